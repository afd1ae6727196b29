//! Minor pieces and how far they are from their king.

use shakmaty::{Bitboard, Role, Square};

use crate::clause::Finder;
use crate::context::{Side, distance};
use crate::{Place, Sink};

clause! {
    /// A knight or bishop far from its own king: it neither shields the king nor is shielded by it. By
    /// kind, for each king's step beyond the nearest squares.
    MinorFarFromKing = "minor_far_from_king" {
        name: "Minor piece far from its king",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [KNIGHT, BISHOP],
        direction: Fault,
        says: "{side}'s {on_units} is far from its king",
        example: "4k3/8/N7/8/8/8/8/4K3 w - - 0 1",
    }
}

/// So near is company.
const NEAR: i32 = 3;

/// All squares that near, by the king's square.
static COMPANY: [Bitboard; 64] = {
    let mut table = [Bitboard::EMPTY; 64];
    let mut king = 0;
    while king < 64 {
        let mut other = 0;
        while other < 64 {
            if Square::ALL[king].distance(Square::ALL[other]) as i32 <= NEAR {
                table[king].0 |= 1 << other;
            }
            other += 1;
        }
        king += 1;
    }
    table
};

impl Finder for MinorFarFromKing {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let company = COMPANY[us.king as usize];
        for (slot, role) in [(Self::KNIGHT, Role::Knight), (Self::BISHOP, Role::Bishop)] {
            for minor in us.own.by(role).without(company) {
                let beyond = distance(us.king, minor) as i32 - NEAR;
                found.item([(slot, beyond)], Place::on(minor).by(us.king));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn steps_beyond_the_nearest_squares_count() {
        let far = "4k3/8/N7/8/8/8/8/4K3 w - - 0 1";
        assert_places(far, "minor_far_from_king", Color::White, &["a6"]);
        assert_eq!(slots_found(far, "minor_far_from_king", Color::White), ["knight", "knight"]);
        let near = "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1";
        assert_places(near, "minor_far_from_king", Color::White, &[]);
    }
}

//! The wing on which the enemy king lives, and where it can go.

use shakmaty::{Bitboard, Role, Square, attacks};

use super::king_pawns::wing;
use crate::clause::{Finder, Slot};
use crate::context::Side;
use crate::squares::{Sets, rank_set};
use crate::{Place, Sink};

/// More squares than this are counted like this.
const MOST_SQUARES: usize = 20;

slot_set! {
    /// By a number of squares, from none to many.
    ByNumber [
        SQUARES0, SQUARES1, SQUARES2, SQUARES3, SQUARES4, SQUARES5, SQUARES6, SQUARES7,
        SQUARES8, SQUARES9, SQUARES10, SQUARES11, SQUARES12, SQUARES13, SQUARES14, SQUARES15,
        SQUARES16, SQUARES17, SQUARES18, SQUARES19, SQUARES20,
    ] {
        /// The slot of so many squares.
        #[inline(always)]
        fn of_squares(squares: usize) -> Slot {
            Self::SQUARES0.nth(squares.min(MOST_SQUARES))
        }
    }
}

/// The four files around a king, and the ranks from the fourth to the king's own end of the board:
/// where an attack on it takes place, seen by the attacker.
fn camp(king: Square) -> Bitboard {
    wing(king) & rank_set(4).fill_north()
}

clause! {
    /// The squares of the wing where the enemy king lives that we attack, those attacked twice
    /// counted twice.
    ///
    /// An attack is prepared by many pieces.
    FlankAttack = "flank_attack" {
        name: "Attack on the king's wing",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByNumber,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on_units} bear on the wing of {enemy}'s king: {at}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for FlankAttack {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let camp = camp(us.enemy_king);
        let once = camp & us.attacked;
        let squares = once.count() + (camp & us.attacked_twice).count();
        let part = [(Self::of_squares(squares), 1)];
        let place = || Place::on(us.units_bearing_on(once)).at(once);
        found.items(|| part, |found| found.item(part, place()));
    }
}

clause! {
    /// The squares of the wing where our king lives that we cover ourselves.
    FlankCover = "flank_cover" {
        name: "Cover of the king's wing",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByNumber,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on_units} cover the wing of the own king: {at}",
        example: "6k1/5ppp/8/6N1/7Q/8/8/4K3 w - - 0 1",
    }
}

impl Finder for FlankCover {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let covered = camp(us.king.flip_vertical()).flip_vertical() & us.attacked;
        let part = [(Self::of_squares(covered.count()), 1)];
        let place = || Place::on(us.units_bearing_on(covered)).at(covered);
        found.items(|| part, |found| found.item(part, place()));
    }
}

clause! {
    /// The squares next to our king that it can go to: without an own unit, not attacked. With an
    /// enemy queen on the board they count apart.
    KingEscape = "king_escape" {
        name: "Squares the king can go to",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [
            SQUARES0, SQUARES1, SQUARES2, SQUARES3, SQUARES4, SQUARES5, SQUARES6,
            SQUARES7, SQUARES8, QUEEN_SQUARES0, QUEEN_SQUARES1, QUEEN_SQUARES2,
            QUEEN_SQUARES3, QUEEN_SQUARES4, QUEEN_SQUARES5, QUEEN_SQUARES6,
            QUEEN_SQUARES7, QUEEN_SQUARES8,
        ],
        direction: Scale,
        shape: RisingIn(9),
        says: "{side}'s king on {on} can go to {at}",
        example: "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1",
    }
}

impl Finder for KingEscape {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let attacked = them.attacked.flip_vertical();
        let squares = attacks::king_attacks(us.king).without(us.own_all | attacked);
        let hunted = us.enemy.by(Role::Queen).any();
        let none = if hunted { Self::QUEEN_SQUARES0 } else { Self::SQUARES0 };
        found.item([(none.nth(squares.count()), 1)], Place::on(us.king).at(squares));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn a_rook_bears_on_the_wing_of_the_king_only() {
        let near = "6k1/8/8/8/8/8/8/4K1R1 w - - 0 1";
        assert_places(near, "flank_attack", Color::White, &["g1 g4 g5 g6 g7 g8"]);
        let far = "6k1/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_places(far, "flank_attack", Color::White, &[""]);
        assert_eq!(slots_found(far, "flank_attack", Color::White), ["squares0"]);
    }

    #[test]
    fn pawns_cover_their_kings_wing() {
        let fen = "6k1/8/8/8/8/8/5P2/6K1 w - - 0 1";
        assert_places(fen, "flank_cover", Color::White, &["f1 g1 h1 f2 g2 h2 e3 g3"]);
    }

    #[test]
    fn a_king_goes_where_it_is_safe() {
        let fen = "r5k1/8/8/8/8/8/5PPP/7K w - - 0 1";
        assert_places(fen, "king_escape", Color::White, &["g1 h1"]);
        let check = "1q4k1/8/8/8/8/8/6PP/7K w - - 0 1";
        assert_eq!(slots_found(check, "king_escape", Color::White), ["queen_squares1"]);
    }
}

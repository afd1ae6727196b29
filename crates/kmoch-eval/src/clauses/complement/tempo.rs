//! The right to move.

use crate::clause::Finder;
use crate::context::Side;
use crate::{Place, Sink};

clause! {
    /// The right to move is worth something in itself.
    Tempo = "tempo" {
        name: "Tempo",
        chapter: Complement,
        theme: Tempo,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [MOVE],
        direction: Virtue,
        says: "{side} is to move",
        example: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for Tempo {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        if us.to_move {
            found.item([(Self::MOVE, 1)], Place::default());
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn only_the_side_to_move_has_it() {
        assert_places("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "tempo", Color::Black, &[""]);
        assert_places("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "tempo", Color::White, &[]);
    }
}

//! The pawns that shelter a king.

use shakmaty::attacks;

use crate::Sink;
use crate::clause::Finder;
use crate::context::KingSide;

clause! {
    /// A pawn right beside or in front of its own king, not behind it.
    ///
    /// It is the nearest cover there is: it shuts lines and guards squares the enemy needs to come
    /// close.
    ShelterPawnImmediate = "shelter_pawn_immediate" {
        name: "Pawn of the immediate shelter",
        chapter: King,
        theme: KingSafety,
        section: "12",
        source: Addendum(
            "Scores for ps of the pawn shelter",
            "Each pawn of the immediate shelter zone will get a bonus of +50",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn stands right by its king",
        example: "k7/8/8/8/8/8/6P1/6K1 w - - 0 1",
    }
}

impl Finder for ShelterPawnImmediate {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        found.each(Self::VALUE, us.pawns.own & us.zone.immediate);
    }
}

clause! {
    /// A pawn two squares from its own king in a straight or diagonal line: half the worth of a
    /// pawn right by the king.
    ///
    /// It still shuts that line, but leaves a gap behind it.
    ShelterPawnWider = "shelter_pawn_wider" {
        name: "Pawn of the wider shelter",
        chapter: King,
        theme: KingSafety,
        section: "12",
        source: Addendum(
            "Scores for ps of the pawn shelter",
            "vertically, horizontally or diagonally removed from the king will get a bonus 1/2",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn covers its king from two squares away",
        example: "k7/8/8/8/8/6P1/8/6K1 w - - 0 1",
    }
}

impl Finder for ShelterPawnWider {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        let on_lines = us.zone.wider.without(attacks::knight_attacks(us.king));
        found.each(Self::VALUE, us.pawns.own & on_lines);
    }
}

clause! {
    /// A pawn a knight's move from its own king: a third of the worth of a pawn right by the king.
    ///
    /// It shuts no line to the king, and the king reaches it only by a crooked way.
    ShelterPawnSinuous = "shelter_pawn_sinuous" {
        name: "Pawn of the shelter, off the lines",
        chapter: King,
        theme: KingSafety,
        section: "12",
        source: Addendum(
            "Scores for ps of the pawn shelter",
            "removed along a sinuous route will get a bonus 1/3",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn covers its king from a knight's move away",
        example: "k7/8/8/8/8/7P/8/6K1 w - - 0 1",
    }
}

impl Finder for ShelterPawnSinuous {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        found.each(Self::VALUE, us.pawns.own & attacks::knight_attacks(us.king));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn adjacent_pawns_but_not_those_behind() {
        assert_white(
            "k7/8/8/8/6P1/5PK1/7P/8 w - - 0 1",
            "shelter_pawn_immediate",
            &[("f3", 500.0), ("g4", 500.0)],
        );
        assert_black(
            "5rk1/5ppp/8/8/8/8/8/K7 w - - 0 1",
            "shelter_pawn_immediate",
            &[("f7", 500.0), ("g7", 500.0), ("h7", 500.0)],
        );
    }

    #[test]
    fn two_squares_away_on_a_line_or_off_it() {
        let fen = "k7/8/8/8/8/4P1PP/4P3/6K1 w - - 0 1";
        assert_white(fen, "shelter_pawn_immediate", &[]);
        assert_white(fen, "shelter_pawn_wider", &[("e3", 250.0), ("g3", 250.0)]);
        assert_white(fen, "shelter_pawn_sinuous", &[("e2", 166.667), ("h3", 166.667)]);
    }

    #[test]
    fn three_squares_are_too_far() {
        let fen = "k7/8/8/8/6P1/8/8/6K1 w - - 0 1";
        assert_white(fen, "shelter_pawn_wider", &[]);
        assert_white(fen, "shelter_pawn_sinuous", &[]);
    }
}

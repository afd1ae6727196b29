//! Pawn structures that players have names for. Each is declared once, as White would have it; for Black
//! everything is turned round. The story calls them by their names, and games are searched for them.

use shakmaty::{Bitboard, Board, Color, File, Square};

/// A structure that has a name.
///
/// ```
/// use kmoch_eval::structures::ISOLANI;
/// use shakmaty::{Color, fen::Fen};
///
/// let fen: Fen = ISOLANI.example.parse()?;
/// assert!(ISOLANI.holds(&fen.as_setup().board, Color::White));
/// # Ok::<(), shakmaty::fen::ParseFenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Structure {
    /// Its name for programs.
    pub key: &'static str,
    /// What it is.
    pub about: &'static str,
    /// What has to be so, all of it.
    pub conditions: &'static [Condition],
    /// A position in which one of the sides has it.
    pub example: &'static str,
    /// A position in which neither has it, though it looks much like it.
    pub near_miss: &'static str,
}

/// Something about pawns that is so or not. Places are squares (`d4`) or files (`d`), as White sees the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// The side that has the structure has a pawn on each of these.
    Ours(&'static [&'static str]),
    /// The other side has.
    Theirs(&'static [&'static str]),
    /// The side that has the structure has so many pawns on these together.
    OursCount(&'static [&'static str], usize),
    /// The other side has.
    TheirsCount(&'static [&'static str], usize),
    /// The side has this structure.
    Has(&'static Structure),
}

use Condition::{Has, Ours, OursCount, Theirs, TheirsCount};

impl Structure {
    /// Whether a side has it.
    pub fn holds(&self, board: &Board, side: Color) -> bool {
        self.conditions.iter().all(|condition| condition.holds(board, side))
    }
}

impl Condition {
    fn holds(&self, board: &Board, side: Color) -> bool {
        // Black's pawns are looked for where White's would be.
        let turned = |place: &str| match side {
            Color::White => squares(place),
            Color::Black => squares(place).flip_vertical(),
        };
        let seen = |place: &str, of: Color| board.pawns() & board.by_color(of) & turned(place);
        let each = |places: &[&str], of| places.iter().all(|place| seen(place, of).any());
        let count = |places: &[&str], of| -> usize {
            places.iter().fold(Bitboard::EMPTY, |all, place| all | seen(place, of)).count()
        };
        match *self {
            Ours(places) => each(places, side),
            Theirs(places) => each(places, !side),
            OursCount(places, number) => count(places, side) == number,
            TheirsCount(places, number) => count(places, !side) == number,
            Has(structure) => structure.holds(board, side),
        }
    }
}

/// The squares of a place: a square, or a file. Tests read every place there is.
fn squares(place: &str) -> Bitboard {
    let file = || place.chars().next().and_then(File::from_char);
    match (place.parse::<Square>(), file()) {
        (Ok(square), _) => square.into(),
        (Err(_), Some(file)) => file.into(),
        (Err(_), None) => Bitboard::EMPTY,
    }
}

/// The isolated queen's pawn.
pub const ISOLANI: Structure = Structure {
    key: "isolani",
    about: "The isolated queen's pawn: alone on d4, without a pawn beside it or before it",
    conditions: &[Ours(&["d4"]), OursCount(&["c", "d", "e"], 1), TheirsCount(&["d"], 0)],
    example: "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10",
    near_miss: "r1bq1rk1/pp2bppp/2n1pn2/3p4/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10",
};

/// Hanging pawns.
pub const HANGING_PAWNS: Structure = Structure {
    key: "hanging_pawns",
    about: "Pawns on c4 and d4 on half-open files, without a pawn beside them",
    conditions: &[
        Ours(&["c4", "d4"]),
        OursCount(&["b", "c", "d", "e"], 2),
        TheirsCount(&["c", "d"], 0),
    ],
    example: "r2q1rk1/pb2bppp/1p2pn2/8/2PP4/5N2/P4PPP/R1BQRBK1 w - - 0 1",
    near_miss: "r2q1rk1/pb2bppp/1p2pn2/8/2PP4/5N2/PP3PPP/R1BQRBK1 w - - 0 1",
};

/// The Carlsbad structure.
pub const CARLSBAD: Structure = Structure {
    key: "carlsbad",
    about: "The exchanged Queen's Gambit: d4 and a pawn on the e-file against c6 and d5, with the c-file half open",
    conditions: &[
        Ours(&["d4"]),
        OursCount(&["c"], 0),
        OursCount(&["e"], 1),
        Theirs(&["c6", "d5"]),
        TheirsCount(&["c"], 1),
        TheirsCount(&["e"], 0),
    ],
    example: "r1bqrnk1/pp2bppp/2p2n2/3p2B1/3P4/2NBPN2/PPQ2PPP/R4RK1 w - - 0 1",
    near_miss: "r1bq1rk1/pp1nbppp/2p1pn2/3p2B1/2PP4/2N1PN2/PPQ2PPP/R3KB1R w KQ - 0 1",
};

/// A minority attack.
pub const MINORITY_ATTACK: Structure = Structure {
    key: "minority_attack",
    about: "The Carlsbad structure with the b-pawn on its way against three pawns",
    conditions: &[
        Has(&CARLSBAD),
        OursCount(&["b4", "b5"], 1),
        OursCount(&["a", "b"], 2),
        TheirsCount(&["a", "b", "c"], 3),
    ],
    example: "r1bqrnk1/1p2bppp/p1p2n2/3p2B1/1P1P4/2NBPN2/P1Q2PPP/1R3RK1 b - - 0 1",
    near_miss: "r1bqrnk1/pp2bppp/2p2n2/3p2B1/3P4/2NBPN2/PPQ2PPP/R4RK1 w - - 0 1",
};

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    const ALL: [Structure; 4] = [ISOLANI, HANGING_PAWNS, CARLSBAD, MINORITY_ATTACK];

    fn sides(structure: &Structure, fen: &str) -> usize {
        let fen: Fen = fen.parse().expect("a sound FEN");
        let board = &fen.as_setup().board;
        Color::ALL.into_iter().filter(|&side| structure.holds(board, side)).count()
    }

    #[test]
    fn each_holds_in_its_example_and_not_in_its_near_miss() {
        for structure in &ALL {
            assert_eq!(sides(structure, structure.example), 1, "{}", structure.key);
            assert_eq!(sides(structure, structure.near_miss), 0, "{}", structure.key);
        }
    }

    #[test]
    fn for_black_everything_is_turned_round() {
        let fen: Fen = "4k3/8/8/3p4/8/8/PP3PPP/4K3 w - - 0 1".parse().unwrap();
        assert!(ISOLANI.holds(&fen.as_setup().board, Color::Black));
        assert!(!ISOLANI.holds(&fen.as_setup().board, Color::White));
    }

    #[test]
    fn every_place_is_a_square_or_a_file() {
        let places = ALL.iter().flat_map(|structure| structure.conditions).flat_map(|condition| {
            match *condition {
                Ours(places) | Theirs(places) => places,
                OursCount(places, _) | TheirsCount(places, _) => places,
                Has(_) => &[],
            }
        });
        for place in places {
            assert!(squares(place).any(), "{place}");
        }
    }
}

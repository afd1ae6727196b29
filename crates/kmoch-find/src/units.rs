//! Questions about what stands where: `white.pawn("d4")`, `black.pawns("d", "7")`.

use shakmaty::{Bitboard, Board, Color, File, Rank, Role, Square};

/// How many units of a kind a side has on some squares, or whether it has one on each of several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Units {
    side: Color,
    role: Role,
    /// Each of the squares, files and ranks named.
    places: Vec<Bitboard>,
    /// Whether units are counted.
    counted: bool,
}

/// The names of units: one of them, and several.
const NAMES: [(&str, &str, Role); 6] = [
    ("pawn", "pawns", Role::Pawn),
    ("knight", "knights", Role::Knight),
    ("bishop", "bishops", Role::Bishop),
    ("rook", "rooks", Role::Rook),
    ("queen", "queens", Role::Queen),
    ("king", "kings", Role::King),
];

/// What a question comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    /// So many.
    Count(usize),
    /// Whether there is one on each place.
    All(bool),
}

impl Units {
    /// All names that questions have.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.iter().flat_map(|(one, several, _)| [*one, *several])
    }

    /// The question of this name about these places, as White sees the board; seen from Black, ranks are turned round. None
    /// if there is no such name.
    ///
    /// # Errors
    /// Says which of the places is none.
    pub fn new(
        side: Color,
        view: Color,
        name: &str,
        places: &[&str],
    ) -> Option<Result<Units, usize>> {
        let is_named = |(one, several, _): &&(&str, &str, Role)| [*one, *several].contains(&name);
        let (one, _, role) = NAMES.iter().find(is_named)?;
        let mut squares = Vec::new();
        for (index, place) in places.iter().enumerate() {
            match squares_of(place) {
                Some(place) if view.is_white() => squares.push(place),
                Some(place) => squares.push(place.flip_vertical()),
                None => return Some(Err(index)),
            }
        }
        if squares.is_empty() {
            squares.push(Bitboard::FULL);
        }
        Some(Ok(Units { side, role: *role, places: squares, counted: name != *one }))
    }

    /// Asks the question of a board.
    pub fn ask(&self, board: &Board) -> Answer {
        let units = board.by_color(self.side) & board.by_role(self.role);
        if self.counted {
            let places = self.places.iter().fold(Bitboard::EMPTY, |all, place| all | *place);
            Answer::Count((units & places).count())
        } else {
            Answer::All(self.places.iter().all(|place| (units & *place).any()))
        }
    }
}

/// The squares that a place names: a square (`d4`), a file (`d`) or a rank (`4`).
fn squares_of(place: &str) -> Option<Bitboard> {
    if let Ok(square) = place.parse::<Square>() {
        return Some(square.into());
    }
    let mut letters = place.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    File::from_char(letter)
        .map(Bitboard::from)
        .or_else(|| Rank::from_char(letter).map(Bitboard::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(side: Color, view: Color, name: &str, places: &[&str]) -> Answer {
        Units::new(side, view, name, places).unwrap().unwrap().ask(&Board::default())
    }

    #[test]
    fn units_are_counted_by_square_file_and_rank() {
        use Color::{Black, White};
        assert_eq!(ask(White, White, "pawns", &[]), Answer::Count(8));
        assert_eq!(ask(White, White, "pawns", &["d", "e2", "7"]), Answer::Count(2));
        assert_eq!(ask(Black, White, "knights", &["8"]), Answer::Count(2));
        assert_eq!(ask(White, White, "pawn", &["d2", "e2"]), Answer::All(true));
        assert_eq!(ask(White, White, "pawn", &["d2", "e3"]), Answer::All(false));
        assert_eq!(ask(Black, Black, "pawn", &["d2"]), Answer::All(true));
        assert_eq!(Units::new(White, White, "pawn", &["d2", "i9"]), Some(Err(1)));
        assert_eq!(Units::new(White, White, "horse", &[]), None);
    }
}

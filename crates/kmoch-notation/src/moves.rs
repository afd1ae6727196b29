//! Moves as people and programs write them.

use shakmaty::san::{San, SanError, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Move, Position, Role};
use thiserror::Error;

/// Why a text is no move in a position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MoveFault {
    /// It is not how a move is written.
    #[error("\"{0}\" is not how a move is written: try Nf3 or g1f3")]
    Unreadable(String),
    /// It is a move, but not one that can be played.
    #[error("{text} is not a legal move here; {} can play: {}", name(*.turn), .legal.join(" "))]
    Illegal {
        /// As it was written.
        text: String,
        /// Who is to move.
        turn: Color,
        /// What could be played.
        legal: Vec<String>,
    },
    /// It fits several moves.
    #[error("{text} could be several moves: {}", .moves.join(", "))]
    Ambiguous {
        /// As it was written.
        text: String,
        /// The moves it fits.
        moves: Vec<String>,
    },
}

fn name(side: Color) -> &'static str {
    if side.is_white() { "White" } else { "Black" }
}

/// The move that a text names: as SAN has it (`Nf3`), as UCI has it (`g1f3`, castling written either way), or in one of
/// the ways people write when no program watches (`0-0`, `nf3`, `E4`, `Ng1-f3`, `ed5`, `e8Q`, `e8=q`), if one move fits.
///
/// ```
/// use kmoch_notation::find_move;
/// use shakmaty::{Chess, Position};
///
/// let start = Chess::default();
/// let knight = find_move(&start, "Nf3").unwrap();
/// for text in ["nf3", "g1f3", "Ng1-f3", "NF3", "Nf3!?", "♘f3"] {
///     assert_eq!(find_move(&start, text), Ok(knight), "{text}");
/// }
/// let fault = find_move(&start, "Nf4").unwrap_err().to_string();
/// assert!(fault.starts_with("Nf4 is not a legal move here; White can play: "));
/// ```
///
/// # Errors
/// Says whether the text is no move at all, cannot be played, or could be several moves.
pub fn find_move(position: &Chess, text: &str) -> Result<Move, MoveFault> {
    find_ascii(position, text.as_bytes()).map_err(|failure| failure.told(position, text.trim()))
}

/// Why no move was found; it is put into words only where somebody reads them.
pub(crate) enum Failure {
    Unreadable,
    Illegal,
    Ambiguous(Vec<Move>),
}

impl Failure {
    fn told(self, position: &Chess, text: &str) -> MoveFault {
        const LONGEST_QUOTE: usize = 20;
        let shown =
            |letter: char| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter };
        let text = text.chars().take(LONGEST_QUOTE).map(shown).collect();
        let written = |mv: &Move| SanPlus::from_move(position.clone(), *mv).to_string();
        match self {
            Failure::Unreadable => MoveFault::Unreadable(text),
            Failure::Illegal => {
                let legal = position.legal_moves().iter().map(written).collect();
                MoveFault::Illegal { text, turn: position.turn(), legal }
            }
            Failure::Ambiguous(moves) => {
                MoveFault::Ambiguous { text, moves: moves.iter().map(written).collect() }
            }
        }
    }
}

/// The same for bytes of a file. Nearly all moves are SAN or UCI, so these come first.
pub(crate) fn find_ascii(position: &Chess, text: &[u8]) -> Result<Move, Failure> {
    if let Ok(SanPlus { san, .. }) = SanPlus::from_ascii(text)
        && san != San::Null
    {
        match san.to_move(position) {
            Ok(mv) => return Ok(mv),
            Err(SanError::AmbiguousSan) => {
                return Err(Failure::Ambiguous(fitting(position, &Spelling::of(text))));
            }
            Err(SanError::IllegalSan) => {}
        }
    }
    if let Ok(uci) = UciMove::from_ascii(text)
        && uci != UciMove::Null
        && let Ok(mv) = uci.to_move(position)
    {
        return Ok(mv);
    }
    let spelling = Spelling::of(text);
    match fitting(position, &spelling).as_slice() {
        [mv] => Ok(*mv),
        [] if spelling.is_move() => Err(Failure::Illegal),
        [] => Err(Failure::Unreadable),
        several => Err(Failure::Ambiguous(several.to_vec())),
    }
}

/// What is left of a move when everything is taken away that people write or leave out as they like: case, captures,
/// checks, signs, dashes.
struct Spelling(String);

/// No spelling of a move is longer.
const LONGEST: usize = 20;

impl Spelling {
    fn of(text: &[u8]) -> Spelling {
        let text = String::from_utf8_lossy(text);
        let text = text.trim();
        if text.len() > LONGEST {
            return Spelling(String::new());
        }
        let text = text.strip_suffix("e.p.").unwrap_or(text);
        let plain = text.chars().filter_map(|letter| match letter {
            'x' | 'X' | ':' | '-' | '–' | '+' | '#' | '=' | '!' | '?' | '/' | '(' | ')' | ' ' => {
                None
            }
            '0' | 'O' => Some('o'),
            '♔' | '♚' => Some('k'),
            '♕' | '♛' => Some('q'),
            '♖' | '♜' => Some('r'),
            '♗' | '♝' => Some('b'),
            '♘' | '♞' => Some('n'),
            _ => Some(letter.to_ascii_lowercase()),
        });
        Spelling(plain.collect())
    }

    /// Whether it could be a move on some board.
    fn is_move(&self) -> bool {
        let letters = self.0.as_bytes();
        let is_castling = matches!(letters, b"oo" | b"ooo");
        let has_square = letters.windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']));
        let known = |letter: &u8| matches!(letter, b'a'..=b'h' | b'1'..=b'8' | b'k' | b'q' | b'r' | b'n' | b'p');
        is_castling || (has_square && letters.iter().all(known))
    }

    /// Whether it names this move.
    fn names(&self, mv: &Move) -> bool {
        let text = self.0.as_str();
        let to = match mv {
            Move::Castle { king, rook } => {
                let short = rook.file() > king.file();
                return text == if short { "oo" } else { "ooo" };
            }
            _ => mv.to().to_string(),
        };
        let promotion = mv.promotion().map(|role| role.char().to_string()).unwrap_or_default();
        let Some(rest) =
            text.strip_suffix(promotion.as_str()).and_then(|rest| rest.strip_suffix(to.as_str()))
        else {
            return false;
        };
        let from = mv.from().map(|from| from.to_string()).unwrap_or_default();
        let origins = ["", &from[..from.len().min(1)], &from[from.len().min(1)..], from.as_str()];
        let is_origin = |rest: &str| origins.contains(&rest);
        match mv.role() {
            Role::Pawn => is_origin(rest) || rest.strip_prefix('p').is_some_and(is_origin),
            role => rest == from || rest.strip_prefix(role.char()).is_some_and(is_origin),
        }
    }
}

/// The legal moves that a spelling names. A pawn move without its file means no capture, if there is the choice.
fn fitting(position: &Chess, spelling: &Spelling) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.retain(|mv| spelling.names(mv));
    let is_square = spelling.0.len() == 2;
    if is_square && moves.iter().any(|mv| !mv.is_capture()) {
        moves.retain(|mv| !mv.is_capture());
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position as Read;

    fn found(fen: &str, text: &str) -> String {
        let position = Read::read(fen).unwrap().chess;
        match find_move(&position, text) {
            Ok(mv) => SanPlus::from_move(position, mv).to_string(),
            Err(fault) => fault.to_string(),
        }
    }

    #[test]
    fn castling_however_it_is_written() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for text in ["O-O", "0-0", "o-o", "OO", "e1g1", "e1h1", "0-0!?"] {
            assert_eq!(found(fen, text), "O-O", "{text}");
        }
        for text in ["O-O-O", "0-0-0", "ooo", "e1c1", "e1a1"] {
            assert_eq!(found(fen, text), "O-O-O", "{text}");
        }
    }

    #[test]
    fn captures_and_promotions_in_a_hurry() {
        let fen = "3r4/2P1k3/8/8/8/8/8/4K3 w - - 0 1";
        for text in ["cxd8=Q", "cd8Q", "c7d8q", "cxd8/Q", "c:d8=Q", "C7XD8=Q", "cxd8(Q)"] {
            assert_eq!(found(fen, text), "cxd8=Q+", "{text}");
        }
        assert_eq!(found(fen, "cd=q"), "\"cd=q\" is not how a move is written: try Nf3 or g1f3");
        assert!(found(fen, "cd8").starts_with("cd8 is not a legal move here"));
        assert_eq!(found(fen, "c8N"), "c8=N+");
    }

    #[test]
    fn doubts_are_told() {
        let fen = "4k3/8/8/8/8/8/3N4/3K1N2 w - - 0 1";
        assert_eq!(found(fen, "Ne3"), "Ne3");
        assert_eq!(
            found("4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1", "Nd2"),
            "Nd2 could be several moves: Nbd2, Nfd2"
        );
        assert_eq!(found("4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1", "nbd2"), "Nbd2");
        // A bishop and a pawn of the b-file: only the capital letter tells.
        let fen = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
        assert_eq!(found(fen, "bxc3"), "bxc3");
        assert_eq!(found(fen, "Bxc3"), "Bxc3");
        assert_eq!(found(fen, "bc3"), "bc3 could be several moves: bxc3, Bxc3");
        assert_eq!(found(fen, "BC3"), "BC3 could be several moves: bxc3, Bxc3");
    }

    #[test]
    fn nonsense_is_called_so() {
        for text in ["", "hello", "e9", "--", "0000", "Z0", "\u{7}", "e4e5e6e7", "oooo"] {
            let fault = find_move(&Chess::default(), text).unwrap_err();
            assert!(
                matches!(fault, MoveFault::Unreadable(_) | MoveFault::Illegal { .. }),
                "{text}: {fault:?}"
            );
        }
        assert_eq!(
            find_move(&Chess::default(), &"e4".repeat(1 << 20)),
            Err(MoveFault::Unreadable("e4".repeat(10)))
        );
    }
}

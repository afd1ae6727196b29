//! Draws that best play leads to: perpetual check, repetition, stalemate, too little to mate with.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position as _};

use super::searched::written;
use crate::language::{Argument, Phrase, say};

/// A draw at the end of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// How, and by which moves.
    pub sentence: Phrase,
    /// Whether somebody forces it by checks.
    pub perpetual: bool,
}

/// What begins to repeat itself later than this is not forced, only the last thing a search looked at.
const SOON: usize = 6;

/// Moves of a line that are shown.
const SHOWN: usize = 10;

/// How the line of a search that found nothing for either side ends, if that is a draw by the rules.
pub fn find(position: &Chess, line: &[Move]) -> Option<Drawn> {
    let key = |position: &Chess| -> Zobrist64 { position.zobrist_hash(EnPassantMode::Legal) };
    let mut seen = vec![key(position)];
    let mut checks = vec![false];
    let mut at = position.clone();
    for (index, &mv) in line.iter().enumerate() {
        at.play_unchecked(mv);
        checks.push(at.is_check());
        let leads = Argument::Moves(leading(position, &line[..=index]));
        let of_rules = |sentence| Some(Drawn { sentence, perpetual: false });
        if at.is_stalemate() {
            return of_rules(say!("drawn-stalemate", line = leads, side = at.turn()));
        }
        if at.is_insufficient_material() {
            return of_rules(say!("drawn-material", line = leads));
        }
        let now = key(&at);
        if let Some(first) = seen.iter().position(|earlier| *earlier == now) {
            // Whoever gives check with every move forces it, however far the king runs first.
            let forced = checker(position.turn(), &checks[1..], 0);
            if first > SOON && forced.is_none() {
                return None;
            }
            let perpetual = checker(position.turn(), &checks[first + 1..], first);
            let sentence = match perpetual {
                Some(side) => say!("drawn-perpetual", side, line = leads),
                None => say!("drawn-repetition", line = leads),
            };
            return Some(Drawn { sentence, perpetual: perpetual.is_some() });
        }
        seen.push(now);
    }
    None
}

/// The moves that lead to a draw; where they are many, the first of them.
fn leading(position: &Chess, moves: &[Move]) -> String {
    match moves.len() {
        0..=SHOWN => written(position, moves),
        _ => written(position, &moves[..SHOWN]) + " ...",
    }
}

/// The side whose every move among these gives check; the first of them is made after so many plies.
fn checker(turn: Color, checks: &[bool], plies: usize) -> Option<Color> {
    let all = |first: usize| checks.iter().skip(first).step_by(2).all(|&check| check);
    let mover = if plies.is_multiple_of(2) { turn } else { !turn };
    if checks.len() < 2 {
        None
    } else if all(0) {
        Some(mover)
    } else if all(1) {
        Some(!mover)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::uci::UciMove;

    use super::*;
    use crate::{Language, Position};

    fn found(fen: &str, moves: &str) -> Option<Drawn> {
        let position = Position::read(fen).unwrap().chess;
        let mut at = position.clone();
        let mut line = Vec::new();
        for word in moves.split_whitespace() {
            let mv = word.parse::<UciMove>().unwrap().to_move(&at).unwrap();
            at = at.play(mv).unwrap();
            line.push(mv);
        }
        find(&position, &line)
    }

    #[test]
    fn perpetual_check_is_told_and_by_whom() {
        let fen = "6k1/5p2/8/7Q/8/8/qr6/7K w - - 0 30";
        assert_eq!(found(fen, "h5g5 g8f8 g5d8"), None, "nothing has come back yet");
        let drawn = found(fen, "h5g5 g8f8 g5d8 f8g7 d8g5 g7f8").unwrap();
        assert!(drawn.perpetual);
        let said = drawn.sentence.tell(Language::English);
        assert!(said.starts_with("A draw: White gives perpetual check, 30.Qg5+"), "{said}");
    }

    #[test]
    fn a_king_may_run_far_before_its_checks_repeat_themselves() {
        let fen = "6k1/5p2/8/7Q/8/8/qr6/7K w - - 0 30";
        let checks =
            "h5g5 g8f8 g5d8 f8g7 d8g5 g7h7 g5f5 h7h6 f5f6 h6h5 f6f5 h5h4 f5f4 h4h3 f4f3 h3h4 f3f4";
        let said = found(fen, checks).unwrap().sentence.tell(Language::English);
        assert!(said.contains("White gives perpetual check, 30.Qg5+ Kf8 31.Qd8+"), "{said}");
        assert!(said.contains("34.Qf6+ Kh5 ..."), "a long line is cut: {said}");
    }

    #[test]
    fn moves_that_repeat_without_checks_are_a_repetition() {
        let drawn = found("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1d1 e8d8 d1e1 d8e8").unwrap();
        let said = drawn.sentence.tell(Language::English);
        assert!(!drawn.perpetual && said.contains("repeat themselves"), "{said}");
    }

    #[test]
    fn stalemate_and_bare_kings() {
        let drawn = found("7k/8/6K1/6P1/8/8/8/8 b - - 0 60", "h8g8 g6h6 g8h8 g5g6 h8g8 g6g7 g8f7");
        assert_eq!(drawn, None);
        let drawn = found("k7/8/1K6/P7/8/8/8/8 w - - 0 60", "a5a6 a8b8 a6a7 b8a8").is_none();
        assert!(drawn);
        let drawn =
            found("k7/8/8/1K6/P7/8/8/8 w - - 0 60", "b5a6 a8b8 a4a5 b8a8 a6b6 a8b8 a5a6 b8a8 a6a7");
        let said = drawn.unwrap().sentence.tell(Language::English);
        assert!(said.contains("leaves Black without a move, stalemate"), "{said}");
        // The pawn falls only after what is shown.
        let moves = "a1b2 a8b8 b2c3 b8a8 c3d4 a8b8 d4e5 b8a8 e5f6 a8b8 f6g6 b8a8 g6h6";
        let drawn = found("k7/8/7p/8/8/8/8/K7 w - - 0 1", moves).unwrap();
        let said = drawn.sentence.tell(Language::English);
        assert!(said.ends_with("5.Kf6 Kb8 ... neither side can mate."), "{said}");
        let drawn = found("8/8/8/8/8/8/1p1k4/1K6 w - - 0 60", "b1b2").unwrap();
        let said = drawn.sentence.tell(Language::English);
        assert_eq!(said, "A draw: after 60.Kxb2 neither side can mate.");
    }
}

//! The verdict in words.

use kmoch_eval::Amount;
use kmoch_eval::sentence::name;
use shakmaty::{Chess, Color, Position as _};

use crate::Position;
use crate::pawns::{Hundredths, hundredths, signed};
use crate::story::Story;

/// From this many hundredths of a pawn on, a side is better, in these words. They speak of the
/// count and not of the outcome: what a position is worth is no proof of how it ends.
const SCALE: [(Hundredths, &str); 4] =
    [(15, "a little better"), (60, "better"), (150, "clearly better"), (400, "far better")];

/// Who is better, and by how much, in one line.
///
/// ```
/// use kmoch_eval::Amount;
/// use kmoch_tell::verdict;
/// assert_eq!(verdict::words(Amount::from_millipawns(1350)), "White is better");
/// assert_eq!(verdict::words(Amount::from_millipawns(-20)), "The sides are level");
/// ```
pub fn words(total: Amount) -> String {
    let size = hundredths(total).abs();
    let side = if total > Amount::ZERO { Color::White } else { Color::Black };
    match SCALE.iter().rev().find(|(least, _)| size >= *least) {
        Some((_, how)) => format!("{} is {how}", name(side)),
        None => "The sides are level".to_owned(),
    }
}

/// The verdict on a position: what the rules say if the game is over, else what the count says.
pub fn line(position: &Position, total: Amount) -> String {
    over(&position.chess)
        .unwrap_or_else(|| format!("{}: {}", words(total), signed(hundredths(total))))
}

/// The verdict on a position told: as above, in the words of its story.
pub fn of_story(story: &Story) -> String {
    match (story.mate(), &story.over) {
        (None, None) => format!("{}: {}", story.verdict(), signed(hundredths(story.total))),
        _ => story.verdict(),
    }
}

/// What the rules of chess say of a game that is over.
pub fn over(position: &Chess) -> Option<String> {
    let turn = position.turn();
    if position.is_checkmate() {
        Some(format!("Checkmate: {} has won.", name(turn.other())))
    } else if position.is_stalemate() {
        Some(format!("Stalemate: {} cannot move and the game is drawn.", name(turn)))
    } else if position.is_insufficient_material() {
        Some("Neither side can mate any more: the game is drawn.".to_owned())
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(fen: &str, millipawns: i32) -> String {
        line(&Position::read(fen).unwrap(), Amount::from_millipawns(millipawns))
    }

    #[test]
    fn the_rules_speak_before_the_count() {
        assert_eq!(verdict("startpos", 0), "The sides are level: 0.00");
        assert_eq!(verdict("startpos", -600), "Black is better: -0.60");
        let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
        assert_eq!(verdict(mate, 5000), "Checkmate: Black has won.");
        assert!(verdict("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", 9000).starts_with("Stalemate: Black"));
        assert!(verdict("7k/8/8/8/8/8/8/KN6 w - - 0 1", 3000).starts_with("Neither side"));
    }
}

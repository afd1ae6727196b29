//! The verdict in words.

use kmoch_eval::Amount;
use kmoch_eval::sentence::name;
use shakmaty::Color;

use crate::Position;
use crate::outcome::Outcome;
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

/// The verdict on a position: what the rules say if the game is over, then what the count says.
pub fn line(position: &Position, total: Amount) -> String {
    let counted = format!("{}: {}", words(total), signed(hundredths(total)));
    match over(position) {
        Some(end) => format!("{end} By the count alone: {counted}"),
        None => counted,
    }
}

/// The verdict on a position told: as above, in the words of its story.
pub fn of_story(position: &Position, story: &Story) -> String {
    if let Some(mate) = story.mate() {
        return mate;
    }
    let counted = format!("{}: {}", story.verdict(), signed(hundredths(story.total)));
    match over(position) {
        Some(end) => format!("{end} By the count alone: {counted}"),
        None => counted,
    }
}

/// What the rules of chess say of a game that is over.
fn over(position: &Position) -> Option<String> {
    Outcome::of(&position.chess).map(Outcome::sentence)
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
        assert!(verdict(mate, 5000).starts_with("Checkmate: Black has won. "));
        assert!(verdict("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", 9000).starts_with("Stalemate: Black"));
        assert!(verdict("7k/8/8/8/8/8/8/KN6 w - - 0 1", 3000).starts_with("Neither side"));
    }
}

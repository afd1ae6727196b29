//! The verdict in words.

use kmoch_eval::Amount;
use shakmaty::{Chess, Color};

use crate::Position;
use crate::language::{Argument, Phrase, say};
use crate::outcome::Outcome;
use crate::pawns::{Hundredths, hundredths};
use crate::story::Story;

/// From this many hundredths of a pawn on, a side is better, in these words. They speak of the
/// count and not of the outcome: what a position is worth is no proof of how it ends.
const SCALE: [(Hundredths, &str); 4] =
    [(15, "a-little"), (60, "plainly"), (150, "clearly"), (400, "far")];

/// Who is better, and by how much, in one line.
///
/// ```
/// use kmoch_eval::Amount;
/// use kmoch_tell::{Language, verdict};
/// let said = |millipawns| verdict::words(Amount::from_millipawns(millipawns));
/// assert_eq!(said(1350).tell(Language::English), "White is better");
/// assert_eq!(said(-20).tell(Language::German), "Die Stellung ist ausgeglichen");
/// ```
pub fn words(total: Amount) -> Phrase {
    let size = hundredths(total).abs();
    let side = if total > Amount::ZERO { Color::White } else { Color::Black };
    match SCALE.iter().rev().find(|(least, _)| size >= *least) {
        Some(&(_, how)) => say!("better", side, how),
        None => say!("level"),
    }
}

/// The verdict on a position: what the rules say if the game is over, else what the count says.
pub fn line(position: &Position, total: Amount) -> Phrase {
    over(&position.chess).unwrap_or_else(|| counted(words(total), total))
}

/// The verdict on a position told: as above, in the words of its story.
pub fn of_story(story: &Story) -> Phrase {
    match (story.mate(), &story.over) {
        (None, None) => counted(story.verdict(), story.total),
        _ => story.verdict(),
    }
}

fn counted(verdict: Phrase, total: Amount) -> Phrase {
    say!("counted", verdict, amount = Argument::Signed(hundredths(total)))
}

/// What the rules of chess say of a game that is over.
pub fn over(position: &Chess) -> Option<Phrase> {
    Outcome::of(position).map(Outcome::phrase)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(fen: &str, millipawns: i32) -> String {
        let position = Position::read(fen).unwrap();
        line(&position, Amount::from_millipawns(millipawns)).tell(crate::Language::English)
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

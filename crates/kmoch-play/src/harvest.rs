//! Positions to learn from: the quiet ones of a game, with how it ended, or those of the tree, of which nobody knows.

use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position};

use crate::game::Played;

/// So many positions of a game at most: more would only repeat each other.
pub const MOST_OF_A_GAME: usize = 12;
/// Scores beyond this say that the game is over, not what the position is worth.
const DECIDED: i32 = 3000;

/// A line of data: a position, how its game ended, what the search said.
#[derive(Debug, Clone, PartialEq)]
pub struct Sample {
    /// The position.
    pub position: Chess,
    /// Centipawns seen from White.
    pub white_score: i32,
    /// The ply of its game, counted from the opening.
    pub ply: usize,
}

/// The head of a file of samples.
pub const HEADER: &str = "fen,result,score,game,ply";

/// The quiet positions of a game, at most [`MOST_OF_A_GAME`] chosen at random, in their order.
pub fn quiet_positions(played: &Played, random: &mut SmallRng) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut position = played.opening.clone();
    for (ply, played_ply) in played.plies.iter().enumerate() {
        if is_quiet(&position, played_ply.m) && played_ply.white_score.abs() < DECIDED {
            let white_score = played_ply.white_score;
            samples.push(Sample { position: position.clone(), white_score, ply });
        }
        position.play_unchecked(played_ply.m);
    }
    samples.shuffle(random);
    samples.truncate(MOST_OF_A_GAME);
    samples.sort_by_key(|sample| sample.ply);
    samples
}

/// Whether nothing forcing is under way: no check now, and no capture, promotion or check next.
pub fn is_quiet(position: &Chess, next: Move) -> bool {
    let calm = !position.is_check() && !next.is_capture() && !next.is_promotion();
    calm && position.clone().play(next).is_ok_and(|after| !after.is_check())
}

impl Sample {
    /// The sample as a line of a table under [`HEADER`].
    pub fn line(&self, winner: Option<Color>, game: u64) -> String {
        let fen = Fen::from_position(&self.position, EnPassantMode::Legal);
        let result = match winner {
            Some(Color::White) => "1",
            Some(Color::Black) => "0",
            None => "0.5",
        };
        format!("{fen},{result},{},{game},{}", self.white_score, self.ply)
    }
}

/// A position of the tree as a line of the same table: it has no result and, until a search says something, no score.
pub fn tree_line(position: &Chess, game: u64) -> String {
    format!("{},,,{game},", Fen::from_position(position, EnPassantMode::Legal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adjudication::Adjudication;
    use crate::game::{Limit, play};
    use crate::openings::random_of;
    use crate::player::Setup;

    #[test]
    fn only_quiet_positions_are_taken_and_few_of_them() {
        let mut players = [(); 2].map(|()| Setup::default().player().unwrap());
        let players = players.each_mut();
        let limit = Limit::Nodes(100);
        let played = play(players, &Chess::default(), limit, Adjudication::default());
        let samples = quiet_positions(&played, &mut random_of(1, 0));
        assert_eq!(samples.len(), MOST_OF_A_GAME);
        for sample in &samples {
            assert!(is_quiet(&sample.position, played.plies[sample.ply].m));
        }
        assert!(samples.is_sorted_by_key(|sample| sample.ply));
        assert_eq!(samples, quiet_positions(&played, &mut random_of(1, 0)));
    }

    #[test]
    fn a_sample_is_one_line() {
        let sample = Sample { position: Chess::default(), white_score: -12, ply: 3 };
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(sample.line(None, 7), format!("{start},0.5,-12,7,3"));
        assert_eq!(sample.line(Some(Color::Black), 7), format!("{start},0,-12,7,3"));
    }
}

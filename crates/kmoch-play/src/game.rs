//! One game, by the rules of chess and by agreement.

use std::time::Duration;

use kmoch_search::Game;
use kmoch_search::Limits;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position};

use crate::adjudication::{Adjudication, Agreement, Watch};
use crate::player::Player;

/// What a player may use for each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// So many positions: the same game every time.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

impl Limit {
    /// The limit as the search takes it.
    pub fn limits(self) -> Limits {
        match self {
            Limit::Nodes(nodes) => Limits { nodes: Some(nodes), ..Limits::default() },
            Limit::Time(time) => Limits { move_time: Some(time), ..Limits::default() },
        }
    }
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Checkmate on the board.
    Mate,
    /// No legal move and no check.
    Stalemate,
    /// The same position for the third time.
    Repetition,
    /// Fifty moves of both sides without capture or pawn move.
    FiftyMoves,
    /// Nobody can ever mate.
    Material,
    /// Both players agreed.
    Agreement,
}

/// A move with what its player thought of the position before it.
#[derive(Debug, Clone, Copy)]
pub struct Ply {
    /// The move.
    pub m: Move,
    /// Centipawns seen from White.
    pub white_score: i32,
}

/// A game that was played.
#[derive(Debug, Clone)]
pub struct Played {
    /// Where it began.
    pub opening: Chess,
    /// Its moves.
    pub plies: Vec<Ply>,
    /// Who won, if anybody.
    pub winner: Option<Color>,
    /// Why it ended.
    pub ending: Ending,
}

/// Plays a game from a position. Both players begin it with empty tables.
pub fn play(
    mut players: [&mut Player; 2],
    opening: &Chess,
    limit: Limit,
    rules: Adjudication,
) -> Played {
    let limits = limit.limits();
    for player in &mut players {
        player.begin();
    }
    let mut game = Game::new(opening.clone());
    let mut watch = Watch::new(rules);
    let mut plies: Vec<Ply> = Vec::new();
    // A draw is not agreed early in the game, wherever it was taken up.
    let start = 2 * (opening.fullmoves().get() - 1) + u32::from(opening.turn().is_black());
    let (winner, ending) = loop {
        if let Some(end) = end_by_rule(&game) {
            break end;
        }
        let turn = game.position().turn();
        let found = players[turn.fold_wb(0, 1)].think(&game, &limits);
        let Some(best) = found.best else {
            unreachable!("a game that is not over has a legal move");
        };
        let white_score = turn.fold_wb(found.score, -found.score);
        plies.push(Ply { m: best, white_score });
        game.play(best);
        match watch.see(white_score, start + plies.len() as u32) {
            // What is on the board counts before what is agreed.
            Some(agreement) if end_by_rule(&game).is_none() => {
                let winner = match agreement {
                    Agreement::Lost(loser) => Some(!loser),
                    Agreement::Draw => None,
                };
                break (winner, Ending::Agreement);
            }
            _ => {}
        }
    };
    Played { opening: opening.clone(), plies, winner, ending }
}

/// A position that occurs so often draws the game.
const REPETITIONS: usize = 3;
/// Plies without capture or pawn move that draw the game.
const FIFTY_MOVES: u32 = 100;

/// How the game has ended by the rules of chess, if it has.
pub fn end_by_rule(game: &Game) -> Option<(Option<Color>, Ending)> {
    let position = game.position();
    if position.legal_moves().is_empty() {
        return Some(if position.is_check() {
            (Some(!position.turn()), Ending::Mate)
        } else {
            (None, Ending::Stalemate)
        });
    }
    if position.is_insufficient_material() {
        return Some((None, Ending::Material));
    }
    if position.halfmoves() >= FIFTY_MOVES {
        return Some((None, Ending::FiftyMoves));
    }
    let key: Zobrist64 = position.zobrist_hash(EnPassantMode::Legal);
    let before = game.earlier().iter().filter(|&&earlier| earlier == key.0).count();
    (before + 1 >= REPETITIONS).then_some((None, Ending::Repetition))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kmoch_search::uci::position::parse;

    fn end(words: &str) -> Option<(Option<Color>, Ending)> {
        end_by_rule(&parse(words, false).unwrap())
    }

    #[test]
    fn games_end_by_the_rules() {
        let mate = "startpos moves f2f3 e7e5 g2g4 d8h4";
        assert_eq!(end(mate), Some((Some(Color::Black), Ending::Mate)));
        let stale = "fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
        assert_eq!(end(stale), Some((None, Ending::Stalemate)));
        let bare = "fen 7k/8/6K1/8/8/8/8/5B2 b - - 0 1";
        assert_eq!(end(bare), Some((None, Ending::Material)));
        assert_eq!(end("fen 7k/8/6K1/8/8/8/8/5R2 b - - 99 90"), None);
        let fifty = "fen 7k/8/6K1/8/8/8/8/5R2 b - - 100 90";
        assert_eq!(end(fifty), Some((None, Ending::FiftyMoves)));
    }

    #[test]
    fn the_third_time_draws() {
        let there_and_back = " g1f3 g8f6 f3g1 f6g8";
        let once = format!("startpos moves{there_and_back}");
        assert_eq!(end(&once), None);
        let twice = once + there_and_back;
        assert_eq!(end(&twice), Some((None, Ending::Repetition)));
    }
}

//! What an engine tells while it thinks, and what of it can be believed.

use kmoch_tell::score::Score;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position};

use super::talk::GuestFault;

/// A thousand pawns: what says more than that is no verdict, and would not fit into an amount.
const MOST_CENTIPAWNS: i32 = 100_000;
/// No mate that is known takes longer than this.
const MOST_MOVES_TO_MATE: i32 = 600;

/// What an engine says of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// Its verdict, White's view.
    pub score: Score,
    /// Its line, as far as it can be played.
    pub line: Vec<Move>,
    /// Positions it looked at.
    pub nodes: u64,
    /// How deep.
    pub depth: i32,
    /// What was wrong with its line.
    pub flaw: Option<String>,
}

/// What an engine has told so far: its last exact word on its best line.
#[derive(Debug, Default)]
pub struct Heard {
    score: Option<Found>,
    moves: Vec<String>,
    nodes: u64,
    depth: i32,
}

/// A score for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Centipawns(i32),
    Mate(i32),
}

impl Found {
    /// A score as it is told; none if it cannot be one.
    fn read(kind: &str, number: &str) -> Option<Found> {
        let number: i32 = number.parse().ok()?;
        let within = |most: i32| (-most..=most).contains(&number);
        match kind {
            "cp" if within(MOST_CENTIPAWNS) => Some(Found::Centipawns(number)),
            "mate" if within(MOST_MOVES_TO_MATE) => Some(Found::Mate(number)),
            _ => None,
        }
    }
}

impl Heard {
    /// Takes a line that begins with `info`.
    pub fn take(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        let (mut score, mut moves, mut exact, mut first) = (None, Vec::new(), true, true);
        let (mut nodes, mut depth) = (None, None);
        while let Some(word) = words.next() {
            match word {
                "multipv" => first = words.next() == Some("1"),
                "lowerbound" | "upperbound" => exact = false,
                "nodes" => nodes = words.next().and_then(|number| number.parse().ok()),
                "depth" => depth = words.next().and_then(|number| number.parse().ok()),
                "score" => {
                    let told = words.next().zip(words.next());
                    score = told.and_then(|(kind, number)| Found::read(kind, number));
                }
                "pv" => moves = words.by_ref().map(str::to_owned).collect(),
                "string" => return,
                _ => {}
            }
        }
        if first && exact && score.is_some() && !moves.is_empty() {
            self.score = score;
            self.moves = moves;
            self.depth = depth.unwrap_or(self.depth);
        }
        self.nodes = nodes.unwrap_or(self.nodes);
    }

    /// What comes of it once the engine has named its move in the position.
    ///
    /// # Errors
    /// When that move cannot be played, or nothing was said of what it is worth.
    pub fn reply(self, position: &Chess, best: &str) -> Result<Reply, GuestFault> {
        let legal = |position: &Chess, text: &str| {
            let mv = text.parse::<UciMove>().ok()?.to_move(position).ok()?;
            position.is_legal(mv).then_some(mv)
        };
        let first = legal(position, best).ok_or_else(|| GuestFault::Illegal(cut(best)))?;
        let score = self.score.ok_or(GuestFault::NoScore)?;
        let (mut line, mut flaw, mut end) = (Vec::new(), None, position.clone());
        for text in &self.moves {
            let Some(mv) = legal(&end, text) else {
                flaw =
                    Some(format!("{:?} in its line cannot be played; it is cut there", cut(text)));
                break;
            };
            end.play_unchecked(mv);
            line.push(mv);
        }
        if line.first() != Some(&first) {
            line = vec![first];
        }
        let turn = position.turn();
        let score = match score {
            Found::Centipawns(score) => Score::Centipawns(turn.fold_wb(score, -score)),
            Found::Mate(moves) => {
                let winner = if moves > 0 { turn } else { !turn };
                Score::Mate { winner, moves: moves.unsigned_abs() }
            }
        };
        Ok(Reply { score, line, nodes: self.nodes, depth: self.depth, flaw })
    }
}

/// A word of another program, not too long.
fn cut(text: &str) -> String {
    const LONGEST: usize = 12;
    text.chars().take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(score: &str) -> Result<Score, GuestFault> {
        let mut heard = Heard::default();
        heard.take(&format!("info depth 1 score {score} pv e7e5"));
        let black: Chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"
            .parse::<shakmaty::fen::Fen>()
            .unwrap()
            .into_position(shakmaty::CastlingMode::Standard)
            .unwrap();
        heard.reply(&black, "e7e5").map(|reply| reply.score)
    }

    #[test]
    fn verdicts_that_cannot_be_are_none() {
        assert_eq!(heard("cp 31").unwrap(), Score::Centipawns(-31));
        for wrong in [
            "cp -2147483648",
            "cp 2147483647",
            "cp 100001",
            "mate 2147483647",
            "mate -601",
            "cp",
            "cp nan",
            "mate 99999999999",
        ] {
            assert!(matches!(heard(wrong), Err(GuestFault::NoScore)), "{wrong}");
        }
    }
}

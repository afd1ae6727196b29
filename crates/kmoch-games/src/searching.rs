//! Judges by search.

use std::sync::Arc;

use kmoch_eval::{Amount, Evaluator, Ledger, Profile};
use kmoch_search::engine::{Engine, Outcome, Wishes};
use kmoch_search::game::Game;
use kmoch_search::limits::Limits;
use kmoch_search::score::{Score as Found, moves_to_mate};
use kmoch_search::search::task::Signals;
use kmoch_search::table::{Bound, Table};
use kmoch_tell::story::Searched;
use kmoch_tell::story::searched::MATE;
use shakmaty::{Chess, Color, Move, Position};

use crate::annotator::{Annotator, Assessment};
use crate::score::Score;

/// Mebibytes of memory for what a search remembers: games are many, and each begins anew.
const TABLE_MEBIBYTES: usize = 16;

/// No verdict is trusted closer than this, in centipawns, however quiet it was.
const LEAST_DOUBT: u32 = 10;

/// Thousandths of a pawn in a hundredth.
const MILLIPAWNS: i32 = 10;

/// How deep is looked whether an exchange goes on.
const SETTLING_DEPTH: u32 = 1;
/// How many captures are followed at most.
const MOST_SETTLING: usize = 16;

/// Where a search gets the signals from by which others end it.
type SignalSource = Box<dyn FnMut() -> Arc<Signals> + Send>;

/// Judges by a search within limits, and explains by the ledger where its line ends.
pub struct Searching {
    engine: Engine,
    evaluator: Evaluator,
    limits: Limits,
    signals: SignalSource,
}

impl Searching {
    /// Searches by this profile within these limits; none if there is not enough memory.
    pub fn new(profile: &Profile, limits: Limits) -> Option<Searching> {
        Some(Searching {
            engine: Engine::new(profile, Table::new(TABLE_MEBIBYTES)?),
            evaluator: Evaluator::new(profile),
            limits,
            signals: Box::new(|| Arc::new(Signals::new(false))),
        })
    }

    /// The same with an end that others may call: each search asks for signals of its own.
    pub fn stopped_by(self, signals: impl FnMut() -> Arc<Signals> + Send + 'static) -> Searching {
        Searching { signals: Box::new(signals), ..self }
    }
}

impl Searching {
    /// Goes on from the end of a line as long as the best move takes or promotes: in the
    /// middle of an exchange the ledger would count what is about to be taken.
    fn settle(&mut self, position: &Chess, line: &mut Vec<Move>) {
        let limits = Limits { depth: Some(SETTLING_DEPTH), ..Limits::default() };
        let so_far = Assessment { score: Score::LEVEL, line: line.clone(), doubt: 0 };
        let mut end = so_far.end(position);
        for _ in 0..MOST_SETTLING {
            let game = Game::new(end.clone());
            let signals = (self.signals)();
            let found =
                self.engine.search(&game, &limits, &Wishes::default(), signals, &mut |_| {});
            let taking = found.best.filter(|best| best.is_capture() || best.is_promotion());
            let Some(next) = taking.and_then(|best| Some((best, end.clone().play(best).ok()?)))
            else {
                return;
            };
            line.push(next.0);
            end = next.1;
        }
    }
}

/// A score for the side to move, seen from White.
fn for_white(score: Found, turn: Color) -> Score {
    match moves_to_mate(score) {
        Some(moves) => {
            let winner = if moves > 0 { turn } else { turn.other() };
            Score::Mate { winner, moves: moves.unsigned_abs() }
        }
        None => Score::Centipawns(turn.fold_wb(score, -score)),
    }
}

impl Annotator for Searching {
    fn begin(&mut self) {
        self.engine.forget();
    }

    fn assess(&mut self, position: &Chess) -> Assessment {
        self.look(position).0
    }

    fn ledger(&mut self, position: &Chess) -> Ledger {
        self.evaluator.ledger(position.board(), position.turn())
    }
}

impl Searching {
    /// Everything a search says of a position in which the game goes on, for its story.
    pub fn searched(&mut self, position: &Chess) -> Searched {
        let (assessment, outcome) = self.look(position);
        let (score, mate) = match assessment.score {
            Score::Mate { winner, moves } => {
                let sign = if winner.is_white() { 1 } else { -1 };
                let moves = i32::try_from(moves).unwrap_or(i32::MAX);
                (if winner.is_white() { MATE } else { -MATE }, Some(sign * moves))
            }
            Score::Centipawns(score) => (Amount::from_millipawns(score * MILLIPAWNS), None),
        };
        let end = assessment.end(position);
        let ledger = self.ledger(&end);
        Searched {
            nodes: outcome.nodes,
            depth: outcome.depth,
            score,
            mate,
            line: assessment.line,
            end: (end, ledger),
        }
    }

    /// The verdict, and how it was reached.
    fn look(&mut self, position: &Chess) -> (Assessment, Outcome) {
        let mut line: Vec<Move> = Vec::new();
        // What each depth found: how far the last two are apart is the doubt.
        let mut found: Vec<(i32, Found)> = Vec::new();
        let mut listen = |progress: &kmoch_search::search::aspiration::Progress<'_>| {
            if progress.line_number == 1 && progress.bound == Bound::Exact {
                line = progress.line.to_vec();
                found.retain(|(depth, _)| *depth < progress.depth);
                found.push((progress.depth, progress.score));
            }
        };
        let outcome = self.engine.search(
            &Game::new(position.clone()),
            &self.limits,
            &Wishes::default(),
            (self.signals)(),
            &mut listen,
        );
        let doubt = match found.as_slice() {
            [.., (_, before), (_, after)] => before.abs_diff(*after),
            _ => LEAST_DOUBT,
        };
        self.settle(position, &mut line);
        let score = for_white(outcome.score, position.turn());
        (Assessment { score, line, doubt: doubt.max(LEAST_DOUBT) }, outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assess(fen: &str) -> (Assessment, Chess) {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).unwrap();
        let limits = Limits { depth: Some(4), ..Limits::default() };
        let mut judge = Searching::new(&Profile::addendum(), limits).unwrap();
        (judge.assess(&position), position)
    }

    #[test]
    fn verdicts_are_whites_and_lines_are_legal() {
        for (fen, winner) in [
            ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", Color::White),
            ("r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1", Color::Black),
        ] {
            let (assessment, position) = assess(fen);
            assert_eq!(assessment.score, Score::Mate { winner, moves: 1 });
            assert!(assessment.end(&position).is_checkmate());
        }
    }

    #[test]
    fn sees_through_exchanges() {
        // At sight White is a queen up; the next move takes it.
        let (assessment, _) = assess("4k3/8/2p5/3Q4/8/8/PPP5/4K3 b - - 0 1");
        assert_eq!(assessment.line.first().map(|mv| mv.to()), Some(shakmaty::Square::D5));
    }

    #[test]
    fn lines_end_where_nothing_hangs() {
        // Rooks face each other: whoever takes is taken.
        let (mut assessment, position) = assess("3rk3/3r4/8/8/8/8/3R4/3RK3 w - - 0 1");
        let limits = Limits { depth: Some(1), ..Limits::default() };
        let mut judge = Searching::new(&Profile::addendum(), limits).unwrap();
        assessment.line.truncate(1);
        judge.settle(&position, &mut assessment.line);
        let end = judge.ledger(&assessment.end(&position)).total().centipawns();
        assert!(end.abs() < 300, "{end} after {:?}", assessment.line);
    }

    #[test]
    fn a_new_game_is_judged_as_if_it_were_the_first() {
        let limits = Limits { depth: Some(5), ..Limits::default() };
        let mut judge = Searching::new(&Profile::addendum(), limits).unwrap();
        let start = Chess::default();
        let first = judge.assess(&start);
        judge.begin();
        assert_eq!(judge.assess(&start), first);
    }
}

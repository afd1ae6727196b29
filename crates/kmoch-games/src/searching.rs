//! Judges by search.

mod checks;
mod depths;
mod lines;
mod queens;

use std::cmp::Ordering;
use std::sync::Arc;
use std::time::Duration;

use kmoch_eval::{Evaluator, Ledger, Profile};
use kmoch_search::Signals;
use kmoch_search::engine::{Engine, Options, Outcome};
use kmoch_search::game::Game;
use kmoch_search::limits::Limits;
use kmoch_search::score::{Score as Found, moves_to_mate};
use kmoch_search::syzygy::Tablebases;
use kmoch_search::tt::Table;
use kmoch_tell::story::threat::passed;
use kmoch_tell::story::{Known, Searched, Threat};
use shakmaty::{Chess, Color, Move, Position};

use crate::annotator::{Annotator, Assessment};
use crate::score::Score;
use depths::{Depths, LEAST_DOUBT};

/// Mebibytes of memory for what a search remembers: games are many, and each begins anew.
const TABLE_MEBIBYTES: usize = 16;

/// A settled verdict needs no more than one part in so many of the effort: calm positions are done soon,
/// so that those that are not may have more.
const LEAST_SHARE: u64 = 3;
/// Where the last depths contradict each other, a second look is so many times as long as the first.
const LONGER: u64 = 2;
/// What a lead is worth of which nothing comes, however deep one looks: one part in so many.
const STANDSTILL: i32 = 2;

/// Where a search gets the signals from by which others end it.
type SignalSource = Box<dyn FnMut() -> Arc<Signals> + Send>;

/// Looks at a position, each longer than the one before.
const ROUNDS: usize = 3;
/// What a glance and the longer looks may use of the whole effort: one part in so many.
const SHARES: [u64; ROUNDS] = [12, 3, 1];

/// Positions that an explanation looks at unless told otherwise, from whichever command.
pub const USUAL_NODES: u64 = 150_000;

/// How hard to look at a position at the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// So deep.
    Depth(u32),
    /// So many positions.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

impl Effort {
    /// The limits of a look: a glance first, the whole effort last.
    pub fn limits(self, round: usize) -> Limits {
        let share = SHARES[round.min(ROUNDS - 1)];
        let none = Limits::default();
        match self {
            Effort::Depth(depth) => {
                let less = (ROUNDS - 1).saturating_sub(round) as u32;
                Limits { depth: Some(depth.saturating_sub(less).max(1)), ..none }
            }
            Effort::Nodes(nodes) => Limits { nodes: Some((nodes / share).max(1)), ..none },
            Effort::Time(time) => Limits { move_time: Some(time / share as u32), ..none },
        }
    }
}

/// Judges by search, and explains by the ledger where its line ends.
pub struct Searching {
    engine: Engine,
    evaluator: Evaluator,
    effort: Effort,
    signals: SignalSource,
}

impl Searching {
    /// Searches by this profile, no harder than this; none if there is not enough memory.
    pub fn new(profile: &Profile, effort: Effort) -> Option<Searching> {
        Some(Searching {
            engine: Engine::new(profile, Table::new(TABLE_MEBIBYTES)?),
            evaluator: Evaluator::new(profile),
            effort,
            signals: Box::new(|| Arc::new(Signals::new(false))),
        })
    }

    /// How hard it looks.
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// The same with endgame tables.
    pub fn with_tables(mut self, tables: Tablebases) -> Searching {
        self.engine.set_tablebases(Some(tables));
        self
    }

    /// What endgame tables know of a position, if they do.
    pub fn known(&self, position: &Chess) -> Option<Known> {
        let outcome = self.engine.tablebases()?.outcome(position)?;
        Some(match outcome {
            Ordering::Greater => Known::Won(position.turn()),
            Ordering::Less => Known::Won(position.turn().other()),
            Ordering::Equal => Known::Drawn,
        })
    }

    /// The same with an end that others may call: each search asks for signals of its own.
    pub fn stopped_by(self, signals: impl FnMut() -> Arc<Signals> + Send + 'static) -> Searching {
        Searching { signals: Box::new(signals), ..self }
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

    fn rounds(&self) -> usize {
        ROUNDS
    }

    fn assess(&mut self, position: &Chess, round: usize) -> Assessment {
        let mut assessment = self.look(position, &self.effort.limits(round), u64::MAX).0;
        if round + 1 == ROUNDS {
            self.show(position, &mut assessment);
        }
        assessment
    }

    fn ledger(&mut self, position: &Chess) -> Ledger {
        self.evaluator.ledger(position.board(), position.turn())
    }

    fn chance(&self, position: &Chess, score: Score) -> f64 {
        score.on(position.board()).chance()
    }
}

impl Searching {
    /// Everything a search says of a position in which the game goes on, for its story.
    pub fn searched(&mut self, position: &Chess) -> Searched {
        let limits = self.effort.limits(ROUNDS - 1);
        let enough = limits.nodes.map_or(u64::MAX, |nodes| nodes / LEAST_SHARE);
        let mut look = self.look(position, &limits, enough);
        if let Some(nodes) = limits.nodes.filter(|_| look.2.swing()) {
            let longer = Limits { nodes: Some(nodes * LONGER), ..limits };
            let first = look.1.nodes;
            look = self.look(position, &longer, nodes);
            look.1.nodes += first;
        }
        self.told(position, look)
    }

    /// What the side that is not to move threatens, by a search of the position after a pass.
    pub fn threat(&mut self, position: &Chess, nodes: u64) -> Option<Threat> {
        let passed = passed(position)?;
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let look = self.look(&passed, &limits, u64::MAX);
        let searched = self.told(&passed, look);
        let at_sight = self.ledger(&passed).total();
        Threat::find(&passed, &searched, at_sight)
    }

    /// What a look says, as a story is told from it. Where nobody makes headway, a lead is worth the less of it.
    fn told(
        &mut self,
        position: &Chess,
        (mut assessment, outcome, depths): (Assessment, Outcome, Depths),
    ) -> Searched {
        self.show(position, &mut assessment);
        let standstill = depths.stand_still();
        if let Score::Centipawns(lead) = assessment.score
            && standstill
        {
            assessment.score = Score::Centipawns(lead / STANDSTILL);
        }
        let searched = assessment.searched(position, self);
        Searched { nodes: outcome.nodes, depth: outcome.depth, standstill, ..searched }
    }

    /// A verdict of somebody else with its line, followed to where nothing is left to be taken.
    pub fn followed(&mut self, position: &Chess, score: Score, mut line: Vec<Move>) -> Assessment {
        self.settle(position, &mut line);
        if let Score::Mate { moves, .. } = score {
            self.finish(position, &mut line, moves);
        }
        Assessment { score, line, doubt: LEAST_DOUBT }
    }

    /// The verdict, and how it was reached. The look may end before its limits if the verdict has settled
    /// and no fewer positions were looked at than is enough.
    fn look(
        &mut self,
        position: &Chess,
        limits: &Limits,
        enough: u64,
    ) -> (Assessment, Outcome, Depths) {
        let (mut depths, mut outcome) = self.deepen(position, limits, enough);
        if let Some(checks) = checks::worth_a_look(position, &depths.line, outcome.score, limits) {
            let (instead, found) = self.deepen(position, &checks, u64::MAX);
            let nodes = outcome.nodes + found.nodes;
            if found.score >= outcome.score + checks::BETTER_BY {
                (depths, outcome) = (instead, found);
            }
            outcome.nodes = nodes;
        }
        let mut line = std::mem::take(&mut depths.line);
        queens::with_queens(position, &mut line);
        self.settle(position, &mut line);
        let score = for_white(outcome.score, position.turn());
        if let Score::Mate { moves, .. } = score {
            self.finish(position, &mut line, moves);
        }
        queens::with_queens(position, &mut line);
        (Assessment { score, line, doubt: depths.doubt() }, outcome, depths)
    }

    /// Looks deeper and deeper. What the last finished depth says counts: one that was broken off may know
    /// no more than a bound.
    fn deepen(&mut self, position: &Chess, limits: &Limits, enough: u64) -> (Depths, Outcome) {
        let mut depths = Depths::default();
        let signals = (self.signals)();
        let mut listen = |progress: &kmoch_search::Progress<'_>| {
            depths.hear(progress);
            if progress.nodes >= enough && depths.are_settled() {
                signals.stop();
            }
        };
        let game = Game::new(position.clone());
        let (ours, options) = (Arc::clone(&signals), Options::default());
        let mut outcome = self.engine.search(&game, limits, &options, ours, &mut listen);
        outcome.score = depths.score().unwrap_or(outcome.score);
        (depths, outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assess(fen: &str) -> (Assessment, Chess) {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).unwrap();
        let mut judge = Searching::new(&Profile::addendum(), Effort::Depth(4)).unwrap();
        (judge.verdict(&position), position)
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
    fn a_new_game_is_judged_as_if_it_were_the_first() {
        let mut judge = Searching::new(&Profile::addendum(), Effort::Depth(5)).unwrap();
        let start = Chess::default();
        let first = judge.verdict(&start);
        judge.begin();
        assert_eq!(judge.verdict(&start), first);
    }
}

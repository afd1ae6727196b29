//! The engine as the page sees it: lines in both notations, scores from White's view.

use std::sync::Arc;

use kmoch_eval::Profile;
use kmoch_search::Game;
use kmoch_search::Limits;
use kmoch_search::Progress;
use kmoch_search::Signals;
use kmoch_search::score::moves_to_mate;
use kmoch_search::{Bound, Table};
use kmoch_search::{Engine, Options};
use serde::Serialize;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};
use utoipa::ToSchema;

use crate::problem::Problem;

/// How good a line is, seen from White.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// In centipawns.
    Cp(i32),
    /// Mate in so many moves; negative if Black mates.
    Mate(i32),
}

/// One of the best lines.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = EngineLine)]
pub struct Line {
    /// 1 for the best.
    pub rank: usize,
    /// How good it is.
    pub score: Score,
    /// Its moves as programs write them.
    pub uci: Vec<String>,
    /// Its moves as players write them.
    pub san: Vec<String>,
}

/// What the engine reports: all its lines at one depth.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Info {
    /// How deep every line was looked at.
    pub depth: i32,
    /// How deep the deepest.
    pub seldepth: usize,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions in a second.
    pub nps: u64,
    /// Milliseconds so far.
    pub time_ms: u64,
    /// How full the engine's memory is, in thousandths.
    pub hashfull: usize,
    /// The best lines, the best first.
    pub lines: Vec<Line>,
}

/// What to search, how far, and by whose numbers.
#[derive(Debug)]
pub struct Job {
    pub position: Chess,
    pub profile: Arc<Profile>,
    pub lines: usize,
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub hash_mb: usize,
}

/// Searches until the limits are reached or `signals` say stop, and reports each finished depth.
pub fn search(
    job: &Job,
    signals: Arc<Signals>,
    report: &mut dyn FnMut(Info),
) -> Result<(), Problem> {
    let table = Table::new(job.hash_mb).ok_or_else(Problem::no_memory)?;
    let mut engine = Engine::new(&job.profile, table);
    let limits = Limits { depth: job.depth, nodes: job.nodes, ..Limits::default() };
    let options = Options { lines: job.lines, ..Options::default() };
    let expected = job.lines.min(job.position.legal_moves().len());
    let mut lines: Vec<Line> = Vec::with_capacity(expected);
    let game = Game::new(job.position.clone());
    engine.search(&game, &limits, &options, signals, &mut |progress| {
        if progress.bound != Bound::Exact {
            return;
        }
        lines.truncate(progress.line_number - 1);
        lines.push(line(&job.position, progress));
        if lines.len() == expected {
            report(info(progress, lines.clone()));
        }
    });
    Ok(())
}

fn info(progress: &Progress<'_>, lines: Vec<Line>) -> Info {
    let time_ms = progress.time.as_millis() as u64;
    Info {
        depth: progress.depth,
        seldepth: progress.deepest,
        nodes: progress.nodes,
        nps: progress.nodes * 1000 / time_ms.max(1),
        time_ms,
        hashfull: progress.permille_full,
        lines,
    }
}

fn line(root: &Chess, progress: &Progress<'_>) -> Line {
    let sign = if root.turn().is_white() { 1 } else { -1 };
    let score = match moves_to_mate(progress.score) {
        Some(moves) => Score::Mate(sign * moves),
        None => Score::Cp(sign * progress.score),
    };
    let mut position = root.clone();
    let (mut uci, mut san) = (Vec::new(), Vec::new());
    for &next in progress.line {
        uci.push(UciMove::from_move(next, position.castles().mode()).to_string());
        san.push(SanPlus::from_move_and_play_unchecked(&mut position, next).to_string());
    }
    Line { rank: progress.line_number, score, uci, san }
}

//! Info lines: what a search tells while it runs.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};

use crate::score::{Score, TABLEBASE_WIN, is_decisive, moves_to_mate};
use crate::search::progress::Progress;
use crate::tt::Bound;
use crate::uci::wdl::Chances;

/// How moves and scores are to be written.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// Castling as king takes rook or as a king's move of two squares.
    pub castling: CastlingMode,
    /// Chances beside each score.
    pub chances: bool,
}

/// A tablebase win is shown as this many centipawns, less the plies to it.
const SHOWN_WIN: Score = 20_000;

/// A score as the protocol writes it.
pub fn score(score: Score) -> String {
    match moves_to_mate(score) {
        Some(moves) => format!("mate {moves}"),
        None if is_decisive(score) => {
            let distance = TABLEBASE_WIN - score.abs();
            format!("cp {}", score.signum() * (SHOWN_WIN - distance))
        }
        None => format!("cp {score}"),
    }
}

impl Style {
    /// The whole info line.
    pub fn info(&self, progress: &Progress<'_>, root: &Chess) -> String {
        let milliseconds = progress.time.as_millis();
        let seconds = progress.time.as_secs_f64().max(1e-6);
        let mut line = format!(
            "info depth {} seldepth {} multipv {} score {}",
            progress.depth,
            progress.deepest,
            progress.line_number,
            score(progress.score)
        );
        line += match progress.bound {
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
            _ => "",
        };
        if self.chances {
            line += &format!(" wdl {}", Chances::of(progress.score, root.board()));
        }
        line += &format!(
            " nodes {} nps {} hashfull {} tbhits {} time {milliseconds} pv",
            progress.nodes,
            (progress.nodes as f64 / seconds) as u64,
            progress.permille_full,
            progress.tablebase_hits,
        );
        for m in progress.line {
            line += &format!(" {}", UciMove::from_move(*m, self.castling));
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{mate_in, mated_in};

    #[test]
    fn scores_are_written_as_the_protocol_wants_them() {
        assert_eq!(score(-35), "cp -35");
        assert_eq!(score(mate_in(5)), "mate 3");
        assert_eq!(score(mated_in(4)), "mate -2");
        assert_eq!(score(TABLEBASE_WIN - 7), "cp 19993");
        assert_eq!(score(7 - TABLEBASE_WIN), "cp -19993");
    }
}

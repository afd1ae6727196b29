//! Endgame tables (TB) inside the search.

use std::sync::atomic::Ordering::Relaxed;

use shakmaty_syzygy::Wdl;

use super::node::Node;
use super::worker::Worker;
use crate::packed::PackedMove;
use crate::score::{DRAW, NONE, Score, TABLEBASE_WIN, to_table};
use crate::tt::{Bound, Entry};

/// A win that the fifty-move rule spoils is worth a hair more than a draw.
const CURSED: Score = 1;
/// A position in the table this deep is not worth asking again.
const ENTRY_BONUS: i32 = 6;

impl Worker {
    /// What the endgame tables say, if it settles a node with a closed window.
    pub(super) fn probe_tablebases(&self, node: &Node<'_>) -> Option<Score> {
        let (position, ply, beta) = (node.position, node.ply, node.beta);
        let task = &self.task;
        let wdl = task.tablebases.as_ref()?.probe(position.chess())?;
        task.tablebase_hits.fetch_add(1, Relaxed);
        let distance = ply as Score;
        let (score, bound) = match wdl {
            Wdl::Win => (TABLEBASE_WIN - distance, Bound::Lower),
            Wdl::Loss => (-TABLEBASE_WIN + distance, Bound::Upper),
            Wdl::CursedWin => (DRAW + CURSED, Bound::Exact),
            Wdl::BlessedLoss => (DRAW - CURSED, Bound::Exact),
            Wdl::Draw => (DRAW, Bound::Exact),
        };
        let settles = match bound {
            Bound::Lower => score >= beta,
            Bound::Upper => score < beta,
            _ => true,
        };
        if !settles {
            return None;
        }
        let entry = Entry {
            best: PackedMove::NONE,
            score: to_table(score, ply),
            evaluation: NONE as i16,
            depth: (node.depth + ENTRY_BONUS) as u8,
            bound,
            was_pv: false,
        };
        task.table.store(position.key(), entry);
        Some(score)
    }
}

//! Endgame tables: what is known for certain once few pieces are left.

use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;

use shakmaty::{Chess, Position};
use shakmaty_syzygy::{Tablebase, Wdl};

use crate::game::Game;
use crate::keyed::Keyed;
use crate::packed::PackedMove;
use crate::score::{DRAW, NONE, Score, TABLEBASE_WIN, to_table};
use crate::search::Worker;
use crate::search::root::RootMove;
use crate::table::{Bound, Entry};

/// Opened endgame tables.
#[derive(Debug)]
pub struct Tablebases {
    tables: Tablebase<Chess>,
    most_pieces: usize,
    files: usize,
}

#[cfg(windows)]
const SEPARATOR: char = ';';
#[cfg(not(windows))]
const SEPARATOR: char = ':';

/// A win that the fifty-move rule spoils is worth a hair more than a draw.
const CURSED: Score = 1;
/// The rank of root moves that win.
const RANK_WIN: i32 = 10_000;
/// A win or loss that the fifty-move rule turns into a draw.
const RANK_CURSED: i32 = 100;
/// Plies the fifty-move rule allows.
const FIFTY_MOVES: i32 = 100;
/// After so many plies without a capture or pawn move a won ending is played by the tables alone.
const PATIENCE: i32 = 30;
/// A position in the table this deep is not worth asking again.
const ENTRY_BONUS: i32 = 6;

impl Tablebases {
    /// Opens the tables in a list of directories.
    ///
    /// # Errors
    /// Says which directory could not be read.
    pub fn open(path: &str, most_pieces: usize) -> Result<Tablebases, String> {
        let mut tables = Tablebase::new();
        let mut files = 0;
        for directory in path.split(SEPARATOR).filter(|part| !part.is_empty()) {
            files += tables
                .add_directory(Path::new(directory))
                .map_err(|error| format!("{directory}: {error}"))?;
        }
        Ok(Tablebases { most_pieces: most_pieces.min(tables.max_pieces()), tables, files })
    }

    /// How many table files were found.
    pub fn files(&self) -> usize {
        self.files
    }

    fn covers(&self, position: &Chess) -> bool {
        position.board().occupied().count() <= self.most_pieces && position.castles().is_empty()
    }

    fn probe(&self, position: &Chess) -> Option<Wdl> {
        if !self.covers(position) || position.halfmoves() != 0 {
            return None;
        }
        self.tables.probe_wdl_after_zeroing(position).ok()
    }

    /// Ranks the root moves by what the tables say; `false` if they do not say.
    pub fn rank(&self, game: &Game, moves: &mut [RootMove]) -> bool {
        let position = game.position();
        if !self.covers(position) {
            return false;
        }
        let ranks = moves.iter().map(|root| {
            let mut after = position.clone();
            after.play_unchecked(root.m);
            self.rank_after(&after, game.has_seen(&after))
        });
        let Some(ranks) = ranks.collect::<Option<Vec<i32>>>() else {
            return false;
        };
        for (root, rank) in moves.iter_mut().zip(ranks) {
            root.rank = rank;
        }
        true
    }

    fn rank_after(&self, after: &Chess, seen_before: bool) -> Option<i32> {
        if after.is_checkmate() {
            return Some(RANK_WIN + 1);
        }
        let dtz = self.tables.probe_dtz(after).ok()?.ignore_rounding().0;
        let clock = after.halfmoves() as i32;
        Some(match -dtz {
            0 => 0,
            // Wins are equal at first: the search finds the natural way. But going round in
            // circles wins nothing, and after a while only progress counts.
            win if win > 0 && win + clock < FIFTY_MOVES => {
                let hurry = if clock > PATIENCE { win } else { 0 };
                RANK_WIN - hurry - i32::from(seen_before)
            }
            win if win > 0 => RANK_CURSED - (win + clock - FIFTY_MOVES).min(RANK_CURSED - 1),
            loss if clock - loss < FIFTY_MOVES => -RANK_WIN - loss,
            loss => -RANK_CURSED + (clock - loss - FIFTY_MOVES).min(RANK_CURSED - 1),
        })
    }
}

impl Worker {
    /// What the endgame tables say, if it settles a node with a closed window.
    pub(crate) fn probe_tablebases(
        &self,
        position: &Keyed,
        ply: usize,
        depth: i32,
        beta: Score,
    ) -> Option<Score> {
        let task = self.task();
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
            depth: (depth + ENTRY_BONUS) as u8,
            bound,
            on_variation: false,
        };
        task.table.store(position.key(), entry);
        Some(score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_directory_is_named() {
        let error = Tablebases::open("/no/such/directory", 7).unwrap_err();
        assert!(error.starts_with("/no/such/directory: "), "{error}");
    }

    #[test]
    fn without_tables_nothing_is_known() {
        let tables = Tablebases::open("", 7).unwrap();
        assert_eq!(tables.files(), 0);
        assert_eq!(tables.probe(&Chess::default()), None);
        let mut moves = [RootMove::new(Chess::default().legal_moves()[0])];
        assert!(!tables.rank(&Game::default(), &mut moves));
    }
}

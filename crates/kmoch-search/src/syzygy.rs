//! Endgame tables: what is known for certain once few pieces are left.

use std::cmp::Ordering;
use std::path::Path;

use shakmaty::{Chess, Move, Position};
use shakmaty_syzygy::{Tablebase, Wdl};

use crate::game::Game;

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

/// The rank of root moves that win.
const RANK_WIN: i32 = 10_000;
/// A win or loss that the fifty-move rule turns into a draw.
const RANK_CURSED: i32 = 100;
/// Plies the fifty-move rule allows.
const FIFTY_MOVES: i32 = 100;
/// After so many plies without a capture or pawn move a won ending is played by the tables alone.
const PATIENCE: i32 = 30;

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

    /// Whether a position is won, right after a capture or pawn move.
    pub fn probe(&self, position: &Chess) -> Option<Wdl> {
        if !self.covers(position) || position.halfmoves() != 0 {
            return None;
        }
        self.tables.probe_wdl_after_zeroing(position).ok()
    }

    /// How a position ends with best play: for the side to move, `Greater` if it wins, `Less` if it loses,
    /// `Equal` for a draw, by the fifty-move rule as well; `None` if the tables do not say.
    pub fn outcome(&self, position: &Chess) -> Option<Ordering> {
        if !self.covers(position) {
            return None;
        }
        let dtz = self.tables.probe_dtz(position).ok()?.ignore_rounding().0;
        let in_time = dtz.abs() + position.halfmoves() as i32 <= FIFTY_MOVES;
        Some(if in_time { dtz.cmp(&0) } else { Ordering::Equal })
    }

    /// How the tables rank these moves, the greatest first to be played; `None` if they do not say.
    pub fn ranks(&self, game: &Game, moves: &[Move]) -> Option<Vec<i32>> {
        let position = game.position();
        if !self.covers(position) {
            return None;
        }
        let rank = |&m: &Move| {
            let mut after = position.clone();
            after.play_unchecked(m);
            self.rank_after(&after, game.has_seen(&after))
        };
        moves.iter().map(rank).collect()
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
        assert_eq!(tables.outcome(&Chess::default()), None);
        let moves = Chess::default().legal_moves();
        assert_eq!(tables.ranks(&Game::default(), &moves), None);
    }
}

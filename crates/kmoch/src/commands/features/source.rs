//! What is read: games or positions, and which of them.

use std::num::NonZeroU32;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use kmoch_columns::games::Selection;
use kmoch_files::blocks::{Measure, at_lines};
use kmoch_notation::pgn::next_game;

/// What a file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Kind {
    /// Games in PGN.
    Pgn,
    /// A position a line, in FEN or EPD.
    Fen,
}

/// Games so far apart in a file are worked on together: some 25,000 positions, which become two row groups, or 6,000 where each
/// move has a clock and an evaluation behind it. A file that is being written remembers every column of every row group, so there
/// should not be too many.
const BYTES_OF_GAMES: usize = 1 << 18;

/// The same for positions, a line each.
const BYTES_OF_POSITIONS: usize = 1 << 20;

impl Kind {
    /// What all these files hold, told by their names; standard input holds positions unless it is said.
    pub fn of(files: &[PathBuf], said: Option<Kind>) -> anyhow::Result<Kind> {
        if let Some(kind) = said {
            return Ok(kind);
        }
        let games = files.iter().filter(|file| is_pgn(file)).count();
        match games {
            0 => Ok(Kind::Fen),
            _ if games == files.len() => Ok(Kind::Pgn),
            _ => bail!(
                "some files hold games and some positions: read one kind at a time, or say --from"
            ),
        }
    }

    /// How files of this kind are cut for tables.
    pub fn measure(self) -> Measure {
        match self {
            Kind::Pgn => Measure { cut: next_game, bytes: BYTES_OF_GAMES },
            Kind::Fen => Measure { cut: at_lines, bytes: BYTES_OF_POSITIONS },
        }
    }
}

/// Whether the name is that of a file of games, packed or not.
fn is_pgn(file: &Path) -> bool {
    let name = file.to_string_lossy().to_ascii_lowercase();
    let packed = [".zst", ".gz", ".bz2"].iter().find_map(|packing| name.strip_suffix(packing));
    packed.unwrap_or(&name).ends_with(".pgn")
}

/// Which positions of games are taken: all of the main line, if nothing is said.
#[derive(Debug, clap::Args)]
pub struct SelectionArgs {
    /// Positions of variations, too, behind the main line of their game.
    #[arg(long)]
    variations: bool,

    /// Only every Nth ply of a game, the starting position counted as 0.
    #[arg(long, value_name = "N")]
    every: Option<NonZeroU32>,

    /// Only quiet positions: no check now, no capture, promotion or check next.
    #[arg(long)]
    quiet: bool,

    /// Only the last position of each game.
    #[arg(long)]
    last: bool,

    /// Only these plies: `20..40`, `20..` or `..40`.
    #[arg(long, value_name = "A..B", value_parser = plies)]
    plies: Option<RangeInclusive<u32>>,
}

impl SelectionArgs {
    /// The same for a table; a choice among positions of games needs games.
    pub fn selection(&self, kind: Kind) -> anyhow::Result<Selection> {
        let SelectionArgs { variations, every, quiet, last, plies } = self;
        let chosen = *variations || *quiet || *last || every.is_some() || plies.is_some();
        ensure!(
            kind == Kind::Pgn || !chosen,
            "--variations, --every, --quiet, --last and --plies choose among positions of games, and these are none \
             (--from pgn says that they are)"
        );
        Ok(Selection {
            every: *every,
            quiet: *quiet,
            last: *last,
            plies: plies.clone(),
            variations: *variations,
        })
    }
}

/// Reads `A..B`, either end of which may be missing.
fn plies(text: &str) -> Result<RangeInclusive<u32>, String> {
    let wrong = || format!("{text} is no range of plies: try 20..40, 20.. or ..40");
    let (from, to) = text.split_once("..").ok_or_else(wrong)?;
    let number = |end: &str, missing: u32| match end.trim() {
        "" => Ok(missing),
        end => end.parse().map_err(|_| wrong()),
    };
    let range = number(from, 0)?..=number(to, u32::MAX)?;
    if range.is_empty() { Err(format!("{text} has no plies")) } else { Ok(range) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_what_a_file_holds() {
        let kind = |names: &[&str]| {
            Kind::of(&names.iter().map(PathBuf::from).collect::<Vec<_>>(), None).ok()
        };
        assert_eq!(kind(&["a.pgn", "b.PGN.zst", "c.pgn.gz"]), Some(Kind::Pgn));
        assert_eq!(kind(&["a.epd", "-"]), Some(Kind::Fen));
        assert_eq!(kind(&["a.pgn", "b.fen"]), None);
    }

    #[test]
    fn plies_are_a_range() {
        assert_eq!(plies("20..40"), Ok(20..=40));
        assert_eq!(plies("..40"), Ok(0..=40));
        assert_eq!(plies("20.."), Ok(20..=u32::MAX));
        for wrong in ["20", "a..b", "40..20", "-1..2"] {
            assert!(plies(wrong).is_err(), "{wrong}");
        }
    }
}

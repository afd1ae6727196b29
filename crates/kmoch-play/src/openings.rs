//! Where games begin: the lines of a file, or random moves that leave the game open.

use std::io;
use std::path::{Path, PathBuf};

use kmoch_files::Input;
use kmoch_files::lines::{Line, Lines};
use kmoch_notation::Position;
use kmoch_search::game::Game;
use kmoch_search::limits::Limits;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use shakmaty::{Chess, Position as _};
use thiserror::Error;

use crate::game::end_by_rule;
use crate::player::Player;

/// Random openings are this long, or a ply longer, so that either side may be to move.
const RANDOM_PLIES: u32 = 8;
/// How far apart the sides may be after random moves, in centipawns.
const BALANCED: i32 = 150;
/// How long it is looked whether they are.
const NODES_TO_CHECK: u64 = 1000;
/// So many random games are tried at most.
const ATTEMPTS: usize = 1000;

/// What is wrong with a file of openings.
#[derive(Debug, Error)]
pub enum OpeningError {
    /// The file cannot be read.
    #[error("cannot read {}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A line is no position to begin from.
    #[error("{}:{line}: {what}", file.display())]
    Line {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: u64,
        /// What is wrong there.
        what: String,
    },
    /// There is no position in the file.
    #[error("{}: no positions in it", file.display())]
    Empty {
        /// The file.
        file: PathBuf,
    },
}

/// Where games begin.
#[derive(Debug, Clone, Default)]
pub struct Openings {
    /// Shuffled once; random moves from the start if there are none.
    book: Vec<Chess>,
    seed: u64,
}

impl Openings {
    /// Random moves from the start.
    pub fn random(seed: u64) -> Openings {
        Openings { book: Vec::new(), seed }
    }

    /// The positions of a file, FEN or EPD, packed or not, one a line, in an order that follows from the seed.
    ///
    /// # Errors
    /// Says which line is wrong.
    pub fn read(file: &Path, seed: u64) -> Result<Openings, OpeningError> {
        let failed = |source| OpeningError::Io { file: file.to_owned(), source };
        let mut lines = Lines::new(Input::open(file).map_err(failed)?.reader);
        let mut book = Vec::new();
        while let Some(Line { number, text }) = lines.next_line().map_err(failed)? {
            let fail =
                |what: String| OpeningError::Line { file: file.to_owned(), line: number, what };
            let text = text.map_err(|length| fail(format!("{length} bytes are no position")))?;
            let position = Position::read_leniently(&String::from_utf8_lossy(text), None)
                .map_err(|fault| fail(fault.to_string()))?
                .chess;
            if end_by_rule(&Game::new(position.clone())).is_some() {
                return Err(fail("the game is over there".to_owned()));
            }
            book.push(position);
        }
        if book.is_empty() {
            return Err(OpeningError::Empty { file: file.to_owned() });
        }
        book.shuffle(&mut SmallRng::seed_from_u64(seed));
        Ok(Openings { book, seed })
    }

    /// The opening of this number: a line of the book as it stands, or random moves.
    pub fn get(&self, number: u64, judge: &mut Player) -> Chess {
        match self.book_position(number) {
            Some(position) => position.clone(),
            None => self.vary(number, judge),
        }
    }

    /// Random moves from the book's position of this number, or from the start, until the judge
    /// finds them balanced; the position itself if that never happens.
    pub fn vary(&self, number: u64, judge: &mut Player) -> Chess {
        let start = self.book_position(number).cloned().unwrap_or_default();
        let mut random = random_of(self.seed, number);
        let limits = Limits { nodes: Some(NODES_TO_CHECK), ..Limits::default() };
        for _ in 0..ATTEMPTS {
            let Some(position) = random_moves(&start, &mut random) else { continue };
            judge.begin();
            let found = judge.think(&Game::new(position.clone()), &limits);
            if found.score.abs() <= BALANCED {
                return position;
            }
        }
        start
    }

    fn book_position(&self, number: u64) -> Option<&Chess> {
        self.book.get((number % (self.book.len() as u64).max(1)) as usize)
    }
}

/// A stream of random numbers of its own for each number under a seed.
pub fn random_of(seed: u64, number: u64) -> SmallRng {
    // Fibonacci hashing: neighbouring numbers get unrelated streams.
    SmallRng::seed_from_u64(seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Random legal moves from a position; none if they end the game.
fn random_moves(start: &Chess, random: &mut SmallRng) -> Option<Chess> {
    let mut game = Game::new(start.clone());
    let plies = RANDOM_PLIES + random.next_u32() % 2;
    for _ in 0..plies {
        game.play(*game.position().legal_moves().choose(random)?);
    }
    end_by_rule(&game).is_none().then(|| game.position().clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Setup;
    use std::fs;

    #[test]
    fn books_are_read_and_faults_named() {
        let folder = std::env::temp_dir().join(format!("kmoch-openings-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("book.epd");
        fs::write(&file, "# two\n4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 3; id \"a\";\n\n4k3/8/8/8/8/8/4P3/4K3 b - - 3 9\n").unwrap();
        let book = Openings::read(&file, 1).unwrap();
        assert_eq!(book.book.len(), 2);
        let packed = folder.join("book.epd.bz2");
        kmoch_files::write(&packed, "\u{feff}4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 bm e4;\n").unwrap();
        assert_eq!(Openings::read(&packed, 1).unwrap().book.len(), 1);
        fs::write(&file, "4k3/8/8/8/8/8/4P3/4K3 w - -\nnonsense\n").unwrap();
        assert!(Openings::read(&file, 1).unwrap_err().to_string().contains("book.epd:2: "));
        fs::write(&file, "4k3/8/8/8/8/8/8/4K3 w - -\n").unwrap();
        assert!(Openings::read(&file, 1).unwrap_err().to_string().contains("over"));
        fs::write(&file, "\n").unwrap();
        assert!(Openings::read(&file, 1).unwrap_err().to_string().contains("no positions"));
        fs::remove_dir_all(&folder).unwrap();
        assert!(Openings::read(&file, 1).unwrap_err().to_string().contains("cannot read"));
    }

    #[test]
    fn random_openings_follow_from_seed_and_number() {
        let mut judge = Setup::default().player().unwrap();
        let openings = Openings::random(9);
        let first = openings.get(0, &mut judge);
        assert_eq!(first, openings.get(0, &mut judge));
        assert_ne!(first, openings.get(1, &mut judge));
        assert_ne!(first, Openings::random(10).get(0, &mut judge));
        assert!(first.fullmoves().get() >= RANDOM_PLIES / 2);
    }
}

//! What both benchmarks run on: a thousand positions from openings to endings, quiet and wild.

use std::hint::black_box;
use std::sync::Arc;

use kmoch_eval::{Evaluator, Profile, Weights};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// The positions.
pub fn positions() -> Vec<Chess> {
    let position = |line: &str| {
        let fen = Fen::from_ascii(line.as_bytes()).expect("the FEN is sound");
        fen.into_position(CastlingMode::Standard).expect("the position is legal")
    };
    include_str!("positions.fen").lines().map(position).collect()
}

/// An evaluator that remembers every pawn structure it has seen, or none.
pub struct Bench {
    evaluator: Evaluator,
    remembers: bool,
}

impl Bench {
    /// Remembers every pawn structure.
    pub fn warm(profile: &Profile) -> Bench {
        /// So many entries that hardly any two of the positions want the same.
        const ENTRIES: usize = 1 << 16;
        Bench { evaluator: Self::evaluator(profile, ENTRIES), remembers: true }
    }

    /// Works everything out each time.
    pub fn cold(profile: &Profile) -> Bench {
        Bench { evaluator: Self::evaluator(profile, 1), remembers: false }
    }

    fn evaluator(profile: &Profile, entries: usize) -> Evaluator {
        Evaluator::with_weights(Arc::new(Weights::new(profile)), entries)
    }

    /// Values all positions.
    #[inline(never)]
    pub fn run(&mut self, positions: &[Chess]) {
        for position in positions {
            if !self.remembers {
                self.evaluator.forget();
            }
            black_box(self.evaluator.evaluate(position.board(), position.turn()));
        }
    }
}

//! Labelled positions as sparse rows of coefficients, in memory or in a file that is mapped into it.

use kmoch_eval::{SLOT_COUNT, Stage, Weights};
use memmap2::Mmap;
use rayon::prelude::*;
use shakmaty::Position;

use crate::coefficients::{Coefficient, Extractor, Usage};
use crate::data::Labelled;
use crate::records::{self, Coefficients};

pub use crate::records::Row;

/// Positions that one thread works out at a time.
const CHUNK: usize = 256;

/// Where the records are.
#[derive(Debug)]
pub(crate) enum Bytes {
    /// In memory.
    Held(Vec<u8>),
    /// In a file; the system reads what is asked for and forgets it when memory is wanted elsewhere.
    Mapped(Mmap),
}

impl Bytes {
    fn as_slice(&self) -> &[u8] {
        match self {
            Bytes::Held(bytes) => bytes,
            Bytes::Mapped(map) => map,
        }
    }
}

/// Labelled positions as sparse rows of coefficients.
#[derive(Debug)]
pub struct Dataset {
    bytes: Bytes,
    /// Where each record ends.
    ends: Vec<u64>,
    usage: Vec<Usage>,
}

/// The positions of a dataset by what they are for; no game is in two parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Split {
    /// To learn from: eight games in ten.
    pub learn: Vec<u32>,
    /// To choose by, when to stop above all: one game in ten.
    pub choose: Vec<u32>,
    /// To judge by; nothing is chosen by them: one game in ten.
    pub judge: Vec<u32>,
}

impl Split {
    /// Those of its positions whose games were played on, see [`Dataset::played_on`].
    pub fn played_on(&self, data: &Dataset) -> Split {
        let of = |part: &[u32]| data.played_on(part);
        Split { learn: of(&self.learn), choose: of(&self.choose), judge: of(&self.judge) }
    }
}

/// The parts into which games are cut, and what the first two of them are for.
const PARTS: u64 = 10;
const TO_CHOOSE: u64 = 0;
const TO_JUDGE: u64 = 1;

/// Bits of a game's number that count in its file; those above tell files apart.
pub const GAME_BITS: u32 = 48;

impl Default for Dataset {
    fn default() -> Dataset {
        let usage = vec![Usage::default(); SLOT_COUNT];
        Dataset { bytes: Bytes::Held(Vec::new()), ends: Vec::new(), usage }
    }
}

/// Positions worked out: their records, where each ends, and how they use the slots.
pub(crate) struct WorkedOut {
    pub bytes: Vec<u8>,
    pub ends: Vec<u64>,
    pub usage: Vec<Usage>,
}

impl WorkedOut {
    /// Works positions out in parallel, in their order.
    pub fn new(positions: &[Labelled], weights: &Weights) -> Vec<WorkedOut> {
        let work_out = |positions: &[Labelled]| {
            let mut extractor = Extractor::new(weights);
            let (mut bytes, mut ends) = (Vec::new(), Vec::new());
            for labelled in positions {
                let board = labelled.position.board();
                let (coefficients, shares) = extractor.extract(board, labelled.position.turn());
                let row = Row {
                    middlegame: Stage::of(board).step() as f32 / Stage::STEPS as f32,
                    result: labelled.result.map(|result| result as f32),
                    score: labelled.score.map(|score| score as f32),
                    game: labelled.game,
                    shares,
                };
                records::encode(&row, &coefficients, &mut bytes);
                ends.push(bytes.len() as u64);
            }
            WorkedOut { bytes, ends, usage: extractor.usage() }
        };
        positions.par_chunks(CHUNK).map(work_out).collect()
    }

    /// Adds where its records end, and its usage, to those of the records before it.
    pub fn append_to(&self, ends: &mut Vec<u64>, usage: &mut [Usage]) {
        let before = ends.last().copied().unwrap_or(0);
        ends.extend(self.ends.iter().map(|end| before + end));
        usage.iter_mut().zip(&self.usage).for_each(|(sum, part)| sum.add(part));
    }
}

impl Dataset {
    /// No positions yet.
    pub fn new() -> Dataset {
        Dataset::default()
    }

    /// Positions in a file that was written whole.
    pub(crate) fn mapped(map: Mmap, ends: Vec<u64>, usage: Vec<Usage>) -> Dataset {
        Dataset { bytes: Bytes::Mapped(map), ends, usage }
    }

    /// Takes positions in, worked out in parallel, in their order. Only a dataset in memory grows.
    pub fn extend(&mut self, positions: &[Labelled], weights: &Weights) {
        let Bytes::Held(bytes) = &mut self.bytes else { panic!("a mapped dataset is whole") };
        for part in WorkedOut::new(positions, weights) {
            bytes.extend(&part.bytes);
            part.append_to(&mut self.ends, &mut self.usage);
        }
    }

    /// Takes one position in; its coefficients go by rising slot.
    pub fn push(&mut self, row: Row, coefficients: &[Coefficient]) {
        let Bytes::Held(bytes) = &mut self.bytes else { panic!("a mapped dataset is whole") };
        records::encode(&row, coefficients, bytes);
        self.ends.push(bytes.len() as u64);
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The size of all positions, in bytes.
    pub fn size(&self) -> u64 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// How the findings of all positions use each slot.
    pub fn usage(&self) -> &[Usage] {
        &self.usage
    }

    fn record(&self, index: usize) -> &[u8] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.bytes.as_slice()[start as usize..self.ends[index] as usize]
    }

    /// A position and its coefficients.
    #[inline]
    pub fn get(&self, index: usize) -> (Row, Coefficients<'_>) {
        records::decode(self.record(index))
    }

    /// Those of these positions whose games were played on, so that it is known how they ended.
    pub fn played_on(&self, indices: &[u32]) -> Vec<u32> {
        let was_played = |index: &u32| self.get(*index as usize).0.result.is_some();
        indices.par_iter().copied().filter(was_played).collect()
    }

    /// Splits by game. The split follows from the seed and a game's number in its file alone, so that
    /// it is the same however files are put together.
    pub fn split(&self, seed: u64) -> Split {
        let (mut learn, mut choose, mut judge) = (Vec::new(), Vec::new(), Vec::new());
        for index in 0..self.len() {
            let game = records::game(self.record(index)) & ((1 << GAME_BITS) - 1);
            // Fibonacci hashing spreads consecutive games evenly.
            let hashed = (game ^ seed.rotate_left(17)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
            match hashed % PARTS {
                TO_CHOOSE => &mut choose,
                TO_JUDGE => &mut judge,
                _ => &mut learn,
            }
            .push(index as u32);
        }
        Split { learn, choose, judge }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_game_is_in_two_parts_and_files_do_not_matter() {
        let mut data = Dataset::new();
        for index in 0..6000u64 {
            data.push(Row::plain(1.0, 0.5, index / 3), &[]);
        }
        let split = data.split(1);
        let games = |part: &[u32]| -> BTreeSet<u64> {
            part.iter().map(|&index| data.get(index as usize).0.game).collect()
        };
        let parts = [&split.learn, &split.choose, &split.judge].map(|part| games(part));
        assert_eq!(parts.iter().map(BTreeSet::len).sum::<usize>(), 2000);
        assert!(parts[1].len().abs_diff(200) < 40 && parts[2].len().abs_diff(200) < 40);
        let mut other = Dataset::new();
        for index in 0..6000u64 {
            other.push(Row::plain(1.0, 0.5, (index / 3) ^ (1 << GAME_BITS)), &[]);
        }
        assert_eq!(other.split(1), split);
        assert_ne!(other.split(2), split);
    }
}

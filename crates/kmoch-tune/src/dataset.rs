//! Labelled positions as sparse rows of coefficients: a million of them fit into memory.

use kmoch_eval::{Stage, Weights};
use rayon::prelude::*;
use shakmaty::Position;

use crate::coefficients::{Coefficient, Extractor, Shares};
use crate::data::Labelled;

/// One position without its coefficients.
#[derive(Debug, Clone)]
pub struct Row {
    /// The middlegame's share of its value, 1 with all pieces on the board.
    pub middlegame: f32,
    /// How the game ended, seen from White.
    pub result: f32,
    /// What a search said, in centipawns seen from White.
    pub score: Option<f32>,
    /// The game it comes from.
    pub game: u64,
    /// The shares of a lead, White's and Black's.
    pub shares: Shares,
}

#[cfg(test)]
impl Row {
    /// A row of nothing but a stage, a result and a game.
    pub(crate) fn plain(middlegame: f32, result: f32, game: u64) -> Row {
        Row { middlegame, result, score: None, game, shares: Default::default() }
    }
}

/// Labelled positions as sparse rows of coefficients.
#[derive(Debug, Default)]
pub struct Dataset {
    rows: Vec<Row>,
    ends: Vec<usize>,
    coefficients: Vec<Coefficient>,
}

impl Dataset {
    /// No positions yet.
    pub fn new() -> Dataset {
        Dataset::default()
    }

    /// Takes positions in, worked out in parallel, in their order.
    pub fn extend(&mut self, positions: &[Labelled], weights: &Weights) {
        let worked_out: Vec<(Row, Vec<Coefficient>)> = positions
            .par_iter()
            .map_init(
                || Extractor::new(weights),
                |extractor, labelled| {
                    let board = labelled.position.board();
                    let (coefficients, shares) = extractor.extract(board, labelled.position.turn());
                    let row = Row {
                        middlegame: Stage::of(board).step() as f32 / Stage::STEPS as f32,
                        result: labelled.result as f32,
                        score: labelled.score.map(|score| score as f32),
                        game: labelled.game,
                        shares,
                    };
                    (row, coefficients)
                },
            )
            .collect();
        for (row, coefficients) in worked_out {
            self.push(row, &coefficients);
        }
    }

    /// Takes one position in.
    pub fn push(&mut self, row: Row, coefficients: &[Coefficient]) {
        self.rows.push(row);
        self.coefficients.extend_from_slice(coefficients);
        self.ends.push(self.coefficients.len());
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The number of coefficients that are not zero.
    pub fn coefficient_count(&self) -> usize {
        self.coefficients.len()
    }

    /// A position and its coefficients.
    #[inline]
    pub fn get(&self, index: usize) -> (&Row, &[Coefficient]) {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        (&self.rows[index], &self.coefficients[start..self.ends[index]])
    }

    /// Splits by game, so that no game is on both sides: the places of the positions to learn
    /// from and of those held out, the latter about one game in `one_in`.
    pub fn split(&self, one_in: u64, seed: u64) -> (Vec<u32>, Vec<u32>) {
        (0..self.len() as u32).partition(|&index| {
            let game = self.rows[index as usize].game ^ seed.rotate_left(17);
            // Fibonacci hashing spreads consecutive games evenly.
            !(game.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40).is_multiple_of(one_in)
        })
    }
}

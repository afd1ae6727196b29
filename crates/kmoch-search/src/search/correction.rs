//! Correction history: how far the evaluation was off in positions like this one.

use shakmaty::Color;

use crate::keyed::Keyed;
use crate::parameters::Parameters;
use crate::score::{MAX_EVALUATION, Score};
use crate::search::history::NO_MOVE;

const SLOTS: usize = 16_384;
/// Corrections are kept in this many parts of a centipawn.
const GRAIN: i32 = 256;
/// No single correction goes beyond this many centipawns.
const MOST: i32 = 64 * GRAIN;
/// The most one result may weigh.
const MOST_WEIGHT: i32 = 20;
/// Parameters for corrections are 1024ths.
const PARAMETER_ONE: i32 = 1024;
/// A drawing counter of so many plies halves the evaluation.
const FIFTY_MOVE_HORIZON: i32 = 200;

/// The last move, and those two, four and six plies before the position: what was played is judged by each pair of them.
pub type LastMoves = [usize; 4];

/// Corrections of one thread, by pawns, by either side's pieces, by the last moves.
#[derive(Debug)]
pub struct Correction {
    pawns: Vec<i16>,
    pieces: [Vec<i16>; 2],
    /// By the last move and one before it, however long before.
    moves: Vec<i16>,
}

impl Default for Correction {
    fn default() -> Correction {
        Correction {
            pawns: vec![0; 2 * SLOTS],
            pieces: [vec![0; 2 * SLOTS], vec![0; 2 * SLOTS]],
            moves: vec![0; (NO_MOVE + 1) * (NO_MOVE + 1)],
        }
    }
}

fn slot(key: u64, turn: Color) -> usize {
    2 * (key as usize % SLOTS) + turn as usize
}

fn move_slots([last, earlier @ ..]: LastMoves) -> [usize; 3] {
    earlier.map(|before| last * (NO_MOVE + 1) + before)
}

impl Correction {
    /// The evaluation as experience corrects it, and paler the nearer the fifty-move rule.
    pub fn apply(
        &self,
        parameters: &Parameters,
        position: &Keyed,
        moves: LastMoves,
        evaluation: Score,
    ) -> Score {
        let turn = position.turn();
        let pieces = Color::ALL
            .into_iter()
            .map(|color| {
                i32::from(self.pieces[color as usize][slot(position.piece_key(color), turn)])
            })
            .sum::<i32>();
        let [answer, older, oldest] = move_slots(moves).map(|slot| i32::from(self.moves[slot]));
        let correction = (i32::from(self.pawns[slot(position.pawn_key(), turn)])
            * parameters.correction_pawns
            + pieces * parameters.correction_pieces
            + answer * parameters.correction_moves
            + (older + oldest) * parameters.correction_older_moves)
            / (PARAMETER_ONE * GRAIN);
        let clock = (position.halfmoves() as i32).min(FIFTY_MOVE_HORIZON / 2);
        let damped = evaluation * (FIFTY_MOVE_HORIZON - clock) / FIFTY_MOVE_HORIZON;
        (damped + correction).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// Learns that a search of this depth found `difference` more than the corrected evaluation.
    pub fn learn(
        &mut self,
        parameters: &Parameters,
        position: &Keyed,
        moves: LastMoves,
        depth: i32,
        difference: Score,
    ) {
        let turn = position.turn();
        let weight = (depth + 1).min(MOST_WEIGHT);
        let target = (difference * GRAIN).clamp(-MOST, MOST);
        let inertia = parameters.correction_inertia;
        let learn = |value: &mut i16| {
            let old = i32::from(*value);
            *value = ((old * (inertia - weight) + target * weight) / inertia) as i16;
        };
        learn(&mut self.pawns[slot(position.pawn_key(), turn)]);
        for color in Color::ALL {
            learn(&mut self.pieces[color as usize][slot(position.piece_key(color), turn)]);
        }
        for slot in move_slots(moves) {
            learn(&mut self.moves[slot]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Chess;

    #[test]
    fn repeated_surprises_move_the_evaluation() {
        let position = Keyed::new(Chess::default());
        let parameters = Parameters::default();
        let mut correction = Correction::default();
        let moves = [NO_MOVE; 4];
        assert_eq!(correction.apply(&parameters, &position, moves, 30), 30);
        for _ in 0..200 {
            correction.learn(&parameters, &position, moves, 8, 20);
        }
        assert!(correction.apply(&parameters, &position, moves, 30) > 40);
        for _ in 0..600 {
            correction.learn(&parameters, &position, moves, 8, -20);
        }
        assert!(correction.apply(&parameters, &position, moves, 30) < 20);
    }
}

//! What moves were worth elsewhere in the tree: killers aside, all memory for ordering.

use shakmaty::{Bitboard, Color, Move, Role, Square};

use crate::packed::PackedMove;

/// No history value goes beyond this.
pub const MOST: i32 = 16_384;

const SQUARES: usize = 64;
const ROLES: usize = 6;
/// Twelve pieces on sixty-four squares.
const PIECE_SQUARES: usize = 2 * ROLES * SQUARES;
/// Stands for "no move" (a null move, or before the root) in tables of earlier moves.
pub const NO_MOVE: usize = PIECE_SQUARES;
const PAWN_STRUCTURES: usize = 512;
/// A move may leave an attacked square or not, and enter one or not.
const DANGERS: usize = 4;

/// Which piece goes where, as one number.
pub fn piece_square(color: Color, role: Role, to: Square) -> usize {
    ((color as usize) * ROLES + (role as usize - 1)) * SQUARES + to as usize
}

/// Where a move puts which piece.
pub fn destination(color: Color, m: Move) -> usize {
    piece_square(color, m.role(), m.to())
}

/// The square of a [`destination`].
pub fn square_of(destination: usize) -> Option<Square> {
    (destination != NO_MOVE).then(|| Square::new((destination % SQUARES) as u32))
}

fn update(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    // The nearer the limit, the smaller the step, so the limit is never passed.
    *value = (old + bonus - old * bonus.abs() / MOST) as i16;
}

/// One value for each piece on each square.
type Row = [i16; PIECE_SQUARES];

/// All move histories of one thread.
#[derive(Debug)]
pub struct History {
    quiet: Vec<i16>,
    capture: Vec<i16>,
    /// By the earlier move.
    continuation: Vec<Row>,
    /// By the pawn structure.
    pawns: Vec<Row>,
    counter: Vec<PackedMove>,
}

/// Which earlier moves (in plies back) a quiet move is read as a continuation of.
pub const CONTINUATIONS: [usize; 4] = [1, 2, 4, 6];

/// The context a quiet move is judged in: the pawns, and the moves before it.
#[derive(Debug, Clone, Copy)]
pub struct Context {
    /// Whose move it is.
    pub color: Color,
    /// The key of the pawn structure.
    pub pawn_key: u64,
    /// The earlier moves, as [`destination`]s or [`NO_MOVE`], in the order of [`CONTINUATIONS`].
    pub earlier: [usize; CONTINUATIONS.len()],
    /// The squares the opponent attacks.
    pub attacked: Bitboard,
}

fn capture_index(color: Color, m: Move) -> usize {
    let victim = m.capture().map_or(0, |role| role as usize - 1);
    destination(color, m) * ROLES + victim
}

/// What piece moves, from where and to where; a castling king goes to its rook.
fn parts(m: Move) -> (Role, Square, Square) {
    match m {
        Move::Normal { role, from, to, .. } => (role, from, to),
        Move::EnPassant { from, to } => (Role::Pawn, from, to),
        Move::Castle { king, rook } => (Role::King, king, rook),
        Move::Put { role, to } => (role, to, to),
    }
}

fn structure(context: &Context) -> usize {
    context.pawn_key as usize % PAWN_STRUCTURES
}

/// Where a quiet move stands in the tables of a node's context.
struct Place {
    quiet: usize,
    piece_square: usize,
}

impl Place {
    fn of(context: &Context, m: Move) -> Place {
        let (role, from, to) = parts(m);
        let leaves = usize::from(context.attacked.contains(from));
        let enters = usize::from(context.attacked.contains(to));
        let danger = (context.color as usize) * DANGERS + 2 * leaves + enters;
        Place {
            quiet: (danger * SQUARES + from as usize) * SQUARES + to as usize,
            piece_square: piece_square(context.color, role, to),
        }
    }
}

/// The rows of the tables that a node's quiet moves are read from, found once for all of them.
pub struct Judge<'a> {
    context: &'a Context,
    quiet: &'a [i16],
    pawns: &'a Row,
    earlier: [&'a Row; CONTINUATIONS.len()],
}

impl Judge<'_> {
    /// How well a quiet move did, for ordering: the sum of all that is known.
    #[inline]
    pub fn worth(&self, m: Move) -> i32 {
        let Place { quiet, piece_square } = Place::of(self.context, m);
        let [last, own, older, oldest] = self.earlier.map(|row| i32::from(row[piece_square]));
        let here = i32::from(self.quiet[quiet]) + i32::from(self.pawns[piece_square]);
        2 * (here + last) + own + older + oldest / 2
    }

    /// The part that decides about pruning: the nearest continuations and the pawns.
    pub fn near(&self, m: Move) -> i32 {
        let piece_square = destination(self.context.color, m);
        [self.earlier[0], self.earlier[1], self.pawns]
            .map(|row| i32::from(row[piece_square]))
            .iter()
            .sum()
    }
}

impl Default for History {
    fn default() -> History {
        History {
            quiet: vec![0; 2 * DANGERS * SQUARES * SQUARES],
            capture: vec![0; PIECE_SQUARES * ROLES],
            continuation: vec![[0; PIECE_SQUARES]; PIECE_SQUARES + 1],
            pawns: vec![[0; PIECE_SQUARES]; PAWN_STRUCTURES],
            counter: vec![PackedMove::NONE; PIECE_SQUARES + 1],
        }
    }
}

impl History {
    /// What is known of quiet moves in this context.
    pub fn judge<'a>(&'a self, context: &'a Context) -> Judge<'a> {
        Judge {
            context,
            quiet: &self.quiet,
            pawns: &self.pawns[structure(context)],
            earlier: context.earlier.map(|earlier| &self.continuation[earlier]),
        }
    }

    /// How well a quiet move did, for ordering: the sum of all that is known.
    pub fn quiet(&self, context: &Context, m: Move) -> i32 {
        self.judge(context).worth(m)
    }

    /// The part of [`History::quiet`] that decides about pruning: the nearest continuations and the pawns.
    pub fn near(&self, context: &Context, m: Move) -> i32 {
        self.judge(context).near(m)
    }

    /// How well a capture did.
    pub fn capture(&self, color: Color, m: Move) -> i32 {
        i32::from(self.capture[capture_index(color, m)])
    }

    /// The quiet move that last refuted the given earlier move.
    pub fn counter(&self, earlier: usize) -> PackedMove {
        self.counter[earlier]
    }

    /// Remembers a refutation.
    pub fn set_counter(&mut self, earlier: usize, m: Move) {
        self.counter[earlier] = m.into();
    }

    /// Rewards (or, below zero, punishes) a quiet move everywhere.
    pub fn update_quiet(&mut self, context: &Context, m: Move, bonus: i32) {
        let place = Place::of(context, m);
        update(&mut self.quiet[place.quiet], bonus);
        update(&mut self.pawns[structure(context)][place.piece_square], bonus);
        self.update_continuations(context, m, bonus);
    }

    /// Rewards a quiet move as an answer to the moves before it.
    pub fn update_continuations(&mut self, context: &Context, m: Move, bonus: i32) {
        let here = destination(context.color, m);
        for earlier in context.earlier {
            if earlier != NO_MOVE {
                update(&mut self.continuation[earlier][here], bonus);
            }
        }
    }

    /// Rewards a capture.
    pub fn update_capture(&mut self, color: Color, m: Move, bonus: i32) {
        update(&mut self.capture[capture_index(color, m)], bonus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Chess, Position};

    #[test]
    fn rewards_add_up_but_never_pass_the_limit() {
        let m = Chess::default().legal_moves()[0];
        let context = Context {
            color: Color::White,
            pawn_key: 7,
            earlier: [3, 9, NO_MOVE, NO_MOVE],
            attacked: Bitboard::EMPTY,
        };
        let mut history = History::default();
        assert_eq!(history.quiet(&context, m), 0);
        for _ in 0..1000 {
            history.update_quiet(&context, m, 1500);
        }
        assert!(history.near(&context, m) > 2 * MOST);
        assert!(history.near(&context, m) <= 3 * MOST);
        for _ in 0..2000 {
            history.update_quiet(&context, m, -1500);
        }
        assert!(history.quiet(&context, m) < 0);
        assert!(history.near(&context, m) >= -3 * MOST);
    }

    #[test]
    fn a_null_move_remembers_nothing() {
        let m = Chess::default().legal_moves()[0];
        let context = Context {
            color: Color::White,
            pawn_key: 0,
            earlier: [NO_MOVE; 4],
            attacked: Bitboard::EMPTY,
        };
        let mut history = History::default();
        history.update_continuations(&context, m, 1000);
        assert_eq!(history.quiet(&context, m), 0);
    }
}

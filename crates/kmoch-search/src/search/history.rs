//! What moves were worth elsewhere in the tree: killers aside, all memory for ordering.

use shakmaty::{Bitboard, Color, Move, Role, Square};

use super::urgency::Urgency;
use crate::packed::PackedMove;

/// No history value goes beyond this.
pub const MOST: i32 = 16_384;

const SQUARES: usize = 64;
const ROLES: usize = 6;
const PIECES: usize = 2 * ROLES;
/// Twelve pieces on sixty-four squares.
const PIECE_SQUARES: usize = PIECES * SQUARES;
/// Stands for "no move" (a null move, or before the root) in tables of earlier moves.
pub const NO_MOVE: usize = PIECE_SQUARES;
const PAWN_STRUCTURES: usize = 512;
/// A move may leave an attacked square or not, and enter one or not.
const DANGERS: usize = 4;

fn piece(color: Color, role: Role) -> usize {
    (color as usize) * ROLES + (role as usize - 1)
}

/// Which piece goes where, as one number.
pub fn piece_square(color: Color, role: Role, to: Square) -> usize {
    piece(color, role) * SQUARES + to as usize
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
type Row = [[i16; SQUARES]; PIECES];
const NOTHING_KNOWN: Row = [[0; SQUARES]; PIECES];

/// One value for each way from square to square, by the dangers on either.
type Ways = [[[i16; SQUARES]; SQUARES]; DANGERS];

/// All move histories of one thread.
#[derive(Debug)]
pub struct History {
    /// By whose move it is.
    quiet: Box<[Ways; 2]>,
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
    /// What makes moves urgent besides.
    pub urgency: Urgency,
}

impl Context {
    /// Whether the opponent attacks either end of a move: if not, nothing can take what moves, not even by a line
    /// that it opens.
    pub fn is_within_reach(&self, m: Move) -> bool {
        let (_, from, to) = parts(m);
        self.attacked.contains(from) || self.attacked.contains(to)
    }
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
#[derive(Clone, Copy)]
struct Place {
    danger: usize,
    from: Square,
    to: Square,
    piece: usize,
}

impl Place {
    fn of(context: &Context, m: Move) -> Place {
        let (role, from, to) = parts(m);
        let leaves = usize::from(context.attacked.contains(from));
        let enters = usize::from(context.attacked.contains(to));
        Place { danger: 2 * leaves + enters, from, to, piece: piece(context.color, role) }
    }

    fn of_way(self, ways: &Ways) -> i32 {
        i32::from(ways[self.danger][self.from as usize][self.to as usize])
    }

    fn of_piece(self, row: &Row) -> i32 {
        i32::from(row[self.piece][self.to as usize])
    }
}

/// The rows of the tables that a node's quiet moves are read from, found once for all of them.
pub struct Judge<'a> {
    context: &'a Context,
    quiet: &'a Ways,
    pawns: &'a Row,
    earlier: [&'a Row; CONTINUATIONS.len()],
}

/// What is known of quiet moves of one unit from one square.
pub struct Unit<'a> {
    /// The ways from there by the square that is entered: not attacked, attacked.
    ways: [&'a [i16; SQUARES]; 2],
    attacked: Bitboard,
    pawns: &'a [i16; SQUARES],
    earlier: [&'a [i16; SQUARES]; CONTINUATIONS.len()],
}

impl Unit<'_> {
    /// The same as [`Judge::worth`].
    #[inline(always)]
    pub fn worth_to(&self, to: Square) -> i32 {
        let enters = usize::from(self.attacked.contains(to));
        let on_square = |row: &[i16; SQUARES]| i32::from(row[to as usize]);
        let here = on_square(self.ways[enters]) + on_square(self.pawns);
        sum_of(here, self.earlier.map(on_square))
    }
}

/// All that is known of a quiet move: by the way and the pawns, and as a continuation.
#[inline(always)]
fn sum_of(here: i32, [last, own, older, oldest]: [i32; CONTINUATIONS.len()]) -> i32 {
    2 * (here + last) + own + older + oldest / 2
}

impl<'a> Judge<'a> {
    /// What is known of a unit on a square.
    #[inline(always)]
    pub fn unit(&self, role: Role, from: Square) -> Unit<'a> {
        let leaves = 2 * usize::from(self.context.attacked.contains(from));
        let piece = piece(self.context.color, role);
        Unit {
            ways: [leaves, leaves + 1].map(|danger| &self.quiet[danger][from as usize]),
            attacked: self.context.attacked,
            pawns: &self.pawns[piece],
            earlier: self.earlier.map(|row| &row[piece]),
        }
    }

    /// How well a quiet move did, for ordering: the sum of all that is known.
    #[inline]
    pub fn worth(&self, m: Move) -> i32 {
        let place = Place::of(self.context, m);
        let here = place.of_way(self.quiet) + place.of_piece(self.pawns);
        sum_of(here, self.earlier.map(|row| place.of_piece(row)))
    }
}

impl Default for History {
    fn default() -> History {
        History {
            quiet: Box::new([[[[0; SQUARES]; SQUARES]; DANGERS]; 2]),
            capture: vec![0; PIECE_SQUARES * ROLES],
            continuation: vec![NOTHING_KNOWN; PIECE_SQUARES + 1],
            pawns: vec![NOTHING_KNOWN; PAWN_STRUCTURES],
            counter: vec![PackedMove::NONE; PIECE_SQUARES + 1],
        }
    }
}

impl History {
    /// What is known of quiet moves in this context.
    pub fn judge<'a>(&'a self, context: &'a Context) -> Judge<'a> {
        Judge {
            context,
            quiet: &self.quiet[context.color as usize],
            pawns: &self.pawns[structure(context)],
            earlier: context.earlier.map(|earlier| &self.continuation[earlier]),
        }
    }

    /// How well a quiet move did, for ordering: the sum of all that is known.
    pub fn quiet(&self, context: &Context, m: Move) -> i32 {
        self.judge(context).worth(m)
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
        let ways = &mut self.quiet[context.color as usize];
        update(&mut ways[place.danger][place.from as usize][place.to as usize], bonus);
        update(&mut self.pawns[structure(context)][place.piece][place.to as usize], bonus);
        self.update_continuations(context, m, bonus);
    }

    /// Rewards a quiet move as an answer to the moves before it.
    pub fn update_continuations(&mut self, context: &Context, m: Move, bonus: i32) {
        self.update_after(context.earlier, destination(context.color, m), bonus);
    }

    /// Rewards a piece on a square as an answer to the moves before it.
    pub fn update_after(&mut self, earlier: [usize; CONTINUATIONS.len()], here: usize, bonus: i32) {
        for earlier in earlier {
            if earlier != NO_MOVE {
                update(&mut self.continuation[earlier].as_flattened_mut()[here], bonus);
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
            urgency: Urgency::default(),
        };
        let mut history = History::default();
        assert_eq!(history.quiet(&context, m), 0);
        for _ in 0..1000 {
            history.update_quiet(&context, m, 1500);
        }
        // Twice each for the way, the pawns and the answer, once for the move before.
        assert!(history.quiet(&context, m) > 6 * MOST);
        assert!(history.quiet(&context, m) <= 7 * MOST);
        for _ in 0..2000 {
            history.update_quiet(&context, m, -1500);
        }
        assert!((-7 * MOST..0).contains(&history.quiet(&context, m)));
    }

    #[test]
    fn a_null_move_remembers_nothing() {
        let m = Chess::default().legal_moves()[0];
        let context = Context {
            color: Color::White,
            pawn_key: 0,
            earlier: [NO_MOVE; 4],
            attacked: Bitboard::EMPTY,
            urgency: Urgency::default(),
        };
        let mut history = History::default();
        history.update_continuations(&context, m, 1000);
        assert_eq!(history.quiet(&context, m), 0);
    }

    #[test]
    fn what_is_known_of_a_move_depends_on_danger_and_on_what_came_before() {
        let m = Chess::default().legal_moves()[3];
        let (_, from, to) = parts(m);
        let context = Context {
            color: Color::White,
            pawn_key: 1,
            earlier: [3, 9, 27, 81],
            attacked: Bitboard::EMPTY,
            urgency: Urgency::default(),
        };
        let mut history = History::default();
        history.update_quiet(&context, m, 1000);
        let known = history.quiet(&context, m);
        // Twice each for the way, the pawns and the answer; once, once and half for older moves.
        assert_eq!(known, 2 * 3 * 1000 + 2 * 1000 + 500);
        for attacked in [Bitboard::from_square(from), Bitboard::from_square(to)] {
            let danger = Context { attacked, ..context };
            assert_eq!(history.quiet(&danger, m), known - 2000, "another way");
        }
        let other_pawns = Context { pawn_key: 2, ..context };
        assert_eq!(history.quiet(&other_pawns, m), known - 2000);
        let other_answer = Context { earlier: [4, 9, 27, 81], ..context };
        assert_eq!(history.quiet(&other_answer, m), known - 2000);
        let other_side = Context { color: Color::Black, ..context };
        assert_eq!(history.quiet(&other_side, m), 0);
    }

    #[test]
    fn captures_are_remembered_by_what_they_take() {
        let capture = |role| Move::Normal {
            role: Role::Knight,
            from: Square::F3,
            capture: Some(role),
            to: Square::E5,
            promotion: None,
        };
        let mut history = History::default();
        history.update_capture(Color::White, capture(Role::Rook), 700);
        assert_eq!(history.capture(Color::White, capture(Role::Rook)), 700);
        assert_eq!(history.capture(Color::White, capture(Role::Queen)), 0);
        assert_eq!(history.capture(Color::Black, capture(Role::Rook)), 0);
    }

    #[test]
    fn a_refutation_is_known_by_what_it_refutes() {
        let m = Chess::default().legal_moves()[0];
        let mut history = History::default();
        history.set_counter(17, m);
        assert_eq!(history.counter(17), PackedMove::from(m));
        assert!(!history.counter(18).is_some());
    }
}

//! Position in, score or ledger out.

mod leaning;
mod overview;
mod rules;

pub use overview::{Asked, Overview, Tabulator};

use std::sync::Arc;

use shakmaty::{Board, Color, Square};

use crate::Amount;
use crate::cache::{Cache, KingKey, PawnKey, StageKey};
use crate::closing::Closing;
use crate::context::{Forces, KingSide, PawnSides, Side, signature};
use crate::profile::{Profile, Weights};
use crate::registry::{Views, find_all, find_forces, find_kings, find_pawns, find_pieces};
use crate::sinks::{AsTuned, Asking, Fast, Ledger, LedgerSink, Scored, Sink};
use crate::stage::Stage;

/// How many pawn structures with kings and pieces are remembered.
const CACHE_ENTRIES: usize = 8192;

/// The same structure stands beside many kings and pieces: so many times fewer are remembered.
const ENTRIES_A_STRUCTURE: usize = 4;

/// Values positions; one for each thread, since it remembers pawn structures.
///
/// ```
/// use kmoch_eval::{Amount, Evaluator, Profile};
/// use shakmaty::{Board, Color};
///
/// let mut evaluator = Evaluator::new(&Profile::addendum());
/// let start = Board::default();
/// assert_eq!(evaluator.evaluate(&start, Color::White), Amount::ZERO);
/// assert_eq!(evaluator.ledger(&start, Color::White).total(), Amount::ZERO);
/// ```
#[derive(Debug)]
pub struct Evaluator {
    weights: Arc<Weights>,
    structures: Cache<PawnKey, PawnSides>,
    /// What pawns are worth at a stage: White's findings less Black's, in micropawns.
    pawns: Cache<StageKey, i32>,
    /// What pawns, kings and numbers of pieces are worth, likewise.
    kings: Cache<KingKey, i32>,
}

impl Evaluator {
    /// Values positions by this profile.
    pub fn new(profile: &Profile) -> Evaluator {
        Evaluator::with_weights(Arc::new(Weights::new(profile)), CACHE_ENTRIES)
    }

    /// Values positions by numbers that are shared with other threads.
    pub fn with_weights(weights: Arc<Weights>, cache_entries: usize) -> Evaluator {
        Evaluator {
            weights,
            structures: Cache::new(cache_entries / ENTRIES_A_STRUCTURE),
            pawns: Cache::new(cache_entries),
            kings: Cache::new(cache_entries),
        }
    }

    /// The numbers in use, to be shared with another thread.
    pub fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// Forgets what it remembers of pawn structures.
    pub fn forget(&mut self) {
        self.structures.clear();
        self.pawns.clear();
        self.kings.clear();
    }

    /// What the position is worth, seen from White. Allocates nothing.
    pub fn evaluate(&mut self, board: &Board, turn: Color) -> Amount {
        if self.weights.is_as_tuned() {
            self.add_up::<AsTuned>(board, turn)
        } else {
            self.add_up::<Scored>(board, turn)
        }
    }

    fn add_up<A: Asking>(&mut self, board: &Board, turn: Color) -> Amount {
        let Evaluator { weights, structures, pawns, kings } = self;
        let row = weights.row_index(Stage::of(board));
        let nothing = Fast::<A>::new(weights, row);
        let key = pawn_key(board);
        let squares = kings_of(board);
        let forces = Forces::both(board, sides_of(structures, key));
        let sides = king_sides(&forces, squares);
        let [us, them] = &sides;
        let king_key = KingKey { pawns: key, pieces: signature(board), kings: squares };
        let remembered = *kings.get_or_insert_with(king_key, || {
            let structure = *pawns.get_or_insert_with(StageKey { pawns: key, row }, || {
                balance(nothing, us.pawns, them.pawns, find_pawns)
            });
            let forces_and_kings = |us: &KingSide, them: &KingSide, found: &mut Fast<A>| {
                find_forces(us.forces, them.forces, found);
                find_kings(us, them, found);
            };
            structure + balance(nothing, us, them, forces_and_kings)
        });
        Side::both(&sides, turn, |white, black| {
            let total = remembered + balance(nothing, white, black, find_pieces);
            let closing = Closing::of(white, black);
            Amount::from_micropawns(closing.settle(total, weights.values(row)))
        })
    }

    /// Everything found in the position, item by item; its total is [`Evaluator::evaluate`].
    pub fn ledger(&self, board: &Board, turn: Color) -> Ledger {
        let row = self.weights.row_index(Stage::of(board));
        let (values, base) = (self.weights.values(row), self.weights.base(row));
        let mut found = LedgerSink::new(values, base, self.weights.listed());
        let closing = collect(board, turn, &mut found);
        let total = found.so_far(Color::White) - found.so_far(Color::Black);
        closing.find(total, values, &mut found);
        found.finish()
    }
}

/// Hands everything found in a position to a sink, White's findings before Black's. What follows
/// from the total alone is left to the [`Closing`] it gives back.
pub fn collect<S: Sink>(board: &Board, turn: Color, found: &mut S) -> Closing {
    let [white, black] = pawns_of(board);
    let pawns = PawnSides::new(white.into(), black.into());
    let forces = Forces::both(board, &pawns);
    let kings = king_sides(&forces, kings_of(board));
    Side::both(&kings, turn, |white, black| {
        let views = |side: usize| Views {
            pawns: &pawns.sides[side],
            forces: &forces[side],
            kings: &kings[side],
            pieces: [white, black][side],
        };
        for (side, us, them) in [(Color::White, 0, 1), (Color::Black, 1, 0)] {
            found.turn_to(side);
            find_all(views(us), views(them), found);
        }
        Closing::of(white, black)
    })
}

/// What the pawns look like, worked out if it is not known.
#[inline(always)]
fn sides_of(structures: &mut Cache<PawnKey, PawnSides>, key: PawnKey) -> &PawnSides {
    structures.get_or_insert_with(key, || {
        let [white, black] = key.pawns;
        PawnSides::new(white.into(), black.into())
    })
}

fn pawn_key(board: &Board) -> PawnKey {
    PawnKey { pawns: pawns_of(board) }
}

/// White's findings less Black's, each side given as it sees the board.
#[inline(always)]
fn balance<'a, A: Asking, V>(
    nothing: Fast<'a, A>,
    white: &V,
    black: &V,
    find: impl Fn(&V, &V, &mut Fast<'a, A>),
) -> i32 {
    let sum_of = |us, them| {
        let mut found = nothing;
        find(us, them, &mut found);
        found.sum
    };
    sum_of(white, black) - sum_of(black, white)
}

fn pawns_of(board: &Board) -> [u64; 2] {
    [board.pawns() & board.white(), board.pawns() & board.black()].map(|pawns| pawns.0)
}

/// The kings' squares. A board without a king is no chess, but nothing here may fall over it.
fn kings_of(board: &Board) -> [Square; 2] {
    [
        board.king_of(Color::White).unwrap_or(Square::E1),
        board.king_of(Color::Black).unwrap_or(Square::E8),
    ]
}

fn king_sides<'a>(forces: &'a [Forces<'a>; 2], [white, black]: [Square; 2]) -> [KingSide<'a>; 2] {
    [KingSide::new(&forces[0], white), KingSide::new(&forces[1], black.flip_vertical())]
}

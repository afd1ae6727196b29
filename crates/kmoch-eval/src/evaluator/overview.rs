//! All figures of a position at once, for tables of many: clauses, measures and rules from one look at the board.

use std::sync::Arc;

use shakmaty::{Board, Color};

use super::rules::{broken, case, measure};
use super::{Evaluator, king_sides, kings_of, pawn_key, sides_of};
use crate::cache::{Cache, KingKey, StageKey};
use crate::clause::ClauseId;
use crate::clauses::cuts::{CutSet, Cuts};
use crate::closing::Closing;
use crate::context::{Forces, Side, signature};
use crate::profile::Weights;
use crate::registry::{CLAUSE_COUNT, find_forces, find_kings, find_pawns, find_pieces};
use crate::sinks::{Entry, Sink, Totals, TotalsSink};
use crate::stage::Stage;
use crate::survey::{SideMeasures, Survey};

/// What an [`Overview`] is asked for. What nobody asks for is not worked out, as far as it can be told apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    clauses: [bool; CLAUSE_COUNT],
    closing: bool,
    measures: bool,
    cuts: CutSet,
}

impl Asked {
    /// These clauses about positions, the total, the measures, these rules. Some clauses, and the total, depend on all
    /// others: with them everything is looked for that is worth anything.
    pub fn new(
        weights: &Weights,
        clauses: impl IntoIterator<Item = ClauseId>,
        total: bool,
        measures: bool,
        cuts: CutSet,
    ) -> Asked {
        let mut asked = Asked { clauses: [false; CLAUSE_COUNT], closing: total, measures, cuts };
        for clause in clauses {
            asked.clauses[clause.index()] = true;
            asked.closing |= Closing::decides(clause);
        }
        if asked.closing {
            for (asked, scored) in asked.clauses.iter_mut().zip(weights.scored()) {
                *asked |= scored;
            }
        }
        asked
    }

    /// Everything there is.
    pub fn everything(weights: &Weights) -> Asked {
        let listed = |clause: &ClauseId| weights.listed()[clause.index()];
        let clauses = ClauseId::all().filter(listed);
        Asked::new(weights, clauses, true, true, CutSet::ALL)
    }
}

/// The figures of a position.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Overview {
    /// What each clause found; clauses that were not asked for may be missing.
    pub totals: Totals,
    /// Both sides' measures, if they were asked for.
    pub survey: Option<Survey>,
    /// Of the rules asked for, those that each side breaks.
    pub cuts: Cuts,
}

/// Works out the figures of one position after another; one for each thread, since it remembers pawn structures.
///
/// ```
/// use std::sync::Arc;
/// use kmoch_eval::{Asked, ClauseId, Evaluator, Overview, Profile, Tabulator, Weights};
/// use shakmaty::{Board, Color};
///
/// let weights = Arc::new(Weights::new(&Profile::addendum()));
/// let mut tabulator = Tabulator::new(Arc::clone(&weights), Asked::everything(&weights), 16);
/// let mut overview = Overview::default();
/// tabulator.fill(&Board::default(), Color::White, &mut overview);
/// let mobility = ClauseId::Mobility;
/// let ledger = Evaluator::with_weights(weights, 16).ledger(&Board::default(), Color::White);
/// let (count, amount) = ledger.tally(mobility, Color::White);
/// let total = overview.totals.of(Color::White)[mobility.index()];
/// assert_eq!((total.count as usize, total.amount), (count, amount));
/// ```
#[derive(Debug)]
pub struct Tabulator {
    evaluator: Evaluator,
    asked: Asked,
    /// What pawns alone show at a stage.
    pawns: Cache<StageKey, Box<[Entry]>>,
    /// What pawns, kings and numbers of pieces show, which is mostly the same as in the position before.
    lasting: Box<Totals>,
    /// Of which it is known, if anything is.
    known: Option<KingKey>,
}

impl Tabulator {
    /// Works out what is asked for by these numbers, and remembers so many pawn structures.
    pub fn new(weights: Arc<Weights>, asked: Asked, cache_entries: usize) -> Tabulator {
        let evaluator = Evaluator::with_weights(weights, cache_entries);
        let pawns = Cache::new(cache_entries);
        Tabulator { evaluator, asked, pawns, lasting: Box::default(), known: None }
    }

    /// The evaluator it looks with.
    pub fn evaluator(&mut self) -> &mut Evaluator {
        &mut self.evaluator
    }

    /// Writes the figures of a position over those of another.
    pub fn fill(&mut self, board: &Board, turn: Color, overview: &mut Overview) {
        let Tabulator { evaluator, asked, pawns: remembered, lasting, known } = self;
        let weights = &*evaluator.weights;
        let row = weights.row_index(Stage::of(board));
        let (values, base) = (weights.values(row), weights.base(row));
        let key = pawn_key(board);
        let pawns = sides_of(&mut evaluator.structures, key);
        let forces = Forces::both(board, pawns);
        let squares = kings_of(board);
        let kings = king_sides(&forces, squares);
        let king_key = KingKey { pawns: key, pieces: signature(board), kings: squares };
        if *known != Some(king_key) {
            let of_pawns = remembered.get_or_insert_with(StageKey { pawns: key, row }, || {
                let mut totals = Totals::default();
                let mut found = TotalsSink::new(values, base, &asked.clauses, &mut totals);
                for (side, us, them) in SIDES {
                    found.turn_to(side);
                    find_pawns(&pawns.sides[us], &pawns.sides[them], &mut found);
                }
                totals.entries()
            });
            lasting.clear();
            lasting.set(of_pawns);
            let mut found = TotalsSink::new(values, base, &asked.clauses, lasting);
            for (side, us, them) in SIDES {
                found.turn_to(side);
                find_forces(&forces[us], &forces[them], &mut found);
                find_kings(&kings[us], &kings[them], &mut found);
            }
            *known = Some(king_key);
        }
        overview.totals.copy(lasting);
        Side::both(&kings, turn, |white, black| {
            let mut found = TotalsSink::new(values, base, &asked.clauses, &mut overview.totals);
            let pieces = [white, black];
            for (side, us, them) in SIDES {
                found.turn_to(side);
                find_pieces(pieces[us], pieces[them], &mut found);
            }
            if asked.closing {
                let total = found.so_far();
                Closing::of(white, black).find(total, values, &mut found);
            }
            let white_case = case(white, black, weights, row);
            let black_case = case(black, white, weights, row);
            overview.survey = asked.measures.then(|| {
                let found = measure(weights, row);
                Survey {
                    white: SideMeasures::of(white, white_case.imbalance(), &found),
                    black: SideMeasures::of(black, black_case.imbalance(), &found),
                }
            });
            overview.cuts = Cuts {
                white: broken(&white_case, asked.cuts),
                black: broken(&black_case, asked.cuts),
            };
        });
    }
}

/// Each side with its place and the other's.
const SIDES: [(Color, usize, usize); 2] = [(Color::White, 0, 1), (Color::Black, 1, 0)];

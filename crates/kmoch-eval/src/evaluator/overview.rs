//! All figures of a position at once, for tables of many: clauses, measures and rules from one look at the board.

use std::sync::Arc;

use arrayvec::ArrayVec;
use shakmaty::{Board, Color};

use super::rules::{broken, case, measure};
use super::{Evaluator, king_sides, kings_of, pawn_key, sides_of};
use crate::cache::{KingKey, StageKey};
use crate::clause::{ClauseId, Registered};
use crate::clauses::cuts::{CutPositioning, CutSet, Cuts};
use crate::clauses::placement::SmartPositioning;
use crate::closing::Closing;
use crate::context::{Forces, MOST_PIECES, Side, signature};
use crate::measures::{Positioning, all_positioning};
use crate::profile::Weights;
use crate::registry::{CLAUSE_COUNT, PAWN_CUTS, find_forces, find_kings, find_pawns, find_pieces};
use crate::sinks::{Sink, Totals, TotalsSink};
use crate::stage::Stage;
use crate::survey::{PawnMeasures, SideMeasures, Survey};

/// What an [`Overview`] is asked for. What nobody asks for is not worked out, as far as it can be told apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    clauses: [bool; CLAUSE_COUNT],
    closing: bool,
    measures: bool,
    /// Whether anything asked for needs to know how well pieces stand.
    positioning: bool,
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
        let mut asked = Asked {
            clauses: [false; CLAUSE_COUNT],
            closing: total,
            measures,
            positioning: measures || cuts.contains(CutPositioning::ID),
            cuts,
        };
        for clause in clauses {
            asked.clauses[clause.index()] = true;
            asked.closing |= Closing::decides(clause);
        }
        if asked.closing {
            for (asked, scored) in asked.clauses.iter_mut().zip(weights.scored()) {
                *asked |= scored;
            }
        }
        asked.positioning |= asked.clauses[SmartPositioning::ID.index()];
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
/// assert_eq!((total.count() as usize, total.amount()), (count, amount));
/// ```
#[derive(Debug)]
pub struct Tabulator {
    evaluator: Evaluator,
    asked: Asked,
    /// What is mostly the same as in the position before.
    of_pawns: Box<OfPawns>,
    of_kings: Box<OfKings>,
}

/// Figures that change with pawns and the stage alone.
#[derive(Debug, Default)]
struct OfPawns {
    /// Of which they are known, if of any.
    known: Option<StageKey>,
    totals: Totals,
    measures: [PawnMeasures; 2],
}

/// Figures that change with pawns, kings and numbers of pieces alone; those of the pawns are among them.
#[derive(Debug, Default)]
struct OfKings {
    known: Option<KingKey>,
    totals: Totals,
    cuts: Cuts,
}

impl Tabulator {
    /// Works out what is asked for by these numbers, and remembers so many pawn structures.
    pub fn new(weights: Arc<Weights>, asked: Asked, cache_entries: usize) -> Tabulator {
        let evaluator = Evaluator::with_weights(weights, cache_entries);
        Tabulator { evaluator, asked, of_pawns: Box::default(), of_kings: Box::default() }
    }

    /// The evaluator it looks with.
    pub fn evaluator(&mut self) -> &mut Evaluator {
        &mut self.evaluator
    }

    /// Writes the figures of a position over those of another.
    pub fn fill(&mut self, board: &Board, turn: Color, overview: &mut Overview) {
        let Tabulator { evaluator, asked, of_pawns, of_kings } = self;
        let weights = &*evaluator.weights;
        let row = weights.row_index(Stage::of(board));
        let (values, base) = (weights.values(row), weights.base(row));
        let key = pawn_key(board);
        let pawns = sides_of(&mut evaluator.structures, key);
        let forces = Forces::both(board, pawns);
        let squares = kings_of(board);
        let kings = king_sides(&forces, squares);
        let king_key = KingKey { pawns: key, pieces: signature(board), kings: squares };
        let stage_key = StageKey { pawns: key, row };
        if of_pawns.known != Some(stage_key) {
            of_pawns.totals.clear();
            let mut found = TotalsSink::new(values, base, &asked.clauses, &mut of_pawns.totals);
            for (side, us, them) in SIDES {
                found.turn_to(side);
                find_pawns(&pawns.sides[us], &pawns.sides[them], &mut found);
            }
            of_pawns.measures = [0, 1].map(|side| PawnMeasures::of(pawns.sides[side].own));
            of_pawns.known = Some(stage_key);
        }
        let is_new = of_kings.known != Some(king_key);
        if is_new {
            of_kings.totals.copy(&of_pawns.totals);
            let mut found = TotalsSink::new(values, base, &asked.clauses, &mut of_kings.totals);
            for (side, us, them) in SIDES {
                found.turn_to(side);
                find_forces(&forces[us], &forces[them], &mut found);
                find_kings(&kings[us], &kings[them], &mut found);
            }
            of_kings.known = Some(king_key);
        }
        overview.totals.copy(&of_kings.totals);
        Side::both(&kings, turn, |white, black| {
            let pieces = [white, black];
            let measure = measure(weights, row);
            let mut stand: [ArrayVec<Positioning, MOST_PIECES>; 2] = Default::default();
            if asked.positioning {
                stand = pieces.map(|us| all_positioning(us, &measure).collect());
            }
            let mut found = TotalsSink::new(values, base, &asked.clauses, &mut overview.totals)
                .knowing(&stand[0], &stand[1]);
            for (side, us, them) in SIDES {
                found.turn_to(side);
                find_pieces(pieces[us], pieces[them], &mut found);
            }
            if asked.closing {
                let total = found.so_far();
                Closing::of(white, black).find(total, values, &mut found);
            }
            let mut cases = [case(white, black, weights, row), case(black, white, weights, row)];
            if asked.positioning {
                let [white, black] = cases;
                cases = [white.knowing(&stand[0]), black.knowing(&stand[1])];
            }
            overview.survey = asked.measures.then(|| {
                let of = |side: usize| SideMeasures::of(&cases[side], of_pawns.measures[side]);
                Survey { white: of(0), black: of(1) }
            });
            let both_broken = |rules: CutSet| Cuts {
                white: broken(&cases[0], rules),
                black: broken(&cases[1], rules),
            };
            if is_new {
                of_kings.cuts = both_broken(asked.cuts.and(PAWN_CUTS));
            }
            overview.cuts = both_broken(asked.cuts.without(PAWN_CUTS)).with(of_kings.cuts);
        });
    }
}

/// Each side with its place and the other's.
const SIDES: [(Color, usize, usize); 2] = [(Color::White, 0, 1), (Color::Black, 1, 0)];

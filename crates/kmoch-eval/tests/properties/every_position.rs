//! What holds for every clause in every position.

use std::fmt::Write;
use std::sync::Arc;

use kmoch_eval::{
    Amount, Asked, CLAUSES, ClauseId, CutSet, Evaluator, Overview, Place, Profile, Row, Sink, Slot,
    Stage, Tabulator, Unit, Weights, collect,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use shakmaty::{Bitboard, Color};

use crate::corpus::{self, Scene};

/// One finding as it is handed to a sink, seen from its side.
#[derive(Debug, PartialEq)]
struct Finding {
    clause: ClauseId,
    parts: Vec<(Slot, i32)>,
    count: usize,
    place: Place,
}

/// Keeps every finding of every clause, whatever a profile says it is worth.
struct Recorder<'a> {
    base: &'a Row,
    values: &'a Row,
    side: Color,
    findings: [Vec<Finding>; 2],
}

impl Recorder<'_> {
    fn keep(&mut self, clause: ClauseId, parts: Vec<(Slot, i32)>, count: usize, place: Place) {
        let side = usize::from(self.side.is_black());
        self.findings[side].push(Finding { clause, parts, count, place });
    }
}

impl Sink for Recorder<'_> {
    fn turn_to(&mut self, side: Color) {
        self.side = side;
    }

    fn wants(&self, _: ClauseId) -> bool {
        true
    }

    fn base(&self, slot: Slot) -> i32 {
        self.base[slot.index()]
    }

    fn parameter(&self, slot: Slot) -> i32 {
        self.values[slot.index()]
    }

    fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], place: Place) {
        self.keep(parts[0].0.clause(), parts.to_vec(), 1, place);
    }

    fn each(&mut self, slot: Slot, squares: Bitboard) {
        for square in squares {
            self.item([(slot, 1)], Place::on(square));
        }
    }

    fn scaled(&mut self, slot: Slot, scale: i32, place: Place) {
        self.keep(slot.clause(), vec![(slot, scale)], 1, place);
    }

    fn amount(&mut self, clause: ClauseId, _: i32, place: Place) {
        self.keep(clause, Vec::new(), 1, place);
    }

    fn label(&mut self, clause: ClauseId, count: usize, place: Place) {
        self.keep(clause, Vec::new(), count, place);
    }
}

fn mirrored((board, turn): &Scene) -> Scene {
    (board.clone().into_mirrored(), turn.other())
}

/// A profile in which every slot of every clause is worth something, stage by stage.
fn motley(taper: &str, measures: &str, seed: u64) -> Profile {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut text = format!("name = \"motley\"\ntaper = \"{taper}\"\nmeasures = \"{measures}\"\n");
    for clause in CLAUSES {
        writeln!(text, "[{}]", clause.key).unwrap();
        for (place, slot) in clause.slots.iter().enumerate() {
            let mut value = || match clause.unit {
                _ if clause.is_parameter(place) => random.random_range(0..=9).to_string(),
                Unit::Millipawns => random.random_range(-9..=9).to_string(),
                Unit::Share | Unit::Number => format!("\"{}/9\"", random.random_range(-5..=5)),
            };
            writeln!(text, "{slot} = [{}, {}]", value(), value()).unwrap();
        }
    }
    Profile::parse(&text, "motley.toml").unwrap_or_else(|error| panic!("{error}"))
}

/// The profiles that properties are tried under.
fn profiles() -> [Arc<Profile>; 3] {
    [
        Profile::addendum(),
        Arc::new(motley("smooth", "addendum", 1)),
        Arc::new(motley("brackets", "own", 2)),
    ]
}

#[test]
fn both_sides_find_the_same_in_mirrored_positions() {
    let weights = Weights::new(&Profile::addendum());
    let findings = |(board, turn): &Scene| {
        let row = weights.row_index(Stage::of(board));
        let (base, values) = (weights.base(row), weights.values(row));
        let findings = [Vec::new(), Vec::new()];
        let mut found = Recorder { base, values, side: Color::White, findings };
        let _ = collect(board, *turn, &mut found);
        found.findings
    };
    for scene in corpus::all() {
        let [white, black] = findings(&scene);
        let [mirrored_white, mirrored_black] = findings(&mirrored(&scene));
        for (ours, theirs) in [(white, mirrored_black), (black, mirrored_white)] {
            for (found, mirror) in ours.iter().zip(&theirs) {
                assert_eq!(found, mirror, "{} in {}", found.clause.clause().key, scene.0);
            }
            assert_eq!(ours.len(), theirs.len(), "{}", scene.0);
        }
    }
}

#[test]
fn every_clause_changes_sides_with_the_board() {
    for profile in profiles() {
        let evaluator = Evaluator::new(&profile);
        for scene in corpus::all() {
            let mirror = mirrored(&scene);
            let ledger = evaluator.ledger(&scene.0, scene.1);
            let turned = evaluator.ledger(&mirror.0, mirror.1);
            for id in ClauseId::all() {
                for side in [Color::White, Color::Black] {
                    let (ours, theirs) = (ledger.tally(id, side), turned.tally(id, side.other()));
                    assert_eq!(ours, theirs, "{id:?} for {side} in {}", scene.0);
                }
            }
            assert_eq!(ledger.total(), -turned.total(), "{}", scene.0);
        }
    }
}

#[test]
fn an_overview_is_the_ledger_counted() {
    for profile in profiles() {
        const FEW: usize = 16;
        let mut evaluator = Evaluator::new(&profile);
        let weights = Arc::clone(evaluator.weights());
        let tabulator = |asked| Tabulator::new(Arc::clone(&weights), asked, FEW);
        let mut all = tabulator(Asked::everything(&weights));
        // Any clause alone has the same figures as among all others.
        let only = |id| (id, tabulator(Asked::new(&weights, [id], false, false, CutSet::EMPTY)));
        let mut alone: Vec<_> = ClauseId::all().map(only).collect();
        let (mut overview, mut single) = (Overview::default(), Overview::default());
        for (place, (board, turn)) in corpus::all().into_iter().enumerate() {
            all.fill(&board, turn, &mut overview);
            let ledger = evaluator.ledger(&board, turn);
            for side in Color::ALL {
                for (index, total) in overview.totals.of(side).iter().enumerate() {
                    let (count, amount) = ledger.tally(alone[index].0, side);
                    let said = (total.count() as usize, total.amount());
                    assert_eq!(said, (count, amount), "{} in {board}", CLAUSES[index].key);
                }
            }
            assert_eq!(overview.totals.total(), ledger.total(), "{board}");
            assert_eq!(overview.survey, Some(evaluator.survey(&board)), "{board}");
            assert_eq!(overview.cuts, evaluator.cuts(&board), "{board}");
            let (id, tabulator) = &mut alone[place % CLAUSES.len()];
            tabulator.fill(&board, turn, &mut single);
            if weights.listed()[id.index()] {
                for side in Color::ALL {
                    let [one, all] =
                        [&single, &overview].map(|seen| seen.totals.of(side)[id.index()]);
                    assert_eq!(one, all, "{} in {board}", id.clause().key);
                }
            }
        }
    }
}

#[test]
fn the_ledger_adds_up_to_the_score_remembered_or_not() {
    const NO_ROOM: usize = 1;
    for profile in profiles() {
        let mut remembering = Evaluator::new(&profile);
        let mut forgetful = Evaluator::with_weights(Arc::clone(remembering.weights()), NO_ROOM);
        for (board, turn) in corpus::all() {
            let ledger = forgetful.ledger(&board, turn);
            let items: Amount = ledger
                .items
                .iter()
                .map(|item| if item.side.is_white() { item.amount } else { -item.amount })
                .sum();
            assert_eq!(items, ledger.total(), "{board}");
            forgetful.forget();
            assert_eq!(forgetful.evaluate(&board, turn), items, "{}: {board}", profile.name);
            // Twice: the second time everything about the pawns is remembered.
            for _ in 0..2 {
                assert_eq!(remembering.evaluate(&board, turn), items, "{}: {board}", profile.name);
            }
        }
    }
}

//! Positions in, columns out.

use std::sync::Arc;

use arrow_array::RecordBatch;
use kmoch_eval::{ClauseId, Overview, SideMeasures, Tabulator, Total};
use shakmaty::{Color, Position};

use crate::cells::Cells;
use crate::column::{Column, Measure};
use crate::facts::Facts;
use crate::games::Rows;
use crate::layout::Layout;
use crate::row::Row;
use crate::sheet::Sheet;

/// Takes positions and gives them back as columns; one for each thread.
#[derive(Debug)]
pub struct Table {
    tabulator: Tabulator,
    sheet: Sheet,
    /// The figures of the last position and, before it is looked at, of the next.
    last: Box<Overview>,
    next: Box<Overview>,
    places: Places,
    facts: Facts,
}

/// Where the columns of figures stand in the layout.
#[derive(Debug)]
struct Places {
    /// For each side and clause those of the count and the amount.
    clauses: [Vec<[Option<usize>; 2]>; 2],
    measures: Vec<(usize, Color, Measure)>,
    rules: Vec<(usize, Color, ClauseId)>,
}

impl Places {
    fn of(columns: &[Column]) -> Places {
        let none = || vec![[None; 2]; ClauseId::all().count()];
        let mut places =
            Places { clauses: [none(), none()], measures: Vec::new(), rules: Vec::new() };
        for (place, column) in columns.iter().enumerate() {
            match column {
                Column::Fact(_) | Column::Tag(_) | Column::Items => {}
                Column::Clause(side, clause, figure) => {
                    places.clauses[*side as usize][clause.index()][*figure as usize] = Some(place);
                }
                Column::Measure(side, measure) => places.measures.push((place, *side, *measure)),
                Column::Rule(side, rule) => places.rules.push((place, *side, *rule)),
            }
        }
        places
    }
}

/// Pawn structures that are remembered.
const PAWN_STRUCTURES: usize = 1024;

impl Table {
    /// An empty table.
    pub fn new(layout: &Arc<Layout>) -> Table {
        let weights = Arc::clone(layout.weights());
        Table {
            tabulator: Tabulator::new(weights, layout.asked.clone(), PAWN_STRUCTURES),
            sheet: Sheet::new(layout),
            last: Box::default(),
            next: Box::default(),
            places: Places::of(&layout.columns),
            facts: Facts::of(layout),
        }
    }

    /// How many positions it holds.
    pub fn rows(&self) -> usize {
        self.sheet.rows
    }

    /// The positions it holds.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Adds a position.
    pub fn push(&mut self, row: &Row) {
        let (board, turn) = (row.position.board(), row.position.turn());
        std::mem::swap(&mut self.last, &mut self.next);
        self.tabulator.fill(board, turn, &mut self.next);
        self.push_figures();
        let Sheet { cells, items, rows, .. } = &mut self.sheet;
        self.facts.push(*rows, cells, row, &self.next);
        if let Some(items) = items {
            let evaluator = self.tabulator.evaluator();
            let mut ledger = evaluator.ledger(board, turn);
            ledger.items.extend(evaluator.weights().leaned_on(board, turn, &ledger));
            items.push(&ledger);
        }
        *rows += 1;
    }

    /// Notes the figures of the next position, where they are not those of the last.
    fn push_figures(&mut self) {
        let Table { sheet: Sheet { cells, rows, .. }, last, next, places, .. } = self;
        let row = *rows;
        let clauses = &places.clauses;
        if row == 0 {
            for (side, clause) in Color::ALL.into_iter().flat_map(|side| {
                (0..clauses[side as usize].len()).map(move |clause| (side, clause))
            }) {
                let total = next.totals.of(side)[clause];
                let [count, amount] = clauses[side as usize][clause];
                note_count(cells, count, row, total);
                note_amount(cells, amount, row, total);
            }
        } else {
            for side in Color::ALL {
                let places = &clauses[side as usize];
                next.totals.each_change(&last.totals, side, |clause, now, before| {
                    let [count, amount] = places[clause];
                    if now.count() != before.count() {
                        note_count(cells, count, row, now);
                    }
                    if now.amount() != before.amount() {
                        note_amount(cells, amount, row, now);
                    }
                });
            }
        }
        if row == 0 || next.cuts != last.cuts {
            for (place, side, rule) in &places.rules {
                if let Cells::Flags(runs) = &mut cells[*place] {
                    runs.push(row, next.cuts.of(*side).contains(*rule));
                }
            }
        }
        if let Some(survey) = &next.survey {
            for (place, side, measure) in &places.measures {
                push_measure(*measure, &mut cells[*place], row, survey.of(*side));
            }
        }
    }

    /// The positions so far as a record batch; the table is empty afterwards.
    pub fn finish(&mut self) -> RecordBatch {
        let batch = self.sheet.batch();
        self.clear();
        batch
    }

    /// The positions so far; the table is empty afterwards.
    pub fn take(&mut self) -> Sheet {
        let empty = Sheet::new(self.sheet.layout());
        std::mem::replace(&mut self.sheet, empty)
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        self.sheet.clear();
    }
}

impl Rows for Table {
    fn tags(&self) -> &[String] {
        self.sheet.layout().tags()
    }

    fn push(&mut self, row: &Row) {
        Table::push(self, row);
    }
}

#[inline]
fn note_count(cells: &mut [Cells], place: Option<usize>, row: usize, total: Total) {
    if let Some(Cells::Counts(runs)) = place.map(|place| &mut cells[place]) {
        runs.change(row, total.count() as i16);
    }
}

#[inline]
fn note_amount(cells: &mut [Cells], place: Option<usize>, row: usize, total: Total) {
    if let Some(Cells::Amounts(runs)) = place.map(|place| &mut cells[place]) {
        runs.change(row, total.amount());
    }
}

fn push_measure(measure: Measure, cells: &mut Cells, row: usize, side: &SideMeasures) {
    let whole = match measure {
        Measure::Islands => side.islands,
        Measure::Dispersion => side.dispersion,
        Measure::Distortion => side.distortion,
        Measure::DistortionFront => side.distortion_front,
        Measure::Distance => side.distance,
        Measure::Disharmony
        | Measure::Imbalance
        | Measure::ColourShare
        | Measure::ShelterColourShare => 0,
    };
    let part = match measure {
        Measure::Disharmony => side.disharmony,
        Measure::Imbalance => side.imbalance,
        Measure::ColourShare => side.colour_share,
        Measure::ShelterColourShare => side.shelter_colour_share,
        _ => None,
    };
    match cells {
        Cells::Counts(runs) => runs.push(row, whole as i16),
        Cells::MaybeNumbers(runs) => runs.push(row, part.map(|part| part as f32)),
        _ => {}
    }
}

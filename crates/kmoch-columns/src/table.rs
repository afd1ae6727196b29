//! Positions in, record batches out.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, StringBuilder};
use arrow_array::{
    ArrayRef, Float32Array, Int16Array, Int32Array, Int64Array, RecordBatch, RecordBatchOptions,
};
use kmoch_eval::{Bracket, Overview, PositionType, SideMeasures, Stage, Tabulator};
use kmoch_notation::pgn::Eval;
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position};

use crate::column::{Column, Fact, Figure, Measure, is_number, side_key};
use crate::games::Rows;
use crate::items::Items;
use crate::layout::Layout;
use crate::names::Names;
use crate::row::Row;

/// Takes positions and gives them back as columns; one for each thread.
#[derive(Debug)]
pub struct Table {
    layout: Arc<Layout>,
    tabulator: Tabulator,
    cells: Vec<Cells>,
    rows: usize,
    /// The figures of the last positions, which go to their columns together: hundreds of columns are too many to
    /// be held in the nearest memory at once.
    staged: Vec<Overview>,
    used: usize,
    texts: Texts,
}

/// Texts that are put together for rows.
#[derive(Debug, Default)]
struct Texts {
    /// The names of the brackets that have occurred.
    brackets: [Option<String>; Bracket::ALL.len()],
    /// The text of the present cell.
    cell: String,
}

/// Positions whose figures go to their columns together.
const STAGED: usize = 32;

/// Pawn structures that are remembered.
const PAWN_STRUCTURES: usize = 1024;

/// The values of a column so far.
#[derive(Debug)]
enum Cells {
    Numbers16(Vec<i16>),
    Numbers(Vec<f32>),
    Maybe16(Vec<Option<i16>>),
    Maybe32(Vec<Option<i32>>),
    Maybe64(Vec<Option<i64>>),
    MaybeNumbers(Vec<Option<f32>>),
    Flags(BooleanBuilder),
    Text(StringBuilder),
    Names(Names),
    Items(Box<Items>),
}

impl Cells {
    fn of(column: &Column) -> Cells {
        match column {
            Column::Fact(fact) => match fact {
                Fact::File | Fact::Turn | Fact::Stage | Fact::Bracket | Fact::PositionType => {
                    Cells::Names(Names::default())
                }
                Fact::Game | Fact::Line => Cells::Maybe64(Vec::new()),
                Fact::Variation | Fact::Ply => Cells::Maybe32(Vec::new()),
                Fact::Move | Fact::Fen => Cells::Text(StringBuilder::new()),
                Fact::Clock | Fact::Eval => Cells::MaybeNumbers(Vec::new()),
                Fact::Mate => Cells::Maybe16(Vec::new()),
                Fact::Material | Fact::Total => Cells::Numbers(Vec::new()),
            },
            Column::Tag(tag) if is_number(tag) => Cells::Maybe16(Vec::new()),
            Column::Tag(_) => Cells::Names(Names::default()),
            Column::Clause(_, _, Figure::Count) => Cells::Numbers16(Vec::new()),
            Column::Clause(_, _, Figure::Amount) => Cells::Numbers(Vec::new()),
            Column::Measure(_, measure) => match measure {
                Measure::Islands
                | Measure::Dispersion
                | Measure::Distortion
                | Measure::DistortionFront
                | Measure::Distance => Cells::Numbers16(Vec::new()),
                Measure::Disharmony
                | Measure::Imbalance
                | Measure::ColourShare
                | Measure::ShelterColourShare => Cells::MaybeNumbers(Vec::new()),
            },
            Column::Rule(..) => Cells::Flags(BooleanBuilder::new()),
            Column::Items => Cells::Items(Box::default()),
        }
    }

    /// The column, which is empty afterwards, with room for as many values.
    fn finish(&mut self) -> ArrayRef {
        fn take<T>(values: &mut Vec<T>) -> Vec<T> {
            let room = Vec::with_capacity(values.len());
            std::mem::replace(values, room)
        }
        match self {
            Cells::Numbers16(values) => Arc::new(Int16Array::from(take(values))),
            Cells::Numbers(values) => Arc::new(Float32Array::from(take(values))),
            Cells::Maybe16(values) => Arc::new(Int16Array::from(take(values))),
            Cells::Maybe32(values) => Arc::new(Int32Array::from(take(values))),
            Cells::Maybe64(values) => Arc::new(Int64Array::from(take(values))),
            Cells::MaybeNumbers(values) => Arc::new(Float32Array::from(take(values))),
            Cells::Flags(values) => Arc::new(values.finish()),
            Cells::Text(values) => Arc::new(values.finish()),
            Cells::Names(values) => Arc::new(values.finish()),
            Cells::Items(values) => values.finish(),
        }
    }
}

impl Table {
    /// An empty table.
    pub fn new(layout: &Arc<Layout>) -> Table {
        Table {
            layout: Arc::clone(layout),
            tabulator: Tabulator::new(
                Arc::clone(layout.weights()),
                layout.asked.clone(),
                PAWN_STRUCTURES,
            ),
            cells: layout.columns.iter().map(Cells::of).collect(),
            rows: 0,
            staged: vec![Overview::default(); STAGED],
            used: 0,
            texts: Texts::default(),
        }
    }

    /// How many positions it holds.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The columns it has.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Adds a position.
    pub fn push(&mut self, row: &Row) {
        if self.used == STAGED {
            self.unload();
        }
        let (board, turn) = (row.position.board(), row.position.turn());
        let overview = &mut self.staged[self.used];
        self.tabulator.fill(board, turn, overview);
        self.used += 1;
        self.rows += 1;
        let mut tags = row.origin.iter().flat_map(|origin| &origin.tags);
        for (column, cells) in self.layout.columns.iter().zip(&mut self.cells) {
            match (column, cells) {
                (Column::Fact(fact), cells) => {
                    push_fact(*fact, cells, row, overview, &self.layout, &mut self.texts);
                }
                (Column::Tag(_), cells) => {
                    let tag = tags.next().and_then(Option::as_deref);
                    match cells {
                        Cells::Maybe16(values) => {
                            values.push(tag.and_then(|tag| tag.trim().parse().ok()));
                        }
                        Cells::Names(values) => values.push(tag),
                        _ => {}
                    }
                }
                (Column::Items, Cells::Items(items)) => {
                    let evaluator = self.tabulator.evaluator();
                    let mut ledger = evaluator.ledger(board, turn);
                    ledger.items.extend(evaluator.weights().leaned_on(board, turn, &ledger));
                    items.push(&ledger);
                }
                // Figures come in order behind the facts; items come last.
                _ if self.layout.has_items() => {}
                _ => break,
            }
        }
    }

    /// Moves the figures of the last positions to their columns.
    fn unload(&mut self) {
        let staged = &self.staged[..self.used];
        for (column, cells) in self.layout.columns.iter().zip(&mut self.cells) {
            match (column, cells) {
                (Column::Clause(side, clause, Figure::Count), Cells::Numbers16(values)) => {
                    let count =
                        |overview: &Overview| overview.totals.of(*side)[clause.index()].count;
                    values.extend(staged.iter().map(|overview| count(overview) as i16));
                }
                (Column::Clause(side, clause, Figure::Amount), Cells::Numbers(values)) => {
                    let amount =
                        |overview: &Overview| overview.totals.of(*side)[clause.index()].amount;
                    values.extend(staged.iter().map(|overview| millipawns(amount(overview))));
                }
                (Column::Rule(side, rule), Cells::Flags(values)) => {
                    for overview in staged {
                        values.append_value(overview.cuts.of(*side).contains(*rule));
                    }
                }
                (Column::Measure(side, measure), cells) => {
                    for overview in staged {
                        if let Some(survey) = &overview.survey {
                            push_measure(*measure, cells, survey.of(*side));
                        }
                    }
                }
                _ => {}
            }
        }
        self.used = 0;
    }

    /// The positions so far as a record batch; the table is empty afterwards.
    pub fn finish(&mut self) -> RecordBatch {
        self.unload();
        let rows = std::mem::take(&mut self.rows);
        let arrays = self.cells.iter_mut().map(Cells::finish).collect();
        // A table without columns has rows all the same.
        let options = RecordBatchOptions::new().with_row_count(Some(rows));
        RecordBatch::try_new_with_options(Arc::clone(self.layout.schema()), arrays, &options)
            .expect("each column has its type and a value for each row")
    }
}

impl Rows for Table {
    fn tags(&self) -> &[String] {
        self.layout.tags()
    }

    fn push(&mut self, row: &Row) {
        Table::push(self, row);
    }
}

/// An amount in a column: the nearest there is to the exact number of thousandths. Multiplying is many times faster than
/// dividing, and what it is wrong by is far less than numbers of this size differ by.
#[inline]
fn millipawns(amount: kmoch_eval::Amount) -> f32 {
    (f64::from(amount.micropawns()) * 1e-3) as f32
}

fn push_fact(
    fact: Fact,
    cells: &mut Cells,
    row: &Row,
    overview: &Overview,
    layout: &Layout,
    texts: &mut Texts,
) {
    let board = row.position.board();
    let bracket = || layout.weights().bracket(Stage::of(board));
    let whole = |number: u64| i64::try_from(number).ok();
    let (pawns, mate) = match row.eval {
        Some(Eval::Pawns(pawns)) => (Some(pawns), None),
        Some(Eval::Mate(moves)) => (None, Some(moves)),
        None => (None, None),
    };
    match (fact, cells) {
        (Fact::File, Cells::Names(values)) => {
            values.push(row.origin.and_then(|origin| origin.file.as_deref()));
        }
        (Fact::Game, Cells::Maybe64(values)) => {
            values.push(row.origin.and_then(|origin| origin.game).and_then(whole));
        }
        (Fact::Line, Cells::Maybe64(values)) => {
            values.push(row.origin.and_then(|origin| origin.line).and_then(whole));
        }
        (Fact::Variation, Cells::Maybe32(values)) => {
            values.push(row.variation.map(|number| number as i32))
        }
        (Fact::Ply, Cells::Maybe32(values)) => values.push(row.ply.map(|ply| ply as i32)),
        (Fact::Move, Cells::Text(values)) => match &row.led_by {
            Some(uci) => texts.push_cell(values, |text| uci.append_to_string(text)),
            None => values.append_null(),
        },
        (Fact::Clock, Cells::MaybeNumbers(values)) => values.push(row.clock),
        (Fact::Eval, Cells::MaybeNumbers(values)) => values.push(pawns),
        (Fact::Mate, Cells::Maybe16(values)) => values.push(mate),
        (Fact::Fen, Cells::Text(values)) => match row.fen {
            Some(fen) => values.append_value(fen),
            None => {
                let fen = Fen::from_position(row.position, EnPassantMode::Legal);
                texts.push_cell(values, |text| fen.append_to_string(text));
            }
        },
        (Fact::Turn, Cells::Names(values)) => values.push(Some(side_key(row.position.turn()))),
        (Fact::Material, Cells::Numbers(values)) => values.push(Stage::of(board).material() as f32),
        (Fact::Stage, Cells::Names(values)) => values.push(Some(bracket().stage())),
        (Fact::Bracket, Cells::Names(values)) => values.push(Some(texts.name_of(bracket()))),
        (Fact::PositionType, Cells::Names(values)) => {
            values.push(Some(PositionType::of(board).name()))
        }
        (Fact::Total, Cells::Numbers(values)) => values.push(millipawns(overview.totals.total())),
        _ => {}
    }
}

impl Texts {
    fn push_cell(&mut self, values: &mut StringBuilder, write: impl FnOnce(&mut String)) {
        self.cell.clear();
        write(&mut self.cell);
        values.append_value(&self.cell);
    }

    fn name_of(&mut self, bracket: Bracket) -> &str {
        self.brackets[bracket.index()].get_or_insert_with(|| bracket.name())
    }
}

fn push_measure(measure: Measure, cells: &mut Cells, side: &SideMeasures) {
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
        Cells::Numbers16(values) => values.push(whole as i16),
        Cells::MaybeNumbers(values) => values.push(part.map(|part| part as f32)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::Amount;

    use super::*;

    #[test]
    fn amounts_are_the_nearest_numbers() {
        const STEP: usize = 997;
        for micropawns in (-100_000_000..100_000_000).step_by(STEP) {
            let exact = f64::from(micropawns) / 1e3;
            assert_eq!(millipawns(Amount::from_micropawns(micropawns)), exact as f32);
        }
    }
}

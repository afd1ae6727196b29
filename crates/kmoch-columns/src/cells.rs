//! The values of a column so far, by its type.

use std::sync::Arc;

use arrow_array::builder::BooleanBufferBuilder;
use arrow_array::{
    ArrayRef, BooleanArray, Float32Array, Int16Array, Int32Array, Int64Array, StringArray,
};
use arrow_buffer::OffsetBuffer;
use kmoch_eval::Amount;
use shakmaty::uci::UciMove;

use crate::column::{Column, Fact, Figure, Measure, is_number};
use crate::names::Names;
use crate::runs::Runs;

/// The values of a column.
#[derive(Debug, Clone)]
pub(crate) enum Cells {
    Counts(Runs<i16>),
    Amounts(Runs<Amount>),
    Numbers(Runs<f32>),
    Flags(Runs<bool>),
    Maybe16(Runs<Option<i16>>),
    Maybe32(Runs<Option<i32>>),
    Maybe64(Runs<Option<i64>>),
    MaybeNumbers(Runs<Option<f32>>),
    Moves(Runs<Option<UciMove>>),
    Names(Box<Names>),
    Texts(Box<Texts>),
}

/// Text that is another one in each row.
#[derive(Debug, Clone, Default)]
pub(crate) struct Texts {
    text: Vec<u8>,
    /// Where each row's ends.
    ends: Vec<u32>,
}

impl Texts {
    /// A row with whatever is written behind the text.
    pub fn push(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        write(&mut self.text);
        self.ends.push(self.text.len() as u32);
    }

    /// The text of each row.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let starts = [0].iter().chain(&self.ends);
        starts.zip(&self.ends).map(|(start, end)| &self.text[*start as usize..*end as usize])
    }

    /// How many bytes all of it has.
    pub fn bytes(&self) -> usize {
        self.text.len()
    }

    fn append(&mut self, others: &Texts) {
        let before = self.text.len() as u32;
        self.text.extend_from_slice(&others.text);
        self.ends.extend(others.ends.iter().map(|end| before + end));
    }

    fn array(&self) -> StringArray {
        let starts = [0].iter().chain(&self.ends).map(|end| *end as i32).collect();
        StringArray::new(OffsetBuffer::new(starts), self.text.as_slice().into(), None)
    }

    fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }
}

/// An amount in a column: the nearest there is to the exact number of thousandths. Multiplying is many times faster than
/// dividing, and what it is wrong by is far less than numbers of this size differ by.
#[inline]
pub(crate) fn millipawns(amount: Amount) -> f32 {
    (f64::from(amount.micropawns()) * 1e-3) as f32
}

impl Cells {
    /// No values yet of this column; none if it has lists of them.
    pub fn of(column: &Column) -> Option<Cells> {
        Some(match column {
            Column::Fact(fact) => match fact {
                Fact::File | Fact::Turn | Fact::Stage | Fact::Bracket | Fact::PositionType => {
                    Cells::Names(Box::default())
                }
                Fact::Game | Fact::Line => Cells::Maybe64(Runs::default()),
                Fact::Variation | Fact::Ply => Cells::Maybe32(Runs::default()),
                Fact::Move => Cells::Moves(Runs::default()),
                Fact::Fen => Cells::Texts(Box::default()),
                Fact::Clock | Fact::Eval => Cells::MaybeNumbers(Runs::default()),
                Fact::Mate => Cells::Maybe16(Runs::default()),
                Fact::Material => Cells::Numbers(Runs::default()),
                Fact::Total => Cells::Amounts(Runs::default()),
            },
            Column::Tag(tag) if is_number(tag) => Cells::Maybe16(Runs::default()),
            Column::Tag(_) => Cells::Names(Box::default()),
            Column::Clause(_, _, Figure::Count) => Cells::Counts(Runs::default()),
            Column::Clause(_, _, Figure::Amount) => Cells::Amounts(Runs::default()),
            Column::Measure(_, measure) => match measure {
                Measure::Islands
                | Measure::Dispersion
                | Measure::Distortion
                | Measure::DistortionFront
                | Measure::Distance => Cells::Counts(Runs::default()),
                Measure::Disharmony
                | Measure::Imbalance
                | Measure::ColourShare
                | Measure::ShelterColourShare => Cells::MaybeNumbers(Runs::default()),
            },
            Column::Rule(..) => Cells::Flags(Runs::default()),
            Column::Items => return None,
        })
    }

    /// So many rows as a column of Arrow.
    pub fn array(&self, rows: usize) -> ArrayRef {
        match self {
            Cells::Counts(runs) => Arc::new(Int16Array::from(runs.each(rows, |value| value))),
            Cells::Amounts(runs) => Arc::new(Float32Array::from(runs.each(rows, millipawns))),
            Cells::Numbers(runs) => Arc::new(Float32Array::from(runs.each(rows, |value| value))),
            Cells::Flags(runs) => {
                let mut flags = BooleanBufferBuilder::new(rows);
                runs.iter(rows).for_each(|(flag, length)| flags.append_n(length, flag));
                Arc::new(BooleanArray::new(flags.finish(), None))
            }
            Cells::Maybe16(runs) => Arc::new(Int16Array::from(runs.each(rows, |value| value))),
            Cells::Maybe32(runs) => Arc::new(Int32Array::from(runs.each(rows, |value| value))),
            Cells::Maybe64(runs) => Arc::new(Int64Array::from(runs.each(rows, |value| value))),
            Cells::MaybeNumbers(runs) => {
                Arc::new(Float32Array::from(runs.each(rows, |value| value)))
            }
            Cells::Moves(runs) => {
                let moves = runs.each(rows, |led_by| led_by.map(|led_by| led_by.to_string()));
                Arc::new(StringArray::from(moves))
            }
            Cells::Names(names) => Arc::new(names.array(rows)),
            Cells::Texts(texts) => Arc::new(texts.array()),
        }
    }

    /// Adds the values of other rows of the same column behind so many of these.
    pub fn append(&mut self, rows: usize, others: &Cells) {
        match (self, others) {
            (Cells::Counts(runs), Cells::Counts(others)) => runs.append(rows, others, |it| it),
            (Cells::Amounts(runs), Cells::Amounts(others)) => runs.append(rows, others, |it| it),
            (Cells::Numbers(runs), Cells::Numbers(others)) => runs.append(rows, others, |it| it),
            (Cells::Flags(runs), Cells::Flags(others)) => runs.append(rows, others, |it| it),
            (Cells::Maybe16(runs), Cells::Maybe16(others)) => runs.append(rows, others, |it| it),
            (Cells::Maybe32(runs), Cells::Maybe32(others)) => runs.append(rows, others, |it| it),
            (Cells::Maybe64(runs), Cells::Maybe64(others)) => runs.append(rows, others, |it| it),
            (Cells::MaybeNumbers(runs), Cells::MaybeNumbers(others)) => {
                runs.append(rows, others, |it| it);
            }
            (Cells::Moves(runs), Cells::Moves(others)) => runs.append(rows, others, |it| it),
            (Cells::Names(names), Cells::Names(others)) => names.append(rows, others),
            (Cells::Texts(texts), Cells::Texts(others)) => texts.append(others),
            (cells, others) => unreachable!("{cells:?} and {others:?} are of one column"),
        }
    }

    /// Forgets all values.
    pub fn clear(&mut self) {
        match self {
            Cells::Counts(runs) => runs.clear(),
            Cells::Amounts(runs) => runs.clear(),
            Cells::Numbers(runs) => runs.clear(),
            Cells::Flags(runs) => runs.clear(),
            Cells::Maybe16(runs) => runs.clear(),
            Cells::Maybe32(runs) => runs.clear(),
            Cells::Maybe64(runs) => runs.clear(),
            Cells::MaybeNumbers(runs) => runs.clear(),
            Cells::Moves(runs) => runs.clear(),
            Cells::Names(names) => names.clear(),
            Cells::Texts(texts) => texts.clear(),
        }
    }
}

#[cfg(test)]
mod tests {
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

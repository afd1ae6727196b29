//! Text that is the same in many rows, kept once.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::types::Int32Type;
use arrow_array::{DictionaryArray, Int32Array, StringArray};

use crate::runs::Runs;

/// A column of text of which there are few kinds.
#[derive(Debug, Clone, Default)]
pub(crate) struct Names {
    known: HashMap<String, u32>,
    texts: Vec<String>,
    rows: Runs<Option<u32>>,
}

impl Names {
    /// A row with this text.
    pub fn push(&mut self, row: usize, text: Option<&str>) {
        let same = match (self.rows.last(), text) {
            (Some(Some(last)), Some(text)) => self.texts[last as usize] == text,
            (Some(None), None) => true,
            _ => false,
        };
        if !same {
            let text = text.map(|text| self.index(text));
            self.rows.change(row, text);
        }
    }

    /// The place of a text among all.
    fn index(&mut self, text: &str) -> u32 {
        // Where there are few of them, looking through them is quicker.
        const FEW: usize = 4;
        let known = match self.texts.len() {
            0..=FEW => self.texts.iter().position(|known| known == text).map(|at| at as u32),
            _ => self.known.get(text).copied(),
        };
        if let Some(known) = known {
            return known;
        }
        let index = self.texts.len() as u32;
        self.texts.push(text.to_owned());
        self.known.insert(text.to_owned(), index);
        index
    }

    /// The text that stands in this place.
    pub fn text(&self, index: u32) -> &str {
        &self.texts[index as usize]
    }

    /// Each row's place among the texts.
    pub fn rows(&self) -> &Runs<Option<u32>> {
        &self.rows
    }

    /// Adds other rows behind so many of these.
    pub fn append(&mut self, rows: usize, others: &Names) {
        let places: Vec<u32> = others.texts.iter().map(|text| self.index(text)).collect();
        self.rows.append(rows, &others.rows, |text| text.map(|text| places[text as usize]));
    }

    /// So many rows as a column.
    pub fn array(&self, rows: usize) -> DictionaryArray<Int32Type> {
        let keys = Int32Array::from(self.rows.each(rows, |text| text.map(|text| text as i32)));
        DictionaryArray::new(keys, Arc::new(StringArray::from_iter_values(&self.texts)))
    }

    /// Forgets all rows.
    pub fn clear(&mut self) {
        self.known.clear();
        self.texts.clear();
        self.rows.clear();
    }
}

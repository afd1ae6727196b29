//! Text that is the same in many rows, kept once.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::types::Int32Type;
use arrow_array::{DictionaryArray, Int32Array, StringArray};

/// A column of text of which there are few kinds.
#[derive(Debug, Default)]
pub(crate) struct Names {
    known: HashMap<String, i32>,
    texts: Vec<String>,
    rows: Vec<Option<i32>>,
    /// The text of the last row: the next one has the same, nearly always.
    last: Option<i32>,
}

impl Names {
    /// A row with this text.
    pub fn push(&mut self, text: Option<&str>) {
        let same = match (self.last, text) {
            (Some(last), Some(text)) => self.texts[last as usize] == text,
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.last = text.map(|text| self.index(text));
        }
        self.rows.push(self.last);
    }

    fn index(&mut self, text: &str) -> i32 {
        if let Some(known) = self.known.get(text) {
            return *known;
        }
        let index = self.texts.len() as i32;
        self.texts.push(text.to_owned());
        self.known.insert(text.to_owned(), index);
        index
    }

    /// The column, which is empty afterwards.
    pub fn finish(&mut self) -> DictionaryArray<Int32Type> {
        self.last = None;
        self.known.clear();
        let room = Vec::with_capacity(self.rows.len());
        let keys = Int32Array::from(std::mem::replace(&mut self.rows, room));
        let texts = StringArray::from(std::mem::take(&mut self.texts));
        DictionaryArray::new(keys, Arc::new(texts))
    }
}

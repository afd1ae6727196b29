//! Positions as columns, each value written down where it changes.

use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchOptions};

use crate::before::Before;
use crate::cells::Cells;
use crate::items::Items;
use crate::layout::Layout;

/// The rows of a table, on their way to wherever they are written.
#[derive(Debug, Clone)]
pub struct Sheet {
    layout: Arc<Layout>,
    /// The values of each column of the layout.
    pub(crate) cells: Vec<Cells>,
    /// The last column, if every single finding is asked for.
    pub(crate) items: Option<Items>,
    pub(crate) rows: usize,
}

impl Sheet {
    /// No rows yet.
    pub(crate) fn new(layout: &Arc<Layout>) -> Sheet {
        let cells = layout.columns.iter().filter_map(Cells::of).collect();
        let items = layout.has_items().then(Items::default);
        Sheet { layout: Arc::clone(layout), cells, items, rows: 0 }
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Which columns it has.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Games and lines counted from the beginning of the file.
    pub fn settle(&mut self, before: Before) {
        for (column, cells) in self.layout.columns.iter().zip(&mut self.cells) {
            if let Some(settled) = before.settled(&column.name(), cells) {
                *cells = settled;
            }
        }
    }

    /// Adds rows of the same columns behind these.
    pub fn append(&mut self, others: &Sheet) {
        for (cells, others) in self.cells.iter_mut().zip(&others.cells) {
            cells.append(self.rows, others);
        }
        if let (Some(items), Some(others)) = (&mut self.items, &others.items) {
            items.append(others);
        }
        self.rows += others.rows;
    }

    /// The rows as Arrow has them.
    pub fn batch(&self) -> RecordBatch {
        let arrays = self.cells.iter().map(|cells| cells.array(self.rows));
        let arrays = arrays.chain(self.items.iter().map(Items::array)).collect();
        // A table without columns has rows all the same.
        let options = RecordBatchOptions::new().with_row_count(Some(self.rows));
        RecordBatch::try_new_with_options(Arc::clone(self.layout.schema()), arrays, &options)
            .expect("each column has its type and a value for each row")
    }

    /// Forgets all rows.
    pub(crate) fn clear(&mut self) {
        self.cells.iter_mut().for_each(Cells::clear);
        self.items.iter_mut().for_each(Items::clear);
        self.rows = 0;
    }
}

//! Positions and games as columns: one for each clause, side and figure, beside the measures, the rules that are
//! broken and what is known of the game. Opens no file and prints nothing.
//!
//! A [`Layout`] says which columns there are; it follows from the registry of clauses. A [`Table`] takes positions one
//! by one and gives them back as Arrow record batches or as a [`Sheet`], which knows values only where they change;
//! [`games`] fills it from PGN. [`parquet`] writes sheets as Parquet, [`text`] batches as CSV.
//!
//! ```
//! use std::sync::Arc;
//! use kmoch_columns::{Layout, Order, Row, Table};
//! use kmoch_eval::Profile;
//! use shakmaty::Chess;
//!
//! let layout = Arc::new(Layout::new(&Profile::addendum(), &Order::default()).unwrap());
//! let mut table = Table::new(&layout);
//! table.push(&Row::of(&Chess::default()));
//! let batch = table.finish();
//! assert_eq!(batch.num_rows(), 1);
//! assert!(batch.column_by_name("white.mobility.count").is_some());
//! ```

mod before;
mod cells;
mod choice;
mod column;
mod facts;
mod fen;
pub mod games;
mod items;
mod layout;
mod names;
mod page;
pub mod parquet;
mod row;
mod runs;
mod sheet;
mod table;
pub mod text;

pub use before::Before;
pub use choice::{Choice, Unknown, meant};
pub use column::{Column, Fact, Figure, Measure};
pub use layout::{Layout, Order, SCHEMA_VERSION, USUAL_TAGS};
pub use page::page;
pub use row::{Origin, Row};
pub use sheet::Sheet;
pub use table::Table;

//! The catalogue of clauses and the evaluator: position in, reasons and score out. No input, no output, no threads.
//!
//! A *clause* is one idea with a key. It is declared once and only finds things; a *sink* decides what a
//! finding is worth. [`Evaluator::evaluate`] adds up, [`Evaluator::ledger`] writes down, and [`collect`] hands the
//! findings to a sink of your own. Score and ledger come from the same findings. Where a clause counts many of them at once
//! for the sum and hands them over one by one to the ledger, no type can promise that both come to the same: it is
//! tested, in positions of all kinds and under random numbers for every clause, to the millionth of a pawn.
//!
//! # What a position is worth
//!
//! ```
//! use kmoch_eval::{Amount, Evaluator, Profile};
//! use shakmaty::{Color, fen::Fen};
//!
//! let fen: Fen = "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1".parse()?;
//! let board = fen.into_setup().board;
//! let mut evaluator = Evaluator::new(&Profile::tuned());
//! assert!(evaluator.evaluate(&board, Color::White) > Amount::ZERO);
//! # Ok::<(), shakmaty::fen::ParseFenError>(())
//! ```
//!
//! # Why it is worth that
//!
//! ```
//! use kmoch_eval::{ClauseId, Evaluator, Profile};
//! use shakmaty::{Color, fen::Fen};
//!
//! let fen: Fen = "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1".parse()?;
//! let board = fen.into_setup().board;
//! let mut evaluator = Evaluator::new(&Profile::addendum());
//! let ledger = evaluator.ledger(&board, Color::White);
//! let passer = ledger.of(ClauseId::Passer, Color::White).next().expect("the pawn is passed");
//! assert_eq!(passer.sentence(&board), "White's d5-pawn is passed");
//! assert_eq!(ledger.total(), evaluator.evaluate(&board, Color::White));
//! # Ok::<(), shakmaty::fen::ParseFenError>(())
//! ```
//!
//! # Numbers of your own, and a sink of your own
//!
//! A profile may be based on another and hold only what it changes. A sink is handed every finding and does
//! with it what it likes: this one counts.
//!
//! ```
//! use std::collections::BTreeMap;
//!
//! use kmoch_eval::{ClauseId, Evaluator, Place, Profile, Row, Sink, Slot, collect};
//! use shakmaty::{Bitboard, Board, Color};
//!
//! struct Counts<'a> {
//!     values: &'a Row,
//!     counts: BTreeMap<ClauseId, usize>,
//! }
//!
//! impl Counts<'_> {
//!     fn count(&mut self, clause: ClauseId, times: usize) {
//!         *self.counts.entry(clause).or_default() += times;
//!     }
//! }
//!
//! impl Sink for Counts<'_> {
//!     fn turn_to(&mut self, _: Color) {}
//!     fn wants(&self, _: ClauseId) -> bool {
//!         true
//!     }
//!     fn base(&self, slot: Slot) -> i32 {
//!         self.values[slot.index()]
//!     }
//!     fn parameter(&self, slot: Slot) -> i32 {
//!         self.values[slot.index()]
//!     }
//!     fn item<const N: usize>(&mut self, parts: [(Slot, i32); N], _: Place) {
//!         self.count(parts[0].0.clause(), 1);
//!     }
//!     fn each(&mut self, slot: Slot, squares: Bitboard) {
//!         self.count(slot.clause(), squares.count());
//!     }
//!     fn scaled(&mut self, slot: Slot, _: i32, _: Place) {
//!         self.count(slot.clause(), 1);
//!     }
//!     fn amount(&mut self, clause: ClauseId, _: i32, _: Place) {
//!         self.count(clause, 1);
//!     }
//!     fn label(&mut self, clause: ClauseId, count: usize, _: Place) {
//!         self.count(clause, count);
//!     }
//! }
//!
//! let text = "based_on = \"addendum\"\n[group_member]\nvalue = 25\n";
//! let mine = Profile::parse(text, "mine.toml")?;
//! let evaluator = Evaluator::new(&mine);
//! let mut found = Counts { values: evaluator.weights().values(0), counts: BTreeMap::new() };
//! collect(&Board::default(), Color::White, &mut found);
//! assert_eq!(found.counts[&ClauseId::GroupMember], 16);
//! # Ok::<(), kmoch_eval::ProfileError>(())
//! ```
//!
//! # What there is
//!
//! - [`Evaluator`], [`Ledger`], [`Item`], [`Amount`]: values and reasons; [`sentence`] has the English words for them.
//! - [`Profile`] and [`Weights`]: numbers, as they are written and as they are used.
//! - [`ClauseId`], [`Clause`], [`Chapter`], [`Theme`], [`Source`]: what the catalogue says of its clauses.
//! - [`Sink`], [`collect`], [`Slot`], [`Closing`]: findings for programs that learn from them.
//! - [`Breach`], [`CutSet`], [`Outlook`]: rules about moves, for a search.
//! - [`structures`]: pawn structures that have a name. [`Survey`]: each side's measures. [`context`] and [`squares`]: sets and lines of squares.
//!
//! Feature `serde`: measures can be written by serde. Feature `schema`: and described by utoipa.

#[macro_use]
mod slots;
#[macro_use]
mod clause;
mod amount;
mod cache;
mod clauses;
mod closing;
pub mod context;
mod evaluator;
mod example;
mod kpk;
mod meaning;
pub mod measures;
mod profile;
mod registry;
pub mod sentence;
mod sinks;
mod source;
pub mod squares;
mod stage;
pub mod structures;
mod survey;
#[cfg(test)]
mod testing;

pub use amount::Amount;
pub use clause::{Chapter, Clause, Slot, Unit};
pub use clauses::complement::{KingDanger, MOST_SHARES, Prospects};
pub use clauses::cuts::{Breach, CutSet, Cuts, Reading, Readings, Shown};
pub use clauses::kmoch::{dispersion, distortion, distortion_front};
pub use clauses::preferences::Outlook;
pub use closing::Closing;
pub use evaluator::{Asked, Evaluator, Overview, Tabulator, collect};
pub use example::everything;
pub use meaning::{Direction, Shape, Theme};
pub use profile::{
    Curve, Cutting, Difference, Excess, Measures, Profile, ProfileError, Row, Taper, Weights,
};
pub(crate) use registry::is_parameter;
pub use registry::{CLAUSE_COUNT, CLAUSES, ClauseId, SLOT_COUNT, clause_of, find_clause, slots_of};
pub use sinks::{
    Bends, Item, Ledger, MOST_MEASURED, ONE, PARAMETER_ONE, Place, Sink, Total, Totals,
};
pub(crate) use sinks::{Fast, ratio, times};
pub use source::{Document, Numbers, Passage, Source};
pub use stage::{Borders, Bracket, Stage};
pub use survey::{PositionType, SideMeasures, Survey};

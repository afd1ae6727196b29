//! Tells what `kmoch-eval` finds: a ledger becomes a [`story`], reasons that add up to the total.
//!
//! Here are the reasons and their words in several [languages](language), the changes between two positions, the turning points of a
//! game, the one place where amounts are rounded, records for programs, text and diagrams.
//! Nothing here decides what a position is worth, and nothing here reads, prints or runs in the
//! background: terminal, page, annotated game and report all tell the same story.
//!
//! ```
//! use kmoch_eval::{Evaluator, Profile};
//! use kmoch_tell::{Language, Position, Study};
//!
//! let mut evaluator = Evaluator::new(&Profile::tuned());
//! let position = Position::read("8/8/8/1P6/8/8/1k6/6K1 w - - 0 1")?;
//! let study = Study::new(&mut evaluator, position);
//! let story = study.story(&evaluator);
//! let reason = story.reasons[0].sentence.tell(Language::English);
//! assert!(reason.starts_with("White's b5-pawn is passed"));
//! # Ok::<(), kmoch_tell::Fault>(())
//! ```

pub mod catalog;
pub mod facts;
pub mod gallery;
pub mod language;
pub mod outcome;
pub mod pawns;
pub mod reasons;
pub mod record;
pub mod rules;
pub mod score;
pub mod story;
pub mod study;
pub mod svg;
pub mod tally;
pub mod text;
pub mod turning;
pub mod verdict;

pub use kmoch_notation::{Fault, Position};
pub use language::Language;
pub use study::Study;
pub use tally::{ChapterLine, Entry, Tally};

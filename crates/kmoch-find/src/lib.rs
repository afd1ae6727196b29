//! Positions of games by an idea: expressions in the Common Expression Language over the columns of `kmoch features`, and
//! structures by name. Opens no file and prints nothing.
//!
//! An [`Expression`] knows what it asks for, so that nothing else is worked out; a [`Finder`] asks it of one position
//! after another.
//!
//! ```
//! use kmoch_columns::Row;
//! use kmoch_eval::Profile;
//! use kmoch_find::{Expression, Finder, Structures};
//! use shakmaty::Chess;
//!
//! let structures = Structures::shipped();
//! let expression = Expression::read("white.pawn(\"e2\") && !isolani", &structures).unwrap();
//! let mut finder = Finder::new(&expression, &Profile::addendum());
//! assert!(finder.holds(&Row::of(&Chess::default())).unwrap());
//! let fault = Expression::read("white.pasers.count > 0", &structures).unwrap_err();
//! assert_eq!(fault.meant, ["white.passer.count"]);
//! ```

mod answer;
mod expression;
mod fault;
mod finder;
mod naming;
mod parse;
mod place;
mod reader;
mod structures;
mod units;
mod value;

pub use answer::Unanswerable;
pub use expression::Expression;
pub use fault::Fault;
pub use finder::Finder;
pub use structures::{Structure, StructureError, Structures};

//! Preferences between two moves of one side.

mod balance;
mod complementarity;
mod outlook;

pub use balance::{PreferHarmony, PreferPositioning};
pub use complementarity::PreferComplementarity;
pub use outlook::{Outlook, Preference};

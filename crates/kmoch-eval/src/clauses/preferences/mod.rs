//! Preferences between two moves of one side.

mod balance;
mod outlook;

pub use balance::{PreferHarmony, PreferPositioning};
pub use outlook::{Outlook, Preference};

//! One file for each command: what it takes and what it does.

pub mod annotate;
pub mod bench;
pub mod catalog;
pub mod compare;
pub mod completions;
pub mod datagen;
mod effort;
pub mod explain;
pub mod features;
pub mod find;
pub mod genfens;
pub mod habits;
mod judging;
pub mod man;
pub mod match_;
pub mod motifs;
pub mod profile;
mod progress;
pub mod report;
pub mod serve;
pub mod tune;
pub mod uci;
pub mod verdict;

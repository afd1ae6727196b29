//! What was read, written and reported.

use indicatif::HumanCount;
use kmoch_files::say;
use serde::{Deserialize, Serialize};

use super::source::Kind;
use crate::records;

/// What was read, written and reported. Games read are games written and games reported.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Games read.
    pub games: u64,
    /// Games or lines that could not be understood, each of which was named.
    pub reported: u64,
    /// Variations that could not be followed to their end.
    pub cut_short: u64,
    /// Positions written.
    pub positions: u64,
}

impl Summary {
    /// Tells it on standard error; of positions only what is wrong with them.
    pub fn tell(&self, kind: Kind, stopped: bool) {
        let end = if stopped { "; stopped there" } else { "" };
        let Summary { games, reported, cut_short, positions } = *self;
        match kind {
            Kind::Fen if reported == 0 => {}
            Kind::Fen => {
                let lines = if reported == 1 { "line is" } else { "lines are" };
                say::warn(format_args!("{} {lines} no position{end}", HumanCount(reported)));
            }
            Kind::Pgn => {
                let variations = records::cut_short(cut_short);
                say::warn(format_args!(
                    "{} games read, {} written with {} positions, {} reported{variations}{end}",
                    HumanCount(games),
                    HumanCount(games.saturating_sub(reported)),
                    HumanCount(positions),
                    HumanCount(reported),
                ));
            }
        }
    }
}

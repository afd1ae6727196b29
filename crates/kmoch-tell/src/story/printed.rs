//! The one place where the amounts of a story are rounded.

use kmoch_eval::Amount;

use super::Story;
use crate::language::{Phrase, say};
use crate::pawns::{Hundredths, apportion, hundredths};

/// The amounts of a story as they are printed: they add up to the printed total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// Those of the reasons.
    pub reasons: Vec<Hundredths>,
    /// That of everything else.
    pub other: Hundredths,
    /// That of having the move.
    pub having_the_move: Hundredths,
    /// What another engine sees beyond these.
    pub unexplained: Hundredths,
    /// The total.
    pub total: Hundredths,
}

impl Story {
    /// The amounts rounded, here and nowhere else.
    pub fn printed(&self) -> Printed {
        let amounts: Vec<Amount> = self
            .reasons
            .iter()
            .map(|reason| reason.amount)
            .chain([self.other, self.having_the_move, self.unexplained])
            .collect();
        let total = hundredths(self.total);
        let mut reasons = apportion(&amounts, total);
        let unexplained = reasons.pop().unwrap_or(0);
        let having_the_move = reasons.pop().unwrap_or(0);
        let other = reasons.pop().unwrap_or(0);
        Printed { reasons, other, having_the_move, unexplained, total }
    }

    /// What everything else is called: smaller things, if they come to little; and where a search sees what no
    /// reason at sight bears out, what best play shows.
    pub fn other_title(&self) -> Phrase {
        const LITTLE: Hundredths = 40;
        const LEAST_SHOWN: Hundredths = 25;
        let other = self.printed().other.abs();
        let searched = self.searched.as_ref().is_some_and(|searched| !searched.line.is_empty());
        if searched && self.reasons.is_empty() && !self.level && other >= LEAST_SHOWN {
            say!("only-best-play")
        } else if other < LITTLE {
            say!("smaller-things")
        } else {
            say!("everything-else")
        }
    }
}

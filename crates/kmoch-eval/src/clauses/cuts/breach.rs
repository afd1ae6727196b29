//! A cutting rule that is broken, in words.

use shakmaty::{Board, Color, Move, Role};

use super::{Reading, Shown};
use crate::clause::ClauseId;
use crate::registry::CUT_COUNT;
use crate::{CutSet, Place};

/// A rule that a side breaks: by how much, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Breach {
    /// The rule.
    pub rule: ClauseId,
    /// The side that breaks it.
    pub side: Color,
    /// What it measures.
    pub measure: Reading,
    /// What it allows.
    pub limit: Reading,
    /// How both are read.
    pub shown: Shown,
    /// The units and squares it speaks of, as the board stands.
    pub place: Place,
}

impl Breach {
    /// The breach as a sentence, without a full stop.
    ///
    /// ```
    /// use kmoch_eval::{Evaluator, Profile};
    /// use shakmaty::fen::Fen;
    ///
    /// let fen: Fen = "4k3/8/8/8/2p2p2/8/1P2P3/4K3 w - - 0 1".parse().unwrap();
    /// let board = fen.into_setup().board;
    /// let breaches = Evaluator::new(&Profile::addendum()).breaches(&board);
    /// assert_eq!(
    ///     breaches[0].sentence(&board),
    ///     "White has two backward pawns where they started, b2 and e2: the rule allows one"
    /// );
    /// ```
    pub fn sentence(&self, board: &Board) -> String {
        let [measure, limit] = [self.measure, self.limit].map(|reading| self.shown.words(reading));
        crate::sentence::of_breach(self, &measure, &limit, board)
    }
}

/// Whether cutting rules are asked about a move: one that neither captures nor promotes, or a pawn's
/// capture that does not promote, since nothing else doubles pawns.
pub fn is_asked(m: Move) -> bool {
    !m.is_promotion() && (!m.is_capture() || m.role() == Role::Pawn)
}

/// What the rules measure for one side, each where there is something to measure.
#[derive(Debug, Clone, Copy, Default)]
pub struct Readings {
    readings: [Option<Reading>; CUT_COUNT],
}

impl Readings {
    pub(crate) fn set(&mut self, rule: ClauseId, reading: Option<Reading>) {
        self.readings[CutSet::index(rule)] = reading;
    }

    /// What one of the rules measures; a measure that does not exist is lower than any.
    pub fn of(&self, rule: ClauseId) -> Option<Reading> {
        self.readings[CutSet::index(rule)]
    }

    /// Whether a measure is worse than what this rule measured here.
    #[inline]
    pub fn is_worse(&self, rule: ClauseId, after: Reading) -> bool {
        self.of(rule).is_none_or(|before| after.exceeds(before))
    }
}

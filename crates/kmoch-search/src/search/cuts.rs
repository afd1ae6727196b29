//! Cutting rules: moves after which the sources say a side "is not to be considered".
//!
//! A rule is a measure and a limit. It acts on a quiet move, or a pawn's capture, after which the
//! measure exceeds both its limit and what it was before: such a move is searched shallower or not
//! at all. Never in check, never at the root, and never the first move of a node, so that there is
//! always one left.

use kmoch_eval::CutSet;

/// What is done with a move that a rule speaks against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Manner {
    /// Nothing.
    #[default]
    Off,
    /// It is searched shallower.
    Reduce,
    /// It is not searched.
    Cut,
}

impl Manner {
    /// The manner of a name.
    pub fn named(name: &str) -> Manner {
        match name {
            "reduce" => Manner::Reduce,
            "cut" => Manner::Cut,
            _ => Manner::Off,
        }
    }
}

/// Which rules act, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CutTree {
    /// What is done.
    pub manner: Manner,
    /// The rules that are asked.
    pub rules: CutSet,
}

impl CutTree {
    /// Whether there is anything to ask.
    pub fn is_off(&self) -> bool {
        self.manner == Manner::Off || self.rules.is_empty()
    }
}

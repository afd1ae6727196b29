//! What can be wrong with a game.

use thiserror::Error;

/// Why a game cannot be understood, and on which line of its stream.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {kind}")]
pub struct Flaw {
    /// Line of the stream, from 1.
    pub line: u64,
    /// What is wrong.
    pub kind: FlawKind,
}

/// What is wrong with a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FlawKind {
    /// The game outgrows what is held in memory.
    #[error("the game is longer than {} MiB", super::LONGEST_GAME >> 20)]
    TooLong,
    /// Remarks could not be taken out again: the game would outgrow what is held in memory, or a tag that is never
    /// closed would swallow them.
    #[error("no remark could be taken out of this game again")]
    NoRoom,
    /// More moves than the rules allow.
    #[error("the game has more than {} moves, and none can", super::MOST_PLIES.div_ceil(2))]
    TooManyMoves,
    /// A `{` without its `}`.
    #[error("the comment that starts here is never closed")]
    OpenComment,
    /// A `(` without its `)`.
    #[error("the variation that starts here is never closed")]
    OpenVariation,
    /// A `)` without its `(`.
    #[error("this `)` closes no variation")]
    StrayClose,
    /// A tag that is not of the form `[Name "value"]`.
    #[error("{0} is no tag: expected [Name \"value\"]")]
    BadTag(String),
    /// A tag after the first move.
    #[error("the tag {0} stands among the moves")]
    TagAmongMoves(String),
    /// Chess by other rules.
    #[error("the variant {0} is not supported (standard chess and Chess960 are)")]
    Variant(String),
    /// A set-up that is no legal position.
    #[error("the FEN {fen} cannot be set up: {reason}")]
    Fen {
        /// As it stands in the tag.
        fen: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A move that the rules do not allow.
    #[error("{0} cannot be played here")]
    IllegalMove(String),
    /// A move behind `1-0` and the like.
    #[error("{0} is played after the result")]
    AfterResult(String),
    /// Text that PGN has no place for.
    #[error("{0} does not belong in a game")]
    Unknown(String),
}

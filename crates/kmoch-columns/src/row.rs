//! A position on its way into a table.

use std::sync::Arc;

use kmoch_notation::pgn::Eval;
use shakmaty::Chess;
use shakmaty::uci::UciMove;

/// A position, and what else is known of it.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    /// The position.
    pub position: &'a Chess,
    /// The position as it was written, where it was; it is written anew otherwise.
    pub fen: Option<&'a str>,
    /// Where it comes from.
    pub origin: Option<&'a Origin>,
    /// How many moves of either side have been played in the game.
    pub ply: Option<u32>,
    /// 0 in the main line, otherwise the number of the variation in its game.
    pub variation: Option<u32>,
    /// The move that led here.
    pub led_by: Option<UciMove>,
    /// The seconds left to whoever made it.
    pub clock: Option<f32>,
    /// What a comment says the position is worth.
    pub eval: Option<Eval>,
}

impl<'a> Row<'a> {
    /// A position of which nothing else is known.
    pub fn of(position: &'a Chess) -> Row<'a> {
        Row {
            position,
            fen: None,
            origin: None,
            ply: None,
            variation: None,
            led_by: None,
            clock: None,
            eval: None,
        }
    }
}

/// Where positions come from: a game, or a line of a file.
#[derive(Debug, Clone, Default)]
pub struct Origin {
    /// The file, as a message names it.
    pub file: Option<String>,
    /// The number of the game in the file, from 1.
    pub game: Option<u64>,
    /// The line on which the game or the position starts, from 1.
    pub line: Option<u64>,
    /// The values of the tags that the layout asks for, in its order.
    pub tags: Arc<[Option<String>]>,
}

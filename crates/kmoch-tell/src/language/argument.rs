//! What a phrase is about: sides, units, squares, numbers, other phrases. None of it is in words.

use shakmaty::{Bitboard, Board, Color, File, Role, Square};

use super::Phrase;
use crate::pawns::Hundredths;

/// A unit: what stands where, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unit {
    /// What it is; none for an empty square.
    pub role: Option<Role>,
    /// Whose it is.
    pub side: Option<Color>,
    /// Where it stands.
    pub square: Square,
}

/// Units, the strongest first, each kind by file.
pub type Units = Vec<Unit>;

/// So many of each kind, wherever they stand.
pub type Material = Vec<(Role, usize)>;

/// What stands on these squares of a board.
pub fn units_of(board: &Board, squares: impl Into<Bitboard>) -> Units {
    let mut units: Units = squares
        .into()
        .into_iter()
        .map(|square| Unit { role: board.role_at(square), side: board.color_at(square), square })
        .collect();
    // Kings first, empty squares last.
    units.sort_by_key(|unit| {
        let Unit { role, square, .. } = *unit;
        (std::cmp::Reverse(role), square.file(), square.rank())
    });
    units
}

/// A side's pawns on these squares.
pub fn pawns_of(side: Color, squares: impl Into<Bitboard>) -> Units {
    let pawn = |square| Unit { role: Some(Role::Pawn), side: Some(side), square };
    by_file(squares.into()).into_iter().map(pawn).collect()
}

fn by_file(squares: Bitboard) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    squares
}

/// An argument of a phrase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// White or Black.
    Side(Color),
    /// Units with their squares.
    Units(Units),
    /// Squares, by file.
    Squares(Vec<Square>),
    /// Units without squares.
    Material(Material),
    /// A number of things.
    Count(usize),
    /// An amount with its sign.
    Signed(Hundredths),
    /// The size of an amount.
    Unsigned(Hundredths),
    /// A number with decimals, written with a point.
    Decimal(String),
    /// Moves in standard notation.
    Moves(String),
    /// One of several cases that sentences tell apart; never shown.
    Case(&'static str),
    /// A name, in no language.
    Name(String),
    /// Part of the sentence.
    Phrase(Phrase),
    /// Parts of the sentence, to be listed.
    Phrases(Vec<Phrase>),
}

macro_rules! from {
    ($($kind:ty => $argument:ident),* $(,)?) => {
        $(impl From<$kind> for Argument {
            fn from(value: $kind) -> Argument {
                Argument::$argument(value)
            }
        })*
    };
}

from! {
    Color => Side,
    Units => Units,
    Material => Material,
    usize => Count,
    &'static str => Case,
    Phrase => Phrase,
    Vec<Phrase> => Phrases,
}

impl From<Bitboard> for Argument {
    fn from(squares: Bitboard) -> Argument {
        Argument::Squares(by_file(squares))
    }
}

impl From<Square> for Argument {
    fn from(square: Square) -> Argument {
        Argument::Squares(vec![square])
    }
}

impl From<File> for Argument {
    fn from(file: File) -> Argument {
        Argument::Name(file.char().to_string())
    }
}

impl From<Role> for Argument {
    fn from(role: Role) -> Argument {
        Argument::Case(role_key(Some(role)))
    }
}

/// What grammar calls a unit; an empty square is one too.
pub fn role_key(role: Option<Role>) -> &'static str {
    match role {
        None => "square",
        Some(Role::Pawn) => "pawn",
        Some(Role::Knight) => "knight",
        Some(Role::Bishop) => "bishop",
        Some(Role::Rook) => "rook",
        Some(Role::Queen) => "queen",
        Some(Role::King) => "king",
    }
}

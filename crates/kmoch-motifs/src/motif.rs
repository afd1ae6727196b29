//! What a motif says of itself, and what is claimed when it is found.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use shakmaty::{Color, Square};

use crate::judge::Judge;
use crate::line::Line;

/// A motif: one tactical idea with a key.
#[derive(Debug)]
pub struct Motif {
    /// The name in JSON.
    pub key: &'static str,
    /// The name people read.
    pub name: &'static str,
    /// What it is, exactly.
    pub definition: &'static str,
    /// A puzzle, `FEN;moves`, where it is found.
    pub example: &'static str,
    /// What is said of the example.
    pub says: &'static str,
    /// A puzzle that looks like it and is not.
    pub near_miss: &'static str,
    /// Finds it in a line.
    pub(crate) find: fn(&Line, &mut Findings<'_>),
}

/// A motif found, with the moves that prove it.
#[derive(Debug, Clone)]
pub struct Claim {
    /// What was found.
    pub motif: &'static Motif,
    /// How many moves it takes, if that is part of its name.
    pub count: Option<usize>,
    /// Who achieves it.
    pub by: Color,
    /// Where it is on the board, the piece that does it first.
    pub squares: Vec<Square>,
    /// The moves of the line that prove it.
    pub plies: RangeInclusive<usize>,
    /// What it is in words, without a full stop.
    pub sentence: String,
}

impl Claim {
    /// The motif's key, with its number if it has one: `fork`, `mate_in_2`.
    pub fn key(&self) -> Cow<'static, str> {
        match self.count {
            Some(count) => Cow::Owned(format!("{}_{count}", self.motif.key)),
            None => Cow::Borrowed(self.motif.key),
        }
    }
}

/// Collects what a motif finds in a line.
pub(crate) struct Findings<'a> {
    /// The motif that is looked for.
    pub motif: &'static Motif,
    /// Who achieves it.
    pub by: Color,
    /// What was found so far.
    pub claims: &'a mut Vec<Claim>,
    /// Who judges positions, if anybody does.
    pub judge: Option<&'a mut dyn Judge>,
}

impl Findings<'_> {
    /// Claims the motif on these squares, proved by these plies. What goes on for several moves is
    /// claimed once, when it is first seen.
    pub fn claim(
        &mut self,
        plies: RangeInclusive<usize>,
        squares: impl IntoIterator<Item = Square>,
        sentence: String,
    ) {
        self.claim_counted(None, plies, squares, sentence);
    }

    /// Claims a motif that has a number in its name.
    pub fn claim_counted(
        &mut self,
        count: Option<usize>,
        plies: RangeInclusive<usize>,
        squares: impl IntoIterator<Item = Square>,
        sentence: String,
    ) {
        let mut once: Vec<Square> = Vec::new();
        for square in squares {
            if !once.contains(&square) {
                once.push(square);
            }
        }
        let squares = once;
        let known = |claim: &Claim| claim.motif.key == self.motif.key && claim.squares == squares;
        if !self.claims.iter().any(known) {
            let (motif, by) = (self.motif, self.by);
            self.claims.push(Claim { motif, count, by, squares, plies, sentence });
        }
    }
}

/// Declares a motif, to be found by the function `find` beside it. The doc comment is its
/// definition, in the program and on its page.
macro_rules! motif {
    (
        $(#[doc = $line:literal])+
        $motif:ident = $key:literal {
            name: $name:literal,
            example: $example:literal,
            says: $says:literal,
            near_miss: $near_miss:literal $(,)?
        }
    ) => {
        $(#[doc = $line])+
        pub static $motif: $crate::motif::Motif = $crate::motif::Motif {
            key: $key,
            name: $name,
            definition: concat!($($line, "\n"),+),
            example: $example,
            says: $says,
            near_miss: $near_miss,
            find,
        };
    };
}

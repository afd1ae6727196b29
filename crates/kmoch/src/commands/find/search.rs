//! Looks through the games of a block.

use std::io;
use std::sync::Arc;

use kmoch_columns::games::{Rows, Selection, take};
use kmoch_columns::{Origin, Row};
use kmoch_eval::Profile;
use kmoch_files::blocks::Block;
use kmoch_find::{Expression, Finder, Unanswerable};
use kmoch_notation::pgn::{self, GameReader, Piece};

use super::found::{Found, Game, Manner};
use crate::records::Fault;

/// What is looked for, and how.
pub struct Search<'a> {
    pub expression: &'a Expression,
    pub profile: &'a Profile,
    pub manner: Manner,
    /// For how many plies it has to hold.
    pub plies: u32,
    /// Whether one position of a game is enough.
    pub once: bool,
    pub variations: bool,
}

impl<'a> Search<'a> {
    /// Looks through blocks; one for each thread.
    pub fn searcher(&'a self) -> Searcher<'a> {
        let looking = Looking {
            finder: Finder::new(self.expression, self.profile),
            search: self,
            stretch: None,
            found: Vec::new(),
            failure: None,
        };
        Searcher { search: self, looking }
    }
}

/// What came of a block.
#[derive(Debug, Default)]
pub struct Results {
    /// Games that were read, sound or not.
    pub games: u64,
    /// Those in which something was found.
    pub found: Vec<Game>,
    /// What is wrong with those that could not be read.
    pub faults: Vec<Fault>,
    /// What is wrong in variations of the others: their rest is not looked at.
    pub cut_short: Vec<Fault>,
    /// Why the expression has no answer.
    pub failure: Option<Unanswerable>,
}

/// Looks through blocks.
pub struct Searcher<'a> {
    search: &'a Search<'a>,
    looking: Looking<'a>,
}

/// A game that is being looked through.
struct Looking<'a> {
    finder: Finder<'a>,
    search: &'a Search<'a>,
    stretch: Option<Stretch>,
    found: Vec<Found>,
    failure: Option<Unanswerable>,
}

/// Plies on end in which the expression holds.
struct Stretch {
    first: Found,
    /// The line and the ply of the last of them.
    last: (u32, u32),
    length: u32,
}

impl Searcher<'_> {
    /// Fills results, which may hold others, from a block.
    pub fn fill(&mut self, block: &mut Block, results: &mut Results) -> io::Result<()> {
        *results = Results::default();
        let selection = Selection { variations: self.search.variations, ..Selection::default() };
        let mut origin =
            Origin { file: Some(Arc::clone(&block.file).to_string()), ..Origin::default() };
        for raw in GameReader::new(block) {
            let raw = raw?;
            if raw.is_blank() || raw.piece == Some(Piece::Later) {
                continue;
            }
            results.games += 1;
            let game = match pgn::Game::read(&raw) {
                Ok(game) => game,
                Err(flaw) => {
                    results.faults.push(flaw.into());
                    continue;
                }
            };
            let flaws = take(&raw, &game, &selection, &mut origin, &mut self.looking);
            results.cut_short.extend(flaws.into_iter().map(Fault::from));
            self.looking.end_stretch();
            if let Some(failure) = self.looking.failure.take() {
                results.failure = Some(failure);
                return Ok(());
            }
            let positions = std::mem::take(&mut self.looking.found);
            if !positions.is_empty() {
                let text =
                    if self.search.manner == Manner::Pgn { raw.text.clone() } else { Vec::new() };
                let players = ["White", "Black"].map(|tag| game.tag(tag).map(str::to_owned));
                let line = origin.line.unwrap_or(raw.line);
                results.found.push(Game { number: raw.number, line, text, players, positions });
            }
        }
        Ok(())
    }
}

impl Looking<'_> {
    /// Keeps the stretch, if it is long enough.
    fn end_stretch(&mut self) {
        if let Some(stretch) = self.stretch.take()
            && stretch.length >= self.search.plies
        {
            self.found.push(stretch.first);
        }
    }

    fn is_enough(&self) -> bool {
        self.failure.is_some() || (self.search.once && !self.found.is_empty())
    }
}

impl Rows for Looking<'_> {
    fn tags(&self) -> &[String] {
        self.finder.tags()
    }

    fn push(&mut self, row: &Row) {
        let (variation, ply) = (row.variation.unwrap_or(0), row.ply.unwrap_or(0));
        let goes_on = |stretch: &Stretch| stretch.last.0 == variation && stretch.last.1 + 1 == ply;
        if self.is_enough() {
            return;
        }
        let holds = self.finder.holds(row).unwrap_or_else(|failure| {
            self.failure = Some(failure);
            false
        });
        if !holds || !self.stretch.as_ref().is_some_and(goes_on) {
            self.end_stretch();
        }
        // Where one ply is enough each of them is found, and not only the first of several.
        if !holds || self.is_enough() {
            return;
        }
        let found = || Found { ply, variation, led_by: row.led_by, position: row.position.clone() };
        match &mut self.stretch {
            _ if self.search.plies == 1 => self.found.push(found()),
            Some(stretch) => {
                stretch.last = (variation, ply);
                stretch.length += 1;
            }
            None => {
                self.stretch = Some(Stretch { first: found(), last: (variation, ply), length: 1 })
            }
        }
    }
}

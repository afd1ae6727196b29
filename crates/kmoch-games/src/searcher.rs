//! Who searches for a story: kmoch itself or another engine.

use kmoch_eval::Evaluator;
use kmoch_tell::Study;
use kmoch_tell::story::{Known, Searched, Story, Threat};
use shakmaty::Chess;

use crate::guest::Guest;
use crate::searching::Searching;

/// Positions looked at for the threat: what needs more is none.
const THREAT_NODES: u64 = 15_000;

/// Who searches.
pub enum Searcher {
    /// Kmoch.
    Own(Box<Searching>),
    /// Another engine.
    Guest(Box<Guest>),
}

impl Searcher {
    /// What a search says of a position in which the game goes on.
    pub fn searched(&mut self, position: &Chess) -> Searched {
        match self {
            Searcher::Own(own) => own.searched(position),
            Searcher::Guest(guest) => guest.searched(position),
        }
    }

    /// What the side that is not to move threatens.
    pub fn threat(&mut self, position: &Chess) -> Option<Threat> {
        match self {
            Searcher::Own(own) => own.threat(position, THREAT_NODES),
            Searcher::Guest(guest) => guest.own().threat(position, THREAT_NODES),
        }
    }

    /// What endgame tables know of a position.
    fn known(&self, position: &Chess) -> Option<Known> {
        match self {
            Searcher::Own(own) => own.known(position),
            Searcher::Guest(_) => None,
        }
    }

    /// The story with what a search says, and what endgame tables know.
    pub fn told(&mut self, study: &Study, story: Story, evaluator: &Evaluator) -> Story {
        let position = &study.position.chess;
        let searched = self.searched(position);
        let mut story = story.with_search(position, &study.ledger, searched, evaluator);
        if let Some(known) = self.known(position) {
            story = story.with_tables(known);
        }
        // Where something is decided at once, nobody asks for threats.
        if !story.forced && story.over.is_none() && story.mate().is_none() {
            story.threat = self.threat(position);
        }
        story
    }
}

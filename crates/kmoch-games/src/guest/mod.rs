//! Another engine's verdicts: a UCI engine searches, and kmoch tells the reasons where its line ends.
//!
//! Whatever that engine does wrong is told and never fatal: kmoch's own search takes over.

mod heard;
mod talk;

use std::path::Path;

use kmoch_eval::{Ledger, Profile};
use kmoch_tell::story::Searched;
use shakmaty::Chess;

pub use heard::{Heard, Reply};
pub use talk::{GuestFault, Talk};

use crate::annotator::{Annotator, Assessment};
use crate::score::Score;
use crate::searching::{Effort, Searching};

/// Told when the engine fails.
pub type Reporter = Box<dyn FnMut(&str) + Send>;

/// Judges by another engine, and explains by the ledger where its line ends.
pub struct Guest {
    talk: Option<Talk>,
    own: Searching,
    report: Reporter,
}

impl Guest {
    /// Starts the engine. If that fails it is reported, and kmoch judges alone; none if there is not
    /// enough memory for that.
    pub fn new(
        path: &Path,
        profile: &Profile,
        effort: Effort,
        mut report: Reporter,
    ) -> Option<Guest> {
        let own = Searching::new(profile, effort)?;
        let talk = match Talk::start(path) {
            Ok(talk) => Some(talk),
            Err(fault) => {
                report(&alone(path, &fault));
                None
            }
        };
        Some(Guest { talk, own, report })
    }

    /// Whether kmoch judges alone, because the engine could not be started or has failed.
    pub fn is_alone(&self) -> bool {
        self.talk.is_none()
    }

    /// The same with an engine that runs already, and kmoch's own judge in case it fails.
    pub fn with(talk: Talk, own: Searching, report: Reporter) -> Guest {
        Guest { talk: Some(talk), own, report }
    }

    /// The engine, if it has done nothing wrong.
    pub fn leave(self) -> Option<Talk> {
        self.talk
    }

    /// Everything the engine says of a position in which the game goes on, for its story.
    pub fn searched(&mut self, position: &Chess) -> Searched {
        match self.ask(position, self.rounds() - 1) {
            None => self.own.searched(position),
            Some((reply, name)) => {
                let assessment = self.own.followed(position, reply.score, reply.line);
                let searched = assessment.searched(position, self);
                let (nodes, depth) = (reply.nodes, reply.depth);
                Searched { nodes, depth, by: Some(name), ..searched }
            }
        }
    }

    /// Kmoch's own judge.
    pub fn own(&mut self) -> &mut Searching {
        &mut self.own
    }

    fn ask(&mut self, position: &Chess, round: usize) -> Option<(Reply, String)> {
        let talk = self.talk.as_mut()?;
        let name = talk.name().to_owned();
        match talk.search(position, &self.own.effort().limits(round)) {
            Ok(reply) => {
                if let Some(flaw) = &reply.flaw {
                    (self.report)(&format!("{name}: {flaw}"));
                }
                Some((reply, name))
            }
            Err(fault) => {
                (self.report)(&format!("{name}: {fault}; kmoch searches instead"));
                self.talk = None;
                None
            }
        }
    }
}

/// What is said of an engine that could not be had.
pub fn alone(path: &Path, fault: &GuestFault) -> String {
    let name = path.display();
    match fault {
        GuestFault::Start(error) => {
            format!("the engine {name} cannot be started ({error}); kmoch searches instead")
        }
        _ => format!("the engine {name}: {fault}; kmoch searches instead"),
    }
}

impl Annotator for Guest {
    fn begin(&mut self) {
        self.own.begin();
        if let Some(talk) = &mut self.talk {
            talk.new_game();
        }
    }

    fn rounds(&self) -> usize {
        self.own.rounds()
    }

    fn assess(&mut self, position: &Chess, round: usize) -> Assessment {
        match self.ask(position, round) {
            None => self.own.assess(position, round),
            Some((reply, _)) => self.own.followed(position, reply.score, reply.line),
        }
    }

    fn ledger(&mut self, position: &Chess) -> Ledger {
        self.own.ledger(position)
    }

    fn chance(&self, position: &Chess, score: Score) -> f64 {
        match self.talk {
            Some(_) => score.chance(),
            None => self.own.chance(position, score),
        }
    }
}

#[cfg(test)]
mod tests;

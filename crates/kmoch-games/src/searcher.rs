//! Who searches for a story: kmoch itself or another engine.

use kmoch_eval::Evaluator;
use kmoch_tell::Study;
use kmoch_tell::story::step::GOOD;
use kmoch_tell::story::{Known, Searched, Step, Story, Threat};
use shakmaty::{Chess, Move, Position};

use crate::annotator::{Annotator as _, Assessment};
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

    /// What a search says before and after a move. Where the move seems to
    /// lose something, the best move is looked at just as long: it may owe what it promises to a look
    /// that ends a move earlier.
    pub fn around(&mut self, position: &Chess, mv: Move, after: &Chess) -> [Searched; 2] {
        let (before, then) = (self.searched(position), self.searched_or_over(after));
        let lost = |before: &Searched| Step { position, mv, before, after: &then }.lost();
        let best = before.line.first().copied().filter(|best| *best != mv);
        let Some(best) = best.filter(|_| lost(&before) >= GOOD) else { return [before, then] };
        let after_best = position.clone().play(best).unwrap_or_else(|error| error.position);
        if after_best.is_game_over() {
            return [before, then];
        }
        let instead = self.searched(&after_best);
        let instead = self.begun_by(best, instead, position);
        match (0.0..lost(&before)).contains(&lost(&instead)) {
            true => [instead, then],
            false => [before, then],
        }
    }

    /// What a search says, or the rules if the game is over.
    fn searched_or_over(&mut self, position: &Chess) -> Searched {
        if !position.is_game_over() {
            return self.searched(position);
        }
        match self {
            Searcher::Own(own) => own.verdict(position).searched(position, &mut **own),
            Searcher::Guest(guest) => guest.verdict(position).searched(position, &mut **guest),
        }
    }

    /// What was found after a move, as it was before it.
    fn begun_by(&mut self, mv: Move, found: Searched, position: &Chess) -> Searched {
        let line = std::iter::once(mv).chain(found.line.iter().copied()).collect();
        let assessment = Assessment { score: found.verdict(), line, doubt: 0 };
        let whole = match self {
            Searcher::Own(own) => assessment.searched(position, &mut **own),
            Searcher::Guest(guest) => assessment.searched(position, &mut **guest),
        };
        Searched { nodes: found.nodes, depth: found.depth, by: found.by, ..whole }
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
        if story.asks_for_threats() {
            let threat = self.threat(position);
            story.threat = threat.filter(|threat| story.is_worth_a_word(threat));
        }
        story
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::Profile;
    use kmoch_tell::Position as Told;
    use shakmaty::san::San;

    use super::*;
    use crate::searching::Effort;

    fn around(fen: &str, san: &str) -> (Chess, Move, [Searched; 2]) {
        let position = Told::read(fen).unwrap().chess;
        let mv = san.parse::<San>().unwrap().to_move(&position).unwrap();
        let after = position.clone().play(mv).unwrap();
        let own = Searching::new(&Profile::addendum(), Effort::Nodes(20_000)).unwrap();
        let found = Searcher::Own(Box::new(own)).around(&position, mv, &after);
        (position, mv, found)
    }

    #[test]
    fn best_play_instead_begins_with_a_move_that_can_be_played() {
        for (fen, san, loses) in [
            ("4k3/8/8/3q4/8/2N5/P7/4K3 w - - 0 1", "Nb1", true),
            ("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", "Bb5", false),
        ] {
            let (position, mv, [before, after]) = around(fen, san);
            assert!(position.is_legal(before.line[0]), "{san}");
            let step = Step { position: &position, mv, before: &before, after: &after };
            assert_eq!(step.lost() > 10.0, loses, "{san} loses {}", step.lost());
        }
    }
}

//! What endgame tables know for certain.

use kmoch_eval::Amount;
use shakmaty::Color;

use super::{Story, Topic};
use crate::language::say;

/// How a position ends with best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// Nobody wins.
    Drawn,
    /// This side wins.
    Won(Color),
}

impl Story {
    /// The same where endgame tables know the end: a draw is said as a draw, with nothing else claimed; of
    /// a win nothing is left that keeps it from being one. A mate that was found says more than tables do.
    pub fn with_tables(mut self, known: Known) -> Story {
        match known {
            Known::Drawn if self.over.is_none() => {
                self.reasons.retain(|reason| reason.group.topic == Topic::Drawishness);
                self.reasons.truncate(1);
                let told: Amount = self.reasons.iter().map(|reason| reason.amount).sum();
                self.total = Amount::ZERO;
                self.other = -told - self.having_the_move - self.unexplained;
                self.over = Some(say!("drawn-by-tables"));
            }
            Known::Won(side) => {
                let against = |topic| topic == Topic::Drawishness;
                let gone = self.reasons.extract_if(.., |reason| against(reason.group.topic));
                let gone: Amount = gone.map(|reason| reason.amount).sum();
                self.other += gone;
                self.won = Some(side);
            }
            Known::Drawn => {}
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::Position as _;

    use super::*;
    use crate::{Language, Position};

    fn told(fen: &str, known: Known) -> Story {
        let evaluator = Evaluator::new(&Profile::tuned());
        let position = Position::read(fen).unwrap().chess;
        let ledger = evaluator.ledger(position.board(), position.turn());
        Story::of(&position, &ledger).with_tables(known)
    }

    #[test]
    fn tables_have_the_last_word() {
        let fen = "8/8/3k4/3Pb3/2B1P3/3K4/8/8 w - - 0 1";
        for known in [Known::Drawn, Known::Won(Color::White)] {
            let story = told(fen, known);
            let sum: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
            assert_eq!(sum + story.other + story.having_the_move, story.total);
            let said = story.verdict().tell(Language::English);
            match known {
                Known::Drawn => assert!(said.starts_with("A draw") && story.over.is_some()),
                Known::Won(_) => assert!(said.starts_with("White wins"), "{said}"),
            }
        }
    }
}

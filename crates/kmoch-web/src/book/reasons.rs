//! The reasons of the story, sorted by whom they help.

use kmoch_tell::Language;
use kmoch_tell::story::{Story, title};
use shakmaty::Color;

use super::{side, squares};
use crate::contract::{self, Both, Millipawns, Reason};

/// The reasons for both sides.
pub fn told(story: &Story) -> Both<Vec<Reason>> {
    let helping = |color: Color| story.of_side(color).map(|(_, reason)| entry(reason)).collect();
    Both { white: helping(Color::White), black: helping(Color::Black) }
}

fn entry(reason: &kmoch_tell::story::Reason) -> Reason {
    let weightiest = reason.parts().first().map(|(clause, _)| clause.clause().key);
    Reason {
        clause: weightiest.unwrap_or(reason.theme.key()),
        name: title(reason.theme).tell(Language::English),
        mp: Millipawns(reason.amount.abs()),
        item: contract::Item {
            side: side(reason.side),
            mp: Millipawns(reason.amount),
            on: squares(reason.squares),
            at: Vec::new(),
            by: Vec::new(),
            sentence: reason.sentence.tell(Language::English),
        },
    }
}

//! Which of the sources' rules that are broken are worth telling.

use kmoch_eval::{Breach, Place};
use shakmaty::Bitboard;

use crate::Study;
use crate::story::{Story, is_opening};

/// Rules told of one position at the most.
const MOST: usize = 2;

/// A measure of so many times the limit is clearly beyond it.
const CLEARLY: f64 = 1.25;

/// The rules that one side breaks and the other does not: what both do tells nothing.
pub fn alone(breaches: &[Breach]) -> impl Iterator<Item = &Breach> {
    let broken_by = |side, rule| breaches.iter().any(|b| b.side == side && b.rule == rule);
    breaches.iter().filter(move |breach| !broken_by(breach.side.other(), breach.rule))
}

/// Those among them that bear on the story: in a middlegame in which both sides have their pieces out and nothing is decided, where a reason
/// against the side that breaks the rule, clearly, is about the same few squares.
pub fn told<'a>(study: &'a Study, story: &'a Story) -> impl Iterator<Item = &'a Breach> {
    let begun = !is_opening(study.position.board());
    let open = begun && !story.is_decided() && study.bracket.is_middlegame();
    let clearly = |breach: &&Breach| breach.measure.value() >= CLEARLY * breach.limit.value();
    let bears = move |breach: &&Breach| {
        let against = story.reasons.iter().filter(|reason| reason.side != breach.side);
        open && against.into_iter().any(|reason| (reason.squares & squares(breach.place)).any())
    };
    alone(&study.breaches).filter(clearly).filter(bears).take(MOST)
}

/// The squares a rule is about, if they are few: a measure of the whole board bears on nothing.
fn squares(place: Place) -> Bitboard {
    const FEW: usize = 4;
    let all = place.on | place.at;
    if all.count() <= FEW { all } else { Bitboard::EMPTY }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::Board;

    use super::*;
    use crate::Position;

    #[test]
    fn what_both_sides_break_is_not_told() {
        let breaches = Evaluator::new(&Profile::addendum()).breaches(&Board::default());
        assert!(!breaches.is_empty());
        assert_eq!(alone(&breaches).count(), 0);
    }

    #[test]
    fn an_ending_has_its_own_laws() {
        let mut evaluator = Evaluator::new(&Profile::addendum());
        let fen = "8/3bk1pp/p3p3/1p1pPp2/1P1N1P2/P3K1P1/7P/8 w - - 0 1";
        let study = Study::new(&mut evaluator, Position::read(fen).unwrap());
        assert_eq!(told(&study, &study.story(&evaluator)).count(), 0);
    }
}

//! What changes between two positions: the difference of two ledgers, told by the same topics and
//! in the same words as each of them. Having the move is taken out of both.

use kmoch_eval::{Amount, Ledger, Theme};
use shakmaty::{Bitboard, Chess, Color, Position as _, Square};

use super::group::Groups;
use super::scene::Scene;
use super::topic::Topic;
use super::{Reason, reason};
use crate::language::{Argument, Phrase, say};

/// One thing that changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shift {
    /// What it is about.
    pub topic: Topic,
    /// What it speaks of.
    pub theme: Theme,
    /// The side that gains by it.
    pub side: Color,
    /// By how much, White's view.
    pub amount: Amount,
    /// The squares worth looking at, in the later position if it is there.
    pub squares: Bitboard,
    /// From where to where it works.
    pub arrows: Vec<(Square, Square)>,
    /// What is there, or was.
    pub sentence: Phrase,
    /// What became of it.
    pub fate: Fate,
    /// The move whose line it is held against, where that is no earlier position but another line's end.
    pub beside: Option<String>,
}

/// What becomes of a reason from one position to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It is seen in the later position and is new there or has grown.
    Arose,
    /// It was there in the earlier position and counts for less now.
    Shrank,
    /// It is there no more.
    Gone,
}

impl Shift {
    /// Whether it is seen in the later position.
    pub fn arose(&self) -> bool {
        self.fate == Fate::Arose
    }

    /// What is new, or what is no more, as one sentence.
    pub fn told(&self) -> Phrase {
        let what = self.sentence.clone();
        let beside = self.beside.clone().map(Argument::Moves);
        match (self.fate, beside) {
            (Fate::Arose, _) => what,
            (Fate::Shrank, None) => say!("less-than-before", what),
            (Fate::Shrank, Some(best)) => say!("more-beside", best, what),
            (Fate::Gone, None) => say!("no-longer", what),
            (Fate::Gone, Some(best)) => say!("only-beside", best, what),
        }
    }
}

/// Everything that changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// By how much the total changes, White's view, having the move left out.
    pub total: Amount,
    /// What changes, the weightiest first.
    pub shifts: Vec<Shift>,
    /// By how much everything else changes.
    pub other: Amount,
}

/// A position with its ledger.
pub type Told<'a> = (&'a Chess, &'a Ledger);

/// What is smaller is not told.
const LEAST: Amount = Amount::from_millipawns(50);

impl Change {
    /// Tells the difference between two positions. A unit that moved keeps its topic: `moved` says
    /// from where to where.
    pub fn between(before: Told, after: Told, moved: Option<(Square, Square)>) -> Change {
        let (earlier, without_move) = topics(before);
        let (later, now_without_move) = topics(after);
        let follow = |topic: Topic| match moved {
            Some((from, to)) => topic.moved(from, to),
            None => topic,
        };
        let mut pairs: Vec<(Option<&Topical>, Option<&Topical>)> = Vec::new();
        for old in &earlier {
            let new = later.iter().find(|new| new.topic == follow(old.topic));
            pairs.push((Some(old), new));
        }
        for new in &later {
            if !earlier.iter().any(|old| follow(old.topic) == new.topic) {
                pairs.push((None, Some(new)));
            }
        }
        let mut shifts: Vec<Shift> =
            pairs.into_iter().filter_map(|(old, new)| shift(old, new)).collect();
        shifts.sort_by_key(|shift| -shift.amount.abs().micropawns());
        shifts.retain(|shift| shift.amount.abs() >= LEAST);
        let total = now_without_move - without_move;
        let told: Amount = shifts.iter().map(|shift| shift.amount).sum();
        Change { total, other: total - told, shifts }
    }

    /// The same where the earlier position is the end of another line, the one of this move: nothing there is
    /// earlier, so nothing is "no longer" so.
    #[must_use]
    pub fn beside(mut self, best: &str) -> Change {
        for shift in &mut self.shifts {
            shift.beside = Some(best.to_owned());
        }
        self
    }

    /// The weightiest shift in favour of a side.
    pub fn main(&self, side: Color) -> Option<&Shift> {
        self.shifts.iter().find(|shift| shift.side == side)
    }
}

/// A topic in one of the positions, with its words if there are any.
struct Topical {
    topic: Topic,
    amount: Amount,
    reason: Option<Reason>,
}

/// The topics of a position, and its total without the move.
fn topics((position, ledger): Told) -> (Vec<Topical>, Amount) {
    let scene = Scene::new(position.board(), position.turn(), ledger);
    let groups = Groups::of(ledger, &scene);
    let total = ledger.total() - groups.having_the_move;
    let topics = groups
        .told
        .iter()
        .map(|group| Topical {
            topic: group.topic,
            amount: group.amount,
            reason: reason(group, &scene),
        })
        .collect();
    (topics, total)
}

/// The change of one topic, if its words say what the change says.
fn shift(old: Option<&Topical>, new: Option<&Topical>) -> Option<Shift> {
    let worth = |topical: Option<&Topical>| topical.map_or(Amount::ZERO, |topical| topical.amount);
    let amount = worth(new) - worth(old);
    if amount == Amount::ZERO {
        return None;
    }
    let side = if amount > Amount::ZERO { Color::White } else { Color::Black };
    let words = |topical: Option<&Topical>| topical.and_then(|topical| topical.reason.clone());
    let (now, was) = (words(new), words(old));
    // What speaks for the side that gains is new or has grown; what spoke for the other is gone
    // or has shrunk.
    if let Some(now) = now.filter(|now| now.side == side) {
        return Some(Shift {
            topic: now.group.topic,
            theme: now.theme,
            side,
            amount,
            squares: now.squares,
            arrows: now.arrows,
            sentence: now.sentence,
            fate: Fate::Arose,
            beside: None,
        });
    }
    let was = was.filter(|was| was.side != side)?;
    let gone = worth(new) == Amount::ZERO || (worth(new) > Amount::ZERO) == (side.is_white());
    Some(Shift {
        topic: was.group.topic,
        theme: was.theme,
        side,
        amount,
        squares: was.squares,
        arrows: was.arrows,
        sentence: was.sentence,
        fate: if gone { Fate::Gone } else { Fate::Shrank },
        beside: None,
    })
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};

    use super::*;
    use crate::{Language, Position};

    fn change(before: &str, after: &str) -> Change {
        let evaluator = Evaluator::new(&Profile::addendum());
        let [before, after] = [before, after].map(|fen| Position::read(fen).unwrap());
        let ledger = |position: &Position| evaluator.ledger(position.board(), position.turn());
        let ledgers = [&before, &after].map(ledger);
        Change::between((&before.chess, &ledgers[0]), (&after.chess, &ledgers[1]), None)
    }

    #[test]
    fn a_passed_pawn_that_arises_is_told() {
        let change = change("4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1", "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
        let passed = change.shifts.iter().find(|shift| shift.theme == Theme::PassedPawns).unwrap();
        assert_eq!((passed.side, passed.fate), (Color::White, Fate::Arose));
        let said = passed.sentence.tell(Language::English);
        assert!(said.starts_with("White's e4-pawn is passed"), "{said}");
        let told: Amount = change.shifts.iter().map(|shift| shift.amount).sum();
        assert_eq!(told + change.other, change.total);
    }

    #[test]
    fn what_is_gone_is_told_as_gone() {
        let change = change("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1");
        let passed = change.shifts.iter().find(|shift| shift.theme == Theme::PassedPawns).unwrap();
        assert_eq!((passed.side, passed.fate), (Color::Black, Fate::Gone));
        let said = passed.told().tell(Language::English);
        assert!(said.starts_with("This is no longer so: White's e4-pawn"), "{said}");
    }

    #[test]
    fn what_another_line_leads_to_was_never_there() {
        let change = change("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1");
        let change = change.beside("1.e4");
        let passed = change.shifts.iter().find(|shift| shift.theme == Theme::PassedPawns).unwrap();
        let said = passed.told().tell(Language::English);
        assert!(said.starts_with("Only after 1.e4: White's e4-pawn is passed"), "{said}");
    }

    #[test]
    fn nothing_changes_between_equals_whoever_is_to_move() {
        let fen = "4k3/3p4/8/8/4P3/8/8/4K3";
        let change = change(&format!("{fen} w - - 0 1"), &format!("{fen} b - - 0 1"));
        assert!(change.shifts.is_empty());
        assert_eq!(change.total, Amount::ZERO);
    }
}

//! The weightiest reasons: what one side has and the other has not.

pub(crate) mod material;

use kmoch_eval::sentence::name;
use kmoch_eval::{Amount, CLAUSE_COUNT, ClauseId, Item, Ledger, Place, find_clause};
use shakmaty::{Bitboard, Board, ByColor, Color};

use crate::pawns::{hundredths, unsigned};

/// Why a side stands better or worse than the other: everything one clause finds for it, less
/// what it finds for the other side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The clause.
    pub clause: ClauseId,
    /// The side it is about.
    pub side: Color,
    /// What that side gains or loses by it against the other.
    pub amount: Amount,
    /// In plain words, with what the other side has of the same where it has any.
    pub sentence: String,
    /// The squares it speaks of.
    pub place: Place,
}

/// Squares beyond which a reason is about the whole board and marks only its units.
const SQUARES_MARKED: u32 = 8;

impl Reason {
    /// The squares worth marking on a board; none if it would be half the board.
    pub fn marks(&self) -> Bitboard {
        let all = self.place.on | self.place.at;
        [all, self.place.on]
            .into_iter()
            .find(|squares| squares.count() <= SQUARES_MARKED as usize)
            .unwrap_or(Bitboard::EMPTY)
    }
}

/// All reasons, the weightiest first. Those of White less those of Black add up to the total.
///
/// ```
/// use kmoch_eval::{Evaluator, Profile};
/// use kmoch_tell::{Position, reasons};
///
/// let position = Position::read("4k3/8/8/1P6/8/8/8/4K3 w - - 0 1").unwrap();
/// let ledger = Evaluator::new(&Profile::addendum()).ledger(position.board(), position.turn());
/// let found = reasons::of(&ledger, position.board());
/// assert!(found.iter().any(|reason| reason.sentence == "White's b5-pawn is passed"));
/// ```
pub fn of(ledger: &Ledger, board: &Board) -> Vec<Reason> {
    let gains = Sums::new(ledger, |amount| amount > Amount::ZERO);
    let losses = Sums::new(ledger, |amount| amount < Amount::ZERO);
    let mut reasons = Vec::new();
    for sums in [gains, losses] {
        for index in 0..CLAUSE_COUNT {
            reasons.extend(sums.reason(index, board));
        }
    }
    reasons.sort_by_key(|reason| (-reason.amount.abs().micropawns(), reason.clause));
    reasons
}

/// The first few reasons of one side.
pub fn of_side(reasons: &[Reason], side: Color) -> impl Iterator<Item = &Reason> {
    reasons.iter().filter(move |reason| reason.side == side)
}

/// The items of one sign, by clause and side.
struct Sums<'a> {
    items: Vec<ByColor<Vec<&'a Item>>>,
}

impl<'a> Sums<'a> {
    fn new(ledger: &'a Ledger, wanted: impl Fn(Amount) -> bool) -> Sums<'a> {
        let mut items = vec![ByColor::<Vec<&Item>>::default(); CLAUSE_COUNT];
        for item in ledger.items.iter().filter(|item| wanted(item.amount)) {
            items[item.clause.index()].get_mut(item.side).push(item);
        }
        Sums { items }
    }

    /// What a clause says of the side that has more of it.
    fn reason(&self, index: usize, board: &Board) -> Option<Reason> {
        let items = &self.items[index];
        let sums = items.as_ref().map(|items| items.iter().map(|item| item.amount).sum::<Amount>());
        let more = if sums.white.abs() > sums.black.abs() { Color::White } else { Color::Black };
        let amount = *sums.get(more) - *sums.get(more.other());
        if amount == Amount::ZERO {
            return None;
        }
        let whole = together(items.get(more))?;
        let clause = whole.clause;
        if Some(clause) == find_clause("material") {
            let sentence = material::sentence(board, more);
            return Some(Reason { clause, side: more, amount, sentence, place: Place::default() });
        }
        let mut sentence = whole.sentence(board);
        let other = *sums.get(more.other());
        if hundredths(other) != 0 {
            sentence.push_str(&format!(
                " ({} against {}'s {})",
                unsigned(hundredths(*sums.get(more))),
                name(more.other()),
                unsigned(hundredths(other))
            ));
        }
        Some(Reason { clause, side: more, amount, sentence, place: whole.place })
    }
}

/// Several findings of one clause as one.
pub fn together(items: &[&Item]) -> Option<Item> {
    let (first, others) = items.split_first()?;
    Some(others.iter().fold(**first, |whole, item| Item {
        place: Place {
            on: whole.place.on | item.place.on,
            at: whole.place.at | item.place.at,
            by: whole.place.by | item.place.by,
        },
        count: whole.count + item.count,
        amount: whole.amount + item.amount,
        ..whole
    }))
}

/// Facts without a value that hold for one side only, such as a pin, one for each clause.
pub fn facts(ledger: &Ledger) -> impl Iterator<Item = Item> {
    ledger
        .items
        .chunk_by(|a, b| (a.side, a.clause) == (b.side, b.clause))
        .filter(|items| items[0].clause.clause().is_label())
        .filter(|items| ledger.of(items[0].clause, items[0].side.other()).next().is_none())
        .filter_map(|items| together(&items.iter().collect::<Vec<_>>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use kmoch_eval::{Evaluator, Profile};

    fn reasons(fen: &str) -> (Vec<Reason>, Amount) {
        let position = Position::read(fen).unwrap();
        let ledger = Evaluator::new(&Profile::addendum()).ledger(position.board(), position.turn());
        (of(&ledger, position.board()), ledger.total())
    }

    #[test]
    fn what_both_sides_have_is_no_reason() {
        assert_eq!(reasons("startpos").0, []);
    }

    #[test]
    fn reasons_add_up_to_the_total() {
        for fen in [
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9",
            "8/5pk1/R5p1/7p/1p5P/1P3PP1/r4PK1/8 w - - 0 40",
            "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1",
        ] {
            let (reasons, total) = reasons(fen);
            let sum = |side| of_side(&reasons, side).map(|reason| reason.amount).sum::<Amount>();
            assert_eq!(sum(Color::White) - sum(Color::Black), total, "{fen}");
        }
    }

    #[test]
    fn the_same_on_both_sides_is_set_off() {
        let (reasons, _) = reasons("4k3/8/8/P7/7p/8/8/4K3 w - - 0 1");
        assert!(reasons.iter().all(|reason| Some(reason.clause) != find_clause("passer")));
    }

    #[test]
    fn more_of_the_same_says_how_much_the_other_has() {
        let (reasons, _) = reasons("4k3/8/P7/8/7p/8/8/4K3 w - - 0 1");
        let passer = reasons.iter().find(|reason| reason.clause == find_clause("passer").unwrap());
        assert_eq!(
            passer.unwrap().sentence,
            "White's a6-pawn is passed (1.33 against Black's 0.75)"
        );
    }
}

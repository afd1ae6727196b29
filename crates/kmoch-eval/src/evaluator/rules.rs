//! What the evaluator says of moves and of what a side goes for: cutting rules, preferences and
//! clauses about a move. None of it is part of a position's score.

use arrayvec::ArrayVec;
use shakmaty::{Board, Color, Move};

use super::{Evaluator, king_sides, kings_of, pawn_key, sides_of};
use crate::clause::{ClauseId, Registered};
use crate::clauses::cuts::{Case, CutSet, Cuts};
use crate::clauses::moves::{FixingWhenAhead, FreedSquares, MoveClause, Step};
use crate::clauses::preferences::{Outlook, PreferHarmony, PreferPositioning, Preference};
use crate::context::{Forces, Side};
use crate::profile::Weights;
use crate::registry::find_cuts;
use crate::stage::Stage;
use crate::{Amount, Fast, Item, Place};

impl Evaluator {
    /// The cutting rules that hold for each side.
    ///
    /// ```
    /// use kmoch_eval::{Evaluator, Profile};
    /// use shakmaty::Board;
    ///
    /// let cuts = Evaluator::new(&Profile::addendum()).cuts(&Board::default());
    /// assert!(cuts.white.keys().any(|key| key == "cut_low_mobility"));
    /// assert_eq!(cuts.white, cuts.black);
    /// ```
    pub fn cuts(&mut self, board: &Board) -> Cuts {
        self.with_sides(board, |[white, black], weights, row| Cuts {
            white: held(&case(white, black, weights, row), CutSet::ALL),
            black: held(&case(black, white, weights, row), CutSet::ALL),
        })
    }

    /// Of the rules asked, those that hold for one side. Allocates nothing.
    pub fn cuts_of(&mut self, board: &Board, side: Color, asked: CutSet) -> CutSet {
        self.with_sides(board, |[white, black], weights, row| {
            let (us, them) = if side.is_white() { (white, black) } else { (black, white) };
            held(&case(us, them, weights, row), asked)
        })
    }

    /// The cutting rules that hold, with the squares they speak of: White's before Black's.
    pub fn cut_items(&mut self, board: &Board) -> Vec<Item> {
        self.with_sides(board, |[white, black], weights, row| {
            let mut items = Vec::new();
            for (side, us, them) in [(Color::White, white, black), (Color::Black, black, white)] {
                find_cuts(&case(us, them, weights, row), CutSet::ALL, |clause, place| {
                    let place = if side.is_white() { place } else { place.flipped() };
                    items.push(Item { clause, side, place, count: 1, amount: Amount::ZERO });
                });
            }
            items
        })
    }

    /// How a side's pieces stand, to be compared with the same after another move.
    pub fn outlook(&mut self, board: &Board, side: Color) -> Outlook {
        self.with_sides(board, |[white, black], weights, row| {
            let us = if side.is_white() { white } else { black };
            Outlook::of(us, &measure(weights, row))
        })
    }

    /// The reasons to prefer one move of a side to another from a position of this stage, told
    /// by the outlook after each.
    pub fn preferences(
        &self,
        stage: Stage,
        better: &Outlook,
        worse: &Outlook,
    ) -> ArrayVec<ClauseId, 2> {
        let limits = self.weights.values(self.weights.row_index(stage));
        let mut reasons = ArrayVec::new();
        if PreferHarmony::prefers(better, worse, limits) {
            reasons.push(PreferHarmony::ID);
        }
        if PreferPositioning::prefers(better, worse, limits) {
            reasons.push(PreferPositioning::ID);
        }
        reasons
    }

    /// What the clauses about a move make of it, for the side that makes it. `total` is what the
    /// position before it is worth, seen from White. Allocates nothing.
    pub fn move_worth(&mut self, board: &Board, m: Move, total: Amount) -> Amount {
        self.weigh_move(board, m, total).map(|(_, _, amount, _)| amount).sum()
    }

    /// What the clauses about a move find, with the squares they speak of.
    pub fn move_items(&mut self, board: &Board, turn: Color, m: Move) -> Vec<Item> {
        let total = self.evaluate(board, turn);
        self.weigh_move(board, m, total)
            .map(|(clause, side, amount, place)| Item { clause, side, place, count: 1, amount })
            .collect()
    }

    /// What the clauses about a move find; nothing for a move from an empty square.
    fn weigh_move(
        &mut self,
        board: &Board,
        m: Move,
        total: Amount,
    ) -> impl Iterator<Item = (ClauseId, Color, Amount, Place)> + use<> {
        let weights = &*self.weights;
        let row = weights.row_index(Stage::of(board));
        let mover = m.from().and_then(|from| board.color_at(from));
        let found = mover.map(|mover| {
            let balance = mover.fold_wb(total, -total);
            let pawns = sides_of(&mut self.structures, pawn_key(board));
            let ahead = balance > Amount::ZERO;
            let step = Step { board, mover, m, pawns, ahead, values: weights.values(row) };
            [
                (FixingWhenAhead::ID, FixingWhenAhead::worth(&step)),
                (FreedSquares::ID, FreedSquares::worth(&step)),
            ]
            .map(|(clause, worth)| {
                let (micropawns, place) = worth?;
                Some((clause, mover, Amount::from_micropawns(micropawns), place))
            })
        });
        found.into_iter().flatten().flatten()
    }

    /// Looks at the board from White's side and from Black's.
    fn with_sides<R>(
        &mut self,
        board: &Board,
        look: impl FnOnce([&Side; 2], &Weights, usize) -> R,
    ) -> R {
        let weights = &*self.weights;
        let row = weights.row_index(Stage::of(board));
        let forces = Forces::both(board, sides_of(&mut self.structures, pawn_key(board)));
        let kings = king_sides(&forces, kings_of(board));
        // Nothing here depends on whose turn it is.
        Side::both(&kings, Color::White, |white, black| look([white, black], weights, row))
    }
}

/// Measures taken at the staged base values.
fn measure(weights: &Weights, row: usize) -> Fast<'_> {
    let base = weights.base(row);
    Fast { values: base, base, scored: weights.scored(), sum: 0 }
}

fn case<'a>(us: &'a Side, them: &'a Side, weights: &'a Weights, row: usize) -> Case<'a> {
    Case { us, them, limits: weights.values(row), measure: measure(weights, row) }
}

/// Of the rules asked, those that hold.
#[inline]
fn held(case: &Case, asked: CutSet) -> CutSet {
    let mut held = CutSet::EMPTY;
    find_cuts(case, asked, |rule, _| held.add(rule));
    held
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;
    use crate::Profile;

    fn board(fen: &str) -> Board {
        Fen::from_ascii(fen.as_bytes()).expect("a sound FEN").into_setup().board
    }

    #[test]
    fn every_rule_holds_in_its_example() {
        let evaluator = &mut Evaluator::new(&Profile::addendum());
        for rule in CutSet::ALL.rules() {
            let clause = rule.clause();
            let board = board(clause.example);
            assert!(evaluator.cuts(&board).white.contains(rule), "{}", clause.key);
            let only = CutSet::of(rule).unwrap();
            assert_eq!(evaluator.cuts_of(&board, Color::White, only), only, "{}", clause.key);
        }
        assert_eq!(CutSet::ALL.rules().count(), CutSet::ALL.len());
    }

    #[test]
    fn what_holds_does_not_depend_on_colour() {
        let evaluator = &mut Evaluator::new(&Profile::addendum());
        for rule in CutSet::ALL.rules() {
            let board = board(rule.clause().example);
            let [cuts, mirrored] =
                [board.clone(), board.into_mirrored()].map(|board| evaluator.cuts(&board));
            assert_eq!((cuts.white, cuts.black), (mirrored.black, mirrored.white));
        }
    }

    #[test]
    fn items_name_what_holds_and_where() {
        let evaluator = &mut Evaluator::new(&Profile::addendum());
        let board = board("4k3/8/8/8/2p2p2/8/1P2P3/4K3 w - - 0 1");
        let items = evaluator.cut_items(&board);
        let backward = items.iter().find(|item| item.clause.clause().key == "cut_backward_seventh");
        let squares = backward.map(|item| item.squares().into_iter().collect::<Vec<_>>());
        assert_eq!(squares, Some(vec![shakmaty::Square::B2, shakmaty::Square::E2]));
    }
}

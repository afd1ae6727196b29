//! What the evaluator says of moves and of what a side goes for: cutting rules, preferences and
//! clauses about a move. None of it is part of a position's score.

use arrayvec::ArrayVec;
use shakmaty::{Board, Color, Move};

use super::{Evaluator, king_sides, kings_of, pawn_key, sides_of};
use crate::clause::{ClauseId, Registered};
use crate::clauses::cuts::{Breach, Case, CutSet, Cuts, Readings};
use crate::clauses::moves::{FixingWhenAhead, FreedSquares, MoveClause, Step};
use crate::clauses::preferences::{
    Outlook, PreferComplementarity, PreferHarmony, PreferPositioning, Preference,
};
use crate::context::{Forces, Side};
use crate::profile::Weights;
use crate::registry::{Measured, measure_cuts};
use crate::stage::Stage;
use crate::{Amount, Fast, Item, Place};

impl Evaluator {
    /// The cutting rules that each side breaks.
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
            white: broken(&case(white, black, weights, row), CutSet::ALL),
            black: broken(&case(black, white, weights, row), CutSet::ALL),
        })
    }

    /// What the rules asked measure for one side. Allocates nothing.
    pub fn readings(&mut self, board: &Board, side: Color, asked: CutSet) -> Readings {
        self.with_case(board, side, |case| {
            let mut readings = Readings::default();
            measure_cuts(case, asked, |measured| readings.set(measured.rule, measured.measure));
            readings
        })
    }

    /// Of the rules asked, those that act on a move of this side: broken after it, and worse than
    /// before it. Allocates nothing.
    pub fn acting(
        &mut self,
        before: &Readings,
        after: &Board,
        side: Color,
        asked: CutSet,
    ) -> CutSet {
        self.with_case(after, side, |case| {
            let mut acting = CutSet::EMPTY;
            measure_cuts(case, asked, |measured| {
                let worse = |measure| before.is_worse(measured.rule, measure);
                if measured.broken().is_some_and(worse) {
                    acting.add(measured.rule);
                }
            });
            acting
        })
    }

    /// The cutting rules that are broken, by how much and where: White's before Black's.
    pub fn breaches(&mut self, board: &Board) -> Vec<Breach> {
        self.with_sides(board, |[white, black], weights, row| {
            let mut breaches = breaches(&case(white, black, weights, row), Color::White);
            breaches.extend(self::breaches(&case(black, white, weights, row), Color::Black));
            breaches
        })
    }

    /// The cutting rules that act on a move, told of the position after it.
    ///
    /// ```
    /// use kmoch_eval::{Evaluator, Profile};
    /// use shakmaty::{CastlingMode, Chess, Position, fen::Fen, uci::UciMove};
    ///
    /// let fen: Fen = "4k3/8/8/8/2p2p2/8/PP2P3/4K3 w - - 0 1".parse().unwrap();
    /// let before: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    /// let m = "a2a4".parse::<UciMove>().unwrap().to_move(&before).unwrap();
    /// let after = before.clone().play(m).unwrap();
    /// let mut evaluator = Evaluator::new(&Profile::addendum());
    /// let breaches = evaluator.breaches_by(before.board(), m, after.board());
    /// assert_eq!(breaches[0].rule.clause().key, "cut_backward_seventh");
    /// ```
    pub fn breaches_by(&mut self, before: &Board, m: Move, after: &Board) -> Vec<Breach> {
        let Some(side) = m.from().and_then(|from| before.color_at(from)) else { return Vec::new() };
        if !self.weights.cutting().asks(m) {
            return Vec::new();
        }
        let readings = self.readings(before, side, CutSet::ALL);
        let mut breaches = self.with_case(after, side, |case| breaches(case, side));
        breaches.retain(|breach| readings.is_worse(breach.rule, breach.measure));
        breaches
    }

    /// How a side's pieces stand, to be compared with the same after another move.
    pub fn outlook(&mut self, board: &Board, side: Color) -> Outlook {
        self.with_measures(board, |[white, black], found| {
            Outlook::of(if side.is_white() { white } else { black }, found)
        })
    }

    /// The reasons to prefer one move of a side to another from a position of this stage, told
    /// by the outlook after each.
    pub fn preferences(
        &self,
        stage: Stage,
        better: &Outlook,
        worse: &Outlook,
    ) -> ArrayVec<ClauseId, 3> {
        let limits = self.weights.values(self.weights.row_index(stage));
        let mut reasons = ArrayVec::new();
        if PreferHarmony::prefers(better, worse, limits) {
            reasons.push(PreferHarmony::ID);
        }
        if PreferPositioning::prefers(better, worse, limits) {
            reasons.push(PreferPositioning::ID);
        }
        if PreferComplementarity::prefers(better, worse, limits) {
            reasons.push(PreferComplementarity::ID);
        }
        reasons
    }

    /// The reasons to prefer the move of a side after which the first board stands to the one after
    /// which the second does, both from a position of this stage: with the pieces they speak of.
    pub fn preference_items(
        &mut self,
        stage: Stage,
        side: Color,
        [better, worse]: [&Board; 2],
    ) -> Vec<Item> {
        let outlooks = [better, worse].map(|board| self.outlook(board, side));
        let pieces = better.by_color(side).without(better.pawns() | better.kings());
        let place = Place::on(pieces);
        self.preferences(stage, &outlooks[0], &outlooks[1])
            .into_iter()
            .map(|clause| Item { clause, side, place, count: 1, amount: Amount::ZERO })
            .collect()
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

    /// Looks at the board from both sides, with measures taken at the staged base values.
    fn with_measures<R>(&mut self, board: &Board, look: impl FnOnce([&Side; 2], &Fast) -> R) -> R {
        self.with_sides(board, |sides, weights, row| look(sides, &measure(weights, row)))
    }

    /// Looks at the board as the cutting rules do, from White's side and from Black's.
    pub(crate) fn with_cases<R>(&mut self, board: &Board, look: impl FnOnce([Case; 2]) -> R) -> R {
        self.with_sides(board, |[white, black], weights, row| {
            look([case(white, black, weights, row), case(black, white, weights, row)])
        })
    }

    /// Looks at the board as the cutting rules do, from one side.
    fn with_case<R>(&mut self, board: &Board, side: Color, ask: impl FnOnce(&Case) -> R) -> R {
        self.with_sides(board, |[white, black], weights, row| {
            let (us, them) = if side.is_white() { (white, black) } else { (black, white) };
            ask(&case(us, them, weights, row))
        })
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
pub(super) fn measure(weights: &Weights, row: usize) -> Fast<'_> {
    let base = weights.base(row);
    Fast::measuring(weights, base, base)
}

pub(super) fn case<'a>(us: &'a Side, them: &'a Side, weights: &'a Weights, row: usize) -> Case<'a> {
    Case::new(us, them, weights.values(row), measure(weights, row))
}

/// The rules that a side breaks, by how much and where.
fn breaches(case: &Case, side: Color) -> Vec<Breach> {
    let mut breaches = Vec::new();
    measure_cuts(case, CutSet::ALL, |measured| {
        let Measured { rule, limit, shown, place, .. } = measured;
        if let Some(measure) = measured.broken() {
            let place = place(case);
            let place = if side.is_white() { place } else { place.flipped() };
            breaches.push(Breach { rule, side, measure, limit, shown, place });
        }
    });
    breaches
}

/// Of the rules asked, those that are broken.
pub(super) fn broken(case: &Case, asked: CutSet) -> CutSet {
    let mut broken = CutSet::EMPTY;
    measure_cuts(case, asked, |measured| {
        if measured.broken().is_some() {
            broken.add(measured.rule);
        }
    });
    broken
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
            let (nothing, only) = (Readings::default(), CutSet::of(rule).unwrap());
            let acting = evaluator.acting(&nothing, &board, Color::White, only);
            assert_eq!(acting, only, "{}", clause.key);
            let itself = evaluator.readings(&board, Color::White, only);
            let acting = evaluator.acting(&itself, &board, Color::White, only);
            assert!(acting.is_empty(), "{} is no worse than itself", clause.key);
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
    fn breaches_say_what_is_measured_allowed_and_where() {
        let evaluator = &mut Evaluator::new(&Profile::addendum());
        for rule in CutSet::ALL.rules() {
            let clause = rule.clause();
            let board = board(clause.example);
            let breaches = evaluator.breaches(&board);
            let breach = breaches.iter().find(|breach| breach.rule == rule).expect(clause.key);
            let sentence = breach.sentence(&board);
            assert!(!sentence.contains(['{', '}']), "{sentence}");
            for nothing in ["no square", "nothing"] {
                assert!(!sentence.contains(nothing), "{sentence}");
            }
            assert!(breach.measure.exceeds(breach.limit), "{sentence}");
        }
    }

    #[test]
    fn squares_are_those_of_the_board_for_either_side() {
        let evaluator = &mut Evaluator::new(&Profile::addendum());
        let board = board("4k3/1p2p3/8/2P2P2/8/8/8/4K3 w - - 0 1");
        let breaches = evaluator.breaches(&board);
        let backward =
            breaches.iter().find(|breach| breach.rule.clause().key == "cut_backward_seventh");
        let squares = backward.map(|breach| breach.place.on.into_iter().collect::<Vec<_>>());
        assert_eq!(squares, Some(vec![shakmaty::Square::B7, shakmaty::Square::E7]));
    }
}

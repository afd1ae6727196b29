//! What others owe to a unit, told by taking it off the board.

use shakmaty::{Bitboard, Board, Color};

use super::collect;
use crate::Amount;
use crate::clause::ClauseId;
use crate::profile::Weights;
use crate::registry::CLAUSE_COUNT;
use crate::sinks::{Item, Ledger, Place, Totals, TotalsSink};
use crate::stage::Stage;

/// Clauses by which a unit bears on others: what it guards, shelters, holds back, covers, opens or stands in the way of
/// is found on them, or not found at all because it is there.
const TIES: [ClauseId; 16] = [
    ClauseId::KingDanger,
    ClauseId::PawnThreat,
    ClauseId::PawnPushThreat,
    ClauseId::PieceThreat,
    ClauseId::QueenHunt,
    ClauseId::Attack,
    ClauseId::Passer,
    ClauseId::PasserPath,
    ClauseId::IsolatedHorizontal,
    ClauseId::BackwardNotDefinitive,
    ClauseId::SupportedPawn,
    ClauseId::RookShutIn,
    ClauseId::KnightReach,
    ClauseId::BishopReach,
    ClauseId::RookReach,
    ClauseId::QueenReach,
];

impl Item {
    /// The squares a finding is booked on, in equal parts.
    pub fn booked_on(&self) -> Bitboard {
        if self.place.on.any() { self.place.on } else { self.squares() }
    }
}

impl Weights {
    /// What others owe to each unit, as items of their own: by how much the findings of some clauses would change, at the same
    /// stage of the game, if the unit were taken off the board, less what they book on it already. For each side one item more,
    /// on no unit, takes all of it back, so that a ledger with these items has the same total.
    ///
    /// ```
    /// use kmoch_eval::{Amount, Evaluator, Profile};
    /// use shakmaty::{Board, Color};
    /// let evaluator = Evaluator::new(&Profile::tuned());
    /// let start = Board::default();
    /// let ledger = evaluator.ledger(&start, Color::White);
    /// let owed = evaluator.weights().leaned_on(&start, Color::White, &ledger);
    /// assert!(owed.len() > 2);
    /// assert_eq!(owed.iter().map(|item| item.amount).sum::<Amount>(), Amount::ZERO);
    /// ```
    pub fn leaned_on(&self, board: &Board, turn: Color, ledger: &Ledger) -> Vec<Item> {
        let mut wanted = [false; CLAUSE_COUNT];
        TIES.iter().for_each(|tie| wanted[tie.index()] = self.scored()[tie.index()]);
        // A profile without the chapter that the sources do not have keeps their books.
        if !wanted[ClauseId::KingDanger.index()] {
            return Vec::new();
        }
        let row = self.row_index(Stage::of(board));
        let mut totals = Totals::default();
        let mut total = |board: &Board| {
            totals.clear();
            let mut found = TotalsSink::new(self.values(row), self.base(row), &wanted, &mut totals);
            collect(board, turn, &mut found);
            found.so_far()
        };
        let with_all = total(board);
        let booked: Vec<&Item> =
            ledger.items.iter().filter(|item| wanted[item.clause.index()]).collect();
        let mut items = Vec::new();
        for side in [Color::White, Color::Black] {
            let item = |place: Place, micropawns: i32| Item {
                clause: ClauseId::LeanedOn,
                side,
                place,
                count: 1,
                amount: Amount::from_micropawns(micropawns),
            };
            let mut sum = 0;
            for square in board.by_color(side).without(board.kings()) {
                let mut without = board.clone();
                without.discard_piece_at(square);
                let change = with_all - total(&without);
                let on_it = booked.iter().filter(|item| item.booked_on().contains(square));
                let known: i32 = on_it.map(|item| for_white(item)).sum();
                let owed = (change - known) * if side.is_white() { 1 } else { -1 };
                if owed != 0 {
                    items.push(item(Place::on(square), owed));
                    sum += owed;
                }
            }
            items.push(item(Place::default(), -sum));
        }
        items
    }
}

/// What an item books on each of its squares, seen from White.
fn for_white(item: &Item) -> i32 {
    let share = item.amount.micropawns() / item.booked_on().count() as i32;
    if item.side.is_white() { share } else { -share }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Chess, Color, Position, Square, fen::Fen};

    use crate::{Amount, Evaluator, Item, Profile};

    fn owed(fen: &str) -> Vec<Item> {
        let position: Chess =
            fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let evaluator = Evaluator::new(&Profile::tuned());
        let ledger = evaluator.ledger(position.board(), position.turn());
        evaluator.weights().leaned_on(position.board(), position.turn(), &ledger)
    }

    #[test]
    fn a_pawn_is_owed_what_its_neighbour_would_lose() {
        let amount = |fen: &str, square: Square| {
            let item = owed(fen).into_iter().find(|item| item.place.on.contains(square));
            item.map_or(Amount::ZERO, |item| item.amount)
        };
        let beside = amount("4k3/p5pp/8/8/8/8/PP4PP/4K3 w - - 0 1", Square::B2);
        let alone = amount("4k3/p5pp/8/8/8/8/P1P3PP/4K3 w - - 0 1", Square::C2);
        assert!(beside > alone, "{beside:?} {alone:?}");
    }

    #[test]
    fn nothing_is_added() {
        for fen in [
            "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9",
            "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1",
        ] {
            for side in [Color::White, Color::Black] {
                let of_side = owed(fen).into_iter().filter(|item| item.side == side);
                assert_eq!(of_side.map(|item| item.amount).sum::<Amount>(), Amount::ZERO);
            }
        }
    }
}

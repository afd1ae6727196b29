//! What makes a quiet move urgent, whatever became of it elsewhere: it takes a piece away from a lesser unit's
//! attack, or gives check.

use shakmaty::{Bitboard, Board, Move, Role, Square};

use super::attacked::Attacked;
use super::see::see_ge;
use crate::moves::checks::CheckSquares;
use crate::parameters::Parameters;

/// A check may lose so many centipawns and is still tried early.
const CHECK_MAY_LOSE: i32 = 75;
/// What a minor piece and a rook have at stake of what a queen has, in twelfths.
const MINOR_AT_STAKE: i32 = 4;
const ROOK_AT_STAKE: i32 = 7;
const QUEEN_AT_STAKE: i32 = 12;

/// What makes the quiet moves of a position urgent. By default nothing does.
#[derive(Debug, Clone, Copy, Default)]
pub struct Urgency {
    /// What the opponent attacks.
    attacked: Attacked,
    /// From where which piece gives check.
    checks: CheckSquares,
    /// What a queen's flight from a lesser unit is worth, in parts of history.
    flight: i32,
    /// What a check is worth.
    check: i32,
}

impl Urgency {
    /// By what the opponent attacks and from where his king is checked.
    pub(super) fn new(
        attacked: Attacked,
        checks: CheckSquares,
        parameters: &Parameters,
    ) -> Urgency {
        let &Parameters { order_flight: flight, order_check: check, .. } = parameters;
        Urgency { attacked, checks, flight, check }
    }

    /// The same for the moves of one unit.
    #[inline(always)]
    pub fn unit(&self, role: Role, from: Square) -> UnitUrgency {
        let Attacked { by_pawns, by_minors, by_rooks, .. } = self.attacked;
        let (lesser, stake) = match role {
            Role::Knight | Role::Bishop => (by_pawns, self.flight * MINOR_AT_STAKE),
            Role::Rook => (by_minors, self.flight * ROOK_AT_STAKE),
            Role::Queen => (by_rooks, self.flight * QUEEN_AT_STAKE),
            Role::Pawn | Role::King => (Bitboard::EMPTY, 0),
        };
        let stake = stake / QUEEN_AT_STAKE;
        UnitUrgency { lesser, stake, flees: if lesser.contains(from) { stake } else { 0 } }
    }

    /// What a check is worth, if the move gives one and does not lose much.
    #[inline(always)]
    pub fn of_check(&self, board: &Board, m: Move) -> i32 {
        if self.checks.contains(m) && see_ge(board, m, -CHECK_MAY_LOSE) { self.check } else { 0 }
    }
}

/// What makes the quiet moves of one unit urgent.
pub struct UnitUrgency {
    lesser: Bitboard,
    stake: i32,
    flees: i32,
}

impl UnitUrgency {
    /// What speaks for going to a square: away from a lesser unit, and not into the reach of another.
    #[inline(always)]
    pub fn to(&self, to: Square) -> i32 {
        self.flees - if self.lesser.contains(to) { self.stake } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keyed::Keyed;
    use crate::moves::step;
    use shakmaty::{CastlingMode, fen::Fen};

    fn position(fen: &str) -> Keyed {
        let chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        Keyed::new(chess)
    }

    fn urgency(position: &Keyed) -> Urgency {
        let attacked = Attacked::by(position.board(), !position.turn());
        Urgency::new(attacked, CheckSquares::new(position), &Parameters::default())
    }

    #[test]
    fn a_piece_flees_from_a_lesser_one_and_not_to_another() {
        let position = position("4k3/8/1p6/8/5n2/8/3Q4/4K3 w - - 0 1");
        let urgency = urgency(&position);
        let safe = urgency.unit(Role::Queen, Square::D2);
        assert_eq!(safe.to(Square::D1), 0);
        assert!(safe.to(Square::D3) < 0 && safe.to(Square::C5) < 0, "a knight, a pawn");
        let attacked = urgency.unit(Role::Queen, Square::D3);
        assert!(attacked.to(Square::D1) > 0);
        assert_eq!(attacked.to(Square::G2), 0, "still in reach of the knight");
        assert_eq!(urgency.unit(Role::Knight, Square::D3).to(Square::F2), 0, "its own kind");
    }

    #[test]
    fn a_check_that_loses_the_piece_is_none() {
        let position = position("4k3/8/3p4/8/8/8/8/Q3K2R w - - 0 1");
        let urgency = urgency(&position);
        let of = |role, from, to| urgency.of_check(position.board(), step(role, from, to));
        assert!(of(Role::Rook, Square::H1, Square::H8) > 0);
        assert_eq!(of(Role::Rook, Square::H1, Square::H7), 0, "no check");
        assert_eq!(of(Role::Queen, Square::A1, Square::E5), 0, "a pawn takes it");
        assert!(of(Role::Queen, Square::A1, Square::A4) > 0);
    }
}

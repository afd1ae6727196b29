//! What would change a reason: the unit it is about, on the best other square it could go to.

use kmoch_eval::{Amount, Evaluator, Item, Ledger, Theme};
use shakmaty::{Board, Chess, Color, Move, Position as _, Role, Square};

use super::group::for_white;
use super::scene::{pawn_attacks, worth};

/// A unit on another square, and what the position would be worth then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WhatIf {
    /// Where the unit stands.
    pub from: Square,
    /// Where it would stand.
    pub to: Square,
    /// What it is.
    pub role: Role,
    /// The total then, White's view.
    pub total: Amount,
}

/// A change of less than this is not worth a word.
const LEAST: Amount = Amount::from_millipawns(100);

/// The best legal quiet square of a unit by the same evaluation, with the same side to move, if
/// it is worth a tenth of a pawn or more to its owner.
pub fn what_if(
    position: &Chess,
    unit: Square,
    total: Amount,
    evaluator: &Evaluator,
) -> Option<WhatIf> {
    let board = position.board();
    let piece = board.piece_at(unit)?;
    let moving = if position.turn() == piece.color {
        position.clone()
    } else {
        position.clone().swap_turn().ok()?
    };
    let now = evaluator.ledger(board, position.turn());
    let gain = |total_then: Amount| piece.color.fold_wb(total_then - total, total - total_then);
    moving
        .legal_moves()
        .into_iter()
        .filter(|step| step.from() == Some(unit) && is_quiet(*step))
        .map(Move::to)
        .filter(|&to| is_safe(board, piece.color, piece.role, to))
        .filter_map(|to| {
            let mut then = board.clone();
            then.discard_piece_at(unit);
            then.set_piece_at(to, piece);
            // In check nothing can be counted at sight.
            let king = then.king_of(!piece.color)?;
            let checks = then.attacks_to(king, piece.color, then.occupied()).any();
            let ledger = (!checks).then(|| evaluator.ledger(&then, position.turn()))?;
            // What a unit would attack there is answered before anything comes of it.
            let threats = |ledger: &Ledger| -> Amount {
                let of_theirs = |item: &&Item| item.clause.clause().theme == Theme::Threats;
                ledger.items.iter().filter(of_theirs).map(for_white).sum()
            };
            let total = ledger.total() - (threats(&ledger) - threats(&now));
            Some(WhatIf { from: unit, to, role: piece.role, total })
        })
        .max_by_key(|what_if| gain(what_if.total))
        .filter(|what_if| gain(what_if.total) >= LEAST)
}

/// Neither a capture nor a promotion nor castling.
fn is_quiet(step: Move) -> bool {
    matches!(step, Move::Normal { capture: None, promotion: None, .. })
}

/// Whether a unit would not simply be lost there.
fn is_safe(board: &Board, side: Color, role: Role, to: Square) -> bool {
    let occupied = board.occupied();
    let attackers = board.attacks_to(to, side.other(), occupied);
    let guards = board.attacks_to(to, side, occupied);
    let cheapest = attackers.into_iter().filter_map(|at| board.role_at(at)).map(worth).min();
    match cheapest {
        _ if role == Role::King => true,
        None => true,
        Some(cheapest) => {
            // The unit itself is among those that look at the square, unless it is a pawn.
            let own = usize::from(role != Role::Pawn);
            guards.count() > own
                && cheapest >= worth(role)
                && !pawn_attacks(board, side.other()).contains(to)
        }
    }
}

//! Units that are attacked.

use kmoch_eval::sentence::name;
use shakmaty::{Bitboard, Square};

use super::super::group::Group;
use super::super::scene::{Scene, worth};
use super::Telling;
use super::phrases::{attackers, by_number, items_of, unit, units_of};

/// A unit that is attacked, by what, and why that matters.
pub fn threat(group: &Group, square: Square, scene: &Scene) -> Option<Telling> {
    let board = scene.board;
    let victim = board.piece_at(square)?;
    let side = victim.color.other();
    if group.favours() != side {
        return None;
    }
    let attacking = attackers(scene, side, square);
    let guards = attackers(scene, victim.color, square);
    let cheapest = attacking.into_iter().min_by_key(|&at| board.role_at(at).map_or(0, worth));
    let whose = format!("{}'s {}", name(victim.color), unit(board, square));
    let pushed = items_of(group, side, &["pawn_push_threat"]).next().is_some();
    let Some(cheapest) = cheapest else {
        return pushed.then(|| {
            let sentence = format!("{whose} can be attacked by a pawn.");
            Telling::new(sentence, square).about(Some(square))
        });
    };
    let cheaper = board.role_at(cheapest).map_or(0, worth) < worth(victim.role);
    let verb = by_number(attacking, "attacks", "attack");
    let by = format!("{}'s {}", name(side), units_of(board, attacking));
    let sentence = if guards.is_empty() && scene.turn == victim.color {
        format!("{whose} has to be looked after: {by} {verb} it and nothing guards it.")
    } else if guards.is_empty() {
        format!("{whose} hangs: {by} {verb} it and nothing guards it.")
    } else if cheaper {
        format!(
            "{whose} is attacked by {}'s {}, which is worth less.",
            name(side),
            unit(board, cheapest)
        )
    } else {
        format!("{whose} is attacked more often than it is guarded: {by} {verb} it.")
    };
    let telling = Telling::new(sentence, Bitboard::from(square) | attacking);
    Some(telling.about(Some(square)).from(attacking, square))
}

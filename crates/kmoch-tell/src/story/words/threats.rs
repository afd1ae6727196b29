//! Units that are attacked.

use shakmaty::{Bitboard, Square};

use super::super::group::Group;
use super::super::scene::{Scene, worth};
use super::Telling;
use super::phrases::{attackers, items_of};
use crate::language::{say, units_of};

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
    let named = units_of(board, square);
    let pushed = items_of(group, side, &["pawn_push_threat"]).next().is_some();
    let Some(cheapest) = cheapest else {
        return pushed.then(|| {
            Telling::new(say!("threat-push", victim = named), square).about(Some(square))
        });
    };
    let cheaper = board.role_at(cheapest).map_or(0, worth) < worth(victim.role);
    let attackers = units_of(board, attacking);
    let sentence = if guards.is_empty() && scene.turn == victim.color {
        say!("threat-look-after", victim = named, attackers)
    } else if guards.is_empty() {
        say!("threat-hangs", victim = named, attackers)
    } else if cheaper {
        say!("threat-cheaper", victim = named, attackers = units_of(board, cheapest))
    } else {
        say!("threat-outnumbered", victim = named, attackers)
    };
    let telling = Telling::new(sentence, Bitboard::from(square) | attacking);
    Some(telling.about(Some(square)).from(attacking, square))
}

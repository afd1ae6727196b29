//! Pieces that no pawn can drive away, and the holes they look for.

use kmoch_eval::sentence::{list, name};
use shakmaty::{Bitboard, Role, Square};

use super::super::group::Group;
use super::super::scene::{Scene, pawn_attacks};
use super::Telling;
use super::phrases::{attackers, foremost, places, unit};

/// Squares named.
const NAMED: usize = 2;

/// A piece on an outpost.
pub fn post(group: &Group, square: Square, scene: &Scene) -> Option<Telling> {
    let side = scene.board.color_at(square)?;
    if group.favours() != side {
        return None;
    }
    let guards = attackers(scene, side, square) & scene.board.pawns();
    let guard =
        guards.first().map_or_else(String::new, |pawn| format!(", guarded by the {pawn}-pawn"));
    let seen = scene.board.attacks_from(square) & scene.board.by_color(side.other());
    let deep = scene.board.attacks_from(square)
        & !scene.board.by_color(side)
        & !pawn_attacks(scene.board, side.other());
    let targets =
        if seen.any() { foremost(seen, side, NAMED) } else { foremost(deep, side, NAMED) };
    let looks =
        if targets.any() { format!(" It looks at {}.", list(targets)) } else { String::new() };
    let sentence = format!(
        "{}'s {} stands where no pawn can ever drive it away{guard}.{looks}",
        name(side),
        unit(scene.board, square)
    );
    Some(Telling::new(sentence, Bitboard::from(square) | guards | targets).about(Some(square)))
}

/// Holes that an enemy piece can use.
pub fn holes(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let weaker = side.other();
    let board = scene.board;
    let minors = scene.units(side, Role::Knight) | scene.units(side, Role::Bishop);
    let reached = minors.into_iter().fold(minors, |all, at| all | board.attacks_from(at));
    let all = places(group, weaker, &["weak_spot"]) & reached;
    let named = foremost(all, side, NAMED + 1);
    if named.is_empty() {
        return None;
    }
    let user = minors.into_iter().find(|&minor| (board.attacks_from(minor) & named).any());
    let squares = all | user.map_or(Bitboard::EMPTY, Bitboard::from);
    let user = user.map_or_else(
        || "a piece there cannot be driven away by a pawn".to_owned(),
        |minor| format!("{}'s {} can settle there", name(side), unit(scene.board, minor)),
    );
    let sentence = format!("No pawn of {}'s guards {}: {user}.", name(weaker), list(named));
    Some(Telling::new(sentence, squares))
}

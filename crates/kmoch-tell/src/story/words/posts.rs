//! Pieces that no pawn can drive away, and the holes they look for.

use shakmaty::{Bitboard, Role, Square};

use super::super::group::Group;
use super::super::scene::{Scene, pawn_attacks};
use super::Telling;
use super::phrases::{attackers, foremost, places, targets};
use crate::language::{Phrase, pawns_of, say, units_of};

/// Squares named.
const NAMED: usize = 2;

/// A piece on an outpost.
pub fn post(group: &Group, square: Square, scene: &Scene) -> Option<Telling> {
    let side = scene.board.color_at(square)?;
    if group.favours() != side {
        return None;
    }
    let guards = attackers(scene, side, square) & scene.board.pawns();
    let seen = scene.board.attacks_from(square) & scene.board.by_color(side.other());
    let deep = scene.board.attacks_from(square)
        & *scene.zones.get(side.other())
        & !scene.board.by_color(side)
        & !pawn_attacks(scene.board, side.other());
    let targets = foremost(if seen.any() { seen } else { deep }, side, NAMED);
    let unit = units_of(scene.board, square);
    let stands = match guards.first() {
        Some(guard) => say!("post-guarded", unit, guard = pawns_of(side, guard)),
        None => say!("post", unit),
    };
    let looks = targets.any().then(|| say!("post-looks", squares = targets));
    let sentence = Phrase::in_turn([stands].into_iter().chain(looks));
    Some(Telling::new(sentence, Bitboard::from(square) | guards | targets).about(Some(square)))
}

/// Holes that an enemy piece can use.
pub fn holes(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let weaker = side.other();
    let board = scene.board;
    let minors = scene.units(side, Role::Knight) | scene.units(side, Role::Bishop);
    let reached = minors.into_iter().fold(minors, |all, at| all | board.attacks_from(at));
    let in_reach = targets(group, side, &["outpost_in_reach"]);
    let open = !(scene.units(weaker, Role::Pawn) | scene.units(side, Role::Pawn));
    let all = (places(group, weaker, &["weak_spot"]) | in_reach) & reached & open;
    let named = foremost(all, side, NAMED + 1);
    if named.is_empty() {
        return None;
    }
    let user = minors.into_iter().find(|&minor| (board.attacks_from(minor) & named).any());
    let squares = all | user.map_or(Bitboard::EMPTY, Bitboard::from);
    let sentence = match user {
        Some(minor) => {
            say!("holes-for", side = weaker, squares = named, unit = units_of(board, minor))
        }
        None => say!("holes", side = weaker, squares = named),
    };
    Some(Telling::new(sentence, squares))
}

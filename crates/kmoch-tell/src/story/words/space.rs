//! Who has more room.

use shakmaty::{Bitboard, Color, Role};

use super::super::group::Group;
use super::super::scene::{Scene, pawn_attacks};
use super::Telling;
use super::phrases::{foremost, places, rank_of, targets};
use crate::language::{pawns_of, say};

/// Pawns and squares named.
const NAMED: usize = 3;

/// Who has more room, and by which pawns.
pub fn space(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let enemy = side.other();
    let advanced = |side: Color| -> Bitboard {
        let pawns = scene.units(side, Role::Pawn);
        pawns.into_iter().filter(|&pawn| rank_of(side, pawn) >= 4).collect()
    };
    let ours = advanced(side);
    if ours.any() && ours.count() >= advanced(side.other()).count() {
        let named = foremost(ours, side, NAMED);
        let taken: Bitboard = named
            .into_iter()
            .flat_map(|pawn| shakmaty::attacks::pawn_attacks(side, pawn))
            .filter(|&square| rank_of(side, square) >= 5)
            .collect();
        let held = pawn_attacks(scene.board, enemy) | scene.units(side, Role::Pawn);
        let taken = foremost(taken & !held, side, NAMED);
        let pawns = pawns_of(side, named);
        let sentence = match taken.any() {
            true => say!("space-takes", side, enemy, pawns, squares = taken),
            false => say!("space-forward", side, enemy, pawns),
        };
        return Some(Telling::new(sentence, ours | taken));
    }
    let open = places(group, enemy, &["unguarded_fourth"]) & !scene.board.by_color(enemy);
    let named = foremost(open & !places(group, side, &["unguarded_fourth"]), side, NAMED);
    if named.more_than_one() && !scene.endgame {
        let sentence = say!("space-left", side, enemy, squares = named);
        return Some(Telling::new(sentence, open));
    }
    let room = |side: Color| targets(group, side, &["safe_space"]);
    (room(side).count() > room(side.other()).count()).then(|| {
        let gained = foremost(room(side), side, NAMED);
        Telling::new(say!("space-behind", side, squares = gained), gained)
    })
}

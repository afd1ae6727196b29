//! What keeps a lead from winning.

use kmoch_eval::Amount;
use shakmaty::{Bitboard, Role};

use super::super::group::Group;
use super::super::laws::lone_minor;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{foremost, items_of};
use crate::language::{Phrase, Units, finding, pawns_of, say, units_of};

/// What tells an ending however little else adds.
const SPECIAL: [&str; 3] = ["wrong_rook_pawn", "opposite_bishops", "drawn_pawn_ending"];

/// What is told by the ending as a whole.
const BY_THE_ENDING: [&str; 5] =
    ["pawns_left", "pawn_front", "lopsided_pawns", "kind_of_ending", "pawnless_lead"];

/// Why the side behind may hold.
pub fn drawishness(group: &Group, scene: &Scene) -> Option<Telling> {
    let behind = group.favours();
    let leader = behind.other();
    let king = scene.king(behind);
    if let Some(piece) = lone_minor(scene.board, leader) {
        let sentence = say!("draw-lone-minor", piece = units_of(scene.board, piece));
        return Some(Telling::new(sentence, Bitboard::from(piece) | king));
    }
    let mut keys: Vec<(Amount, &'static str)> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == behind) {
        let key = item.clause.clause().key;
        match keys.iter_mut().find(|(_, known)| *known == key) {
            Some((amount, _)) => *amount += item.amount,
            None => keys.push((item.amount, key)),
        }
    }
    keys.sort_by_key(|(amount, _)| -amount.micropawns());
    // An ending is told by what is special in it, however little else adds.
    let special = keys.iter().find(|(amount, key)| SPECIAL.contains(key) && *amount > Amount::ZERO);
    let (_, key) = *special.or(keys.first().filter(|(amount, _)| *amount > Amount::ZERO))?;
    let own_pawns = scene.units(leader, Role::Pawn);
    let pawns = pawns_of(leader, own_pawns);
    let at = king;
    let king = units_of(scene.board, at);
    let (sentence, squares) = match key {
        "opposite_bishops" => {
            let bishops = scene.board.bishops();
            (say!("draw-opposite-bishops", bishops, behind, leader), bishops)
        }
        "fixed_chain_draw" => {
            let locked = items_of(group, behind, &["fixed_chain_draw"])
                .fold(Bitboard::EMPTY, |all, item| all | item.place.on | item.place.at);
            let pawns = foremost(locked & own_pawns, leader, 3);
            (say!("draw-locked", pawns, leader), locked)
        }
        "wrong_rook_pawn" if scene.units(leader, Role::Bishop).is_empty() && own_pawns.any() => {
            (say!("draw-corner", pawns, king), own_pawns)
        }
        "wrong_rook_pawn" if own_pawns.any() => {
            let squares = own_pawns | scene.units(leader, Role::Bishop);
            (say!("draw-wrong-bishop", leader, pawns, king), squares)
        }
        "drawn_pawn_ending" if own_pawns.any() => (say!("draw-king-holds", pawns, king), own_pawns),
        "queen_passer_draw" => {
            let queen = units_of(scene.board, scene.units(leader, Role::Queen));
            let squares = items_of(group, behind, &["queen_passer_draw"])
                .fold(Bitboard::EMPTY, |all, item| all | item.place.on | item.place.at);
            (say!("draw-queen-held", behind, queen), squares)
        }
        "pawnless_lead" | "pawns_left" if own_pawns.is_empty() => {
            let squares = scene.board.by_color(leader) & !own_pawns;
            (say!("draw-pawnless", leader, king), squares)
        }
        "pawns_left" if (1..=3).contains(&own_pawns.count()) => {
            let material = vec![(Role::Pawn, own_pawns.count())];
            (say!("draw-pawns-left", leader, material, pawns), own_pawns)
        }
        "pawn_front" if width(scene.board.pawns()) <= 4 => front(scene, &king)?,
        key if !BY_THE_ENDING.contains(&key) => {
            let keys = [key];
            let item = items_of(group, behind, &keys).max_by_key(|item| item.amount)?;
            (say!("draw-finding", finding = finding(item, scene.board)), item.squares())
        }
        _ if kind(scene).is_none() && scene.endgame && width(scene.board.pawns()) <= 4 => {
            front(scene, &king)?
        }
        _ => {
            let pieces = scene.board.occupied() & !scene.board.pawns() & !scene.board.kings();
            (say!("draw-ending", kind = kind(scene)?, behind, king), pieces)
        }
    };
    Some(Telling::new(sentence, squares | at))
}

/// All pawns on a few files.
fn front(scene: &Scene, king: &Units) -> Option<(Phrase, Bitboard)> {
    let squares = scene.board.pawns();
    let files = || squares.into_iter().map(|pawn| pawn.file());
    let (first, last) = (files().min()?, files().max()?);
    Some((say!("draw-front", first, last, king = king.clone()), squares))
}

/// How many files the pawns take up, from the first to the last.
fn width(pawns: Bitboard) -> u32 {
    let files = || pawns.into_iter().map(|pawn| u32::from(pawn.file()));
    files().max().zip(files().min()).map_or(u32::MAX, |(last, first)| last - first + 1)
}

/// The kind of ending, if it is one that is known to be hard to win.
fn kind(scene: &Scene) -> Option<Role> {
    let board = scene.board;
    let only = |role: Role| {
        (board.occupied() & !board.pawns() & !board.kings() & !board.by_role(role)).is_empty()
    };
    [Role::Rook, Role::Queen, Role::Bishop, Role::Knight]
        .into_iter()
        .find(|&role| board.by_role(role).any() && only(role))
}

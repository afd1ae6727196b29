//! What keeps a lead from winning.

use kmoch_eval::Amount;
use kmoch_eval::sentence::{list, name};
use shakmaty::{Bitboard, Role};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{by_number, counted, foremost, items_of, pawns};

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
    let (who, other) = (name(leader), name(behind));
    let own_pawns = scene.units(leader, Role::Pawn);
    let (sentence, squares) = match key {
        "opposite_bishops" => {
            let bishop = scene.units(behind, Role::Bishop);
            (
                format!(
                    "The bishops on {} are of opposite colours: {other}'s stops {who}'s pawns on squares that {who}'s can never contest.",
                    list(scene.board.bishops())
                ),
                scene.board.bishops() | bishop,
            )
        }
        "fixed_chain_draw" => {
            let locked = items_of(group, behind, &["fixed_chain_draw"])
                .fold(Bitboard::EMPTY, |all, item| all | item.place.on | item.place.at);
            (
                format!(
                    "The pawns are locked ({}), and there is hardly a way through for {who}.",
                    list(foremost(locked & own_pawns, leader, 3))
                ),
                locked,
            )
        }
        "wrong_rook_pawn" if scene.units(leader, Role::Bishop).is_empty() && own_pawns.any() => (
            format!(
                "{who}'s {} can only queen in the corner, and {other}'s king on {king} cannot be driven out of it.",
                pawns(own_pawns)
            ),
            own_pawns,
        ),
        "wrong_rook_pawn" if own_pawns.any() => (
            format!(
                "{who}'s bishop does not cover the square where the {} would queen: {other}'s king on {king} cannot be driven out.",
                pawns(own_pawns)
            ),
            own_pawns | scene.units(leader, Role::Bishop),
        ),
        "queen_passer_draw" => (
            format!(
                "{other}'s pieces hold {who}'s queen on {} and the pawns with her.",
                list(scene.units(leader, Role::Queen))
            ),
            items_of(group, behind, &["queen_passer_draw"])
                .fold(Bitboard::EMPTY, |all, item| all | item.place.on | item.place.at),
        ),
        "pawnless_lead" => (
            format!(
                "{who} has no pawn left on the board to win with; {other}'s king on {king} can hold out against pieces alone."
            ),
            scene.board.by_color(leader) & !own_pawns,
        ),
        "pawns_left" if (1..=3).contains(&own_pawns.count()) => (
            format!(
                "{who} has only {} left to win with ({}); if {} falls, it is a draw.",
                counted(own_pawns.count(), "pawn"),
                list(own_pawns),
                by_number(own_pawns, "it", "the last")
            ),
            own_pawns,
        ),
        "pawn_front" if width(scene.board.pawns()) <= 4 => (
            format!(
                "All pawns stand close together, from the {}: {other}'s king on {king} is never far from them.",
                files(scene.board.pawns())
            ),
            scene.board.pawns(),
        ),
        key if !BY_THE_ENDING.contains(&key) => {
            let keys = [key];
            let item = items_of(group, behind, &keys).max_by_key(|item| item.amount)?;
            (format!("{}.", item.sentence(scene.board)), item.squares())
        }
        _ => {
            let pieces = scene.board.occupied() & !scene.board.pawns() & !scene.board.kings();
            let kind = kind(scene)?;
            (format!("{kind}: {other} has good chances to hold, with the king on {king}."), pieces)
        }
    };
    Some(Telling::new(sentence, squares | king))
}

/// How many files the pawns take up, from the first to the last.
fn width(pawns: Bitboard) -> u32 {
    let files = || pawns.into_iter().map(|pawn| u32::from(pawn.file()));
    files().max().zip(files().min()).map_or(u32::MAX, |(last, first)| last - first + 1)
}

/// "f- to the h-file".
fn files(pawns: Bitboard) -> String {
    let first = pawns.into_iter().map(|pawn| pawn.file()).min();
    let last = pawns.into_iter().map(|pawn| pawn.file()).max();
    match (first, last) {
        (Some(first), Some(last)) => format!("{}- to the {}-file", first.char(), last.char()),
        _ => String::new(),
    }
}

/// The kind of ending, if it is one that is known to be hard to win.
fn kind(scene: &Scene) -> Option<&'static str> {
    let board = scene.board;
    let only = |role: Role| {
        (board.occupied() & !board.pawns() & !board.kings() & !board.by_role(role)).is_empty()
    };
    [
        (Role::Rook, "Rook endings are hard to win"),
        (Role::Queen, "Queen endings are hard to win"),
        (Role::Bishop, "Bishop endings are hard to win"),
        (Role::Knight, "Knight endings are hard to win"),
    ]
    .into_iter()
    .find(|(role, _)| board.by_role(*role).any() && only(*role))
    .map(|(_, words)| words)
}

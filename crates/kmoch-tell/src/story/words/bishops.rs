//! Bishops, their own pawns and the colours of squares.

use kmoch_eval::sentence::{list, name};
use shakmaty::{Bitboard, Color, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{count, counted, foremost, free_squares, gain, items_of, matters, places};

/// Pawns named.
const NAMED: usize = 3;

fn colour_of(square: Square) -> Bitboard {
    if square.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES }
}

/// A bishop behind its own pawns.
pub fn bad(square: Square, scene: &Scene) -> Option<Telling> {
    let side = scene.board.color_at(square)?;
    let pawns = scene.units(side, Role::Pawn) & colour_of(square);
    let free = free_squares(scene.board, square).count();
    if free <= 1 && 2 * pawns.count() <= scene.units(side, Role::Pawn).count() {
        let way = if free == 0 { "no safe square" } else { "one safe square" };
        let sentence =
            format!("{}'s bishop on {square} is shut in: it has {way} to go to.", name(side));
        return Some(Telling::new(sentence, square).about(Some(square)));
    }
    let named = foremost(pawns, side, NAMED);
    let own = match pawns.count() {
        number if number <= NAMED => format!("its own pawns on {}", list(pawns)),
        number => format!("{} of its own pawns, {} among them,", count(number), list(named)),
    };
    let squares = match free {
        0 => ", and it cannot move".to_owned(),
        1..=3 => format!(", and it has only {}", counted(free, "square")),
        _ => String::new(),
    };
    let sentence =
        format!("{}'s bishop on {square} is bad: {own} stand on its colour{squares}.", name(side));
    Some(Telling::new(sentence, pawns | square).about(Some(square)))
}

/// Whose bishops suit their pawns better.
pub fn compared(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let other = side.other();
    let raking = gain(group, side, &["long_diagonal"]);
    let bishops = places(group, side, &["long_diagonal"]);
    if let Some(bishop) = bishops.first().filter(|_| matters(raking, group)) {
        let sentence = format!(
            "{}'s bishop on {bishop} rakes the long diagonal through the centre.",
            name(side)
        );
        return Some(Telling::new(sentence, bishop));
    }
    let worst = items_of(group, other, &["bishop_beside_pawns"]).min_by_key(|item| item.amount)?;
    let bishop = worst.place.on.first()?;
    let pawns = scene.units(other, Role::Pawn) & colour_of(bishop);
    let named = foremost(pawns, other, NAMED);
    let sentence = format!(
        "{}'s bishop on {bishop} is the worse for its own pawns: {} stand on its colour.",
        name(other),
        if pawns.count() > NAMED {
            format!("{}, {} among them,", count(pawns.count()), list(named))
        } else {
            list(pawns)
        }
    );
    (pawns.count() > 1).then(|| Telling::new(sentence, pawns | bishop).about(Some(bishop)))
}

/// Whose pieces hold both colours of squares.
pub fn colours(group: &Group, _: &Scene) -> Option<Telling> {
    let side = group.favours();
    let other = side.other();
    let split = |side: Color| {
        let held = places(group, side, &["colour_split"]);
        ((held & Bitboard::LIGHT_SQUARES).count(), (held & Bitboard::DARK_SQUARES).count())
    };
    let uneven = |(light, dark): (usize, usize)| light.abs_diff(dark);
    let (ours, theirs) = (split(side), split(other));
    if uneven(ours) >= uneven(theirs) {
        return None;
    }
    let (left, colour) = if theirs.0 < theirs.1 {
        (Bitboard::LIGHT_SQUARES, "light")
    } else {
        (Bitboard::DARK_SQUARES, "dark")
    };
    let held = places(group, side, &["colour_split"]) & left;
    let named = foremost(held, side, 2);
    let sentence = format!(
        "{}'s pieces leave the {colour} squares alone ({} of them held against {} of the others); {} are {}'s.",
        name(other),
        theirs.0.min(theirs.1),
        theirs.0.max(theirs.1),
        list(named),
        name(side)
    );
    (named.count() == 2).then(|| Telling::new(sentence, named))
}

//! Bishops, their own pawns and the colours of squares.

use shakmaty::{Bitboard, Color, Role, Square};

use super::super::group::Group;
use super::super::scene::{Scene, bishop_homes, pawn_attacks};
use super::Telling;
use super::phrases::{ahead_of, foremost, free_squares, gain, items_of, matters, places};
use crate::language::{Phrase, Units, say, units_of};

/// So many pawns that cannot step off its colour make a bishop the worse for them; one that has not moved yet, so many.
const FIXED: usize = 2;
const FIXED_AT_HOME: usize = 3;

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
    let bishop = units_of(scene.board, square);
    if free <= 1 && 2 * pawns.count() <= scene.units(side, Role::Pawn).count() {
        let sentence = say!("bishop-shut-in", bishop, free);
        return Some(Telling::new(sentence, square).about(Some(square)));
    }
    let sentence = of_own_pawns("bishop-bad", bishop, pawns, side).with("free", free);
    Some(Telling::new(sentence, pawns | square).about(Some(square)))
}

/// What is said of a bishop and its own pawns: of many only some are named.
fn of_own_pawns(key: &'static str, bishop: Units, pawns: Bitboard, side: Color) -> Phrase {
    let listed = if pawns.count() <= NAMED { "all" } else { "some" };
    let (number, pawns) = (pawns.count(), foremost(pawns, side, NAMED));
    say!(key, bishop, listed, number, pawns)
}

/// Whose bishops suit their pawns better.
pub fn compared(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let other = side.other();
    let raking = gain(group, side, &["long_diagonal"]);
    let bishops = places(group, side, &["long_diagonal"]);
    if let Some(bishop) = bishops.first().filter(|_| matters(raking, group)) {
        let sentence = say!("bishop-long-diagonal", bishop = units_of(scene.board, bishop));
        return Some(Telling::new(sentence, bishop));
    }
    let worst = items_of(group, other, &["bishop_beside_pawns"]).min_by_key(|item| item.amount)?;
    let bishop = worst.place.on.first()?;
    let pawns = scene.units(other, Role::Pawn) & colour_of(bishop);
    let sentence = of_own_pawns("bishop-worse", units_of(scene.board, bishop), pawns, other);
    // Pawns that can step off its colour are no burden yet.
    let fixed = pawns.into_iter().filter(|&pawn| is_stopped(scene, other, pawn)).count();
    let needed = if bishop_homes(other).contains(bishop) { FIXED_AT_HOME } else { FIXED };
    (fixed >= needed).then(|| Telling::new(sentence, pawns | bishop).about(Some(bishop)))
}

/// Whether an enemy stands right before a pawn, or an enemy pawn covers the square there.
fn is_stopped(scene: &Scene, side: Color, pawn: Square) -> bool {
    let Some(front) = ahead_of(side, pawn) else { return false };
    let enemy = side.other();
    (scene.board.by_color(enemy) | pawn_attacks(scene.board, enemy)).contains(front)
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
    let sentence = say!(
        "colours",
        side,
        enemy = other,
        colour,
        fewer = theirs.0.min(theirs.1),
        more = theirs.0.max(theirs.1),
        squares = named,
    );
    (named.count() == 2).then(|| Telling::new(sentence, named))
}

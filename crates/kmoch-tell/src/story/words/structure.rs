//! Whose pawns hang together better.

use kmoch_eval::context::islands;
use kmoch_eval::{Amount, Chapter, ClauseId, Item, Theme};
use shakmaty::{Bitboard, Color, File, Rank, Role, Square};

use super::super::group::Group;
use super::super::scene::{Scene, beyond, pawn_attacks};
use super::Telling;
use super::phrases::{attackers, gain, items_of, matters};
use crate::language::{Phrase, finding, say, units_of};

const ISLANDS: [&str; 5] =
    ["dispersion", "island_imbalance", "group_count", "group_member", "group_stranded_member"];
const TOGETHER: [&str; 6] = [
    "pawn_defended",
    "supported_pawn",
    "phalanx",
    "pawn_advance_potential",
    "pawn_connectedness_potential",
    "pawn_gap_bridging",
];
const RAGGED: [&str; 4] = ["distortion", "distortion_front", "group_rank_span", "pawn_spread"];
const CENTRE: [&str; 3] = ["pawn_square", "pawn_file", "holding_back"];
const HOLES: [&str; 2] = ["weak_spot", "weak_spot_control"];
const FORWARD: [&str; 4] = ["pawn_square", "pawn_rank", "supported_pawn", "safe_space"];

/// With fewer pawns there is no camp to have holes in.
const PAWNS_OF_CAMP: usize = 4;

/// Squares named.
const NAMED: usize = 3;

type Fact = (Phrase, Bitboard);

/// Whose pawns hang together better, and how that shows.
pub fn structure(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let prospects = prospects(group);
    let mut parts: Vec<(Amount, Option<Fact>)> = vec![
        (gain(group, side, &ISLANDS), island_phrase(scene, side)),
        (gain(group, side, &TOGETHER), together(scene, side)),
        (gain(group, side, &RAGGED), ragged(group, scene, side.other())),
        (gain(group, side, &CENTRE), centre(scene, side)),
        (gain(group, side, &FORWARD), forward(scene, side)),
        (gain(group, side, &HOLES), holes(group, scene, side.other())),
        (gain(group, side, &prospects), prospect(group, scene, side.other(), &prospects)),
    ];
    parts.retain(|(gain, phrase)| phrase.is_some() && matters(*gain, group));
    parts.sort_by_key(|(gain, _)| -gain.micropawns());
    let mut phrases = parts.into_iter().filter_map(|(_, phrase)| phrase);
    let (first, squares) = phrases.next()?;
    let second = phrases.next();
    let squares = squares | second.as_ref().map_or(Bitboard::EMPTY, |(_, squares)| *squares);
    let reasons: Vec<Phrase> = [first].into_iter().chain(second.map(|(words, _)| words)).collect();
    let squares = squares | troubled(group, side.other());
    Some(Telling::new(say!("structure", side, reasons), squares))
}

/// The pawns of a side that have most against them.
fn troubled(group: &Group, side: Color) -> Bitboard {
    let mut pawns: Vec<(Square, Amount)> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == side) {
        let Some(square) = item.place.on.single_square() else { continue };
        match pawns.iter_mut().find(|(known, _)| *known == square) {
            Some((_, amount)) => *amount += item.amount,
            None => pawns.push((square, item.amount)),
        }
    }
    pawns.retain(|(_, amount)| *amount < Amount::ZERO);
    pawns.sort_by_key(|(_, amount)| *amount);
    pawns.into_iter().take(NAMED).map(|(square, _)| square).collect()
}

/// The clauses about pawns that may become weak: all that are in none of the lists above.
fn prospects(group: &Group) -> Vec<&'static str> {
    let known = |key: &str| {
        ISLANDS.contains(&key)
            || TOGETHER.contains(&key)
            || RAGGED.contains(&key)
            || CENTRE.contains(&key)
            || HOLES.contains(&key)
    };
    let of_pawns = |theme| matches!(theme, Theme::PawnStructure | Theme::PawnWeaknesses);
    let fault = |item: &&Item| {
        item.clause.clause().direction == kmoch_eval::Direction::Fault
            && of_pawns(item.clause.clause().theme)
            && !known(item.clause.clause().key)
    };
    let mut keys: Vec<&str> =
        group.items.iter().filter(fault).map(|item| item.clause.clause().key).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

fn island_phrase(scene: &Scene, side: Color) -> Option<Fact> {
    let of = |side: Color| scene.units(side, Role::Pawn);
    let (ours, theirs) = (islands(of(side)), islands(of(side.other())));
    (ours < theirs && ours > 0).then(|| {
        let alone = lone(of(side.other()));
        (say!("structure-islands", enemy = side.other(), theirs, ours), alone)
    })
}

/// Pawns without a neighbour on the next file.
fn lone(pawns: Bitboard) -> Bitboard {
    let on = |file: i32| {
        (0..8).contains(&file) && (pawns & Bitboard::from_file(File::new(file as u32))).any()
    };
    pawns
        .into_iter()
        .filter(|pawn| {
            let file = i32::from(pawn.file());
            !on(file - 1) && !on(file + 1)
        })
        .collect()
}

/// Pawns that guard each other or stand side by side.
fn together(scene: &Scene, side: Color) -> Option<Fact> {
    let chained = |side: Color| scene.units(side, Role::Pawn) & pawn_attacks(scene.board, side);
    let abreast = |side: Color| {
        let pawns = scene.units(side, Role::Pawn);
        let not = |file: File| !Bitboard::from_file(file);
        let beside = (pawns & not(File::H)).shift(1) | (pawns & not(File::A)).shift(-1);
        pawns & beside
    };
    let other = side.other();
    let front = |squares| super::phrases::foremost(squares, side, NAMED);
    let guarded = front(chained(side));
    let foremost = super::phrases::foremost(abreast(side), side, 1);
    let side_by_side = row(foremost, abreast(side));
    // One pawn that another guards is nothing to speak of.
    if guarded.more_than_one() && chained(side).count() > chained(other).count() {
        Some((say!("structure-guarded", squares = guarded), guarded))
    } else if abreast(side).count() > abreast(other).count() {
        Some((say!("structure-abreast", squares = side_by_side), side_by_side))
    } else {
        None
    }
}

/// The foremost of some pawns and those right beside it, as far as they stand in a row.
fn row(foremost: Bitboard, pawns: Bitboard) -> Bitboard {
    let Some(first) = foremost.first() else { return Bitboard::EMPTY };
    let rank = pawns & Bitboard::from_rank(first.rank());
    let mut row = Bitboard::from(first);
    for _ in 0..NAMED {
        let not = |file: File| !Bitboard::from_file(file);
        row |= ((row & not(File::H)).shift(1) | (row & not(File::A)).shift(-1)) & rank;
    }
    row
}

/// The pawns that stand most unevenly.
fn ragged(group: &Group, scene: &Scene, side: Color) -> Option<Fact> {
    let of = |side: Color| {
        let items = items_of(group, side, &["group_rank_span"]);
        items.min_by_key(|item| item.amount).map(|item| (item.amount, item.place.on))
    };
    let (worst, squares) = of(side)?;
    if of(side.other()).is_some_and(|(other, _)| other <= worst) {
        return None;
    }
    let pawns_of = scene.units(side, Role::Pawn) & squares;
    let [from, to] = ends(pawns_of)?;
    Some((say!("structure-strung-out", enemy = side, from, to), squares))
}

/// The rearmost and the foremost of some pawns, by file.
fn ends(pawns: Bitboard) -> Option<[Square; 2]> {
    let first = pawns.into_iter().min_by_key(|pawn| pawn.rank())?;
    let last = pawns.into_iter().max_by_key(|pawn| pawn.rank())?;
    let mut ends = [first, last];
    ends.sort_by_key(|pawn| (pawn.file(), pawn.rank()));
    (first != last).then_some(ends)
}

/// More sound pawns in the middle.
fn centre(scene: &Scene, side: Color) -> Option<Fact> {
    let middle = Bitboard::from_file(File::D) | Bitboard::from_file(File::E);
    let of = |side: Color| scene.units(side, Role::Pawn) & middle;
    let (ours, theirs) = (of(side), of(side.other()).count());
    let sound = (ours & *scene.weak.get(side)).is_empty();
    let words = || {
        let (squares, number) = (ours, ours.count());
        say!("structure-centre", side, squares, number, theirs)
    };
    (sound && ours.count() > theirs).then(|| (words(), ours))
}

/// More pawns beyond the middle of the board.
fn forward(scene: &Scene, side: Color) -> Option<Fact> {
    let of =
        |side: Color| scene.units(side, Role::Pawn) & beyond(side, 5) & !*scene.passers.get(side);
    let named = super::phrases::foremost(of(side), side, NAMED);
    (of(side).count() > of(side.other()).count())
        .then(|| (say!("structure-forward", squares = named), named))
}

fn holes(group: &Group, scene: &Scene, side: Color) -> Option<Fact> {
    let of =
        |side| super::phrases::places(group, side, &["weak_spot"]) & !scene.units(side, Role::Pawn);
    let few = scene.units(side, Role::Pawn).count() < PAWNS_OF_CAMP;
    if scene.endgame || few || of(side).count() <= of(side.other()).count() {
        return None;
    }
    let named: Bitboard = of(side).into_iter().take(NAMED).collect();
    Some((say!("structure-holes", enemy = side, squares = named), of(side)))
}

/// The pawn with the gravest prospect, in its clause's own words.
fn prospect(group: &Group, scene: &Scene, side: Color, keys: &[&str]) -> Option<Fact> {
    // What may happen to a pawn some steps further on is no reason to name it.
    let near = |item: &&Item| {
        (item.place.on & scene.units(side, Role::Pawn)).any()
            && item.place.on.count() <= NAMED
            && !item.clause.clause().key.ends_with("not_definitive")
    };
    // Pawns that stay at home to cover their king are not meant to advance.
    let covers = |item: &&Item| {
        let home = Bitboard::from_rank(side.fold_wb(Rank::Second, Rank::Seventh));
        let king = scene.king(side);
        let beside = |pawn: Square| pawn.file().distance(king.file()) <= 1;
        !scene.endgame && (item.place.on & home).into_iter().any(beside)
    };
    // What another pawn can guard with its next move has not lost touch.
    let touches = |item: &&Item| {
        item.clause == ClauseId::IsolatedVertical
            && !item.place.on.into_iter().any(|pawn| scene.is_left_alone(side, pawn))
    };
    // A step that its neighbours support as often as the enemy's pawns cover it can be made.
    let supported = |item: &&Item| {
        let Some(stop) = item.place.at.single_square() else { return false };
        let support = attackers(scene, side, stop) & scene.board.pawns();
        let against = attackers(scene, side.other(), stop) & scene.board.pawns();
        item.clause.clause().chapter == Chapter::Backward && support.count() >= against.count()
    };
    let left_out = |item: &&Item| covers(item) || touches(item) || supported(item);
    let items = items_of(group, side, keys).filter(|item| !left_out(item));
    let worst = items.filter(near).min_by_key(|item| item.amount)?;
    let place = worst.place;
    let (pawn, guards, stop) = (place.on.single_square(), place.by, place.at.single_square());
    // A pawn that is held back needs no name for the kind of it.
    let is_held = worst.clause.clause().chapter == Chapter::Backward
        && (guards & scene.units(side.other(), Role::Pawn)) == guards;
    let words = match (pawn, stop) {
        (Some(pawn), Some(stop)) if is_held && guards.any() => {
            let pawn = units_of(scene.board, pawn);
            say!("structure-held", pawn, guards, stop)
        }
        _ => finding(worst, scene.board),
    };
    Some((words, place.on | place.by))
}

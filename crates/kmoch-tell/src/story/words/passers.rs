//! Passed pawns, pawns that may become so, and what stops them.

use kmoch_eval::Amount;
use kmoch_eval::sentence::{join, name};
use shakmaty::{Bitboard, Color, Role, Square};

use super::super::group::Group;
use super::super::material;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{
    ahead_of, and_also, by_number, items_of, matters, pawns, places, rank_of, unit, units_of,
};

/// Passed pawns named.
const NAMED: usize = 3;

/// A side's passed pawns: what helps them, or what makes them worth little.
pub fn passers(group: &Group, side: Color, scene: &Scene) -> Option<Telling> {
    let all = *scene.passers.get(side);
    let named = super::phrases::foremost(all, side, NAMED);
    let furthest = super::phrases::foremost(all, side, 1).first()?;
    let who = name(side);
    let connected = places(group, side, &["connected_passers", "connected_passers_diagonal"]) & all;
    let extra = items_of(group, side, &["material"]).next().is_some();
    let good = group.favours() == side;
    let facts = if good { helps(group, side, scene) } else { hinders(group, side, scene) };
    let squares = facts.iter().fold(all, |squares, (_, more)| squares | *more);
    let words: Vec<String> = facts.into_iter().map(|(words, _)| words).collect();
    let is = by_number(named, "is", "are");
    let mut sentence = if good {
        let more = if extra { " and a pawn more" } else { "" };
        let together =
            if connected.more_than_one() && named == connected { " and connected" } else { "" };
        format!("{who}'s {} {is} passed{together}{more}", pawns(named))
    } else {
        format!("{who}'s passed {} {is} more of a burden than a help", pawns(named))
    };
    if !words.is_empty() {
        sentence.push_str(&format!(": {}", and_also(&words)));
    } else if !good {
        return None;
    } else if rank_of(side, furthest) >= 6 {
        sentence.push_str(", and close to queening");
    }
    let telling = Telling::new(sentence + ".", squares).about(Some(furthest));
    Some(match ahead_of(side, furthest) {
        Some(front) => telling.from(furthest.into(), front),
        None => telling,
    })
}

type Fact = (String, Bitboard);

/// What a finding is worth to a side.
fn worth(group: &Group, pawn: Bitboard, owner: Color, key: &'static str) -> Amount {
    let keys = [key];
    let items = group.items.iter().filter(|item| keys.contains(&item.clause.clause().key));
    items
        .filter(|item| (item.place.on & pawn).any() || (item.place.at & pawn).any())
        .map(|item| if item.side == owner { item.amount } else { -item.amount })
        .sum()
}

/// The two things that help a passed pawn most.
fn helps(group: &Group, side: Color, scene: &Scene) -> Vec<Fact> {
    let all = *scene.passers.get(side);
    let (own, enemy) = (scene.king(side), scene.king(side.other()));
    let Some(pawn) = super::phrases::foremost(all, side, 1).first() else { return Vec::new() };
    let this = Bitboard::from(pawn);
    let other = name(side.other());
    let mut facts: Vec<(Amount, Fact)> = Vec::new();
    if near(own, pawn, side) {
        let words = format!("its own king on {own} goes with it");
        facts.push((worth(group, this, side, "passer_own_king"), (words, own.into())));
    }
    if far(enemy, pawn, side) {
        let words = format!("{other}'s king on {enemy} is far away");
        facts.push((worth(group, this, side, "passer_enemy_king"), (words, enemy.into())));
    }
    if way(pawn, side).into_iter().all(|square| scene.board.role_at(square).is_none()) {
        let words = "nothing stands in its way".to_owned();
        let way = worth(group, this, side, "passer") + worth(group, this, side, "passer_path");
        facts.push((way, (words, this)));
    }
    let runner = worth(group, this, side, "unstoppable_passer");
    let words = format!("{other}'s king on {enemy} cannot catch it");
    facts.push((runner, (words, enemy.into())));
    let rooks = places(group, side, &["rook_behind_passer"]);
    if let Some(rook) = rooks.first() {
        let words = format!("the rook on {rook} stands behind it");
        facts.push((worth(group, all, side, "rook_behind_passer"), (words, rook.into())));
    }
    best(facts, group)
}

/// The two things that hinder a passed pawn most.
fn hinders(group: &Group, side: Color, scene: &Scene) -> Vec<Fact> {
    let all = *scene.passers.get(side);
    let enemy = scene.king(side.other());
    let Some(pawn) = super::phrases::foremost(all, side, 1).first() else { return Vec::new() };
    let this = Bitboard::from(pawn);
    let other = name(side.other());
    let mut facts: Vec<(Amount, Fact)> = Vec::new();
    if !far(enemy, pawn, side) {
        let words = format!("{other}'s king on {enemy} is near it");
        facts.push((-worth(group, this, side, "passer_enemy_king"), (words, enemy.into())));
    }
    let held = way(pawn, side) & scene.board.by_color(side.other());
    if held.any() {
        let words = format!("{other}'s {} stands in its way", units_of(scene.board, held));
        facts.push((-worth(group, this, side, "passer_path"), (words, held)));
    }
    let rooks = places(group, side.other(), &["rook_behind_passer"]);
    if let Some(rook) = rooks.first() {
        let words = format!("{other}'s rook on {rook} stands behind it");
        facts.push((-worth(group, all, side, "rook_behind_passer"), (words, rook.into())));
    }
    let alone = worth(group, all, side, "isolated_horizontal")
        + worth(group, all, side, "isolated_half_open")
        + worth(group, all, side, "backward");
    facts.push((-alone, ("no pawn can guard it".to_owned(), all)));
    best(facts, group)
}

fn best(mut facts: Vec<(Amount, Fact)>, group: &Group) -> Vec<Fact> {
    const MOST: usize = 2;
    facts.retain(|(gain, _)| matters(*gain, group));
    facts.sort_by_key(|(gain, _)| -gain.micropawns());
    facts.into_iter().map(|(_, fact)| fact).take(MOST).collect()
}

/// The squares ahead of a pawn on its file.
fn way(pawn: Square, side: Color) -> Bitboard {
    let mut way = Bitboard::EMPTY;
    let mut next = ahead_of(side, pawn);
    while let Some(square) = next {
        way.add(square);
        next = ahead_of(side, square);
    }
    way
}

fn near(king: Square, pawn: Square, side: Color) -> bool {
    ahead_of(side, pawn).is_some_and(|front| king.distance(front) <= 2)
}

fn far(king: Square, pawn: Square, side: Color) -> bool {
    ahead_of(side, pawn).is_some_and(|front| king.distance(front) >= 4)
}

/// A majority that can make a passed pawn.
pub fn majorities(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let (who, other) = (name(side), name(side.other()));
    let candidates = places(group, side, &["potential_passer"]);
    let majority = material::majority(scene.board, side);
    if candidates.any() {
        let squares = if (majority & candidates).any() { majority } else { candidates };
        let sentence = if squares.count() > 1 {
            format!(
                "{who}'s {} outnumber {other}'s {} and can make a passed pawn.",
                pawns(squares),
                squares.first().map_or("there", |pawn| material::wing(pawn).0)
            )
        } else {
            format!("{who}'s {} can become a passed pawn.", pawns(squares))
        };
        return Some(Telling::new(sentence, squares | candidates));
    }
    let neutral = places(group, side.other(), &["passer_neutral"]);
    neutral.any().then(|| {
        let sentence =
            format!("{other}'s {} can make no passed pawn by themselves.", pawns(neutral));
        Telling::new(sentence, neutral)
    })
}

/// What a side's pieces stop.
pub fn blockade(group: &Group, side: Color, scene: &Scene) -> Option<Telling> {
    const RIGHT_BEFORE: [&str; 4] = ["blockade", "block_isolated", "block_intruder", "block_root"];
    let board = scene.board;
    let (who, other) = (name(side), name(side.other()));
    let before = |item: &&kmoch_eval::Item| RIGHT_BEFORE.contains(&item.clause.clause().key);
    let mut items: Vec<&kmoch_eval::Item> =
        group.items.iter().filter(|item| item.side == side && item.place.at.any()).collect();
    items.sort_by_key(|item| (!before(item), -item.amount.micropawns()));
    let first = items.first()?;
    let (blocker, pawn) = (first.place.on.first()?, first.place.at.first()?);
    let passed = scene.passers.get(side.other()).contains(pawn);
    let kind = if passed { "passed " } else { "" };
    let verb = if before(first) { "stops" } else { "waits for" };
    let why = match board.role_at(blocker) {
        Some(Role::Knight | Role::Bishop) if passed => ": a minor piece is the best blocker",
        Some(Role::King) => " and gets at it as well",
        _ => "",
    };
    let squares =
        items.iter().fold(Bitboard::EMPTY, |all, item| all | item.place.on | item.place.at);
    let mut sentence =
        format!("{who}'s {} {verb} {other}'s {kind}{pawn}-pawn{why}.", unit(board, blocker));
    let others: Vec<String> = items
        .iter()
        .filter(|item| before(item) && item.place.on.first() != Some(blocker))
        .filter_map(|item| {
            let (on, at) = (item.place.on.first()?, item.place.at.first()?);
            Some(format!("the {} stops {}", unit(board, on), at))
        })
        .take(1)
        .collect();
    if !others.is_empty() {
        sentence.push_str(&format!(" {}.", super::phrases::capital(&join(&others))));
    }
    Some(Telling::new(sentence, squares))
}

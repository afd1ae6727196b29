//! Passed pawns, pawns that may become so, and what stops them.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Board, Color, Role, Square};

use super::super::group::Group;
use super::super::material;
use super::super::scene::{Scene, pawn_attacks};
use super::Telling;
use super::phrases::{ahead_of, items_of, matters, places, rank_of};
use crate::language::{Phrase, pawns_of, say, units_of};

/// Passed pawns named.
const NAMED: usize = 3;

/// A side's passed pawns: what helps them, or what makes them worth little.
pub fn passers(group: &Group, side: Color, scene: &Scene) -> Option<Telling> {
    let all = *scene.passers.get(side);
    let named = super::phrases::foremost(all, side, NAMED);
    let furthest = super::phrases::foremost(all, side, 1).first()?;
    let connected = places(group, side, &["connected_passers", "connected_passers_diagonal"]) & all;
    // A pawn more that is passed is told here and nowhere else.
    let extra = items_of(group, side, &["material"]).next().is_some();
    let more = if extra { material::surplus(scene.board, side) } else { Vec::new() };
    let good = group.favours() == side;
    let facts = if good { helps(group, side, scene) } else { hinders(group, side, scene) };
    let squares = facts.iter().fold(all, |squares, (_, more)| squares | *more);
    let facts: Vec<Phrase> = facts.into_iter().map(|(words, _)| words).collect();
    let yes = |is: bool| if is { "yes" } else { "no" };
    let together = connected.more_than_one() && named == connected;
    let pawns = pawns_of(side, named);
    let head = match good {
        true if all.count() > NAMED => {
            let number = all.count();
            say!("passers-many", side, number, pawns, extra = yes(extra), more)
        }
        true => {
            let kind = kind(all, side, scene);
            say!("passers", pawns, kind, connected = yes(together), side, extra = yes(extra), more)
        }
        false => say!("passers-burden", pawns),
    };
    let sentence = if !facts.is_empty() {
        say!("passers-because", head, facts)
    } else if !good && may_step(furthest, side, scene) {
        return None;
    } else if rank_of(side, furthest) >= 6 && may_step(furthest, side, scene) {
        say!("passers-close", head)
    } else {
        say!("passers-only", head)
    };
    let stopped = stopped(scene.board, furthest);
    let sentence = match &stopped {
        Some((words, blockers)) if !good => {
            let telling = Telling::new(words.clone(), *blockers).about(Some(furthest));
            return Some(Telling { theme: Some(Theme::Blockade), ..telling });
        }
        Some((_, blockers)) => {
            let units = units_of(scene.board, *blockers & scene.board.by_color(side.other()));
            let for_now = say!("passer-stopped", units, number = named.count(), pawn = furthest);
            Phrase::in_turn([sentence, for_now])
        }
        None => sentence,
    };
    let telling = Telling::new(sentence, squares).about(Some(furthest));
    Some(match ahead_of(side, furthest) {
        Some(front) => telling.from(furthest.into(), front),
        None => telling,
    })
}

/// What players call a passed pawn that is the only one of its side: outside, if both sides have other pawns and all
/// of them stand far from it, or protected, if a pawn guards it.
fn kind(passed: Bitboard, side: Color, scene: &Scene) -> &'static str {
    const FAR: u32 = 3;
    let Some(pawn) = passed.single_square() else { return "plain" };
    let files = |other: Square| u32::from(other.file()).abs_diff(u32::from(pawn.file()));
    let others = scene.board.pawns() & !passed;
    let both_have_others = Color::ALL.iter().all(|&of| (others & scene.board.by_color(of)).any());
    let guarded = pawn_attacks(scene.board, side).contains(pawn);
    if both_have_others && others.into_iter().all(|other| files(other) >= FAR) {
        "outside"
    } else if guarded {
        "protected"
    } else {
        "plain"
    }
}

type Fact = (Phrase, Bitboard);

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
    let number = all.count().min(NAMED);
    let king = |square| units_of(scene.board, square);
    let mut facts: Vec<(Amount, Fact)> = Vec::new();
    if near(own, pawn, side) {
        let words = say!("passer-own-king", king = king(own), number);
        facts.push((worth(group, this, side, "passer_own_king"), (words, own.into())));
    }
    if far(enemy, pawn, side) {
        let words = say!("passer-king-far", king = king(enemy), number, pawn);
        facts.push((worth(group, this, side, "passer_enemy_king"), (words, enemy.into())));
    }
    if way(pawn, side).into_iter().all(|square| scene.board.role_at(square).is_none()) {
        let words = say!("passer-free", number);
        let free = worth(group, this, side, "passer") + worth(group, this, side, "passer_path");
        facts.push((free, (words, this)));
    }
    let runner = worth(group, this, side, "unstoppable_passer");
    let words = say!("passer-runs", king = king(enemy), number);
    facts.push((runner, (words, enemy.into())));
    let rooks = places(group, side, &["rook_behind_passer"]);
    if let Some(rook) = rooks.first() {
        let words = say!("passer-rook", rook, number);
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
    let number = all.count().min(NAMED);
    let king = |square| units_of(scene.board, square);
    let mut facts: Vec<(Amount, Fact)> = Vec::new();
    if !far(enemy, pawn, side) {
        let words = say!("passer-king-near", king = king(enemy), number);
        facts.push((-worth(group, this, side, "passer_enemy_king"), (words, enemy.into())));
    }
    let held = way(pawn, side) & scene.board.by_color(side.other());
    if held.any() {
        let words = say!("passer-held", units = units_of(scene.board, held), number);
        facts.push((-worth(group, this, side, "passer_path"), (words, held)));
    }
    let rooks = places(group, side.other(), &["rook_behind_passer"]);
    if let Some(rook) = rooks.first() {
        let words = say!("passer-enemy-rook", rook = units_of(scene.board, rook), number);
        facts.push((-worth(group, all, side, "rook_behind_passer"), (words, rook.into())));
    }
    let alone = worth(group, all, side, "isolated_horizontal")
        + worth(group, all, side, "isolated_half_open")
        + worth(group, all, side, "backward");
    facts.push((-alone, (say!("passer-alone", number), all)));
    best(facts, group)
}

fn best(mut facts: Vec<(Amount, Fact)>, group: &Group) -> Vec<Fact> {
    const MOST: usize = 2;
    facts.sort_by_key(|(gain, _)| -gain.micropawns());
    facts.retain(|(gain, _)| *gain > Amount::ZERO);
    // What is best is said in any case.
    let some = facts.iter().take_while(|(gain, _)| matters(*gain, group)).count().max(1);
    facts.truncate(some);
    facts.into_iter().map(|(_, fact)| fact).take(MOST).collect()
}

/// Whether no enemy stands right before a pawn.
fn may_step(pawn: Square, side: Color, scene: &Scene) -> bool {
    let enemy = scene.board.by_color(side.other());
    ahead_of(side, pawn).is_some_and(|front| !enemy.contains(front))
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
    let enemy = side.other();
    let candidates = places(group, side, &["potential_passer"]);
    if candidates.any() {
        let half = material::majority_of_half(scene.board, side);
        let half = half.filter(|(_, pawns)| (*pawns & candidates).any() && pawns.more_than_one());
        let Some((wing, squares)) = half else {
            let sentence = say!("majority-one", pawns = pawns_of(side, candidates));
            return candidates.single_square().map(|_| Telling::new(sentence, candidates));
        };
        let mine = say!("majority", pawns = pawns_of(side, squares), enemy, wing);
        let theirs = other_majority(scene, enemy, wing);
        let sentence = Phrase::in_turn([mine].into_iter().chain(theirs));
        return Some(Telling::new(sentence, squares | candidates));
    }
    let neutral = places(group, enemy, &["passer_neutral"]);
    let sentence = || say!("majority-none", pawns = pawns_of(enemy, neutral));
    neutral.any().then(|| Telling::new(sentence(), neutral))
}

/// The other side's majority on the other wing; doubled pawns cripple it.
fn other_majority(scene: &Scene, side: Color, wing: &str) -> Option<Phrase> {
    let (other, pawns) = material::majority_of_half(scene.board, side)?;
    let doubled: Bitboard = pawns
        .into_iter()
        .filter(|pawn| (pawns & Bitboard::from_file(pawn.file())).more_than_one())
        .collect();
    Some(match doubled.any() {
        _ if other == wing => return None,
        true => say!("majority-crippled", enemy = side, wing = other, squares = doubled),
        false => say!("majority-too", enemy = side, wing = other),
    })
}

/// Why a passed pawn gets through: its king goes with it, or the other one comes too late.
pub fn gets_through(pawn: Square, side: Color, scene: &Scene) -> Option<Phrase> {
    let (own, enemy) = (scene.king(side), scene.king(side.other()));
    let steps = way(pawn, side).count() as u32;
    let goal = super::phrases::foremost(way(pawn, side), side, 1).first()?;
    let board = scene.board;
    let pieces = board.by_color(side.other()) & !board.pawns() & !board.kings();
    let late = pieces.is_empty() && enemy.distance(goal) > steps + u32::from(scene.turn != side);
    let king = |square| units_of(scene.board, square);
    if late {
        Some(say!("passer-runs", king = king(enemy), number = 1_usize))
    } else if near(own, pawn, side) {
        Some(say!("passer-own-king", king = king(own), number = 1_usize))
    } else {
        None
    }
}

/// Who stops a passed pawn, if a piece stands right before it; and where that and the pawn are.
pub fn stopped(board: &Board, pawn: Square) -> Option<(Phrase, Bitboard)> {
    let side = board.color_at(pawn)?;
    let front = ahead_of(side, pawn)?;
    let blocker = board.piece_at(front)?;
    if blocker.color == side || blocker.role == Role::Pawn {
        return None;
    }
    let sentence = say!(
        "blockade",
        unit = units_of(board, front),
        pawn = pawns_of(side, pawn),
        how = "stops",
        passed = "yes",
        why = why(blocker.role, true),
    );
    Some((sentence, Bitboard::from(front) | pawn))
}

/// What makes a blocker a good one.
fn why(blocker: Role, passed: bool) -> &'static str {
    match blocker {
        Role::Knight | Role::Bishop if passed => "minor",
        Role::King => "king",
        _ => "none",
    }
}

/// What a side's pieces stop.
pub fn blockade(group: &Group, side: Color, scene: &Scene) -> Option<Telling> {
    const RIGHT_BEFORE: [&str; 4] = ["blockade", "block_isolated", "block_intruder", "block_root"];
    let board = scene.board;
    let before = |item: &&kmoch_eval::Item| RIGHT_BEFORE.contains(&item.clause.clause().key);
    // Some findings are about a square on a pawn's way, with another unit on it.
    let pawns = scene.units(side.other(), Role::Pawn);
    let of_pawn = |item: &&kmoch_eval::Item| {
        item.side == side && item.place.at.first().is_some_and(|at| pawns.contains(at))
    };
    let mut items: Vec<&kmoch_eval::Item> = group.items.iter().filter(of_pawn).collect();
    items.sort_by_key(|item| (!before(item), -item.amount.micropawns()));
    let first = items.first()?;
    let (blocker, pawn) = (first.place.on.first()?, first.place.at.first()?);
    let passed = scene.passers.get(side.other()).contains(pawn);
    if !passed && matches!(board.role_at(blocker), Some(Role::Rook | Role::Queen)) {
        // Heavy pieces have better things to do.
        return None;
    }
    let how = if before(first) { "stops" } else { "waits" };
    let why = why(board.role_at(blocker)?, passed);
    let squares =
        items.iter().fold(Bitboard::EMPTY, |all, item| all | item.place.on | item.place.at);
    let stops = say!(
        "blockade",
        unit = units_of(board, blocker),
        pawn = pawns_of(side.other(), pawn),
        how,
        passed = if passed { "yes" } else { "no" },
        why,
    );
    let other = items
        .iter()
        .filter(|item| before(item) && item.place.on.first() != Some(blocker))
        .find_map(|item| {
            let (on, at) = (item.place.on.first()?, item.place.at.first()?);
            Some(say!("blockade-other", unit = units_of(board, on), pawn = at))
        });
    let sentence = Phrase::in_turn([stops].into_iter().chain(other));
    Some(Telling::new(sentence, squares))
}

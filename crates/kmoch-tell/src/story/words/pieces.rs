//! Pieces: how free they are, what files they have, how they work together.

use kmoch_eval::Amount;
use shakmaty::{Bitboard, Color, File, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{at_edge, foremost, free_squares, in_centre, matters, places, rank_of};
use crate::language::{Phrase, say, units_of};

/// Pieces named of each side.
const NAMED: usize = 2;

/// A piece and what its findings in a group are worth to its side.
type Worth = (Square, Amount);

/// What each piece of a side has in a group.
fn worths(group: &Group, scene: &Scene, side: Color) -> Vec<Worth> {
    let mut worths: Vec<Worth> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == side) {
        let pieces = item.place.on & scene.board.by_color(side) & !scene.board.pawns();
        let Some(square) = pieces.single_square() else { continue };
        match worths.iter_mut().find(|(known, _)| *known == square) {
            Some((_, amount)) => *amount += item.amount,
            None => worths.push((square, item.amount)),
        }
    }
    worths.sort_by_key(|(_, amount)| -amount.micropawns());
    worths
}

/// Whose pieces are freer and better placed: the best of one side, the worst of the other. A piece
/// is measured by its counterpart, since what both have is no reason.
pub fn activity(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let other = side.other();
    let (ours, theirs) = (worths(group, scene, side), worths(group, scene, other));
    let of = |all: &[Worth], role: Role| -> Vec<Worth> {
        let is = |square| scene.board.role_at(square) == Some(role);
        all.iter().filter(|(square, _)| is(*square)).copied().collect()
    };
    let mut pairs: Vec<(Amount, Option<Worth>, Option<Worth>)> = Vec::new();
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let (ours, theirs) = (of(&ours, role), of(&theirs, role));
        for place in 0..ours.len().max(theirs.len()) {
            let (own, enemy) = (ours.get(place).copied(), theirs.get(place).copied());
            let worth = |piece: Option<Worth>| piece.map_or(Amount::ZERO, |(_, amount)| amount);
            pairs.push((worth(own) - worth(enemy), own, enemy));
        }
    }
    pairs.retain(|(gain, ..)| matters(*gain, group));
    pairs.sort_by_key(|(gain, ..)| -gain.micropawns());
    let (mut good, mut bad) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for (_, own, enemy) in pairs.iter().take(2 * NAMED) {
        match (own, enemy) {
            (Some((square, plus)), Some((at, minus))) => {
                if *plus + *minus < Amount::ZERO && *minus < Amount::ZERO {
                    bad.add(*at);
                } else if *plus > Amount::ZERO {
                    good.add(*square);
                }
            }
            (Some((square, plus)), None) if *plus > Amount::ZERO => good.add(*square),
            (None, Some((at, minus))) if *minus < Amount::ZERO => bad.add(*at),
            _ => {}
        }
    }
    let both = |pair: &(Amount, Option<Worth>, Option<Worth>)| [pair.1, pair.2];
    let squares: Bitboard =
        pairs.iter().take(2 * NAMED).flat_map(both).flatten().map(|(square, _)| square).collect();
    let praise = say_of(good, scene, "no", |square| praise(scene, side, square));
    let first = if praise.is_empty() { "yes" } else { "while" };
    let blame = say_of(bad, scene, first, |square| blame(scene, other, square));
    let sentence = match (praise.is_empty(), blame.is_empty()) {
        (false, false) => say!("active-while", side, praise, blame),
        (false, true) => say!("active", side, praise),
        (true, false) => say!("active-only-blame", blame),
        (true, true) => return None,
    };
    let unit = bad.single_square().filter(|_| good.is_empty());
    Some(Telling::new(sentence, squares).about(unit))
}

/// What is to be said of a piece, and how many squares it has if that is the point.
type Quality = (&'static str, Option<usize>);

/// What is good or bad about these pieces; those of whom the same is true are named together.
/// Whose the first are is said as asked.
fn say_of(
    pieces: Bitboard,
    scene: &Scene,
    first: &'static str,
    quality: impl Fn(Square) -> Quality,
) -> Vec<Phrase> {
    let mut said: Vec<(Quality, Bitboard)> = Vec::new();
    for square in pieces {
        let quality = quality(square);
        match said.iter_mut().find(|(known, _)| *known == quality) {
            Some((_, squares)) => squares.add(square),
            None => said.push((quality, square.into())),
        }
    }
    let said = said.into_iter().take(NAMED).enumerate();
    said.map(|(place, ((key, number), squares))| {
        let whose = if place == 0 { first } else { "no" };
        let phrase = say!(key, pieces = units_of(scene.board, squares), whose);
        match number {
            Some(number) => phrase.with("number", number),
            None => phrase,
        }
    })
    .collect()
}

fn praise(scene: &Scene, side: Color, square: Square) -> Quality {
    // So many squares make a piece free, by kind.
    let many = match scene.board.role_at(square) {
        Some(Role::Knight) => 5,
        Some(Role::Bishop) => 7,
        Some(Role::Rook) => 8,
        _ => 14,
    };
    let free = free_squares(scene.board, square).count();
    if rank_of(side, square) >= 5 {
        ("pieces-forward", None)
    } else if free >= many {
        ("pieces-free", Some(free))
    } else if in_centre(square) && rank_of(side, square) >= 4 {
        ("pieces-centre", None)
    } else {
        ("pieces-well", None)
    }
}

fn blame(scene: &Scene, side: Color, square: Square) -> Quality {
    const FEW: usize = 3;
    let free = free_squares(scene.board, square).count();
    let role = scene.board.role_at(square);
    let minor = matches!(role, Some(Role::Knight | Role::Bishop));
    if free == 0 {
        ("pieces-stuck", None)
    } else if minor && rank_of(side, square) == 1 {
        ("pieces-asleep", None)
    } else if free <= FEW {
        ("pieces-cramped", Some(free))
    } else if role == Some(Role::Knight) && at_edge(square) {
        ("pieces-edge", None)
    } else {
        ("pieces-little", None)
    }
}

/// Whose rooks have the files.
pub fn files(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let seventh = places(group, side, &["rook_on_seventh"]);
    let rooks = places(group, side, &["rook_file"]);
    let mut phrases: Vec<Phrase> = Vec::new();
    let mut squares = seventh | rooks;
    if let Some((file, on)) = File::ALL
        .into_iter()
        .map(|file| (file, rooks & Bitboard::from_file(file)))
        .max_by_key(|(_, on)| on.count())
        .filter(|(_, on)| on.any())
    {
        let column = Bitboard::from_file(file);
        let open = (scene.board.pawns() & column).is_empty();
        let kind = if open { "open" } else { "half-open" };
        let queen = scene.units(side, Role::Queen) & column;
        let enemy = scene.board.rooks() & scene.board.by_color(side.other()) & column;
        let contested = if enemy.any() { "yes" } else { "no" };
        squares |= queen;
        let rooks_there = units_of(scene.board, on);
        phrases.push(say!("file-held", rooks = rooks_there, contested, kind, file));
        let rest = rooks & !on;
        if let Some(rook) = rest.first().filter(|_| seventh.is_empty()) {
            let (rooks, file) = (units_of(scene.board, rook), rook.file());
            phrases.push(say!("file-too", rooks, file));
        }
    }
    if let Some(rook) = seventh.first() {
        let enemy = side.other();
        let rank = Bitboard::from_rank(rook.rank());
        let targets = foremost(scene.units(enemy, Role::Pawn) & rank, enemy, NAMED);
        let doing = match targets.any() {
            true => say!("seventh-attacking", squares = targets),
            false => say!("seventh-king", king = scene.king(enemy)),
        };
        let whose = if phrases.is_empty() { "yes" } else { "no" };
        phrases.push(if rooks.single_square() == Some(rook) {
            say!("seventh-too", doing)
        } else {
            say!("seventh", rooks = units_of(scene.board, rook), whose, doing)
        });
        squares |= targets;
    }
    (!phrases.is_empty()).then(|| Telling::new(say!("files", phrases), squares))
}

/// Whose pieces work together better.
pub fn harmony(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let mut pieces: Vec<Worth> = Vec::new();
    let mut meeting: Vec<(Square, Amount)> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == side) {
        let units = item.place.on & scene.board.by_color(side) & !scene.board.pawns();
        for square in units {
            match pieces.iter_mut().find(|(known, _)| *known == square) {
                Some((_, amount)) => *amount += item.amount,
                None => pieces.push((square, item.amount)),
            }
        }
        for square in item.place.at & !scene.board.by_color(side) {
            match meeting.iter_mut().find(|(known, _)| *known == square) {
                Some((_, amount)) => *amount += item.amount,
                None => meeting.push((square, item.amount)),
            }
        }
    }
    pieces.sort_by_key(|(_, amount)| -amount.micropawns());
    meeting.sort_by_key(|(_, amount)| -amount.micropawns());
    let named: Bitboard = pieces.iter().take(3).map(|(square, _)| *square).collect();
    let targets: Bitboard = meeting.iter().take(2).map(|(square, _)| *square).collect();
    if named.count() < 2 {
        return None;
    }
    let pieces = units_of(scene.board, named);
    let sentence = match targets.any() {
        true => say!("harmony-meet", pieces, squares = targets),
        false => say!("harmony", pieces),
    };
    Some(Telling::new(sentence, named | targets))
}

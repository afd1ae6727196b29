//! Pieces: how free they are and how well placed.

use kmoch_eval::Amount;
use shakmaty::{Bitboard, Board, Color, File, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{at_edge, free_squares, in_centre, matters, rank_of};
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
        // Of these, most is told elsewhere: what is left would measure them wrongly.
        if (scene.posts | scene.bad_bishops).contains(square) {
            continue;
        }
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
    let beginning = is_beginning(scene.board, side);
    let (mut good, mut bad) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for (_, own, enemy) in pairs.iter().take(2 * NAMED) {
        match (own, enemy) {
            (Some((square, plus)), Some((at, minus))) => {
                let at_home =
                    is_home(scene.board, side, *square) && is_home(scene.board, other, *at);
                if beginning && at_home && praise(scene, side, *square) != WELL {
                    // What nobody has moved yet is no reproach.
                    good.add(*square);
                } else if *plus + *minus < Amount::ZERO && *minus < Amount::ZERO {
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
    if is_opening(scene.board) {
        // While both sides are still bringing their pieces out, nobody counts their squares.
        bad = Bitboard::EMPTY;
        good = good.into_iter().filter(|&at| praise(scene, side, at) == OPEN_LINES).collect();
        if good.is_empty() {
            return None;
        }
    }
    let both = |pair: &(Amount, Option<Worth>, Option<Worth>)| [pair.1, pair.2];
    let squares: Bitboard =
        pairs.iter().take(2 * NAMED).flat_map(both).flatten().map(|(square, _)| square).collect();
    // That a piece stands well says little: then it is named only if nothing else can be said.
    let seen: Bitboard =
        good.into_iter().filter(|&square| praise(scene, side, square) != WELL).collect();
    let beside = pairs.iter().find_map(|(_, own, enemy)| Some(((*own)?.0, (*enemy)?.0)));
    let named = if seen.is_empty() && bad.is_empty() && beside.is_none() { good } else { seen };
    let praise = say_of(named, scene, "no", |square| praise(scene, side, square));
    let first = if praise.is_empty() { "yes" } else { "while" };
    let blame = say_of(bad, scene, first, |square| blame(scene, other, square));
    let sentence = match (praise.is_empty(), blame.is_empty()) {
        (false, false) => say!("active-while", side, praise, blame),
        (false, true) => say!("active", side, praise),
        (true, false) => say!("active-only-blame", blame),
        (true, true) => {
            let places = <[Square; 2]>::from(beside?);
            let [ours, theirs] = places.map(|at| free_squares(scene.board, at).count());
            let [piece, other] = places.map(|at| units_of(scene.board, at));
            match ours > theirs {
                true => say!("active-beside", piece, other, ours, theirs),
                false => return None,
            }
        }
    };
    let unit = bad.single_square().filter(|_| good.is_empty());
    Some(Telling::new(sentence, squares).about(unit))
}

/// What is to be said of a piece, and how many squares it has if that is the point.
type Quality = (&'static str, Option<usize>);

/// Well placed by the count, and nothing that can be seen.
const WELL: Quality = ("pieces-well", None);

/// At home, with lines that lead out.
const OPEN_LINES: Quality = ("pieces-open", None);

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
    let slides = scene.board.role_at(square) != Some(Role::Knight);
    if (5..8).contains(&rank_of(side, square)) {
        ("pieces-forward", None)
    } else if free >= many {
        ("pieces-free", Some(free))
    } else if in_centre(square) && rank_of(side, square) >= 4 {
        ("pieces-centre", None)
    } else if rank_of(side, square) == 1 && slides && free >= OPEN {
        OPEN_LINES
    } else {
        WELL
    }
}

/// So many squares are more than a piece at home has in front of its own pawns.
const OPEN: usize = 3;

/// Whether a piece stands where such pieces stand before a game begins.
fn is_home(board: &Board, side: Color, square: Square) -> bool {
    let files: &[File] = match board.role_at(square) {
        Some(Role::Rook) => &[File::A, File::H],
        Some(Role::Knight) => &[File::B, File::G],
        Some(Role::Bishop) => &[File::C, File::F],
        _ => &[File::D],
    };
    rank_of(side, square) == 1 && files.contains(&square.file())
}

/// Whether a pawn of its own keeps a rook from using its file.
pub fn is_behind_own_pawn(scene: &Scene, side: Color, rook: Square) -> bool {
    if scene.board.role_at(rook) != Some(Role::Rook) {
        return false;
    }
    let file = scene.units(side, Role::Pawn) & Bitboard::from_file(rook.file());
    file.into_iter().any(|pawn| rank_of(side, pawn) > rank_of(side, rook))
}

/// Whether both sides are still bringing their pieces out.
pub fn is_opening(board: &Board) -> bool {
    Color::ALL.iter().all(|&side| is_beginning(board, side))
}

/// Whether most of a side's knights and bishops are still where they began.
fn is_beginning(board: &Board, side: Color) -> bool {
    let minors = (board.knights() | board.bishops()) & board.by_color(side);
    let at_home = minors.into_iter().filter(|&minor| is_home(board, side, minor)).count();
    2 * at_home > minors.count()
}

fn blame(scene: &Scene, side: Color, square: Square) -> Quality {
    const FEW: usize = 3;
    let free = free_squares(scene.board, square).count();
    let role = scene.board.role_at(square);
    let minor = matches!(role, Some(Role::Knight | Role::Bishop));
    if !scene.endgame && is_home(scene.board, side, square) && (minor || free <= FEW) {
        match role == Some(Role::Knight) && !is_beginning(scene.board, side) {
            // It may have come back.
            true => ("pieces-idle", None),
            false => ("pieces-asleep", None),
        }
    } else if free == 0 {
        ("pieces-stuck", None)
    } else if free <= FEW {
        ("pieces-cramped", Some(free))
    } else if role == Some(Role::Knight) && at_edge(square) {
        ("pieces-edge", None)
    } else if is_behind_own_pawn(scene, side, square) {
        ("pieces-behind-pawn", None)
    } else {
        ("pieces-little", None)
    }
}

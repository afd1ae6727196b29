//! Weak pawns: what is wrong with them, and who takes advantage.

use kmoch_eval::Amount;
use kmoch_eval::sentence::name;
use shakmaty::{Bitboard, Color, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{ahead_of, attackers, by_number, capital, foremost, pawns, unit};

/// Pawns of a kind named.
const NAMED: usize = 3;

/// The kinds of weakness, the gravest first, by the clauses that find them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    DoubledIsolated,
    Treble,
    Isolated,
    Doubled,
    Backward,
    Other,
}

/// A side's weak pawns.
pub fn weak_pawns(group: &Group, side: Color, scene: &Scene) -> Option<Telling> {
    /// Kinds of weakness told.
    const TOLD: usize = 2;
    let mut weights: Vec<(Square, Amount)> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == side) {
        for square in item.place.on & *scene.weak.get(side) {
            match weights.iter_mut().find(|(known, _)| *known == square) {
                Some((_, amount)) => *amount += item.amount,
                None => weights.push((square, item.amount)),
            }
        }
    }
    let mut kinds: Vec<(Kind, Bitboard, Amount)> = Vec::new();
    for (square, amount) in weights {
        let kind = kind(group, side, square);
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((_, squares, sum)) => {
                squares.add(square);
                *sum += amount;
            }
            None => kinds.push((kind, square.into(), amount)),
        }
    }
    kinds.sort_by_key(|(kind, _, amount)| (amount.micropawns(), *kind));
    let all = kinds.iter().fold(Bitboard::EMPTY, |all, (_, squares, _)| all | *squares);
    let &(kind, squares, _) = kinds.first()?;
    let mut sentence = format!("{}'s {}", name(side), say(kind, squares, side, scene));
    match kinds.get(1) {
        Some(&(kind, squares, _)) if kinds.len() >= TOLD => {
            sentence.push_str(&format!(". {}", capital(&format!("the {}", short(kind, squares)))));
        }
        _ => {}
    }
    Some(Telling::new(sentence + ".", all).about(squares.single_square()))
}

fn kind(group: &Group, side: Color, square: Square) -> Kind {
    let has = |keys: &[&str]| {
        group.items.iter().any(|item| {
            item.side == side
                && item.place.on.contains(square)
                && keys.contains(&item.clause.clause().key)
        })
    };
    let isolated = has(&["isolated_horizontal", "isolated_half_open", "isolated_fixed"]);
    let doubled = has(&["doubled", "doubled_immobilised", "doubled_closing_ranks"]);
    match () {
        () if has(&["treble", "quadruple"]) => Kind::Treble,
        () if isolated && doubled => Kind::DoubledIsolated,
        () if isolated => Kind::Isolated,
        () if doubled => Kind::Doubled,
        () if has(&["backward", "backward_fated"]) => Kind::Backward,
        () => Kind::Other,
    }
}

/// The weakness with its meaning: what it is and why it is bad.
fn say(kind: Kind, squares: Bitboard, side: Color, scene: &Scene) -> String {
    let who = pawns(foremost(squares, side, NAMED));
    let is = by_number(squares, "is", "are");
    let (it, them) = (by_number(squares, "it", "they"), by_number(squares, "it", "them"));
    let enemy = name(side.other());
    match kind {
        Kind::DoubledIsolated => format!(
            "{who} {is} doubled and isolated: no pawn can ever guard {them}, and {it} cannot guard each other"
        ),
        Kind::Treble => format!("{who} stand on one file: two of them are only in the way"),
        Kind::Isolated => {
            let bearing = bears(squares, side, scene);
            let front = squares.single_square().and_then(|pawn| ahead_of(side, pawn));
            match (bearing, front) {
                (Some(bearing), _) => {
                    format!("{who} {is} isolated: no pawn can ever guard {them}, and {bearing}")
                }
                (None, Some(front)) => format!(
                    "{who} {is} isolated: no pawn can ever guard {them}, nor the square in front, {front}"
                ),
                _ => format!("{who} {is} isolated: no pawn can ever guard {them}"),
            }
        }
        Kind::Doubled => format!(
            "{who} {is} doubled: {it} cannot guard each other, and the rear one is held up by the other"
        ),
        Kind::Backward => {
            let front = squares.single_square().and_then(|pawn| ahead_of(side, pawn));
            match (bears(squares, side, scene), front) {
                (Some(bearing), Some(front)) => format!(
                    "{who} {is} backward: {enemy}'s pawns cover {front} before it and none of its own can support it; {bearing}"
                ),
                (None, Some(front)) => format!(
                    "{who} {is} backward: {enemy}'s pawns cover {front} before it, and none of its own can support it there"
                ),
                _ => format!(
                    "{who} {is} backward: {enemy}'s pawns cover the squares before them, and no pawn can support them there"
                ),
            }
        }
        Kind::Other => {
            format!(
                "{who} {is} weak: {it} {} to be guarded by pieces",
                by_number(squares, "has", "have")
            )
        }
    }
}

/// The same in few words, for the second kind of weakness.
fn short(kind: Kind, squares: Bitboard) -> String {
    let is = by_number(squares, "is", "are");
    let what = match kind {
        Kind::DoubledIsolated => "doubled and isolated",
        Kind::Treble => "on one file",
        Kind::Isolated => "isolated",
        Kind::Doubled => "doubled",
        Kind::Backward => "backward",
        Kind::Other => "weak",
    };
    format!("{} {is} {what} too", pawns(squares)).replace(" too too", " too")
}

/// Who already looks at a single weak pawn.
fn bears(squares: Bitboard, side: Color, scene: &Scene) -> Option<String> {
    let pawn = squares.single_square()?;
    let board = scene.board;
    let front = ahead_of(side, pawn)?;
    let enemy = side.other();
    let blocker =
        board.piece_at(front).filter(|piece| piece.color == enemy && piece.role != Role::Pawn);
    if blocker.is_some() {
        return Some(format!("{}'s {} stops it", name(enemy), unit(board, front)));
    }
    let looking = attackers(scene, enemy, pawn) & !board.pawns() & !board.kings();
    let looking = looking.first()?;
    Some(format!("{}'s {} already looks at it", name(enemy), unit(board, looking)))
}

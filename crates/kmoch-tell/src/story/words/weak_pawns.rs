//! Weak pawns: what is wrong with them, and who takes advantage.

use kmoch_eval::structures::ISOLANI;
use kmoch_eval::{Amount, Theme};
use shakmaty::attacks::pawn_attacks;
use shakmaty::{Bitboard, Color, File, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{ahead_of, attackers, foremost};
use crate::language::{Phrase, pawns_of, say, units_of};

/// Pawns of a kind named; of doubled pawns two pairs.
const NAMED: usize = 3;
const TWINS_NAMED: usize = 4;

/// Pawns on one file are in each other's way if they are no further apart than this.
const NEAR: u32 = 2;

/// The kinds of weakness, the gravest first, by the clauses that find them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    DoubledIsolated,
    Treble,
    Isolated,
    Doubled,
    Backward,
    Apart,
    Other,
}

impl Kind {
    /// What sentences call it.
    fn key(self) -> &'static str {
        match self {
            Kind::DoubledIsolated => "doubled-isolated",
            Kind::Treble => "treble",
            Kind::Isolated => "isolated",
            Kind::Doubled => "doubled",
            Kind::Backward => "backward",
            Kind::Apart => "apart",
            Kind::Other => "other",
        }
    }
}

/// A side's weak pawns.
pub fn weak_pawns(group: &Group, side: Color, scene: &Scene) -> Option<Telling> {
    /// Kinds of weakness told.
    const TOLD: usize = 2;
    let mut weights: Vec<(Square, Amount)> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == side) {
        for square in item.place.on & *scene.weak.get(side) & !*scene.passers.get(side) {
            match weights.iter_mut().find(|(known, _)| *known == square) {
                Some((_, amount)) => *amount += item.amount,
                None => weights.push((square, item.amount)),
            }
        }
    }
    let mut kinds: Vec<(Kind, Bitboard, Amount)> = Vec::new();
    for (square, amount) in weights {
        let kind = kind(group, scene, side, square);
        let amount = Amount::from_micropawns(amount.micropawns() * emphasis(square));
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((_, squares, sum)) => {
                *squares |= with_twins(kind, square, side, scene);
                *sum += amount;
            }
            None => kinds.push((kind, with_twins(kind, square, side, scene), amount)),
        }
    }
    // What has a name comes before what has none.
    let named = |kind: Kind| matches!(kind, Kind::Apart | Kind::Other);
    kinds.sort_by_key(|(kind, _, amount)| (named(*kind), amount.micropawns(), *kind));
    let all = kinds.iter().fold(Bitboard::EMPTY, |all, (_, squares, _)| all | *squares);
    let &(kind, squares, _) = kinds.first()?;
    let second = kinds.get(1).filter(|_| kinds.len() >= TOLD);
    let second = second.map(|&(kind, squares, _)| {
        say!("weak-too", pawns = pawns_of(side, squares), kind = kind.key())
    });
    let sentence = Phrase::in_turn([say(kind, squares, side, scene)].into_iter().chain(second));
    Some(Telling::new(sentence, all).about(squares.single_square()))
}

/// A side's hanging pawns: strong while they command the squares before them, weak once they have to
/// be guarded.
pub fn hanging(group: &Group, side: Color, scene: &Scene) -> Option<Telling> {
    let pair = *scene.hanging.get(side);
    let pawns = pawns_of(side, pair);
    let enemy = side.other();
    if group.favours() == side {
        let squares = foremost(
            pair.into_iter().flat_map(|pawn| pawn_attacks(side, pawn)).collect(),
            side,
            NAMED,
        );
        let sentence = say!("hanging-strong", pawns, squares);
        return Some(Telling::new(sentence, pair | squares));
    }
    let looking =
        |pawn| attackers(scene, enemy, pawn) & !scene.board.pawns() & !scene.board.kings();
    let watched = pair.into_iter().find_map(|pawn| Some((pawn, looking(pawn).first()?)));
    let sentence = match watched {
        Some((pawn, unit)) => {
            say!("hanging-watched", pawns, unit = units_of(scene.board, unit), pawn)
        }
        None => say!("hanging-weak", pawns, enemy),
    };
    let telling = Telling::new(sentence, pair);
    Some(Telling { theme: Some(Theme::PawnWeaknesses), ..telling })
}

/// What is wrong with a pawn: what everybody can see on the board first, then what clauses say of it.
fn kind(group: &Group, scene: &Scene, side: Color, square: Square) -> Kind {
    let has = |keys: &[&str]| {
        group.items.iter().any(|item| {
            item.side == side
                && item.place.on.contains(square)
                && keys.contains(&item.clause.clause().key)
        })
    };
    let pawns = scene.units(side, Role::Pawn);
    let file = Bitboard::from_file(square.file());
    let isolated = (pawns & beside(square)).is_empty();
    let near = |twin: Square| twin != square && twin.rank().distance(square.rank()) <= NEAR;
    let doubled = (pawns & file).into_iter().any(near);
    match () {
        () if (pawns & file).count() > 2 => Kind::Treble,
        () if isolated && doubled => Kind::DoubledIsolated,
        () if isolated => Kind::Isolated,
        () if doubled => Kind::Doubled,
        () if has(&["backward", "backward_fated"]) => Kind::Backward,
        () if scene.is_left_alone(side, square) && !has_company(square, pawns) => Kind::Apart,
        () => Kind::Other,
    }
}

/// A pawn, with the others on its file if that is what is wrong with it.
fn with_twins(kind: Kind, pawn: Square, side: Color, scene: &Scene) -> Bitboard {
    match kind {
        Kind::DoubledIsolated | Kind::Treble | Kind::Doubled => {
            let file = scene.units(side, Role::Pawn) & Bitboard::from_file(pawn.file());
            let near = |twin: &Square| twin.rank().distance(pawn.rank()) <= NEAR;
            file.into_iter().filter(near).collect()
        }
        _ => pawn.into(),
    }
}

/// Whether a pawn beside it stands on the same rank or the next.
fn has_company(pawn: Square, pawns: Bitboard) -> bool {
    (pawns & beside(pawn)).into_iter().any(|other| other.rank().distance(pawn.rank()) <= 1)
}

/// The files beside a pawn's own.
fn beside(pawn: Square) -> Bitboard {
    let next = |by: i32| {
        let file = i32::from(pawn.file()) + by;
        (0..8).contains(&file).then(|| Bitboard::from_file(File::new(file as u32)))
    };
    [-1, 1].into_iter().filter_map(next).fold(Bitboard::EMPTY, |all, file| all | file)
}

/// What a pawn counts for where one kind of weakness is weighed against another: one at the edge matters less.
fn emphasis(square: Square) -> i32 {
    if [File::A, File::H].contains(&square.file()) { 1 } else { 2 }
}

/// The weakness with its meaning: what it is and why it is bad.
fn say(kind: Kind, squares: Bitboard, side: Color, scene: &Scene) -> Phrase {
    let most = match kind {
        Kind::DoubledIsolated | Kind::Doubled => TWINS_NAMED,
        _ => NAMED,
    };
    let pawns = pawns_of(side, foremost(squares, side, most));
    let enemy = side.other();
    let queens_pawn = ISOLANI.holds(scene.board, side).then(|| isolani(side));
    if kind == Kind::Isolated && queens_pawn.is_some() && squares.single_square() == queens_pawn {
        return match bears(squares, side, scene) {
            Some(bearing) => say!("isolani-watched", pawns, bearing),
            None => say!("isolani", pawns),
        };
    }
    let front = squares.single_square().and_then(|pawn| ahead_of(side, pawn));
    match (kind, bears(squares, side, scene), front) {
        (Kind::DoubledIsolated, ..) => say!("weak-doubled-isolated", pawns),
        (Kind::Treble, ..) => say!("weak-treble", pawns),
        (Kind::Isolated, Some(bearing), _) => say!("weak-isolated-watched", pawns, bearing),
        (Kind::Isolated, None, Some(front)) => say!("weak-isolated-front", pawns, front),
        (Kind::Isolated, None, None) => say!("weak-isolated", pawns),
        (Kind::Doubled, ..) => say!("weak-doubled", pawns),
        (Kind::Backward, Some(bearing), Some(front)) => {
            say!("weak-backward-watched", pawns, enemy, front, bearing)
        }
        (Kind::Backward, None, Some(front)) => say!("weak-backward-front", pawns, enemy, front),
        (Kind::Backward, _, None) => say!("weak-backward", pawns, enemy),
        (Kind::Apart, ..) => say!("weak-apart", pawns),
        (Kind::Other, ..) => say!("weak-other", pawns),
    }
}

/// Where an isolated queen's pawn stands.
fn isolani(side: Color) -> Square {
    side.fold_wb(Square::D4, Square::D5)
}

/// Who already looks at a single weak pawn.
fn bears(squares: Bitboard, side: Color, scene: &Scene) -> Option<Phrase> {
    let pawn = squares.single_square()?;
    let board = scene.board;
    let front = ahead_of(side, pawn)?;
    let enemy = side.other();
    let blocker =
        board.piece_at(front).filter(|piece| piece.color == enemy && piece.role != Role::Pawn);
    if blocker.is_some() {
        return Some(say!("weak-stopped", unit = units_of(board, front)));
    }
    let looking = attackers(scene, enemy, pawn) & !board.pawns() & !board.kings();
    Some(say!("weak-looked-at", unit = units_of(board, looking.first()?)))
}

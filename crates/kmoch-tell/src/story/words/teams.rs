//! Pieces together: what files rooks have, and whose pieces work together.

use kmoch_eval::Amount;
use shakmaty::{Bitboard, Color, File, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{foremost, places, rank_of};
use crate::language::{Phrase, say, units_of};

/// Pawns named on the seventh rank.
const NAMED: usize = 2;

/// Whose rooks have the files.
pub fn files(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let seventh = places(group, side, &["rook_on_seventh"]);
    let rooks = places(group, side, &["rook_file"]);
    let rooks: Bitboard = rooks.into_iter().filter(|&rook| !waits(rook, side, scene)).collect();
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

/// Whether a rook is on its file only because an enemy passed pawn is: it stands before it.
fn waits(rook: Square, side: Color, scene: &Scene) -> bool {
    let passers = *scene.passers.get(side.other()) & Bitboard::from_file(rook.file());
    passers.into_iter().any(|pawn| rank_of(side, pawn) > rank_of(side, rook))
}

/// Whose pieces work together better.
pub fn harmony(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let mut pieces: Vec<(Square, Amount)> = Vec::new();
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

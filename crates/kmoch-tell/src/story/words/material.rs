//! Material in words.

use kmoch_eval::Theme;
use shakmaty::{Color, Role};

use super::super::group::Group;
use super::super::material as count;
use super::super::scene::Scene;
use super::Telling;
use crate::language::{Material, Phrase, say};

/// "White is a knight ahead", "Black has a rook for a bishop and a pawn".
pub fn material(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let enemy = side.other();
    let (more, less) = (count::surplus(scene.board, side), count::surplus(scene.board, enemy));
    if more.is_empty() {
        return None;
    }
    let sentence = if less.is_empty() {
        ahead(scene, side, more)
    } else if count::points(&more) > count::points(&less) {
        say!("material-for", side, more, less)
    } else {
        say!("material-worth", side, enemy, more, less)
    };
    let squares = count::squares(scene.board, side) | count::squares(scene.board, side.other());
    let imbalance = count::is_imbalance(scene.board);
    Some(Telling {
        theme: imbalance.then_some(Theme::Imbalance),
        ..Telling::new(sentence, squares)
    })
}

/// So much ahead; of pawns, with the wing that has them.
fn ahead(scene: &Scene, side: Color, more: Material) -> Phrase {
    let ours = count::majority(scene.board, side);
    let pawns_only = matches!(more.as_slice(), [(Role::Pawn, _)]);
    let Some(pawn) = ours.first().filter(|_| pawns_only) else {
        return say!("material-ahead", side, more);
    };
    let (wing, files) = count::wing(pawn);
    let theirs = (scene.units(side.other(), Role::Pawn) & files).count();
    say!("material-ahead-wing", side, more, ours = ours.count(), theirs, wing)
}

/// The pair of bishops.
pub fn bishop_pair(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let bishops = scene.units(side, Role::Bishop);
    if bishops.count() < 2 {
        return None;
    }
    Some(Telling::new(say!("bishop-pair", side, bishops), bishops))
}

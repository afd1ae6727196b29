//! Material in words.

use kmoch_eval::Theme;
use kmoch_eval::sentence::{join, list, name};
use shakmaty::{Color, Role};

use super::super::group::Group;
use super::super::material as count;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{counted, role_name};

/// "White is a knight ahead", "Black has a rook for a bishop and a pawn".
pub fn material(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let (who, other) = (name(side), name(side.other()));
    let (more, less) =
        (count::surplus(scene.board, side), count::surplus(scene.board, side.other()));
    if more.is_empty() {
        return None;
    }
    let sentence = if less.is_empty() {
        format!("{who} is {} ahead{}.", units(&more), on_wing(scene, side, &more))
    } else if count::points(&more) > count::points(&less) {
        format!("{who} has {} for {}, and that is more.", units(&more), units(&less))
    } else {
        format!(
            "{who} has {} for {other}'s {}, which is worth more here.",
            units(&more),
            bare(&less)
        )
    };
    let squares = count::squares(scene.board, side) | count::squares(scene.board, side.other());
    let imbalance = count::is_imbalance(scene.board);
    Some(Telling {
        theme: imbalance.then_some(Theme::Imbalance),
        ..Telling::new(sentence, squares)
    })
}

/// Where an extra pawn is, if one wing has it.
fn on_wing(scene: &Scene, side: Color, more: &[(Role, usize)]) -> String {
    if !matches!(more, [(Role::Pawn, _)]) {
        return String::new();
    }
    let ours = count::majority(scene.board, side);
    let Some(pawn) = ours.first() else { return String::new() };
    let (wing, files) = count::wing(pawn);
    let theirs = scene.units(side.other(), Role::Pawn) & files;
    let against = match theirs.count() {
        0 => "none".to_owned(),
        number => super::count(number),
    };
    format!(", with {} against {against} {wing}", super::count(ours.count()))
}

/// The pair of bishops.
pub fn bishop_pair(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let bishops = scene.units(side, Role::Bishop);
    if bishops.count() < 2 {
        return None;
    }
    let sentence = format!(
        "{} has the bishop pair on {}: together they cover the squares of both colours.",
        name(side),
        list(bishops)
    );
    Some(Telling::new(sentence, bishops))
}

/// "a rook and two pawns".
fn units(units: &[(Role, usize)]) -> String {
    let parts: Vec<String> = units
        .iter()
        .map(|&(role, number)| match number {
            1 => format!("a {}", role_name(role)),
            _ => counted(number, role_name(role)),
        })
        .collect();
    join(&parts)
}

/// "rook and two pawns".
fn bare(units: &[(Role, usize)]) -> String {
    let parts: Vec<String> = units
        .iter()
        .map(|&(role, number)| match number {
            1 => role_name(role).to_owned(),
            _ => counted(number, role_name(role)),
        })
        .collect();
    join(&parts)
}

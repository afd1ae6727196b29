//! The idea behind what a line brings, if it has a name: a fork, a pin, a named mate.

use kmoch_motifs::{Claim, Line, Step, find as find_motifs};
use shakmaty::{Chess, Color, Move, Position as _};

use super::proof::Brings;
use crate::language::{Phrase, motif};

/// Motifs that explain a gain best, the most telling first.
const TELLING: [&str; 12] = [
    "fork",
    "skewer",
    "discovered_attack",
    "trapped_piece",
    "double_check",
    "hanging_piece",
    "capturing_defender",
    "deflection",
    "overloaded_piece",
    "attraction",
    "pin",
    "interference",
];

/// The motif that explains best what a line brings, and its words.
pub fn telling_motif(
    position: &Chess,
    moves: &[Move],
    side: Color,
    brings: &Brings,
) -> Option<(Claim, Phrase)> {
    let rank = |claim: &Claim| TELLING.iter().position(|key| *key == claim.motif.key);
    let line = line_of(position, moves, side)?;
    let mut claims = find_motifs(&line, None);
    let claim = match brings {
        Brings::Mate(_) => claims.into_iter().find(|claim| claim.motif.key.ends_with("_mate")),
        Brings::Promotion => None,
        Brings::Material { .. } => {
            claims.retain(|claim| rank(claim).is_some() && !is_answer(claim, &line));
            claims.into_iter().min_by_key(|claim| rank(claim))
        }
    }?;
    let idea = motif(&claim, &line);
    Some((claim, idea))
}

/// Whether something comes between that the other side puts there itself: that is an answer, and nobody's idea.
fn is_answer(claim: &Claim, line: &Line) -> bool {
    let mut steps = claim.plies.clone().filter_map(|ply| line.step(ply));
    let between = |step: Step<'_>| {
        Some(&step.mv.to()) == claim.squares.first() && step.before.turn() == claim.by
    };
    claim.motif.key == "interference" && !steps.any(between)
}

/// The line as motifs are looked for in it: what this side achieves.
fn line_of(position: &Chess, line: &[Move], side: Color) -> Option<Line> {
    let mode = position.castles().mode();
    let moves: Vec<String> = line.iter().map(|mv| mv.to_uci(mode).to_string()).collect();
    let moves = moves.join(" ");
    let line = if position.turn() == side {
        Line::solution(position.clone(), &moves)
    } else {
        Line::puzzle(position.clone(), &moves)
    };
    line.ok()
}

//! What a line brings, in words.

use kmoch_eval::sentence::{join, name};
use shakmaty::{Chess, Position as _};

use super::proof::{Brings, KINDS, Proof, Units};
use super::searched::written;
use super::words::{capital, count, role_name};

/// What best play in a position brings: "Black wins a queen: 3...Qxg5. The queen on g5 hangs: ...".
pub fn in_position(proof: &Proof, position: &Chess) -> String {
    let (side, line) = (name(proof.side), proof.line(position));
    let head = match &proof.brings {
        Brings::Mate(1) => format!("{side} mates at once: {line}."),
        Brings::Mate(moves) => format!("{side} mates in {moves}: {line}."),
        Brings::Promotion => format!("{side} gets a pawn through: {line}."),
        Brings::Material { gained, given } => {
            format!("{side} wins {}: {line}.", what_for_what(*gained, *given))
        }
    };
    head + &idea(proof)
}

/// What the other side would do if it were to move again: "Black threatens 10...Bxh2+, winning a pawn."
pub fn as_threat(proof: &Proof, passed: &Chess) -> String {
    let (side, line) = (name(proof.side), proof.line(passed));
    match &proof.brings {
        Brings::Mate(1) => format!("{side} threatens mate: {line}."),
        Brings::Mate(moves) => {
            format!("{side} threatens mate in {}: {line}.", count(*moves as usize))
        }
        Brings::Promotion => format!("{side} threatens to get a pawn through: {line}."),
        Brings::Material { gained, given } => {
            let what = what_for_what(*gained, *given);
            let (first, rest) = split(proof, passed);
            format!("{side} threatens {first}, winning {what}{rest}.")
        }
    }
}

/// What a move or a line does, after the move itself: "wins a pawn", "mates in two".
pub fn does(proof: &Proof) -> String {
    match &proof.brings {
        Brings::Mate(1) => "mates".to_owned(),
        Brings::Mate(moves) => format!("mates in {}", count(*moves as usize)),
        Brings::Promotion => "gets a pawn through".to_owned(),
        Brings::Material { gained, given } => format!("wins {}", what_for_what(*gained, *given)),
    }
}

/// The first move of a proof by its side, and the rest of the line in brackets: "13...Qxb2" and
/// " (14.Rb1 Qxa2)".
pub fn split(proof: &Proof, position: &Chess) -> (String, String) {
    let lead = usize::from(position.turn() != proof.side);
    let mut at = position.clone();
    for &mv in &proof.moves[..lead.min(proof.moves.len())] {
        at.play_unchecked(mv);
    }
    let rest = &proof.moves[lead.min(proof.moves.len())..];
    let Some(&first) = rest.first() else { return (proof.line(position), String::new()) };
    let named = written(&at, &[first]);
    at.play_unchecked(first);
    match &rest[1..] {
        [] => (named, String::new()),
        rest => (named, format!(" ({})", written(&at, rest))),
    }
}

/// The motif as a sentence of its own.
pub fn idea(proof: &Proof) -> String {
    proof.motif.as_ref().map_or_else(String::new, |claim| format!(" {}.", capital(&claim.sentence)))
}

/// "a queen for a bishop", by what is no longer on the board.
pub fn what_for_what(gained: Units, given: Units) -> String {
    let gained = listed(gained).unwrap_or_default();
    match listed(given) {
        Some(given) => format!("{gained} for {given}"),
        None => gained,
    }
}

/// "a queen and two pawns", the dearest first.
fn listed(units: Units) -> Option<String> {
    let parts: Vec<String> = KINDS
        .iter()
        .zip(units)
        .rev()
        .filter(|(_, count)| *count > 0)
        .map(|(role, number)| match number {
            1 => format!("a {}", role_name(*role)),
            number => format!("{} {}s", count(number as usize), role_name(*role)),
        })
        .collect();
    (!parts.is_empty()).then(|| join(&parts))
}


#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_listed_the_dearest_first() {
        assert_eq!(what_for_what([2, 0, 0, 0, 1], [0, 0, 1, 0, 0]), "a queen and two pawns for a bishop");
        assert_eq!(what_for_what([1, 0, 0, 0, 0], [0; 5]), "a pawn");
    }
}

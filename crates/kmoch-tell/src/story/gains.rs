//! What a line brings, as it is to be said.

use shakmaty::{Chess, Move, Position as _, Role};

use super::proof::{Brings, KINDS, Proof, UnitCounts, balance};
use super::searched::written;
use crate::language::{Argument, Material, Phrase, say, units_of};

/// What best play in a position brings: "Black wins the queen: 3...Qxg5. The queen on g5 hangs: ...".
pub fn in_position(proof: &Proof, position: &Chess) -> Phrase {
    let (side, line) = (proof.side, Argument::Moves(proof.line(position)));
    let back = back(position, proof);
    let head = match material_of(&proof.brings) {
        Kind::MateNow => say!("gain-mate-now", side, line),
        Kind::Mate(moves) => say!("gain-mate", side, moves, line),
        Kind::Promotion => say!("gain-promotion", side, line),
        Kind::Wins(what) => say!("gain-material", side, back, what, line),
    };
    match guarded_mate(proof, position) {
        Some(why) if proof.idea.is_none() => Phrase::in_turn([head, why]),
        _ => with_idea(head, proof),
    }
}

/// What a move brings: "13.Nd5 wins a pawn (13...Qxb2 14.Rb1)."
pub fn by_move(proof: &Proof, position: &Chess) -> Phrase {
    let (san, rest) = split(proof, position);
    let head = say!("step-gain", san, does = doing(proof, back(position, proof)), rest);
    match guarded_mate(proof, position) {
        Some(why) if proof.idea.is_none() => Phrase::in_turn([head, why]),
        _ => with_idea(head, proof),
    }
}

/// Why the king cannot take the piece beside it that mates: another guards that piece.
fn guarded_mate(proof: &Proof, position: &Chess) -> Option<Phrase> {
    let last = proof.moves.last().filter(|_| matches!(proof.brings, Brings::Mate(_)))?;
    let mut end = position.clone();
    proof.moves.iter().for_each(|&mv| end.play_unchecked(mv));
    let board = end.board();
    let king = board.king_of(end.turn())?;
    let guards = board.attacks_to(last.to(), proof.side, board.occupied());
    let guard = guards.first().filter(|_| king.distance(last.to()) == 1)?;
    Some(say!("mate-guarded", guard = units_of(board, guard), square = last.to()))
}

/// Pawns that are given up so that another gets through: "White breaks through: 1.b6 axb6 2.c6 ...".
pub fn breakthrough(proof: &Proof, position: &Chess) -> Phrase {
    let (side, line) = (proof.side, Argument::Moves(proof.line(position)));
    say!("gain-breakthrough", side, line)
}

/// What sentences call it if a side only wins back what it has lost.
const BACK: &str = "yes";

/// Whether what a side wins it wins back: it had lost most of that before.
fn back(position: &Chess, proof: &Proof) -> Argument {
    let behind = -balance(position.board(), proof.side);
    Argument::Case(if behind > 0 && 2 * behind >= proof.worth() { BACK } else { "no" })
}

/// Moves that are named before a position some moves on is told; of more only the last is.
const NAMED_ON_THE_WAY: usize = 3;

/// What happens on the way to the quiet position that is told: "First White wins back the queen.
/// After 20.Rxd6:", or the moves alone. A long way is the beginning of best play, which is shown.
pub fn on_the_way(proof: Option<&Proof>, start: &Chess, way: &[Move]) -> Phrase {
    let unnamed = if way.len() > NAMED_ON_THE_WAY { way.len() - 1 } else { 0 };
    let mut from = start.clone();
    way[..unnamed].iter().for_each(|&mv| from.play_unchecked(mv));
    let line = Argument::Moves(written(&from, &way[unnamed..]));
    let Some(proof) = proof else { return say!("after-moves", line) };
    let side = proof.side;
    let back = back(start, proof);
    match material_of(&proof.brings) {
        Kind::Wins(what) => say!("after-wins", side, back, what, line),
        Kind::MateNow | Kind::Mate(_) | Kind::Promotion => say!("after-moves", line),
    }
}

/// What the other side would do if it were to move again: "Black threatens 10...Bxh2+, winning a pawn."
pub fn as_threat(proof: &Proof, passed: &Chess) -> Phrase {
    let (side, line) = (proof.side, Argument::Moves(proof.line(passed)));
    let (first, rest) = split(proof, passed);
    match material_of(&proof.brings) {
        Kind::MateNow => say!("threatens-mate-now", side, line),
        Kind::Mate(moves) => say!("threatens-mate", side, moves, line),
        Kind::Promotion => say!("threatens-promotion", side, line),
        Kind::Wins(what) => say!("threatens-material", side, first, what, rest),
    }
}

/// What a move or a line does, after the move itself: "wins a pawn", "mates in two".
pub fn does(proof: &Proof) -> Phrase {
    doing(proof, Argument::Case("no"))
}

/// The same, or what it wins back.
fn doing(proof: &Proof, back: Argument) -> Phrase {
    match material_of(&proof.brings) {
        Kind::MateNow => say!("does-mate-now"),
        Kind::Mate(moves) => say!("does-mate", moves),
        Kind::Promotion => say!("does-promote"),
        Kind::Wins(what) => say!("does-win", back, what),
    }
}

/// The first move of a proof by its side, and the rest of the line in brackets: "13...Qxb2" and
/// " (14.Rb1 Qxa2)".
pub fn split(proof: &Proof, position: &Chess) -> (Argument, Argument) {
    let lead = usize::from(position.turn() != proof.side).min(proof.moves.len());
    let mut at = position.clone();
    proof.moves[..lead].iter().for_each(|&mv| at.play_unchecked(mv));
    let Some((&first, rest)) = proof.moves[lead..].split_first() else {
        return (Argument::Moves(proof.line(position)), Argument::Moves(String::new()));
    };
    let named = written(&at, &[first]);
    at.play_unchecked(first);
    let rest = match rest {
        [] => String::new(),
        rest => format!(" ({})", written(&at, rest)),
    };
    (Argument::Moves(named), Argument::Moves(rest))
}

/// A sentence with the motif behind it, if the idea has a name.
pub fn with_idea(sentence: Phrase, proof: &Proof) -> Phrase {
    match &proof.idea {
        None => sentence,
        Some(idea) => Phrase::in_turn([sentence, say!("gain-idea", idea = idea.clone())]),
    }
}

/// What is told apart in words.
enum Kind {
    MateNow,
    Mate(usize),
    Promotion,
    /// What is won: "the queen", "a rook for two pawns", "the exchange".
    Wins(Phrase),
}

fn material_of(brings: &Brings) -> Kind {
    match brings {
        Brings::Mate(1) => Kind::MateNow,
        Brings::Mate(moves) => Kind::Mate(*moves as usize),
        Brings::Promotion => Kind::Promotion,
        Brings::Material { gained, given } => {
            let (gained, given) = without_minors([*gained, *given]);
            Kind::Wins(match (listed(gained), listed(given)) {
                (gained, given) if is_exchange(&gained, &given) => say!("won-exchange"),
                (gained, given) if given.is_empty() => say!("won", gained),
                (gained, given) => say!("won-for", gained, given),
            })
        }
    }
}

/// A rook for a knight or a bishop, and nothing else.
fn is_exchange(gained: &Material, given: &Material) -> bool {
    let is_minor = |units: &Material| matches!(units[..], [(Role::Knight | Role::Bishop, 1)]);
    matches!(gained[..], [(Role::Rook, 1)]) && is_minor(given)
}

/// Knights against bishops are an even trade, and nobody counts them.
fn without_minors([mut gained, mut given]: [UnitCounts; 2]) -> (UnitCounts, UnitCounts) {
    const KNIGHT: usize = 1;
    const BISHOP: usize = 2;
    for (ours, theirs) in [(KNIGHT, BISHOP), (BISHOP, KNIGHT)] {
        let both = gained[ours].min(given[theirs]);
        gained[ours] -= both;
        given[theirs] -= both;
    }
    (gained, given)
}

/// The units, the dearest first.
fn listed(units: UnitCounts) -> Material {
    let counted = KINDS.into_iter().zip(units).rev();
    counted.filter(|(_, count)| *count > 0).map(|(role, count)| (role, count as usize)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn only_what_was_lost_before_is_won_back() {
        // Black's bishop takes a rook; before, Black is two pawns' worth behind, twelve and six.
        for (fen, says) in [
            ("6k1/8/8/8/3b4/8/8/R6K b - - 0 1", "Black wins a rook"),
            ("6k1/8/8/8/3b4/8/8/R2RR2K b - - 0 1", "Black wins back a rook"),
            ("6k1/8/8/8/3b4/8/P7/R4B1K b - - 0 1", "Black wins back a rook"),
        ] {
            let position = crate::Position::read(fen).unwrap().chess;
            let taking = position.capture_moves()[0];
            let proof = Proof::find(&position, &[taking], shakmaty::Color::Black, 1).unwrap();
            let said = in_position(&proof, &position).tell(Language::English);
            assert!(said.starts_with(says), "{fen}: {said}");
            let said = by_move(&proof, &position).tell(Language::English);
            assert!(said.contains(says.trim_start_matches("Black ")), "{fen}: {said}");
        }
    }

    #[test]
    fn a_bishop_for_a_knight_is_not_counted() {
        let proof = |gained, given| Proof {
            side: shakmaty::Color::White,
            brings: Brings::Material { gained, given },
            moves: Vec::new(),
            motif: None,
            idea: None,
        };
        let said = |gained, given| does(&proof(gained, given)).within(Language::English);
        assert_eq!(said([1, 0, 1, 0, 0], [0, 1, 0, 0, 0]), "wins a pawn");
        assert_eq!(said([0, 0, 0, 1, 0], [1, 1, 0, 0, 0]), "wins a rook for a knight and a pawn");
        assert_eq!(said([0, 0, 1, 0, 0], [0; 5]), "wins a bishop");
        assert_eq!(said([0, 0, 0, 0, 1], [0; 5]), "wins the queen");
        assert_eq!(said([0, 0, 0, 1, 0], [0, 0, 1, 0, 0]), "wins the exchange");
    }
}

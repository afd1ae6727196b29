//! Endings by their own laws: what is known to be drawn, and a pawn that gets through.

use kmoch_eval::{Amount, Ledger, Theme};
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Role, Square};

use super::group::Groups;
use super::proof::{Brings, Proof, balance};
use super::quiet::CLEAR;
use super::searched::{DECISIVE, Searched};
use super::words::gets_through;
use super::{Group, Reason, Scene, Topic, gains, reason};
use crate::language::{Phrase, say};

/// The clauses that know a draw.
const KNOWN_DRAWS: [&str; 2] = ["drawn_pawn_ending", "wrong_rook_pawn"];

/// Somebody who is so many pawns ahead already wins by that, not by a pawn that gets through.
const AHEAD_ALREADY: i32 = 3;

/// The law by which a position is drawn, as its one reason; none if a search sees more in it.
pub fn drawn(position: &Chess, ledger: &Ledger, searched: &Searched) -> Option<Reason> {
    let knows = |key: &str| KNOWN_DRAWS.contains(&key);
    let known = ledger
        .items
        .iter()
        .any(|item| knows(item.clause.clause().key) && item.amount > Amount::ZERO);
    let known =
        known || Color::ALL.iter().any(|&side| lone_minor(position.board(), side).is_some());
    if !known || searched.mate.is_some() || searched.score.abs() >= CLEAR {
        return None;
    }
    let scene = Scene::new(position.board(), position.turn(), ledger);
    let groups = Groups::of(ledger, &scene);
    let drawish = groups.told.iter().find(|group| group.topic == Topic::Drawishness)?;
    reason(drawish, &scene)
}

/// The piece of a side that has nothing else left but its king and is ahead with it: it can win nothing.
pub fn lone_minor(board: &Board, side: Color) -> Option<Square> {
    let piece = (board.by_color(side) & !board.kings()).single_square()?;
    let minor = (board.knights() | board.bishops()).contains(piece);
    (minor && balance(board, side) > 0).then_some(piece)
}

/// A pawn that gets through and decides: the one reason, with what helps the pawn.
pub fn promotion(position: &Chess, ledger: &Ledger, searched: &Searched) -> Option<Reason> {
    if searched.mate.is_some() || searched.score.abs() < DECISIVE {
        return None;
    }
    let side = if searched.score > Amount::ZERO { Color::White } else { Color::Black };
    let proof = Proof::promotion(position, &searched.line, side)?;
    let before = &proof.moves[..proof.moves.len() - 1];
    let ahead = balance(position.board(), side) >= AHEAD_ALREADY
        || balance(&board_after(position, before), side) >= AHEAD_ALREADY;
    if ahead || queens_soon(position, &searched.line, side.other(), proof.moves.len()) {
        return None;
    }
    let scene = Scene::new(position.board(), position.turn(), ledger);
    let pawn = origin(&proof);
    let passed = pawn.filter(|pawn| scene.passers.get(side).contains(*pawn));
    let (head, why) = match passed {
        Some(pawn) => (gains::in_position(&proof, position), gets_through(pawn, side, &scene)),
        None if is_breakthrough(position, &proof) => (gains::breakthrough(&proof, position), None),
        None => (gains::in_position(&proof, position), None),
    };
    let why = why.map(|idea| say!("gain-idea", idea));
    let sentence = Phrase::in_turn([head].into_iter().chain(why));
    let first = proof.moves.first();
    Some(Reason {
        theme: Theme::PassedPawns,
        side,
        amount: ledger.total(),
        squares: proof.squares(position) | pawn.map_or(Bitboard::EMPTY, Bitboard::from),
        arrows: first.and_then(|mv| Some((mv.from()?, mv.to()))).into_iter().collect(),
        sentence,
        unit: None,
        what_if: None,
        group: Group {
            topic: Topic::Passers(side),
            amount: ledger.total(),
            weight: Amount::ZERO,
            items: Vec::new(),
        },
        proof: Some(proof),
    })
}

/// Where the pawn that promotes at the end of a proof stands at its beginning.
fn origin(proof: &Proof) -> Option<Square> {
    let (last, before) = proof.moves.split_last()?;
    let own = before.iter().rev().skip(1).step_by(2);
    own.fold(last.from(), |at, mv| if Some(mv.to()) == at { mv.from() } else { at })
}

fn board_after(position: &Chess, moves: &[Move]) -> Board {
    let mut after = position.clone();
    moves.iter().for_each(|&mv| after.play_unchecked(mv));
    after.board().clone()
}

/// Whether the other side has a queen as well, before or right after so many plies: a race.
fn queens_soon(position: &Chess, line: &[Move], side: Color, plies: usize) -> bool {
    const RIGHT_AFTER: usize = 2;
    let race = Proof::promotion(position, line, side);
    race.is_some_and(|proof| proof.moves.len() <= plies + RIGHT_AFTER)
}

/// Whether pawns are given up so that another gets through.
fn is_breakthrough(position: &Chess, proof: &Proof) -> bool {
    let pawns = |board: &Board| (board.pawns() & board.by_color(proof.side)).count();
    let end = board_after(position, &proof.moves);
    let own = usize::from(position.turn() != proof.side);
    let begins = proof.moves.get(own).is_some_and(|mv| mv.role() == Role::Pawn);
    // One pawn promotes; any other that is missing was given up.
    begins && proof.brings == Brings::Promotion && pawns(&end) + 1 < pawns(position.board())
}

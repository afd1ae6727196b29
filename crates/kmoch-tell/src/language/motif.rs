//! Tactical motifs in words. The English sentence stands with the motif; other languages tell it
//! from what was found: the squares, the piece that does it first, and the moves that prove it.

use kmoch_motifs::{Claim, Line, Motif};
use shakmaty::{Bitboard, Board, Square};

use super::{Argument, Phrase, Units, say, units_of};

/// A motif found in a line, without a full stop.
pub fn motif(claim: &Claim, line: &Line) -> Phrase {
    let said =
        told(claim, line).unwrap_or_else(|| say!("motif-found", name = motif_name(claim.motif)));
    said.declared(claim.sentence.clone())
}

/// A motif's name.
pub fn motif_name(motif: &Motif) -> Phrase {
    Phrase::new(format!("motif-name-{}", motif.key)).declared(motif.name.to_owned())
}

fn told(claim: &Claim, line: &Line) -> Option<Phrase> {
    let first = line.step(*claim.plies.start())?;
    let (before, after) = (first.board_before(), first.board());
    let moved = || Argument::Moves(first.san());
    let mut squares = claim.squares.iter().copied();
    let mut next = || squares.next();
    Some(match claim.motif.key {
        "fork" => {
            let by = units_of(after, next()?);
            let targets: Bitboard = squares.collect();
            say!("motif-fork", by, targets = units_of(after, targets))
        }
        "pin" => {
            let [by, pinned] = [units_of(after, next()?), units_of(after, next()?)];
            say!("motif-pin", by, pinned)
        }
        "skewer" => {
            let by = next()?;
            let [front, back] = [next()?, next()?];
            let board = standing(line, claim, &[by, front, back])?;
            let [by, front, back] = [by, front, back].map(|square| units_of(board, square));
            say!("motif-skewer", by, front, back)
        }
        "discovered_attack" => {
            let (by, _, target) = (next()?, next()?, next()?);
            let [by, target] = [by, target].map(|square| units_of(after, square));
            say!("motif-discovered_attack", move = moved(), by, target)
        }
        "double_check" => {
            let checkers: Bitboard = squares.collect();
            say!("motif-double_check", move = moved(), by = units_of(after, checkers))
        }
        "hanging_piece" => say!("motif-hanging_piece", piece = units_of(before, next()?)),
        "trapped_piece" => {
            let square = next()?;
            let piece = units_of(standing(line, claim, &[square])?, square);
            say!("motif-trapped_piece", piece)
        }
        "capturing_defender" => {
            let (guard, goal) = (units_of(before, next()?), next()?);
            say!("motif-capturing_defender", move = moved(), guard, goal)
        }
        "deflection" => {
            let (_, guard, goal) = (next()?, next()?, next()?);
            say!("motif-deflection", move = moved(), guard = units_of(after, guard), goal)
        }
        "attraction" => {
            let (square, drawn, by) = (next()?, next()?, next()?);
            let later = line.step(*claim.plies.start() + 2)?;
            let [drawn, by] = [units_of(after, drawn), units_of(later.board(), by)];
            say!("motif-attraction", move = moved(), drawn, square, by)
        }
        "overloaded_piece" => {
            let (guard, one, other) = (units_of(before, next()?), next()?, next()?);
            say!("motif-overloaded_piece", guard, one, other)
        }
        "interference" => {
            let (between, guard, goal) = (next()?, next()?, next()?);
            let step = claim.plies.clone().filter_map(|ply| line.step(ply));
            let step = step.into_iter().find(|step| step.to() == between)?;
            let board = step.board_before();
            let [guard, goal] = [guard, goal].map(|square| units_of(board, square));
            say!("motif-interference", move = Argument::Moves(step.san()), guard, goal)
        }
        key if key.ends_with("_mate") => mate(claim, line)?,
        _ => return None,
    })
}

/// A mate that has a name: who gives it, and who helps.
fn mate(claim: &Claim, line: &Line) -> Option<Phrase> {
    let board = line.step(*claim.plies.end())?.board();
    let king = board.king_of(!claim.by);
    let ours = claim.squares.iter().copied().filter(|square| Some(*square) != king);
    let by: Units = units_of(board, ours.collect::<Bitboard>());
    Some(say!("motif-named-mate", name = motif_name(claim.motif), by))
}

/// The board, before or after one of the moves that prove a motif, on which all these squares are
/// taken: where the motif is to be seen.
fn standing<'a>(line: &'a Line, claim: &Claim, squares: &[Square]) -> Option<&'a Board> {
    let steps = claim.plies.clone().filter_map(|ply| line.step(ply));
    let mut boards = steps.flat_map(|step| [step.board_before(), step.board()]);
    boards.find(|board| squares.iter().all(|square| board.occupied().contains(*square)))
}

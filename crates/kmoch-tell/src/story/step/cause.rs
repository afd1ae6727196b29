//! What about a move makes its refutation possible.

use shakmaty::{Chess, Move, Position as _, Square};

use super::Step;
use crate::story::proof::Proof;
use crate::story::threat::passed;

/// What about a move makes its refutation possible.
pub enum Cause {
    /// The unit that moved is taken, and nobody takes back.
    Taken,
    /// It took something, and is taken for more.
    DoesNotPay,
    /// It guarded this square before.
    GivesUpGuard(Square),
    /// It stood in the way of the unit that takes here.
    OpensWay(Square),
    /// The answer was threatened before.
    Ignores,
    /// None of these.
    Allows,
}

impl Step<'_> {
    /// What about the move makes the answer possible.
    pub(super) fn cause(&self, proof: &Proof) -> Cause {
        let Some(answer) = first_of_side(proof, self.position) else { return Cause::Allows };
        let (board, target) = (self.position.board(), answer.to());
        if answer.is_capture() && target == self.mv.to() {
            let taken_back = proof.moves.get(2).is_some_and(|back| back.to() == target);
            return match self.mv.is_capture() {
                true => Cause::DoesNotPay,
                false if taken_back => Cause::Allows,
                false => Cause::Taken,
            };
        }
        let Some(from) = self.mv.from() else { return Cause::Allows };
        let after = self.played();
        let guards_still = after.board().attacks_from(self.mv.to()).contains(target);
        if board.attacks_from(from).contains(target) && !guards_still {
            return Cause::GivesUpGuard(target);
        }
        let opened = answer
            .from()
            .is_some_and(|origin| shakmaty::attacks::between(origin, target).contains(from));
        if opened && answer.is_capture() {
            return Cause::OpensWay(target);
        }
        // The same moves would have done the same before.
        let threatened = passed(self.position).is_some_and(|passed| {
            let same = Proof { moves: proof.moves[1..].to_vec(), ..proof.clone() };
            same.replay(&passed).is_ok() && no_more_takers(&after, &passed, &same.moves)
        });
        if threatened { Cause::Ignores } else { Cause::Allows }
    }
}

/// Whether none of the attacker's units that move in a line could be taken in the one position and not in the
/// other: where there are more answers, the same moves need not do the same.
fn no_more_takers(one: &Chess, other: &Chess, line: &[Move]) -> bool {
    let takers = |position: &Chess, square| {
        position.capture_moves().iter().filter(|taking| taking.to() == square).count()
    };
    let (mut one, mut other) = (one.clone(), other.clone());
    line.iter().enumerate().all(|(index, &mv)| {
        one.play_unchecked(mv);
        other.play_unchecked(mv);
        index % 2 == 1 || takers(&other, mv.to()) <= takers(&one, mv.to())
    })
}

/// The first move of a proof that its side makes.
pub fn first_of_side(proof: &Proof, position: &Chess) -> Option<Move> {
    proof.moves.get(usize::from(position.turn() != proof.side)).copied()
}

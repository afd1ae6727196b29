//! Threats by passing: what would the other side do if it were to move again?

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, FromSetup, Move, Position as _, Square};

use super::proof::{Brings, Proof};
use super::searched::Searched;
use super::{Step, Story, gains};
use crate::language::Phrase;

/// What the side that is not to move would do.
#[derive(Debug, Clone)]
pub struct Threat {
    /// Whose threat it is.
    pub side: Color,
    /// What it speaks of.
    pub theme: Theme,
    /// The squares worth looking at.
    pub squares: Bitboard,
    /// The move that is threatened.
    pub arrows: Vec<(Square, Square)>,
    /// The move and what it brings.
    pub sentence: Phrase,
    /// The same for machines to replay, from the position after a pass.
    pub proof: Proof,
}

/// What takes longer than this is a plan and no threat.
const MOST_PLIES: usize = 5;

/// A pawn in thousandths.
const PAWN: i32 = 1000;

/// The position with the other side to move; none if the side to move is in check, or has none.
pub fn passed(position: &Chess) -> Option<Chess> {
    if position.is_check() || position.is_game_over() {
        return None;
    }
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.ep_square = None;
    setup.fullmoves = setup.fullmoves.saturating_add(u32::from(setup.turn.is_black()));
    setup.swap_turn();
    let passed = Chess::from_setup(setup, position.castles().mode()).ok()?;
    (!passed.is_game_over()).then_some(passed)
}

impl Threat {
    /// The threat that a search of the passed position shows; `at_sight` is what that position counts.
    pub fn find(passed: &Chess, searched: &Searched, at_sight: Amount) -> Option<Threat> {
        let side = passed.turn();
        let proof = Proof::find(passed, &searched.line, side, 1)?;
        let gain = searched.score - at_sight;
        let gain = side.fold_wb(gain, -gain);
        // What is taken has to be worth taking.
        let pays = Amount::from_millipawns(proof.worth() * PAWN / 2) <= gain;
        let decides = matches!(proof.brings, Brings::Mate(_));
        let soon = proof.moves.len() <= MOST_PLIES;
        (soon && (decides || pays)).then(|| Threat {
            side,
            theme: proof.theme(),
            squares: proof.squares(passed),
            arrows: proof.moves.first().and_then(arrow).into_iter().collect(),
            sentence: gains::as_threat(&proof, passed),
            proof,
        })
    }
}

impl Threat {
    /// Whether it is a mate: whatever else, that counts.
    fn decides(&self) -> bool {
        matches!(self.proof.brings, Brings::Mate(_))
    }
}

impl Story {
    /// Whether what the other side threatens is of interest: not where something is decided at once, or
    /// told after the moves that deal with it.
    pub fn asks_for_threats(&self) -> bool {
        let decided = self.forced || self.over.is_some() || self.mate().is_some();
        !decided && self.after.is_none()
    }

    /// Whether a threat is worth a word: not one that best play ends by taking the unit that
    /// threatens, nor what a side that is winning might do next, or one that is lost might win.
    pub fn is_worth_a_word(&self, threat: &Threat) -> bool {
        let answer = self.searched.as_ref().and_then(|searched| searched.line.first());
        let origin = threat.proof.moves.first().and_then(|mv| mv.from());
        let ended = answer.is_some_and(|mv| mv.is_capture() && Some(mv.to()) == origin);
        let winning = threat.side.fold_wb(self.total, -self.total) >= WON;
        let losing = threat.side.fold_wb(self.total, -self.total) <= -WON;
        !ended && !winning && (!losing || threat.decides())
    }
}

impl Step<'_> {
    /// Whether what the move threatens is worth a word: not if the answer takes the unit that threatens, nor a pawn of
    /// a side that is lost.
    pub fn is_worth_a_word(&self, threat: &Threat) -> bool {
        let answer = self.after.line.first();
        let origin = threat.proof.moves.first().and_then(|mv| mv.from());
        let ended = answer.is_some_and(|mv| mv.is_capture() && Some(mv.to()) == origin);
        let score = self.after.score;
        let losing = threat.side.fold_wb(score, -score) <= -WON;
        !ended && (!losing || threat.decides())
    }
}

/// Who is so far ahead needs no threats to win.
const WON: Amount = Amount::from_millipawns(3000);

/// From where to where a move goes.
pub fn arrow(mv: &Move) -> Option<(Square, Square)> {
    Some((mv.from()?, mv.to()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn position(fen: &str) -> Chess {
        Position::read(fen).unwrap().chess
    }

    #[test]
    fn passing_gives_the_other_side_the_move_and_its_number() {
        let after = passed(&position("4k3/8/8/8/8/8/8/R3K3 b - - 0 12")).unwrap();
        assert_eq!((after.turn(), after.fullmoves().get()), (Color::White, 13));
        assert!(passed(&position("4k3/8/8/8/8/8/8/4RK2 b - - 0 12")).is_none(), "in check");
    }
}

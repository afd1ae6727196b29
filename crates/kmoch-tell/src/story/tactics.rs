//! What best play brings that cannot be seen at sight: mate, material, a pawn that gets through,
//! or a better position. Every claim carries the moves that prove it.

use kmoch_eval::{Amount, Theme};
use shakmaty::{Bitboard, Chess, Color, Move, Position as _};

use super::change::{Change, Fate, Shift};
use super::proof::{Brings, Proof, balance, ways};
use super::quiet::Standpoint;
use super::searched::{SHOWN, SOON, Searched, written};
use super::{Reason, gains};
use crate::language::{Argument, Phrase, say};

/// What best play brings a side.
#[derive(Debug, Clone)]
pub struct Tactic {
    /// What it speaks of.
    pub theme: Theme,
    /// The squares of the board as it stands that the line is about.
    pub squares: Bitboard,
    /// The squares on which something is taken.
    pub taken: Bitboard,
    /// What is won, and by which moves.
    pub sentence: Phrase,
    /// Whether it happens at once, so that nothing else matters before it.
    pub at_once: bool,
    /// What it brings, and what that is worth in pawns as players learn it; none for a better position.
    pub brings: Option<(Brings, i32)>,
    /// The same for machines to replay; none for a better position.
    pub proof: Option<Proof>,
}

/// What is won has to account for at least one part in so many of a difference to be its reason.
const PART_WON: i32 = 3;

/// What is won counts for so much at the most, in thousandths of what players learn that it is worth.
const MOST_WORTH: i32 = 1400;

impl Tactic {
    /// How much of a difference it is the reason for: not more than what is won may be worth.
    pub fn part_of(&self, difference: Amount) -> Amount {
        let most = match &self.brings {
            Some((Brings::Material { .. }, worth)) => Amount::from_millipawns(worth * MOST_WORTH),
            _ => return difference,
        };
        if difference > Amount::ZERO { difference.min(most) } else { difference.max(-most) }
    }
}

/// What best play brings this side from a quiet position on; nothing if there is no line to prove it.
pub fn find(
    place: &Standpoint,
    line: &[Move],
    end: &Standpoint,
    difference: Amount,
) -> Option<Tactic> {
    let side = if difference > Amount::ZERO { Color::White } else { Color::Black };
    if line.is_empty() {
        return None;
    }
    let position = &place.position;
    let is_enough = |proof: &Proof| {
        matches!(proof.brings, Brings::Mate(_) | Brings::Promotion)
            || accounts_for(proof, difference)
    };
    // What the moves shown bring is told, whatever is taken back far behind them.
    let shown = &line[..Searched::told_plies(position, line)];
    let brought = |line| Proof::find(position, line, side, 1).filter(is_enough);
    let proof = brought(line).or_else(|| brought(shown));
    // A mate that takes long is told as the pawn that brings it about.
    let slow_mate =
        proof.as_ref().filter(|proof| is_mate(proof) && proof.moves.len() > SOON).is_some();
    let promotion = slow_mate.then(|| Proof::promotion(position, line, side)).flatten();
    match promotion.or(proof) {
        Some(proof) => Some(Tactic {
            theme: proof.theme(),
            squares: proof.squares(position),
            taken: proof.moves.iter().filter(|mv| mv.is_capture()).map(|mv| mv.to()).collect(),
            sentence: gains::in_position(&proof, position),
            at_once: proof.moves.len() <= SOON,
            brings: Some((proof.brings.clone(), proof.worth())),
            // What is replayed starts from the position that was asked about.
            proof: (place.plies == 0).then_some(proof),
        }),
        None => arisen(place, end, difference, line),
    }
}

/// Whether what is won is enough of an amount to be its reason.
fn accounts_for(proof: &Proof, amount: Amount) -> bool {
    Amount::from_millipawns(PART_WON * proof.worth() * PAWN) >= amount.abs()
}

/// Whether what is won may be worth as much as this.
pub fn is_all_of(proof: Option<&Proof>, amount: Amount) -> bool {
    proof.is_none_or(|proof| Amount::from_millipawns(proof.worth() * MOST_WORTH) >= amount.abs())
}

/// What stands on the quiet board is told by how it came about.
pub fn take_over(reason: &mut Reason, proof: &Proof, start: &Chess) {
    let gain = gains::in_position(proof, start);
    reason.sentence = match balance(start.board(), proof.side) {
        0 => gain,
        _ => Phrase::in_turn([gain, say!("gain-then", sentence = reason.sentence.clone())]),
    };
    if accounts_for(proof, reason.amount) {
        reason.theme = proof.theme();
    }
    reason.squares |= proof.squares(start);
    let first = proof.moves.first();
    reason.arrows = first.and_then(|mv| Some((mv.from()?, mv.to()))).into_iter().collect();
    reason.proof = Some(proof.clone());
}

fn is_mate(proof: &Proof) -> bool {
    matches!(proof.brings, Brings::Mate(_))
}

/// A pawn in thousandths.
const PAWN: i32 = 1000;

/// What stays for good once it is there. Safety and activity come and go: no line of quiet moves
/// proves them.
const LASTING: [Theme; 8] = [
    Theme::PassedPawns,
    Theme::PawnWeaknesses,
    Theme::PawnStructure,
    Theme::Blockade,
    Theme::Space,
    Theme::Outposts,
    Theme::Bishops,
    Theme::Files,
];

/// A better position at the end of best play: something lasting that arises there in favour of the
/// side, if that is most of the difference and the way there is short.
fn arisen(
    place: &Standpoint,
    end: &Standpoint,
    difference: Amount,
    line: &[Move],
) -> Option<Tactic> {
    let side = if difference > Amount::ZERO { Color::White } else { Color::Black };
    let told = &line[..end.plies - place.plies];
    // Moves after moves are nothing to see in the mind.
    if told.len() > SHOWN || place.plies > 0 {
        return None;
    }
    let change =
        Change::between((&place.position, &place.ledger), (&end.position, &end.ledger), None);
    let most = |shift: &Shift| {
        shift.fate == Fate::Arose
            && shift.amount.abs().micropawns() >= difference.abs().micropawns() / 2
    };
    // What is there already and grows, or moves to another square, has not arisen.
    let before = super::reasons(&place.position, &place.ledger, None).0;
    let is_new = |shift: &Shift| {
        let same = |reason: &Reason| {
            reason.group.topic == shift.topic
                || (reason.theme, reason.side) == (shift.theme, shift.side)
        };
        !before.iter().any(same)
    };
    let shift = change
        .shifts
        .iter()
        .find(|shift| shift.side == side && LASTING.contains(&shift.theme))
        .filter(|shift| most(shift) && is_new(shift))?;
    let moves = Argument::Moves(written(&place.position, told));
    let sentence = shift.sentence.clone();
    Some(Tactic {
        theme: shift.theme,
        squares: ways(told) | shift.squares,
        taken: Bitboard::EMPTY,
        sentence: say!("ahead-arose", line = moves, sentence),
        at_once: false,
        brings: None,
        proof: None,
    })
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::uci::UciMove;

    use super::*;
    use crate::{Language, Position};

    fn said(tactic: &Tactic) -> String {
        tactic.sentence.tell(Language::English)
    }

    /// What a line that somebody searched brings a side.
    fn told(fen: &str, moves: &str, side: Color) -> Option<Tactic> {
        let position = Position::read(fen).unwrap().chess;
        let evaluator = Evaluator::new(&Profile::addendum());
        let ledger = evaluator.ledger(position.board(), position.turn());
        let place = Standpoint { plies: 0, position, ledger };
        let mut end = place.position.clone();
        let mut line = Vec::new();
        for word in moves.split_whitespace() {
            let mv = word.parse::<UciMove>().unwrap().to_move(&end).unwrap();
            end.play_unchecked(mv);
            line.push(mv);
        }
        let end = place.after(&line, &evaluator);
        let difference = Amount::from_millipawns(side.fold_wb(2000, -2000));
        find(&place, &line, &end, difference)
    }

    #[test]
    fn a_hanging_queen_is_won_by_the_capture_alone() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p1Q1/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 3";
        let tactic = told(fen, "d8g5 b1c3 b8c6 d2d3", Color::Black).unwrap();
        assert_eq!(
            said(&tactic),
            "Black wins the queen: 3...Qxg5. The queen on g5 hangs: nothing guards it."
        );
        assert_eq!(tactic.theme, Theme::Threats);
        assert!(tactic.at_once);
    }

    #[test]
    fn an_exchange_that_goes_on_is_not_yet_a_gain() {
        let fen = "3rk3/3r4/8/8/8/8/3R4/3RK3 w - - 0 1";
        let tactic = told(fen, "d2d7 d8d7 d1d7 e8d7", Color::White);
        assert!(tactic.is_none_or(|tactic| tactic.proof.is_none()));
    }

    #[test]
    fn mates_and_pawns_that_get_through() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        let tactic = told(fen, "a1a8", Color::White).unwrap();
        assert!(said(&tactic).starts_with("White mates at once: 1.Ra8#."), "{tactic:?}");
        assert_eq!(tactic.theme, Theme::KingSafety);
        let fen = "8/1P6/8/8/8/8/6k1/3K4 w - - 0 1";
        let tactic = told(fen, "b7b8q", Color::White).unwrap();
        assert_eq!(said(&tactic), "White gets a pawn through: 1.b8=Q.");
        assert_eq!(tactic.theme, Theme::PassedPawns);
    }

    #[test]
    fn a_pawn_is_not_the_reason_for_two() {
        let fen = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1";
        let pawn = told(fen, "c3d5 e8d7", Color::White).unwrap();
        let [one, two] = [1000, 2000].map(Amount::from_millipawns);
        assert_eq!(pawn.part_of(one), one);
        assert!(pawn.part_of(two) < two && pawn.part_of(-two) > -two);
        assert!(!is_all_of(pawn.proof.as_ref(), two));
    }

    #[test]
    fn nothing_is_claimed_without_a_line() {
        assert!(told("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", Color::White).is_none());
    }
}

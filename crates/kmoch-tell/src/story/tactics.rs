//! What best play brings that cannot be seen at sight: mate, material, a pawn that gets through,
//! or a better position. Every claim carries the moves that prove it.

use kmoch_eval::{Amount, Ledger, Theme};
use shakmaty::{Bitboard, Chess, Color};

use super::change::{Change, Fate, Shift};
use super::gains;
use super::proof::{Brings, Proof, ways};
use super::searched::{Searched, written};
use crate::language::{Argument, Phrase, say};

/// What best play brings a side.
#[derive(Debug, Clone)]
pub struct Tactic {
    /// What it speaks of.
    pub theme: Theme,
    /// The squares of the board as it stands that the line is about.
    pub squares: Bitboard,
    /// What is won, and by which moves.
    pub sentence: Phrase,
    /// Whether it happens at once, so that nothing else matters before it.
    pub at_once: bool,
    /// The same for machines to replay; none for a better position.
    pub proof: Option<Proof>,
}

/// What takes no more plies than this happens at once.
const AT_ONCE: usize = 5;

/// What best play brings this side; nothing if there is no line to prove it.
pub fn find(
    position: &Chess,
    ledger: &Ledger,
    searched: &Searched,
    difference: Amount,
) -> Option<Tactic> {
    let side = if difference > Amount::ZERO { Color::White } else { Color::Black };
    if searched.line.is_empty() {
        return None;
    }
    // What is won has to account for most of the difference.
    let is_enough = |proof: &Proof| {
        let worth = Amount::from_millipawns(2 * proof.worth() * PAWN);
        matches!(proof.brings, Brings::Mate(_) | Brings::Promotion) || worth >= difference.abs()
    };
    let proof = Proof::find(position, &searched.line, side, 1).filter(is_enough);
    // A mate that takes long is told as the pawn that brings it about.
    let slow_mate =
        proof.as_ref().filter(|proof| is_mate(proof) && proof.moves.len() > AT_ONCE).is_some();
    let promotion = slow_mate.then(|| Proof::promotion(position, &searched.line, side)).flatten();
    match promotion.or(proof) {
        Some(proof) => Some(Tactic {
            theme: proof.theme(),
            squares: proof.squares(position),
            sentence: gains::in_position(&proof, position),
            at_once: proof.moves.len() <= AT_ONCE,
            proof: Some(proof),
        }),
        None => Some(elsewhere(position, ledger, searched, side)),
    }
}

fn is_mate(proof: &Proof) -> bool {
    matches!(proof.brings, Brings::Mate(_))
}

/// A pawn in thousandths.
const PAWN: i32 = 1000;

/// A better position at the end of best play, told by what changes most in favour of the side.
fn elsewhere(position: &Chess, ledger: &Ledger, searched: &Searched, side: Color) -> Tactic {
    let (end, end_ledger) = &searched.end;
    let change = Change::between((position, ledger), (end, end_ledger), None);
    // Material is claimed with the moves that win it, or not at all.
    let shown = |theme| !matches!(theme, Theme::Material | Theme::Imbalance);
    let shifts = || change.shifts.iter().filter(|shift| shift.side == side && shown(shift.theme));
    // What arises says more than what counts for less.
    let shift = shifts().find(|shift| shift.arose()).or_else(|| shifts().next());
    let told = searched.told(position);
    Tactic {
        theme: shift.map_or(Theme::Threats, |shift| shift.theme),
        squares: ways(told) | shift.map_or(Bitboard::EMPTY, |shift| shift.squares),
        sentence: ahead(side, written(position, told), shift),
        at_once: false,
        proof: None,
    }
}

/// What the play ahead changes, as one would say it over the board.
fn ahead(side: Color, line: String, shift: Option<&Shift>) -> Phrase {
    let line = Argument::Moves(line);
    let Some(shift) = shift else { return say!("ahead-line", side, line) };
    let sentence = shift.sentence.clone();
    match shift.fate {
        Fate::Arose => say!("ahead-arose", side, line, sentence),
        Fate::Gone => Phrase::in_turn([say!("ahead", side), sentence, say!("ahead-gone", line)]),
        Fate::Shrank => Phrase::in_turn([say!("ahead", side), sentence, say!("ahead-less", line)]),
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::Position as _;
    use shakmaty::uci::UciMove;

    use super::*;
    use crate::{Language, Position};

    fn said(tactic: &Tactic) -> String {
        tactic.sentence.tell(Language::English)
    }

    /// What a line that somebody searched brings a side.
    fn told(fen: &str, moves: &str, mate: Option<i32>, side: Color) -> Option<Tactic> {
        let position = Position::read(fen).unwrap().chess;
        let evaluator = Evaluator::new(&Profile::addendum());
        let ledger = |position: &Chess| evaluator.ledger(position.board(), position.turn());
        let mut end = position.clone();
        let mut line = Vec::new();
        for word in moves.split_whitespace() {
            let mv = word.parse::<UciMove>().unwrap().to_move(&end).unwrap();
            end = end.play(mv).unwrap();
            line.push(mv);
        }
        let score = Amount::ZERO;
        let end_ledger = ledger(&end);
        let searched =
            Searched { nodes: 1, depth: 1, score, mate, line, end: (end, end_ledger), by: None };
        let difference = Amount::from_millipawns(side.fold_wb(2000, -2000));
        find(&position, &ledger(&position), &searched, difference)
    }

    #[test]
    fn a_hanging_queen_is_won_by_the_capture_alone() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p1Q1/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 3";
        let tactic = told(fen, "d8g5 b1c3 b8c6 d2d3", None, Color::Black).unwrap();
        assert_eq!(
            said(&tactic),
            "Black wins a queen: 3...Qxg5. The queen on g5 hangs: nothing guards it."
        );
        assert_eq!(tactic.theme, Theme::Threats);
        assert!(tactic.at_once);
    }

    #[test]
    fn an_exchange_that_goes_on_is_not_yet_a_gain() {
        let fen = "3rk3/3r4/8/8/8/8/3R4/3RK3 w - - 0 1";
        let tactic = told(fen, "d2d7 d8d7 d1d7 e8d7", None, Color::White).unwrap();
        assert!(tactic.proof.is_none() && !said(&tactic).contains("wins"), "{tactic:?}");
    }

    #[test]
    fn mates_and_pawns_that_get_through() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        let tactic = told(fen, "a1a8", Some(1), Color::White).unwrap();
        assert!(said(&tactic).starts_with("White mates at once: 1.Ra8#."), "{tactic:?}");
        assert_eq!(tactic.theme, Theme::KingSafety);
        let fen = "8/1P6/8/8/8/8/6k1/3K4 w - - 0 1";
        let tactic = told(fen, "b7b8q", None, Color::White).unwrap();
        assert_eq!(said(&tactic), "White gets a pawn through: 1.b8=Q.");
        assert_eq!(tactic.theme, Theme::PassedPawns);
    }

    #[test]
    fn nothing_is_claimed_without_a_line() {
        assert!(told("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", None, Color::White).is_none());
    }
}

//! What a search says of a position.

use kmoch_eval::{Amount, Ledger};
use shakmaty::san::SanPlus;
use shakmaty::{Board, Chess, Color, Move, Position as _, Square};

use crate::language::Phrase;
use crate::score::Score;

use super::proof::{MOST_PLIES, balance};

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Searched {
    /// Positions looked at.
    pub nodes: u64,
    /// How deep.
    pub depth: i32,
    /// What the position is worth after best play, White's view. A story keeps it [weighed](Searched::weighed).
    pub score: Amount,
    /// Moves to mate, positive if White mates.
    pub mate: Option<i32>,
    /// Best play.
    pub line: Vec<Move>,
    /// The position it leads to as far as it is told, where nothing is being taken, and its ledger.
    pub end: (Chess, Ledger),
    /// The engine that searched, if it was another than ours.
    pub by: Option<String>,
    /// Whether nothing comes of a lead however deep one looks, so that it counts for less.
    pub standstill: bool,
}

/// The moves after which a position is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct After {
    /// The moves.
    pub line: Vec<Move>,
    /// What happens in them: "First White wins back the queen: 20.Rxd6. Then:".
    pub sentence: Phrase,
}

/// What a mate is worth: more than everything on the board.
pub const MATE: Amount = Amount::from_millipawns(100_000);

/// From this much on, what is won at once is all that is told.
pub const DECISIVE: Amount = Amount::from_millipawns(1500);

/// What takes no more plies than this happens at once.
pub const SOON: usize = 7;

/// A mate, or what was given up coming back, is followed this far.
pub const MOST_TOLD: usize = 12;

/// Plies of best play that are shown beside the verdict.
pub const SHOWN: usize = 6;

impl Searched {
    /// The verdict.
    pub fn verdict(&self) -> Score {
        match self.mate {
            Some(moves) => Score::Mate {
                winner: Color::from_white(self.score > Amount::ZERO),
                moves: moves.unsigned_abs(),
            },
            None => Score::Centipawns(self.score.centipawns()),
        }
    }

    /// What the position is worth in pawns that mean the same chances on a full board and on an empty one;
    /// another engine's are taken as they are.
    pub fn weighed(&self, board: &Board) -> Amount {
        match self.by {
            None => self.verdict().on(board).amount(),
            Some(_) => self.score,
        }
    }

    /// How many moves of a line are told: not many, and not up to the middle of an exchange or a sacrifice.
    pub fn told_plies(position: &Chess, line: &[Move]) -> usize {
        Searched::plies_within(position, line, MOST_PLIES)
    }

    /// The same with so many moves, or a few more where only they show the mate, or what was given up come back.
    pub fn plies_within(position: &Chess, line: &[Move], most: usize) -> usize {
        let lulls = lulls(position, line);
        let mates = lulls.last().is_some_and(|last| last.mates && last.plies <= MOST_TOLD);
        if mates {
            return line.len();
        }
        let end = lulls.last().map_or(0, |last| last.balance);
        let agrees = |lull: &&Lull| (lull.balance - end).abs() <= 1;
        let within = || lulls.iter().rev().filter(|lull| lull.plies <= most);
        let later = || lulls.iter().filter(|lull| lull.plies > most && lull.plies <= MOST_TOLD);
        let told = within().find(agrees).or_else(|| later().find(agrees));
        told.or_else(|| within().next()).map_or(line.len().min(most), |lull| lull.plies)
    }

    /// The moves that are told.
    pub fn told(&self, position: &Chess) -> &[Move] {
        &self.line[..Searched::told_plies(position, &self.line)]
    }

    /// Best play in notation with move numbers, up to so many plies: "10.Re1 b6 11.Ba2".
    pub fn written(&self, position: &Chess, plies: usize) -> String {
        written(position, &self.line[..plies.min(self.line.len())])
    }

    /// Best play as it is shown beside the verdict.
    pub fn shown(&self, position: &Chess) -> String {
        self.written(position, SHOWN)
    }
}

/// A place in a line where nobody is in check and nothing is about to be taken, or the game is over.
struct Lull {
    /// So many moves of either side further on.
    plies: usize,
    /// What White has more than Black there, in pawns.
    balance: i32,
    /// Whether it is mate.
    mates: bool,
}

fn lulls(position: &Chess, line: &[Move]) -> Vec<Lull> {
    let mut after = position.clone();
    let mut lulls = Vec::new();
    for (index, &mv) in line.iter().enumerate() {
        after.play_unchecked(mv);
        let next_takes =
            line.get(index + 1).is_some_and(|next| next.is_capture() || next.is_promotion());
        let mates = after.is_checkmate();
        let may_be_retaken =
            index + 1 == line.len() && mv.is_capture() && can_take(&after, mv.to());
        if mates || (!next_takes && !may_be_retaken && !after.is_check()) {
            let balance = balance(after.board(), Color::White);
            lulls.push(Lull { plies: index + 1, balance, mates });
        }
    }
    lulls
}

/// Whether the side to move can take what stands there.
fn can_take(position: &Chess, square: Square) -> bool {
    position.capture_moves().iter().any(|mv| mv.to() == square)
}

/// Moves in notation with their numbers: "12...Nf6 13.e4".
pub fn written(position: &Chess, moves: &[Move]) -> String {
    let mut position = position.clone();
    let mut text = String::new();
    for &mv in moves {
        let white = position.turn().is_white();
        let gap = if text.is_empty() { "" } else { " " };
        if white || text.is_empty() {
            let dots = if white { "." } else { "..." };
            text.push_str(&format!("{gap}{}{dots}", position.fullmoves()));
        } else {
            text.push_str(gap);
        }
        text.push_str(&SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
    }
    text
}

#[cfg(test)]
mod tests {
    use shakmaty::san::San;

    use super::*;
    use crate::Position;

    fn told(fen: &str, moves: &str) -> usize {
        let position = Position::read(fen).unwrap().chess;
        let mut at = position.clone();
        let mut line = Vec::new();
        for word in moves.split_whitespace() {
            let mv = word.parse::<San>().unwrap().to_move(&at).unwrap();
            at.play_unchecked(mv);
            line.push(mv);
        }
        Searched::told_plies(&position, &line)
    }

    #[test]
    fn a_mate_is_told_to_the_mate() {
        let smothered = "2r4k/pQ4p1/6Pp/2qp4/2p4R/2Pn1P2/PP4PP/4R2K b - - 6 34";
        assert_eq!(told(smothered, "Nf2+ Kg1 Nh3+ Kh1 Qg1+ Rxg1 Nf2#"), 7);
        // A check that is answered is no end.
        assert_eq!(told(smothered, "Nf2+ Kg1 Nh3+ Kh1"), 4);
    }

    #[test]
    fn a_line_does_not_stop_before_what_was_given_up_comes_back() {
        let fen = "2r2rk1/p6p/1q2p1p1/2ppPb2/N2R1P2/1P3P2/P4QPP/2R3K1 b - - 1 25";
        let exchange = "cxd4 Rxc8 Rxc8 Nxb6";
        assert_eq!(told(fen, &format!("{exchange} Rc1+ Qf1 Rxf1+ Kxf1 axb6 Ke1 Kf7")), 9);
        // What nobody takes back is told where it is taken.
        assert_eq!(told(fen, &format!("{exchange} axb6 Qd2 Kg7")), 7);
        assert_eq!(told(fen, exchange), 4);
    }

    #[test]
    fn a_line_does_not_end_where_its_last_piece_can_be_taken() {
        let fen = "r2qnrk1/Nb1npp2/5bpp/B1pPp3/2N2P2/8/R1P1B1PP/3Q1RK1 b - - 1 20";
        assert_eq!(told(fen, "Nc7 f5 Rxa7 Bxc7"), 1);
        assert_eq!(told(fen, "Nc7 f5 Rxa7 Bxc7 Qxc7"), 5);
    }
}

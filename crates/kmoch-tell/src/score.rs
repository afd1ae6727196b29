//! Verdicts: how much better a side stands, and how much a move spoils.

use kmoch_eval::Amount;
use shakmaty::{Board, Color};

use crate::language::{Argument, Language, Phrase, say};
use crate::story::searched::MATE;

/// A verdict on a position, seen from White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// White is ahead by so many hundredths of a pawn.
    Centipawns(i32),
    /// A side mates.
    Mate {
        /// Who mates.
        winner: Color,
        /// In how many of its moves; 0 when mate stands on the board.
        moves: u32,
    },
}

impl Score {
    /// A level position.
    pub const LEVEL: Score = Score::Centipawns(0);

    /// White's chance of winning in per cent, draws shared out.
    ///
    /// ```
    /// use kmoch_tell::score::Score;
    /// assert_eq!(Score::LEVEL.chance(), 50.0);
    /// assert_eq!(Score::Centipawns(100).chance().round(), 59.0);
    /// ```
    pub fn chance(self) -> f64 {
        match self {
            Score::Centipawns(amount) => crate::turning::chance(f64::from(amount)),
            Score::Mate { winner, .. } => winner.fold_wb(100.0, 0.0),
        }
    }

    /// A verdict of kmoch's own in pawns of which the chances are known: they are worth more on a full board
    /// and less on an empty one.
    pub fn on(self, board: &Board) -> Score {
        match self {
            Score::Centipawns(amount) => {
                let scale = crate::turning::scale(board.occupied().count());
                Score::Centipawns((scale * f64::from(amount)).round() as i32)
            }
            Score::Mate { .. } => self,
        }
    }

    /// What it is worth in pawns, a mate more than everything on the board.
    pub fn amount(self) -> Amount {
        const MILLIPAWNS: i32 = 10;
        match self {
            Score::Centipawns(score) => Amount::from_millipawns(score * MILLIPAWNS),
            Score::Mate { winner, .. } => winner.fold_wb(MATE, -MATE),
        }
    }

    /// Moves to mate, positive if White mates.
    pub fn mate(self) -> Option<i32> {
        match self {
            Score::Centipawns(_) => None,
            Score::Mate { winner, moves } => {
                let moves = i32::try_from(moves).unwrap_or(i32::MAX);
                Some(winner.fold_wb(moves, -moves))
            }
        }
    }

    /// How many points of winning chances `mover` gives away between two verdicts.
    pub fn loss(before: Score, after: Score, mover: Color) -> f64 {
        (before.chance() - after.chance()) * mover.fold_wb(1.0, -1.0)
    }

    /// How far two verdicts are apart in centipawns; a mate is further from anything else
    /// than can be said.
    pub fn margin(self, other: Score) -> u32 {
        match (self, other) {
            (Score::Centipawns(one), Score::Centipawns(two)) => one.abs_diff(two),
            _ if self == other => 0,
            _ => u32::MAX,
        }
    }

    /// Within a sentence: `+0.35`, `mate in three for White`.
    pub fn phrase(self) -> Phrase {
        match self {
            Score::Centipawns(amount) => say!("step-score", amount = Argument::Signed(amount)),
            // Mate stands on the board.
            Score::Mate { winner, moves: 0 } => say!("step-score-mated", side = winner),
            Score::Mate { winner, moves } => {
                say!("step-score-mate", moves = moves as usize, side = winner)
            }
        }
    }

    /// The same in English.
    pub fn spoken(self) -> String {
        self.phrase().within(Language::English)
    }

    /// As in `[%eval ...]`: pawns or `#` and moves to mate. A mate on the board has none.
    pub fn command(self) -> Option<String> {
        match self {
            Score::Mate { moves: 0, .. } => None,
            Score::Mate { winner, moves } => Some(format!("#{}{moves}", winner.fold_wb("", "-"))),
            Score::Centipawns(amount) => {
                let sign = if amount < 0 { "-" } else { "" };
                let size = amount.unsigned_abs();
                Some(format!("{sign}{}.{:02}", size / 100, size % 100))
            }
        }
    }
}

impl std::fmt::Display for Score {
    /// For people: `+0.35`, `#-3`, `mate`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.command() {
            None => f.write_str("mate"),
            Some(command) if matches!(self, Score::Centipawns(1..)) => write!(f, "+{command}"),
            Some(command) => f.write_str(&command),
        }
    }
}

/// How bad a move is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// `?!`.
    Inaccuracy,
    /// `?`.
    Mistake,
    /// `??`.
    Blunder,
}

impl Fault {
    /// The number after `$`.
    pub const fn nag(self) -> u8 {
        match self {
            Fault::Inaccuracy => 6,
            Fault::Mistake => 2,
            Fault::Blunder => 4,
        }
    }

    /// The sign behind the move.
    pub const fn glyph(self) -> &'static str {
        match self {
            Fault::Inaccuracy => "?!",
            Fault::Mistake => "?",
            Fault::Blunder => "??",
        }
    }

    /// The name people read.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Inaccuracy => "inaccuracy",
            Fault::Mistake => "mistake",
            Fault::Blunder => "blunder",
        }
    }
}

/// From what loss of winning chances (points of 100) a move is called what.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Thresholds {
    /// `?!` from here.
    pub inaccuracy: f64,
    /// `?` from here.
    pub mistake: f64,
    /// `??` from here.
    pub blunder: f64,
}

/// Points of winning chances that kmoch's own verdicts may well be off: so many more than an inaccuracy's must
/// be lost for a move to be blamed.
pub const DOUBT: f64 = 3.0;

impl Default for Thresholds {
    /// 5, 10 and 15 points, as on lichess.
    fn default() -> Thresholds {
        Thresholds { inaccuracy: 5.0, mistake: 10.0, blunder: 15.0 }
    }
}

impl Thresholds {
    /// What a move that loses so much by kmoch's own verdicts is called: nothing within their doubt.
    pub fn fault_by_own(&self, loss: f64) -> Option<Fault> {
        self.fault(loss).filter(|_| loss >= self.inaccuracy + DOUBT)
    }

    /// What a move that loses so much is called.
    pub fn fault(&self, loss: f64) -> Option<Fault> {
        [
            (self.blunder, Fault::Blunder),
            (self.mistake, Fault::Mistake),
            (self.inaccuracy, Fault::Inaccuracy),
        ]
        .into_iter()
        .find(|(from, _)| loss >= *from)
        .map(|(_, fault)| fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_as_programs_and_people_read_it() {
        let mate = |winner, moves| Score::Mate { winner, moves };
        let cases = [
            (Score::Centipawns(35), Some("0.35"), "+0.35"),
            (Score::Centipawns(-5), Some("-0.05"), "-0.05"),
            (Score::Centipawns(0), Some("0.00"), "0.00"),
            (Score::Centipawns(-1234), Some("-12.34"), "-12.34"),
            (mate(Color::White, 3), Some("#3"), "#3"),
            (mate(Color::Black, 1), Some("#-1"), "#-1"),
            (mate(Color::Black, 0), None, "mate"),
        ];
        assert_eq!(mate(Color::Black, 0).phrase().within(Language::English), "mate by Black");
        assert_eq!(mate(Color::White, 2).phrase().within(Language::German), "Matt in 2 durch Weiß");
        for (score, command, display) in cases {
            assert_eq!(score.command().as_deref(), command);
            assert_eq!(score.to_string(), display);
        }
    }

    #[test]
    fn losses_are_the_movers() {
        let (good, bad) = (Score::Centipawns(200), Score::Centipawns(-100));
        assert!(Score::loss(good, bad, Color::White) > 20.0);
        assert!(Score::loss(good, bad, Color::Black) < -20.0);
        let thresholds = Thresholds::default();
        assert_eq!(thresholds.fault(4.9), None);
        assert_eq!(thresholds.fault(5.0), Some(Fault::Inaccuracy));
        assert_eq!(thresholds.fault(14.9), Some(Fault::Mistake));
        assert_eq!(thresholds.fault(100.0), Some(Fault::Blunder));
    }
}

//! Moves one at a time, the promising ones first, in stages so that later ones need not be looked at.

use arrayvec::ArrayVec;
use shakmaty::Move;

use crate::keyed::Keyed;
use crate::moves::Moves;
pub use crate::moves::is_noisy;
use crate::packed::PackedMove;
use crate::search::history::{Context, History};
use crate::search::see::{exchange_value, gains_at_least};

const MOST_MOVES: usize = 270;
/// Victims come before what is known of the capture.
const VICTIM_WEIGHT: i32 = 16;
/// Refutations come before all other quiet moves.
const FIRST_KILLER: i32 = 1_000_000;
const SECOND_KILLER: i32 = 900_000;
const COUNTER_MOVE: i32 = 800_000;
/// History that makes up for losing one centipawn in an exchange.
const HISTORY_PER_CENTIPAWN: i32 = 64;

/// What speaks for a quiet move of which nothing is known.
pub type TieBreak<'a> = &'a mut dyn FnMut(Move) -> i32;

/// Which moves are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// All of them.
    All,
    /// Captures and queen promotions.
    Noisy,
    /// Captures, queen promotions and quiet checks.
    NoisyAndChecks,
    /// Captures and queen promotions that win at least so much by exchange.
    Winning(i32),
}

/// Quiet moves that have refuted something here before.
#[derive(Debug, Clone, Copy, Default)]
pub struct Refutations {
    /// Two moves that refuted siblings of this position.
    pub killers: [PackedMove; 2],
    /// The move that refuted the opponent's last move elsewhere.
    pub counter: PackedMove,
}

impl Refutations {
    /// Whether the move is one of them.
    pub fn contains(&self, m: Move) -> bool {
        let packed = PackedMove::from(m);
        self.killers.contains(&packed) || self.counter == packed
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Hash,
    Generate,
    Noisy,
    ScoreQuiet,
    Quiet,
    Losing,
    Done,
}

#[derive(Debug, Clone, Copy)]
struct Scored {
    m: Move,
    score: i32,
}

/// Hands out the legal moves of one position, best first.
#[derive(Debug)]
pub struct Picker {
    wanted: Wanted,
    stage: Stage,
    hash: Option<Move>,
    refutations: Refutations,
    moves: ArrayVec<Scored, MOST_MOVES>,
    cursor: usize,
    noisy_end: usize,
    losing_end: usize,
    skip_quiet: bool,
}

impl Picker {
    /// A picker; the hash move must be legal.
    pub fn new(wanted: Wanted, hash: Option<Move>, refutations: Refutations) -> Picker {
        let fits = match wanted {
            Wanted::All | Wanted::NoisyAndChecks => true,
            Wanted::Noisy | Wanted::Winning(_) => hash.is_some_and(is_noisy),
        };
        Picker {
            wanted,
            stage: Stage::Hash,
            hash: hash.filter(|_| fits),
            refutations,
            moves: ArrayVec::new(),
            cursor: 0,
            noisy_end: 0,
            losing_end: 0,
            skip_quiet: false,
        }
    }

    /// From now on no quiet moves.
    pub fn skip_quiet(&mut self) {
        self.skip_quiet = true;
    }

    /// The next move. Quiet moves of which nothing is known are told apart by the tie-break.
    pub fn next(
        &mut self,
        position: &Keyed,
        history: &History,
        context: &Context,
        tie_break: TieBreak<'_>,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Hash => {
                    self.stage = Stage::Generate;
                    if self.hash.is_some() {
                        return self.hash;
                    }
                }
                Stage::Generate => {
                    self.generate_noisy(position, history, context);
                    self.stage = Stage::Noisy;
                }
                Stage::Noisy => {
                    if let Some(m) = self.next_noisy(position, history, context) {
                        return Some(m);
                    }
                    self.stage = match self.wanted {
                        Wanted::All | Wanted::NoisyAndChecks => Stage::ScoreQuiet,
                        Wanted::Noisy => Stage::Losing,
                        Wanted::Winning(_) => Stage::Done,
                    };
                    self.start_losing_if_next();
                }
                Stage::ScoreQuiet => {
                    self.stage = Stage::Quiet;
                    self.cursor = self.noisy_end;
                    if !self.skip_quiet {
                        self.generate_quiet(position);
                        self.score_quiet(history, context, tie_break);
                    }
                }
                Stage::Quiet => {
                    if !self.skip_quiet
                        && let Some(scored) = self.best_until(self.moves.len())
                    {
                        return Some(scored.m);
                    }
                    self.stage = Stage::Losing;
                    self.start_losing_if_next();
                }
                Stage::Losing => {
                    if self.cursor < self.losing_end {
                        self.cursor += 1;
                        return Some(self.moves[self.cursor - 1].m);
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    fn start_losing_if_next(&mut self) {
        if self.stage == Stage::Losing {
            self.cursor = 0;
        }
    }

    fn generate_noisy(&mut self, position: &Keyed, history: &History, context: &Context) {
        let hash = self.hash;
        Moves::of(position).noisy(|m| {
            if Some(m) != hash {
                let victim =
                    m.capture().map_or(0, exchange_value) + m.promotion().map_or(0, exchange_value);
                let score = VICTIM_WEIGHT * victim + history.capture(context.color, m);
                self.moves.push(Scored { m, score });
            }
        });
        self.noisy_end = self.moves.len();
    }

    fn generate_quiet(&mut self, position: &Keyed) {
        let hash = self.hash;
        let tell = |m| {
            if Some(m) != hash {
                self.moves.push(Scored { m, score: 0 });
            }
        };
        let moves = Moves::of(position);
        match self.wanted {
            Wanted::NoisyAndChecks => moves.quiet_checks(tell),
            _ => moves.quiet(tell),
        }
    }

    fn next_noisy(
        &mut self,
        position: &Keyed,
        history: &History,
        context: &Context,
    ) -> Option<Move> {
        while let Some(Scored { m, score }) = self.best_until(self.noisy_end) {
            let threshold = match self.wanted {
                Wanted::Winning(threshold) => threshold,
                _ => -history.capture(context.color, m) / HISTORY_PER_CENTIPAWN,
            };
            if gains_at_least(position.board(), m, threshold) {
                return Some(m);
            }
            // The slot was handed out before, or is this move's own.
            self.moves[self.losing_end] = Scored { m, score };
            self.losing_end += 1;
        }
        None
    }

    fn score_quiet(&mut self, history: &History, context: &Context, tie_break: TieBreak<'_>) {
        let [first, second] = self.refutations.killers;
        let judge = history.judge(context);
        for scored in &mut self.moves[self.noisy_end..] {
            let packed = PackedMove::from(scored.m);
            scored.score = if packed == first {
                FIRST_KILLER
            } else if packed == second {
                SECOND_KILLER
            } else if packed == self.refutations.counter {
                COUNTER_MOVE
            } else {
                match judge.worth(scored.m) {
                    0 => tie_break(scored.m),
                    known => known,
                }
            };
        }
    }

    fn best_until(&mut self, end: usize) -> Option<Scored> {
        if self.cursor >= end {
            return None;
        }
        let rest = &mut self.moves[self.cursor..end];
        let (mut best, mut most) = (0, i32::MIN);
        for (index, scored) in rest.iter().enumerate() {
            if scored.score > most {
                (best, most) = (index, scored.score);
            }
        }
        rest.swap(0, best);
        self.cursor += 1;
        Some(self.moves[self.cursor - 1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::history::NO_MOVE;
    use shakmaty::{Bitboard, CastlingMode, Position, fen::Fen};

    fn all(fen: &str, wanted: Wanted, hash: Option<usize>) -> (Keyed, Vec<Move>) {
        let chess = fen.parse::<Fen>().unwrap();
        let position = Keyed::new(chess.into_position(CastlingMode::Standard).unwrap());
        let context = Context {
            color: position.turn(),
            pawn_key: 0,
            earlier: [NO_MOVE; 4],
            attacked: Bitboard::EMPTY,
        };
        let history = History::default();
        let hash = hash.map(|index| position.chess().legal_moves()[index]);
        let mut picker = Picker::new(wanted, hash, Refutations::default());
        let mut found = Vec::new();
        while let Some(m) = picker.next(&position, &history, &context, &mut |_| 0) {
            found.push(m);
        }
        (position, found)
    }

    const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    #[test]
    fn every_legal_move_once() {
        for hash in [None, Some(3), Some(17)] {
            let (position, found) = all(KIWIPETE, Wanted::All, hash);
            let legal = position.chess().legal_moves();
            assert_eq!(found.len(), legal.len());
            assert!(legal.iter().all(|m| found.contains(m)));
            if let Some(index) = hash {
                assert_eq!(found[0], legal[index]);
            }
        }
    }

    #[test]
    fn losing_captures_come_last() {
        let (position, found) = all(KIWIPETE, Wanted::All, None);
        let last = *found.last().unwrap();
        assert!(last.is_capture() && !gains_at_least(position.board(), last, 0));
        assert!(gains_at_least(position.board(), found[0], 0));
    }

    #[test]
    fn quiet_checks_are_found() {
        let (_, found) = all("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Wanted::NoisyAndChecks, None);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].to(), shakmaty::Square::A8);
    }

    #[test]
    fn only_winning_captures() {
        let (position, found) = all(KIWIPETE, Wanted::Winning(100), None);
        assert!(!found.is_empty());
        assert!(found.iter().all(|m| gains_at_least(position.board(), *m, 100)));
    }
}

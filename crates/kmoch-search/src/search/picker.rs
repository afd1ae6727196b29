//! Moves one at a time, the promising ones first, in stages so that later ones need not be looked at.

mod list;
mod refutations;

use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Board, Move, Role, Square};

use crate::keyed::Keyed;
use crate::moves::{Moves, TakeQuiet, is_noisy, recall, step};
use crate::packed::PackedMove;
use crate::search::history::{Context, History, Judge};
use crate::search::see::{exchange_value, see_ge};
use crate::search::urgency::Urgency;
use list::{List, MOST_MOVES};
use refutations::REFUTATIONS;
pub use refutations::Refutations;

/// Victims come before what is known of the capture.
const VICTIM_WEIGHT: i32 = 16;
/// History that makes up for losing one centipawn in an exchange.
const HISTORY_PER_CENTIPAWN: i32 = 64;

/// What speaks for a quiet move of which nothing is known, if anybody asks.
pub type TieBreak<'a> = Option<&'a mut dyn FnMut(Move) -> i32>;

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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    TtMove,
    Generate,
    Noisy,
    Refutations,
    GenerateQuiet,
    Quiet,
    Losing,
    Done,
}

/// What the move handed out last is known to gain by exchange.
#[derive(Debug, Clone, Copy)]
enum Exchange {
    Unknown,
    /// At least so many centipawns.
    AtLeast(i32),
    /// Less than so many.
    Below(i32),
}

/// Hands out the legal moves of one position, best first.
#[derive(Debug)]
pub struct Picker {
    wanted: Wanted,
    stage: Stage,
    tt_move: Option<Move>,
    refutations: [PackedMove; REFUTATIONS],
    /// The refutations that are legal here, once they are handed out.
    refuting: ArrayVec<Move, REFUTATIONS>,
    tried_refutations: usize,
    list: List,
    /// Where quiet moves begin in the list.
    noisy_end: usize,
    /// Places of captures that lose material, and what they do not gain.
    losing: ArrayVec<(u8, i16), MOST_MOVES>,
    tried_losing: usize,
    skip_quiet: bool,
    exchange: Exchange,
}

impl Picker {
    /// A picker; the table's move must be legal.
    pub fn new(wanted: Wanted, tt_move: Option<Move>, refutations: Refutations) -> Picker {
        let fits = match wanted {
            Wanted::All | Wanted::NoisyAndChecks => true,
            Wanted::Noisy | Wanted::Winning(_) => tt_move.is_some_and(is_noisy),
        };
        Picker {
            wanted,
            stage: Stage::TtMove,
            tt_move: tt_move.filter(|_| fits),
            refutations: refutations.in_order(),
            refuting: ArrayVec::new(),
            tried_refutations: 0,
            list: List::default(),
            noisy_end: 0,
            losing: ArrayVec::new(),
            tried_losing: 0,
            skip_quiet: false,
            exchange: Exchange::Unknown,
        }
    }

    /// From now on no quiet moves.
    pub fn skip_quiet(&mut self) {
        self.skip_quiet = true;
    }

    /// Whether the move handed out last gains so many centipawns by exchange (SEE), by what is known of
    /// it from before where that is enough.
    pub fn last_gains(&self, board: &Board, m: Move, threshold: i32) -> bool {
        match self.exchange {
            Exchange::AtLeast(least) if threshold <= least => true,
            Exchange::Below(bound) if threshold >= bound => false,
            _ => see_ge(board, m, threshold),
        }
    }

    /// The next move. Quiet moves of which nothing is known are told apart by the tie-break.
    pub fn next(
        &mut self,
        position: &Keyed,
        history: &History,
        context: &Context,
        mut tie_break: TieBreak<'_>,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::TtMove => {
                    self.stage = Stage::Generate;
                    if self.tt_move.is_some() {
                        return self.tt_move;
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
                    self.exchange = Exchange::Unknown;
                    self.stage = match self.wanted {
                        Wanted::All => Stage::Refutations,
                        Wanted::NoisyAndChecks => Stage::GenerateQuiet,
                        Wanted::Noisy => Stage::Losing,
                        Wanted::Winning(_) => Stage::Done,
                    };
                }
                Stage::Refutations => {
                    if let Some(m) = self.next_refutation(position) {
                        return Some(m);
                    }
                    self.stage = Stage::GenerateQuiet;
                }
                Stage::GenerateQuiet => {
                    self.stage = Stage::Quiet;
                    if !self.skip_quiet {
                        self.generate_quiet(position, history, context, tie_break.take());
                    }
                }
                Stage::Quiet => {
                    if let Some(m) = self.next_quiet() {
                        return Some(m);
                    }
                    self.stage = Stage::Losing;
                }
                Stage::Losing => {
                    if let Some(&(place, bound)) = self.losing.get(self.tried_losing) {
                        self.tried_losing += 1;
                        self.exchange = Exchange::Below(i32::from(bound));
                        return Some(self.list.at(usize::from(place)));
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    #[inline(never)]
    fn generate_noisy(&mut self, position: &Keyed, history: &History, context: &Context) {
        let tt_move = self.tt_move;
        Moves::of(position).noisy(|m| {
            if Some(m) != tt_move {
                let victim =
                    m.capture().map_or(0, exchange_value) + m.promotion().map_or(0, exchange_value);
                let score = VICTIM_WEIGHT * victim + history.capture(context.color, m);
                self.list.push(m, score);
            }
        });
        self.noisy_end = self.list.len();
    }

    #[inline(never)]
    fn next_noisy(
        &mut self,
        position: &Keyed,
        history: &History,
        context: &Context,
    ) -> Option<Move> {
        while let Some(place) = self.list.take_best(0..self.noisy_end) {
            let m = self.list.at(place);
            let threshold = match self.wanted {
                Wanted::Winning(threshold) => threshold,
                _ => -history.capture(context.color, m) / HISTORY_PER_CENTIPAWN,
            };
            if see_ge(position.board(), m, threshold) {
                self.exchange = Exchange::AtLeast(threshold);
                return Some(m);
            }
            let bound = threshold.clamp(i16::MIN.into(), i16::MAX.into());
            self.losing.push((place as u8, bound as i16));
        }
        None
    }

    /// The next refutation that is a legal quiet move here; often it makes listing all quiet moves needless.
    #[inline(never)]
    fn next_refutation(&mut self, position: &Keyed) -> Option<Move> {
        while !self.skip_quiet && self.tried_refutations < REFUTATIONS {
            let packed = self.refutations[self.tried_refutations];
            self.tried_refutations += 1;
            if let Some(m) = recall(position, packed)
                && !is_noisy(m)
                && Some(m) != self.tt_move
                && !self.refuting.contains(&m)
            {
                self.refuting.push(m);
                return Some(m);
            }
        }
        None
    }

    /// The next quiet move that has not been handed out as the table's move or a refutation.
    fn next_quiet(&mut self) -> Option<Move> {
        while !self.skip_quiet
            && let Some(place) = self.list.take_best(self.noisy_end..self.list.len())
        {
            let m = self.list.at(place);
            if Some(m) != self.tt_move && !self.refuting.contains(&m) {
                return Some(m);
            }
        }
        None
    }

    #[inline(never)]
    fn generate_quiet(
        &mut self,
        position: &Keyed,
        history: &History,
        context: &Context,
        tie_break: TieBreak<'_>,
    ) {
        let judge = history.judge(context);
        let (board, urgency) = (position.board(), &context.urgency);
        let taker = Judging { judge, urgency, board, list: &mut self.list, tie_break };
        let moves = Moves::of(position);
        match self.wanted {
            Wanted::NoisyAndChecks => moves.quiet_checks(taker),
            _ => moves.quiet(taker),
        }
    }
}

/// Lists quiet moves with what is known of them, and how urgent they are.
struct Judging<'a, 'b> {
    judge: Judge<'a>,
    urgency: &'a Urgency,
    board: &'a Board,
    list: &'a mut List,
    tie_break: TieBreak<'b>,
}

impl Judging<'_, '_> {
    #[inline(always)]
    fn push(&mut self, m: Move, worth: i32, urgency: i32) {
        let score = match &mut self.tie_break {
            Some(tie_break) if worth == 0 => tie_break(m),
            _ => worth,
        };
        self.list.push(m, score + urgency + self.urgency.of_check(self.board, m));
    }
}

impl TakeQuiet for Judging<'_, '_> {
    fn one(&mut self, m: Move) {
        let urgency = m.from().map_or(0, |from| self.urgency.unit(m.role(), from).to(m.to()));
        self.push(m, self.judge.worth(m), urgency);
    }

    #[inline(always)]
    fn steps(&mut self, role: Role, from: Square, onto: Bitboard) {
        if onto.any() {
            let (unit, urgency) = (self.judge.unit(role, from), self.urgency.unit(role, from));
            for to in onto {
                self.push(step(role, from, to), unit.worth_to(to), urgency.to(to));
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! Moves one at a time, the promising ones first, in stages so that later ones need not be looked at.

use std::ops::Range;

use arrayvec::ArrayVec;
use shakmaty::{Board, Move};

use crate::keyed::Keyed;
use crate::moves::{Moves, is_noisy, recall};
use crate::packed::PackedMove;
use crate::search::history::{Context, History};
use crate::search::see::{exchange_value, see_ge};

/// No position has more legal moves than this.
const MOST_MOVES: usize = 1 << PLACE_BITS;
/// Victims come before what is known of the capture.
const VICTIM_WEIGHT: i32 = 16;
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

    /// In the order they are tried in.
    fn in_order(&self) -> [PackedMove; REFUTATIONS] {
        let [first, second] = self.killers;
        [first, second, self.counter]
    }
}

const REFUTATIONS: usize = 3;

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

/// A place in the list of moves takes so many bits of a key.
const PLACE_BITS: u32 = 8;
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;
/// The key of a move that has been handed out.
const TAKEN: i32 = i32::MIN;

/// A move's score with its place in the list behind it: the greatest key names the best move, the first
/// among equals, and a list of plain numbers is looked through many at a time.
fn key(score: i32, place: usize) -> i32 {
    score << PLACE_BITS | (LAST_PLACE - place as i32)
}

fn place_of(key: i32) -> usize {
    (LAST_PLACE - (key & LAST_PLACE)) as usize
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
    moves: ArrayVec<Move, MOST_MOVES>,
    /// The [`key`] of each move.
    keys: ArrayVec<i32, MOST_MOVES>,
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
            moves: ArrayVec::new(),
            keys: ArrayVec::new(),
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
        tie_break: TieBreak<'_>,
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
                        self.generate_quiet(position, history, context, tie_break);
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
                        return Some(self.moves[usize::from(place)]);
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
                self.keys.push(key(score, self.moves.len()));
                self.moves.push(m);
            }
        });
        self.noisy_end = self.moves.len();
    }

    fn next_noisy(
        &mut self,
        position: &Keyed,
        history: &History,
        context: &Context,
    ) -> Option<Move> {
        while let Some(place) = self.take_best(0..self.noisy_end) {
            let m = self.moves[place];
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
            && let Some(place) = self.take_best(self.noisy_end..self.keys.len())
        {
            let m = self.moves[place];
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
        let tell = |m| {
            let score = match judge.worth(m) {
                0 => tie_break(m),
                known => known,
            };
            self.keys.push(key(score, self.moves.len()));
            self.moves.push(m);
        };
        let moves = Moves::of(position);
        match self.wanted {
            Wanted::NoisyAndChecks => moves.quiet_checks(tell),
            _ => moves.quiet(tell),
        }
    }

    /// Takes the place of the best move of a part of the list that has not been handed out.
    fn take_best(&mut self, part: Range<usize>) -> Option<usize> {
        let best = self.keys[part].iter().copied().fold(TAKEN, i32::max);
        if best == TAKEN {
            return None;
        }
        let place = place_of(best);
        self.keys[place] = TAKEN;
        Some(place)
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

    /// The order in plain words: the table's move; captures that do not lose, the most promising
    /// first; killers and the counter-move; quiet moves by history; captures that lose.
    fn slow_order(
        position: &Keyed,
        history: &History,
        context: &Context,
        tt_move: Option<Move>,
        refutations: &Refutations,
    ) -> Vec<Move> {
        let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
        Moves::of(position).noisy(|m| noisy.push(m));
        Moves::of(position).quiet(|m| quiet.push(m));
        let promise = |m: &Move| {
            let catch = m.capture().map_or(0, exchange_value);
            let gain = catch + m.promotion().map_or(0, exchange_value);
            VICTIM_WEIGHT * gain + history.capture(context.color, *m)
        };
        noisy.sort_by_key(|m| std::cmp::Reverse(promise(m)));
        quiet.sort_by_key(|m| std::cmp::Reverse(history.quiet(context, *m)));
        let loses = |m: &Move| {
            let allowed = history.capture(context.color, *m) / HISTORY_PER_CENTIPAWN;
            !see_ge(position.board(), *m, -allowed)
        };
        let (losing, winning): (Vec<Move>, Vec<Move>) = noisy.into_iter().partition(loses);
        let refuting = refutations
            .in_order()
            .into_iter()
            .filter_map(|packed| quiet.iter().copied().find(|m| PackedMove::from(*m) == packed));
        let mut order: Vec<Move> = Vec::new();
        let stages = tt_move.into_iter().chain(winning).chain(refuting);
        for m in stages.chain(quiet.iter().copied()).chain(losing) {
            if !order.contains(&m) {
                order.push(m);
            }
        }
        order
    }

    #[test]
    fn moves_come_in_the_order_of_plain_words() {
        for fen in crate::bench::POSITIONS.iter().chain([&KIWIPETE]) {
            let chess = fen.parse::<Fen>().unwrap();
            let position = Keyed::new(chess.into_position(CastlingMode::Standard).unwrap());
            let legal = position.chess().legal_moves();
            let context = Context {
                color: position.turn(),
                pawn_key: position.pawn_key(),
                earlier: [3, 9, NO_MOVE, 27],
                attacked: Bitboard::FULL.without(legal[0].to()),
            };
            let mut history = History::default();
            for (index, m) in legal.iter().enumerate() {
                let bonus = (index as i32 * 977) % 1500 - 700;
                if is_noisy(*m) {
                    history.update_capture(context.color, *m, 4 * bonus);
                } else {
                    history.update_quiet(&context, *m, bonus);
                }
            }
            let place = |place: usize| legal[place % legal.len()];
            let refutations = Refutations {
                killers: [place(5).into(), place(11).into()],
                counter: place(2).into(),
            };
            for tt_move in [None, Some(place(5)), Some(place(14))] {
                let mut picker = Picker::new(Wanted::All, tt_move, refutations);
                let mut found = Vec::new();
                while let Some(m) = picker.next(&position, &history, &context, &mut |_| 0) {
                    found.push(m);
                }
                let expected = slow_order(&position, &history, &context, tt_move, &refutations);
                assert_eq!(found, expected, "{fen} {tt_move:?}");
            }
        }
    }

    #[test]
    fn losing_captures_come_last() {
        let (position, found) = all(KIWIPETE, Wanted::All, None);
        let last = *found.last().unwrap();
        assert!(last.is_capture() && !see_ge(position.board(), last, 0));
        assert!(see_ge(position.board(), found[0], 0));
    }

    #[test]
    fn what_is_known_of_an_exchange_is_true() {
        let chess = KIWIPETE.parse::<Fen>().unwrap();
        let position = Keyed::new(chess.into_position(CastlingMode::Standard).unwrap());
        let context = Context {
            color: position.turn(),
            pawn_key: 0,
            earlier: [NO_MOVE; 4],
            attacked: Bitboard::EMPTY,
        };
        let mut history = History::default();
        for (index, m) in position.chess().legal_moves().into_iter().enumerate() {
            history.update_capture(context.color, m, 3000 * (index as i32 % 7) - 9000);
        }
        for wanted in [Wanted::All, Wanted::Noisy, Wanted::NoisyAndChecks, Wanted::Winning(90)] {
            let mut picker = Picker::new(wanted, None, Refutations::default());
            while let Some(m) = picker.next(&position, &history, &context, &mut |_| 0) {
                for threshold in (-1000..1000).step_by(25) {
                    let gains = see_ge(position.board(), m, threshold);
                    let known = picker.last_gains(position.board(), m, threshold);
                    assert_eq!(known, gains, "{m} {threshold}");
                }
            }
        }
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
        assert!(found.iter().all(|m| see_ge(position.board(), *m, 100)));
    }
}

//! How long to think: a plan for the move, and a limit that is never passed.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use shakmaty::Color;

use crate::limits::Limits;
use crate::parameters::Parameters;

/// Time for one move.
#[derive(Debug)]
pub struct Clock {
    start: Instant,
    /// Stop thinking about another iteration after this; scaled by how settled the choice is.
    planned: Option<Duration>,
    /// Stop at once after this.
    limit: Option<Duration>,
    /// Microseconds after `start` at which the opponent was last seen thinking.
    pondered: AtomicU64,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { start: Instant::now(), planned: None, limit: None, pondered: AtomicU64::new(0) }
    }
}

const PERCENT: u32 = 100;
const PER_MILLE: u32 = 1000;
/// However little is left, this much may be used.
const LEAST: Duration = Duration::from_millis(1);
/// The overhead of so many moves is kept in reserve, so that a clock that hardly gains outlives a machine that
/// halts for a moment.
const RESERVED_MOVES: u32 = 20;
/// A move that takes longer than planned may use up to this part of what is not in reserve.
const OVERTIME_PART: u32 = 3;
/// At least this part of the clock is planned with all the same.
const UNRESERVED_PART: u32 = 8;
/// With moves to go, plan as if there were this many more, for safety.
const SPARE_MOVES: u32 = 2;
/// The most of the remaining time that the last move before the control may take, percent.
const LAST_MOVE_SHARE: u32 = 85;
/// It is planned to take this part of that.
const LAST_MOVE_PLAN: u32 = 2;
/// The most of the remaining time a single planned move may take, percent.
const PLANNED_SHARE_MOST: u32 = 40;

impl Clock {
    /// The clock for a search that starts now.
    pub fn new(limits: &Limits, turn: Color, overhead: Duration, parameters: &Parameters) -> Clock {
        let mut clock = Clock::default();
        if limits.infinite {
            return clock;
        }
        if let Some(time) = limits.move_time {
            clock.limit = Some(time.saturating_sub(overhead).max(LEAST));
        }
        // A single clock without its owner's counterpart is better than none.
        let own = limits.clock.get(turn).or(*limits.clock.get(!turn));
        if let Some(left) = own {
            let percent = |value: i32| value.unsigned_abs();
            let usable = left.saturating_sub(overhead).max(LEAST);
            let gain =
                *limits.increment.get(turn) * percent(parameters.time_increment_share) / PERCENT;
            // A control ahead fills the clock again: nothing needs to be kept beyond it.
            let reserve = overhead * if limits.moves_to_go.is_some() { 1 } else { RESERVED_MOVES };
            let free = left.saturating_sub(reserve);
            let share = match limits.moves_to_go {
                Some(moves) => {
                    let moves = moves.max(1);
                    usable / moves.saturating_add(SPARE_MOVES.min(moves - 1))
                }
                None => {
                    let free = free.max(usable / UNRESERVED_PART);
                    free * percent(parameters.time_share) / PER_MILLE
                }
            };
            let last_before_control = limits.moves_to_go == Some(1);
            let most = if last_before_control {
                usable * LAST_MOVE_SHARE / PERCENT
            } else {
                usable * percent(parameters.time_hard_share) / PERCENT
            };
            let planned = (share + gain).min(usable * PLANNED_SHARE_MOST / PERCENT);
            let planned = if last_before_control { most / LAST_MOVE_PLAN } else { planned };
            let hard = (planned * percent(parameters.time_hard_factor) / PERCENT)
                .min(most)
                .min(planned + free / OVERTIME_PART);
            clock.planned = Some(planned.min(hard));
            clock.limit = Some(clock.limit.map_or(hard, |limit| limit.min(hard)).max(LEAST));
        }
        clock
    }

    /// Time since the search began.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether the hard limit has passed; while pondering it never does.
    pub fn is_over(&self, pondering: bool) -> bool {
        let Some(limit) = self.limit else {
            return false;
        };
        self.own_time(pondering) >= limit
    }

    /// Time that counts as ours: since the opponent moved.
    fn own_time(&self, pondering: bool) -> Duration {
        let elapsed = self.elapsed();
        if pondering {
            self.pondered.store(elapsed.as_micros() as u64, Relaxed);
            return Duration::ZERO;
        }
        elapsed.saturating_sub(Duration::from_micros(self.pondered.load(Relaxed)))
    }

    /// Whether another iteration is not worth beginning, the plan scaled by so many percent.
    ///
    /// Thinking on the opponent's time counts here: what is already known need not be found again.
    pub fn is_enough(&self, percent: u32, pondering: bool) -> bool {
        let Some(planned) = self.planned else {
            return false;
        };
        !pondering && self.elapsed() >= planned * percent / PERCENT
    }

    /// Whether there is a plan at all, rather than a fixed time, depth or number of nodes.
    pub fn is_planned(&self) -> bool {
        self.planned.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u64, increment: u64, moves_to_go: Option<u32>) -> Clock {
        let mut limits = Limits { moves_to_go, ..Limits::default() };
        limits.clock.white = Some(Duration::from_millis(left));
        limits.increment.white = Duration::from_millis(increment);
        let overhead = Duration::from_millis(10);
        Clock::new(&limits, Color::White, overhead, &Parameters::default())
    }

    #[test]
    fn a_long_game_on_the_increment_keeps_a_reserve() {
        let milliseconds = |time: Option<Duration>| time.unwrap().as_millis() as u64;
        let (mut settled, mut unsettled) = (1000, 1000);
        for _ in 0..400 {
            settled = settled + 10 - milliseconds(clock(settled, 10, None).planned);
            unsettled = unsettled + 10 - milliseconds(clock(unsettled, 10, None).limit);
        }
        assert!(settled >= 200, "{settled} ms are left");
        assert!(unsettled >= 200, "{unsettled} ms are left if every move takes as long as it may");
    }

    #[test]
    fn the_limit_never_exceeds_the_clock() {
        for left in [1, 5, 11, 20, 100, 1000, 60_000, 3_600_000] {
            for increment in [0, 10, 1000, 30_000] {
                for moves_to_go in
                    [None, Some(1), Some(2), Some(40), Some(u32::MAX - 1), Some(u32::MAX)]
                {
                    let clock = clock(left, increment, moves_to_go);
                    let limit = clock.limit.unwrap();
                    let usable = Duration::from_millis(left)
                        .saturating_sub(Duration::from_millis(10))
                        .max(LEAST);
                    assert!(limit <= usable, "{left} {increment} {moves_to_go:?}");
                    assert!(clock.planned.unwrap() <= limit);
                }
            }
        }
    }

    #[test]
    fn a_lone_clock_serves_both_sides() {
        let mut limits = Limits::default();
        limits.clock.white = Some(Duration::from_millis(100));
        let parameters = Parameters::default();
        let clock = Clock::new(&limits, Color::Black, Duration::ZERO, &parameters);
        assert!(clock.limit.is_some());
    }

    #[test]
    fn without_limits_it_goes_on() {
        let clock =
            Clock::new(&Limits::default(), Color::White, Duration::ZERO, &Parameters::default());
        assert!(!clock.is_over(false) && !clock.is_enough(1, false));
    }

    #[test]
    fn more_time_and_fewer_moves_to_go_mean_longer_thought() {
        let planned = |left, increment, moves| clock(left, increment, moves).planned.unwrap();
        assert!(planned(60_000, 0, None) > planned(10_000, 0, None));
        assert!(planned(10_000, 100, None) > planned(10_000, 0, None));
        assert!(planned(10_000, 0, Some(5)) > planned(10_000, 0, Some(40)));
    }

    #[test]
    fn a_fixed_time_is_a_limit_and_no_plan() {
        let limits = Limits { move_time: Some(Duration::from_millis(50)), ..Limits::default() };
        let overhead = Duration::from_millis(10);
        let clock = Clock::new(&limits, Color::White, overhead, &Parameters::default());
        assert_eq!(clock.limit, Some(Duration::from_millis(40)));
        assert!(!clock.is_planned() && !clock.is_enough(1, false));
        let infinite = Limits { infinite: true, ..limits };
        let clock = Clock::new(&infinite, Color::White, overhead, &Parameters::default());
        assert_eq!(clock.limit, None);
    }

    #[test]
    fn the_opponents_time_is_not_ours() {
        let mut limits = Limits::default();
        limits.clock.white = Some(Duration::from_millis(1));
        let clock = Clock::new(&limits, Color::White, Duration::ZERO, &Parameters::default());
        std::thread::sleep(Duration::from_millis(5));
        assert!(!clock.is_over(true) && !clock.is_enough(1, true), "still pondering");
        std::thread::sleep(Duration::from_millis(5));
        assert!(clock.is_over(false), "our own time has run since the opponent moved");
        assert!(clock.is_enough(100, false), "and what was thought before counts");
    }
}

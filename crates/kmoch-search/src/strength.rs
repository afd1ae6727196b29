//! Playing below full strength: fewer positions looked at, and a hand that slips now and then.
//!
//! From 1400 to 2300 the scale follows Stockfish's at 50 ms a move (docs/strength.md), beyond that it is drawn on. It is no
//! rating list's.

use std::hash::{BuildHasher, RandomState};

use crate::score::Score;
use crate::search::root::RootMove;

/// A level of play, named by a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strength {
    /// The rating asked for.
    pub elo: u32,
}

/// The weakest level.
pub const WEAKEST: u32 = 800;
/// The strongest level below full strength.
pub const STRONGEST: u32 = 2800;

/// How many positions some levels look at for a move; the others lie between. Each further point costs more.
const LEVELS: [(u32, f64); 6] = [
    (WEAKEST, 20.0),
    (1400, 160.0),
    (1700, 650.0),
    (2000, 6_800.0),
    (2300, 110_000.0),
    (STRONGEST, 8_000_000.0),
];
/// Moves among which the hand may slip.
pub const CANDIDATES: usize = 4;
/// So many points below the strongest level cost up to one centipawn.
const POINTS_PER_CENTIPAWN: u32 = 10;

impl Strength {
    /// How many positions this level looks at.
    pub fn nodes(self) -> u64 {
        let elo = self.elo.clamp(WEAKEST, STRONGEST);
        let next = LEVELS.partition_point(|(level, _)| *level < elo).max(1);
        let [(low, few), (high, many)] = [LEVELS[next - 1], LEVELS[next]];
        let share = f64::from(elo - low) / f64::from(high - low);
        // Each point between two levels multiplies the positions alike.
        (few * (many / few).powf(share)).round() as u64
    }

    /// Whether the hand slips on this move: at the weakest level on every one, at the strongest on none.
    /// Only then several moves have to be told apart, which takes effort from finding the best.
    pub fn slips(self) -> bool {
        let range = u64::from(STRONGEST - WEAKEST);
        RandomState::new().hash_one(()) % range < u64::from(STRONGEST.saturating_sub(self.elo))
    }

    /// Which of the candidates, best first, is played when it does; chance decides how far each is misjudged.
    pub fn choose(self, candidates: &[RootMove]) -> usize {
        let most = STRONGEST.saturating_sub(self.elo) / POINTS_PER_CENTIPAWN;
        let chance = RandomState::new();
        let misjudged = |index: usize| -> Score {
            let slip = chance.hash_one(index) % (u64::from(most) + 1);
            candidates[index].score - slip as Score
        };
        let known = candidates.iter().take(CANDIDATES).take_while(|root| root.is_scored());
        (0..known.count()).max_by_key(|index| misjudged(*index)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Chess, Position};

    #[test]
    fn stronger_levels_look_further() {
        let nodes = |elo| Strength { elo }.nodes();
        let steps: Vec<u64> = (WEAKEST..=STRONGEST).step_by(25).map(nodes).collect();
        assert!(steps.is_sorted_by(|fewer, more| fewer < more));
        for (elo, known) in LEVELS {
            assert_eq!(nodes(elo), known as u64);
        }
        assert_eq!((nodes(0), nodes(u32::MAX)), (nodes(WEAKEST), nodes(STRONGEST)));
    }

    #[test]
    fn the_weakest_hand_slips_always_the_strongest_never() {
        let slips = |elo| (0..200).filter(|_| Strength { elo }.slips()).count();
        assert_eq!((slips(WEAKEST), slips(STRONGEST)), (200, 0));
        assert!((1..200).contains(&slips((WEAKEST + STRONGEST) / 2)));
    }

    #[test]
    fn the_hand_slips_only_between_near_moves() {
        let mut candidates: Vec<RootMove> =
            Chess::default().legal_moves().into_iter().map(RootMove::new).collect();
        for (index, root) in candidates.iter_mut().enumerate() {
            root.score = -1000 * index as Score;
        }
        for _ in 0..20 {
            assert_eq!(Strength { elo: WEAKEST }.choose(&candidates), 0);
        }
        candidates[1].score = 0;
        let chosen = (0..200).map(|_| Strength { elo: WEAKEST }.choose(&candidates));
        assert!(chosen.clone().all(|index| index < 2));
        assert!(chosen.clone().any(|index| index == 0) && chosen.clone().any(|index| index == 1));
    }
}

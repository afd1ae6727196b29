//! Playing below full strength: fewer positions looked at, and a hand that slips now and then.
//!
//! From 1400 to 2000 the scale was found level with Stockfish's within the errors of 60 games each; above,
//! it promises more than it keeps at 50 ms a move (docs/strength.md). It is no rating list's.

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

/// Positions the weakest level looks at for a move.
const FEWEST_NODES: f64 = 30.0;
/// So many points more double the positions.
const POINTS_TO_DOUBLE: f64 = 140.0;
/// Moves among which the hand may slip.
pub const CANDIDATES: usize = 4;
/// So many points below the strongest level cost up to one centipawn.
const POINTS_PER_CENTIPAWN: u32 = 10;

impl Strength {
    /// How many positions this level looks at.
    pub fn nodes(self) -> u64 {
        let above = f64::from(self.elo.clamp(WEAKEST, STRONGEST) - WEAKEST);
        (FEWEST_NODES * (above / POINTS_TO_DOUBLE).exp2()) as u64
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
        assert!(nodes(800) < nodes(1200) && nodes(1200) < nodes(2800));
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

//! King and pawn against king, known exactly.
//!
//! All positions are worked out once, backwards from those where the pawn queens or is lost, when the
//! first one is asked for: one bit each for whether the side with the pawn wins.

use std::sync::LazyLock;

use shakmaty::{Bitboard, Color, File, Rank, Square, attacks};

/// Who moves, both kings, and the pawn's file among four and its rank among six.
const POSITIONS: usize = 2 * 64 * 64 * 24;

static WON: LazyLock<Vec<u64>> = LazyLock::new(work_out);

/// Whether the side with the pawn wins. Seen from that side, which plays up the board.
pub fn is_won(king: Square, pawn: Square, enemy_king: Square, to_move: bool) -> bool {
    let mirror = |square: Square| {
        if pawn.file() > File::D { square.flip_horizontal() } else { square }
    };
    let place =
        Place { king: mirror(king), pawn: mirror(pawn), enemy: mirror(enemy_king), to_move };
    place.index().is_some_and(|index| WON[index / 64] >> (index % 64) & 1 == 1)
}

/// A position; the pawn stands on one of the files a to d.
#[derive(Debug, Clone, Copy)]
struct Place {
    king: Square,
    pawn: Square,
    enemy: Square,
    to_move: bool,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Impossible,
    Open,
    Drawn,
    Won,
}

const RANKS_OF_PAWNS: usize = 6;

impl Place {
    fn index(self) -> Option<usize> {
        let rank =
            (self.pawn.rank() as usize).checked_sub(1).filter(|&rank| rank < RANKS_OF_PAWNS)?;
        let pawn = self.pawn.file() as usize * RANKS_OF_PAWNS + rank;
        let kings = self.king as usize * 64 + self.enemy as usize;
        Some((pawn * 64 * 64 + kings) * 2 + usize::from(self.to_move))
    }

    fn at(index: usize) -> Place {
        let (kings, pawn) = (index / 2 % (64 * 64), index / (2 * 64 * 64));
        let file = File::ALL[pawn / RANKS_OF_PAWNS];
        Place {
            king: Square::ALL[kings / 64],
            pawn: Square::from_coords(file, Rank::ALL[pawn % RANKS_OF_PAWNS + 1]),
            enemy: Square::ALL[kings % 64],
            to_move: index % 2 == 1,
        }
    }

    /// What shows at once: a pawn that queens, a stalemate, a pawn that is taken.
    fn at_sight(self) -> Verdict {
        let Place { king, pawn, enemy, to_move } = self;
        let checks = attacks::pawn_attacks(Color::White, pawn);
        if king.distance(enemy) <= 1 || king == pawn || enemy == pawn {
            return Verdict::Impossible;
        }
        if to_move {
            if checks.contains(enemy) {
                return Verdict::Impossible;
            }
            let queening = self.step().filter(|step| step.rank() == Rank::Eighth);
            let safe = |goal: Square| enemy.distance(goal) > 1 || king.distance(goal) == 1;
            let queens = queening.is_some_and(|goal| goal != king && goal != enemy && safe(goal));
            return if queens { Verdict::Won } else { Verdict::Open };
        }
        let ours = attacks::king_attacks(king);
        let takes = enemy.distance(pawn) == 1 && !ours.contains(pawn);
        if takes || (!checks.contains(enemy) && self.flights().is_empty()) {
            Verdict::Drawn
        } else {
            Verdict::Open
        }
    }

    /// Where the lone king can go, the pawn included.
    fn flights(self) -> Bitboard {
        let held = attacks::king_attacks(self.king)
            | attacks::pawn_attacks(Color::White, self.pawn)
            | Bitboard::from_square(self.king);
        attacks::king_attacks(self.enemy) & !held
    }

    fn step(self) -> Option<Square> {
        self.pawn.offset(8)
    }

    /// The positions one move on, but for a pawn that queens or is taken.
    fn next(self) -> impl Iterator<Item = Place> {
        let Place { king, pawn, enemy, to_move } = self;
        let kings = if to_move {
            attacks::king_attacks(king) & !Bitboard::from_square(pawn)
        } else {
            self.flights() & !Bitboard::from_square(pawn)
        };
        let kings = kings.into_iter().map(move |square| match to_move {
            true => Place { king: square, to_move: false, ..self },
            false => Place { enemy: square, to_move: true, ..self },
        });
        let free = move |square: &Square| *square != king && *square != enemy;
        let single = self.step().filter(free).filter(|_| to_move);
        let double = single.filter(|_| pawn.rank() == Rank::Second);
        let double = double.and_then(|square| square.offset(8)).filter(free);
        let pawns = single.into_iter().chain(double).filter(|square| square.rank() < Rank::Eighth);
        kings.chain(pawns.map(move |pawn| Place { pawn, to_move: false, ..self }))
    }
}

/// Goes over all positions until nothing new is learnt: who moves wins by one won move, and is lost
/// by none that holds. What stays open is drawn.
fn work_out() -> Vec<u64> {
    let mut verdicts: Vec<Verdict> =
        (0..POSITIONS).map(|index| Place::at(index).at_sight()).collect();
    loop {
        let mut learnt = false;
        for index in 0..POSITIONS {
            if verdicts[index] != Verdict::Open {
                continue;
            }
            let place = Place::at(index);
            let known = |next: Place| next.index().map(|next| verdicts[next]);
            let mut next = place.next().filter_map(known).filter(|&v| v != Verdict::Impossible);
            let verdict = if place.to_move {
                next.any(|verdict| verdict == Verdict::Won).then_some(Verdict::Won)
            } else {
                next.all(|verdict| verdict == Verdict::Won).then_some(Verdict::Won)
            };
            if let Some(verdict) = verdict {
                verdicts[index] = verdict;
                learnt = true;
            }
        }
        if !learnt {
            break;
        }
    }
    let won = |chunk: &[Verdict]| {
        chunk.iter().rev().fold(0, |bits, &verdict| bits << 1 | u64::from(verdict == Verdict::Won))
    };
    verdicts.chunks(64).map(won).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(king: Square, pawn: Square, enemy: Square, to_move: bool) -> bool {
        is_won(king, pawn, enemy, to_move)
    }

    #[test]
    fn the_opposition_decides() {
        assert!(!won(Square::E5, Square::E4, Square::E7, true));
        assert!(won(Square::E5, Square::E4, Square::E7, false));
        // On the sixth rank the king before its pawn wins whoever moves.
        assert!(won(Square::E6, Square::E5, Square::E8, true));
        assert!(won(Square::E6, Square::E5, Square::E8, false));
        assert!(won(Square::D6, Square::D5, Square::D8, true));
    }

    #[test]
    fn a_rooks_pawn_and_a_stalemate_are_drawn() {
        assert!(!won(Square::B6, Square::A6, Square::A8, true));
        assert!(!won(Square::G6, Square::H6, Square::H8, true));
        assert!(!won(Square::E6, Square::E7, Square::E8, false));
    }

    #[test]
    fn a_pawn_that_runs_and_a_pawn_that_is_lost() {
        assert!(won(Square::H1, Square::A5, Square::H8, true));
        assert!(!won(Square::H1, Square::A4, Square::B4, true));
        assert!(!won(Square::H1, Square::A4, Square::B4, false));
    }

    /// How many positions with the pawn on the files a to d are won is known.
    #[test]
    fn as_many_are_won_as_there_should_be() {
        let won = WON.iter().map(|bits| bits.count_ones()).sum::<u32>();
        assert_eq!(won, 111_282);
    }
}

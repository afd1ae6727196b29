//! Where a pawn's way forward meets an enemy pawn's capture: the ground of the backward family.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Square};

use crate::squares::{Sets, ahead, rank, rank_set};

/// How a pawn stands to the first square of its path that an enemy pawn attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// One attacker, no support, and no pawn that could come to help.
    Backward,
    /// One attacker, no support yet, but a pawn that could come to help.
    PotentiallyBackward,
    /// One attacker, and support.
    SemiBackward,
    /// Two attackers and no support.
    BackwardFated,
    /// Two attackers and one supporter.
    PartiallySemiBackward,
}

impl Class {
    /// The five classes.
    pub const ALL: [Class; 5] = [
        Class::Backward,
        Class::PotentiallyBackward,
        Class::SemiBackward,
        Class::BackwardFated,
        Class::PartiallySemiBackward,
    ];
}

/// A pawn that belongs to the backward family.
#[derive(Debug, Clone, Copy)]
pub struct Stop {
    /// The pawn.
    pub pawn: Square,
    /// The first square of its path that an enemy pawn attacks.
    pub square: Square,
    /// Steps to that square: 1 is the square in front.
    pub distance: u8,
    /// Which of the family it is.
    pub class: Class,
}

impl Stop {
    /// The ranks on which pawns can be stopped on the very next square.
    pub const RANKS: RangeInclusive<usize> = FIRST_PAWN_RANK..=LAST_STOP_RANK - 1;

    /// Whether the pawn cannot take a single step without running into the capture.
    #[inline(always)]
    pub fn is_definitive(&self) -> bool {
        self.distance == 1
    }

    /// Those of the enemy's pawns that attack the square.
    #[inline(always)]
    pub fn attackers(&self, enemy: Bitboard) -> Bitboard {
        Bitboard::from_square(self.square).pawn_attacks() & enemy
    }

    /// The place of this pawn's value in a table by rank (2 to 5), for `distance` 1.
    #[inline(always)]
    pub fn rank_slot(&self) -> usize {
        rank(self.pawn) - FIRST_PAWN_RANK
    }

    /// The place of this pawn's value in a table by rank and distance, for `distance` 2 or more:
    /// rank 2 at distance 2, 3, 4; rank 3 at 2, 3; rank 4 at 2. No other can be stopped by a pawn.
    #[inline(always)]
    pub fn distant_slot(&self) -> usize {
        const FIRST_OF_RANK: [usize; 3] = [0, 3, 5];
        FIRST_OF_RANK[rank(self.pawn) - FIRST_PAWN_RANK] + usize::from(self.distance) - 2
    }
}

/// The rank on which pawns start.
const FIRST_PAWN_RANK: usize = 2;

/// The last rank an enemy pawn attacks from where it starts.
const LAST_STOP_RANK: usize = 6;

/// The pawns of `own` that belong to the backward family.
pub fn find(own: Bitboard, enemy: Bitboard) -> ArrayVec<Stop, 8> {
    // The second ranks of both sides set the bounds; pawns on a first rank are no chess.
    let enemy_attacks = enemy.south().beside() & rank_set(LAST_STOP_RANK).fill_south();
    let own_second_and_up = own & rank_set(FIRST_PAWN_RANK).fill_north();
    let mut stops = ArrayVec::new();
    // Only a pawn with an attacked square ahead can be stopped.
    for pawn in own_second_and_up & enemy_attacks.fill_south().south() {
        let path = path(pawn, own | enemy);
        let Some(square) = (path & enemy_attacks).first() else { continue };
        let attackers = Bitboard::from_square(square).pawn_attacks() & enemy;
        let guards = Bitboard::from_square(square).pawn_attackers() & own;
        let class = match (attackers.count(), guards.count()) {
            (1, 0) if has_helper(square, own, enemy) => Class::PotentiallyBackward,
            (1, 0) => Class::Backward,
            (1, _) => Class::SemiBackward,
            (_, 0) => Class::BackwardFated,
            (_, 1) => Class::PartiallySemiBackward,
            _ => continue,
        };
        let distance = (rank(square) - rank(pawn)) as u8;
        // Sixteen pawns of one colour are no chess, but they are a FEN: keep the first eight.
        if stops.try_push(Stop { pawn, square, distance, class }).is_err() {
            break;
        }
    }
    stops
}

/// The squares ahead of a pawn on its file, up to the first pawn of either colour.
#[inline(always)]
fn path(pawn: Square, pawns: Bitboard) -> Bitboard {
    let way = ahead(pawn);
    let first = (way & pawns).isolate_first();
    // Below the lowest pawn ahead; with none there the subtraction gives the whole board.
    way & Bitboard(first.0.wrapping_sub(1))
}

/// Whether an own pawn on an adjacent file can walk up to guard the square, its way clear of pawns.
fn has_helper(square: Square, own: Bitboard, enemy: Bitboard) -> bool {
    let pawns = own | enemy;
    let guard_rank = rank(square) - 1;
    let up_to_guard = rank_set(guard_rank).fill_south();
    Bitboard::from_square(square).pawn_attackers().into_iter().any(|guard| {
        let column = Bitboard::from_file(guard.file()) & up_to_guard;
        (column & pawns).last().is_some_and(|nearest| own.contains(nearest) && nearest != guard)
    })
}

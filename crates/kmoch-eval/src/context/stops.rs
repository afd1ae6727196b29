//! Where a pawn's way forward meets an enemy pawn's capture: the ground of the backward family.

use std::ops::RangeInclusive;

use shakmaty::{Bitboard, Square};

use super::PawnSide;
use crate::squares::{Sets, ahead, rank, rank_set};

/// The number of classes.
pub const CLASSES: usize = 6;

/// How a pawn stands to the first square of its path that an enemy pawn attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// One attacker, no support, and no pawn that could come to help.
    Backward,
    /// One attacker, no support yet, but a pawn that could come to help.
    PotentiallyBackward,
    /// Two attackers, no support yet, and a pawn that could come to help from one side only.
    PotentiallyFated,
    /// One attacker, and support.
    SemiBackward,
    /// Two attackers, no support, and no pawn that could come to help.
    BackwardFated,
    /// Two attackers and one supporter.
    PartiallySemiBackward,
}

impl Class {
    /// All classes.
    pub const ALL: [Class; CLASSES] = [
        Class::Backward,
        Class::PotentiallyBackward,
        Class::PotentiallyFated,
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

impl PawnSide {
    /// Our pawns of this class that are stopped on the very next square.
    #[inline(always)]
    pub fn class(&self, class: Class) -> Bitboard {
        self.stopped.definitive[class as usize]
    }

    /// Our pawns of this class, wherever they are stopped.
    #[inline(always)]
    fn whole_class(&self, class: Class) -> Bitboard {
        self.class(class) | self.stopped.distant[class as usize]
    }

    /// Our pawns of the backward family.
    pub fn stopped(&self) -> Bitboard {
        Class::ALL.into_iter().fold(Bitboard::EMPTY, |all, class| all | self.whole_class(class))
    }

    /// Our pawns of the backward family, with what stops them.
    pub fn stops(&self) -> impl Iterator<Item = Stop> {
        self.stopped().into_iter().filter_map(|pawn| {
            let mut classes = Class::ALL.into_iter();
            self.stop(pawn, classes.find(|&class| self.whole_class(class).contains(pawn))?)
        })
    }

    /// Our pawns of this class, wherever they are stopped, with what stops them.
    #[inline(always)]
    pub fn stops_of(&self, class: Class) -> impl Iterator<Item = Stop> {
        self.stops_among(class, self.whole_class(class))
    }

    /// Our pawns of this class that are stopped on the very next square, with what stops them.
    #[inline(always)]
    pub fn definitive_class(&self, class: Class) -> impl Iterator<Item = Stop> {
        self.stops_among(class, self.class(class))
    }

    /// Our pawns of this class that have free steps left before they are stopped.
    #[inline(always)]
    pub fn distant_class(&self, class: Class) -> impl Iterator<Item = Stop> {
        self.stops_among(class, self.stopped.distant[class as usize])
    }

    /// Those of these pawns that are of this class, wherever they are stopped.
    #[inline(always)]
    pub fn stops_among(&self, class: Class, pawns: Bitboard) -> impl Iterator<Item = Stop> {
        let pawns = pawns & self.whole_class(class);
        pawns.into_iter().filter_map(move |pawn| self.stop(pawn, class))
    }

    /// Where a pawn of ours that is stopped runs into the capture.
    #[inline(always)]
    fn stop(&self, pawn: Square, class: Class) -> Option<Stop> {
        let square = (ahead(pawn) & self.enemy_attacks).first()?;
        Some(Stop { pawn, square, distance: (rank(square) - rank(pawn)) as u8, class })
    }

    /// Our backward-fated pawns with so many steps to their stop.
    pub(super) fn fated(&self, distance: u8) -> Bitboard {
        self.stops_of(Class::BackwardFated)
            .filter(|stop| stop.distance == distance)
            .map(|stop| stop.pawn)
            .collect()
    }
}

/// The rank on which pawns start.
const FIRST_PAWN_RANK: usize = 2;

/// The last rank an enemy pawn attacks from where it starts.
const LAST_STOP_RANK: usize = 6;

/// The most steps a pawn can take to where it is stopped.
const FARTHEST: usize = LAST_STOP_RANK - FIRST_PAWN_RANK;

/// The pawns of one side that belong to the backward family, by [`Class`].
#[derive(Debug, Clone, Copy)]
pub struct Stopped {
    /// Those stopped on the very next square.
    pub definitive: [Bitboard; CLASSES],
    /// Those stopped further on.
    pub distant: [Bitboard; CLASSES],
}

/// The pawns of `own` that belong to the backward family: all of them walk up the board together,
/// step by step, until they meet a capture or another pawn.
pub fn find(own: Bitboard, enemy: Bitboard) -> Stopped {
    let pawns = own | enemy;
    // The second ranks of both sides set the bounds; pawns on a first rank are no chess.
    let captures = enemy.south().beside() & rank_set(LAST_STOP_RANK).fill_south();
    let classes = by_class(own, enemy, captures);
    let met = |walkers: Bitboard, class: usize, steps: usize| {
        Bitboard((walkers & classes[class]).0 >> (8 * steps))
    };
    let mut walkers = (own & rank_set(FIRST_PAWN_RANK).fill_north()).north().without(pawns);
    let definitive = std::array::from_fn(|class| met(walkers, class, 1));
    let mut distant = [Bitboard::EMPTY; CLASSES];
    for steps in 2..=FARTHEST {
        walkers = walkers.without(captures).north().without(pawns);
        for (class, stopped) in distant.iter_mut().enumerate() {
            *stopped |= met(walkers, class, steps);
        }
    }
    Stopped { definitive, distant }
}

/// The squares where a pawn of ours runs into a capture, by the [`Class`] that makes it.
#[inline(always)]
fn by_class(own: Bitboard, enemy: Bitboard, captures: Bitboard) -> [Bitboard; CLASSES] {
    let (attackers, guards) = (enemy.south(), own.north());
    let by_two = captures & attackers.east() & attackers.west();
    let by_one = captures.without(by_two);
    let guarded = guards.beside();
    let guarded_twice = guards.east() & guards.west();
    // Where a pawn on one side or the other could walk up to guard the square, its way clear of pawns.
    let helpers = walk(own, !(own | enemy)).north();
    let (from_west, from_east) = (helpers.east(), helpers.west());
    let helped = from_west | from_east;
    [
        by_one.without(guarded | helped),
        (by_one & helped).without(guarded),
        (by_two & (from_west ^ from_east)).without(guarded),
        by_one & guarded,
        by_two.without(guarded | helped),
        (by_two & guarded).without(guarded_twice),
    ]
}

/// The pawns and all squares they can walk up to over free ones.
#[inline(always)]
fn walk(pawns: Bitboard, free: Bitboard) -> Bitboard {
    let two = pawns | (pawns.north() & free);
    let free_two = free & free.north();
    let four = two | (two.north().north() & free_two);
    let free_four = free_two & free_two.north().north();
    four | (four.north().north().north().north() & free_four)
}

//! What pawn clauses see: both sides' pawns, and nothing else.

use std::cell::OnceCell;

use shakmaty::{Bitboard, Square};

use super::doubling::{crowded_files, reaching_another_file};
use super::groups::Groups;
use super::stops::{self, Stopped};
use crate::squares::{Sets, component};

/// The pawns seen from one side.
#[derive(Debug, Clone)]
pub struct PawnSide {
    /// Our pawns.
    pub own: Bitboard,
    /// The enemy's pawns.
    pub enemy: Bitboard,
    /// Every square of every file with a pawn of ours: the same from both sides.
    pub files: Bitboard,
    /// Squares our pawns attack.
    pub attacks: Bitboard,
    /// Squares two of our pawns attack.
    pub double_attacks: Bitboard,
    /// Squares the enemy's pawns attack.
    pub enemy_attacks: Bitboard,
    /// Our passed pawns.
    pub passers: Bitboard,
    /// Our pawns with no pawn of ours a king's move away: groups of one.
    pub lone: Bitboard,
    /// Our pawns with no pawn of ours on an adjacent file.
    pub isolated_horizontal: Bitboard,
    /// Our pawns with friends on adjacent files, but none within one rank.
    pub isolated_vertical: Bitboard,
    /// The front pawns of our doubled pairs: exactly two on a file.
    pub doubled_front: Bitboard,
    /// The rear pawns of our doubled pairs.
    pub doubled_rear: Bitboard,
    /// Our doubled pawns whose group has a pawn on another file.
    pub doubled_in_group: Bitboard,
    /// Files with exactly three of our pawns.
    pub treble_files: Bitboard,
    /// Files with four or more of our pawns.
    pub quadruple_files: Bitboard,
    /// Both pawns of the pairs whose doubling a fixed chain excuses.
    pub excused_pairs: Bitboard,
    /// Our pawns that guard a pawn and are guarded by none: the roots of chains.
    pub roots: Bitboard,
    /// Our pawns face to face with an enemy pawn.
    pub fixed: Bitboard,
    /// Our pawns of semi-fixed pairs.
    pub semi_fixed: Bitboard,
    /// Our pawns of loosely semi-fixed pairs.
    pub loosely_semi_fixed: Bitboard,
    /// Worked out when first asked for.
    pub(super) groups: OnceCell<Groups>,
    /// Our pawns of the backward family.
    pub(super) stopped: Stopped,
}

/// Steps from a pawn of a semi-fixed pair to the other, and of a loosely semi-fixed one.
pub(crate) const SEMI_FIXED_STEPS: u32 = 3;
const LOOSE_STEPS: u32 = 4;

/// The pawns of both sides that face each other over so many steps, each set seen from its side.
fn facing(ours: Bitboard, theirs: Bitboard, steps: u32) -> (Bitboard, Bitboard) {
    let ours = ours & Bitboard(theirs.flip_vertical().0 >> (8 * steps));
    (ours, Bitboard(ours.0 << (8 * steps)).flip_vertical())
}

/// The pawns seen from both sides, White first.
#[derive(Debug, Clone)]
pub struct PawnSides {
    /// Seen from White and from Black, each playing up the board.
    pub sides: [PawnSide; 2],
}

impl PawnSides {
    /// Reads the pawns of both sides, given as they stand on the board.
    pub fn new(white: Bitboard, black: Bitboard) -> PawnSides {
        let mut sides = [
            PawnSide::new(white, black),
            PawnSide::new(black.flip_vertical(), white.flip_vertical()),
        ];
        let [us, them] = &mut sides;
        // Stops on the very next squares: two squares between the pawns.
        let (ours, theirs) = facing(us.fated(1), them.fated(1), SEMI_FIXED_STEPS);
        (us.semi_fixed, them.semi_fixed) = (ours, theirs);
        // One of the two has a step left: three squares between.
        for (our_distance, their_distance) in [(1, 2), (2, 1)] {
            let (ours, theirs) =
                facing(us.fated(our_distance), them.fated(their_distance), LOOSE_STEPS);
            us.loosely_semi_fixed |= ours;
            them.loosely_semi_fixed |= theirs;
        }
        PawnSides { sides }
    }
}

impl PawnSide {
    fn new(own: Bitboard, enemy: Bitboard) -> PawnSide {
        let attacks = own.pawn_attacks();
        let enemy_attacks = enemy.south().beside();
        let enemy_ahead = enemy.south().fill_south();
        let own_ahead = own.south().fill_south();
        let files = own.fill_files();
        let [doubled_files, treble_files, quadruple_files] = crowded_files(own);
        let doubled = own & doubled_files;
        let lone = own.without(own.neighbours_of_each());
        let isolated_horizontal = own.without(files.beside());
        let guards = own & own.pawn_attackers();
        let mut side = PawnSide {
            own,
            enemy,
            files,
            attacks,
            double_attacks: own.north().east() & own.north().west(),
            enemy_attacks,
            passers: own.without(enemy_ahead | enemy_ahead.beside() | own_ahead),
            lone,
            isolated_horizontal,
            isolated_vertical: lone.without(isolated_horizontal),
            doubled_front: doubled.without(own_ahead),
            doubled_rear: doubled & own_ahead,
            doubled_in_group: doubled & reaching_another_file(own),
            treble_files,
            quadruple_files,
            excused_pairs: Bitboard::EMPTY,
            roots: guards.without(attacks),
            fixed: own & enemy.south(),
            semi_fixed: Bitboard::EMPTY,
            loosely_semi_fixed: Bitboard::EMPTY,
            groups: OnceCell::new(),
            stopped: stops::find(own, enemy),
        };
        side.excused_pairs = side.find_excused_pairs();
        side
    }

    /// Our pawns that are fixed or semi-fixed.
    #[inline(always)]
    pub fn fixed_or_semi_fixed(&self) -> Bitboard {
        self.fixed | self.semi_fixed
    }

    /// Our pawns that are fixed, semi-fixed or loosely semi-fixed: one of each such pair.
    #[inline(always)]
    pub fn locked(&self) -> Bitboard {
        self.fixed | self.semi_fixed | self.loosely_semi_fixed
    }

    /// The chains that pawns of ours belong to: pawns joined along diagonals.
    pub fn chains_of(&self, pawns: impl Into<Bitboard>) -> Bitboard {
        component(pawns.into(), self.own, Bitboard::diagonal_neighbours)
    }

    /// The group a pawn of ours belongs to: pawns joined by king's moves.
    pub fn group_of(&self, pawn: Square) -> Bitboard {
        component(pawn.into(), self.own, Bitboard::surroundings)
    }
}

/// Neighbours of single members of a set, which may be members themselves.
trait NeighboursOfEach {
    fn neighbours_of_each(self) -> Self;
}

impl NeighboursOfEach for Bitboard {
    #[inline(always)]
    fn neighbours_of_each(self) -> Bitboard {
        let row = self.beside();
        row | (self | row).north() | (self | row).south()
    }
}

/// Number of maximal runs of adjacent files with a pawn.
pub fn islands(pawns: Bitboard) -> usize {
    let files = pawns.fill_south() & Bitboard::from_rank(shakmaty::Rank::First);
    files.without(files.east()).count()
}

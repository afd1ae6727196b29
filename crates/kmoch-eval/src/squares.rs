//! Sets of squares and how they move over the board, always seen from a side
//! that plays up the board: north is forward.

use shakmaty::{Bitboard, Color, File, Rank, Square, attacks};

/// Steps and fills of whole sets of squares.
pub trait Sets: Copy {
    /// One step forward.
    fn north(self) -> Self;
    /// One step back.
    fn south(self) -> Self;
    /// One step towards the h-file.
    fn east(self) -> Self;
    /// One step towards the a-file.
    fn west(self) -> Self;
    /// The set and every square ahead of it.
    fn fill_north(self) -> Self;
    /// The set and every square behind it.
    fn fill_south(self) -> Self;
    /// The set and every square to the east of it.
    fn fill_east(self) -> Self;
    /// Every square of every file the set touches.
    fn fill_files(self) -> Self;
    /// The neighbours on the same rank.
    fn beside(self) -> Self;
    /// The squares that pawns standing here attack.
    fn pawn_attacks(self) -> Self;
    /// The squares from which pawns attack the set.
    fn pawn_attackers(self) -> Self;
    /// The neighbours along the four diagonals.
    fn diagonal_neighbours(self) -> Self;
    /// The set and its neighbours a king's move away.
    fn surroundings(self) -> Self;
    /// The neighbours a king's move away.
    fn neighbours(self) -> Self;
}

impl Sets for Bitboard {
    #[inline(always)]
    fn north(self) -> Bitboard {
        Bitboard(self.0 << 8)
    }

    #[inline(always)]
    fn south(self) -> Bitboard {
        Bitboard(self.0 >> 8)
    }

    #[inline(always)]
    fn east(self) -> Bitboard {
        Bitboard(self.0 << 1).without(Bitboard::from_file(File::A))
    }

    #[inline(always)]
    fn west(self) -> Bitboard {
        Bitboard(self.0 >> 1).without(Bitboard::from_file(File::H))
    }

    #[inline(always)]
    fn fill_north(self) -> Bitboard {
        let mut fill = self.0;
        fill |= fill << 8;
        fill |= fill << 16;
        fill |= fill << 32;
        Bitboard(fill)
    }

    #[inline(always)]
    fn fill_south(self) -> Bitboard {
        let mut fill = self.0;
        fill |= fill >> 8;
        fill |= fill >> 16;
        fill |= fill >> 32;
        Bitboard(fill)
    }

    #[inline(always)]
    fn fill_east(self) -> Bitboard {
        let two = self | self.east();
        let four = two | two.east().east();
        four | four.east().east().east().east()
    }

    #[inline(always)]
    fn fill_files(self) -> Bitboard {
        self.fill_north().fill_south()
    }

    #[inline(always)]
    fn beside(self) -> Bitboard {
        self.east() | self.west()
    }

    #[inline(always)]
    fn pawn_attacks(self) -> Bitboard {
        self.north().beside()
    }

    #[inline(always)]
    fn pawn_attackers(self) -> Bitboard {
        self.south().beside()
    }

    #[inline(always)]
    fn diagonal_neighbours(self) -> Bitboard {
        (self.north() | self.south()).beside()
    }

    #[inline(always)]
    fn surroundings(self) -> Bitboard {
        let row = self | self.beside();
        row | row.north() | row.south()
    }

    #[inline(always)]
    fn neighbours(self) -> Bitboard {
        self.surroundings().without(self)
    }
}

/// The rank of a square as players count it, 1 to 8.
#[inline(always)]
pub(crate) fn rank(square: Square) -> usize {
    square.rank() as usize + 1
}

/// The squares of the given rank, counted 1 to 8.
#[inline(always)]
pub(crate) const fn rank_set(rank: usize) -> Bitboard {
    Bitboard(0xff << (8 * (rank - 1)))
}

/// How far a file lies from the edge of the board: a and h 0, d and e 3.
#[inline(always)]
pub(crate) fn files_from_edge(square: Square) -> usize {
    let file = square.file() as usize;
    file.min(7 - file)
}

/// Every square of every file at this distance from the edge: 0 is a and h.
pub(crate) const fn file_pair(from_edge: usize) -> Bitboard {
    Bitboard(
        Bitboard::from_file(File::A).0 << from_edge | Bitboard::from_file(File::H).0 >> from_edge,
    )
}

/// The four rings of squares from the centre outwards.
pub(crate) const RINGS: [Bitboard; 4] = [
    Bitboard(0x0000_0018_1800_0000),
    Bitboard(0x0000_3c24_243c_0000),
    Bitboard(0x007e_4242_4242_7e00),
    Bitboard(0xff81_8181_8181_81ff),
];

/// Which of the [`RINGS`] a square lies on: 0 in the centre, 3 at the edge.
#[inline(always)]
pub(crate) fn ring(square: Square) -> usize {
    usize::from(RING_OF[square as usize])
}

static RING_OF: [u8; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        while RINGS[table[square] as usize].0 >> square & 1 == 0 {
            table[square] += 1;
        }
        square += 1;
    }
    table
};

/// The squares ahead of this one on its file.
#[inline(always)]
pub(crate) fn ahead(square: Square) -> Bitboard {
    AHEAD[square as usize]
}

static AHEAD: [Bitboard; 64] = {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 56 {
        table[square] = Bitboard((Bitboard::from_file(File::A).0 << 8) << square);
        square += 1;
    }
    table
};

/// The squares from which our pawns attack this one.
#[inline(always)]
pub fn pawn_origins(square: Square) -> Bitboard {
    attacks::pawn_attacks(Color::Black, square)
}

/// The squares on all ranks above that of a square.
#[inline(always)]
pub(crate) const fn above(square: Square) -> Bitboard {
    // Squares are numbered rank by rank: this is everything after the end of the rank.
    const LAST_FILE: u32 = 7;
    Bitboard((!0 << (square as u32 | LAST_FILE)) << 1)
}

/// The 4x4 quarter of the board the square lies in.
#[inline(always)]
pub(crate) fn quadrant(square: Square) -> Bitboard {
    half(square) & ranks_of_half(square)
}

/// Files a to d or e to h, whichever the square lies in.
#[inline(always)]
pub(crate) fn half(square: Square) -> Bitboard {
    const QUEENSIDE: Bitboard = Bitboard(0x0f0f_0f0f_0f0f_0f0f);
    if square.file() < File::E { QUEENSIDE } else { !QUEENSIDE }
}

fn ranks_of_half(square: Square) -> Bitboard {
    if square.rank() < Rank::Fifth { Bitboard(0xffff_ffff) } else { !Bitboard(0xffff_ffff) }
}

/// The connected part of `all` that contains `seed`, under the given neighbourhood.
#[inline]
pub(crate) fn component(
    seed: Bitboard,
    all: Bitboard,
    neighbours: impl Fn(Bitboard) -> Bitboard,
) -> Bitboard {
    let mut part = seed;
    loop {
        let grown = part | (neighbours(part) & all);
        if grown == part {
            return part;
        }
        part = grown;
    }
}

/// Cuts a set into its connected parts under the given neighbourhood.
pub(crate) fn components(
    all: Bitboard,
    neighbours: impl Fn(Bitboard) -> Bitboard,
) -> impl Iterator<Item = Bitboard> {
    let mut rest = all;
    std::iter::from_fn(move || {
        let seed = rest.isolate_first();
        rest.any().then(|| {
            let part = component(seed, all, &neighbours);
            rest = rest.without(part);
            part
        })
    })
}

//! Remembers what was found for a pawn structure.

/// A direct-mapped table: a new entry takes the place of an old one with the same hash.
#[derive(Debug)]
pub struct Cache<K, V> {
    entries: Box<[Option<(K, V)>]>,
    /// How many bits of a hash are too many.
    shift: u32,
}

/// What a table is looked up by.
pub trait Key: Copy + Eq {
    /// A product of all that tells keys apart, so that its highest bits are the best mixed.
    fn hash(self) -> u64;
}

impl<K: Key, V> Cache<K, V> {
    /// A table of this many entries, rounded up to a power of two.
    pub fn new(entries: usize) -> Cache<K, V> {
        // Two at least, so that there is a bit to tell them apart by.
        let size = entries.max(2).next_power_of_two();
        let entries = std::iter::repeat_with(|| None).take(size).collect();
        Cache { entries, shift: u64::BITS - size.ilog2() }
    }

    #[inline(always)]
    fn place(&self, key: K) -> usize {
        (key.hash() >> self.shift) as usize
    }

    /// What is known of a key, worked out if nothing is.
    #[inline(always)]
    pub fn get_or_insert_with(&mut self, key: K, make: impl FnOnce() -> V) -> &V {
        let place = self.place(key);
        let entry = &mut self.entries[place];
        if entry.as_ref().is_none_or(|(known, _)| *known != key) {
            *entry = Some((key, make()));
        }
        &entry.as_ref().expect("the entry was just made").1
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill_with(|| None);
    }
}

/// The pawns of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PawnKey {
    /// White's and Black's pawns.
    pub pawns: [u64; 2],
}

/// A pawn structure at some stage of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StageKey {
    /// The pawn structure.
    pub pawns: PawnKey,
    /// The row of the profile.
    pub row: usize,
}

/// A pawn structure with kings and the pieces there are besides, which tell the stage as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KingKey {
    /// The pawn structure.
    pub pawns: PawnKey,
    /// The numbers of pieces.
    pub pieces: u64,
    /// White's and Black's king.
    pub kings: [shakmaty::Square; 2],
}

/// Odd constants that mix bits well (from the golden ratio and its relatives).
const MIX: [u64; 3] = [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9];

impl PawnKey {
    /// The pawns mixed with something else that tells keys apart.
    #[inline(always)]
    fn hash_with(self, other: u64) -> u64 {
        let [white, black] = self.pawns;
        let pawns = white.wrapping_mul(MIX[0]) ^ black.wrapping_mul(MIX[1]).rotate_left(32);
        let mixed = pawns ^ other.wrapping_mul(MIX[2]).rotate_left(16);
        (mixed ^ mixed >> 32).wrapping_mul(MIX[0])
    }
}

impl Key for PawnKey {
    #[inline(always)]
    fn hash(self) -> u64 {
        self.hash_with(0)
    }
}

impl Key for StageKey {
    #[inline(always)]
    fn hash(self) -> u64 {
        self.pawns.hash_with(self.row as u64)
    }
}

impl Key for KingKey {
    #[inline(always)]
    fn hash(self) -> u64 {
        let [white, black] = self.kings;
        self.pawns.hash_with(self.pieces) ^ (white as u64 * 64 + black as u64).wrapping_mul(MIX[1])
    }
}

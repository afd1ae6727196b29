//! Remembers what was found for a pawn structure.

/// A direct-mapped table: a new entry takes the place of an old one with the same hash.
#[derive(Debug)]
pub struct Cache<K, V> {
    entries: Box<[Option<(K, V)>]>,
}

/// What a table is looked up by.
pub trait Key: Copy + Eq {
    /// Spread evenly over all 64 bits.
    fn hash(self) -> u64;
}

impl<K: Key, V> Cache<K, V> {
    /// A table of this many entries, rounded up to a power of two.
    pub fn new(entries: usize) -> Cache<K, V> {
        let size = entries.max(1).next_power_of_two();
        Cache { entries: std::iter::repeat_with(|| None).take(size).collect() }
    }

    /// What is known of a key, worked out if nothing is.
    #[inline(always)]
    pub fn get_or_insert_with(&mut self, key: K, make: impl FnOnce() -> V) -> &V {
        let index = key.hash() as usize & (self.entries.len() - 1);
        let entry = &mut self.entries[index];
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

/// A pawn structure and what pieces there are besides, which tells the stage of the game as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PawnKey {
    /// White's and Black's pawns.
    pub pawns: [u64; 2],
    /// The numbers of pieces.
    pub pieces: u64,
}

/// A pawn structure and pieces, with kings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KingKey {
    /// The pawn structure.
    pub pawns: PawnKey,
    /// White's and Black's king.
    pub kings: [shakmaty::Square; 2],
}

/// Odd constants that mix bits well (from the golden ratio and its relatives).
const MIX: [u64; 3] = [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9];

impl Key for PawnKey {
    #[inline(always)]
    fn hash(self) -> u64 {
        let [white, black] = self.pawns;
        let mixed = white.wrapping_mul(MIX[0]) ^ black.wrapping_mul(MIX[1]).rotate_left(32);
        (mixed ^ self.pieces.wrapping_mul(MIX[0])).wrapping_mul(MIX[2]) >> 32
    }
}

impl Key for KingKey {
    #[inline(always)]
    fn hash(self) -> u64 {
        let [white, black] = self.kings;
        self.pawns.hash() ^ (white as u64 * 64 + black as u64).wrapping_mul(MIX[0]) >> 40
    }
}

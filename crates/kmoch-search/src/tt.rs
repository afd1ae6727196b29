//! The transposition table (TT): what the search remembers of positions it has seen.
//!
//! Threads share it without locks. Each entry is two words; the first is the key
//! mixed (xor) with the second, so an entry torn by two writers fails its own check
//! and reads as a miss.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::packed::PackedMove;
use crate::prefetch::prefetch;

/// How the stored score relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// Nothing but an evaluation is stored.
    None,
    /// The score is at most this: no move was good enough.
    Upper,
    /// The score is at least this: a move was too good.
    Lower,
    /// The score is exactly this.
    Exact,
}

impl Bound {
    const ALL: [Bound; 4] = [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact];

    /// Whether the true score is certainly at least the stored one.
    pub fn is_lower(self) -> bool {
        matches!(self, Bound::Lower | Bound::Exact)
    }

    /// Whether the true score is certainly at most the stored one.
    pub fn is_upper(self) -> bool {
        matches!(self, Bound::Upper | Bound::Exact)
    }
}

/// What is remembered of one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The best move, if one is known.
    pub best: PackedMove,
    /// The score in table form (see [`crate::score::to_table`]).
    pub score: i16,
    /// The static evaluation, side to move.
    pub evaluation: i16,
    /// How deep the score was searched.
    pub depth: u8,
    /// What the score means.
    pub bound: Bound,
    /// Whether the position was on a principal variation.
    pub was_pv: bool,
}

const BOUND_MASK: u64 = 3;
const PV_BIT: u64 = 4;
const GENERATION_SHIFT: u32 = 3;
const GENERATIONS: u8 = 32;

const MOVE_SHIFT: u32 = 48;
const SCORE_SHIFT: u32 = 32;
const EVALUATION_SHIFT: u32 = 16;
const DEPTH_SHIFT: u32 = 8;
const BYTE_MASK: u64 = 0xff;

impl Entry {
    fn pack(self, generation: u8) -> u64 {
        u64::from(self.best.bits()) << MOVE_SHIFT
            | u64::from(self.score as u16) << SCORE_SHIFT
            | u64::from(self.evaluation as u16) << EVALUATION_SHIFT
            | u64::from(self.depth) << DEPTH_SHIFT
            | u64::from(generation) << GENERATION_SHIFT
            | if self.was_pv { PV_BIT } else { 0 }
            | self.bound as u64
    }

    fn unpack(data: u64) -> Entry {
        Entry {
            best: PackedMove::from_bits((data >> MOVE_SHIFT) as u16),
            score: (data >> SCORE_SHIFT) as u16 as i16,
            evaluation: (data >> EVALUATION_SHIFT) as u16 as i16,
            depth: depth_of(data) as u8,
            bound: Bound::ALL[(data & BOUND_MASK) as usize],
            was_pv: data & PV_BIT != 0,
        }
    }
}

fn depth_of(data: u64) -> i32 {
    ((data >> DEPTH_SHIFT) & BYTE_MASK) as i32
}

fn generation_of(data: u64) -> u8 {
    ((data & BYTE_MASK) >> GENERATION_SHIFT) as u8
}

const SLOTS: usize = 4;

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Entries that share an index, one cache line of them.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

/// How many plies of depth a generation of age weighs when an entry has to go.
const AGE_WEIGHT: i32 = 4;
/// A new result replaces a deeper one of the same position unless it is this much shallower.
const KEEP_MARGIN: i32 = 4;
/// How many buckets are looked at to say how full the table is.
const SAMPLE: usize = 250;

/// The transposition table.
#[derive(Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    generation: AtomicU8,
}

impl Table {
    /// An empty table of so many mebibytes, or `None` if there is not that much memory.
    pub fn new(megabytes: usize) -> Option<Table> {
        let count = ((megabytes << 20) / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize_with(count, Bucket::default);
        Some(Table { buckets, generation: AtomicU8::new(0) })
    }

    /// A table that holds next to nothing.
    pub(crate) fn tiny() -> Table {
        Table { buckets: vec![Bucket::default()], generation: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.generation.store(0, Relaxed);
    }

    /// A new search begins: what is there grows older.
    pub fn age(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> u64::BITS;
        &self.buckets[index as usize]
    }

    /// The position with this key will be asked for soon.
    pub fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known of the position with this key.
    pub fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.check.load(Relaxed) ^ data == key && data != 0).then(|| Entry::unpack(data))
        })
    }

    /// Remembers a result; an entry without a move keeps the move known before.
    pub fn store(&self, key: u64, mut entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let worth = |data: u64| {
            let age = (GENERATIONS + generation - generation_of(data)) % GENERATIONS;
            depth_of(data) - AGE_WEIGHT * i32::from(age)
        };
        let mut chosen = None::<(&Slot, i32)>;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if data != 0 && slot.check.load(Relaxed) ^ data == key {
                let old = Entry::unpack(data);
                if !entry.best.is_some() {
                    entry.best = old.best;
                }
                let shallower = i32::from(entry.depth) + KEEP_MARGIN < i32::from(old.depth);
                if shallower
                    && entry.bound != Bound::Exact
                    && generation_of(data) == generation
                    && old.bound != Bound::None
                {
                    return;
                }
                chosen = Some((slot, 0));
                break;
            }
            let value = if data == 0 { i32::MIN } else { worth(data) };
            if chosen.is_none_or(|(_, least)| value < least) {
                chosen = Some((slot, value));
            }
        }
        if let Some((slot, _)) = chosen {
            let data = entry.pack(generation);
            slot.check.store(key ^ data, Relaxed);
            slot.data.store(data, Relaxed);
        }
    }

    /// How full the table is with entries of this search, in thousandths.
    pub fn permille_full(&self) -> usize {
        let generation = self.generation.load(Relaxed);
        let sample = self.buckets.len().min(SAMPLE);
        let used = self.buckets[..sample]
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(|slot| slot.data.load(Relaxed))
            .filter(|data| *data != 0 && generation_of(*data) == generation)
            .count();
        used * 1000 / (sample * SLOTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64) -> Entry {
        Entry {
            best: PackedMove::from_bits((key >> 3) as u16 | 1),
            score: (key >> 20) as i16,
            evaluation: (key >> 40) as i16,
            depth: 1 + (key % 60) as u8,
            bound: Bound::ALL[1 + (key % 3) as usize],
            was_pv: key.is_multiple_of(2),
        }
    }

    fn scatter(i: u64) -> u64 {
        i.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1).unwrap();
        let key = scatter(77);
        assert_eq!(table.probe(key), None);
        table.store(key, entry(key));
        assert_eq!(table.probe(key), Some(entry(key)));
        table.clear();
        assert_eq!(table.probe(key), None);
    }

    #[test]
    fn a_known_move_outlives_a_result_without_one() {
        let table = Table::new(1).unwrap();
        let key = scatter(5);
        table.store(key, entry(key));
        let moveless = Entry { best: PackedMove::NONE, depth: 60, ..entry(key) };
        table.store(key, moveless);
        assert_eq!(table.probe(key).unwrap().best, entry(key).best);
        assert_eq!(table.probe(key).unwrap().depth, 60);
    }

    #[test]
    fn a_much_shallower_bound_does_not_replace_a_deep_one() {
        let table = Table::new(1).unwrap();
        let key = scatter(9);
        let deep = Entry { depth: 12, bound: Bound::Lower, ..entry(key) };
        table.store(key, deep);
        table.store(key, Entry { depth: 7, ..deep });
        assert_eq!(table.probe(key).unwrap().depth, 12);
        table.store(key, Entry { depth: 8, ..deep });
        assert_eq!(table.probe(key).unwrap().depth, 8, "nearly as deep is newer");
        table.store(key, Entry { depth: 12, ..deep });
        table.store(key, Entry { depth: 2, bound: Bound::Exact, ..deep });
        assert_eq!(table.probe(key).unwrap().depth, 2, "an exact score is");
        table.store(key, Entry { depth: 12, ..deep });
        table.age();
        table.store(key, Entry { depth: 3, ..deep });
        assert_eq!(table.probe(key).unwrap().depth, 3, "one of a search before is not kept");
    }

    #[test]
    fn the_shallowest_of_a_bucket_makes_room() {
        let table = Table::tiny();
        let keys: [u64; 5] = std::array::from_fn(|i| scatter(i as u64 + 1));
        for (key, depth) in keys.into_iter().zip([9, 3, 7, 5, 1]) {
            table.store(key, Entry { depth, ..entry(key) });
        }
        let kept = keys.map(|key| table.probe(key).is_some());
        assert_eq!(kept, [true, false, true, true, true]);
    }

    #[test]
    fn every_field_survives() {
        for bound in Bound::ALL {
            for (score, evaluation) in [(0, 0), (-32_500, 32_500), (123, -456), (-1, -1)] {
                for was_pv in [false, true] {
                    let best = PackedMove::from_bits(0xffff);
                    let entry = Entry { best, score, evaluation, depth: 255, bound, was_pv };
                    assert_eq!(Entry::unpack(entry.pack(GENERATIONS - 1)), entry);
                    assert_eq!(generation_of(entry.pack(GENERATIONS - 1)), GENERATIONS - 1);
                }
            }
        }
    }

    #[test]
    fn two_threads_never_read_what_neither_wrote() {
        let table = Table::new(1).unwrap();
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    for i in 0..200_000 {
                        // Few keys, so that the threads meet in the same slots.
                        let key = scatter(i % 997);
                        if let Some(found) = table.probe(key) {
                            assert_eq!(found, entry(key));
                        }
                        table.store(key, entry(key));
                    }
                });
            }
        });
    }

    #[test]
    fn old_entries_make_room() {
        let table = Table::new(1).unwrap();
        for i in 0..200_000 {
            table.store(scatter(i), entry(scatter(i)));
        }
        assert!(table.permille_full() > 900);
        table.age();
        assert_eq!(table.permille_full(), 0);
        let shallow = Entry { depth: 1, ..entry(scatter(1)) };
        table.store(scatter(1_000_000), shallow);
        assert_eq!(table.probe(scatter(1_000_000)), Some(shallow));
    }
}

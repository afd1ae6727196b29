//! Positions worked out into a file, which is mapped into memory when it is whole.
//!
//! The records come first, then where each ends, then how slots are used, then a tail that says what
//! the file is. A file that was not finished has no tail and is not taken for one.

use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::Path;

use kmoch_eval::{SLOT_COUNT, Weights};
use kmoch_files::{Temporary, output};
use memmap2::Mmap;

use crate::coefficients::Usage;
use crate::data::Labelled;
use crate::dataset::{Dataset, WorkedOut};

const MAGIC: [u8; 8] = *b"kmoch-1\n";
const WORD: usize = size_of::<u64>();
/// Magic, fingerprint, number of positions, bytes of the usage.
const TAIL: usize = 4 * WORD;

/// A file that positions are written to.
pub struct Store {
    out: BufWriter<Temporary>,
    ends: Vec<u64>,
    usage: Vec<Usage>,
}

impl Store {
    /// A new file in this folder, to be kept under a name of its own.
    pub fn new(folder: &Path) -> io::Result<Store> {
        Temporary::new(folder).map(Store::over)
    }

    /// A new file in this folder that is gone with the program.
    pub fn nameless(folder: &Path) -> io::Result<Store> {
        Temporary::nameless(folder).map(Store::over)
    }

    fn over(file: Temporary) -> Store {
        let out = BufWriter::new(file);
        Store { out, ends: Vec::new(), usage: vec![Usage::default(); SLOT_COUNT] }
    }

    /// Takes positions in, worked out in parallel, in their order.
    pub fn extend(&mut self, positions: &[Labelled], weights: &Weights) -> io::Result<()> {
        for part in WorkedOut::new(positions, weights) {
            self.out.write_all(&part.bytes)?;
            part.append_to(&mut self.ends, &mut self.usage);
        }
        Ok(())
    }

    /// The positions, in a file that is gone when they are no longer needed.
    pub fn finish(self) -> io::Result<Dataset> {
        let file = self.out.into_inner().map_err(io::IntoInnerError::into_error)?;
        let map = map(file.file(), self.ends.last().copied().unwrap_or(0))?;
        Ok(Dataset::mapped(map, self.ends, self.usage))
    }

    /// The positions, in a file that is kept under this name for whoever asks for this fingerprint.
    pub fn keep(mut self, path: &Path, fingerprint: u64) -> io::Result<Dataset> {
        for end in &self.ends {
            self.out.write_all(&end.to_le_bytes())?;
        }
        let usage = serde_json::to_vec(&self.usage)?;
        self.out.write_all(&usage)?;
        self.out.write_all(&MAGIC)?;
        for word in [fingerprint, self.ends.len() as u64, usage.len() as u64] {
            self.out.write_all(&word.to_le_bytes())?;
        }
        let mut file = self.out.into_inner().map_err(io::IntoInnerError::into_error)?;
        output::put(&mut file, path)?;
        let map = map(file.file(), self.ends.last().copied().unwrap_or(0))?;
        Ok(Dataset::mapped(map, self.ends, self.usage))
    }
}

/// The positions kept under this name; none if there are none, or if they are another's.
pub fn open(path: &Path, fingerprint: u64) -> io::Result<Option<Dataset>> {
    let mut file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file?,
    };
    let length = file.metadata()?.len();
    let Some(before_tail) = length.checked_sub(TAIL as u64) else { return Ok(None) };
    let mut tail = [0; TAIL];
    file.seek(SeekFrom::Start(before_tail))?;
    file.read_exact(&mut tail)?;
    let word =
        |index: usize| u64::from_le_bytes(std::array::from_fn(|byte| tail[index * WORD + byte]));
    if !tail.starts_with(&MAGIC) || word(1) != fingerprint {
        return Ok(None);
    }
    let (positions, usage_bytes) = (word(2), word(3));
    let index_bytes =
        positions.checked_mul(WORD as u64).and_then(|ends| ends.checked_add(usage_bytes));
    let Some(records) = index_bytes.and_then(|index| before_tail.checked_sub(index)) else {
        return Ok(None);
    };
    file.seek(SeekFrom::Start(records))?;
    let mut index = vec![0; (before_tail - records) as usize];
    file.read_exact(&mut index)?;
    let (ends, usage) = index.split_at(positions as usize * WORD);
    let (ends, _) = ends.as_chunks();
    let ends: Vec<u64> = ends.iter().map(|&end| u64::from_le_bytes(end)).collect();
    let Ok(usage) = serde_json::from_slice::<Vec<Usage>>(usage) else { return Ok(None) };
    let is_sound = ends.is_sorted() && ends.last().copied().unwrap_or(0) == records;
    if !is_sound || usage.len() != SLOT_COUNT {
        return Ok(None);
    }
    Ok(Some(Dataset::mapped(map(&file, records)?, ends, usage)))
}

/// Maps the records of a file that is written and not changed any more.
#[allow(unsafe_code)]
fn map(file: &File, length: u64) -> io::Result<Mmap> {
    // SAFETY: the file is this process's own temporary file, or was put in its place whole by a
    // rename; a store never writes to a file that has its name, so that nothing changes it under us.
    unsafe { memmap2::MmapOptions::new().len(length as usize).map(file) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kmoch_eval::Profile;
    use shakmaty::Chess;

    fn positions() -> Vec<Labelled> {
        let one =
            |game| Labelled { position: Chess::default(), result: Some(0.5), score: None, game };
        (0..1000).map(one).collect()
    }

    #[test]
    fn what_was_kept_is_found_again_by_its_fingerprint_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("positions");
        let weights = Weights::new(&Profile::addendum());
        assert!(open(&path, 5).unwrap().is_none());
        let mut store = Store::new(folder.path()).unwrap();
        store.extend(&positions(), &weights).unwrap();
        let kept = store.keep(&path, 5).unwrap();
        let found = open(&path, 5).unwrap().unwrap();
        assert!(open(&path, 6).unwrap().is_none());
        assert_eq!((found.len(), found.size()), (1000, kept.size()));
        assert_eq!(found.usage(), kept.usage());
        let mut held = Dataset::new();
        held.extend(&positions(), &weights);
        for index in [0, 500, 999] {
            assert_eq!(
                found.get(index).1.collect::<Vec<_>>(),
                held.get(index).1.collect::<Vec<_>>()
            );
        }
        // Half a file is no file.
        let whole = std::fs::read(&path).unwrap();
        std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
        assert!(open(&path, 5).unwrap().is_none());
    }
}

//! Positions on their way into a fit.

use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use kmoch_eval::{Profile, Weights};
use kmoch_files::say;
use kmoch_tune::dataset::GAME_BITS;
use kmoch_tune::{Dataset, Labelled, Reader, Store, start, store};

/// Positions that are read before their coefficients are worked out in parallel.
const CHUNK: usize = 20_000;

/// Reads every file, but for positions whose result is known, with what modifiers measure taken from the Addendum as in any fitted profile. What
/// is worked out goes to a file: the cache, if one is named, else one that is gone with the program.
pub fn read(files: &[PathBuf], profile: &Arc<Profile>, cache: Option<&Path>) -> Result<Dataset> {
    let measures = profile.fitted("measures", &start::values_of(profile));
    let Some(cache) = cache else {
        let folder = std::env::temp_dir();
        let store = Store::nameless(&folder).with_context(|| unkept(&folder))?;
        let store = work_out(files, &Weights::new(&measures), store, &folder)?;
        return Ok(told(store.finish().context("cannot keep positions on disk")?));
    };
    let failed = || format!("cannot use the cache {}", cache.display());
    ensure!(
        !files.iter().any(|file| file == "-"),
        "standard input cannot be read twice: leave --cache out"
    );
    let fingerprint = fingerprint(files, &measures).with_context(failed)?;
    if let Some(data) = store::open(cache, fingerprint).with_context(failed)? {
        return Ok(told(data));
    }
    let folder = cache.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let store = Store::new(folder).with_context(|| unkept(folder))?;
    let store = work_out(files, &Weights::new(&measures), store, folder)?;
    Ok(told(store.keep(cache, fingerprint).with_context(failed)?))
}

fn told(data: Dataset) -> Dataset {
    let each = data.size() as f64 / data.len().max(1) as f64;
    say::note(format_args!("{} positions, {each:.0} bytes each", data.len()));
    data
}

fn unkept(folder: &Path) -> String {
    format!("cannot keep positions in {}", folder.display())
}

/// Works all positions out into the store in this folder.
fn work_out(
    files: &[PathBuf],
    weights: &Weights,
    mut store: Store,
    folder: &Path,
) -> Result<Store> {
    let failed = || unkept(folder);
    let bar = ProgressBar::new_spinner().with_style(
        ProgressStyle::with_template("{spinner} {pos} positions, {per_sec}")
            .expect("a sound template"),
    );
    let mut chunk: Vec<Labelled> = Vec::with_capacity(CHUNK);
    for (number, file) in files.iter().enumerate() {
        for labelled in Reader::open(file)? {
            let mut labelled = labelled?;
            if labelled.is_known() {
                continue;
            }
            // Games of different files are different games.
            labelled.game ^= (number as u64) << GAME_BITS;
            chunk.push(labelled);
            if chunk.len() == CHUNK {
                store.extend(&chunk, weights).with_context(failed)?;
                bar.inc(chunk.len() as u64);
                chunk.clear();
            }
        }
    }
    store.extend(&chunk, weights).with_context(failed)?;
    bar.finish_and_clear();
    Ok(store)
}

/// What follows from the data, the measures and the program that looks at them: another program may
/// find other things.
fn fingerprint(files: &[PathBuf], measures: &Profile) -> io::Result<u64> {
    let mut hasher = DefaultHasher::new();
    hash_file(&std::env::current_exe()?, &mut hasher)?;
    for file in files {
        hash_file(file, &mut hasher)?;
    }
    measures.to_toml().hash(&mut hasher);
    Ok(hasher.finish())
}

fn hash_file(file: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let mut reader = BufReader::with_capacity(1 << 20, File::open(file)?);
    let mut buffer = vec![0; 1 << 16];
    loop {
        let length = reader.read(&mut buffer)?;
        if length == 0 {
            return Ok(());
        }
        hasher.write(&buffer[..length]);
    }
}

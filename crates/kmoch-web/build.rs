//! Embeds the built page. It takes what `web/dist` holds and never builds it: without Node the
//! rest of the program still compiles, and `kmoch serve` says what is missing.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate"));
    let web = root.join("../../web");
    let dist = web.join("dist");
    // Where there is no page yet, its appearance has to be noticed.
    println!("cargo:rerun-if-changed={}", if dist.is_dir() { &dist } else { &web }.display());

    let mut files = Vec::new();
    if dist.is_dir() {
        collect(&dist, &mut files)?;
    }
    files.sort();

    let mut table = String::from("&[\n");
    for file in &files {
        let name = file.strip_prefix(&dist).expect("collected below dist");
        let name = name.to_string_lossy().replace('\\', "/");
        let path = fs::canonicalize(file)?;
        writeln!(table, "    ({name:?}, include_bytes!({:?})),", path.to_string_lossy())
            .expect("writing to a string");
    }
    table.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the output"));
    fs::write(out.join("assets.rs"), table)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

//! Every command that writes, and something for each to work on.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

const QUIET: &str = "r3k3/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1";

/// A command that writes.
pub struct Job {
    /// What it is called with, divided by spaces.
    pub arguments: &'static str,
    /// The files it leaves, in place of any that were there.
    pub files: &'static [&'static str],
    /// The files it leaves and goes on from when it is called again.
    pub states: &'static [&'static str],
    /// What it ends with when nothing is in the way.
    pub code: i32,
}

const fn job(arguments: &'static str, code: i32, files: &'static [&'static str]) -> Job {
    Job { arguments, files, states: &[], code }
}

const fn printing(arguments: &'static str, code: i32) -> Job {
    job(arguments, code, &[])
}

/// Every command that writes a file.
pub const WRITERS: [Job; 20] = [
    job("features bad.epd -o out", 1, &["out"]),
    job("features bad.pgn -o out.parquet", 1, &["out.parquet"]),
    job("features bad.pgn --format arrow -o out", 1, &["out"]),
    job("features bad.pgn --format csv -o out.zst", 1, &["out.zst"]),
    Job {
        states: &["parts/manifest.json", "parts/part-00000.parquet"],
        ..job("features good.pgn -o parts/ --resume", 0, &[])
    },
    job("find ply>2 bad.pgn -o out", 1, &["out"]),
    job("find ply>2 good.pgn --as epd -o out.gz", 0, &["out.gz"]),
    job("motifs bad.puzzles -o out", 1, &["out"]),
    job("annotate bad.pgn --depth 0 -o out", 1, &["out"]),
    job("annotate bad.pgn --strip -o out.zst", 0, &["out.zst"]),
    job("report good.pgn --depth 0 -o out", 0, &["out"]),
    job("explain startpos --at-sight --svg out", 0, &["out"]),
    job("catalog passer --svg out", 0, &["out"]),
    job("catalog --gallery .", 0, &["gallery.md", "gallery/passer.svg"]),
    job("datagen --games 3 --nodes 50 -o out", 0, &["out"]),
    job("tune --data data.csv --epochs 2 --threads 1 -o out --cache cache", 0, &["out", "cache"]),
    Job {
        states: &["state"],
        ..job("tune --data data.csv --epochs 2 --threads 1 -o out --resume state", 0, &["out"])
    },
    Job {
        states: &["state"],
        ..job(
            "habits good.pgn --player a --depth 1 --page out --epd out.epd --state state",
            0,
            &["out", "out.epd"],
        )
    },
    Job { states: &["state"], ..job("match --games 4 --nodes 20 --resume state", 0, &[]) },
    Job {
        states: &["state"],
        ..job(
            "verdict --matches kmoch --games 2 --nodes 20 -o state --render .",
            0,
            &["verdict.md"],
        )
    },
];

/// Commands that print.
pub const PRINTERS: [Job; 20] = [
    printing("features bad.epd", 1),
    printing("features bad.pgn --format parquet", 1),
    printing("features bad.pgn --format arrow", 1),
    printing("find ply>2 bad.pgn", 1),
    printing("find ply>2 bad.pgn --as jsonl", 1),
    printing("find ply>2 bad.pgn --as count", 1),
    printing("motifs bad.puzzles", 1),
    printing("annotate bad.pgn --depth 0", 1),
    printing("report good.pgn --depth 0", 0),
    printing("habits good.pgn --player a --depth 1", 0),
    printing("explain startpos --at-sight", 0),
    printing("explain startpos --at-sight --json", 0),
    printing("compare startpos e4 d4 --depth 0", 0),
    printing("catalog", 0),
    printing("catalog --markdown", 0),
    printing("profile check tuned", 0),
    printing("match --games 2 --nodes 20", 0),
    printing("completions bash", 0),
    printing("man", 0),
    printing("--help", 0),
];

/// A folder with something to work on.
pub fn folder() -> TempDir {
    let folder = TempDir::new().expect("a folder for the test");
    let write = |name: &str, text: String| put(folder.path(), name, &text);
    let line = format!("{QUIET}\n");
    write("bad.epd", line.repeat(40) + "no position\n" + &line);
    let puzzle = format!("{QUIET};a1a2 a8a2\n");
    write("bad.puzzles", puzzle.repeat(40) + "no puzzle\n" + &puzzle);
    let game = "[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n";
    write("good.pgn", game.to_owned());
    write("bad.pgn", game.repeat(20) + "[Event \"b\"]\n\n1. e4 Ke3 *\n\n");
    let rows = (0..60).map(|game| format!("{QUIET},{},{game}\n", ["1", "0", "0.5"][game % 3]));
    write("data.csv", "fen,result,game\n".to_owned() + &rows.collect::<String>());
    folder
}

/// Puts a text into a file, in a folder that may not be there yet.
pub fn put(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().expect("it is in a folder")).expect("there can be a folder");
    fs::write(path, text).expect("it is written");
}

//! Games in, columns out, as a program meets it.

use std::fs;
use std::path::{Path, PathBuf};

use arrow_array::cast::AsArray;
use arrow_array::types::{Int32Type, Int64Type};
use arrow_array::{Array, RecordBatch};
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

/// Games of all kinds: sound, broken, Chess960, set up, with comments and variations.
const GAMES: &str = "\
[Event \"One\"]
[White \"A, \\\"x\\\"\"]
[WhiteElo \"2500\"]
[Result \"1-0\"]

1. e4 {[%clk 0:01:00]} e5 (1... c5) 2. Nf3 Nc6 1-0

[Event \"Broken\"]

1. e4 e5 2. Ke4 *

[Event \"Two\"]
[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]

1. e4 Kd7 (1... Ke9) *

";

fn kmoch(args: &[&str]) -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.args(args);
    command
}

/// Runs the program and gives what it says on standard output and on standard error.
fn run(args: &[&str], code: i32) -> (String, String) {
    let assert = kmoch(args).assert().code(code);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&assert.get_output().stdout), text(&assert.get_output().stderr))
}

fn rows(file: &Path) -> Vec<RecordBatch> {
    let file = fs::File::open(file).unwrap();
    let reader = ParquetRecordBatchReaderBuilder::try_new(file).unwrap().build().unwrap();
    reader.collect::<Result<_, _>>().unwrap()
}

/// The number of a game and a ply of every row.
fn places(files: &[PathBuf]) -> Vec<(i64, i32)> {
    let mut places = Vec::new();
    for batch in files.iter().flat_map(|file| rows(file)) {
        let games = batch.column_by_name("game").unwrap().as_primitive::<Int64Type>().clone();
        let plies = batch.column_by_name("ply").unwrap().as_primitive::<Int32Type>().clone();
        places.extend(games.values().iter().copied().zip(plies.values().iter().copied()));
    }
    places
}

fn parts(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|end| end == "parquet")).collect();
    files.sort();
    files
}

#[test]
fn games_read_are_games_written_and_games_reported() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games.pgn");
    let table = folder.path().join("games.parquet");
    fs::write(&games, GAMES.repeat(2)).unwrap();
    let (games, out) = (games.to_str().unwrap(), table.to_str().unwrap());
    let (_, told) = run(&["features", games, "-o", out], 1);
    for part in [
        "games.pgn:10: Ke4 cannot be played here",
        "games.pgn:26: Ke4 cannot be played here",
        "6 games read, 4 written with 16 positions, 2 reported",
    ] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    let batch = &rows(&table)[0];
    let numbers = batch.column_by_name("game").unwrap().as_primitive::<Int64Type>();
    assert_eq!(numbers.values()[..], [1, 1, 1, 1, 1, 3, 3, 3, 4, 4, 4, 4, 4, 6, 6, 6]);
    let lines = batch.column_by_name("line").unwrap().as_primitive::<Int64Type>();
    assert_eq!((lines.value(5), lines.value(8)), (12, 17));
    let file = fs::File::open(&table).unwrap();
    let metadata =
        ParquetRecordBatchReaderBuilder::try_new(file).unwrap().schema().metadata().clone();
    assert_eq!(metadata["kmoch.profile"], "addendum");
    let (_, told) = run(&["features", games, "-o", out, "--variations"], 1);
    assert!(
        told.contains("games.pgn:15: Ke9 cannot be played here; the variation ends before it"),
        "{told}"
    );
    assert!(told.contains("2 variations cut short"), "{told}");
    run(&["features", games, "-o", out, "--strict"], 1);
    assert_eq!(places(&[table]).len(), 5);
}

#[test]
fn all_formats_tell_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let games = path("games.pgn.zst");
    kmoch_files::write(Path::new(&games), GAMES).unwrap();
    for name in ["a.parquet", "a.arrows", "a.csv", "a.jsonl"] {
        run(&["features", &games, "-o", &path(name)], 1);
    }
    let batch = &rows(Path::new(&path("a.parquet")))[0];
    let stream = fs::File::open(path("a.arrows")).unwrap();
    let stream = arrow_ipc::reader::StreamReader::try_new(stream, None).unwrap();
    let batches: Vec<RecordBatch> = stream.collect::<Result<_, _>>().unwrap();
    assert_eq!(batches[0].num_rows(), batch.num_rows());
    for name in ["game", "line", "ply", "white.mobility.mp", "black.passer.count"] {
        assert_eq!(batches[0].column_by_name(name), batch.column_by_name(name), "{name}");
    }
    let csv = fs::read_to_string(path("a.csv")).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 1 + batch.num_rows());
    assert!(
        lines[0].starts_with("file,game,line,event,date,player.white,player.black,elo.white,"),
        "{}",
        lines[0]
    );
    let start = format!("{games},1,1,One,,\"A, \"\"x\"\"\",,2500,,1-0,");
    assert!(lines[1].starts_with(&start), "{}", lines[1]);
    let jsonl = fs::read_to_string(path("a.jsonl")).unwrap();
    let objects: Vec<serde_json::Value> =
        jsonl.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), batch.num_rows());
    assert_eq!(objects[1]["game"], 1);
    assert_eq!((&objects[1]["ply"], &objects[1]["move"]), (&1.into(), &"e2e4".into()));
    assert_eq!(objects[1]["clock"], 60.0);
    assert_eq!(objects[1]["tags"]["WhiteElo"], "2500");
    assert!(objects[1]["clauses"]["mobility"]["white"]["count"].as_i64().unwrap() > 0);
}

#[test]
fn standard_input_and_positions_become_tables_too() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("a.parquet");
    let out = table.to_str().unwrap();
    kmoch(&["features", "--from", "pgn", "-o", out]).write_stdin(GAMES).assert().code(1);
    assert_eq!(places(std::slice::from_ref(&table)).len(), 8);
    let fens = "4k3/8/8/1P6/8/8/6p1/4K3 w - - 0 1\nnonsense\n";
    kmoch(&["features", "-o", out]).write_stdin(fens).assert().code(1);
    let batch = &rows(&table)[0];
    assert_eq!(batch.num_rows(), 1);
    assert!(batch.column_by_name("game").is_none());
    let (_, told) = run(&["features", "--last", "-o", out], 2);
    assert!(told.contains("--from pgn"), "{told}");
}

#[test]
fn columns_and_positions_are_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let games = path("games.pgn");
    fs::write(&games, GAMES).unwrap();
    let choice = ["--columns", "passer,-black,-fen,-file", "--tags", "Elo", "--plies", "1..2"];
    let (csv, _) = run(&[&["features", &games, "--format", "csv"][..], &choice].concat(), 1);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "game,line,elo.white,elo.black,variation,ply,move,clock,eval,mate,turn,material,stage,bracket,position_type,\
         white.passer.count,white.passer.mp"
    );
    assert_eq!(lines[1], "1,1,2500,,0,1,e2e4,60,,,black,30,middlegame,30-25,closed,0,0");
    assert_eq!(lines.len(), 5);
    let (_, told) = run(&["features", &games, "--format", "csv", "--columns", "pasers"], 2);
    assert!(told.contains("did you mean") && told.contains("passer"), "{told}");
    let facts = "file,game,line,variation,ply,move,clock,eval,mate,fen,turn,material,stage,bracket,position_type";
    let none = format!("passer,-passer,-{}", facts.replace(',', ",-"));
    let (_, told) =
        run(&["features", &games, "--format", "csv", "--tags", "", "--columns", &none], 2);
    assert!(told.contains("no column is left"), "{told}");
    assert!(run(&["features", &games, "--resume"], 2).1.contains("--resume needs a folder"));
    // What cannot be read is told before anything is begun.
    run(&["features", &path("none.pgn"), "-o", &path("none/")], 2);
    assert!(!Path::new(&path("none")).exists());
    let (_, told) = run(&["features", &games, "-o", &path("w.parquet"), "--wide"], 1);
    assert!(told.contains("3 games read"), "{told}");
    let batch = &rows(Path::new(&path("w.parquet")))[0];
    assert!(batch.column_by_name("items").unwrap().as_list::<i32>().value(0).len() > 10);
}

#[test]
fn an_interrupted_run_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // Some blocks of games in one file, and a packed one behind it.
    let sound =
        "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 1-0\n\n";
    fs::write(path("a.pgn"), sound.repeat(4000)).unwrap();
    kmoch_files::write(Path::new(&path("b.pgn.zst")), sound.repeat(3000) + GAMES).unwrap();
    let files = [path("a.pgn"), path("b.pgn.zst")];
    let whole = path("whole.parquet");
    let parted = path("parts/");
    run(&["features", &files[0], &files[1], "-o", &whole, "--columns", "passer"], 1);
    let asked = [
        "features",
        &files[0],
        &files[1],
        "-o",
        &parted,
        "--columns",
        "passer",
        "--part-rows",
        "5000",
    ];
    run(&asked, 1);
    let expected = places(&[PathBuf::from(&whole)]);
    assert_eq!(places(&parts(Path::new(&parted))), expected);
    let manifest = || -> serde_json::Value {
        serde_json::from_str(&fs::read_to_string(path("parts/manifest.json")).unwrap()).unwrap()
    };
    assert!(manifest()["done"].as_bool().unwrap());
    let (_, told) = run(&asked, 2);
    assert!(told.contains("--resume"), "{told}");
    // As if it had been interrupted behind its second part.
    let mut earlier = manifest();
    assert!(earlier["parts"].as_array().unwrap().len() > 2);
    earlier["parts"].as_array_mut().unwrap().truncate(2);
    earlier["done"] = false.into();
    fs::write(path("parts/manifest.json"), earlier.to_string()).unwrap();
    for part in &parts(Path::new(&parted))[2..] {
        fs::remove_file(part).unwrap();
    }
    let (_, told) = run(&[&asked[..], &["--resume"]].concat(), 1);
    assert!(told.contains("7,003 games read, 7,002 written"), "{told}");
    assert_eq!(places(&parts(Path::new(&parted))), expected);
    // Nothing is left to do, and something else is another run.
    run(&[&asked[..], &["--resume"]].concat(), 0);
    let (_, told) = run(&[&asked[..], &["--resume", "--quiet"]].concat(), 2);
    assert!(told.contains("another run"), "{told}");
}

#[test]
fn a_damaged_list_of_parts_or_a_missing_part_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("a.pgn"), GAMES).unwrap();
    let asked =
        ["features", &path("a.pgn"), "-o", &path("parts/"), "--columns", "passer", "--resume"];
    run(&asked, 1);
    let list = path("parts/manifest.json");
    let sound = fs::read_to_string(&list).unwrap();
    let with = |field: &str, value: serde_json::Value| {
        let mut list: serde_json::Value = serde_json::from_str(&sound).unwrap();
        let part = &mut list["parts"][0];
        assert_ne!(part[field], value, "{sound}");
        part[field] = value;
        list.to_string()
    };
    for (what, damaged) in [
        ("no list of parts", sound[..sound.len() / 2].to_owned()),
        ("no list of parts", "[]".to_owned()),
        ("damaged", with("rows", 9.into())),
        ("damaged", with("name", "../part-00000.parquet".into())),
        ("damaged", with("file", 1.into())),
        ("damaged", with("lines", u64::MAX.into())),
        ("damaged", with("blocks", 0.into())),
    ] {
        fs::write(&list, &damaged).unwrap();
        let (_, told) = run(&asked, 2);
        assert!(told.contains(what), "{told}");
        assert_eq!(fs::read_to_string(&list).unwrap(), damaged);
    }
    fs::write(&list, &sound).unwrap();
    fs::remove_file(path("parts/part-00000.parquet")).unwrap();
    let (_, told) = run(&asked, 2);
    assert!(told.contains("part-00000.parquet is missing from"), "{told}");
}

#[test]
fn a_file_that_breaks_off_leaves_nothing_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    kmoch_files::write(&path("a.pgn.zst"), GAMES.repeat(5000)).unwrap();
    let packed = fs::read(path("a.pgn.zst")).unwrap();
    fs::write(path("a.pgn.zst"), &packed[..packed.len() - 3]).unwrap();
    let table = path("a.parquet");
    let (_, told) = run(
        &["features", path("a.pgn.zst").to_str().unwrap(), "-o", table.to_str().unwrap(), "--last"],
        2,
    );
    assert!(told.contains("cannot read"), "{told}");
    assert!(!table.exists());
    // Of a run in parts what is whole stays, and the block that broke off is done anew once it can be read.
    let parts_of = path("parts/");
    let asked = ["features", path("a.pgn.zst").to_str().unwrap(), "-o", parts_of.to_str().unwrap()]
        .map(str::to_owned);
    let asked: Vec<&str> =
        asked.iter().map(String::as_str).chain(["--last", "--part-rows", "100"]).collect();
    let mut broken = packed.clone();
    let middle = broken.len() / 2;
    broken[middle..].fill(0);
    fs::write(path("a.pgn.zst"), &broken).unwrap();
    run(&asked, 2);
    fs::write(path("a.pgn.zst"), &packed).unwrap();
    run(&[&asked[..], &["--resume"]].concat(), 1);
    let numbers: Vec<i64> = places(&parts(&parts_of)).into_iter().map(|(game, _)| game).collect();
    assert_eq!(numbers.len(), 10_000, "each sound game once");
    assert!(numbers.is_sorted_by(|one, next| one < next));
}

/// The most memory a run has held, in bytes, as far as it was seen.
#[cfg(target_os = "linux")]
fn most_memory(args: &[&str]) -> u64 {
    use std::process::{Command, Stdio};
    let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    let mut child = command.args(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut most = 0;
    while child.try_wait().unwrap().is_none() {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let held = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = held.and_then(|held| held.split_whitespace().next()?.parse::<u64>().ok());
        most = most.max(kilobytes.unwrap_or(0) << 10);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(child.wait().unwrap().success());
    most
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_file() {
    const LIMIT: u64 = 300 << 20;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n\n";
    for (name, games) in [("short.pgn", 20_000), ("long.pgn", 100_000)] {
        fs::write(path(name), game.repeat(games)).unwrap();
        let out = path(&format!("{name}-parts/"));
        let most = most_memory(&[
            "features",
            &path(name),
            "-o",
            &out,
            "--every",
            "8",
            "--threads",
            "2",
            "--part-rows",
            "50000",
        ]);
        assert!(most < LIMIT, "{} MB for {name}", most >> 20);
    }
}

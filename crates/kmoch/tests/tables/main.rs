//! Games in, columns out, as a program meets it.

#[cfg(target_os = "linux")]
mod memory;
mod parts;

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
fn few_positions_of_many_games_share_row_groups() {
    const GAMES: usize = 10_000;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let game =
        "[Event \"a\"]\n[Round \"1\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O 1-0\n\n";
    fs::write(path("a.pgn"), game.repeat(GAMES)).unwrap();
    run(&["features", &path("a.pgn"), "-o", &path("a.parquet"), "--last"], 0);
    let file = fs::File::open(path("a.parquet")).unwrap();
    let reader = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
    assert_eq!(reader.metadata().num_row_groups(), 1);
    let numbers: Vec<i64> =
        places(&[path("a.parquet").into()]).into_iter().map(|(game, _)| game).collect();
    assert_eq!(numbers, (1..=GAMES as i64).collect::<Vec<_>>());
}

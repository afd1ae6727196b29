//! `kmoch verdict`, end to end.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

fn kmoch(folder: &Path, arguments: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.current_dir(folder).args(arguments).assert()
}

fn parsed(file: &Path) -> serde_json::Value {
    serde_json::from_str(&fs::read_to_string(file).expect("it was written")).expect("it is JSON")
}

const QUICK: [&str; 6] = ["--epochs", "2", "--refit-epochs", "1", "--resamples", "2"];

#[test]
fn each_part_goes_into_the_record_and_the_page_comes_out_of_it() {
    let folder = TempDir::new().expect("a folder for the test");
    let (here, record) = (folder.path(), folder.path().join("verdict.json"));
    kmoch(here, &["datagen", "--games", "40", "--nodes", "60", "-o", "data.csv"]).success();
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. d3 d6 6. c3 O-O 7. h3 h6 8. Re1 a6 \
                 9. Bb3 Ba7 10. Nbd2 Be6 11. Nf1 Re8";
    let games: String = ["1-0", "0-1", "1/2-1/2", "*"]
        .repeat(12)
        .iter()
        .map(|result| format!("[Event \"a\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"))
        .collect();
    fs::write(here.join("masters.pgn"), games).expect("the folder takes files");
    let output = ["-o", "verdict.json", "--threads", "1"];
    let verdict = |more: &[&str]| {
        kmoch(here, &[&["verdict"], &output[..], &QUICK, more].concat()).success();
    };
    verdict(&["--data", "data.csv"]);
    verdict(&["--masters", "masters.pgn"]);
    let whole = fs::read_to_string(here.join("masters.pgn")).expect("it was written");
    fs::write(here.join("broken.pgn"), whole + "[Result \"1-0\"]\n\n1. e4 Ke3 *\n")
        .expect("it is written");
    let broken = [&["verdict"], &output[..], &QUICK, &["--masters", "broken.pgn"]].concat();
    kmoch(here, &broken).code(1);
    verdict(&["--masters", "masters.pgn"]);
    verdict(&["--matches", "kmoch", "--games", "2", "--nodes", "50", "--render", "docs"]);
    let value = parsed(&record);
    assert_eq!(value["engine"]["files"][0], "data.csv");
    assert_eq!(value["masters"]["games"], 36);
    assert_eq!(value["matches"]["nodes"], 50);
    let played = &value["matches"]["chapters"]["Kmoch"];
    let games = ["wins", "losses", "draws"].map(|field| played[field].as_u64().unwrap());
    assert_eq!(games.iter().sum::<u64>(), 2);
    let page = fs::read_to_string(here.join("docs/verdict.md")).expect("the page was written");
    for part in ["## Findings", "(catalog.md#passer)", "verdict/masters.svg", "data.csv"] {
        assert!(page.contains(part), "{part} is missing");
    }
    for plot in ["values.svg", "left-out.svg", "masters.svg"] {
        assert!(here.join("docs/verdict").join(plot).exists(), "{plot} is missing");
    }
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = TempDir::new().expect("a folder for the test");
    for (arguments, wanted) in [
        (&["verdict"][..], "nothing to do"),
        (&["verdict", "--render", "docs"], "cannot read docs/verdict.json"),
        (&["verdict", "-o", "v.json", "--data", "nowhere.csv"], "nowhere.csv"),
        (&["verdict", "-o", "v.json", "--masters", "nowhere.pgn"], "cannot read nowhere.pgn"),
        (&["verdict", "-o", "v.json", "--matches", "cuts"], "\"cuts\" is no chapter"),
        (&["verdict", "-o", "no/v.json", "--matches", "kmoch"], "cannot write no/v.json"),
    ] {
        let outcome = kmoch(folder.path(), arguments).code(2);
        let said = String::from_utf8_lossy(&outcome.get_output().stderr).into_owned();
        assert!(said.contains(wanted), "{said}");
    }
    fs::write(folder.path().join("broken.json"), "{").expect("the folder takes files");
    kmoch(folder.path(), &["verdict", "-o", "broken.json", "--render", "docs"]).code(2);
}

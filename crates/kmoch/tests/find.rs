//! `kmoch find` as a program meets it.

use std::fs;

const GAMES: &str = "\
[Event \"a\"]
[White \"Panov\"]
[WhiteElo \"2500\"]

1. e4 c6 2. d4 d5 3. exd5 cxd5 4. c4 Nf6 5. Nc3 e6 6. Nf3 Be7 7. cxd5 Nxd5 8. Bd3 O-O 1-0

[Event \"b\"]

1. e4 e5 2. Ke4 *

[Event \"c\"]
[White \"Dutch\"]

1. d4 f5 2. g3 Nf6 3. Bg2 e6 4. Nf3 d5 5. O-O Bd6 1/2-1/2
";

fn find(args: &[&str], code: i32) -> (String, String) {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    let assert = command.arg("find").args(args).write_stdin(GAMES).assert().code(code);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&assert.get_output().stdout), text(&assert.get_output().stderr))
}

#[test]
fn games_are_printed_as_they_stand() {
    let (games, told) = find(&["stonewall"], 1);
    assert_eq!(
        games,
        GAMES
            .split_once("[Event \"c\"]")
            .map(|(_, game)| format!("[Event \"c\"]{game}\n"))
            .unwrap()
    );
    assert!(told.contains("standard input:9: Ke4 cannot be played here"), "{told}");
    assert!(told.contains("3 games read, 1 found with 3 positions, 1 reported"), "{told}");
}

#[test]
fn positions_are_printed_with_where_they_come_from() {
    let (epd, _) = find(&["isolani && elo.white > 2400", "--as", "epd", "--once"], 1);
    assert!(epd.starts_with("rnbqk2r/pp2bppp/4p"), "{epd}");
    assert!(epd.contains("id \"standard input:1 game 1 ply 14\"; c0 \"Panov - ?\";"), "{epd}");
    let (json, _) = find(&["black.stonewall", "--as", "jsonl"], 1);
    let objects: Vec<serde_json::Value> =
        json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 3);
    assert_eq!(
        (&objects[0]["game"], &objects[0]["line"], &objects[0]["ply"]),
        (&3.into(), &11.into(), &8.into())
    );
    assert_eq!(objects[0]["move"], "d7d5");
    assert_eq!(find(&["ply >= 2", "--as", "count"], 1).0, "24 positions in 2 of 3 games\n");
}

#[test]
fn what_holds_for_a_while_once_and_first() {
    let count = |args: &[&str]| find(&[args, &["--as", "count"]].concat(), 1).0;
    // The isolated pawn stands from ply 14 to the end of ply 16.
    assert_eq!(count(&["isolani"]), "3 positions in 1 of 3 games\n");
    assert_eq!(count(&["isolani", "--for", "3"]), "1 positions in 1 of 3 games\n");
    assert_eq!(count(&["isolani", "--for", "4"]), "0 positions in 0 of 3 games\n");
    assert_eq!(count(&["ply > 3", "--once"]), "2 positions in 2 of 3 games\n");
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    let assert = command
        .args(["find", "ply > 3", "--as", "epd", "--first", "2"])
        .write_stdin(GAMES)
        .assert();
    assert_eq!(String::from_utf8_lossy(&assert.get_output().stdout).lines().count(), 2);
}

#[test]
fn mistakes_are_shown_with_what_was_meant() {
    let (_, told) = find(&["ply > 20 && white.pasers.count > 0"], 2);
    assert!(told.contains("did you mean white.passer.count?"), "{told}");
    assert!(told.contains("              ^^^^^^^^^^^^^^^^^^"), "{told}");
    assert!(find(&["ply"], 2).1.contains("not yes or no"));
    assert!(find(&["ply > 3", "--first", "0"], 2).1.contains("0 is not in 1.."));
    let wrong = find(&["[1, 2][ply] == 1"], 2).1;
    assert!(wrong.starts_with("kmoch: the expression cannot be worked out"), "{wrong}");
    let endless = find(&["ply > 3", "--structures", "/dev/zero"], 2).1;
    assert!(endless.contains("it is not a regular file"), "{endless}");
}

#[test]
fn structures_are_listed_and_added() {
    let (list, _) = find(&["--list"], 0);
    assert!(list.contains("isolani: "), "{list}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    fs::write(&file, "[dutch]\nabout = 'f4 early'\nholds = 'us.pawn(\"f4\") && ply < 4'\n")
        .unwrap();
    let (count, _) =
        find(&["black.dutch", "--as", "count", "--structures", file.to_str().unwrap()], 1);
    assert_eq!(count, "2 positions in 1 of 3 games\n");
    fs::write(&file, "[dutch]\nholds = 'us.pwn(\"f4\")'\n").unwrap();
    assert!(
        find(&["dutch", "--structures", file.to_str().unwrap()], 2).1.contains("did you mean pawn")
    );
}

#[test]
fn flaws_of_variations_are_reported_with_their_line() {
    let games = "[Event \"a\"]\n\n1. e4 (1. d4 d5\n2. Qd5) e5 2. Nf3 *\n";
    let told = |args: &[&str]| {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
        let assert = command.args(["find", "ply > 0", "--as", "count"]).args(args);
        let assert = assert.write_stdin(games).assert().code(0);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (text(&assert.get_output().stdout), text(&assert.get_output().stderr))
    };
    let (count, flaws) = told(&["--variations"]);
    assert_eq!(count, "5 positions in 1 of 1 games\n");
    assert!(
        flaws.contains("standard input:4: Qd5 cannot be played here; the variation"),
        "{flaws}"
    );
    assert!(flaws.contains("0 reported; 1 variation cut short"), "{flaws}");
    let (count, flaws) = told(&[]);
    assert_eq!(count, "3 positions in 1 of 1 games\n");
    assert!(!flaws.contains("variation"), "{flaws}");
}

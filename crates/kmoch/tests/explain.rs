//! `kmoch explain` as its user meets it.

use serde_json::Value;

const QUEENS_GAMBIT: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9";
const PASSERS: &str = "4k3/8/8/1P6/8/8/6p1/4K3 w - - 0 1";

fn explain(args: &[&str]) -> assert_cmd::Command {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_kmoch"));
    command.arg("explain").args(args).env_remove("COLUMNS").env_remove("CLICOLOR_FORCE");
    command.env("LC_ALL", "C");
    command
}

fn output(args: &[&str]) -> String {
    let output = explain(args).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("the program writes UTF-8")
}

/// What went wrong, as the user reads it.
fn complaint(args: &[&str]) -> String {
    let assert = explain(args).assert().code(2);
    assert!(assert.get_output().stdout.is_empty());
    String::from_utf8(assert.get_output().stderr.clone()).expect("the program writes UTF-8")
}

#[test]
fn the_story_has_board_verdict_reasons_and_what_is_left() {
    let story = output(&[PASSERS, "--at-sight", "--profile", "addendum"]);
    for part in ["White to move", "For Black", "Black's g2-pawn is passed", "Having the move"] {
        assert!(story.contains(part), "{part} is missing in\n{story}");
    }
    assert!(!story.contains('\u{1b}'), "colour in a pipe");
}

#[test]
fn the_start_is_level_and_needs_no_arguments() {
    assert!(output(&["--profile", "addendum"]).contains("The sides are level: 0.00"));
    assert!(output(&[]).contains("Profile tuned"));
    assert_eq!(output(&[]), output(&["startpos"]));
}

#[test]
fn a_fen_may_come_unquoted_or_on_standard_input() {
    let quoted = output(&[PASSERS]);
    assert_eq!(output(&PASSERS.split(' ').collect::<Vec<_>>()), quoted);
    let piped = explain(&["-"]).write_stdin(format!("# a study\n\n{PASSERS}\n")).assert().success();
    assert_eq!(String::from_utf8_lossy(&piped.get_output().stdout), quoted);
    explain(&["-"]).write_stdin("").assert().code(2);
}

#[test]
fn narrow_terminals_are_respected() {
    let story = explain(&[QUEENS_GAMBIT]).env("COLUMNS", "40").assert().success();
    let text = String::from_utf8_lossy(&story.get_output().stdout).into_owned();
    assert!(text.lines().all(|line| line.chars().count() <= 40), "{text}");
}

#[test]
fn json_adds_up_exactly() {
    let record: Value = serde_json::from_str(&output(&[QUEENS_GAMBIT, "--json"])).unwrap();
    // Thousandths of a millipawn, so that sums are exact.
    let exact = |value: &Value| (value.as_f64().unwrap() * 1000.0).round() as i64;
    let sum = |side: &str| -> i64 {
        let clauses = record["clauses"].as_object().unwrap();
        clauses.values().map(|clause| exact(&clause[side]["mp"])).sum()
    };
    assert_eq!(sum("white") - sum("black"), exact(&record["total_mp"]));
    let items = record["items"].as_array().unwrap();
    let of_items = |side: &str| -> i64 {
        items.iter().filter(|item| item["side"] == side).map(|item| exact(&item["mp"])).sum()
    };
    assert_eq!(of_items("white") - of_items("black"), exact(&record["total_mp"]));
    assert!(items.iter().all(|item| !item["sentence"].as_str().unwrap().contains('{')));
    assert_eq!(record["fen"], QUEENS_GAMBIT);
    assert_eq!((&record["stage"], &record["bracket"]), (&"middlegame".into(), &"30-25".into()));
    assert!(record["cuts"]["white"].is_array());
}

#[test]
fn one_clause_shows_its_definition_and_its_findings() {
    let text = output(&[PASSERS, "--clause", "passer"]);
    assert!(text.contains("Passed pawn"), "{text}");
    assert!(text.contains("White: 1 finding"), "{text}");
    let slip = complaint(&[PASSERS, "--clause", "paser"]);
    assert!(slip.contains("did you mean \"passer\"?"), "{slip}");
}

#[test]
fn all_findings_are_listed_when_asked() {
    let all = output(&[QUEENS_GAMBIT, "--all"]);
    assert!(all.starts_with(&output(&[QUEENS_GAMBIT])));
    assert!(all.contains("(pawn_defended), White"), "{all}");
}

#[test]
fn reasons_open_and_units_have_accounts() {
    let first = output(&[PASSERS, "--at-sight", "--why", "1"]);
    assert!(first.starts_with("\n1. Passed pawns, for Black: -"), "{first}");
    assert!(first.contains("(passer)"), "{first}");
    assert!(output(&[PASSERS, "--at-sight", "--details"]).contains(&first));
    assert!(complaint(&[PASSERS, "--why", "9"]).contains("there is no reason 9"));
    let mated = complaint(&["7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "--why", "1"]);
    assert!(mated.contains("there is no reason 1") && !mated.contains("level"), "{mated}");
    let units = output(&[PASSERS, "--units"]);
    assert!(units.contains("Pawn b5: material "), "{units}");
    let record: Value = serde_json::from_str(&output(&[PASSERS, "--units", "--json"])).unwrap();
    let exact = |value: &Value| (value.as_f64().unwrap() * 1000.0).round() as i64;
    let sum: i64 = record["units"].as_array().unwrap().iter().map(|unit| exact(&unit["mp"])).sum();
    assert_eq!(sum + exact(&record["rest_mp"]), exact(&record["total_mp"]));
}

#[test]
fn plain_reads_aloud() {
    let text = output(&[PASSERS, "--plain", "--at-sight"]);
    assert!(text.contains("b-file: White b5.\n"), "{text}");
    assert!(text.contains("For Black, passed pawns, minus "), "{text}");
    assert!(text.contains("Smaller things: "), "{text}");
}

#[test]
fn a_move_is_told_by_what_it_changes() {
    let by_addendum =
        |step| output(&[PASSERS, "--move", step, "--at-sight", "--profile", "addendum"]);
    let text = by_addendum("b6");
    assert!(text.contains("White plays b6: "), "{text}");
    assert!(text.contains("White's b6-pawn is passed"), "{text}");
    assert_eq!(by_addendum("b5b6"), text);
    let record: Value =
        serde_json::from_str(&output(&[PASSERS, "--move", "b6", "--json"])).unwrap();
    assert_eq!(record["move"], "b6");
    assert_eq!(record["before"]["fen"], PASSERS);
    assert!(record["after"]["fen"].as_str().unwrap().starts_with("4k3/8/1P6/8/8/8/6p1/4K3 b"));
    assert!(complaint(&[PASSERS, "--move", "b7"]).contains("b7 is not a legal move here"));
    assert!(complaint(&[PASSERS, "--move", "hello"]).contains("not how a move is written"));
}

#[test]
fn a_move_is_judged_by_search() {
    const SCHOLAR: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 4 4";
    let text = output(&[SCHOLAR, "--move", "a6", "--nodes", "20000"]);
    assert!(text.contains("4...a6 is a blunder: mate in one for White"), "{text}");
    assert!(text.contains("4...a6 does nothing against mate: 5.Qxf7#."), "{text}");
    assert!(!text.contains("Rules of the sources"), "mate is all there is to say: {text}");
    let args = [SCHOLAR, "--move", "Nxh5", "--nodes", "20000"];
    let text = output(&args);
    assert!(text.contains("4...Nxh5 is the best move: -"), "{text}");
    assert!(text.contains("4...Nxh5 wins the queen."), "{text}");
    let record: Value = serde_json::from_str(&output(&[&args[..], &["--json"]].concat())).unwrap();
    assert_eq!(record["judged"]["motif"], "hanging_piece");
    assert_eq!(record["judged"]["best"], "f6h5");
    // A quiet move gives the move away, and nothing else.
    let text = output(&[QUEENS_GAMBIT, "--move", "Qe2", "--nodes", "20000"]);
    assert!(!text.contains("loses") && !text.contains("blunder"), "{text}");
}

#[test]
fn a_move_that_ends_the_game_is_told_by_how_it_ends() {
    const MATE: &str = "6r1/7p/p4R2/4r1p1/Pn1k4/3pN3/5P1P/2R3K1 w - - 10 34";
    for at_sight in [&[][..], &["--at-sight"]] {
        let text = output(&[&[MATE, "--move", "Rc4", "--nodes", "20000"], at_sight].concat());
        let told = "34.Rc4# mates. The rook on c4 mates, hooked to the knight on e3";
        assert!(text.contains(told) && !text.contains("gains"), "{text}");
        assert!(!text.contains("has to be looked after"), "{text}");
    }
    const QUEEN: &str = "7k/8/8/6K1/8/8/5Q2/8 w - - 0 1";
    let text = output(&[QUEEN, "--move", "Qf7", "--nodes", "20000"]);
    assert!(text.contains("1.Qf7 is a blunder: 0.00 instead of "), "{text}");
    let told = "1.Qf7 is stalemate: Black has no move left and the game is drawn.";
    assert!(text.contains(told), "{text}");
    // A check that leaves a square is no end.
    let text = output(&[QUEEN, "--move", "Qf6+", "--nodes", "20000"]);
    assert!(!text.contains("stalemate") && !text.contains("mates."), "{text}");
}

#[test]
fn threats_are_told_by_passing() {
    const THREAT: &str = "r1bqkb1r/pppp1ppp/2n5/4p2Q/2B1n3/8/PPPP1PPP/RNB1K1NR b KQkq - 4 4";
    let text = output(&[THREAT, "--nodes", "20000"]);
    assert!(text.contains("White threatens mate: 5.Qxf7#."), "{text}");
    let record: Value =
        serde_json::from_str(&output(&[THREAT, "--nodes", "20000", "--json"])).unwrap();
    let threat = &record["story"]["threat"];
    assert_eq!((&threat["side"], &threat["line"][0]), (&"white".into(), &"h5f7".into()));
    assert_eq!(threat["arrows"][0][1], "f7");
}

#[test]
fn what_is_over_is_said_and_nothing_else() {
    for (fen, said) in [
        ("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", "Stalemate: Black cannot move"),
        ("8/8/8/8/8/8/1p1k4/1K6 w - - 0 60", "A draw: after 60.Kxb2 neither side can mate."),
        ("6k1/5p2/8/7Q/8/8/qr6/7K w - - 0 30", "A draw: White gives perpetual check, 30.Qg5+"),
    ] {
        let text = output(&[fen, "--nodes", "20000"]);
        assert!(text.contains(said), "{text}");
        assert!(!text.contains("For White") && !text.contains("Smaller things"), "{text}");
    }
}

#[test]
fn another_engine_that_fails_is_told_and_kmoch_goes_on() {
    let assert = explain(&[QUEENS_GAMBIT, "--engine", "/no/such/engine", "--nodes", "5000"]);
    let assert = { assert }.assert().success();
    let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(
        said.contains("cannot be started") && said.contains("kmoch searches instead"),
        "{said}"
    );
    assert!(String::from_utf8_lossy(&assert.get_output().stdout).contains("Best play: "));
}

#[test]
fn bad_positions_are_pointed_at() {
    let cases = [
        ("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "rank 7 has 9 squares"),
        ("k7/8/8/8/8/8/8/KK6 w - - 0 1", "White has 2 kings: a1 and b1"),
        ("k6P/8/8/8/8/8/8/K7 w - - 0 1", "a pawn stands on h8"),
        ("k7/8/8/8/8/8/8/R3K3 w - - 0 1", "Black's king on a8 is in check from the rook on a1"),
        ("garbage", "eight ranks divided by slashes"),
    ];
    for (fen, what) in cases {
        let complaint = complaint(&[fen]);
        assert!(complaint.contains(what), "{fen}: {complaint}");
        assert!(complaint.contains('^'), "{fen}: {complaint}");
    }
}

#[test]
fn a_megabyte_is_refused_in_a_few_lines() {
    let assert = explain(&["-"]).write_stdin("8".repeat(1 << 20)).assert().code(2);
    let complaint = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(complaint.contains("a line of 1048576 bytes is no position"), "{complaint}");
}

#[test]
fn chess960_is_accepted() {
    output(&["bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1"]);
}

#[test]
fn a_bad_profile_is_refused_with_file_and_line() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("mine.toml");
    std::fs::write(&path, "name = \"mine\"\n[nonsense]\nvalue = 1\n").unwrap();
    let complaint = complaint(&["--profile", path.to_str().unwrap()]);
    assert!(complaint.contains("mine.toml:2: no clause is called \"nonsense\""), "{complaint}");
    explain(&["--profile", "/no/such/profile"]).assert().code(2);
}

#[test]
fn the_language_is_asked_for_or_that_of_the_environment() {
    let told = |args: &[&str], locale: &str| {
        let args = [&[PASSERS, "--at-sight"], args].concat();
        let output = explain(&args).env("LC_ALL", locale).assert().success().get_output().clone();
        String::from_utf8(output.stdout).expect("the program writes UTF-8")
    };
    assert!(told(&["--lang", "de"], "C").contains("Der schwarze Bauer auf g2 ist ein Freibauer"));
    assert!(told(&[], "es_ES.UTF-8").contains("El peón negro de g2 es un peón pasado"));
    assert!(told(&[], "fr_FR.UTF-8").contains("Black's g2-pawn is passed"));
    // What programs read does not depend on where it runs.
    assert!(told(&["--json"], "de_DE").contains("Black's g2-pawn is passed"));
    assert!(told(&["--json", "--lang", "es"], "de_DE").contains("El peón negro de g2"));
    assert!(complaint(&["--lang", "tlh"]).contains("choose en, de or es"));
}

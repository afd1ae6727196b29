use std::sync::{Arc, Mutex};

use shakmaty::Color;

use super::*;
use crate::score::Score;

/// An engine written in a few lines of shell; what it says to `go` is given.
fn engine(answer: &str) -> tempfile::TempPath {
    use std::io::Write as _;
    use std::os::unix::fs::PermissionsExt as _;
    let mut file = tempfile::NamedTempFile::new().unwrap();
    let script = format!(
        "#!/bin/sh\nwhile read word rest; do case $word in\n\
         uci) echo 'id name Shell'; echo uciok;;\nisready) echo readyok;;\nquit) exit;;\n\
         go) {answer};;\nesac; done\n"
    );
    file.write_all(script.as_bytes()).unwrap();
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o755)).unwrap();
    file.into_temp_path()
}

#[test]
fn who_falls_silent_or_talks_on_is_waited_for_no_longer_than_was_agreed() {
    use kmoch_search::limits::Limits;
    let patience = std::time::Duration::from_millis(50);
    let limits = Limits { depth: Some(1), ..Limits::default() };
    for answer in ["sleep 100", "while true; do echo info string still thinking; done"] {
        let path = engine(answer);
        let mut talk = Talk::start(&path).unwrap().with_patience(patience).with_grace(patience);
        let fault = talk.search(&Chess::default(), &limits).unwrap_err();
        assert!(matches!(fault, GuestFault::Silent("go")), "{fault}");
    }
}

fn asked(path: &Path) -> (Searched, Vec<String>) {
    let told = Arc::new(Mutex::new(Vec::new()));
    let reports = Arc::clone(&told);
    let report = Box::new(move |line: &str| reports.lock().unwrap().push(line.to_owned()));
    let mut guest = Guest::new(path, &Profile::addendum(), Effort::Depth(2), report).unwrap();
    let searched = guest.searched(&Chess::default());
    drop(guest);
    let told = told.lock().unwrap().clone();
    (searched, told)
}

#[test]
fn its_verdict_and_line_are_taken() {
    let path = engine(
        "echo 'info depth 7 score cp 31 lowerbound nodes 9 pv d2d4'; \
         echo 'info depth 8 score cp 42 nodes 1234 pv e2e4 e7e5 g1f3'; echo bestmove e2e4",
    );
    let (searched, told) = asked(&path);
    assert_eq!(told, Vec::<String>::new());
    assert_eq!(searched.by.as_deref(), Some("Shell"));
    assert_eq!((searched.score, searched.nodes), (Score::Centipawns(42).amount(), 1234));
    assert!(searched.line.len() >= 3);
}

#[test]
fn what_it_does_wrong_is_told_and_kmoch_goes_on() {
    for (answer, expected) in [
        ("echo 'info score cp 1 pv e2e4'; echo bestmove e2e5", "\"e2e5\", which cannot be played"),
        ("echo bestmove e2e4", "it gave no score"),
        ("exit 3", "it has ended"),
        // A line without an end takes no more memory than any other.
        ("head -c 300000 /dev/zero | tr '\\0' x; exit", "it has ended"),
        ("echo '\\377\\377 nonsense'; exit", "it has ended"),
    ] {
        let (searched, told) = asked(&engine(answer));
        assert!(told.len() == 1 && told[0].contains(expected), "{told:?}");
        assert!(searched.by.is_none() && !searched.line.is_empty());
    }
    let (searched, told) =
        asked(&engine("echo 'info score mate 3 pv e2e4 e2e4'; echo bestmove e2e4"));
    assert!(told[0].contains("is cut there"), "{told:?}");
    assert_eq!(searched.mate, Score::Mate { winner: Color::White, moves: 3 }.mate());
    // A mate so far away that no line can show it, and a verdict that is none.
    let (searched, told) =
        asked(&engine("echo 'info score mate 600 pv e2e4 e7e5'; echo bestmove e2e4"));
    assert!(told.is_empty() && searched.mate == Some(600), "{told:?}");
    let (searched, told) =
        asked(&engine("echo 'info score cp 2147483647 pv e2e4'; echo bestmove e2e4"));
    assert!(told[0].contains("it gave no score") && searched.by.is_none(), "{told:?}");
    let (searched, told) = asked(Path::new("/no/such/engine"));
    assert!(told[0].contains("cannot be started"), "{told:?}");
    assert!(searched.by.is_none());
}

//! The engine as other programs use it: conversations with the real program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Far longer than any answer should take, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kmoch"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("output is piped"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Engine { input: child.stdin.take(), child, lines }
    }

    fn say(&mut self, text: &str) -> &mut Engine {
        let input = self.input.as_mut().expect("input is open");
        writeln!(input, "{text}").expect("the engine listens");
        self
    }

    /// All lines up to and including the first that starts so.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self
                .lines
                .recv_timeout(PATIENCE)
                .unwrap_or_else(|_| panic!("no line '{start}…' after {lines:#?}"));
            let found = line.starts_with(start);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    fn best_move(&mut self) -> String {
        let lines = self.until("bestmove ");
        let last = lines.last().expect("there is a last line");
        last.split_whitespace().nth(1).expect("a move follows").to_owned()
    }

    fn is_silent(&mut self) -> bool {
        self.say("isready");
        self.until("readyok").len() == 1
    }

    fn end(mut self) -> ExitStatus {
        drop(self.input.take());
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            if let Some(status) = self.child.try_wait().expect("the engine can be waited for") {
                return status;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("the engine does not end");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}

#[test]
fn it_introduces_itself() {
    let mut engine = Engine::start();
    let lines = engine.say("uci").until("uciok");
    assert!(lines[0].starts_with("id name kmoch "));
    for option in ["Hash", "Threads", "MultiPV", "Ponder", "Move Overhead", "UCI_Chess960"] {
        let start = format!("option name {option} type ");
        assert!(lines.iter().any(|line| line.starts_with(&start)), "{option}");
    }
    assert!(engine.say("quit").child.wait().unwrap().success());
}

#[test]
fn it_answers_every_kind_of_go() {
    let mut engine = Engine::start();
    engine.say("position startpos moves e2e4");
    for limits in [
        "depth 3",
        "nodes 500",
        "movetime 20",
        "wtime 100",
        "btime 100",
        "wtime 100 btime 100 winc 10 binc 10",
        "wtime 1 btime 1",
        "wtime -5 btime -5",
        "wtime 300 btime 300 movestogo 1",
        "depth 2 searchmoves e7e5",
        "winc 100 binc 100",
        "wtime 100 btime 100 movestogo 4294967294",
    ] {
        let best = engine.say(&format!("go {limits}")).best_move();
        assert!(best.len() >= 4, "{limits}: {best}");
    }
    engine.say("position fen r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1 ");
    let lines = engine.say("go mate 3").until("bestmove ");
    assert!(lines.iter().any(|line| line.contains("score mate 3")));
    let counted = engine.say("position startpos").say("go perft 3").until("Nodes searched");
    assert_eq!(counted.last().unwrap(), "Nodes searched: 8902");
}

#[test]
fn a_finished_game_has_no_move() {
    let mut engine = Engine::start();
    engine.say("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").say("go depth 5");
    assert_eq!(engine.until("bestmove "), ["info depth 0 score mate 0", "bestmove (none)"]);
}

#[test]
fn pondering_waits_for_the_opponent() {
    let mut engine = Engine::start();
    engine.say("position startpos moves e2e4 e7e5");
    engine.say("go ponder depth 4").say("isready").until("readyok");
    thread::sleep(Duration::from_millis(300));
    let lines = engine.say("isready").until("readyok");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{lines:?}");
    engine.say("ponderhit").best_move();

    engine.say("go ponder wtime 1000 btime 1000").say("stop").best_move();
    engine.say("go ponder wtime 500 btime 500").say("ponderhit").best_move();
    assert!(engine.is_silent());
}

#[test]
fn commands_during_a_search_do_no_harm() {
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.say("position fen 4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    engine.say("setoption name Hash value 8");
    engine.say("setoption name Threads value 2");
    engine.say("isready").until("readyok");
    engine.say("stop").best_move();
    // A second search ends the first with its own answer.
    engine.say("go infinite").say("go depth 2");
    engine.best_move();
    engine.best_move();
    engine.say("go infinite").say("ucinewgame").best_move();
    engine.say("go infinite").say("setoption name Clear Hash").best_move();
    engine.say("stop").say("ponderhit");
    assert!(engine.is_silent());
}

#[test]
fn the_end_of_the_input_ends_the_search() {
    for order in ["go infinite", "go ponder wtime 1000 btime 1000", "go perft 9", "isready"] {
        let mut engine = Engine::start();
        engine.say(order);
        assert!(engine.end().success(), "{order}");
    }
}

#[test]
fn nonsense_is_answered_in_one_line() {
    let mut engine = Engine::start();
    for nonsense in ["xyzzy", "position", "position startpos moves e2e5", "setoption", "go banana"]
    {
        if nonsense.starts_with("go") {
            engine.say("position startpos");
        }
        engine.say(nonsense);
        let mut lines = engine.say("isready").until("readyok");
        // A search that was begun may have told of its first depths by then.
        lines.retain(|line| !line.starts_with("info depth"));
        assert_eq!(lines.len(), 2, "{nonsense}: {lines:?}");
        assert!(lines[0].starts_with("info string "));
        if nonsense.starts_with("go") {
            engine.say("stop").best_move();
        }
    }
    let long = "garbage ".repeat(10 << 17);
    engine.say(&long);
    assert_eq!(engine.say("isready").until("readyok").len(), 2);
    engine.input.as_mut().unwrap().write_all(b"\xff\xfe\x00\n\n\r\n").unwrap();
    assert_eq!(engine.say("isready").until("readyok").len(), 2);
    assert_eq!(engine.say("go depth 2").best_move().len(), 4);
}

#[test]
fn a_refused_position_is_not_answered_with_a_move_of_another() {
    let mut engine = Engine::start();
    for refused in [
        "position startpos moves e2e4 e2e4",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen 4k3/8/8/8/8/8/8/4K3 w - - 4294967295 1",
        "position",
    ] {
        engine.say("position startpos moves e2e4").say(refused).until("info string position: ");
        let lines = engine.say("go depth 3").until("bestmove ");
        assert!(lines[0].starts_with("info string go: "), "{refused}: {lines:?}");
        assert_eq!(lines[1..], ["bestmove 0000"], "{refused}");
    }
    // What explain accepts the engine accepts: a queen in a bishop's place is one man too many of its kind.
    engine.say("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w KQkq - 0 1");
    let best = engine.say("go depth 2").best_move();
    assert!(matches!(best.as_bytes()[1], b'1' | b'2'), "{best} is no move of White's");
}

#[test]
fn castling_is_written_as_the_mode_wants_it() {
    let fen = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut engine = Engine::start();
    engine.say(fen).say("go depth 1 searchmoves e1g1");
    assert_eq!(engine.best_move(), "e1g1");
    engine.say("setoption name UCI_Chess960 value true");
    engine.say(fen).say("go depth 1 searchmoves e1h1");
    assert_eq!(engine.best_move(), "e1h1");
}

#[test]
fn a_weak_level_still_plays() {
    let mut engine = Engine::start();
    engine.say("setoption name UCI_LimitStrength value true");
    engine.say("setoption name UCI_Elo value 900").say("setoption name UCI_ShowWDL value true");
    let lines = engine.say("go wtime 1000 btime 1000").until("bestmove ");
    assert!(lines[0].contains(" wdl ") && lines[0].contains(" multipv 1 "));
    assert!(!lines.iter().any(|line| line.contains(" multipv 2 ")));
}

#[test]
fn the_board_and_the_ledger_are_shown() {
    let mut engine = Engine::start();
    engine.say("position startpos moves e2e4").say("flip").say("d");
    let lines = engine.until("Key: ");
    let fen = "FEN: rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert!(lines.iter().any(|line| line == fen), "{lines:#?}");
    assert!(engine.say("eval").until("total ").len() > 2);
    assert!(engine.say("spsa").until("time_hard_share").len() > 20);
}

#[test]
fn bench_ends_with_nodes_and_speed() {
    let output = Command::new(env!("CARGO_BIN_EXE_kmoch")).args(["bench", "3"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let last: Vec<&str> = text.lines().rev().take(2).collect();
    assert!(last[0].ends_with(" nps") && last[1].ends_with(" nodes"), "{last:?}");
}

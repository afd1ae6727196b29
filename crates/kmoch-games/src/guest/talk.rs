//! Talking UCI to another program, which may be slow, silent, wrong or gone.

use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use kmoch_files::lines::{Reading, read_line};
use kmoch_search::limits::Limits;
use kmoch_tell::score::Score;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};

/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(10);
/// How long a search of so many positions or so deep may take, unless told otherwise.
const LONGEST: Duration = Duration::from_secs(120);
/// How much longer than it was given, and how long after it was told to stop.
const GRACE: Duration = Duration::from_secs(5);
/// Lines that may wait; an engine that floods us has to wait itself.
const WAITING: usize = 4096;
/// A name longer than this is cut.
const LONGEST_NAME: usize = 60;

/// What went wrong with an engine.
#[derive(Debug, thiserror::Error)]
pub enum GuestFault {
    /// It does not run.
    #[error("it cannot be started: {0}")]
    Start(io::Error),
    /// It ended, or closed its output.
    #[error("it has ended")]
    Gone,
    /// It does not answer.
    #[error("it did not answer {0:?} in time")]
    Silent(&'static str),
    /// What it answers cannot be played.
    #[error("it answered {0:?}, which cannot be played here")]
    Illegal(String),
    /// It gave a move and no score.
    #[error("it gave no score")]
    NoScore,
}

/// What an engine says of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// Its verdict, White's view.
    pub score: Score,
    /// Its line, as far as it can be played.
    pub line: Vec<Move>,
    /// Positions it looked at.
    pub nodes: u64,
    /// How deep.
    pub depth: i32,
    /// What was wrong with its line.
    pub flaw: Option<String>,
}

/// An engine that runs.
#[derive(Debug)]
pub struct Talk {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    name: String,
    patience: Duration,
    grace: Duration,
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Talk {
    /// Starts an engine and waits until it is ready.
    pub fn start(path: &Path) -> Result<Talk, GuestFault> {
        let mut command = Command::new(path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(GuestFault::Start)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(GuestFault::Gone);
        };
        let (told, lines) = sync_channel(WAITING);
        thread::spawn(move || {
            let (mut output, mut line) = (BufReader::new(output), Vec::new());
            loop {
                match read_line(&mut output, &mut line) {
                    Ok(Reading::Line) => {
                        if told.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                            return;
                        }
                    }
                    Ok(Reading::TooLong(_)) => {}
                    Ok(Reading::End) | Err(_) => return,
                }
            }
        });
        let file = path.file_stem().unwrap_or(path.as_os_str());
        let name = file.to_string_lossy().into_owned();
        let mut talk = Talk { child, input, lines, name, patience: LONGEST, grace: GRACE };
        talk.say("uci")?;
        let deadline = Instant::now() + READY;
        loop {
            let line = talk.hear(deadline, "uci")?;
            if let Some(name) = line.strip_prefix("id name ") {
                talk.name = name.trim().chars().take(LONGEST_NAME).collect();
            }
            if line.trim() == "uciok" {
                break;
            }
        }
        talk.ready()?;
        Ok(talk)
    }

    /// The same, where nobody waits longer than this for a search of so many positions or so deep.
    pub fn with_patience(mut self, patience: Duration) -> Talk {
        self.patience = patience;
        self
    }

    /// The same, where it has so long to obey when it is told to stop.
    pub fn with_grace(mut self, grace: Duration) -> Talk {
        self.grace = grace;
        self
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A new game begins. If the engine is gone, the next search tells.
    pub fn new_game(&mut self) {
        let _ = self.say("ucinewgame");
        let _ = self.ready();
    }

    fn ready(&mut self) -> Result<(), GuestFault> {
        self.say("isready")?;
        let deadline = Instant::now() + READY;
        while self.hear(deadline, "isready")?.trim() != "readyok" {}
        Ok(())
    }

    /// Searches a position in which the game goes on.
    pub fn search(&mut self, position: &Chess, limits: &Limits) -> Result<Reply, GuestFault> {
        let mode = position.castles().mode();
        let chess960 = mode == CastlingMode::Chess960;
        self.say(&format!("setoption name UCI_Chess960 value {chess960}"))?;
        let fen = Fen::from_position(position, EnPassantMode::Legal);
        self.say(&format!("position fen {fen}"))?;
        let (go, time) = match (limits.nodes, limits.depth, limits.move_time) {
            (Some(nodes), ..) => (format!("go nodes {nodes}"), self.patience),
            (_, Some(depth), _) => (format!("go depth {depth}"), self.patience),
            (_, _, time) => {
                let time = time.unwrap_or(GRACE);
                (format!("go movetime {}", time.as_millis()), time + GRACE)
            }
        };
        self.say(&go)?;
        let mut heard = Heard::default();
        let best = match self.listen(Instant::now() + time, &mut heard) {
            Err(GuestFault::Silent(..)) => {
                self.say("stop")?;
                self.listen(Instant::now() + self.grace, &mut heard)?
            }
            other => other?,
        };
        heard.reply(position, &best)
    }

    /// Listens until the engine names its move.
    fn listen(&mut self, deadline: Instant, heard: &mut Heard) -> Result<String, GuestFault> {
        loop {
            let line = self.hear(deadline, "go")?;
            match line.split_whitespace().next() {
                Some("bestmove") => {
                    return Ok(line.split_whitespace().nth(1).unwrap_or_default().to_owned());
                }
                Some("info") => heard.take(&line),
                _ => {}
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<(), GuestFault> {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|_| GuestFault::Gone)
    }

    fn hear(&mut self, deadline: Instant, asked: &'static str) -> Result<String, GuestFault> {
        let left = deadline.saturating_duration_since(Instant::now());
        // Who talks on and on without coming to the point is out of time as well.
        if left.is_zero() {
            return Err(GuestFault::Silent(asked));
        }
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => GuestFault::Silent(asked),
            RecvTimeoutError::Disconnected => GuestFault::Gone,
        })
    }
}

/// What an engine has told so far: its last exact word on its best line.
#[derive(Debug, Default)]
struct Heard {
    score: Option<Found>,
    moves: Vec<String>,
    nodes: u64,
    depth: i32,
}

/// A score for the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Centipawns(i32),
    Mate(i32),
}

impl Heard {
    fn take(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        let (mut score, mut moves, mut exact, mut first) = (None, Vec::new(), true, true);
        let (mut nodes, mut depth) = (None, None);
        while let Some(word) = words.next() {
            match word {
                "multipv" => first = words.next() == Some("1"),
                "lowerbound" | "upperbound" => exact = false,
                "nodes" => nodes = words.next().and_then(|number| number.parse().ok()),
                "depth" => depth = words.next().and_then(|number| number.parse().ok()),
                "score" => {
                    let kind = words.next();
                    let value = words.next().and_then(|number| number.parse().ok());
                    score = match kind {
                        Some("cp") => value.map(Found::Centipawns),
                        Some("mate") => value.map(Found::Mate),
                        _ => None,
                    };
                }
                "pv" => moves = words.by_ref().map(str::to_owned).collect(),
                "string" => return,
                _ => {}
            }
        }
        if first && exact && score.is_some() && !moves.is_empty() {
            self.score = score;
            self.moves = moves;
            self.depth = depth.unwrap_or(self.depth);
        }
        self.nodes = nodes.unwrap_or(self.nodes);
    }

    fn reply(self, position: &Chess, best: &str) -> Result<Reply, GuestFault> {
        let legal = |position: &Chess, text: &str| {
            let mv = text.parse::<UciMove>().ok()?.to_move(position).ok()?;
            position.is_legal(mv).then_some(mv)
        };
        let first = legal(position, best).ok_or_else(|| GuestFault::Illegal(cut(best)))?;
        let score = self.score.ok_or(GuestFault::NoScore)?;
        let (mut line, mut flaw, mut end) = (Vec::new(), None, position.clone());
        for text in &self.moves {
            let Some(mv) = legal(&end, text) else {
                flaw =
                    Some(format!("{:?} in its line cannot be played; it is cut there", cut(text)));
                break;
            };
            end.play_unchecked(mv);
            line.push(mv);
        }
        if line.first() != Some(&first) {
            line = vec![first];
        }
        let turn = position.turn();
        let score = match score {
            Found::Centipawns(score) => Score::Centipawns(turn.fold_wb(score, -score)),
            Found::Mate(moves) => {
                let winner = if moves > 0 { turn } else { !turn };
                Score::Mate { winner, moves: moves.unsigned_abs() }
            }
        };
        Ok(Reply { score, line, nodes: self.nodes, depth: self.depth, flaw })
    }
}

/// A word of another program, not too long.
fn cut(text: &str) -> String {
    const LONGEST: usize = 12;
    text.chars().take(LONGEST).collect()
}

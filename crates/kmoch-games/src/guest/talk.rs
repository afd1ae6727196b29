//! Talking UCI to another program, which may be slow, silent, wrong or gone.

use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use kmoch_files::lines::{Reading, read_line};
use kmoch_search::limits::Limits;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

use super::heard::{Heard, Reply};

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
                let letters = name.trim().chars().filter(|letter| !letter.is_control());
                talk.name = letters.take(LONGEST_NAME).collect();
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

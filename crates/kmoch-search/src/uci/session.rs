//! One conversation: what is set up, what is running, and what each command does.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use kmoch_eval::{Evaluator, Profile};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position};

use super::go::{self, Order};
use super::options::{Action, Settings};
use super::output::Output;
use super::report::Style;
use super::{display, position, report, setup};
use crate::engine::{Engine, Options};
use crate::game::Game;
use crate::limits::Limits;
use crate::parameters::Parameters;
use crate::signals::Signals;
use crate::tt::Table;
use crate::{bench, perft};

/// Whether the conversation goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    /// It does.
    GoOn,
    /// It is over.
    Quit,
}

/// A search under way; it gives the engine back when it ends.
struct Running {
    signals: Arc<Signals>,
    thread: JoinHandle<Option<Engine>>,
}

/// One conversation.
pub struct Session {
    output: Arc<Output>,
    settings: Settings,
    /// What the idle engine has been set up with.
    applied: Settings,
    profile: Arc<Profile>,
    game: Game,
    /// Set after a position was refused: nothing is known of the game until there is another.
    refused: bool,
    engine: Option<Engine>,
    running: Option<Running>,
}

/// Deep lines need deep stacks.
const STACK_BYTES: usize = 32 << 20;
/// An unknown command is quoted up to here.
const QUOTED: usize = 60;
/// `bench` inside a session blocks it, so it is kept short.
const DEEPEST_BENCH: u32 = 14;

impl Session {
    /// A conversation with fresh settings.
    pub fn new(output: impl Write + Send + 'static) -> Session {
        Session {
            output: Arc::new(Output::new(output)),
            settings: Settings::default(),
            applied: Settings::default(),
            profile: Profile::tuned(),
            game: Game::default(),
            refused: false,
            engine: None,
            running: None,
        }
    }

    /// Does what a line says.
    pub fn obey(&mut self, line: &str) -> Then {
        self.output.received(line);
        let (command, words) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match command {
            "" => {}
            "uci" => self.introduce(),
            "isready" => {
                self.set_up_if_idle();
                self.output.line("readyok");
            }
            "ucinewgame" => {
                self.stop();
                self.engine().forget();
                (self.game, self.refused) = (Game::default(), false);
            }
            "position" => match position::parse(words, self.settings.chess960) {
                Ok(game) => (self.game, self.refused) = (game, false),
                Err(error) => {
                    self.refused = true;
                    self.output.remark(&error);
                }
            },
            "go" if self.refused => {
                self.stop();
                self.output
                    .remark("go: the last position was refused, so there is nothing to search");
                self.output.line("bestmove 0000");
            }
            "d" | "eval" | "flip" if self.refused => {
                self.output.remark(&format!("{command}: the last position was refused"));
            }
            "go" => self.go(words),
            "stop" => self.stop(),
            "ponderhit" => {
                if let Some(running) = &self.running {
                    running.signals.ponder_hit();
                }
            }
            "setoption" => self.set_option(words),
            "quit" => return Then::Quit,
            "d" => self.output.line(&display::board(self.game.position())),
            "eval" => self.evaluate(),
            "flip" => self.flip(),
            "bench" => self.bench(words),
            "spsa" => {
                for parameter in Parameters::LISTING {
                    self.output.line(&parameter.spsa_line());
                }
            }
            "help" => self.output.line(display::HELP),
            "debug" | "register" => {}
            _ => {
                let quoted: String = line.chars().take(QUOTED).collect();
                self.output.remark(&format!("unknown command '{quoted}', try help"));
            }
        }
        if self.output.is_broken() { Then::Quit } else { Then::GoOn }
    }

    /// Ends the conversation.
    pub fn finish(&mut self) {
        self.stop();
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let mut text = format!("id name kmoch {version}\nid author the kmoch authors\n");
        for option in Settings::listing() {
            text += &option;
            text.push('\n');
        }
        self.output.line(&(text + "uciok"));
    }

    /// Stops the search under way, if any, and takes the engine back.
    fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.signals.stop();
        }
        self.take_back();
    }

    fn take_back(&mut self) {
        if let Some(running) = self.running.take() {
            self.engine = running.thread.join().ok().flatten();
        }
    }

    fn set_up_if_idle(&mut self) {
        if self.running.as_ref().is_none_or(|running| running.thread.is_finished()) {
            self.take_back();
            self.engine();
        }
    }

    fn set_option(&mut self, words: &str) {
        match self.settings.set(words) {
            Ok(Action::None) => {}
            Ok(Action::ClearHash) => {
                self.stop();
                self.engine().forget();
            }
            Ok(Action::Log(path)) => {
                if let Err(error) = self.output.log_to(&path) {
                    self.output.remark(&format!("Debug Log File: {path}: {error}"));
                }
            }
            Err(error) => self.output.remark(&error),
        }
    }

    /// The idle engine, set up as the options say. What cannot be done is said, and left as it was.
    fn engine(&mut self) -> &mut Engine {
        if self.engine.is_none() {
            // Not yet there, or lost with a search that failed: begin anew.
            self.applied = Settings::default();
            self.profile = Profile::tuned();
            let table = Table::new(self.applied.megabytes).unwrap_or_else(Table::tiny);
            self.engine = Some(Engine::new(&self.profile, table));
        }
        let (wanted, applied) = (self.settings.clone(), self.applied.clone());
        let engine = self.engine.as_mut().expect("made above");
        let output = &self.output;
        let given = setup::apply(engine, &applied, &wanted, &mut |text| output.remark(text));
        if let Some(tables) = given.tables {
            output.remark(&format!("SyzygyPath: {tables} tables"));
        }
        if let Some(profile) = given.profile {
            self.profile = profile;
        }
        self.applied = wanted;
        engine
    }

    fn style(&self) -> Style {
        Style {
            castling: CastlingMode::from_chess960(self.settings.chess960),
            chances: self.settings.show_wdl,
        }
    }

    fn go(&mut self, words: &str) {
        self.stop();
        let output = Arc::clone(&self.output);
        let order = go::parse(words, self.game.position(), &mut |complaint| {
            output.remark(complaint);
        });
        self.engine();
        let Some(engine) = self.engine.take() else {
            return;
        };
        let game = self.game.clone();
        let style = self.style();
        let wishes = self.settings.wishes();
        let pondering = matches!(&order, Order::Search(limits) if limits.ponder);
        let signals = Arc::new(Signals::new(pondering));
        let for_thread = Arc::clone(&signals);
        let started = thread::Builder::new().stack_size(STACK_BYTES).spawn(move || match order {
            Order::Search(limits) => {
                search(engine, &game, &limits, &wishes, for_thread, style, &output)
            }
            Order::Perft(depth) => {
                count(game.position(), depth, &for_thread, style, &output);
                Some(engine)
            }
        });
        match started {
            Ok(thread) => self.running = Some(Running { signals, thread }),
            Err(error) => self.output.remark(&format!("go: {error}")),
        }
    }

    fn evaluate(&mut self) {
        self.set_up_if_idle();
        let evaluator = Evaluator::new(&self.profile);
        self.output.line(&display::ledger(&evaluator, self.game.position()));
    }

    fn flip(&mut self) {
        let position = self.game.position();
        let mode = position.castles().mode();
        let mirrored = position.to_setup(EnPassantMode::Legal).into_mirrored();
        match Chess::from_setup(mirrored, mode) {
            Ok(position) => self.game = Game::new(position),
            Err(error) => self.output.remark(&format!("flip: {error}")),
        }
    }

    fn bench(&mut self, words: &str) {
        self.stop();
        self.engine();
        let depth = words.trim().parse().unwrap_or(bench::DEPTH);
        let mut text = Vec::new();
        let depth = depth.clamp(1, DEEPEST_BENCH);
        if let Err(error) = bench::run(&self.profile, depth, &mut text) {
            self.output.remark(&format!("bench: {error}"));
        }
        self.output.line(String::from_utf8_lossy(&text).trim_end());
    }
}

/// Searches and answers. Whatever goes wrong, there is a move; a broken engine is not given back.
fn search(
    mut engine: Engine,
    game: &Game,
    limits: &Limits,
    wishes: &Options,
    signals: Arc<Signals>,
    style: Style,
    output: &Output,
) -> Option<Engine> {
    let root = game.position();
    let found = catch_unwind(AssertUnwindSafe(|| {
        engine.search(game, limits, wishes, signals, &mut |progress| {
            output.line(&style.info(progress, root));
        })
    }));
    let written = |m| UciMove::from_move(m, style.castling).to_string();
    let Ok(found) = found else {
        output.remark("the search failed; playing the first legal move");
        let first = root.legal_moves().first().copied();
        output.line(&format!("bestmove {}", first.map_or("(none)".to_owned(), written)));
        return None;
    };
    match (found.best, found.ponder) {
        (None, _) => {
            output.line(&format!("info depth 0 score {}", report::score(found.score)));
            output.line("bestmove (none)");
        }
        (Some(best), None) => output.line(&format!("bestmove {}", written(best))),
        (Some(best), Some(reply)) => {
            output.line(&format!("bestmove {} ponder {}", written(best), written(reply)))
        }
    }
    Some(engine)
}

fn count(position: &Chess, depth: u32, signals: &Signals, style: Style, output: &Output) {
    let mut total = 0;
    for (m, nodes) in perft::divide(position, depth, signals) {
        total += nodes;
        output.line(&format!("{}: {nodes}", UciMove::from_move(m, style.castling)));
    }
    if signals.is_stopped() {
        output.remark("perft stopped");
    } else {
        output.line(&format!("\nNodes searched: {total}"));
    }
}

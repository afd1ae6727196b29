//! Lessons from many games: what costs a player winning chances, by theme and motif, phase and colour.

mod epd;
mod figures;
mod page;
mod table;
mod text;

use kmoch_eval::Theme;
use kmoch_motifs::find_motif;
use kmoch_tell::Language;
use kmoch_tell::language::{self, Phrase, say};
use kmoch_tell::story::searched;
use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode, Position};

pub use table::{Cost, Part, Table};

use crate::annotator::Annotator;
use crate::judge::{Criteria, judge};
use crate::pgn::{Game, RawGame};
use crate::phase::Phase;
use crate::score::Fault;

/// The theme of what has no reason.
const OTHER: &str = "other";

/// Positions worth looking at again.
pub const WORTH_ANOTHER_LOOK: usize = 10;

/// More games, moves or slips than anybody will ever read.
const MOST_COUNTED: u64 = 1 << 48;

/// What is known of a player after some games. It stays small however many they are, and can be kept in
/// a file and taken up again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Habits {
    /// Whose games they are.
    pub player: String,
    /// Games of the stream that have been read, by whomever.
    pub read: u64,
    /// Games that made no sense.
    pub broken: u64,
    /// What it cost, by theme.
    pub themes: Table,
    /// What it cost, by motif.
    pub motifs: Table,
    /// Games by colour.
    pub games: [u64; 2],
    /// Moves by phase.
    pub moves: [u64; 3],
    /// Inaccuracies, mistakes and blunders.
    pub faults: [u64; 3],
    /// The costliest moves, the worst first.
    pub worst: Vec<Slip>,
}

/// A move that cost something.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Slip {
    /// The position before it.
    pub fen: String,
    /// The game: players, event, date.
    pub game: String,
    /// The move with its number and sign.
    pub played: String,
    /// Points of winning chances it lost.
    pub lost: f64,
    /// Why it is bad, in the language that was spoken when it was found.
    pub why: String,
    /// The better move.
    pub better: String,
    /// The better line, with move numbers.
    pub line: String,
    /// The key of the theme it belongs to.
    pub theme: String,
    /// The key of the motif, if there is one.
    pub motif: Option<String>,
    /// The phase.
    phase: usize,
    /// The player's colour: 0 for White.
    colour: usize,
    /// How bad: 0 for an inaccuracy.
    fault: usize,
}

/// What one game of the stream adds.
#[derive(Debug)]
pub enum Lesson {
    /// It is somebody else's.
    Elsewhere,
    /// It makes no sense, and why.
    Broken(String),
    /// It is the player's: colour, moves by phase, and the slips.
    Game {
        /// The colour: 0 for White.
        colour: usize,
        /// Moves of the player by phase.
        moves: [u64; 3],
        /// What went wrong.
        slips: Vec<Slip>,
    },
}

/// Whether a tag names a player: every word of the name is a word of the tag.
pub fn is_player(tag: &str, name: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let split = text.split(|letter: char| !letter.is_alphanumeric());
        split.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    };
    let (tag, name) = (words(tag), words(name));
    !name.is_empty() && name.iter().all(|word| tag.contains(word))
}

/// Looks at a game if the player played it.
pub fn lesson(
    raw: &RawGame,
    player: &str,
    annotator: &mut impl Annotator,
    criteria: &Criteria,
    language: Language,
) -> Lesson {
    if raw.is_blank() {
        return Lesson::Elsewhere;
    }
    let game = match Game::read(raw) {
        Ok(game) => game,
        Err(flaw) => return Lesson::Broken(flaw.to_string()),
    };
    let plays = |colour: &str| game.tag(colour).is_some_and(|tag| is_player(tag, player));
    let side = match (plays("White"), plays("Black")) {
        (true, _) => Color::White,
        (false, true) => Color::Black,
        (false, false) => return Lesson::Elsewhere,
    };
    let (_, judgements) = judge(&game, annotator, criteria);
    let mut moves = [0; 3];
    let mut slips = Vec::new();
    let mut position = &game.start;
    for (ply, judgement) in game.plies.iter().zip(&judgements) {
        let before = std::mem::replace(&mut position, &ply.position);
        if before.turn() != side {
            continue;
        }
        let phase = Phase::of(before) as usize;
        moves[phase] += 1;
        let (Some(fault), Some(mv)) = (judgement.fault, ply.mv) else { continue };
        let reason = judgement.reason.as_ref();
        let motif = reason.and_then(|reason| reason.proof.as_ref()?.motif.as_ref());
        let line = judgement.better.as_ref().map_or(&[][..], |better| &better.line);
        slips.push(Slip {
            fen: Fen::from_position(before, EnPassantMode::Legal).to_string(),
            game: named(&game),
            played: searched::written(before, &[mv]) + fault.glyph(),
            lost: judgement.loss,
            why: reason.map(|reason| reason.sentence.tell(language)).unwrap_or_default(),
            better: line.first().map(|&mv| san(before, mv)).unwrap_or_default(),
            line: searched::written(before, line),
            theme: reason.map_or(OTHER, |reason| reason.theme.key()).to_owned(),
            motif: motif.map(|claim| claim.motif.key.to_owned()),
            phase,
            colour: side.fold_wb(0, 1),
            fault: match fault {
                Fault::Inaccuracy => 0,
                Fault::Mistake => 1,
                Fault::Blunder => 2,
            },
        });
    }
    Lesson::Game { colour: side.fold_wb(0, 1), moves, slips }
}

fn san(position: &shakmaty::Chess, mv: shakmaty::Move) -> String {
    shakmaty::san::SanPlus::from_move(position.clone(), mv).to_string()
}

/// What a theme is called; what has no words is called by its key.
fn theme_name(key: &str) -> Phrase {
    match Theme::ALL.into_iter().find(|theme| theme.key() == key) {
        Some(theme) => kmoch_tell::story::title(theme),
        None if key == OTHER => say!("habits-other"),
        None => Phrase::from(key.to_owned()),
    }
}

/// What a motif is called.
fn motif_name(key: &str) -> Phrase {
    find_motif(key).map_or_else(|| Phrase::from(key.to_owned()), language::motif_name)
}

fn named(game: &Game) -> String {
    let tag = |name| game.tag(name).unwrap_or("?");
    let mut named = format!("{} - {}", tag("White"), tag("Black"));
    for name in ["Event", "Date"] {
        let known = game.tag(name).filter(|value| !value.starts_with('?'));
        named.extend(known.map(|value| format!(", {value}")));
    }
    // Anybody can write a tag: nothing in it is for a terminal to obey.
    named.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

impl Habits {
    /// Nothing is known yet.
    pub fn new(player: &str) -> Habits {
        Habits {
            player: player.to_owned(),
            read: 0,
            broken: 0,
            themes: Table::default(),
            motifs: Table::default(),
            games: [0; 2],
            moves: [0; 3],
            faults: [0; 3],
            worst: Vec::new(),
        }
    }

    /// Takes the next game of the stream in.
    pub fn learn(&mut self, lesson: Lesson) {
        self.read += 1;
        let (colour, moves, slips) = match lesson {
            Lesson::Elsewhere => return,
            Lesson::Broken(_) => {
                self.broken += 1;
                return;
            }
            Lesson::Game { colour, moves, slips } => (colour, moves, slips),
        };
        self.games[colour] += 1;
        for (sum, moves) in self.moves.iter_mut().zip(moves) {
            *sum += moves;
        }
        let costs = |name: fn(&Slip) -> Option<&str>| -> Vec<Cost> {
            let named = slips.iter().filter_map(|slip| Some((name(slip)?, slip)));
            named
                .map(|(name, slip)| Cost {
                    name: name.to_owned(),
                    phase: slip.phase,
                    colour: slip.colour,
                    lost: slip.lost,
                })
                .collect()
        };
        self.themes.add_game(&costs(|slip| Some(&slip.theme)));
        self.motifs.add_game(&costs(|slip| slip.motif.as_deref()));
        for slip in slips {
            self.faults[slip.fault] += 1;
            self.keep(slip);
        }
    }

    /// Keeps a slip if it is among the costliest; of equals the earlier one.
    fn keep(&mut self, slip: Slip) {
        let place = self.worst.iter().take_while(|kept| kept.lost >= slip.lost).count();
        self.worst.insert(place, slip);
        self.worst.truncate(WORTH_ANOTHER_LOOK);
    }

    /// The player's games.
    pub fn played(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Whether these can be counts of games: a damaged file may say anything.
    pub fn is_sound(&self) -> bool {
        let counts = [self.read, self.broken].into_iter().chain(self.games).chain(self.moves);
        let rows = [&self.themes, &self.motifs].into_iter().flat_map(Table::counts);
        let mut all = counts.chain(self.faults).chain(rows);
        all.all(|count| count < MOST_COUNTED) && self.played() + self.broken <= self.read
    }
}

#[cfg(test)]
mod tests;

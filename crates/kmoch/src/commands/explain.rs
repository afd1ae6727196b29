//! `kmoch explain`: why a position is worth what it is worth.

mod moves;

use std::io::{self, BufRead};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use kmoch_eval::{Breach, CLAUSES, ClauseId, Evaluator, Item, Profile, find_clause};
use kmoch_files::lines::{Line, Lines};
use kmoch_files::say;
use kmoch_games::guest::Guest;
use kmoch_games::searcher::Searcher;
use kmoch_games::searching::{Effort, Searching, USUAL_NODES};
use kmoch_notation::find_move;
use kmoch_search::syzygy::Tablebases;
use kmoch_tell::record::{self, BreachRecord, Columns, ItemRecord, PositionRecord};
use kmoch_tell::story::Story;
use kmoch_tell::story::record::{ChangeRecord, MoveRecord};
use kmoch_tell::text::MoveNote;
use kmoch_tell::{Language, Position, Study, svg, text};
use serde::Serialize;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position as _};

use self::moves::ToldMove;
use crate::profile::PlayingProfileArg;
use crate::speech::Speech;
use crate::{saving, terminal};

/// Tell why a position is worth what it is worth.
///
/// Shows the board with the squares that matter, the verdict, and the reasons for each side: what is
/// there, why that is good or bad, and what it is worth. Amounts are in pawns, White's view, and
/// add up to the verdict.
///
/// For example: kmoch explain "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9"
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A FEN (Chess960 too) or EPD, `startpos`, or `-` to read one from standard input.
    #[arg(default_value = "startpos", value_name = "FEN")]
    position: Vec<String>,

    #[command(flatten)]
    profile: PlayingProfileArg,

    /// Show what a move does, in algebraic notation (Nf3) or as UCI has it (g1f3).
    #[arg(long = "move", value_name = "SAN", conflicts_with_all = ["clause", "all", "plain"])]
    step: Option<String>,

    /// Open one reason by its number: the clauses behind it, with definitions and evidence.
    #[arg(long, value_name = "N", conflicts_with_all = ["step", "clause", "all", "plain", "json"])]
    why: Option<usize>,

    /// Open all reasons.
    #[arg(long, conflicts_with_all = ["step", "clause", "plain", "json", "why"])]
    details: bool,

    /// Show what each unit is worth and why; it adds up to the total.
    #[arg(long, conflicts_with_all = ["step", "clause", "all", "plain", "why", "details"])]
    units: bool,

    /// Show only what one clause finds; `kmoch catalog` lists their keys.
    #[arg(long, value_name = "KEY", conflicts_with = "plain")]
    clause: Option<String>,

    /// Show the ledger by chapter and every single finding below the story.
    #[arg(long, conflicts_with_all = ["clause", "plain"])]
    all: bool,

    /// Write sentences only, pawns listed by file: for screen readers.
    #[arg(long)]
    plain: bool,

    /// Write a JSON record instead: every clause, and every finding with squares and sentence.
    #[arg(long, conflicts_with_all = ["clause", "all", "plain"])]
    json: bool,

    /// Judge at sight, without a search.
    #[arg(long)]
    at_sight: bool,

    /// Search so many positions, fewer where the verdict has settled before and a few times as many where it
    /// swings; the same number gives the same story every time.
    #[arg(long, value_name = "N", default_value_t = USUAL_NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Let another UCI engine search; kmoch tells the reasons where its line ends, and what it cannot
    /// explain.
    #[arg(long, value_name = "PATH", conflicts_with_all = ["at_sight", "clause", "units"])]
    engine: Option<PathBuf>,

    /// Directories of Syzygy endgame tables: what they know is said as that.
    #[arg(long, value_name = "PATH", conflicts_with_all = ["at_sight", "engine"])]
    syzygy: Option<String>,

    /// Draw the board with the reasons, or what --clause finds, into a file too.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Explains the position.
pub fn run(args: Args, speech: Speech) -> anyhow::Result<ExitCode> {
    let clause = args.clause.as_deref().map(clause_called).transpose()?;
    let profile = args.profile.load()?;
    if let Some(path) = &args.svg {
        saving::check(path)?;
    }
    let mut evaluator = Evaluator::new(&profile);
    let study = Study::new(&mut evaluator, read(&args.position.join(" "))?);
    let story = study.story(&evaluator);
    let mut searcher = match args.searches(&study.position.chess) {
        true => Some(args.searcher(&profile)?),
        false => None,
    };
    let story = match &mut searcher {
        Some(searcher) if args.step.is_none() => searcher.told(&study, story, &evaluator),
        _ => story,
    };
    if let Some(path) = &args.svg {
        let diagram = clause.map_or_else(
            || svg::of_story(&study, &story, speech.for_people()),
            |clause| svg::of_clause(&study, clause),
        );
        saving::save(path, diagram)?;
    }
    let look = terminal::look(speech.for_people());
    let name = &profile.name;
    let output = if let Some(step) = &args.step {
        let played = play(&mut evaluator, &study.position, step)?;
        let told = ToldMove::new(&study, &played, searcher.as_mut());
        if args.json {
            move_json(&evaluator, &study, &played, &told, speech.for_programs())?
        } else {
            let note = MoveNote {
                san: &played.san,
                items: &played.items,
                breaches: &played.breaches,
                change: &told.change,
                said: &told.said,
                heading: told.heading.as_ref(),
                listed: told.listed,
            };
            text::move_story(&study, &played.after, &note, name, look)
        }
    } else if args.json {
        json(&evaluator, &study, &story, args.units, speech.for_programs())?
    } else if args.units {
        text::units(&study, look)
    } else if let Some(number) = args.why {
        text::why(&study, &story, number, look).ok_or_else(|| match story.reasons.len() {
            0 => anyhow!(
                "there is no reason {number}: nothing here comes down to reasons with amounts"
            ),
            most => anyhow!("there is no reason {number}: they are numbered from 1 to {most}"),
        })?
    } else if args.details {
        text::story(&study, &story, name, look) + &text::details(&study, &story, look)
    } else if args.plain {
        text::plain(&study, &story, look.language)
    } else if let Some(clause) = clause {
        text::clause(&study, clause, name, look)
    } else if args.all {
        text::story(&study, &story, name, look) + &text::all(&study, &story, look)
    } else {
        text::story(&study, &story, name, look)
    };
    say::print(output)?;
    Ok(ExitCode::SUCCESS)
}

impl Args {
    /// Whether a search has something to say: not of a game that is over, and not of single findings.
    fn searches(&self, position: &Chess) -> bool {
        let only_units = self.units && !self.json;
        let about_findings = self.clause.is_some() || only_units;
        !self.at_sight && !about_findings && !position.is_game_over()
    }

    /// Who searches.
    fn searcher(&self, profile: &Profile) -> anyhow::Result<Searcher> {
        let effort = Effort::Nodes(self.nodes);
        const NO_MEMORY: &str = "there is not enough memory";
        Ok(match &self.engine {
            None => {
                let own = Searching::new(profile, effort).context(NO_MEMORY)?;
                Searcher::Own(Box::new(match self.tables()? {
                    Some(tables) => own.with_tables(tables),
                    None => own,
                }))
            }
            Some(path) => {
                let report = Box::new(|line: &str| say::warn(line));
                let guest = Guest::new(path, profile, effort, report).context(NO_MEMORY)?;
                Searcher::Guest(Box::new(guest))
            }
        })
    }
}

impl Args {
    /// The endgame tables that were asked for; a directory without any is a mistake.
    fn tables(&self) -> anyhow::Result<Option<Tablebases>> {
        let Some(path) = &self.syzygy else { return Ok(None) };
        let tables = Tablebases::open(path, MOST_PIECES).map_err(|error| anyhow!("{error}"))?;
        if tables.files() == 0 {
            bail!("{path}: there are no endgame tables");
        }
        Ok(Some(tables))
    }
}

/// Tables hold no more pieces than this.
const MOST_PIECES: usize = 7;

/// Reads the position; a fault is shown where it is.
pub fn read(text: &str) -> anyhow::Result<Position> {
    let text = if text == "-" { first_line(io::stdin().lock())? } else { text.to_owned() };
    Position::read(&text).map_err(|fault| anyhow!("bad FEN: {fault}\n{}", fault.picture()))
}

/// The first line that holds something.
fn first_line(reader: impl BufRead) -> anyhow::Result<String> {
    match Lines::new(reader).next_line()? {
        None => bail!("there is no position on standard input"),
        Some(Line { text: Err(length), .. }) => bail!("a line of {length} bytes is no position"),
        Some(Line { text: Ok(text), .. }) => Ok(String::from_utf8_lossy(text).into_owned()),
    }
}

/// A move that was played.
struct Played {
    step: Move,
    san: String,
    /// What the clauses about moves find.
    items: Vec<Item>,
    /// The rules of the sources that act on it.
    breaches: Vec<Breach>,
    after: Study,
}

/// Plays a move given in SAN or UCI.
fn play(evaluator: &mut Evaluator, position: &Position, text: &str) -> anyhow::Result<Played> {
    let step = find_move(&position.chess, text)?;
    let items = evaluator.move_items(position.board(), position.turn(), step);
    let mut chess = position.chess.clone();
    let san = SanPlus::from_move_and_play_unchecked(&mut chess, step).to_string();
    let breaches = evaluator.breaches_by(position.board(), step, chess.board());
    let after = Study::new(evaluator, Position::from_chess(chess));
    Ok(Played { step, san, items, breaches, after })
}

/// The records before and after a move, and what is found about the move.
#[derive(Serialize)]
struct StepRecord<'a> {
    #[serde(rename = "move")]
    san: &'a str,
    items: Vec<ItemRecord>,
    breaches: Vec<BreachRecord>,
    before: PositionRecord,
    after: PositionRecord,
    change: ChangeRecord,
    judged: Option<MoveRecord>,
}

fn move_json(
    evaluator: &Evaluator,
    before: &Study,
    played: &Played,
    told: &ToldMove,
    language: Language,
) -> anyhow::Result<String> {
    let Played { san, items, breaches, after, .. } = played;
    let columns = Columns::new(evaluator.weights());
    let record =
        |study: &Study| PositionRecord::new(&columns, study, &study.story(evaluator), language);
    line(&StepRecord {
        san,
        items: items
            .iter()
            .map(|item| record::finding(item, before.position.board(), language))
            .collect(),
        breaches: record::breaches(breaches, after.position.board(), language),
        before: record(before),
        after: record(after),
        change: told.change.record(language),
        judged: told.record(language),
    })
}

/// A record on a line of its own.
fn line(record: &impl Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string(record)? + "\n")
}

fn json(
    evaluator: &Evaluator,
    study: &Study,
    story: &Story,
    units: bool,
    language: Language,
) -> anyhow::Result<String> {
    let record = PositionRecord::new(&Columns::new(evaluator.weights()), study, story, language);
    line(&if units { record.with_units(study, language) } else { record })
}

/// The clause with this key; a slip of the pen gets a hint.
pub fn clause_called(key: &str) -> anyhow::Result<ClauseId> {
    const NEAR: f64 = 0.8;
    find_clause(key).ok_or_else(|| {
        let nearest = CLAUSES
            .iter()
            .map(|clause| (strsim::jaro_winkler(key, clause.key), clause.key))
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .filter(|(similarity, _)| *similarity >= NEAR);
        let hint =
            nearest.map_or_else(String::new, |(_, key)| format!(", did you mean \"{key}\"?"));
        anyhow!("no clause is called \"{key}\"{hint} (`kmoch catalog` lists them)")
    })
}

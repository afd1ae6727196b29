//! Games as visitors paste them: tags, moves, comments, and what could have been played instead.

mod tree;

use std::collections::BTreeMap;

use kmoch_notation::pgn::{Game as MainLine, GameReader, RawGame, TokenKind, readable};
use shakmaty::{Chess, Move};

use crate::contract::Ply;
use crate::limits::{LONGEST_GAME, MOST_GAMES};
use crate::problem::Problem;
use crate::work::Stop;

/// A text with games: one of them whole, and who played the others around it.
#[derive(Debug)]
pub struct Text {
    pub games: Vec<String>,
    pub first: usize,
    pub count: usize,
    pub index: usize,
    pub game: Game,
}

/// One game.
#[derive(Debug, Default)]
pub struct Game {
    pub tags: BTreeMap<String, String>,
    pub start: Chess,
    pub comment: Option<String>,
    pub moves: Vec<Ply>,
    /// The positions of the main line, the first one first.
    pub positions: Vec<Chess>,
    /// Its moves; none passes.
    pub played: Vec<Option<Move>>,
    pub remarks: Vec<String>,
}

impl Game {
    /// A game without moves that starts here.
    pub fn from(start: Chess) -> Game {
        Game { positions: vec![start.clone()], start, ..Game::default() }
    }

    /// Adds a move to the main line, however it is written.
    pub fn push(&mut self, written: &str) -> Result<(), Problem> {
        let last = self.positions.last().unwrap_or(&self.start);
        let (played, next) = tree::step(last, written)?;
        self.moves.push(tree::ply(last, played, &next));
        self.positions.push(next);
        self.played.push(played);
        Ok(())
    }
}

/// Reads the games of a PGN: the whole of the one at `index`, and who played the others around it.
pub fn read(pgn: &str, index: usize, stop: &Stop) -> Result<Text, Problem> {
    let bad = |message: String| Problem::bad("bad_pgn", message);
    let first = index - index % MOST_GAMES;
    let (mut games, mut count, mut wanted) = (Vec::new(), 0, None);
    for raw in GameReader::new(pgn.as_bytes()) {
        stop.check()?;
        let raw = raw.map_err(|fault| bad(fault.to_string()))?;
        if raw.is_blank() {
            continue;
        }
        if count >= first && games.len() < MOST_GAMES {
            games.push(title(&raw));
        }
        if count == index {
            wanted = Some(whole(&raw, count + 1, stop)?);
        }
        count += 1;
    }
    match wanted {
        Some(game) if game.moves.is_empty() && game.tags.is_empty() => {
            Err(bad("this text holds no moves and no tags: is it a PGN?".into()))
        }
        Some(game) => Ok(Text { games, first, count, index, game }),
        None if count == 0 => Err(bad("there is no game in this text".into())),
        None => Err(bad(format!(
            "there is no game {}: the text holds {count}",
            index.saturating_add(1)
        ))),
    }
}

/// Who played whom, for a list of games.
fn title(raw: &RawGame) -> String {
    let tag = |name: &str, other: &str| {
        let tags = raw.tokens.iter().filter(|token| token.kind == TokenKind::Tag);
        let value =
            tags.filter_map(|token| split(token.of(&raw.text))).find(|(key, _)| key == name);
        match value.map(|(_, value)| value) {
            None => other.to_owned(),
            Some(value) if matches!(&*value, "" | "?" | "????.??.??") => other.to_owned(),
            Some(value) => value,
        }
    };
    let year: String = tag("Date", "").chars().take(4).collect();
    let players = format!("{} – {}", tag("White", "White"), tag("Black", "Black"));
    if year.is_empty() { players } else { format!("{players}, {year}") }
}

/// Name and value of a tag, roughly: for titles.
fn split(tag: &[u8]) -> Option<(String, String)> {
    let text = readable(tag);
    let (name, rest) = text.strip_prefix('[')?.split_once('"')?;
    let (value, _) = rest.rsplit_once('"')?;
    Some((name.trim().to_owned(), value.replace("\\\"", "\"")))
}

/// The game with everything in it.
fn whole(raw: &RawGame, number: usize, stop: &Stop) -> Result<Game, Problem> {
    let bad = |message: String| Problem::bad("bad_pgn", format!("game {number}, {message}"));
    let main = MainLine::read(raw).map_err(|flaw| bad(flaw.to_string()))?;
    if main.plies.len() > LONGEST_GAME {
        return Err(bad(format!("it has more than {LONGEST_GAME} moves of both sides")));
    }
    let (line, remarks) = tree::read(raw, &main, stop)?;
    Ok(Game {
        tags: main.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect(),
        positions: main.positions().cloned().collect(),
        played: main.plies.iter().map(|ply| ply.mv).collect(),
        start: main.start,
        comment: line.comment,
        moves: line.moves,
        remarks,
    })
}

#[cfg(test)]
mod tests;

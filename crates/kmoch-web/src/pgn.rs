//! Games as visitors paste them: tags, main line, comments; variations are left out.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::ops::ControlFlow;

use pgn_reader::{Nag, RawComment, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position};

use crate::limits::{LONGEST_GAME, MOST_GAMES};
use crate::position;
use crate::problem::Problem;

/// A move with what the annotator said about it.
#[derive(Debug, Clone)]
pub struct Played {
    pub san: String,
    pub uci: String,
    pub nags: Vec<u8>,
    pub comment: Option<String>,
    pub position: Chess,
}

/// One game.
#[derive(Debug, Clone, Default)]
pub struct Game {
    pub tags: BTreeMap<String, String>,
    pub start: Chess,
    pub moves: Vec<Played>,
}

impl Game {
    /// Who played whom, for a list of games.
    pub fn title(&self) -> String {
        let tag = |name: &str, other: &str| match self.tags.get(name).map(String::as_str) {
            None | Some("" | "?" | "????.??.??") => other.to_owned(),
            Some(text) => text.to_owned(),
        };
        let year: String = tag("Date", "").chars().take(4).collect();
        let players = format!("{} – {}", tag("White", "White"), tag("Black", "Black"));
        if year.is_empty() { players } else { format!("{players}, {year}") }
    }

    /// Adds a move and what it leads to.
    pub fn push(&mut self, played: Move) {
        let mut position = self.last().clone();
        let uci = UciMove::from_move(played, position.castles().mode()).to_string();
        let san = SanPlus::from_move_and_play_unchecked(&mut position, played).to_string();
        self.moves.push(Played { san, uci, nags: Vec::new(), comment: None, position });
    }

    /// The position at the end.
    pub fn last(&self) -> &Chess {
        self.moves.last().map_or(&self.start, |ply| &ply.position)
    }
}

/// Reads the games of a PGN: the titles of all, and the whole of the one at `index`.
pub fn read(pgn: &str, index: usize) -> Result<(Vec<String>, Game), Problem> {
    let bad = |message: String| Problem::bad("bad_pgn", message);
    let mut reader = Reader::new(Cursor::new(pgn.as_bytes()));
    let mut titles = Vec::new();
    let mut wanted = None;
    while titles.len() < MOST_GAMES {
        let mut collector = Collector { number: titles.len() + 1, whole: titles.len() == index };
        let read = reader.read_game(&mut collector).map_err(|fault| bad(fault.to_string()))?;
        let Some(game) = read else { break };
        let game = match game {
            Ok(game) => game,
            Err(problem) if collector.whole => return Err(problem),
            Err(_) => Game::default(),
        };
        titles.push(game.title());
        if collector.whole {
            wanted = Some(game);
        }
    }
    match wanted {
        None if titles.is_empty() => Err(bad("there is no game in this text".into())),
        None => {
            Err(bad(format!("there is no game {}: the text holds {}", index + 1, titles.len())))
        }
        Some(game) if game.moves.is_empty() && game.tags.is_empty() => {
            Err(bad("this text holds no moves and no tags: is it a PGN?".into()))
        }
        Some(game) => Ok((titles, game)),
    }
}

struct Collector {
    number: usize,
    whole: bool,
}

impl Collector {
    fn fail(&self, message: String) -> ControlFlow<Result<Game, Problem>> {
        let message = format!("game {}: {message}", self.number);
        ControlFlow::Break(Err(Problem::bad("bad_pgn", message)))
    }
}

impl Visitor for Collector {
    type Tags = Game;
    type Movetext = Game;
    type Output = Result<Game, Problem>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Game> {
        ControlFlow::Continue(Game::default())
    }

    fn tag(
        &mut self,
        game: &mut Game,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        let name = String::from_utf8_lossy(name).into_owned();
        game.tags.insert(name, value.decode_utf8_lossy().into_owned());
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, mut game: Game) -> ControlFlow<Self::Output, Game> {
        if !self.whole {
            return ControlFlow::Break(Ok(game));
        }
        if let Some(fen) = game.tags.get("FEN") {
            match position::parse(fen) {
                Ok(start) => game.start = start,
                Err(problem) => {
                    let message =
                        format!("game {}: its FEN tag: {}", self.number, problem.message());
                    return ControlFlow::Break(Err(Problem::bad("bad_pgn", message)));
                }
            }
        }
        ControlFlow::Continue(game)
    }

    fn san(&mut self, game: &mut Game, san: SanPlus) -> ControlFlow<Self::Output> {
        let position = game.last();
        if game.moves.len() == LONGEST_GAME {
            return self.fail(format!("it has more than {LONGEST_GAME} moves of both sides"));
        }
        match san.san.to_move(position) {
            Ok(played) => {
                game.push(played);
                ControlFlow::Continue(())
            }
            Err(_) => {
                let dots = if position.turn().is_white() { "." } else { "..." };
                let number = position.fullmoves();
                self.fail(format!("move {number}{dots} {san} cannot be played"))
            }
        }
    }

    fn nag(&mut self, game: &mut Game, nag: Nag) -> ControlFlow<Self::Output> {
        if let Some(ply) = game.moves.last_mut() {
            ply.nags.push(nag.0);
        }
        ControlFlow::Continue(())
    }

    fn comment(&mut self, game: &mut Game, comment: RawComment<'_>) -> ControlFlow<Self::Output> {
        let text = String::from_utf8_lossy(comment.as_bytes());
        let text = without_commands(&text);
        if let Some(ply) = game.moves.last_mut().filter(|_| !text.is_empty()) {
            ply.comment = Some(match ply.comment.take() {
                Some(earlier) => format!("{earlier} {text}"),
                None => text,
            });
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _game: &mut Game) -> ControlFlow<Self::Output, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, game: Game) -> Self::Output {
        Ok(game)
    }
}

/// A comment without its `[%eval ...]` and the like, which are for programs.
fn without_commands(comment: &str) -> String {
    let mut text = String::new();
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        text.push_str(&rest[..start]);
        rest = rest[start..].find(']').map_or("", |end| &rest[start + end + 1..]);
    }
    text.push_str(rest);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variations_are_left_out_and_comments_kept() {
        let pgn = "[White \"Réti\"]\r\n\r\n1. e4 {[%clk 1:00] best} (1. d4 (1. c4)) e5 $1 ; rest\r\n2. Nf3 *";
        let (titles, game) = read(pgn, 0).unwrap();
        assert_eq!(titles, ["Réti – Black"]);
        let sans: Vec<_> = game.moves.iter().map(|ply| ply.san.as_str()).collect();
        assert_eq!(sans, ["e4", "e5", "Nf3"]);
        assert_eq!(game.moves[0].comment.as_deref(), Some("best"));
        assert_eq!(game.moves[1].nags, [1]);
    }

    #[test]
    fn an_impossible_move_is_named() {
        let problem = read("1. e4 e5 2. Ke3 *", 0).unwrap_err();
        assert_eq!(problem.message(), "game 1: move 2. Ke3 cannot be played");
    }

    #[test]
    fn chess960_games_start_from_their_own_position() {
        let pgn = "[FEN \"1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1\"]\n\n1. e4 O-O *";
        let (_, game) = read(pgn, 0).unwrap();
        assert_eq!(game.moves.len(), 2);
        assert_eq!(game.moves[1].uci, "c8h8");
    }
}

//! Games as visitors paste them: tags, moves, comments, and what could have been played instead.

use std::collections::BTreeMap;

use kmoch_notation::pgn::{Game as MainLine, GameReader, RawGame, Token, TokenKind, readable};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, san::SanPlus};

use crate::contract::{Ply, Variation};
use crate::limits::{LONGEST_GAME, MOST_GAMES, MOST_MOVES};
use crate::position;
use crate::problem::Problem;
use crate::work::Stop;

/// Variations within variations beyond this depth are left out.
const DEEPEST: usize = 40;
/// Remarks on what was left out.
const MOST_REMARKS: usize = 20;

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
        let (played, next) = step(last, written)?;
        self.moves.push(ply(last, played, &next));
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
        if (first..first + MOST_GAMES).contains(&count) {
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
        None => Err(bad(format!("there is no game {}: the text holds {count}", index + 1))),
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
    let lines = vec![Line::from(main.start.clone())];
    let mut tree = Tree { raw, main: &main, lines, moves: 0, too_deep: 0, remarks: Vec::new() };
    for token in &raw.tokens {
        stop.check()?;
        tree.take(*token);
    }
    let Tree { mut lines, remarks, .. } = tree;
    let line = lines.swap_remove(0);
    Ok(Game {
        tags: main.tags.iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect(),
        positions: main.positions().cloned().collect(),
        played: main.plies.iter().map(|ply| ply.mv).collect(),
        start: main.start,
        comment: line.told.comment,
        moves: line.told.moves,
        remarks,
    })
}

/// A line as it grows.
struct Line {
    told: Variation,
    /// Where it stands, and where it stood before its last move.
    now: Chess,
    before: Chess,
    /// Set when the rest of it cannot be understood.
    broken: bool,
}

impl Line {
    fn from(start: Chess) -> Line {
        Line { told: Variation::default(), before: start.clone(), now: start, broken: false }
    }
}

/// The moves of a game as they are read: the main line, and the variations that are open.
struct Tree<'a> {
    raw: &'a RawGame,
    main: &'a MainLine,
    lines: Vec<Line>,
    moves: usize,
    /// Variations within variations that are too many to follow.
    too_deep: usize,
    remarks: Vec<String>,
}

impl Tree<'_> {
    fn take(&mut self, token: Token) {
        if self.too_deep > 0 {
            match token.kind {
                TokenKind::Open => self.too_deep += 1,
                TokenKind::Close => self.too_deep -= 1,
                _ => {}
            }
            return;
        }
        match token.kind {
            TokenKind::Open => self.open(token),
            TokenKind::Close => self.close(),
            TokenKind::Move => self.play(token),
            TokenKind::Nag | TokenKind::Glyph => self.sign(token),
            TokenKind::Comment | TokenKind::LineComment => self.comment(token),
            _ => {}
        }
    }

    fn last(&mut self) -> Option<&mut Line> {
        self.lines.last_mut()
    }

    fn remark(&mut self, token: Token, what: &str) {
        if self.remarks.len() < MOST_REMARKS {
            let line = self.raw.line_of(token.start());
            self.remarks.push(format!("line {line}: {what}"));
        }
    }

    fn open(&mut self, token: Token) {
        if self.lines.len() > DEEPEST {
            self.too_deep = 1;
            return self.remark(token, "variations within variations are too many to follow");
        }
        let Some(line) = self.lines.last() else { return };
        let (start, broken) = (line.before.clone(), line.broken || line.told.moves.is_empty());
        self.lines.push(Line { broken, ..Line::from(start) });
    }

    fn close(&mut self) {
        if self.lines.len() < 2 {
            return;
        }
        let Some(Line { told, .. }) = self.lines.pop() else { return };
        let parent = self.last().and_then(|line| line.told.moves.last_mut());
        if let Some(parent) = parent.filter(|_| !told.moves.is_empty()) {
            parent.variations.push(told);
        }
    }

    fn play(&mut self, token: Token) {
        let is_main = self.lines.len() == 1;
        let Some(line) = self.lines.last().filter(|line| !line.broken) else { return };
        let found = if is_main {
            let Some(ply) = self.main.plies.get(line.told.moves.len()) else { return };
            Ok((ply.mv, ply.position.clone()))
        } else {
            step(&line.now, &readable(token.of(&self.raw.text)))
        };
        match found {
            Ok(_) if !is_main && self.moves == MOST_MOVES => {
                self.remark(token, "the variations have too many moves, and the rest is left out");
                self.moves += 1;
            }
            Ok(_) if !is_main && self.moves > MOST_MOVES => {}
            Ok((played, next)) => {
                self.moves += 1;
                let Some(line) = self.last() else { return };
                line.told.moves.push(ply(&line.now, played, &next));
                line.before = std::mem::replace(&mut line.now, next);
            }
            Err(problem) => {
                let what = format!("{}: the rest of this variation is left out", problem.message());
                self.remark(token, &what);
                if let Some(line) = self.last() {
                    line.broken = true;
                }
            }
        }
    }

    fn sign(&mut self, token: Token) {
        let text = token.of(&self.raw.text).to_vec();
        let nag = match text.as_slice() {
            [b'$', number @ ..] => {
                std::str::from_utf8(number).ok().and_then(|number| number.parse().ok())
            }
            b"!" => Some(1),
            b"?" => Some(2),
            b"!!" => Some(3),
            b"??" => Some(4),
            b"!?" => Some(5),
            b"?!" => Some(6),
            _ => None,
        };
        let ply =
            self.last().filter(|line| !line.broken).and_then(|line| line.told.moves.last_mut());
        if let (Some(ply), Some(nag)) = (ply, nag) {
            ply.nags.push(nag);
        }
    }

    fn comment(&mut self, token: Token) {
        let text = readable(token.of(&self.raw.text));
        let text = text.trim_start_matches(['{', ';']).trim_end_matches('}');
        let text = without_commands(text);
        let Some(line) = self.last().filter(|_| !text.is_empty()) else { return };
        let place = match line.told.moves.last_mut() {
            Some(ply) => &mut ply.comment,
            None => &mut line.told.comment,
        };
        match place {
            Some(earlier) => {
                earlier.push(' ');
                earlier.push_str(&text);
            }
            None => *place = Some(text),
        }
    }
}

/// A move as it is written, and where it leads; no move passes.
fn step(position: &Chess, written: &str) -> Result<(Option<Move>, Chess), Problem> {
    if position::is_pass(written) {
        let next = position::pass(position);
        return next
            .map(|next| (None, next))
            .ok_or_else(|| Problem::bad("bad_move", "nobody can pass who is in check"));
    }
    let played = position::find_move(position, written)?;
    let mut next = position.clone();
    next.play_unchecked(played);
    Ok((Some(played), next))
}

/// A move as it is told.
fn ply(position: &Chess, played: Option<Move>, next: &Chess) -> Ply {
    let (san, uci) = match played {
        Some(played) => (
            SanPlus::from_move(position.clone(), played).to_string(),
            UciMove::from_move(played, position.castles().mode()).to_string(),
        ),
        None => ("--".to_owned(), "0000".to_owned()),
    };
    let fen = position::fen(next);
    Ply { san, uci, fen, nags: Vec::new(), comment: None, variations: Vec::new() }
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

    fn game(pgn: &str) -> Game {
        read(pgn, 0, &Stop::default()).unwrap().game
    }

    fn sans(moves: &[Ply]) -> Vec<&str> {
        moves.iter().map(|ply| ply.san.as_str()).collect()
    }

    #[test]
    fn variations_and_comments_stand_where_they_stood() {
        let pgn = "[White \"Réti\"]\r\n\r\n{A game} 1. e4 {[%clk 1:00] best} (1. d4 {solid} d5 (1... f5?!)) \
                   (1. c4) e5 $1 ; rest\r\n2. Nf3 *";
        let text = read(pgn, 0, &Stop::default()).unwrap();
        assert_eq!(text.games, ["Réti – Black"]);
        let Game { comment, moves, .. } = text.game;
        assert_eq!(comment.as_deref(), Some("A game"));
        assert_eq!(sans(&moves), ["e4", "e5", "Nf3"]);
        assert_eq!(moves[0].comment.as_deref(), Some("best"));
        assert_eq!(moves[1].nags, [1]);
        let [queens_pawn, english] = &moves[0].variations[..] else { panic!("{moves:?}") };
        assert_eq!(
            (sans(&queens_pawn.moves), sans(&english.moves)),
            (vec!["d4", "d5"], vec!["c4"])
        );
        assert_eq!(queens_pawn.moves[0].comment.as_deref(), Some("solid"));
        assert_eq!(queens_pawn.moves[1].variations[0].moves[0].nags, [6]);
    }

    #[test]
    fn what_cannot_be_played_is_named_with_its_line() {
        let problem = read("1. e4 e5\n2. Ke3 *", 0, &Stop::default()).unwrap_err();
        assert_eq!(problem.message(), "game 1, line 2: Ke3 cannot be played here");
        let problem = read("1. e4 § e5 *", 0, &Stop::default()).unwrap_err();
        assert!(problem.message().contains("line 1"), "{}", problem.message());
        let game = game("1. e4 (1. d4 d6\n2. Ke3 a6) e5 *");
        assert_eq!(sans(&game.moves), ["e4", "e5"]);
        assert_eq!(sans(&game.moves[0].variations[0].moves), ["d4", "d6"]);
        assert!(game.remarks[0].starts_with("line 2: Ke3 cannot be played"), "{:?}", game.remarks);
    }

    #[test]
    fn chess960_games_start_from_their_own_position_and_passes_are_moves() {
        let pgn = "[FEN \"1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R w HBhb - 0 1\"]\n\n1. e4 O-O *";
        assert_eq!(game(pgn).moves[1].uci, "c8h8");
        let passed = game("1. e4 -- 2. d4 *");
        assert_eq!(passed.moves[1].uci, "0000");
        assert!(passed.moves[2].fen.starts_with("rnbqkbnr/pppppppp/8/8/3PP3"));
    }

    #[test]
    fn a_megabyte_of_comments_or_brackets_is_read_at_once() {
        let started = std::time::Instant::now();
        let comments = game(&format!("1. e4 {} e5 *", "{a} ".repeat(250_000)));
        assert_eq!(comments.moves[0].comment.as_ref().unwrap().len(), 2 * 250_000 - 1);
        let deep = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(50_000), ")".repeat(50_000));
        assert_eq!(game(&deep).moves.len(), 2);
        assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
    }

    #[test]
    fn long_lists_are_told_in_part_and_counted_whole() {
        let pgn = "[White \"A\"]\n\n1. e4 *\n\n".repeat(1200);
        let text = read(&pgn, 777, &Stop::default()).unwrap();
        assert_eq!((text.first, text.games.len(), text.count), (500, 500, 1200));
        assert!(read(&pgn, 1200, &Stop::default()).unwrap_err().message().contains("holds 1200"));
    }
}

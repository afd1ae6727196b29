//! The moves of a game with what could have been played instead, token by token.

use kmoch_notation::pgn::{Game as MainLine, RawGame, Token, TokenKind, readable};
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position};

use crate::contract::{Ply, Variation};
use crate::limits::MOST_MOVES;
use crate::position;
use crate::problem::Problem;
use crate::work::Stop;

/// Variations within variations beyond this depth are left out.
const DEEPEST: usize = 40;
/// Remarks on what was left out.
const MOST_REMARKS: usize = 20;

/// The main line with everything that hangs on it, and remarks on what was left out.
pub fn read(
    raw: &RawGame,
    main: &MainLine,
    stop: &Stop,
) -> Result<(Variation, Vec<String>), Problem> {
    let lines = vec![Line::from(main.start.clone())];
    let mut tree = Tree { raw, main, lines, moves: 0, too_deep: 0, remarks: Vec::new() };
    for token in &raw.tokens {
        stop.check()?;
        tree.take(*token);
    }
    let Tree { mut lines, remarks, .. } = tree;
    Ok((lines.swap_remove(0).told, remarks))
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
            Err(_) => {
                let written = readable(token.of(&self.raw.text));
                let what = format!(
                    "{written} cannot be played here: the rest of this variation is left out"
                );
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
pub fn step(position: &Chess, written: &str) -> Result<(Option<Move>, Chess), Problem> {
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
pub fn ply(position: &Chess, played: Option<Move>, next: &Chess) -> Ply {
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

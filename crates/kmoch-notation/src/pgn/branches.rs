//! What could have been played instead: the variations of a game.

use shakmaty::Chess;

use super::flaw::{Flaw, FlawKind};
use super::game::{Game, Ply, play};
use super::lexer::{Token, TokenKind};
use super::reader::RawGame;
use super::tags::quoted;

/// Variations within variations beyond this depth are left out.
const DEEPEST: usize = 40;

/// A variation.
#[derive(Debug, Clone)]
pub struct Branch {
    /// How many plies are played before its first one.
    pub after: usize,
    /// Where it starts.
    pub start: Chess,
    /// Its moves, up to the first that cannot be played.
    pub plies: Vec<Ply>,
}

impl Game {
    /// The variations of the game in the order in which they start, and what is wrong in them: the rest of such
    /// a variation is left out.
    ///
    /// ```
    /// use kmoch_notation::pgn::{Game, RawGame};
    /// let raw = RawGame::from_text("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) (1... Ke4) 2. Nf3 *");
    /// let (branches, flaws) = Game::read(&raw).unwrap().branches(&raw);
    /// let lengths: Vec<_> = branches.iter().map(|branch| (branch.after, branch.plies.len())).collect();
    /// assert_eq!(lengths, [(1, 3), (2, 2)]);
    /// assert_eq!(flaws[0].to_string(), "line 1: Ke4 cannot be played here");
    /// ```
    pub fn branches(&self, raw: &RawGame) -> (Vec<Branch>, Vec<Flaw>) {
        let mut walk = Walk {
            game: self,
            raw,
            played: 0,
            open: Vec::new(),
            too_deep: 0,
            done: Vec::new(),
            flaws: Vec::new(),
        };
        for token in &raw.tokens {
            walk.take(*token);
        }
        let mut branches: Vec<(usize, Branch)> = walk.done;
        branches.sort_by_key(|(number, _)| *number);
        (branches.into_iter().map(|(_, branch)| branch).collect(), walk.flaws)
    }
}

/// A variation as it grows.
struct Open {
    /// Where it starts in the text, which puts it in order.
    place: usize,
    branch: Branch,
    broken: bool,
}

impl Open {
    fn position(&self) -> &Chess {
        self.branch.plies.last().map_or(&self.branch.start, |ply| &ply.position)
    }

    /// The position before its last move.
    fn before(&self) -> &Chess {
        let moves = self.branch.plies.len();
        moves.checked_sub(2).map_or(&self.branch.start, |index| &self.branch.plies[index].position)
    }
}

struct Walk<'a> {
    game: &'a Game,
    raw: &'a RawGame,
    /// Moves of the main line so far.
    played: usize,
    open: Vec<Open>,
    /// Variations within variations that are too many to follow.
    too_deep: usize,
    done: Vec<(usize, Branch)>,
    flaws: Vec<Flaw>,
}

impl Walk<'_> {
    fn take(&mut self, token: Token) {
        match token.kind {
            TokenKind::Open if self.too_deep > 0 || self.open.len() == DEEPEST => {
                self.too_deep += 1
            }
            TokenKind::Close if self.too_deep > 0 => self.too_deep -= 1,
            _ if self.too_deep > 0 => {}
            TokenKind::Open => self.start(token),
            TokenKind::Close => {
                if let Some(Open { place, branch, .. }) = self.open.pop()
                    && !branch.plies.is_empty()
                {
                    self.done.push((place, branch));
                }
            }
            TokenKind::Move => self.play(token),
            TokenKind::Comment | TokenKind::LineComment => {
                let last = self.open.last_mut().filter(|line| !line.broken);
                if let Some(ply) = last.and_then(|line| line.branch.plies.last_mut()) {
                    ply.comments.push(token);
                }
            }
            _ => {}
        }
    }

    fn start(&mut self, token: Token) {
        let (after, start, broken) = match self.open.last() {
            Some(line) => {
                let moves = line.branch.plies.len();
                (line.branch.after + moves, line.before().clone(), line.broken || moves == 0)
            }
            None => {
                let before =
                    self.played.checked_sub(2).map(|index| &self.game.plies[index].position);
                (self.played, before.unwrap_or(&self.game.start).clone(), self.played == 0)
            }
        };
        let branch = Branch { after: after.saturating_sub(1), start, plies: Vec::new() };
        self.open.push(Open { place: token.start(), branch, broken });
    }

    fn play(&mut self, token: Token) {
        let Some(line) = self.open.last_mut() else {
            self.played += usize::from(self.played < self.game.plies.len());
            return;
        };
        if line.broken {
            return;
        }
        match play(line.position(), &self.raw.text, token) {
            Some(ply) => line.branch.plies.push(ply),
            None => {
                line.broken = true;
                let kind = FlawKind::IllegalMove(quoted(token.of(&self.raw.text)));
                self.flaws.push(Flaw { line: self.raw.line_of(token.start()), kind });
            }
        }
    }
}

//! A position and the moves that are looked at: who solves, and what each move does.

use std::ops::RangeInclusive;

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Board, Chess, Color, Move, Position, Role, Square};

/// A line of legal moves. The *solver* plays every other one; motifs are what the solver achieves.
#[derive(Debug, Clone)]
pub struct Line {
    /// The position before each move, and the one at the end.
    positions: Vec<Chess>,
    moves: Vec<Move>,
    /// How many moves the other side makes before the solver begins.
    lead: usize,
}

/// What is wrong with the moves of a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A line without moves proves nothing.
    #[error("there are no moves")]
    Empty,
    /// No move as UCI writes it.
    #[error("move {number}: {text} is no move")]
    NoMove {
        /// Counted from 1.
        number: usize,
        /// As it was written.
        text: String,
    },
    /// A move that the rules forbid.
    #[error("move {number}: {text} is not legal")]
    Illegal {
        /// Counted from 1.
        number: usize,
        /// As it was written.
        text: String,
    },
}

impl Line {
    /// A puzzle: the first move leads into it, the solver answers. Moves are in UCI notation.
    pub fn puzzle(start: Chess, moves: &str) -> Result<Line, Fault> {
        Line::read(start, moves, 1)
    }

    /// A solution: the solver makes the first move. Moves are in UCI notation.
    pub fn solution(start: Chess, moves: &str) -> Result<Line, Fault> {
        Line::read(start, moves, 0)
    }

    fn read(start: Chess, text: &str, lead: usize) -> Result<Line, Fault> {
        let mut positions = vec![start];
        let mut moves = Vec::new();
        for (index, word) in text.split_whitespace().enumerate() {
            let (number, text) = (index + 1, || word.chars().take(8).collect());
            let position = &positions[index];
            let uci: UciMove = word.parse().map_err(|_| Fault::NoMove { number, text: text() })?;
            let legal = uci.to_move(position).ok().filter(|&mv| position.is_legal(mv));
            let mv = legal.ok_or_else(|| Fault::Illegal { number, text: text() })?;
            let mut after = position.clone();
            after.play_unchecked(mv);
            positions.push(after);
            moves.push(mv);
        }
        if moves.is_empty() { Err(Fault::Empty) } else { Ok(Line { positions, moves, lead }) }
    }

    /// Who plays the moves that are looked at.
    pub fn solver(&self) -> Color {
        let first = self.positions[0].turn();
        if self.lead == 0 { first } else { !first }
    }

    /// One move; plies are counted from 1, moves that lead in included.
    pub fn step(&self, ply: usize) -> Option<Step<'_>> {
        let index = ply.checked_sub(1)?;
        let mv = *self.moves.get(index)?;
        Some(Step { ply, before: &self.positions[index], mv, after: &self.positions[index + 1] })
    }

    /// The moves of these plies in UCI notation.
    pub fn moves(&self, plies: RangeInclusive<usize>) -> Vec<String> {
        let steps = plies.filter_map(|ply| self.step(ply));
        steps.map(|step| step.mv.to_uci(step.before.castles().mode()).to_string()).collect()
    }

    /// The board the solver starts from.
    pub(crate) fn start(&self) -> &Board {
        self.positions[self.lead].board()
    }

    /// The number of the last move.
    pub(crate) fn last_ply(&self) -> usize {
        self.moves.len()
    }

    /// The moves of the solver.
    pub(crate) fn ours(&self) -> impl DoubleEndedIterator<Item = Step<'_>> {
        let indices = (self.lead..self.moves.len()).step_by(2);
        indices.filter_map(|index| self.step(index + 1))
    }

    /// The solver's moves that something follows, each with the answer to it and the next move.
    pub(crate) fn combinations(&self) -> impl Iterator<Item = Combination<'_>> {
        self.ours().filter_map(|first| {
            let (reply, next) = (self.step(first.ply + 1)?, self.step(first.ply + 2)?);
            Some(Combination { first, reply, next })
        })
    }
}

/// Two moves of the solver and the answer between them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Combination<'a> {
    pub first: Step<'a>,
    pub reply: Step<'a>,
    pub next: Step<'a>,
}

impl Combination<'_> {
    /// The plies of the three moves.
    pub fn plies(&self) -> RangeInclusive<usize> {
        self.first.ply..=self.next.ply
    }
}

/// A move of a line, with the positions before and after it.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// Its place in the line, counted from 1.
    pub ply: usize,
    /// The position it is played in.
    pub before: &'a Chess,
    /// The move.
    pub mv: Move,
    /// The position it leads to.
    pub after: &'a Chess,
}

impl<'a> Step<'a> {
    /// The square it leaves.
    pub fn from(&self) -> Square {
        self.mv.from().unwrap_or(self.mv.to())
    }

    /// The square it goes to; of the king, when it castles.
    pub fn to(&self) -> Square {
        match self.mv.castling_side() {
            Some(side) => Square::from_coords(side.king_to_file(), self.from().rank()),
            None => self.mv.to(),
        }
    }

    /// What stands where before the move.
    pub fn board_before(&self) -> &'a Board {
        self.before.board()
    }

    /// What stands where after the move.
    pub fn board(&self) -> &'a Board {
        self.after.board()
    }

    /// Who makes the move.
    pub fn mover(&self) -> Color {
        self.before.turn()
    }

    /// What stands on its square after the move: a pawn that promotes is no pawn any more.
    pub fn role(&self) -> Role {
        self.mv.promotion().unwrap_or(self.mv.role())
    }

    /// What it takes.
    pub fn taken(&self) -> Option<Role> {
        self.mv.capture()
    }

    /// Whether it gives check.
    pub fn gives_check(&self) -> bool {
        self.after.is_check()
    }

    /// Whether it mates.
    pub fn mates(&self) -> bool {
        self.after.is_checkmate()
    }

    /// The move as players write it.
    pub fn san(&self) -> String {
        SanPlus::from_move(self.before.clone(), self.mv).to_string()
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    use super::*;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap()
    }

    #[test]
    fn the_solver_answers_the_move_that_leads_in() {
        let line = Line::puzzle(Chess::default(), "e2e4 e7e5 g1f3 b8c6").unwrap();
        assert_eq!(line.solver(), Color::Black);
        assert_eq!(line.ours().map(|step| step.san()).collect::<Vec<_>>(), ["e5", "Nc6"]);
        assert_eq!(line.start().piece_at(Square::E4), Some(Color::White.pawn()));
        assert_eq!(line.combinations().count(), 1);
        let line = Line::solution(Chess::default(), "e2e4 e7e5 g1f3").unwrap();
        assert_eq!(line.solver(), Color::White);
        assert_eq!(line.ours().map(|step| step.ply).collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn bad_moves_are_named() {
        let fault = |moves: &str| Line::puzzle(Chess::default(), moves).unwrap_err().to_string();
        assert_eq!(fault("  "), "there are no moves");
        assert_eq!(fault("e2e4 nonsense"), "move 2: nonsense is no move");
        assert_eq!(fault("e2e4 e2e4"), "move 2: e2e4 is not legal");
        assert_eq!(fault("0000"), "move 1: 0000 is not legal");
    }

    #[test]
    fn castling_takes_the_king_to_its_square() {
        for (fen, mv) in
            [("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1"), ("4k3/8/8/8/8/8/8/1K5R w K - 0 1", "b1h1")]
        {
            let line = Line::solution(position(fen), mv).unwrap();
            assert_eq!(line.step(1).unwrap().to(), Square::G1, "{fen}");
        }
    }
}

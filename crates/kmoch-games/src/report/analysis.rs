//! A game with everything a report draws on.

use std::cmp::Reverse;

use kmoch_eval::{Amount, CLAUSES, ClauseId, Item, Ledger, find_clause};
use shakmaty::{Chess, Color, Position, san::SanPlus};

use crate::annotator::Annotator;
use crate::changes::for_white;
use crate::judge::{Criteria, Judgement, judge};
use crate::pgn::Game;
use crate::score::{Fault, Score};

/// A game judged, with the ledger of every position.
pub struct Analysis {
    /// The game.
    pub game: Game,
    /// The verdict on the starting position.
    pub start: Score,
    /// A judgement of every move.
    pub judgements: Vec<Judgement>,
    /// The ledger of every position, the starting position's first.
    pub ledgers: Vec<Ledger>,
}

impl Analysis {
    /// Judges a game.
    pub fn new(game: Game, annotator: &mut impl Annotator, criteria: &Criteria) -> Analysis {
        let (start, judgements) = judge(&game, annotator, criteria);
        let ledgers = game.positions().map(|position| annotator.ledger(position)).collect();
        Analysis { game, start, judgements, ledgers }
    }

    /// The position after so many moves of either side.
    pub fn position(&self, ply: usize) -> &Chess {
        match ply.checked_sub(1) {
            None => &self.game.start,
            Some(index) => &self.game.plies[index].position,
        }
    }

    /// The number of the last position.
    pub fn last(&self) -> usize {
        self.game.plies.len()
    }

    /// The verdict there.
    pub fn score(&self, ply: usize) -> Score {
        ply.checked_sub(1).map_or(self.start, |index| self.judgements[index].score)
    }

    /// The move that led there.
    pub fn judgement(&self, ply: usize) -> Option<&Judgement> {
        self.judgements.get(ply.checked_sub(1)?)
    }

    /// That move as people write it: `12. Nf3` or `12... Nf6`, with its sign.
    pub fn written(&self, ply: usize) -> String {
        let Some(before) = ply.checked_sub(1) else { return "Start".to_owned() };
        let position = self.position(before);
        let dots = position.turn().fold_wb(".", "...");
        format!("{}{dots} {}", position.fullmoves(), self.san(ply))
    }

    /// The move without its number.
    pub fn san(&self, ply: usize) -> String {
        let Some(before) = ply.checked_sub(1) else { return String::new() };
        let sign = self.judgements[before].fault.map_or("", Fault::glyph);
        match self.game.plies[before].mv {
            None => format!("--{sign}"),
            Some(mv) => format!("{}{sign}", SanPlus::from_move(self.position(before).clone(), mv)),
        }
    }

    /// The number of the move that led there.
    pub fn move_number(&self, ply: usize) -> u32 {
        self.position(ply.saturating_sub(1)).fullmoves().get()
    }

    /// What a clause is worth there: White's less Black's.
    pub fn balance(&self, clause: ClauseId, ply: usize) -> Amount {
        let ledger = &self.ledgers[ply];
        let items = ledger.items.iter().filter(|item| item.clause == clause);
        items.map(for_white).sum()
    }

    /// The clauses whose balance moved most over the game, the most restless first.
    pub fn most_moved(&self, count: usize) -> Vec<ClauseId> {
        let mut clauses: Vec<(Amount, ClauseId)> = CLAUSES
            .iter()
            .filter_map(|clause| find_clause(clause.key))
            .map(|clause| {
                let course = (0..=self.last()).map(|ply| self.balance(clause, ply));
                let (low, high) = course
                    .fold((Amount::ZERO, Amount::ZERO), |(low, high), amount| {
                        (low.min(amount), high.max(amount))
                    });
                (high - low, clause)
            })
            .filter(|(range, _)| *range > Amount::ZERO)
            .collect();
        clauses.sort_by_key(|(range, clause)| (Reverse(*range), *clause));
        clauses.into_iter().map(|(_, clause)| clause).take(count).collect()
    }

    /// The moves at which the verdict swung most, in the order of the game.
    pub fn turning_points(&self, count: usize, least: f64) -> Vec<usize> {
        let mut plies: Vec<usize> =
            (1..=self.last()).filter(|ply| self.judgements[ply - 1].swing.abs() >= least).collect();
        let swing = |ply: &usize| self.judgements[ply - 1].swing.abs();
        plies.sort_by(|one, other| swing(other).total_cmp(&swing(one)));
        plies.truncate(count);
        plies.sort_unstable();
        plies
    }

    /// How many moves of a side are called this.
    pub fn faults(&self, side: Color, fault: Fault) -> usize {
        self.moves_of(side).filter(|judgement| judgement.fault == Some(fault)).count()
    }

    /// Points of winning chances that a side lost with each move, on average.
    pub fn average_loss(&self, side: Color) -> f64 {
        let count = self.moves_of(side).count().max(1);
        self.moves_of(side).map(|judgement| judgement.loss.max(0.0)).sum::<f64>() / count as f64
    }

    fn moves_of(&self, side: Color) -> impl Iterator<Item = &Judgement> {
        let moves = self.game.plies.iter().zip(&self.judgements);
        moves.filter(move |(ply, _)| ply.position.turn() != side).map(|(_, judgement)| judgement)
    }

    /// What speaks for a side there: the clauses whose balance favours it most, each with
    /// the finding that tells it best.
    pub fn reasons(&self, ply: usize, side: Color, count: usize) -> Vec<(Amount, Item)> {
        let sign = |amount: Amount| side.fold_wb(amount, -amount);
        let mut reasons: Vec<(Amount, Item)> = Vec::new();
        let items = &self.ledgers[ply].items;
        for clause in CLAUSES.iter().filter_map(|clause| find_clause(clause.key)) {
            let balance = sign(self.balance(clause, ply));
            let of_clause = items.iter().filter(|item| item.clause == clause);
            let told_by = of_clause.max_by_key(|item| sign(for_white(item)));
            if let Some(item) = told_by.filter(|_| balance > Amount::ZERO) {
                reasons.push((balance, *item));
            }
        }
        reasons.sort_by_key(|(balance, item)| (Reverse(*balance), item.clause));
        reasons.truncate(count);
        reasons
    }
}

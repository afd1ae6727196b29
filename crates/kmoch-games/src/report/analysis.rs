//! A game with everything a report draws on.

use std::cmp::Reverse;

use kmoch_eval::{Amount, ClauseId, Evaluator, Ledger, Profile};
use kmoch_tell::Language;
use kmoch_tell::language::{Phrase, breach, say};
use kmoch_tell::story::group::for_white;
use kmoch_tell::story::{Change, Reason, Story};
use kmoch_tell::turning::{MOST_TURNS, turns};
use shakmaty::{Chess, Color, Position, san::SanPlus};

use crate::annotator::Annotator;
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
    /// The same told.
    pub stories: Vec<Story>,
    /// The language of the reader.
    pub language: Language,
}

impl Analysis {
    /// Judges a game.
    pub fn new(game: Game, annotator: &mut impl Annotator, criteria: &Criteria) -> Analysis {
        let (start, judgements) = judge(&game, annotator, criteria);
        let ledgers: Vec<Ledger> =
            game.positions().map(|position| annotator.ledger(position)).collect();
        let told = game.positions().zip(&ledgers);
        let stories = told.map(|(position, ledger)| Story::of(position, ledger)).collect();
        Analysis { game, start, judgements, ledgers, stories, language: Language::English }
    }

    /// The same for a reader of this language.
    pub fn in_language(self, language: Language) -> Analysis {
        Analysis { language, ..self }
    }

    /// A phrase as a sentence or a heading.
    pub fn tell(&self, phrase: &Phrase) -> String {
        phrase.tell(self.language)
    }

    /// The verdict there in words.
    pub fn spoken(&self, ply: usize) -> String {
        self.score(ply).phrase().within(self.language)
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

    /// White's winning chances there in per cent.
    pub fn chance(&self, ply: usize) -> f64 {
        match (ply.checked_sub(1), self.judgements.first()) {
            (Some(index), _) => self.judgements[index].chances[1],
            (None, Some(first)) => first.chances[0],
            (None, None) => self.start.chance(),
        }
    }

    /// The move that led there.
    pub fn judgement(&self, ply: usize) -> Option<&Judgement> {
        self.judgements.get(ply.checked_sub(1)?)
    }

    /// That move as people write it: `12. Nf3` or `12... Nf6`, with its sign.
    pub fn written(&self, ply: usize) -> String {
        let Some(before) = ply.checked_sub(1) else { return self.tell(&say!("report-start")) };
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
            Some(mv) => {
                let san = SanPlus::from_move(self.position(before).clone(), mv).to_string();
                format!("{}{sign}", self.language.moves(&san))
            }
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
        let mut clauses: Vec<(Amount, ClauseId)> = ClauseId::all()
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

    /// The moves at which the game turned, in the order of the game: the mistakes and blunders that an
    /// annotated game marks, or its inaccuracies if there are no others. Where nobody searched, swings of
    /// at least so many points that last.
    pub fn turning_points(&self, least: f64) -> Vec<usize> {
        if self.judgements.iter().all(|judgement| judgement.better.is_none()) {
            let chances: Vec<f64> = (0..=self.last()).map(|ply| self.chance(ply)).collect();
            return turns(&chances, least, MOST_TURNS).into_iter().map(|turn| turn.ply).collect();
        }
        let fault = |ply: &usize| self.judgements[ply - 1].fault;
        let mut points: Vec<usize> = (1..=self.last()).filter(|ply| fault(ply).is_some()).collect();
        if points.iter().any(|ply| fault(ply) > Some(Fault::Inaccuracy)) {
            points.retain(|ply| fault(ply) > Some(Fault::Inaccuracy));
        }
        let loss = |ply: &usize| self.judgements[ply - 1].loss;
        points.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        points.truncate(MOST_TURNS);
        points.sort_unstable();
        points
    }

    /// The sources' rules that the move that led there breaks, in words.
    pub fn broken_rules(&self, ply: usize) -> Vec<String> {
        let Some(mv) = self.game.plies[ply - 1].mv else { return Vec::new() };
        let (before, after) = (self.position(ply - 1).board(), self.position(ply).board());
        let breaches = Evaluator::new(&Profile::addendum()).breaches_by(before, mv, after);
        breaches.iter().map(|broken| self.tell(&breach(broken, after))).collect()
    }

    /// What the move that led there changed on the board, having the move left out.
    pub fn change(&self, ply: usize) -> Change {
        let step = self.game.plies[ply - 1].mv;
        Change::between(
            (self.position(ply - 1), &self.ledgers[ply - 1]),
            (self.position(ply), &self.ledgers[ply]),
            step.and_then(|step| Some((step.from()?, step.to()))),
        )
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

    /// What speaks for a side there, the weightiest first; nothing while an exchange goes on.
    pub fn reasons(&self, ply: usize, side: Color, count: usize) -> impl Iterator<Item = &Reason> {
        let count = if self.takes(ply) && self.takes(ply + 1) { 0 } else { count };
        self.stories[ply].of_side(side).map(|(_, reason)| reason).take(count)
    }

    /// Whether both sides take in turn: in between the board counts what will not last.
    pub fn is_exchange(&self, ply: usize) -> bool {
        self.takes(ply) && (self.takes(ply + 1) || self.takes(ply - 1))
    }

    /// Whether the move that led there takes something.
    fn takes(&self, ply: usize) -> bool {
        let played = ply.checked_sub(1).and_then(|place| self.game.plies.get(place));
        played.and_then(|played| played.mv).is_some_and(|mv| mv.is_capture())
    }
}

//! The ledger book: positions in, what the page shows out.

mod catalog;
mod reasons;
mod shelf;

use kmoch_eval::{
    Amount, Breach, CLAUSES, Chapter, ClauseId, Evaluator, Item, Ledger, PositionType, Stage,
};
use kmoch_tell::rules;
use kmoch_tell::story::{Accounts, Change, Shift, Story};
use kmoch_tell::tally::is_static;
use shakmaty::{Bitboard, Board, Chess, Color, Position};

pub use catalog::catalog;
pub use shelf::{Scaled, scaled};

use crate::contract::{
    self, BrokenRule, ChapterEntry, ClauseEntry, Explanation, Millipawns, Scales, Share,
};
use crate::position;
use crate::problem::Problem;

/// A ledger is written without remembering pawn structures.
const NO_CACHE: usize = 1;

/// A chapter's name for programs.
pub fn chapter_key(chapter: Chapter) -> String {
    format!("{chapter:?}").to_lowercase()
}

/// The clauses of a chapter.
fn clauses_of(chapter: Chapter) -> impl Iterator<Item = ClauseId> {
    CLAUSES
        .iter()
        .filter(move |clause| clause.chapter == chapter)
        .filter_map(|clause| kmoch_eval::find_clause(clause.key))
}

/// Explains positions by somebody's scales.
#[derive(Debug)]
pub struct Book {
    scaled: Scaled,
    evaluator: Evaluator,
}

impl Book {
    /// Opens the book with these scales.
    pub fn open(scales: &Scales) -> Result<Book, Problem> {
        let scaled = scaled(scales)?;
        let evaluator = Evaluator::with_weights(scaled.weights.clone(), NO_CACHE);
        Ok(Book { scaled, evaluator })
    }

    fn ledger(&self, position: &Chess) -> Ledger {
        self.evaluator.ledger(position.board(), position.turn())
    }

    /// The total and each clause's difference, seen from White.
    pub fn sums(&self, position: &Chess) -> (Amount, Vec<(&'static str, Amount)>) {
        let ledger = self.ledger(position);
        let mut sums = vec![Amount::ZERO; CLAUSES.len()];
        for item in &ledger.items {
            let sum = &mut sums[item.clause.index()];
            *sum += if item.side.is_white() { item.amount } else { -item.amount };
        }
        let parts = CLAUSES.iter().zip(sums).filter(|(_, sum)| *sum != Amount::ZERO);
        (ledger.total(), parts.map(|(clause, sum)| (clause.key, sum)).collect())
    }

    /// What changed most from one position to another in favour of a side.
    pub fn shift(&self, before: &Chess, after: &Chess, side: Color) -> Option<Shift> {
        let ledgers = [self.ledger(before), self.ledger(after)];
        let change = Change::between((before, &ledgers[0]), (after, &ledgers[1]), None);
        change.main(side).cloned()
    }

    /// Everything the page shows about a position.
    pub fn explain(&mut self, position: &Chess) -> Explanation {
        let board = position.board();
        let ledger = self.ledger(position);
        let stage = Stage::of(board);
        let bracket = self.scaled.weights.bracket(stage);
        let breaches = self.evaluator.breaches(board);
        let story = Story::of(position, &ledger).with_what_if(position, &self.evaluator);
        let accounts = Accounts::of(board, &ledger);
        Explanation {
            fen: position::fen(position),
            turn: side(position.turn()),
            material: stage.material(),
            stage: bracket.stage(),
            bracket: bracket.name(),
            total_mp: Millipawns(ledger.total()),
            verdict: story.verdict().tell(kmoch_tell::Language::English),
            profile: self.scaled.profile.name.clone(),
            chapters: Chapter::ALL
                .into_iter()
                .filter(|&chapter| is_static(chapter))
                .map(|chapter| chapter_entry(chapter, &ledger, board))
                .filter(|chapter| !chapter.clauses.is_empty())
                .collect(),
            reasons: reasons::told(&story),
            story: story.record(kmoch_tell::Language::English),
            units: accounts.record(),
            rest_mp: Millipawns(accounts.rest),
            position_type: PositionType::of(board).name(),
            rules: rules::told(&breaches).map(|breach| broken_rule(breach, board)).collect(),
        }
    }
}

fn chapter_entry(chapter: Chapter, ledger: &Ledger, board: &Board) -> ChapterEntry {
    let clauses: Vec<ClauseEntry> =
        clauses_of(chapter).map(|clause| clause_entry(clause, ledger, board)).collect();
    let white = clauses.iter().map(|clause| clause.white.mp.0).sum();
    let black = clauses.iter().map(|clause| clause.black.mp.0).sum();
    ChapterEntry {
        key: chapter_key(chapter),
        title: chapter.title(),
        white_mp: Millipawns(white),
        black_mp: Millipawns(black),
        difference_mp: Millipawns(white - black),
        clauses,
    }
}

fn clause_entry(id: ClauseId, ledger: &Ledger, board: &Board) -> ClauseEntry {
    let clause = id.clause();
    let share = |color| {
        let (count, sum) = ledger.tally(id, color);
        Share { count, mp: Millipawns(sum) }
    };
    let (white, black) = (share(Color::White), share(Color::Black));
    ClauseEntry {
        key: clause.key,
        name: clause.name,
        label: clause.is_label(),
        white,
        black,
        difference_mp: Millipawns(white.mp.0 - black.mp.0),
        items: ledger
            .items
            .iter()
            .filter(|item| item.clause == id)
            .map(|item| item_entry(item, board))
            .collect(),
    }
}

fn item_entry(item: &Item, board: &Board) -> contract::Item {
    contract::Item {
        side: side(item.side),
        mp: Millipawns(item.amount),
        on: squares(item.place.on),
        at: squares(item.place.at),
        by: squares(item.place.by),
        sentence: item.sentence(board),
    }
}

fn broken_rule(breach: &Breach, board: &Board) -> BrokenRule {
    BrokenRule {
        key: breach.rule.clause().key,
        side: side(breach.side),
        squares: squares(breach.place.on | breach.place.at),
        sentence: breach.sentence(board),
    }
}

fn squares(set: Bitboard) -> Vec<String> {
    set.into_iter().map(|square| square.to_string()).collect()
}

fn side(color: Color) -> &'static str {
    if color.is_white() { "white" } else { "black" }
}

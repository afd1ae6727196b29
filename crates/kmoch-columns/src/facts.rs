//! What is known of a position besides its figures: its game, its place there, the position itself.

use kmoch_eval::{Bracket, Overview, PositionType, Stage, Weights};
use kmoch_notation::pgn::Eval;
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position};
use std::sync::Arc;

use crate::cells::Cells;
use crate::column::{Column, Fact, side_key};
use crate::layout::Layout;
use crate::row::Row;

/// The columns that tell where positions come from and what they are.
#[derive(Debug)]
pub(crate) struct Facts {
    /// Each with its place in the layout.
    facts: Vec<(usize, Fact)>,
    tags: Vec<usize>,
    weights: Arc<Weights>,
    /// The names of the brackets that have occurred.
    brackets: [Option<String>; Bracket::ALL.len()],
    /// The tags of the last position, held so that those of the next can be known for the same.
    last: Option<Arc<[Option<String>]>>,
}

impl Facts {
    /// Those of a layout.
    pub fn of(layout: &Layout) -> Facts {
        let columns = || layout.columns.iter().enumerate();
        let facts = columns().filter_map(|(place, column)| match column {
            Column::Fact(fact) => Some((place, *fact)),
            _ => None,
        });
        let tags = columns().filter(|(_, column)| matches!(column, Column::Tag(_)));
        Facts {
            facts: facts.collect(),
            tags: tags.map(|(place, _)| place).collect(),
            weights: Arc::clone(layout.weights()),
            brackets: Default::default(),
            last: None,
        }
    }

    /// Notes those of a position.
    pub fn push(&mut self, at: usize, cells: &mut [Cells], row: &Row, overview: &Overview) {
        let bracket = self.weights.bracket(Stage::of(row.position.board()));
        for (place, fact) in &self.facts {
            let name = &mut self.brackets[bracket.index()];
            push(*fact, at, &mut cells[*place], row, overview, (bracket, name));
        }
        let tags = row.origin.map(|origin| &origin.tags);
        let same = match (&self.last, tags) {
            (Some(last), Some(tags)) => Arc::ptr_eq(last, tags),
            _ => false,
        };
        // A game's tags are noted once.
        if same && at > 0 {
            return;
        }
        self.last = tags.cloned();
        let mut tags = tags.into_iter().flat_map(|tags| tags.iter());
        for place in &self.tags {
            let tag = tags.next().and_then(Option::as_deref);
            match &mut cells[*place] {
                Cells::Maybe16(runs) => {
                    runs.push(at, tag.and_then(|tag| tag.trim().parse().ok()));
                }
                Cells::Names(names) => names.push(at, tag),
                _ => {}
            }
        }
    }
}

fn push(
    fact: Fact,
    at: usize,
    cells: &mut Cells,
    row: &Row,
    overview: &Overview,
    (bracket, name): (Bracket, &mut Option<String>),
) {
    let board = row.position.board();
    let whole = |number: u64| i64::try_from(number).ok();
    let (pawns, mate) = match row.eval {
        Some(Eval::Pawns(pawns)) => (Some(pawns), None),
        Some(Eval::Mate(moves)) => (None, Some(moves)),
        None => (None, None),
    };
    match (fact, cells) {
        (Fact::File, Cells::Names(names)) => {
            names.push(at, row.origin.and_then(|origin| origin.file.as_deref()));
        }
        (Fact::Game, Cells::Maybe64(runs)) => {
            runs.push(at, row.origin.and_then(|origin| origin.game).and_then(whole));
        }
        (Fact::Line, Cells::Maybe64(runs)) => {
            runs.push(at, row.origin.and_then(|origin| origin.line).and_then(whole));
        }
        (Fact::Variation, Cells::Maybe32(runs)) => {
            runs.push(at, row.variation.map(|number| number as i32));
        }
        (Fact::Ply, Cells::Maybe32(runs)) => runs.push(at, row.ply.map(|ply| ply as i32)),
        (Fact::Move, Cells::Moves(runs)) => runs.push(at, row.led_by),
        (Fact::Clock, Cells::MaybeNumbers(runs)) => runs.push(at, row.clock),
        (Fact::Eval, Cells::MaybeNumbers(runs)) => runs.push(at, pawns),
        (Fact::Mate, Cells::Maybe16(runs)) => runs.push(at, mate),
        (Fact::Fen, Cells::Texts(texts)) => texts.push(|text| match row.fen {
            Some(fen) => text.push_str(fen),
            None => {
                Fen::from_position(row.position, EnPassantMode::Legal).append_to_string(text);
            }
        }),
        (Fact::Turn, Cells::Names(names)) => names.push(at, Some(side_key(row.position.turn()))),
        (Fact::Material, Cells::Numbers(runs)) => runs.push(at, Stage::of(board).material() as f32),
        (Fact::Stage, Cells::Names(names)) => names.push(at, Some(bracket.stage())),
        (Fact::Bracket, Cells::Names(names)) => {
            names.push(at, Some(name.get_or_insert_with(|| bracket.name())));
        }
        (Fact::PositionType, Cells::Names(names)) => {
            names.push(at, Some(PositionType::of(board).name()));
        }
        (Fact::Total, Cells::Amounts(runs)) => runs.push(at, overview.totals.total()),
        _ => {}
    }
}

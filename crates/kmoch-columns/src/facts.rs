//! What is known of a position besides its figures: its game, its place there, the position itself.

use kmoch_eval::{Bracket, Overview, PositionType, Stage, Weights};
use kmoch_notation::pgn::Eval;
use shakmaty::Position;
use std::sync::Arc;

use crate::cells::Cells;
use crate::column::{Column, Fact, side_key};
use crate::fen::push_fen;
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
    /// What kind of position the last one was.
    kind: Option<Kind>,
    /// The tags of the last position, held so that those of the next can be known for the same.
    last: Option<Arc<[Option<String>]>>,
}

/// What the names of a position follow from.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Kind {
    bracket: Bracket,
    position_type: PositionType,
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
            kind: None,
            last: None,
        }
    }

    /// Notes those of a position.
    pub fn push(&mut self, at: usize, cells: &mut [Cells], row: &Row, overview: &Overview) {
        for (place, fact) in &self.facts {
            push(*fact, at, &mut cells[*place], row, overview);
        }
        let board = row.position.board();
        let bracket = self.weights.bracket(Stage::of(board));
        let kind = Kind { bracket, position_type: PositionType::of(board) };
        if at == 0 || self.kind != Some(kind) {
            self.push_kind(at, cells, kind);
        }
        self.push_tags(at, cells, row);
    }

    /// Notes the names of this kind of position.
    fn push_kind(&mut self, at: usize, cells: &mut [Cells], kind: Kind) {
        let Kind { bracket, position_type } = kind;
        let name = self.brackets[bracket.index()].get_or_insert_with(|| bracket.name());
        for (place, fact) in &self.facts {
            if let Cells::Names(names) = &mut cells[*place] {
                match fact {
                    Fact::Stage => names.push(at, Some(bracket.stage())),
                    Fact::Bracket => names.push(at, Some(name)),
                    Fact::PositionType => names.push(at, Some(position_type.name())),
                    _ => {}
                }
            }
        }
        self.kind = Some(kind);
    }

    /// Notes the tags of a position's game.
    fn push_tags(&mut self, at: usize, cells: &mut [Cells], row: &Row) {
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

/// Notes what may be another thing in each row.
fn push(fact: Fact, at: usize, cells: &mut Cells, row: &Row, overview: &Overview) {
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
            Some(fen) => text.extend_from_slice(fen.as_bytes()),
            None => push_fen(row.position, text),
        }),
        (Fact::Turn, Cells::Names(names)) => names.push(at, Some(side_key(row.position.turn()))),
        (Fact::Material, Cells::Numbers(runs)) => runs.push(at, Stage::of(board).material() as f32),
        (Fact::Total, Cells::Amounts(runs)) => runs.push(at, overview.totals.total()),
        _ => {}
    }
}

//! Asks an expression of one position after another.

use std::sync::Arc;

use cel::objects::Value as Outcome;
use cel::{Context, Env};
use kmoch_columns::{Column, Layout, Row};
use kmoch_eval::{Overview, Profile, Tabulator};
use shakmaty::Position;

use crate::answer::{Unanswerable, answer};
use crate::expression::Expression;
use crate::value::{Seen, Value, Values, Variable};

/// Asks an expression of positions; one for each thread.
pub struct Finder<'a> {
    expression: &'a Expression,
    layout: Layout,
    tabulator: Option<Tabulator>,
    overview: Overview,
    values: Values,
    /// The functions of the language.
    language: Arc<Env>,
}

/// Pawn structures that are remembered.
const PAWN_STRUCTURES: usize = 1024;

impl<'a> Finder<'a> {
    /// Asks this expression, with amounts by this profile.
    pub fn new(expression: &'a Expression, profile: &Profile) -> Finder<'a> {
        let layout = Layout::of(profile, expression.columns().cloned().collect());
        let figures = |column: &Column| {
            let total = Column::Fact(kmoch_columns::Fact::Total);
            matches!(column, Column::Clause(..) | Column::Measure(..) | Column::Rule(..))
                || *column == total
        };
        // Nobody looks at the pieces for what the board alone tells.
        let tabulator = expression.columns().any(figures).then(|| {
            Tabulator::new(Arc::clone(layout.weights()), layout.asked().clone(), PAWN_STRUCTURES)
        });
        Finder {
            expression,
            layout,
            tabulator,
            overview: Overview::default(),
            values: Values::default(),
            language: Arc::new(Env::stdlib()),
        }
    }

    /// The tags that a row has to come with, in their order.
    pub fn tags(&self) -> &[String] {
        self.layout.tags()
    }

    /// Whether the expression holds in a position. Where a value is missing that it rests on, or something is divided by
    /// nothing, it does not.
    ///
    /// # Errors
    /// When it makes no sense.
    pub fn holds(&mut self, row: &Row) -> Result<bool, Unanswerable> {
        if let Some(tabulator) = &mut self.tabulator {
            tabulator.fill(row.position.board(), row.position.turn(), &mut self.overview);
        }
        let seen = Seen {
            row,
            overview: &self.overview,
            weights: self.layout.weights(),
            tags: self.layout.tags(),
        };
        self.values.0.clear();
        self.values.0.extend(self.expression.variables.iter().map(|variable| seen.value(variable)));
        self.answer()
    }

    /// Whether the expression makes sense at all: asked of no position in particular, with a value for everything.
    ///
    /// # Errors
    /// When it does not.
    pub fn check(&mut self) -> Result<(), Unanswerable> {
        self.holds(&Row::of(&shakmaty::Chess::default()))?;
        for (value, variable) in self.values.0.iter_mut().zip(&self.expression.variables) {
            if let (Value::Nothing, Variable::Column(column)) = (&value, variable) {
                *value = crate::value::sample(column);
            }
        }
        self.answer().map(drop)
    }

    fn answer(&self) -> Result<bool, Unanswerable> {
        let mut context = Context::with_env(Arc::clone(&self.language));
        context.set_variable_resolver(&self.values);
        match answer(Outcome::resolve(&self.expression.tree, &context)) {
            Ok(holds) => Ok(holds.unwrap_or(false)),
            Err(_) if self.values.any_missing() => Ok(false),
            Err(unanswerable) => Err(unanswerable),
        }
    }
}

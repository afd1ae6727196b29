//! An expression read: every name in it is known, and so is what has to be worked out for it.

use cel::IdedExpr;
use kmoch_columns::Column;

use crate::fault::Fault;
use crate::parse::parse;
use crate::place::Place;
use crate::reader::Reader;
use crate::structures::Structures;
use crate::value::Variable;

/// An expression over the columns.
#[derive(Debug, Clone)]
pub struct Expression {
    text: String,
    pub(crate) tree: IdedExpr,
    pub(crate) variables: Vec<Variable>,
}

impl Expression {
    /// Reads an expression in which columns, units and structures are named.
    ///
    /// # Errors
    /// Says what is wrong, where, and what may have been meant.
    pub fn read(text: &str, structures: &Structures) -> Result<Expression, Fault> {
        let (mut tree, source) = parse(text)?;
        let mut reader = Reader { structures, variables: Vec::new(), inside: Vec::new(), read: 0 };
        reader.tree(&mut tree, &mut Place::new(text, &source, None))?;
        Ok(Expression { text: text.to_owned(), tree, variables: reader.variables })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The columns it asks for.
    pub fn columns(&self) -> impl Iterator<Item = &Column> {
        self.variables.iter().filter_map(|variable| match variable {
            Variable::Column(column) => Some(column),
            Variable::Units(_) => None,
        })
    }
}

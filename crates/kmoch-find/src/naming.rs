//! What the names of an expression stand for: columns, units, structures.

use std::collections::HashMap;
use std::sync::LazyLock;

use cel::IdedExpr;
use cel::common::ast::{Expr, LiteralValue, operators};
use kmoch_columns::{Column, meant};
use shakmaty::Color;

use crate::fault::Fault;
use crate::parse::parse;
use crate::place::Place;
use crate::reader::{Reader, call};
use crate::units::Units;
use crate::value::Variable;

/// All columns by name.
static COLUMNS: LazyLock<HashMap<String, Column>> =
    LazyLock::new(|| Column::named().map(|column| (column.name(), column)).collect());

/// What the name of any tag begins with.
const TAG: &str = "tag.";

/// Structures within a structure.
const MOST_INSIDE: usize = 16;
/// Structures read for one expression: each may name others more than once, and those others again.
const MOST_READ: usize = 1000;

impl Reader<'_> {
    /// What a name with dots stands for.
    pub fn name(&mut self, tree: &IdedExpr, name: &str, place: &Place) -> Result<Expr, Fault> {
        // Within a structure `us` and `them` are sides like any other.
        let (first, rest) = name.split_once('.').unwrap_or((name, ""));
        let side = place.side(first);
        let full = match side {
            Some(side) if !rest.is_empty() => format!("{}.{rest}", side.fold_wb("white", "black")),
            _ => name.to_owned(),
        };
        if let Some(column) = COLUMNS.get(&full) {
            return Ok(self.variable(Variable::Column(column.clone())));
        }
        if let Some(tag) = name.strip_prefix(TAG).filter(|tag| !tag.contains('.')) {
            return Ok(self.variable(Variable::Column(Column::Tag(tag.to_owned()))));
        }
        if let Some(side) = side
            && let Some(Ok(units)) = Units::new(side, Color::White, rest, &[])
        {
            return Ok(self.variable(Variable::Units(units)));
        }
        let structure = if side.is_some() { rest } else { name };
        if self.structures.has(structure) {
            let sides = side.map_or(vec![Color::White, Color::Black], |side| vec![side]);
            let mut found = Vec::new();
            for side in sides {
                found.push(self.structure(tree, structure, side, place)?);
            }
            let either = |one: IdedExpr, other: IdedExpr| IdedExpr {
                id: tree.id,
                expr: call(operators::LOGICAL_OR, vec![one, other]),
            };
            return Ok(found.into_iter().reduce(either).unwrap_or_default().expr);
        }
        let names = COLUMNS.keys().cloned();
        let structures = self.structures.names().map(str::to_owned);
        let of_sides = ["white", "black"].into_iter().flat_map(|side| {
            let units = Units::names().map(move |unit| format!("{side}.{unit}"));
            units.chain(self.structures.names().map(move |structure| format!("{side}.{structure}")))
        });
        let meant = meant(&full, names.chain(structures).chain(of_sides));
        let what = match side {
            Some(_) if rest.is_empty() => {
                format!("{name} is a side: name something of it, as {name}.passer.count")
            }
            _ => format!("there is no {name}"),
        };
        Err(place.fault(place.span_of(tree, name), what).meaning(meant))
    }

    /// A structure of a side, read in place of its name.
    fn structure(
        &mut self,
        tree: &IdedExpr,
        name: &str,
        side: Color,
        place: &Place,
    ) -> Result<IdedExpr, Fault> {
        let Some(text) = self.structures.expression(name) else { return Ok(tree.clone()) };
        let span = place.span_of(tree, name);
        if self.inside.iter().any(|outer| outer == name) {
            return Err(place.fault(span, format!("the structure {name} is made of itself")));
        }
        self.read += 1;
        if self.inside.len() == MOST_INSIDE || self.read > MOST_READ {
            return Err(place.fault(span, "too many structures are made of each other"));
        }
        self.inside.push(name.to_owned());
        let text = text.to_owned();
        let (mut tree, source) = parse(&text)?;
        self.tree(&mut tree, &mut Place::new(&text, &source, Some(side)))?;
        self.inside.pop();
        Ok(tree)
    }

    /// What stands where.
    pub fn units(
        &mut self,
        side: Color,
        name: &str,
        args: &[IdedExpr],
        place: &Place,
    ) -> Result<Expr, Fault> {
        let mut places = Vec::new();
        for argument in args {
            match &argument.expr {
                Expr::Literal(LiteralValue::String(text)) => places.push(text.inner().to_owned()),
                _ => {
                    let what = "squares, files and ranks are written out: \"d4\", \"d\" or \"4\"";
                    return Err(place.fault(place.span(argument), what));
                }
            }
        }
        let places: Vec<&str> = places.iter().map(String::as_str).collect();
        match Units::new(side, place.view.unwrap_or(Color::White), name, &places) {
            Some(Ok(units)) => Ok(self.variable(Variable::Units(units))),
            Some(Err(index)) => {
                let wrong = places[index];
                let what = format!("{wrong} is no square, file or rank");
                Err(place.fault(place.span(&args[index]), what))
            }
            None => {
                let start = place.text.find(&format!("{name}(")).unwrap_or(0);
                let meant = meant(name, Units::names().map(str::to_owned));
                Err(place
                    .fault(start..start + name.len(), format!("there is no {name}()"))
                    .meaning(meant))
            }
        }
    }
}

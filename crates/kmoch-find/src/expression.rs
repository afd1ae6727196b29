//! An expression read: every name in it is known, and so is what has to be worked out for it.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use cel::IdedExpr;
use cel::common::ast::{
    CallExpr, ComprehensionExpr, EntryExpr, Expr, ListExpr, LiteralValue, MapExpr, SelectExpr,
    SourceInfo, operators,
};
use kmoch_columns::{Column, meant};
use shakmaty::Color;

use crate::fault::Fault;
use crate::parse::parse;
use crate::structures::Structures;
use crate::units::Units;
use crate::value::{MARK, Variable};

/// An expression over the columns.
#[derive(Debug, Clone)]
pub struct Expression {
    text: String,
    pub(crate) tree: IdedExpr,
    pub(crate) variables: Vec<Variable>,
}

/// All columns by name.
static COLUMNS: LazyLock<HashMap<String, Column>> =
    LazyLock::new(|| Column::named().map(|column| (column.name(), column)).collect());

/// What the name of any tag begins with.
const TAG: &str = "tag.";

impl Expression {
    /// Reads an expression in which columns, units and structures are named.
    ///
    /// # Errors
    /// Says what is wrong, where, and what may have been meant.
    pub fn read(text: &str, structures: &Structures) -> Result<Expression, Fault> {
        let (mut tree, source) = parse(text)?;
        let mut reader = Reader { structures, variables: Vec::new(), inside: Vec::new(), read: 0 };
        reader
            .tree(&mut tree, &mut Place { text, source: &source, view: None, bound: Vec::new() })?;
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

/// Reads names.
struct Reader<'a> {
    structures: &'a Structures,
    variables: Vec<Variable>,
    /// The structures that are being read, so that none is made of itself.
    inside: Vec<String>,
    /// How many structures were read in place of their names.
    read: usize,
}

/// Structures within a structure.
const MOST_INSIDE: usize = 16;
/// Structures read for one expression: each may name others more than once, and those others again.
const MOST_READ: usize = 1000;

/// Where names are read.
struct Place<'a> {
    text: &'a str,
    source: &'a SourceInfo,
    /// Whose structure it is: `us` is this side, and squares are seen from it.
    view: Option<Color>,
    /// Names that the expression itself gives, as in `list.exists(x, x > 1)`.
    bound: Vec<String>,
}

impl Place<'_> {
    fn span(&self, tree: &IdedExpr) -> Range<usize> {
        let (start, stop) = self.source.offset_for(tree.id).unwrap_or_default();
        // What is told is the first token; a name goes on as long as it has letters and dots.
        let byte = |letter: u32| {
            let letters = self.text.char_indices().map(|(at, _)| at);
            letters.chain([self.text.len()]).nth(letter as usize).unwrap_or(self.text.len())
        };
        byte(start)..byte(stop + 1)
    }

    /// The place of a name as it is written, if that is found; of its beginning in the tree otherwise.
    fn span_of(&self, tree: &IdedExpr, name: &str) -> Range<usize> {
        match self.text.find(name) {
            Some(start) => start..start + name.len(),
            None => self.span(tree),
        }
    }

    fn fault(&self, span: Range<usize>, what: impl Into<String>) -> Fault {
        Fault::new(self.text, span, what)
    }

    /// The side that a name stands for.
    fn side(&self, name: &str) -> Option<Color> {
        match (name, self.view) {
            ("white", _) => Some(Color::White),
            ("black", _) => Some(Color::Black),
            ("us", Some(view)) => Some(view),
            ("them", Some(view)) => Some(!view),
            _ => None,
        }
    }
}

impl Reader<'_> {
    fn tree(&mut self, tree: &mut IdedExpr, place: &mut Place) -> Result<(), Fault> {
        if let Some(name) = name_of(&tree.expr)
            && !place.bound.iter().any(|bound| name.split('.').next() == Some(bound))
        {
            tree.expr = self.name(tree, &name, place)?;
            return Ok(());
        }
        if let Expr::Select(SelectExpr { operand, field, test: true }) = &tree.expr
            && let Some(name) = name_of(&operand.expr)
        {
            // `has(elo.white)`: whether there is a value.
            let mut asked =
                IdedExpr { id: tree.id, expr: self.name(tree, &format!("{name}.{field}"), place)? };
            let nothing = IdedExpr { id: tree.id, expr: Expr::Literal(LiteralValue::Null) };
            asked.id = tree.id;
            tree.expr = call(operators::NOT_EQUALS, vec![asked, nothing]);
            return Ok(());
        }
        match &mut tree.expr {
            Expr::Call(CallExpr { func_name, target, args }) => {
                if let Some(Expr::Ident(name)) = target.as_ref().map(|target| &target.expr)
                    && let Some(side) = place.side(name)
                {
                    let asked = self.units(side, &func_name.clone(), args, place)?;
                    tree.expr = asked;
                    return Ok(());
                }
                let parts = target.iter_mut().map(|target| &mut **target).chain(args);
                parts.into_iter().try_for_each(|part| self.tree(part, place))
            }
            Expr::Select(SelectExpr { operand, .. }) => self.tree(operand, place),
            Expr::List(ListExpr { elements, .. }) => {
                elements.iter_mut().try_for_each(|element| self.tree(element, place))
            }
            Expr::Map(MapExpr { entries }) => {
                entries.iter_mut().try_for_each(|entry| match &mut entry.expr {
                    EntryExpr::MapEntry(entry) => {
                        self.tree(&mut entry.key, place)?;
                        self.tree(&mut entry.value, place)
                    }
                    EntryExpr::StructField(field) => self.tree(&mut field.value, place),
                })
            }
            Expr::Comprehension(comprehension) => self.comprehension(comprehension, place),
            _ => Ok(()),
        }
    }

    /// A list looked through under a name of the expression's own.
    fn comprehension(
        &mut self,
        loops: &mut ComprehensionExpr,
        place: &mut Place,
    ) -> Result<(), Fault> {
        self.tree(&mut loops.iter_range, place)?;
        self.tree(&mut loops.accu_init, place)?;
        let outside = place.bound.len();
        place.bound.extend([loops.iter_var.clone(), loops.accu_var.clone()]);
        place.bound.extend(loops.iter_var2.clone());
        for part in [&mut loops.loop_cond, &mut loops.loop_step, &mut loops.result] {
            self.tree(part, place)?;
        }
        place.bound.truncate(outside);
        Ok(())
    }

    /// What a name with dots stands for.
    fn name(&mut self, tree: &IdedExpr, name: &str, place: &Place) -> Result<Expr, Fault> {
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
        let mut inside =
            Place { text: &text, source: &source, view: Some(side), bound: Vec::new() };
        self.tree(&mut tree, &mut inside)?;
        self.inside.pop();
        Ok(tree)
    }

    /// What stands where.
    fn units(
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

    /// A variable, known already or not, as it stands in the tree.
    fn variable(&mut self, variable: Variable) -> Expr {
        let known = self.variables.iter().position(|known| *known == variable);
        let number = known.unwrap_or_else(|| {
            self.variables.push(variable);
            self.variables.len() - 1
        });
        Expr::Ident(format!("{MARK}{number}"))
    }
}

/// A call of an operator.
fn call(operator: &str, args: Vec<IdedExpr>) -> Expr {
    Expr::Call(CallExpr { func_name: operator.to_owned(), target: None, args })
}

/// The name with dots that a tree spells, if it does nothing else.
fn name_of(tree: &Expr) -> Option<String> {
    match tree {
        Expr::Ident(name) => Some(name.clone()),
        Expr::Select(SelectExpr { operand, field, test: false }) => {
            Some(format!("{}.{field}", name_of(&operand.expr)?))
        }
        _ => None,
    }
}

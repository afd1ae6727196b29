//! Goes through an expression and puts in place of every name what it stands for.

use cel::IdedExpr;
use cel::common::ast::{
    CallExpr, ComprehensionExpr, EntryExpr, Expr, ListExpr, LiteralValue, MapExpr, SelectExpr,
    operators,
};

use crate::fault::Fault;
use crate::place::Place;
use crate::structures::Structures;
use crate::value::{MARK, Variable};

/// Reads names.
pub(crate) struct Reader<'a> {
    pub structures: &'a Structures,
    pub variables: Vec<Variable>,
    /// The structures that are being read, so that none is made of itself.
    pub inside: Vec<String>,
    /// How many structures were read in place of their names.
    pub read: usize,
}

impl Reader<'_> {
    /// Reads all names of a tree.
    pub fn tree(&mut self, tree: &mut IdedExpr, place: &mut Place) -> Result<(), Fault> {
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

    /// A variable, known already or not, as it stands in the tree.
    pub fn variable(&mut self, variable: Variable) -> Expr {
        let known = self.variables.iter().position(|known| *known == variable);
        let number = known.unwrap_or_else(|| {
            self.variables.push(variable);
            self.variables.len() - 1
        });
        Expr::Ident(format!("{MARK}{number}"))
    }
}

/// A call of an operator.
pub(crate) fn call(operator: &str, args: Vec<IdedExpr>) -> Expr {
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

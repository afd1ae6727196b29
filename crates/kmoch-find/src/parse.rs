//! The language alone: a text becomes a tree, however it was written.

use cel::IdedExpr;
use cel::common::ast::{
    CallExpr, ComprehensionExpr, EntryExpr, Expr, ListExpr, MapExpr, SelectExpr, SourceInfo,
};
use cel::parser::Parser;

use crate::fault::Fault;

/// Nobody writes an expression longer than this.
const MOST_BYTES: usize = 1 << 13;
/// Parts within parts: more than this nobody reads, and whoever works it out has to keep all of them in mind.
const MOST_DEEP: usize = 100;
/// Room for a tree as deep as a text of that length can make one: the parser calls itself for each part of a part.
const STACK_BYTES: usize = 1 << 27;

/// Reads the language alone.
pub(crate) fn parse(text: &str) -> Result<(IdedExpr, SourceInfo), Fault> {
    let refused = |what: &str| Err(Fault::new(text, 0..0, what));
    if text.trim().is_empty() {
        return refused("the expression is empty");
    }
    if text.len() > MOST_BYTES {
        return refused(&format!("an expression has {MOST_BYTES} bytes at most"));
    }
    // Few parts within parts need no more room than there is.
    let few = text.bytes().filter(|byte| !byte.is_ascii_alphanumeric()).count() <= MOST_DEEP;
    if few {
        return parsed(text);
    }
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
        match thread.spawn_scoped(scope, || parsed(text)).map(|thread| thread.join()) {
            Ok(Ok(tree)) => tree,
            _ => refused("there is no room for this expression"),
        }
    })
}

fn parsed(text: &str) -> Result<(IdedExpr, SourceInfo), Fault> {
    const TOO_DEEP: &str = "the expression has too many parts within parts";
    let refused = |what: &str| Err(Fault::new(text, 0..0, what));
    match Parser::default().parse_with_source_info(text) {
        Ok((tree, _)) if depth(&tree) > MOST_DEEP => refused(TOO_DEEP),
        Ok(parsed) => Ok(parsed),
        Err(errors) => match errors.errors.first() {
            None => refused("this is no expression"),
            Some(error) if error.msg.contains("Recursion limit") => refused(TOO_DEEP),
            Some(error) => {
                let (line, column) = (error.pos.0.max(1) as usize, error.pos.1.max(0) as usize);
                let before: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
                let letters = text[before.min(text.len())..].char_indices();
                let mut places = letters.map(|(at, _)| before + at);
                let at = places.nth(column.saturating_sub(1)).unwrap_or(text.len());
                let what = in_words(error.msg.trim_start_matches("Syntax error: "));
                Err(Fault::new(text, at..at, format!("this is no expression: {what}")))
            }
        },
    }
}

/// What the parser says, without the names that only its grammar knows.
fn in_words(told: &str) -> String {
    const END: &str = "'<EOF>'";
    let quoted = |before: &str| {
        let behind = told.strip_prefix(before)?;
        Some(behind.split(" expecting ").next().unwrap_or(behind))
    };
    if let Some(missing) = quoted("missing ") {
        let what = missing.split(" at ").next().unwrap_or(missing);
        return format!("{what} is missing here");
    }
    let unfit = quoted("mismatched input ").or_else(|| quoted("extraneous input "));
    match (unfit, quoted("token recognition error at: ")) {
        (Some(END), _) => "it ends too early".to_owned(),
        (Some(text), _) => format!("{text} does not fit here"),
        (None, Some("'= '" | "'='")) => "'=' means nothing; is it '=='?".to_owned(),
        (None, Some(text)) => format!("{text} means nothing"),
        (None, None) => told.to_owned(),
    }
}

/// How many parts within parts a tree has.
fn depth(tree: &IdedExpr) -> usize {
    let deepest = |parts: &mut dyn Iterator<Item = &IdedExpr>| parts.map(depth).max().unwrap_or(0);
    1 + match &tree.expr {
        Expr::Call(CallExpr { target, args, .. }) => {
            deepest(&mut target.iter().map(|target| &**target).chain(args))
        }
        Expr::Select(SelectExpr { operand, .. }) => depth(operand),
        Expr::List(ListExpr { elements, .. }) => deepest(&mut elements.iter()),
        Expr::Map(MapExpr { entries }) => {
            let parts = entries.iter().map(|entry| match &entry.expr {
                EntryExpr::MapEntry(entry) => depth(&entry.key).max(depth(&entry.value)),
                EntryExpr::StructField(field) => depth(&field.value),
            });
            parts.max().unwrap_or(0)
        }
        Expr::Comprehension(loops) => {
            let ComprehensionExpr { iter_range, accu_init, loop_cond, loop_step, result, .. } =
                &**loops;
            deepest(&mut [iter_range, accu_init, loop_cond, loop_step, result].into_iter())
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_expression_is_told_in_words() {
        for (text, told) in [
            ("isolani &&", "it ends too early"),
            ("ply > 20 )", "')' does not fit here"),
            ("(ply > 20", "')' is missing here"),
            ("ply > 20 white.isolani", "'white' does not fit here"),
            ("ply = 3", "'=' means nothing; is it '=='?"),
            ("ply > $", "'$' means nothing"),
        ] {
            let fault = parse(text).unwrap_err().to_string();
            let expected = format!("this is no expression: {told}\n");
            assert!(fault.starts_with(&expected), "{text}: {fault}");
        }
    }

    #[test]
    fn however_deep_a_text_goes_it_is_read_or_refused() {
        let chain = |parts: usize| vec!["1"; parts].join("+") + " > 1";
        assert!(parse(&chain(90)).is_ok());
        let many: Vec<String> = (0..500).map(|ply| format!("ply > {ply}")).collect();
        assert!(parse(&many.join(" && ")).is_ok(), "side by side is not deep");
        for deep in [
            chain(200),
            chain(4000),
            "(".repeat(4000) + &")".repeat(4000),
            "[".repeat(50) + &"[".repeat(50) + &"]".repeat(100),
            "1".to_owned() + &" < 1".repeat(2000),
            "[1]".to_owned() + &"[0]".repeat(2000),
        ] {
            let told = parse(&deep).unwrap_err().to_string();
            assert!(told.starts_with("the expression has too many parts within parts"), "{told}");
        }
        assert!(parse(&"a".repeat(9000)).unwrap_err().to_string().contains("bytes at most"));
    }
}

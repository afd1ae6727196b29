//! What an expression comes to in a position: yes, no, or why neither.

use cel::ExecutionError;
use cel::objects::{Value, ValueType};

/// Why an expression has no answer, though everything it names is there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unanswerable {
    /// What it does with the values makes no sense.
    #[error("the expression cannot be worked out: {0}")]
    Senseless(String),
    /// It gives something else than yes or no.
    #[error("the expression gives {0} and not yes or no: compare it with something")]
    NoAnswer(String),
}

/// What an outcome says; none where nothing can be said of this position: some number is divided by nothing.
pub(crate) fn answer(outcome: Result<Value, ExecutionError>) -> Result<Option<bool>, Unanswerable> {
    match outcome {
        Ok(Value::Bool(holds)) => Ok(Some(holds)),
        Ok(other) => Err(Unanswerable::NoAnswer(type_in_words(other.type_of()))),
        Err(ExecutionError::DivisionByZero(_) | ExecutionError::RemainderByZero(_)) => Ok(None),
        Err(error) => Err(Unanswerable::Senseless(in_words(&error))),
    }
}

/// An error of the language in words of the people who use it.
fn in_words(error: &ExecutionError) -> String {
    let ExecutionError::NoSuchOverload(refused) = error else { return error.to_string() };
    // The language writes operators with their places: `_>_`.
    let name = refused.function().trim_matches(['_', '@']);
    let types: Vec<&str> =
        refused.argument_types().iter().map(|name| name_in_words(name)).collect();
    format!("`{name}` does not go with {}", types.join(" and "))
}

/// What the language calls a type, in words.
fn name_in_words(name: &str) -> &str {
    match name {
        "int" | "uint" => "a whole number",
        "double" | "float" => "a number",
        "string" => "a text",
        "bool" => "yes or no",
        "null_type" | "null" => "nothing",
        other => other,
    }
}

fn type_in_words(kind: ValueType) -> String {
    name_in_words(&kind.to_string()).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_worked_out_is_said_in_words() {
        let outcome = |text: &str| {
            let program = cel::Program::compile(text).unwrap();
            answer(program.execute(&cel::Context::default()))
        };
        let said = |text: &str| outcome(text).unwrap_err().to_string();
        assert!(said("1 > 'a'").ends_with("`>` does not go with a whole number and a text"));
        assert!(said("1 + 1").contains("gives a whole number and not yes or no"));
        assert!(said("1.5").contains("gives a number and not"));
        assert_eq!(outcome("1 / 0 > 2"), Ok(None));
        assert_eq!(outcome("1 < 2"), Ok(Some(true)));
    }
}

//! Motifs as JSON and as a page.

use kmoch_motifs::{Claim, Line, Motif};
use serde_json::{Value, json};

/// The object of a line: all that was found in it.
pub fn motifs(line: &Line, claims: &[Claim]) -> String {
    let claims: Vec<Value> = claims.iter().map(|claim| record(line, claim)).collect();
    json!({ "motifs": claims }).to_string()
}

/// The object of a line that cannot be read.
pub fn error(fault: &str) -> String {
    json!({ "motifs": [], "error": fault }).to_string()
}

fn record(line: &Line, claim: &Claim) -> Value {
    let squares: Vec<String> = claim.squares.iter().map(ToString::to_string).collect();
    json!({
        "motif": claim.key(),
        "by": claim.by.to_string(),
        "squares": squares,
        "ply": claim.plies.start(),
        "moves": line.moves(claim.plies.clone()),
        "sentence": claim.sentence,
    })
}

/// A motif's part of the page of definitions.
pub fn page(motif: &Motif) -> String {
    let text: Vec<&str> = motif.definition.split_whitespace().collect();
    format!(
        "\n### {} (`{}`)\n\n{}\n\nExample: `{}`: \"{}\". Not so in `{}`.\n",
        motif.name,
        motif.key,
        text.join(" "),
        motif.example,
        motif.says,
        motif.near_miss,
    )
}

//! The gallery: every clause that finds something on a board, with a diagram of its example.

use std::fmt::Write as _;

use kmoch_eval::{Chapter, ClauseId};
use shakmaty::Color;

use crate::Language;
use crate::catalog::example;
use crate::reasons;
use crate::svg::{self, Mark};

/// The diagram of a clause's example, without amounts; none for rules that compare positions.
///
/// ```
/// let passer = kmoch_eval::ClauseId::Passer;
/// assert!(kmoch_tell::gallery::diagram(passer).unwrap().contains("is passed"));
/// ```
pub fn diagram(clause: ClauseId) -> Option<String> {
    let study = example::study(clause)?;
    let marks: Vec<Mark> = [Color::White, Color::Black]
        .into_iter()
        .filter_map(|side| {
            let items: Vec<_> = study.ledger.of(clause, side).collect();
            let whole = reasons::together(&items)?;
            let meaning = whole.sentence(study.position.board());
            Some(Mark { squares: whole.squares(), meaning })
        })
        .collect();
    (!marks.is_empty()).then(|| svg::draw(&study, clause.clause().name, &marks, Language::English))
}

/// The clauses that have a diagram.
pub fn clauses() -> impl Iterator<Item = ClauseId> {
    let on_a_board =
        |chapter| !matches!(chapter, Chapter::Cuts | Chapter::Preferences | Chapter::Moves);
    ClauseId::all().filter(move |clause| on_a_board(clause.clause().chapter))
}

/// The page with all diagrams, which lie beside it in `gallery/`.
pub fn page() -> String {
    let mut text = String::from(
        "# The gallery\n\n\
         Every clause that finds something on a board, in its example position: what it says there,\n\
         and the squares it says it of. Definitions and values are in [the catalogue](catalog.md).\n\
         This page is written by `kmoch catalog --gallery docs` (`make docs`).\n",
    );
    let mut chapter = None;
    for clause in clauses().map(ClauseId::clause) {
        if chapter.replace(clause.chapter) != Some(clause.chapter) {
            let _ = write!(text, "\n## {}\n", clause.chapter.title());
        }
        let _ = write!(
            text,
            "\n### [{}](catalog.md#{1})\n\n![{1}](gallery/{1}.svg)\n\n`{2}`\n",
            clause.name, clause.key, clause.example
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_on_a_board_has_its_diagram() {
        let without: Vec<&str> = clauses()
            .filter(|&clause| diagram(clause).is_none())
            .map(|clause| clause.clause().key)
            .collect();
        assert_eq!(without, [] as [&str; 0]);
    }
}

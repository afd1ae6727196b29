//! Diagrams for handouts: the board, marked squares, and a legend that says why.

mod drawing;
mod pieces;

use kmoch_eval::{ClauseId, Item};
use shakmaty::Color;

use crate::pawns::{hundredths, signed};
use crate::story::Story;
use crate::{Language, Study, reasons, verdict};

pub use drawing::{COLOURS, Mark, draw};

/// The reasons of a story on the board.
///
/// ```
/// use kmoch_eval::{Evaluator, Profile};
/// use kmoch_tell::{Language, Position, Study, svg};
///
/// let mut evaluator = Evaluator::new(&Profile::addendum());
/// let study = Study::new(&mut evaluator, Position::read("4k3/8/8/1P6/8/8/8/4K3 w - - 0 1").unwrap());
/// let diagram = svg::of_story(&study, &study.story(&evaluator), Language::English);
/// assert!(diagram.starts_with("<svg") && diagram.contains("b5-pawn is passed"));
/// ```
pub fn of_story(study: &Study, story: &Story, language: Language) -> String {
    let printed = story.printed();
    let marks: Vec<Mark> = story
        .reasons
        .iter()
        .zip(&printed.reasons)
        .map(|(reason, amount)| Mark {
            squares: reason.squares,
            meaning: format!("{} {}", language.signed(*amount), reason.sentence.tell(language)),
        })
        .collect();
    let title = verdict::of_story(story).tell(language);
    draw(study, &title, &marks, language)
}

/// What one clause finds for each side.
pub fn of_clause(study: &Study, clause: ClauseId) -> String {
    let marks: Vec<Mark> = [Color::White, Color::Black]
        .into_iter()
        .filter_map(|side| {
            let items: Vec<&Item> = study.ledger.of(clause, side).collect();
            let whole = reasons::together(&items)?;
            let sentence = whole.sentence(study.position.board());
            let meaning = format!("{} {sentence}", signed(hundredths(whole.amount)));
            Some(Mark { squares: whole.squares(), meaning })
        })
        .collect();
    draw(study, clause.clause().name, &marks, Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use kmoch_eval::{ClauseId, Evaluator, Profile};
    use roxmltree::Document;

    fn study(fen: &str) -> Study {
        Study::new(&mut Evaluator::new(&Profile::addendum()), Position::read(fen).unwrap())
    }

    fn told(fen: &str) -> String {
        let study = study(fen);
        of_story(&study, &study.story(&Evaluator::new(&Profile::addendum())), Language::English)
    }

    fn classes<'a>(document: &'a Document, class: &str) -> Vec<roxmltree::Node<'a, 'a>> {
        let class = class.to_owned();
        document
            .descendants()
            .filter(|node| {
                node.attribute("class")
                    .is_some_and(|value| value.split(' ').any(|word| word == class))
            })
            .collect()
    }

    #[test]
    fn a_diagram_has_64_squares_every_unit_and_a_legend_for_every_colour() {
        let fen = "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1";
        let svg = told(fen);
        let document = Document::parse(&svg).expect("the diagram is XML");
        assert_eq!(classes(&document, "square").len(), 64);
        assert_eq!(classes(&document, "white").len(), 7);
        assert_eq!(classes(&document, "black").len(), 10);
        let marked: Vec<&str> =
            classes(&document, "mark").iter().filter_map(|mark| mark.attribute("fill")).collect();
        let told: Vec<&str> =
            classes(&document, "swatch").iter().filter_map(|mark| mark.attribute("fill")).collect();
        assert!(!marked.is_empty());
        assert!(marked.iter().all(|colour| told.contains(colour)), "{marked:?} {told:?}");
        assert!(told.iter().all(|colour| marked.contains(colour)), "{marked:?} {told:?}");
    }

    #[test]
    fn a_clause_lights_its_squares() {
        let svg = of_clause(&study("4k3/8/8/1P6/8/8/8/4K3 w - - 0 1"), ClauseId::Passer);
        let document = Document::parse(&svg).expect("the diagram is XML");
        let marks = classes(&document, "mark");
        assert_eq!(marks.len(), 1);
        assert_eq!(marks[0].attribute("x"), Some("86"));
        assert_eq!(marks[0].attribute("y"), Some("224"));
    }

    #[test]
    fn the_start_needs_no_legend() {
        let svg = told("startpos");
        let document = Document::parse(&svg).expect("the diagram is XML");
        assert!(classes(&document, "swatch").is_empty());
    }
}

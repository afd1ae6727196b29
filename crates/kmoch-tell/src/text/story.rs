//! The whole story: board, verdict, reasons, ledger.

use kmoch_eval::Stage;
use kmoch_eval::sentence::name;
use shakmaty::{ByColor, Color, Position as _};

use super::board::{self, Marks};
use super::{Look, table};
use crate::pawns::{Hundredths, hundredths};
use crate::{Reason, Study, reasons, verdict};

/// Reasons told for each side.
pub const REASONS: usize = 5;
/// What is worth less than this many hundredths of a pawn is not told.
const LEAST: Hundredths = 5;
/// Facts without a value told for both sides together.
pub const FACTS: usize = 4;

/// Why the position is worth what it is worth.
///
/// ```
/// use kmoch_eval::{Evaluator, Profile};
/// use kmoch_tell::{Position, Study, text};
///
/// let mut evaluator = Evaluator::new(&Profile::addendum());
/// let study = Study::new(&mut evaluator, Position::read("4k3/8/8/1P6/8/8/8/4K3 w - - 0 1").unwrap());
/// let story = text::story(&study, "addendum", text::Look::default());
/// assert!(story.contains("White's b5-pawn is passed"));
/// assert!(story.contains("Total"));
/// ```
pub fn story(study: &Study, profile: &str, look: Look) -> String {
    let reasons = reasons::of(&study.ledger, study.position.board());
    let told = told(&reasons);
    let marks = told.as_ref().map(|told| told.iter().flat_map(|reason| reason.marks()).collect());
    let mut text = with_notes(study, &marks, profile, look);
    text.push('\n');
    text.push_str(
        &look.heading(&look.paragraph(&verdict::line(&study.position, study.tally.total()))),
    );
    for side in [Color::White, Color::Black] {
        let of_side = told.get(side);
        if of_side.is_empty() {
            continue;
        }
        text.push_str(&format!("\n{}\n", look.heading(&format!("For and against {}", name(side)))));
        for reason in of_side {
            text.push_str(&look.entry(reason.amount, &reason.sentence));
        }
    }
    text.push_str(&facts(study, look));
    text.push('\n');
    text.push_str(&table::chapters(study.tally.lines(), look));
    text
}

/// The weightiest reasons of each side.
pub fn told(reasons: &[Reason]) -> ByColor<Vec<&Reason>> {
    ByColor::new_with(|side| {
        reasons::of_side(reasons, side)
            .filter(|reason| hundredths(reason.amount).abs() >= LEAST)
            .take(REASONS)
            .collect()
    })
}

fn facts(study: &Study, look: Look) -> String {
    let mut text = String::new();
    for item in reasons::facts(&study.ledger).take(FACTS) {
        if text.is_empty() {
            text = format!("\n{}\n", look.heading("Worth knowing"));
        }
        text.push_str(&look.point(&item.sentence(study.position.board())));
    }
    text
}

/// The board, with what there is to say of it beside or below.
pub fn with_notes(study: &Study, marks: &Marks, profile: &str, look: Look) -> String {
    const BOARD: usize = 29;
    const NOTE: usize = 30;
    let mut notes = notes(study, profile);
    if marks.white.any() || marks.black.any() {
        notes.push(String::new());
        notes.extend(board::key(look));
    }
    let lines = board::lines(study.position.board(), marks, look);
    let beside = look.columns() >= BOARD + NOTE;
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        let note = notes.get(index).filter(|note| beside && !note.is_empty());
        let line = note.map_or_else(|| line.clone(), |note| format!("{line}   {note}"));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    if !beside {
        text.push('\n');
        notes.iter().for_each(|note| text.push_str(&look.paragraph(note)));
    }
    text
}

/// Who is to move, the stage, the profile.
fn notes(study: &Study, profile: &str) -> Vec<String> {
    let stage = Stage::of(study.position.board());
    let turn = name(study.position.turn());
    let check = if study.position.chess.is_check() { ", in check" } else { "" };
    let mut word = stage.bracket().stage().to_owned();
    word[..1].make_ascii_uppercase();
    vec![
        format!("{turn} to move{check}"),
        format!("{word}, {} pawns of pieces", stage.material()),
        format!("Profile {profile}"),
    ]
}

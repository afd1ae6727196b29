//! The whole story: board, verdict, reasons, and what each of them rests on.

use kmoch_eval::{Amount, PositionType, Stage};
use shakmaty::{Bitboard, ByColor, Color, Position as _};

use super::board::{self, Marks};
use super::{Look, rules};
use crate::language::{Argument, Phrase, say};
use crate::story::proof::ways;
use crate::story::searched::SHOWN;
use crate::story::{Printed, Reason, Searched, Story, title};
use crate::{Study, facts, verdict};

/// Why the position is worth what it is worth.
///
/// ```
/// use kmoch_eval::{Evaluator, Profile};
/// use kmoch_tell::{Position, Study, text};
///
/// let mut evaluator = Evaluator::new(&Profile::addendum());
/// let study = Study::new(&mut evaluator, Position::read("4k3/8/8/1P6/8/8/8/4K3 w - - 0 1").unwrap());
/// let told = text::story(&study, &study.story(&evaluator), "addendum", text::Look::default());
/// assert!(told.contains("White's b5-pawn is passed"));
/// assert!(told.contains("Smaller things"));
/// ```
pub fn story(study: &Study, story: &Story, profile: &str, look: Look) -> String {
    let mut text = with_notes(study, &marks(story), profile, look);
    text.push('\n');
    if let (Some(_), Some(reason)) = (story.mate(), story.reasons.first()) {
        // A mate needs no other reasons, and no count.
        text.push_str(&look.heading(&look.paragraph(&look.tell(&reason.sentence))));
        return text;
    }
    text.push_str(&look.heading(&look.paragraph(&verdict_line(story, look))));
    if story.over.is_some() {
        return text;
    }
    let played = |searched: &&Searched| !story.forced && !searched.line.is_empty();
    if let Some(searched) = story.searched.as_ref().filter(played) {
        let way = story.after.as_ref().map_or(0, |after| after.line.len());
        let moves = searched.written(&study.position.chess, way.max(SHOWN));
        let moves = Argument::Moves(moves);
        text.push_str(&look.paragraph(&look.tell(&say!("best-play", moves))));
    }
    for line in story.guest().iter().chain(story.threat.as_ref().map(|threat| &threat.sentence)) {
        text.push_str(&look.paragraph(&look.tell(line)));
    }
    if let Some(after) = story.after.as_ref().filter(|_| !story.forced) {
        text.push_str(&look.paragraph(&look.tell(&after.sentence)));
    }
    let printed = story.printed();
    for side in [Color::White, Color::Black] {
        let mut of_side = story.of_side(side).peekable();
        if of_side.peek().is_none() {
            continue;
        }
        text.push_str(&format!("\n{}\n", look.heading(&look.tell(&say!("for-side", side)))));
        for (number, reason) in of_side {
            let amount = printed.reasons[number - 1];
            text.push_str(&look.entry_of(amount, &said(number, reason, look)));
        }
    }
    if !story.is_one_line() {
        text.push('\n');
        text.push_str(&rest(story, &printed, look));
        if let Some(name) = story.searched.as_ref().and_then(|searched| searched.by.as_ref()) {
            let beyond = look.tell(&say!("guest-beyond", name = Argument::Name(name.clone())));
            text.push_str(&look.entry_of(printed.unexplained, &beyond));
        }
    }
    text.push_str(&worth_knowing(study, story, look));
    text.push_str(&rules::section(study, story, look));
    text
}

/// A reason with its number, its theme and what would change it.
fn said(number: usize, reason: &Reason, look: Look) -> String {
    let mut text =
        format!("{number}. {}: {}", look.tell(&title(reason.theme)), look.tell(&reason.sentence));
    if let Some(what_if) = &reason.what_if {
        text.push_str(&format!(" {}", look.tell(&what_if.sentence())));
    }
    text
}

/// What is left when the reasons are told, on lines of its own.
fn rest(story: &Story, printed: &Printed, look: Look) -> String {
    let mut text = String::new();
    if printed.other != 0 {
        text.push_str(&look.entry_of(printed.other, &look.tell(&story.other_title())));
    }
    text + &look.entry_of(printed.having_the_move, &look.tell(&say!("having-the-move")))
}

/// The verdict; of a level position all there is to say.
pub fn verdict_line(story: &Story, look: Look) -> String {
    let line = look.tell(&verdict::of_story(story));
    if !story.is_one_line() {
        return line;
    }
    let printed = story.printed();
    let mut parts = Vec::new();
    if printed.having_the_move != 0 {
        let amount = Argument::Unsigned(printed.having_the_move);
        parts.push(say!("having-the-move-is-worth", amount));
    }
    if printed.other != 0 {
        parts.push(say!("smaller-things-come-to", amount = Argument::Signed(printed.other)));
    }
    match parts.as_slice() {
        [] => format!("{line}."),
        [first, rest @ ..] => {
            let rest = rest.iter().map(|part| format!(", {}", part.within(look.language)));
            format!("{line}. {}{}.", look.tell(first), rest.collect::<String>())
        }
    }
}

/// The squares of the reasons, by the side they speak for; not those of half the board.
pub fn marks(story: &Story) -> Marks {
    const MARKED: usize = 8;
    // What holds some moves later is marked by the move that leads there.
    if let Some(first) = story.after.as_ref().and_then(|after| after.line.first()) {
        let squares = ways(&[*first]);
        let better = |side: Color| (story.total > Amount::ZERO) == side.is_white();
        return ByColor::new_with(|side| if better(side) { squares } else { Bitboard::EMPTY });
    }
    ByColor::new_with(|side| {
        let squares = story.of_side(side).map(|(_, reason)| reason.squares);
        squares
            .filter(|squares| squares.count() <= MARKED)
            .fold(Bitboard::EMPTY, |all, it| all | it)
    })
}

fn worth_knowing(study: &Study, story: &Story, look: Look) -> String {
    let mut text = String::new();
    for fact in facts::told(study, story) {
        if text.is_empty() {
            text = format!("\n{}\n", look.heading(&look.tell(&say!("worth-knowing"))));
        }
        text.push_str(&look.point(&look.tell(&fact)));
    }
    text
}

/// The board, with what there is to say of it beside or below.
pub fn with_notes(study: &Study, marks: &Marks, profile: &str, look: Look) -> String {
    const BOARD: usize = 29;
    const NOTE: usize = 30;
    let mut notes: Vec<String> = notes(study, profile).iter().map(|note| look.tell(note)).collect();
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
fn notes(study: &Study, profile: &str) -> [Phrase; 4] {
    let stage = Stage::of(study.position.board());
    let check = if study.position.chess.is_check() { "yes" } else { "no" };
    let kind = PositionType::of(study.position.board()).name();
    [
        say!("to-move", side = study.position.turn(), check),
        say!("kind-of-position", kind, stage = study.bracket.stage()),
        say!("piece-material", pawns = Argument::Decimal(stage.material().to_string())),
        say!("profile", name = Argument::Name(profile.to_owned())),
    ]
}

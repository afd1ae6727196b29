//! What a move does: the difference of two ledgers.

use kmoch_eval::sentence::name;
use kmoch_eval::{Amount, CLAUSE_COUNT, CLAUSES, Chapter, ClauseId, Item, find_clause};
use shakmaty::{ByColor, Color};

use super::story::with_notes;
use super::{Look, table};
use crate::Study;
use crate::pawns::{Hundredths, hundredths, signed, unsigned};
use crate::reasons::{material, together};
use crate::tally::is_static;

/// Changes told.
const CHANGES: usize = 8;

/// What a clause gives or takes by the move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The clause.
    pub clause: ClauseId,
    /// The side it is about.
    pub side: Color,
    /// What the side gains or loses.
    pub amount: Amount,
    /// What is new, or what is no more.
    pub sentence: String,
    /// The findings that came about, as one.
    pub new: Option<Item>,
}

/// Everything that a move changes, the weightiest first.
pub fn changes(before: &Study, after: &Study) -> Vec<Change> {
    let mut changes = Vec::new();
    for index in (0..CLAUSE_COUNT).filter(|&index| is_static(CLAUSES[index].chapter)) {
        let Some(clause) = find_clause(CLAUSES[index].key) else { continue };
        for side in [Color::White, Color::Black] {
            let amount =
                after.tally.entry(clause, side).amount - before.tally.entry(clause, side).amount;
            if amount != Amount::ZERO {
                changes.push(change(before, after, clause, side, amount));
            }
        }
    }
    changes.sort_by_key(|change| -change.amount.abs().micropawns());
    changes
}

fn change(before: &Study, after: &Study, clause: ClauseId, side: Color, amount: Amount) -> Change {
    let only_in = |these: &Study, those: &Study| {
        let others: Vec<Item> = those.ledger.of(clause, side).copied().collect();
        let items: Vec<Item> =
            these.ledger.of(clause, side).filter(|item| !others.contains(item)).copied().collect();
        together(&items.iter().collect::<Vec<_>>())
    };
    let (new, gone) = (only_in(after, before), only_in(before, after));
    let sentence = match (&new, &gone) {
        _ if Some(clause) == find_clause("material") => {
            material::change(before.position.board(), after.position.board(), side)
        }
        (Some(new), None) => new.sentence(after.position.board()),
        (None, Some(gone)) => format!("No longer: {}", gone.sentence(before.position.board())),
        (Some(new), Some(gone)) => format!(
            "{} ({} instead of {})",
            new.sentence(after.position.board()),
            signed(hundredths(new.amount)),
            signed(hundredths(gone.amount))
        ),
        (None, None) => clause.clause().name.to_owned(),
    };
    Change { clause, side, amount, sentence, new }
}

/// A move, and what is found about it.
#[derive(Debug, Clone, Copy)]
pub struct MoveNote<'a> {
    /// Its name.
    pub san: &'a str,
    /// What the clauses about moves find.
    pub items: &'a [Item],
}

/// What a move does, told from both ledgers.
pub fn move_story(
    before: &Study,
    after: &Study,
    note: &MoveNote,
    profile: &str,
    look: Look,
) -> String {
    let san = note.san;
    let mover = before.position.turn();
    let changes = changes(before, after);
    let told: Vec<&Change> =
        changes.iter().filter(|change| hundredths(change.amount) != 0).take(CHANGES).collect();
    let marks = ByColor::new_with(|side| {
        let of_side = told.iter().filter(|change| change.side == side);
        of_side.filter_map(|change| change.new).flat_map(|item| item.place.on).collect()
    });
    let mut text = with_notes(after, &marks, profile, look);
    text.push('\n');
    let (was, is) = (hundredths(before.tally.total()), hundredths(after.tally.total()));
    let gain = if mover.is_white() { is - was } else { was - is };
    let effect = match gain.signum() {
        1 => format!("{} gains {}", name(mover), unsigned(gain)),
        -1 => format!("{} loses {}", name(mover), unsigned(gain)),
        _ => "the count stays as it was".to_owned(),
    };
    let verdict =
        format!("{} plays {san}: {effect}, from {} to {}", name(mover), signed(was), signed(is));
    text.push_str(&look.heading(&look.paragraph(&verdict)));
    for side in [mover, mover.other()] {
        let of_side: Vec<_> = told.iter().filter(|change| change.side == side).collect();
        if of_side.is_empty() {
            continue;
        }
        text.push_str(&format!(
            "\n{}\n",
            look.heading(&format!("What changes for {}", name(side)))
        ));
        for change in of_side {
            text.push_str(&look.entry(change.amount, &change.sentence));
        }
    }
    if !note.items.is_empty() {
        let heading = look.heading("About the move itself, apart from the count");
        text.push_str(&format!("\n{heading}\n"));
        for item in note.items {
            text.push_str(&look.entry(item.amount, &item.sentence(before.position.board())));
        }
    }
    text.push('\n');
    text.push_str(&differences(before, after, look));
    text
}

/// White's sums less Black's by chapter, before and after the move.
fn differences(before: &Study, after: &Study, look: Look) -> String {
    let ((before, old), (after, new)) = (before.tally.lines(), after.tally.lines());
    let find = |lines: &[crate::Line], title: &str| {
        lines.iter().find(|line| line.title == title).map_or(0, crate::Line::difference)
    };
    let rows: Vec<(&str, [Hundredths; 3])> = Chapter::ALL
        .iter()
        .map(|chapter| chapter.title())
        .filter(|title| before.iter().chain(&after).any(|line| line.title == *title))
        .map(|title| (title, find(&before, title), find(&after, title)))
        .chain([("White less Black", old.difference(), new.difference())])
        .map(|(title, old, new)| (title, [old, new, new - old]))
        .collect();
    table::table(["Before", "After", "Change"], &rows, look)
}

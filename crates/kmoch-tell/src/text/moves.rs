//! What a move does: the difference of two ledgers, told in the words of both.

use kmoch_eval::{Breach, Item};
use shakmaty::{Bitboard, ByColor, Color, Move};

use super::story::with_notes;
use super::{Look, rules};
use crate::Study;
use crate::language::{Argument, Phrase, finding, say};
use crate::pawns::{Hundredths, apportion, hundredths};
use crate::story::{Change, title};

/// Changes told.
const CHANGES: usize = 6;

/// What is found about the move itself is told from so many hundredths of a pawn on.
pub const TELLS: Hundredths = 5;

/// A move, and what is found about it.
#[derive(Debug, Clone, Copy)]
pub struct MoveNote<'a> {
    /// Its name.
    pub san: &'a str,
    /// What the clauses about moves find.
    pub items: &'a [Item],
    /// The rules of the sources that act on it.
    pub breaches: &'a [Breach],
    /// What it changes.
    pub change: &'a Change,
    /// What a search says of it: the verdict, then why.
    pub said: &'a [Phrase],
    /// What the changes are: "On the board" or "Beside 13.Re1".
    pub heading: Option<&'a Phrase>,
    /// Whether they are listed, and the rules that it breaks: what is won or lost at once speaks for itself.
    pub listed: bool,
}

/// What a move changes, having the move left out.
pub fn change(before: &Study, after: &Study, step: Move) -> Change {
    Change::between(
        (&before.position.chess, &before.ledger),
        (&after.position.chess, &after.ledger),
        step.from().map(|from| (from, step.to())),
    )
}

/// What a move does, told from both ledgers.
pub fn move_story(
    before: &Study,
    after: &Study,
    note: &MoveNote,
    profile: &str,
    look: Look,
) -> String {
    let mover = before.position.turn();
    let change = note.change;
    let told = &change.shifts[..change.shifts.len().min(CHANGES)];
    let marks = ByColor::new_with(|side| {
        let of_side = told.iter().filter(|shift| shift.side == side && shift.arose());
        of_side.fold(Bitboard::EMPTY, |all, shift| all | shift.squares)
    });
    let mut text = with_notes(after, &marks, profile, look);
    text.push('\n');
    let total = hundredths(change.total);
    match note.said {
        [] => {
            let gain = mover.fold_wb(total, -total);
            let key = match gain.signum() {
                1 => "plays-gains",
                -1 => "plays-loses",
                _ => "plays-keeps",
            };
            let verdict = say!(key, side = mover, move = Argument::Moves(note.san.to_owned()));
            let verdict = match gain {
                0 => verdict,
                gain => verdict.with("amount", Argument::Unsigned(gain)),
            };
            text.push_str(&look.heading(&look.paragraph(&look.tell(&verdict))));
        }
        [verdict, why @ ..] => {
            text.push_str(&look.heading(&look.paragraph(&look.tell(verdict))));
            why.iter().for_each(|sentence| text.push_str(&look.paragraph(&look.tell(sentence))));
        }
    }
    if note.listed {
        text.push_str(&changes(note, mover, look));
    }
    let tells = |item: &&Item| hundredths(item.amount).abs() >= TELLS;
    let found: Vec<&Item> = note.items.iter().filter(tells).collect();
    if note.listed && !found.is_empty() {
        let heading = look.heading(&look.tell(&say!("about-the-move")));
        text.push_str(&format!("\n{heading}\n"));
        for item in found {
            let said = look.tell(&finding(item, before.position.board()));
            text.push_str(&look.entry(item.amount, &said));
        }
    }
    if note.listed {
        text.push_str(&rules::by_move(note.breaches, after.position.board(), look));
    }
    text
}

/// What the move changes, by the side it speaks for.
fn changes(note: &MoveNote, mover: Color, look: Look) -> String {
    let mut text = String::new();
    let change = note.change;
    let told = &change.shifts[..change.shifts.len().min(CHANGES)];
    let total = hundredths(change.total);
    if let Some(heading) = note.heading {
        text.push_str(&format!("\n{}\n", look.heading(&look.tell(heading))));
    }
    let smaller = change.total - told.iter().map(|shift| shift.amount).sum();
    let amounts: Vec<_> = told.iter().map(|shift| shift.amount).chain([smaller]).collect();
    let printed = apportion(&amounts, total);
    for side in [mover, mover.other()] {
        let of_side: Vec<_> =
            told.iter().zip(&printed).filter(|(shift, _)| shift.side == side).collect();
        if of_side.is_empty() {
            continue;
        }
        text.push_str(&format!("\n{}\n", look.heading(&look.tell(&say!("for-side", side)))));
        for (shift, amount) in of_side {
            let said = format!("{}: {}", look.tell(&title(shift.theme)), look.tell(&shift.told()));
            text.push_str(&look.entry_of(*amount, &said));
        }
    }
    text.push('\n');
    text + &look.entry_of(printed.last().copied().unwrap_or(0), &look.tell(&say!("smaller-things")))
}

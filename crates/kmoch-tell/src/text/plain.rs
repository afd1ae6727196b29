//! The story for the ear: no board, no columns, no signs.

use shakmaty::{Bitboard, Board, Color, File, Role};

use crate::language::{Argument, Phrase, breach, say, units_of};
use crate::pawns::{Hundredths, hundredths};
use crate::story::{Story, title};
use crate::{Language, Study, facts, rules};

/// The position and its story in sentences.
pub fn plain(study: &Study, story: &Story, language: Language) -> String {
    let board = study.position.board();
    let printed = story.printed();
    let verdict = story.verdict().tell(language);
    let mut lines = vec![format!("{}.", verdict.trim_end_matches('.'))];
    let mut tell = |phrase: Phrase| lines.push(phrase.tell(language));
    let side = study.position.turn();
    if story.over.is_none() {
        tell(say!("plain-to-move", side, amount = spoken(printed.total)));
    }
    let threat = story.threat.as_ref().map(|threat| threat.sentence.clone());
    story.guest().into_iter().chain(threat).for_each(&mut tell);
    Color::ALL.into_iter().for_each(|side| tell(pieces(board, side)));
    tell(say!("plain-by-file"));
    let files = File::ALL.map(|file| pawns(board, file).within(language));
    lines.extend(files);
    if story.over.is_some() {
        return lines.iter().map(|line| format!("{line}\n")).collect();
    }
    let mut tell = |phrase: Phrase| lines.push(phrase.tell(language));
    let after = story.after.iter().filter(|_| !story.forced);
    after.for_each(|after| tell(after.sentence.clone()));
    for side in Color::ALL {
        for (number, reason) in story.of_side(side) {
            let sentence = Argument::Name(reason.sentence.tell(language));
            let (title, amount) = (title(reason.theme), spoken(printed.reasons[number - 1]));
            tell(say!("plain-reason", side, title, amount, sentence));
            if let Some(what_if) = &reason.what_if {
                let amount = spoken(hundredths(what_if.total));
                tell(say!("plain-what-if", role = what_if.role, to = what_if.to, amount));
            }
        }
    }
    if printed.other != 0 {
        let what = Argument::Name(story.other_title().tell(language));
        tell(say!("plain-smaller", what, amount = spoken(printed.other)));
    }
    tell(say!("plain-move", amount = spoken(printed.having_the_move)));
    for fact in facts::told(study, story) {
        tell(say!("plain-fact", fact = Argument::Name(fact.tell(language))));
    }
    for broken in rules::told(study, story) {
        tell(say!("plain-rule", rule = Argument::Name(breach(broken, board).tell(language))));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The amount in words for the ear: "plus 0.35".
fn spoken(amount: Hundredths) -> Phrase {
    let size = Argument::Unsigned(amount);
    match amount.signum() {
        1 => say!("spoken-plus", amount = size),
        -1 => say!("spoken-minus", amount = size),
        _ => say!("spoken-nothing"),
    }
}

/// "White: king g1, queen d1, rooks a1 and f1."
fn pieces(board: &Board, side: Color) -> Phrase {
    const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let of = |role: Role| board.by_color(side) & board.by_role(role);
    let present = ROLES.into_iter().map(of).filter(|squares| squares.any());
    let pieces: Vec<Phrase> =
        present.map(|squares| say!("plain-piece", units = units_of(board, squares))).collect();
    say!("plain-pieces", side, pieces)
}

/// "c-file: White c2 and c3 and Black c7."
fn pawns(board: &Board, file: File) -> Phrase {
    let here = board.pawns() & Bitboard::from_file(file);
    let sides = Color::ALL.map(|side| (side, here & board.by_color(side)));
    let present = sides.into_iter().filter(|(_, squares)| squares.any());
    let pawns: Vec<Phrase> =
        present.map(|(side, squares)| say!("plain-file-side", side, squares)).collect();
    if pawns.is_empty() { say!("plain-file-empty", file) } else { say!("plain-file", file, pawns) }
}

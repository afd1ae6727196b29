//! Finds our remarks again and takes them out, also where another program has saved the game anew: broken the lines
//! elsewhere, put white space inside the braces, joined remarks with each other or with words of its own.

use std::ops::Range;

use super::marks::OPEN;
use crate::pgn::{RawGame, Splice, Token, TokenKind, splice};

/// The game without our remarks; none if there are none.
pub fn strip(raw: &RawGame) -> Option<Vec<u8>> {
    let mut cuts: Vec<Range<usize>> = Vec::new();
    for (index, token) in raw.tokens.iter().enumerate() {
        if token.kind == TokenKind::Comment {
            let remarks = remarks(token.of(&raw.text));
            if !remarks.is_empty() {
                cut(raw, index, &remarks, &mut cuts);
            }
        }
    }
    cuts.sort_by_key(|range| range.start);
    cuts.dedup();
    let cuts: Vec<Splice> = cuts.into_iter().map(Splice::remove).collect();
    (!cuts.is_empty()).then(|| splice(&raw.text, &cuts))
}

/// What the remark at the end of a better line has in the place of a NAG.
const LINE: &[u8] = b"line";

/// A remark in a comment: where it stands, and the NAG that came with it.
struct Found<'a> {
    range: Range<usize>,
    nag: &'a [u8],
}

/// All whole remarks of a comment.
fn remarks(comment: &[u8]) -> Vec<Found<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some((open, nag)) = command(comment, from) {
        let mut close = command(comment, open.end);
        // Only a command without a NAG closes a remark.
        while let Some((range, nag)) = &close
            && !nag.is_empty()
        {
            close = command(comment, range.end);
        }
        let Some((close, _)) = close else { break };
        from = close.end;
        found.push(Found { range: open.start..close.end, nag });
    }
    found
}

/// The next `[%kmoch]` or `[%kmoch $4]`, with white space wherever a line may have been broken.
fn command(comment: &[u8], from: usize) -> Option<(Range<usize>, &[u8])> {
    let mut at = from;
    loop {
        let start = at + memchr::memmem::find(&comment[at..], OPEN.as_bytes())?;
        at = start + OPEN.len();
        let end = at + memchr::memchr(b']', &comment[at..])?;
        let nag = comment[at..end].trim_ascii();
        let digits = nag.strip_prefix(b"$").unwrap_or(nag);
        if nag == LINE {
            return Some((start..end + 1, nag));
        }
        if digits.iter().all(u8::is_ascii_digit) && nag.is_empty() == digits.is_empty() {
            return Some((start..end + 1, nag));
        }
    }
}

/// What goes with the remarks of the comment at `index`.
fn cut(raw: &RawGame, index: usize, remarks: &[Found], cuts: &mut Vec<Range<usize>>) {
    let token = raw.tokens[index];
    let comment = token.of(&raw.text);
    let is_ours_alone = left_over(comment, remarks).all(|byte| byte.is_ascii_whitespace());
    let ends_line = remarks.iter().any(|found| found.nag == LINE);
    if let Some(variation) = own_variation(raw, index).filter(|_| is_ours_alone && ends_line) {
        cuts.push(variation);
    } else if is_ours_alone {
        cuts.push(with_space_before(raw, index));
    } else {
        let within = |range: Range<usize>| token.start() + range.start..token.start() + range.end;
        cuts.extend(remarks.iter().map(|found| within(with_space_behind(comment, &found.range))));
    }
    for nag in remarks.iter().map(|found| found.nag).filter(|nag| !nag.is_empty()) {
        if let Some(place) = sign_before(raw, index, nag) {
            cuts.push(with_space_before(raw, place));
        }
    }
}

/// The variation that the comment at `index` ends, if there is nothing else in it but moves.
fn own_variation(raw: &RawGame, index: usize) -> Option<Range<usize>> {
    use TokenKind::{Close, Move, MoveNumber, Open, Space};
    let is_space = |token: &&Token| token.kind == Space;
    let close = raw.tokens[index + 1..].iter().find(|token| !is_space(token))?;
    let is_move = |place: &usize| matches!(raw.tokens[*place].kind, Move | MoveNumber | Space);
    let open = (0..index).rev().find(|place| !is_move(place))?;
    let is_variation = raw.tokens[open].kind == Open && close.kind == Close;
    is_variation.then(|| cut_between(raw, open, close.end()))
}

/// What a comment says besides the remarks.
fn left_over<'a>(comment: &'a [u8], remarks: &'a [Found]) -> impl Iterator<Item = u8> + 'a {
    let inside = 1..comment.len().saturating_sub(1);
    let is_ours = |at: &usize| remarks.iter().any(|found| found.range.contains(at));
    inside.filter(move |at| !is_ours(at)).map(|at| comment[at])
}

/// A remark and the white space behind it, unless that divides words of others.
fn with_space_behind(comment: &[u8], range: &Range<usize>) -> Range<usize> {
    let before = comment[range.start - 1];
    if before != b'{' && !before.is_ascii_whitespace() {
        return range.clone();
    }
    let spaces = comment[range.end..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    range.start..range.end + spaces
}

/// A token and the white space before it, as we put it there.
fn with_space_before(raw: &RawGame, index: usize) -> Range<usize> {
    cut_between(raw, index, raw.tokens[index].end())
}

/// From a token, with the white space before it, to an offset.
fn cut_between(raw: &RawGame, first: usize, end: usize) -> Range<usize> {
    let token = raw.tokens[first];
    let is_space = |token: &&Token| token.kind == TokenKind::Space;
    let before = first.checked_sub(1).and_then(|before| raw.tokens.get(before)).filter(is_space);
    let start = before.map_or(token.start(), |space| space.start());
    // Another program may have left no space behind the remark: words must not run into each other.
    let is_word = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_alphanumeric);
    let divides = is_word(raw.text[..start].last()) && is_word(raw.text.get(end));
    if divides { token.start()..end } else { start..end }
}

/// The sign that came with a remark: the nearest of its number between the move and the comment.
fn sign_before(raw: &RawGame, index: usize, nag: &[u8]) -> Option<usize> {
    use TokenKind::{Comment, Glyph, Nag, Space};
    let between = |token: &Token| matches!(token.kind, Space | Nag | Glyph | Comment);
    let before = (0..index).rev().take_while(|&at| between(&raw.tokens[at]));
    before.into_iter().find(|&at| raw.tokens[at].kind == Nag && raw.tokens[at].of(&raw.text) == nag)
}

#[cfg(test)]
mod tests {
    use super::super::marks::tests::remark;
    use super::super::marks::{Letters, Remark};
    use super::*;

    fn stripped(text: &str) -> Option<String> {
        strip(&RawGame::from_text(text)).map(|text| String::from_utf8(text).unwrap())
    }

    #[test]
    fn taken_out_again() {
        let plain = Remark { nag: None, ..remark() }.written(Letters::All).unwrap();
        let judged = remark().written(Letters::All).unwrap();
        let game = format!("1. e4{judged} {{mine}} $4 e5 $4{plain}(1... c5) 2. d4{plain}\n*");
        assert_eq!(stripped(&game).unwrap(), "1. e4 {mine} $4 e5 $4(1... c5) 2. d4\n*");
        assert_eq!(stripped("1. e4 {[%eval 1.0] kmoch} *"), None);
    }

    #[test]
    fn words_of_others_stay() {
        assert_eq!(
            stripped("1. e4 {mine [%kmoch] [%eval 0.1] yours [%kmoch] mine too} *").unwrap(),
            "1. e4 {mine mine too} *"
        );
        assert_eq!(stripped("1. e4 {[%kmoch] [%eval 0.1] cut off} *"), None);
    }

    #[test]
    fn taken_out_of_games_that_others_have_saved_anew() {
        // As python-chess writes it at 80 columns.
        let saved = "1. e4 $4 { [%kmoch $4] [%eval -1.20] [%csl Rd5] Black has a passed pawn on a7, and\n\
                     it runs. [%kmoch] } 1... e5 2. Nf3 $2 $4 $6 { mine [%kmoch\n$4] [%eval 0.10]\n[%kmoch] } *";
        assert_eq!(stripped(saved).unwrap(), "1. e4 1... e5 2. Nf3 $2 $6 { mine } *");
    }

    #[test]
    fn better_lines_go_with_their_remarks() {
        let line = "(1... c5 2. Nf3 {[%kmoch line] [%eval 0.10] yes [%kmoch]})";
        assert_eq!(stripped(&format!("1. e4 e5 {line} 2. d4 *")).unwrap(), "1. e4 e5 2. d4 *");
        let saved =
            "1. e4 e5 ( 1... c5\n2. Nf3 { [%kmoch line] [%eval 0.10]\nyes [%kmoch] } )\n2. d4 *";
        assert_eq!(stripped(saved).unwrap(), "1. e4 e5\n2. d4 *");
        let theirs = "1. e4 e5 (1... c5 $1 {[%kmoch line] [%eval 0.10] yes [%kmoch]}) 2. d4 *";
        assert_eq!(stripped(theirs).unwrap(), "1. e4 e5 (1... c5 $1) 2. d4 *");
    }

    #[test]
    fn taken_out_where_they_are_joined() {
        assert_eq!(
            stripped("1. e4 $4 $6 {[%kmoch $4] a [%kmoch] [%kmoch $6] b [%kmoch]} e5 *").unwrap(),
            "1. e4 e5 *"
        );
        assert_eq!(
            stripped("1. e4 {[%kmoch] a [%kmoch] yours [%kmoch] b [%kmoch]} *").unwrap(),
            "1. e4 {yours } *"
        );
    }
}

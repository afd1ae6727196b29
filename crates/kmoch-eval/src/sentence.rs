//! What a finding says in plain words.
//!
//! A clause's `says` is a template. `{side}` and `{enemy}` are White and Black; `{on}`, `{at}`
//! and `{by}` name the squares of the finding's [`Place`], and with `_units` what
//! stands there; `{n}` is how many times it was found. Words next to a set of squares agree
//! with it in number, so one template serves one square and several: `{on}-pawn is passed`
//! becomes "b5-pawn is passed" or "pawns on b5 and c5 are passed".

use shakmaty::{Bitboard, Board, Color, Role, Square};

use crate::Breach;
use crate::sinks::{Item, Place};

/// The places a template may have.
pub const TOKENS: [&str; 12] = [
    "side", "enemy", "on", "at", "by", "on_units", "at_units", "by_units", "n", "measure", "limit",
    "colour",
];

/// Squares named before the rest is only counted.
const SQUARES_NAMED: usize = 8;

/// Verbs that may follow a set of squares, as one and as several do it.
const IRREGULAR_VERBS: [(&str, &str); 5] =
    [("is", "are"), ("has", "have"), ("does", "do"), ("was", "were"), ("outdoes", "outdo")];
const REGULAR_VERBS: &[&str] = &[
    "aim", "attack", "bear", "belong", "bite", "block", "bring", "come", "control", "count",
    "cover", "contest", "cross", "cut", "defend", "eye", "face", "fight", "fix", "gain", "get",
    "give", "guard", "help", "hold", "join", "keep", "lack", "leave", "look", "make", "matter",
    "meet", "need", "pin", "point", "press", "rake", "reach", "remain", "see", "share", "shelter",
    "sit", "stand", "stay", "stop", "support", "take", "threaten", "tie", "wait", "want", "watch",
    "work",
];

/// Nouns that may stand before a set of squares.
const NOUNS: [&str; 9] =
    ["pawn", "piece", "square", "knight", "bishop", "rook", "queen", "king", "unit"];

impl Item {
    /// The finding as a sentence, without a full stop.
    ///
    /// ```
    /// use kmoch_eval::{ClauseId, Evaluator, Profile};
    /// use shakmaty::{Color, fen::Fen};
    ///
    /// let fen: Fen = "4k3/8/8/1P6/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let board = fen.into_setup().board;
    /// let ledger = Evaluator::new(&Profile::addendum()).ledger(&board, Color::White);
    /// let passer = ledger.of(ClauseId::Passer, Color::White).next().unwrap();
    /// assert_eq!(passer.sentence(&board), "White's b5-pawn is passed");
    /// ```
    pub fn sentence(&self, board: &Board) -> String {
        let Item { clause, side, place, count, .. } = *self;
        fill(clause.clause().says, &Facts { side, place, count, measure: "", limit: "" }, board)
    }
}

/// A broken rule as a sentence, its measure and limit given in words.
pub(crate) fn of_breach(breach: &Breach, measure: &str, limit: &str, board: &Board) -> String {
    let Breach { rule, side, place, .. } = *breach;
    fill(rule.clause().says, &Facts { side, place, count: 1, measure, limit }, board)
}

/// What the places of a template are filled with.
struct Facts<'a> {
    side: Color,
    place: Place,
    count: usize,
    measure: &'a str,
    limit: &'a str,
}

/// Whether a set is one square or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Number {
    One,
    Several,
}

impl Number {
    fn of(squares: Bitboard) -> Number {
        if squares.count() == 1 { Number::One } else { Number::Several }
    }
}

/// Fills in a template.
fn fill(template: &str, facts: &Facts, board: &Board) -> String {
    let mut sentence = String::with_capacity(template.len() + 32);
    let number = Number::of(facts.place.on);
    let mut rest = template;
    while let Some(start) = rest.find('{') {
        let Some(length) = rest[start..].find('}') else { break };
        push_words(&mut sentence, &rest[..start], number);
        let token = &rest[start + 1..start + length];
        rest = &rest[start + length + 1..];
        let squares = match token.trim_end_matches("_units") {
            "on" => facts.place.on,
            "at" => facts.place.at,
            "by" => facts.place.by,
            _ => {
                sentence.push_str(&word(token, facts));
                continue;
            }
        };
        let here = Number::of(squares);
        if token.ends_with("_units") {
            sentence.push_str(&units(squares, board));
        } else if let Some(after) = pawn_suffix(rest) {
            rest = after;
            match here {
                Number::One => sentence.push_str(&format!("{}-pawn", list(squares))),
                Number::Several => sentence.push_str(&format!("pawns on {}", list(squares))),
            }
        } else {
            let is_subject = agree_before(&mut sentence, here);
            sentence.push_str(&list(squares));
            if !is_subject {
                continue;
            }
        }
        rest = agree_after(&mut sentence, rest, here);
    }
    push_words(&mut sentence, rest, number);
    if !template.starts_with("{on}") {
        capitalise(&mut sentence);
    }
    sentence
}

/// Plain words of a template; what stands for the finding's units agrees with them.
fn push_words(sentence: &mut String, words: &str, number: Number) {
    for (index, word) in words.split(' ').enumerate() {
        if index > 0 {
            sentence.push(' ');
        }
        sentence.push_str(match (word, number) {
            ("it", Number::Several) => "them",
            ("its", Number::Several) => "their",
            _ => word,
        });
    }
}

fn capitalise(sentence: &mut str) {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
}

fn word(token: &str, facts: &Facts) -> String {
    match token {
        "side" => name(facts.side).to_owned(),
        "enemy" => name(facts.side.other()).to_owned(),
        "n" => facts.count.to_string(),
        "measure" => facts.measure.to_owned(),
        "limit" => facts.limit.to_owned(),
        "colour" => colour(facts.place.at).to_owned(),
        _ => format!("{{{token}}}"),
    }
}

/// The colour of squares that are all of one.
fn colour(squares: Bitboard) -> &'static str {
    if (squares & Bitboard::DARK_SQUARES).any() { "dark" } else { "light" }
}

/// The side's name.
pub fn name(side: Color) -> &'static str {
    if side.is_white() { "White" } else { "Black" }
}

/// `{on}-pawn` and `{on}-pawns`: what follows them.
fn pawn_suffix(rest: &str) -> Option<&str> {
    rest.strip_prefix("-pawns").or_else(|| rest.strip_prefix("-pawn"))
}

/// Makes the noun before a set agree with it: "pawn on a5", "pawns on a5 and c5". Tells whether
/// a verb after the set has to agree too; it need not after "the bishop pair on d5 and g3".
fn agree_before(sentence: &mut String, number: Number) -> bool {
    let preposition = [" on ", " "].into_iter().find(|gap| sentence.ends_with(gap));
    let Some(gap) = preposition else { return true };
    let stem = &sentence[..sentence.len() - gap.len()];
    let last = stem.rsplit([' ', '(']).next().unwrap_or_default();
    let Some(noun) = NOUNS.iter().find(|noun| last.strip_suffix('s').unwrap_or(last) == **noun)
    else {
        return gap == " ";
    };
    let before = &stem[..stem.len() - last.len()];
    let (start, plural) = match number {
        Number::One => (before.len(), ""),
        // "a pawn" of several is "pawns".
        Number::Several => {
            (before.strip_suffix(" a ").map_or(before.len(), |kept| kept.len() + 1), "s")
        }
    };
    sentence.replace_range(start.., &format!("{noun}{plural}{gap}"));
    true
}

/// Makes the verb after a set agree with it: "b5 covers a6", "b5 and d5 cover c6".
fn agree_after<'a>(sentence: &mut String, rest: &'a str, number: Number) -> &'a str {
    let Some(after) = rest.strip_prefix(' ') else { return rest };
    let end = after.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(after.len());
    let verb = &after[..end];
    let pair = IRREGULAR_VERBS
        .iter()
        .find(|(one, several)| verb == *one || verb == *several)
        .map(|&(one, several)| (one.to_owned(), several))
        .or_else(|| {
            let base = REGULAR_VERBS.iter().find(|base| {
                verb.strip_prefix(**base).is_some_and(|ending| matches!(ending, "" | "s" | "es"))
            })?;
            let sibilant = ["ss", "ch", "x"].iter().any(|sound| base.ends_with(sound));
            let ending = if sibilant { "es" } else { "s" };
            Some((format!("{base}{ending}"), *base))
        });
    let Some((one, several)) = pair else { return rest };
    sentence.push(' ');
    sentence.push_str(if number == Number::One { &one } else { several });
    &after[end..]
}

/// Squares by file: "a2, b3 and c2".
pub(crate) fn list(squares: Bitboard) -> String {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    if squares.is_empty() {
        return "no square".to_owned();
    }
    squares.sort_by_key(|square| (square.file(), square.rank()));
    let mut names: Vec<String> = squares.iter().map(Square::to_string).collect();
    if names.len() > SQUARES_NAMED {
        let others = names.len() - (SQUARES_NAMED - 1);
        names.truncate(SQUARES_NAMED - 1);
        names.push(format!("{others} more squares"));
    }
    join(&names)
}

/// What stands on these squares: "queen on d1 and rooks on a1 and h1".
///
/// ```
/// use kmoch_eval::sentence::units;
/// use shakmaty::{Bitboard, Board, Square};
/// let rooks = Bitboard::from(Square::A1) | Bitboard::from(Square::H1);
/// assert_eq!(units(rooks, &Board::default()), "rooks on a1 and h1");
/// ```
pub fn units(squares: Bitboard, board: &Board) -> String {
    const ORDER: [(Role, &str); 6] = [
        (Role::King, "king"),
        (Role::Queen, "queen"),
        (Role::Rook, "rook"),
        (Role::Bishop, "bishop"),
        (Role::Knight, "knight"),
        (Role::Pawn, "pawn"),
    ];
    let mut parts = Vec::new();
    for (role, name) in ORDER {
        push_units(&mut parts, name, "on ", squares & board.by_role(role));
    }
    push_units(&mut parts, "square", "", squares & !board.occupied());
    if parts.is_empty() { "nothing".to_owned() } else { join(&parts) }
}

fn push_units(parts: &mut Vec<String>, name: &str, gap: &str, squares: Bitboard) {
    if squares.any() {
        let plural = if squares.count() == 1 { "" } else { "s" };
        parts.push(format!("{name}{plural} {gap}{}", list(squares)));
    }
}

/// "a", "a and b", "a, b and c".
pub fn join(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CLAUSES;

    fn facts(on: &[Square], at: &[Square], by: &[Square]) -> Facts<'static> {
        let set = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
        let place = Place::on(set(on)).at(set(at)).by(set(by));
        Facts { side: Color::Black, place, count: 3, measure: "two", limit: "one" }
    }

    fn says(template: &str, facts: &Facts) -> String {
        fill(template, facts, &Board::default())
    }

    #[test]
    fn words_agree_with_the_squares_they_stand_beside() {
        let template = "{side}'s {on}-pawn is backward-fated: {by} cover {at}, says {enemy}";
        let one = facts(&[Square::B7], &[Square::B6], &[Square::A5, Square::C5]);
        let several = facts(&[Square::D7, Square::B7], &[], &[Square::C5]);
        assert_eq!(
            says(template, &one),
            "Black's b7-pawn is backward-fated: a5 and c5 cover b6, says White"
        );
        assert_eq!(
            says(template, &several),
            "Black's pawns on b7 and d7 are backward-fated: c5 covers no square, says White"
        );
        assert_eq!(
            says("pawn on {on} and squares {at}, {n} times", &several),
            "Pawns on b7 and d7 and squares no square, 3 times"
        );
        assert_eq!(
            says("{side}'s bishop pair on {by} makes up for it", &one),
            "Black's bishop pair on a5 and c5 makes up for it"
        );
        assert_eq!(says("the pawns {on} press on", &one), "The pawn b7 presses on");
        assert_eq!(
            says("{side} has a pawn on {on}, by its file", &one),
            "Black has a pawn on b7, by its file"
        );
        assert_eq!(
            says("{side} has a pawn on {on}, by its file", &several),
            "Black has pawns on b7 and d7, by their file"
        );
    }

    #[test]
    fn units_come_from_the_board() {
        let pieces = facts(&[Square::B8, Square::A8, Square::H8], &[Square::E4], &[Square::E1]);
        assert_eq!(
            says("{side}'s {on_units} attacks {at_units} and {by_units}", &pieces),
            "Black's rooks on a8 and h8 and knight on b8 attack square e4 and king on e1"
        );
    }

    #[test]
    fn long_lists_are_cut_short() {
        assert_eq!(list(Bitboard::FULL), "a1, a2, a3, a4, a5, a6, a7 and 57 more squares");
    }

    #[test]
    fn every_clause_uses_only_known_places() {
        for clause in CLAUSES {
            for place in clause.says.split('{').skip(1) {
                let token = place.split('}').next().unwrap_or_default();
                assert!(TOKENS.contains(&token), "{}: unknown place {{{token}}}", clause.key);
            }
            let behind = |mark: &'static str| clause.says.split(mark).skip(1);
            let verbs = behind("}-pawn ").chain(behind("_units} "));
            let mut doubtful = verbs.filter_map(|after| after.split(' ').next()).filter(|word| {
                let third_person = word.ends_with('s') && !word.ends_with("ss");
                let after = format!(" {word}");
                let known = agree_after(&mut String::new(), &after, Number::One);
                third_person && !known.is_empty()
            });
            assert_eq!(doubtful.next(), None, "{}: is this a verb?", clause.key);
            assert!(!clause.says.is_empty(), "{} says nothing", clause.key);
            assert!(!clause.says.ends_with('.'), "{} ends in a full stop", clause.key);
        }
    }
}

//! Pieces: how free they are, what files they have, how they work together.

use kmoch_eval::Amount;
use kmoch_eval::sentence::{join, list, name};
use shakmaty::{Bitboard, Color, File, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{
    at_edge, by_number, counted, foremost, free_squares, in_centre, matters, places, rank_of, unit,
    units_of,
};

/// Pieces named of each side.
const NAMED: usize = 2;

/// A piece and what its findings in a group are worth to its side.
type Worth = (Square, Amount);

/// What each piece of a side has in a group.
fn worths(group: &Group, scene: &Scene, side: Color) -> Vec<Worth> {
    let mut worths: Vec<Worth> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == side) {
        let pieces = item.place.on & scene.board.by_color(side) & !scene.board.pawns();
        let Some(square) = pieces.single_square() else { continue };
        match worths.iter_mut().find(|(known, _)| *known == square) {
            Some((_, amount)) => *amount += item.amount,
            None => worths.push((square, item.amount)),
        }
    }
    worths.sort_by_key(|(_, amount)| -amount.micropawns());
    worths
}

/// Whose pieces are freer and better placed: the best of one side, the worst of the other. A piece
/// is measured by its counterpart, since what both have is no reason.
pub fn activity(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let other = side.other();
    let (ours, theirs) = (worths(group, scene, side), worths(group, scene, other));
    let of = |all: &[Worth], role: Role| -> Vec<Worth> {
        let is = |square| scene.board.role_at(square) == Some(role);
        all.iter().filter(|(square, _)| is(*square)).copied().collect()
    };
    let mut pairs: Vec<(Amount, Option<Worth>, Option<Worth>)> = Vec::new();
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let (ours, theirs) = (of(&ours, role), of(&theirs, role));
        for place in 0..ours.len().max(theirs.len()) {
            let (own, enemy) = (ours.get(place).copied(), theirs.get(place).copied());
            let worth = |piece: Option<Worth>| piece.map_or(Amount::ZERO, |(_, amount)| amount);
            pairs.push((worth(own) - worth(enemy), own, enemy));
        }
    }
    pairs.retain(|(gain, ..)| matters(*gain, group));
    pairs.sort_by_key(|(gain, ..)| -gain.micropawns());
    let (mut good, mut bad) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for (_, own, enemy) in pairs.iter().take(2 * NAMED) {
        match (own, enemy) {
            (Some((square, plus)), Some((at, minus))) => {
                if *plus + *minus < Amount::ZERO && *minus < Amount::ZERO {
                    bad.add(*at);
                } else if *plus > Amount::ZERO {
                    good.add(*square);
                }
            }
            (Some((square, plus)), None) if *plus > Amount::ZERO => good.add(*square),
            (None, Some((at, minus))) if *minus < Amount::ZERO => bad.add(*at),
            _ => {}
        }
    }
    let both = |pair: &(Amount, Option<Worth>, Option<Worth>)| [pair.1, pair.2];
    let squares: Bitboard =
        pairs.iter().take(2 * NAMED).flat_map(both).flatten().map(|(square, _)| square).collect();
    let (who, enemy) = (name(side), name(other));
    let praise = say(good, scene, side, true);
    let blame = say(bad, scene, other, false);
    let sentence = match (praise, blame) {
        (Some(praise), Some(blame)) => {
            format!("{who}'s pieces are more active: {praise}, while {enemy}'s {blame}.")
        }
        (Some(praise), None) => format!("{who}'s pieces are more active: {praise}."),
        (None, Some(blame)) => format!("{enemy}'s {blame}."),
        (None, None) => return None,
    };
    let unit = bad.single_square().filter(|_| good.is_empty());
    Some(Telling::new(sentence, squares).about(unit))
}

/// What is good or bad about these pieces; those of whom the same is true are named together.
fn say(pieces: Bitboard, scene: &Scene, side: Color, good: bool) -> Option<String> {
    let mut said: Vec<(String, Bitboard)> = Vec::new();
    for square in pieces {
        let words = if good { praise(scene, side, square) } else { blame(scene, side, square) };
        match said.iter_mut().find(|(known, _)| *known == words) {
            Some((_, squares)) => squares.add(square),
            None => said.push((words, square.into())),
        }
    }
    let phrases: Vec<String> = said
        .into_iter()
        .take(NAMED)
        .map(|(words, squares)| {
            let words = if squares.count() == 1 { words } else { plural(&words) };
            format!("the {} {words}", units_of(scene.board, squares))
        })
        .collect();
    let words = join(&phrases);
    let words = if good { words.as_str() } else { words.trim_start_matches("the ") };
    (!phrases.is_empty()).then(|| words.to_owned())
}

/// The phrases below, said of several.
fn plural(words: &str) -> String {
    for (one, several) in
        [("stands", "stand"), ("has", "have"), ("is", "are"), ("does", "do"), ("looks", "look")]
    {
        if let Some(rest) = words.strip_prefix(one).filter(|rest| rest.starts_with(' ')) {
            return format!("{several}{rest}").replace(" its ", " their ");
        }
    }
    words.to_owned()
}

fn praise(scene: &Scene, side: Color, square: Square) -> String {
    // So many squares make a piece free, by kind.
    let many = match scene.board.role_at(square) {
        Some(Role::Knight) => 5,
        Some(Role::Bishop) => 7,
        Some(Role::Rook) => 8,
        _ => 14,
    };
    let free = free_squares(scene.board, square).count();
    if rank_of(side, square) >= 5 {
        "has come forward".to_owned()
    } else if free >= many {
        format!("has {}", counted(free, "square"))
    } else if in_centre(square) && rank_of(side, square) >= 4 {
        "stands in the centre".to_owned()
    } else {
        "stands well".to_owned()
    }
}

fn blame(scene: &Scene, side: Color, square: Square) -> String {
    const FEW: usize = 3;
    let free = free_squares(scene.board, square).count();
    let role = scene.board.role_at(square);
    let minor = matches!(role, Some(Role::Knight | Role::Bishop));
    if free == 0 {
        "has nowhere to go".to_owned()
    } else if minor && rank_of(side, square) == 1 {
        "has not come into play yet".to_owned()
    } else if free <= FEW {
        format!("has only {}", counted(free, "square"))
    } else if role == Some(Role::Knight) && at_edge(square) {
        "stands at the edge".to_owned()
    } else {
        "does little there".to_owned()
    }
}

/// Whose rooks have the files.
pub fn files(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let who = name(side);
    let seventh = places(group, side, &["rook_on_seventh"]);
    let rooks = places(group, side, &["rook_file"]);
    let mut phrases = Vec::new();
    let mut squares = seventh | rooks;
    if let Some((file, on)) = File::ALL
        .into_iter()
        .map(|file| (file, rooks & Bitboard::from_file(file)))
        .max_by_key(|(_, on)| on.count())
        .filter(|(_, on)| on.any())
    {
        let column = Bitboard::from_file(file);
        let open = (scene.board.pawns() & column).is_empty();
        let kind = if open { "open" } else { "half-open" };
        let queen = scene.units(side, Role::Queen) & column;
        let enemy = scene.board.rooks() & scene.board.by_color(side.other()) & column;
        let holds = if enemy.is_empty() {
            by_number(on, "holds", "hold")
        } else {
            by_number(on, "is on", "are on")
        };
        squares |= queen;
        phrases.push(format!(
            "{} {holds} the {kind} {}-file",
            units_of(scene.board, on),
            file.char()
        ));
        let rest = rooks & !on;
        if let Some(rook) = rest.first().filter(|_| seventh.is_empty()) {
            phrases.push(format!(
                "the {} has the {}-file",
                unit(scene.board, rook),
                rook.file().char()
            ));
        }
    }
    if let Some(rook) = seventh.first() {
        let enemy = side.other();
        let rank = Bitboard::from_rank(rook.rank());
        let targets = foremost(scene.units(enemy, Role::Pawn) & rank, enemy, NAMED);
        let at = if targets.any() {
            format!("attacking {}", list(targets))
        } else {
            format!("shutting in the king on {}", scene.king(enemy))
        };
        phrases.push(if rooks.single_square() == Some(rook) {
            format!("it works on the seventh rank, {at}")
        } else {
            format!("the {} works on the seventh rank, {at}", unit(scene.board, rook))
        });
        squares |= targets;
    }
    if phrases.is_empty() {
        return None;
    }
    let words = super::phrases::and_also(&phrases);
    let sentence = match words.strip_prefix("the ") {
        Some(words) => format!("{who}'s {words}."),
        None => format!("{who}'s {words}."),
    };
    Some(Telling::new(sentence, squares))
}

/// Whose pieces work together better.
pub fn harmony(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let mut pieces: Vec<Worth> = Vec::new();
    let mut meeting: Vec<(Square, Amount)> = Vec::new();
    for item in group.items.iter().filter(|item| item.side == side) {
        let units = item.place.on & scene.board.by_color(side) & !scene.board.pawns();
        for square in units {
            match pieces.iter_mut().find(|(known, _)| *known == square) {
                Some((_, amount)) => *amount += item.amount,
                None => pieces.push((square, item.amount)),
            }
        }
        for square in item.place.at & !scene.board.by_color(side) {
            match meeting.iter_mut().find(|(known, _)| *known == square) {
                Some((_, amount)) => *amount += item.amount,
                None => meeting.push((square, item.amount)),
            }
        }
    }
    pieces.sort_by_key(|(_, amount)| -amount.micropawns());
    meeting.sort_by_key(|(_, amount)| -amount.micropawns());
    let named: Bitboard = pieces.iter().take(3).map(|(square, _)| *square).collect();
    let targets: Bitboard = meeting.iter().take(2).map(|(square, _)| *square).collect();
    if named.count() < 2 {
        return None;
    }
    let meet =
        if targets.any() { format!(" and meet on {}", list(targets)) } else { String::new() };
    let sentence =
        format!("{}'s {} work together{meet}.", name(side), units_of(scene.board, named));
    Some(Telling::new(sentence, named | targets))
}

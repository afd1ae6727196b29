//! What best play brings that cannot be seen at sight: mate, material, a pawn that gets through,
//! or a better position. Every claim carries the moves that prove it.

use kmoch_eval::sentence::{join, name};
use kmoch_eval::{Amount, Ledger, Theme};
use kmoch_motifs::{Claim, Line, find as find_motifs};
use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Role};

use super::change::Change;
use super::searched::{Searched, written};
use super::words::role_name;

/// What best play brings a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tactic {
    /// What it speaks of.
    pub theme: Theme,
    /// The squares of the board as it stands that the line is about.
    pub squares: Bitboard,
    /// What is won, and by which moves.
    pub sentence: String,
    /// Whether it happens at once, so that nothing else matters before it.
    pub at_once: bool,
}

/// What takes no more plies than this happens at once.
const AT_ONCE: usize = 5;

/// Moves of a line that are told at the most.
const MOST_PLIES: usize = 10;

/// A pawn's way is told further than other lines.
const LONGEST_RUN: usize = 16;

/// What best play brings this side; nothing if there is no line to prove it.
pub fn find(
    position: &Chess,
    ledger: &Ledger,
    searched: &Searched,
    difference: Amount,
) -> Option<Tactic> {
    let side = if difference > Amount::ZERO { Color::White } else { Color::Black };
    if searched.line.is_empty() {
        return None;
    }
    if searched.mate.is_some_and(|moves| (moves > 0) == side.is_white()) {
        return Some(mate(position, searched, side));
    }
    material(position, searched, side, difference)
        .or_else(|| elsewhere(position, ledger, searched, side))
}

fn mate(position: &Chess, searched: &Searched, side: Color) -> Tactic {
    let moves = searched.mate.unwrap_or_default().unsigned_abs();
    let at_once = moves as usize * 2 <= AT_ONCE + 1;
    if !at_once && let Some(tactic) = promotion(position, &searched.line, side) {
        return tactic;
    }
    let told = &searched.line[..MOST_PLIES.min(searched.line.len())];
    let line = written(position, told);
    let mut sentence = match moves {
        1 => format!("{} mates at once: {line}.", name(side)),
        _ => format!("{} mates in {moves}: {line}.", name(side)),
    };
    let motif = motifs(position, &searched.line, side).into_iter().find(is_named_mate);
    sentence.push_str(&added(motif));
    let king = position.board().king_of(!side).map_or(Bitboard::EMPTY, Bitboard::from);
    Tactic { theme: Theme::KingSafety, squares: king | ways(&searched.line), sentence, at_once }
}

/// A pawn of this side that gets through.
fn promotion(position: &Chess, line: &[Move], side: Color) -> Option<Tactic> {
    let mut moves = line.iter().enumerate();
    let (index, _) =
        moves.find(|(index, mv)| mv.is_promotion() && mover(position, *index) == side)?;
    if index >= LONGEST_RUN {
        return None;
    }
    let told = &line[..=index];
    let sentence = format!("{} gets a pawn through: {}.", name(side), written(position, told));
    let at_once = index < AT_ONCE;
    Some(Tactic { theme: Theme::PassedPawns, squares: ways(told), sentence, at_once })
}

fn is_named_mate(claim: &Claim) -> bool {
    claim.motif.key.ends_with("_mate")
}

/// Pieces that change hands, by kind from pawn to queen, for one side.
type Units = [i32; 5];

const KINDS: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
const WORTH: Units = [1, 3, 3, 5, 9];
/// A pawn in thousandths.
const PAWN: i32 = 1000;

fn units(board: &Board, side: Color) -> Units {
    KINDS.map(|role| (board.by_color(side) & board.by_role(role)).count() as i32)
}

fn worth(units: Units) -> i32 {
    units.iter().zip(WORTH).map(|(count, worth)| count * worth).sum()
}

/// Material that is won by force: more leaves the enemy than us until nothing is left to be taken.
fn material(
    position: &Chess,
    searched: &Searched,
    side: Color,
    difference: Amount,
) -> Option<Tactic> {
    let balance = |board: &Board| worth(units(board, side)) - worth(units(board, !side));
    let start = balance(position.board());
    let gain = balance(searched.end.0.board()) - start;
    // What is won has to account for most of the difference.
    if gain < 1 || Amount::from_millipawns(2 * gain * PAWN) < difference.abs() {
        return None;
    }
    // Most of it is enough: what else falls later is another story.
    let most = (gain * 2 + 2) / 3;
    let (last, then) = settled(position, &searched.line, |board| balance(board) - start >= most);
    let line = &searched.line[..last];
    if let Some(tactic) = promotion(position, line, side) {
        return Some(tactic);
    }
    if last > MOST_PLIES {
        // What cannot be shown is not claimed.
        return None;
    }
    let what = won(position.board(), then.board(), side)?;
    let mut sentence = format!("{} {what}: {}.", name(side), written(position, line));
    let told_motif = motifs(position, line, side).into_iter().min_by_key(rank_of);
    sentence.push_str(&added(told_motif.filter(|claim| rank_of(claim) < TELLING.len())));
    let at_once = last <= AT_ONCE;
    Some(Tactic { theme: Theme::Threats, squares: ways(line), sentence, at_once })
}

/// How many plies it takes until something holds for good, looked at wherever nothing is being taken,
/// and the position then.
fn settled(position: &Chess, line: &[Move], holds: impl Fn(&Board) -> bool) -> (usize, Chess) {
    let mut after = position.clone();
    let mut since = None;
    for (index, &mv) in line.iter().enumerate() {
        after.play_unchecked(mv);
        if line.get(index + 1).is_some_and(|next| next.is_capture()) {
            continue;
        }
        since = holds(after.board()).then(|| since.unwrap_or_else(|| (index + 1, after.clone())));
    }
    since.unwrap_or((line.len(), after))
}

/// Who makes the move of a line with this index.
fn mover(position: &Chess, index: usize) -> Color {
    if index.is_multiple_of(2) { position.turn() } else { !position.turn() }
}

/// "wins a queen for a bishop", by what is no longer on the board.
fn won(before: &Board, after: &Board, side: Color) -> Option<String> {
    let lost = |side: Color| -> Units {
        let (before, after) = (units(before, side), units(after, side));
        std::array::from_fn(|kind| (before[kind] - after[kind]).max(0))
    };
    let (mut ours, mut theirs) = (lost(side), lost(!side));
    for kind in 0..KINDS.len() {
        let both = ours[kind].min(theirs[kind]);
        ours[kind] -= both;
        theirs[kind] -= both;
    }
    let gained = listed(theirs)?;
    Some(match listed(ours) {
        Some(given) => format!("wins {gained} for {given}"),
        None => format!("wins {gained}"),
    })
}

/// "a queen and two pawns", the dearest first.
fn listed(units: Units) -> Option<String> {
    const NUMBERS: [&str; 9] = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight"];
    let parts: Vec<String> = KINDS
        .iter()
        .zip(units)
        .rev()
        .filter(|(_, count)| *count > 0)
        .map(|(role, count)| {
            let plural = if count == 1 { "" } else { "s" };
            let number = NUMBERS.get(count as usize).copied().unwrap_or("many");
            format!("{number} {}{plural}", role_name(*role))
        })
        .collect();
    (!parts.is_empty()).then(|| join(&parts))
}

/// A better position at the end of best play, told by what changes most in favour of the side.
fn elsewhere(
    position: &Chess,
    ledger: &Ledger,
    searched: &Searched,
    side: Color,
) -> Option<Tactic> {
    let (end, end_ledger) = &searched.end;
    let change = Change::between((position, ledger), (end, end_ledger), None);
    // Material is claimed with the moves that win it, or not at all.
    let shown = |theme| !matches!(theme, Theme::Material | Theme::Imbalance);
    let mut shifts = change.shifts.iter();
    let shift = shifts.find(|shift| shift.side == side && shown(shift.theme))?;
    let told = &searched.line[..MOST_PLIES.min(searched.line.len())];
    let then = if shift.arose { "Then: " } else { "" };
    let line = written(position, told);
    let said = shift.sentence.tell(crate::Language::English);
    let sentence = format!("Best play changes this, {line}. {then}{said}");
    let squares = ways(told) | shift.squares;
    Some(Tactic { theme: shift.theme, squares, sentence, at_once: false })
}

/// The squares the moves of a line start from and lead to.
fn ways(line: &[Move]) -> Bitboard {
    let told = &line[..MOST_PLIES.min(line.len())];
    let from = told.iter().filter_map(|mv| mv.from());
    from.chain(told.iter().map(|mv| mv.to())).collect::<Bitboard>()
}

/// Motifs that explain a gain best, the most telling first.
const TELLING: [&str; 12] = [
    "fork",
    "skewer",
    "discovered_attack",
    "trapped_piece",
    "double_check",
    "hanging_piece",
    "capturing_defender",
    "deflection",
    "overloaded_piece",
    "attraction",
    "pin",
    "interference",
];

fn rank_of(claim: &Claim) -> usize {
    TELLING.iter().position(|key| *key == claim.motif.key).unwrap_or(TELLING.len())
}

/// What this side achieves in a line.
fn motifs(position: &Chess, line: &[Move], side: Color) -> Vec<Claim> {
    let mode = position.castles().mode();
    let moves: Vec<String> = line.iter().map(|mv| mv.to_uci(mode).to_string()).collect();
    let moves = moves.join(" ");
    let line = if position.turn() == side {
        Line::solution(position.clone(), &moves)
    } else {
        Line::puzzle(position.clone(), &moves)
    };
    line.map_or_else(|_| Vec::new(), |line| find_motifs(&line, None))
}

/// A motif as a second sentence.
fn added(claim: Option<Claim>) -> String {
    claim.map_or_else(String::new, |claim| {
        let mut sentence = format!(" {}.", claim.sentence);
        if let Some(first) = sentence.get_mut(1..2) {
            first.make_ascii_uppercase();
        }
        sentence
    })
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::uci::UciMove;

    use super::*;
    use crate::Position;

    /// What a line that somebody searched brings a side.
    fn told(fen: &str, moves: &str, mate: Option<i32>, side: Color) -> Option<Tactic> {
        let position = Position::read(fen).unwrap().chess;
        let evaluator = Evaluator::new(&Profile::addendum());
        let ledger = |position: &Chess| evaluator.ledger(position.board(), position.turn());
        let mut end = position.clone();
        let mut line = Vec::new();
        for word in moves.split_whitespace() {
            let mv = word.parse::<UciMove>().unwrap().to_move(&end).unwrap();
            end = end.play(mv).unwrap();
            line.push(mv);
        }
        let score = Amount::ZERO;
        let end_ledger = ledger(&end);
        let searched = Searched { nodes: 1, depth: 1, score, mate, line, end: (end, end_ledger) };
        let difference = Amount::from_millipawns(side.fold_wb(2000, -2000));
        find(&position, &ledger(&position), &searched, difference)
    }

    #[test]
    fn a_hanging_queen_is_won_by_the_capture_alone() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p1Q1/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 3";
        let tactic = told(fen, "d8g5 b1c3 b8c6 d2d3", None, Color::Black).unwrap();
        assert_eq!(
            tactic.sentence,
            "Black wins a queen: 3...Qxg5. The queen on g5 hangs: nothing guards it."
        );
        assert_eq!(tactic.theme, Theme::Threats);
        assert!(tactic.at_once);
    }

    #[test]
    fn an_exchange_that_goes_on_is_not_yet_a_gain() {
        let fen = "3rk3/3r4/8/8/8/8/3R4/3RK3 w - - 0 1";
        assert_eq!(told(fen, "d2d7 d8d7 d1d7 e8d7", None, Color::White), None);
    }

    #[test]
    fn mates_and_pawns_that_get_through() {
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        let tactic = told(fen, "a1a8", Some(1), Color::White).unwrap();
        assert!(tactic.sentence.starts_with("White mates at once: 1.Ra8#."), "{}", tactic.sentence);
        assert_eq!(tactic.theme, Theme::KingSafety);
        let fen = "8/1P6/8/8/8/8/6k1/3K4 w - - 0 1";
        let tactic = told(fen, "b7b8q", None, Color::White).unwrap();
        assert_eq!(tactic.sentence, "White gets a pawn through: 1.b8=Q.");
        assert_eq!(tactic.theme, Theme::PassedPawns);
    }

    #[test]
    fn nothing_is_claimed_without_a_line() {
        assert_eq!(told("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", None, Color::White), None);
    }
}

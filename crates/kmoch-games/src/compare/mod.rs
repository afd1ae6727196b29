//! Why one move and not the other: where each leads, and what differs there.

mod text;

use std::collections::BTreeMap;

use kmoch_eval::{Amount, ClauseId, Evaluator, Ledger, Stage, Theme};
use kmoch_tell::language::{Argument, Phrase, breach, finding, say};
use kmoch_tell::pawns::hundredths;
use kmoch_tell::story::group::for_white;
use kmoch_tell::story::step::GOOD;
use kmoch_tell::story::{Change, Searched, Shift, Step};
use kmoch_tell::text::TELLS;
use shakmaty::{Chess, Color, Move, Position, san::SanPlus};

use crate::annotator::{Annotator, Assessment};
use crate::score::Score;

/// Two moves from one position, side by side.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// Whose moves they are.
    pub mover: Color,
    /// Where they lead, in the order asked.
    pub branches: [Branch; 2],
    /// The mover's winning chances after each in per cent, on the scale of all that is said of moves.
    pub chances: [f64; 2],
    /// What differs at the ends, the weightiest first.
    pub differences: Vec<Difference>,
    /// Why the other move is not as good: its refutation, or what it misses, with the moves that prove it.
    pub why: Option<Phrase>,
}

/// A move and best play after it.
#[derive(Debug, Clone)]
pub struct Branch {
    /// The move.
    pub san: SanPlus,
    /// The verdict on it.
    pub assessment: Assessment,
    /// The move and best play after it as far as it is told, in notation.
    pub line: String,
    /// Where that leads: to a lull some moves on.
    pub end: Chess,
    /// The reasons there.
    pub ledger: Ledger,
    /// What the clauses about moves say: those of this move, and why to prefer it.
    pub notes: Vec<Phrase>,
}

/// What one reason makes of the difference.
#[derive(Debug, Clone)]
pub struct Difference {
    /// What it speaks of.
    pub theme: Theme,
    /// What the first move has over the second by it, seen from the mover.
    pub amount: Amount,
    /// What shows it, and after which of the two moves it is to be seen.
    pub sentence: Phrase,
    /// The index of that move.
    pub seen_after: usize,
}

/// What a clause is worth at the two ends, seen from White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The clause.
    pub clause: ClauseId,
    /// Its balance at each end.
    pub balances: [Amount; 2],
}

/// Compares two legal moves. The evaluator speaks of the moves themselves.
pub fn compare(
    position: &Chess,
    moves: [Move; 2],
    annotator: &mut impl Annotator,
    evaluator: &mut Evaluator,
) -> Comparison {
    let mut branches = moves.map(|mv| Branch::new(position, mv, annotator));
    note(position, moves, &mut branches, evaluator);
    let ends = branches.each_ref().map(|branch| (&branch.end, &branch.ledger));
    let change = Change::between(ends[1], ends[0], None);
    let back = Change::between(ends[0], ends[1], None);
    let mover = position.turn();
    let mut differences = differences(&change, &back, mover);
    // Best play has been followed to a lull: what is attacked there is not lost.
    let searched = |index: usize| !branches[index].assessment.line.is_empty();
    differences.retain(|one| one.theme != Theme::Threats || !searched(one.seen_after));
    let chances = branches.each_ref().map(|branch| {
        let chance = annotator.chance(position, branch.assessment.score);
        mover.fold_wb(chance, 100.0 - chance)
    });
    let mut comparison = Comparison { mover, branches, chances, differences, why: None };
    comparison.why = comparison.better().and_then(|better| {
        let judged =
            [better, 1 - better].map(|index| comparison.branches[index].assessment.clone());
        why(position, [moves[better], moves[1 - better]], judged, annotator)
    });
    comparison
}

/// Why the second move is not as good as the first, if something is won or lost by it.
fn why(
    position: &Chess,
    [better, other]: [Move; 2],
    [instead, then]: [Assessment; 2],
    annotator: &mut impl Annotator,
) -> Option<Phrase> {
    let line = std::iter::once(better).chain(instead.line.iter().copied()).collect();
    let before = Assessment { line, ..instead }.searched(position, annotator);
    let played = position.clone().play(other).unwrap_or_else(|error| error.position);
    let after = then.searched(&played, annotator);
    let step = Step { position, mv: other, before: &before, after: &after };
    step.fault().filter(|point| point.proof.is_some()).map(|point| point.sentence)
}

/// What the first move has over the second, and the second over the first: each is told where it
/// is to be seen.
fn differences(first: &Change, second: &Change, mover: Color) -> Vec<Difference> {
    let of = |change: &Change, seen_after: usize| -> Vec<Difference> {
        let own = |shift: &&Shift| shift.arose();
        let sign = |amount: Amount| if seen_after == 0 { amount } else { -amount };
        change
            .shifts
            .iter()
            .filter(own)
            .map(|shift| Difference {
                theme: shift.theme,
                amount: sign(mover.fold_wb(shift.amount, -shift.amount)),
                sentence: shift.sentence.clone(),
                seen_after,
            })
            .collect()
    };
    // What is new after one move and gone after the other is the same difference: told once, from
    // the move it speaks for if it is seen there.
    let mut all = of(first, 0);
    all.extend(of(second, 1));
    all.sort_by_key(|one| (one.amount > Amount::ZERO) != (one.seen_after == 0));
    let mut differences: Vec<Difference> = Vec::new();
    for other in all {
        let told = |known: &Difference| known.theme == other.theme && known.amount == other.amount;
        if !differences.iter().any(told) {
            differences.push(other);
        }
    }
    differences.sort_by_key(|difference| std::cmp::Reverse(difference.amount.abs()));
    differences
}

impl Branch {
    fn new(position: &Chess, mv: Move, annotator: &mut impl Annotator) -> Branch {
        // Both moves are looked at with the same fresh eyes.
        annotator.begin();
        let after = position.clone().play(mv).unwrap_or_else(|error| error.position);
        let assessment = annotator.verdict(&after);
        // Where a line has gone on for ten moves there is little left that the first of them is about.
        let told = Searched::told_plies(&after, &assessment.line);
        let line = &assessment.line[..told];
        let end = Assessment { line: line.to_vec(), ..assessment.clone() }.end(&after);
        let moves = std::iter::once(mv).chain(line.iter().copied());
        Branch {
            san: SanPlus::from_move(position.clone(), mv),
            line: written(position, moves),
            ledger: annotator.ledger(&end),
            assessment,
            end,
            notes: Vec::new(),
        }
    }
}

/// Writes down what the clauses about moves say of each, and which is preferred and why.
fn note(position: &Chess, moves: [Move; 2], branches: &mut [Branch; 2], evaluator: &mut Evaluator) {
    let (board, mover) = (position.board(), position.turn());
    let after = moves.map(|mv| {
        let after = position.clone().play(mv).unwrap_or_else(|error| error.position);
        after.board().clone()
    });
    for (index, mv) in moves.into_iter().enumerate() {
        let notes = &mut branches[index].notes;
        let items = evaluator.move_items(board, mover, mv);
        for item in items.iter().filter(|item| hundredths(item.amount).abs() >= TELLS) {
            let note = Argument::Phrase(finding(item, &after[index]));
            let amount = Argument::Signed(hundredths(item.amount));
            notes.push(say!("note-and-amount", note, amount));
        }
        let boards = [&after[index], &after[1 - index]];
        for item in evaluator.preference_items(Stage::of(board), mover, boards) {
            notes.push(finding(&item, &after[index]));
        }
        for broken in evaluator.breaches_by(board, mv, &after[index]) {
            notes.push(breach(&broken, &after[index]));
        }
    }
}

impl Comparison {
    /// The index of the better move; none when the difference is less than the doubt, or makes no
    /// difference to the chances of winning.
    pub fn better(&self) -> Option<usize> {
        let by = self.advantage();
        let tells = self.between_mates().is_some() || by.abs() >= GOOD;
        (tells && by != 0.0 && self.margin() > self.doubt()).then_some(usize::from(by < 0.0))
    }

    /// By how many centipawns the verdicts differ; a mate is worth more than any.
    pub fn margin(&self) -> u32 {
        let [first, second] = self.scores();
        first.margin(second)
    }

    /// What the search can tell apart: the larger doubt of the two verdicts.
    pub fn doubt(&self) -> u32 {
        let [first, second] = &self.branches;
        first.assessment.doubt.max(second.assessment.doubt)
    }

    /// How much better the first move is for the mover, in points of winning chances or,
    /// between two mates, in moves.
    fn advantage(&self) -> f64 {
        self.between_mates().unwrap_or(self.chances[0] - self.chances[1])
    }

    /// Where both moves lead to mates by the same side, by how many moves the first is better: sooner for
    /// the winner, later for the loser.
    fn between_mates(&self) -> Option<f64> {
        let [Score::Mate { winner, moves: sooner }, Score::Mate { winner: other, moves: later }] =
            self.scores()
        else {
            return None;
        };
        let gain = f64::from(later) - f64::from(sooner);
        let gain = if winner == self.mover { gain } else { -gain };
        (winner == other).then_some(gain)
    }

    fn scores(&self) -> [Score; 2] {
        self.branches.each_ref().map(|branch| branch.assessment.score)
    }

    /// The clauses whose balance differs, the largest difference first.
    pub fn table(&self) -> Vec<Row> {
        let mut rows: BTreeMap<ClauseId, [Amount; 2]> = BTreeMap::new();
        for (index, branch) in self.branches.iter().enumerate() {
            // Who is to move at the end of a line is no merit of the line.
            let found = branch.ledger.items.iter();
            for item in found.filter(|item| item.clause.clause().theme != Theme::Tempo) {
                rows.entry(item.clause).or_default()[index] += for_white(item);
            }
        }
        let mut rows: Vec<Row> = rows
            .into_iter()
            .map(|(clause, balances)| Row { clause, balances })
            .filter(|row| row.difference() != Amount::ZERO)
            .collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.difference().abs()));
        rows
    }
}

impl Row {
    /// The first end's balance less the second's.
    pub fn difference(&self) -> Amount {
        self.balances[0] - self.balances[1]
    }
}

/// Moves in notation with their numbers: `12... Nf6 13. e4`.
pub fn written(position: &Chess, moves: impl Iterator<Item = Move>) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    for mv in moves {
        let white = position.turn().is_white();
        if white || words.is_empty() {
            words.push(format!("{}{}", position.fullmoves(), if white { "." } else { "..." }));
        }
        words.push(SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
    }
    words.join(" ")
}

#[cfg(test)]
mod tests;

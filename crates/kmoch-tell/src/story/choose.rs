//! Which reasons are told: as few as carry most of the weight, and never such as speak for the
//! other side than the verdict.

use kmoch_eval::Amount;
use shakmaty::Color;

use super::group::Group;

/// Reasons told for each side at the most.
const FOR_EACH_SIDE: usize = 5;
/// The share of everything that speaks for either side which the reasons told have to reach.
const SHARE_TOLD: (i64, i64) = (4, 5);
/// What is less than this is not worth a sentence.
const LEAST: Amount = Amount::from_millipawns(50);
/// A position is level when the total is less than this, having the move left out,
const LEVEL: Amount = Amount::from_millipawns(100);
/// and no reason is larger than this.
const LARGE: Amount = Amount::from_millipawns(250);

/// Whether there is nothing to tell: little on the whole, or nothing but the move that makes one
/// side the better one, and nothing large on either side.
pub fn is_level(groups: &[Group], total: Amount, without_move: Amount) -> bool {
    let little = without_move.abs() < LEVEL;
    let by_the_move = (total > Amount::ZERO) != (without_move > Amount::ZERO);
    (little || by_the_move) && groups.iter().all(|group| group.amount.abs() < LARGE)
}

/// Which of the groups, given the weightiest first, are told: their places.
pub fn choose(groups: &[Group], total: Amount) -> Vec<usize> {
    let gross: i64 = groups.iter().map(|group| size(group)).sum();
    let mut chosen: Vec<usize> = Vec::new();
    let mut reached = 0;
    for (place, group) in groups.iter().enumerate() {
        if reached * SHARE_TOLD.1 >= gross * SHARE_TOLD.0 {
            break;
        }
        if group.amount.abs() >= LEAST && has_room(groups, &chosen, group.favours()) {
            chosen.push(place);
            reached += size(group);
        }
    }
    speak_for_the_verdict(groups, total, &mut chosen);
    chosen.sort_unstable();
    chosen
}

fn size(group: &Group) -> i64 {
    i64::from(group.amount.abs().micropawns())
}

fn has_room(groups: &[Group], chosen: &[usize], side: Color) -> bool {
    chosen.iter().filter(|&&place| groups[place].favours() == side).count() < FOR_EACH_SIDE
}

/// Adds reasons for the side that is better, then drops the smallest of the other side's, until
/// what is told does not contradict the verdict.
fn speak_for_the_verdict(groups: &[Group], total: Amount, chosen: &mut Vec<usize>) {
    if total.abs() < LEVEL {
        return;
    }
    let better = if total > Amount::ZERO { Color::White } else { Color::Black };
    let contradicts = |chosen: &[usize]| {
        let sum: Amount = chosen.iter().map(|&place| groups[place].amount).sum();
        better.fold_wb(sum < Amount::ZERO, sum > Amount::ZERO)
    };
    for (place, group) in groups.iter().enumerate() {
        let more = group.favours() == better && !chosen.contains(&place);
        if contradicts(chosen)
            && more
            && group.amount.abs() >= LEAST
            && has_room(groups, chosen, better)
        {
            chosen.push(place);
        }
    }
    while contradicts(chosen) {
        let against = chosen.iter().copied().filter(|&place| groups[place].favours() != better);
        let Some(smallest) = against.max() else { break };
        chosen.retain(|&place| place != smallest);
    }
}

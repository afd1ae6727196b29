//! Which reasons are told: as few as carry most of the weight, and never such as speak for the
//! other side than the verdict.

use kmoch_eval::Amount;
use shakmaty::Color;

use super::{Reason, Topic};

/// Reasons told for each side at the most.
const FOR_EACH_SIDE: usize = 5;
/// The share of everything that speaks for either side which the reasons told have to reach.
const SHARE_TOLD: (i64, i64) = (4, 5);
/// What is less than this is not worth a sentence.
const LEAST: Amount = Amount::from_millipawns(50);
/// A position is level when the total is less than this, having the move left out,
pub const LEVEL: Amount = Amount::from_millipawns(100);
/// and no reason is larger than this.
const LARGE: Amount = Amount::from_millipawns(250);

/// Smaller things come to less than this, if there are words for what makes them more.
const MOST_LEFT: Amount = Amount::from_millipawns(250);

/// What is told only to leave less has to be worth this much.
const LEAST_ADDED: Amount = Amount::from_millipawns(100);

/// What players have a name for is told from this much on.
const LEAST_NAMED: Amount = Amount::from_millipawns(20);

/// On a level board anything else that can be pointed at is told from this much on.
const LEAST_ON_LEVEL: Amount = Amount::from_millipawns(100);

/// From this lead on only what is one part in so many of it is told.
const DECIDED: Amount = Amount::from_millipawns(2500);
const PARTS: i32 = 20;

/// Whether players have a name for what a reason is about, and it counts at all.
pub fn is_worth_naming(reason: &Reason) -> bool {
    reason.group.topic.is_named() && reason.amount.abs() >= LEAST_NAMED
}

/// What is told of a level board: what has a name, and what each side has to show if something of it lasts and can
/// be pointed at. Gives what the rest comes to.
pub fn keep_what_level_boards_tell(reasons: &mut Vec<Reason>) -> Amount {
    let shown = |reason: &Reason| reason.amount.abs() >= LEAST_ON_LEVEL;
    let lasting = reasons.iter().any(|reason| shown(reason) && reason.group.topic.is_lasting());
    let left = |reason: &mut Reason| !(is_worth_naming(reason) || lasting && shown(reason));
    reasons.extract_if(.., left).map(|reason| reason.amount).sum()
}

/// What is less than this is no reason where a position is worth so much.
pub fn least(total: Amount) -> Amount {
    match total.abs() >= DECIDED {
        true => LEAST.max(Amount::from_micropawns(total.abs().micropawns() / PARTS)),
        false => LEAST,
    }
}

/// Whether there is nothing to tell: little on the whole, or nothing but the move that makes one
/// side the better one, and nothing large on either side.
pub fn is_level(reasons: &[Reason], total: Amount, without_move: Amount) -> bool {
    let little = without_move.abs() < LEVEL;
    let by_the_move = (total > Amount::ZERO) != (without_move > Amount::ZERO);
    (little || by_the_move) && reasons.iter().all(|reason| reason.amount.abs() < LARGE)
}

/// Which of the reasons, given the weightiest first, are told: their places.
pub fn choose(reasons: &[Reason], total: Amount, without_move: Amount) -> Vec<usize> {
    let gross: i64 = reasons.iter().map(size).sum();
    let mut chosen: Vec<usize> = Vec::new();
    let mut reached = 0;
    for (place, reason) in reasons.iter().enumerate() {
        let enough = reached * SHARE_TOLD.1 >= gross * SHARE_TOLD.0;
        let weighs = !enough && reason.amount.abs() >= least(total);
        let hanging = matches!(reason.group.topic, Topic::HangingPawns(_));
        let named = hanging && is_worth_naming(reason);
        if (weighs || named || reason.proof.is_some()) && has_room(reasons, &chosen, reason.side) {
            chosen.push(place);
            reached += size(reason);
        }
    }
    speak_for_the_verdict(reasons, total, &mut chosen);
    leave_little(reasons, total, without_move, &mut chosen);
    chosen.sort_unstable();
    chosen
}

fn size(reason: &Reason) -> i64 {
    i64::from(reason.amount.abs().micropawns())
}

fn has_room(reasons: &[Reason], chosen: &[usize], side: Color) -> bool {
    chosen.iter().filter(|&&place| reasons[place].side == side).count() < FOR_EACH_SIDE
}

fn sum(reasons: &[Reason], chosen: &[usize]) -> Amount {
    chosen.iter().map(|&place| reasons[place].amount).sum()
}

/// Whether what is told speaks for the other side than the one that is better.
fn contradicts(told: Amount, better: Color) -> bool {
    better.fold_wb(told < Amount::ZERO, told > Amount::ZERO)
}

/// Tells more as long as what is left comes to more than smaller things may, and there is something to
/// tell that makes it less.
fn leave_little(reasons: &[Reason], total: Amount, without_move: Amount, chosen: &mut Vec<usize>) {
    let better = if total > Amount::ZERO { Color::White } else { Color::Black };
    loop {
        let told = sum(reasons, chosen);
        let left = without_move - told;
        let side = if left > Amount::ZERO { Color::White } else { Color::Black };
        let more = reasons.iter().enumerate().find(|(place, reason)| {
            let weighs = reason.side == side && reason.amount.abs() >= LEAST_ADDED;
            weighs && !chosen.contains(place) && has_room(reasons, chosen, side)
        });
        match more {
            Some((place, reason)) if left.abs() >= MOST_LEFT => {
                let speaks = total.abs() < LEVEL || !contradicts(told + reason.amount, better);
                if !speaks {
                    return;
                }
                chosen.push(place);
            }
            _ => return,
        }
    }
}

/// Adds reasons for the side that is better, then drops the smallest of the other side's, until
/// what is told does not contradict the verdict.
fn speak_for_the_verdict(reasons: &[Reason], total: Amount, chosen: &mut Vec<usize>) {
    if total.abs() < LEVEL {
        return;
    }
    let better = if total > Amount::ZERO { Color::White } else { Color::Black };
    let contradicts = |chosen: &[usize]| contradicts(sum(reasons, chosen), better);
    for (place, reason) in reasons.iter().enumerate() {
        let more = reason.side == better && !chosen.contains(&place);
        if contradicts(chosen)
            && more
            && reason.amount.abs() >= LEAST
            && has_room(reasons, chosen, better)
        {
            chosen.push(place);
        }
    }
    while contradicts(chosen) {
        // What weighs half as much as all the verdict's own reasons is not hushed up.
        let own: i64 = reasons.iter().filter(|reason| reason.side == better).map(size).sum();
        let light = |place: &usize| size(&reasons[*place]) * 2 < own;
        let against = chosen.iter().copied().filter(|&place| reasons[place].side != better);
        let Some(smallest) = against.filter(light).max() else { break };
        chosen.retain(|&place| place != smallest);
    }
}

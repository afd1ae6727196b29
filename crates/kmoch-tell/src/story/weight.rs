//! What a lead weighs, as part of the reasons for it.

use kmoch_eval::Amount;

use super::group::Group;
use super::topic::Topic;

/// A lead smaller than this weighs nothing worth spreading over its reasons.
const LEAST_LEAD: Amount = Amount::from_millipawns(20);

/// What keeps a lead from winning takes its part of having the move as well. Gives back what is left.
pub fn wane(told: &mut [Group], the_move: Amount, untold: Amount) -> Amount {
    let lead: Amount = told
        .iter()
        .filter(|group| group.topic != Topic::Drawishness)
        .map(|group| group.amount)
        .sum::<Amount>()
        + the_move
        + untold;
    let Some(drawish) = told.iter_mut().find(|group| group.topic == Topic::Drawishness) else {
        return the_move;
    };
    if lead.abs() < LEAST_LEAD {
        return the_move;
    }
    let product = i64::from(the_move.micropawns()) * i64::from(drawish.amount.micropawns());
    let taken = Amount::from_micropawns((product / i64::from(lead.micropawns())) as i32);
    drawish.amount -= taken;
    drawish.weight -= taken;
    the_move + taken
}

/// A lead weighs more or less by the stage of the game. That is no reason of its own: it makes
/// all reasons that much larger or smaller, those of the side behind as well. Gives back what
/// having the move is worth then; what cannot be divided stays untold.
pub fn spread(weight: Amount, told: &mut [Group], the_move: Amount, untold: &mut Amount) -> Amount {
    let counted = |group: &&mut Group| group.topic != Topic::Drawishness;
    let lead: Amount = told.iter_mut().filter(counted).map(|group| group.amount).sum();
    let lead = lead + the_move + *untold;
    if lead.abs() < LEAST_LEAD {
        *untold += weight;
        return the_move;
    }
    let part = |amount: Amount| {
        let product = i64::from(amount.micropawns()) * i64::from(weight.micropawns());
        Amount::from_micropawns((product / i64::from(lead.micropawns())) as i32)
    };
    let mut rest = weight;
    for group in told.iter_mut().filter(counted) {
        group.weight = part(group.amount);
        group.amount += group.weight;
        rest -= group.weight;
    }
    let of_move = part(the_move);
    *untold += rest - of_move;
    the_move + of_move
}

//! Findings taken together.

use kmoch_eval::{Item, Place};

/// Several findings of one clause as one.
pub fn together(items: &[&Item]) -> Option<Item> {
    let (first, others) = items.split_first()?;
    Some(others.iter().fold(**first, |whole, item| Item {
        place: Place {
            on: whole.place.on | item.place.on,
            at: whole.place.at | item.place.at,
            by: whole.place.by | item.place.by,
        },
        count: whole.count + item.count,
        amount: whole.amount + item.amount,
        ..whole
    }))
}

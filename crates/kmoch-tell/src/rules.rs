//! Which of the sources' rules that are broken are worth telling.

use kmoch_eval::Breach;

/// The rules that one side breaks and the other does not: what both do tells nothing.
pub fn told(breaches: &[Breach]) -> impl Iterator<Item = &Breach> {
    let broken_by = |side, rule| breaches.iter().any(|b| b.side == side && b.rule == rule);
    breaches.iter().filter(move |breach| !broken_by(breach.side.other(), breach.rule))
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::Board;

    use super::*;

    #[test]
    fn what_both_sides_break_is_not_told() {
        let breaches = Evaluator::new(&Profile::addendum()).breaches(&Board::default());
        assert!(!breaches.is_empty());
        assert_eq!(told(&breaches).count(), 0);
    }
}

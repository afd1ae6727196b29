//! The move that leaves the pieces better balanced.

use super::{Outlook, Preference};
use crate::clause::Slot;
use crate::profile::Row;
use crate::ratio;

clause! {
    /// Of two moves that leave as many own pieces of each kind, the one after which the pieces share
    /// their mobility clearly more evenly, unless the other gains clearly more mobility.
    PreferHarmony = "prefer_harmony" {
        name: "More harmony",
        chapter: Preferences,
        theme: Harmony,
        section: "15",
        source: Addendum(
            "Harmonious (smart) mobility",
            "a group of pieces with 20 percent better smart mobility is to be favoured",
            Theirs,
        ),
        unit: Number,
        slots: [DISHARMONY, MOBILITY],
        direction: Virtue,
        says: "{side}'s pieces share their mobility more evenly after this move: {on_units}",
        example: "7k/8/8/8/3N4/8/8/N6K w - - 0 1",
        moves: ["a1b3", "h1g1"],
    }
}

impl Preference for PreferHarmony {
    fn prefers(better: &Outlook, worse: &Outlook, limits: &Row) -> bool {
        let limit = |slot: Slot| limits[slot.index()];
        let (disharmony, mobility) = (limit(Self::DISHARMONY), limit(Self::MOBILITY));
        better.pieces == worse.pieces
            && worse.disharmony > 0
            && ratio(better.disharmony, worse.disharmony) <= disharmony
            && ratio(worse.mobility, better.mobility) <= mobility
    }
}

clause! {
    /// Of two moves, the one after which mobility, attack and placement of the pieces lie clearly
    /// closer together on average, unless the other gains clearly more of the three together.
    PreferPositioning = "prefer_positioning" {
        name: "Better balanced placement",
        chapter: Preferences,
        theme: Harmony,
        section: "15",
        source: Addendum(
            "Smart positioning of pieces",
            "a 10 percent lower score for smart positioning of pieces would compensate",
            Theirs,
        ),
        unit: Number,
        slots: [IMBALANCE, POSITIONING],
        direction: Virtue,
        says: "{side}'s pieces stand well in more than one respect after this move: {on_units}",
        example: "7k/8/8/8/3N4/8/8/N6K w - - 0 1",
        moves: ["a1b3", "h1g1"],
    }
}

impl Preference for PreferPositioning {
    fn prefers(better: &Outlook, worse: &Outlook, limits: &Row) -> bool {
        let limit = |slot: Slot| limits[slot.index()];
        let (imbalance, positioning) = (limit(Self::IMBALANCE), limit(Self::POSITIONING));
        let (Some(ours), Some(theirs)) = (better.imbalance, worse.imbalance) else { return false };
        theirs > 0
            && ratio(ours, theirs) <= imbalance
            && ratio(worse.positioning, better.positioning) <= positioning
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::{Profile, Weights};
    use crate::{ONE, Stage};

    const EVEN: Outlook = Outlook {
        pieces: [2, 0, 0, 0],
        disharmony: ONE / 2,
        mobility: 100_000,
        imbalance: Some(ONE / 2),
        positioning: 200_000,
        complementarity: 30_000,
    };

    const UNEVEN: Outlook = Outlook { disharmony: ONE, imbalance: Some(ONE), ..EVEN };

    fn prefers<P: Preference>(better: &Outlook, worse: &Outlook) -> bool {
        let weights = Weights::new(&Profile::addendum());
        P::prefers(better, worse, weights.values(weights.row_index(Stage::at_step(0))))
    }

    #[test]
    fn the_more_even_share_of_mobility_comes_first() {
        assert!(prefers::<PreferHarmony>(&EVEN, &UNEVEN));
        assert!(!prefers::<PreferHarmony>(&UNEVEN, &EVEN));
    }

    #[test]
    fn harmony_gives_way_to_mobility_and_to_a_capture() {
        let mobile = Outlook { mobility: 120_000, ..UNEVEN };
        assert!(prefers::<PreferHarmony>(&EVEN, &mobile));
        let more_mobile = Outlook { mobility: 121_000, ..UNEVEN };
        assert!(!prefers::<PreferHarmony>(&EVEN, &more_mobile));
        let other_pieces = Outlook { pieces: [1, 1, 0, 0], ..UNEVEN };
        assert!(!prefers::<PreferHarmony>(&EVEN, &other_pieces));
    }

    #[test]
    fn the_better_balanced_placement_comes_first_unless_the_other_gains_more() {
        assert!(prefers::<PreferPositioning>(&EVEN, &UNEVEN));
        let better_placed = Outlook { positioning: 221_000, ..UNEVEN };
        assert!(!prefers::<PreferPositioning>(&EVEN, &better_placed));
    }

    #[test]
    fn a_mean_of_nothing_prefers_nothing() {
        let bare = Outlook { imbalance: None, ..EVEN };
        assert!(!prefers::<PreferPositioning>(&bare, &UNEVEN));
        assert!(!prefers::<PreferPositioning>(&EVEN, &bare));
    }
}

//! The move that leaves the pieces better balanced.

use super::{Outlook, Preference};
use crate::clause::Registered;
use crate::profile::Row;
use crate::ratio;

clause! {
    /// Of two moves that leave as many own pieces of each kind, the one after which the pieces share
    /// their mobility clearly more evenly, unless the other gains clearly more mobility.
    PreferHarmony = "prefer_harmony" {
        name: "More harmony",
        chapter: Preferences,
        section: "15",
        unit: Number,
        slots: &["disharmony", "mobility"],
        says: "{side}'s pieces share their mobility more evenly after this move: {on_units}",
        example: "7k/8/8/8/3N4/8/8/N6K w - - 0 1",
    }
}

impl Preference for PreferHarmony {
    fn prefers(better: &Outlook, worse: &Outlook, limits: &Row) -> bool {
        let [disharmony, mobility] = [0, 1].map(|index| limits[Self::slot(index).index()]);
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
        section: "15",
        unit: Number,
        slots: &["imbalance", "positioning"],
        says: "{side}'s pieces stand well in more than one respect after this move: {on_units}",
        example: "7k/8/8/8/3N4/8/8/N6K w - - 0 1",
    }
}

impl Preference for PreferPositioning {
    fn prefers(better: &Outlook, worse: &Outlook, limits: &Row) -> bool {
        let [imbalance, positioning] = [0, 1].map(|index| limits[Self::slot(index).index()]);
        let (Some(ours), Some(theirs)) = (better.imbalance, worse.imbalance) else { return false };
        theirs > 0
            && ratio(ours, theirs) <= imbalance
            && ratio(worse.positioning, better.positioning) <= positioning
    }
}

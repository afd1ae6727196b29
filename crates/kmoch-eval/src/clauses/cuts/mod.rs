//! Rules for cutting the tree: what a side should not go for.

mod attack;
mod backward;
mod balance;
mod breach;
mod case;
mod colours;
mod comparison;
mod mobility;
mod reading;
mod set;
mod structure;

pub use attack::CutImminence;
pub use backward::{CutBackwardSeventh, CutBackwardSixth, CutFatedSeventh};
pub use balance::{CutHarmony, CutPositioning};
pub use breach::{Breach, Readings, is_asked};
pub use case::{Case, CuttingRule};
pub use colours::{CutColourSplit, CutShelterColourSplit};
pub use comparison::{CutConnectedness, CutGapBridging, CutPawnSpread};
pub use mobility::{CutLowMobility, CutTopMobility};
pub use reading::{Reading, Shown};
pub use set::{CutSet, Cuts};
pub use structure::{CutDoubledPairs, CutFixedIsolated};

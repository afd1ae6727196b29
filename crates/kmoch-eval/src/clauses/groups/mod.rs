//! Groups and placement of pawns.

mod members;
mod placement;
mod potential;
mod roots;
mod spread;
mod stragglers;

pub use members::{GroupCount, GroupMember, GroupRankSpan, PawnDefended};
pub use placement::{PawnFile, PawnRank};
pub use potential::{PawnAdvancePotential, PawnConnectednessPotential, PawnGapBridging};
pub use roots::{RootPawn, RootPawnFixed, RootPawnTwoDiagonals};
pub use spread::PawnSpread;
pub use stragglers::{GroupPotentialMember, GroupStrandedMember};

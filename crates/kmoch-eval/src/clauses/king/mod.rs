//! The king: its shelter, the holes around it, and how far the attackers are.

mod holes;
mod imminence;
mod shelter_pawns;
mod unguarded_fourth;
mod weak_spots;

pub use imminence::Imminence;
pub use shelter_pawns::{ShelterPawnImmediate, ShelterPawnSinuous, ShelterPawnWider};
pub use unguarded_fourth::{UnguardedFourth, UnguardedFourthControl, UnguardedFourthOccupied};
pub use weak_spots::{WeakSpot, WeakSpotControl, WeakSpotOccupied};

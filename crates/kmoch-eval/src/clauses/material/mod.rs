//! Material.

mod compensation;
mod count;
mod grading;
mod queen_passer_draw;

pub use compensation::MaterialCompensation;
pub use count::Material;
pub use grading::{PawnGrading, PieceGrading};
pub use queen_passer_draw::QueenPasserDraw;

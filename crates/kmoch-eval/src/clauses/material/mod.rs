//! Material.

mod count;

pub use count::Material;

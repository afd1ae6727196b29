//! Attacks and x-rays.

mod attack;

pub use attack::Attack;

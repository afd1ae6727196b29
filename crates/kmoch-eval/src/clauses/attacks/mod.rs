//! Attacks and x-rays.

mod attack;
mod pin;
mod xray_attack;

pub use attack::Attack;
pub use pin::Pin;
pub use xray_attack::XrayAttack;

//! The JSON interface as scripts use it.

mod analysis;
mod asking;
mod doors;
mod games;
#[cfg(unix)]
mod guest;
mod positions;

//! Reads and writes so that nothing is lost; knows nothing of chess.
//!
//! - [`Input`] opens files and standard input, packed or not.
//! - [`Output`] writes files that appear whole or not at all; [`write()`] does so at once.
//! - [`say`] prints without ever falling over.
//! - [`lines`] reads lines of any length in constant memory.
//! - [`pipeline`] cuts any number of files of any size into [`blocks`], works on them on many threads and hands the
//!   results over in order.
//! - [`signals`] ends the program in order when it is told to end.

pub mod blocks;
pub mod input;
pub mod lines;
pub mod output;
pub mod pipeline;
pub mod say;
pub mod signals;
mod temporary;

pub use input::Input;
pub use output::{Output, write};
pub use temporary::Temporary;

//! What must hold of any bytes, for every way into the program.
//!
//! Each function takes bytes as they may come from anywhere and panics if something that is promised does not hold:
//! nothing falls over, nothing is lost, amounts add up, moves are legal (see `docs/promises.md`). `scripts/fuzz.sh` hands them to a
//! fuzzer, and the tests here try them on the seeds and on damaged ones.

mod columns;
mod games;
mod guest;
mod http;
mod position;
mod profile;
mod puzzle;
mod tune;
mod uci;

pub use columns::{columns, find};
pub use games::{annotations, games, habits};
pub use guest::guest;
pub use http::http;
pub use position::position;
pub use profile::profile;
pub use puzzle::puzzle;
pub use tune::{checkpoint, checkpoint_seed, labelled, packed, verdict};
pub use uci::uci;

/// A way in: its name, which is that of its seeds' folder and of its fuzz target, and what must hold.
pub type Entry = (&'static str, fn(&[u8]));

/// All ways in.
pub const ENTRIES: [Entry; 15] = [
    ("position", position),
    ("games", games),
    ("annotations", annotations),
    ("uci", uci),
    ("profile", profile),
    ("http", http),
    ("labelled", labelled),
    ("checkpoint", checkpoint),
    ("verdict", verdict),
    ("puzzle", puzzle),
    ("habits", habits),
    ("columns", columns),
    ("find", find),
    ("packed", packed),
    ("guest", guest),
];

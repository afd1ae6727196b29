//! `--threads`: how many work at once.

use std::thread::available_parallelism;

/// More threads than this no machine has work for; asking for them is a slip.
pub const MOST_THREADS: i64 = 512;

/// How many work at once.
#[derive(Debug, Clone, Copy, clap::Args)]
pub struct ThreadsArg {
    /// How many threads to use; as many as there are processors without it.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
}

impl ThreadsArg {
    /// As many as were asked for, or as there are processors.
    pub fn count(self) -> usize {
        let processors = || available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(processors, usize::from)
    }
}

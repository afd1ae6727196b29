//! A run on its way: blocks are worked on, put in their place and counted, and what is wrong is told.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use kmoch_columns::Before;
use kmoch_files::blocks::Block;
use kmoch_files::pipeline::{self, Order, Outcome, Place, Start};
use kmoch_files::say;

use super::Args;
use super::destination::Destination;
use super::parts::Progress;
use super::share::Share;
use super::source::Kind;
use crate::exit::INCOMPLETE;
use crate::records::{CUT_SHORT, Fault};

/// A run on its way.
pub struct Run<'a> {
    args: &'a Args,
    kind: Kind,
    destination: Destination,
    progress: Progress,
    bar: ProgressBar,
}

impl<'a> Run<'a> {
    /// A run that has come so far.
    pub fn new(
        args: &'a Args,
        kind: Kind,
        destination: Destination,
        progress: Progress,
    ) -> Run<'a> {
        Run { args, kind, destination, progress, bar: bar() }
    }

    /// Does the work, and tells how it went.
    pub fn go<W: FnMut(&mut Block, &mut Share) -> std::io::Result<()>>(
        mut self,
        order: Order,
        work: impl Fn() -> W + Sync,
    ) -> anyhow::Result<ExitCode> {
        let reported_before = self.progress.summary.reported;
        let mut stopped = false;
        let outcome = pipeline::run(order, work, |share: &mut Share, place| {
            stopped = self.args.strict && !share.faults.is_empty();
            self.take(share, place)?;
            Ok(if stopped { Outcome::Stop } else { Outcome::GoOn })
        });
        self.bar.finish_and_clear();
        let failed = || self.args.failed();
        // What is whole stays, whatever went wrong behind it.
        if let Destination::Parts(parts) = &mut self.destination {
            parts.close(&self.progress).with_context(failed)?;
        }
        outcome?;
        self.destination.finish(!stopped).with_context(failed)?;
        let summary = self.progress.summary;
        summary.tell(self.kind, stopped);
        let sound = summary.reported == reported_before;
        Ok(if sound { ExitCode::SUCCESS } else { ExitCode::from(INCOMPLETE) })
    }

    /// Takes what became of a block.
    fn take(&mut self, share: &mut Share, place: &Place) -> std::io::Result<()> {
        // A run that goes on later does the whole of a block or nothing of it.
        if !place.whole && matches!(self.destination, Destination::Parts(_)) {
            return Ok(());
        }
        let Progress { start, games, summary } = &mut self.progress;
        if place.index != start.index {
            *games = 0;
        }
        let before = Before { games: *games, lines: place.lines };
        self.destination.take(share, &place.file, before)?;
        let report = |fault: &Fault, what: &str| {
            let line = place.lines + fault.line;
            self.bar
                .suspend(|| say::warn(format_args!("{}:{line}: {}{what}", place.file, fault.what)));
        };
        share.faults.iter().for_each(|fault| report(fault, ""));
        share.cut_short.iter().for_each(|fault| report(fault, CUT_SHORT));
        *games += share.games;
        summary.games += share.games;
        summary.reported += share.faults.len() as u64;
        summary.cut_short += share.cut_short.len() as u64;
        summary.positions += share.positions;
        let lines = place.lines + place.length;
        *start = Start { blocks: start.blocks + 1, index: place.index, lines };
        self.bar.inc(share.positions);
        match &mut self.destination {
            Destination::Parts(parts) => parts.block_done(&self.progress),
            _ => Ok(()),
        }
    }
}

/// A counter on standard error, if that is a terminal.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    let style = ProgressStyle::with_template("{spinner} {human_pos} positions, {per_sec}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

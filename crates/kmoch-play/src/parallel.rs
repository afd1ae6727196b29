//! Numbered jobs on several threads whose results come back in the order of their numbers, so
//! that what is made of them does not depend on the threads.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc;
use std::{io, thread};

/// Deep lines need deep stacks.
const STACK_BYTES: usize = 32 << 20;

/// Does the jobs of these numbers: each thread makes its own worker, which does one job after the other.
/// `take` gets the results in order and may end it. A result waits only for earlier ones that are
/// still being worked on, so that few wait at any time.
///
/// # Errors
/// When a thread cannot be started.
pub fn in_order<Worker, Output: Send>(
    threads: usize,
    numbers: Range<u64>,
    make: impl Fn() -> Worker + Sync,
    work: impl Fn(&mut Worker, u64) -> Output + Sync,
    mut take: impl FnMut(Output) -> ControlFlow<()>,
) -> io::Result<()> {
    let next = AtomicU64::new(numbers.start);
    let over = AtomicBool::new(false);
    let (sender, receiver) = mpsc::sync_channel(threads);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, next, over, make, work) = (sender.clone(), &next, &over, &make, &work);
            let builder = thread::Builder::new().stack_size(STACK_BYTES);
            let started = builder.spawn_scoped(scope, move || {
                let mut worker = make();
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= numbers.end || over.load(Relaxed) {
                        return;
                    }
                    let output = work(&mut worker, number);
                    if sender.send((number, output)).is_err() {
                        return;
                    }
                }
            });
            if let Err(error) = started {
                over.store(true, Relaxed);
                return Err(error);
            }
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut expected = numbers.start;
        for (number, output) in receiver {
            waiting.insert(number, output);
            while let Some(output) = waiting.remove(&expected) {
                expected += 1;
                if take(output).is_break() {
                    over.store(true, Relaxed);
                    return Ok(());
                }
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        for threads in [1, 2, 5] {
            let mut seen = Vec::new();
            in_order(
                threads,
                3..50,
                || 0,
                |_, number| {
                    thread::sleep(std::time::Duration::from_micros(number * 37 % 11 * 50));
                    number
                },
                |number| {
                    seen.push(number);
                    if number == 40 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                },
            )
            .unwrap();
            assert_eq!(seen, (3..=40).collect::<Vec<_>>());
        }
    }
}

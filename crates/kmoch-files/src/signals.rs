//! When the program is told to end.
//!
//! A command that writes a file is ended as any program is, but takes the unfinished file away first. A command that
//! can stop in order asks for [`stop_in_order`] and looks at the flag; a second signal ends it at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
pub use unix::{survive_full_files, watch};

/// Somebody wants to stop in order: the first signal only raises the flag.
static IN_ORDER: AtomicBool = AtomicBool::new(false);

/// The flag, once somebody has asked for it.
static STOP: std::sync::OnceLock<Arc<AtomicBool>> = std::sync::OnceLock::new();

/// A flag that becomes true when the program is told to end, for work that can keep what it has. Whoever asks says
/// with `notice` what the user reads then; the second signal ends the program at once.
pub fn stop_in_order(notice: &'static str) -> Arc<AtomicBool> {
    let flag = STOP.get_or_init(Arc::default);
    let _first_word_counts = NOTICE.set(notice);
    IN_ORDER.store(true, Ordering::SeqCst);
    watch();
    Arc::clone(flag)
}

static NOTICE: std::sync::OnceLock<&str> = std::sync::OnceLock::new();

/// Whether the signal has been dealt with by raising the flag.
#[cfg_attr(not(unix), allow(dead_code))]
fn raised_the_flag() -> bool {
    let first = IN_ORDER.swap(false, Ordering::SeqCst);
    if first && let Some(flag) = STOP.get() {
        flag.store(true, Ordering::SeqCst);
        crate::say::note(NOTICE.get().unwrap_or(&""));
    }
    first
}

#[cfg(unix)]
mod unix {
    use std::sync::Once;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    use super::raised_the_flag;
    use crate::temporary::clear_up;

    static WATCHING: Once = Once::new();

    /// From now on a signal takes unfinished files away before it ends the program.
    pub fn watch() {
        WATCHING.call_once(|| {
            // What was told to ignore a signal (nohup, a job in the background) goes on ignoring it.
            let heard = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|&signal| !is_ignored(signal));
            let Ok(mut signals) = Signals::new(heard) else { return };
            let _without_a_watch = thread::Builder::new().name("signals".into()).spawn(move || {
                for signal in signals.forever() {
                    if !raised_the_flag() {
                        clear_up(|| {
                            let _ended = emulate_default_handler(signal);
                        });
                    }
                }
            });
        });
    }

    /// A file that may not grow any more (`ulimit -f`) is a failed write like any other, and not the end of the program.
    pub fn survive_full_files() {
        let _dies_as_before = signal_hook::flag::register(SIGXFSZ, std::sync::Arc::default());
    }

    /// Whether whoever started the program wants it to ignore this signal.
    #[allow(unsafe_code)]
    fn is_ignored(signal: i32) -> bool {
        // SAFETY: asks for the present action and changes nothing; zeroes are a valid action.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &raw mut action) == 0
                && action.sa_sigaction == libc::SIG_IGN
        }
    }
}

/// Signals are a matter of Unix.
#[cfg(not(unix))]
pub fn watch() {}

/// Signals are a matter of Unix.
#[cfg(not(unix))]
pub fn survive_full_files() {}

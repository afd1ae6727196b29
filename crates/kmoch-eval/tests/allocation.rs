//! `evaluate()` is called millions of times a second: it allocates nothing.

// Counting allocations takes an allocator of one's own, which is unsafe by its nature.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kmoch_eval::{Evaluator, Profile};
use shakmaty::fen::Fen;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: handed on as it came.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: handed on as it came.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn evaluate_allocates_nothing() {
    let boards: Vec<_> = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/1bp2ppp/p4n2/n3p1B1/Pq2P3/1P3N2/BP3PPP/R2QK2R w KQkq - 1 15",
        "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1",
        "7k/3p2p1/p1p1pp1p/P1P1PP1P/1P1P2P1/6r1/3R4/6K1 w - - 0 1",
    ]
    .into_iter()
    .map(|fen| Fen::from_ascii(fen.as_bytes()).expect("a sound FEN").into_setup())
    .collect();
    for profile in [Profile::addendum(), Profile::tuned()] {
        let mut evaluator = Evaluator::new(&profile);
        let before = ALLOCATIONS.get();
        // Twice: without and with what is remembered.
        for setup in boards.iter().chain(&boards) {
            std::hint::black_box(evaluator.evaluate(&setup.board, setup.turn));
        }
        assert_eq!(ALLOCATIONS.get(), before, "with the profile {}", profile.name);
    }
}

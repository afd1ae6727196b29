//! A fixed set of positions searched to a fixed depth: the same nodes each time, and how fast.

use std::io::{self, Write};
use std::time::Instant;

use kmoch_eval::Profile;
use shakmaty::{CastlingMode, fen::Fen};

use crate::engine::{Engine, Options};
use crate::game::Game;
use crate::limits::Limits;
use crate::tt::Table;

/// Openings, middlegames and endgames, quiet and sharp.
pub const POSITIONS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R w KQ - 2 6",
    "rnbqk2r/pp2ppbp/6p1/2p5/3PP3/2P5/P3NPPP/R1BQKB1R b KQkq - 1 7",
    "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
    "3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - 0 1",
    "2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - - 0 1",
    "r1b2rk1/2q1b1pp/p2ppn2/1p6/3QP3/1BN1B3/PPP3PP/R4RK1 w - - 0 1",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
    "r3r1k1/ppqb1ppp/8/4p1NQ/8/2P5/PP3PPP/R3R1K1 b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/1p1k2p1/p1p2p1p/P1P2P1P/1P2K1P1/8/8 w - - 0 1",
    "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
    "4k3/1p2r1p1/p6p/8/3B4/P5P1/1P3P1P/4R1K1 w - - 0 1",
    "6k1/5pp1/7p/8/1r6/1P4P1/R4P1P/6K1 w - - 0 1",
    "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50",
    "5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1",
    "r1bqr1k1/1p3p1p/p1np2p1/2pN4/2P1PP2/1P1B4/P2Q2PP/R4RK1 w - - 0 16",
];

/// How deep each position is searched.
pub const DEPTH: u32 = 11;
const MEGABYTES: usize = 16;

/// Searches all positions and writes what OpenBench reads: `N nodes`, `N nps`.
///
/// # Errors
/// When the output cannot be written.
pub fn run(profile: &Profile, depth: u32, output: &mut dyn Write) -> io::Result<u64> {
    let table = Table::new(MEGABYTES).ok_or(io::ErrorKind::OutOfMemory)?;
    let mut engine = Engine::new(profile, table);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let start = Instant::now();
    let mut nodes = 0;
    for fen in POSITIONS {
        let setup: Fen = fen.parse().map_err(io::Error::other)?;
        let position = setup
            .into_position(CastlingMode::Standard)
            .map_err(|error| io::Error::other(error.to_string()))?;
        let game = Game::new(position);
        let found = engine.think(&game, &limits, &Options::default());
        nodes += found.nodes;
        writeln!(output, "{:>10} {fen}", found.nodes)?;
    }
    let seconds = start.elapsed().as_secs_f64().max(f64::EPSILON);
    writeln!(output, "{nodes} nodes")?;
    writeln!(output, "{} nps", (nodes as f64 / seconds) as u64)?;
    Ok(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_nodes_each_time() {
        let mut first = Vec::new();
        let nodes = run(&Profile::addendum(), 5, &mut first).unwrap();
        let again = run(&Profile::addendum(), 5, &mut Vec::new()).unwrap();
        assert_eq!(nodes, again);
        let text = String::from_utf8(first).unwrap();
        let mut last = text.lines().rev();
        assert!(last.next().unwrap().ends_with(" nps"));
        assert_eq!(last.next().unwrap(), format!("{nodes} nodes"));
    }
}

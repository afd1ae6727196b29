//! Counting the leaves of the tree of legal moves, to prove the rules right.

use shakmaty::{Chess, Move, Position};

use crate::keyed::Keyed;
use crate::moves::Moves;
use crate::signals::Signals;

/// How many positions there are after so many plies.
///
/// ```
/// use shakmaty::Chess;
/// assert_eq!(kmoch_search::perft::perft(&Chess::default(), 3), 8902);
/// ```
pub fn perft(position: &Chess, depth: u32) -> u64 {
    count(&Keyed::new(position.clone()), depth, &Signals::default())
}

/// The same, move by move, until told to stop.
pub fn divide<'a>(
    position: &Chess,
    depth: u32,
    signals: &'a Signals,
) -> impl Iterator<Item = (Move, u64)> + use<'a> {
    let root = Keyed::new(position.clone());
    let rest = depth.saturating_sub(1);
    let moves = if depth == 0 { shakmaty::MoveList::new() } else { position.legal_moves() };
    moves.into_iter().map(move |m| (m, count(&root.play(m), rest, signals)))
}

fn count(position: &Keyed, depth: u32, signals: &Signals) -> u64 {
    if depth == 0 || signals.is_stopped() {
        return 1;
    }
    let moves = Moves::of(position);
    let mut total = 0;
    let mut visit = |m| total += count(&position.play(m), depth - 1, signals);
    moves.noisy(&mut visit);
    moves.quiet(&mut visit);
    total
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    #[test]
    fn standard_and_chess960_positions() {
        for (fen, depth, nodes) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9_467),
            ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
            ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 4, 326_672),
            ("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", 3, 18_002),
            ("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", 3, 10_471),
        ] {
            let position = fen.parse::<Fen>().unwrap();
            let position = position.into_position(CastlingMode::Chess960).unwrap();
            assert_eq!(perft(&position, depth), nodes, "{fen}");
            let signals = Signals::default();
            let divided = divide(&position, depth, &signals);
            assert_eq!(divided.map(|(_, n)| n).sum::<u64>(), nodes);
        }
    }
}

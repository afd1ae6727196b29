//! The command `go`: what to search, and how long.

use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color};

use crate::limits::Limits;

/// What `go` asks for.
#[derive(Debug, Clone)]
pub enum Order {
    /// A search.
    Search(Limits),
    /// Counting the tree of legal moves.
    Perft(u32),
}

/// Reads the words after `go`. What cannot be read is reported and skipped.
pub fn parse(words: &str, position: &Chess, complain: &mut dyn FnMut(&str)) -> Order {
    let mut limits = Limits::default();
    let mut words = words.split_whitespace().peekable();
    let mut limited = false;
    while let Some(word) = words.next() {
        let mut number =
            || -> Option<i64> { words.next_if(|next| next.parse::<i64>().is_ok())?.parse().ok() };
        let read = match word {
            "wtime" | "btime" => number().map(|time| {
                let color = if word == "wtime" { Color::White } else { Color::Black };
                *limits.clock.get_mut(color) = Some(milliseconds(time));
                limited = true;
            }),
            "winc" | "binc" => number().map(|time| {
                let color = if word == "winc" { Color::White } else { Color::Black };
                *limits.increment.get_mut(color) = milliseconds(time);
            }),
            "movestogo" => {
                number().map(|moves| limits.moves_to_go = (moves > 0).then(|| small(moves)))
            }
            "movetime" => number().map(|time| {
                limits.move_time = Some(milliseconds(time));
                limited = true;
            }),
            "depth" => number().map(|depth| {
                limits.depth = Some(small(depth));
                limited = true;
            }),
            "nodes" => number().map(|nodes| {
                limits.nodes = Some(nodes.max(1).unsigned_abs());
                limited = true;
            }),
            "mate" => number().map(|moves| {
                limits.mate = Some(small(moves));
                limited = true;
            }),
            "perft" => {
                if let Some(depth) = number() {
                    return Order::Perft(small(depth));
                }
                None
            }
            "infinite" => {
                limits.infinite = true;
                Some(())
            }
            "ponder" => {
                limits.ponder = true;
                Some(())
            }
            "searchmoves" => {
                while let Some(m) = words.next_if(|next| next.parse::<UciMove>().is_ok()) {
                    match m.parse::<UciMove>().map(|uci| uci.to_move(position)) {
                        Ok(Ok(m)) => limits.search_moves.push(m),
                        _ => complain(&format!("go: '{m}' is not legal here")),
                    }
                }
                Some(())
            }
            _ => None,
        };
        if read.is_none() {
            complain(&format!("go: cannot make sense of '{word}'"));
        }
    }
    // Who gives what is gained but not what is left has at least that much to think with.
    let gains = limits.increment.white.max(limits.increment.black);
    if !limited && gains > Duration::ZERO && !limits.infinite {
        limits.clock = limits.increment.map(|gain| (gain > Duration::ZERO).then_some(gain));
        limited = true;
    }
    limits.infinite |= !limited && !limits.ponder;
    Order::Search(limits)
}

fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(time.clamp(0, LONGEST).unsigned_abs())
}

/// No clock shows more than a year.
const LONGEST: i64 = 366 * 24 * 60 * 60 * 1000;

fn small(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(words: &str) -> (Limits, usize) {
        let mut complaints = 0;
        match parse(words, &Chess::default(), &mut |_| complaints += 1) {
            Order::Search(limits) => (limits, complaints),
            Order::Perft(_) => panic!("{words} is a search"),
        }
    }

    #[test]
    fn limits_are_read() {
        let (read, complaints) = limits("wtime 100 btime -50 winc 5 binc 6 movestogo 0");
        assert_eq!(complaints, 0);
        assert_eq!(read.clock.white, Some(Duration::from_millis(100)));
        assert_eq!(read.clock.black, Some(Duration::ZERO));
        assert_eq!(read.increment.black, Duration::from_millis(6));
        assert_eq!(read.moves_to_go, None);
        assert!(!read.infinite);
        assert!(limits("").0.infinite);
        assert!(limits("infinite").0.infinite);
        let (read, _) = limits("winc 1000 binc 2000");
        assert!(!read.infinite);
        assert_eq!(read.clock.black, Some(Duration::from_secs(2)));
        let (read, _) = limits("ponder wtime 1000 btime 1000");
        assert!(read.ponder && !read.infinite);
        assert_eq!(limits("searchmoves e2e4 d2d4 depth 3").0.search_moves.len(), 2);
        assert_eq!(limits("depth 3 searchmoves e2e5").1, 1);
        assert!(matches!(parse("perft 3", &Chess::default(), &mut |_| ()), Order::Perft(3)));
    }

    #[test]
    fn nonsense_is_reported_and_skipped() {
        let (read, complaints) = limits("depth banana nodes 5 quickly");
        assert_eq!(complaints, 3);
        assert_eq!((read.depth, read.nodes), (None, Some(5)));
    }
}

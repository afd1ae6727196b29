//! Who seems lost looks at the checks once more. A combination that begins with a sacrifice is the last thing that a
//! search of all moves comes to; a search of the checks alone sees it many times sooner.

use kmoch_search::limits::Limits;
use kmoch_search::score::Score as Found;
use shakmaty::{Chess, Move, Position};

/// Who is to move and worth this many centipawns or less seems lost.
const SEEMS_LOST: Found = -150;

/// The checks get one part in so many of the effort.
const SHARE: u64 = 2;

/// They have to be so many centipawns better than the best move so far to be believed.
pub const BETTER_BY: Found = 50;

/// How to look at the checks, if they are worth a look: after a verdict on the side to move that is bad.
pub fn worth_a_look(
    position: &Chess,
    line: &[Move],
    score: Found,
    limits: &Limits,
) -> Option<Limits> {
    let nodes = limits.nodes.filter(|_| score <= SEEMS_LOST)? / SHARE;
    let mut search_moves: Vec<Move> = position.legal_moves().into_iter().collect();
    search_moves.retain(|mv| Some(mv) != line.first() && gives_check(position, *mv));
    let any = nodes > 0 && !search_moves.is_empty();
    any.then(|| Limits { nodes: Some(nodes), search_moves, ..Limits::default() })
}

fn gives_check(position: &Chess, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.is_check()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: fn(u64) -> Limits = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };

    fn position(fen: &str) -> Chess {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        fen.into_position(shakmaty::CastlingMode::Standard).unwrap()
    }

    #[test]
    fn only_checks_of_a_side_that_seems_lost_are_looked_at() {
        // Qxg7+ and Ra8+ are checks.
        let lost = position("4q1k1/5ppp/8/8/8/2Q5/8/R5K1 w - - 0 1");
        assert!(worth_a_look(&lost, &[], -100, &LIMITS(400)).is_none(), "not lost");
        let limits = worth_a_look(&lost, &[], -500, &LIMITS(400)).unwrap();
        assert_eq!((limits.nodes, limits.search_moves.len()), (Some(200), 1));
        let best = limits.search_moves;
        assert!(worth_a_look(&lost, &best, -500, &LIMITS(400)).is_none(), "looked at already");
        assert!(worth_a_look(&lost, &[], -500, &Limits::default()).is_none(), "no effort to share");
    }
}

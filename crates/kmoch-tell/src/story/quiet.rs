//! Where a story is told: on a quiet board. In the middle of an exchange a ledger counts what is about
//! to be taken, so best play is followed to the first lull that is worth what the search says.

use kmoch_eval::{Amount, Evaluator, Ledger};
use shakmaty::{Chess, Move, Position as _};

/// From this difference on a count at sight has missed something.
pub const CLEAR: Amount = Amount::from_millipawns(500);

/// Best play is followed no further than this: a reader has to see the position in the mind.
const FURTHEST: usize = 10;

/// A move of one side or the answer to it that takes: then the board is not quiet.
const AT_ONCE: usize = 2;

/// An exchange goes on if something is taken within so many moves of either side.
const GOING_ON: usize = 3;

/// A position on the line of best play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standpoint {
    /// So many moves of either side after the position that was asked about.
    pub plies: usize,
    /// The position.
    pub position: Chess,
    /// What is found in it.
    pub ledger: Ledger,
}

impl Standpoint {
    /// Where the position that was asked about is told: there, if sight and search agree on it or
    /// nothing is taken at once; else at the first lull where they agree, or come nearest.
    pub fn of(
        start: Standpoint,
        line: &[Move],
        score: Amount,
        evaluator: &Evaluator,
    ) -> Standpoint {
        let missed = |place: &Standpoint| (place.ledger.total() - score).abs();
        if missed(&start) < CLEAR || !line.iter().take(AT_ONCE).any(is_taking) {
            return start;
        }
        let lulls = lulls(&start, line, evaluator);
        let agreeing = lulls.iter().find(|place| missed(place) < CLEAR);
        let nearest = lulls.iter().min_by_key(|place| (missed(place), place.plies));
        match agreeing.or(nearest) {
            Some(best) if missed(best) < missed(&start) => best.clone(),
            _ => start,
        }
    }
}

impl Standpoint {
    /// The lull on the line of best play where sight and search agree best: there is told what nothing at the
    /// start bears out.
    pub fn further(
        &self,
        line: &[Move],
        score: Amount,
        evaluator: &Evaluator,
    ) -> Option<Standpoint> {
        let missed = |place: &Standpoint| (place.ledger.total() - score).abs();
        let lulls = lulls(self, line, evaluator).into_iter();
        lulls.filter(|place| missed(place) < CLEAR).min_by_key(|place| (missed(place), place.plies))
    }

    /// The place that moves lead to from here.
    pub fn after(&self, moves: &[Move], evaluator: &Evaluator) -> Standpoint {
        let mut position = self.position.clone();
        moves.iter().for_each(|&mv| position.play_unchecked(mv));
        let ledger = evaluator.ledger(position.board(), position.turn());
        Standpoint { plies: self.plies + moves.len(), position, ledger }
    }
}

/// The positions on the way in which nothing is being taken.
fn lulls(start: &Standpoint, line: &[Move], evaluator: &Evaluator) -> Vec<Standpoint> {
    let mut position = start.position.clone();
    let mut lulls = Vec::new();
    let mut taken = false;
    for (index, mv) in line.iter().enumerate().take(FURTHEST) {
        position.play_unchecked(*mv);
        taken |= is_taking(mv);
        let next = line.get(index + 1);
        if is_lull(&position, next) && !position.is_game_over() {
            let ledger = evaluator.ledger(position.board(), position.turn());
            lulls.push(Standpoint { plies: index + 1, position: position.clone(), ledger });
            // The exchange is over: what comes now is another story.
            let goes_on = line[index + 1..].iter().take(GOING_ON).any(is_taking)
                || next.is_some_and(|next| gives_check(&position, *next));
            if taken && !goes_on {
                break;
            }
        }
    }
    lulls
}

/// Whether nobody is in check and the next move neither takes nor promotes.
fn is_lull(position: &Chess, next: Option<&Move>) -> bool {
    !position.is_check() && !next.is_some_and(is_taking)
}

fn gives_check(position: &Chess, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after.is_check()
}

fn is_taking(mv: &Move) -> bool {
    mv.is_capture() || mv.is_promotion()
}

#[cfg(test)]
mod tests {
    use kmoch_eval::Profile;
    use shakmaty::uci::UciMove;

    use super::*;
    use crate::Position;

    /// After how many plies a position is told.
    fn plies(fen: &str, moves: &str, millipawns: i32) -> usize {
        let evaluator = Evaluator::new(&Profile::tuned());
        let position = Position::read(fen).unwrap().chess;
        let mut end = position.clone();
        let mut line = Vec::new();
        for word in moves.split_whitespace() {
            let mv = word.parse::<UciMove>().unwrap().to_move(&end).unwrap();
            end.play_unchecked(mv);
            line.push(mv);
        }
        let ledger = evaluator.ledger(position.board(), position.turn());
        let start = Standpoint { plies: 0, position, ledger };
        Standpoint::of(start, &line, Amount::from_millipawns(millipawns), &evaluator).plies
    }

    /// A queen that is about to be taken back.
    const TAKEN_BACK: &str = "r3k2r/pb1pn1pp/3qp3/2p1Pp2/2P2P2/1P4K1/P4NPP/3R1B1R w kq - 0 20";

    #[test]
    fn an_exchange_is_followed_to_its_end() {
        assert_eq!(plies(TAKEN_BACK, "d1d6 h8g8 h2h4 h7h6", 250), 1);
    }

    #[test]
    fn a_quiet_position_is_told_as_it_stands_whatever_comes_later() {
        assert_eq!(plies(TAKEN_BACK, "h2h3 h7h6 d1d6", 250), 0);
        assert_eq!(plies("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8e7", 5000), 0);
    }
}

//! A verdict that several looks agree on: at a position, and at those that best play leads to from it.
//!
//! A single look may be off by half a pawn, now this way and now that. Positions that follow each other in best play are
//! worth the same, so that looks at them measure one thing several times, and their mean is nearer to it than any of
//! them. The later ones see further, too: what the first promises, they have to bear out.

use kmoch_search::limits::Limits;
use kmoch_tell::outcome::Outcome;
use shakmaty::{Chess, Color, Position};

use super::Searching;
use crate::annotator::Assessment;
use crate::score::Score;

/// Each of the looks has one part in so many of the effort.
pub const SHARE: u64 = 2;

/// A move that is worth so many centipawns less to its side once it has been made is the wrong one: now that its
/// refutation is known, the position is looked at once more.
const DISAPPOINTS: i32 = 30;

impl Searching {
    /// The mean of what looks at a position and at the next two of best play say, with the moves that were followed.
    pub(super) fn walk(&mut self, position: &Chess, limits: &Limits) -> Assessment {
        let mut here = position.clone();
        let mut first = self.look(position, limits, u64::MAX).0;
        let mut second = self.step(&mut here, &first, limits);
        if second.as_ref().is_some_and(|second| disappoints(position.turn(), &first, second)) {
            here = position.clone();
            first = self.look(position, limits, u64::MAX).0;
            second = self.step(&mut here, &first, limits);
        }
        let third = second.as_ref().and_then(|second| self.step(&mut here, second, limits));
        mean(first, second.into_iter().chain(third))
    }

    /// Makes the best move and looks at the position after it, if the game goes on there.
    fn step(&mut self, here: &mut Chess, best: &Assessment, limits: &Limits) -> Option<Assessment> {
        here.play_unchecked(*best.line.first()?);
        Outcome::of(here).is_none().then(|| self.look(here, limits, u64::MAX).0)
    }
}

/// Whether the best move of a side is worth clearly less once it has been made.
fn disappoints(side: Color, promised: &Assessment, found: &Assessment) -> bool {
    let less = promised.score.amount() - found.score.amount();
    side.fold_wb(less, -less).centipawns() > DISAPPOINTS
}

/// What looks at positions that follow each other come to. A mate is no matter of opinion; one that only a later look
/// sees is left out, since who is mated might have played otherwise before.
fn mean(first: Assessment, then: impl Iterator<Item = Assessment>) -> Assessment {
    let Score::Centipawns(mut sum) = first.score else { return first };
    let (mut looks, mut walked) = (1, first);
    for found in then {
        let Score::Centipawns(score) = found.score else { break };
        walked.line.truncate(looks);
        walked.line.extend(found.line);
        walked.doubt = walked.doubt.max(found.doubt);
        (sum, looks) = (sum + score, looks + 1);
    }
    Assessment { score: Score::Centipawns(sum / looks as i32), ..walked }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::Profile;
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Square};

    use super::super::Effort;
    use super::*;

    const DEPTH: u32 = 3;

    fn walked(fen: &str) -> (Chess, Assessment) {
        let fen: Fen = fen.parse().unwrap();
        let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
        let mut judge = Searching::new(&Profile::addendum(), Effort::Depth(DEPTH)).unwrap();
        let walked = judge.walk(&position, &Effort::Depth(DEPTH).limits(super::super::LAST));
        (position, walked)
    }

    fn verdict(score: Score, to: Square) -> Assessment {
        let line = Chess::default().legal_moves().into_iter().filter(|mv| mv.to() == to).collect();
        Assessment { score, line, doubt: 10 }
    }

    #[test]
    fn several_looks_come_to_their_mean() {
        let looks = [(30, Square::E4), (0, Square::D4), (0, Square::A3)];
        let [first, second, third] = looks.map(|(score, to)| verdict(Score::Centipawns(score), to));
        let all = mean(first.clone(), [second.clone(), third].into_iter());
        assert_eq!(all.score, Score::Centipawns(10));
        let line: Vec<Square> = all.line.iter().map(|mv| mv.to()).collect();
        assert_eq!(line, [Square::E4, Square::D4, Square::A3, Square::A3], "Na3 or a3 at the end");
        let mate = verdict(Score::Mate { winner: Color::White, moves: 2 }, Square::E4);
        assert_eq!(mean(first.clone(), [mate.clone()].into_iter()), first);
        assert_eq!(mean(mate.clone(), [second].into_iter()), mate);
    }

    #[test]
    fn a_move_disappoints_its_own_side() {
        let [good, bad] = [60, 20].map(|score| verdict(Score::Centipawns(score), Square::E4));
        assert!(disappoints(Color::White, &good, &bad) && !disappoints(Color::Black, &good, &bad));
        assert!(disappoints(Color::Black, &bad, &good) && !disappoints(Color::White, &bad, &bad));
    }

    #[test]
    fn the_moves_that_were_followed_can_be_played() {
        let (mut position, walked) =
            walked("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
        assert!(walked.line.len() >= 3);
        for mv in walked.line {
            assert!(position.is_legal(mv));
            position.play_unchecked(mv);
        }
        let (_, walked) = self::walked("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        assert_eq!(walked.score, Score::Mate { winner: Color::White, moves: 1 });
    }
}

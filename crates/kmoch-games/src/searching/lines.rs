//! Lines of a search that are followed further than it went: to the end of an exchange, to a mate, to where the board
//! shows what the verdict rests on.

use kmoch_eval::Amount;
use kmoch_search::engine::Options;
use kmoch_search::game::Game;
use kmoch_search::limits::Limits;
use kmoch_tell::story::proof::MOST_PLIES;
use shakmaty::{Chess, Move, Position};

use super::Searching;
use super::queens::with_queens;
use crate::annotator::{Annotator, Assessment};
use crate::score::Score;

/// How deep is looked whether an exchange goes on.
const SETTLING_DEPTH: u32 = 1;
/// How many positions are looked at for each move that a line lacks.
const FINISHING_NODES: u64 = 5_000;
/// How many moves a mate's line may lack: whoever says that it takes longer is believed without.
const MOST_FINISHING: usize = 100;
/// A line whose end comes as near to the verdict as this shows what the verdict rests on.
const SHOWN_WITHIN: Amount = Amount::from_millipawns(1000);
/// How many captures are followed at most.
const MOST_SETTLING: usize = 16;

impl Searching {
    /// Goes on from the end of a line as long as the best move takes or promotes: in the
    /// middle of an exchange the ledger would count what is about to be taken.
    pub(super) fn settle(&mut self, position: &Chess, line: &mut Vec<Move>) {
        let limits = Limits { depth: Some(SETTLING_DEPTH), ..Limits::default() };
        let so_far = Assessment { score: Score::LEVEL, line: line.clone(), doubt: 0 };
        let mut end = so_far.end(position);
        for _ in 0..MOST_SETTLING {
            if end.is_game_over() {
                return;
            }
            let game = Game::new(end.clone());
            let signals = (self.signals)();
            let found =
                self.engine.search(&game, &limits, &Options::default(), signals, &mut |_| {});
            let taking = found.best.filter(|best| best.is_capture() || best.is_promotion());
            let Some(next) = taking.and_then(|best| Some((best, end.clone().play(best).ok()?)))
            else {
                return;
            };
            line.push(next.0);
            end = next.1;
        }
    }

    /// Goes on from the end of a line to the mate that was found: lines of a search may stop short.
    pub(super) fn finish(&mut self, position: &Chess, line: &mut Vec<Move>, moves: u32) {
        let most = (2 * moves as usize).min(line.len() + MOST_FINISHING);
        self.go_on(position, line, most, |_, _| false);
    }

    /// Goes on from the end of a line, as far as lines are told, until the board shows what the verdict rests on. A
    /// mate's line is [finished](Searching::finish), and a draw's ends where it repeats itself.
    pub(super) fn show(&mut self, position: &Chess, assessment: &mut Assessment) {
        let Score::Centipawns(1.. | ..=-1) = assessment.score else { return };
        let verdict = assessment.score.amount();
        let is_shown = |judge: &mut Searching, end: &Chess| {
            (judge.ledger(end).total() - verdict).abs() <= SHOWN_WITHIN
        };
        let found = assessment.line.len();
        self.go_on(position, &mut assessment.line, MOST_PLIES, is_shown);
        if assessment.line.len() > found {
            self.settle(position, &mut assessment.line);
            with_queens(position, &mut assessment.line);
        }
    }

    /// Goes on from the end of a line with best moves, up to so many plies or to where it is enough.
    fn go_on(
        &mut self,
        position: &Chess,
        line: &mut Vec<Move>,
        most: usize,
        is_enough: impl Fn(&mut Searching, &Chess) -> bool,
    ) {
        let limits = Limits { nodes: Some(FINISHING_NODES), ..Limits::default() };
        let so_far = Assessment { score: Score::LEVEL, line: line.clone(), doubt: 0 };
        let mut end = so_far.end(position);
        while line.len() < most && !end.is_game_over() && !is_enough(self, &end) {
            let game = Game::new(end.clone());
            let signals = (self.signals)();
            let found =
                self.engine.search(&game, &limits, &Options::default(), signals, &mut |_| {});
            let Some(best) = found.best else { return };
            end.play_unchecked(best);
            line.push(best);
        }
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::Profile;

    use super::super::Effort;
    use super::*;

    fn position(fen: &str) -> Chess {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        fen.into_position(shakmaty::CastlingMode::Standard).unwrap()
    }

    #[test]
    fn lines_end_where_nothing_hangs() {
        // Rooks face each other: whoever takes is taken.
        let position = position("3rk3/3r4/8/8/8/8/3R4/3RK3 w - - 0 1");
        let mut judge = Searching::new(&Profile::addendum(), Effort::Depth(4)).unwrap();
        let mut assessment = judge.verdict(&position);
        assessment.line.truncate(1);
        judge.settle(&position, &mut assessment.line);
        let end = judge.ledger(&assessment.end(&position)).total().centipawns();
        assert!(end.abs() < 300, "{end} after {:?}", assessment.line);
    }

    #[test]
    fn a_line_goes_on_until_the_board_shows_what_the_verdict_says() {
        // The pawn's step traps the knight on e4; a line that ends with it has not won anything yet.
        let fen = "r4r1k/5pp1/7p/1p1pP3/p2QnP1q/P7/1PB2PRP/1K1R4 w - - 4 28";
        let position = position(fen);
        let step = position.legal_moves().into_iter().find(|m| m.to() == shakmaty::Square::F3);
        let mut judge = Searching::new(&Profile::tuned(), Effort::Depth(1)).unwrap();
        let mut shown =
            Assessment { score: Score::Centipawns(400), line: vec![step.unwrap()], doubt: 0 };
        judge.show(&position, &mut shown);
        let end = shown.end(&position);
        assert!((end.board().knights() & end.board().black()).is_empty(), "{:?}", shown.line);
        // What a line shows already is left alone.
        let mut level =
            Assessment { score: Score::Centipawns(100), line: shown.line[..1].to_vec(), doubt: 0 };
        let total = judge.ledger(&level.end(&position)).total().centipawns();
        level.score = Score::Centipawns(total);
        judge.show(&position, &mut level);
        assert_eq!(level.line.len(), 1);
    }
}

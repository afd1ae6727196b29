//! The verdicts on the positions of a game: a glance at each, longer looks where something is wrong.

use shakmaty::{Chess, Position};

use crate::annotator::{Annotator, Assessment};
use crate::pgn::Game;
use crate::score::{DOUBT, Fault, Score, Thresholds};

/// Shares of an inaccuracy that each look has to see for the next one, which is longer: a glance may be
/// wrong by much, in both directions.
const SUSPICION: [f64; 2] = [0.5, 0.5];

/// How often the game is gone through: a longer look for the sake of one move may show that the next one
/// is a suspect too.
const SWEEPS: usize = 2;

/// A move that seems to gain so many points shows that the position before it was misjudged.
const GAIN: f64 = 2.5;

/// With so few units on the board much of what a count says is drawn all the same: the doubt is larger
/// by so many points.
const FEW_UNITS: usize = 8;
const DOUBT_WITH_FEW: f64 = 10.0;

/// Who has fewer chances than this, in per cent, is losing, and by how much is hard to tell: the doubt is
/// larger by so many points.
const LOSING: f64 = 30.0;
const DOUBT_WHEN_LOSING: f64 = 8.0;

/// Who had no more chances than this, in per cent, had lost already, and whose opponent still has no more
/// has lost nothing.
const DECIDED: f64 = 15.0;

/// The verdicts on all positions of a game, the starting position's first.
pub struct Course<'a> {
    game: &'a Game,
    /// The best known verdicts.
    pub verdicts: Vec<Assessment>,
    /// The round in which each was found.
    rounds: Vec<usize>,
    /// Whether the best move was looked at as the one that was played.
    compared: Vec<bool>,
}

impl<'a> Course<'a> {
    /// A glance at every position, the last one first: what comes of a move is known before the move is
    /// looked at.
    pub fn glance(game: &'a Game, annotator: &mut impl Annotator) -> Course<'a> {
        let positions: Vec<&Chess> = game.positions().collect();
        let glance = |position: &&Chess| annotator.verdict_of_round(position, 0);
        let mut verdicts: Vec<Assessment> = positions.iter().rev().map(glance).collect();
        verdicts.reverse();
        let (rounds, compared) = (vec![0; verdicts.len()], vec![false; verdicts.len()]);
        let mut course = Course { game, verdicts, rounds, compared };
        (0..game.plies.len()).rev().for_each(|index| course.learn(index, annotator));
        course
    }

    /// The position before the move with this index.
    pub fn position(&self, index: usize) -> &'a Chess {
        match index.checked_sub(1) {
            None => &self.game.start,
            Some(before) => &self.game.plies[before].position,
        }
    }

    /// What each move is called, after longer looks at the suspects, from the end of the game again.
    pub fn confirm(
        &mut self,
        annotator: &mut impl Annotator,
        thresholds: &Thresholds,
    ) -> Vec<Option<Fault>> {
        let mut faults = vec![None; self.game.plies.len()];
        for _ in 0..SWEEPS {
            for index in (0..faults.len()).rev() {
                faults[index] = self.fault(index, annotator, thresholds);
            }
        }
        faults
    }

    /// White's chances before and after a move, on one and the same scale.
    pub fn chances(&self, index: usize, annotator: &impl Annotator) -> [f64; 2] {
        let verdicts = [&self.verdicts[index], &self.verdicts[index + 1]];
        verdicts.map(|verdict| annotator.chance(self.position(index), verdict.score))
    }

    fn fault(
        &mut self,
        index: usize,
        annotator: &mut impl Annotator,
        thresholds: &Thresholds,
    ) -> Option<Fault> {
        let searches = annotator.rounds() > 1;
        for round in 1..annotator.rounds() {
            let wanted = SUSPICION[(round - 1).min(SUSPICION.len() - 1)];
            let suspect = self.loss(index, annotator) >= thresholds.inaccuracy * wanted;
            if !suspect || self.is_decided(index, annotator) {
                return None;
            }
            self.look(index + 1, round, annotator);
            self.look(index, round, annotator);
        }
        if searches && self.loss(index, annotator) >= thresholds.inaccuracy + DOUBT {
            self.compare(index, annotator);
        }
        // No move is blamed that the judge itself would have made, nor one that changes nothing.
        if self.is_best(index) || (searches && self.is_decided(index, annotator)) {
            return None;
        }
        let [before, after] = [&self.verdicts[index], &self.verdicts[index + 1]];
        // Two moves looked at alike are told apart by what the looks see; at sight only by more than a doubt.
        let told_apart =
            searches || before.score.margin(after.score) > before.doubt.max(after.doubt);
        let least =
            thresholds.inaccuracy + if searches { self.doubt(index, annotator) } else { 0.0 };
        let loss = self.loss(index, annotator);
        thresholds.fault(loss).filter(|_| told_apart && loss >= least)
    }

    /// Whether the judge would have made the move.
    fn is_best(&self, index: usize) -> bool {
        let best = self.verdicts[index].line.first();
        best.is_some() && best == self.game.plies[index].mv.as_ref()
    }

    /// Looks at the position after the best move as long as at the one after the move that was played: the
    /// best move may owe what it promises to its look ending a move earlier. It is worth no more than what
    /// is seen now, and no less than the move that was played.
    fn compare(&mut self, index: usize, annotator: &mut impl Annotator) {
        let position = self.position(index);
        let best = self.verdicts[index].line.first().copied();
        let Some(best) = best.filter(|_| !self.is_best(index) && !self.compared[index]) else {
            return;
        };
        self.compared[index] = true;
        let Ok(after) = position.clone().play(best) else { return };
        let mut instead = annotator.verdict(&after);
        let chance = |verdict: &Assessment| {
            let chance = annotator.chance(position, verdict.score);
            position.turn().fold_wb(chance, -chance)
        };
        let played = &self.verdicts[index + 1];
        if chance(&instead) < chance(played) {
            instead.score = played.score;
        }
        if chance(&instead) < chance(&self.verdicts[index]) {
            instead.line.insert(0, best);
            self.verdicts[index] = instead;
        }
    }

    /// Whether the mover had lost before, or still wins.
    fn is_decided(&self, index: usize, annotator: &impl Annotator) -> bool {
        let [before, after] = self.mover_chances(index, annotator);
        before < DECIDED || after > 100.0 - DECIDED
    }

    /// By how many points the loss of a move may be off. A mate is no matter of judgement.
    fn doubt(&self, index: usize, annotator: &impl Annotator) -> f64 {
        let few = self.position(index).board().occupied().count() <= FEW_UNITS;
        let [before, _] = self.mover_chances(index, annotator);
        match self.verdicts[index + 1].score {
            Score::Mate { .. } => 0.0,
            Score::Centipawns(_) if few => DOUBT + DOUBT_WITH_FEW,
            Score::Centipawns(_) if before < LOSING => DOUBT + DOUBT_WHEN_LOSING,
            Score::Centipawns(_) => DOUBT,
        }
    }

    /// The mover's chances before and after a move.
    fn mover_chances(&self, index: usize, annotator: &impl Annotator) -> [f64; 2] {
        let turn = self.position(index).turn();
        self.chances(index, annotator).map(|chance| turn.fold_wb(chance, 100.0 - chance))
    }

    fn loss(&self, index: usize, annotator: &impl Annotator) -> f64 {
        let [before, after] = self.mover_chances(index, annotator);
        before - after
    }

    /// Looks at a position anew, unless that has been done as long before.
    fn look(&mut self, index: usize, round: usize, annotator: &mut impl Annotator) {
        if self.rounds[index] < round {
            self.verdicts[index] = annotator.verdict_of_round(self.position(index), round);
            self.rounds[index] = round;
            self.learn(index, annotator);
        }
    }

    /// No position is worth less to the mover than what comes of the move that was played. Where that move seems to
    /// gain something, it was there to be had before, and who allowed it is the one to suspect: what is seen a move
    /// later, in a look as long, is known before it.
    fn learn(&mut self, index: usize, annotator: &mut impl Annotator) {
        let played = self.game.plies.get(index).and_then(|ply| ply.mv);
        let Some(played) = played.filter(|_| annotator.rounds() > 1) else { return };
        if -self.loss(index, annotator) < GAIN {
            return;
        }
        self.look(index + 1, self.rounds[index], annotator);
        if -self.loss(index, annotator) >= GAIN {
            let mut known = self.verdicts[index + 1].clone();
            known.line.insert(0, played);
            if let Score::Mate { moves, .. } = &mut known.score {
                *moves += 1;
            }
            self.verdicts[index] = known;
        }
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::Ledger;
    use shakmaty::{Color, Rank};

    use super::*;
    use crate::pgn::RawGame;

    /// Sees that White's queen is lost only once it has been taken.
    struct ShortSighted;

    impl Annotator for ShortSighted {
        fn rounds(&self) -> usize {
            2
        }

        fn assess(&mut self, position: &Chess, _: usize) -> Assessment {
            let queens = (position.board().queens() & position.board().white()).count();
            let score = Score::Centipawns(if queens == 0 { -500 } else { 0 });
            Assessment { score, line: Vec::new(), doubt: 0 }
        }

        fn ledger(&mut self, _: &Chess) -> Ledger {
            Ledger { items: Vec::new() }
        }
    }

    #[test]
    fn who_allowed_it_is_blamed_not_who_took() {
        let game = Game::read(&RawGame::from_text("1. e4 e5 2. Qh5 Nf6 3. Nc3 Nxh5 *")).unwrap();
        let mut course = Course::glance(&game, &mut ShortSighted);
        let faults = course.confirm(&mut ShortSighted, &Thresholds::default());
        let blamed: Vec<usize> = (0..faults.len()).filter(|&ply| faults[ply].is_some()).collect();
        assert_eq!(blamed, [4], "3.Nc3 leaves the queen where it is");
        assert_eq!(course.verdicts[5].score, Score::Centipawns(-500));
        assert_eq!(course.verdicts[5].line.first(), game.plies[5].mv.as_ref());
    }

    /// Sees that Black mates once White's rook has left the first rank, and a lost game otherwise.
    struct SeesMate {
        mates: bool,
    }

    impl Annotator for SeesMate {
        fn rounds(&self) -> usize {
            2
        }

        fn assess(&mut self, position: &Chess, _: usize) -> Assessment {
            let at_home = (position.board().rooks() & shakmaty::Bitboard::from(Rank::First)).any();
            let score = match (at_home, self.mates) {
                (true, _) => Score::Centipawns(-400),
                (false, true) => Score::Mate { winner: Color::Black, moves: 2 },
                (false, false) => Score::Centipawns(-1000),
            };
            Assessment { score, line: Vec::new(), doubt: 0 }
        }

        fn ledger(&mut self, _: &Chess) -> Ledger {
            Ledger { items: Vec::new() }
        }
    }

    #[test]
    fn a_mate_leaves_no_doubt() {
        let text = "[FEN \"4k3/8/8/8/8/8/4q3/K6R w - - 0 1\"]\n\n1. Rh7 *";
        let game = Game::read(&RawGame::from_text(text)).unwrap();
        // With so few units on the board what seems lost may be drawn, unless there is a mate.
        for (mates, fault) in [(true, Some(Fault::Blunder)), (false, None)] {
            let mut judge = SeesMate { mates };
            let mut course = Course::glance(&game, &mut judge);
            assert_eq!(course.confirm(&mut judge, &Thresholds::default()), [fault]);
        }
    }
}

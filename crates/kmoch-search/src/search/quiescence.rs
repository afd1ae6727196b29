//! Quiescence: captures (and checks at the edge) until the position can be evaluated.

use shakmaty::Move;

use super::Worker;
use super::history::square_of;
use super::node::Node;
use super::picker::{Picker, Refutations, Wanted, is_noisy};
use super::remembered::{Found, proves};
use super::see::{exchange_value, gains_at_least};
use crate::keyed::Keyed;
use crate::moves::recall;
use crate::score::{
    DRAW, INFINITE, MAX_PLY, NONE, Score, from_table, is_decisive, is_loss, mated_in,
};
use crate::table::Bound;

/// After so many moves only recaptures and promotions are worth a look.
const MOST_MOVES: usize = 3;

impl Worker {
    /// The score once the captures are played out; `edge` on the first ply, where checks are tried too.
    pub(super) fn quiescence<N: Node>(
        &mut self,
        position: &Keyed,
        ply: usize,
        mut alpha: Score,
        beta: Score,
        edge: bool,
    ) -> Score {
        if N::VARIATION {
            self.variations.clear(ply);
        }
        if !self.enter(ply) || self.is_draw(position, ply) {
            return DRAW;
        }
        let in_check = position.is_check();
        if ply >= MAX_PLY - 1 {
            return if in_check { DRAW } else { self.evaluate(position) };
        }

        let key = position.key();
        let entry = self.task.table.probe(key);
        let entry_score = entry.map_or(NONE, |entry| from_table(entry.score, ply));
        if !N::VARIATION
            && let Some(entry) = entry
            && proves(entry.bound, entry_score, beta)
        {
            return entry_score;
        }
        let on_variation = N::VARIATION || entry.is_some_and(|entry| entry.on_variation);

        let mut raw = NONE;
        let mut best_score = -INFINITE;
        let mut floor = -INFINITE;
        if !in_check {
            raw = entry.map_or(NONE, |entry| Score::from(entry.evaluation));
            if raw == NONE {
                raw = self.evaluate(position);
            }
            best_score = self.corrected(position, ply, raw);
            floor = best_score + self.parameters.quiescence_margin;
            self.frame_mut(ply).evaluation = best_score;
            if let Some(entry) = entry
                && entry_score != NONE
                && !is_decisive(entry_score)
                && proves(entry.bound, entry_score, best_score + 1)
            {
                best_score = entry_score;
            }
            if best_score >= beta {
                if entry.is_none() {
                    let (score, bound) = (best_score, Bound::Lower);
                    let found = Found { best: None, score, raw, depth: 0, bound, on_variation };
                    self.remember(key, ply, found);
                }
                return best_score;
            }
            alpha = alpha.max(best_score);
        } else {
            self.frame_mut(ply).evaluation = NONE;
        }

        let hash = entry.and_then(|entry| recall(position, entry.best));
        let wanted = if in_check {
            Wanted::All
        } else if edge {
            Wanted::NoisyAndChecks
        } else {
            Wanted::Noisy
        };
        let hash = hash.filter(|m| in_check || is_noisy(*m));
        let context = if in_check {
            self.context(position, ply)
        } else {
            self.context_of_captures(position, ply)
        };
        let mut picker = Picker::new(wanted, hash, Refutations::default());
        let mut best = None;
        let mut number = 0;

        while let Some(m) = picker.next(position, &self.history, &context, &mut |_| 0) {
            number += 1;
            if !is_loss(best_score) {
                if in_check {
                    // One evasion is found; other quiet ones will hardly be better.
                    if !is_noisy(m) && number > 1 {
                        picker.skip_quiet();
                        continue;
                    }
                } else if self.is_futile(position, ply, m, number, floor, alpha, &mut best_score) {
                    continue;
                }
            }
            let child = self.go_to(position, ply, m);
            let score = -self.quiescence::<N::Child>(&child, ply + 1, -beta, -alpha, false);
            self.leave();
            if self.stopped {
                return DRAW;
            }
            if score > best_score {
                best_score = score;
                if score > alpha {
                    best = Some(m);
                    if N::VARIATION {
                        self.variations.set(ply, m);
                    }
                    if score >= beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }

        if in_check && number == 0 {
            return mated_in(ply);
        }
        let bound = if best_score >= beta { Bound::Lower } else { Bound::Upper };
        let found = Found { best, score: best_score, raw, depth: 0, bound, on_variation };
        self.remember(key, ply, found);
        best_score
    }

    /// Whether a move, its whole catch added to the evaluation, still does not reach alpha, or just loses material.
    #[allow(clippy::too_many_arguments)]
    fn is_futile(
        &self,
        position: &Keyed,
        ply: usize,
        m: Move,
        number: usize,
        floor: Score,
        alpha: Score,
        best_score: &mut Score,
    ) -> bool {
        let recaptures = square_of(self.frame_before(ply, 1).destination) == Some(m.to());
        if is_noisy(m) && !m.is_promotion() && !recaptures {
            if number > MOST_MOVES {
                return true;
            }
            let catch = floor + m.capture().map_or(0, exchange_value);
            if catch <= alpha {
                *best_score = (*best_score).max(catch);
                return true;
            }
            if floor <= alpha && !gains_at_least(position.board(), m, 1) {
                *best_score = (*best_score).max(floor);
                return true;
            }
        }
        !gains_at_least(position.board(), m, -self.parameters.quiescence_see)
    }
}

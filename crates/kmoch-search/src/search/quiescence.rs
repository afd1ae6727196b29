//! Quiescence search (QS): captures (and checks at the edge) until the position can be evaluated.

use shakmaty::Move;

use super::history::square_of;
use super::node::NodeType;
use super::picker::{Picker, Refutations, Wanted};
use super::remembered::{Found, proves};
use super::see::exchange_value;
use super::worker::Worker;
use crate::keyed::Keyed;
use crate::moves::{is_noisy, recall};
use crate::score::{
    DRAW, INFINITE, MAX_PLY, NONE, Score, from_table, is_decisive, is_loss, mated_in,
};
use crate::tt::{Bound, Entry};

/// After so many moves only recaptures and promotions are worth a look.
const MOST_MOVES: usize = 2;

/// A node of the quiescence search.
struct Leaf<'a> {
    position: &'a Keyed,
    ply: usize,
    alpha: Score,
    beta: Score,
    in_check: bool,
    tt: Option<Entry>,
    tt_score: Score,
    tt_pv: bool,
    /// The static evaluation as the evaluator gives it, or [`NONE`] in check.
    raw: Score,
    /// What a capture's catch is added to when it is asked whether it can reach alpha.
    floor: Score,
    best_score: Score,
    best: Option<Move>,
    /// How many moves were taken up.
    number: usize,
}

impl Worker {
    /// The score once the captures are played out; `edge` on the first ply, where checks are tried too.
    pub(super) fn quiescence<N: NodeType>(
        &mut self,
        position: &Keyed,
        ply: usize,
        alpha: Score,
        beta: Score,
        edge: bool,
    ) -> Score {
        if N::PV {
            self.variations.clear(ply);
        }
        if !self.enter(ply) || self.is_draw(position, ply) {
            return DRAW;
        }
        let in_check = position.is_check();
        if ply >= MAX_PLY - 1 {
            return if in_check { DRAW } else { self.evaluate(position) };
        }

        // Transposition table (TT).
        let tt = self.task.table.probe(position.key());
        let tt_score = tt.map_or(NONE, |entry| from_table(entry.score, ply));
        if !N::PV
            && let Some(entry) = tt
            && proves(entry.bound, tt_score, beta)
        {
            return tt_score;
        }
        let mut leaf = Leaf {
            position,
            ply,
            alpha,
            beta,
            in_check,
            tt,
            tt_score,
            tt_pv: N::PV || tt.is_some_and(|entry| entry.was_pv),
            raw: NONE,
            floor: -INFINITE,
            best_score: -INFINITE,
            best: None,
            number: 0,
        };
        if self.stand_pat(&mut leaf) {
            return leaf.best_score;
        }
        self.play_out::<N>(&mut leaf, edge)
    }

    /// Standing pat: whoever need not capture has at least the evaluation. Whether that is enough.
    fn stand_pat(&mut self, leaf: &mut Leaf<'_>) -> bool {
        if leaf.in_check {
            self.frame_mut(leaf.ply).evaluation = NONE;
            return false;
        }
        leaf.raw = leaf.tt.map_or(NONE, |entry| Score::from(entry.evaluation));
        if leaf.raw == NONE {
            leaf.raw = self.evaluate(leaf.position);
        }
        leaf.best_score = self.corrected(leaf.position, leaf.ply, leaf.raw);
        leaf.floor = leaf.best_score + self.parameters.quiescence_margin;
        self.frame_mut(leaf.ply).evaluation = leaf.best_score;
        if let Some(entry) = leaf.tt
            && leaf.tt_score != NONE
            && !is_decisive(leaf.tt_score)
            && proves(entry.bound, leaf.tt_score, leaf.best_score + 1)
        {
            leaf.best_score = leaf.tt_score;
        }
        if leaf.best_score >= leaf.beta {
            if leaf.tt.is_none() {
                self.remember_leaf(leaf, Bound::Lower);
            }
            return true;
        }
        leaf.alpha = leaf.alpha.max(leaf.best_score);
        false
    }

    /// Captures, checks at the edge, and all evasions of a check, best first.
    fn play_out<N: NodeType>(&mut self, leaf: &mut Leaf<'_>, edge: bool) -> Score {
        let (position, ply, in_check) = (leaf.position, leaf.ply, leaf.in_check);
        let tt_move = leaf
            .tt
            .and_then(|entry| recall(position, entry.best))
            .filter(|m| in_check || is_noisy(*m));
        let (wanted, context) = if in_check {
            (Wanted::All, self.context(position, ply))
        } else {
            let wanted = if edge { Wanted::NoisyAndChecks } else { Wanted::Noisy };
            (wanted, self.context_of_captures(position, ply))
        };
        let mut picker = Picker::new(wanted, tt_move, Refutations::default());
        while let Some(m) = picker.next(position, &self.history, &context, None) {
            leaf.number += 1;
            self.expect(position, m);
            if !is_loss(leaf.best_score) {
                if in_check {
                    // One evasion is found; other quiet ones will hardly be better.
                    if !is_noisy(m) && leaf.number > 1 {
                        picker.skip_quiet();
                        continue;
                    }
                } else if self.is_futile(leaf, m, &picker) {
                    continue;
                }
            }
            let child = self.go_to(position, ply, m);
            let score =
                -self.quiescence::<N::Child>(&child, ply + 1, -leaf.beta, -leaf.alpha, false);
            self.leave();
            if self.stopped {
                return DRAW;
            }
            if score > leaf.best_score {
                leaf.best_score = score;
                if score > leaf.alpha {
                    leaf.best = Some(m);
                    if N::PV {
                        self.variations.set(ply, m);
                    }
                    if score >= leaf.beta {
                        break;
                    }
                    leaf.alpha = score;
                }
            }
        }
        if in_check && leaf.number == 0 {
            return mated_in(ply);
        }
        let bound = if leaf.best_score >= leaf.beta { Bound::Lower } else { Bound::Upper };
        self.remember_leaf(leaf, bound);
        leaf.best_score
    }

    fn remember_leaf(&self, leaf: &Leaf<'_>, bound: Bound) {
        let &Leaf { best, best_score: score, raw, tt_pv: was_pv, .. } = leaf;
        let found = Found { best, score, raw, depth: 0, bound, was_pv };
        self.remember(leaf.position.key(), leaf.ply, found);
    }

    /// Whether a move, its whole catch added to the evaluation, still does not reach alpha, or just loses material.
    fn is_futile(&self, leaf: &mut Leaf<'_>, m: Move, picker: &Picker) -> bool {
        let board = leaf.position.board();
        let recaptures = square_of(self.frame_before(leaf.ply, 1).destination) == Some(m.to());
        if is_noisy(m) && !m.is_promotion() && !recaptures {
            if leaf.number > MOST_MOVES {
                return true;
            }
            let catch = leaf.floor + m.capture().map_or(0, exchange_value);
            if catch <= leaf.alpha {
                leaf.best_score = leaf.best_score.max(catch);
                return true;
            }
            if leaf.floor <= leaf.alpha && !picker.last_gains(board, m, 1) {
                leaf.best_score = leaf.best_score.max(leaf.floor);
                return true;
            }
        }
        !picker.last_gains(board, m, -self.parameters.quiescence_see)
    }
}

//! Every number the search decides by, in one place and open to tuning.
//!
//! Scores are centipawns, depths plies; reductions are kept in 1024ths of a ply. A value behind `or` lies
//! outside the bounds that a tuner keeps to and switches the step off, to see what it is worth:
//! `kmoch match --first null_depth=200`.

/// One parameter as a tuner sees it.
#[derive(Debug, Clone, Copy)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What the engine plays with.
    pub default: i32,
    /// The least sensible value.
    pub least: i32,
    /// The greatest sensible value.
    pub most: i32,
}

/// SPSA ends with steps of this share of a parameter's range.
const FINAL_STEP_SHARE: f64 = 0.05;
/// The learning rate OpenBench proposes.
const LEARNING_RATE: f64 = 0.002;

impl Parameter {
    /// The line OpenBench takes as SPSA input: name, type, value, bounds, final step, rate.
    pub fn spsa_line(&self) -> String {
        let step = (f64::from(self.most - self.least) * FINAL_STEP_SHARE).max(0.5);
        format!(
            "{}, int, {}, {}, {}, {step:.2}, {LEARNING_RATE}",
            self.name, self.default, self.least, self.most
        )
    }
}

macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident = $default:literal in $least:literal..=$most:literal $(or $off:literal)?;)*) => {
        /// The numbers one search plays by.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Parameters { $($(#[$doc])* pub $name: i32,)* }

        impl Default for Parameters {
            fn default() -> Parameters {
                Parameters { $($name: $default,)* }
            }
        }

        impl Parameters {
            /// All parameters with their bounds.
            pub const LISTING: &'static [Parameter] = &[$(Parameter {
                name: stringify!($name), default: $default, least: $least, most: $most,
            },)*];

            /// Sets one parameter by name; `false` if there is none of that name or the value is out of bounds.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) if ($least..=$most).contains(&value) $(|| value == $off)? => {
                        self.$name = value;
                    })*
                    _ => return false,
                }
                true
            }
        }
    };
}

parameters! {
    /// Half the first window around the last score.
    aspiration_window = 15 in 4..=50;
    /// From this depth on a window is used at all.
    aspiration_depth = 4 in 2..=8 or 200;
    /// How fast a failed window grows, in percent.
    aspiration_growth = 40 in 10..=150;

    /// Reverse futility pruning (RFP): from this depth down.
    reverse_futility_depth = 10 in 4..=14 or 0;
    /// Reverse futility: margin for each ply.
    reverse_futility_margin = 56 in 30..=150;
    /// Reverse futility: what an improving position saves.
    reverse_futility_improving = 45 in 0..=150;

    /// Razoring: from this depth down.
    razor_depth = 4 in 1..=8 or 0;
    /// Razoring: fixed margin.
    razor_base = 175 in 50..=500;
    /// Razoring: margin for each ply.
    razor_margin = 166 in 50..=400;

    /// Null move pruning (NMP): from this depth on.
    null_depth = 3 in 1..=6 or 200;
    /// Null move: fixed reduction.
    null_base = 4 in 2..=6;
    /// Null move: one more ply for this many plies of depth.
    null_divisor = 3 in 2..=8;
    /// Null move: one more ply for this many centipawns above beta.
    null_evaluation_divisor = 153 in 60..=400;
    /// Null move: at most so many plies for those centipawns.
    null_evaluation_most = 5 in 1..=6;
    /// Null move: from this depth on the result is verified.
    null_verification_depth = 14 in 8..=24;

    /// ProbCut: from this depth on.
    probcut_depth = 5 in 3..=8 or 200;
    /// ProbCut: how far above beta.
    probcut_margin = 70 in 60..=350;
    /// ProbCut: how much shallower it looks.
    probcut_reduction = 4 in 2..=6;

    /// Internal iterative reduction (IIR): without a table move, from this depth on, a PV or cut node is searched one
    /// ply shallower.
    internal_reduction_depth = 4 in 2..=8 or 200;

    /// Late move pruning (LMP): fixed count.
    late_move_base = 7 in 1..=10;
    /// Late move pruning (LMP): from this depth down.
    late_move_depth = 8 in 4..=12 or 0;
    /// Futility: from this reduced depth down, of captures too.
    futility_depth = 8 in 4..=12 or -1;
    /// Futility: fixed margin.
    futility_base = 112 in 0..=250;
    /// Futility: margin for each ply.
    futility_margin = 85 in 30..=200;
    /// Futility of captures: fixed margin beyond the catch.
    noisy_futility_base = 80 in 0..=300;
    /// Futility of captures: margin for each ply.
    noisy_futility_margin = 52 in 30..=250;
    /// History pruning: from this reduced depth down.
    history_pruning_depth = 5 in 2..=8 or -1;
    /// History pruning: history (negated) for each ply.
    history_pruning_margin = 3800 in 2000..=16000;
    /// SEE pruning: what a quiet move may lose, times the reduced depth squared.
    see_quiet_margin = 27 in 5..=80;
    /// SEE pruning: what a capture or a check may lose for each ply.
    see_noisy_margin = 85 in 30..=200;
    /// SEE pruning: from this depth down.
    see_depth = 10 in 4..=14 or 0;

    /// Singular extension (SE): from this depth on.
    singular_depth = 6 in 5..=10 or 200;
    /// Singular extension: how much shallower than this node the table's entry may be.
    singular_entry_margin = 3 in 2..=5;
    /// Singular extension: margin for each ply, in 16ths of a centipawn.
    singular_margin = 9 in 6..=64;
    /// Singular extension: by so much more it is extended twice.
    singular_double_margin = 23 in 4..=60;
    /// Singular extension: this often on one line it may be extended twice.
    singular_double_most = 10 in 2..=20;

    /// Late move reduction (LMR): fixed part, 1024ths.
    reduction_base = 1720 in 0..=2000;
    /// Late move reduction: factor of ln depth times ln move number, 1024ths.
    reduction_factor = 512 in 200..=800;
    /// Late move reduction of captures: factor, 1024ths.
    reduction_noisy_factor = 272 in 100..=600;
    /// More in a cut node: one of its first moves is expected to reach beta, so that a late one is hardly needed.
    reduction_cut_node = 1550 in 500..=3000;
    /// More still in a cut node of which no best move is known.
    reduction_no_tt_move = 1024 in 0..=3000;
    /// Less where a principal variation runs, or once ran.
    reduction_variation = 800 in 200..=2500;
    /// Less where the evaluation has turned out to be off by at least this many centipawns.
    misjudged_margin = 52 in 20..=250;
    /// So much less.
    reduction_misjudged = 1024 in 0..=3000;
    /// More when the position is not improving.
    reduction_not_improving = 1000 in 200..=2000;
    /// Less for killers and counter-moves.
    reduction_refutation = 1300 in 0..=2000;
    /// Less for moves that give check.
    reduction_check = 182 in 0..=2000;
    /// More for a quiet move when the table's move is a capture.
    reduction_hash_capture = 1000 in 0..=2000;
    /// More when replies to this node's moves have failed high often.
    reduction_child_cutoffs = 970 in 0..=2000;
    /// This much history of a quiet move is one ply.
    reduction_history_divisor = 14938 in 6000..=40000;
    /// This much history of a capture is one ply.
    reduction_noisy_history_divisor = 11500 in 5000..=40000;
    /// A reduced search that beats alpha by this much is repeated deeper.
    deeper_margin = 48 in 10..=120;

    /// From this depth on the clauses about a move tell quiet moves apart of which nothing is known.
    tie_break_depth = 6 in 1..=20 or 200;

    /// A move against a cutting rule is searched so many plies shallower.
    cut_reduction = 1 in 1..=3;

    /// Order of quiet moves: what a queen's flight from a lesser unit is worth beside history; rooks and minor pieces have
    /// less at stake.
    order_flight = 18000 in 0..=40000;
    /// Order of quiet moves: what a check is worth beside history.
    order_check = 10000 in 0..=40000;

    /// History bonus for each ply.
    history_bonus = 245 in 50..=400;
    /// History bonus: fixed part (subtracted).
    history_bonus_base = 103 in 0..=300;
    /// History bonus: at most.
    history_bonus_most = 1547 in 500..=4000;

    /// A move tried in vain before the one that cut off loses this share of the bonus, percent.
    history_in_vain = 125 in 50..=200;
    /// A cutoff by so many centipawns is rewarded as if one ply deeper.
    history_sure_margin = 20 in 20..=300;
    /// A quiet move that no reply refutes earns this share of the bonus, percent.
    history_unrefuted = 50 in 0..=200;
    /// From this depth on it does.
    history_unrefuted_depth = 4 in 1..=8;
    /// A move tried first that is refuted at once loses this share of the bonus, percent.
    history_refuted = 73 in 0..=200;

    /// Hindsight: a reduction of at least so many plies is taken back by one where the side that moved did not get worse.
    hindsight_deeper = 3 in 1..=6 or 200;
    /// Hindsight: a reduced move that lost more than this is searched yet one ply shallower.
    hindsight_margin = 61 in 20..=300;

    /// How slowly a correction moves: a full weight is one such part of the way.
    correction_inertia = 200 in 100..=600;
    /// Correction by pawn structure, 1024ths.
    correction_pawns = 1343 in 0..=2048;
    /// Correction by each side's pieces, 1024ths.
    correction_pieces = 720 in 0..=2048;
    /// Correction by the last two moves, 1024ths.
    correction_moves = 599 in 0..=2048;
    /// Correction by the last move and those four and six plies back, 1024ths.
    correction_older_moves = 400 in 0..=2048;

    /// Quiescence: what a capture must bring to the evaluation to be looked at.
    quiescence_margin = 135 in 40..=300;
    /// Quiescence: what a capture may lose.
    quiescence_see = 15 in 0..=100;

    /// Share of the clock for one move, per mille, without moves to go.
    time_share = 42 in 15..=80;
    /// Share of the increment, percent.
    time_increment_share = 75 in 30..=100;
    /// The most a move may take: so many percent of the planned time.
    time_hard_factor = 420 in 150..=900;
    /// The most a move may take of the clock, percent.
    time_hard_share = 55 in 20..=80;
    /// Percent of the plan for a choice made just now.
    time_unsettled = 130 in 100..=200;
    /// Percent less for each iteration that confirmed the choice.
    time_settled_step = 8 in 0..=15;
    /// A score that falls by this many centipawns adds as many percent, at most.
    time_drop_most = 60 in 0..=150;
    /// A score that rises takes off this many percent, at most.
    time_rise_most = 20 in 0..=40;
    /// Percent of the plan for a choice that took no effort against its rivals; each percent of effort takes one off.
    time_effort = 165 in 120..=220;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_lie_within_their_bounds_and_can_be_set_by_name() {
        let mut parameters = Parameters::default();
        for parameter in Parameters::LISTING {
            assert!(parameters.set(parameter.name, parameter.default), "{}", parameter.name);
            assert!(!parameters.set(parameter.name, parameter.most + 1));
        }
        assert_eq!(parameters, Parameters::default());
        assert!(!parameters.set("no_such_parameter", 1));
    }

    #[test]
    fn a_step_is_switched_off_by_a_value_of_its_own() {
        let mut parameters = Parameters::default();
        assert!(!parameters.set("null_depth", 100) && parameters.set("null_depth", 200));
        assert!(!parameters.set("razor_depth", -1) && parameters.set("razor_depth", 0));
    }

    #[test]
    fn a_listing_line_has_seven_fields() {
        let line = Parameters::LISTING[0].spsa_line();
        assert_eq!(line.split(", ").count(), 7);
        assert!(line.starts_with("aspiration_window, int, "));
    }
}

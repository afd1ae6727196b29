use kmoch_eval::context::between;

use crate::line::{Combination, Line, Step};
use crate::motif::Findings;
use crate::safety::{taking, worth};
use crate::words::the;

/// What a pawn gains by becoming a queen, in pawns.
const PROMOTED: i32 = 8;

motif! {
    /// A unit of the enemy is made to leave its post, by a check or by a unit it takes. On
    /// the next move we take what it guarded there, or promote where it stood in the way or kept watch,
    /// and from its new square it does not guard that any more. With the guard at its post the taking would
    /// not have paid, now it does; and the first move did not win as much by itself.
    DEFLECTION = "deflection" {
        name: "Deflection",
        example: "3r2k1/5ppp/8/8/1q6/8/8/3QR2K b - - 0 1;b4d4 e1e8 d8e8 d1d4",
        says: "Re8+ draws the rook on d8 away from d4",
        near_miss: "r5k1/5ppp/8/8/1q6/8/8/3QR2K b - - 0 1;b4d4 e1e8 a8e8 d1d4",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations().filter(is_deflection) {
        let Combination { first, reply, next } = combination;
        let guard = the(reply.board_before(), reply.from());
        let sentence = format!("{} draws {guard} away from {}", first.san(), next.to());
        found.claim(combination.plies(), [first.to(), reply.from(), next.to()], sentence);
    }
}

fn is_deflection(combination: &Combination<'_>) -> bool {
    let Combination { first, reply, next } = *combination;
    let goal = next.to();
    let promotes = next.mv.is_promotion();
    // With the guard at its post the taking would not have paid; now it does.
    let gain = |board, step: Step<'_>| taking(board, step.from(), step.to());
    let pays = promotes || gain(reply.board(), next) > 0 && gain(first.board_before(), next) <= 0;
    let wins = next.taken().map_or(0, worth) + if promotes { PROMOTED } else { 0 };
    let won_already =
        gain(first.board_before(), first) >= 0 && first.taken().map_or(0, worth) >= wins;
    let forced = reply.to() == first.to() || first.gives_check();
    let (before, after) = (first.board(), reply.board());
    let watched = before.attacks_from(reply.from());
    let kept_watch = watched.contains(goal)
        || promotes
            && reply.from().file() == goal.file()
            && (watched.contains(next.from()) || between(next.from(), goal).contains(reply.from()));
    pays && !won_already
        && forced
        && goal != reply.to()
        && goal != first.to()
        && kept_watch
        && !after.attacks_from(reply.to()).contains(goal)
}

use kmoch_eval::context::between;

use crate::line::{Combination, Line};
use crate::motif::Findings;
use crate::safety::worth;
use crate::words::the;

motif! {
    /// A unit of the enemy is made to leave its post, by a check or by a unit it has to take. On
    /// the next move we take what it guarded there, or promote where it stood in the way or kept watch,
    /// and from its new square it does not guard that any more. What we take is not worth more
    /// than what takes it, or the guard would not have mattered; and the first move does not simply win something.
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
    let worth_a_guard = match next.taken() {
        Some(taken) => worth(taken) <= worth(next.role()),
        None => promotes,
    };
    let won_already = first.taken().is_some_and(|taken| worth(taken) >= worth(first.role()));
    let forced = reply.to() == first.to() || first.gives_check();
    let (before, after) = (first.board(), reply.board());
    let watched = before.attacks_from(reply.from());
    let kept_watch = watched.contains(goal)
        || promotes
            && reply.from().file() == goal.file()
            && (watched.contains(next.from()) || between(next.from(), goal).contains(reply.from()));
    worth_a_guard
        && !won_already
        && forced
        && goal != reply.to()
        && goal != first.to()
        && kept_watch
        && !after.attacks_from(reply.to()).contains(goal)
}

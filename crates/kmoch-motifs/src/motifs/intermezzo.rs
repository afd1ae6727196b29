use shakmaty::Position;

use crate::line::{Combination, Line};
use crate::motif::Findings;

motif! {
    /// The enemy has just taken something on a square where we could take back at once. We make
    /// another move first, and take back on that square with the next one; the answer in between was
    /// not made by a unit that guards the square.
    INTERMEZZO = "intermezzo" {
        name: "Intermezzo",
        example: "6k1/8/8/3b4/4N3/8/8/1R2R1K1 b - - 0 1;d5e4 b1b8 g8g7 e1e4",
        says: "Rb8+ comes in between: taking on e4 can wait",
        near_miss: "6k1/8/8/3b4/4N3/8/8/1R2R1K1 b - - 0 1;d5e4 e1e4 g8g7 b1b7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        if is_intermezzo(line, combination) {
            let (first, next) = (combination.first, combination.next);
            let sentence =
                format!("{} comes in between: taking on {} can wait", first.san(), next.to());
            found.claim(first.ply - 1..=next.ply, [first.to(), next.to()], sentence);
        }
    }
}

fn is_intermezzo(line: &Line, combination: Combination<'_>) -> bool {
    let Combination { first, reply, next } = combination;
    let square = next.to();
    let Some(before) = line.step(first.ply.saturating_sub(1)) else { return false };
    next.taken().is_some()
        && first.to() != square
        && before.to() == square
        && before.taken().is_some()
        && first.before.is_legal(next.mv)
        && !first.board().attacks_from(reply.from()).contains(square)
}

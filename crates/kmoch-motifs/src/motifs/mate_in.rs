use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// The line ends with mate; the number in the key is that of our moves, `mate_in_1`, `mate_in_2` and so on.
    MATE_IN = "mate_in" {
        name: "Mate in so many moves",
        example: "1r4k1/5ppp/8/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8",
        says: "White mates in 1: Rd8#",
        near_miss: "1r4k1/5pp1/7p/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(last) = line.ours().next_back().filter(|step| step.mates()) else { return };
    let moves: Vec<String> = line.ours().map(|step| step.san()).collect();
    let side = kmoch_eval::sentence::name(line.solver());
    let sentence = format!("{side} mates in {}: {}", moves.len(), moves.join(", "));
    let first = line.ours().next().map_or(last.ply, |step| step.ply);
    let king = last.board().king_of(!line.solver());
    found.claim_counted(
        Some(moves.len()),
        first..=last.ply,
        [last.to()].into_iter().chain(king),
        sentence,
    );
}

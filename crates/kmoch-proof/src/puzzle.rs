//! A position and a line of moves, in which motifs are looked for.

use kmoch_motifs::{Line, find};
use kmoch_notation::Position;

/// The line is refused, or every motif that is found in it names the moves that prove it.
pub fn puzzle(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Some((fen, moves)) = text.split_once(';') else { return };
    let Ok(position) = Position::read(fen) else { return };
    for read in [Line::puzzle, Line::solution] {
        let Ok(line) = read(position.chess.clone(), moves) else { continue };
        for claim in find(&line, None) {
            let proof = line.moves(claim.plies.clone());
            assert!(!proof.is_empty() && !claim.sentence.is_empty(), "{}: {text}", claim.key());
        }
    }
}

//! What a search says of a position: centipawns, or a mate and how far off it is.

/// Centipawns seen from the side to move; mates and tablebase wins lie beyond any evaluation.
pub type Score = i32;

/// The search never goes further from the root than this.
pub const MAX_PLY: usize = 192;

const MAX_DISTANCE: Score = MAX_PLY as Score;

/// Beyond any score.
pub const INFINITE: Score = 32_600;
/// Stands for "not evaluated" (the king is in check).
pub const NONE: Score = 32_700;
/// Checkmate on the board.
pub const MATE: Score = 32_500;
/// Scores from here on are forced mates.
pub const MATE_BOUND: Score = MATE - MAX_DISTANCE;
/// A win that the endgame tables know.
pub const TABLEBASE_WIN: Score = MATE_BOUND - 1;
/// Scores from here on are known wins.
pub const WIN_BOUND: Score = TABLEBASE_WIN - MAX_DISTANCE;
/// The most an evaluation may say.
pub const MAX_EVALUATION: Score = WIN_BOUND - 1;
/// Nobody wins.
pub const DRAW: Score = 0;

/// The side to move has been mated, so many plies from the root.
pub const fn mated_in(ply: usize) -> Score {
    ply as Score - MATE
}

/// The side to move mates, so many plies from the root.
pub const fn mate_in(ply: usize) -> Score {
    MATE - ply as Score
}

/// Whether the score is a forced win or loss rather than an estimate.
pub const fn is_decisive(score: Score) -> bool {
    score.abs() >= WIN_BOUND
}

/// Whether the side to move is lost for certain.
pub const fn is_loss(score: Score) -> bool {
    score <= -WIN_BOUND
}

/// Whether the side to move wins for certain.
pub const fn is_win(score: Score) -> bool {
    score >= WIN_BOUND
}

/// A score as the transposition table keeps it: distances count from the position, not from the root.
pub const fn to_table(score: Score, ply: usize) -> i16 {
    let shift = ply as Score;
    (if is_win(score) {
        score + shift
    } else if is_loss(score) {
        score - shift
    } else {
        score
    }) as i16
}

/// The reverse of [`to_table`].
pub const fn from_table(stored: i16, ply: usize) -> Score {
    let (score, shift) = (stored as Score, ply as Score);
    if score == NONE {
        NONE
    } else if is_win(score) {
        score - shift
    } else if is_loss(score) {
        score + shift
    } else {
        score
    }
}

/// Moves (not plies) until mate, negative when being mated; `None` if no mate is in sight.
pub const fn moves_to_mate(score: Score) -> Option<i32> {
    if score >= MATE_BOUND {
        Some((MATE - score + 1) / 2)
    } else if score <= -MATE_BOUND {
        Some(-(MATE + score) / 2)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        assert_eq!(moves_to_mate(mate_in(1)), Some(1));
        assert_eq!(moves_to_mate(mate_in(3)), Some(2));
        assert_eq!(moves_to_mate(mated_in(2)), Some(-1));
        assert_eq!(moves_to_mate(mated_in(0)), Some(0));
        assert_eq!(moves_to_mate(MAX_EVALUATION), None);
        assert_eq!(moves_to_mate(TABLEBASE_WIN), None);
    }

    #[test]
    fn the_table_keeps_distances_from_the_position() {
        for score in [0, 35, -870, mate_in(7), mated_in(12), TABLEBASE_WIN - 9] {
            assert_eq!(from_table(to_table(score, 5), 5), score);
        }
        assert_eq!(from_table(to_table(mate_in(7), 5), 0), mate_in(2));
    }
}

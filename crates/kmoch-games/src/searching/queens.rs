//! Pawns become queens in lines that are told: a search that sees the piece taken at once, or the game won either way,
//! may as well take a rook, and whoever reads that looks for a reason.

use shakmaty::{Chess, Move, Position as _, Role};

/// The same line with a queen for every rook and bishop that a pawn becomes, where all that follows can be played as
/// it is and a queen does not stalemate.
pub fn with_queens(position: &Chess, line: &mut [Move]) {
    let mut at = position.clone();
    for index in 0..line.len() {
        if let Some(queen) = as_queen(line[index])
            && serves(&at, queen, line, index)
        {
            let square = queen.to();
            line[index] = queen;
            moved_by_queen(square, &mut line[index + 1..]);
        }
        at.play_unchecked(line[index]);
    }
}

/// The move with a queen, if it makes a rook or a bishop.
fn as_queen(mv: Move) -> Option<Move> {
    match mv {
        Move::Normal { role, from, capture, to, promotion: Some(Role::Rook | Role::Bishop) } => {
            Some(Move::Normal { role, from, capture, to, promotion: Some(Role::Queen) })
        }
        _ => None,
    }
}

/// Whether the line goes on as it did with a queen in place of what the pawn becomes.
fn serves(at: &Chess, queen: Move, line: &[Move], index: usize) -> bool {
    let mut instead = line[index..].to_vec();
    instead[0] = queen;
    moved_by_queen(queen.to(), &mut instead[1..]);
    let (mut with, mut before) = (at.clone(), at.clone());
    for (&new, &old) in instead.iter().zip(&line[index..]) {
        if !with.is_legal(new) {
            return false;
        }
        with.play_unchecked(new);
        before.play_unchecked(old);
        if with.is_game_over() && !before.is_game_over() && !with.is_checkmate() {
            return false;
        }
    }
    with.is_game_over() == before.is_game_over()
}

/// The same moves with a queen on this square: those of the piece there are hers, until it is taken; and who takes it takes
/// her.
fn moved_by_queen(square: shakmaty::Square, line: &mut [Move]) {
    let mut at = square;
    for (index, mv) in line.iter_mut().enumerate() {
        let Move::Normal { role, from, capture, to, promotion } = *mv else { continue };
        let ours = index % 2 == 1;
        if ours && from == at {
            *mv = Move::Normal { role: Role::Queen, from, capture, to, promotion };
            at = to;
        } else if !ours && to == at && capture.is_some() {
            *mv = Move::Normal { role, from, capture: Some(Role::Queen), to, promotion };
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::uci::UciMove;

    use super::*;

    fn told(fen: &str, moves: &str) -> String {
        let fen: Fen = fen.parse().unwrap();
        let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).unwrap();
        let mut at = position.clone();
        let mut line = Vec::new();
        for word in moves.split_whitespace() {
            let mv = word.parse::<UciMove>().unwrap().to_move(&at).unwrap();
            at.play_unchecked(mv);
            line.push(mv);
        }
        with_queens(&position, &mut line);
        let mut at = position;
        for &mv in &line {
            assert!(at.is_legal(mv));
            at.play_unchecked(mv);
        }
        let words: Vec<_> =
            line.iter().map(|mv| mv.to_uci(shakmaty::CastlingMode::Standard).to_string()).collect();
        words.join(" ")
    }

    #[test]
    fn a_rook_that_is_taken_or_moves_on_may_as_well_be_a_queen() {
        let fen = "r6k/1P6/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(told(fen, "b7b8r a8b8"), "b7b8q a8b8");
        assert_eq!(told(fen, "b7a8r h8g7 a8a7 g7g6"), "b7a8q h8g7 a8a7 g7g6");
    }

    #[test]
    fn a_rook_that_is_needed_stays_one() {
        // A queen on f7 would leave Black without a move, and a knight forks where a queen does not.
        let rook = "8/5P1k/8/6K1/8/8/8/8 w - - 0 1";
        assert_eq!(told(rook, "f7f8r h7g7"), "f7f8r h7g7");
        assert_eq!(told("7k/5P2/8/8/8/8/8/K7 w - - 0 1", "f7f8n h8g7"), "f7f8n h8g7");
        let stalemate = "8/6Pk/4K3/6p1/6P1/8/8/8 w - - 0 1";
        assert_eq!(told(stalemate, "g7g8r h7g8"), "g7g8q h7g8");
    }
}

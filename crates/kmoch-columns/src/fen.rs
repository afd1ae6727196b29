//! Positions written as FEN. Each row has one, so each square is looked at once and not once for each kind of unit.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, EnPassantMode, Piece, Position, Role};

/// Squares on the board.
const SQUARES: usize = 64;

/// Squares on a rank.
const WIDTH: usize = 8;

/// Room for the text of nearly every position.
const LONG: usize = 96;

/// Writes a position behind other text, as [`Fen`] has it.
pub(crate) fn push_fen(position: &Chess, text: &mut Vec<u8>) {
    // Where rooks may start anywhere, their names depend on what else stands there.
    if position.castles().mode() == CastlingMode::Chess960 {
        return Fen::from_position(position, EnPassantMode::Legal).append_ascii_to(text);
    }
    text.reserve(LONG);
    push_board(position, text);
    text.extend_from_slice(position.turn().fold_wb(b" w ", b" b "));
    push_castling(position, text);
    text.push(b' ');
    match position.legal_ep_square() {
        Some(square) => square.append_ascii_to(text),
        None => text.push(b'-'),
    }
    text.push(b' ');
    push_number(position.halfmoves(), text);
    text.push(b' ');
    push_number(position.fullmoves().get(), text);
}

/// The units, rank by rank from the eighth, with the numbers of empty squares between them.
fn push_board(position: &Chess, text: &mut Vec<u8>) {
    let mut letters = [0_u8; SQUARES];
    for (color, role) in
        Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role)))
    {
        let unit = Piece { color, role };
        let letter = unit.char() as u8;
        position.board().by_piece(unit).into_iter().for_each(|at| letters[at as usize] = letter);
    }
    for (rank, letters) in letters.chunks_exact(WIDTH).rev().enumerate() {
        if rank > 0 {
            text.push(b'/');
        }
        let mut empty = 0;
        for letter in letters {
            if *letter == 0 {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push(b'0' + empty);
                empty = 0;
            }
            text.push(*letter);
        }
        if empty > 0 {
            text.push(b'0' + empty);
        }
    }
}

/// Who may castle where.
fn push_castling(position: &Chess, text: &mut Vec<u8>) {
    let castles = position.castles();
    if castles.is_empty() {
        return text.push(b'-');
    }
    for (color, letters) in Color::ALL.into_iter().zip([b"KQ", b"kq"]) {
        for (side, letter) in CastlingSide::ALL.into_iter().zip(letters) {
            if castles.has(color, side) {
                text.push(*letter);
            }
        }
    }
}

/// A number in tens.
fn push_number(number: u32, text: &mut Vec<u8>) {
    const TEN: u32 = 10;
    if number >= TEN {
        push_number(number / TEN, text);
    }
    text.push(b'0' + (number % TEN) as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(position: &Chess) -> String {
        let mut text = Vec::new();
        push_fen(position, &mut text);
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn positions_are_written_as_they_are_read() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 99 120",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "7k/8/8/8/8/8/8/K7 b - - 10 1000",
        ] {
            let setup: Fen = fen.parse().unwrap();
            assert_eq!(written(&setup.into_position(CastlingMode::Standard).unwrap()), fen);
        }
    }

    #[test]
    fn rooks_that_start_elsewhere_are_named_by_their_files() {
        let fen = "1rr1k3/8/8/8/8/8/8/1R1RK2R w HBc - 0 1";
        let setup: Fen = fen.parse().unwrap();
        let position: Chess = setup.into_position(CastlingMode::Chess960).unwrap();
        let expected = Fen::from_position(&position, EnPassantMode::Legal).to_string();
        assert_eq!(written(&position), expected);
    }

    /// Moves chosen by rule, so that many different positions come about.
    #[test]
    fn positions_of_games_are_written_as_the_library_does() {
        const PLIES: usize = 400;
        for stride in [7, 11, 13] {
            let mut position = Chess::default();
            for ply in 0..PLIES {
                let expected = Fen::from_position(&position, EnPassantMode::Legal).to_string();
                assert_eq!(written(&position), expected);
                let moves = position.legal_moves();
                let Some(&chosen) = moves.get(ply * stride % moves.len().max(1)) else { break };
                position.play_unchecked(chosen);
            }
        }
    }
}

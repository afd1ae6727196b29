//! The command `position`: where a game stands.

use kmoch_notation::Position;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess};

use crate::game::Game;

/// Reads the words after `position`.
///
/// # Errors
/// Says which part is wrong.
pub fn parse(words: &str, chess960: bool) -> Result<Game, String> {
    let (setup, moves) = match words.split_once("moves") {
        Some((setup, moves)) => (setup.trim(), moves),
        None => (words.trim(), ""),
    };
    let position = match setup.split_once(char::is_whitespace) {
        Some(("fen", fen)) => read(fen, chess960)?,
        None if setup == "startpos" => read("startpos", chess960)?,
        _ => return Err("position: 'startpos' or 'fen' expected".to_owned()),
    };
    let mut game = Game::new(position);
    for word in moves.split_whitespace() {
        let m = word.parse::<UciMove>().map_err(|_| format!("position: '{word}' is not a move"))?;
        let m = m
            .to_move(game.position())
            .map_err(|_| format!("position: '{word}' is not legal there"))?;
        game.play(m);
    }
    Ok(game)
}

/// Reads a position as every part of the program reads it; what other programs claim of castling and en passant is
/// dropped where it cannot be.
fn read(fen: &str, chess960: bool) -> Result<Chess, String> {
    Position::read_leniently(fen, chess960.then_some(CastlingMode::Chess960))
        .map(|position| position.chess)
        .map_err(|fault| format!("position: {fault}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Position as _;

    #[test]
    fn games_are_read() {
        let game = parse("startpos moves e2e4 e7e5 g1f3", false).unwrap();
        assert_eq!(game.position().fullmoves().get(), 2);
        assert_eq!(game.earlier().len(), 1);
        let game = parse("fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 moves e1g1", false).unwrap();
        assert_eq!(game.position().turn(), shakmaty::Color::Black);
        assert!(parse("fen 8/8/8/4k3/8/8/8/4K3 w - -", false).is_ok());
        assert!(
            parse("fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w KQkq - 0 1", false).is_ok()
        );
        assert!(parse("fen 4k3/8/8/8/8/8/8/RK5R w HA - 0 1 moves b1h1", true).is_ok());
    }

    #[test]
    fn bad_positions_are_refused() {
        for words in [
            "",
            "startpo",
            "fen",
            "fen banana",
            "fen 8/8/8/8/8/8/8/8 w - - 0 1",
            "fen 4k3/8/8/8/8/8/8/4K3 w - - 4294967295 1",
            "fen 4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "startpos moves e2e5",
            "startpos moves e2e4 zz",
        ] {
            assert!(parse(words, false).is_err(), "{words}");
        }
    }
}

//! The command `position`: where a game stands.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, FromSetup, PositionError};

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
        Some(("fen", fen)) => from_fen(fen.trim(), chess960)?,
        None if setup == "startpos" => start(chess960),
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

fn start(chess960: bool) -> Chess {
    let setup = shakmaty::Setup::initial();
    Chess::from_setup(setup, CastlingMode::from_chess960(chess960)).unwrap_or_default()
}

/// Reads a position; castling rights that fit no standard game are read as Chess960.
///
/// # Errors
/// Says what is wrong with it.
pub fn from_fen(fen: &str, chess960: bool) -> Result<Chess, String> {
    let setup = fen.parse::<Fen>().map_err(|error| format!("position: {error}"))?.into_setup();
    let mode = if chess960 { CastlingMode::Chess960 } else { CastlingMode::detect(&setup) };
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| format!("position: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Position;

    #[test]
    fn games_are_read() {
        let game = parse("startpos moves e2e4 e7e5 g1f3", false).unwrap();
        assert_eq!(game.position().fullmoves().get(), 2);
        assert_eq!(game.earlier().len(), 1);
        let game = parse("fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 moves e1g1", false).unwrap();
        assert_eq!(game.position().turn(), shakmaty::Color::Black);
        assert!(parse("fen 8/8/8/4k3/8/8/8/4K3 w - -", false).is_ok());
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
            "fen 4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "startpos moves e2e5",
            "startpos moves e2e4 zz",
        ] {
            assert!(parse(words, false).is_err(), "{words}");
        }
    }
}

//! What another engine says of a position: the position on the first line, its words behind it.

use kmoch_games::guest::Heard;
use kmoch_notation::Position;
use kmoch_tell::Language;
use shakmaty::Position as _;

/// Whatever it says, its line can be played and its verdict be told.
pub fn guest(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let Ok(position) = Position::read(lines.next().unwrap_or_default()) else { return };
    let mut heard = Heard::default();
    for line in lines {
        let Some(best) = line.strip_prefix("bestmove ") else {
            heard.take(line);
            continue;
        };
        let reply = match std::mem::take(&mut heard).reply(&position.chess, best) {
            Ok(reply) => reply,
            Err(fault) => {
                assert!(!fault.to_string().contains(char::is_control), "{fault}");
                continue;
            }
        };
        let mut end = position.chess.clone();
        for mv in &reply.line {
            assert!(end.is_legal(*mv));
            end.play_unchecked(*mv);
        }
        assert!(!reply.line.is_empty());
        assert!((0.0..=100.0).contains(&reply.score.chance()));
        assert!(reply.score.amount().millipawns().is_finite());
        for language in Language::ALL {
            assert!(!reply.score.phrase().within(language).is_empty());
        }
    }
}

//! A position, and on a second line a move in it.

use kmoch_eval::{Evaluator, Profile};
use kmoch_notation::{Position, find_move};
use kmoch_tell::text::{self, Look};
use kmoch_tell::{Language, Study};
use shakmaty::Position as _;

/// It is explained or refused at a place; amounts add up; a move that is found is legal.
pub fn position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (fen, step) = text.split_once('\n').unwrap_or((&text, "e4"));
    let lenient = Position::read_leniently(fen, None);
    let position = match Position::read(fen) {
        Ok(position) => position,
        Err(fault) => {
            assert!(!fault.to_string().is_empty() && fault.picture().contains('^'));
            return;
        }
    };
    assert!(lenient.is_ok(), "what the strict reader takes the lenient one takes");
    match find_move(&position.chess, step) {
        Ok(mv) => assert!(position.chess.is_legal(mv)),
        Err(fault) => assert!(!fault.to_string().contains(char::is_control)),
    }
    let mut evaluator = Evaluator::new(&Profile::addendum());
    let fast = evaluator.evaluate(position.board(), position.turn());
    let study = Study::new(&mut evaluator, position);
    assert_eq!(study.tally.total(), fast, "{}", study.position.fen);
    let story = study.story(&evaluator);
    assert!(
        !text::story(
            &study,
            &story,
            "addendum",
            Look { width: 40, colour: true, ..Look::default() }
        )
        .is_empty()
    );
    assert!(!text::plain(&study, &story, Language::English).is_empty());
}

//! From any bytes to a story or a fault: `cargo +nightly fuzz run explain`.

#![no_main]

use kmoch_eval::{Evaluator, Profile};
use kmoch_tell::text::{self, Look};
use kmoch_tell::{Position, Study, svg};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match Position::read(&String::from_utf8_lossy(bytes)) {
        Err(fault) => assert!(!fault.picture().is_empty()),
        Ok(position) => {
            let mut evaluator = Evaluator::new(&Profile::addendum());
            let total = evaluator.evaluate(position.board(), position.turn());
            let study = Study::new(&mut evaluator, position);
            assert_eq!(study.tally.total(), total);
            let story = study.story(&evaluator);
            text::story(&study, &story, "addendum", Look { width: 40, colour: true });
            text::all(&study, Look::default());
            text::plain(&study, &story);
            svg::of_story(&study, &story);
        }
    }
});

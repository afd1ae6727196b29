//! What we write is read by others: a reader that is not ours sees the same games, with our
//! verdicts and signs where they belong.

use std::io;
use std::ops::ControlFlow;

use kmoch_eval::Profile;
use kmoch_games::annotate::{Options, Work, annotate_stream};
use kmoch_games::annotator::AtSight;
use pgn_reader::{Nag, RawComment, Reader, SanPlus, Visitor};

const FILES: [&str; 6] = ["variations", "comments", "nag_soup", "chess960", "windows", "latin1"];

/// The moves of a main line with the signs on each, and how many comments hold a verdict.
#[derive(Debug, Default, PartialEq, Eq)]
struct Seen {
    moves: Vec<(String, Vec<u8>)>,
    verdicts: usize,
}

struct Look;

impl Visitor for Look {
    type Tags = ();
    type Movetext = Seen;
    type Output = Seen;

    fn begin_tags(&mut self) -> ControlFlow<Seen, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Seen, Seen> {
        ControlFlow::Continue(Seen::default())
    }

    fn san(&mut self, seen: &mut Seen, san: SanPlus) -> ControlFlow<Seen> {
        seen.moves.push((san.to_string(), Vec::new()));
        ControlFlow::Continue(())
    }

    fn nag(&mut self, seen: &mut Seen, nag: Nag) -> ControlFlow<Seen> {
        if let Some((_, signs)) = seen.moves.last_mut() {
            signs.push(nag.0);
        }
        ControlFlow::Continue(())
    }

    fn comment(&mut self, seen: &mut Seen, comment: RawComment<'_>) -> ControlFlow<Seen> {
        let command = b"[%eval ";
        seen.verdicts += usize::from(comment.0.windows(command.len()).any(|text| text == command));
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, seen: Seen) -> Seen {
        seen
    }
}

fn seen(text: &[u8]) -> Vec<Seen> {
    Reader::new(text).read_games(&mut Look).collect::<io::Result<_>>().unwrap()
}

#[test]
fn the_same_games_with_verdicts() {
    for name in FILES {
        let path =
            format!("{}/../kmoch-notation/tests/data/{name}.pgn", env!("CARGO_MANIFEST_DIR"));
        let original = std::fs::read(path).unwrap();
        let mut annotated = Vec::new();
        let mut judges = [AtSight::new(&Profile::addendum())];
        let work = Work::Annotate(Options::default());
        annotate_stream(&original[..], &mut annotated, work, &mut judges, |_| {}).unwrap();
        let (before, after) = (seen(&original), seen(&annotated));
        assert_eq!(before.len(), after.len(), "{name}");
        for (before, after) in before.iter().zip(&after) {
            let moves = |seen: &Seen| -> Vec<String> {
                seen.moves.iter().map(|(san, _)| san.clone()).collect()
            };
            assert_eq!(moves(before), moves(after), "{name}");
            // All moves but a mate on the board have a verdict.
            let mates = moves(after).iter().filter(|san| san.ends_with('#')).count();
            assert_eq!(after.verdicts, after.moves.len() - mates, "{name}");
            for ((_, before), (san, after)) in before.moves.iter().zip(&after.moves) {
                assert!(before.iter().all(|sign| after.contains(sign)), "{name}: {san}");
            }
        }
    }
}

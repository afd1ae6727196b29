use kmoch_eval::{Amount, ClauseId, Item, Ledger, Place, Profile};
use proptest::prelude::*;
use shakmaty::{Chess, Square};

use super::*;
use crate::annotator::{Assessment, AtSight};
use crate::pgn::GameReader;
use crate::score::{Score, Thresholds};

const FILES: [&str; 9] = [
    "variations",
    "comments",
    "nag_soup",
    "chess960",
    "setup",
    "windows",
    "latin1",
    "empty",
    "broken",
];

fn file(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/../kmoch-notation/tests/data/{name}.pgn", env!("CARGO_MANIFEST_DIR")))
        .unwrap()
}

fn run(input: &[u8], work: Work) -> (Vec<u8>, Vec<String>) {
    let (mut output, mut broken) = (Vec::new(), Vec::new());
    let profile = Profile::addendum();
    let mut annotators = [(); 3].map(|()| AtSight::new(&profile));
    annotate_stream(input, &mut output, work, &mut annotators, |event| {
        if let Event::Broken { number, flaw } = event {
            broken.push(format!("{number}: {flaw}"));
        }
    })
    .unwrap();
    (output, broken)
}

/// Everything is remarked upon: no threshold.
fn talkative() -> Work {
    let thresholds = Thresholds { inaccuracy: 0.01, mistake: 0.5, blunder: 2.0 };
    let criteria = Criteria { swing: 0.0, clause: Amount::ZERO, thresholds };
    Work::Annotate(Options { criteria, style: Style::Both, ..Options::default() })
}

#[test]
fn annotating_twice_adds_nothing_and_stripping_gives_the_bytes_back() {
    for name in FILES {
        let original = file(name);
        let (once, _) = run(&original, talkative());
        let (twice, _) = run(&once, talkative());
        assert_eq!(once, twice, "{name}");
        assert_eq!(run(&once, Work::Strip).0, original, "{name}");
        assert_eq!(run(&original, Work::Strip).0, original, "{name}");
    }
}

#[test]
fn annotated_games_are_the_same_games() {
    let moves = |text: &[u8]| -> Vec<Vec<_>> {
        let games = GameReader::new(text).map(Result::unwrap);
        let read = games.filter_map(|game| Game::read(&game).ok());
        read.map(|game| game.plies.iter().map(|ply| ply.mv).collect()).collect()
    };
    for name in FILES {
        let original = file(name);
        let (annotated, _) = run(&original, talkative());
        assert_eq!(moves(&annotated), moves(&original), "{name}");
    }
}

#[test]
fn broken_games_pass_untouched_and_are_told() {
    let (output, broken) = run(&file("broken"), talkative());
    assert_eq!(broken.len(), 5);
    assert_eq!(broken[0], "2: line 8: Ke3 cannot be played here");
    let text = String::from_utf8(output).unwrap();
    assert!(
        text.contains("1. e4 e5\n2. Ke3 *\n\n[Event \"Forgotten brace\"]\n\n1. e4 {oops e5 *\n")
    );
    assert!(text.contains("1. Nf3 {[%kmoch") || text.contains("1. Nf3 $"), "{text}");
}

#[test]
fn a_game_that_remarks_could_not_leave_again_passes_untouched() {
    // A tag that is never closed reaches to the last bracket of its line, which would be one of ours.
    for game in [
        "[White \"abc\\\"] 1. e4 e5 *\n",
        "[White \"abc\"] 1. e4 {\"} e5 *\n",
        "[White \"a\\\"] 1. e4 {\"} e5 *\n",
    ] {
        let (once, _) = run(game.as_bytes(), talkative());
        assert_eq!(
            run(&once, Work::Strip).0,
            game.as_bytes(),
            "{}",
            String::from_utf8_lossy(&once)
        );
        assert_eq!(run(&once, talkative()).0, once);
    }
    // A game that would outgrow what is read as one.
    let head = "[Event \"long\"]\n\n1. e4 e5 2. Nf3 {";
    let long = format!("{head}{}}} *\n", "x".repeat(LONGEST_GAME - head.len() - 20));
    let (output, broken) = run(long.as_bytes(), talkative());
    assert!(output == long.as_bytes());
    assert_eq!(broken, ["1: line 1: no remark could be taken out of this game again"]);
}

/// Finds a lone passer on e4 for White whenever Black has lost castling, and nothing else.
struct Scripted;

impl Annotator for Scripted {
    fn assess(&mut self, position: &Chess, _: usize) -> Assessment {
        let score = Score::Centipawns(self.ledger(position).total().centipawns());
        let line = position.legal_moves().first().copied().into_iter().collect();
        Assessment { score, line, doubt: 0 }
    }

    fn ledger(&mut self, position: &Chess) -> Ledger {
        let passer = Item {
            clause: ClauseId::Passer,
            side: Color::White,
            place: Place::on(Square::E4).at(Square::E5),
            count: 1,
            amount: Amount::from_millipawns(3000),
        };
        let lost = !position.castles().has_color(Color::Black);
        Ledger { items: lost.then_some(passer).into_iter().collect() }
    }
}

fn scripted(text: &str, style: Style) -> String {
    let options = Options { style, ..Options::default() };
    let game = RawGame::from_text(text);
    String::from_utf8(annotate(&game, &mut Scripted, &options).unwrap()).unwrap()
}

#[test]
fn every_move_gets_one_verdict_and_others_are_left_alone() {
    let output = scripted("1. e4 {[%eval 0.2]} e5 2. Qh5 ?! Ke7 3. Qxe5# *", Style::Arrows);
    assert_eq!(
        output,
        "1. e4 {[%eval 0.2]} e5 {[%kmoch] [%eval 0.00] [%kmoch]} \
         2. Qh5 ?! {[%kmoch] [%eval 0.00] [%kmoch]} \
         Ke7 $4 {[%kmoch $4] [%eval 3.00] [%csl Re4] [%cal Re4e5] [%kmoch]} \
         (2... a6 {[%kmoch line] [%eval 0.00] The sides are level. [%kmoch]}) 3. Qxe5# *"
    );
    let judged = scripted("1. e4 e5 2. Qh5 Ke7 $2 *", Style::Arrows);
    assert!(judged.contains("Ke7 $2 {[%kmoch] "), "{judged}");
    let marked = scripted("1. e4 e5 2. Qh5 Ke7 {[%csl Ya1]} *", Style::Arrows);
    assert_eq!(marked.matches("[%csl").count(), 1, "{marked}");
}

#[test]
fn styles_choose_between_words_and_marks() {
    let with = |style| scripted("1. e4 e5 2. Qh5 Ke7 *", style);
    let marks = |text: &str| text.contains("[%csl") && text.contains("[%cal");
    let words = |text: &str| text.contains("White's e4-pawn is passed");
    for (style, expected) in [
        (Style::Arrows, (true, false)),
        (Style::Comments, (false, true)),
        (Style::Both, (true, true)),
    ] {
        let text = with(style);
        assert_eq!((marks(&text), words(&text)), expected, "{text}");
    }
}

#[test]
fn variations_stand_behind_comments_and_come_out_again() {
    let text = "1. e4 e5 2. Qh5 Ke7 {mine} {too} (2... Nf6) 3. Qxe5# *";
    let annotated = scripted(text, Style::Both);
    let variation = "{mine} {too} (2... a6 {[%kmoch line] [%eval 0.00] The sides are level. [%kmoch]}) (2... Nf6)";
    assert!(annotated.contains(variation), "{annotated}");
    let strip = |text: &str| {
        let stripped = strip(&RawGame::from_text(text))?;
        Some(String::from_utf8(stripped).unwrap())
    };
    assert_eq!(strip(&annotated).unwrap(), text);
    // What others have added to a variation makes it theirs: only our words go.
    let theirs = annotated.replace("(2... a6 ", "(2... a6 $1 ");
    assert!(strip(&theirs).unwrap().contains("(2... a6 $1)"), "{theirs}");
}

#[test]
fn order_is_kept_whatever_the_threads_do() {
    let stream: String = (0..200)
        .map(|n| format!("[Event \"{n}\"]\n\n1. e4 {}*\n\n", "e5 ".repeat(n % 2)))
        .collect();
    let (output, broken) = run(stream.as_bytes(), Work::Annotate(Options::default()));
    assert!(broken.is_empty());
    let events = GameReader::new(&output[..])
        .map(|game| Game::read(&game.unwrap()).unwrap().tag("Event").unwrap().to_owned());
    assert!(events.eq((0..200).map(|n| n.to_string())));
}

proptest! {
    /// Whatever the words of a game, remarks come out again and leave it as it was.
    #[test]
    fn stripping_undoes_annotating(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "1.", "e4", "e5", "Nf3", "Nc6", "Ke7", "$4", " $2", "!", "{a}", "{[%eval 1]}", "(d4)", ";x\n", "\n",
                "\r\n", " ", "  ", "--", "*", "[Event \"a\"]\n",
            ]),
            0..20,
        ),
        separator in prop::sample::select(vec!["", " ", "\n"]),
    ) {
        let text = words.join(separator);
        let original = RawGame::from_text(text.as_bytes());
        let criteria = Criteria { swing: 0.0, clause: Amount::ZERO, ..Criteria::default() };
        let options = Options { criteria, style: Style::Both, ..Options::default() };
        if let Ok(once) = annotate(&original, &mut Scripted, &options) {
            let once = RawGame::from_text(once);
            prop_assert_eq!(strip(&once).unwrap_or(once.text.clone()), text.as_bytes());
            prop_assert_eq!(annotate(&once, &mut Scripted, &options).unwrap(), once.text);
        }
    }
}

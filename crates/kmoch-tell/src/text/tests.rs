use kmoch_eval::{ClauseId, Evaluator, Profile};
use shakmaty::Position as _;
use shakmaty::san::San;

use super::*;
use crate::language::Phrase;
use crate::{Position, Study, pawns};

const MIDDLEGAME: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9";

fn study(fen: &str) -> Study {
    Study::new(&mut Evaluator::new(&Profile::addendum()), Position::read(fen).unwrap())
}

fn tell(fen: &str) -> crate::story::Story {
    study(fen).story(&Evaluator::new(&Profile::addendum()))
}

fn told(fen: &str, look: Look) -> String {
    story(&study(fen), &tell(fen), "addendum", look)
}

#[test]
fn columns_of_the_table_add_up_to_the_total() {
    for fen in [MIDDLEGAME, "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1", "startpos"] {
        let study = study(fen);
        let (lines, total) = study.tally.lines();
        assert_eq!(lines.iter().map(|line| line.white).sum::<i32>(), total.white);
        assert_eq!(lines.iter().map(|line| line.black).sum::<i32>(), total.black);
        assert_eq!(total.difference(), pawns::hundredths(study.tally.total()));
    }
}

#[test]
fn nothing_is_wider_than_the_terminal() {
    for width in [40, 60, 80, 200] {
        let look = Look { width, ..Look::default() };
        let told = [
            told(MIDDLEGAME, look),
            details(&study(MIDDLEGAME), &tell(MIDDLEGAME), look),
            units(&study(MIDDLEGAME), look),
            all(&study(MIDDLEGAME), &tell(MIDDLEGAME), look),
            clause(&study(MIDDLEGAME), ClauseId::Attack, "addendum", look),
        ];
        for line in told.iter().flat_map(|text| text.lines()) {
            assert!(line.chars().count() <= width, "{width}: {line}");
            assert_eq!(line.trim_end(), line, "{line:?} ends in blanks");
        }
    }
}

#[test]
fn without_colour_there_are_no_codes() {
    assert!(!told(MIDDLEGAME, Look::default()).contains('\u{1b}'));
    let coloured = told(MIDDLEGAME, Look { colour: true, ..Look::default() });
    assert!(coloured.contains('\u{1b}'));
}

#[test]
fn the_plain_story_lists_pawns_by_file_and_has_no_signs() {
    let fen = "4k3/2p5/8/8/8/2P5/2P5/4K3 w - - 0 1";
    let text = plain(&study(fen), &tell(fen), crate::Language::English);
    assert!(text.contains("c-file: White c2 and c3 and Black c7.\n"), "{text}");
    assert!(text.contains("d-file: no pawns.\n"));
    assert!(text.contains("White: king e1.\n"));
    assert!(!text.contains('+') && !text.contains("  "), "{text}");
}

#[test]
fn a_move_tells_what_is_new_and_what_is_gone() {
    let before = study("4k3/8/8/1P6/p7/8/8/4K3 w - - 0 1");
    let san: San = "b6".parse().unwrap();
    let step = san.to_move(&before.position.chess).unwrap();
    let chess = before.position.chess.clone().play(step).unwrap();
    let after = Study::new(&mut Evaluator::new(&Profile::addendum()), Position::from_chess(chess));
    let change = change(&before, &after, step);
    let at_sight = MoveNote {
        san: "b6",
        items: &[],
        breaches: &[],
        change: &change,
        said: &[],
        heading: None,
        listed: true,
    };
    let text = move_story(&before, &after, &at_sight, "addendum", Look::default());
    assert!(text.contains("White plays b6: White gains"), "{text}");
    assert!(text.contains("White's b6-pawn is passed"), "{text}");
    let said = ["1.b6 is the best move: +3.00.", "It threatens 2.b7."];
    let said = said.map(|words| Phrase::from(words.to_owned()));
    let searched = MoveNote { said: &said, listed: false, ..at_sight };
    let text = move_story(&before, &after, &searched, "addendum", Look::default());
    assert!(text.contains("1.b6 is the best move: +3.00.\nIt threatens 2.b7.\n"), "{text}");
    assert!(!text.contains("passed") && !text.contains("gains"), "{text}");
}

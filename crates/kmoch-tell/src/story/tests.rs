use kmoch_eval::{Evaluator, Profile, Theme};

use super::*;
use crate::{Language, Position};

/// Openings, endings, locked positions, unlike material, tactics.
const POSITIONS: [&str; 12] = [
    "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10",
    "8/3bk1pp/p3p3/1p1pPp2/1P1N1P2/P3K1P1/7P/8 w - - 0 1",
    "r2q1rk1/1b2bppp/p2p1n2/1p2p3/4P3/1NN1B3/PPPQ1PPP/R4RK1 w - - 0 14",
    "rnbqkbnr/pppp1ppp/8/4p1Q1/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 3",
    "8/5k2/3b2p1/5p1p/P4P1P/3BK1P1/8/8 w - - 0 40",
    "2q3k1/pp3ppp/8/8/8/4B3/PP3PPP/3R2K1 b - - 0 25",
    "8/1p1k1p2/pPp1pPp1/P1PpP1Pp/3P3P/8/4K3/8 w - - 0 1",
    "4rr2/6k1/1p1p4/p2P3p/P1P1BpbP/1P1Pp3/8/4RRK1 w - - 5 31",
    "b2r3r/4Rp1p/p2q1np1/1p1P4/kP1Q4/P4PPB/2P4P/1K6 w - - 1 28",
    "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1",
    "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
    "startpos",
];

fn profiles() -> [Evaluator; 2] {
    [Profile::addendum(), Profile::tuned()].map(|profile| Evaluator::new(&profile))
}

fn told(evaluator: &Evaluator, fen: &str) -> Story {
    let position = Position::read(fen).unwrap();
    let ledger = evaluator.ledger(position.board(), position.turn());
    Story::of(&position.chess, &ledger).with_what_if(&position.chess, evaluator)
}

#[test]
fn what_is_told_adds_up_exactly_and_as_printed() {
    for evaluator in profiles() {
        for fen in POSITIONS {
            let story = told(&evaluator, fen);
            let sum: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
            assert_eq!(sum + story.other + story.having_the_move, story.total, "{fen}");
            let printed = story.printed();
            let sum: i32 = printed.reasons.iter().sum();
            assert_eq!(sum + printed.other + printed.having_the_move, printed.total, "{fen}");
            for reason in &story.reasons {
                let parts: Amount = reason.parts().iter().map(|(_, amount)| *amount).sum();
                assert_eq!(parts, reason.amount, "{fen}: {:?}", reason.sentence);
            }
        }
    }
}

/// What two files away, or behind a pawn that stands there, is open does not make a king unsafe.
#[test]
fn holes_before_a_king_are_empty_squares_beside_it() {
    let evaluator = Evaluator::new(&Profile::tuned());
    let king_safety = |fen| {
        let story = told(&evaluator, fen);
        let reason = story.reasons.iter().find(|reason| reason.theme == Theme::KingSafety);
        reason.map(|reason| reason.sentence.tell(Language::English)).unwrap_or_default()
    };
    let pawn_there =
        king_safety("3r1nk1/3rb3/p1p1pp2/1pP2qp1/3P4/P2R2N1/1P2QPP1/2BR2K1 b - - 5 30");
    assert!(pawn_there.contains("no pawn guards g6 and h6"), "{pawn_there}");
    let far_off = king_safety("r3r1k1/1pq4p/p2b2p1/2pPpp1n/2P5/2BB1P2/PP1Q2PP/4RRK1 w - - 1 22");
    assert!(far_off.contains("no pawn guards f6 and h6"), "{far_off}");
}

#[test]
fn reasons_speak_for_their_side_and_never_against_the_verdict() {
    const MOST: usize = 5;
    let decided = Amount::from_millipawns(150);
    for evaluator in profiles() {
        for fen in POSITIONS {
            let story = told(&evaluator, fen);
            for reason in &story.reasons {
                assert_eq!(reason.side.is_white(), reason.amount > Amount::ZERO, "{fen}");
                let sentence = reason.sentence.tell(Language::English);
                assert!(reason.squares.any(), "{fen}: {sentence}");
                for nothing in ["no square", "nothing:", "from nothing", "{"] {
                    assert!(!sentence.contains(nothing), "{fen}: {sentence}");
                }
            }
            for side in Color::ALL {
                assert!(story.of_side(side).count() <= MOST, "{fen}");
            }
            let sum: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
            if story.total.abs() >= decided {
                let white = story.total > Amount::ZERO;
                assert!(if white { sum >= Amount::ZERO } else { sum <= Amount::ZERO }, "{fen}");
            }
        }
    }
}

#[test]
fn colours_reversed_the_story_is_reversed() {
    for evaluator in profiles() {
        for fen in POSITIONS {
            let position = Position::read(fen).unwrap();
            let mut board = position.board().clone();
            board.flip_vertical();
            board.swap_colors();
            let turn = position.turn().other();
            let shown = board.board_fen();
            let reversed = format!("{shown} {} - - 0 1", turn.char());
            let (story, mirror) = (told(&evaluator, fen), told(&evaluator, &reversed));
            assert_eq!(story.total, -mirror.total, "{fen}");
            let themes = |story: &Story, sign: i32| -> Vec<(Theme, i32)> {
                let mut all: Vec<_> = story
                    .reasons
                    .iter()
                    .map(|reason| (reason.theme, sign * reason.amount.micropawns()))
                    .collect();
                all.sort_unstable();
                all
            };
            assert_eq!(themes(&story, 1), themes(&mirror, -1), "{fen}");
        }
    }
}

#[test]
fn a_level_position_has_no_invented_reasons() {
    for evaluator in profiles() {
        let story = told(&evaluator, "startpos");
        assert!(story.level && story.reasons.is_empty());
        assert_eq!(story.verdict().tell(Language::English), "The sides are level");
    }
}

#[test]
fn an_isolated_pawn_is_called_isolated() {
    let [addendum, tuned] = profiles();
    for evaluator in [addendum, tuned] {
        let story = told(&evaluator, POSITIONS[0]);
        let weak = story.reasons.iter().find(|reason| reason.theme == Theme::PawnWeaknesses);
        let weak = weak.expect("an isolated pawn is a reason");
        assert_eq!(weak.side, Color::Black);
        assert!(
            weak.sentence.tell(Language::English).starts_with(
                "White's d4-pawn is an isolated queen's pawn, an isolani: no pawn can"
            )
        );
    }
}

#[test]
fn material_is_told_by_what_each_side_has_more_of() {
    let evaluator = Evaluator::new(&Profile::addendum());
    let material = |fen: &str| {
        let story = told(&evaluator, fen);
        let of = |reason: &&Reason| matches!(reason.theme, Theme::Material | Theme::Imbalance);
        let material = story.reasons.iter().find(of);
        material.map(|reason| reason.sentence.tell(Language::English)).unwrap_or_default()
    };
    assert_eq!(
        material("4k3/pp6/8/8/8/8/PPP5/2N1K3 w - - 0 1"),
        "White is a knight and a pawn ahead."
    );
    assert_eq!(
        material("2b1k3/pp6/8/8/8/8/P7/R3K3 w - - 0 1"),
        "White has a rook for a bishop and a pawn, and that is more."
    );
}

#[test]
fn a_bare_king_is_not_said_to_hold_out_against_pieces_that_can_mate() {
    for evaluator in profiles() {
        for fen in ["8/8/4K3/6k1/8/8/8/2r5 b - - 0 1", "8/8/4K3/6k1/8/8/8/2b1n3 b - - 0 1"] {
            let story = told(&evaluator, fen);
            let drawish = |reason: &Reason| reason.theme == Theme::Drawishness;
            assert!(!story.reasons.iter().any(drawish), "{fen}");
            assert_eq!(story.reasons[0].theme, Theme::Material, "{fen}");
        }
    }
}

fn sentences(story: &Story) -> Vec<String> {
    story.reasons.iter().map(|reason| reason.sentence.tell(Language::English)).collect()
}

#[test]
fn a_passed_pawn_and_what_stops_it_are_one_reason() {
    let evaluator = Evaluator::new(&Profile::tuned());
    let story = told(&evaluator, "1q2r2k/p2n3p/3P1pp1/2p5/8/2P2P1P/P1Q1BR2/6K1 w - - 1 24");
    let of = |theme| story.reasons.iter().filter(move |reason| reason.theme == theme).count();
    assert_eq!((of(Theme::PassedPawns), of(Theme::Blockade)), (1, 0));
    let stopped = "For now Black's knight on d7 stops it.";
    assert!(sentences(&story).iter().any(|words| words.ends_with(stopped)), "{story:?}");
}

#[test]
fn a_pawn_that_another_can_guard_has_not_lost_touch() {
    // Only a knight stands between f2 and f3, from where the pawn would guard e4.
    let fen = "r4rk1/1bqnbppp/pp1ppn2/8/2P1P3/BPN1QNP1/P4PBP/R2R2K1 b - - 4 13";
    for evaluator in profiles() {
        let story = told(&evaluator, fen);
        assert!(!sentences(&story).iter().any(|words| words.contains("e4-pawn has lost touch")));
    }
}

#[test]
fn no_better_square_gives_check() {
    let evaluator = Evaluator::new(&Profile::tuned());
    let fen = "r2br1k1/pp3ppp/3p4/3NpP2/2q1P3/8/PPP3PP/R3QRK1 w - - 2 18";
    let story = told(&evaluator, fen);
    let told = story.reasons.iter().filter_map(|reason| reason.what_if);
    assert!(told.into_iter().all(|what_if| what_if.to != Square::B6), "{:?}", sentences(&story));
}

#[test]
fn a_search_that_sees_more_finds_its_reasons_among_all_there_are() {
    let fen = "r1bq1rk1/1pp1bppp/p1np1n2/4p3/B3P3/2PP1N2/PP3PPP/RNBQR1K1 b - - 0 9";
    let position = Position::read(fen).unwrap();
    for evaluator in profiles() {
        let mut story = told(&evaluator, fen);
        let difference = Amount::from_millipawns(260) - story.total;
        story.fold(difference, &position.chess, &[]);
        let sum: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
        assert_eq!(sum + story.other + story.having_the_move, story.total);
        assert!(story.reasons.iter().any(|reason| reason.side.is_white()), "{story:?}");
    }
}

#[test]
fn a_king_that_has_castled_is_not_in_the_middle_and_two_that_have_not_are_alike() {
    let fens = [
        ("r1b1kb1r/pppn1ppp/3p1n2/6B1/8/2NP1N2/PPP1BPPP/R3K2R b KQkq - 0 9", false),
        ("r1bq1rk1/p1p1bppp/2pp4/8/4P1n1/2N5/PPPBQPPP/2KR1B1R b - - 5 10", false),
        ("r1bq1rk1/p1p1bppp/2pp4/8/4P1n1/2N5/PPPBQPPP/R3KB1R b KQ - 5 10", true),
    ];
    for (fen, expected) in fens {
        let story = told(&Evaluator::new(&Profile::tuned()), fen);
        let said = |reason: &Reason| reason.sentence.tell(Language::English);
        let middle =
            story.reasons.iter().any(|reason| said(reason).contains("still in the middle"));
        assert!(!middle || expected, "{fen}");
    }
}

#[test]
fn what_no_reason_bears_out_is_told_further_on_or_as_what_best_play_shows() {
    // At sight White has more room; Black's answer takes that away.
    let evaluator = Evaluator::new(&Profile::tuned());
    let fen = "r1q1r1k1/pp1bppbp/1np3p1/n2P4/3N4/2N1P1P1/PP3PBP/1RBQR1K1 w - - 0 14";
    let position = Position::read(fen).unwrap().chess;
    let ledger = evaluator.ledger(position.board(), position.turn());
    let found = searched(&position, &ledger, Amount::from_millipawns(-170));
    let story = Story::of(&position, &ledger).with_search(&position, &ledger, found, &evaluator);
    let title = story.other_title().tell(Language::English);
    let mute = story.reasons.is_empty() && !story.level && story.printed().other.abs() >= 25;
    assert_eq!(title == "What only best play shows", mute, "{title}");
}

/// A search that found so much for White after the first quiet move.
fn searched(position: &Chess, ledger: &Ledger, score: Amount) -> Searched {
    let quiet = |mv: &shakmaty::Move| !mv.is_capture();
    Searched {
        nodes: 0,
        depth: 0,
        score,
        mate: None,
        line: position.legal_moves().into_iter().filter(quiet).take(1).collect(),
        end: (position.clone(), ledger.clone()),
        by: None,
        standstill: false,
    }
}

#[test]
fn a_standstill_is_told_in_words_and_adds_up() {
    let evaluator = Evaluator::new(&Profile::addendum());
    let position = Position::read("8/5pk1/6p1/7p/P6P/R4KP1/5P2/r7 w - - 0 1").unwrap().chess;
    let ledger = evaluator.ledger(position.board(), position.turn());
    let half = Amount::from_micropawns(ledger.total().micropawns() / 2);
    assert!(half >= Amount::from_millipawns(200), "{half:?}");
    let found = Searched { standstill: true, ..searched(&position, &ledger, half) };
    let story = Story::of(&position, &ledger).with_search(&position, &ledger, found, &evaluator);
    let told = story.reasons.iter().find(|reason| reason.theme == Theme::Drawishness).unwrap();
    let said = told.sentence.tell(Language::English);
    assert!(said.starts_with("White makes no headway: after 1."), "{said}");
    let sum: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
    assert_eq!((story.total, sum + story.other + story.having_the_move), (half, half));
}

use kmoch_eval::{Evaluator, Profile};
use shakmaty::san::San;

use super::*;
use crate::Position;
use crate::language::Language;

/// A search that found so many hundredths of a pawn for White, and a line.
fn found(position: &Chess, line: &[&str], centipawns: i32) -> Searched {
    let mut end = position.clone();
    let play = |san: &&str| {
        let mv = san.parse::<San>().unwrap().to_move(&end).unwrap();
        end.play_unchecked(mv);
        mv
    };
    let line = line.iter().map(play).collect();
    let evaluator = Evaluator::new(&Profile::tuned());
    let ledger = evaluator.ledger(end.board(), end.turn());
    Searched {
        nodes: 0,
        depth: 0,
        score: Amount::from_millipawns(10 * centipawns),
        mate: None,
        line,
        end: (end, ledger),
        by: None,
        standstill: false,
    }
}

/// What is said of a move by the scores before and after it: the verdict, why, and what was better.
fn said(
    fen: &str,
    best: (&[&str], i32),
    played: (&[&str], i32),
    language: Language,
) -> [String; 3] {
    let position = Position::read(fen).unwrap().chess;
    let mv = played.0[0].parse::<San>().unwrap().to_move(&position).unwrap();
    let mut next = position.clone();
    next.play_unchecked(mv);
    let before = found(&position, best.0, best.1);
    let after = found(&next, &played.0[1..], played.1);
    let step = Step { position: &position, mv, before: &before, after: &after };
    let phrases = [
        Some(step.verdict(&Thresholds::default())),
        step.fault().map(|point| point.sentence),
        step.better(),
    ];
    phrases.map(|phrase| phrase.map(|phrase| phrase.tell(language)).unwrap_or_default())
}

const ENDING: &str = "4k3/pp3ppp/8/8/8/8/PP3PPP/4K3 w - - 0 1";

#[test]
fn what_gives_away_more_than_a_little_is_not_called_playable() {
    for (before, after, expected) in [
        (50, 20, "1.f4 is playable: +0.20. A little better is 1.a4: +0.50."),
        (80, 0, "1.f4 is weaker than 1.a4: 0.00 instead of +0.80."),
        (-600, -700, "1.f4 is weaker than 1.a4: -7.00 instead of -6.00."),
    ] {
        let [verdict, ..] = said(ENDING, (&["a4"], before), (&["f4"], after), Language::English);
        assert_eq!(verdict, expected);
    }
    let told = |language| said(ENDING, (&["a4"], 80), (&["f4"], 0), language)[0].clone();
    assert_eq!(told(Language::German), "1.f4 ist schwächer als 1.a4: 0,00 statt +0,80.");
    assert_eq!(told(Language::Spanish), "1.f4 es más floja que 1.a4: 0,00 en vez de +0,80.");
}

#[test]
fn who_takes_with_the_wrong_unit_has_not_missed_what_hangs() {
    // Both take the knight; the queen that takes it leaves the bishop to Black's queen.
    let fen = "6k1/5ppp/8/8/8/8/1B1q1PPP/n2Q2K1 w - - 0 1";
    let [_, why, better] =
        said(fen, (&["Bxa1"], 300), (&["Qxa1", "Qxb2"], -200), Language::English);
    assert_eq!(why, "1.Qxa1 is the wrong way to take: 1.Bxa1 wins a knight.");
    assert_eq!(better, "Better is 1.Bxa1. White wins a knight.");
    // A move that takes nothing has missed it.
    let [_, why, _] = said(fen, (&["Bxa1"], 300), (&["h3", "Qxb2"], -500), Language::English);
    assert!(!why.contains("wrong way to take"), "{why}");
}

#[test]
fn what_is_attacked_where_a_line_ends_is_not_why_a_move_is_bad() {
    // The bishop attacks a rook that goes away, or that best play did not take.
    let fen = "2b3k1/5ppp/8/8/8/8/1P3PPP/5RK1 w - - 0 1";
    for line in [&["h3", "Ba6"][..], &["h3", "Ba6", "Kh1"]] {
        let [_, why, _] = said(fen, (&["Rd1"], 0), (line, -200), Language::English);
        assert!(!why.contains("rook on f1"), "{why}");
    }
}

#[test]
fn a_pawn_that_becomes_the_wrong_piece_is_told_as_that() {
    let fen = "7k/P4p1p/8/4N3/8/6PP/5P1K/1q6 w - - 0 40";
    let best: &[&str] = &["a8=Q+", "Kg7", "Qf3"];
    let [_, why, better] =
        said(fen, (best, 500), (&["a8=R+", "Kg7", "Ra7", "Qb6"], 0), Language::English);
    assert_eq!(why, "40.a8=R+ takes the wrong piece: 40.a8=Q+ makes a queen.");
    assert!(
        better.starts_with("Better is 40.a8=Q+ Kg7") && !better.contains("through"),
        "{better}"
    );
    // Who does not promote has missed it.
    let [_, why, _] = said(fen, (best, 500), (&["h4", "Qa2", "Kg2"], -300), Language::English);
    assert!(!why.contains("wrong piece"), "{why}");
}

#[test]
fn where_nothing_is_worse_at_the_end_the_verdict_is_the_reason() {
    let lines: (&[&str], &[&str]) = (&["Kd2", "Kd7"], &["Ke2", "Kd7"]);
    for (before, after, expected) in [
        (300, 20, "After 1.Ke2 White is a little better (1...Kd7)."),
        (300, 90, "1.Ke2 lets much of the advantage slip: White is better, no more (1...Kd7)."),
        (900, 500, "After 1.Ke2 White is far better, though less than after 1.Kd2 (1...Kd7)."),
        (-500, -900, "After 1.Ke2 Black is far better, more so than after 1.Kd2 (1...Kd7)."),
    ] {
        let [_, why, better] = said(ENDING, (lines.0, before), (lines.1, after), Language::English);
        assert_eq!(why, expected);
        assert_eq!(better, "Better is 1.Kd2 Kd7.");
    }
}

#[test]
fn a_mate_that_is_allowed_or_missed_is_called_that() {
    let fen = "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1";
    let [_, why, _] = said(fen, (&["Rd8#"], 9000), (&["h3", "h6"], 0), Language::English);
    assert!(why.starts_with("1.h3 misses mate: 1.Rd8#."), "{why}");
    let [_, why, _] =
        said(fen, (&["h3", "h6"], 0), (&["Rc1", "h6", "Rc8+", "Kh7"], -200), Language::English);
    assert!(!why.contains("mate"), "{why}");
}

#[test]
fn what_was_missed_is_told_once() {
    let fen = "6k1/5ppp/8/8/8/8/1B3PPP/n5K1 w - - 0 1";
    let position = Position::read(fen).unwrap().chess;
    let mv = "h3".parse::<San>().unwrap().to_move(&position).unwrap();
    let mut next = position.clone();
    next.play_unchecked(mv);
    let (before, after) = (found(&position, &["Bxa1"], 300), found(&next, &["Nc2"], 0));
    let step = Step { position: &position, mv, before: &before, after: &after };
    let fault = step.fault();
    let told = step.instead_after(fault.as_ref()).unwrap();
    assert!(told.repeats(fault.as_ref()));
    assert_eq!(told.sentence.tell(Language::English), "White wins a knight.");
    let alone = step.instead_after(None).unwrap().sentence.tell(Language::English);
    assert_eq!(alone, "White wins a knight. The knight on a1 hangs: nothing guards it.");
}

#[test]
fn what_loses_material_or_is_bad_anyway_is_not_playable() {
    let playable = |fen: &str, best: (&[&str], i32), played: (&[&str], i32)| {
        said(fen, best, played, Language::English)[0].contains("playable")
    };
    assert!(playable(ENDING, (&["a4"], 50), (&["f4"], 20)));
    assert!(!playable(ENDING, (&["a4"], -230), (&["f4"], -260)));
    // Two pawns fall, and the verdict hardly changes.
    let fen = "6k1/5ppp/8/8/8/1n6/PP3PPP/R2N2K1 w - - 0 1";
    assert!(!playable(fen, (&["axb3"], 50), (&["h3", "Nxa1", "b3", "Nxb3", "axb3"], 20)));
}

#[test]
fn threats_of_a_side_that_is_lost_are_not_worth_a_word() {
    let position = Position::read("3r2k1/5ppp/8/8/8/8/P4PPP/1Q4K1 b - - 0 1").unwrap().chess;
    let mv = "Ra8".parse::<San>().unwrap().to_move(&position).unwrap();
    let mut after = position.clone();
    after.play_unchecked(mv);
    let passed = crate::story::threat::passed(&after).unwrap();
    let threat =
        crate::story::Threat::find(&passed, &found(&passed, &["Rxa2", "h3"], -900), Amount::ZERO);
    let threat = threat.expect("a pawn hangs");
    let word = |score| {
        let (before, then) = (found(&position, &["h6"], score), found(&after, &["h3"], score));
        Step { position: &position, mv, before: &before, after: &then }.is_worth_a_word(&threat)
    };
    assert!(word(100) && !word(600));
}

#[test]
fn a_list_by_which_the_weaker_move_is_better_does_not_bear_out_the_verdict() {
    let start = Position::read("4k3/8/r7/8/8/8/7P/R3K3 w - - 0 1").unwrap().chess;
    for (line, borne_out) in [(&["Rxa6", "Ke7"][..], false), (&["h3", "Rxa1+", "Kd2"], true)] {
        let mv = line[0].parse::<San>().unwrap().to_move(&start).unwrap();
        let played = start.clone().play(mv).unwrap();
        let before = found(&start, &["Kd2", "Ke7"], 600);
        let after = found(&played, &line[1..], -200);
        let step = Step { position: &start, mv, before: &before, after: &after };
        let ledger = &before.end.1;
        let change = step.change(ledger, || unreachable!("the move is weaker"));
        assert_eq!(step.is_borne_out(&change), borne_out, "{line:?}");
    }
}

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
fn a_threat_that_can_be_answered_is_not_why_a_move_is_bad() {
    // The bishop attacks a rook that goes away.
    let fen = "2b3k1/5ppp/8/8/8/8/1P3PPP/5RK1 w - - 0 1";
    let [_, why, _] = said(fen, (&["Rd1"], 0), (&["h3", "Ba6"], -200), Language::English);
    assert!(!why.contains("rook on f1"), "{why}");
    // Once the attacker is to move it is.
    let line = ["h3", "Ba6", "Kh1"];
    let [_, why, _] = said(fen, (&["Rd1"], 0), (&line, -200), Language::English);
    assert!(why.contains("White's rook on f1 hangs"), "{why}");
}

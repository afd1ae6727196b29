use kmoch_eval::Profile;

use super::*;
use crate::searching::{Effort, Searching};
use crate::stream::in_order;

/// Black leaves a piece in the first game and White in the second; the third is somebody else's.
const GAMES: &str = "[White \"Other, A\"]\n[Black \"Player, Some\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bb5 Qg5 4. Nxg5 h6 *\n\n\
    [White \"Some Player\"]\n[Black \"Other\"]\n\n1. e4 e5 2. Qg4 d5 3. h3 Bxg4 4. hxg4 *\n\n\
    [White \"Playerson\"]\n[Black \"Other\"]\n\n1. e4 e5 2. Qg4 d5 3. h3 Bxg4 *\n\n\
    [White \"Player\"]\n[Black \"Other\"]\n\n1. e4 Ke5 *\n\n";

fn habits(skipped: u64, mut habits: Habits) -> Habits {
    let mut judges = [Searching::new(&Profile::tuned(), Effort::Depth(6)).unwrap()];
    let player = habits.player.clone();
    let criteria = Criteria::default();
    let look =
        |raw, judge: &mut Searching| lesson(&raw, &player, judge, &criteria, Language::English);
    in_order(GAMES.as_bytes(), skipped, &mut judges, look, |lesson| {
        habits.learn(lesson);
        Ok(())
    })
    .unwrap();
    habits
}

#[test]
fn slips_of_the_player_are_counted_and_nobody_elses() {
    let habits = habits(0, Habits::new("player"));
    assert_eq!((habits.read, habits.broken, habits.games), (4, 1, [1, 1]));
    assert!(habits.faults[2] >= 2, "{habits:?}");
    let slip = habits.worst.iter().find(|slip| slip.played == "3...Qg5??").unwrap();
    assert!(
        slip.why.starts_with("3...Qg5 can simply be taken: 4.Nxg5 wins the queen"),
        "{}",
        slip.why
    );
    assert!(habits.worst.windows(2).all(|pair| pair[0].lost >= pair[1].lost));
    let text = habits.text(Language::English);
    assert!(text.starts_with("player: 2 games (1 with White, 1 with Black)"), "{text}");
    assert!(text.contains("Hanging piece"), "{text}");
    let epd = habits.epd(Language::English);
    assert!(epd.lines().all(|line| line.contains(" bm ") && line.ends_with(';')), "{epd}");
    assert!(habits.page(Language::English).contains("<h1>player: habits</h1>"));
    let german = habits.text(Language::German);
    assert!(german.starts_with("player: 2 Partien (1 mit Weiß, 1 mit Schwarz)"), "{german}");
    assert!(german.contains("3...Dg5?? kostete"), "{german}");
    let spanish = habits.page(Language::Spanish);
    assert!(spanish.contains("lang=\"es\"") && spanish.contains("Qué cuesta"), "{spanish}");
}

#[test]
fn what_was_learnt_can_be_kept_and_taken_up_again() {
    let whole = habits(0, Habits::new("player"));
    let mut judge = Searching::new(&Profile::tuned(), Effort::Depth(6)).unwrap();
    let mut first = Habits::new("player");
    let raw = crate::pgn::GameReader::new(GAMES.as_bytes()).next().unwrap().unwrap();
    first.learn(lesson(&raw, "player", &mut judge, &Criteria::default(), Language::English));
    let kept = serde_json::to_string(&first).unwrap();
    let taken_up: Habits = serde_json::from_str(&kept).unwrap();
    assert_eq!(taken_up, first);
    assert!(taken_up.is_sound() && !Habits { moves: [u64::MAX; 3], ..first }.is_sound());
    assert_eq!(habits(taken_up.read, taken_up), whole);
}

#[test]
fn a_player_without_a_slip_lost_nothing() {
    let mut habits = Habits::new("player");
    habits.learn(Lesson::Game { colour: 0, moves: [4, 0, 0], slips: Vec::new() });
    let summary = habits.summary().tell(Language::English);
    assert!(summary.contains(" cost 0.0 points "), "{summary}");
}

#[test]
fn nothing_in_a_tag_reaches_the_terminal_as_a_command() {
    let text = "[White \"Me \u{1b}[31m\"]\n[Black \"B\u{7}\"]\n\n1. f3 e5 2. g4 Qh4# *";
    let game = Game::read(&RawGame::from_text(text)).unwrap();
    assert_eq!(named(&game), "Me  [31m - B ");
}

#[test]
fn names_are_words() {
    assert!(is_player("Carlsen, Magnus", "magnus carlsen"));
    assert!(is_player("Carlsen, Magnus", "Carlsen"));
    assert!(!is_player("Carlsenson, M", "Carlsen"));
    assert!(!is_player("Anyone", ", "));
}

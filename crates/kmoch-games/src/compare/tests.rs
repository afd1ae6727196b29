use kmoch_eval::Profile;
use kmoch_tell::Language;
use shakmaty::san::San;

use super::*;
use crate::annotator::AtSight;

fn compared(fen: &str, moves: [&str; 2]) -> Comparison {
    let fen: shakmaty::fen::Fen = fen.parse().unwrap();
    let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).unwrap();
    let moves = moves.map(|san| san.parse::<San>().unwrap().to_move(&position).unwrap());
    let profile = Profile::addendum();
    compare(&position, moves, &mut AtSight::new(&profile), &mut Evaluator::new(&profile))
}

const HANGING_QUEEN: &str = "4k3/8/8/3q4/8/2N5/P7/4K3 w - - 0 1";

#[test]
fn taking_a_queen_is_better_and_the_ledgers_say_why() {
    let comparison = compared(HANGING_QUEEN, ["Nb1", "Nxd5"]);
    assert_eq!(comparison.better(), Some(1));
    assert!(comparison.margin() > 800);
    let material = &comparison.differences[0];
    assert_eq!(material.theme, Theme::Material);
    assert_eq!(material.seen_after, 1);
    let said = material.sentence.tell(Language::English);
    assert!(said.starts_with("White is a knight and a pawn ahead"), "{material:?}");
    assert!(material.amount <= Amount::from_millipawns(-9000), "{material:?}");
    let [first, second] = &comparison.branches;
    let sum: Amount = comparison.table().iter().map(Row::difference).sum();
    assert_eq!(sum, first.ledger.total() - second.ledger.total());
    assert_eq!(second.line, "1. Nxd5");
    let text = comparison.text(Language::English);
    assert!(text.contains("Nxd5 is better than Nb1 for White by "), "{text}");
    assert!(text.contains("For Nxd5 speaks:\n  after Nxd5: White is a knight"), "{text}");
    assert!(text.contains("\nMaterial "), "{text}");
}

#[test]
fn preferences_between_moves_are_told() {
    let comparison = compared("7k/8/8/8/3N4/8/8/N6K w - - 0 1", ["Nac2", "Nf3"]);
    let told = comparison.branches.iter().map(|branch| branch.notes.len()).sum::<usize>();
    assert!(told > 0);
    assert!(
        comparison.text(Language::English).contains("The move itself: "),
        "{}",
        comparison.text(Language::English)
    );
}

#[test]
fn little_is_said_of_little_differences() {
    let comparison = compared("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", ["Ke2", "Kf2"]);
    assert!(comparison.margin() <= comparison.doubt());
    assert_eq!(comparison.better(), None);
    assert!(comparison.text(Language::English).contains("Ke2 or Kf2: the search cannot tell."));
}

#[test]
fn a_mate_is_better_than_anything() {
    let comparison = compared("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", ["Ra8", "Ke2"]);
    assert_eq!(comparison.better(), Some(0));
    assert!(
        comparison
            .text(Language::English)
            .contains("Ra8# is better than Ke2 for White: a mate decides.")
    );
}

#[test]
fn who_wins_anyway_has_the_choice() {
    // A queen and a rook more or only the queen: the game is won by both.
    let comparison = compared("6k1/8/8/8/8/2r5/1Q6/K2R1R2 w - - 0 1", ["Qxc3", "Rf8"]);
    assert!(comparison.margin() > comparison.doubt());
    let [taken, given] = comparison.chances;
    assert!(taken > given && given > 90.0, "{taken} {given}");
    let text = comparison.text(Language::English);
    let said = text.contains("both leave the same winning chances");
    assert_eq!(said, comparison.better().is_none(), "{text}");
}

#[test]
fn lines_are_told_to_a_lull_not_to_their_end() {
    let fen: shakmaty::fen::Fen = "4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1".parse().unwrap();
    let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).unwrap();
    let moves = ["a4", "c4"].map(|san| san.parse::<San>().unwrap().to_move(&position).unwrap());
    let profile = Profile::addendum();
    let effort = crate::searching::Effort::Depth(14);
    let mut judge = crate::searching::Searching::new(&profile, effort).unwrap();
    let compared = compare(&position, moves, &mut judge, &mut Evaluator::new(&profile));
    for branch in &compared.branches {
        assert!(branch.assessment.line.len() > 8, "{}", branch.line);
        let told = branch.line.split(' ').filter(|word| !word.contains('.')).count();
        assert!(told <= 9, "{}", branch.line);
    }
}

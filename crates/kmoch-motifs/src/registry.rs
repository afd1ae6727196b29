//! All motifs, and how they are found.

use crate::judge::Judge;
use crate::line::Line;
use crate::motif::{Claim, Findings, Motif};
use crate::motifs::mates::*;
use crate::motifs::*;

/// Every motif, in the order they are told.
pub static MOTIFS: [&Motif; 45] = [
    &mate_in::MATE_IN,
    &back_rank::BACK_RANK_MATE,
    &smothered::SMOTHERED_MATE,
    &anastasia::ANASTASIA_MATE,
    &arabian::ARABIAN_MATE,
    &balestra::BALESTRA_MATE,
    &blind_swine::BLIND_SWINE_MATE,
    &boden::BODEN_MATE,
    &corner::CORNER_MATE,
    &double_bishop::DOUBLE_BISHOP_MATE,
    &dovetail::DOVETAIL_MATE,
    &epaulette::EPAULETTE_MATE,
    &hook::HOOK_MATE,
    &kill_box::KILL_BOX_MATE,
    &morphys::MORPHYS_MATE,
    &opera::OPERA_MATE,
    &pillsburys::PILLSBURYS_MATE,
    &triangle::TRIANGLE_MATE,
    &vukovic::VUKOVIC_MATE,
    &fork::FORK,
    &pin::PIN,
    &relative_pin::RELATIVE_PIN,
    &skewer::SKEWER,
    &discovered_attack::DISCOVERED_ATTACK,
    &discovered_check::DISCOVERED_CHECK,
    &double_check::DOUBLE_CHECK,
    &x_ray_attack::X_RAY_ATTACK,
    &hanging_piece::HANGING_PIECE,
    &trapped_piece::TRAPPED_PIECE,
    &deflection::DEFLECTION,
    &attraction::ATTRACTION,
    &interference::INTERFERENCE,
    &clearance::CLEARANCE,
    &capturing_defender::CAPTURING_DEFENDER,
    &overloaded_piece::OVERLOADED_PIECE,
    &sacrifice::SACRIFICE,
    &desperado::DESPERADO,
    &intermezzo::INTERMEZZO,
    &promotion::PROMOTION,
    &under_promotion::UNDER_PROMOTION,
    &advanced_pawn::ADVANCED_PAWN,
    &exposed_king::EXPOSED_KING,
    &quiet_move::QUIET_MOVE,
    &defensive_move::DEFENSIVE_MOVE,
    &zugzwang::ZUGZWANG,
];

/// The motif with this key.
pub fn find_motif(key: &str) -> Option<&'static Motif> {
    MOTIFS.into_iter().find(|motif| motif.key == key)
}

/// Everything the solver of a line achieves. Without a judge, what only a search can prove is left out.
pub fn find(line: &Line, mut judge: Option<&mut dyn Judge>) -> Vec<Claim> {
    let mut claims = Vec::new();
    for motif in MOTIFS {
        let judge = judge.as_mut().map(|judge| &mut **judge as &mut dyn Judge);
        let mut found = Findings { motif, by: line.solver(), claims: &mut claims, judge };
        (motif.find)(line, &mut found);
    }
    claims
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess, Position};

    use super::*;
    use crate::safety::balance;

    /// Looks a few plies ahead and counts material: enough to see what a lost pawn is worth.
    struct Counting;

    impl Judge for Counting {
        fn chances(&mut self, position: &Chess) -> f64 {
            const PLIES: usize = 3;
            f64::from(1 + best(position, PLIES).signum()) / 2.0
        }
    }

    fn best(position: &Chess, plies: usize) -> i32 {
        let moves = position.legal_moves();
        let replies = moves.iter().filter(|_| plies > 0).map(|&mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            -best(&after, plies - 1)
        });
        replies.max().unwrap_or_else(|| balance(position.board(), position.turn()))
    }

    /// The same puzzle with White and Black changed over.
    fn mirror(puzzle: &str) -> String {
        let (fen, moves) = puzzle.split_once(';').expect("a position and moves");
        let mut setup = fen.parse::<Fen>().expect("a sound FEN").into_setup();
        setup.mirror();
        let flip = |letter: char| match letter.to_digit(10) {
            Some(rank) => char::from_digit(9 - rank, 10).expect("a rank"),
            None => letter,
        };
        format!(
            "{};{}",
            Fen::try_from(setup).expect("a sound FEN"),
            moves.chars().map(flip).collect::<String>()
        )
    }

    fn line(puzzle: &str) -> Line {
        let (fen, moves) = puzzle.split_once(';').expect("a position and moves");
        let fen: Fen = fen.parse().expect("a sound FEN");
        let start: Chess = fen.into_position(CastlingMode::Standard).expect("a legal position");
        Line::puzzle(start, moves).unwrap_or_else(|fault| panic!("{puzzle}: {fault}"))
    }

    /// What a motif says of a puzzle.
    fn said(motif: &Motif, puzzle: &str) -> Vec<String> {
        let claims = find(&line(puzzle), Some(&mut Counting));
        let ours = claims.into_iter().filter(|claim| claim.motif.key == motif.key);
        ours.map(|claim| claim.sentence).collect()
    }

    #[test]
    fn examples_say_what_they_should() {
        for motif in MOTIFS {
            assert_eq!(
                said(motif, motif.example),
                [motif.says],
                "{}: {}",
                motif.key,
                motif.example
            );
        }
    }

    #[test]
    fn near_misses_say_nothing() {
        for motif in MOTIFS {
            let said = said(motif, motif.near_miss);
            assert!(said.is_empty(), "{}: {said:?} in {}", motif.key, motif.near_miss);
        }
    }

    #[test]
    fn keys_are_plain_and_differ() {
        let keys: HashSet<&str> = MOTIFS.iter().map(|motif| motif.key).collect();
        assert_eq!(keys.len(), MOTIFS.len());
        for motif in MOTIFS {
            assert!(motif.key.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase()));
            assert_eq!(find_motif(motif.key).map(|found| found.name), Some(motif.name));
        }
        assert!(find_motif("nonsense").is_none());
    }

    #[test]
    fn both_sides_are_treated_alike() {
        for motif in MOTIFS {
            let mirrored = mirror(motif.example);
            assert_eq!(said(motif, &mirrored).len(), 1, "{}: {mirrored}", motif.key);
        }
    }
}

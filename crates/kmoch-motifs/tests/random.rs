//! Random positions with random legal lines through every detector: nothing breaks, and every claim
//! stands on moves that can be played and on what the board shows.

use kmoch_motifs::{Claim, Judge, Line, Step, find};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Chess, Move, Position};

/// Positions tried.
const POSITIONS: usize = 2_000;
/// Moves of a line at most.
const LONGEST: usize = 9;

/// Judges at random: whatever a search may say, a detector has to cope.
struct Random(SmallRng);

impl Judge for Random {
    fn chances(&mut self, _: &Chess) -> f64 {
        self.0.random_range(0.0..=1.0)
    }
}

/// Prefers captures and checks, so that something happens.
fn choose(position: &Chess, random: &mut SmallRng) -> Option<Move> {
    let moves = position.legal_moves();
    let is_loud = |mv: &&Move| {
        let mut after = position.clone();
        after.play_unchecked(**mv);
        mv.is_capture() || mv.is_promotion() || after.is_check()
    };
    let loud: Vec<Move> = moves.iter().filter(is_loud).copied().collect();
    let pool = if random.random_bool(0.6) && !loud.is_empty() { &loud[..] } else { &moves[..] };
    pool.choose(random).copied()
}

fn random_position(random: &mut SmallRng) -> Chess {
    let mut position = Chess::default();
    for _ in 0..random.random_range(0..120) {
        let Some(mv) = choose(&position, random) else { break };
        position.play_unchecked(mv);
    }
    position
}

fn random_moves(start: &Chess, random: &mut SmallRng) -> Vec<String> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for _ in 0..random.random_range(1..=LONGEST) {
        let Some(mv) = choose(&position, random) else { break };
        moves.push(UciMove::from_standard(mv).to_string());
        position.play_unchecked(mv);
    }
    moves
}

/// Plays the moves of a claim anew from the start of the line; says what is wrong with it.
fn refuse(start: &Chess, moves: &[String], line: &Line, claim: &Claim) -> Option<&'static str> {
    let (first, last) = (*claim.plies.start(), *claim.plies.end());
    if first < 1 || first > last || last > moves.len() {
        return Some("the plies are not those of the line");
    }
    if line.moves(claim.plies.clone()) != moves[first - 1..last] {
        return Some("the moves are not those of the line");
    }
    let mut position = start.clone();
    for text in &moves[..last] {
        let uci: UciMove = text.parse().ok()?;
        let Some(after) = uci.to_move(&position).ok().and_then(|mv| position.clone().play(mv).ok())
        else {
            return Some("a move is not legal");
        };
        position = after;
    }
    if claim.squares.is_empty() || claim.sentence.is_empty() || claim.sentence.ends_with('.') {
        return Some("it says nothing, or not in the style of the others");
    }
    let step = line.step(first)?;
    let shown = match claim.motif.key {
        "mate_in" | "back_rank_mate" | "smothered_mate" => position.is_checkmate(),
        "promotion" | "under_promotion" => step.mv.is_promotion(),
        "double_check" => step.after.checkers().count() == 2,
        "discovered_check" => step.after.checkers().contains(claim.squares[0]),
        "fork" => attacks_all(step, claim),
        "pin" => shields_king(step, claim),
        "hanging_piece" => step.mv.capture().is_some(),
        _ => true,
    };
    (!shown).then_some("the board does not show it")
}

fn attacks_all(step: Step<'_>, claim: &Claim) -> bool {
    let board = step.after.board();
    let prongs: Bitboard = claim.squares[1..].iter().copied().collect();
    prongs.count() >= 2 && prongs.is_subset(board.attacks_from(claim.squares[0]))
}

fn shields_king(step: Step<'_>, claim: &Claim) -> bool {
    let &[by, pinned, king] = &claim.squares[..] else { return false };
    let board = step.after.board();
    let occupied = board.occupied();
    let sees = |occupied| board.attacks_to(king, step.mover(), occupied).contains(by);
    !sees(occupied) && sees(occupied.without(pinned))
}

#[test]
fn every_claim_is_replayed() {
    let mut random = SmallRng::seed_from_u64(17);
    let mut judge = Random(SmallRng::seed_from_u64(18));
    let mut claimed = 0;
    for _ in 0..POSITIONS {
        let start = random_position(&mut random);
        let moves = random_moves(&start, &mut random);
        if moves.is_empty() {
            continue;
        }
        let text = moves.join(" ");
        for line in [Line::puzzle(start.clone(), &text), Line::solution(start.clone(), &text)] {
            let line = line.expect("the moves are legal");
            for claim in find(&line, Some(&mut judge)) {
                claimed += 1;
                let fault = refuse(&start, &moves, &line, &claim);
                assert_eq!(fault, None, "{} in {start:?} {text}: {claim:?}", claim.key());
            }
        }
    }
    assert!(claimed > POSITIONS, "only {claimed} claims");
}

#[test]
fn a_claim_on_other_moves_is_refused() {
    let start = Chess::default();
    let moves: Vec<String> = ["f2f3", "e7e5", "g2g4", "d8h4"].map(String::from).to_vec();
    let line = Line::puzzle(start.clone(), &moves.join(" ")).expect("a legal line");
    let claims = find(&line, None);
    let mate = claims.iter().find(|claim| claim.key() == "mate_in_2").expect("fool's mate");
    assert_eq!(refuse(&start, &moves, &line, mate), None);
    let beyond = Claim { plies: 2..=5, ..mate.clone() };
    assert!(refuse(&start, &moves, &line, &beyond).is_some());
    let early = Claim { plies: 2..=2, ..mate.clone() };
    assert_eq!(refuse(&start, &moves, &line, &early), Some("the board does not show it"));
    let mut other = moves.clone();
    other[1] = "e7e4".to_owned();
    assert!(refuse(&start, &other, &line, mate).is_some());
}

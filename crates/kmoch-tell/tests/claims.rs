//! Random positions with random lines: whatever is claimed of a line is replayed here anew, and what a
//! line does not prove is refused.

use kmoch_eval::{Amount, Evaluator, Profile, Theme};
use kmoch_tell::Language;
use kmoch_tell::language::Phrase;
use kmoch_tell::story::proof::{Brings, KINDS, Proof, Refusal};
use kmoch_tell::story::threat::passed;
use kmoch_tell::story::{Searched, Step, Story, Threat, gains};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, Role};

/// Positions tried.
const POSITIONS: usize = 2_000;
/// Moves of a line at most.
const LONGEST: usize = 9;

/// Prefers captures and checks, so that something happens.
fn choose(position: &Chess, random: &mut SmallRng) -> Option<Move> {
    let moves = position.legal_moves();
    let loud: Vec<Move> =
        moves.iter().filter(|mv| mv.is_capture() || mv.is_promotion()).copied().collect();
    let pool = if random.random_bool(0.6) && !loud.is_empty() { &loud[..] } else { &moves[..] };
    pool.choose(random).copied()
}

fn random_line(start: &Chess, longest: usize, random: &mut SmallRng) -> (Vec<Move>, Chess) {
    let (mut line, mut at) = (Vec::new(), start.clone());
    for _ in 0..random.random_range(0..=longest) {
        let Some(mv) = choose(&at, random) else { break };
        at.play_unchecked(mv);
        line.push(mv);
    }
    (line, at)
}

/// The pieces of a side by letter, read off the FEN: another way of counting than the crate's.
fn counted(position: &Chess, side: Color) -> [i32; 5] {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let board = fen.split(' ').next().unwrap_or_default();
    ['p', 'n', 'b', 'r', 'q'].map(|letter| {
        let letter = side.fold_wb(letter.to_ascii_uppercase(), letter);
        board.matches(letter).count() as i32
    })
}

/// What is wrong with a claim, found by playing its moves anew.
fn refuse(start: &Chess, proof: &Proof) -> Option<&'static str> {
    let mut after = start.clone();
    for &mv in &proof.moves {
        let Ok(next) = after.clone().play(mv) else { return Some("a move is not legal") };
        after = next;
    }
    let shown = match &proof.brings {
        Brings::Mate(_) => after.is_checkmate() && after.turn() != proof.side,
        Brings::Promotion => proof.moves.last().is_some_and(|mv| mv.is_promotion()),
        Brings::Material { gained, given } => {
            let lost = |side: Color| -> Vec<i32> {
                let (before, now) = (counted(start, side), counted(&after, side));
                before.iter().zip(now).map(|(before, now)| (before - now).max(0)).collect()
            };
            let (ours, theirs) = (lost(proof.side), lost(!proof.side));
            let net: Vec<i32> = theirs.iter().zip(&ours).map(|(a, b)| a - b).collect();
            let said: Vec<i32> = gained.iter().zip(given).map(|(a, b)| a - b).collect();
            let worth: i32 = net.iter().zip([1, 3, 3, 5, 9]).map(|(n, worth)| n * worth).sum();
            net == said && worth > 0
        }
    };
    (!shown).then_some("the board does not show it")
}

/// A sentence in English; other languages have to have words for it too.
fn english(sentence: &Phrase) -> String {
    for language in Language::ALL {
        assert!(!sentence.tell(language).contains(['{', '}', '$']), "{sentence:?}");
    }
    sentence.tell(Language::English)
}

struct Teller {
    evaluator: Evaluator,
}

impl Teller {
    fn searched(&self, start: &Chess, line: Vec<Move>, score: i32) -> Searched {
        let told = Searched::told_plies(start, &line);
        let mut end = start.clone();
        line[..told].iter().for_each(|&mv| end.play_unchecked(mv));
        let ledger = self.evaluator.ledger(end.board(), end.turn());
        let score = Amount::from_millipawns(score);
        Searched {
            nodes: 1,
            depth: 1,
            score,
            mate: None,
            line,
            end: (end, ledger),
            by: None,
            standstill: false,
        }
    }
}

#[test]
fn every_claim_is_replayed() {
    let mut random = SmallRng::seed_from_u64(27);
    let teller = Teller { evaluator: Evaluator::new(&Profile::addendum()) };
    let mut claims = 0;
    let mut check = |start: &Chess, proof: &Proof, sentence: &str| {
        claims += 1;
        assert_eq!(refuse(start, proof), None, "{sentence} in {start:?}");
        assert_eq!(proof.replay(start), Ok(()), "{sentence}");
        assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
    };
    for _ in 0..POSITIONS {
        let (_, start) = random_line(&Chess::default(), 100, &mut random);
        if start.is_game_over() {
            continue;
        }
        let (line, _) = random_line(&start, LONGEST, &mut random);
        for side in Color::ALL {
            if let Some(proof) = Proof::find(&start, &line, side, 1) {
                check(&start, &proof, &english(&gains::in_position(&proof, &start)));
            }
        }
        let score = random.random_range(-4000..4000);
        let searched = teller.searched(&start, line, score);
        let ledger = teller.evaluator.ledger(start.board(), start.turn());
        let story = Story::of(&start, &ledger);
        let story = story.with_search(&start, &ledger, searched.clone(), &teller.evaluator);
        for reason in &story.reasons {
            if let Some(proof) = &reason.proof {
                check(&start, proof, &english(&reason.sentence));
            }
        }
        let told: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
        assert_eq!(told + story.other + story.having_the_move, story.total);
        if let Some(passed) = passed(&start) {
            let (line, _) = random_line(&passed, LONGEST, &mut random);
            let searched = teller.searched(&passed, line, passed.turn().fold_wb(9000, -9000));
            if let Some(threat) = Threat::find(&passed, &searched, Amount::ZERO) {
                check(&passed, &threat.proof, &english(&threat.sentence));
            }
        }
        let Some(mv) = choose(&start, &mut random) else { continue };
        let mut after = start.clone();
        after.play_unchecked(mv);
        let (reply, _) = random_line(&after, LONGEST, &mut random);
        let worse = start.turn().fold_wb(-3000, 3000);
        let after = teller.searched(&after, reply, score + worse);
        let step = Step { position: &start, mv, before: &searched, after: &after };
        let points = [step.fault(), step.instead(), step.gain(Amount::ZERO)];
        for point in points.into_iter().flatten() {
            if let Some(proof) = &point.proof {
                check(&start, proof, &english(&point.sentence));
            }
        }
        assert!(english(&step.verdict(&Default::default())).ends_with('.'));
    }
    assert!(claims > POSITIONS / 4, "only {claims} claims");
}

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn line(start: &Chess, moves: &[&str]) -> Vec<Move> {
    let mut at = start.clone();
    let play = |san: &&str| {
        let mv = san.parse::<shakmaty::san::San>().unwrap().to_move(&at).unwrap();
        at.play_unchecked(mv);
        mv
    };
    moves.iter().map(play).collect()
}

#[test]
fn what_a_line_does_not_prove_is_refused() {
    let start = position("rnbqkbnr/pppp1ppp/8/4p1Q1/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 3");
    let moves = line(&start, &["Qxg5", "Nf3"]);
    let proof = Proof::find(&start, &moves, Color::Black, 1).expect("a queen is won");
    assert_eq!(proof.replay(&start), Ok(()));
    let of = |role: Role| KINDS.map(|kind| i32::from(kind == role));
    let claims = |gained, given, moves: &[Move]| {
        let brings = Brings::Material { gained, given };
        Proof { brings, moves: moves.to_vec(), ..proof.clone() }.replay(&start)
    };
    assert_eq!(claims(of(Role::Queen), [0; 5], &moves[..1]), Ok(()));
    assert_eq!(claims(of(Role::Rook), [0; 5], &moves[..1]), Err(Refusal::OtherMaterial));
    assert_eq!(claims(of(Role::Queen), of(Role::Pawn), &moves[..1]), Err(Refusal::OtherMaterial));
    assert_eq!(claims(of(Role::Queen), [0; 5], &[]), Err(Refusal::OtherMaterial));
    assert_eq!(claims([0; 5], [0; 5], &[]), Err(Refusal::OtherMaterial));
    let illegal = [moves[0], moves[0]];
    assert_eq!(claims(of(Role::Queen), [0; 5], &illegal), Err(Refusal::Illegal(2)));
    let mate = Proof { brings: Brings::Mate(1), ..proof.clone() };
    assert_eq!(mate.replay(&start), Err(Refusal::NoMate));
    let promotion = Proof { brings: Brings::Promotion, ..proof };
    assert_eq!(promotion.replay(&start), Err(Refusal::NoPromotion));
    let mates = position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let moves = line(&mates, &["Ra8"]);
    let mate = Proof::find(&mates, &moves, Color::White, 1).expect("a mate");
    assert_eq!((&mate.brings, mate.replay(&mates)), (&Brings::Mate(1), Ok(())));
    let late = Proof { brings: Brings::Mate(2), ..mate };
    assert_eq!(late.replay(&mates), Err(Refusal::NoMate));
}

/// A position told after a search that found this line and this many millipawns for White.
fn told(fen: &str, moves: &[&str], score: i32) -> Story {
    let teller = Teller { evaluator: Evaluator::new(&Profile::tuned()) };
    let start = position(fen);
    let searched = teller.searched(&start, line(&start, moves), score);
    let ledger = teller.evaluator.ledger(start.board(), start.turn());
    Story::of(&start, &ledger).with_search(&start, &ledger, searched, &teller.evaluator)
}

#[test]
fn the_law_of_an_ending_makes_a_draw_and_nothing_else_is_claimed() {
    let wrong_bishop = told("7k/8/6K1/7P/8/3B4/8/8 w - - 0 1", &["h6", "Kg8"], 270);
    let king_and_pawn = told("8/4k3/4P3/4K3/8/8/8/8 w - - 0 1", &["Kf5", "Ke8"], 0);
    for (story, says) in [(wrong_bishop, "bishop does not cover"), (king_and_pawn, "holds")] {
        let said = english(&story.verdict());
        assert!(said.starts_with("A draw: ") && said.contains(says), "{said}");
        assert!(story.reasons.iter().all(|reason| reason.theme == Theme::Drawishness));
        assert_eq!(story.total, Amount::ZERO);
    }
}

#[test]
fn a_breakthrough_is_told_by_the_pawn_that_gets_through() {
    let moves = ["b6", "axb6", "c6", "bxc6", "a6", "b5", "a7", "b4", "a8=Q", "b3"];
    let story = told("8/ppp5/8/PPP5/8/7k/8/7K w - - 0 1", &moves, 9000);
    let [reason] = story.reasons.as_slice() else { panic!("one reason: {:?}", story.reasons) };
    assert_eq!((reason.theme, story.forced), (Theme::PassedPawns, true));
    let said = english(&reason.sentence);
    assert!(said.starts_with("White breaks through and gets a pawn home: 1.b6 axb6"), "{said}");
    assert!(said.ends_with("4.a7 b4 5.a8=Q."), "{said}");
}

#[test]
fn a_difference_without_words_is_no_reason_of_its_own() {
    let blocked = "8/3b4/1p1kp1p1/p2pNp1p/P2P1P1P/1P2P1P1/3K4/8 b - - 0 1";
    let quiet = ["Be8", "Kc3", "Kc7", "Kb2", "Kd6", "Ka3"];
    let start = position(blocked);
    let evaluator = Evaluator::new(&Profile::tuned());
    let at_sight = evaluator.ledger(start.board(), start.turn()).total().millipawns() as i32;
    for score in [at_sight / 4, at_sight + 900, at_sight - 2500] {
        let story = told(blocked, &quiet, score);
        for reason in &story.reasons {
            let said = english(&reason.sentence);
            assert!(!said.contains("Be8"), "{said}");
            let parts: Amount = reason.parts().iter().map(|(_, amount)| *amount).sum();
            assert_eq!(parts, reason.amount, "{said}");
        }
    }
}

#[test]
fn what_is_taken_back_behind_the_moves_shown_hides_no_refutation() {
    let teller = Teller { evaluator: Evaluator::new(&Profile::addendum()) };
    let start = position("6k1/5ppp/1q6/8/8/2N5/PP3PPP/2Q3K1 w - - 0 1");
    let mv = line(&start, &["Qd1"])[0];
    let mut played = start.clone();
    played.play_unchecked(mv);
    // Six moves later a pawn comes back.
    let moves = ["Qxb2", "h3", "h6", "Kh2", "g6", "Kg1", "Kg7", "Kh2", "Kg8", "Qd7", "Kh8", "Qxf7"];
    let before = teller.searched(&start, line(&start, &["h3"]), 0);
    let after = teller.searched(&played, line(&played, &moves), -900);
    let step = Step { position: &start, mv, before: &before, after: &after };
    let said = english(&step.fault().expect("a refutation").sentence);
    assert!(said.starts_with("1.Qd1 gives up the guard of b2: 1...Qxb2 wins a pawn"), "{said}");
}

/// Why a move is a fault, by what is best before it and after it.
fn fault(fen: &str, san: &str, best: (&[&str], i32), answer: (&[&str], i32)) -> String {
    let teller = Teller { evaluator: Evaluator::new(&Profile::tuned()) };
    let start = position(fen);
    let mv = line(&start, &[san])[0];
    let mut played = start.clone();
    played.play_unchecked(mv);
    let before = teller.searched(&start, line(&start, best.0), best.1);
    let after = teller.searched(&played, line(&played, answer.0), answer.1);
    let step = Step { position: &start, mv, before: &before, after: &after };
    english(&step.fault().expect("a reason").sentence)
}

#[test]
fn a_piece_is_reason_enough_however_lost_the_position_is() {
    let fen = "r5k1/p2q1ppp/1p1P4/8/3Bb3/P5QP/5PP1/3R2K1 b - - 1 29";
    let answer = ["Qe5", "f6", "Qd5+", "Kf8", "Qxa8+", "Kf7", "Qd5+", "Kf8"];
    let said = fault(fen, "Bg6", (&["f6", "Bxf6", "Bg6"], 2640), (&answer, 15520));
    assert!(said.starts_with("29...Bg6 allows 30.Qe5, which wins a rook"), "{said}");
}

#[test]
fn what_is_taken_back_cannot_simply_be_taken() {
    let fen = "r5k1/p2q1ppp/1p1P2b1/4R3/2r5/P3B1QP/5PP1/3R2K1 b - - 0 27";
    let answer = ["Rxe4", "Bxe4", "Bd4", "f6", "Bxf6", "Bg6", "Bd4"];
    let said = fault(fen, "Re4", (&["Qa4", "Qf3", "Rd8"], 1640), (&answer, 3020));
    assert!(said.starts_with("27...Re4 allows 28.Rxe4, which wins a pawn"), "{said}");
}

#[test]
fn where_nothing_else_can_be_said_the_verdict_is() {
    let fen = "r5k1/p2q1ppp/1p1P4/8/3Bb3/P5QP/5PP1/3R2K1 b - - 1 29";
    let said = fault(fen, "a5", (&["f6"], 2000), (&["h4", "h5"], 9000));
    assert!(said.starts_with("After 29...a5 White is far better (30.h4 h5)."), "{said}");
}

#[test]
fn what_the_other_side_puts_in_its_own_way_is_no_idea() {
    let fen = "2r3k1/6b1/3n2p1/1qpPp2p/1p2P2P/3N2P1/1P1B2K1/1Q2R3 w - - 1 32";
    let answer = ["Qc4", "Be3", "Qxe4"];
    let said = fault(fen, "Kf2", (&["Bg5", "c4"], -200), (&answer, -1560));
    assert!(said.contains("32...Qc4, which wins a pawn (33.Be3 Qxe4)."), "{said}");
    assert!(!said.contains("comes between"), "{said}");
    // A lone pawn that falls so far on is no reason.
    let later = ["Qc4", "Kg2", "Qd4", "Qc2", "Rf8", "Be3", "Qxe4+"];
    let said = fault(fen, "Kf2", (&["Bg5", "c4"], -200), (&later, -1560));
    assert!(!said.contains("wins a pawn"), "{said}");
}

#[test]
fn what_rests_on_units_that_a_line_takes_is_told_with_it() {
    // Rook and bishop bear on Black's king, and both fall.
    let fen = "r3n1k1/1p6/p2pr1pB/4p2q/2P1P2p/1PN2RP1/P1Q2PK1/3R4 b - - 0 29";
    let falls = ["h3+", "Kh2", "Qxf3", "Kxh3", "Qh5+", "Kg2", "Qxh6", "Nd5"];
    let stay = ["Kh8", "Be3", "Kg8", "Bh6", "Kh8", "Be3"];
    for (moves, score, rests) in [(&falls[..], -3200, false), (&stay[..], 5100, true)] {
        let story = told(fen, moves, score);
        let unsafe_king = |reason: &kmoch_tell::story::Reason| {
            reason.theme == Theme::KingSafety && reason.side == Color::White
        };
        assert_eq!(story.reasons.iter().any(unsafe_king), rests, "{moves:?}");
        let sum: Amount = story.reasons.iter().map(|reason| reason.amount).sum();
        assert_eq!(sum + story.other + story.having_the_move, story.total);
    }
}

#[test]
fn a_mate_is_counted_from_the_move_that_is_asked_about() {
    let teller = Teller { evaluator: Evaluator::new(&Profile::tuned()) };
    let start = position("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    let moves = line(&start, &["Ra7", "Kg8", "Rb8"]);
    let mut played = start.clone();
    played.play_unchecked(moves[0]);
    let mated = |position: &Chess, moves: &[Move], count| Searched {
        mate: Some(count),
        ..teller.searched(position, moves.to_vec(), 100_000)
    };
    let before = mated(&start, &moves, 2);
    let after = mated(&played, &moves[1..], 1);
    let step = Step { position: &start, mv: moves[0], before: &before, after: &after };
    let said = english(&step.verdict(&Default::default()));
    assert_eq!(said, "1.Ra7 is the best move: mate in two for White.");
}

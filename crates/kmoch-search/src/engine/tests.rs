use super::*;
use crate::score::{mate_in, moves_to_mate};
use crate::search::cuts::Manner;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, fen::Fen};

fn game(fen: &str, moves: &str) -> Game {
    let position = fen.parse::<Fen>().unwrap();
    let mut game = Game::new(position.into_position(CastlingMode::Chess960).unwrap());
    for uci in moves.split_whitespace() {
        let m = uci.parse::<UciMove>().unwrap();
        let m = m.to_move(game.position()).unwrap();
        game.play(m);
    }
    game
}

fn engine() -> Engine {
    Engine::new(&Profile::addendum(), Table::new(4).unwrap())
}

fn search(engine: &mut Engine, game: &Game, limits: Limits) -> Outcome {
    engine.search(game, &limits, &Options::default(), Arc::default(), &mut |progress| {
        let mut position = game.position().clone();
        for m in progress.line {
            assert!(position.is_legal(*m));
            position.play_unchecked(*m);
        }
    })
}

fn depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

#[test]
fn mates_are_found_and_end_the_search() {
    for (fen, moves) in [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 1),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 1),
        ("2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1", 2),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3),
        ("r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", 3),
        ("3r1r1k/1p3p1p/p2p4/4n1NN/6bQ/1BPq4/P3p1PP/1R5K w - - 0 1", 3),
        ("5rk1/1b3ppp/8/2RN4/8/8/2Q2PPP/6K1 w - - 0 1", 3),
    ] {
        let limits = Limits { mate: Some(moves), nodes: Some(ENOUGH), ..Limits::default() };
        let found = search(&mut engine(), &game(fen, ""), limits);
        assert_eq!(moves_to_mate(found.score), Some(moves as i32), "{fen}");
        assert!(found.nodes < ENOUGH);
    }
}

/// Whether the side to move can force mate in so many moves, by trying everything.
fn can_mate(position: &Chess, moves: u32) -> bool {
    let after = |position: &Chess, m: Move| {
        let mut after = position.clone();
        after.play_unchecked(m);
        after
    };
    position.legal_moves().into_iter().any(|m| {
        let defender = after(position, m);
        let replies = defender.legal_moves();
        if replies.is_empty() || moves == 1 {
            return defender.is_checkmate();
        }
        let mated = |reply: Move| can_mate(&after(&defender, reply), moves - 1);
        replies.into_iter().all(mated)
    })
}

#[test]
fn claimed_mates_are_true_and_shortest() {
    for fen in [
        "8/8/8/8/1p1N4/1Bk1K3/3N4/b7 w - - 0 1",
        "8/8/8/8/8/2k5/1q5R/3K4 b - - 0 1",
        "k7/8/2K5/8/8/8/8/1R6 w - - 0 1",
        "7k/5K2/6pp/8/6P1/8/8/7B w - - 0 1",
    ] {
        let game = game(fen, "");
        let found = search(&mut engine(), &game, depth(20));
        if let Some(moves) = moves_to_mate(found.score)
            && (1..=3).contains(&moves)
        {
            let moves = moves as u32;
            assert!(can_mate(game.position(), moves), "{fen} mate {moves}");
            assert!(moves == 1 || !can_mate(game.position(), moves - 1), "{fen}");
        }
    }
}

/// Nodes that no test should need.
const ENOUGH: u64 = 2_000_000;

#[test]
fn no_legal_move() {
    let mated = game("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "");
    let found = search(&mut engine(), &mated, depth(5));
    assert_eq!((found.best, found.score), (None, mated_in(0)));
    let stalemated = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "");
    let found = search(&mut engine(), &stalemated, depth(5));
    assert_eq!((found.best, found.score), (None, DRAW));
}

#[test]
fn stalemate_saves_the_weaker_side() {
    // A pawn up, but keeping it is stalemate.
    let game = game("8/8/8/8/8/1k6/p7/K7 b - - 0 1", "");
    assert_eq!(search(&mut engine(), &game, depth(6)).score, DRAW);
}

#[test]
fn fifty_moves_draw_even_a_won_endgame() {
    // A rook up, but the next ply without capture or pawn move ends the game.
    let game = game("8/8/8/4k3/8/8/8/R3K3 w - - 99 80", "");
    assert_eq!(search(&mut engine(), &game, depth(6)).score, DRAW);
}

#[test]
fn mate_on_the_hundredth_ply_is_mate() {
    let game = game("7k/R7/6K1/8/8/8/8/8 w - - 99 80", "");
    let found = search(&mut engine(), &game, depth(4));
    assert_eq!(found.score, mate_in(1));
}

#[test]
fn a_perpetual_is_a_draw() {
    // White is lost but for Qe8+ Kh7 Qh5+ and so on.
    let game = game("6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1", "");
    assert_eq!(search(&mut engine(), &game, depth(14)).score, DRAW);
}

#[test]
fn the_third_occurrence_is_a_draw_the_second_is_not() {
    // White, a queen down, has checked for ever: after Qe8+ the position has occurred twice.
    let fen = "6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1";
    let cycle = "h5e8 g8h7 e8h5 h7g8";
    let once = game(fen, cycle);
    let twice = game(fen, &format!("{cycle} {cycle} h5e8 g8h7"));
    // Qh5 brings about the third occurrence, though depth 1 sees no cycle of its own.
    assert_eq!(search(&mut engine(), &twice, depth(1)).score, DRAW);
    assert!(search(&mut engine(), &once, depth(1)).score < DRAW);
}

#[test]
fn bare_kings_are_a_draw() {
    let game = game("8/8/4k3/8/8/3nK3/8/8 w - - 0 1", "");
    assert_eq!(search(&mut engine(), &game, depth(4)).score, DRAW);
}

#[test]
fn one_thread_is_deterministic() {
    let game = game("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8", "");
    let first = search(&mut engine(), &game, depth(8));
    let mut other = engine();
    let second = search(&mut other, &game, depth(8));
    assert_eq!(first, second);
    other.forget();
    assert_eq!(search(&mut other, &game, depth(8)), first);
}

#[test]
fn nodes_limit_the_search_exactly() {
    let limits = Limits { nodes: Some(5000), ..Limits::default() };
    let game = Game::new(Chess::default());
    assert_eq!(search(&mut engine(), &game, limits).nodes, 5000);
}

#[test]
fn two_threads_agree_on_a_mate() {
    let mut engine = engine();
    engine.set_threads(2);
    let game = game("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "");
    let found = search(&mut engine, &game, depth(10));
    assert_eq!(moves_to_mate(found.score), Some(3));
}

#[test]
fn only_the_wanted_moves_are_searched() {
    let game = game("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "");
    let wanted = "h2h3".parse::<UciMove>().unwrap();
    let wanted = wanted.to_move(game.position()).unwrap();
    let limits = Limits { search_moves: vec![wanted], ..depth(4) };
    assert_eq!(search(&mut engine(), &game, limits).best, Some(wanted));
}

#[test]
fn several_lines_begin_with_different_moves() {
    let game = Game::new(Chess::default());
    let options = Options { lines: 4, ..Options::default() };
    let mut firsts = Vec::new();
    let mut scores = Vec::new();
    engine().search(&game, &depth(5), &options, Arc::default(), &mut |progress| {
        if progress.depth == 5 {
            firsts.push(progress.line[0]);
            scores.push(progress.score);
        }
    });
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
    assert!(scores.is_sorted_by(|a, b| a >= b));
}

#[test]
fn cutting_rules_change_the_tree_and_leave_a_move() {
    let game = game("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8", "");
    let nodes = |manner| {
        let cuts = CutTree { manner, rules: kmoch_eval::CutSet::ALL };
        let options = Options { cuts, ..Options::default() };
        let found = engine().search(&game, &depth(9), &options, Arc::default(), &mut |_| {});
        assert!(found.best.is_some());
        found.nodes
    };
    let off = nodes(Manner::Off);
    assert_ne!(nodes(Manner::Cut), off);
    assert_ne!(nodes(Manner::Reduce), off);
}

//! Positions to try everything on: expected ones, random games, and odd but legal material.

use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Color, Position, Setup};

const POSITIONS: &str = include_str!("../golden/dev.jsonl");

/// Legal positions that games seldom or never reach.
const ODD: [&str; 12] = [
    "8/8/8/8/8/8/8/K6k w - - 0 1",
    "QQQQQQQQ/Q7/8/8/8/8/5k2/K7 b - - 0 1",
    "k7/8/8/qqqqq3/QQQQQ3/8/8/K7 w - - 0 1",
    "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 1",
    "4k3/1p4p1/1p4p1/Pp4pP/Pp4pP/P6P/P6P/4K3 w - - 0 1",
    "4k3/P6P/P6P/P6P/P6P/p6p/p6p/4K3 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "4k3/8/8/pppppppp/PPPPPPPP/8/8/4K3 w - - 0 1",
    "k7/8/6p1/1p1p1p1p/1P1P1P1P/8/6P1/K1R5 w - - 0 1",
    "nnnnknnn/nnn5/8/8/8/8/5BBB/BBBBKBBB w - - 0 1",
    "r5k1/5ppp/8/Pn6/8/8/5PPP/3Q2K1 w - - 0 1",
    "rrrrkrrr/rrr5/8/8/8/8/8/3QK3 w - - 0 1",
];

/// A board and whose turn it is.
pub type Scene = (Board, Color);

/// Reads a position without asking whether it is legal.
pub fn setup(fen: &str) -> Setup {
    Fen::from_ascii(fen.as_bytes()).unwrap_or_else(|error| panic!("{fen}: {error}")).into_setup()
}

fn scene(setup: Setup) -> Scene {
    (setup.board, setup.turn)
}

/// The positions whose values are known.
pub fn expected() -> Vec<Scene> {
    let fen = |line: &str| serde_json::from_str::<Value>(line).unwrap()["fen"].clone();
    POSITIONS.lines().map(|line| scene(setup(fen(line).as_str().unwrap()))).collect()
}

/// Positions from random games, half of them from shuffled back ranks.
pub fn random_games(games: usize, seed: u64) -> Vec<Scene> {
    const LONGEST: usize = 160;
    const EVERY: usize = 4;
    let mut random = SmallRng::seed_from_u64(seed);
    let mut scenes = Vec::new();
    for game in 0..games {
        let mut position = if game % 2 == 0 { Chess::default() } else { shuffled(&mut random) };
        let offset = random.random_range(0..EVERY);
        for ply in 0..LONGEST {
            if ply % EVERY == offset {
                scenes.push((position.board().clone(), position.turn()));
            }
            let moves = position.legal_moves();
            let Some(&chosen) = moves.choose(&mut random) else { break };
            position.play_unchecked(chosen);
        }
    }
    scenes
}

/// A start with both back ranks in the same random order.
fn shuffled(random: &mut SmallRng) -> Chess {
    loop {
        let mut rank: Vec<char> = "rnbqkbnr".chars().collect();
        rank.shuffle(random);
        let black: String = rank.into_iter().collect();
        let white = black.to_uppercase();
        let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w - - 0 1");
        if let Ok(position) = setup(&fen).position(CastlingMode::Chess960) {
            return position;
        }
    }
}

/// Legal positions with odd material.
pub fn odd() -> Vec<Scene> {
    let scenes = ODD.iter().map(|fen| {
        let legal = setup(fen).position::<Chess>(CastlingMode::Standard);
        let position = legal.unwrap_or_else(|error| panic!("{fen}: {error}"));
        (position.board().clone(), position.turn())
    });
    scenes.collect()
}

/// Everything above.
pub fn all() -> Vec<Scene> {
    const GAMES: usize = 60;
    const SEED: u64 = 2010;
    [expected(), random_games(GAMES, SEED), odd()].concat()
}

//! The engine plays on real endgame tables (king and pawn, rook or queen against king).

use std::sync::Arc;

use kmoch_eval::Profile;
use kmoch_search::Game;
use kmoch_search::Limits;
use kmoch_search::Table;
use kmoch_search::syzygy::Tablebases;
use kmoch_search::{Engine, Options};
use shakmaty::{CastlingMode, Chess, Color, KnownOutcome, Outcome, Position, fen::Fen};

const TABLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/syzygy");
/// No ending here needs more plies, pawn moves included.
const MOST_PLIES: usize = 160;

/// Plays out a position with a handful of nodes a move, both sides knowing the tables. The game
/// ends undecided where the stronger side comes back to a position it has had.
fn play_out(fen: &str, stronger: Color) -> (Option<Color>, u64) {
    let mut engine = Engine::new(&Profile::tuned(), Table::new(1).unwrap());
    engine.set_tablebases(Some(Tablebases::open(TABLES, 7).unwrap()));
    let position: Chess =
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
    let mut game = Game::new(position);
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    let mut hits = 0;
    for _ in 0..MOST_PLIES {
        match game.position().outcome() {
            Outcome::Known(KnownOutcome::Decisive { winner }) => return (Some(winner), hits),
            Outcome::Known(KnownOutcome::Draw) => return (None, hits),
            Outcome::Unknown => {}
        }
        let mut hear = |progress: &kmoch_search::Progress<'_>| {
            hits = hits.max(progress.tablebase_hits);
        };
        let options = Options::default();
        let found = engine.search(&game, &limits, &options, Arc::default(), &mut hear);
        let best = found.best.expect("the game goes on");
        let mut after = game.position().clone();
        after.play_unchecked(best);
        if game.position().turn() == stronger && game.has_seen(&after) {
            return (None, hits);
        }
        game.play(best);
    }
    (None, hits)
}

#[test]
fn wins_are_won_without_going_round_in_circles() {
    for (fen, winner) in [
        ("8/8/8/8/8/2k5/8/KR6 w - - 0 1", Color::White),
        ("7q/8/8/3k4/8/8/2K5/8 b - - 0 1", Color::Black),
        ("8/7k/8/1P6/3K4/8/8/8 b - - 0 1", Color::White),
        ("8/8/8/3P4/8/4k3/8/3K4 b - - 0 1", Color::White),
    ] {
        assert_eq!(play_out(fen, winner).0, Some(winner), "{fen}");
    }
}

#[test]
fn draws_are_held() {
    let (winner, hits) = play_out("8/8/1K6/8/3k4/8/5P2/8 b - - 0 1", Color::White);
    assert_eq!(winner, None);
    assert!(hits > 0, "the tables are asked inside the tree too");
    assert_eq!(play_out("5K2/8/4k3/8/8/8/3P4/8 b - - 0 1", Color::White).0, None);
}

#[test]
fn all_files_are_found() {
    assert_eq!(Tablebases::open(TABLES, 7).unwrap().files(), 6);
}

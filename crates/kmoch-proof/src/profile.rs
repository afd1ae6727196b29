//! A profile.

use std::path::Path;

use kmoch_eval::{Evaluator, Profile};
use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, Position};

/// Positions in which much is found.
const POSITIONS: [&str; 3] = [
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P4/2PBPN2/PP1N1PPP/R1BQ1RK1 w - - 0 9",
    "2k5/2p3p1/8/2pb1Pp1/1p5p/pR3PbP/P1P5/4K3 w - - 0 1",
    "QQQQQQQQ/Q7/8/8/8/8/5k2/K7 b - - 0 1",
];

/// It is refused with its place, or by it the amounts of any position add up, and it can be written and read again.
pub fn profile(bytes: &[u8]) {
    let nothing_beside_it = |_: &Path| Err("there is no other".to_owned());
    let profile = match Profile::read(bytes, Path::new("any.toml"), &nothing_beside_it) {
        Ok(profile) => profile,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let mut evaluator = Evaluator::new(&profile);
    for fen in POSITIONS {
        let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
        let board = Chess::default().board().clone();
        for board in [board, setup.board] {
            for turn in [Color::White, Color::Black] {
                let fast = evaluator.evaluate(&board, turn);
                assert_eq!(evaluator.ledger(&board, turn).total(), fast, "{fen}");
            }
        }
    }
    let again =
        Profile::parse(&profile.to_toml(), "again.toml").expect("what is written can be read");
    assert_eq!(again.to_toml(), profile.to_toml());
}

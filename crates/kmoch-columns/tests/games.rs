//! Games in, columns out.

use std::io::BufReader;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Float32Type, Int16Type, Int32Type, Int64Type};
use arrow_array::{Array, RecordBatch};
use kmoch_columns::games::{self, Selection, Tally};
use kmoch_columns::{Layout, Order, Row, Table, USUAL_TAGS};
use kmoch_eval::{Evaluator, Profile, find_clause};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Position};

const GAMES: &str = "\
[Event \"Test\"]
[White \"Réti\"]
[WhiteElo \"2550\"]
[BlackElo \"?\"]
[Result \"1-0\"]

1. e4 {[%eval 0.3] [%clk 0:10:00]} e5 (1... c5 2. Nf3 {[%clk 0:09:00]} (2. c3)) 2. Nf3 Nc6 3. Bb5 {[%eval #3]} a6 4. Bxc6 1-0

[Event \"Broken\"]

1. e4 e5 2. Ke4 *

[Event \"Set up\"]
[Variant \"Chess960\"]
[FEN \"1r2k1r1/6p1/8/8/8/8/6P1/1R2K1R1 w GBgb - 0 1\"]

1. O-O 0-0-0 *
";

fn read(text: &str, selection: &Selection) -> (RecordBatch, Tally) {
    let tags = USUAL_TAGS.map(str::to_owned).to_vec();
    let order = Order { games: true, tags, ..Order::default() };
    let layout = Arc::new(Layout::new(&Profile::addendum(), &order).unwrap());
    let mut table = Table::new(&layout);
    let input = BufReader::new(text.as_bytes());
    let tally =
        games::read(input, Some("games.pgn"), selection, false, &mut table, |_| Ok(())).unwrap();
    (table.finish(), tally)
}

fn texts(batch: &RecordBatch, name: &str) -> Vec<Option<String>> {
    let column = batch.column_by_name(name).unwrap();
    match column.as_any_dictionary_opt() {
        Some(names) => {
            let values = names.values().as_string::<i32>();
            let keys = names.normalized_keys();
            let text =
                |row: usize| column.is_valid(row).then(|| values.value(keys[row]).to_owned());
            if values.is_empty() {
                vec![None; column.len()]
            } else {
                (0..column.len()).map(text).collect()
            }
        }
        None => column.as_string::<i32>().iter().map(|text| text.map(str::to_owned)).collect(),
    }
}

fn plies(batch: &RecordBatch) -> Vec<i32> {
    batch.column_by_name("ply").unwrap().as_primitive::<Int32Type>().values().to_vec()
}

#[test]
fn every_position_of_every_sound_game_is_a_row() {
    let (batch, tally) = read(GAMES, &Selection::default());
    assert_eq!((tally.read, tally.written, tally.flaws.len()), (3, 2, 1));
    assert_eq!(tally.flaws[0].to_string(), "line 11: Ke4 cannot be played here");
    assert_eq!(plies(&batch), [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2]);
    let games = batch.column_by_name("game").unwrap().as_primitive::<Int64Type>();
    assert_eq!((games.value(0), games.value(8)), (1, 3));
    let lines = batch.column_by_name("line").unwrap().as_primitive::<Int64Type>();
    assert_eq!((lines.value(0), lines.value(8)), (1, 13));
    let moves = texts(&batch, "move");
    assert_eq!(moves[0], None);
    assert_eq!(moves[7].as_deref(), Some("b5c6"));
    assert_eq!(moves[10].as_deref(), Some("e8b8"));
    let fens = texts(&batch, "fen");
    assert_eq!(fens[10].as_deref(), Some("2kr2r1/6p1/8/8/8/8/6P1/1R3RK1 w - - 2 2"));
    assert_eq!(texts(&batch, "player.white")[7].as_deref(), Some("Réti"));
    assert_eq!(texts(&batch, "player.white")[8], None);
    assert_eq!(texts(&batch, "result")[3].as_deref(), Some("1-0"));
    let elo = |name: &str| batch.column_by_name(name).unwrap().as_primitive::<Int16Type>().clone();
    assert_eq!(elo("elo.white").value(0), 2550);
    assert!(elo("elo.black").is_null(0));
}

#[test]
fn clocks_and_judgements_come_from_comments() {
    let (batch, _) = read(GAMES, &Selection::default());
    let numbers =
        |name: &str| batch.column_by_name(name).unwrap().as_primitive::<Float32Type>().clone();
    assert_eq!((numbers("clock").value(1), numbers("eval").value(1)), (600.0, 0.3));
    assert!(numbers("clock").is_null(0) && numbers("eval").is_null(5));
    assert_eq!(batch.column_by_name("mate").unwrap().as_primitive::<Int16Type>().value(5), 3);
}

#[test]
fn positions_are_selected() {
    let every = Selection { every: std::num::NonZeroU32::new(3), ..Selection::default() };
    assert_eq!(plies(&read(GAMES, &every).0), [0, 3, 6, 0]);
    let some = Selection { plies: Some(2..=3), ..Selection::default() };
    assert_eq!(plies(&read(GAMES, &some).0), [2, 3, 2]);
    let last = Selection { last: true, ..Selection::default() };
    assert_eq!(plies(&read(GAMES, &last).0), [7, 2]);
    // Before 4. Bxc6 there is a capture to come; castling of the other game gives no check.
    let quiet = Selection { quiet: true, ..Selection::default() };
    assert_eq!(plies(&read(GAMES, &quiet).0), [0, 1, 2, 3, 4, 5, 7, 0, 1, 2]);
    let all = Selection { variations: true, ..Selection::default() };
    let (batch, _) = read(GAMES, &all);
    assert_eq!(plies(&batch), [0, 1, 2, 3, 4, 5, 6, 7, 2, 3, 3, 0, 1, 2]);
    let numbers = batch.column_by_name("variation").unwrap().as_primitive::<Int32Type>();
    assert_eq!(numbers.values()[7..12], [0, 1, 1, 2, 0]);
    assert_eq!(texts(&batch, "move")[10].as_deref(), Some("c2c3"));
    let clocks = batch.column_by_name("clock").unwrap().as_primitive::<Float32Type>();
    assert_eq!(clocks.value(9), 540.0);
}

#[test]
fn figures_are_those_of_the_ledger() {
    let fens = [
        "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10",
        "4k3/8/8/1P6/8/8/6p1/4K3 w - - 0 1",
        "8/8/8/8/8/8/8/K6k w - - 0 1",
    ];
    for profile in [Profile::addendum(), Profile::tuned()] {
        let layout = Arc::new(Layout::new(&profile, &Order::default()).unwrap());
        let mut table = Table::new(&layout);
        let evaluator = Evaluator::new(&profile);
        // More rows than are kept back, so that some are.
        let positions: Vec<Chess> = fens
            .iter()
            .cycle()
            .take(100)
            .map(|fen| fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap())
            .collect();
        positions.iter().for_each(|position| table.push(&Row::of(position)));
        assert_eq!(table.rows(), positions.len());
        let batch = table.finish();
        assert_eq!((batch.num_rows(), table.rows()), (positions.len(), 0));
        for (row, position) in positions.iter().enumerate() {
            let ledger = evaluator.ledger(position.board(), position.turn());
            let number = |name: &str| {
                batch.column_by_name(name).unwrap().as_primitive::<Float32Type>().value(row)
            };
            assert_eq!(number("total_mp"), ledger.total().millipawns() as f32);
            for key in ["passer", "mobility", "isolated_horizontal", "material"] {
                for (side, name) in [(Color::White, "white"), (Color::Black, "black")] {
                    let (count, amount) = ledger.tally(find_clause(key).unwrap(), side);
                    assert_eq!(number(&format!("{name}.{key}.mp")), amount.millipawns() as f32);
                    let column = batch.column_by_name(&format!("{name}.{key}.count")).unwrap();
                    assert_eq!(column.as_primitive::<Int16Type>().value(row) as usize, count);
                }
            }
        }
        assert_eq!(texts(&batch, "turn")[0].as_deref(), Some("white"));
        assert!(batch.column_by_name("black.measures.disharmony").unwrap().is_null(2));
        let items = Order { items: true, ..Order::default() };
        let mut table = Table::new(&Arc::new(Layout::new(&profile, &items).unwrap()));
        table.push(&Row::of(&positions[0]));
        let batch = table.finish();
        let items = batch.column_by_name("items").unwrap().as_list::<i32>().value(0);
        let ledger = evaluator.ledger(positions[0].board(), positions[0].turn());
        let (board, turn) = (positions[0].board(), positions[0].turn());
        let owed = evaluator.weights().leaned_on(board, turn, &ledger);
        assert_eq!(items.len(), ledger.items.len() + owed.len());
    }
}

//! Positions and games that are held in memory, as a notebook or a cluster hands them over.

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::ArrowError;
use kmoch_columns::games::take;
use kmoch_columns::{Origin, Row, Table};
use kmoch_notation::Position;
use kmoch_notation::pgn::{Flaw, Game};
use rayon::prelude::*;

use crate::batches::{Asked, Batches, Fault, Faults, Wrong};
use crate::cutting::each_game;

/// Positions that become one batch.
const POSITIONS: usize = 1 << 13;

/// Games that become one batch.
const GAMES: usize = 1 << 7;

/// The text of one or several games, and where it stands.
#[derive(Debug, Clone, Default)]
pub struct GameText {
    /// The bytes in PGN.
    pub pgn: Vec<u8>,
    /// The file it comes from.
    pub file: Option<String>,
    /// The number of the first game in the file, from 1.
    pub game: Option<u64>,
    /// The line on which the text starts, from 1.
    pub line: Option<u64>,
}

/// A row for each of these positions.
pub fn positions(asked: &Asked, texts: Vec<String>, faults: &Faults) -> Batches {
    in_waves(asked, texts, faults, POSITIONS, |_, first, texts, table, wrong| {
        for (text, number) in texts.iter().zip(first as u64..) {
            match Position::read(text) {
                Ok(position) => {
                    table.push(&Row { fen: Some(&position.fen), ..Row::of(&position.chess) });
                }
                Err(fault) => {
                    let place = "position".to_owned();
                    wrong.faults.push(Fault { place, number, what: fault.to_string() });
                }
            }
        }
        Ok(())
    })
}

/// The positions of these games that are asked for.
pub fn games(asked: &Asked, texts: Vec<GameText>, faults: &Faults) -> Batches {
    in_waves(asked, texts, faults, GAMES, |asked, _, texts, table, wrong| {
        texts.iter().try_for_each(|text| take_games(asked, text, table, wrong))
    })
}

/// Takes the games of one text.
fn take_games(
    asked: &Asked,
    text: &GameText,
    table: &mut Table,
    wrong: &mut Wrong<Vec<Fault>>,
) -> Result<(), ArrowError> {
    let fault = |flaw: Flaw| {
        let place = text.file.clone().unwrap_or_else(|| "game".to_owned());
        Fault { place, number: flaw.line, what: flaw.kind.to_string() }
    };
    let before = |first: Option<u64>| first.map_or(0, |first| first.saturating_sub(1));
    let mut origin = Origin { file: text.file.clone(), ..Origin::default() };
    for raw in each_game(&text.pgn) {
        let mut raw = raw.map_err(|error| ArrowError::IoError(error.to_string(), error))?;
        raw.number += before(text.game);
        raw.line += before(text.line);
        match Game::read(&raw) {
            Ok(game) => {
                let flaws = take(&raw, &game, &asked.selection, &mut origin, table);
                wrong.cut_short.extend(flaws.into_iter().map(fault));
            }
            Err(flaw) => wrong.faults.push(fault(flaw)),
        }
    }
    Ok(())
}

/// Fills a table from some of the texts, of which the first has this number, and lists what is wrong with others.
type Fill<T> =
    fn(&Asked, usize, &[T], &mut Table, &mut Wrong<Vec<Fault>>) -> Result<(), ArrowError>;

/// What came of some of the texts.
type Filled = Result<(RecordBatch, Wrong<Vec<Fault>>), ArrowError>;

/// Batches in the order of the texts, and faults as well; as many batches are made at once as there are threads, when
/// the first of them is asked for.
fn in_waves<T: Send + Sync + 'static>(
    asked: &Asked,
    texts: Vec<T>,
    faults: &Faults,
    portion: usize,
    fill: Fill<T>,
) -> Batches {
    let (asked, faults) = (asked.clone(), faults.clone());
    let layout = Arc::clone(&asked.layout);
    let wave = portion * asked.threads;
    let waves = (0..texts.len()).step_by(wave).flat_map(move |start| {
        let one = |(number, texts): (usize, &[T])| -> Filled {
            let (mut table, mut wrong) = (Table::new(&asked.layout), Wrong::default());
            fill(&asked, start + number * portion, texts, &mut table, &mut wrong)?;
            Ok((table.finish(), wrong))
        };
        let texts = &texts[start..texts.len().min(start + wave)];
        let filled: Vec<Filled> = if texts.len() <= portion {
            vec![one((0, texts))]
        } else {
            texts.par_chunks(portion).enumerate().map(one).collect()
        };
        let noted = filled.into_iter().map(|filled| {
            let (batch, wrong) = filled?;
            faults.note(wrong, &asked)?;
            Ok(batch)
        });
        noted.collect::<Vec<_>>()
    });
    Batches::new(&layout, waves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kmoch_columns::games::Selection;
    use kmoch_columns::{Choice, Layout, Order};
    use kmoch_eval::Profile;

    fn asked(threads: usize, games: bool) -> Asked {
        let figures = Choice::read("material").unwrap();
        let order = Order { figures, games, ..Order::default() };
        let layout = Arc::new(Layout::new(&Profile::addendum(), &order).unwrap());
        Asked { layout, selection: Selection::default(), passes_over: true, threads }
    }

    #[test]
    fn faults_come_in_order_however_many_work() {
        const BAD_EVERY: usize = 1000;
        let count = 3 * POSITIONS + 1;
        let text =
            |number: usize| if number.is_multiple_of(BAD_EVERY) { "8/8 w" } else { "startpos" };
        let texts: Vec<String> = (0..count).map(|number| text(number).to_owned()).collect();
        for threads in [1, 3] {
            let faults = Faults::default();
            let batches = positions(&asked(threads, false), texts.clone(), &faults);
            let rows: usize = batches.map(|batch| batch.unwrap().num_rows()).sum();
            let passed_over = faults.so_far().faults;
            let numbers: Vec<u64> = passed_over.first.iter().map(|fault| fault.number).collect();
            let expected: Vec<u64> = (0..count as u64).step_by(BAD_EVERY).collect();
            assert_eq!(numbers, expected);
            assert_eq!(rows + passed_over.count as usize, count);
        }
    }

    #[test]
    fn games_are_told_where_they_stand() {
        let text = GameText {
            pgn: b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. e5 *\n".to_vec(),
            file: Some("some.pgn".to_owned()),
            game: Some(10),
            line: Some(101),
        };
        let faults = Faults::default();
        let rows: usize = games(&asked(1, true), vec![text], &faults)
            .map(|batch| batch.unwrap().num_rows())
            .sum();
        assert_eq!(rows, 2);
        let first = faults.so_far().faults.first;
        assert_eq!((first[0].place.as_str(), first[0].number), ("some.pgn", 107));
    }

    #[test]
    fn variations_that_break_off_are_told_and_no_error() {
        let text = GameText {
            pgn: b"[Event \"a\"]\n\n1. e4\n(1. d4 d5 2. d5) e5 *\n".to_vec(),
            ..GameText::default()
        };
        let selection = Selection { variations: true, ..Selection::default() };
        let asked = Asked { selection, passes_over: false, ..asked(1, true) };
        let faults = Faults::default();
        let rows: usize =
            games(&asked, vec![text], &faults).map(|batch| batch.unwrap().num_rows()).sum();
        assert_eq!(rows, 5);
        let Wrong { faults, cut_short } = faults.so_far();
        assert_eq!((faults.count, cut_short.count, cut_short.first[0].number), (0, 1, 4));
    }
}

//! Labelled positions from files: CSV with a header, EPD with `c9 "1-0";`, or `FEN [0.5]`.

use std::io::{self, BufRead};
use std::path::{Path, PathBuf};

use kmoch_files::Input;
use kmoch_files::lines::{Line, Lines};
use shakmaty::{Bitboard, Chess, Color, Position};
use thiserror::Error;

use crate::packed::{Form, PackedReader};

/// A position with how its game ended.
#[derive(Debug, Clone)]
pub struct Labelled {
    /// The position.
    pub position: Chess,
    /// 1 if White won, 0.5 for a draw, 0 if Black won; nothing if the position was never played on.
    pub result: Option<f64>,
    /// What a search said, in centipawns seen from White.
    pub score: Option<f64>,
    /// Which game of its file it comes from; a position without one is a game of its own.
    pub game: u64,
}

impl Labelled {
    /// Whether theory knows the result: one side has nothing but its king, and the other can force mate with a queen,
    /// a rook, two bishops of different colours, or a bishop and a knight. How such a game ended only says how
    /// well it was played.
    pub fn is_known(&self) -> bool {
        let board = self.position.board();
        Color::ALL.into_iter().any(|side| {
            let own = board.by_color(side);
            let bishops = own & board.bishops();
            let pair = (bishops & Bitboard::LIGHT_SQUARES).any()
                && (bishops & Bitboard::DARK_SQUARES).any();
            let with_knight = bishops.any() && (own & board.knights()).any();
            let heavy = (own & (board.rooks() | board.queens())).any();
            board.by_color(!side).count() == 1 && (heavy || pair || with_knight)
        })
    }
}

/// What is wrong with a data file, and where.
#[derive(Debug, Error)]
pub enum DataError {
    /// The file cannot be read.
    #[error("{}: {source}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A line is not a labelled position.
    #[error("{}:{line}: {what}", file.display())]
    Line {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: u64,
        /// What is wrong there.
        what: String,
    },
    /// A record of a packed file is not sound.
    #[error("{}: record {record}: {what}", file.display())]
    Record {
        /// The file.
        file: PathBuf,
        /// The record, counted from 1.
        record: u64,
        /// What is wrong with it.
        what: String,
    },
    /// The file holds no position at all.
    #[error("{}: no positions in it", file.display())]
    Empty {
        /// The file.
        file: PathBuf,
    },
}

/// Where the fields stand in a CSV file.
#[derive(Debug, Clone)]
struct Columns {
    fen: usize,
    result: usize,
    score: Option<usize>,
    game: Option<usize>,
}

/// Reads labelled positions line by line.
pub struct Reader {
    file: PathBuf,
    lines: Lines<Box<dyn BufRead + Send>>,
    columns: Option<Columns>,
    found: usize,
    failed: bool,
}

/// Labelled positions, or what is wrong.
pub type Positions = Box<dyn Iterator<Item = Result<Labelled, DataError>>>;

impl Reader {
    /// Opens a file, packed or not, or standard input for `-`; how it is packed shows in its first bytes. The packed
    /// forms of positions and games are told by the file's name (see [`Form::of`]).
    pub fn open(file: &Path) -> Result<Positions, DataError> {
        let input =
            Input::open(file).map_err(|source| DataError::Io { file: file.to_owned(), source })?;
        Ok(match Form::of(file) {
            Some(form) => Box::new(PackedReader::new(file, form, input.reader)),
            None => Box::new(Reader::new(file, input.reader)),
        })
    }

    /// Reads from anything; `file` is the name in errors.
    pub fn new(file: &Path, lines: Box<dyn BufRead + Send>) -> Reader {
        let lines = Lines::new(lines);
        Reader { file: file.to_owned(), lines, columns: None, found: 0, failed: false }
    }

    /// The next position, or an error that says where it is.
    fn read(&mut self) -> Result<Option<Labelled>, DataError> {
        let file = &self.file;
        loop {
            let next = self
                .lines
                .next_line()
                .map_err(|source| DataError::Io { file: file.clone(), source })?;
            let Some(Line { number, text }) = next else {
                let is_empty = self.found == 0;
                return if is_empty {
                    Err(DataError::Empty { file: file.clone() })
                } else {
                    Ok(None)
                };
            };
            let error = |what| DataError::Line { file: file.clone(), line: number, what };
            let line = text.map_err(|length| error(format!("{length} bytes are no position")))?;
            let line = String::from_utf8_lossy(line);
            if self.found == 0
                && self.columns.is_none()
                && let Some(columns) = header(&line).map_err(error)?
            {
                self.columns = Some(columns);
                continue;
            }
            let parsed = match &self.columns {
                Some(columns) => row(&line, columns, number),
                None => epd(&line, number),
            };
            self.found += 1;
            return parsed.map(Some).map_err(error);
        }
    }
}

impl Iterator for Reader {
    type Item = Result<Labelled, DataError>;

    fn next(&mut self) -> Option<Self::Item> {
        // Past a fault nothing in the file can be trusted: the reader ends there.
        let next = if self.failed { None } else { self.read().transpose() };
        self.failed |= matches!(next, Some(Err(_)));
        next
    }
}

/// The columns of a CSV header; nothing if the line is not one.
fn header(line: &str) -> Result<Option<Columns>, String> {
    let names: Vec<&str> = line.split(',').map(str::trim).collect();
    let Some(fen) = names.iter().position(|&name| name == "fen") else { return Ok(None) };
    let place = |wanted| names.iter().position(|&name| name == wanted);
    let result = place("result").ok_or("the header has no column \"result\"")?;
    Ok(Some(Columns { fen, result, score: place("score"), game: place("game") }))
}

fn row(line: &str, columns: &Columns, line_number: u64) -> Result<Labelled, String> {
    let fields: Vec<&str> = line.split(',').collect();
    let field = |index: usize| {
        fields.get(index).map(|field| field.trim()).ok_or(format!("only {} columns", fields.len()))
    };
    let score = columns.score.map(field).transpose()?.map(|text| {
        let score = text.parse::<f64>().ok().filter(|score| score.is_finite());
        score.ok_or_else(|| format!("\"{text}\" is not a score in centipawns"))
    });
    let game = columns.game.map(field).transpose()?.map(|text| {
        text.parse::<u64>().map_err(|_| format!("\"{text}\" is not the number of a game"))
    });
    let score = score.transpose()?;
    let result = match field(columns.result)? {
        "" if score.is_some() => None,
        text => Some(result(text)?),
    };
    Ok(Labelled {
        position: position(field(columns.fen)?)?,
        result,
        score,
        game: game.transpose()?.unwrap_or(line_number),
    })
}

/// `FEN c9 "1-0";` or `FEN [0.5]`.
fn epd(line: &str, line_number: u64) -> Result<Labelled, String> {
    let (fen, label) = if let Some((fen, rest)) = line.split_once('[') {
        (fen, rest.split(']').next().unwrap_or_default())
    } else if let Some((fen, rest)) = line.split_once("c9") {
        (fen, rest.split('"').nth(1).ok_or("c9 has no quoted result")?)
    } else {
        return Err("no result: give [0.5], or c9 \"1/2-1/2\";, or a CSV header".to_owned());
    };
    Ok(Labelled {
        position: position(fen.trim())?,
        result: Some(result(label.trim())?),
        score: None,
        game: line_number,
    })
}

fn position(fen: &str) -> Result<Chess, String> {
    kmoch_notation::Position::read(fen).map(|read| read.chess).map_err(|fault| fault.to_string())
}

fn result(text: &str) -> Result<f64, String> {
    match text {
        "1" | "1.0" | "1-0" => Ok(1.0),
        "0.5" | "1/2-1/2" | "1/2" => Ok(0.5),
        "0" | "0.0" | "0-1" => Ok(0.0),
        other => Err(format!("\"{other}\" is not a result: 1, 0.5 or 0 (or 1-0, 1/2-1/2, 0-1)")),
    }
}

impl Labelled {
    /// Whether the side to move is in check: no static value means much there.
    pub fn is_check(&self) -> bool {
        self.position.is_check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &'static str) -> Vec<Result<Labelled, String>> {
        Reader::new(Path::new("data.csv"), Box::new(text.as_bytes()))
            .map(|item| item.map_err(|error| error.to_string()))
            .collect()
    }

    #[test]
    fn three_forms_say_the_same() {
        let csv = "fen,result,score,game,ply\n4k3/8/8/8/8/8/P7/4K3 w - - 0 1,0.5,-12,7,3\n";
        let position = read(csv).remove(0).unwrap();
        assert_eq!((position.result, position.score, position.game), (Some(0.5), Some(-12.0), 7));
        assert_eq!(
            read("4k3/8/8/8/8/8/P7/4K3 w - - c9 \"1/2-1/2\";")[0].as_ref().unwrap().result,
            Some(0.5)
        );
        let bracketed = &read("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 [0.5]")[0];
        assert_eq!(bracketed.as_ref().unwrap().result, Some(0.5));
        assert_eq!(
            read("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 c9 \"1-0\";")[0].as_ref().unwrap().result,
            Some(1.0)
        );
        let marked = "\u{feff}fen,result\n4k3/8/8/8/8/8/P7/4K3 w - - 0 1,1\n";
        assert_eq!(read(marked)[0].as_ref().unwrap().result, Some(1.0));
    }

    #[test]
    fn a_position_that_was_never_played_on_has_a_score_alone() {
        let position = read("fen,result,score\n4k3/8/8/8/8/8/P7/4K3 w - - 0 1,,35\n").remove(0);
        let position = position.unwrap();
        assert_eq!((position.result, position.score), (None, Some(35.0)));
    }

    #[test]
    fn a_bare_king_that_can_be_mated_is_known_to_be_lost() {
        let is_known = |fen: &str| {
            let text: &'static str = format!("{fen} w - - 0 1 [0.5]").leak();
            read(text).remove(0).unwrap().is_known()
        };
        for known in ["4k3/8/8/8/8/8/8/R3K3", "4k3/q7/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/BN2K3"] {
            assert!(is_known(known), "{known}");
        }
        for open in ["4k3/p7/8/8/8/8/8/R3K3", "4k3/8/8/8/8/8/8/NN2K3", "4k3/8/8/8/8/8/P7/4K3"] {
            assert!(!is_known(open), "{open}");
        }
    }

    #[test]
    fn damage_is_named_with_its_line() {
        let cases = [
            ("", "data.csv: no positions in it"),
            ("fen,score\n", "data.csv:1: the header has no column \"result\""),
            ("fen,result\n4k3/8/8/8/8/8/P7/4K3 w - - 0 1\n", "data.csv:2: only 1 columns"),
            ("fen,result\n\n4k3/8/8 w - - 0 1,1\n", "data.csv:3: placement: 3 ranks instead of 8"),
            (
                "fen,result,score\n4k3/8/8/8/8/8/P7/4K3 w - - 0 1,1,nan\n",
                "data.csv:2: \"nan\" is not a score in centipawns",
            ),
            ("fen,result\n4k3/8/8/8/8/8/P7/4K3 w - - 0 1,\n", "data.csv:2: \"\" is not a result"),
            ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 [2]", "data.csv:1: \"2\" is not a result"),
            ("4k3/8/8/8/8/8/P7/4K3 w - -", "data.csv:1: no result"),
        ];
        for (text, wanted) in cases {
            let error = read(text).remove(0).unwrap_err();
            assert!(error.starts_with(wanted), "{text:?}: {error}");
        }
    }
}

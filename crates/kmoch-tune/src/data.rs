//! Labelled positions from files: CSV with a header, EPD with `c9 "1-0";`, or `FEN [0.5]`.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, FromSetup, Position};
use thiserror::Error;

use crate::packed::{Form, PackedReader};

/// A position with how its game ended.
#[derive(Debug, Clone)]
pub struct Labelled {
    /// The position.
    pub position: Chess,
    /// 1 if White won, 0.5 for a draw, 0 if Black won.
    pub result: f64,
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
        line: usize,
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
    lines: Box<dyn BufRead + Send>,
    line: usize,
    columns: Option<Columns>,
    found: usize,
    text: String,
    failed: bool,
}

const ZSTD_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
const GZIP_MAGIC: [u8; 2] = [0x1f, 0x8b];

/// Labelled positions, or what is wrong.
pub type Positions = Box<dyn Iterator<Item = Result<Labelled, DataError>>>;

impl Reader {
    /// Opens a plain, .zst or .gz file; what it is shows in its first bytes. The packed forms of
    /// positions and games are told by the file's name (see [`Form::of`]).
    pub fn open(file: &Path) -> Result<Positions, DataError> {
        let wrap = |source| DataError::Io { file: file.to_owned(), source };
        let mut plain = BufReader::with_capacity(1 << 16, File::open(file).map_err(wrap)?);
        let start = plain.fill_buf().map_err(wrap)?;
        let lines: Box<dyn BufRead + Send> = if start.starts_with(&ZSTD_MAGIC) {
            Box::new(BufReader::new(zstd::Decoder::with_buffer(plain).map_err(wrap)?))
        } else if start.starts_with(&GZIP_MAGIC) {
            Box::new(BufReader::new(flate2::bufread::MultiGzDecoder::new(plain)))
        } else {
            Box::new(plain)
        };
        Ok(match Form::of(file) {
            Some(form) => Box::new(PackedReader::new(file, form, lines)),
            None => Box::new(Reader::new(file, lines)),
        })
    }

    /// Reads from anything; `file` is the name in errors.
    pub fn new(file: &Path, lines: Box<dyn BufRead + Send>) -> Reader {
        let file = file.to_owned();
        Reader { file, lines, line: 0, columns: None, found: 0, text: String::new(), failed: false }
    }

    fn error(&self, what: impl Into<String>) -> DataError {
        DataError::Line { file: self.file.clone(), line: self.line, what: what.into() }
    }

    /// The next position, or an error that says where it is.
    fn read(&mut self) -> Result<Option<Labelled>, DataError> {
        /// A line longer than this is no position.
        const LONGEST: u64 = 4096;
        loop {
            self.text.clear();
            self.line += 1;
            let wrap = |source| DataError::Io { file: self.file.clone(), source };
            let read = (&mut self.lines).take(LONGEST).read_line(&mut self.text);
            match read {
                Ok(0) if self.found == 0 => {
                    return Err(DataError::Empty { file: self.file.clone() });
                }
                Ok(0) => return Ok(None),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                    return Err(self.error(format!("not text: {error}")));
                }
                Err(error) => return Err(wrap(error)),
            }
            if self.text.len() as u64 == LONGEST {
                return Err(self.error("the line is too long for a position"));
            }
            let line = self.text.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if self.line == 1
                && let Some(columns) = header(line).map_err(|what| self.error(what))?
            {
                self.columns = Some(columns);
                continue;
            }
            let parsed = match &self.columns {
                Some(columns) => row(line, columns, self.line as u64),
                None => epd(line, self.line as u64),
            };
            self.found += 1;
            return parsed.map(Some).map_err(|what| self.error(what));
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
    Ok(Labelled {
        position: position(field(columns.fen)?)?,
        result: result(field(columns.result)?)?,
        score: score.transpose()?,
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
        result: result(label.trim())?,
        score: None,
        game: line_number,
    })
}

fn position(fen: &str) -> Result<Chess, String> {
    // An EPD has four fields and then operations; shakmaty wants the clocks or the end.
    let fields: Vec<&str> = fen.split_whitespace().take(6).collect();
    let is_clock = |field: &&str| field.bytes().all(|byte| byte.is_ascii_digit());
    let length = 4 + fields.iter().skip(4).take_while(|field| is_clock(field)).count();
    let fen = fields[..fields.len().min(length)].join(" ");
    let setup = fen.parse::<Fen>().map_err(|error| format!("\"{fen}\": {error}"))?.into_setup();
    Chess::from_setup(setup, CastlingMode::Chess960).map_err(|error| format!("\"{fen}\": {error}"))
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
        assert_eq!((position.result, position.score, position.game), (0.5, Some(-12.0), 7));
        assert_eq!(
            read("4k3/8/8/8/8/8/P7/4K3 w - - c9 \"1/2-1/2\";")[0].as_ref().unwrap().result,
            0.5
        );
        assert_eq!(read("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 [0.5]")[0].as_ref().unwrap().result, 0.5);
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
            (
                "fen,result\n\n4k3/8/8 w - - 0 1,1\n",
                "data.csv:3: \"4k3/8/8 w - - 0 1\": invalid board part",
            ),
            (
                "fen,result,score\n4k3/8/8/8/8/8/P7/4K3 w - - 0 1,1,nan\n",
                "data.csv:2: \"nan\" is not a score in centipawns",
            ),
            ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 [2]", "data.csv:1: \"2\" is not a result"),
            ("4k3/8/8/8/8/8/P7/4K3 w - -", "data.csv:1: no result"),
        ];
        for (text, wanted) in cases {
            let error = read(text).remove(0).unwrap_err();
            assert!(error.starts_with(wanted), "{text:?}: {error}");
        }
    }
}

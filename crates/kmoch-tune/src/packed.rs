//! Labelled positions in the two packed forms that trainers of networks use.
//!
//! *bulletformat*: 32 bytes a position, seen by the side to move, which plays up the board. *viriformat*:
//! whole games, each a packed position and then moves with the score of a search, four bytes each. Of a
//! game the quiet positions are taken: not in check, and no capture or promotion next.

use std::io::{self, BufRead, Read};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Move, Piece, Position, Role, Setup,
    Square,
};

use crate::data::{DataError, Labelled};

/// Which of the two forms a file has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Positions one by one.
    Bullet,
    /// Games.
    Viri,
}

impl Form {
    /// The form that goes with a file's name, packed or not.
    pub fn of(file: &Path) -> Option<Form> {
        let name = file.file_name()?.to_str()?;
        let packings = [".zst", ".gz", ".bz2"];
        let name = packings.iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
        let (_, ending) = name.rsplit_once('.')?;
        match ending {
            "bullet" | "bulletformat" | "bf" => Some(Form::Bullet),
            "viri" | "viriformat" | "vf" => Some(Form::Viri),
            _ => None,
        }
    }
}

/// Reads positions out of a packed file.
pub struct PackedReader {
    file: PathBuf,
    bytes: Box<dyn BufRead + Send>,
    form: Form,
    /// Positions or games read so far.
    records: u64,
    /// Positions of the last game that are still to be handed out, last first.
    waiting: Vec<Labelled>,
    ended: bool,
}

/// What may go wrong with a record.
type Flaw = String;

impl PackedReader {
    /// Reads from anything; `file` is the name in errors.
    pub fn new(file: &Path, form: Form, bytes: Box<dyn BufRead + Send>) -> PackedReader {
        let file = file.to_owned();
        PackedReader { file, bytes, form, records: 0, waiting: Vec::new(), ended: false }
    }

    fn error(&self, what: impl Into<String>) -> DataError {
        let what = what.into();
        DataError::Record { file: self.file.clone(), record: self.records, what }
    }

    /// So many bytes; none at the end of the file.
    fn take<const N: usize>(&mut self) -> Result<Option<[u8; N]>, DataError> {
        let mut bytes = [0; N];
        let wrap = |source| DataError::Io { file: self.file.clone(), source };
        if self.bytes.fill_buf().map_err(wrap)?.is_empty() {
            return Ok(None);
        }
        match self.bytes.read_exact(&mut bytes) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Err(self.error("the file ends in the middle of it"))
            }
            read => read.map_err(wrap).map(|()| Some(bytes)),
        }
    }

    fn read(&mut self) -> Result<Option<Labelled>, DataError> {
        while self.waiting.is_empty() {
            let Some(head) = self.take::<32>()? else {
                let is_empty = self.records == 0;
                return if is_empty {
                    Err(DataError::Empty { file: self.file.clone() })
                } else {
                    Ok(None)
                };
            };
            self.records += 1;
            match self.form {
                Form::Bullet => {
                    let labelled = bullet(&head, self.records).map_err(|flaw| self.error(flaw))?;
                    self.waiting.push(labelled);
                }
                Form::Viri => self.game(&head)?,
            }
        }
        Ok(self.waiting.pop())
    }

    /// Goes through the game that begins with this head.
    fn game(&mut self, head: &[u8; 32]) -> Result<(), DataError> {
        let (mut position, result) = packed(head).map_err(|flaw| self.error(flaw))?;
        loop {
            let Some([a, b, c, d]) = self.take()? else {
                return Err(self.error("the file ends in the middle of it"));
            };
            if [a, b, c, d] == [0; 4] {
                self.waiting.reverse();
                return Ok(());
            }
            let m = unpacked_move(u16::from_le_bytes([a, b]), &position);
            let m =
                m.ok_or_else(|| self.error(format!("{a:02x}{b:02x} is no legal move there")))?;
            let score = i16::from_le_bytes([c, d]);
            if !position.is_check()
                && !m.is_capture()
                && !m.is_promotion()
                && score.unsigned_abs() < MATE
            {
                self.waiting.push(Labelled {
                    position: position.clone(),
                    result: Some(result),
                    score: Some(score.into()),
                    game: self.records,
                });
            }
            position.play_unchecked(m);
        }
    }
}

/// A score this large says that somebody mates.
const MATE: u16 = 20_000;

impl Iterator for PackedReader {
    type Item = Result<Labelled, DataError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = if self.ended { None } else { self.read().transpose() };
        self.ended |= !matches!(next, Some(Ok(_)));
        next
    }
}

/// A piece as both forms number it; a rook that may still castle is the kind after the king.
const UNMOVED_ROOK: u8 = 6;

/// The units on these squares, four bits each, and the rooks that may castle.
fn units(occupied: u64, codes: &[u8]) -> Result<(Board, Bitboard), Flaw> {
    let occupied = Bitboard(occupied);
    if occupied.count() > 32 {
        return Err(format!("{} units on the board", occupied.count()));
    }
    let (mut board, mut unmoved) = (Board::empty(), Bitboard::EMPTY);
    for (index, square) in occupied.into_iter().enumerate() {
        let code = codes[index / 2] >> (4 * (index % 2)) & 0xf;
        let role = match code & 7 {
            0 => Role::Pawn,
            1 => Role::Knight,
            2 => Role::Bishop,
            3 => Role::Rook,
            4 => Role::Queen,
            5 => Role::King,
            UNMOVED_ROOK => {
                unmoved.add(square);
                Role::Rook
            }
            other => return Err(format!("no unit has the number {other}")),
        };
        board.set_piece_at(square, Piece { color: Color::from_white(code & 8 == 0), role });
    }
    Ok((board, unmoved))
}

fn result_of(code: u8) -> Result<f64, Flaw> {
    match code {
        0..=2 => Ok(f64::from(code) / 2.0),
        other => Err(format!("no result has the number {other}")),
    }
}

fn position(setup: Setup) -> Result<Chess, Flaw> {
    let flaw = |error| format!("{error}");
    Chess::from_setup(setup, CastlingMode::Chess960).map_err(flaw)
}

/// A position of bulletformat: the side to move plays up the board and is White here.
fn bullet(bytes: &[u8; 32], number: u64) -> Result<Labelled, Flaw> {
    let occupied = u64::from_le_bytes(std::array::from_fn(|byte| bytes[byte]));
    let (board, _) = units(occupied, &bytes[8..24])?;
    let score = i16::from_le_bytes([bytes[24], bytes[25]]);
    let setup = Setup { board, ..Setup::empty() };
    Ok(Labelled {
        position: position(setup)?,
        result: Some(result_of(bytes[26])?),
        score: Some(score.into()).filter(|_| score.unsigned_abs() < MATE),
        game: number,
    })
}

/// The packed position that a game of viriformat begins with, and the game's result.
fn packed(bytes: &[u8; 32]) -> Result<(Chess, f64), Flaw> {
    let occupied = u64::from_le_bytes(std::array::from_fn(|byte| bytes[byte]));
    let (board, castling_rights) = units(occupied, &bytes[8..24])?;
    let setup = Setup {
        board,
        castling_rights,
        turn: Color::from_white(bytes[24] & 0x80 == 0),
        ep_square: Square::try_from(u32::from(bytes[24] & 0x7f)).ok(),
        halfmoves: bytes[25].into(),
        fullmoves: NonZeroU32::new(u16::from_le_bytes([bytes[26], bytes[27]]).into())
            .unwrap_or(NonZeroU32::MIN),
        ..Setup::empty()
    };
    Ok((position(setup)?, result_of(bytes[30])?))
}

/// The legal move that sixteen bits stand for: castling is the king taking its rook.
fn unpacked_move(bits: u16, position: &Chess) -> Option<Move> {
    let square = |shift: u16| Square::try_from(u32::from(bits >> shift & 0x3f)).ok();
    let (from, to) = (square(0)?, square(6)?);
    const PROMOTION: u16 = 3;
    let promotion = (bits >> 14 == PROMOTION).then(|| {
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen][usize::from(bits >> 12 & 3)]
    });
    let legal = position.legal_moves();
    legal.into_iter().find(|m| {
        let target = m.castling_side().map_or(m.to(), |_| rook_of(m));
        m.from() == Some(from) && target == to && m.promotion() == promotion
    })
}

/// The rook of a castling move, or its target.
fn rook_of(m: &Move) -> Square {
    match *m {
        Move::Castle { rook, .. } => rook,
        _ => m.to(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::EnPassantMode;
    use shakmaty::fen::Fen;

    /// The example of the format's own description: 1. e4 e5 2. Qh5 Ke7 3. Qxe5#.
    const GAME: [u8; 56] = [
        0xff, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0x16, 0x42, 0x25, 0x61, 0, 0, 0, 0, 0x88, 0x88, 0x88,
        0x88, 0x9e, 0xca, 0xad, 0xe9, 0x40, 0, 1, 0, 0, 0, 2, 0, 0x0c, 0x07, 10, 0, 0x34, 0x09, 20,
        0, 0xc3, 0x09, 0xe2, 0xff, 0x3c, 0x0d, 0xff, 0x7f, 0x27, 0x09, 0xff, 0x7f, 0, 0, 0, 0,
    ];

    fn read(form: Form, bytes: Vec<u8>) -> Vec<Result<Labelled, String>> {
        PackedReader::new(Path::new("games.vf"), form, Box::new(io::Cursor::new(bytes)))
            .map(|item| item.map_err(|error| error.to_string()))
            .collect()
    }

    fn fen(position: &Chess) -> String {
        Fen::from_position(position, EnPassantMode::Legal).to_string()
    }

    #[test]
    fn quiet_positions_of_a_game() {
        let found = read(Form::Viri, [GAME, GAME].concat());
        let told: Vec<(String, Option<f64>, Option<f64>, u64)> = found
            .into_iter()
            .map(|labelled| labelled.unwrap())
            .map(|labelled| {
                (fen(&labelled.position), labelled.result, labelled.score, labelled.game)
            })
            .collect();
        assert_eq!(told.len(), 6);
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(told[0], (start.to_owned(), Some(1.0), Some(10.0), 1));
        assert!(told[2].0.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"));
        assert_eq!((told[2].2, told[5].3), (Some(-30.0), 2));
    }

    #[test]
    fn a_packed_position_is_seen_by_the_side_to_move() {
        let mut record = [0; 32];
        // King e1 and pawn a2 against king e8; 90 centipawns, won.
        record[..8].copy_from_slice(&(1u64 << 4 | 1 << 8 | 1 << 60).to_le_bytes());
        record[8..10].copy_from_slice(&[0x05, 0x0d]);
        record[24..26].copy_from_slice(&90i16.to_le_bytes());
        record[26] = 2;
        let found = read(Form::Bullet, record.to_vec()).remove(0).unwrap();
        assert!(fen(&found.position).starts_with("4k3/8/8/8/8/8/P7/4K3 w"));
        assert_eq!((found.result, found.score), (Some(1.0), Some(90.0)));
        record[24..26].copy_from_slice(&i16::MIN.to_le_bytes());
        assert_eq!(read(Form::Bullet, record.to_vec()).remove(0).unwrap().score, None);
    }

    #[test]
    fn damage_is_named_with_its_record() {
        let flaw = |bytes: Vec<u8>| read(Form::Viri, bytes).pop().unwrap().unwrap_err();
        assert_eq!(flaw(Vec::new()), "games.vf: no positions in it");
        assert!(flaw(GAME[..50].to_vec()).contains("record 1: the file ends in the middle of it"));
        assert!(flaw([&GAME[..], &GAME[..20]].concat()).contains("the file ends in the middle"));
        let mut damaged = GAME;
        damaged[30] = 7;
        assert_eq!(flaw(damaged.to_vec()), "games.vf: record 1: no result has the number 7");
        damaged = GAME;
        damaged[36] = 0x35;
        assert!(flaw(damaged.to_vec()).contains("is no legal move there"));
        damaged = GAME;
        damaged[8] = 0x17;
        assert!(flaw(damaged.to_vec()).contains("no unit has the number 7"));
    }

    #[test]
    fn the_form_shows_in_the_name() {
        assert_eq!(Form::of(Path::new("a/games.vf.zst")), Some(Form::Viri));
        assert_eq!(Form::of(Path::new("positions.bullet")), Some(Form::Bullet));
        assert_eq!(Form::of(Path::new("train.csv.zst")), None);
    }
}

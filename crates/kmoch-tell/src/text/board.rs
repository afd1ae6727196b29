//! The board with the squares that matter marked.

use anstyle::{Ansi256Color, Style};
use shakmaty::{Bitboard, Board, ByColor, Color, File, Piece, Rank, Role, Square};

use super::Look;
use crate::language::say;

/// Squares to mark, by the side whose reasons speak of them.
pub type Marks = ByColor<Bitboard>;

/// Colours in the middle of the scale, so that white and black pieces both stand out.
const LIGHT: u8 = 144;
const DARK: u8 = 101;
const WHITE_MARK: u8 = 74;
const BLACK_MARK: u8 = 173;
const BOTH_MARKS: u8 = 139;
const WHITE_PIECE: u8 = 231;
const BLACK_PIECE: u8 = 16;

/// Eight lines for the ranks, one for the files.
pub fn lines(board: &Board, marks: &Marks, look: Look) -> Vec<String> {
    let mut lines: Vec<String> = Rank::ALL
        .into_iter()
        .rev()
        .map(|rank| {
            let cells = File::ALL.map(|file| {
                let square = Square::from_coords(file, rank);
                let piece = board.piece_at(square);
                if look.colour {
                    painted(square, piece, marks)
                } else {
                    lettered(square, piece, marks)
                }
            });
            format!(" {} {}", rank.char(), cells.concat())
        })
        .collect();
    let files: String = File::ALL.map(|file| format!(" {} ", file.char())).concat();
    lines.push(format!("   {files}").trim_end().to_owned());
    lines
}

/// What the marks mean.
pub fn key(look: Look) -> [String; 2] {
    let key = |side: Color| {
        let sample = if look.colour {
            paint(if side.is_white() { WHITE_MARK } else { BLACK_MARK }, BLACK_PIECE, "   ")
        } else {
            let (left, right) = brackets(side.is_white(), side.is_black());
            format!("{left} {right}")
        };
        format!("{sample} {}", look.tell(&say!("reasons-of", side)))
    };
    Color::ALL.map(key)
}

fn painted(square: Square, piece: Option<Piece>, marks: &Marks) -> String {
    let ground = match (marks.white.contains(square), marks.black.contains(square)) {
        (true, true) => BOTH_MARKS,
        (true, false) => WHITE_MARK,
        (false, true) => BLACK_MARK,
        (false, false) if square.is_light() => LIGHT,
        (false, false) => DARK,
    };
    let glyph = match piece.map(|piece| piece.role) {
        None => ' ',
        Some(Role::Pawn) => '♟',
        Some(Role::Knight) => '♞',
        Some(Role::Bishop) => '♝',
        Some(Role::Rook) => '♜',
        Some(Role::Queen) => '♛',
        Some(Role::King) => '♚',
    };
    let is_white = piece.is_some_and(|piece| piece.color.is_white());
    paint(ground, if is_white { WHITE_PIECE } else { BLACK_PIECE }, &format!(" {glyph} "))
}

fn paint(ground: u8, figure: u8, text: &str) -> String {
    let style = Style::new()
        .bg_color(Some(Ansi256Color(ground).into()))
        .fg_color(Some(Ansi256Color(figure).into()));
    format!("{style}{text}{style:#}")
}

fn lettered(square: Square, piece: Option<Piece>, marks: &Marks) -> String {
    let (left, right) = brackets(marks.white.contains(square), marks.black.contains(square));
    let letter = piece.map_or(if square.is_dark() { ':' } else { '.' }, Piece::char);
    format!("{left}{letter}{right}")
}

fn brackets(white: bool, black: bool) -> (char, char) {
    match (white, black) {
        (true, true) => ('{', '}'),
        (true, false) => ('[', ']'),
        (false, true) => ('(', ')'),
        (false, false) => (' ', ' '),
    }
}

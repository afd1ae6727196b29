//! The drawing itself: squares, marks, units, coordinates and the legend below.

use std::fmt::Write as _;

use kmoch_motifs::role_name;
use shakmaty::{Bitboard, Board, File, Piece, Rank, Square};

use super::pieces;
use crate::language::say;
use crate::{Language, Study};

/// Squares to mark in one colour, and what they mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The squares.
    pub squares: Bitboard,
    /// What the legend says of them.
    pub meaning: String,
}

/// Colours for marks, far enough apart to be told apart; numbers in the squares tell them apart
/// in print and for those who see colours differently.
pub const COLOURS: [&str; 6] = ["#4c9be8", "#f2a33a", "#57b894", "#e0707a", "#a483d8", "#d9c337"];
const LIGHT: &str = "#f3ead8";
const DARK: &str = "#cbb696";
const INK: &str = "#2b2622";
const PAPER: &str = "#ffffff";

/// A square's side, and the margins around the board.
const SIDE: usize = 60;
const LEFT: usize = 26;
const TOP: usize = 44;
const BOARD: usize = 8 * SIDE;
const WIDTH: usize = LEFT + BOARD + 14;
/// Text: the height of a line and how many letters fit into one.
const LINE: usize = 19;
const LETTERS: usize = 72;

/// A diagram with a title and a legend.
pub fn draw(study: &Study, title: &str, marks: &[Mark], language: Language) -> String {
    let marks = &marks[..marks.len().min(COLOURS.len())];
    let legend: Vec<Vec<String>> =
        marks.iter().map(|mark| folded(&mark.meaning, LETTERS)).collect();
    let lines: usize = legend.iter().map(Vec::len).sum();
    let height = TOP + BOARD + 34 + lines * LINE + marks.len() * 5 + 10;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" role=\"img\" \
         font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\" fill=\"{INK}\">\n\
         <title>{}</title>\n<desc>{}</desc>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{PAPER}\"/>\n",
        escaped(title),
        escaped(&study.position.fen),
    );
    heading(&mut svg, study, title, language);
    squares(&mut svg, marks);
    units(&mut svg, study.position.board());
    numbers(&mut svg, marks);
    coordinates(&mut svg);
    write_legend(&mut svg, &legend);
    svg.push_str("</svg>\n");
    svg
}

fn heading(svg: &mut String, study: &Study, title: &str, language: Language) {
    let title = folded(title, 52).first().cloned().unwrap_or_default();
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"28\" font-size=\"17\" font-weight=\"bold\">{}</text>\n\
         <text x=\"{}\" y=\"28\" font-size=\"13\" text-anchor=\"end\">{}</text>",
        escaped(&title),
        LEFT + BOARD,
        escaped(&say!("to-move", side = study.position.turn(), check = "no").tell(language)),
    );
}

/// The corner of a square on the page.
fn corner(square: Square) -> (usize, usize) {
    let column = square.file() as usize;
    let row = Rank::Eighth as usize - square.rank() as usize;
    (LEFT + column * SIDE, TOP + row * SIDE)
}

/// The marks a square bears, by their numbers.
fn marks_on(square: Square, marks: &[Mark]) -> impl Iterator<Item = usize> {
    marks
        .iter()
        .enumerate()
        .filter(move |(_, mark)| mark.squares.contains(square))
        .map(|(place, _)| place)
}

fn squares(svg: &mut String, marks: &[Mark]) {
    svg.push_str("<g class=\"board\">\n");
    for square in Square::ALL {
        let (x, y) = corner(square);
        let fill = if square.is_light() { LIGHT } else { DARK };
        let _ = writeln!(
            svg,
            "<rect class=\"square\" id=\"{square}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>"
        );
    }
    svg.push_str("</g>\n<g class=\"marks\">\n");
    for square in Square::ALL {
        // Several marks share the square in stripes.
        let here: Vec<usize> = marks_on(square, marks).collect();
        let (x, y) = corner(square);
        for (place, mark) in here.iter().enumerate() {
            let (from, to) = (place * SIDE / here.len(), (place + 1) * SIDE / here.len());
            let _ = writeln!(
                svg,
                "<rect class=\"mark\" x=\"{}\" y=\"{y}\" width=\"{}\" height=\"{SIDE}\" fill=\"{}\" fill-opacity=\"0.72\"/>",
                x + from,
                to - from,
                COLOURS[*mark]
            );
        }
    }
    let _ = writeln!(
        svg,
        "</g>\n<rect x=\"{LEFT}\" y=\"{TOP}\" width=\"{BOARD}\" height=\"{BOARD}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.5\"/>"
    );
}

fn units(svg: &mut String, board: &Board) {
    svg.push_str("<g class=\"units\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n");
    for square in board.occupied() {
        let Some(piece) = board.piece_at(square) else { continue };
        let (x, y) = corner(square);
        svg.push_str(&unit(piece, x, y));
    }
    svg.push_str("</g>\n");
}

fn unit(Piece { color, role }: Piece, x: usize, y: usize) -> String {
    let (fill, line) = if color.is_white() { (PAPER, INK) } else { (INK, LIGHT) };
    let word = role_name(role);
    // A little smaller than the square, so that the numbers of marks stay readable.
    const SHARE: f64 = 0.9;
    let scale = SHARE * SIDE as f64 / 100.0;
    let (x, y) = (x as f64 + 0.06 * SIDE as f64, y as f64 + 0.1 * SIDE as f64);
    format!(
        "<g class=\"{} {word}\" transform=\"translate({x} {y}) scale({scale})\">\
         <path d=\"{}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"3.5\"/>\
         <path d=\"{}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"3.5\"/></g>\n",
        if color.is_white() { "white" } else { "black" },
        pieces::body(role),
        pieces::detail(role),
    )
}

/// The numbers of the marks in the corners of their squares.
fn numbers(svg: &mut String, marks: &[Mark]) {
    const STEP: usize = 10;
    svg.push_str("<g class=\"numbers\" font-size=\"12\" font-weight=\"bold\">\n");
    for square in Square::ALL {
        let (x, y) = corner(square);
        for (place, mark) in marks_on(square, marks).enumerate() {
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\">{}</text>",
                x + 3 + place * STEP,
                y + 12,
                mark + 1
            );
        }
    }
    svg.push_str("</g>\n");
}

fn coordinates(svg: &mut String) {
    svg.push_str("<g class=\"coordinates\" font-size=\"13\" text-anchor=\"middle\">\n");
    for (place, (file, rank)) in File::ALL.into_iter().zip(Rank::ALL.into_iter().rev()).enumerate()
    {
        let middle = place * SIDE + SIDE / 2;
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\">{}</text>",
            LEFT + middle,
            TOP + BOARD + 17,
            file.char()
        );
        let _ = writeln!(svg, "<text x=\"13\" y=\"{}\">{}</text>", TOP + middle + 5, rank.char());
    }
    svg.push_str("</g>\n");
}

fn write_legend(svg: &mut String, legend: &[Vec<String>]) {
    svg.push_str("<g class=\"legend\" font-size=\"13.5\">\n");
    let mut y = TOP + BOARD + 34;
    for (place, lines) in legend.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<rect class=\"swatch\" x=\"{LEFT}\" y=\"{y}\" width=\"16\" height=\"16\" rx=\"2\" fill=\"{}\" fill-opacity=\"0.72\" stroke=\"{INK}\" stroke-width=\"0.7\"/>\n\
             <text x=\"{}\" y=\"{}\" font-size=\"11\" font-weight=\"bold\" text-anchor=\"middle\">{}</text>",
            COLOURS[place],
            LEFT + 8,
            y + 12,
            place + 1
        );
        for line in lines {
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\">{}</text>",
                LEFT + 24,
                y + 13,
                escaped(line)
            );
            y += LINE;
        }
        y += 5;
    }
    svg.push_str("</g>\n");
}

fn folded(text: &str, letters: usize) -> Vec<String> {
    textwrap::wrap(text, letters).into_iter().map(|line| line.into_owned()).collect()
}

/// Text for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

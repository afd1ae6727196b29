//! Boards as SVG: pieces, lit squares and arrows. The drawings are our own.

use maud::{Markup, PreEscaped, html};
use shakmaty::{Board, Color, File, Rank, Role, Square};

/// The side of a square in the drawing.
const SIDE: i32 = 45;
/// The side of the board.
const BOARD: i32 = 8 * SIDE;

/// A board to be drawn, White below.
#[derive(Debug, Clone, Default)]
pub struct Diagram {
    /// What stands on it.
    pub board: Board,
    /// The last move.
    pub last_move: Option<(Square, Square)>,
    /// Squares to light and whether what they show is good for White.
    pub squares: Vec<(bool, Square)>,
    /// Arrows and whether what they show is good for White.
    pub arrows: Vec<(bool, Square, Square)>,
}

impl Diagram {
    /// The drawing, with a name for those who cannot see it. It needs [`pieces`] and
    /// [`STYLE`] on the same page.
    pub fn svg(&self, name: &str) -> Markup {
        html! {
            svg.board viewBox={ "0 0 " (BOARD) " " (BOARD) } role="img" aria-label=(name) {
                (squares())
                @for square in self.last_move.iter().flat_map(|(from, to)| [from, to]) {
                    (field("moved", *square))
                }
                @for (good, square) in &self.squares { (field(side_class(*good), *square)) }
                @for (square, piece) in self.board.clone() {
                    @let (x, y) = corner(square);
                    use href={ "#" (symbol(piece.color, piece.role)) } x=(x) y=(y) width=(SIDE) height=(SIDE) {}
                }
                @for (good, from, to) in &self.arrows { (arrow(*good, *from, *to)) }
            }
        }
    }
}

/// The look of a board.
pub const STYLE: &str = include_str!("diagram.css");

/// The top left corner of a square.
fn corner(square: Square) -> (i32, i32) {
    (i32::from(square.file()) * SIDE, (7 - i32::from(square.rank())) * SIDE)
}

/// All squares in one go, and the letters and digits at the edge.
fn squares() -> Markup {
    let dark: String = Square::ALL
        .into_iter()
        .filter(|square| square.is_dark())
        .map(|square| {
            let (x, y) = corner(square);
            format!("M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z")
        })
        .collect();
    html! {
        rect.light width=(BOARD) height=(BOARD) {}
        path.dark d=(dark) {}
        @for file in File::ALL {
            text.edge x=(i32::from(file) * SIDE + SIDE - 7) y=(BOARD - 3) { (file.char()) }
        }
        @for rank in Rank::ALL {
            text.edge x="2" y=((7 - i32::from(rank)) * SIDE + 10) { (rank.char()) }
        }
    }
}

fn field(class: &str, square: Square) -> Markup {
    let (x, y) = corner(square);
    html! { rect class=(class) x=(x) y=(y) width=(SIDE) height=(SIDE) {} }
}

fn side_class(good: bool) -> &'static str {
    if good { "for-white" } else { "for-black" }
}

/// An arrow from the middle of one square to near the middle of another.
fn arrow(good: bool, from: Square, to: Square) -> Markup {
    /// How far before the middle the shaft ends, so that the head has room.
    const HEAD: f64 = 14.0;
    let middle = |square: Square| {
        let (x, y) = corner(square);
        (f64::from(x) + f64::from(SIDE) / 2.0, f64::from(y) + f64::from(SIDE) / 2.0)
    };
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    let length = (x2 - x1).hypot(y2 - y1).max(1.0);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    let (bx, by) = (x2 - dx * HEAD, y2 - dy * HEAD);
    let half = HEAD / 2.0;
    html! {
        g class={ "arrow " (side_class(good)) } {
            path.shaft d={ (format!("M{x1:.1} {y1:.1}L{bx:.1} {by:.1}")) } {}
            path.head d={ (format!(
                "M{x2:.1} {y2:.1}L{:.1} {:.1}L{:.1} {:.1}z",
                bx - dy * half, by + dx * half, bx + dy * half, by - dx * half,
            )) } {}
        }
    }
}

fn symbol(color: Color, role: Role) -> String {
    format!("{}{}", color.char(), role.char())
}

/// The drawings of the twelve men, once for a page.
pub fn pieces() -> Markup {
    html! {
        svg.men aria-hidden="true" width="0" height="0" {
            @for color in Color::ALL {
                @for role in Role::ALL {
                    symbol id=(symbol(color, role)) viewBox="0 0 45 45" {
                        g class=(color.fold_wb("man white", "man black")) { (PreEscaped(drawing(role))) }
                    }
                }
            }
        }
    }
}

/// The outline of a man on a square of 45, and its inner lines.
const fn drawing(role: Role) -> &'static str {
    match role {
        Role::Pawn => {
            r#"<path d="M15 35C15 28 19 27 19.5 21H25.5C26 27 30 28 30 35z"/><circle cx="22.5" cy="15" r="6"/><path d="M12 35h21v4h-21z"/>"#
        }
        Role::Knight => {
            r#"<path d="M13 35C13 27 21 25 20.5 19C17 20 14 23 12.5 26L9 23C9 17 13 11 18.5 9L19.5 5L24 9C32 12 34 23 32 35z"/><path d="M11 35h23v4h-23z"/><circle class="line" cx="17" cy="14" r=".8"/>"#
        }
        Role::Bishop => {
            r#"<path d="M14 35L18 29H27L31 35z"/><path d="M22.5 8C14 15 13.5 22 18 29H27C31.5 22 31 15 22.5 8z"/><circle cx="22.5" cy="6.5" r="2.2"/><path d="M11 35h23v4h-23z"/><path class="line" d="M22.5 15v8M18.5 19h8"/>"#
        }
        Role::Rook => {
            r#"<path d="M14 35L16 17H29L31 35z"/><path d="M12 8h5v3h3V8h5v3h3V8h5v9H12z"/><path d="M11 35h23v4h-23z"/><path class="line" d="M16 20h13"/>"#
        }
        Role::Queen => {
            r#"<path d="M13 35L10 14L16.5 22L19 10L22.5 21L26 10L28.5 22L35 14L32 35z"/><circle cx="9.5" cy="12.5" r="2"/><circle cx="19" cy="8.5" r="2"/><circle cx="26" cy="8.5" r="2"/><circle cx="35.5" cy="12.5" r="2"/><path d="M11 35h23v4h-23z"/><path class="line" d="M14 30h17"/>"#
        }
        Role::King => {
            r#"<path d="M21 4h3v2.5h2.5v3H24V14h-3V9.5h-2.5v-3H21z"/><path d="M22.5 17C15 8 4 17 13 29V35H32V29C41 17 30 8 22.5 17z"/><path d="M11 35h23v4h-23z"/><path class="line" d="M14 30h17M22.5 18v10"/>"#
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_every_man_mark_and_arrow() {
        let diagram = Diagram {
            board: Board::default(),
            last_move: Some((Square::E2, Square::E4)),
            squares: vec![(true, Square::D5)],
            arrows: vec![(false, Square::A1, Square::A8)],
        };
        let svg = diagram.svg("a \"board\"").into_string();
        assert_eq!(svg.matches("<use ").count(), 32);
        assert_eq!(svg.matches("class=\"moved\"").count(), 2);
        assert_eq!(svg.matches("class=\"for-white\"").count(), 1);
        assert!(svg.contains("class=\"arrow for-black\""));
        assert!(svg.contains("aria-label=\"a &quot;board&quot;\""));
        let men = pieces().into_string();
        for man in ["wK", "wq", "bn"].map(str::to_lowercase) {
            assert!(men.contains(&format!("id=\"{man}\"")), "{men}");
        }
    }
}

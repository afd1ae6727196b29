//! Curves over the course of a game, as SVG.

use maud::{Markup, html};

/// Width of the drawing.
const WIDTH: f64 = 720.0;
/// Room around the drawing for marks at its edge.
const MARGIN: f64 = 6.0;

/// A curve to be drawn.
pub struct Curve<'a> {
    /// What it shows.
    pub name: &'a str,
    /// One value for each position.
    pub values: Vec<f64>,
    /// The lowest and the highest value that is drawn.
    pub range: (f64, f64),
    /// What stands at the lower and at the upper edge.
    pub edges: (String, String),
    /// Marked positions: which, what they are called, their class.
    pub marks: Vec<(usize, String, &'static str)>,
    /// Height of the drawing.
    pub height: f64,
}

impl Curve<'_> {
    fn x(&self, ply: usize) -> f64 {
        let steps = self.values.len().saturating_sub(1).max(1);
        WIDTH * ply as f64 / steps as f64
    }

    fn y(&self, value: f64) -> f64 {
        let (low, high) = self.range;
        let share = (value - low) / (high - low).max(f64::EPSILON);
        self.height * (1.0 - share.clamp(0.0, 1.0))
    }

    /// The drawing: the curve, the line of balance in its middle, marks, and a hand that
    /// the page moves.
    pub fn svg(&self, balance: f64) -> Markup {
        let points: String = self
            .values
            .iter()
            .enumerate()
            .map(|(ply, value)| format!("{:.1},{:.1} ", self.x(ply), self.y(*value)))
            .collect();
        let level = self.y(balance);
        let area =
            format!("M0 {level:.1}L{}L{WIDTH} {level:.1}z", points.trim_end().replace(' ', "L"));
        html! {
            svg.curve viewBox={ (-MARGIN) " " (-MARGIN) " " (WIDTH + 2.0 * MARGIN) " " (self.height + 2.0 * MARGIN) } role="img"
                aria-label={ "Curve: " (self.name) } data-width=(WIDTH) data-margin=(MARGIN) {
                path.area d=(area) {}
                path.level d={ "M0 " (format!("{level:.1}")) "H" (WIDTH) } {}
                polyline.line points=(points.trim_end()) {}
                line.hand x1="0" x2="0" y1=(-MARGIN) y2=(self.height + MARGIN) {}
                text.edge x="4" y="8" { (self.edges.1) }
                text.edge x="4" y=(self.height - 1.0) { (self.edges.0) }
                @for (ply, name, class) in &self.marks {
                    @let at = (self.x(*ply), self.y(self.values[*ply]));
                    circle class=(class) cx=(format!("{:.1}", at.0)) cy=(format!("{:.1}", at.1)) r="4.5" {
                        title { (name) }
                    }
                }
            }
        }
    }
}

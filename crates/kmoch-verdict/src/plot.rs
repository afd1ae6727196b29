//! A drawing with axes: just what the plots of the verdict need.

use std::fmt::Write as _;

/// The background, so that the drawing reads on dark pages too.
const PAPER: &str = "#ffffff";
const INK: &str = "#24292f";
const FAINT: &str = "#d0d7de";
/// An estimate of how wide a letter is drawn.
const LETTER_WIDTH: f64 = 6.2;
const LINE_HEIGHT: f64 = 13.0;
/// Room between a point and its label.
const GAP: f64 = 6.0;

/// An SVG drawing under way.
#[derive(Debug)]
pub struct Drawing {
    width: f64,
    height: f64,
    body: String,
    /// Where labels stand already: left, top, right, bottom.
    taken: Vec<[f64; 4]>,
}

/// How a text is set against its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// It starts there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

impl Anchor {
    const fn name(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

impl Drawing {
    /// An empty drawing.
    pub fn new(width: f64, height: f64) -> Drawing {
        Drawing { width, height, body: String::new(), taken: Vec::new() }
    }

    /// A line; `strong` in ink, otherwise faint.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), strong: bool) {
        let color = if strong { INK } else { FAINT };
        self.coloured_line(from, to, color);
    }

    /// A line in a colour.
    pub fn coloured_line(&mut self, from: (f64, f64), to: (f64, f64), color: &str) {
        let _ = writeln!(
            self.body,
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{color}\"/>",
            from.0, from.1, to.0, to.1
        );
    }

    /// A text.
    pub fn text(&mut self, at: (f64, f64), anchor: Anchor, text: &str) {
        let _ = writeln!(
            self.body,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{}\">{}</text>",
            at.0,
            at.1,
            anchor.name(),
            escaped(text)
        );
    }

    /// A text that runs upwards, centred.
    pub fn upright_text(&mut self, at: (f64, f64), text: &str) {
        let _ = writeln!(
            self.body,
            "<text transform=\"translate({:.1} {:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
            at.0,
            at.1,
            escaped(text)
        );
    }

    /// A dot that tells more when pointed at.
    pub fn dot(&mut self, at: (f64, f64), color: &str, title: &str) {
        let _ = writeln!(
            self.body,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"{color}\" fill-opacity=\"0.8\">\
             <title>{}</title></circle>",
            at.0,
            at.1,
            escaped(title)
        );
        self.taken.push([at.0 - 3.0, at.1 - 3.0, at.0 + 3.0, at.1 + 3.0]);
    }

    /// A filled box that tells more when pointed at.
    pub fn bar(&mut self, at: (f64, f64), size: (f64, f64), color: &str, title: &str) {
        let _ = writeln!(
            self.body,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{color}\">\
             <title>{}</title></rect>",
            at.0,
            at.1,
            size.0,
            size.1,
            escaped(title)
        );
    }

    /// Labels a point where there is room beside it; not at all where there is none.
    pub fn label(&mut self, at: (f64, f64), text: &str) {
        let width = text.chars().count() as f64 * LETTER_WIDTH;
        let (right, left) = (at.0 + GAP, at.0 - GAP - width);
        for x in [right, left] {
            for shift in [4.0, -7.0, 15.0] {
                let y = at.1 + shift;
                let place = [x, y - LINE_HEIGHT + 3.0, x + width, y + 3.0];
                let inside = place[0] > 0.0 && place[2] < self.width;
                let free = self.taken.iter().all(|other| {
                    place[2] < other[0]
                        || other[2] < place[0]
                        || place[3] < other[1]
                        || other[3] < place[1]
                });
                if inside && free {
                    self.taken.push(place);
                    self.text((x, y), Anchor::Start, text);
                    return;
                }
            }
        }
    }

    /// The whole drawing.
    pub fn svg(&self) -> String {
        let (width, height) = (self.width, self.height);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\" \
             fill=\"{INK}\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{}</svg>\n",
            self.body
        )
    }
}

/// Text inside markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// An axis on which both small and large amounts are seen: roots, with their sign.
#[derive(Debug, Clone, Copy)]
pub struct RootAxis {
    /// Amounts at both ends.
    pub range: (f64, f64),
    /// Where they are drawn.
    pub drawn: (f64, f64),
}

impl RootAxis {
    /// Where an amount is drawn; beyond the ends, at the end.
    pub fn place(&self, amount: f64) -> f64 {
        let root = |value: f64| value.abs().sqrt().copysign(value);
        let (low, high) = (root(self.range.0), root(self.range.1));
        let share = ((root(amount) - low) / (high - low)).clamp(0.0, 1.0);
        self.drawn.0 + share * (self.drawn.1 - self.drawn.0)
    }

    /// Amounts worth a mark.
    pub fn marks(&self) -> impl Iterator<Item = f64> {
        const MARKS: [f64; 7] = [1.0, 5.0, 20.0, 50.0, 100.0, 200.0, 400.0];
        let (low, high) = self.range;
        let both = MARKS.into_iter().flat_map(|mark| [mark, -mark]).chain([0.0]);
        both.filter(move |mark| (low..=high).contains(mark))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_well_formed() {
        let mut drawing = Drawing::new(200.0, 100.0);
        drawing.dot((50.0, 50.0), "#888", "a < b & c");
        drawing.label((50.0, 50.0), "label");
        drawing.label((50.0, 50.0), "label");
        drawing.bar((0.0, 0.0), (3.0, 4.0), "#888", "bar");
        let svg = drawing.svg();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let texts: Vec<_> =
            document.descendants().filter(|node| node.has_tag_name("text")).collect();
        assert_eq!(texts.len(), 2, "both labels find room");
        assert_ne!(texts[0].attribute("x"), texts[1].attribute("x"), "one on either side");
    }

    #[test]
    fn the_axis_keeps_order_and_sign() {
        let axis = RootAxis { range: (-100.0, 400.0), drawn: (0.0, 300.0) };
        let places: Vec<f64> = [-100.0, -4.0, 0.0, 4.0, 400.0].map(|x| axis.place(x)).to_vec();
        assert!(places.is_sorted());
        assert_eq!((places[0], places[2], places[4]), (0.0, 100.0, 300.0));
        assert_eq!(axis.place(900.0), 300.0);
    }
}

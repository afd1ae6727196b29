//! The plots: source value against fitted value, what leaving out costs, engines against people.

use kmoch_eval::{Chapter, find_clause};

use crate::plot::{Anchor, Drawing, RootAxis};
use crate::record::{Interval, MEASURE, Measured, Record, Sign, Study};
use crate::words::{interval, loss, name_of, size};

const CONFIRMED: &str = "#1a7f37";
const REVERSED: &str = "#cf222e";
const UNDECIDED: &str = "#8c959f";
const COMPLEMENT: &str = "#0969da";

/// The plots by file name.
pub fn all(record: &Record) -> Vec<(&'static str, String)> {
    let mut plots = Vec::new();
    if let Some(engine) = &record.engine {
        plots.push(("values.svg", values(engine)));
        plots.push(("left-out.svg", left_out(engine)));
        if let Some(masters) = &record.masters {
            plots.push(("masters.svg", masters_against(engine, masters)));
        }
    }
    plots
}

const fn color(sign: Sign) -> &'static str {
    match sign {
        Sign::Confirmed => CONFIRMED,
        Sign::Reversed => REVERSED,
        Sign::NotNamed => COMPLEMENT,
        Sign::Undecided | Sign::Unmeasured => UNDECIDED,
    }
}

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 620.0;
const LEFT: f64 = 62.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 46.0;

/// A point of a scatter plot.
struct Point {
    x: f64,
    y: Interval,
    color: &'static str,
    label: String,
    title: String,
    /// Points with more weight are labelled first.
    weight: f64,
}

/// What the sources' numbers give against what the fitted numbers give there.
fn values(study: &Study) -> String {
    let points = named(study).map(|(key, measured, value)| Point {
        x: measured.source,
        y: value,
        color: color(measured.sign(key)),
        label: key.to_owned(),
        title: format!(
            "{}: the sources {} cp, the fit {} cp, {}",
            name_of(key),
            size(measured.source),
            interval(value),
            measured.sign(key).word()
        ),
        weight: measured.share.sqrt() * (value.value - measured.source).abs(),
    });
    let legend =
        [(CONFIRMED, "sign confirmed"), (REVERSED, "sign reversed"), (UNDECIDED, "undecided")];
    scatter(
        points.collect(),
        true,
        "mean size by the sources' numbers, centipawns",
        "by the fitted numbers, in the sources' direction",
        &legend,
    )
}

/// Fitted values of engine games against those of master games.
fn masters_against(engine: &Study, masters: &Study) -> String {
    let points = named(engine).filter_map(|(key, measured, value)| {
        let other = masters.clauses.get(key)?.slope?;
        // Both in what the sources' numbers give in engine games, so that slopes are compared.
        let people = other.times(measured.source);
        let mine = measured.slope?;
        let apart = other.low > mine.high || other.high < mine.low;
        Some(Point {
            x: value.value,
            y: people,
            color: if apart { REVERSED } else { UNDECIDED },
            label: key.to_owned(),
            title: format!(
                "{}: engines {} cp, masters {} cp",
                name_of(key),
                interval(value),
                interval(people)
            ),
            weight: (value.value - people.value).abs() / (people.high - people.low).max(1.0)
                + if apart { 100.0 } else { 0.0 },
        })
    });
    let legend = [(REVERSED, "intervals apart"), (UNDECIDED, "intervals overlap")];
    scatter(
        points.collect(),
        false,
        "fitted to engine games, in the sources' direction, centipawns",
        "fitted to master games",
        &legend,
    )
}

/// Clauses of the sources that have a slope.
fn named(study: &Study) -> impl Iterator<Item = (&str, &Measured, Interval)> {
    study.clauses.iter().filter_map(|(key, measured)| {
        let is_shown = measured.sign(key) != Sign::NotNamed && key != MEASURE;
        measured.value().filter(|_| is_shown).map(|value| (key.as_str(), measured, value))
    })
}

fn scatter(
    mut points: Vec<Point>,
    x_is_size: bool,
    x_title: &str,
    y_title: &str,
    legend: &[(&str, &str)],
) -> String {
    const LABELLED: usize = 40;
    let reach = |values: &mut dyn Iterator<Item = f64>| {
        values.fold((0.0_f64, 5.0_f64), |(low, high), value| (low.min(value), high.max(value)))
    };
    let xs = reach(&mut points.iter().map(|point| point.x));
    let ys = reach(&mut points.iter().map(|point| point.y.value));
    let widen = |(low, high): (f64, f64)| (low * 1.3, high * 1.3);
    let xs = if x_is_size { (0.0, xs.1 * 1.3) } else { widen(xs) };
    let x_axis = RootAxis { range: xs, drawn: (LEFT, WIDTH - RIGHT) };
    let y_axis = RootAxis { range: widen(ys), drawn: (HEIGHT - BOTTOM, TOP) };
    let mut drawing = Drawing::new(WIDTH, HEIGHT);
    for mark in x_axis.marks() {
        let x = x_axis.place(mark);
        drawing.line((x, TOP), (x, HEIGHT - BOTTOM), mark == 0.0);
        drawing.text((x, HEIGHT - BOTTOM + 16.0), Anchor::Middle, &format!("{mark:.0}"));
    }
    for mark in y_axis.marks() {
        let y = y_axis.place(mark);
        drawing.line((LEFT, y), (WIDTH - RIGHT, y), mark == 0.0);
        drawing.text((LEFT - 6.0, y + 4.0), Anchor::End, &format!("{mark:.0}"));
    }
    // Where both agree.
    let ends = [xs.0.max(widen(ys).0), xs.1.min(widen(ys).1)];
    let [from, to] = ends.map(|end| (x_axis.place(end), y_axis.place(end)));
    drawing.line(from, to, true);
    drawing.text((WIDTH / 2.0, HEIGHT - 10.0), Anchor::Middle, x_title);
    drawing.upright_text((14.0, HEIGHT / 2.0), y_title);
    draw_legend(&mut drawing, legend);
    points.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    for point in &points {
        let x = x_axis.place(point.x);
        drawing.coloured_line(
            (x, y_axis.place(point.y.low)),
            (x, y_axis.place(point.y.high)),
            point.color,
        );
    }
    for point in &points {
        let at = (x_axis.place(point.x), y_axis.place(point.y.value));
        drawing.dot(at, point.color, &point.title);
    }
    for point in points.iter().take(LABELLED) {
        drawing.label((x_axis.place(point.x), y_axis.place(point.y.value)), &point.label);
    }
    drawing.svg()
}

fn draw_legend(drawing: &mut Drawing, legend: &[(&str, &str)]) {
    const STEP: f64 = 150.0;
    for (place, (color, text)) in legend.iter().enumerate() {
        let x = LEFT + place as f64 * STEP;
        drawing.bar((x, 16.0), (10.0, 10.0), color, text);
        drawing.text((x + 16.0, 25.0), Anchor::Start, text);
    }
}

/// What leaving out each clause costs, the dearest first.
fn left_out(study: &Study) -> String {
    const MOST: usize = 30;
    const ROW: f64 = 19.0;
    const NAMES: f64 = 250.0;
    const UNIT: f64 = 1e5;
    let mut bars: Vec<(&str, &Measured, f64)> = study
        .clauses
        .iter()
        .filter(|(key, _)| *key != MEASURE)
        .filter_map(|(key, measured)| Some((key.as_str(), measured, measured.left_out?.loss)))
        .collect();
    bars.sort_by(|a, b| b.2.total_cmp(&a.2));
    bars.truncate(MOST);
    let height = TOP + bars.len() as f64 * ROW + BOTTOM;
    let most = bars.first().map_or(1.0, |bar| bar.2).max(1e-6) * UNIT;
    let axis = RootAxis { range: (0.0, most * 1.15), drawn: (NAMES, WIDTH - RIGHT) };
    let mut drawing = Drawing::new(WIDTH, height);
    draw_legend(&mut drawing, &[(CONFIRMED, "clause of the sources"), (COMPLEMENT, "Complement")]);
    for mark in axis.marks() {
        let x = axis.place(mark);
        drawing.line((x, TOP - 6.0), (x, height - BOTTOM), mark == 0.0);
        drawing.text((x, height - BOTTOM + 16.0), Anchor::Middle, &format!("{mark:.0}"));
    }
    for (place, (key, measured, _)) in bars.iter().enumerate() {
        let Some(left_out) = measured.left_out else { continue };
        let y = TOP + place as f64 * ROW;
        let chapter = find_clause(key).map(|id| id.clause().chapter);
        let own = chapter == Some(Chapter::Complement);
        let color = if own { COMPLEMENT } else { CONFIRMED };
        let (from, to) = (axis.place(0.0), axis.place(left_out.loss * UNIT));
        let title = format!("{}: {}e-5", name_of(key), loss(left_out));
        drawing.bar((from, y), ((to - from).max(0.5), ROW - 6.0), color, &title);
        let ends = [left_out.loss - left_out.error, left_out.loss + left_out.error];
        let [low, high] = ends.map(|end| axis.place((end * UNIT).max(0.0)));
        let middle = y + (ROW - 6.0) / 2.0;
        drawing.line((low, middle), (high, middle), true);
        drawing.text((NAMES - 8.0, y + 11.0), Anchor::End, name_of(key));
    }
    let title =
        "held-out mean squared error lost when left out and the rest refitted, hundred-thousandths";
    drawing.text((NAMES + (WIDTH - RIGHT - NAMES) / 2.0, height - 10.0), Anchor::Middle, title);
    drawing.svg()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plot_is_well_formed() {
        let plots = all(crate::shipped());
        assert!(!plots.is_empty());
        for (name, svg) in plots {
            let document = roxmltree::Document::parse(&svg).expect(name);
            assert!(document.descendants().filter(|node| node.has_tag_name("title")).count() > 20);
        }
    }
}

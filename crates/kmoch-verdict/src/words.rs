//! Figures in words: the same on the page, in the catalogue and in the findings.

use kmoch_eval::find_clause;

use crate::record::{Interval, LeftOut, Measured, Record, Sign};

/// Losses are told in hundred-thousandths.
const LOSS_UNIT: f64 = 1e5;

/// A clause's name as people read it.
pub fn name_of(key: &str) -> &str {
    find_clause(key).map_or(key, |id| id.clause().name)
}

/// Centipawns, with a sign.
pub fn centipawns(value: f64) -> String {
    if value.abs() < 9.95 { format!("{value:+.1}") } else { format!("{value:+.0}") }
}

/// A size in centipawns.
pub fn size(value: f64) -> String {
    if value < 9.95 { format!("{value:.1}") } else { format!("{value:.0}") }
}

/// A figure in centipawns with its interval.
pub fn interval(value: Interval) -> String {
    format!("{} ({} to {})", centipawns(value.value), centipawns(value.low), centipawns(value.high))
}

/// A change of loss in hundred-thousandths.
pub fn loss(left_out: LeftOut) -> String {
    format!("{:+.1} ± {:.1}", left_out.loss * LOSS_UNIT, left_out.error * LOSS_UNIT)
}

/// A change of loss with its unit.
pub fn loss_in_words(left_out: LeftOut) -> String {
    loss(left_out) + " hundred-thousandths"
}

/// A share in percent.
pub fn percent(share: f64) -> String {
    let percent = 100.0 * share;
    if percent < 0.995 { format!("{percent:.2} %") } else { format!("{percent:.0} %") }
}

/// What was measured of a clause, a line for each kind of games; nothing if nothing was.
pub fn lines(record: &Record, key: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let studies = [("Engine games", &record.engine), ("Master games", &record.masters)];
    for (kind, study) in studies {
        if let Some(measured) = study.as_ref().and_then(|study| study.clauses.get(key)) {
            lines.push(format!("{kind}: {}", line(measured, key)));
        }
    }
    lines
}

fn line(measured: &Measured, key: &str) -> String {
    let sign = measured.sign(key);
    let mut text = match (sign, measured.value()) {
        (Sign::Unmeasured, _) | (_, None) if measured.positions == 0 => {
            return "never makes a difference there".to_owned();
        }
        (Sign::NotNamed, _) | (_, None) => {
            format!("fitted {} cp on average", size(measured.fitted))
        }
        (_, Some(value)) => format!(
            "{}; the sources say {} cp, the fit {} cp",
            sign.word(),
            size(measured.source),
            interval(value)
        ),
    };
    if sign == Sign::Unmeasured {
        text = "too rare to be measured".to_owned();
    }
    if let Some(beside) = measured.beside.filter(|_| measured.slope.is_some()) {
        text += &format!("; beside Complement {} cp", interval(beside.times(measured.source)));
    }
    text += &format!("; in {} of positions", percent(measured.share));
    if let Some(left_out) = measured.left_out {
        text += &format!("; left out, the held-out error changes by {}", loss_in_words(left_out));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_told_as_exactly_as_they_deserve() {
        assert_eq!(centipawns(3.12), "+3.1");
        assert_eq!(centipawns(-31.4), "-31");
        assert_eq!((percent(0.004), percent(0.4)), ("0.40 %".to_owned(), "40 %".to_owned()));
        assert_eq!(loss(LeftOut { loss: 1.23e-4, error: 2e-6 }), "+12.3 ± 0.2");
    }

    #[test]
    fn a_clause_is_told_in_a_line() {
        let measured = Measured {
            positions: 900,
            share: 0.09,
            source: 20.0,
            fitted: 11.0,
            held: Some(10.0),
            slope: Some(Interval { value: 0.5, low: 0.25, high: 0.75 }),
            beside: Some(Interval { value: 0.1, low: 0.0, high: 0.2 }),
            left_out: Some(LeftOut { loss: 1e-4, error: 1e-5 }),
        };
        assert_eq!(
            line(&measured, "passer"),
            "confirmed; the sources say 20 cp, the fit +10 (+5.0 to +15) cp; beside Complement +2.0 \
             (+0.0 to +4.0) cp; in 9 % of positions; \
             left out, the held-out error changes by +10.0 ± 1.0 hundred-thousandths"
        );
        assert_eq!(line(&Measured::default(), "passer"), "never makes a difference there");
    }
}

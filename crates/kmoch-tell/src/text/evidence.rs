//! What was measured of a clause.

use kmoch_verdict::record::{Interval, Measured, Sign};
use kmoch_verdict::words;

use crate::language::{Argument, Phrase, say};

/// What was measured of a clause, a line for each kind of games; nothing if nothing was.
pub fn lines(key: &str) -> Vec<Phrase> {
    let record = kmoch_verdict::shipped();
    let studies = [("engine", &record.engine), ("masters", &record.masters)];
    let measured = studies.into_iter().filter_map(|(games, study)| {
        let measured = study.as_ref().and_then(|study| study.clauses.get(key))?;
        Some(say!("evidence", games, parts = parts(measured, key)))
    });
    measured.zip(words::lines(record, key)).map(|(line, said)| line.declared(said)).collect()
}

fn parts(measured: &Measured, key: &str) -> Vec<Phrase> {
    let sign = measured.sign(key);
    let number = |words: String| Argument::Decimal(words);
    let interval = |key: &'static str, Interval { value, low, high }: Interval| {
        say!(key)
            .with("value", number(words::centipawns(value)))
            .with("low", number(words::centipawns(low)))
            .with("high", number(words::centipawns(high)))
    };
    let first = match (sign, measured.value()) {
        (Sign::Unmeasured, _) | (_, None) if measured.positions == 0 => {
            return vec![say!("evidence-never")];
        }
        (Sign::Unmeasured, _) => say!("evidence-rare"),
        (Sign::NotNamed, _) | (_, None) => {
            say!("evidence-fitted", fitted = number(words::size(measured.fitted)))
        }
        (_, Some(value)) => interval("evidence-value", value)
            .with("sign", sign.word())
            .with("source", number(words::size(measured.source))),
    };
    let mut parts = vec![first];
    if let Some(beside) = measured.beside.filter(|_| measured.slope.is_some()) {
        parts.push(interval("evidence-beside", beside.times(measured.source)));
    }
    parts.push(say!("evidence-share", share = number(words::percent(measured.share))));
    if let Some(left_out) = measured.left_out {
        parts.push(say!("evidence-left-out", loss = number(words::loss(left_out))));
    }
    parts
}

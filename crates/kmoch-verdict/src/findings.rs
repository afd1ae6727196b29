//! What is most worth knowing, in plain words. Every sentence is written from the record's
//! figures by a rule, so that none can say what the figures do not.

use std::collections::BTreeMap;

use kmoch_eval::{CLAUSES, Chapter};

use crate::held::held_to_words;
use crate::record::{Interval, MEASURE, Measured, Record, Sign, Study};
use crate::words::{centipawns, interval, loss_in_words, name_of, percent, size};

/// So many findings are told.
const MOST: usize = 11;
/// A clause that makes a difference more often than this is common.
const COMMON: f64 = 0.2;
/// A slope within this of 1 counts as the sources' own number.
const NEAR: f64 = 0.25;

/// A clause with what was measured of it.
#[derive(Debug, Clone, Copy)]
struct Found<'a> {
    key: &'a str,
    measured: &'a Measured,
    slope: Option<Interval>,
}

impl Found<'_> {
    fn loss(&self) -> f64 {
        self.measured.left_out.map_or(0.0, |left_out| left_out.loss)
    }

    /// Whether leaving it out loses something beyond doubt.
    fn matters(&self) -> bool {
        self.measured.left_out.is_some_and(|left_out| left_out.loss > left_out.error)
    }

    fn slope(&self) -> f64 {
        self.slope.map_or(0.0, |slope| slope.value)
    }

    fn sign(&self) -> Sign {
        self.measured.sign(self.key)
    }

    fn value(&self) -> String {
        self.measured.value().map_or_else(|| "?".to_owned(), interval)
    }

    /// What it moves the score by, averaged over all positions.
    fn weight(&self) -> f64 {
        self.measured.value().map_or(0.0, |value| value.value.abs() * self.measured.share)
    }

    /// Its name, its key, and how often it makes a difference.
    fn named(&self) -> String {
        let share = percent(self.measured.share);
        format!("**{}** (`{}`, in {share} of positions)", name_of(self.key), self.key)
    }
}

fn found(study: &Study) -> Vec<Found<'_>> {
    let clauses = study.clauses.iter();
    clauses.map(|(key, measured)| Found { key, measured, slope: measured.slope }).collect()
}

/// The findings, at most eleven; fewer where something was not measured.
pub fn findings(record: &Record) -> Vec<String> {
    let Some(engine) = &record.engine else { return Vec::new() };
    let all = found(engine);
    let of =
        |sign: Sign| all.iter().filter(move |found| found.sign() == sign && found.key != MEASURE);
    let named = |found: &&Found<'_>| found.sign() != Sign::NotNamed && found.key != MEASURE;
    let mut told = vec![count(&all)];
    told.extend(share_of_the_sources(engine));
    told.extend(held_to_words(engine));
    told.extend(best(all.iter().filter(named), Found::loss).map(|found| {
        format!(
            "Material apart, the clause of the sources that would be missed most is {}: without it, and with \
             everything else refitted, the held-out error grows by {}.",
            found.named(),
            found.measured.left_out.map(loss_in_words).unwrap_or_default()
        )
    }));
    told.extend(best(of(Sign::Reversed), Found::weight).map(|found| {
        format!(
            "The weightiest reversal is {}: the sources give {} cp, the data give {} cp in their \
             direction.",
            found.named(),
            size(found.measured.source),
            found.value()
        )
    }));
    let near = |found: &&Found<'_>| (found.slope() - 1.0).abs() < NEAR && found.matters();
    told.extend(best(of(Sign::Confirmed).filter(near), Found::loss).map(|found| {
        format!(
            "The best judged number is that of {}: the sources give {} cp, the fit {} cp.",
            found.named(),
            size(found.measured.source),
            found.value()
        )
    }));
    let common = |found: &&Found<'_>| found.measured.share > COMMON;
    told.extend(
        best(of(Sign::Confirmed).filter(common), |found| {
            found.measured.source * (1.0 - found.slope())
        })
        .filter(|found| found.slope.is_some_and(|slope| slope.high < 1.0))
        .map(|found| {
            format!(
                "The most overrated idea that is right is {}: {} cp in the sources, {} cp by the \
                 fit, {} of it.",
                found.named(),
                size(found.measured.source),
                found.value(),
                percent(found.slope())
            )
        }),
    );
    told.extend(taken_over(&all));
    if let Some(masters) = &record.masters {
        told.extend(people(&all, &masters.clauses));
    }
    told.extend(chapter(record));
    told.extend(
        best(of(Sign::Confirmed).filter(|found| found.matters()), |found| {
            found.measured.source * (found.slope() - 1.0)
        })
        .filter(|found| found.slope.is_some_and(|slope| slope.low > 1.0))
        .map(|found| {
            format!(
                "The most underrated idea is {}: {} cp in the sources, {} cp by the fit.",
                found.named(),
                size(found.measured.source),
                found.value()
            )
        }),
    );
    told.extend(best(of(Sign::NotNamed), Found::loss).map(|found| {
        format!(
            "What the sources leave out and the evaluation needs most is {}: {} cp on average, \
             {} of held-out error.",
            found.named(),
            size(found.measured.fitted),
            found.measured.left_out.map(loss_in_words).unwrap_or_default()
        )
    }));
    let idle = |found: &&Found<'_>| named(found) && !found.matters() && common(found);
    told.extend(
        best(all.iter().filter(idle), |found| found.measured.source * found.measured.share).map(
            |found| {
                format!(
                    "The most that the sources say for nothing is {}: {} cp on average there, and \
                     yet without it the held-out error changes by {}, which may be nothing at \
                     all.",
                    found.named(),
                    size(found.measured.source),
                    found.measured.left_out.map(loss_in_words).unwrap_or_default()
                )
            },
        ),
    );
    told.truncate(MOST);
    told
}

/// The one with the most of something.
fn best<'x, 'a: 'x>(
    found: impl Iterator<Item = &'x Found<'a>>,
    by: impl Fn(&Found<'a>) -> f64,
) -> Option<Found<'a>> {
    found.max_by(|a, b| by(a).total_cmp(&by(b))).copied()
}

/// How many clauses stand, fall, or remain open.
fn count(all: &[Found<'_>]) -> String {
    let all: Vec<&Found<'_>> = all.iter().filter(|found| found.key != MEASURE).collect();
    let of = |sign: Sign| all.iter().filter(|found| found.sign() == sign).count();
    let others = |found: &&&Found<'_>| found.sign() != Sign::NotNamed;
    let sources = all.iter().filter(others).count();
    format!(
        "Of the {sources} clauses of the sources that add to the score beside material, the data confirm the sign of {}, reverse that \
         of {} and leave {} undecided; {} could not be measured.",
        of(Sign::Confirmed),
        of(Sign::Reversed),
        of(Sign::Undecided),
        of(Sign::Unmeasured)
    )
}

/// The idea of which least is left once the Complement chapter says it in its own way.
fn taken_over(all: &[Found<'_>]) -> Option<String> {
    let left = |found: &Found<'_>| found.measured.beside.map_or(1.0, |beside| beside.value);
    let gone = |found: &Found<'_>| {
        (found.slope() - left(found).max(0.0)) * found.measured.source * found.measured.share
    };
    let decided =
        all.iter().filter(|found| found.sign() == Sign::Confirmed && found.key != MEASURE);
    let shrunk = decided.filter(|found| {
        let ends = found.slope.zip(found.measured.beside);
        ends.is_some_and(|(slope, beside)| beside.high < slope.low)
    });
    let found = best(shrunk, gone)?;
    let beside = found.measured.beside?.times(found.measured.source);
    Some(format!(
        "The idea that the Complement chapter takes over most is {}: by itself it is worth {} cp, \
         beside Complement {} cp.",
        found.named(),
        found.value(),
        interval(beside)
    ))
}

/// What the sources' ideas bring by themselves, between material alone and everything.
fn share_of_the_sources(study: &Study) -> Option<String> {
    let (material, all) = (study.loss("material")?, study.loss("all clauses, fitted")?);
    let (stated, own) =
        (study.loss("the sources' numbers")?, study.loss("the sources' clauses, fitted")?);
    let share = (material - own) / (material - all);
    let verb = if stated < material { "beat" } else { "do not even reach" };
    Some(format!(
        "The sources' own numbers {verb} material alone (held-out error {stated:.5} against \
         {material:.5}); their ideas with fitted numbers reach {own:.5}, which is {} of the way \
         to all clauses together ({all:.5}).",
        percent(share)
    ))
}

/// Engines and people: how often they agree, and where they differ most.
fn people(all: &[Found<'_>], masters: &BTreeMap<String, Measured>) -> Vec<String> {
    let decided = |sign: Sign| matches!(sign, Sign::Confirmed | Sign::Reversed);
    let both: Vec<(&Found<'_>, &Measured)> = all
        .iter()
        .filter(|found| found.sign() != Sign::NotNamed)
        .filter_map(|found| Some((found, masters.get(found.key)?)))
        .filter(|(found, other)| decided(found.sign()) && decided(other.sign(found.key)))
        .collect();
    let agree = both.iter().filter(|(found, other)| found.sign() == other.sign(found.key)).count();
    let mut told = Vec::new();
    if !both.is_empty() {
        told.push(format!(
            "Where both engine games and master games decide a sign, they agree on {agree} of {} \
             clauses: {}.",
            both.len(),
            if 10 * agree >= 9 * both.len() {
                "what holds for engines holds for people"
            } else {
                "people and engines are not always of one mind"
            }
        ));
    }
    let gap = |found: &Found<'_>, other: Interval| match found.slope {
        Some(slope) if other.low > slope.high => (other.low - slope.high) * found.measured.source,
        Some(slope) if other.high < slope.low => (slope.low - other.high) * found.measured.source,
        _ => 0.0,
    };
    let apart = all
        .iter()
        .filter(|found| found.sign() != Sign::NotNamed)
        .filter_map(|found| Some((found, masters.get(found.key)?.slope?)))
        .max_by(|a, b| gap(a.0, a.1).total_cmp(&gap(b.0, b.1)))
        .filter(|(found, other)| gap(found, *other) > 0.0);
    told.extend(apart.map(|(found, other)| {
        let source = found.measured.source;
        format!(
            "Engines and masters differ most about {}: where the sources give {} cp, engine games \
             give {} cp and master games {} cp.",
            found.named(),
            size(source),
            found.value(),
            centipawns(other.value * source)
        )
    }));
    told
}

/// The chapter of the sources that would be missed most, at the board if that was played.
fn chapter(record: &Record) -> Option<String> {
    let is_idea = |title: &str| {
        ![Chapter::Complement, Chapter::Material].iter().any(|chapter| chapter.title() == title)
            && CLAUSES.iter().any(|clause| clause.chapter.title() == title)
    };
    if let Some(matches) = &record.matches {
        let played = matches.chapters.iter().filter(|(title, _)| is_idea(title));
        let (title, worst) = played.min_by(|a, b| a.1.elo.total_cmp(&b.1.elo))?;
        return Some(format!(
            "At the board, the engine misses the chapter “{title}” most (Material and Complement \
             apart): switched off, it costs {:.0} ± {:.0} Elo over {} games at {} positions a move.",
            -worst.elo,
            worst.error,
            worst.games(),
            matches.nodes
        ));
    }
    let chapters = record.engine.as_ref()?.chapters.iter().filter(|(title, _)| is_idea(title));
    let told = chapters.filter(|(_, cost)| cost.loss > cost.error);
    let (title, worst) = told.max_by(|a, b| a.1.loss.total_cmp(&b.1.loss))?;
    Some(format!(
        "The chapter of the sources that explains most (Material apart) is “{title}”: without it \
         the held-out error grows by {}.",
        loss_in_words(*worst)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::LeftOut;

    fn measured(slope: [f64; 3], source: f64, lost: f64) -> Measured {
        let [low, value, high] = slope;
        Measured {
            positions: 5000,
            share: 0.5,
            source,
            fitted: source,
            held: Some(source),
            slope: Some(Interval { value, low, high }),
            beside: Some(Interval { value: value / 9.0, low: low / 9.0, high: high / 9.0 }),
            left_out: Some(LeftOut { loss: lost, error: 1e-5 }),
        }
    }

    #[test]
    fn each_rule_finds_its_clause() {
        let mut study = Study::default();
        for (key, slope, source, lost) in [
            ("passer", [0.9, 1.0, 1.1], 60.0, 9e-4),
            ("isolated", [-0.6, -0.5, -0.4], 30.0, 5e-5),
            ("distortion", [0.1, 0.2, 0.3], 90.0, 2e-5),
            ("dispersion", [-0.3, 0.0, 0.3], 40.0, 0.0),
        ] {
            study.clauses.insert(key.to_owned(), measured(slope, source, lost));
        }
        let mut masters = study.clone();
        masters.clauses.insert("passer".to_owned(), measured([1.5, 1.8, 2.1], 60.0, 0.0));
        let record = Record { engine: Some(study), masters: Some(masters), matches: None };
        let told = findings(&record).join("\n");
        for part in [
            "Of the 4 clauses of the sources that add to the score beside material, the data confirm the sign of 2, reverse that of 1 and leave 1 undecided",
            "missed most is **Passed pawn**",
            "weightiest reversal is **",
            "(`isolated`",
            "best judged number is that of **Passed pawn**",
            "overrated idea that is right is **",
            "(`distortion`",
            "for nothing is **",
            "(`dispersion`",
            "agree on 3 of 3",
            "differ most about **Passed pawn**",
            "takes over most is **Passed pawn**",
        ] {
            assert!(told.contains(part), "{part} is missing in\n{told}");
        }
    }

    #[test]
    fn nothing_measured_nothing_told() {
        assert!(findings(&Record::default()).is_empty());
    }
}

//! The page: how it was measured, what came out, and every clause in a table.

use std::fmt::Write as _;

use kmoch_eval::Chapter;

use crate::findings::findings;
use crate::plots;
use crate::record::{LeftOut, Match, Measured, Record, Sign, Study};
use crate::words::{interval, loss, name_of, percent, size};

/// `docs/verdict.md`.
pub fn page(record: &Record) -> String {
    let mut text = String::from(
        "# The verdict: what each idea is worth\n\n\
         The sources give numbers by judgement. Here every clause of the catalogue is held against\n\
         games: is its sign right, is its number right, and would anybody miss it? This page and\n\
         its plots are written by `kmoch verdict --render docs` from `docs/verdict.json`;\n\
         `kmoch catalog KEY` tells what was found of one clause.\n",
    );
    let Some(engine) = &record.engine else { return text };
    headline(&mut text, engine, record.masters.as_ref());
    text.push_str("\n## Findings\n\n");
    for (place, finding) in findings(record).iter().enumerate() {
        let _ = writeln!(text, "{}. {finding}", place + 1);
    }
    text.push_str(
        "\n## Source value against fitted value\n\n\
         ![Source value against fitted value](verdict/values.svg)\n\n\
         Each point is a clause of the sources, with its 95 % interval. On the slanted line the\n\
         data agree with the number, below it they make less of it, under zero they reverse it.\n\
         Both axes are drawn in square roots, so that small amounts are seen too. Material is left\n\
         out of the drawings: it dwarfs everything else.\n\n\
         ## What would be missed\n\n\
         ![Held-out error lost when a clause is left out](verdict/left-out.svg)\n",
    );
    if record.masters.is_some() {
        text.push_str(
            "\n## Engines and people\n\n\
             ![Engine games against master games](verdict/masters.svg)\n\n\
             On the slanted line the same idea is worth the same in both kinds of games.\n",
        );
    }
    chapters(&mut text, record, engine);
    clauses(&mut text, record, engine);
    method(&mut text, record, engine);
    text
}

/// The files of the page: its own text first, then the plots, with their places in `docs`.
pub fn files(record: &Record) -> Vec<(String, String)> {
    let mut files = vec![("verdict.md".to_owned(), page(record))];
    for (name, svg) in plots::all(record) {
        files.push((format!("verdict/{name}"), svg));
    }
    files
}

fn headline(text: &mut String, engine: &Study, masters: Option<&Study>) {
    let names: Vec<&str> = engine.losses.iter().map(|loss| loss.name.as_str()).collect();
    text.push_str("\n| held-out mean squared error (log-loss) of | engine games |");
    text.push_str(if masters.is_some() {
        " master games |\n|---|--:|--:|\n"
    } else {
        "\n|---|--:|\n"
    });
    for name in names {
        let cell = |study: &Study| {
            let loss = study.losses.iter().find(|loss| loss.name == name);
            loss.map(|loss| format!("{:.5} ({:.4})", loss.squares, loss.logs)).unwrap_or_default()
        };
        let _ = write!(text, "| {name} | {} |", cell(engine));
        if let Some(masters) = masters {
            let _ = write!(text, " {} |", cell(masters));
        }
        text.push('\n');
    }
}

fn chapters(text: &mut String, record: &Record, engine: &Study) {
    text.push_str(
        "\n## Chapters\n\n\
         Left out of the fit: the change of the held-out mean squared error in hundred-thousandths\n\
         when the whole chapter is left out and everything else refitted. Switched off at the\n\
         board: Elo of the engine with the shipped profile when the chapter is worth nothing and\n\
         nothing else is changed, so that the rest cannot make up for it.\n\n\
         | chapter | left out, engine games | left out, master games | switched off at the board | games |\n\
         |---|--:|--:|--:|--:|\n",
    );
    let mut rows: Vec<(&str, Option<&LeftOut>, Option<&Match>)> = Chapter::ALL
        .iter()
        .map(|chapter| chapter.title())
        .map(|title| {
            let played = record.matches.as_ref().and_then(|matches| matches.chapters.get(title));
            (title, engine.chapters.get(title), played)
        })
        .filter(|(_, left_out, played)| left_out.is_some() || played.is_some())
        .collect();
    let lost = |left_out: Option<&LeftOut>| left_out.map_or(0.0, |left_out| left_out.loss);
    rows.sort_by(|a, b| lost(b.1).total_cmp(&lost(a.1)));
    for (title, left_out, played) in rows {
        let (elo, games) = match played {
            Some(played) => (elo(played), played.games().to_string()),
            None => Default::default(),
        };
        let left_out = left_out.map(|left_out| loss(*left_out)).unwrap_or_default();
        let people = record.masters.as_ref().and_then(|masters| masters.chapters.get(title));
        let people = people.map(|left_out| loss(*left_out)).unwrap_or_default();
        let _ = writeln!(text, "| {title} | {left_out} | {people} | {elo} | {games} |");
    }
    if let Some(matches) = &record.matches {
        let _ = writeln!(
            text,
            "\nMatches: {} positions a move, every opening twice with colours swapped; errors are \
             95 %, by pairs.",
            matches.nodes
        );
    }
}

/// Beyond this a difference is only told as very large: nearly every game is lost.
const TELLABLE_ELO: f64 = 800.0;

/// A match in which not one pair of games is decided has no more doubt than this; any other has much more.
const SAME_MOVES: f64 = 3.0;

fn elo(played: &Match) -> String {
    if played.elo < -TELLABLE_ELO {
        return format!("below -{TELLABLE_ELO:.0}");
    }
    // No pair of games was decided: both sides played the very same moves.
    if played.elo == 0.0 && played.error < SAME_MOVES {
        return "no weight in the profile".to_owned();
    }
    format!("{:+.0} ± {:.0}", played.elo, played.error)
}

fn clauses(text: &mut String, record: &Record, engine: &Study) {
    text.push_str(
        "\n## Every clause\n\n\
         Ranked by what would be lost without it. *Occurs*: in what share of positions it makes a\n\
         difference between the sides. *Sources*: the mean size of that difference in centipawns\n\
         by the sources' numbers. *Fit*: what the fitted numbers give there, in the sources'\n\
         direction, with its 95 % interval, fitted among the sources' clauses; for a clause of the\n\
         Complement, its mean size. *Beside Complement*: the same where the clauses of that chapter\n\
         are fitted too, which is what is left of the idea once they have said theirs. *Free* and *held*: the\n\
         mean size in a fit of all clauses, by what the data alone say and with every clause held to its words\n\
         (a virtue costs nothing, a fault gives nothing, numbers in order stay in order); *denied* where nothing is\n\
         left of it by its words. *Left out*: the change of the held-out mean squared error in hundred-thousandths.\n\n\
         | | clause | occurs | sources | fit, engine games | sign | beside Complement | free | held | left out | fit, master games | sign |\n\
         |--:|---|--:|--:|--:|---|--:|--:|--:|--:|--:|---|\n",
    );
    let mut rows: Vec<(&String, &Measured)> = engine.clauses.iter().collect();
    let lost = |measured: &Measured| measured.left_out.map_or(f64::MIN, |left_out| left_out.loss);
    rows.sort_by(|a, b| lost(b.1).total_cmp(&lost(a.1)));
    let masters = record.masters.as_ref();
    for (place, (key, measured)) in rows.into_iter().enumerate() {
        let (fit, sign) = fit(key, measured);
        let beside = measured.beside.filter(|_| measured.slope.is_some());
        let beside =
            beside.map(|beside| interval(beside.times(measured.source))).unwrap_or_default();
        let other = masters.and_then(|masters| masters.clauses.get(key));
        let (other_fit, other_sign) = other.map(|other| self::fit(key, other)).unwrap_or_default();
        let _ = writeln!(
            text,
            "| {} | [{}](catalog.md#{key}) | {} | {} | {fit} | {sign} | {beside} | {} | {} | {} | {other_fit} | {other_sign} |",
            place + 1,
            name_of(key),
            percent(measured.share),
            if measured.sign(key) == Sign::NotNamed {
                "—".to_owned()
            } else {
                size(measured.source)
            },
            size(measured.fitted),
            held(measured),
            measured.left_out.map(loss).unwrap_or_default(),
        );
    }
}

fn held(measured: &Measured) -> String {
    match measured.held {
        Some(_) if measured.is_denied() => "denied".to_owned(),
        Some(held) => size(held),
        None => String::new(),
    }
}

fn fit(key: &str, measured: &Measured) -> (String, String) {
    let sign = measured.sign(key);
    match (sign, measured.value()) {
        (Sign::NotNamed, _) if measured.positions == 0 => ("".to_owned(), sign.word().to_owned()),
        (Sign::NotNamed, _) => (size(measured.fitted), "Complement".to_owned()),
        (_, Some(value)) => (interval(value), sign.word().to_owned()),
        (_, None) => (String::new(), sign.word().to_owned()),
    }
}

fn method(text: &mut String, record: &Record, engine: &Study) {
    text.push_str("\n## How it was measured\n\n");
    for (kind, study) in [("Engine games", Some(engine)), ("Master games", record.masters.as_ref())]
    {
        let Some(study) = study else { continue };
        let learnt = if study.result_share < 1.0 {
            format!(
                "learnt from were the results and the scores of a search ({} results)",
                percent(study.result_share)
            )
        } else {
            "learnt from were the results alone".to_owned()
        };
        let _ = writeln!(
            text,
            "- **{kind}** ({}): {} quiet positions of {} games; {} positions of one game in ten \
             held out of every fit; {learnt}; {} rounds, {} rounds for each refit with something \
             left out, {} resamples, seed {}.",
            study.files.join(", "),
            study.positions,
            study.games,
            study.held_out,
            study.epochs,
            study.refit_epochs,
            study.resamples,
            study.seed
        );
    }
    text.push_str(
        "- **The model** is the engine's own evaluation: every clause's coefficients are taken from\n  \
         the code that scores and explains positions. Each slot gets a middlegame and an endgame\n  \
         value. Every fit starts from material alone, so that the sources' numbers have no head\n  \
         start.\n\
         - **Two fits.** The sources' clauses are judged among themselves: the sign and the size of an\n  \
         idea are those of a fit of all the sources' clauses together. A second fit has the clauses\n  \
         of the Complement chapter too; it says what is left of an idea beside them (which often\n  \
         say the same in finer steps), and what would be missed. There material keeps the sources'\n  \
         numbers as the measure everything is told in: the clause Imbalance corrects it.\n\
         - **Held to its words.** The second fit once more, going on from where it ended, with every clause kept to what it\n  \
         declares after each step; otherwise everything here asks the data alone.\n\
         - **One comparison for every clause.** A clause may have many slots and change with the\n  \
         stage, so it is compared by what it adds to the score: in every position where it makes a\n  \
         difference between the sides, what the sources' numbers add is set against what the\n  \
         fitted numbers add, and the straight line through zero that fits best (least squares) has\n  \
         a slope. Slope 1: the fit says what the sources say. Slope 0: nothing of it is left.\n  \
         Negative: the reverse. *Fit* in the table is the slope times the sources' mean size. The\n  \
         sources' six brackets are joined smoothly for this.\n\
         - **Intervals**: whole games are drawn anew (each counts a Poisson number of times), the\n  \
         model is fitted again, as long as the first time, from where it was, and the slope is taken\n  \
         again; the interval is the slope ± 1.96 standard deviations over the resamples.\n\
         - **Sign**: *confirmed* if the whole interval is above zero, *reversed* if it is below,\n  \
         *undecided* if it holds zero, *unmeasured* with fewer than 300 positions, or where a\n  \
         clause follows from the total of all others and cannot be fitted.\n\
         - **Left out**: the clause is worth nothing and everything else is refitted from where it\n  \
         was; the change is against an equal refit with nothing left out, on games held out, ±\n  \
         1.96 standard errors with games as the unit.\n\
         - **Limits.** A fitted value is what a clause is worth *beside the others of its fit*: ideas that\n  \
         say nearly the same share their worth among them, and one of them may well come out\n  \
         reversed as a correction to the other. Quiet positions only. Among some 150 clauses a few\n  \
         intervals miss their mark by chance. Engine games were played by one engine, master games by\n  \
         many people whose mistakes are in the results.\n",
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_without_weight_is_told_from_one_that_makes_no_difference() {
        let played = |elo, error| Match { wins: 40, losses: 40, draws: 20, elo, error };
        assert_eq!(elo(&played(0.0, 0.0)), "no weight in the profile");
        assert_eq!(elo(&played(0.0, 2.4)), "no weight in the profile");
        assert_eq!(elo(&played(0.3, 12.0)), "+0 ± 12");
        assert_eq!(elo(&played(-2000.0, 90.0)), "below -800");
    }
    use kmoch_eval::find_clause;

    #[test]
    fn the_committed_page_and_plots_are_those_of_the_committed_record() {
        let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        for (name, text) in files(crate::shipped()) {
            let file = docs.join(&name);
            let committed = std::fs::read_to_string(&file).unwrap_or_default();
            assert!(committed == text, "{name} is stale: run kmoch verdict --render docs");
        }
    }

    #[test]
    fn every_measured_clause_is_in_the_catalogue_and_on_the_page() {
        let record = crate::shipped();
        let page = page(record);
        for key in record.engine.iter().flat_map(|study| study.clauses.keys()) {
            assert!(find_clause(key).is_some(), "{key} is no clause");
            assert!(page.contains(&format!("(catalog.md#{key})")), "{key} is not on the page");
        }
    }
}

//! `GET /api/catalog`: every clause with its definition, source and numbers.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use kmoch_eval::{Bracket, Chapter, Clause, ClauseId, Profile, Source, Stage, Taper, Unit};
use kmoch_tell::catalog::{anchor, document, evidence, whose};
use kmoch_tell::tally::is_static;
use kmoch_tell::{Language, language};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::contract::{Catalog, CatalogChapter, CatalogClause, CatalogSlot, CatalogSource, Lang};
use crate::problem::{Problem, ProblemRecord};
use crate::shelf::{DEFAULT, PROFILES};

/// How the catalogue is to be told.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Question {
    /// The language of its names.
    #[serde(default)]
    lang: Lang,
}

/// Every clause with its definition, source and values in each profile
///
/// Names, titles, definitions, sources and evidence in the language asked for.
#[utoipa::path(
    get,
    path = "/catalog",
    params(Question),
    responses(
        (status = 200, body = Catalog, description = "The catalogue"),
        (status = "default", body = ProblemRecord, description = "What went wrong"),
    )
)]
pub async fn catalog(
    question: Result<Query<Question>, QueryRejection>,
) -> Result<Json<&'static Catalog>, Problem> {
    // It never changes while the program runs.
    static CATALOGS: LazyLock<[Catalog; 3]> = LazyLock::new(|| Language::ALL.map(told));
    let Query(Question { lang }) = question?;
    Ok(Json(&CATALOGS[Language::from(lang) as usize]))
}

fn told(language: Language) -> Catalog {
    Catalog {
        profiles: PROFILES.iter().map(|&(name, _)| name).collect(),
        default_profile: DEFAULT,
        chapters: Chapter::ALL
            .into_iter()
            .filter(|&chapter| is_static(chapter))
            .map(|chapter| CatalogChapter {
                key: chapter_key(chapter),
                title: language::chapter(chapter).tell(language),
            })
            .collect(),
        clauses: ClauseId::all().map(|clause| entry(clause, language)).collect(),
    }
}

/// A chapter's name for programs.
fn chapter_key(chapter: Chapter) -> String {
    format!("{chapter:?}").to_lowercase()
}

fn entry(id: ClauseId, language: Language) -> CatalogClause {
    let clause = id.clause();
    CatalogClause {
        key: clause.key,
        name: language::name_of(clause).tell(language),
        chapter: chapter_key(clause.chapter),
        theme: clause.theme.key(),
        direction: clause.direction.key(),
        section: clause.section,
        anchor: anchor(clause),
        what: language::what(clause).tell(language),
        why: language::why(clause).map(|why| why.tell(language)),
        source: source(clause, language),
        label: clause.is_label(),
        unit: match clause.unit {
            Unit::Millipawns => "millipawns",
            Unit::Share => "share",
            Unit::Number => "number",
        },
        slots: clause
            .slots
            .iter()
            .zip(id.slots())
            .map(|(&name, slot)| CatalogSlot {
                name,
                values: PROFILES
                    .iter()
                    .map(|(profile, load)| (*profile, ends(&load(), slot)))
                    .collect(),
            })
            .collect(),
        example: clause.example,
        evidence: evidence(clause, language),
    }
}

fn source(clause: &Clause, language: Language) -> CatalogSource {
    let Source { passage, numbers } = clause.source;
    CatalogSource {
        document: passage.map(|passage| document(&passage).within(language)),
        heading: passage.map(|passage| passage.heading),
        quote: passage.map(|passage| passage.quote),
        numbers: numbers.map(|numbers| numbers.key()),
        whose: whose(clause).tell(language),
    }
}

/// A slot's value with all pieces on the board and with the last of them.
fn ends(profile: &Profile, slot: usize) -> [f64; 2] {
    let curve = profile.curve_at(slot);
    match profile.taper {
        Taper::Brackets => [Bracket::ALL[0], Bracket::ALL[5]].map(|end| curve.at_bracket(end)),
        Taper::Smooth => [Stage::STEPS, 0].map(|step| curve.at_step(step, profile.borders)),
    }
}

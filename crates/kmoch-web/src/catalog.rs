//! `GET /api/catalog`: every clause with its definition, source and numbers.

use std::sync::LazyLock;

use axum::Json;
use kmoch_eval::{Bracket, Chapter, ClauseId, Profile, Source, Stage, Taper, Unit};
use kmoch_tell::catalog::{anchor, evidence, what, why};
use kmoch_tell::tally::is_static;

use crate::contract::{Catalog, CatalogChapter, CatalogClause, CatalogSlot, CatalogSource};
use crate::shelf::{DEFAULT, PROFILES};

/// Every clause with its definition, source and values in each profile
#[utoipa::path(get, path = "/catalog", responses((status = 200, body = Catalog, description = "The catalogue")))]
pub async fn catalog() -> Json<&'static Catalog> {
    // It never changes while the program runs.
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog {
        profiles: PROFILES.iter().map(|&(name, _)| name).collect(),
        default_profile: DEFAULT,
        chapters: Chapter::ALL
            .into_iter()
            .filter(|&chapter| is_static(chapter))
            .map(|chapter| CatalogChapter { key: chapter_key(chapter), title: chapter.title() })
            .collect(),
        clauses: ClauseId::all().map(entry).collect(),
    });
    Json(&CATALOG)
}

/// A chapter's name for programs.
fn chapter_key(chapter: Chapter) -> String {
    format!("{chapter:?}").to_lowercase()
}

fn entry(id: ClauseId) -> CatalogClause {
    let clause = id.clause();
    CatalogClause {
        key: clause.key,
        name: clause.name,
        chapter: chapter_key(clause.chapter),
        theme: clause.theme.key(),
        direction: clause.direction.key(),
        section: clause.section,
        anchor: anchor(clause),
        what: what(clause),
        why: why(clause),
        source: source(&clause.source),
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
        evidence: evidence(clause),
    }
}

fn source(source: &Source) -> CatalogSource {
    let passage = source.passage;
    CatalogSource {
        document: passage.map(|passage| passage.document.name()),
        heading: passage.map(|passage| passage.heading),
        quote: passage.map(|passage| passage.quote),
        numbers: source.numbers.map(|numbers| numbers.key()),
        whose: source.whose(),
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

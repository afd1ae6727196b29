//! Which columns a table has.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_schema::{Schema, SchemaRef};
use kmoch_eval::{Asked, CutSet, Profile, Weights};
use twox_hash::XxHash64;

use crate::choice::{Choice, Unknown};
use crate::column::{Column, Fact};

/// The version of the schema: it changes when a column changes its name, its type or what it means. New columns leave it
/// as it is.
pub const SCHEMA_VERSION: &str = "1";

/// What a table is asked for.
#[derive(Debug, Clone, Default)]
pub struct Order {
    /// Which figures of the position.
    pub figures: Choice,
    /// Whether positions come from games: which, and where in them.
    pub games: bool,
    /// The tags of the games, by their names in PGN; `Elo`, `Player` and `Title` stand for those of both sides.
    pub tags: Vec<String>,
    /// Every single finding, too.
    pub items: bool,
}

/// The tags that a table of games has unless others are asked for.
pub const USUAL_TAGS: [&str; 9] =
    ["Event", "Date", "White", "Black", "WhiteElo", "BlackElo", "Result", "ECO", "TimeControl"];

/// The columns of a table, and what has to be worked out for them.
#[derive(Debug)]
pub struct Layout {
    pub(crate) columns: Vec<Column>,
    schema: SchemaRef,
    weights: Arc<Weights>,
    tags: Vec<String>,
    pub(crate) asked: Asked,
}

impl Layout {
    /// The columns asked for, with amounts by this profile.
    ///
    /// # Errors
    /// When a figure is asked for that there is not.
    pub fn new(profile: &Profile, order: &Order) -> Result<Layout, Unknown> {
        order.figures.check()?;
        let mut columns = Vec::new();
        for fact in Fact::ALL {
            let of_games = matches!(
                fact,
                Fact::File
                    | Fact::Game
                    | Fact::Line
                    | Fact::Variation
                    | Fact::Ply
                    | Fact::Move
                    | Fact::Clock
                    | Fact::Eval
                    | Fact::Mate
            );
            if order.games || !of_games {
                columns.push(Column::Fact(*fact));
            }
            if *fact == Fact::Line && order.games {
                columns.extend(tags(&order.tags).into_iter().map(Column::Tag));
            }
        }
        columns.extend(Column::figures());
        columns.retain(|column| order.figures.takes(column));
        if order.items {
            columns.push(Column::Items);
        }
        Ok(Layout::of(profile, columns))
    }

    /// Just these columns, with amounts by this profile.
    pub fn of(profile: &Profile, columns: Vec<Column>) -> Layout {
        let weights = Arc::new(Weights::new(profile));
        let clauses = columns.iter().filter_map(|column| match column {
            Column::Clause(_, clause, _) => Some(*clause),
            _ => None,
        });
        let total = columns.contains(&Column::Fact(Fact::Total));
        let measures = columns.iter().any(|column| matches!(column, Column::Measure(..)));
        let rules = columns.iter().filter_map(|column| match column {
            Column::Rule(_, rule) => CutSet::of(*rule),
            _ => None,
        });
        let rules = rules.fold(CutSet::EMPTY, CutSet::with);
        let asked = Asked::new(&weights, clauses, total, measures, rules);
        let fields: Vec<_> = columns.iter().map(Column::field).collect();
        let schema = Schema::new_with_metadata(fields, metadata(profile));
        let tags = columns.iter().filter_map(|column| match column {
            Column::Tag(tag) => Some(tag.clone()),
            _ => None,
        });
        let tags = tags.collect();
        Layout { columns, schema: Arc::new(schema), weights, tags, asked }
    }

    /// The columns.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The columns as Arrow has them, with what the figures rest on as metadata.
    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// The numbers in use.
    pub fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// What has to be worked out.
    pub fn asked(&self) -> &Asked {
        &self.asked
    }

    /// Whether single findings are asked for.
    pub(crate) fn has_items(&self) -> bool {
        self.columns.last() == Some(&Column::Items)
    }

    /// The names in PGN of the tags that have columns, in their order.
    pub fn tags(&self) -> &[String] {
        &self.tags
    }
}

/// The tags asked for, each once, with what stands for two of them.
fn tags(asked: &[String]) -> Vec<String> {
    let mut tags: Vec<String> = Vec::new();
    for tag in asked {
        let both = match tag.to_ascii_lowercase().as_str() {
            "elo" => ["WhiteElo", "BlackElo"].as_slice(),
            "player" => &["White", "Black"],
            "title" => &["WhiteTitle", "BlackTitle"],
            _ => &[tag.as_str()],
        };
        for tag in both {
            let known =
                crate::column::TAGS.iter().find(|(name, ..)| name.eq_ignore_ascii_case(tag));
            let tag = known.map_or(*tag, |(name, ..)| name);
            if !tags.iter().any(|other| other == tag) {
                tags.push(tag.to_owned());
            }
        }
    }
    tags
}

/// What the figures rest on.
fn metadata(profile: &Profile) -> HashMap<String, String> {
    const SEED: u64 = 0;
    let hash = XxHash64::oneshot(SEED, profile.to_toml().as_bytes());
    [
        ("kmoch.schema", SCHEMA_VERSION.to_owned()),
        ("kmoch.version", env!("CARGO_PKG_VERSION").to_owned()),
        ("kmoch.profile", profile.name.clone()),
        ("kmoch.profile_hash", format!("{hash:016x}")),
    ]
    .map(|(key, value)| (key.to_owned(), value))
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_stand_for_both_sides_and_come_once() {
        let asked = ["elo", "white", "WhiteElo", "Annotator"].map(str::to_owned);
        assert_eq!(tags(&asked), ["WhiteElo", "BlackElo", "White", "Annotator"]);
    }

    #[test]
    fn what_figures_rest_on_is_told() {
        let order = Order::default();
        let [addendum, tuned] = [Profile::addendum(), Profile::tuned()]
            .map(|profile| Layout::new(&profile, &order).unwrap().schema().metadata().clone());
        assert_eq!(addendum["kmoch.profile"], "addendum");
        assert_ne!(addendum["kmoch.profile_hash"], tuned["kmoch.profile_hash"]);
        assert_eq!(addendum["kmoch.schema"], tuned["kmoch.schema"]);
    }
}

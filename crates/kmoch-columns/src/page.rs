//! The page that tells what every column means.

use std::fmt::Write as _;

use kmoch_eval::{Chapter, Clause, CutSet};

use crate::choice::chapter_key;
use crate::column::{Column, Fact, Measure, TAGS, static_clauses};
use crate::layout::{SCHEMA_VERSION, USUAL_TAGS};

/// What is said before the lists.
const BEGINNING: &str = "\
# Columns

What `kmoch features` writes as Parquet, Arrow and CSV, and what `kmoch find` asks about: one row for each position, one typed
column for each figure. This page is written by `kmoch catalog --columns`.

```sh
kmoch features games.pgn.zst -o games.parquet                 # every position of every game
kmoch features games.pgn -o games.parquet --quiet --every 4   # some of them
kmoch features *.pgn -o parts/ --resume                       # a folder of parts, to be gone on with
kmoch features games.pgn -o pawns.csv --columns pawn_weaknesses,measures,-fen --tags Elo,Result
cat positions.epd | kmoch features --format arrow > positions.arrows
```

Names have dots in them, so SQL wants quotes around them (Spark: backticks):

```sql
select round(\"elo.white\", -2) as elo, avg(\"white.isolated_horizontal.mp\") from 'games.parquet' where ply > 30 group by 1
```

`--columns` chooses figures with commas between them: a column (`white.passer.mp`) or the beginning of some (`white.passer`,
`white.measures`), a clause (`passer`), a chapter (`passers`) or a theme (`king_safety`), in this order; `chapter:material` or
`theme:material` says which. A `-` before a word leaves out what it names. The total and the clauses that depend on it need all
others; without them only clauses that are asked for are looked for, and it is quicker.

A game or line that cannot be understood is named on standard error with its file and line, and counted: games read are games
written and games reported. Nothing stands under its final name before it is whole. Files are cut between games (before an `Event`
tag behind a blank line), so that threads never wait for one reader, and memory stays the same however long a file is; in
games without such a tag there is no place to cut, and a file of them is held as one piece. A Parquet file remembers each of its row groups
to the end: for more than some ten million positions ask for a folder, which gets parts of about a million rows
(`--part-rows`) and a `manifest.json` that says which are whole and where `--resume` goes on.

`mp` are thousandths of a pawn, seen from the side of the column, as 32-bit floats: the nearest to the exact number, which has
three decimals. What they say depends on the profile, counts hardly do, and which columns there are does not at all. The
metadata of the schema say what figures rest on:

| key | what it says |
|---|---|
";

/// The page.
pub fn page() -> String {
    let mut page = BEGINNING.to_owned();
    // Writing to memory cannot fail.
    let _ = write!(
        page,
        "| `kmoch.schema` | the version of the columns, {SCHEMA_VERSION}: it changes when a column changes its name, type or \
         meaning, and not when there are new ones |\n\
         | `kmoch.version` | the version of the program |\n\
         | `kmoch.profile` | whose numbers count |\n\
         | `kmoch.profile_hash` | XXH64 of the profile as `kmoch` writes it: the same numbers, the same hash |\n\n\
         ## The position and its game\n\n\
         The first nine are there for games only.\n\n\
         | column | type | what it says |\n|---|---|---|\n"
    );
    for fact in Fact::ALL {
        line(&mut page, &Column::Fact(*fact));
    }
    let usual = USUAL_TAGS.map(|tag| format!("`{tag}`")).join(", ");
    let _ = write!(
        page,
        "\n## Tags\n\n`--tags` chooses among them by their names in PGN; without it these come: {usual}. `Elo`, `Player` and `Title` \
         stand for both sides'. Any other tag has a column `tag.Name`.\n\n\
         | tag | column | type | what it says |\n|---|---|---|---|\n"
    );
    for (tag, ..) in TAGS {
        let column = Column::Tag(tag.to_owned());
        let _ = writeln!(
            page,
            "| `{tag}` | `{}` | {} | {} |",
            column.name(),
            kind(&column),
            column.about()
        );
    }
    page.push_str(
        "\n## Clauses\n\nFour columns each: `white.KEY.count` and `black.KEY.count` (int16), how often it was found for the side, \
         `white.KEY.mp` and `black.KEY.mp` (float32), what that is worth to the side.\n",
    );
    for chapter in Chapter::ALL {
        let clauses = static_clauses().map(|clause| clause.clause());
        let clauses: Vec<&Clause> = clauses.filter(|clause| clause.chapter == chapter).collect();
        if clauses.is_empty() {
            continue;
        }
        let _ = write!(
            page,
            "\n### {}\n\nChapter `{}`.\n\n| KEY | what it is | theme |\n|---|---|---|\n",
            chapter.title(),
            chapter_key(chapter)
        );
        for clause in clauses {
            let _ = writeln!(
                page,
                "| [`{0}`](catalog.md#{0}) | {1} | `{2}` |",
                clause.key,
                clause.name,
                clause.theme.key()
            );
        }
    }
    page.push_str(
        "\n## Measures\n\n`white.measures.NAME` and `black.measures.NAME`.\n\n| NAME | type | what it says |\n|---|---|---|\n",
    );
    for measure in Measure::ALL {
        let column = Column::Measure(shakmaty::Color::White, *measure);
        let _ = writeln!(page, "| `{}` | {} | {} |", measure.key(), kind(&column), measure.about());
    }
    page.push_str("\n## Rules\n\n`white.KEY` and `black.KEY` (boolean): whether the side breaks the rule.\n\n| KEY | rule |\n|---|---|\n");
    for rule in CutSet::ALL.rules() {
        let _ = writeln!(
            page,
            "| [`{0}`](catalog.md#{0}) | {1} |",
            rule.clause().key,
            rule.clause().name
        );
    }
    page.push_str(
        "\n## Items\n\nWith `--wide` there is a column `items`, a list of records: `clause`, `side`, `count`, `mp`, and the \
         squares of the units the finding is about (`on`), what they aim at (`at`) and the units that bring it about (`by`), each a list.\n",
    );
    page
}

fn line(page: &mut String, column: &Column) {
    let _ = writeln!(page, "| `{}` | {} | {} |", column.name(), kind(column), column.about());
}

/// The type of a column as the page has it.
fn kind(column: &Column) -> String {
    use arrow_schema::DataType;
    let field = column.field();
    let kind = match field.data_type() {
        DataType::Dictionary(..) => "text, by dictionary".to_owned(),
        DataType::Utf8 => "text".to_owned(),
        other => other.to_string().to_lowercase(),
    };
    if field.is_nullable() { format!("{kind}, or null") } else { kind }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::column::Figure;

    #[test]
    fn every_column_is_on_the_page() {
        let page = page();
        for column in Column::named() {
            let name = match &column {
                Column::Clause(_, clause, Figure::Count) => clause.clause().key.to_owned(),
                Column::Clause(..) => continue,
                Column::Measure(_, measure) => measure.key().to_owned(),
                Column::Rule(_, rule) => rule.clause().key.to_owned(),
                other => other.name(),
            };
            assert!(page.contains(&format!("`{name}`")), "{name} is not on the page");
        }
    }
}

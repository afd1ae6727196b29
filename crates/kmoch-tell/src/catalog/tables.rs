//! Kmoch's two tables as the wiki prints them, worked out by the evaluator's own functions.

use std::fmt::Write as _;

use kmoch_eval::squares::Sets;
use kmoch_eval::{ClauseId, dispersion, distortion, distortion_front};
use shakmaty::{Bitboard, File, Rank, Square};

use crate::Language;
use crate::language::{Phrase, say};

/// The table that belongs to a clause, if it has one.
pub fn of(clause: ClauseId, language: Language) -> Option<String> {
    let told = |phrase: Phrase| phrase.within(language);
    match clause {
        ClauseId::Dispersion => Some(islands_by_pawns(language)),
        ClauseId::Distortion => {
            let filled = told(say!("table-behind"));
            Some(fill_diagrams(filled, Sets::fill_south, distortion(ragged()), language))
        }
        ClauseId::DistortionFront => {
            let filled = told(say!("table-ahead"));
            Some(fill_diagrams(filled, Sets::fill_north, distortion_front(ragged()), language))
        }
        _ => None,
    }
}

/// The most islands that eight files hold.
const MOST_ISLANDS: usize = 4;
const MOST_PAWNS: usize = 8;

/// So many pawns in so many islands, none behind another where there is room; none if the islands
/// need more pawns than there are.
fn pawns_in_islands(pawns: usize, islands: usize) -> Option<Bitboard> {
    if pawns < islands {
        return None;
    }
    let starts = (0..islands).map(|island| 2 * island);
    let mut files: Vec<usize> = starts.collect();
    let last = 2 * (islands - 1);
    // What is left widens the last island, then doubles pawns.
    files.extend((last + 1..MOST_PAWNS).take(pawns - islands));
    let mut set: Bitboard = files.iter().map(|&file| square(file, Rank::Second)).collect();
    for file in 0..pawns - set.count() {
        set.add(square(2 * (file % islands), Rank::Third));
    }
    (set.count() == pawns).then_some(set)
}

fn square(file: usize, rank: Rank) -> Square {
    Square::from_coords(File::new(file as u32), rank)
}

/// Dispersion by the number of pawns and of islands.
fn islands_by_pawns(language: Language) -> String {
    let [pawns, islands] =
        [say!("table-pawns"), say!("table-islands")].map(|phrase| phrase.within(language));
    let mut table = format!("  {pawns:<8} {islands:>7} 1    2    3    4\n");
    for pawns in 1..=MOST_PAWNS {
        let _ = write!(table, "  {pawns}                ");
        for islands in 1..=MOST_ISLANDS {
            let cell = pawns_in_islands(pawns, islands).map(|set| dispersion(set).to_string());
            let _ = write!(table, "{:>3}  ", cell.as_deref().unwrap_or("-"));
        }
        table.truncate(table.trim_end().len());
        table.push('\n');
    }
    table
}

/// The sources' sample of high distortion: a4 b2 c6 d2 e6 f2 g6 h2.
fn ragged() -> Bitboard {
    [Square::A4, Square::B2, Square::C6, Square::D2, Square::E6, Square::F2, Square::G6, Square::H2]
        .into_iter()
        .collect()
}

/// The steps of the sample side by side: pawns, fill, fill moved a file on, and where they differ.
fn fill_diagrams(
    name: String,
    fill: impl Fn(Bitboard) -> Bitboard,
    measure: usize,
    language: Language,
) -> String {
    let pawns = ragged();
    let filled = fill(pawns);
    let moved = filled.east();
    let differing = (filled ^ moved).without(Bitboard::from_file(File::A));
    let [first, third, last] =
        [say!("table-pawns"), say!("table-file-on"), say!("table-differing")]
            .map(|phrase| phrase.within(language));
    let mut text = format!("  {first:<18}{name:<18}{third:<18}{last}\n");
    for rank in Rank::ALL.into_iter().rev() {
        let rows = [pawns, filled, moved, differing].map(|set| row(set, rank));
        let _ = writeln!(text, "  {}", rows.join("   "));
    }
    let differ = say!("table-differ", number = measure).within(language);
    let _ = writeln!(text, "  {differ}");
    text
}

fn row(set: Bitboard, rank: Rank) -> String {
    let marks =
        File::ALL.map(|file| if set.contains(Square::from_coords(file, rank)) { "1" } else { "." });
    marks.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dispersion_as_the_wiki_prints_it() {
        let table = islands_by_pawns(Language::English);
        let rows: Vec<Vec<&str>> =
            table.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
        let wanted = [
            ["1", "2", "-", "-", "-"],
            ["2", "1", "10", "-", "-"],
            ["3", "0", "9", "24", "-"],
            ["4", "1", "8", "23", "44"],
            ["5", "2", "7", "22", "43"],
            ["6", "3", "6", "21", "42"],
            ["7", "4", "5", "20", "41"],
            ["8", "5", "4", "19", "40"],
        ];
        assert_eq!(rows, wanted);
    }

    #[test]
    fn the_ragged_sample_differs_on_26_squares() {
        let table = of(ClauseId::Distortion, Language::English).unwrap();
        assert!(table.ends_with("26 squares differ\n"), "{table}");
        assert!(
            table.contains(". . 1 . 1 . 1 .   . . 1 . 1 . 1 .   . . . 1 . 1 . 1   . . 1 1 1 1 1 1")
        );
        let front = of(ClauseId::DistortionFront, Language::German).unwrap();
        assert!(front.ends_with("26 Felder unterscheiden sich\n"), "{front}");
        assert_eq!(of(ClauseId::Passer, Language::English), None);
    }
}

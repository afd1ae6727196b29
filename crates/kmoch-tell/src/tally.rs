//! A ledger summed up: by clause, by chapter.

use kmoch_eval::{Amount, CLAUSE_COUNT, CLAUSES, Chapter, ClauseId, Ledger};
use shakmaty::{ByColor, Color};

use crate::pawns::{Hundredths, apportion, hundredths};

/// How often a clause was found for a side, and the sum of its amounts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Entry {
    /// How many times.
    pub count: usize,
    /// What that is worth to the side.
    pub amount: Amount,
}

/// For each clause what each side has of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    entries: [ByColor<Entry>; CLAUSE_COUNT],
}

/// A line of the ledger by chapter, in hundredths of a pawn. Columns of such lines add up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChapterLine {
    /// The chapter; none for the total.
    pub chapter: Option<Chapter>,
    /// White's sum.
    pub white: Hundredths,
    /// Black's sum.
    pub black: Hundredths,
}

impl ChapterLine {
    /// White's sum less Black's.
    pub fn difference(&self) -> Hundredths {
        self.white - self.black
    }
}

/// Whether a chapter's clauses are about a position, and so part of its ledger.
pub fn is_static(chapter: Chapter) -> bool {
    !matches!(chapter, Chapter::Cuts | Chapter::Preferences | Chapter::Moves)
}

impl Tally {
    /// Sums a ledger up.
    pub fn of(ledger: &Ledger) -> Tally {
        let mut entries = [ByColor::<Entry>::default(); CLAUSE_COUNT];
        for item in &ledger.items {
            let entry = entries[item.clause.index()].get_mut(item.side);
            entry.count += item.count;
            entry.amount += item.amount;
        }
        Tally { entries }
    }

    /// What both sides have of the clause at this place of the registry.
    pub fn at(&self, index: usize) -> &ByColor<Entry> {
        &self.entries[index]
    }

    /// What a side has of a clause.
    pub fn entry(&self, clause: ClauseId, side: Color) -> Entry {
        *self.entries[clause.index()].get(side)
    }

    /// A side's sum over all clauses.
    pub fn sum_of(&self, side: Color) -> Amount {
        self.entries.iter().map(|entry| entry.get(side).amount).sum()
    }

    /// White's sum less Black's.
    pub fn total(&self) -> Amount {
        self.sum_of(Color::White) - self.sum_of(Color::Black)
    }

    /// The ledger by chapter, and its last line.
    pub fn lines(&self) -> (Vec<ChapterLine>, ChapterLine) {
        let chapters: Vec<Chapter> = Chapter::ALL
            .into_iter()
            .filter(|&chapter| is_static(chapter) && self.has(chapter))
            .collect();
        let column = |side: Color, total: Hundredths| {
            let sums: Vec<Amount> =
                chapters.iter().map(|&chapter| self.chapter(chapter, side)).collect();
            apportion(&sums, total)
        };
        // The printed total is the rounded total, so Black's sum gives way where it has to.
        let white = hundredths(self.sum_of(Color::White));
        let black = white - hundredths(self.total());
        let lines = chapters
            .iter()
            .zip(column(Color::White, white))
            .zip(column(Color::Black, black))
            .map(|((chapter, white), black)| ChapterLine { chapter: Some(*chapter), white, black })
            .collect();
        (lines, ChapterLine { chapter: None, white, black })
    }

    fn chapter(&self, chapter: Chapter, side: Color) -> Amount {
        self.of_chapter(chapter).map(|entry| entry.get(side).amount).sum()
    }

    /// Whether the chapter is worth a line: each that the sources have, and the one they have
    /// not where something in it counts.
    fn has(&self, chapter: Chapter) -> bool {
        let counts = |entry: &ByColor<Entry>| entry.iter().any(|side| side.amount != Amount::ZERO);
        self.of_chapter(chapter).any(|entry| chapter != Chapter::Complement || counts(entry))
    }

    fn of_chapter(&self, chapter: Chapter) -> impl Iterator<Item = &ByColor<Entry>> {
        self.entries
            .iter()
            .zip(CLAUSES)
            .filter(move |(_, clause)| clause.chapter == chapter)
            .map(|(entry, _)| entry)
    }
}

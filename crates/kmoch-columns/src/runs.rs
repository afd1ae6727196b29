//! Values of a column, written down only where they change: most of them stay as they are from one position to the next.

/// The values of one row after another.
#[derive(Debug, Clone)]
pub(crate) struct Runs<T>(Vec<Run<T>>);

/// A value, and the first row that has it.
#[derive(Debug, Clone, Copy)]
struct Run<T> {
    first: u32,
    value: T,
}

impl<T> Default for Runs<T> {
    fn default() -> Runs<T> {
        Runs(Vec::new())
    }
}

impl<T: Copy + PartialEq> Runs<T> {
    /// The value of this row, which stands behind all others, and of those that follow until they get another.
    #[inline]
    pub fn push(&mut self, row: usize, value: T) {
        if self.0.last().is_none_or(|last| last.value != value) {
            self.change(row, value);
        }
    }

    /// The same for a value that is known to be another one than that of the row before.
    #[inline]
    pub fn change(&mut self, row: usize, value: T) {
        self.0.push(Run { first: row as u32, value });
    }

    /// The value of the last row.
    pub fn last(&self) -> Option<T> {
        self.0.last().map(|last| last.value)
    }

    /// Each value with the number of rows that have it, if there are so many rows.
    pub fn iter(&self, rows: usize) -> impl Iterator<Item = (T, usize)> + Clone {
        self.0.iter().enumerate().map(move |(at, run)| {
            let end = self.0.get(at + 1).map_or(rows, |next| next.first as usize);
            (run.value, end - run.first as usize)
        })
    }

    /// The value of each of so many rows.
    pub fn each<U: Clone>(&self, rows: usize, mut value: impl FnMut(T) -> U) -> Vec<U> {
        let mut all = Vec::with_capacity(rows);
        for (run, length) in self.iter(rows) {
            all.resize(all.len() + length, value(run));
        }
        all
    }

    /// Adds the values of other rows behind so many of these.
    pub fn append(&mut self, rows: usize, others: &Runs<T>, mut value: impl FnMut(T) -> T) {
        for run in &others.0 {
            self.push(rows + run.first as usize, value(run.value));
        }
    }

    /// Forgets all values.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[i16]) -> Runs<i16> {
        let mut runs = Runs::default();
        values.iter().enumerate().for_each(|(row, value)| runs.push(row, *value));
        runs
    }

    #[test]
    fn values_are_kept_where_they_change() {
        let values = [0, 0, 3, 3, 3, 0];
        let runs = of(&values);
        assert_eq!(runs.iter(values.len()).collect::<Vec<_>>(), [(0, 2), (3, 3), (0, 1)]);
        assert_eq!(runs.each(values.len(), |value| value), values);
        assert_eq!(of(&[]).iter(0).count(), 0);
    }

    #[test]
    fn rows_behind_others_go_on_with_their_values() {
        let mut runs = of(&[1, 2, 2]);
        runs.append(3, &of(&[2, 5]), |value| value);
        assert_eq!(runs.iter(5).collect::<Vec<_>>(), [(1, 1), (2, 3), (5, 1)]);
        runs.append(5, &of(&[5, 5]), |value| value + 1);
        assert_eq!(runs.each(7, |value| value), [1, 2, 2, 2, 5, 6, 6]);
    }
}

//! The positions worth looking at again, for programs that train: EPD with the answer.

use super::{Habits, Slip};

impl Habits {
    /// A line for each position: the four fields, the best move, the game, and what was played.
    pub fn epd(&self) -> String {
        self.worst.iter().filter(|slip| !slip.better.is_empty()).map(Slip::epd).collect()
    }
}

impl Slip {
    fn epd(&self) -> String {
        let fields: Vec<&str> = self.fen.split(' ').take(4).collect();
        format!(
            "{} bm {}; id \"{}\"; c0 \"{} lost {:.0} points. {}\"; c1 \"{}\";\n",
            fields.join(" "),
            self.better,
            quoted(&self.game),
            quoted(&self.played),
            self.lost,
            quoted(&self.why),
            quoted(&self.line),
        )
    }
}

/// EPD knows no quotation marks within words.
fn quoted(text: &str) -> String {
    text.replace('"', "'")
}

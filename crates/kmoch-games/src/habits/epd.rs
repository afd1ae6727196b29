//! The positions worth looking at again, for programs that train: EPD with the answer.

use kmoch_tell::Language;

use super::{Habits, Slip};

impl Habits {
    /// A line for each position: the four fields, the best move, the game, and what was played.
    pub fn epd(&self, language: Language) -> String {
        let answered = self.worst.iter().filter(|slip| !slip.better.is_empty());
        answered.map(|slip| slip.epd(language)).collect()
    }
}

impl Slip {
    fn epd(&self, language: Language) -> String {
        let fields: Vec<&str> = self.fen.split(' ').take(4).collect();
        format!(
            "{} bm {}; id \"{}\"; c0 \"{} {}\"; c1 \"{}\";\n",
            fields.join(" "),
            self.better,
            quoted(&self.game),
            quoted(&self.lost_by().tell(language)),
            quoted(&self.why),
            quoted(&self.line),
        )
    }
}

/// EPD knows no quotation marks within words.
fn quoted(text: &str) -> String {
    text.replace('"', "'")
}

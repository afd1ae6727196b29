//! What programs write into comments: `[%clk 0:03:00]`, `[%eval 0.25]`.

/// A judgement written into a comment, seen from White.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Eval {
    /// So many pawns.
    Pawns(f32),
    /// Mate in so many moves; by Black if below zero.
    Mate(i16),
}

/// What a command of a comment says: of `[%clk 0:03:00]` for `clk` it is `0:03:00`.
fn command<'a>(comment: &'a [u8], name: &str) -> Option<&'a str> {
    let starts = memchr::memmem::find_iter(comment, b"[%");
    let said = starts.filter_map(|at| comment[at + 2..].strip_prefix(name.as_bytes())).next()?;
    let end = memchr::memchr(b']', said)?;
    let said = std::str::from_utf8(&said[..end]).ok()?;
    said.starts_with(|letter: char| letter.is_ascii_whitespace()).then(|| said.trim())
}

/// The seconds left on the clock, by `[%clk h:mm:ss]`.
///
/// ```
/// use kmoch_notation::pgn::clock;
/// assert_eq!(clock(b"{ [%eval 0.2] [%clk 1:02:03.5] }"), Some(3723.5));
/// assert_eq!(clock(b"{ soon }"), None);
/// ```
pub fn clock(comment: &[u8]) -> Option<f32> {
    const SIXTY: f32 = 60.0;
    let mut seconds = 0.0;
    for part in command(comment, "clk")?.split(':') {
        let part: f32 = part.parse().ok().filter(|part: &f32| part.is_finite() && *part >= 0.0)?;
        seconds = seconds * SIXTY + part;
    }
    Some(seconds)
}

/// The judgement by `[%eval 0.25]` or `[%eval #-3]`.
///
/// ```
/// use kmoch_notation::pgn::{Eval, eval};
/// assert_eq!(eval(b"{ [%eval -0.35,18] }"), Some(Eval::Pawns(-0.35)));
/// assert_eq!(eval(b"{ [%eval #-3] }"), Some(Eval::Mate(-3)));
/// ```
pub fn eval(comment: &[u8]) -> Option<Eval> {
    let said = command(comment, "eval")?;
    // A depth may follow behind a comma.
    let said = said.split_once(',').map_or(said, |(worth, _)| worth).trim();
    match said.strip_prefix('#') {
        Some(moves) => moves.parse().ok().map(Eval::Mate),
        None => said.parse().ok().filter(|pawns: &f32| pawns.is_finite()).map(Eval::Pawns),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonsense_says_nothing() {
        for comment in
            ["", "{[%clk]}", "{[%clk x]}", "{[%clk 1:-2]}", "{[%clk 1:00", "{[%clock 1:00]}"]
        {
            assert_eq!(clock(comment.as_bytes()), None, "{comment}");
        }
        for comment in
            ["{[%eval ]}", "{[%eval NaN]}", "{[%eval #]}", "{[%eval inf]}", "{[%evaluation 1]}"]
        {
            assert_eq!(eval(comment.as_bytes()), None, "{comment}");
        }
    }
}

//! The letters of JSON, written by hand: there are hundreds of numbers in a record and a million records.

use std::fmt::Write as _;

use kmoch_eval::Amount;
use shakmaty::Bitboard;

/// Writes the names of squares as a list.
pub fn push_squares(out: &mut String, squares: Bitboard) {
    out.push('[');
    for (place, square) in squares.into_iter().enumerate() {
        let _ = write!(out, "{}\"{square}\"", if place == 0 { "" } else { "," });
    }
    out.push(']');
}

/// Writes keys as a list.
pub fn push_keys(out: &mut String, keys: impl Iterator<Item = &'static str>) {
    out.push('[');
    for (place, key) in keys.enumerate() {
        let _ = write!(out, "{}\"{key}\"", if place == 0 { "" } else { "," });
    }
    out.push(']');
}

/// Writes a JSON string.
pub fn push_string(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            letter if letter.is_control() => {
                let _ = write!(out, "\\u{:04x}", letter as u32);
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}

/// Writes millipawns as a decimal number without zeros that say nothing.
pub fn push_amount(out: &mut String, amount: Amount) {
    const MICROPAWNS: u32 = 1000;
    let micropawns = amount.micropawns();
    let size = micropawns.unsigned_abs();
    if micropawns < 0 {
        out.push('-');
    }
    push_number(out, size / MICROPAWNS);
    let mut rest = size % MICROPAWNS;
    if rest > 0 {
        out.push('.');
        for digit in [100, 10, 1] {
            out.push((b'0' + (rest / digit) as u8) as char);
            rest %= digit;
            if rest == 0 {
                break;
            }
        }
    }
}

/// Writes a number; most are short, and there are hundreds in a record.
pub fn push_number(out: &mut String, number: u32) {
    if number >= 10 {
        push_number(out, number / 10);
    }
    out.push((b'0' + (number % 10) as u8) as char);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(micropawns: i32) -> String {
        let mut out = String::new();
        push_amount(&mut out, Amount::from_micropawns(micropawns));
        out
    }

    #[test]
    fn amounts_are_exact() {
        let texts = [0, 1, -1, 500, -62_500, 416_667, -1_000_010, i32::MAX].map(amount);
        let wanted = ["0", "0.001", "-0.001", "0.5", "-62.5", "416.667", "-1000.01", "2147483.647"];
        assert_eq!(texts, wanted);
    }

    #[test]
    fn strings_are_escaped() {
        let mut out = String::new();
        push_string(&mut out, "a\"b\\c\n");
        assert_eq!(out, r#""a\"b\\c\u000a""#);
    }
}

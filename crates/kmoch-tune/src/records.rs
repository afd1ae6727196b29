//! Positions as bytes: about two for each coefficient, so that millions of positions are read at the
//! pace of the disk.
//!
//! A record is a head, the slots of the shares of a lead, and coefficients by rising slot. Most slots
//! follow the one before closely and most counts are small whole numbers: each takes one byte, and
//! the rest is written out behind a mark.

use kmoch_eval::Stage;

use crate::coefficients::{Coefficient, Shares};

/// One position without its coefficients.
#[derive(Debug, Clone)]
pub struct Row {
    /// The middlegame's share of its value, 1 with all pieces on the board.
    pub middlegame: f32,
    /// How the game ended, seen from White, if it was played on.
    pub result: Option<f32>,
    /// What a search said, in centipawns seen from White.
    pub score: Option<f32>,
    /// The game it comes from.
    pub game: u64,
    /// The shares of a lead, White's and Black's.
    pub shares: Shares,
}

#[cfg(test)]
impl Row {
    /// A row of nothing but a stage, a result and a game.
    pub(crate) fn plain(middlegame: f32, result: f32, game: u64) -> Row {
        Row { middlegame, result: Some(result), score: None, game, shares: Default::default() }
    }
}

/// Behind this mark the slot is written out.
const FAR: u8 = 0;

/// Behind these marks the count is written out, in two bytes or in four.
const WIDE: i8 = i8::MIN;
const BROKEN: i8 = i8::MIN + 1;

/// Appends a position to the bytes; its coefficients go by rising slot.
pub fn encode(row: &Row, coefficients: &[Coefficient], bytes: &mut Vec<u8>) {
    let step = (row.middlegame * Stage::STEPS as f32).round() as u8;
    let [white, black] = &row.shares;
    bytes.extend([step, (white.len() | black.len() << 4) as u8]);
    bytes.extend(row.result.unwrap_or(f32::NAN).to_le_bytes());
    bytes.extend(row.score.unwrap_or(f32::NAN).to_le_bytes());
    bytes.extend(row.game.to_le_bytes());
    for slot in white.iter().chain(black) {
        bytes.extend(slot.to_le_bytes());
    }
    let mut before = None;
    for &Coefficient { slot, count } in coefficients {
        let ahead = slot - before.map_or(0, |before| before);
        match u8::try_from(ahead) {
            Ok(near) if near != FAR => bytes.push(near),
            _ => {
                bytes.push(FAR);
                bytes.extend(slot.to_le_bytes());
            }
        }
        before = Some(slot);
        let whole = count as i16;
        if f32::from(whole) != count {
            bytes.push(BROKEN as u8);
            bytes.extend(count.to_le_bytes());
        } else if let Some(small) = i8::try_from(whole).ok().filter(|&small| small > BROKEN) {
            bytes.push(small as u8);
        } else {
            bytes.push(WIDE as u8);
            bytes.extend(whole.to_le_bytes());
        }
    }
}

/// Reads a record: its row, and its coefficients one by one.
#[inline]
pub fn decode(mut bytes: &[u8]) -> (Row, Coefficients<'_>) {
    let [step, lengths] = take(&mut bytes);
    let mut number =
        || Some(f32::from_le_bytes(take(&mut bytes))).filter(|number| !number.is_nan());
    let (result, score) = (number(), number());
    let game = u64::from_le_bytes(take(&mut bytes));
    let mut slots = |length| (0..length).map(|_| u16::from_le_bytes(take(&mut bytes))).collect();
    let shares = [slots(lengths & 0xf), slots(lengths >> 4)];
    let middlegame = f32::from(step) / Stage::STEPS as f32;
    (Row { middlegame, result, score, game, shares }, Coefficients { bytes, slot: 0 })
}

/// The game a record belongs to.
#[inline]
pub fn game(bytes: &[u8]) -> u64 {
    decode(bytes).0.game
}

/// The coefficients of a record, by rising slot.
#[derive(Debug, Clone)]
pub struct Coefficients<'a> {
    bytes: &'a [u8],
    slot: u16,
}

impl Iterator for Coefficients<'_> {
    type Item = Coefficient;

    #[inline]
    fn next(&mut self) -> Option<Coefficient> {
        let (&ahead, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        self.slot = match ahead {
            FAR => u16::from_le_bytes(take(&mut self.bytes)),
            near => self.slot + u16::from(near),
        };
        let [mark] = take(&mut self.bytes);
        let count = match mark as i8 {
            WIDE => f32::from(i16::from_le_bytes(take(&mut self.bytes))),
            BROKEN => f32::from_le_bytes(take(&mut self.bytes)),
            small => f32::from(small),
        };
        Some(Coefficient { slot: self.slot, count })
    }
}

/// The next bytes of a record; records are written and cut by this crate, so they are there.
#[inline(always)]
fn take<const N: usize>(bytes: &mut &[u8]) -> [u8; N] {
    let (first, rest) = bytes.split_first_chunk().expect("a whole record");
    *bytes = rest;
    *first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let counts = [1.0, -3.0, 126.0, -126.0, -127.0, -128.0, 300.0, -32768.0, 40000.0, 0.25];
        let slots = [0, 1, 2, 257, 258, 300, 1000, 1001, 1600, 1700];
        let coefficients: Vec<Coefficient> = slots
            .into_iter()
            .zip(counts)
            .map(|(slot, count)| Coefficient { slot, count })
            .collect();
        let shares = [[5, 1700].into_iter().collect(), [6].into_iter().collect()];
        let row = Row { middlegame: 0.5, result: None, score: Some(-31.0), game: 1 << 40, shares };
        let mut bytes = Vec::new();
        encode(&row, &coefficients, &mut bytes);
        let (again, read) = decode(&bytes);
        assert_eq!(read.collect::<Vec<_>>(), coefficients);
        assert_eq!(format!("{again:?}"), format!("{row:?}"));
        assert_eq!(game(&bytes), 1 << 40);
    }

    #[test]
    fn an_ordinary_coefficient_takes_two_bytes() {
        let row = Row::plain(1.0, 0.5, 7);
        let (mut bytes, mut more) = (Vec::new(), Vec::new());
        encode(&row, &[], &mut bytes);
        let coefficients: Vec<Coefficient> =
            (1..=100).map(|place| Coefficient { slot: 9 * place, count: -2.0 }).collect();
        encode(&row, &coefficients, &mut more);
        assert_eq!(more.len() - bytes.len(), 200);
    }
}

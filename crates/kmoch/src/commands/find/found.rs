//! What was found in a game, and how it is printed.

use std::io::{self, Write};

use kmoch_files::pipeline::Place;
use kmoch_tell::record::push_string;
use shakmaty::fen::{Epd, Fen};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, EnPassantMode, Position};

/// What is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Manner {
    /// The games, as they stand in the file.
    Pgn,
    /// The positions as EPD, with where they come from.
    Epd,
    /// The positions as JSON objects.
    Jsonl,
    /// How many there are.
    Count,
}

/// A game in which something was found.
#[derive(Debug)]
pub struct Game {
    /// Its number in the block, from 1.
    pub number: u64,
    /// The line of the block on which it starts.
    pub line: u64,
    /// Its text, where that is printed.
    pub text: Vec<u8>,
    /// Who plays.
    pub players: [Option<String>; 2],
    /// The positions.
    pub positions: Vec<Found>,
}

/// A position that was found.
#[derive(Debug)]
pub struct Found {
    /// Moves of either side before it.
    pub ply: u32,
    /// 0 in the main line.
    pub variation: u32,
    /// The move that led here.
    pub led_by: Option<UciMove>,
    /// The position.
    pub position: Chess,
}

impl Game {
    /// Prints it, and no more positions than so many; says how many positions that are.
    pub fn write(
        &self,
        to: &mut impl Write,
        manner: Manner,
        place: &Place,
        games_before: u64,
        most: u64,
    ) -> io::Result<u64> {
        let (number, line) = (games_before + self.number, place.lines + self.line);
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let few = &self.positions[..self.positions.len().min(most)];
        match manner {
            Manner::Count => {}
            Manner::Pgn => {
                to.write_all(self.text.trim_ascii())?;
                to.write_all(b"\n\n")?;
                return Ok(self.positions.len() as u64);
            }
            Manner::Epd => {
                for found in few {
                    let epd = Epd::from_position(&found.position, EnPassantMode::Legal);
                    let (file, ply) = (&place.file, found.ply);
                    let players =
                        self.players.each_ref().map(|player| player.as_deref().unwrap_or("?"));
                    let comment =
                        format!("{} - {}", players[0], players[1]).replace(['"', '\\'], "'");
                    writeln!(
                        to,
                        "{epd} hmvc {}; fmvn {}; id \"{file}:{line} game {number} ply {ply}\"; c0 \"{comment}\";",
                        found.position.halfmoves(),
                        found.position.fullmoves()
                    )?;
                }
            }
            Manner::Jsonl => {
                for found in few {
                    writeln!(to, "{}", self.json(found, &place.file, number, line))?;
                }
            }
        }
        Ok(few.len() as u64)
    }

    fn json(&self, found: &Found, file: &str, number: u64, line: u64) -> String {
        let mut out = String::from("{\"file\":");
        push_string(&mut out, file);
        out.push_str(&format!(
            ",\"game\":{number},\"line\":{line},\"variation\":{},\"ply\":{}",
            found.variation, found.ply
        ));
        let led_by = found.led_by.as_ref().map(UciMove::to_string);
        let fen = Fen::from_position(&found.position, EnPassantMode::Legal).to_string();
        let [white, black] = self.players.each_ref().map(Option::as_deref);
        for (name, value) in [
            ("move", led_by.as_deref()),
            ("white", white),
            ("black", black),
            ("fen", Some(fen.as_str())),
        ] {
            out.push_str(&format!(",\"{name}\":"));
            match value {
                Some(value) => push_string(&mut out, value),
                None => out.push_str("null"),
            }
        }
        out.push('}');
        out
    }
}

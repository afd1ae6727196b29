//! `kmoch "genfens N seed S book FILE" quit`: openings as OpenBench asks engines for them.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail};
use kmoch_files::say;
use kmoch_play::{Openings, Setup};
use shakmaty::EnPassantMode;
use shakmaty::fen::Fen;

/// What OpenBench orders.
#[derive(Debug, PartialEq, Eq)]
pub struct Order(String);

/// The order, if the program's first argument is one; the second is `quit` and says nothing new.
pub fn order(argument: Option<OsString>) -> Option<Order> {
    let argument = argument?.into_string().ok()?;
    (argument.split_whitespace().next()? == "genfens").then_some(Order(argument))
}

/// Prints as many openings as ordered, each as a line `info string genfens FEN`.
pub fn run(order: &Order) -> anyhow::Result<ExitCode> {
    let words: Vec<&str> = order.0.split_whitespace().collect();
    let (count, seed, book) = match words.as_slice() {
        [_, count, "seed", seed] => (count, seed, "None"),
        [_, count, "seed", seed, "book", book, ..] => (count, seed, *book),
        _ => bail!("\"{}\": write genfens N seed S book None", order.0),
    };
    let count: u64 = count.parse().with_context(|| format!("{count} is no number of openings"))?;
    let seed: u64 = seed.parse().with_context(|| format!("{seed} is no seed"))?;
    let openings = if book.eq_ignore_ascii_case("none") {
        Openings::random(seed)
    } else {
        Openings::read(Path::new(book), seed)?
    };
    let mut judge = Setup::default().player()?;
    for number in 0..count {
        let opening = openings.vary(number, &mut judge);
        let fen = Fen::from_position(&opening, EnPassantMode::Legal);
        say::print(format!("info string genfens {fen}\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_genfens_is_an_order() {
        let order = |text: &str| super::order(Some(text.into()));
        assert!(order("genfens 5 seed 1 book None").is_some());
        assert_eq!(order("explain"), None);
        assert_eq!(order(""), None);
        assert_eq!(super::order(None), None);
    }
}

//! The position a game starts from.

use shakmaty::{CastlingMode, Chess};

use super::flaw::FlawKind;
use super::tags::quoted;
use crate::Position;

/// Names under which standard chess goes in `[Variant]`.
const STANDARD: [&str; 5] = ["", "standard", "chess", "normal", "fromposition"];
/// Names under which Chess960 goes.
const FISCHER_RANDOM: [&str; 6] =
    ["chess960", "960", "frc", "fischerandom", "fischerrandom", "fischerrandomchess"];

/// The starting position for the values of the `FEN` and `Variant` tags.
pub(super) fn starting_position(fen: Option<&str>, variant: &str) -> Result<Chess, FlawKind> {
    let plain: String = variant
        .chars()
        .filter(|character| character.is_ascii_alphanumeric())
        .map(|character| character.to_ascii_lowercase())
        .collect();
    let fischer_random = FISCHER_RANDOM.contains(&plain.as_str());
    if !fischer_random && !STANDARD.contains(&plain.as_str()) {
        return Err(FlawKind::Variant(quoted(variant.as_bytes())));
    }
    let Some(fen) = fen else {
        return Ok(Chess::default());
    };
    let mode = fischer_random.then_some(CastlingMode::Chess960);
    // Studies and problems need not be reachable, only playable.
    Position::read_leniently(fen, mode)
        .map(|read| read.chess)
        .map_err(|fault| FlawKind::Fen { fen: quoted(fen.as_bytes()), reason: fault.to_string() })
}

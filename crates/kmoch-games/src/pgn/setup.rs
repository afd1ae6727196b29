//! The position a game starts from.

use shakmaty::{CastlingMode, Chess, FromSetup, PositionError, fen::Fen};

use super::flaw::FlawKind;
use super::tags::quoted;

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
    let flaw = |reason: String| FlawKind::Fen { fen: quoted(fen.as_bytes()), reason };
    let setup = Fen::from_ascii(fen.trim().as_bytes())
        .map_err(|error| flaw(error.to_string()))?
        .into_setup();
    let mode = if fischer_random { CastlingMode::Chess960 } else { CastlingMode::detect(&setup) };
    // Studies and problems need not be reachable, only playable.
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| flaw(error.to_string()))
}

//! Whether a position can be one.

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, PositionError, PositionErrorKinds, Role, Setup,
};

use super::Claims;
use super::fields::Field;
use super::words::{list, name, units};

/// Why a position is not one.
#[derive(Debug)]
pub struct Illegal {
    pub field: Field,
    pub what: String,
}

/// The most men and pawns a side can have.
const MEN: usize = 16;
const PAWNS: usize = 8;

/// The position, if it is one. More promoted pieces than pawns are gone and checks that no move
/// can have given are let pass: composers set up such positions, and they can be played on.
pub fn check(setup: Setup, claims: Claims, mode: Option<CastlingMode>) -> Result<Chess, Illegal> {
    let board = setup.board.clone();
    for side in [Color::White, Color::Black] {
        men(&board, side)?;
    }
    let backrank = board.pawns() & Bitboard::BACKRANKS;
    if backrank.any() {
        let which = if backrank.count() == 1 { "a pawn stands" } else { "pawns stand" };
        return illegal(
            Field::Placement,
            format!("{which} on {}, where no pawn can be", list(backrank)),
        );
    }
    let (turn, en_passant) = (setup.turn, setup.ep_square);
    let mode = mode.unwrap_or_else(|| CastlingMode::detect(&setup));
    let mut read = setup.position::<Chess>(mode);
    if claims == Claims::Dropped {
        read = read
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square);
    }
    read.or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| {
            let kinds = error.kinds();
            let has = |kind| kinds.contains(kind);
            if has(PositionErrorKinds::OPPOSITE_CHECK) {
                Illegal { field: Field::Turn, what: opposite_check(&board, turn) }
            } else if has(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
                let what = "king and rook do not stand where they could castle like this";
                Illegal { field: Field::Castling, what: what.to_owned() }
            } else if has(PositionErrorKinds::INVALID_EP_SQUARE) {
                let square = en_passant.map_or_else(String::new, |square| square.to_string());
                let what = format!("no pawn can just have passed {square}");
                Illegal { field: Field::EnPassant, what }
            } else {
                Illegal { field: Field::Placement, what: "this position cannot be".to_owned() }
            }
        })
}

fn illegal<T>(field: Field, what: String) -> Result<T, Illegal> {
    Err(Illegal { field, what })
}

/// Counts one side's men.
fn men(board: &Board, side: Color) -> Result<(), Illegal> {
    let men = board.by_color(side);
    let kings = men & board.by_role(Role::King);
    let pawns = men & board.pawns();
    let who = name(side);
    let what = if kings.is_empty() {
        format!("{who} has no king")
    } else if kings.count() > 1 {
        format!("{who} has {} kings: {}", kings.count(), list(kings))
    } else if pawns.count() > PAWNS {
        format!("{who} has {} pawns", pawns.count())
    } else if men.count() > MEN {
        format!("{who} has {} men", men.count())
    } else {
        return Ok(());
    };
    illegal(Field::Placement, what)
}

/// Who is in check though the other side is to move.
fn opposite_check(board: &Board, turn: Color) -> String {
    let in_check = turn.other();
    let Some(king) = board.king_of(in_check) else { return "a king is missing".to_owned() };
    let checkers = board.attacks_to(king, turn, board.occupied());
    format!(
        "{} is to move, but {}'s king on {king} is in check from the {}",
        name(turn),
        name(in_check),
        units(checkers, board)
    )
}

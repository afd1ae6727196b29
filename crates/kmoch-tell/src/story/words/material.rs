//! Material in words.

use kmoch_eval::Theme;
use shakmaty::{Bitboard, Color, File, Role};

use super::super::group::Group;
use super::super::material as count;
use super::super::scene::Scene;
use super::Telling;
use crate::language::{Material, Phrase, say};

/// "White is a knight ahead", "Black has a rook for a bishop and a pawn".
pub fn material(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let enemy = side.other();
    let (more, less) = (count::surplus(scene.board, side), count::surplus(scene.board, enemy));
    if more.is_empty() {
        return None;
    }
    let (gap, minors) = (count::points(&more) - count::points(&less), minors(&more, &less));
    let theme = match minors {
        Some(_) => Theme::Material,
        None if count::is_imbalance(scene.board) => Theme::Imbalance,
        None => Theme::Material,
    };
    let sentence = if less.is_empty() {
        ahead(scene, side, more)
    } else if let Some([pawns, ours, theirs]) = minors {
        say!("material-minors", side, pawns, ours, theirs)
    } else if gap >= PLAINLY_MORE {
        say!("material-against", side, enemy, more, less)
    } else if count::points(&more) > count::points(&less) {
        say!("material-for", side, more, less)
    } else {
        let why = why_worth_more(scene, &more, &less);
        say!("material-worth", side, enemy, more, less, why)
    };
    let squares = count::squares(scene.board, side) | count::squares(scene.board, side.other());
    Some(Telling { theme: Some(theme), ..Telling::new(sentence, squares) })
}

/// So many points more speak for themselves.
const PLAINLY_MORE: i32 = 5;

/// Pawns ahead, with a bishop against a knight or the other way round: the pawns, and the two pieces.
fn minors(more: &Material, less: &Material) -> Option<[Material; 3]> {
    let is_minor = |role: Role| matches!(role, Role::Knight | Role::Bishop);
    match (more.as_slice(), less.as_slice()) {
        ([(ours, 1), (Role::Pawn, pawns)], [(theirs, 1)])
            if is_minor(*ours) && is_minor(*theirs) =>
        {
            Some([vec![(Role::Pawn, *pawns)], vec![(*ours, 1)], vec![(*theirs, 1)]])
        }
        _ => None,
    }
}

/// Why a bishop is worth more than a knight here, or the other way round, as far as that can be seen: pawns on both
/// wings or few of them suit the bishop, locked ones the knight.
fn why_worth_more(scene: &Scene, more: &Material, less: &Material) -> &'static str {
    const FEW: usize = 8;
    const LOCKED: usize = 3;
    let board = scene.board;
    let pawns = board.pawns();
    let white = pawns & board.by_color(Color::White);
    let locked = white & (pawns & board.by_color(Color::Black)).shift(-8);
    let [queenside, kingside] = [File::A, File::F].map(|first| {
        let files = File::ALL.into_iter().skip(usize::from(first)).take(3);
        files.fold(Bitboard::EMPTY, |all, file| all | Bitboard::from_file(file))
    });
    let both = (pawns & queenside).any() && (pawns & kingside).any();
    match (more.as_slice(), less.as_slice()) {
        ([(Role::Bishop, 1)], [(Role::Knight, 1)]) if locked.count() < LOCKED => {
            if both {
                "wings"
            } else if pawns.count() <= FEW {
                "open"
            } else {
                "none"
            }
        }
        ([(Role::Knight, 1)], [(Role::Bishop, 1)]) if locked.count() >= LOCKED => "locked",
        _ => "none",
    }
}

/// So much ahead; of pawns, with the wing that has them.
fn ahead(scene: &Scene, side: Color, more: Material) -> Phrase {
    let ours = count::majority(scene.board, side);
    let pawns_only = matches!(more.as_slice(), [(Role::Pawn, _)]);
    let Some(pawn) = ours.first().filter(|_| pawns_only) else {
        return say!("material-ahead", side, more);
    };
    let (wing, files) = count::wing(pawn);
    let theirs = (scene.units(side.other(), Role::Pawn) & files).count();
    say!("material-ahead-wing", side, more, ours = ours.count(), theirs, wing)
}

/// The pair of bishops.
pub fn bishop_pair(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let bishops = scene.units(side, Role::Bishop);
    if bishops.count() < 2 {
        return None;
    }
    Some(Telling::new(say!("bishop-pair", side, bishops), bishops))
}

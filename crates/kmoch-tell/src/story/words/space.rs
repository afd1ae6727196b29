//! Who has more room.

use kmoch_eval::sentence::{list, name};
use shakmaty::{Bitboard, Color, Role};

use super::super::group::Group;
use super::super::scene::{Scene, pawn_attacks};
use super::Telling;
use super::phrases::{by_number, foremost, places, rank_of, targets};

/// Pawns and squares named.
const NAMED: usize = 3;

/// Who has more room, and by which pawns.
pub fn space(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let (who, other) = (name(side), name(side.other()));
    let advanced = |side: Color| -> Bitboard {
        let pawns = scene.units(side, Role::Pawn);
        pawns.into_iter().filter(|&pawn| rank_of(side, pawn) >= 4).collect()
    };
    let ours = advanced(side);
    if ours.any() && ours.count() >= advanced(side.other()).count() {
        let named = foremost(ours, side, NAMED);
        let taken: Bitboard = named
            .into_iter()
            .flat_map(|pawn| shakmaty::attacks::pawn_attacks(side, pawn))
            .filter(|&square| rank_of(side, square) >= 5)
            .collect();
        let taken = foremost(taken & !pawn_attacks(scene.board, side.other()), side, NAMED);
        let takes = if taken.any() {
            format!(" {} {} from {other}'s pieces", by_number(named, "takes", "take"), list(taken))
        } else {
            format!(" {} further forward than {other}'s", by_number(named, "stands", "stand"))
        };
        let subject = match named.single_square() {
            Some(pawn) => format!("the {pawn}-pawn"),
            None => format!("the pawns on {}", list(named)),
        };
        return Some(Telling::new(format!("{who} has more room: {subject}{takes}."), ours | taken));
    }
    let open = places(group, side.other(), &["unguarded_fourth"]);
    let named = foremost(open & !places(group, side, &["unguarded_fourth"]), side, NAMED);
    if named.any() {
        let sentence = format!("{who} has more room: {other}'s pawns leave {} to it.", list(named));
        return Some(Telling::new(sentence, open));
    }
    let room = |side: Color| targets(group, side, &["safe_space"]);
    (room(side).count() > room(side.other()).count()).then(|| {
        let gained = foremost(room(side), side, NAMED);
        let sentence = format!(
            "{who} has more room behind the pawns: {} are safe for the pieces.",
            list(gained)
        );
        Telling::new(sentence, gained)
    })
}

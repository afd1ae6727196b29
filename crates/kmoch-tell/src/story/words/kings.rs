//! Kings: which is safer, which does more.

use kmoch_eval::Amount;
use shakmaty::{Bitboard, Color, Role, Square};

use super::super::group::Group;
use super::super::scene::Scene;
use super::Telling;
use super::phrases::{at_edge, gain, in_centre, matters, places, rank_of, targets};
use super::pieces::is_behind_own_pawn;
use crate::language::{Phrase, pawns_of, say, units_of};

/// What bears on a king.
const ATTACK: [&str; 9] = [
    "king_danger",
    "safe_checks",
    "check_to_give",
    "flank_attack",
    "stepping_stone",
    "complementarity_king_quadrant",
    "xray_intersection_shelter",
    "imminence",
    "block_shelter_doubled",
];
/// What stands before it.
const COVER: [&str; 7] = [
    "shelter_pawn_immediate",
    "shelter_pawn_wider",
    "shelter_pawn_sinuous",
    "shelter_file",
    "shelter_complementarity",
    "shelter_colour_split",
    "flank_cover",
];
/// Holes beside it.
const HOLES: [&str; 4] =
    ["weak_spot", "weak_spot_control", "unguarded_fourth", "unguarded_fourth_control"];
const STORM: [&str; 1] = ["pawn_storm"];
const PLACE: [&str; 3] = ["king_square", "king_escape", "king_facing_queen"];
/// Lines that lead to it.
const LINES: [&str; 1] = ["line_to_king"];
/// Rooks beside it.
const BACK_RANK: [&str; 1] = ["back_rank_guard"];

/// Things named about one king.
const PHRASES: usize = 2;
/// Attackers and squares named.
const NAMED: usize = 3;

/// Which king is the safer one, and why.
pub fn safety(group: &Group, scene: &Scene) -> Option<Telling> {
    let safer = group.favours();
    let exposed = safer.other();
    let king = scene.king(exposed);
    let mut parts: Vec<(Amount, Option<(Phrase, Bitboard)>)> = vec![
        (gain(group, safer, &ATTACK), attack(group, scene, safer)),
        (gain(group, safer, &COVER), cover(scene, exposed)),
        (gain(group, safer, &HOLES), holes(group, scene, exposed)),
        (gain(group, safer, &STORM), storm(scene, exposed)),
        (gain(group, safer, &PLACE), place(scene, exposed)),
        (gain(group, safer, &LINES), lines(group, scene, safer)),
        (gain(group, safer, &BACK_RANK), back_rank(group, scene, exposed)),
    ];
    parts.retain(|(gain, phrase)| phrase.is_some() && matters(*gain, group));
    parts.sort_by_key(|(gain, _)| -gain.micropawns());
    let bare = bare(scene, safer, places(group, safer, &["king_danger"]));
    let phrases: Vec<(Phrase, Bitboard)> =
        parts.into_iter().filter_map(|(_, phrase)| phrase).take(PHRASES).collect();
    let squares =
        phrases.iter().fold(Bitboard::from(king), |all, (_, squares)| all | *squares) | bare;
    let reasons: Vec<Phrase> = phrases.into_iter().map(|(words, _)| words).collect();
    let safe = scene.king(safer);
    if reasons.is_empty() {
        return safer_cover(scene, safer).map(|(reason, squares)| {
            let sentence = say!("king-safer", king = units_of(scene.board, safe), reason);
            Telling::new(sentence, squares | safe | king)
        });
    }
    let attackers = places(group, safer, &["king_danger"]) & squares;
    let named = units_of(scene.board, king);
    let sentence = say!("king-less-safe", king = named, safer, other = safe, reasons);
    Some(Telling::new(sentence, squares).from(attackers, king))
}

/// Who bears down on the king.
fn attack(group: &Group, scene: &Scene, attacker: Color) -> Option<(Phrase, Bitboard)> {
    let danger = places(group, attacker, &["king_danger"]);
    let checks = targets(group, attacker, &["safe_checks"]);
    let named = strongest(scene, danger, NAMED);
    if named.any() {
        let words = say!("king-attacked", attackers = units_of(scene.board, named));
        return Some((words, danger | checks));
    }
    // One check alone threatens nothing yet.
    let check = checks.into_iter().take(NAMED).collect::<Bitboard>();
    check.more_than_one().then(|| (say!("king-checks", side = attacker, squares = check), checks))
}

/// Rooks and bishops that are lined up against the king; those that bear on it already are named as that, and a rook
/// behind a pawn of its own not at all.
fn lines(group: &Group, scene: &Scene, attacker: Color) -> Option<(Phrase, Bitboard)> {
    let lined = places(group, attacker, &LINES) & !places(group, attacker, &["king_danger"]);
    let lined = lined.into_iter().filter(|&at| !is_behind_own_pawn(scene, attacker, at));
    let lined: Bitboard = lined.collect();
    let named = strongest(scene, lined, NAMED);
    named.any().then(|| (say!("king-lined-up", units = units_of(scene.board, named)), lined))
}

/// Whether no rook guards the king's back rank, while one guards the other king's.
fn back_rank(group: &Group, scene: &Scene, side: Color) -> Option<(Phrase, Bitboard)> {
    let guards = |side| places(group, side, &BACK_RANK);
    let bare = guards(side).is_empty() && guards(side.other()).any();
    let home = rank_of(side, scene.king(side)) == 1;
    (bare && home).then(|| (say!("king-back-rank"), scene.king(side).into()))
}

/// The squares beside a king that these units attack and that nothing but the king guards.
fn bare(scene: &Scene, attacker: Color, units: Bitboard) -> Bitboard {
    let king = scene.king(attacker.other());
    let attacked =
        units.into_iter().fold(Bitboard::EMPTY, |all, at| all | scene.board.attacks_from(at));
    (shakmaty::attacks::king_attacks(king) & attacked & !scene.board.by_color(attacker))
        .into_iter()
        .filter(|&square| {
            let guards = super::phrases::attackers(scene, attacker.other(), square);
            (guards & !Bitboard::from(king)).is_empty()
        })
        .collect()
}

/// The strongest units of a set.
fn strongest(scene: &Scene, units: Bitboard, most: usize) -> Bitboard {
    let mut all: Vec<Square> = units.into_iter().collect();
    all.sort_by_key(|&square| scene.board.role_at(square).map(|role| -(role as i32)));
    all.into_iter().take(most).collect()
}

/// The pawns of a king on its own and the neighbouring files, not behind it and not far ahead.
fn shelter(scene: &Scene, side: Color) -> Bitboard {
    const FAR: u32 = 3;
    let king = scene.king(side);
    let near = |pawn: &Square| {
        let files = u32::from(pawn.file()).abs_diff(u32::from(king.file()));
        let ranks = rank_of(side, *pawn).checked_sub(rank_of(side, king));
        files <= 1 && ranks.is_some_and(|ranks| ranks < FAR)
    };
    scene.units(side, Role::Pawn).into_iter().filter(near).collect()
}

/// How little stands before an exposed king.
fn cover(scene: &Scene, side: Color) -> Option<(Phrase, Bitboard)> {
    let pawns = shelter(scene, side);
    let king = scene.king(side);
    // A king in the middle is told by its place.
    if (3..=4).contains(&u32::from(king.file())) && rank_of(side, king) == 1 {
        return None;
    }
    let open = (scene.units(side, Role::Pawn) & Bitboard::from_file(king.file())).is_empty();
    Some(match pawns.count() {
        0 => (say!("king-bare"), king.into()),
        1 => (say!("king-one-pawn", pawns), pawns),
        2 => (say!("king-two-pawns", pawns), pawns),
        _ if open => (say!("king-open-file", file = king.file()), king.into()),
        _ => return None,
    })
}

/// What makes the safer king safe: more pawns before it than before the other.
fn safer_cover(scene: &Scene, side: Color) -> Option<(Phrase, Bitboard)> {
    let pawns = shelter(scene, side);
    let more = pawns.count() > shelter(scene, side.other()).count();
    (more && pawns.count() >= 2).then(|| (say!("king-covered", pawns), pawns))
}

/// Squares beside the king that no pawn guards, nor a bishop that stands in for one.
fn holes(group: &Group, scene: &Scene, side: Color) -> Option<(Phrase, Bitboard)> {
    let bishops = scene.units(side, Role::Bishop);
    let filled = bishops.into_iter().fold(bishops, |all, at| all | scene.board.attacks_from(at));
    let king = scene.king(side);
    let near = places_near(king);
    let near = near.without(scene.units(side, Role::Pawn));
    let open = |key| places(group, side, &[key]) & !filled & near;
    let third = open("weak_spot");
    let holes = if third.any() { third } else { open("unguarded_fourth") };
    let named: Bitboard = holes.into_iter().take(NAMED).collect();
    named.any().then(|| (say!("king-holes", squares = named), holes))
}

/// The squares within two steps of a king, on its file and those beside it.
fn places_near(king: Square) -> Bitboard {
    let is_near =
        |square: &Square| square.distance(king) <= 2 && square.file().distance(king.file()) <= 1;
    Square::ALL.into_iter().filter(is_near).collect()
}

/// Enemy pawns that come at the king.
fn storm(scene: &Scene, side: Color) -> Option<(Phrase, Bitboard)> {
    let king = scene.king(side);
    let near = |pawn: &Square| {
        u32::from(pawn.file()).abs_diff(u32::from(king.file())) <= 1 && rank_of(side, *pawn) <= 4
    };
    let enemy = side.other();
    let pawns: Bitboard = scene.units(enemy, Role::Pawn).into_iter().filter(near).collect();
    let named: Bitboard = pawns.into_iter().take(NAMED).collect();
    named.any().then(|| (say!("king-storm", pawns = pawns_of(enemy, named)), pawns))
}

/// Where the king stands.
fn place(scene: &Scene, side: Color) -> Option<(Phrase, Bitboard)> {
    let king = scene.king(side);
    let words = match rank_of(side, king) {
        3.. => say!("king-drawn-out"),
        // In an ending that is where kings belong, and where both are there neither is the worse for it.
        _ if waits(scene, side) && !waits(scene, side.other()) && !scene.endgame => {
            say!("king-middle")
        }
        _ => return None,
    };
    Some((words, king.into()))
}

/// Whether a king is still between the wings; on the next files it has castled, or is on its way.
fn waits(scene: &Scene, side: Color) -> bool {
    let king = scene.king(side);
    (3..=4).contains(&u32::from(king.file())) && rank_of(side, king) <= 2
}

/// Steps of a king to the middle of the board.
fn from_centre(square: Square) -> u32 {
    [Square::D4, Square::E4, Square::D5, Square::E5]
        .map(|centre| square.distance(centre))
        .into_iter()
        .min()
        .unwrap_or(0)
}

/// A king beyond this rank has come out.
const COME_OUT: u32 = 2;

/// Which king does more.
pub fn activity(group: &Group, scene: &Scene) -> Option<Telling> {
    let side = group.favours();
    let (ours, theirs) = (scene.king(side), scene.king(side.other()));
    let cut = gain(group, side, &["king_cut_off"]);
    // A rook that the king can walk up to cuts off nothing.
    let cuts = |rook: &Square| matters(cut, group) && rook.distance(theirs) > 1;
    let cutting = places(group, side, &["king_cut_off"]).into_iter().find(cuts);
    let cut_off = cutting.map(|rook| {
        let (rook_there, king) = (units_of(scene.board, rook), units_of(scene.board, theirs));
        let sentence = say!("king-cut-off", rook = rook_there, king);
        Telling::new(sentence, Bitboard::from(rook) | theirs)
    });
    let most = 2 * cut.micropawns() >= group.amount.abs().micropawns();
    if cut_off.is_some() && most {
        return cut_off;
    }
    let key = match (in_centre(ours), in_centre(theirs)) {
        (true, false) if at_edge(theirs) => "king-active-edge",
        (true, false) => "king-active-middle",
        _ if rank_of(side, ours) > rank_of(side.other(), theirs).max(COME_OUT) => {
            "king-active-further"
        }
        _ if from_centre(ours) < from_centre(theirs) => "king-active-nearer",
        _ => return cut_off,
    };
    let king = units_of(scene.board, ours);
    let sentence = say!(key, king, enemy = side.other(), other = theirs);
    Some(Telling::new(sentence, Bitboard::from(ours) | theirs))
}

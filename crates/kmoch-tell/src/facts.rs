//! What is worth knowing of a position beside what it is worth: facts that a player would name.

use kmoch_eval::Item;
use kmoch_eval::structures::MINORITY_ATTACK;
use kmoch_motifs::worth;
use shakmaty::{Bitboard, Board, Color, File, Role, Square, attacks};

use crate::Study;
use crate::language::{Phrase, pawns_of, say, units_of};
use crate::story::Story;

/// Facts told for both sides together.
const MOST: usize = 4;

/// The facts worth knowing, as sentences without a full stop.
fn of(study: &Study) -> Vec<Phrase> {
    let pins = study.ledger.items.iter().filter(|item| item.clause.clause().key == "pin");
    let board = study.position.board();
    let mut facts: Vec<Phrase> = minority_attack(board).into_iter().collect();
    facts.extend(islands(study).into_iter().chain(centre(study)));
    facts.extend(pins.filter_map(|item| Pin::of(item, board)).map(|pin| pin.sentence(board)));
    facts.truncate(MOST);
    facts
}

/// The facts worth knowing beside a story: none where something decides or is being exchanged.
pub fn told(study: &Study, story: &Story) -> Vec<Phrase> {
    let busy = story.forced || story.after.is_some() || story.over.is_some();
    if busy || story.mate().is_some() { Vec::new() } else { of(study) }
}

/// Two pawns that go for three: the b-pawn will leave a weakness behind.
fn minority_attack(board: &Board) -> Option<Phrase> {
    let side = Color::ALL.into_iter().find(|&side| MINORITY_ATTACK.holds(board, side))?;
    let own = board.pawns() & board.by_color(side) & Bitboard::from_file(File::B);
    let target = side.fold_wb(Square::C6, Square::C3);
    Some(say!("fact-minority", side, pawn = pawns_of(side, own), target))
}

/// One side's pawns in clearly more islands than the other's.
fn islands(study: &Study) -> Option<Phrase> {
    let [white, black] =
        [Color::White, Color::Black].map(|side| (study.survey.of(side).islands, side));
    let (more, fewer) = if white.0 > black.0 { (white, black) } else { (black, white) };
    (fewer.0 > 0 && more.0 >= fewer.0 + 2)
        .then(|| say!("fact-islands", side = more.1, more = more.0, fewer = fewer.0))
}

/// A centre that is closed, or nearly so.
fn centre(study: &Study) -> Option<Phrase> {
    let found = |key: &str| study.ledger.items.iter().any(|item| item.clause.clause().key == key);
    if found("closed_structure") {
        Some(say!("fact-closed"))
    } else if found("semi_closed_structure") {
        Some(say!("fact-half-closed"))
    } else {
        None
    }
}

/// A pin that binds: the unit in between would lose something by moving off the line.
struct Pin {
    by: Square,
    pinned: Square,
    behind: Square,
    side: Color,
}

impl Pin {
    fn of(item: &Item, board: &Board) -> Option<Pin> {
        let by = item.place.on.first()?;
        let near = |square: Square| attacks::between(by, square) & item.place.at;
        let behind = item.place.at.into_iter().find(|&square| near(square).any())?;
        let pin = Pin { by, pinned: near(behind).first()?, behind, side: item.side };
        pin.binds(board).then_some(pin)
    }

    /// Whether it costs something: a piece, not a pawn, stands before its king or before something better
    /// than the piece that pins, and is attacked as often as it is guarded, by a pawn, or by something
    /// cheaper. A knight that is pinned and well guarded bears that for a whole game.
    fn binds(&self, board: &Board) -> bool {
        let Pin { by, pinned, behind, side } = *self;
        let role = |square| board.role_at(square);
        let (Some(pinner), Some(unit), Some(target)) = (role(by), role(pinned), role(behind))
        else {
            return false;
        };
        let others = !Bitboard::from_square(pinned);
        let guards = board.attacks_to(behind, !side, board.occupied() & others) & others;
        let loses = target == Role::King || worth(target) > worth(pinner) || guards.is_empty();
        let attackers = board.attacks_to(pinned, side, board.occupied());
        let guards = board.attacks_to(pinned, !side, board.occupied());
        let cheaper = |at: Square| role(at).is_some_and(|role| worth(role) < worth(unit));
        let costs = attackers.count() >= guards.count() || attackers.into_iter().any(cheaper);
        unit != Role::Pawn && loses && costs
    }

    fn sentence(&self, board: &Board) -> Phrase {
        let [pinned, by, behind] =
            [self.pinned, self.by, self.behind].map(|square| units_of(board, square));
        say!("fact-pin", pinned, by, behind)
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};

    use super::*;
    use crate::Position;

    fn facts(fen: &str) -> Vec<String> {
        let position = Position::read(fen).unwrap();
        let study = Study::new(&mut Evaluator::new(&Profile::addendum()), position);
        of(&study).iter().map(|fact| fact.tell(crate::Language::English)).collect()
    }

    #[test]
    fn a_pin_that_binds_is_told() {
        assert_eq!(
            facts("k7/8/8/n7/8/8/8/R5K1 w - - 0 1"),
            [
                "Black's knight on a5 is pinned by White's rook on a1: behind it stands the king on a8"
            ]
        );
    }

    #[test]
    fn a_pin_that_costs_nothing_is_not_told() {
        let italian = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQ1RK1 w - - 0 6";
        assert!(facts(italian).is_empty(), "the f7-pawn before its king");
        assert!(facts("3qk3/8/8/8/3P4/8/8/3QK3 w - - 0 1").is_empty());
        assert!(facts("r3k3/8/8/n7/8/8/8/R3K3 w - - 0 1").len() == 1);
        assert!(facts("r3k3/1q6/8/n7/8/8/8/R3K3 w q - 0 1").is_empty());
    }

    #[test]
    fn a_minority_attack_is_called_that() {
        let told = facts(MINORITY_ATTACK.example);
        assert!(told[0].starts_with("White plays a minority attack: the b4-pawn"), "{told:?}");
    }

    #[test]
    fn islands_count_where_one_side_has_clearly_more() {
        let fen = "4k3/ppp5/8/8/8/8/P1P1P3/4K3 w - - 0 1";
        assert_eq!(facts(fen), ["White has three pawn islands against one"]);
        assert!(facts("4k3/ppp5/8/8/8/8/P1PP4/4K3 w - - 0 1").is_empty());
    }
}

//! Rooks on files and ranks.

use shakmaty::{Bitboard, Role};

use crate::clause::Finder;
use crate::context::Side;
use crate::squares::{Sets, ahead, rank, rank_set};
use crate::{Place, Sink};

clause! {
    /// A rook on a file without own pawns: without any pawns, with or without a square on the last three ranks
    /// where it can go in safely; or with an enemy pawn that no pawn guards, or one that is guarded.
    RookFile = "rook_file" {
        name: "Rook on an open file",
        chapter: Complement,
        theme: Files,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [ENTRY, OPEN, HALF_OPEN, HELD],
        direction: Virtue,
        shape: Falling,
        says: "{side}'s {on_units} has an open or half-open file",
        example: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    }
}

impl Finder for RookFile {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if us.own.by(Role::Rook).without(us.pawns.files).is_empty() {
            return;
        }
        let half_open = them.pawns.files;
        let targets = us.pawns.enemy.without(us.pawns.enemy_attacks).fill_files();
        for rook in us.pieces_of(Role::Rook) {
            let place = Bitboard::from_square(rook.square).without(us.pawns.files);
            if place.is_empty() {
                continue;
            }
            let slot = if (place & half_open).any() {
                if (place & targets).any() { Self::HALF_OPEN } else { Self::HELD }
            } else if (rook.attacks & ahead(rook.square) & ENTRIES)
                .without(them.attacked.flip_vertical())
                .any()
            {
                Self::ENTRY
            } else {
                Self::OPEN
            };
            found.item([(slot, 1)], Place::on(rook.square));
        }
    }
}

/// The last three ranks: where a rook goes in.
const ENTRIES: Bitboard = Bitboard(!0 << 40);

clause! {
    /// A pawn of its own side stands before a rook on its file.
    ///
    /// The rook looks at it and nothing else; the pawn would do more elsewhere.
    RookShutIn = "rook_shut_in" {
        name: "Pawn before a rook",
        chapter: Complement,
        theme: Files,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s {on}-pawn stands in the way of the rook on {by}",
        example: "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1",
    }
}

impl Finder for RookShutIn {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let shut_in = us.own.by(Role::Rook) & us.pawns.own.south().fill_south();
        found.each_placed(Self::VALUE, shut_in, |rook| {
            Place::on(ahead(rook) & us.pawns.own).by(rook)
        });
    }
}

clause! {
    /// A rook on the seventh rank while the enemy has pawns there or, more, his king behind it.
    RookOnSeventh = "rook_on_seventh" {
        name: "Rook on the seventh",
        chapter: Complement,
        theme: Files,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [PAWNS, KING],
        direction: Virtue,
        says: "{side}'s {on_units} works on the seventh rank",
        example: "6k1/R4ppp/8/8/8/8/8/6K1 w - - 0 1",
    }
}

impl Finder for RookOnSeventh {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let seventh = rank_set(7);
        let slot = if rank(us.enemy_king) == 8 { Self::KING } else { Self::PAWNS };
        if slot == Self::KING || (us.pawns.enemy & seventh).any() {
            found.each(slot, us.own.by(Role::Rook) & seventh);
        }
    }
}

clause! {
    /// A rook behind a passed pawn pushes its own or holds the enemy's.
    ///
    /// All it gives up is behind the pawn.
    RookBehindPasser = "rook_behind_passer" {
        name: "Rook behind a passer",
        chapter: Complement,
        theme: Files,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [OWN, ENEMY],
        direction: Virtue,
        says: "{side}'s {on_units} stands behind the passer on {at}",
        example: "4k3/8/8/P7/8/8/8/R3K3 w - - 0 1",
    }
}

impl Finder for RookBehindPasser {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        if us.pawns.passers.is_empty() && them.pawns.passers.is_empty() {
            return;
        }
        for piece in us.pieces_of(Role::Rook) {
            let file = Bitboard::from_file(piece.square.file()) & piece.attacks;
            let upwards = Bitboard::from_square(piece.square).fill_north();
            let own = us.pawns.passers & file & upwards;
            let enemy = them.pawns.passers.flip_vertical() & file.without(upwards);
            for (slot, passers) in [(Self::OWN, own), (Self::ENEMY, enemy)] {
                if passers.any() {
                    let place = Place::on(piece.square).at(passers);
                    found.item([(slot, passers.count() as i32)], place);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn files_open_half_and_closed() {
        let slots = |fen| slots_found(fen, "rook_file", Color::White);
        assert_eq!(slots("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), ["entry"]);
        assert_eq!(slots("4k3/8/3b4/3b4/8/n7/8/R3K3 w - - 0 1"), ["open"]);
        assert_eq!(slots("4k3/p7/8/8/8/8/8/R3K3 w - - 0 1"), ["half_open"]);
        assert_eq!(slots("4k3/1p6/p7/8/8/8/8/R3K3 w - - 0 1"), ["held"]);
        assert!(slots("4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1").is_empty());
    }

    #[test]
    fn a_pawn_ahead_shuts_a_rook_in_and_one_behind_does_not() {
        let place = |fen, places: &[&str]| assert_places(fen, "rook_shut_in", Color::White, places);
        place("4k3/8/8/8/P7/8/P7/R3K3 w - - 0 1", &["a2 a4"]);
        place("4k3/8/8/R7/P7/8/8/4K3 w - - 0 1", &[]);
    }

    #[test]
    fn behind_its_own_passer_but_not_before_it() {
        assert_places(
            "4k3/8/8/P7/8/8/8/R3K3 w - - 0 1",
            "rook_behind_passer",
            Color::White,
            &["a1 a5"],
        );
        assert_places("4k3/R7/8/P7/8/8/8/4K3 w - - 0 1", "rook_behind_passer", Color::White, &[]);
        assert_places(
            "4k3/R7/8/p7/8/8/8/4K3 w - - 0 1",
            "rook_behind_passer",
            Color::White,
            &["a5 a7"],
        );
    }
}

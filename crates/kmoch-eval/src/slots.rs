//! What the numbers of a clause are called: the constants that `clause!` makes of its
//! slots, and the sets of slots that several clauses share.

use shakmaty::{Role, Square};

use crate::clause::Slot;

/// A name as profiles have it: `FIRST_TWO` is `first_two` there.
pub(crate) const fn in_lower_case<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let mut letters = [0; LENGTH];
    letters.copy_from_slice(name.as_bytes());
    letters.make_ascii_lowercase();
    letters
}

/// What a profile calls these slots.
macro_rules! slot_names {
    ($($name:ident)*) => {
        &[$({
            const NAME: &str = stringify!($name);
            const LETTERS: [u8; NAME.len()] = $crate::slots::in_lower_case(NAME);
            match std::str::from_utf8(&LETTERS) {
                Ok(name) => name,
                Err(_) => NAME,
            }
        }),*]
    };
}

/// A constant for each of these slots, in their order.
macro_rules! slot_constants {
    ($visible:vis, $place:expr;) => {};
    ($visible:vis, $place:expr; $name:ident $($rest:ident)*) => {
        #[doc = concat!("The slot `", stringify!($name), "`.")]
        #[allow(dead_code, reason = "a run of slots is reached by its first")]
        $visible const $name: $crate::Slot =
            $crate::Slot(<Self as $crate::clause::Registered>::FIRST_SLOT + $place);
        slot_constants! { $visible, $place + 1; $($rest)* }
    };
}

/// A set of slots that several clauses share, with the ways to find one by what it stands for.
macro_rules! slot_set {
    (
        $(#[doc = $line:literal])+
        $set:ident [$($name:ident),+ $(,)?] $({ $($ways:tt)* })?
    ) => {
        $(#[doc = $line])+
        pub trait $set: $crate::clause::Registered {
            /// What a profile calls them.
            const NAMES: &'static [&'static str] = slot_names!($($name)+);
            slot_constants! { , 0; $($name)+ }
            $($($ways)*)?
        }
    };
}

slot_set! {
    /// By rank, seen from the own side.
    ByRank [RANK1, RANK2, RANK3, RANK4, RANK5, RANK6, RANK7, RANK8] {
        /// The slot of a rank.
        #[inline(always)]
        fn on_rank(rank: usize) -> Slot {
            Self::RANK1.nth(rank - 1)
        }
    }
}

slot_set! {
    /// By a pawn's rank, seen from the own side.
    ByRank2To7 [RANK2, RANK3, RANK4, RANK5, RANK6, RANK7] {
        /// The slot of a rank.
        #[inline(always)]
        fn on_rank(rank: usize) -> Slot {
            Self::RANK2.nth(rank - 2)
        }
    }
}

slot_set! {
    /// By a pawn's rank, with an enemy pawn ahead on its file and with none.
    ByRankAndWay [
        RANK2, RANK3, RANK4, RANK5, RANK6, RANK7,
        RANK2_FREE, RANK3_FREE, RANK4_FREE, RANK5_FREE, RANK6_FREE, RANK7_FREE,
    ] {
        /// The slot of a rank with an enemy pawn ahead.
        #[inline(always)]
        fn on_rank(rank: usize) -> Slot {
            Self::RANK2.nth(rank - 2)
        }

        /// The slot of a rank with none ahead.
        #[inline(always)]
        fn free_on_rank(rank: usize) -> Slot {
            Self::RANK2_FREE.nth(rank - 2)
        }
    }
}

slot_set! {
    /// By rank, for pawns with another ahead of them.
    ByRank2To6 [RANK2, RANK3, RANK4, RANK5, RANK6] {
        /// The slot of a rank.
        #[inline(always)]
        fn on_rank(rank: usize) -> Slot {
            Self::RANK2.nth(rank - 2)
        }
    }
}

slot_set! {
    /// By the four files of a half, seen from the edge.
    ByFile [FILES_AH, FILES_BG, FILES_CF, FILES_DE] {
        /// The slot of a file so far from the edge.
        #[inline(always)]
        fn from_edge(files: usize) -> Slot {
            Self::FILES_AH.nth(files)
        }
    }
}

slot_set! {
    /// By kind of piece.
    ByPiece [KNIGHT, BISHOP, ROOK, QUEEN] {
        /// The slot of a kind of piece, counted from the knight.
        #[inline(always)]
        fn of_kind(kind: usize) -> Slot {
            Self::KNIGHT.nth(kind)
        }
    }
}

slot_set! {
    /// By kind of unit.
    ByUnit [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] {
        /// The slot of a kind of unit.
        #[inline(always)]
        fn of_role(role: Role) -> Slot {
            Self::PAWN.nth(role as usize - Role::Pawn as usize)
        }
    }
}

slot_set! {
    /// Pawns stopped on the very next square, by rank: no pawn beyond rank 5 can be.
    StoppedByRank [RANK2, RANK3, RANK4, RANK5]
}

slot_set! {
    /// Pawns stopped further on, by rank and distance to the stop: there are no others.
    StoppedAfar [RANK2_AWAY2, RANK2_AWAY3, RANK2_AWAY4, RANK3_AWAY2, RANK3_AWAY3, RANK4_AWAY2]
}

slot_set! {
    /// Pawns that may be stopped on the very next square, by rank, before one attacker and before two.
    MayBeStoppedByRank [
        RANK2, RANK3, RANK4, RANK5, RANK2_BY_TWO, RANK3_BY_TWO, RANK4_BY_TWO, RANK5_BY_TWO,
    ]
}

slot_set! {
    /// Pawns that may be stopped further on, by rank and distance, before one attacker and before two.
    MayBeStoppedAfar [
        RANK2_AWAY2, RANK2_AWAY3, RANK2_AWAY4, RANK3_AWAY2, RANK3_AWAY3, RANK4_AWAY2,
        RANK2_AWAY2_BY_TWO, RANK2_AWAY3_BY_TWO, RANK2_AWAY4_BY_TWO,
        RANK3_AWAY2_BY_TWO, RANK3_AWAY3_BY_TWO, RANK4_AWAY2_BY_TWO,
    ]
}

slot_set! {
    /// By how often a square is controlled.
    ByTimesControlled [ONCE, TWICE, THREE_TIMES] {
        /// The slot of one control more, after so many.
        #[inline(always)]
        fn once_more_after(times: usize) -> Slot {
            Self::ONCE.nth(times)
        }
    }
}

slot_set! {
    /// By how evenly control is split between dark and light squares, and up to what share of the
    /// larger colour a split is even or fair.
    BySplit [EVEN, FAIR, UNEVEN, EVEN_LIMIT, FAIR_LIMIT]
}

slot_set! {
    /// A piece ahead of a pawn of its own side or behind it.
    PieceAndPawn [PIECE_AHEAD, PIECE_BEHIND]
}

slot_set! {
    /// By rings of squares from the centre outwards.
    ByRing [CENTRE, SECOND_RING, THIRD_RING, EDGE] {
        /// The slot of a ring, counted from the centre.
        #[inline(always)]
        fn in_ring(ring: usize) -> Slot {
            Self::CENTRE.nth(ring)
        }
    }
}

slot_set! {
    /// One number for each square, seen from the own side.
    BySquare [
        A1, B1, C1, D1, E1, F1, G1, H1, A2, B2, C2, D2, E2, F2, G2, H2,
        A3, B3, C3, D3, E3, F3, G3, H3, A4, B4, C4, D4, E4, F4, G4, H4,
        A5, B5, C5, D5, E5, F5, G5, H5, A6, B6, C6, D6, E6, F6, G6, H6,
        A7, B7, C7, D7, E7, F7, G7, H7, A8, B8, C8, D8, E8, F8, G8, H8,
    ] {
        /// The slot of a square.
        #[inline(always)]
        fn on_square(square: Square) -> Slot {
            Self::A1.nth(square as usize)
        }
    }
}

slot_set! {
    /// By how many squares a piece reaches, from none to a queen's most.
    ByReach [
        REACH0, REACH1, REACH2, REACH3, REACH4, REACH5, REACH6, REACH7, REACH8, REACH9,
        REACH10, REACH11, REACH12, REACH13, REACH14, REACH15, REACH16, REACH17, REACH18, REACH19,
        REACH20, REACH21, REACH22, REACH23, REACH24, REACH25, REACH26, REACH27,
    ] {
        /// The slot of a piece that reaches so many squares.
        #[inline(always)]
        fn reaching(squares: usize) -> Slot {
            Self::REACH0.nth(squares)
        }
    }
}

slot_set! {
    /// Elsewhere, and in or before the shelter zone of the own king.
    ByShelter [ELSEWHERE, SHELTER]
}

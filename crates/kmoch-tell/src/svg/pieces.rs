//! The pieces as plain shapes, drawn for this project on a field of 100 by 100.

use shakmaty::Role;

/// The outline of a piece: closed paths, filled and stroked.
pub const fn body(role: Role) -> &'static str {
    match role {
        Role::Pawn => {
            "M50 17a13 13 0 0 1 8.6 22.8q5.4 3.2 5.4 9.2h-6.5q1.5 17 15.5 25.5V86H27V74.500\
             q14-8.500 15.500-25.500H36q0-6 5.400-9.200A13 13 0 0 1 50 17z"
        }
        Role::Knight => {
            "M29 86q-2-17 9-29 8-8.500 8-16-9 10-20 11.500l-7-7.500 13-22q3-9 12-12l5-8 5 8\
             q21 5 24 31 2 20-4 44z"
        }
        Role::Bishop => {
            "M50 10a5.500 5.500 0 0 1 4.200 9Q69 31 69 45q0 9-8.500 14h-21Q31 54 31 45 31 31 45.800 19\
             A5.500 5.500 0 0 1 50 10zM39 63h22l2 8q14 2 14 15H23q0-13 14-15z"
        }
        Role::Rook => "M26 17h10v8h9v-8h10v8h9v-8h10v18l-8 7v26l7 7v3h4v8H23v-8h4v-3l7-7V42l-8-7z",
        Role::Queen => {
            "M50 12a5.500 5.500 0 0 1 2.600 10.400L61 45l11-19.200a5.500 5.500 0 1 1 5.600 2.400\
             L80 47l7.500-9a5 5 0 1 1 4 3.400L79 68v4q4 3 4 14H17q0-11 4-14v-4L8.500 41.400\
             a5 5 0 1 1 4-3.400l7.500 9 2.400-18.800a5.500 5.500 0 1 1 5.600-2.400L39 45l8.400-22.600\
             A5.500 5.500 0 0 1 50 12z"
        }
        Role::King => {
            "M46.500 8h7v6h6v7h-6v8.500q6 2.500 6 9.500 6-6 14-6 14 0 14 15 0 12-12.500 21v3q4 3 4 14H21\
             q0-11 4-14v-3Q12.500 60 12.500 48q0-15 14-15 8 0 14 6 0-7 6-9.500V21h-6v-7h6z"
        }
    }
}

/// The lines within a piece, stroked only.
pub const fn detail(role: Role) -> &'static str {
    match role {
        Role::Pawn => "",
        Role::Knight => "M41 28.500v.1M22.500 43l1 1M60 24q11 14 9 40",
        Role::Bishop => "M50 31v16M42 39h16M35 71h30",
        Role::Rook => "M34 42h32M34 68h32M27 78h46",
        Role::Queen => "M21 68q29-8 58 0M21 76q29-7 58 0",
        Role::King => "M50 46v16M25 69q25-8 50 0M25 76q25-7 50 0",
    }
}

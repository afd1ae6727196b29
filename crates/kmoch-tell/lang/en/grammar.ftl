# How things are named within a sentence.
#
# UNITS: article: "the", whose: "yes" (White's), form: "placed" (pawn on d4; else d4-pawn),
#   "passed" (passed d4-pawn)
# MATERIAL: form: "bare" (rook and two pawns), "counted" (one rook; else a rook), "won" (the queen, a rook)

decimal-sign = .
piece-letters = KQRBN

and-two = { $first } and { $second }
and-more = { $first }, { $second }
also-two = { $first }, and { $second }

side = { $side ->
    [white] White
   *[black] Black
}

unit = { $place ->
    [first] { $whose ->
        [yes] { side }'s{ " " }
       *[plain] { $article ->
            [the] the{ " " }
           *[plain] { "" }
        }
    }
   *[later] { "" }
}{ named }

named = { $role ->
    [pawn] { $form ->
        [placed] { kind } on { $squares }
       *[plain] { $number ->
            [one] { $squares }-pawn
           *[other] pawns on { $squares }
        }
        [passed] passed { $number ->
            [one] { $squares }-pawn
           *[other] pawns on { $squares }
        }
    }
    [square] { kind } { $squares }
   *[piece] { $form ->
        [bare] { kind } { $squares }
       *[plain] { kind } on { $squares }
    }
}

kind = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [pawn] pawn
   *[square] square
}{ $number ->
    [one] { "" }
   *[other] s
}

material = { $number ->
    [one] { $form ->
        [bare] { kind }
        [counted] one { kind }
        [won] { $role ->
            [queen] the { kind }
           *[other] a { kind }
        }
       *[plain] a { kind }
    }
   *[other] { $word } { kind }
}

number = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}

no-square = no square
more-squares = { $number } more squares

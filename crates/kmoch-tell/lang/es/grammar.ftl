# Cómo se nombran las cosas dentro de la frase.
#
# SIDE: case: "de" (de las blancas), "a" (a las blancas); form: "adjective" (blancas)
# UNITS: case: "de" (del alfil), "a" (al alfil), article: "none", whose: "yes" (blanco), form: "passed" (peón pasado),
#   quality: "retrasad" (el peón retrasado)
# MATERIAL: form: "bare" (sin artículo), "won" (la dama, una torre)
# NUMBER_WORD: form: "feminine" (una), "masculine" (un)

decimal-sign = ,
piece-letters = RDTAC

and-two = { $first } y { $second }
and-more = { $first }, { $second }
also-two = { $first }, y { $second }

side = { $case ->
    [de] de las{ " " }
    [a] a las{ " " }
   *[plain] { $form ->
        [adjective] { "" }
       *[plain] las{ " " }
    }
}{ $side ->
    [white] blancas
   *[black] negras
}

unit = { $article ->
    [none] { "" }
   *[plain] { the }{ " " }
}{ noun }{ colour }{ $form ->
    [bare] { "" }
   *[plain] { $role ->
        [king] { " " }en
        [square] { "" }
       *[unit] { " " }de
    }
} { $squares }

the = { $number ->
    [one] { $role ->
        [queen] { feminine }
        [rook] { feminine }
        [square] { feminine }
       *[masculine] { $case ->
            [de] del
            [a] al
           *[plain] el
        }
    }
   *[other] { $case ->
        [de] de{ " " }
        [a] a{ " " }
       *[plain] { "" }
    }{ $role ->
        [queen] las
        [rook] las
        [square] las
       *[masculine] los
    }
}

feminine = { $case ->
    [de] de la
    [a] a la
   *[plain] la
}

# Se dice una sola vez: la dama blanca de d1 y las torres de e1 y f1.
colour = { $place ->
    [first] { $quality ->
        [plain] { "" }
       *[other] { " " }{ $quality }{ ending }
    }{ $whose ->
        [yes] { " " }{ $side ->
            [white] blanc
           *[black] negr
        }{ ending }
       *[plain] { "" }
    }
   *[later] { "" }
}

ending = { $role ->
    [queen] a
    [rook] a
    [square] a
   *[masculine] o
}{ $number ->
    [one] { "" }
   *[other] s
}

noun = { $number ->
    [one] { $role ->
        [king] rey
        [queen] dama
        [rook] torre
        [bishop] alfil
        [knight] caballo
        [pawn] peón{ $form ->
            [passed] { " " }pasado
           *[plain] { "" }
        }
       *[square] casilla
    }
   *[other] { $role ->
        [king] reyes
        [queen] damas
        [rook] torres
        [bishop] alfiles
        [knight] caballos
        [pawn] peones{ $form ->
            [passed] { " " }pasados
           *[plain] { "" }
        }
       *[square] casillas
    }
}

material = { $number ->
    [one] { $form ->
        [bare] { "" }
       *[plain] { $role ->
            [queen] { $form ->
                [won] la
               *[plain] una
            }
            [rook] una
           *[masculine] un
        }{ " " }
    }
   *[other] { $word }{ " " }
}{ noun }

number = { $number ->
    [0] { $form ->
        [feminine] ninguna
        [masculine] ningún
       *[plain] ninguno
    }
    [1] { $form ->
        [feminine] una
        [masculine] un
       *[plain] uno
    }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $number }
}

no-square = ninguna casilla
more-squares = { $number } casillas más

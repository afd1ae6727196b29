# Wie Dinge im Satz heißen.
#
# UNITS: case: "acc", "dat", "gen" (sonst Nominativ), article: "none" (ohne Artikel), whose: "yes" (weiße),
#   form: "by" mit case: "dat" (vom Turm), "passed" (Freibauer); quality: "rückständig" (der rückständige)
# MATERIAL: case: "acc", "dat"; form: "bare" (ohne Artikel), "won" (die Dame, einen Turm)
# NUMBER_WORD: form: "feminine" (eine), "masculine" (einen), "neuter" (ein)

decimal-sign = ,
piece-letters = KDTLS

and-two = { $first } und { $second }
and-more = { $first }, { $second }
also-two = { $first }, und { $second }

side = { $side ->
    [white] Weiß
   *[black] Schwarz
}

unit = { $article ->
    [none] { "" }
   *[plain] { $form ->
        [by] { by }{ " " }
       *[plain] { the }{ " " }
    }
}{ colour }{ noun }{ $role ->
    [square] { "" }
   *[unit] { $form ->
        [bare] { "" }
       *[plain] { " " }auf
    }
} { $squares }

the = { $number ->
    [one] { $role ->
        [queen] { $case ->
            [dat] der
            [gen] der
           *[plain] die
        }
        [square] { $case ->
            [dat] dem
            [gen] des
           *[plain] das
        }
       *[masculine] { $case ->
            [acc] den
            [dat] dem
            [gen] des
           *[plain] der
        }
    }
   *[other] { $case ->
        [dat] den
        [gen] der
       *[plain] die
    }
}

by = { $number ->
    [one] { $role ->
        [queen] von der
       *[masculine] vom
    }
   *[other] von den
}

# Nach dem Artikel: der weiße, die weiße, sonst weißen. Gesagt wird es nur einmal.
colour = { $place ->
    [first] { $quality ->
        [plain] { "" }
       *[other] { $quality }{ ending }{ " " }
    }{ $whose ->
        [yes] { $side ->
            [white] weiß
           *[black] schwarz
        }{ ending }{ " " }
       *[plain] { "" }
    }
   *[later] { "" }
}

ending = e{ $number ->
    [one] { $case ->
        [acc] { $role ->
            [queen] { "" }
           *[masculine] n
        }
        [dat] n
        [gen] n
       *[plain] { "" }
    }
   *[other] n
}

noun = { $number ->
    [one] { $role ->
        [king] König{ genitive }
        [queen] Dame
        [rook] Turm{ genitive }
        [bishop] Läufer{ genitive }
        [knight] Springer{ genitive }
        [pawn] { pawn }{ $case ->
            [acc] n
            [dat] n
            [gen] n
           *[plain] { "" }
        }
       *[square] Feld
    }
   *[other] { $role ->
        [king] Könige
        [queen] Damen
        [rook] Türme{ dative }
        [bishop] Läufer{ dative }
        [knight] Springer{ dative }
        [pawn] { pawn }n
       *[square] Felder{ dative }
    }
}

pawn = { $form ->
    [passed] Freibauer
   *[plain] Bauer
}

genitive = { $case ->
    [gen] s
   *[plain] { "" }
}

dative = { $case ->
    [dat] n
   *[plain] { "" }
}

material = { $number ->
    [one] { $form ->
        [bare] { "" }
       *[plain] { $role ->
            [queen] { $form ->
                [won] die
               *[plain] { $case ->
                    [dat] einer
                   *[plain] eine
                }
            }
           *[masculine] { $case ->
                [acc] einen
                [dat] einem
               *[plain] ein
            }
        }{ " " }
    }
   *[other] { $word }{ " " }
}{ noun }

number = { $number ->
    [0] { $form ->
        [feminine] keine
        [masculine] keinen
       *[plain] kein
    }
    [1] { $form ->
        [feminine] eine
        [masculine] einen
       *[plain] ein
    }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $number }
}

no-square = kein Feld
more-squares = { $number } weitere Felder

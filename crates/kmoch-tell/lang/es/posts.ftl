# Piezas que ningún peón puede expulsar, y los agujeros que buscan.

post = { UNITS($unit, whose: "yes") } ocupa un puesto avanzado: ningún peón podrá expulsarlo nunca.
post-guarded = { UNITS($unit, whose: "yes") } ocupa un puesto avanzado, defendido por { UNITS($guard) }: ningún peón podrá expulsarlo nunca.
post-looks = apunta a { SQUARES($squares) }.

holes = ningún peón { $side ->
    [white] blanco
   *[black] negro
} defiende { SQUARES($squares) }: de allí ningún peón puede expulsar a una pieza.
holes-for = ningún peón { $side ->
    [white] blanco
   *[black] negro
} defiende { SQUARES($squares) }: { UNITS($unit, whose: "yes") } puede instalarse allí.

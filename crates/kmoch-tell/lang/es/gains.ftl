# Lo que trae el mejor juego: mate, un peón que pasa, material.

gain-mate-now = { SIDE($side) } dan mate enseguida: { $line }.
gain-mate = { SIDE($side) } dan mate en { NUMBER_WORD($moves) } jugadas: { $line }.
gain-promotion = { SIDE($side) } coronan un peón: { $line }.
gain-breakthrough = { SIDE($side) } rompen y coronan un peón: { $line }.
gain-material = { SIDE($side) } { $back ->
    [yes] recuperan
   *[no] ganan
} { $what }: { $line }.
gain-idea = { $idea }.
mate-guarded = { UNITS($guard) } defiende { SQUARES($square) }, y el rey no puede escapar.

after-moves = Tras { $line }:
after-wins = Primero { SIDE($side) } { $back ->
    [yes] recuperan
   *[no] ganan
} { $what }. Tras { $line }:
won = { MATERIAL($gained, form: "won") }
won-for = { MATERIAL($gained, form: "won") } por { MATERIAL($given) }
won-exchange = la calidad
gain-then = Después, { $sentence }

threatens-mate-now = { SIDE($side) } amenazan mate: { $line }.
threatens-mate = { SIDE($side) } amenazan mate en { NUMBER_WORD($moves) } jugadas: { $line }.
threatens-promotion = { SIDE($side) } amenazan con coronar un peón: { $line }.
threatens-material = { SIDE($side) } amenazan { $first }, que gana { $what }{ $rest }.

does-mate-now = da mate
does-mate = da mate en { NUMBER_WORD($moves) } jugadas
does-promote = corona un peón
does-win = { $back ->
    [yes] recupera
   *[no] gana
} { $what }

ahead-arose = Con el mejor juego, { $line }, { $sentence }

drawn-stalemate = Tablas: { $line } deja { SIDE($side, case: "a") } sin jugadas, ahogado.
drawn-material = Tablas: tras { $line } nadie puede dar mate.
drawn-perpetual = Tablas: { SIDE($side) } dan jaque perpetuo, { $line }.
drawn-repetition = Tablas: las jugadas se repiten, { $line }.
drawn-by-tables = Tablas con el mejor juego, según las tablas de finales.
won-by-tables = { SIDE($side) } ganan, según las tablas de finales
drawn-by-law = Tablas: { $sentence }

guest-part = { $name }: { $total }; de ello { $told } se explica abajo y { $rest } no.
guest-against = { $name }: { $total }; las razones de abajo suman { $told }, y { $rest } queda sin explicar.
guest-beyond = Lo que { $name } ve además

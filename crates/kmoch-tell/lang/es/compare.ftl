# Dos jugadas frente a frente.

compare-unclear = { $first } o { $second }: la búsqueda no puede decidir. Los veredictos difieren en { $margin }, y puede equivocarse en { $doubt }.
compare-mate = { $better } es mejor que { $other } para { SIDE($side) }: decide un mate.
compare-better = { $better } es mejor que { $other } para { SIDE($side) } por { $margin }: posibilidades del { $chance } por ciento en vez del { $instead } (la búsqueda puede equivocarse en { $doubt }).
compare-alike = { $first } o { $second }: las posibilidades son las mismas, cerca del { $chance } por ciento. Los veredictos difieren en { $margin }.
compare-for = A favor de { $move }:
compare-after = tras { $move }: { $sentence } ({ $amount })
compare-note = La jugada en sí: { $note }
note-and-amount = { $note } ({ $amount })
compare-figures = Blancas menos negras
compare-difference = diferencia
compare-others = Otras { $number }
compare-all = Todo lo que difiere
change-and-amount = { BARE($change) } ({ $amount }).

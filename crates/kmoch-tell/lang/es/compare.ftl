# Dos jugadas frente a frente.

compare-unclear = { $first } o { $second }: la búsqueda no puede decidir. Los veredictos difieren en { $margin }, y puede equivocarse en { $doubt }.
compare-mate = { $better } es mejor que { $other } para { SIDE($side) }: decide un mate.
compare-better = { $better } es mejor que { $other } para { SIDE($side) } por { $margin } (la búsqueda puede equivocarse en { $doubt }).
compare-for = A favor de { $move }:
compare-after = tras { $move }: { $sentence } ({ $amount })
compare-note = La jugada en sí: { $note }
note-and-amount = { $note } ({ $amount })
compare-figures = Blancas menos negras
compare-difference = diferencia
compare-others = Otras { $number }
compare-all = Todo lo que difiere
change-and-amount = { BARE($change) } ({ $amount }).

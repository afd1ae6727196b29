# Zwei Züge nebeneinander.

compare-unclear = { $first } oder { $second }: Die Suche kann es nicht sagen. Die Urteile unterscheiden sich um { $margin }, und sie kann sich um { $doubt } irren.
compare-mate = { $better } ist für { SIDE($side) } besser als { $other }: Ein Matt entscheidet.
compare-better = { $better } ist für { SIDE($side) } um { $margin } besser als { $other }: Gewinnaussichten von { $chance } statt { $instead } Prozent (die Suche kann sich um { $doubt } irren).
compare-alike = { $first } oder { $second }: Die Gewinnaussichten bleiben gleich, etwa { $chance } Prozent. Die Urteile unterscheiden sich um { $margin }.
compare-for = Für { $move } spricht:
compare-after = nach { $move }: { $sentence } ({ $amount })
compare-note = Der Zug selbst: { $note }
note-and-amount = { $note } ({ $amount })
compare-figures = Weiß minus Schwarz
compare-difference = Differenz
compare-others = { $number } weitere
compare-all = Alles, was verschieden ist
change-and-amount = { BARE($change) } ({ $amount }).

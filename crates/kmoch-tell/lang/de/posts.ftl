# Figuren, die kein Bauer vertreiben kann, und die Löcher, die sie suchen.

post = { UNITS($unit, whose: "yes") } steht auf einem Vorposten: Kein Bauer kann ihn je vertreiben.
post-guarded = { UNITS($unit, whose: "yes") } steht auf einem Vorposten, gedeckt { UNITS($guard, case: "dat", form: "by") }: Kein Bauer kann ihn je vertreiben.
post-looks = Er nimmt { SQUARES($squares) } ins Visier.

holes = Kein { $side ->
    [white] weißer
   *[black] schwarzer
} Bauer deckt { SQUARES($squares) }: Von dort kann kein Bauer eine Figur vertreiben.
holes-for = Kein { $side ->
    [white] weißer
   *[black] schwarzer
} Bauer deckt { SQUARES($squares) }: { UNITS($unit, whose: "yes", capital: "yes") } kann sich dort festsetzen.

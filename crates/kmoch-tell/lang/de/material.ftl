# Wer mehr wovon hat.

material-ahead = { SIDE($side) } hat { MATERIAL($more, case: "acc") } mehr.
material-ahead-wing = { SIDE($side) } hat { MATERIAL($more, case: "acc") } mehr, { $wing ->
    [queenside] am Damenflügel
    [centre] im Zentrum
   *[kingside] am Königsflügel
} { NUMBER_WORD($ours, form: "masculine") } gegen { NUMBER_WORD($theirs, form: "masculine") }.
material-for = { SIDE($side) } hat { MATERIAL($more, case: "acc") } für { MATERIAL($less, case: "acc") }, und das ist mehr.
material-worth = { SIDE($side) } hat { MATERIAL($more, case: "acc") } gegen { MATERIAL($less, case: "acc") } von { SIDE($enemy) }, und das ist { $why ->
    [wings] mit Bauern auf beiden Flügeln
    [open] auf offenem Brett
    [locked] bei verriegelten Bauern
   *[none] hier
} mehr wert.
material-against = { SIDE($side) } hat { MATERIAL($more, case: "acc") } gegen { MATERIAL($less, case: "acc") } von { SIDE($enemy) }.
material-minors = { SIDE($side) } hat { MATERIAL($pawns, case: "acc") } mehr, mit { MATERIAL($ours, case: "dat") } gegen { MATERIAL($theirs, case: "acc") }.
bishop-pair = { SIDE($side) } hat das Läuferpaar ({ SQUARES($bishops) }): Zusammen beherrschen die Läufer die Felder beider Farben.

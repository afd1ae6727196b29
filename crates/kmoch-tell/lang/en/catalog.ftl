# The catalogue: what stands around the clauses.

catalog-list = Each clause with whose its numbers are: theirs (the sources'), ours (this project's), mixed, or - for a fact without numbers. `kmoch catalog KEY` tells the rest.
catalog-numbers = { $numbers ->
    [theirs] theirs
    [ours] ours
    [mixed] mixed
   *[none] -
}
catalog-what = What it is
catalog-why = Why it matters
catalog-table = Table
catalog-example = Example
catalog-source = Source
catalog-evidence = Evidence
catalog-worth = Worth
catalog-worth-nothing = { $profile }: nothing in this profile
catalog-worth-in = Worth in { $profile }, { $unit ->
    [millipawns] thousandths of a pawn
    [share] as a share
   *[number] as plain numbers
}
catalog-two-values = { $middlegame } in the middlegame, { $endgame } in the endgame
catalog-document = { $document ->
    [wiki] the wiki's page Dispersion and Distortion
   *[addendum] Tsvetkov's Addendum
}
catalog-passage = { $document }, under “{ $heading }”: “{ $quote }”.
catalog-whose = { $numbers ->
    [own] The idea and its numbers are this project's own.
    [theirs] The numbers are the sources' own.
    [ours] The numbers are this project's: the sources leave them open.
    [mixed] Of the numbers, { $which }.
   *[none] It has no numbers: it names a fact.
}
catalog-defined = It is defined in section { $section } of the specification, { $chapter } (docs/spec.md#{ $anchor }).
catalog-belongs = It belongs to the chapter { $chapter }.

# Kmoch's two tables.
table-pawns = pawns
table-islands = islands
table-behind = squares behind
table-ahead = squares ahead
table-file-on = one file on
table-differing = differing, but for the a-file
table-differ = { $number } squares differ

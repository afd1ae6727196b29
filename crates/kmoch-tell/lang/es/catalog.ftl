# El catálogo: lo que rodea a las cláusulas.

catalog-list = Cada cláusula y de quién son sus números: suyos (de las fuentes), nuestros (de este proyecto), de ambos, o - para un hecho sin números. `kmoch catalog CLAVE` dice lo demás.
catalog-numbers = { $numbers ->
    [theirs] suyos
    [ours] nuestros
    [mixed] ambos
   *[none] -
}
catalog-what = Qué es
catalog-why = Por qué importa
catalog-table = Tabla
catalog-example = Ejemplo
catalog-source = Fuente
catalog-evidence = Pruebas
catalog-worth = Valor
catalog-worth-nothing = { $profile }: nada en este perfil
catalog-worth-in = Valor en { $profile }, { $unit ->
    [millipawns] en milésimas de peón
    [share] como parte
   *[number] como números
}
catalog-two-values = { $middlegame } en el medio juego, { $endgame } en el final
catalog-document = { $document ->
    [wiki] la página Dispersion and Distortion de la wiki
   *[addendum] el Addendum de Tsvetkov
}
catalog-passage = { $document }, bajo «{ $heading }»: «{ $quote }».
catalog-whose = { $numbers ->
    [own] La idea y sus números son de este proyecto.
    [theirs] Los números son los de las fuentes.
    [ours] Los números son de este proyecto: las fuentes los dejan abiertos.
    [mixed] De los números, { $which }.
   *[none] No tiene números: nombra un hecho.
}
catalog-defined = Definida en la sección { $section } de la especificación, { $chapter } (docs/spec.md#{ $anchor }).
catalog-belongs = Pertenece al capítulo { $chapter }.

# Las dos tablas de Kmoch.
table-pawns = peones
table-islands = islas
table-behind = casillas detrás
table-ahead = casillas delante
table-file-on = una columna más
table-differing = distintas, sin la columna a
table-differ = { $number } casillas son distintas

# Los capítulos del catálogo.

chapter-kmoch = Kmoch
chapter-attacks = ataques y rayos X
chapter-passers = peones pasados
chapter-groups = grupos y colocación de los peones
chapter-weaknesses = peones doblados y aislados
chapter-backward = la familia de los retrasados
chapter-cooperation = peones y piezas juntos
chapter-mobility = movilidad, control, armonía
chapter-placement = colocación de las piezas
chapter-material = material
chapter-king = el rey
chapter-blocking = bloqueo
chapter-fixed = estructuras fijas
chapter-complement = complemento
chapter-cuts = reglas de descarte
chapter-preferences = preferencias
chapter-moves = cláusulas sobre jugadas

# La página: todo lo que en ella no se cuenta.

page-motto = por qué una posición vale lo que vale
page-skip = Ir al libro de cuentas
page-board = Tablero
page-verdict = Veredicto
page-panel = Libro de cuentas, motor, partida
page-language = Idioma
page-dark-or-light = Oscuro o claro
page-help-and-keys = Ayuda y teclas
page-close = Cerrar
page-cancel = Cancelar

page-ledger = Cuentas
page-engine = Motor
page-game = Partida
page-at-work = calculando

# El veredicto.
page-balance = Balanza
page-not-known-yet = aún sin saber
page-score = Valoración
page-result = Resultado
page-best-play = El mejor juego
page-pieces-worth = piezas por valor de { $pawns } peones por bando
page-cannot-be-told = Esta posición no se puede explicar.
page-weighing = Se está pesando la posición…
page-at-sight = A primera vista; se sigue calculando…
page-by-best-play = Es lo que trae el mejor juego: lo prueban las jugadas, ninguna cláusula lo cuenta.

# El libro de cuentas.
page-open-all = Abrir todo
page-close-all = Cerrar todo
page-by-chapter = Cuentas por capítulos
page-difference = Diferencia
page-difference-of = Diferencia { $amount } mp
page-amount-of = { SIDE($side) } { $amount } mp
page-label = solo nombrada
page-finds-nothing = { $count ->
    [one] { $count } cláusula más no encuentra nada aquí.
   *[other] { $count } cláusulas más no encuentran nada aquí.
}
page-sum-at-sight = Suma de todas las cláusulas, a primera vista
page-sum-over = Suma de todas las cláusulas, gane quien gane
page-exactly = { $amount } mp exactos

# Los pesos.
page-profile = Perfil
page-weigh = Pesar
page-weigh-hint = Reguladores e interruptores para cada cláusula
page-reset = Restablecer { $count }
page-export = Guardar
page-export-hint = Guardar estos números como perfil
page-counts = { $name } cuenta
page-weight-of = Peso: { $name }

# Una cláusula.
page-no-finding = No encuentra nada aquí.
page-smaller-ones = y { $count } menores
page-show-example = Ver un ejemplo
page-curve-of-clause = Curva en la partida
page-section = Sección { $section } de la especificación ·
page-under = bajo
page-values = Valores
page-values-mp = Valores (mp)
page-values-share = Valores (parte)
page-slot = Número

# El motor.
page-analyse = Analizar
page-stop = Parar
page-lines = Líneas
page-depth = Profundidad
page-nodes = Nodos
page-speed = Velocidad
page-hash = Hash
page-best-lines = Mejores líneas
page-thinking = Calculando…
page-done-at = Hecho a profundidad { $depth }.
page-nothing-to-look-for = No hay nada que buscar: { $outcome }
page-engine-idle = El motor juega según las mismas cuentas, con el perfil y los pesos elegidos. Póngalo en marcha y pulse una jugada para seguir su línea.

# Jugadas y partidas.
page-moves = Jugadas
page-moves-and-board = Jugadas y tablero
page-first = Primera posición
page-back = Una jugada atrás
page-forward = Una jugada adelante
page-last = Última posición
page-take-back = Deshacer la última jugada
page-flip = Girar el tablero
page-start-position = Posición inicial
page-type-move = Escribir una jugada
page-variation = Variante
page-no-moves = Aún no hay jugadas: mueva una pieza o pegue una partida.
page-start-of-game = Comienzo de la partida
page-taken-back = Jugada deshecha
page-game-loaded = Partida cargada: { $name }, { $moves } medias jugadas
page-which-of = { $first } a { $last } de { $count }; otra:
page-games = { $count } partidas
page-left-out = Omitido: { $what }.
page-beside-total = Junto al total
page-nothing = nada
page-total = Total
page-mostly = sobre todo { $name } { $amount }
page-where-it-turned = Dónde cambió la partida
page-curve = Curva de la valoración en la partida
page-curve-ends = Curva de la valoración en la partida: de { $lowest } a { $highest }. { $end }
page-at-the-end = Al final { $amount }

# Lo que se escribe y se pega.
page-entry = FEN, EPD o PGN
page-load = Cargar
page-open = Abrir…
page-open-file = Abrir un archivo PGN
page-link = Enlace
page-link-hint = Copiar un enlace a esta posición
page-link-copied = Enlace copiado
page-no-copying = El navegador no permite copiar aquí: tome el enlace de la barra de direcciones.
page-no-answer = El servidor no responde. ¿Sigue en marcha kmoch serve?
page-answered = El servidor respondió { $status }.
page-bad-weight = El enlace contiene un peso que no se puede usar: { $what }.
page-bad-position = El enlace no contiene ninguna posición: { $what }
page-bad-move = El enlace contiene una jugada imposible: { $what }.
page-bad-profile = El enlace nombra un perfil que no existe: { $what }.

# La posición en palabras.
page-in-words = La posición en palabras
page-pieces-of = { $side ->
    [white] Piezas blancas
   *[black] Piezas negras
}
page-pawns-of = { $side ->
    [white] Peones blancos por columnas
   *[black] Peones negros por columnas
}
page-none = ninguno
page-kind = { $count ->
    [one] { $role ->
        [king] rey
        [queen] dama
        [rook] torre
        [bishop] alfil
        [knight] caballo
       *[pawn] peón
    }
   *[other] { $role ->
        [king] reyes
        [queen] damas
        [rook] torres
        [bishop] alfiles
        [knight] caballos
       *[pawn] peones
    }
}
page-piece = { $role ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
} { $side ->
    [white] { $role ->
        [queen] blanca
        [rook] blanca
       *[other] blanco
    }
   *[black] { $role ->
        [queen] negra
        [rook] negra
       *[other] negro
    }
}
page-empty = vacía

# Una casilla.
page-on = { $piece } en { $square }
page-worth-and-why = Cuánto vale y por qué
page-worth = Valor, visto por las blancas
page-touching = { $count ->
    [one] { $count } hallazgo toca { $square }
   *[other] { $count } hallazgos tocan { $square }
}
page-no-clause-there = Ninguna cláusula dice nada de { $square }.
page-grid = Tablero: las flechas mueven, Intro elige y juega
page-nothing-picked = Nada elegido
page-square-picked = { $square } elegida, { $moves } jugadas
page-square-worth = vale { $amount }
page-findings = { $count ->
    [one] { $count } hallazgo
   *[other] { $count } hallazgos
}
page-promote = Coronar como

# Montar una posición.
page-set-up = Montar una posición
page-set-up-mode = Montaje: elija una pieza y pulse casillas
page-brush-move = mover
page-brush-remove = quitar
page-pieces-to-set = { $side ->
    [white] piezas blancas
   *[black] piezas negras
}
page-to-move = Juegan
page-castling = Enroque
page-castles = { SIDE($side) } O-O
page-clear = Vaciar
page-done = Listo

# Teclas.
page-keys = Teclas
page-key-back = una jugada atrás
page-key-on = una jugada adelante
page-key-start = al comienzo
page-key-end = al final
page-key-take-back = deshacer la última jugada
page-key-flip = girar el tablero
page-key-board = al tablero
page-key-move = escribir una jugada
page-key-entry = escribir un FEN o PGN
page-key-ledger = cuentas
page-key-engine = poner en marcha o parar el motor
page-key-game = partida
page-key-theme = oscuro o claro
page-key-help = esta ayuda
page-letters = Las teclas de una letra o un signo funcionan
page-keys-board = En el tablero, las flechas van de casilla en casilla, Intro elige una pieza, la juega y abre su cuenta. Apunte a una razón o a una línea de las cuentas, o lleve el foco a ella, y se iluminan sus casillas: ámbar donde ayuda a las blancas, azul donde ayuda a las negras.
page-scripts = Para programas:
page-json = la interfaz JSON

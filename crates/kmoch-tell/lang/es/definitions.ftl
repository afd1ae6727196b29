# Qué son las cláusulas y por qué importan; en inglés está en su declaración.

## Kmoch

what-dispersion = Palabra de Kmoch para los peones separados en islas por las capturas. Con n peones en i islas la medida es |3i² - n|: una isla de tres peones es perfecta; cuatro islas con cuatro peones distan 44 de ello.
why-dispersion = Las islas no pueden protegerse unas a otras, así que cada una necesita piezas que la guarden.
what-distortion = Palabra de Kmoch para los peones separados por los avances. Se compara hasta dónde han llegado los peones más adelantados de columnas vecinas: cada paso de diferencia cuenta una vez y una columna vacía cuenta como ningún paso. Los peones desiguales dejan huecos a su lado y no pueden defenderse entre sí.
what-distortion_front = La distorsión contada al revés: se comparan las casillas que los peones más atrasados de columnas vecinas tienen aún por delante. Así los peones medio aislados parecen mejores cuanto más lejos han llegado. Las fuentes lo ofrecen como alternativa: se cuenta, y un perfil puede valorarlo.
what-island_imbalance = Tres o cuatro islas contra un rival que tiene una o dos, con igual número de peones, uno más o uno menos. A igualdad de peones, el bando con menos islas tiene menos que vigilar.
what-weak_pawn = Un peón débil de un modo u otro: comparte columna con otro propio, está aislado por columnas o por filas, o está retrasado, con remedio o sin él, ante la casilla siguiente.
why-weak_pawn = Lo que cuesta es asunto de las cláusulas que dicen por qué; esta solo cuenta, para el balance de los peones débiles en general.

## Ataques y rayos X

what-attack = Una pieza ataca a una unidad enemiga. Cada ataque cuenta según el valor de la unidad atacada; el rey, como dos damas.
why-attack = Ata a la unidad o a quienes la defienden.
what-xray_attack = Un alfil, una torre o una dama mira, a través de las unidades de su línea, a una unidad enemiga que está detrás. Ese ataque cuenta según el valor del objetivo, reducido a la mitad por cada unidad intermedia de cualquier color, hasta cuatro.
why-xray_attack = La unidad de detrás no puede salir a campo abierto impunemente, y queda atacada en cuanto se despeja el camino.
what-pin = Una unidad enemiga sola en la línea entre nuestro alfil, torre o dama y el rey enemigo u otra unidad enemiga más valiosa. Las fuentes no le dan número propio; un perfil puede dárselo.
why-pin = Solo puede dejar la línea con pérdida.

## Peones pasados

what-passer = Un peón que ningún peón enemigo puede detener: no hay ninguno por delante en su columna ni en las contiguas, ni peón propio por delante en su columna.
why-passer = Ata piezas enemigas a su camino, tanto más cuanto más lejos ha llegado.
what-potential_passer = Una mayoría que puede dar un peón pasado: el peón más adelantado de una columna en la que su bando tiene más peones que el rival, si este no tiene tal superioridad en ninguna columna contigua y el peón no es ya pasado. Vale más cuanto más avanzado: la mitad de lo que un peón pasado habría ganado respecto a uno en la segunda fila.
what-passer_neutral = Un bando con peones, ninguno de los cuales es pasado ni puede llegar a serlo por una mayoría. Las fuentes no le dan número; un perfil puede dárselo.
why-passer_neutral = Los peones por sí solos no le decidirán la partida.
what-semi_passer = Un peón detrás de un peón pasado propio de la misma columna, sin peones enemigos por delante en su columna ni en las contiguas.
why-semi_passer = Él mismo será pasado cuando desaparezca el que tiene delante; por eso vale medio peón pasado.
what-connected_passers = Peones pasados unidos por estar juntos en una fila o en una diagonal.
why-connected_passers = Se cubren el camino unos a otros, así que juntos son más fuertes que separados: los dos primeros son los que más cuentan, y cada uno más, la mitad.
what-connected_passers_diagonal = Dos peones pasados en casillas vecinas de una diagonal.
why-connected_passers_diagonal = Uno defiende al otro, de modo que un rey solo no puede capturar a ninguno.
what-central_passer = Un peón pasado en una de las columnas c a f, unido en fila o en diagonal con otro de esas columnas: d y e cuentan más que c y f; por debajo de la quinta fila, la mitad, y en el final, otra vez la mitad.
why-central_passer = Esos peones parten el tablero en dos e importan sobre todo mientras hay piezas que incomunicar.

## Grupos y colocación de los peones

what-group_member = Un peón con otro de su bando a un paso de rey.
why-group_member = Esos peones pueden defenderse o avanzar juntos; un peón solo no puede ni lo uno ni lo otro.
what-pawn_defended = Un peón defendido por otro peón.
why-pawn_defended = No hay que gastar ninguna pieza en ello.
what-group_count = Cada grupo de peones unidos por pasos de rey; un peón solo es un grupo por sí mismo.
why-group_count = Cuantos más grupos, más lugares que vigilar.
what-group_potential_member = Un peón solo, a dos pasos de rey de un peón de su bando, al que un avance llevaría junto a uno de ellos, sin peón que lo estorbe.
why-group_potential_member = Casi está ya en el grupo: un defecto pequeño.
what-group_stranded_member = Un peón solo, a dos pasos de rey de un peón de su bando, que no puede unirse a él con un avance: ha rebasado a sus vecinos o un peón le cierra el paso.
what-group_rank_span = Cuántas filas ocupa un grupo de dos o más peones, del más atrasado al más adelantado.
why-group_rank_span = Un grupo extendido por muchas filas es atacado por la base y detenido por la cabeza.
what-pawn_file = La columna de un peón: los centrales cuentan más, y en los últimos finales es al revés.
why-pawn_file = Los peones centrales dominan el medio del tablero; en los últimos finales, el peón alejado de los reyes es el más difícil de parar.
what-pawn_rank = Un peón en la tercera o cuarta fila, a más de dos pasos de rey del rey propio.
why-pawn_rank = Gana espacio para las piezas que tiene detrás. Más cerca de su rey no gana nada avanzando: allí se le necesita de refugio.
what-pawn_advance_potential = Cada peón con cada peón de su bando en una columna contigua.
why-pawn_advance_potential = Un vecino a su altura es quien mejor le ayuda a avanzar; uno más atrás aún puede seguirlo, uno más adelante puede esperar.
what-pawn_connectedness_potential = Lo bien situado que está un peón para entrar en contacto con otros: lo mejor son las filas medias y las columnas centrales, desde donde casi todos quedan cerca.
what-pawn_gap_bridging = En qué medida un peón puede aún cubrir huecos entre los peones de su bando.
why-pawn_gap_bridging = Cuanto más atrás está, más huecos tiene por delante.
what-pawn_spread = De las casillas de las filas 2 a 7 que controlan los peones, cuenta cada una después de la primera de una columna, cada una después de la primera de una fila y cada una controlada dos veces.
why-pawn_spread = Los peones que controlan muchas casillas de una columna o fila, o dos veces la misma, dejan otras al rival.
what-root_pawn = Un peón que defiende a otro de su bando y al que ninguno defiende. En la segunda fila no cuesta nada; cuanto más adelantado, más cuesta.
why-root_pawn = En él se apoya la cadena y por él se la ataca: en la segunda fila es difícil llegar hasta él.
what-root_pawn_two_diagonals = Un peón base que defiende a dos peones.
why-root_pawn_two_diagonals = Con él caen dos cadenas; por eso cuesta otro tanto.
what-root_pawn_fixed = Un peón base cuya cadena tiene un peón fijo o semifijo.
why-root_pawn_fixed = La cadena no puede avanzar y dejar atrás el ataque a su base; por eso esta cuesta otro tanto.

## Peones doblados y aislados

what-doubled = Uno de exactamente dos peones de un bando en la misma columna. En el final cuesta más, sobre todo si su grupo (peones unidos por pasos de rey) no tiene peón en otra columna.
why-doubled = El de atrás está a la sombra del de delante y ninguno puede defender al otro.
what-treble = Exactamente tres peones de un bando en la misma columna.
why-treble = Dos de ellos apenas hacen más que estorbar al tercero; por eso cuenta mucho más que un par doblado, y no cuenta además como tal.
what-quadruple = Cuatro o más peones de un bando en la misma columna.
why-quadruple = La mitad de los peones hace el trabajo de uno.
what-doubled_immobilised = Un par doblado en casillas contiguas cuyo peón delantero tiene enfrente un peón enemigo. Los valores de ambos cuentan otra vez.
why-doubled_immobilised = Ninguno puede moverse, así que la debilidad no tiene arreglo.
what-doubled_immobilised_relief = Un par doblado inmovilizado con un peón propio en una columna contigua, menos avanzado que el delantero.
why-doubled_immobilised_relief = Ese peón aún puede venir a atacar al que sujeta al par.
what-doubled_closing_ranks = El peón delantero de un par doblado defiende a un peón propio. Un tercio de los valores de ambos cuenta otra vez.
why-doubled_closing_ranks = Cierra el paso al de atrás y está atado a su sitio, así que el par no se deshará.
what-doubled_group_size = Un grupo (peones unidos por pasos de rey) que contiene los dos peones de un par doblado. El par solo no cuenta. Una anotación por grupo.
why-doubled_group_size = Cuanto menor es, menos peones frena el par: tres están mejor que cuatro, y cuatro mejor que más.
what-doubled_separation = Las casillas entre los dos peones de un par doblado.
why-doubled_separation = Cuanto más separados, más libre está el de atrás y menos se estorban.
what-doubled_fixed_chain = Un par doblado cuyo peón trasero está retrasado. Sin él, el delantero pertenece a una cadena de dos o más con algún peón fijo y no está en la fila más baja de la cadena.
why-doubled_fixed_chain = El avance del trasero desharía el par; por eso se le devuelven sus valores de doblado. Que el trasero esté retrasado sigue contando.
what-isolated_horizontal = Un peón sin peón propio en las columnas contiguas. Cada columna hasta el compañero más cercano de otra columna lo empeora.
why-isolated_horizontal = Ningún peón lo defenderá nunca, ni a él ni a la casilla que tiene delante.
what-isolated_vertical = Un peón con compañeros en las columnas contiguas, pero ninguno de ellos, ni de su propia columna, a una fila o menos. Cada fila hasta el más cercano lo empeora.
why-isolated_vertical = Están demasiado adelante o atrás para ayudarlo.
what-isolated_fixed = Un peón aislado cara a cara con un peón enemigo. La mitad de su valor cuenta otra vez.
why-isolated_fixed = No puede apartarse de las piezas que lo atacan.

## La familia de los retrasados

what-backward = Un peón al que un peón enemigo capturaría en la casilla siguiente, donde ningún peón lo defiende ni puede llegar a defenderlo: ningún compañero de una columna contigua, aún por detrás, tiene libre de peones el camino a la casilla desde la que lo haría. Sigue siendo un blanco en su columna, y la casilla de delante es del rival. Cuanto menos avanzado, peor.
what-potentially_backward = Un peón al que un peón enemigo capturaría en la casilla siguiente, donde aún no lo defiende ninguno; pero un compañero de una columna contigua, aún por detrás, tiene libre de peones el camino a la casilla desde la que lo haría. Puede quedar retrasado o semirretrasado. Igual un peón al que capturarían dos y al que solo pueden ayudar por un lado: puede quedar retrasado sin remedio o parcialmente semirretrasado. En ambos casos cuesta un cuarto de los dos juntos; con ayuda por ambos lados, un peón ante dos atacantes está tan apoyado como atacado.
what-semi_backward = Un peón al que un peón enemigo capturaría en la casilla siguiente, donde un peón propio lo defiende. Puede avanzar, pero solo a costa de un cambio que rompe la estructura. Cuesta algo en la segunda y tercera filas y nada más allá.
what-backward_fated = Un peón al que dos peones enemigos podrían capturar en la casilla siguiente, donde ninguno lo defiende ni puede llegar a defenderlo: su suerte está echada. Cuesta más que un peón retrasado y pierde un tercio de ello por cada fila que ha avanzado.
what-partially_semi_backward = Un peón al que dos peones enemigos podrían capturar en la casilla siguiente, donde lo defiende un peón propio. Según caigan peones puede quedar retrasado, semirretrasado o retrasado sin remedio; por eso cuenta como la media de los tres. Con dos apoyos no sería de la familia.
what-backward_not_definitive = Un peón retrasado al que le quedan pasos libres: la primera casilla de su camino atacada por un peón enemigo está a dos pasos o más, sin defensa, y ningún compañero puede llegar a defenderla. Cada paso más reduce a la mitad lo que cuesta.
what-potentially_backward_not_definitive = Un peón que puede quedar retrasado y al que le quedan pasos libres: la primera casilla de su camino atacada por un peón enemigo está a dos pasos o más, y un compañero aún puede llegar a defenderla. Cada paso más reduce a la mitad lo que cuesta.
what-semi_backward_not_definitive = Un peón semirretrasado al que le quedan pasos libres: la primera casilla de su camino atacada por un peón enemigo está a dos pasos o más y defendida. El que lo apoya está entonces más avanzado que él, lo que cuesta algo más que si ya estuviera ante la captura, a cualquier distancia.
what-backward_fated_not_definitive = Un peón retrasado sin remedio al que le quedan pasos libres: la primera casilla de su camino atacada por peones enemigos está a dos pasos o más, la atacan dos y ningún peón la defiende ni puede llegar a hacerlo. Cada paso más reduce a la mitad lo que cuesta.
what-partially_semi_backward_not_definitive = Un peón parcialmente semirretrasado al que le quedan pasos libres: la primera casilla de su camino atacada por peones enemigos está a dos pasos o más, la atacan dos y la defiende un compañero. Cuesta algo más que si ya estuviera ante la captura, a cualquier distancia.
what-backward_fated_doubled = Un peón retrasado sin remedio, a cualquier distancia, con un peón propio detrás en su columna. La mitad de su valor cuenta otra vez.
why-backward_fated_doubled = También frena a ese peón.
what-backward_connecting = Un peón retrasado, a cualquier distancia, que defiende a un peón propio que no está en la columna del peón enemigo que lo frena. Un cuarto de su valor cuenta otra vez.
why-backward_connecting = Si avanzara, el peón que defiende quedaría solo.
what-backward_fixed_chain = Un peón retrasado, a cualquier distancia, en una cadena con al menos otros dos peones fijos. Cuenta más cuanto menos avanzado: dos tercios otra vez en la segunda y tercera filas, un tercio en la cuarta, un sexto más allá.
why-backward_fixed_chain = Su avance no arregla nada: aparecería otro peón retrasado en su lugar.
what-backward_doubled_pair = Un peón retrasado, a cualquier distancia, que es uno de un par doblado, salvo que una cadena fija disculpe al par.
why-backward_doubled_pair = Su avance deshace el par; por eso se le perdonan dos tercios de su valor.
what-backward_shared_stopper = Un peón retrasado, a cualquier distancia, frenado por un peón enemigo que frena también a otro retrasado.
why-backward_shared_stopper = Solo puede capturar a uno de ellos; por eso se perdona la mitad del valor, salvo que el peón ya esté perdonado como parte de un par doblado.
what-semi_backward_beside_doubled = Un peón semirretrasado, a cualquier distancia, con un par doblado propio en una columna contigua. Un cuarto de su valor cuenta otra vez.
why-semi_backward_beside_doubled = El par dificulta todo avance ordenado del grupo.
what-backward_pressure = Una pieza que controla la casilla situada ante un peón enemigo retrasado, detenido en esa misma casilla. Cada una de esas piezas gana un quinto de lo que cuesta el peón.
why-backward_pressure = Ayuda a mantener al peón donde está.
what-semi_backward_pressure = Una pieza que controla la casilla situada ante un peón enemigo semirretrasado, detenido en esa misma casilla.
why-semi_backward_pressure = El peón tiene apoyo, así que el control vale poco.
what-backward_blockader = Una pieza situada en la casilla que está ante un peón enemigo retrasado, detenido en esa misma casilla.
why-backward_blockader = Ningún peón enemigo puede echarla de allí sin abandonar al peón a su suerte.
what-backward_doubled_contest = La casilla situada ante un peón retrasado, detenido en esa misma casilla, que es uno de un par doblado, propio o enemigo.
why-backward_doubled_contest = De ella depende que el par se deshaga o siga siendo una debilidad; por eso ambos bandos ganan con cada pieza que la controla.
what-weakness_queen_relief = El rival tiene dama: se devuelve un tercio de lo que cuesta un peón doblado o aislado. Se deja fuera lo que una cadena fija ya ha devuelto.
why-weakness_queen_relief = Mientras ella está en el tablero, el juego no gira solo en torno a los peones.
what-weakness_rook_pressure = Por cada torre enemiga cuenta otra vez un quinto de lo que cuesta un peón doblado, aislado o frenado (cualquiera de la familia de los retrasados). No se refiere a los triplicados ni cuadruplicados; sí a los doblados que una cadena fija disculpa.
why-weakness_rook_pressure = Las torres viven de los peones débiles.
what-weakness_bishop_pressure = Un peón retrasado, con remedio o sin él, detenido en la casilla siguiente, que está en el color de un alfil enemigo. Un tercio de su valor cuenta otra vez.
why-weakness_bishop_pressure = No puede salir de las casillas que ataca el alfil.
what-bishop_pair_amnesty = Las debilidades de un bando con alfiles de ambos colores: pares doblados que ninguna cadena fija disculpa, columnas con tres peones o más, peones aislados. Cada una se toma por lo que cuesta menos lo que devuelve una dama enemiga. La más grave se reembolsa entera, la segunda en dos tercios y la tercera en uno; en el medio juego, la mitad de ello.
why-bishop_pair_amnesty = Con los dos alfiles un bando no tiene que temer por su estructura, salvo que tenga muchas debilidades.

## Peones y piezas juntos

what-pawn_piece_intersection = Una casilla que atacan a la vez un peón y una pieza propios. Cuenta cada peón, pieza y casilla, y más con una pieza más poderosa.
why-pawn_piece_intersection = Juntos la sostienen o rompen por ella.
what-stepping_stone = Una casilla del cuadrante del rey enemigo que atacan a la vez un peón y una pieza propios.
why-stepping_stone = La pieza que la pise quedará firme junto al rey.
what-piece_pawn_file = Una pieza en la misma columna que un peón propio: bien situada por delante de él y peor por detrás. Cuenta cada pieza con cada peón, haya lo que haya entre ellos.
why-piece_pawn_file = Un peón detrás de una pieza la respalda; un peón delante la estorba.
what-piece_pawn_diagonal = Una pieza en la misma diagonal que un peón propio: bien situada por delante de él y peor por detrás. Cuenta cada pieza con cada peón, haya lo que haya entre ellos.
why-piece_pawn_diagonal = Un peón detrás de una pieza la respalda; un peón delante la estorba.
what-cheap_defender = Un peón propio que atacan piezas enemigas y defienden piezas propias, cuando el defensor más barato vale menos que el atacante más barato. Cuenta la diferencia entre ambos.
why-cheap_defender = El ataque ocupa más fuerzas que la defensa.

## Movilidad, control, armonía

what-mobility = Cada casilla libre que ataca una pieza. Una casilla que ataca un peón enemigo cuenta menos cuanto más vale la pieza, y la mitad de ello si ninguna otra unidad de su bando, rey incluido, la ataca. Un peón enemigo atacado y defendido por otro peón cuenta como una casilla disputada.
why-mobility = Las piezas que pueden ir a muchas casillas encuentran buenas.
what-harmony = Con dos piezas o más, ordenadas por el número de casillas libres que atacan, cada una aventaja a la siguiente en una parte de su propio número; se cuenta uno menos la media de esas partes, por la movilidad del bando.
why-harmony = Las piezas colaboran mejor cuando ninguna tiene mucho más quehacer que la siguiente.
what-spatial_mobility = Un alfil o una torre tienen cuatro direcciones, una dama ocho, cada una abierta si su primera casilla está libre; un caballo mira adelante, atrás, a izquierda y a derecha, y cada dirección está abierta si hacia ese lado hay una casilla libre que ataca.
why-spatial_mobility = Una pieza que puede ir en muchas direcciones sirve en ambos flancos y en ambos campos.
what-complementarity = Las piezas se complementan en las casillas libres que controlan: la primera es la que más aporta, la segunda menos, la tercera lo mínimo, una cuarta nada.
why-complementarity = Controlar muchas casillas va antes que controlar mucho unas pocas.
what-complementarity_king_quadrant = El control de una casilla libre cuenta más en el cuadrante del rey enemigo.
why-complementarity_king_quadrant = Las piezas que allí colaboran pronto son un ataque.
what-colour_split = Los puntos de control complementario, casillas oscuras contra claras. Dos límites para la parte mayor distinguen un reparto igual de uno aceptable y de uno desigual. Sin control no hay nada que repartir.
why-colour_split = Cuanto más igualados, menos huecos de un color encuentra el rival.
what-shelter_complementarity = Las casillas de la zona de refugio del rey propio que no ocupa el enemigo, controladas por piezas y peones propios: la primera guardia es la que más aporta, la segunda menos, la tercera lo mínimo, y todo el doble que en otros sitios.
why-shelter_complementarity = Donde la defensa se solapa, el ataque no encuentra paso.
what-shelter_colour_split = Los puntos de control complementario de la zona de refugio propia, casillas oscuras contra claras, medidos como en todo el tablero y contados dobles.
why-shelter_colour_split = Un refugio débil en un color invita a atacarlo por ahí.
what-xray_intersection = Dos piezas de línea cuyas líneas se cruzan, vistas a través de todas las unidades, pueden unir fuerzas en el cruce: cada casilla así cuenta por el valor de ambas, dividido por el número de unidades en los dos caminos hasta ella (sin contar las dos piezas).
why-xray_intersection = Presión a largo plazo, que crece al abrirse líneas.
what-xray_intersection_shelter = Un cruce de líneas en la zona de refugio del rey enemigo, de dos piezas de línea o de un caballo y una pieza de línea, cuenta otra vez.
why-xray_intersection_shelter = Allí apunta al rey.
what-xray_intersection_knight = Una casilla de caballo en la línea de una pieza de línea, vista a través de todas las unidades: cuenta por el valor de ambas, dividido por el número de unidades en el camino de la pieza de línea hasta ella (sin contar el caballo).

## Colocación de las piezas

what-piece_rank = La fila de una pieza: cuanto más adelantada, más, hasta la sexta.
why-piece_rank = Una pieza gana espacio al avanzar. En su primera fila aún está por desarrollar.
what-piece_centralisation = El tablero se lee como cuatro anillos en torno a las cuatro casillas centrales.
why-piece_centralisation = Una pieza cercana al centro alcanza ambos flancos.
what-piece_holistic = Fila y centralización de una pieza vistas como una sola cosa: la media de lo que dan ambas, en cualquier fase. Por sí misma no puntúa; es una de las tres medidas de lo bien que está una pieza en conjunto.
what-smart_positioning = Se suman su movilidad, sus ataques (directos y por rayos X) y la media de sus valores por fila y centro, y la suma pierde hasta todo su importe cuanto más se separan los tres: la mitad de la parte en que el segundo queda por detrás del primero, y el tercero por detrás del segundo.
why-smart_positioning = Una pieza está mejor donde se mueve libre, ataca y está bien situada, todo a la vez.
what-space_queen = Con dama propia en el tablero, una parte más del espacio que ha ganado cada peón y cada pieza.
why-space_queen = Con dama el espacio se aprovecha mejor.
what-space_king_half = Una parte más del espacio que cada peón y cada pieza ha ganado en la mitad del tablero del rey enemigo.
why-space_king_half = Los acerca a él.
what-space_fixed_chain = Con cinco o seis pares de peones fijos o semifijos, una parte más del espacio que ha ganado cada peón.
why-space_fixed_chain = Nadie puede recuperarlo.

## Material

what-material = Lo que hay en el tablero, contado en peones: caballo y alfil tres cada uno, torre cuatro y medio, dama nueve.
what-piece_grading = Lo que vale una pieza depende de cuántos peones de ambos bandos hay en el tablero. Cada clase gana o pierde una parte de su valor según sean 13-16, 9-12, 5-8 o 0-4.
why-piece_grading = Los caballos están en casa entre muchos peones; alfiles, torres y damas necesitan las líneas que se abren cuando los peones desaparecen.
what-pawn_grading = Un peón gana cuando las piezas dejan el tablero. Se cuenta por las piezas de ambos bandos juntas, en tramos de quince peones.
why-pawn_grading = Menos pueden detenerlo, y más depende de quién corone.
what-material_compensation = Un bando con menos material que el rival que está igual o mejor cuando todo se cuenta (sin las dos cláusulas de tablas).
why-material_compensation = Lo que tiene en el tablero compensa lo que ha dado.
what-queen_passer_draw = Una dama sola con un peón pasado contra torre y pieza menor, o tres piezas menores, queda contenida si dos de los defensores controlan una casilla del camino del pasado y todos los demás peones están en una mitad del tablero. El bando que va por detrás recibe la parte de su desventaja que diga el perfil; el total iguala la partida.
why-queen_passer_draw = El peón pasado nunca rebasa esa casilla, y la dama sola no rompe nada.

## El rey

what-shelter_pawn_immediate = Un peón junto a su rey o delante de él, no detrás.
why-shelter_pawn_immediate = Es la protección más cercana que hay: cierra líneas y guarda casillas que el rival necesita para acercarse.
what-shelter_pawn_wider = Un peón a dos casillas de su rey en línea recta o diagonal: la mitad de lo que vale un peón junto al rey.
why-shelter_pawn_wider = Aún cierra esa línea, pero deja un hueco detrás.
what-shelter_pawn_sinuous = Un peón a salto de caballo de su rey: un tercio de lo que vale un peón junto al rey.
why-shelter_pawn_sinuous = No cierra ninguna línea hacia el rey, y el rey solo llega a él dando un rodeo.
what-weak_spot = Una casilla de la tercera fila que ningún peón propio defiende. En la zona de refugio del rey propio cuenta doble.
why-weak_spot = Es un hueco del que ningún peón puede echar a una pieza enemiga, y junto al rey vale más para el rival.
what-unguarded_fourth = Una casilla de la cuarta fila que ningún peón propio defiende. Cuenta doble donde la casilla de debajo pertenece a la zona de refugio del rey propio.
why-unguarded_fourth = Es un punto de apoyo para piezas enemigas, aunque menor que un punto débil.
what-weak_spot_control = Una pieza que controla un punto débil de su propio bando: medio hueco queda tapado, cerca del rey como en otros sitios.
why-weak_spot_control = Hace el trabajo del peón que falta.
what-unguarded_fourth_control = Una pieza que controla una casilla indefensa de su propia cuarta fila; ante el refugio cuenta doble.
why-unguarded_fourth_control = Suple al peón que falta.
what-weak_spot_occupied = Una pieza situada en un punto débil del rival.
why-weak_spot_occupied = Ningún peón puede echarla, y está bien situada en lo hondo del campo enemigo.
what-unguarded_fourth_occupied = Una pieza en una casilla de la cuarta fila del rival que ninguno de sus peones defiende.
why-unguarded_fourth_occupied = Está firme en medio de la lucha.
what-imminence = El camino de cada pieza hasta el rey enemigo en un tablero vacío, en casillas, contando ambos extremos. Una torre va por una fila y una columna, la primera jugada de un caballo abarca cuatro casillas y cada una más tres, un alfil del otro color apunta a la casilla que está ante el rey.
why-imminence = Cuanto más cortos todos los caminos juntos, más piezas pueden sumarse a un ataque cuando a las primeras les falten fuerzas.

## Bloqueo

what-blockade = Una pieza o el rey justo delante de un peón pasado enemigo lo detiene. Cuanto antes, mejor: las filas son las del bloqueador, vistas desde el lado del pasado.
why-blockade = Caballo y alfil son los mejores bloqueadores, pues poco puede echarlos; a una torre se la expulsa con facilidad, a una dama con todo, así que allí se desperdicia; un rey solo bloquea al final del final.
what-blockade_from_afar = Una pieza en el camino de un peón pasado enemigo con una o dos casillas libres en medio: el pasado aún puede moverse, pero solo hasta ahí. La mitad de lo que vale el bloqueador justo delante, o un tercio con dos casillas; una dama no bloquea, un rey solo al final del final.
what-blockade_reserve = Otra pieza que controla la casilla del bloqueador puede ocupar su lugar cuando lo echan o hace falta en otra parte. La mejor cuenta la mitad de lo que vale como bloqueador, la siguiente un tercio; caballos y alfiles van antes que el rey, que solo entra donde un perfil le da valor allí (al final del final), y este antes que las torres; las damas quedan fuera.
what-blockade_second = De dos o más bloqueos, cada uno menos el más valioso pierde un tercio de su valor, o dos tercios si su pasado está en diagonal junto a otro bloqueado. Entre iguales se libra el que más perdería.
why-blockade_second = Dos bloqueos cuestan más de sostener que uno, y si están juntos, el avance de un peón echa al bloqueador del otro.
what-block_doubled = Una pieza justo delante del peón delantero de un par doblado enemigo.
why-block_doubled = Frena a los dos.
what-block_isolated = Una pieza justo delante de un peón aislado enemigo.
why-block_isolated = Sujeta al peón donde se le puede asediar.
what-block_doubled_isolated = Una pieza justo delante de peones doblados y además aislados tiene un puesto excelente. En lugar de lo que vale bloquear a un doblado o a un aislado.
why-block_doubled_isolated = Ningún peón puede atacarla nunca.
what-block_doubled_backward = Una pieza justo delante del peón delantero de un par doblado enemigo, si ese peón está retrasado.
why-block_doubled_backward = Una casilla perfecta para trasladar piezas.
what-block_intruder = Una pieza justo delante de un peón enemigo de nuestra mitad que no es pasado. Donde un peón nuestro defiende esa casilla desde al lado y ninguno está en la columna detrás del bloqueador, el peón apenas podría avanzar de todos modos: la mitad del valor, para cualquier pieza. Si no, el valor entero, pero no para una torre, que allí pierde demasiada movilidad.
why-block_intruder = Aunque no sea pasado, el peón nos oprime, y la pieza lo detiene.
what-block_shelter_doubled = Un caballo, una torre o una dama justo delante de peones doblados del refugio del rey enemigo, ambos en su zona. Un alfil no cuenta.
why-block_shelter_doubled = El refugio no se puede enderezar.
what-fix_shelter_doubled = Un peón justo delante de peones doblados del refugio del rey enemigo, ambos en su zona.
why-fix_shelter_doubled = Los fija: el refugio no se puede enderezar.
what-block_root = Una pieza justo delante de un peón base enemigo, que defiende a otro y al que ninguno defiende. También una dama está bien allí.
why-block_root = Detiene la base, presiona de cerca a la cadena y ningún peón de esa cadena puede echarla.

## Estructuras fijas

what-fixed_pawn = Un peón cara a cara con un peón enemigo.
why-fixed_pawn = Ninguno puede moverse.
what-semi_fixed_pawn = Un peón con un peón enemigo por delante y dos casillas libres en medio, si ambos están retrasados sin remedio.
why-semi_fixed_pawn = El que avance puede ser capturado por dos peones, así que se sujetan casi tanto como un par fijo.
what-fixed_part = Un peón de un grupo con algún peón fijo, él mismo ni fijo ni semifijo, sin peón enemigo por delante en su columna o con uno cuyo grupo no está fijado contra este.
why-fixed_part = Parece móvil, pero está atado a los fijos y es retrasado por naturaleza.
what-semi_fixed_part = Lo mismo con peones semifijos: un peón de un grupo con algún semifijo, él mismo ni fijo ni semifijo, sin peón enemigo por delante en su columna o con uno cuyo grupo no está semifijado contra este.
what-closed_structure = Cada una de las columnas c, d, e y f tiene un par fijo o semifijo. Eso lo tienen ambos bandos por igual, pero uno puede tener más espacio en ello: un perfil puede dar un valor a cada uno de esos peones por su fila. Las fuentes lo dejan abierto.
why-closed_structure = El centro está cerrado.
what-semi_closed_structure = Dos o tres de las columnas c, d, e y f tienen un par fijo o semifijo. Un perfil puede dar un valor a cada uno de esos peones por su fila.
why-semi_closed_structure = El centro está en parte cerrado.
what-closed_placement = En una estructura cerrada, una pieza en la tercera fila o más adelante con un peón propio fijo o semifijo por delante en su columna. Las piezas menores ganan más de su movilidad que las mayores.
why-closed_placement = Si la estructura se rompe, su movilidad subirá al instante, y está lo bastante cerca para aprovecharlo.
what-fixed_chain_draw = Con cinco o más pares de peones fijos, semifijos o casi semifijos, el bando que va por detrás recibe una cantidad que crece con los pares, nunca más de lo que iguala. Con los ocho pares trabados recibe justo lo que iguala, si no va tan por detrás (`level_within`) que el otro pueda romper con un sacrificio; si no, como con siete.
why-fixed_chain_draw = Por entre peones trabados apenas hay paso.

## Complemento

what-pawn_square = Un peón según la casilla en que está.
what-knight_square = Un caballo vale lo que vale su casilla: mucho en el centro, poco en el borde.
what-bishop_square = Un alfil según la casilla en que está.
what-rook_square = Una torre según la casilla en que está.
what-queen_square = Una dama según la casilla en que está.
what-king_square = El rey según la casilla en que está: en casa mientras hay damas, en el centro cuando ya no las hay.
what-knight_reach = Un caballo según el número de casillas a las que puede ir con provecho: no controladas por peones enemigos ni ocupadas por su rey, su dama o peones atascados; si está clavado a su rey, solo en la línea de la clavada.
why-knight_reach = Las primeras casillas son las que más importan.
what-bishop_reach = Un alfil según el número de casillas a las que puede ir con provecho, contadas como para el caballo.
what-rook_reach = Una torre según el número de casillas a las que puede ir con provecho, contadas como para el caballo y no controladas por caballos ni alfiles enemigos.
what-queen_reach = Una dama según el número de casillas a las que puede ir con provecho, contadas como para el caballo y no controladas por caballos, alfiles ni torres enemigos.
what-pawn_threat = Un peón ataca a una pieza.
why-pawn_threat = La pieza tiene que moverse o se pierde por un peón.
what-pawn_push_threat = Un peón podría avanzar sin riesgo y atacar a una pieza.
what-piece_threat = Una pieza ataca a una unidad defendida que vale más, o que ningún peón defiende, según la clase de la que ataca y de la atacada.
what-hanging = Una unidad enemiga está atacada y nada la defiende, según la clase de la que ataca y de la atacada.
why-hanging = Hay que moverla o defenderla, o se pierde.
what-queen_hunt = Una casilla desde la que un caballo, un alfil o una torre atacaría a la dama en la jugada siguiente y donde estaría a salvo: la dama tendrá que irse, y la jugada llega con ganancia de tiempo.
what-restriction = Casillas que el rival ataca, sin peón y sin segundo atacante, y que también atacamos nosotros.
why-restriction = Sus piezas van allí con riesgo.
what-king_danger = Peligro para el rey enemigo: el número de atacantes por su peso, casillas atacadas y débiles junto al rey, jaques, defensores clavados; menos sin dama y por cada peón que está junto al rey. Hasta `ordinary` es parte del juego ordinario. El valor se curva hacia arriba: pasado cada codo, lo que lo excede cuenta otra vez, de modo que dos atacantes son más que dos veces uno.
what-safe_checks = Casillas desde las que una pieza puede dar jaque al rey enemigo sin que la capturen gratis, según la clase de pieza: una casilla así o varias.
what-flank_attack = Las casillas del flanco donde vive el rey enemigo que atacamos; las atacadas dos veces cuentan dos veces.
why-flank_attack = Un ataque lo preparan muchas piezas.
what-flank_cover = Las casillas del flanco donde vive nuestro rey que cubrimos nosotros.
what-king_escape = Las casillas contiguas a nuestro rey a las que puede ir: sin unidad propia y no atacadas. Con dama enemiga en el tablero cuentan aparte.
what-minor_far_from_king = Un caballo o un alfil lejos de su rey: ni lo protege ni es protegido por él. Según la clase, por cada paso de rey más allá de las casillas cercanas.
what-line_to_king = Una torre en la columna del rey enemigo o en una contigua, o un alfil en una diagonal que lleva a las casillas que rodean a ese rey y que ningún peón cierra.
why-line_to_king = Lo que está en medio puede irse.
what-pawnless_wing = Un rey en un flanco sin peones de ningún bando.
why-pawnless_wing = Nada lo protege allí, y nada hay allí que merezca su tiempo.
what-king_far_from_pawns = Los pasos que separan al rey del más cercano de sus peones, después del primero.
why-king_far_from_pawns = En el final tiene que guardarlos y guiarlos.
what-shelter_file = El refugio del rey en cada una de las tres columnas que lo rodean: cuánto ha avanzado el peón propio más cercano que no está detrás del rey, o que no hay ninguno; según la distancia al borde.
what-pawn_storm = Peones enemigos que vienen contra el rey por las tres columnas que lo rodean: lo cerca que está el primero y si un peón propio le cierra el paso.
why-pawn_storm = Se dice del rey: el peón más cercano puede ser también el que mantiene cerrada la columna.
what-passer_own_king = Un peón pasado con su rey cerca de la casilla que tiene delante.
why-passer_own_king = Camina con escolta.
what-passer_enemy_king = Un peón pasado con el rey enemigo cerca de la casilla que tiene delante.
why-passer_enemy_king = Tiene un guardián que burlar.
what-passer_path = Lo que impide seguir a un peón pasado: una unidad justo delante; el rival ataca la casilla de delante y nosotros no; puede dar el paso, pero un enemigo está más allá; o todo su camino está libre, pero no es seguro.
why-passer_path = Un peón con el camino libre y seguro hasta el final vale todo lo que vale un peón pasado en su fila.
what-unstoppable_passer = Un peón pasado al que el rey enemigo no alcanza, sin otra pieza que lo pare: la regla del cuadrado. El camino está libre, y el rey necesita más jugadas hasta la casilla de coronación que el peón, que tiene paso doble en la segunda fila, y una jugada más si le toca mover.
what-won_pawn_ending = Rey y peón contra rey, donde el mejor juego gana para el peón.
why-won_pawn_ending = No queda nada que juzgar: el peón pasa.
what-phalanx = Un peón con otro propio justo al lado, según la fila: con un peón enemigo delante en su columna o sin él.
why-phalanx = Juntos cubren las casillas de delante.
what-supported_pawn = Un peón defendido por otro peón, según la fila: con un peón enemigo delante en su columna o sin él.
why-supported_pawn = Es mérito de ambos.
what-holding_back = Un peón enemigo con peones nuestros por delante, en su columna o en una contigua, según su fila.
why-holding_back = Impiden que sea pasado: si se quitaran del tablero, se echarían de menos.
what-isolated_half_open = Un peón aislado sin peón enemigo por delante en su columna.
why-isolated_half_open = Las piezas mayores pueden llegar a él.
what-rook_file = Una torre en una columna sin peones propios: sin ningún peón, con o sin una casilla en las tres últimas filas donde puede entrar con seguridad; o con un peón enemigo que ningún peón defiende, o uno defendido.
what-rook_shut_in = Un peón propio está delante de una torre en su columna.
why-rook_shut_in = La torre lo mira a él y a nada más; el peón haría más en otro sitio.
what-rook_on_seventh = Una torre en séptima mientras el rival tiene allí peones o, lo que es más, su rey detrás.
what-rook_behind_passer = Una torre detrás de un peón pasado empuja al propio o frena al enemigo.
why-rook_behind_passer = Todo lo que cede queda detrás del peón.
what-outpost = Un caballo o un alfil en la mitad enemiga, hasta su tercera fila, donde ningún peón enemigo puede atacarlo nunca; vale más si lo defiende un peón.
what-minor_behind_pawn = Un caballo o un alfil justo detrás de un peón de cualquier bando.
why-minor_behind_pawn = Está a salvo de ataques frontales.
what-bishop_pair = Alfiles de ambos colores.
why-bishop_pair = Cubren lo que uno solo nunca puede.
what-bishop_beside_pawns = Peones propios en el color de un alfil: contados por cada alfil, los peones solos y los peones por el número de peones centrales bloqueados.
why-bishop_beside_pawns = Le estorban, y más cuando las columnas centrales están bloqueadas.
what-long_diagonal = Un alfil que ve, a través de los peones, las dos casillas centrales de una gran diagonal.
what-imbalance = Lo que vale el material junto a otro material: caballos con muchos peones, torres y alfiles con pocos, segundas torres y caballos, y piezas contra las menores del rival.
what-closed_board = Peones cara a cara, por cada pieza de una clase: cómo le va el tablero más o menos cerrado.
why-closed_board = Un caballo salta las líneas cerradas; una torre espera detrás de ellas.
what-safe_space = Casillas de las cuatro columnas centrales y las filas 2 a 4 sin peón propio y que ningún peón enemigo ataca; las que están detrás de peones propios cuentan dos veces, y todas cuentan por cada pieza propia.
what-tempo = El derecho a jugar vale algo por sí mismo.
what-weight_of_lead = Lo que pesa una ventaja según las piezas dejan el tablero: la misma ventaja que en la apertura aún lo deja todo abierto decide un final. Las demás cláusulas de este tipo cuentan a partir de aquí.
what-pawns_left = Los peones que le quedan para ganar al que lleva ventaja.
why-pawns_left = Cada cambio de uno acerca las tablas.
what-pawnless_lead = El que lleva ventaja no tiene peones y debe ganar solo con piezas: según la ventaja en piezas, de ninguna a cinco peones y más; con una sola pieza menor como mucho, apenas puede ganar.
what-opposite_bishops = Un alfil cada uno, de distinto color. Según los peones pasados del que lleva ventaja cuando solo quedan alfiles; menos con una pieza más cada uno, y con más.
why-opposite_bishops = Ninguno puede nunca desalojar al otro, y los peones pasados se detienen en el color que su alfil no ve.
what-wrong_rook_pawn = Todos los peones del que lleva ventaja están en una columna de torre, no tiene piezas o solo alfiles que no controlan la casilla de coronación, y el rey defensor está allí: no se le puede sacar del rincón.
what-drawn_pawn_ending = Rey y peón contra rey, donde el mejor juego es tablas: la parte de la ventaja que ya no cuenta.
why-drawn_pawn_ending = El rey se pone delante del peón, o toma la oposición, y aguanta.
what-pawn_front = Hasta dónde llegan los peones de flanco a flanco, en columnas de la primera a la última.
why-pawn_front = En un frente estrecho no hay segunda debilidad que atacar, y el rey defensor nunca está lejos.
what-lopsided_pawns = La parte de una ventaja que ya no cuenta, según cuántas columnas tienen peones de un solo bando.
why-lopsided_pawns = De peones que están todos enfrentados es difícil sacar algo: cuanto más desiguales, mejor para quien juega a ganar.
what-kind_of_ending = Qué parte de una ventaja gana depende de las piezas que quedan: un final de peones está ganado o es tablas, con poco en medio; las torres aguantan mucho. Hasta tres piezas son pocas.

## Reglas de descarte

what-cut_low_mobility = Piezas con menos casillas libres de las que su clase necesita en esta fase del medio juego. Una pieza que no puede moverse no participa, así que no vale la pena seguir una variante que encierra aunque sea una más. Por debajo de 0 casillas, el límite del final, no hay pieza.
what-cut_colour_split = La parte mayor de los puntos de control complementario, casillas oscuras contra claras, es demasiado grande: el rival se instalará en las casillas del otro color. Sin control no hay parte.
what-cut_shelter_colour_split = Lo mismo que el control de un solo color, medido en las casillas de la zona de refugio del rey propio: a un rey guardado en un solo color se le ataca por el otro.
what-cut_backward_seventh = Más peones retrasados en la segunda fila (la séptima, vista por el rival) de los permitidos, contando los detenidos en la casilla siguiente. Cada uno ata una pieza a su guardia.
what-cut_backward_sixth = Más peones retrasados en la tercera fila (la sexta, vista por el rival) de los permitidos, contando los detenidos en la casilla siguiente.
what-cut_fated_seventh = Más peones retrasados sin remedio en la segunda fila (la séptima, vista por el rival) de los permitidos, contando los detenidos en la casilla siguiente: dos peones enemigos controlan esa casilla y ninguno propio la apoya.
what-cut_doubled_pairs = Más columnas de las permitidas en las que el bando tiene dos peones o más. Solo una captura de peón dobla peones, así que también se pregunta por esas capturas.
what-cut_top_mobility = Las dos piezas más móviles del rival tienen más de tantas veces la movilidad de las dos propias, según lo que vale la movilidad. Las mejores piezas llevan la partida; no vale la pena seguir una variante que queda tan atrás con ellas.
what-cut_connectedness = Los peones del rival tienen más de tantas veces las posibilidades de conexión de los propios. Se pregunta solo en el medio juego (un límite de 0 es ninguno) y solo con peones en ambos bandos.
what-cut_gap_bridging = Los peones del rival tienen más de tantas veces la capacidad de los propios de cubrir huecos. Se pregunta solo en el medio juego (un límite de 0 es ninguno) y solo con peones en ambos bandos.
what-cut_pawn_spread = Lo que cuesta al bando propio el control de peones apiñado es más de tantas veces lo que cuesta al rival. Se pregunta solo con peones en ambos bandos.
what-cut_fixed_isolated = Más peones de los permitidos sin compañero en una columna contigua y con un peón enemigo en la casilla de delante: no pueden avanzar y solo las piezas pueden defenderlos.
what-cut_harmony = Con las piezas ordenadas por el número de casillas libres que atacan, las partes en que cada una aventaja a la siguiente suman más que el límite: unas pocas piezas hacen todo el trabajo.
what-cut_positioning = En promedio, movilidad, ataque y colocación de las piezas distan entre sí más que el límite: son buenas en una cosa y malas en las otras. Sin piezas no hay promedio.
what-cut_imminence = Los caminos de todas las piezas propias hasta el rey enemigo, en casillas, suman más que el límite. Se pregunta solo en el medio juego (un límite de 0 es ninguno), y se trata del ataque: quien se ha alejado tanto ha renunciado a atacar.

## Preferencias

what-prefer_harmony = De dos jugadas que dejan el mismo número de piezas propias de cada clase, aquella tras la que las piezas reparten su movilidad de modo claramente más igual, salvo que la otra gane claramente más movilidad.
what-prefer_positioning = De dos jugadas, aquella tras la que movilidad, ataque y colocación de las piezas distan en promedio claramente menos, salvo que la otra gane claramente más de las tres juntas.
what-prefer_complementarity = De dos jugadas que dejan el mismo número de piezas propias de cada clase, aquella tras la que controlan juntas más casillas, cada casilla por una, dos o tres de ellas. Solo habla donde ni la armonía ni la colocación hablan por una de las dos.
why-prefer_complementarity = Las piezas que controlan casillas distintas dejan al rival menos adonde ir.

## Cláusulas sobre jugadas

what-fixing_when_ahead = Los peones fijos llevan a las tablas. Con cuatro pares o más fijos, semifijos o casi semifijos, una jugada de peón del que lleva ventaja que fija más de ellos regala lo que esos pares de más valen para el otro.
what-freed_squares = Una pieza que se quita de en medio abre casillas a las demás de su bando: cuenta cada casilla que estas atacan de nuevo y que no tiene unidad propia tras la jugada, y también la que deja si ya la atacaban.

## De quién son los números donde son de ambos: de las fuentes y nuestros

numbers-attack = los de peón, dama y rey son suyos; los de las piezas intermedias, nuestros en proporción
numbers-xray_attack = la reducción a la mitad es suya, sobre los valores del ataque
numbers-passer = un tercio más en el final es suyo; la tabla por filas y el aumento posterior, nuestros
numbers-potential_passer = 20 y 35 centésimas y la mitad de un pasado son suyas; la tabla de los pasados, nuestra
numbers-semi_passer = la mitad es suya; la tabla de los pasados, nuestra
numbers-connected_passers = 50 centésimas por dos son suyas; 25 por cada uno más y el aumento en el final, nuestros
numbers-connected_passers_diagonal = 10 centésimas son suyas; el aumento en el final, nuestro
numbers-central_passer = 30 y 20 centésimas son suyas; la mitad por debajo de la quinta fila y en el final, nuestra
numbers-pawn_file = los escalones y su inversión en finales simples son suyos; qué finales son simples, nuestro
numbers-doubled = 10 centésimas, la mitad más y el doble en el final son suyos; el aumento de uno a otro, nuestro
numbers-isolated_horizontal = 10 y 2 centésimas, un tercio más y el doble en el final son suyos; el aumento de uno a otro, nuestro
numbers-isolated_vertical = 10 y 2 centésimas, un tercio más y el doble en el final son suyos; el aumento de uno a otro, nuestro
numbers-potentially_backward_not_definitive = la reducción a la mitad es suya para los retrasados; que valga para los que pueden quedar retrasados, nuestro
numbers-partially_semi_backward_not_definitive = el valor es suyo; las 2,5 centésimas más son suyas para los semirretrasados y nuestras para estos
numbers-backward_fixed_chain = dos tercios son suyos; que bajen a un tercio y a un sexto más adelante, nuestro
numbers-mobility = la proporción, la mitad y el aumento en el medio juego son suyos; 10 milésimas por casilla libre, nuestras
numbers-blockade = los factores por fila son suyos; los valores de los bloqueadores, nuestros
numbers-blockade_from_afar = las partes son suyas; los valores de los bloqueadores, nuestros
numbers-blockade_reserve = las partes son suyas; los valores de los bloqueadores, nuestros
numbers-fixed_chain_draw = las cantidades y el límite de dos peones son suyos; que nunca hagan más que igualar, nuestro
numbers-fixing_when_ahead = las cantidades para el bando que va por detrás son suyas; que una jugada pierda su diferencia, nuestro
what-king_wing = Una unidad según cuántas columnas la separan del rey enemigo, y según su clase.
why-king_wing = Caballos, torres y damas quieren estar donde está ese rey mientras quedan muchas piezas; los peones pasan por donde no está.
what-rooks_together = Una torre que defiende a otra: en una columna o en una fila.
why-rooks_together = Dobladas en una columna entran juntas.
what-rook_before_passer = Una torre delante de un peón pasado propio, en su columna.
why-rook_before_passer = Bloquea al peón y pierde espacio con cada paso.
what-back_rank_guard = Una torre en la primera fila junto a su rey mientras el rival tiene torres o damas.
why-back_rank_guard = Impide el mate en la última fila.
what-rook_boxed_in = Una torre en la primera fila entre el borde y su propio rey, con tres casillas libres o menos.
why-rook_boxed_in = El rey tiene que moverse antes de que salga.
what-king_cut_off = Una torre desde la cuarta fila, con el rey enemigo en una fila más allá.
why-king_cut_off = El rey no puede llegar a sus peones.
what-queen_in_line = La dama enemiga en la línea de un alfil o una torre, con una unidad en medio: una enemiga está clavada a ella, una propia puede apartarse y atacarla.
what-to_take = El bando que juega ataca una unidad que nada defiende, o una pieza con un peón.
why-to_take = Se puede capturar enseguida.
what-check_to_give = El bando que juega tiene un jaque seguro, según la pieza.
why-check_to_give = El rival tiene que responder antes de hacer otra cosa.
what-guarded_by_pawn = Una pieza defendida por un peón, según su clase.
why-guarded_by_pawn = La defensa no cuesta nada, y ningún cambio pierde más de lo capturado; es mérito del peón.
what-lever = Un peón en quinta o sexta que ataca a un peón enemigo.
why-lever = Irrumpe en el campo contrario y puede quedarse allí si nadie le hace caso.
what-passer_escort = Un peón pasado cuya casilla siguiente defiende una unidad propia, según la fila.
why-passer_escort = A quien lo frene allí se le puede capturar.
what-king_facing_queen = La fila y la columna de un rey mientras el rival tiene dama.
why-king_facing_queen = Lo que es buena casilla para un rey en un final es peligrosa ante ella.
what-outpost_in_reach = Un caballo que puede ir a un puesto avanzado, hasta la tercera fila del rival, defendido por un peón propio.
what-bishop_against_pawns = Peones enemigos en las diagonales de un alfil, haya lo que haya en medio.
why-bishop_against_pawns = Choca con ellos.
what-leaned_on = Una unidad que es la única defensa de otra atacada.
why-leaned_on = Otras se apoyan en ella. En la cuenta de una unidad es lo que hace por todas las demás y contra ellas, más allá de lo que se encuentra en ella: cuánto cambiarían las amenazas, el alcance, el peligro de los reyes, los peones pasados y los aislados si se quitara del tablero. A ninguna unidad se le carga, de modo que todas las cuentas siguen sumando el total.

# Was Klauseln sind und warum das zählt: im Englischen bei ihrer Deklaration.

## Kmoch

what-dispersion = Kmochs Wort für Bauern, die durch Schlagen in Inseln zerfallen sind. Bei n Bauern auf i Inseln ist das Maß |3i² - n|: eine Insel aus drei Bauern ist vollkommen, vier Inseln mit zusammen vier Bauern sind um 44 davon entfernt.
why-dispersion = Inseln können einander nicht decken; jede braucht Figuren zu ihrem Schutz.
what-distortion = Kmochs Wort für Bauern, die durch Vorrücken auseinandergeraten sind. Verglichen wird, wie weit die vordersten Bauern benachbarter Linien gekommen sind: Jeder Schritt Unterschied zählt einmal, eine leere Linie gilt als kein Schritt. Zerklüftete Bauern lassen Löcher neben sich und können einander nicht decken.
what-distortion_front = Distorsion andersherum gezählt: Verglichen werden die Felder, die die hintersten Bauern benachbarter Linien noch vor sich haben. Halb vereinzelte Bauern sehen dann umso besser aus, je weiter sie gekommen sind. Die Quellen bieten es als andere Möglichkeit an: Es wird gezählt, und ein Profil kann es werten.
what-island_imbalance = Drei oder vier Inseln gegen einen Gegner, der eine oder zwei hat, bei gleich vielen Bauern, einen hin oder her. Bei gleich vielen Bauern hat die Seite mit weniger Inseln weniger Stellen zu bewachen.
what-weak_pawn = Ein auf die eine oder andere Art schwacher Bauer: Er teilt seine Linie mit einem eigenen, steht nach Linien oder nach Reihen isoliert oder ist schon vor dem nächsten Feld rückständig oder dauerhaft rückständig.
why-weak_pawn = Was das kostet, ist Sache der Klauseln, die den Grund nennen; diese zählt nur, für die Bilanz der schwachen Bauern im Ganzen.

## Angriffe und Röntgenangriffe

what-attack = Eine Figur greift einen feindlichen Stein an. Jeder Angriff zählt nach dem Wert des angegriffenen Steins, der König wie zwei Damen.
why-attack = Er bindet den Stein oder die, die ihn decken.
what-xray_attack = Ein Läufer, ein Turm oder eine Dame blickt durch die Steine auf der eigenen Linie hindurch auf einen feindlichen Stein dahinter. Ein solcher Angriff zählt nach dem Wert des Ziels, halbiert für jeden Stein dazwischen, gleich welcher Farbe, bis zu vieren.
why-xray_attack = Der Stein dahinter kann nicht ungestraft ins Freie treten, und er ist angegriffen, sobald der Weg frei wird.
what-pin = Ein feindlicher Stein, der allein auf der Linie zwischen unserem Läufer, Turm oder unserer Dame und dem feindlichen König oder einem wertvolleren feindlichen Stein steht. Die Quellen geben dafür keine eigene Zahl an; ein Profil kann es.
why-pin = Er kann die Linie nur mit Verlust verlassen.

## Freibauern

what-passer = Ein Bauer, den kein feindlicher Bauer aufhalten kann: Keiner steht vor ihm auf seiner oder einer benachbarten Linie, und kein eigener Bauer steht vor ihm auf seiner Linie.
why-passer = Er bindet feindliche Figuren an seinen Weg, und das umso mehr, je weiter er gekommen ist.
what-potential_passer = Eine Mehrheit, die einen Freibauern bilden kann: der vorderste Bauer einer Linie, auf der seine Seite mehr Bauern hat als der Gegner, wenn der Gegner auf keiner der Nachbarlinien in der Überzahl und der Bauer nicht schon frei ist. Er zählt umso mehr, je weiter er gekommen ist: um die Hälfte dessen, was ein Freibauer gegenüber einem auf der zweiten Reihe gewonnen hätte.
what-passer_neutral = Eine Seite hat Bauern, aber keiner ist ein Freibauer oder kann durch eine Mehrheit einer werden. Die Quellen geben dafür keine Zahl an; ein Profil kann es.
why-passer_neutral = Die Bauern allein werden die Partie nicht für sie entscheiden.
what-semi_passer = Ein Bauer hinter einem eigenen Freibauern auf derselben Linie, ohne feindliche Bauern vor ihm auf seiner oder einer benachbarten Linie.
why-semi_passer = Er wird selbst zum Freibauern, sobald der Bauer vor ihm weg ist, und ist daher einen halben Freibauern wert.
what-connected_passers = Freibauern, die auf einer Reihe oder Diagonale nebeneinander stehen.
why-connected_passers = Sie sichern einander den Weg und sind zusammen stärker als getrennt: Die ersten beiden zählen am meisten, jeder weitere halb so viel.
what-connected_passers_diagonal = Zwei Freibauern auf benachbarten Feldern einer Diagonale.
why-connected_passers_diagonal = Der eine deckt den anderen, sodass ein König allein keinen von ihnen schlagen kann.
what-central_passer = Ein Freibauer auf einer der Linien c bis f, der auf einer Reihe oder Diagonale mit einem anderen auf diesen Linien verbunden ist: d und e zählen mehr als c und f, unterhalb der fünften Reihe die Hälfte, und im Endspiel noch einmal die Hälfte.
why-central_passer = Solche Bauern teilen das Brett in zwei Hälften und zählen am meisten, solange es Figuren gibt, die sie voneinander trennen.

## Gruppen und Stand der Bauern

what-group_member = Ein Bauer mit einem anderen Bauern seiner Seite einen Königsschritt entfernt.
why-group_member = Solche Bauern können einander decken oder nebeneinander vorrücken; ein einzelner kann beides nicht.
what-pawn_defended = Ein Bauer, den ein anderer Bauer deckt.
why-pawn_defended = Keine Figur muss dafür abgestellt werden.
what-group_count = Jede Gruppe von Bauern, die durch Königsschritte verbunden sind; ein einzelner Bauer ist eine Gruppe für sich.
why-group_count = Je mehr Gruppen, desto mehr Stellen sind zu bewachen.
what-group_potential_member = Ein einzelner Bauer, zwei Königsschritte von einem Bauern seiner Seite entfernt, den ein Zug neben einen von ihnen bringt, ohne dass ein Bauer im Weg steht.
why-group_potential_member = Er gehört beinahe schon zur Gruppe: ein kleiner Mangel.
what-group_stranded_member = Ein einzelner Bauer, zwei Königsschritte von einem Bauern seiner Seite entfernt, der sich ihm nicht mit einem Zug anschließen kann: Er ist an seinen Nachbarn vorbeigelaufen, oder ein Bauer steht im Weg.
what-group_rank_span = Wie viele Reihen eine Gruppe von zwei oder mehr Bauern einnimmt, vom hintersten bis zum vordersten.
why-group_rank_span = Eine Gruppe, die sich über viele Reihen zieht, wird an der Basis angegriffen und an der Spitze aufgehalten.
what-pawn_file = Die Linie, auf der ein Bauer steht: Zentrumsbauern zählen am meisten, und in den letzten Endspielen ist es umgekehrt.
why-pawn_file = Zentrumsbauern beherrschen die Mitte des Brettes; in den letzten Endspielen ist ein Bauer fern von den Königen am schwersten aufzuhalten.
what-pawn_rank = Ein Bauer auf der dritten oder vierten Reihe, mehr als zwei Königsschritte vom eigenen König entfernt.
why-pawn_rank = Er gewinnt Raum für die Figuren hinter ihm. Näher am König gewinnt er durch Vorrücken nichts: Dort wird er als Schutz gebraucht.
what-pawn_advance_potential = Jeder Bauer zusammen mit jedem Bauern seiner Seite auf einer benachbarten Linie.
why-pawn_advance_potential = Ein Nachbar auf gleicher Höhe hilft ihm am besten voran, einer weiter hinten kann noch folgen, einer weiter vorn kann warten.
what-pawn_connectedness_potential = Wie gut ein Bauer steht, um mit anderen in Verbindung zu kommen: am besten auf den mittleren Reihen und den zentralen Linien, von wo die meisten Bauern nahe sind.
what-pawn_gap_bridging = Wie gut ein Bauer noch Lücken zwischen den Bauern seiner Seite schließen kann.
why-pawn_gap_bridging = Je weiter hinten er steht, desto mehr Lücken liegen noch vor ihm.
what-pawn_spread = Von den Feldern der Reihen 2 bis 7, die Bauern beherrschen, zählt jedes nach dem ersten auf einer Linie, jedes nach dem ersten auf einer Reihe und jedes, das zweimal beherrscht wird.
why-pawn_spread = Bauern, die viele Felder einer Linie oder Reihe oder ein Feld doppelt beherrschen, überlassen andere dem Gegner.
what-root_pawn = Ein Bauer, der einen Bauern seiner Seite deckt und selbst von keinem gedeckt wird. Auf der zweiten Reihe kostet das nichts; je weiter vorn er steht, desto mehr.
why-root_pawn = Auf ihm ruht die Kette, und an ihm wird sie angegriffen: Auf der zweiten Reihe ist er schwer zu erreichen.
what-root_pawn_two_diagonals = Ein Basisbauer, der zwei Bauern deckt.
why-root_pawn_two_diagonals = Mit ihm fallen zwei Ketten, darum kostet er noch einmal so viel.
what-root_pawn_fixed = Ein Basisbauer, dessen Kette einen festgelegten oder halb festgelegten Bauern hat.
why-root_pawn_fixed = Die Kette kann sich dem Angriff auf ihre Basis nicht durch Vorrücken entziehen, darum kostet diese noch einmal so viel.

## Doppelte und isolierte Bauern

what-doubled = Einer von genau zwei Bauern einer Seite auf derselben Linie. Im Endspiel kostet er mehr, und am meisten, wenn seine Gruppe (durch Königsschritte verbundene Bauern) keinen Bauern auf einer anderen Linie hat.
why-doubled = Der hintere steht im Schatten des vorderen, und keiner kann den anderen decken.
what-treble = Genau drei Bauern einer Seite auf derselben Linie.
why-treble = Zwei von ihnen stehen dem dritten fast nur im Weg; darum zählt das weit mehr als ein Doppelbauer, und als solcher zählt es nicht noch einmal.
what-quadruple = Vier oder mehr Bauern einer Seite auf derselben Linie.
why-quadruple = Die Hälfte der Bauern leistet nur, was einer leistet.
what-doubled_immobilised = Ein Doppelbauer auf benachbarten Feldern, dessen vorderer vor einem feindlichen Bauern steht. Die Werte beider zählen noch einmal.
why-doubled_immobilised = Keiner kann ziehen, also lässt sich die Schwäche nicht beheben.
what-doubled_immobilised_relief = Ein unbeweglicher Doppelbauer mit einem eigenen Bauern auf einer benachbarten Linie, der weniger weit ist als der vordere.
why-doubled_immobilised_relief = Dieser Bauer kann den noch angreifen, der das Paar festhält.
what-doubled_closing_ranks = Der vordere Bauer eines Doppelpaars deckt einen eigenen Bauern. Ein Drittel der Werte beider zählt noch einmal.
why-doubled_closing_ranks = Er versperrt dem hinteren den Weg und ist an seinen Platz gebunden, also löst sich das Paar nicht auf.
what-doubled_group_size = Eine Gruppe (durch Königsschritte verbundene Bauern), zu der beide Bauern eines Doppelpaars gehören. Das Paar allein ist damit nicht gemeint. Ein Eintrag für jede Gruppe.
why-doubled_group_size = Je kleiner sie ist, desto weniger Bauern hält das Paar auf: drei sind besser daran als vier, vier besser als mehr.
what-doubled_separation = Die Felder zwischen den beiden Bauern eines Doppelpaars.
why-doubled_separation = Je weiter sie auseinander stehen, desto freier ist der hintere und desto weniger stehen sie einander im Weg.
what-doubled_fixed_chain = Ein Doppelpaar, dessen hinterer Bauer rückständig ist. Ohne ihn gehört der vordere zu einer Kette von zwei oder mehr Bauern, von denen einer festgelegt ist, und steht nicht auf ihrer hintersten Reihe.
why-doubled_fixed_chain = Rückt der hintere vor, löst sich das Paar auf; darum werden seine Werte als Doppelbauer zurückgenommen. Dass der hintere rückständig ist, bleibt.
what-isolated_horizontal = Ein Bauer ohne eigenen Bauern auf einer benachbarten Linie. Jede Linie zwischen ihm und dem nächsten eigenen Bauern auf einer anderen Linie macht es schlimmer.
why-isolated_horizontal = Nie wird ein Bauer ihn oder das Feld vor ihm decken.
what-isolated_vertical = Ein Bauer mit eigenen Bauern auf den benachbarten Linien, von denen aber keiner, auch keiner auf seiner eigenen Linie, höchstens eine Reihe von ihm entfernt ist. Jede Reihe bis zum nächsten macht es schlimmer.
why-isolated_vertical = Sie stehen zu weit vorn oder hinten, um ihm beizustehen.
what-isolated_fixed = Ein isolierter Bauer unmittelbar vor einem feindlichen Bauern. Die Hälfte seines Wertes zählt noch einmal.
why-isolated_fixed = Er kann den Figuren nicht ausweichen, die ihn angreifen.

## Rückständige Bauern

what-backward = Ein Bauer, den auf dem nächsten Feld ein feindlicher Bauer schlagen würde, wo kein Bauer ihn deckt und auch keiner ihn decken kann: Kein eigener auf einer Nachbarlinie, der noch hinter ihm steht, hat einen von Bauern freien Weg auf das Feld, von dem er decken würde. Er bleibt ein Ziel auf seiner Linie, und das Feld vor ihm gehört dem Gegner. Je weniger weit er ist, desto schlimmer.
what-potentially_backward = Ein Bauer, den auf dem nächsten Feld ein feindlicher Bauer schlagen würde, wo ihn noch kein Bauer deckt; aber ein eigener auf einer Nachbarlinie, der noch hinter ihm steht, hat einen von Bauern freien Weg auf das Feld, von dem er decken würde. Er kann noch rückständig oder halbrückständig werden. Ebenso ein Bauer, den zwei feindliche schlagen würden und dem nur von einer Seite geholfen werden kann: Er kann dauerhaft rückständig oder teilweise halbrückständig werden. Beides kostet ein Viertel der beiden zusammen; kommt von beiden Seiten Hilfe, ist ein Bauer vor zwei Angreifern ebenso gut gestützt wie angegriffen.
what-semi_backward = Ein Bauer, den auf dem nächsten Feld ein feindlicher Bauer schlagen würde, wo ein eigener ihn deckt. Er kann vorrücken, aber nur um den Preis eines Abtauschs, der die Struktur zerreißt. Auf der zweiten und dritten Reihe kostet das etwas, weiter vorn nichts.
what-backward_fated = Ein Bauer, den auf dem nächsten Feld zwei feindliche Bauern schlagen könnten, wo kein Bauer ihn deckt und keiner ihn decken kann: Sein Schicksal ist besiegelt. Er kostet mehr als ein rückständiger Bauer, mit jeder Reihe, die er vorgerückt ist, ein Drittel weniger.
what-partially_semi_backward = Ein Bauer, den auf dem nächsten Feld zwei feindliche Bauern schlagen könnten, wo ein eigener ihn deckt. Wenn Bauern fallen, kann er rückständig, halbrückständig oder dauerhaft rückständig werden, also zählt er als Mittel der drei. Mit zwei Helfern gehörte er nicht zu dieser Familie.
what-backward_not_definitive = Ein rückständiger Bauer, der noch freie Schritte hat: Das erste Feld seines Weges, das ein feindlicher Bauer angreift, liegt zwei oder mehr Schritte voraus, ist ungedeckt, und kein eigener kann es decken. Jeder Schritt weiter weg halbiert, was er kostet.
what-potentially_backward_not_definitive = Ein möglicherweise rückständiger Bauer, der noch freie Schritte hat: Das erste Feld seines Weges, das ein feindlicher Bauer angreift, liegt zwei oder mehr Schritte voraus, und ein eigener kann es noch decken. Jeder Schritt weiter weg halbiert, was er kostet.
what-semi_backward_not_definitive = Ein halbrückständiger Bauer, der noch freie Schritte hat: Das erste Feld seines Weges, das ein feindlicher Bauer angreift, liegt zwei oder mehr Schritte voraus und ist gedeckt. Der Helfer ist dann weiter als der Bauer, und das kostet etwas mehr, als stünde er schon vor dem Schlagen, gleich in welchem Abstand.
what-backward_fated_not_definitive = Ein dauerhaft rückständiger Bauer, der noch freie Schritte hat: Das erste Feld seines Weges, das feindliche Bauern angreifen, liegt zwei oder mehr Schritte voraus, zwei greifen es an, und kein eigener deckt es oder kann es decken. Jeder Schritt weiter weg halbiert, was er kostet.
what-partially_semi_backward_not_definitive = Ein teilweise halbrückständiger Bauer, der noch freie Schritte hat: Das erste Feld seines Weges, das feindliche Bauern angreifen, liegt zwei oder mehr Schritte voraus, zwei greifen es an, und ein eigener deckt es. Das kostet etwas mehr, als stünde er schon vor dem Schlagen, gleich in welchem Abstand.
what-backward_fated_doubled = Ein dauerhaft rückständiger Bauer, gleich in welchem Abstand, mit einem eigenen Bauern hinter sich auf seiner Linie. Die Hälfte seines Wertes zählt noch einmal.
why-backward_fated_doubled = Er hält auch diesen auf.
what-backward_connecting = Ein rückständiger Bauer, gleich in welchem Abstand, der einen eigenen deckt, und zwar einen, der nicht auf der Linie des feindlichen Bauern steht, der ihn zurückhält. Ein Viertel seines Wertes zählt noch einmal.
why-backward_connecting = Rückte er vor, bliebe der Bauer, den er deckt, allein.
what-backward_fixed_chain = Ein rückständiger Bauer, gleich in welchem Abstand, in einer Kette mit mindestens zwei anderen, die festgelegt sind. Er zählt umso mehr, je weniger weit er ist: zwei Drittel noch einmal auf der zweiten und dritten Reihe, ein Drittel auf der vierten, ein Sechstel weiter vorn.
why-backward_fixed_chain = Sein Vorrücken bessert nichts: An seiner Stelle entstünde ein anderer rückständiger Bauer.
what-backward_doubled_pair = Ein rückständiger Bauer, gleich in welchem Abstand, der zu einem Doppelpaar gehört, sofern keine festgelegte Kette das Paar entschuldigt.
why-backward_doubled_pair = Sein Vorrücken löst das Paar auf, darum werden zwei Drittel seines Wertes erlassen.
what-backward_shared_stopper = Ein rückständiger Bauer, gleich in welchem Abstand, den ein feindlicher Bauer zurückhält, der zugleich einen anderen rückständigen zurückhält.
why-backward_shared_stopper = Er kann nur einen von ihnen schlagen, darum wird die Hälfte des Wertes erlassen, sofern der Bauer nicht schon als Teil eines Doppelpaars begünstigt ist.
what-semi_backward_beside_doubled = Ein halbrückständiger Bauer, gleich in welchem Abstand, mit einem eigenen Doppelpaar auf einer benachbarten Linie. Ein Viertel seines Wertes zählt noch einmal.
why-semi_backward_beside_doubled = Das Paar erschwert jedes geordnete Vorrücken der Gruppe.
what-backward_pressure = Eine Figur, die das Feld vor einem feindlichen rückständigen Bauern beherrscht, der auf eben diesem Feld aufgehalten wird. Jede solche Figur gewinnt ein Fünftel dessen, was der Bauer kostet.
why-backward_pressure = Sie hilft, den Bauern an seinem Platz festzuhalten.
what-semi_backward_pressure = Eine Figur, die das Feld vor einem feindlichen halbrückständigen Bauern beherrscht, der auf eben diesem Feld aufgehalten wird.
why-semi_backward_pressure = Der Bauer hat Hilfe, darum ist die Kontrolle wenig wert.
what-backward_blockader = Eine Figur, die auf dem Feld vor einem feindlichen rückständigen Bauern steht, der auf eben diesem Feld aufgehalten wird.
why-backward_blockader = Kein feindlicher Bauer kann sie von dort vertreiben, ohne den Bauern seinem Schicksal zu überlassen.
what-backward_doubled_contest = Das Feld vor einem rückständigen Bauern eines Doppelpaars, der auf eben diesem Feld aufgehalten wird, sei er eigener oder feindlicher.
why-backward_doubled_contest = Davon hängt ab, ob sich das Paar auflöst oder eine Schwäche bleibt; darum gewinnt jede Seite durch jede Figur, die das Feld beherrscht.
what-weakness_queen_relief = Der Gegner hat eine Dame: Ein Drittel dessen, was ein doppelter oder isolierter Bauer kostet, wird zurückgegeben. Was eine festgelegte Kette schon zurückgenommen hat, bleibt außer Betracht.
why-weakness_queen_relief = Solange sie auf dem Brett ist, geht es um mehr als um Bauern.
what-weakness_rook_pressure = Für jeden feindlichen Turm zählt ein Fünftel dessen, was ein doppelter, isolierter oder aufgehaltener Bauer (jede Art von rückständigem) kostet, noch einmal. Drei- und Vierfachbauern sind nicht gemeint, Doppelbauern, die eine festgelegte Kette entschuldigt, schon.
why-weakness_rook_pressure = Türme leben von schwachen Bauern.
what-weakness_bishop_pressure = Ein rückständiger oder dauerhaft rückständiger Bauer, auf dem nächsten Feld aufgehalten, der auf der Felderfarbe eines feindlichen Läufers steht. Ein Drittel seines Wertes zählt noch einmal.
why-weakness_bishop_pressure = Er kann den Feldern nicht entkommen, die der Läufer angreift.
what-bishop_pair_amnesty = Die Schwächen einer Seite mit Läufern auf beiden Felderfarben: Doppelpaare, die keine festgelegte Kette entschuldigt, drei und mehr Bauern auf einer Linie, isolierte Bauern. Jede wird mit dem angesetzt, was sie kostet, abzüglich dessen, was eine feindliche Dame zurückgibt. Die schwerste wird ganz erstattet, die zweite zu zwei Dritteln, die dritte zu einem Drittel; im Mittelspiel halb so viel.
why-bishop_pair_amnesty = Mit beiden Läufern muss eine Seite nicht um ihre Struktur fürchten, wenn sie nicht viele Schwächen hat.

## Bauern und Figuren gemeinsam

what-pawn_piece_intersection = Ein Feld, das ein eigener Bauer und eine eigene Figur angreifen. Jeder Bauer, jede Figur und jedes Feld zählt, mit einer stärkeren Figur mehr.
why-pawn_piece_intersection = Gemeinsam halten sie es oder brechen darauf durch.
what-stepping_stone = Ein Feld im Viertel des feindlichen Königs, das ein eigener Bauer und eine eigene Figur angreifen.
why-stepping_stone = Eine Figur, die es betritt, steht fest neben dem König.
what-piece_pawn_file = Eine Figur auf einer Linie mit einem eigenen Bauern: vor ihm steht sie gut, hinter ihm schlechter. Jede Figur zählt mit jedem Bauern, was auch dazwischen steht.
why-piece_pawn_file = Ein Bauer hinter einer Figur stützt sie, ein Bauer vor ihr ist ihr im Weg.
what-piece_pawn_diagonal = Eine Figur auf einer Diagonale mit einem eigenen Bauern: vor ihm steht sie gut, hinter ihm schlechter. Jede Figur zählt mit jedem Bauern, was auch dazwischen steht.
why-piece_pawn_diagonal = Ein Bauer hinter einer Figur stützt sie, ein Bauer vor ihr ist ihr im Weg.
what-cheap_defender = Ein eigener Bauer, den feindliche Figuren angreifen und eigene decken, wobei die billigste deckende weniger wert ist als die billigste angreifende. Der Unterschied der beiden zählt.
why-cheap_defender = Der Angriff bindet mehr als die Verteidigung.

## Beweglichkeit, Kontrolle, Harmonie

what-mobility = Jedes freie Feld, das eine Figur angreift. Ein Feld, das ein feindlicher Bauer angreift, zählt umso weniger, je wertvoller die Figur ist, und die Hälfte davon, wenn kein anderer eigener Stein, auch nicht der König, es angreift. Ein angegriffener feindlicher Bauer, den ein Bauer deckt, zählt wie ein umkämpftes Feld.
why-mobility = Figuren, die auf viele Felder können, finden gute.
what-harmony = Zwei oder mehr Figuren, nach der Zahl der freien Felder geordnet, die sie angreifen: Jede ist der nächsten um einen Teil ihrer eigenen Zahl voraus. Gezählt wird eins weniger das Mittel dieser Teile, mal die Beweglichkeit der Seite.
why-harmony = Figuren arbeiten am besten zusammen, wenn keine viel mehr zu tun hat als die nächste.
what-spatial_mobility = Ein Läufer oder Turm hat vier Richtungen, eine Dame acht, und jede ist offen, wenn ihr erstes Feld frei ist; ein Springer blickt nach vorn, hinten, links und rechts, und jede Richtung ist offen, wenn ein freies Feld, das er angreift, auf dieser Seite liegt.
why-spatial_mobility = Eine Figur, die in viele Richtungen kann, dient beiden Flügeln und beiden Lagern.
what-complementarity = Figuren ergänzen einander auf den freien Feldern, die sie beherrschen: Die erste trägt am meisten bei, die zweite weniger, die dritte am wenigsten, eine vierte nichts.
why-complementarity = Viele Felder zu beherrschen geht vor, wenige mehrfach zu beherrschen.
what-complementarity_king_quadrant = Die Kontrolle eines freien Feldes zählt mehr im Viertel des feindlichen Königs.
why-complementarity_king_quadrant = Figuren, die dort zusammenwirken, werden bald zum Angriff.
what-colour_split = Die Punkte der gemeinsamen Kontrolle, dunkle Felder gegen helle. Zwei Grenzen für den größeren Anteil trennen eine gleichmäßige Verteilung von einer leidlichen und einer ungleichen. Ohne Kontrolle gibt es nichts zu verteilen.
why-colour_split = Je näher beide beieinander liegen, desto weniger Löcher einer Farbe findet der Gegner.
what-shelter_complementarity = Die Felder der Schutzzone des eigenen Königs, auf denen kein Gegner steht, beherrscht von eigenen Figuren und Bauern: Der erste Wächter trägt am meisten bei, der zweite weniger, der dritte am wenigsten, und alles doppelt so viel wie anderswo.
why-shelter_complementarity = Wo sich die Verteidigung überdeckt, kommt kein Angriff durch.
what-shelter_colour_split = Die Punkte der gemeinsamen Kontrolle der eigenen Schutzzone, dunkle Felder gegen helle, gemessen wie auf dem ganzen Brett und doppelt gezählt.
why-shelter_colour_split = Ein Schutz, der auf einer Farbe schwach ist, lädt dort zum Angriff ein.
what-xray_intersection = Zwei Linienfiguren, deren Linien sich kreuzen, durch alle Steine hindurch gesehen, können auf dem Kreuzungsfeld zusammenwirken: Jedes solche Feld zählt nach dem Wert beider, geteilt durch die Zahl der Steine auf den beiden Wegen dorthin (die beiden Figuren selbst nicht gerechnet).
why-xray_intersection = Ein Druck auf lange Sicht, der wächst, wenn sich Linien öffnen.
what-xray_intersection_shelter = Ein Kreuzungsfeld in der Schutzzone des feindlichen Königs, von zwei Linienfiguren oder von Springer und Linienfigur, zählt noch einmal.
why-xray_intersection_shelter = Dort ist es auf den König gerichtet.
what-xray_intersection_knight = Ein Springerfeld auf der Linie einer Linienfigur, durch alle Steine hindurch gesehen: Es zählt nach dem Wert beider, geteilt durch die Zahl der Steine auf dem Weg der Linienfigur dorthin (der Springer nicht gerechnet).

## Stand der Figuren

what-piece_rank = Die Reihe, auf der eine Figur steht: je weiter vorn, desto mehr, bis zur sechsten.
why-piece_rank = Eine Figur gewinnt Raum, indem sie vorrückt. Auf der eigenen Grundreihe muss sie erst entwickelt werden.
what-piece_centralisation = Das Brett gilt als vier Ringe um die vier Zentrumsfelder.
why-piece_centralisation = Eine Figur nahe dem Zentrum erreicht beide Flügel.
what-piece_holistic = Reihe und Zentralisierung einer Figur als eines gesehen: das Mittel dessen, was beide angeben, gleich in welchem Spielabschnitt. Für sich allein zählt es nicht; es ist eines der drei Maße dafür, wie gut eine Figur im Ganzen steht.
what-smart_positioning = Beweglichkeit, Angriffe (unmittelbare und durch andere Steine hindurch) und das Mittel ihrer Werte nach Reihe und Zentrum werden zusammengezählt, und die Summe verliert bis zu ihrem ganzen Betrag, je weiter die drei auseinander liegen: um die Hälfte des Anteils, um den das zweite hinter dem ersten und das dritte hinter dem zweiten zurückbleibt.
why-smart_positioning = Eine Figur steht dort am besten, wo sie sich frei bewegt, angreift und gut postiert ist, alles zugleich.
what-space_queen = Mit einer eigenen Dame auf dem Brett ein Anteil mehr von dem Raum, den jeder Bauer und jede Figur gewonnen hat.
why-space_queen = Mit einer Dame lässt sich Raum leichter nutzen.
what-space_king_half = Ein Anteil mehr von dem Raum, den jeder Bauer und jede Figur auf der Bretthälfte des feindlichen Königs gewonnen hat.
why-space_king_half = Es bringt sie ihm näher.
what-space_fixed_chain = Bei fünf oder sechs festgelegten oder halb festgelegten Bauernpaaren ein Anteil mehr von dem Raum, den jeder Bauer gewonnen hat.
why-space_fixed_chain = Niemand kann ihn mehr streitig machen.

## Material

what-material = Was auf dem Brett steht, in Bauern gerechnet: Springer und Läufer je drei, Turm viereinhalb, Dame neun.
what-piece_grading = Was eine Figur wert ist, hängt davon ab, wie viele Bauern beider Seiten auf dem Brett sind. Jede Art gewinnt oder verliert einen Teil ihres Wertes, je nachdem ob es 13-16, 9-12, 5-8 oder 0-4 sind.
why-piece_grading = Springer sind unter vielen Bauern zu Hause; Läufer, Türme und Damen brauchen die Linien, die sich öffnen, wenn Bauern verschwinden.
what-pawn_grading = Ein Bauer gewinnt, wenn Figuren vom Brett gehen. Gezählt nach den Figuren beider Seiten zusammen, in Stufen von fünfzehn Bauerneinheiten.
why-pawn_grading = Weniger können ihn aufhalten, und mehr hängt davon ab, wer eine Dame bekommt.
what-material_compensation = Eine Seite mit weniger Material als der Gegner, die gleich oder besser steht, wenn alles gezählt ist (die beiden Remisklauseln nicht gerechnet).
why-material_compensation = Was sie auf dem Brett hat, wiegt auf, was sie gegeben hat.
what-queen_passer_draw = Eine Dame allein mit einem Freibauern gegen Turm und Leichtfigur oder drei Leichtfiguren wird gehalten, wenn zwei der Verteidiger ein Feld auf dem Weg des Freibauern beherrschen und alle anderen Bauern auf einer Bretthälfte stehen. Die Seite, die im Ganzen zurückliegt, bekommt von ihrem Rückstand den Anteil, den das Profil nennt; der ganze macht die Partie gleich.
why-queen_passer_draw = Der Freibauer kommt nie über dieses Feld hinaus, und die Dame allein bricht nichts auf.

## Der König

what-shelter_pawn_immediate = Ein Bauer unmittelbar neben oder vor dem eigenen König, nicht hinter ihm.
why-shelter_pawn_immediate = Er ist der nächste Schutz, den es gibt: Er schließt Linien und deckt Felder, die der Gegner braucht, um heranzukommen.
what-shelter_pawn_wider = Ein Bauer zwei Felder vom eigenen König auf gerader oder schräger Linie: halb so viel wert wie ein Bauer unmittelbar am König.
why-shelter_pawn_wider = Er schließt diese Linie noch, lässt aber eine Lücke hinter sich.
what-shelter_pawn_sinuous = Ein Bauer einen Springerzug vom eigenen König entfernt: ein Drittel dessen, was ein Bauer unmittelbar am König wert ist.
why-shelter_pawn_sinuous = Er schließt keine Linie zum König, und der König erreicht ihn nur auf einem Umweg.
what-weak_spot = Ein Feld der dritten Reihe, das kein eigener Bauer deckt. In der Schutzzone des eigenen Königs zählt es doppelt.
why-weak_spot = Es ist ein Loch, aus dem kein Bauer eine feindliche Figur vertreiben kann, und beim König ist es dem Gegner mehr wert.
what-unguarded_fourth = Ein Feld der vierten Reihe, das kein eigener Bauer deckt. Es zählt doppelt, wo das Feld dahinter zur Schutzzone des eigenen Königs gehört.
why-unguarded_fourth = Es bietet feindlichen Figuren einen Halt, wenn auch einen geringeren als ein schwaches Feld.
what-weak_spot_control = Eine Figur, die ein schwaches Feld der eigenen Seite beherrscht: Das halbe Loch ist geflickt, am König wie anderswo.
why-weak_spot_control = Sie leistet die Arbeit des fehlenden Bauern.
what-unguarded_fourth_control = Eine Figur, die ein ungedecktes Feld der eigenen vierten Reihe beherrscht; vor der Schutzzone zählt sie doppelt.
why-unguarded_fourth_control = Sie ersetzt den fehlenden Bauern.
what-weak_spot_occupied = Eine Figur, die auf einem schwachen Feld des Gegners steht.
why-weak_spot_occupied = Kein Bauer kann sie vertreiben, und sie steht gut, tief im feindlichen Lager.
what-unguarded_fourth_occupied = Eine Figur auf einem Feld der vierten Reihe des Gegners, das keiner seiner Bauern deckt.
why-unguarded_fourth_occupied = Sie steht fest, mitten im Kampf.
what-imminence = Der Weg jeder Figur zum feindlichen König auf leerem Brett, in Feldern, beide Enden mitgezählt. Ein Turm geht eine Reihe und eine Linie entlang, der erste Zug eines Springers umfasst vier Felder und jeder weitere drei, ein Läufer der anderen Farbe zielt auf das Feld vor dem König.
why-imminence = Je kürzer alle Wege zusammen, desto mehr Figuren können in einen Angriff eingreifen, wenn den vordersten die Kraft ausgeht.

## Blockade

what-blockade = Eine Figur oder der König unmittelbar vor einem feindlichen Freibauern hält ihn auf. Je früher, desto besser: Die Reihen sind die des Blockeurs, von der Seite des Freibauern gesehen.
why-blockade = Springer und Läufer blockieren am besten, denn wenig kann sie vertreiben; ein Turm ist leicht verjagt, eine Dame von allem, also ist sie dort verschwendet; ein König blockiert nur im späten Endspiel.
what-blockade_from_afar = Eine Figur im Weg eines feindlichen Freibauern mit einem oder zwei freien Feldern dazwischen: Der Freibauer kann noch ziehen, aber nur so weit. Die Hälfte dessen, was der Blockeur unmittelbar vor dem Bauern wert ist, oder ein Drittel bei zwei Feldern; eine Dame blockiert nicht, ein König nur im späten Endspiel.
what-blockade_reserve = Eine andere Figur, die das Feld des Blockeurs beherrscht, kann seinen Platz einnehmen, wenn er vertrieben oder anderswo gebraucht wird. Die beste zählt die Hälfte dessen, was sie als Blockeur wert ist, die nächste ein Drittel; Springer und Läufer kommen vor dem König, der nur an der Reihe ist, wo ein Profil ihm dort einen Wert gibt (im späten Endspiel), und er vor den Türmen; Damen bleiben außer Betracht.
what-blockade_second = Von zwei oder mehr Blockaden verliert jede außer der wertvollsten ein Drittel ihres Wertes, oder zwei Drittel, wenn ihr Freibauer schräg neben einem anderen blockierten steht. Unter gleichen wird die verschont, die am meisten verlöre.
why-blockade_second = Zwei Blockaden sind schwerer zu halten als eine, und nebeneinander vertreibt der Vormarsch des einen Bauern den Blockeur des anderen.
what-block_doubled = Eine Figur unmittelbar vor dem vorderen Bauern eines feindlichen Doppelpaars.
why-block_doubled = Sie hält beide auf.
what-block_isolated = Eine Figur unmittelbar vor einem isolierten feindlichen Bauern.
why-block_isolated = Sie hält den Bauern dort fest, wo man ihn belagern kann.
what-block_doubled_isolated = Eine Figur unmittelbar vor doppelten und zugleich isolierten Bauern steht ausgezeichnet. Anstelle dessen, was das Blockieren eines doppelten oder isolierten Bauern wert ist.
why-block_doubled_isolated = Kein Bauer kann sie je angreifen.
what-block_doubled_backward = Eine Figur unmittelbar vor dem vorderen Bauern eines feindlichen Doppelpaars, wenn dieser rückständig ist.
why-block_doubled_backward = Ein vollkommenes Feld, um Figuren darüber umzugruppieren.
what-block_intruder = Eine Figur unmittelbar vor einem feindlichen Bauern in unserer Hälfte, der kein Freibauer ist. Wo ein eigener Bauer von nebenan das Feld deckt und keiner auf der Linie hinter dem Blockeur steht, könnte der Bauer ohnehin kaum vorrücken: der halbe Wert, für jede Figur. Sonst der volle Wert, aber nicht für einen Turm, der dort zu viel Beweglichkeit aufgibt.
why-block_intruder = Auch wenn er kein Freibauer ist, engt uns der Bauer ein, und die Figur hält ihn auf.
what-block_shelter_doubled = Ein Springer, ein Turm oder eine Dame unmittelbar vor Doppelbauern im Schutz des feindlichen Königs, die beide in seiner Zone stehen. Ein Läufer zählt nicht.
why-block_shelter_doubled = Der Schutz lässt sich nicht in Ordnung bringen.
what-fix_shelter_doubled = Ein Bauer unmittelbar vor Doppelbauern im Schutz des feindlichen Königs, die beide in seiner Zone stehen.
why-fix_shelter_doubled = Er legt sie fest: Der Schutz lässt sich nicht in Ordnung bringen.
what-block_root = Eine Figur unmittelbar vor einem feindlichen Basisbauern, der einen Bauern deckt und selbst von keinem gedeckt wird. Auch eine Dame steht dort gut.
why-block_root = Sie hält die Basis auf, drückt aus der Nähe auf die Kette, und kein Bauer dieser Kette kann sie vertreiben.

## Feste Strukturen

what-fixed_pawn = Ein Bauer unmittelbar vor einem feindlichen Bauern.
why-fixed_pawn = Keiner von beiden kann ziehen.
what-semi_fixed_pawn = Ein Bauer mit einem feindlichen Bauern voraus und zwei freien Feldern dazwischen, wenn beide dauerhaft rückständig sind.
why-semi_fixed_pawn = Wer vorrückt, kann von zwei Bauern geschlagen werden; so halten sie einander fast so fest wie ein festgelegtes Paar.
what-fixed_part = Ein Bauer einer Gruppe mit einem festgelegten Bauern, selbst weder festgelegt noch halb festgelegt, der auf seiner Linie keinen feindlichen Bauern vor sich hat oder einen, dessen Gruppe nicht gegen diese festgelegt ist.
why-fixed_part = Er sieht beweglich aus, ist aber an die festgelegten gebunden und seiner Natur nach rückständig.
what-semi_fixed_part = Dasselbe mit halb festgelegten Bauern: ein Bauer einer Gruppe mit einem halb festgelegten, selbst weder festgelegt noch halb festgelegt, der auf seiner Linie keinen feindlichen Bauern vor sich hat oder einen, dessen Gruppe nicht gegen diese halb festgelegt ist.
what-closed_structure = Auf jeder der Linien c, d, e und f steht ein festgelegtes oder halb festgelegtes Paar. Das haben beide Seiten gemeinsam, doch eine kann darin mehr Raum haben: Ein Profil kann jedem dieser Bauern nach seiner Reihe einen Wert geben. Die Quellen lassen es offen.
why-closed_structure = Das Zentrum ist geschlossen.
what-semi_closed_structure = Auf zwei oder drei der Linien c, d, e und f steht ein festgelegtes oder halb festgelegtes Paar. Ein Profil kann jedem dieser Bauern nach seiner Reihe einen Wert geben.
why-semi_closed_structure = Das Zentrum ist teilweise geschlossen.
what-closed_placement = In einer geschlossenen Struktur eine Figur auf der dritten Reihe oder weiter vorn, mit einem eigenen festgelegten oder halb festgelegten Bauern vor sich auf ihrer Linie. Leichtfiguren gewinnen mehr von ihrer Beweglichkeit als Schwerfiguren.
why-closed_placement = Bricht die Struktur auf, steigt ihre Beweglichkeit sofort, und sie ist nahe genug, um das zu nutzen.
what-fixed_chain_draw = Bei fünf oder mehr festgelegten, halb oder lose halb festgelegten Bauernpaaren bekommt die Seite, die im Ganzen zurückliegt, einen festen Betrag, der mit der Zahl der Paare wächst, nie mehr, als die Stellung auszugleichen. Sind alle acht Paare verkeilt, bekommt sie genau, was ausgleicht, wenn sie nicht so weit zurückliegt (`level_within`), dass die andere Seite durch ein Opfer durchbrechen kann; sonst wie bei sieben.
why-fixed_chain_draw = Durch verkeilte Bauern führt kaum ein Weg.

## Ergänzung

what-pawn_square = Ein Bauer nach dem Feld, auf dem er steht.
what-knight_square = Ein Springer ist wert, was sein Feld wert ist: viel im Zentrum, wenig am Rand.
what-bishop_square = Ein Läufer nach dem Feld, auf dem er steht.
what-rook_square = Ein Turm nach dem Feld, auf dem er steht.
what-queen_square = Eine Dame nach dem Feld, auf dem sie steht.
what-king_square = Der König nach dem Feld, auf dem er steht: zu Hause, solange Damen da sind, im Zentrum, wenn sie fort sind.
what-knight_reach = Ein Springer nach der Zahl der Felder, auf die er mit Nutzen ziehen kann: nicht von feindlichen Bauern beherrscht, nicht vom eigenen König, der Dame oder blockierten Bauern besetzt; ist er an seinen König gefesselt, nur auf der Linie der Fesselung.
why-knight_reach = Die ersten Felder zählen am meisten.
what-bishop_reach = Ein Läufer nach der Zahl der Felder, auf die er mit Nutzen ziehen kann, gezählt wie beim Springer.
what-rook_reach = Ein Turm nach der Zahl der Felder, auf die er mit Nutzen ziehen kann, gezählt wie beim Springer und nicht von feindlichen Springern und Läufern beherrscht.
what-queen_reach = Eine Dame nach der Zahl der Felder, auf die sie mit Nutzen ziehen kann, gezählt wie beim Springer und nicht von feindlichen Springern, Läufern und Türmen beherrscht.
what-pawn_threat = Ein Bauer greift eine Figur an.
why-pawn_threat = Die Figur muss ziehen oder geht für einen Bauern verloren.
what-pawn_push_threat = Ein Bauer könnte gefahrlos vorrücken und eine Figur angreifen.
what-piece_threat = Eine Figur greift einen gedeckten Stein an, der mehr wert ist oder den kein Bauer deckt, nach Art des Angreifers und des Angegriffenen.
what-hanging = Ein feindlicher Stein ist angegriffen, und nichts deckt ihn, nach Art des Angreifers und des Angegriffenen.
why-hanging = Er muss ziehen oder gedeckt werden, sonst geht er verloren.
what-queen_hunt = Ein Feld, von dem ein Springer, ein Läufer oder ein Turm im nächsten Zug die Dame angreifen würde und wo er sicher stünde: Die Dame muss weichen, und der Zug kommt mit Tempogewinn.
what-restriction = Felder, die der Gegner angreift, ohne Bauern und ohne einen zweiten Angreifer, und die auch wir angreifen.
why-restriction = Seine Figuren gehen dort ein Risiko ein.
what-king_danger = Gefahr für den feindlichen König: die Zahl der Angreifer mal ihr Gewicht, angegriffene und schwache Felder neben dem König, Schachs, gefesselte Verteidiger; weniger ohne Dame und für jeden Bauern, der beim König steht. Bis `ordinary` gehört es zum gewöhnlichen Spiel. Der Wert biegt sich nach oben: Jenseits jedes Knicks zählt, was darüber hinausgeht, noch einmal, sodass zwei Angreifer mehr sind als zweimal einer.
what-safe_checks = Felder, von denen eine Figur dem feindlichen König Schach geben kann, ohne umsonst geschlagen zu werden, nach Art der Figur: ein solches Feld oder mehrere.
what-flank_attack = Die Felder des Flügels, auf dem der feindliche König steht, die wir angreifen; zweimal angegriffene zählen doppelt.
why-flank_attack = Ein Angriff wird von vielen Figuren vorbereitet.
what-flank_cover = Die Felder des Flügels, auf dem unser König steht, die wir selbst decken.
what-king_escape = Die Felder neben unserem König, auf die er gehen kann: ohne eigenen Stein und nicht angegriffen. Mit einer feindlichen Dame auf dem Brett zählen sie gesondert.
what-minor_far_from_king = Ein Springer oder Läufer fern vom eigenen König: Er schützt ihn nicht und wird nicht von ihm geschützt. Nach Art, für jeden Königsschritt jenseits der nächsten Felder.
what-line_to_king = Ein Turm auf der Linie des feindlichen Königs oder einer daneben oder ein Läufer auf einer Diagonale, die zu den Feldern um diesen König führt und die kein Bauer schließt.
why-line_to_king = Was dazwischen steht, kann weggehen.
what-pawnless_wing = Ein König auf einem Flügel ohne Bauern beider Seiten.
why-pawnless_wing = Nichts schützt ihn dort, und nichts lohnt dort seine Zeit.
what-king_far_from_pawns = Die Schritte, die ein König vom nächsten eigenen Bauern entfernt ist, über den ersten hinaus.
why-king_far_from_pawns = Im Endspiel muss er sie bewachen und voranführen.
what-shelter_file = Der Schutz des Königs auf jeder der drei Linien um ihn: wie weit der nächste eigene Bauer, der nicht hinter dem König steht, vorgerückt ist, oder dass keiner da ist; nach dem Abstand vom Rand.
what-pawn_storm = Feindliche Bauern, die auf den drei Linien um den König auf ihn zukommen: wie nahe der erste ist und ob ein eigener Bauer ihm im Weg steht.
why-pawn_storm = Gesagt wird es vom König: Der nächste Bauer kann auch der sein, der die Linie vor ihm geschlossen hält.
what-passer_own_king = Ein Freibauer mit dem eigenen König nahe dem Feld vor ihm.
why-passer_own_king = Er geht mit Geleit.
what-passer_enemy_king = Ein Freibauer mit dem feindlichen König nahe dem Feld vor ihm.
why-passer_enemy_king = Er muss an einem Wächter vorbei.
what-passer_path = Was einen Freibauern aufhält: Ein Stein steht unmittelbar vor ihm; der Gegner greift das Feld vor ihm an und wir nicht; er kann dorthin, aber ein Gegner steht weiter vorn; oder sein ganzer Weg ist frei, aber nicht sicher.
why-passer_path = Ein Bauer, dessen Weg bis zum Ende frei und sicher ist, ist alles wert, was ein Freibauer auf seiner Reihe wert ist.
what-unstoppable_passer = Ein Freibauer, den der feindliche König nicht einholt, wenn es keine andere Figur gibt, die ihn aufhält: die Quadratregel. Der Weg ist frei, und der König braucht mehr Züge zum Umwandlungsfeld als der Bauer, der auf der zweiten Reihe einen Doppelschritt hat, und einen Zug mehr, wenn er am Zug ist.
what-won_pawn_ending = König und Bauer gegen König, wo bestes Spiel für den Bauern gewinnt.
why-won_pawn_ending = Zu beurteilen bleibt nichts: Der Bauer kommt durch.
what-phalanx = Ein Bauer mit einem eigenen Bauern unmittelbar neben sich, nach Reihe: mit einem feindlichen Bauern voraus auf seiner Linie oder ohne.
why-phalanx = Zusammen beherrschen sie die Felder vor ihnen.
what-supported_pawn = Ein von einem Bauern gedeckter Bauer, nach Reihe: mit einem feindlichen Bauern voraus auf seiner Linie oder ohne.
why-supported_pawn = Es ist das Verdienst beider.
what-holding_back = Ein feindlicher Bauer, vor dem auf seiner oder einer benachbarten Linie unsere Bauern stehen, nach seiner Reihe.
why-holding_back = Sie verhindern, dass er zum Freibauern wird: Vom Brett genommen, würden sie fehlen.
what-isolated_half_open = Ein isolierter Bauer ohne feindlichen Bauern vor ihm auf seiner Linie.
why-isolated_half_open = Schwerfiguren kommen an ihn heran.
what-rook_file = Ein Turm auf einer Linie ohne eigene Bauern: ohne alle Bauern, mit oder ohne ein Feld auf den letzten drei Reihen, auf dem er sicher eindringen kann; oder mit einem feindlichen Bauern, den kein Bauer deckt, oder einem gedeckten.
what-rook_shut_in = Ein eigener Bauer steht auf der Linie vor einem Turm.
why-rook_shut_in = Der Turm sieht nur ihn und sonst nichts; anderswo leistete der Bauer mehr.
what-rook_on_seventh = Ein Turm auf der siebten Reihe, solange der Gegner dort Bauern hat oder, was mehr ist, sein König dahinter steht.
what-rook_behind_passer = Ein Turm hinter einem Freibauern schiebt den eigenen oder hält den feindlichen.
why-rook_behind_passer = Was er aufgibt, liegt alles hinter dem Bauern.
what-outpost = Ein Springer oder Läufer in der feindlichen Hälfte, bis zu dessen dritter Reihe, wo kein feindlicher Bauer ihn je angreifen kann; mehr wert, wenn ein Bauer ihn deckt.
what-minor_behind_pawn = Ein Springer oder Läufer unmittelbar hinter einem Bauern, gleich welcher Seite.
why-minor_behind_pawn = Von vorn ist er sicher.
what-bishop_pair = Läufer auf beiden Felderfarben.
why-bishop_pair = Sie beherrschen, was einer allein nie kann.
what-bishop_beside_pawns = Eigene Bauern auf der Felderfarbe eines Läufers: für jeden Läufer gezählt, die Bauern allein und die Bauern mal der Zahl blockierter Zentrumsbauern.
why-bishop_beside_pawns = Sie stehen ihm im Weg, und das umso mehr, wenn die Zentrumslinien blockiert sind.
what-long_diagonal = Ein Läufer, der durch Bauern hindurch beide Zentrumsfelder einer langen Diagonale sieht.
what-imbalance = Was Material neben anderem Material wert ist: Springer mit vielen Bauern, Türme und Läufer mit wenigen, zweite Türme und Springer, und Figuren gegen feindliche Leichtfiguren.
what-closed_board = Bauern, die einander gegenüberstehen, für jede Figur einer Art: wie ihr die mehr oder weniger geschlossene Stellung liegt.
why-closed_board = Ein Springer springt über geschlossene Linien, ein Turm wartet dahinter.
what-safe_space = Felder der vier mittleren Linien und der Reihen 2 bis 4, auf denen kein eigener Bauer steht und die kein feindlicher Bauer angreift; die hinter eigenen Bauern zählen doppelt, und alle zählen für jede eigene Figur.
what-tempo = Das Recht zu ziehen ist für sich etwas wert.
what-weight_of_lead = Was ein Vorsprung wiegt, wenn die Figuren vom Brett gehen: Derselbe Vorsprung, der in der Eröffnung noch alles offen lässt, entscheidet ein Endspiel. Die anderen Klauseln dieser Art rechnen von hier aus.
what-pawns_left = Die Bauern, die der führenden Seite zum Gewinnen bleiben.
why-pawns_left = Jeder Abtausch eines Bauern bringt das Remis näher.
what-pawnless_lead = Die führende Seite hat keinen Bauern mehr und muss mit Figuren allein gewinnen: nach dem Vorsprung an Figuren, von keinem bis zu fünf Bauerneinheiten und mehr; mit höchstens einer Leichtfigur kann sie kaum gewinnen.
what-opposite_bishops = Je ein Läufer, auf verschiedenen Felderfarben. Nach den Freibauern der führenden Seite, wenn nur Läufer übrig sind; schwächer mit je einer Figur mehr und mit noch mehr.
why-opposite_bishops = Keiner kann den anderen je vertreiben, und Freibauern werden auf der Farbe aufgehalten, die der eigene Läufer nicht sieht.
what-wrong_rook_pawn = Alle Bauern der führenden Seite stehen auf einer Randlinie, sie hat keine Figur oder nur Läufer, die das Umwandlungsfeld nicht beherrschen, und der verteidigende König ist dort: Er lässt sich nicht aus der Ecke vertreiben.
what-drawn_pawn_ending = König und Bauer gegen König, wo bestes Spiel remis ist: der Teil des Vorsprungs, der nicht mehr zählt.
why-drawn_pawn_ending = Der König kommt vor den Bauern oder nimmt die Opposition und hält.
what-pawn_front = Wie weit die Bauern von Flügel zu Flügel reichen, in Linien von der ersten bis zur letzten.
why-pawn_front = Auf schmaler Front gibt es keine zweite Schwäche anzugreifen, und der verteidigende König ist nie weit weg.
what-lopsided_pawns = Der Teil eines Vorsprungs, der nicht mehr zählt, danach, auf wie vielen Linien nur eine Seite Bauern hat.
why-lopsided_pawns = Mit Bauern, die alle einander gegenüberstehen, ist schwer etwas anzufangen: Je ungleicher sie stehen, desto besser für die Seite, die auf Gewinn spielt.
what-kind_of_ending = Wie viel eines Vorsprungs gewinnt, hängt von den verbliebenen Figuren ab: Ein Bauernendspiel ist gewonnen oder remis, mit wenig dazwischen; Türme halten viel. Bis zu drei Figuren sind wenige.

## Ausschlussregeln

what-cut_low_mobility = Figuren mit weniger freien Feldern, als ihre Art in diesem Abschnitt des Mittelspiels braucht. Eine Figur, die nicht ziehen kann, nimmt nicht teil; darum lohnt es nicht, eine Variante zu verfolgen, die auch nur eine weitere einsperrt. Unter 0 Feldern, der Grenze im Endspiel, liegt keine Figur.
what-cut_colour_split = Der größere Anteil an den Punkten der gemeinsamen Kontrolle, dunkle Felder gegen helle, ist zu groß: Der Gegner wird sich auf den Feldern der anderen Farbe niederlassen. Ohne Kontrolle gibt es keinen Anteil.
what-cut_shelter_colour_split = Dasselbe wie die Kontrolle einer Felderfarbe, gemessen auf den Feldern der Schutzzone des eigenen Königs: Ein König, der nur auf einer Farbe bewacht ist, wird auf der anderen angegriffen.
what-cut_backward_seventh = Mehr rückständige Bauern auf der zweiten Reihe (der siebten, vom Gegner gesehen) als erlaubt, gezählt die auf dem nächsten Feld aufgehaltenen. Jeder bindet eine Figur an seine Bewachung.
what-cut_backward_sixth = Mehr rückständige Bauern auf der dritten Reihe (der sechsten, vom Gegner gesehen) als erlaubt, gezählt die auf dem nächsten Feld aufgehaltenen.
what-cut_fated_seventh = Mehr dauerhaft rückständige Bauern auf der zweiten Reihe (der siebten, vom Gegner gesehen) als erlaubt, gezählt die auf dem nächsten Feld aufgehaltenen: Zwei feindliche Bauern beherrschen dieses Feld, und kein eigener stützt es.
what-cut_doubled_pairs = Mehr Linien als erlaubt, auf denen die Seite zwei oder mehr Bauern hat. Nur das Schlagen mit einem Bauern verdoppelt Bauern, darum wird auch nach solchen Zügen gefragt.
what-cut_top_mobility = Die beiden beweglichsten Figuren des Gegners haben mehr als so viele Male die Beweglichkeit der beiden eigenen, nach dem, was Beweglichkeit wert ist. Die besten Figuren tragen die Partie; so weit mit ihnen zurückzufallen lohnt keine Variante.
what-cut_connectedness = Die Bauern des Gegners haben mehr als so viele Male die Aussichten der eigenen auf Verbindung. Nur im Mittelspiel gefragt (eine Grenze von 0 ist keine) und nur, wenn beide Seiten Bauern haben.
what-cut_gap_bridging = Die Bauern des Gegners haben mehr als so viele Male die Kraft der eigenen, Lücken zu schließen. Nur im Mittelspiel gefragt (eine Grenze von 0 ist keine) und nur, wenn beide Seiten Bauern haben.
what-cut_pawn_spread = Was gedrängte Bauernkontrolle die eigene Seite kostet, ist mehr als so viele Male das des Gegners. Nur gefragt, wenn beide Seiten Bauern haben.
what-cut_fixed_isolated = Mehr Bauern als erlaubt, die keinen eigenen auf einer Nachbarlinie und einen feindlichen auf dem Feld vor sich haben: Sie können nicht weiter, und nur Figuren können sie decken.
what-cut_harmony = Die Figuren nach der Zahl der freien Felder geordnet, die sie angreifen, machen die Anteile, um die jede der nächsten voraus ist, zusammen mehr aus als die Grenze: Wenige Figuren tun die ganze Arbeit.
what-cut_positioning = Im Durchschnitt liegen Beweglichkeit, Angriff und Stand der Figuren weiter auseinander als die Grenze: Sie sind in einem gut und im anderen schlecht. Ohne Figuren gibt es keinen Durchschnitt.
what-cut_imminence = Die Wege aller eigenen Figuren zum feindlichen König, in Feldern, sind zusammen mehr als die Grenze. Nur im Mittelspiel gefragt (eine Grenze von 0 ist keine), und es geht um den Angriff: Wer so weit abgetrieben ist, hat ihn aufgegeben.

## Vorlieben

what-prefer_harmony = Von zwei Zügen, die gleich viele eigene Figuren jeder Art lassen, der, nach dem die Figuren ihre Beweglichkeit deutlich gleichmäßiger teilen, es sei denn, der andere gewinnt deutlich mehr Beweglichkeit.
what-prefer_positioning = Von zwei Zügen der, nach dem Beweglichkeit, Angriff und Stand der Figuren im Durchschnitt deutlich näher beieinander liegen, es sei denn, der andere gewinnt deutlich mehr von allen dreien zusammen.
what-prefer_complementarity = Von zwei Zügen, die gleich viele eigene Figuren jeder Art lassen, der, nach dem sie zusammen mehr Felder beherrschen, jedes Feld durch eine, zwei oder drei von ihnen. Gefragt wird nur, wo weder Harmonie noch Aufstellung für einen der beiden spricht.
why-prefer_complementarity = Figuren, die verschiedene Felder beherrschen, lassen dem Gegner weniger, auf die er gehen kann.

## Klauseln über Züge

what-fixing_when_ahead = Festgelegte Bauern führen zum Remis. Sind vier oder mehr Paare festgelegt, halb oder lose halb festgelegt, so gibt ein Bauernzug der führenden Seite, der weitere festlegt, das her, was so viele Paare mehr der anderen Seite wert sind.
what-freed_squares = Eine Figur, die aus dem Weg geht, öffnet den anderen Figuren ihrer Seite Felder: Es zählt jedes Feld, das sie neu angreifen und auf dem nach dem Zug kein eigener Stein steht, und auch das verlassene Feld, wenn sie es schon angriffen.

## Wessen die Zahlen sind, wo sie von beiden stammen: von den Quellen und von uns

numbers-attack = Bauer, Dame und König stammen von ihnen, die Figuren dazwischen im Verhältnis dazu von uns
numbers-xray_attack = das Halbieren stammt von ihnen, auf der Grundlage der Angriffswerte
numbers-passer = ein Drittel mehr im Endspiel stammt von ihnen, die Tabelle nach Reihen und der weitere Anstieg von uns
numbers-potential_passer = 20 und 35 Hundertstel und die Hälfte eines Freibauern stammen von ihnen, die Tabelle der Freibauern von uns
numbers-semi_passer = die Hälfte stammt von ihnen, die Tabelle der Freibauern von uns
numbers-connected_passers = 50 Hundertstel für zwei stammen von ihnen, 25 für jeden weiteren und der Anstieg im Endspiel von uns
numbers-connected_passers_diagonal = 10 Hundertstel stammen von ihnen, der Anstieg im Endspiel von uns
numbers-central_passer = 30 und 20 Hundertstel stammen von ihnen, die Hälfte unterhalb der fünften Reihe und im Endspiel von uns
numbers-pawn_file = die Stufen und ihre Umkehrung in einfachen Endspielen stammen von ihnen, welche Endspiele einfach sind, von uns
numbers-doubled = 10 Hundertstel, die Hälfte mehr und das Doppelte im Endspiel stammen von ihnen, der Anstieg vom einen zum anderen von uns
numbers-isolated_horizontal = 10 und 2 Hundertstel, ein Drittel mehr und das Doppelte im Endspiel stammen von ihnen, der Anstieg vom einen zum anderen von uns
numbers-isolated_vertical = 10 und 2 Hundertstel, ein Drittel mehr und das Doppelte im Endspiel stammen von ihnen, der Anstieg vom einen zum anderen von uns
numbers-potentially_backward_not_definitive = das Halbieren stammt für rückständige Bauern von ihnen, dass es auch für möglicherweise rückständige gilt, von uns
numbers-partially_semi_backward_not_definitive = der Wert stammt von ihnen, die 2,5 Hundertstel mehr für halbrückständige Bauern von ihnen und für diese von uns
numbers-backward_fixed_chain = zwei Drittel stammen von ihnen, dass sie weiter vorn auf ein Drittel und ein Sechstel fallen, von uns
numbers-mobility = das Verhältnis, die Hälfte und der Anstieg im Mittelspiel stammen von ihnen, 10 Tausendstel für ein freies Feld von uns
numbers-blockade = die Faktoren nach Reihen stammen von ihnen, die Werte der Blockeure von uns
numbers-blockade_from_afar = die Anteile stammen von ihnen, die Werte der Blockeure von uns
numbers-blockade_reserve = die Anteile stammen von ihnen, die Werte der Blockeure von uns
numbers-fixed_chain_draw = die Beträge und die Grenze von zwei Bauern stammen von ihnen, dass sie nie mehr als ausgleichen, von uns
numbers-fixing_when_ahead = die Beträge für die zurückliegende Seite stammen von ihnen, dass ein Zug ihren Unterschied verliert, von uns
what-king_wing = Eine Einheit danach, wie viele Linien sie vom feindlichen König entfernt steht, und nach ihrer Art.
why-king_wing = Springer, Türme und Damen wollen dort sein, wo dieser König ist, solange viele Figuren da sind; Bauern kommen dort durch, wo er nicht ist.
what-rooks_together = Ein Turm, der einen anderen deckt: auf einer Linie oder auf einer Reihe.
why-rooks_together = Auf einer Linie verdoppelt dringen sie gemeinsam ein.
what-rook_before_passer = Ein Turm vor einem eigenen Freibauern auf dessen Linie.
why-rook_before_passer = Er hält den Bauern auf und verliert mit jedem Schritt Raum.
what-back_rank_guard = Ein Turm auf der ersten Reihe neben seinem König dort, solange der Gegner Türme oder Damen hat.
why-back_rank_guard = Er verhindert das Matt auf der Grundreihe.
what-rook_boxed_in = Ein Turm auf der ersten Reihe zwischen Rand und eigenem König, mit höchstens drei freien Feldern.
why-rook_boxed_in = Der König muss ziehen, bevor er herauskommt.
what-king_cut_off = Ein Turm von der vierten Reihe an, und der feindliche König auf einer Reihe jenseits davon.
why-king_cut_off = Der König kommt nicht zu seinen Bauern.
what-queen_in_line = Die feindliche Dame auf der Linie eines Läufers oder Turms, mit einer Einheit dazwischen: Eine feindliche ist an sie gefesselt, eine eigene kann weggehen und sie angreifen.
what-to_take = Die Seite am Zug greift eine Einheit an, die nichts deckt, oder mit einem Bauern eine Figur.
why-to_take = Sie kann sofort geschlagen werden.
what-check_to_give = Die Seite am Zug hat ein sicheres Schach, nach Art der Figur.
why-check_to_give = Der Gegner muss darauf antworten, bevor er etwas anderes tut.
what-guarded_by_pawn = Eine von einem Bauern gedeckte Figur, nach Art.
why-guarded_by_pawn = Die Deckung kostet nichts, und kein Abtausch verliert mehr, als genommen wurde; es ist das Verdienst des Bauern.
what-lever = Ein Bauer auf der fünften oder sechsten Reihe, der einen feindlichen Bauern angreift.
why-lever = Er bricht ins feindliche Lager ein und bleibt dort vielleicht, wenn niemand darauf achtet.
what-passer_escort = Ein Freibauer, dessen nächstes Feld eine eigene Einheit deckt, nach Reihe.
why-passer_escort = Wer ihn dort aufhält, kann geschlagen werden.
what-king_facing_queen = Reihe und Linie eines Königs, solange der Gegner eine Dame hat.
why-king_facing_queen = Was im Endspiel ein gutes Feld für einen König ist, ist vor ihr ein gefährliches.
what-outpost_in_reach = Ein Springer, der zu einem Vorposten bis zur dritten Reihe des Gegners gehen kann, den ein eigener Bauer deckt.
what-bishop_against_pawns = Feindliche Bauern auf den Diagonalen eines Läufers, was auch dazwischen steht.
why-bishop_against_pawns = Er beißt sich an ihnen fest.
what-leaned_on = Eine Einheit, die allein eine angegriffene deckt.
why-leaned_on = Andere stützen sich auf sie. Im Konto einer Einheit ist dies, was sie für alle anderen und gegen sie tut, über das hinaus, was auf ihr gefunden wird: um wie viel sich Drohungen, Reichweite, Gefahr für Könige, Freibauern und vereinzelte Bauern änderten, nähme man sie vom Brett. Keine Einheit wird damit belastet, sodass alle Konten zusammen noch die Bewertung ergeben.

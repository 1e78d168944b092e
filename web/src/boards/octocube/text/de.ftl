# Das Spielfeld von Octocube, auf Deutsch.

board-sea = Der Meeresgrund
board-cube-of = Würfel von { $name }
board-stack = Stapel von { $count }
board-on-top = mit { $tile } obenauf
board-abyss = Tiefseeplättchen
board-abyss-power = Tiefseeplättchen { $power }
board-bare = leerer Grund
board-choose-here = kann gewählt werden
board-sticks = Es haftet: { $tile }
board-sticks-unknown = Ein unbekanntes Plättchen würde haften
board-lands = Landet auf { $tile }: nichts haftet
board-again = Danach darfst du noch einmal rollen
board-power-after = Danach darfst du Kraft { $power } nutzen
board-lays-abyss = Hinter dir kommt ein Tiefseeplättchen
board-ends = Das ist das letzte Tiefseeplättchen: Die letzte Runde beginnt
board-move-roll = nach { $direction } rollen
board-move-keep = Plättchen am Würfel lassen ({ $face })
board-move-score = werten
board-move-done = den Rest abnehmen
board-move-orient = so stehen lassen
board-dock = Dein Würfel
board-face = { $tile } { $face }
board-no-tiles = keine Plättchen
board-rotate = Drehen
board-score = Werten
board-take-back = Zurücknehmen
board-sets = Sätze am Würfel: { $points }
board-keep = { $tile } { $face }: am Würfel lassen
board-keep-how = Berühre ein Plättchen, um es am Würfel zu lassen.
board-unload = { $count ->
    [0] Nichts abnehmen
    [one] Ein Plättchen abnehmen
   *[other] { $count } abnehmen
  }
board-pile = Der Stoß, der zurückgeht
board-slot-filled = Feld { $slot }: { $tile }
board-slot-open = Feld { $slot }, frei, für: { $wanted }
board-slots = { $filled } von 16 Feldern gefüllt
board-ledger = Spielertafeln: Plättchen nach Sorte und Farbe, Münzen, Chips, Stand
board-brings = { $name }: { $count }, bringt { $gain }
board-gain = bringt { $gain }
board-kinds = Sorten
board-colours = Farben
board-winner = gewinnt
board-open-boards = Würfel, Tafeln und Punkte von allen
board-close = Schließen
board-seat-glance = { $name }: { $score }, { $count ->
    [0] keine Plättchen
    [one] ein Plättchen
   *[other] { $count } Plättchen
  } am Würfel
board-first = meiste
board-second = 2.
board-majorities = Mehrheiten bisher
board-about-majority = Die meisten Plättchen „{ $name }“ auf der Tafel am Ende: { $first } Punkte; die zweitmeisten: { $second }
board-about-majorities = Was die meisten und zweitmeisten Plättchen jeder Sorte und Farbe bringen, so wie die Tafeln jetzt sind
board-about-coin = Münze: bringt am Ende des Spiels Punkte
board-about-coin-family = Münze: entscheidet, wenn zwei Tafeln voll sind
board-about-chips = Chips: die Punkte von Sätzen, behalten seit der Wertung. Fragezeichen: Sie liegen verdeckt
board-about-score = Chips, Münzen und Mehrheiten zusammen, so wie die Tafeln jetzt sind
board-about-power = Kraft { $power }: { $does }
board-about-face = Freie Seite ({ $face }): Hier haftet ein Plättchen, wenn sie nach unten kommt
board-about-carried = Die Sätze an diesem Würfel sind { $points } wert, wenn sie jetzt gewertet werden
board-about-supply = Wenn das letzte liegt, beginnt die letzte Runde
board-about-supply-family = Sie kommen dorthin, wo ein Stapel aufgebraucht ist
board-about-scoring = Nimm den Würfel nach Hause und Plättchen ab. Sätze: { $points }; mit Münzen und Mehrheiten { $brings }
board-about-rotate = Den Würfel an seinem Platz um { $degrees }° drehen; oben und unten bleiben
board-about-skip = In diesem Zug nichts tun
board-skip-turn = Kein Zug
board-not-yet = Noch nicht
board-full = Dein Würfel ist voll: Nichts haftet, bis du wertest
error-full-cube = Dein Würfel ist voll, also haftet nichts: Werte besser. Um trotzdem zu rollen, wähle es noch einmal.
board-tells-rolls = { $name } rollt nach { $cell }.
board-tells-rolls-sticks = { $name } rollt nach { $cell } und bekommt { $tile }.
board-tells-lands = { $name } landet auf { $cell }.
board-tells-lands-sticks = { $name } landet auf { $cell } und bekommt { $tile }.
board-tells-score = { $name } nimmt { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
  } ab: +{ $points }.

tutorial-goal = Du bist ein würfelförmiger Oktopus mit einem Magneten in jeder Seite. Sammle Schätze!
tutorial-sea = Auf dem Meeresgrund liegen Stapel von Schätzen. Du siehst das oberste Plättchen; die Zahl sagt, wie viele dort liegen. Der Grund eines Plättchens zeigt seine Farbe: schlicht, Punkte, Streifen oder Wellen.
tutorial-place = Setze deinen Würfel auf einen leuchtenden Randplatz. Das Plättchen dort haftet sofort an ihm.
tutorial-net = Hier siehst du deinen Würfel aufgeklappt: oben in der Mitte mit dunklem Rand, die vier Seiten darum, die Unterseite rechts.
tutorial-roll = Rolle! Berühre einen Pfeil oder ein leuchtendes Nachbarfeld, oder schieb den Würfel. Die Seite, die nach unten kommt, muss leer sein, damit etwas haftet.
tutorial-preview = So würde dein Würfel stehen. Der Magnet zeigt das Plättchen, das haften würde. Bestätige, oder wähle einen anderen Weg.
tutorial-home = Statt zu rollen kannst du den Würfel heimholen und Plättchen abnehmen. Mehrere derselben Sorte zusammen bringen Punkte; der Knopf sagt, wie viele. Im Kinderspiel füllen die Plättchen die Felder deiner Tafel.
tutorial-boards = Abgenommene Plättchen liegen hier. Am Ende zahlen die meisten einer Sorte oder Farbe: Gold ist am meisten, ein Rand der zweite Platz. Im Kinderspiel gewinnt eine volle Tafel.
tutorial-end = Wo das letzte Plättchen eines Stapels verschwindet, kommt ein Tiefseeplättchen. Sind alle gelegt, wird die Runde zu Ende gespielt, dann ist Schluss; das Kinderspiel endet, wenn eine Tafel voll ist. Viel Spaß!

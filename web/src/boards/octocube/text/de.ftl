# Das Spielfeld von Octocube, auf Deutsch.

board-sea = Der Meeresgrund
board-cube-of = Würfel von { $name }
board-stack = Stapel von { $count }
board-on-top = mit { $tile } obenauf
board-abyss = Tiefseeplättchen
board-abyss-power = Tiefseeplättchen { $power }
board-bare = leerer Grund
board-roll-here = hierher rollen
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
board-pays = meiste: { $first }, zweite: { $second }
board-brings = { $name }: { $count }, bringt { $gain }
board-gain = bringt { $gain }
board-kinds = Sorten
board-colours = Farben
board-winner = gewinnt

tutorial-goal = Du bist ein würfelförmiger Oktopus mit einem Magneten in jeder Seite. Sammle Schätze!
tutorial-sea = Auf dem Meeresgrund liegen Stapel von Schätzen. Du siehst das oberste Plättchen; die Zahl sagt, wie viele dort liegen. Der Grund eines Plättchens zeigt seine Farbe: schlicht, Punkte, Streifen oder Wellen.
tutorial-place = Setze deinen Würfel auf einen leuchtenden Randplatz. Das Plättchen dort haftet sofort an ihm.
tutorial-net = Hier siehst du deinen Würfel aufgeklappt: oben in der Mitte mit dunklem Rand, die vier Seiten darum, die Unterseite rechts.
tutorial-roll = Rolle! Berühre einen Pfeil oder ein leuchtendes Nachbarfeld, oder schieb den Würfel. Die Seite, die nach unten kommt, muss leer sein, damit etwas haftet.
tutorial-preview = So würde dein Würfel stehen. Der Magnet zeigt das Plättchen, das haften würde. Bestätige, oder wähle einen anderen Weg.
tutorial-home = Statt zu rollen kannst du den Würfel heimholen und Plättchen abnehmen. Mehrere derselben Sorte zusammen bringen Punkte; der Knopf sagt, wie viele. Im Kinderspiel füllen die Plättchen die Felder deiner Tafel.
tutorial-boards = Abgenommene Plättchen liegen hier. Am Ende zahlen die meisten einer Sorte oder Farbe: Gold ist am meisten, ein Rand der zweite Platz. Im Kinderspiel gewinnt eine volle Tafel.
tutorial-end = Wo das letzte Plättchen eines Stapels verschwindet, kommt ein Tiefseeplättchen. Sind alle gelegt, wird die Runde zu Ende gespielt, dann ist Schluss; das Kinderspiel endet, wenn eine Tafel voll ist. Viel Spaß!

# Das Spielfeld von Octocube, auf Deutsch.

board-sea = Der Meeresgrund
board-cube-of = Würfel von { $name }
board-tile =
    { $kind ->
        [Perle] { $colour }e Perle
        [Amphore] { $colour }e Amphore
       *[other] { $colour }er { $kind }
    }
board-stack = Stapel von { $count }
board-on-top = oben: { $tile }
board-abyss = Tiefseeplättchen
board-abyss-power = Tiefseeplättchen { $power }
board-bare = leerer Grund
board-choose-here = kann gewählt werden
board-sticks = Es haftet: { $tile }
board-sticks-unknown = Ein unbekanntes Plättchen würde haften
board-lands = Unten ist dann { $tile }: Nichts haftet
board-again = Danach darfst du noch einmal rollen
board-power-after = Danach darfst du Kraft { $power } nutzen
board-lays-abyss = Hinter dir kommt ein Tiefseeplättchen
board-ends = Das ist das letzte Tiefseeplättchen: Die letzte Runde beginnt
board-move-roll = nach { $direction } rollen
board-move-keep = Plättchen am Würfel lassen ({ $face })
board-move-score = werten
board-move-done = den Rest abnehmen
board-move-orient = so stehen lassen
board-move-slot = auf dieses Feld legen
board-move-shift = hierher legen und verschieben, was dort liegt
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
board-ledger = Tableaus: Plättchen nach Sorte und Farbe, Münzen, Chips, Stand
board-brings = { $name }: { $count }, bringt { $gain }
board-gain = bringt { $gain }
board-kinds = Sorten
board-colours = Farben
board-winner = gewinnt
board-open-boards = Würfel, Tableaus und Punkte von allen
board-close = Schließen
board-seat-glance = { $name }: { $score }, { $count ->
    [0] keine Plättchen
    [one] ein Plättchen
   *[other] { $count } Plättchen
  } am Würfel
board-first = meiste
board-second = 2.
board-majorities = Mehrheiten bisher
board-coins = Münzen zu je { $points }
board-about-majority = Die meisten Plättchen „{ $name }“ auf dem Tableau am Ende: { $first } Punkte; die zweitmeisten: { $second }
board-about-majorities = Was die meisten und zweitmeisten Plättchen jeder Sorte und Farbe bringen, so wie die Tableaus jetzt sind
board-about-coin = Münze: bringt am Ende des Spiels Punkte
board-about-coin-family = Münze: entscheidet, wenn zwei Tableaus voll sind
board-about-chips = Chips: die Punkte schon gewerteter Sätze. Fragezeichen: Sie liegen verdeckt
board-about-score = Chips, Münzen und Mehrheiten zusammen, so wie die Tableaus jetzt sind. Ein Fragezeichen steht für verdeckte Chips
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
error-full-cube = Dein Würfel ist voll, also haftet nichts: Du wertest besser. Um trotzdem zu rollen, wähle es noch einmal.
board-tells-rolls = { $name } rollt nach { $cell }.
board-tells-rolls-sticks = { $name } rollt nach { $cell } und bekommt { $tile }.
board-tells-lands = { $name } landet auf { $cell }.
board-tells-lands-sticks = { $name } landet auf { $cell } und bekommt { $tile }.
board-tells-score = { $name } nimmt { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
  } ab: +{ $points }.

tutorial-goal = Du bist ein würfelförmiger Oktopus mit einem Magneten in jeder Seite. Sammle Schätze, und bring mehrere einer Sorte zusammen heim!
tutorial-sea = Auf dem Meeresgrund liegen Stapel von Schätzen. Du siehst das oberste Plättchen; die Zahl sagt, wie viele dort liegen. Der Grund eines Plättchens zeigt seine Farbe: schlicht, Punkte, Streifen oder Wellen.
tutorial-place = Setze deinen Würfel auf einen leuchtenden Randplatz. Das Plättchen dort haftet sofort an ihm.
tutorial-net = Hier siehst du deinen Würfel aufgeklappt: oben in der Mitte mit dunklem Rand, die vier Seiten darum, die Unterseite rechts.
tutorial-roll = Rolle! Berühre einen Pfeil oder einen leuchtenden Nachbarplatz, oder schieb den Würfel. Die Seite, die nach unten kommt, muss leer sein, damit etwas haftet.
tutorial-preview = So würde dein Würfel stehen. Der Magnet zeigt das Plättchen, das haften würde. Bestätige, oder wähle einen anderen Weg.
tutorial-home = Statt zu rollen kannst du werten: den Würfel heimholen und Plättchen abnehmen. Mehrere derselben Sorte zusammen bringen Punkte; der Knopf sagt, wie viele.
tutorial-boards = Abgenommene Plättchen liegen hier. Am Ende bekommt Punkte, wer von einer Sorte oder Farbe am meisten hat: Gold ist der erste Platz, ein Rand der zweite.
tutorial-end = Wo das letzte Plättchen eines Stapels verschwindet, kommt ein Tiefseeplättchen. Sind alle gelegt, wird die Runde zu Ende gespielt, und alle werten ein letztes Mal. Geschieht etwas Neues, kommt ein Hinweis. Viel Spaß!
tutorial-goal-family = Du bist ein würfelförmiger Oktopus mit einem Magneten in jeder Seite. Sammle Schätze und fülle dein Tableau vor allen anderen!
tutorial-roll-family = Weiter! Berühre einen Pfeil oder einen leuchtenden Nachbarplatz. Du darfst den Würfel beliebig drehen, also haftet der Schatz immer an einer leeren Seite.
tutorial-home-family = Statt weiterzuziehen kannst du deinen Würfel zurücknehmen: Seine Schätze füllen die Felder deines Tableaus. Mit sechs musst du.
tutorial-powers = Wo ein Stapel aufgebraucht ist, kommt ein Tiefseeplättchen mit einer Kraft. Nutze sie vom Nachbarplatz als ganzen Zug, oder zusätzlich, gleich nachdem du daraufgerollt bist.
tutorial-coach = Sammle jetzt, bis sich die Heimkehr lohnt. Bei jeder Entscheidung sage ich dir, worauf es ankommt.
tutorial-boards-family = Deine Schätze liegen hier. Manche Felder wollen eine Sorte in einer Farbe, andere eine Sorte in jeder Farbe oder eine Farbe in jeder Sorte. Was nirgends passt, geht zurück ins Meer.
tutorial-end-family = Wer alle 16 Felder füllt, beendet das Spiel: Die Runde wird zu Ende gespielt, und ein volles Tableau gewinnt. Geschieht etwas Neues, kommt ein Hinweis. Viel Spaß!
coach-place = Beginne, wo mehrere Plättchen einer Sorte nahe beieinander liegen, und dreh den Würfel so, dass leere Seiten dorthin zeigen.
coach-place-family = Beginne neben Schätzen, die deinem Tableau noch fehlen: Ein Feld zeigt, was es will.
coach-roll = Rolle auf eine Sorte, die du schon trägst: Sätze bringen immer mehr, drei gleiche 4 Punkte, sechs gleiche 15.
coach-roll-family = Zieh auf einen Schatz, der deinem Tableau noch fehlt. Vier oder fünf am Würfel sind eine gute Ladung.
coach-rotate = Wohin du auch rollst, kommt eine Seite mit Plättchen nach unten, und nichts haftet. Drehen bringt eine leere Seite dorthin, wohin du willst.
coach-home = Du trägst einen Satz, der sich lohnt. Werte ihn jetzt, oder wage noch einen Zug für ein Plättchen mehr.
coach-home-family = Dein Würfel ist gut beladen. Nimm ihn zurück und leg die Schätze auf dein Tableau.
coach-full = Alle sechs Seiten tragen ein Plättchen: Mehr haftet nicht. Werte, und behalte am Würfel, was du für einen größeren Satz brauchst.
coach-again = Das Plättchen in der Mitte lässt dich noch einmal rollen, wenn du willst: ein Schatz mehr im selben Zug.
coach-offer = Du bist auf ein Tiefseeplättchen gerollt: Die Kraft kommt zum Rollen dazu und kostet nichts.
coach-keep = Nimm ab, was einen Satz bildet; behalte Einzelne am Würfel, wenn du noch mehr davon findest. Abgenommene Münzen bringen je 3 Punkte.
coach-power = Wähle, worauf die Kraft wirkt. Was sie bewegt, zählt nicht von selbst: Sätze müssen noch heim.
coach-slot = Gib einem Plättchen das Feld, das am schwersten zu füllen ist: genau diese Sorte in dieser Farbe. Die anderen können warten.
coach-pile = Was nirgends passt, geht zurück. Das letzte Plättchen liegt oben, wo der nächste Würfel es findet.
coach-return = Leg den Stoß dorthin, wo er den anderen nicht zu viel nützt.
first-coin = Eine Münze: Sie gehört zu keiner Sorte und keiner Farbe und ist am Ende 3 Punkte wert, wenn sie vom Würfel abgenommen ist.
first-again = Du stehst auf Tiefseeplättchen A in der Mitte: Du darfst sofort noch einmal rollen.
first-full = Dein Würfel ist voll: Bis du wertest, haftet nichts mehr.
first-abyss = Das letzte Plättchen eines Stapels ist weg, also wird dort ein Tiefseeplättchen gelegt. Würfel dürfen darauf stehen, aber nichts haftet. Die Zahl daneben sagt, wie viele noch da sind.
first-slot = Ein Plättchen hat sein Feld gefunden. Es bleibt dort, außer ein späteres braucht genau dieses Feld und deines passt auch anderswo.
first-put-back = Was nirgends passte, ist als Stapel zurückgekommen. Alle haben gesehen, was darin ist.
first-last-round = Kein Tiefseeplättchen ist mehr da, also ist dies die letzte Runde: Wenn alle gleich viele Züge hatten, nehmen alle noch einmal alle Plättchen ab. Dann zählen Münzen und Mehrheiten.
first-last-round-family = Die letzte Runde: Sie wird zu Ende gespielt, damit alle gleich viele Züge hatten. Ein volles Tableau gewinnt; bei mehreren die meisten Münzen.
first-power-A = Kraft A: einmal rollen. Zweimal rollen in einem Zug bringt zwei Schätze oder die nächste Kraft.
first-power-B = Kraft B: Tausche das Plättchen oben am Würfel gegen eines von deinem Tableau. So zählt ein abgenommenes noch in einem anderen Satz.
first-power-C = Kraft C: Heb deinen Würfel auf einen beliebigen freien Platz, ohne ihn zu drehen. Gut für einen fernen Schatz oder um aus einer Ecke zu kommen.
first-power-D = Kraft D: Nimm ein sichtbares Plättchen oben auf deinen Würfel; diese Seite muss leer sein. Was deinem Satz fehlt, darf überall liegen.
first-power-E = Kraft E: Dreh deinen Würfel auf der Stelle, wie du willst. Was darunter liegt, kann an einer leeren Seite haften.
first-power-F = Kraft F: Tausche ein sichtbares Plättchen neben deinem Würfel gegen eines von deinem Tableau. Das ändert sofort die Mehrheiten.
first-power-G = Kraft G: Tausche den Platz mit einem anderen Würfel. Vielleicht haftet, was dort liegt, und jemandes Plan geht schief.
first-power-H = Kraft H: Tausche zwei Stapel, ohne hineinzusehen. Ein Tiefseeplättchen zählt als Stapel: Hol Schätze zu dir, oder schick sie weg.
first-power-I = Kraft I: Tausche das Plättchen oben auf deinem Würfel mit dem eines anderen Würfels. Du bekommst, was du brauchst, und gibst, was du nicht brauchst.

# The board of De schat van Kadora, in German.

error-choose-card = Wähle zuerst eine Karte aus deiner Hand, dann ein leeres Feld.
error-give-to-whom = Lege die Karten bei der Person ab, die sie bekommen soll.
error-empty-pile = { $seat } hat keine Karten in { $colour } gewonnen.

letter-red = R
letter-orange = O
letter-yellow = Ge
letter-green = Gr
letter-blue = B
letter-purple = L

board-penalty-so-far = { $name }: { $penalty } Strafpunkte, wie die Karten jetzt liegen
board-about-sum = Bringt eine Karte diese Summe auf 10 oder mehr, nimmt sie die anderen Karten ihrer Spalte oder Reihe mit gleicher Farbe oder Art.
board-about-penalty = Gewonnene Karten zählen, außer in Farben, von denen niemand mehr hat.
board-does-pick = Tippen: diese Karte wählen
board-does-held = Tippe jetzt auf ein leuchtendes Feld
board-does-place = Tippen: deine Karte kommt hierher
board-does-draw = Tippen: die oberste Karte ziehen
board-does-open = Tippen: diese Karten ansehen
board-does-give = Tippen: diese Karten ansehen und weggeben
board-aside-tells = Diese Karten sind nicht im Spiel; nur die Farben ihrer Rückseiten sind bekannt. Zu zweit zählen sie als die einer dritten Person.
board-chest = Gewonnene Karten von allen
board-block = Der Block
board-cell-empty = { $cell }, leer
board-cell-card = { $cell }: { $card }
board-cell-gain = { $cell }, leer. Spalte { $column }, Reihe { $row }. { $count ->
    [0] Nimmt nichts.
   *[other] Nimmt { $cards }.
  }
board-taken = würde genommen
board-column-sum = Summe der Spalte { $number }: { $sum }
board-row-sum = Summe der Reihe { $number }: { $sum }
board-column = Spalte { $sum }
board-row = Reihe { $sum }
board-takes-nothing = nimmt nichts
reason-takes = Du bekommst { $cards }.
reason-takes-nothing = Du bekommst nichts dafür.
board-stack = Stapel { $stack }, { $count } { $count ->
    [one] Karte
   *[other] Karten
  }, oben { $card }
board-stack-empty = Stapel { $stack } ist leer
board-stack-order = Farben von oben: { $colours }
board-seat = { $name }, { $side }, { $penalty } Strafpunkte
board-backs = { $count } auf der Hand: { $colours }
board-pile = { $name }, { $colour }: { $count ->
    [0] nichts gewonnen
    [one] { $total } in einer Karte
   *[other] { $total } in { $count } Karten
  }{ $leads ->
    [yes] {", führt"}
   *[no] {""}
  }{ $gift ->
    [yes] {", darf weggegeben werden"}
   *[no] {""}
  }
board-pile-title = { $name }: { $colour } { $total }
board-pile-leads = Niemand hat mehr von dieser Farbe: Am Ende würden diese Karten nicht zählen.
board-give-to = Alles an { $name } geben
board-close = Schließen
board-aside-virtual = Beiseite (dritter Spieler)
board-majority = Mehrheit, liegt verdeckt
board-penalty = { $sum } Strafpunkte
board-no-majority = keine Mehrheit: kann nicht gewinnen
board-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
board-winner = gewinnt
board-scoring-note = Der höchste Gesamtwert einer Farbe wird umgedreht und kostet nichts; alles andere sind Strafpunkte. Wer die wenigsten hat, gewinnt.

tutorial-goal = Verzauberte Juwelen! Am Ende kostet alles, was du gewonnen hast, Strafpunkte – außer bei den Farben, von denen niemand mehr hat als du. Wer die wenigsten hat, gewinnt, aber nur mit der Mehrheit in mindestens einer Farbe.
tutorial-block = Das ist der Block: Juwelen, die offen liegen. Jede Karte hat eine Farbe, eine Art und einen Wert. Die leeren Felder sind frei. Die Münzen zeigen die Summe jeder Spalte und Reihe.
tutorial-hand = Wähle eine Karte aus deiner Hand.
tutorial-cell = Wähle jetzt ein leuchtendes Feld. Erreicht die Spalte oder die Reihe mit deiner Karte 10, musst du die anderen Karten darin nehmen, die dieselbe Farbe oder Art haben. Die Zahl auf einem Feld sagt, wie viele.
tutorial-preview = Das würde geschehen: Markierte Karten, wenn es welche gibt, kommen zu dir; deine eigene bleibt liegen. Bestätige es oder wähle ein anderes Feld.
tutorial-draw = Zieh jetzt eine Karte von einem der beiden Stapel: Die Rückseiten zeigen die Farben. Sind mehr als vier Felder frei, füllt derselbe Stapel den Block auf.
tutorial-loot = Gewonnene Karten liegen hier, nach Farben. Eine Krone: Niemand hat mehr davon. Der Totenkopf zählt die Strafpunkte bisher. Berühre ein Häufchen, um seine Karten zu sehen.
tutorial-give = Zu Beginn deines Zuges darfst du eine Farbe an jemanden weggeben, der nichts davon hat, aber nur, wenn du allein am meisten davon hast. So ein Häufchen hat einen gestrichelten Rand und einen Pfeil: Berühre es oder zieh es zu jemandem.
tutorial-end = Sind beide Stapel leer, haben alle noch einen letzten Zug. Dann zählen auch die Karten auf deiner Hand als gewonnen. Viel Glück!
tutorial-coach = Noch zwei Züge zusammen: Bei jeder Entscheidung sage ich dir, worauf es ankommt.
coach-own = Eine deiner Karten nimmt nur Farben, von denen du schon am meisten hast. Solche Karten kosten nichts, solange du vorn bleibst, und sichern den Vorsprung.
coach-safe = Jede Karte, die du nimmst, kostet Strafpunkte, außer du hast von ihrer Farbe am meisten. Felder ohne Zahl nehmen nichts; kleine Werte halten die Summe unter 10.
coach-must = Diesmal musst du etwas nehmen. Wähle wenige Farben und kleine Werte, oder eine Farbe, in der du noch nach vorn kommst.
coach-give = Von einer Farbe hast du allein am meisten, also darfst du sie ganz weggeben, wenn du nicht glaubst, vorn zu bleiben: Dann bleibt vielleicht jemand anders auf den Strafpunkten sitzen.
coach-draw = Die Rückseiten zeigen die Farben. Zieh eine Farbe, die du sammelst, und denk daran, was danach für die anderen kommt.
first-take = Du hast deine ersten Karten gewonnen. Sie bleiben Strafpunkte, bis du von ihrer Farbe am meisten hast, allein oder geteilt.
first-refill = Mehr als vier Felder waren leer, also hat der Stapel, von dem gerade gezogen wurde, den Block aufgefüllt, bis vier leer sind. Solche Karten nehmen nichts.
first-gift = Jemand hat dir eine ganze Farbe gegeben. Sie kostet nichts, solange du am meisten davon hast: Halte sie, oder gib sie genauso weiter.
first-full-table = Der Tisch ist voll, und nichts konnte genommen werden, also geht es umgekehrt: Genommen wird aus Spalte und Reihe, was weder in Farbe noch Art passt.
first-last-resort = Alles passte, und keine Summe erreichte 10: Dann werden alle sechs anderen Karten von Spalte und Reihe genommen, damit es weitergeht.
first-last-turn = Beide Stapel sind leer: Alle haben noch einen Zug, ohne zu ziehen. Danach zählen auch die Karten auf deiner Hand als gewonnen, also leg die, die am meisten schaden würde.
first-virtual = Zu zweit gehören die beiseitegelegten Karten einem virtuellen dritten Spieler, der bei jeder Mehrheit mitzählt und sogar gewinnen kann.

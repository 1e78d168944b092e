# De schat van Kadora, in German.

game-title = De schat van Kadora
game-blurb = Verzauberte Juwelen: Sichere dir von einer Farbe am meisten und werde den Rest los.

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
kind-round = Kreis
kind-square = Quadrat
kind-drop = Tropfen
side-south = Süd
side-west = West
side-north = Nord
side-east = Ost
card = die { $colour } { $value } ({ $kind })
# The colour with a card: the red 5. A data file may bring new colours, which stay as they are.
card-colour-red = rote
card-colour-orange = orange
card-colour-yellow = gelbe
card-colour-green = grüne
card-colour-blue = blaue
card-colour-purple = lila
card-hidden = eine verdeckte Karte in { $colour }
taken = { $card }
virtual-player = der virtuelle Spieler

## What happened

event-deal = Die Karten sind ausgeteilt. { $first } beginnt.
event-turn = Zug { $turn }: { $seat }.
event-give = { $seat } gibt alle Karten in { $colour } an { $to }: { $cards }.
event-place = { $seat } legt { $card } auf { $cell }.
event-take = { $seat } nimmt { $taken }.
event-full-table = Der Tisch ist voll und es gibt nichts zu nehmen: { $seat } nimmt, was nicht passt.
event-last-resort = Alles passt und keine Summe wird erreicht: der letzte Ausweg für { $seat }.
event-draw = { $seat } zieht { $card } von Stapel { $stack }.
event-draw-hidden = { $seat } zieht { $card } von Stapel { $stack }.
event-refill = Von Stapel { $stack } kommt { $card } auf { $cell }.
event-stacks-empty = Beide Stapel sind leer: Alle haben noch einen letzten Zug, { $seat } ganz zuletzt.
event-show-hand = { $seat } legt die Handkarten zur Beute: { $cards }.
event-show-aside = Die beiseitegelegten Karten gehören dem virtuellen Spieler: { $cards }.
event-end = Die Partie ist vorbei. Strafpunkte: { $penalties }. Sieg: { $winners }.

## Why not

error-must-place = Leg zuerst eine Karte aus deiner Hand.
error-must-draw = Deine Karte liegt schon; wähle jetzt einen Stapel zum Ziehen.
error-not-in-hand = Du hast { $card } nicht auf der Hand.
error-cell-taken = Auf { $cell } liegt schon eine Karte.
error-already-gave = Du hast in diesem Zug schon Karten weggegeben.
error-no-such-receiver = Auf Platz { $to } sitzt niemand.
error-give-to-self = Du kannst dir nicht selbst Karten geben.
error-nothing-to-give = Du hast keine Karten in { $colour } gewonnen.
error-receiver-has-colour = { $to } hat schon Karten in { $colour }.
error-not-sole-leader = Karten in { $colour } darfst du nur weggeben, solange du darin allein den höchsten Gesamtwert hast.
error-outside-block = Karten dürfen nur in den Block von vier mal vier gelegt werden.
error-no-such-card = Karte { $word } gibt es nicht.

## Choices

choice-place = { $card } auf { $cell } legen
choice-draw = von Stapel { $stack } ziehen
choice-give = alles in { $colour } an { $to } geben
ask-start = Leg eine Karte oder gib vorher eine Farbe weg.
ask-place = Leg eine Karte.
ask-draw = Von welchem Stapel ziehst du?

## Terminal

label-hand = Hand
label-stacks = Nachziehstapel, oberste zuerst
label-aside = Beiseitegelegt
label-loot = Gewonnene Beute
label-penalty = Strafe
label-leads = ▲ führt in der Farbe
# The letters on the cards are those of the notation, which is English.
label-legend = ● Kreis  ■ Quadrat  ▼ Tropfen
    R Rot   O Orange  Y Gelb
    G Grün  B Blau    P Lila
label-last-turns = { $count ->
    [one] Noch ein letzter Zug.
   *[other] Noch { $count } letzte Züge.
  }

## The rules

rules-summary = Gewinne Juwelen von möglichst wenigen Farben und sorge dafür, dass du von mindestens einer am meisten hast: Juwelen einer Farbe, von der jemand anders mehr hat, sind Strafpunkte, und wer die wenigsten hat, gewinnt.

    In deinem Zug:

    1. Gib alle deine gewonnenen Karten einer Farbe weg, wenn du darfst und willst.
    2. Leg eine Karte auf ein leeres Feld. Wo Spalte oder Reihe dann { $threshold } oder mehr ergeben, nimmst du die anderen Karten derselben Farbe oder Art.
    3. Zieh eine Karte von einem der beiden Stapel.
    4. Füll den Block auf, wenn mehr als { $empty } Felder leer sind.

    Sind beide Stapel leer, ist jeder noch einmal am Zug, und die Handkarten kommen zu den gewonnenen Karten. In jeder Farbe dreht um, wer am meisten davon hat; was noch offen liegt, sind Strafpunkte.
    .title = Kurz gesagt
rules-goal = Piraten teilen sich einen verzauberten Schatz aus Juwelen. Wer von mindestens einer Farbe am meisten hat, bricht den Zauber; alle anderen Juwelen sind nur Ballast. Wer die wenigsten Strafpunkte hat, gewinnt.
    .title = Worum es geht
rules-cards = 72 Karten⟦cards.copies⟧ in sechs Farben ({ $colours }), drei Arten ({ $kinds }⟦cards.kinds⟧) und mit Werten von { $low } bis { $high }. In jeder Farbe gibt es einen Wert nicht:

    @missing⟦cards.missing⟧

    Die Rückseite einer Karte zeigt ihre Farbe. So kennen alle immer die Farbe jeder verdeckten Karte; Art und Wert bleiben geheim.
    .title = Die Karten
rules-setup = Misch die Karten. Leg { $players ->
        [2] { $aside2 }
        [3] { $aside3 }
       *[4] { $aside4 }
    } davon ungesehen beiseite. Alle bekommen { $hand } Karten auf die Hand. { $faceup } Karten werden offen als Block von vier mal vier mit einem Loch in der Mitte ausgelegt. Der Rest { $stacks ->
        [all_in_first] bildet einen einzigen Nachziehstapel
       *[halves] bildet zwei gleich hohe Nachziehstapel
    }⟦setup.stacks⟧, so aufgefächert, dass man jede Rückseite sieht. Gesessen und gespielt wird im Uhrzeigersinn: { $players ->
        [2] { $sides2 }
        [3] { $sides3 }
       *[4] { $sides4 }
    }⟦setup.seats⟧. { $firstplayer ->
        [seat0] Der erste Platz beginnt.
       *[random] Das Los entscheidet, wer beginnt, wenn der Tisch niemanden bestimmt hat.
    }⟦setup.first_player⟧
    .title = Vorbereitung
rules-give = Zu Beginn deines Zuges darfst du einmal alle deine gewonnenen Karten einer Farbe an jemanden weggeben, der von dieser Farbe noch nichts gewonnen hat. Das darfst du nur, solange du allein den höchsten Gesamtwert in dieser Farbe hast. Handkarten zählen nicht.

    Warum weggeben? Wer die Karten bekommt, kann die Mehrheit wieder verlieren, und dann sind es Strafpunkte; und du bist eine Farbe los, die du doch nicht halten konntest.
    .title = 1. Weggeben
rules-place = Leg eine Karte aus deiner Hand auf ein leeres Feld des Blocks. Ergeben die Karten dieser Spalte, deine eingeschlossen, zusammen { $threshold } oder mehr, musst du alle anderen Karten der Spalte nehmen, die dieselbe Farbe oder dieselbe Art haben wie deine. Danach gilt dasselbe für die Reihe. Deine Karte bleibt liegen. Was du nimmst, liegt offen vor dir, nach Farben sortiert und für alle zu sehen: deine gewonnene Beute.
    .title = 2. Legen und nehmen
rules-full = Füllt deine Karte das letzte leere Feld und { $fulltable ->
        [sums_too_low] bleiben beide Summen unter { $threshold }
       *[nothing_taken] hast du nichts genommen
    }⟦rules.full_table⟧, musst du stattdessen aus Spalte und Reihe alle Karten nehmen, die weder in der Farbe noch in der Art zu deiner passen, egal wie hoch die Summen sind. { $lastresort ->
        [end_game] Bringt auch das nichts, ist die Partie sofort vorbei.
       *[take_all] Bringt auch das nichts, nimmst du alle sechs anderen Karten aus Spalte und Reihe.
    }⟦rules.last_resort⟧
    .title = Voller Tisch
rules-draw = Nimm die oberste Karte eines der beiden Stapel auf die Hand, sodass du wieder { $hand } hast. Ist ein Stapel leer, hast du keine Wahl.
    .title = 3. Ziehen
rules-refill = Sind mehr als { $empty } Felder leer, leg Karten von dem Stapel, von dem du gerade gezogen hast, jeweils auf das erste leere Feld in Leserichtung, von deiner Seite des Tisches aus gesehen, bis noch { $empty } leer sind. Mit diesen Karten nimmst du nichts. { $otherstack ->
        [no] Ist dieser Stapel aufgebraucht, endet das Auffüllen.
       *[yes] Ist dieser Stapel aufgebraucht, mach mit dem anderen weiter.
    }⟦rules.refill_from_other_stack⟧
    .title = 4. Auffüllen
rules-end = Sind beide Stapel leer, haben alle noch genau einen Zug; wer sie geleert hat, kommt zuletzt. In diesen Zügen wird weder gezogen noch aufgefüllt. Danach kommen alle übrigen Handkarten zur eigenen Beute. Was im Block liegen bleibt, zählt für niemanden.
    .title = Das Ende
rules-scoring = Wer in einer Farbe den höchsten Gesamtwert hat, dreht diese Karten auf die Rückseite; haben ihn mehrere, tun es alle. Karten, die offen bleiben, zählen mit ihrem Wert als Strafpunkte. Wer die wenigsten Strafpunkte hat, gewinnt; gewinnen kann aber nur, wer mindestens eine Mehrheit hat. Bei Gleichstand gewinnt, wer mehr Karten hat; { $lasttie ->
        [earlier_seat] ist auch das gleich, gewinnt, wer früher am Zug war.
       *[shared] ist auch das gleich, wird der Sieg geteilt.
    }⟦rules.last_tie⟧
    .title = Wertung
rules-virtual = { $players ->
        [2] Vor der Wertung werden die { $aside2 } beiseitegelegten Karten aufgedeckt. Sie gehören einem virtuellen dritten Spieler, der bei jeder Mehrheit mitzählt und sogar gewinnen kann. Bis dahin zählen sie nicht: Sie verhindern kein Weggeben, und man kann ihnen nichts geben.
       *[other] {""}
    }
    .title = Zu zweit

## Tables of the rules

table-colour = Farbe
table-missing = Fehlt
table-cards = Karten

## Why a value was reconstructed

why-cards-kinds = die Anleitung spricht von drei Arten von Diamanten und nennt keine
why-cards-missing = die Anleitung sagt, dass jeder Farbe ein Wert fehlt, aber nicht welcher
why-cards-copies = sechs Farben, drei Arten und vier Werte ergeben genau die 72 Karten der Schachtel
why-setup-stacks = die Anleitung teilt den Rest in zwei Nachziehstapel, ohne ihre Größe zu nennen
why-setup-first-player = wer zuletzt auf einer Insel war, beginnt; ein Computer kann danach nicht fragen
why-setup-seats = jeder liest den Block von der eigenen Seite; die Anleitung zeigt keine Sitzordnung
why-rules-full-table = die Anleitung nennt niedrige Summen als Grund; eine erreichte Summe, bei der nichts passt, führt in dieselbe Lage
why-rules-last-resort = ein voller Block, in dem alles passt und keine Summe erreicht wird, würde das Spiel anhalten
why-rules-refill-from-other-stack = die Anleitung sagt nicht, was geschieht, wenn der Stapel beim Auffüllen ausgeht
why-rules-last-tie = was bei weiterem Gleichstand gilt, steht nicht in der Anleitung

## Worked examples (examples.toml)

example-gift = Weggeben
example-gift-1 = { $name0 } hat allein den höchsten Wert in Gelb ({ $yellow }) und in Blau ({ $blue }). Gelb lässt sich weggeben: Weder { $name1 } noch { $name2 } hat gelbe Karten gewonnen. Blau nicht: Beide haben schon blaue Karten.
example-gift-2 = { $name0 } rechnet nicht damit, Gelb bis zum Ende zu halten, und gibt alle gelben Karten an { $name2 }: { $cards }. { $name2 } hat jetzt { $total } in Gelb; bekommt jemand mehr, sind das Strafpunkte.
example-column = Legen in Spalte und Reihe
example-column-1 = { $name0 } möchte die gelbe 2 mit dem Kreis auf b2 legen.
example-column-2 = Die Spalte ergibt jetzt { $column }: { $name0 } muss die Karten nehmen, die gelb sind oder einen Kreis zeigen: { $taken }. Die blaue Karte passt nicht und bleibt liegen, ebenso die gelegte Karte. Die Reihe ergibt nur { $row }, dort wird also nichts genommen.
example-column-3 = { $name0 } zieht { $card }. Jetzt sind mehr als vier Felder leer, also kommt die nächste Karte desselben Stapels, { $refilled }, auf das erste leere Feld in Leserichtung: { $cell }.
example-full = Ein voller Tisch
example-full-1 = Nur d4 ist leer. { $name0 } muss dort eine Karte legen und wählt die gelbe 2 mit dem Kreis.
example-full-2 = Der Block ist voll, und mit { $column } in der Spalte und { $row } in der Reihe darf auf die übliche Weise nichts genommen werden. Deshalb nimmt { $name0 }, was weder gelb ist noch einen Kreis zeigt: { $down } aus der Spalte und { $across } aus der Reihe. Die gelbe Karte in der Reihe bleibt liegen.
example-scoring = Wer gewinnt?
example-scoring-1 = Der letzte Zug: { $name3 } legt eine Karte. Danach legen alle ihre übrigen Handkarten zur gewonnenen Beute.
example-scoring-2 = { $name0 } hat die Mehrheit in Rot, { $name1 } in Lila, und Orange teilen sie sich. { $name2 } hat die Mehrheit in Grün, Gelb und Blau. Diese Karten werden umgedreht; die anderen sind Strafpunkte: { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }, { $name3 } { $p3 }. { $name3 } hat die wenigsten, aber in keiner Farbe die Mehrheit, und kann deshalb nicht gewinnen. Es gewinnt: { $winners }.
example-deal = Nach dem Austeilen
example-deal-1 = Die Karten sind ausgeteilt. { $name0 } sieht die eigenen Handkarten und die zwölf Karten des Blocks, in dessen Mitte vier Felder leer sind. Von allen anderen Karten sieht { $name0 } die Rückseite: welche Farben { $name1 } und { $name2 } auf der Hand haben, welche auf jedem Stapel folgen und welche beiseiteliegen. { $name0 } beginnt.
example-deal-2 = { $name0 } legt { $card } auf eines der vier leeren Felder, { $cell }. So beginnt der erste Zug.
example-draw = Welcher Stapel?
example-draw-1 = Die oberste Karte des ersten Stapels hat eine blaue Rückseite, die des zweiten eine lila. Zuerst muss { $name0 } eine Karte legen.
example-draw-2 = { $name0 } legt { $card }. Mit { $column } in der Spalte und { $row } in der Reihe wird nichts genommen. Jetzt darf { $name0 } von einem der beiden Stapel ziehen.
example-draw-3 = { $name0 } sammelt Lila und zieht vom zweiten Stapel: { $card }. Es sind nicht mehr als vier Felder leer, also wird nichts aufgefüllt, und der Zug ist zu Ende.
example-refill = Von der eigenen Seite gesehen
example-refill-1 = { $name1 } sitzt an einer anderen Seite des Tisches, also beginnt die Leserichtung für { $name1 } an einer anderen Ecke des Blocks.
example-refill-2 = { $name1 } legt { $card } und nimmt { $taken }. Jetzt sind fünf Felder leer.
example-refill-3 = { $name1 } zieht { $card }. Die nächste Karte desselben Stapels, { $refilled }, kommt auf das erste leere Feld, auf das { $name1 } beim Lesen stößt: { $cell }. Nun sind wieder vier Felder leer, und die neue Karte nimmt nichts.
example-last-card = Die letzte Karte
example-last-card-1 = Ein Stapel ist aufgebraucht, und der andere hat nur noch eine Karte. { $name0 } legt eine Karte, die nichts nimmt.
example-last-card-2 = { $name0 } zieht die letzte Karte, { $card }. Jetzt folgen noch { $turns } Züge: zuerst { $name1 }, dann { $name2 } und zuletzt { $name0 }, denn wer die Stapel leert, kommt am Ende dran. Nachgezogen wird nicht mehr.
example-virtual = Der virtuelle dritte Spieler
example-virtual-1 = Der allerletzte Zug. { $name1 } hat gelbe Karten im Wert von { $yellow } gewonnen, weit mehr als { $name0 }. Aber was liegt beiseite?
example-virtual-2 = Die beiseitegelegten Karten werden aufgedeckt: In Gelb sind es { $aside }, also hat der virtuelle Spieler am meisten, und für { $name1 } bleiben die gelben Karten Strafpunkte. Strafpunkte: { $name0 } { $p0 }, { $name1 } { $p1 }, der virtuelle Spieler { $p2 }. Es gewinnt: { $winners }.

# Below tables of scores.
low-wins = Die Punkte sind Strafpunkte: Wer die wenigsten hat, gewinnt.

## Why a move is good

reason-leads = die Mehrheit in { $names }
reason-less-penalty = { $amount ->
    [one] etwa einen Strafpunkt weniger
   *[other] etwa { $amount } Strafpunkte weniger
}
reason-rivals-penalty = { $amount ->
    [one] etwa einen Strafpunkt mehr für die anderen
   *[other] etwa { $amount } Strafpunkte mehr für die anderen
}

# Octocube, in German.

game-title = Octocube
game-blurb = Rolle deinen Oktopus über den Meeresgrund und lass Schätze an ihm haften.
game-facts = Kinderspiel ab 6 Jahren

kind-diamond = Diamant
kind-pearl = Perle
kind-sextant = Sextant
kind-amphora = Amphore
kind-starfish = Seestern
kind-coin = Münze
colour-white = Weiß
colour-light-blue = Hellblau
colour-dark-blue = Dunkelblau
colour-green = Grün
colour-orange = Orange
colour-purple = Lila
colour-red = Rot
colour-yellow = Gelb
side-up = oben
side-down = unten
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
# A tile is always in the accusative; the colour gets its ending there.
tile-colour-white = weiß
tile-colour-light-blue = hellblau
tile-colour-dark-blue = dunkelblau
tile-colour-green = grün
tile =
    { $kind ->
        [Diamant] einen { $colour }en Diamanten
        [Sextant] einen { $colour }en Sextanten
        [Seestern] einen { $colour }en Seestern
        [Perle] eine { $colour }e Perle
        [Amphore] eine { $colour }e Amphore
       *[other] { $kind } ({ $colour })
    }
coin = eine Münze

## What happened

event-deal = Die Stapel liegen bereit. { $first } beginnt.
event-turn = Zug { $turn }: { $seat }.
event-aim = { $seat } hält den Würfel über { $cell }.
event-place = { $seat } setzt den Würfel auf { $cell }.
event-roll = { $seat } rollt von { $from } nach { $to }.
event-stick = Der Würfel von { $seat } nimmt { $tile } auf.
event-reveal = Auf { $cell } sieht man jetzt { $tile }.
event-abyss = Auf { $cell } kommt ein Tiefseeplättchen; noch { $left } übrig.
event-abyss-power = Auf { $cell } kommt Tiefseeplättchen { $power }; noch { $left } übrig.
event-rotate = { $seat } dreht den Würfel um { $degrees } Grad.
event-home = { $seat } nimmt den Würfel von { $from } zurück.
event-keep = { $seat } lässt { $tile } am Würfel.
event-score = { $seat } nimmt { $tiles } ab und erhält { $points } Punkte.
event-score-nothing = { $seat } nimmt nichts vom Würfel ab.
event-skip = { $seat } setzt aus.
event-stop = { $seat } belässt es dabei.
event-power = { $seat } nutzt Kraft { $power } auf { $cell }.
event-choose = { $seat } zeigt auf { $cell }.
event-swap-own = { $seat } tauscht { $gives } oben auf dem Würfel gegen { $gets } vom Tableau.
event-lift = { $seat } hebt den Würfel von { $from } nach { $to }.
event-take = { $seat } nimmt { $tile } von { $cell } auf den Würfel.
event-turn-over = { $seat } wendet den Würfel auf der Stelle.
event-trade = { $seat } tauscht { $gives } gegen { $gets } auf { $cell }.
event-change-places = { $seat } auf { $from } und { $with } auf { $to } tauschen die Plätze.
event-swap-stacks = { $seat } vertauscht die Stapel auf { $cell } und { $to }.
event-swap-tops = { $seat } gibt { $gives } an { $with } und erhält { $gets }.
event-take-back = { $seat } nimmt alles vom Würfel ab: { $tiles }.
event-slot = { $seat } legt { $tile } auf das Tableau.
event-shift = { $seat } schiebt { $tile } auf ein anderes Feld des Tableaus.
event-aside = { $seat } legt { $tile } beiseite.
event-pile = { $seat } legt { $tile } auf den Stoß.
event-put-back = { $seat } legt { $tiles } zurück auf { $cell }, anstelle eines Tiefseeplättchens.
event-put-on-top = { $seat } legt { $tiles } zurück, oben auf { $cell }.
event-last-round = { $why ->
    [supply] Das letzte Tiefseeplättchen ist gelegt: Diese Runde wird zu Ende gespielt, dann ist Schluss.
    [full] Ein Tableau ist voll: Diese Runde wird zu Ende gespielt, dann ist Schluss.
    [unfillable] Niemand kann sein Tableau noch füllen: Diese Runde wird zu Ende gespielt, dann ist Schluss.
   *[quiet] Seit vielen Runden ändert sich nichts mehr: Das Spiel ist aus.
  }
event-end = Das Spiel ist aus. { $scores }. Gewonnen: { $winners }.

## Why not

error-must-place = Dein Würfel ist zu Hause: Setze ihn zuerst auf einen Randplatz.
error-must-orient = Wähle zuerst, wie dein Würfel steht.
error-must-act = Wähle zuerst: rollen, drehen, werten, aussetzen oder eine Kraft.
error-must-roll-or-take-back = Rolle, oder nimm deinen Würfel zurück.
error-must-roll-or-stop = Du darfst jetzt noch einmal rollen oder es dabei belassen.
error-must-use-or-stop = Nutze die Kraft dieses Tiefseeplättchens oder belass es dabei.
error-must-unload = Wähle zuerst, welche Plättchen am Würfel bleiben; die anderen werden abgenommen.
error-must-finish-power = Wähle zuerst, was Kraft { $power } tun soll.
error-must-fill-slot = Such zuerst ein Feld für das Plättchen, das an der Reihe ist.
error-must-pile = Leg zuerst die übrigen Plättchen auf den Stoß, das unterste zuerst.
error-must-put-back = Wähle zuerst, wohin der Stoß kommt.
error-no-such-space = Diesen Platz gibt es auf diesem Spielfeld nicht.
error-not-at-the-edge = { $cell } liegt nicht am Rand.
error-space-taken = Auf { $cell } steht ein Würfel.
error-looks-the-same = Dein Würfel sähe genauso aus wie bei einer anderen Wahl.
error-stands-like-that = So steht dein Würfel schon.
error-off-the-board = Dort ist kein Platz ({ $direction }).
error-no-rotating = Im Kinderspiel wird nicht gedreht: Rolle, oder nimm deinen Würfel zurück.
error-no-skipping = Im Kinderspiel wird nicht ausgesetzt: Rolle, oder nimm deinen Würfel zurück.
error-face-empty = Dort ist kein Plättchen ({ $face }).
error-keep-in-order = Plättchen behält man in der Reihenfolge oben, unten, Norden, Osten, Süden, Westen: Für dieses ({ $face }) ist es zu spät.
error-no-powers = Kräfte gibt es nur im Spiel für Fortgeschrittene.
error-power-not-here = Kraft { $power } liegt nicht unter deinem Würfel.
error-power-out-of-reach = Tiefseeplättchen { $power } liegt nicht offen neben deinem Würfel.
error-power-useless = Kraft { $power } kann jetzt nichts bewirken.
error-same-stack = { $cell } ist schon gewählt: Nimm einen anderen Stapel.
error-no-stack-there = Auf { $cell } liegt kein Stapel, der sich tauschen ließe.
error-swap-in-order = Nenne zuerst den Stapel, der Reihe für Reihe früher kommt: { $cell } ist der zweite.
error-no-tile-to-see = Auf { $cell } ist kein Plättchen zu sehen.
error-not-next-to-cube = { $cell } liegt nicht neben deinem Würfel.
error-coin-has-no-place = Eine Münze passt nicht auf dein Tableau.
error-nothing-to-swap = Dein Tableau hat dafür nur { $tile }.
error-same-tile = Damit würdest du { $tile } gegen das Gleiche tauschen.
error-not-on-your-board = Um { $tile } zu geben, muss das Plättchen auf deinem Tableau liegen.
error-nobody-there = Dort sitzt niemand.
error-own-cube = Das ist dein eigener Würfel.
error-cube-at-home = Der Würfel von { $seat } steht nicht auf dem Spielfeld.
error-no-tile-on-top = Der Würfel von { $seat } hat oben kein Plättchen.
error-must-be-placed = Für { $tile } ist ein Feld frei: Das Plättchen muss gelegt werden.
error-cannot-shift = Das geht nicht: Ein Plättchen darf nur ein passendes Feld nehmen, und was dort liegt, muss auf ein freies Feld passen.
error-slot-taken = Auf diesem Feld liegt schon ein Plättchen.
error-slot-does-not-fit = Dieses Feld ist nicht für { $tile }.
error-not-among-the-rest = Du legst andere Plättchen zurück, nicht { $tile }.
error-pile-goes-elsewhere = Der Stoß kann nicht auf { $cell } kommen: Er ersetzt ein offenes Tiefseeplättchen oder kommt, wenn keines da ist, auf einen der niedrigsten Stapel.
error-no-such-tile = Es gibt kein Plättchen { $word }.

## Choices

choice-place = auf { $cell } setzen
choice-orient = oben { $up }, Norden { $north }
choice-roll = nach { $cell } rollen ({ $direction })
choice-rotate = um { $degrees }° drehen
choice-score = werten ({ $points })
choice-take-back = zurücknehmen
choice-skip = aussetzen
choice-stop = es dabei belassen
choice-keep = { $tile } behalten ({ $face })
choice-done = den Rest abnehmen ({ $points })
choice-power = { $power }: { $does }
choice-tile = { $tile }
choice-cube = der Würfel von { $seat }
choice-slot = Feld { $slot }
choice-shift = Feld { $slot }, was dort liegt auf { $to }
choice-aside = beiseitelegen
ask-place = Auf welchen Randplatz kommt dein Würfel?
ask-orient = Wie soll dein Würfel stehen?
ask-act = Was tust du?
ask-again = Noch einmal rollen?
ask-offer = Nutzt du die Kraft dieses Tiefseeplättchens?
ask-keep = Welche Plättchen bleiben am Würfel? Der Rest wird abgenommen.
ask-power = Was soll die Kraft tun?
ask-slot = Wohin kommt dieses Plättchen?
ask-pile = Welches Plättchen kommt als Nächstes auf den Stoß? Das erste liegt unten.
ask-return = Wohin kommt der Stoß?

## Powers

power-A = einmal rollen
power-B = das oberste Plättchen deines Würfels gegen eines vom Tableau tauschen
power-C = deinen Würfel ungedreht auf einen beliebigen freien Platz heben
power-D = ein sichtbares Plättchen auf die leere Oberseite nehmen
power-E = deinen Würfel auf der Stelle wenden
power-F = ein sichtbares Plättchen neben dem Würfel gegen eines vom Tableau tauschen
power-G = mit einem anderen Würfel den Platz tauschen
power-H = zwei Stapel tauschen, ohne hineinzusehen
power-I = die obersten Plättchen zweier Würfel tauschen

## Options

option-mode = Spielart
option-mode-standard = Standardspiel
option-mode-family = Kinderspiel (ab sechs)
option-mode-advanced = Spiel für Fortgeschrittene (mit Kräften)
option-mode-text = Das Standardspiel, das Kinderspiel (ohne Punkte) oder das Spiel für Fortgeschrittene, in dem Tiefseeplättchen Kräfte haben. Alle drei stehen in der Spielregel; fang mit dem Standardspiel an.
option-hidden_chips = Punktechips
option-hidden_chips-no = offen
option-hidden_chips-yes = verdeckt
option-hidden_chips-text = Verdeckt, wie in der Spielregel, weißt bis zum Ende nur du, was deine Chips wert sind; offen sehen es alle.

## Terminal

label-supply = Tiefseeplättchen übrig: { $count }
label-last-round = Das ist die letzte Runde.
label-home = zu Hause
label-coins = Münzen
label-chips = Chips
label-score = Stand
label-leads = ▲ meiste, △ zweite
label-slots = Felder
label-tile = Zu legen: { $tile }
# The letters on the tiles are those of the notation, which is English.
label-legend = D Diamant  P Perle  S Sextant  A Amphore  F Seestern  Co Münze
    w Weiß  l Hellblau  d Dunkelblau  g Grün

## The rules

rules-summary = { $mode ->
        [family] Sammle mit deinem Würfel Schätze vom Meeresgrund und fülle dein Tableau vor allen anderen.

        In deinem Zug tust du eines davon:

        - Setze deinen Würfel an den Rand oder bewege ihn auf den nächsten Platz: Der Schatz dort haftet an ihm.
        - Nimm deinen Würfel zurück und leg die Schätze auf dein Tableau. Was nicht passt, kommt zurück ins Meer.

        Wer alle 16 Felder füllt, führt das Ende herbei und gewinnt; bei mehreren entscheiden die meisten Münzen.
       *[other] Sammle mit deinem Würfel Schätze vom Meeresgrund, bring sie in Sätzen nach Hause und sorge dafür, dass du am Ende von ihren Sorten und Farben die meisten hast.

        In deinem Zug tust du eines davon:

        - Setze deinen Würfel am Rand ein, wenn er zu Hause ist.
        - Rolle ihn auf den nächsten Platz: Was dort liegt, haftet an der Seite, die nach unten kommt, wenn sie leer ist.
        - Drehe ihn auf der Stelle.
        - Werte: Hol ihn nach Hause und nimm Plättchen ab. Plättchen derselben Sorte, die du zusammen abnimmst, bringen sofort Punkte.
        - Setze aus.
        { $mode ->
            [advanced] - Nutze die Kraft eines Tiefseeplättchens neben deinem Würfel. Rollst du auf eines, darfst du seine Kraft zusätzlich nutzen.
           *[other] {""}
        }

        Liegt das letzte Tiefseeplättchen aus, wird die Runde zu Ende gespielt, und alle werten ein letztes Mal. Dann zählst du deine Chips, { $coin } für jede Münze und Punkte für die meisten und die zweitmeisten Plättchen jeder Sorte und Farbe.
    }
    .title = Kurz gesagt
rules-goal = Du bist ein würfelförmiger Oktopus mit einem Magneten in jeder Seite. Rolle über den Meeresgrund und lass Schätze an dir haften. { $mode ->
        [family] Wer zu Hause zuerst das Tableau füllt, gewinnt.
       *[other] Bring sie in Sätzen nach Hause und sammle von einer Sorte oder Farbe die meisten. Wer die meisten Punkte hat, gewinnt.
    }
    .title = Worum es geht
rules-tiles = { $objects } Plättchen in vier Farben ({ $colours }⟦tiles.colours⟧), { $coins } Münzen und Tiefseeplättchen.

    @tiles⟦tiles.counts⟧

    { $mode ->
        [family] {""}
       *[other] Punkte gibt es in Form von Chips; ihre Zahl ist nicht begrenzt.
    }
    .title = Die Plättchen
rules-setup = Alle Plättchen werden gemischt und zu Stapeln ausgelegt, von denen nur das oberste zu sehen ist. { $players ->
        [2] Es gibt vier mal vier Plätze. So hoch sind die Stapel:
       *[other] Es gibt fünf mal fünf Plätze, mit einem Tiefseeplättchen in der Mitte. So hoch sind die Stapel:
    }

    @heights⟦board.heights⟧

    Im Vorrat liegen { $players ->
        [2] { $supply2 }
        [3] { $supply3 }
       *[4] { $supply4 }
    } Tiefseeplättchen. Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt hat; dann im Uhrzeigersinn. Eine Runde endet, bevor der Startspieler wieder am Zug ist. Benachbart ist nie diagonal. Ein Platz ohne Würfel ist frei.
    .title = Aufbau
rules-cube = Jede Seite eines Würfels kann ein Plättchen tragen.⟦seats⟧ Kommt ein Würfel auf einen Stapel zu stehen und ist die untere Seite leer, haftet das oberste Plättchen sofort daran und bleibt, bis { $mode ->
        [family] du den Würfel zurücknimmst.
       *[other] es gewertet wird.
    }{ $mode ->
        [advanced] {" "}Auch eine Kraft kann es tauschen.
       *[other] {""}
    } Trägt die Seite schon eines, haftet nichts. Was unter einem Würfel liegt, wird erst sichtbar, wenn er geht.
    .title = Der Würfel
rules-turn = { $mode ->
        [family] {""}
       *[other] Ist dein Würfel zu Hause, musst du ihn einsetzen. Sonst tust du { $mode ->
            [advanced] genau eines von fünf Dingen: rollen, drehen, werten, aussetzen oder die Kraft eines Tiefseeplättchens daneben nutzen.
           *[other] genau eines von vier Dingen: rollen, drehen, werten oder aussetzen.
        }
    }
    .title = Dein Zug
rules-place = { $mode ->
        [family] {""}
       *[other] Setze den Würfel beliebig gedreht auf einen freien Platz am Rand. Auch eine Seite mit Plättchen darf unten sein.
    }
    .title = Einsetzen
rules-roll = { $mode ->
        [family] {""}
       *[other] Kippe den Würfel um eine Vierteldrehung auf einen freien Nachbarplatz: Die Seite, die dorthin zeigt, kommt nach unten. { $mode ->
            [advanced] {""}
           *[other] { $players ->
                [2] {""}
               *[other] Wer auf Tiefseeplättchen A in der Mitte rollt, darf sofort noch einmal rollen, auch zurück.
            }
        }
    }
    .title = Rollen
rules-rotate = { $mode ->
        [family] {""}
       *[other] Drehe den Würfel auf der Stelle um 90, 180 oder 270 Grad; Ober- und Unterseite bleiben, wie sie sind.
    }
    .title = Drehen
rules-score = { $mode ->
        [family] {""}
       *[other] Hol den Würfel nach Hause und nimm so viele Plättchen ab, wie du magst: alle, einige oder keines. Münzen kommen neben dein Tableau. Plättchen derselben Sorte, die du zusammen abnimmst, sind ein Satz und bringen sofort Chips:

        @sets⟦scoring.sets⟧

        Dann kommen sie auf dein Tableau, nach Sorte und Farbe. Der Würfel bleibt bis zu deinem nächsten Zug bei dir. { $hidden_chips ->
            [no] Die Chips liegen offen vor dir.
           *[yes] Die Chips liegen verdeckt vor dir.
        }
    }
    .title = Werten
rules-skip = { $mode ->
        [family] {""}
       *[other] Tu nichts.
    }
    .title = Aussetzen
rules-family = { $mode ->
        [family] In deinem Zug rollst du den Würfel oder nimmst ihn zurück. Rollen heißt: den Würfel auf einen freien Randplatz setzen oder auf einen freien Nachbarplatz bewegen, beliebig gewendet, mit einer leeren Seite nach unten. Tragen alle sechs Seiten ein Plättchen, musst du den Würfel sofort zurücknehmen. Das musst du auch, wenn kein Nachbarplatz frei ist; sonst darfst du es. { $players ->
            [2] {""}
           *[other] Wer auf Tiefseeplättchen A in der Mitte kommt, darf sofort noch einmal ziehen.
        }
       *[other] {""}
    }
    .title = Kinderspiel
rules-slots = { $mode ->
        [family] Nimmst du den Würfel zurück, nimmst du alle Plättchen ab. Münzen kommen neben das Tableau. Jedes Tableau hat drei Arten von Feldern: { $anycolour } für eine Sorte in jeder Farbe, { $anykind } für eine Farbe in jeder Sorte, { $fixed }⟦family.slots⟧ für eine Sorte in einer Farbe. Ein Plättchen, das auf ein freies Feld passt, muss gelegt werden; auf welches, ist deine Wahl. Auch in welcher Reihenfolge du sie legst, ist deine Wahl: So entscheidest du, welches Plättchen ein Feld bekommt.⟦family.free_order⟧ { $shift ->
            [no] Was liegt, bleibt liegen.
           *[yes] Ein Plättchen darf auch ein Feld nehmen, dessen Plättchen dann auf ein freies, passendes Feld rückt.
        }⟦family.shift⟧ Was nirgends passt, kommt als Stoß zurück, in einer Reihenfolge, die du wählst und alle sehen⟦family.returned_known⟧, anstelle eines offenen Tiefseeplättchens deiner Wahl; dieses kommt in den Vorrat{ $centre ->
            [no] {" "}(nicht das mittlere)
           *[yes] {" "}(auch das mittlere)
        }⟦family.centre_may_go⟧. Gibt es keines, kommt er auf einen der niedrigsten freien Stapel.
       *[other] {""}
    }
    .title = Felder
rules-abyss = Sobald auf einem Platz weder ein Plättchen noch ein Tiefseeplättchen noch ein Würfel ist, kommt ein Tiefseeplättchen aus dem Vorrat dorthin; bei mehreren Plätzen Reihe für Reihe. { $mode ->
        [family] Ist der Vorrat leer, bleibt der Platz leer, bis wieder ein Tiefseeplättchen in den Vorrat kommt.
       *[other] Ist der Vorrat leer, bleibt der Platz leer.
    } Würfel dürfen auf Tiefseeplättchen und leeren Plätzen stehen.
    .title = Die Tiefsee
rules-end = { $mode ->
        [family] {""}
       *[other] Liegt das letzte Tiefseeplättchen des Vorrats auf dem Spielfeld, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten. Dann werten alle ein letztes Mal und nehmen alle Plättchen ab, auch das unter dem Würfel und die eines Würfels zu Hause.
    }
    .title = Spielende
rules-scoring = { $mode ->
        [family] {""}
       *[other] Deine Chips, { $coin } je Münze und die Mehrheiten, für die meisten und die zweitmeisten Plättchen auf den Tableaus:

        @majorities⟦scoring.kind.diamond⟧⟦scoring.kind.amphora⟧

        Bei Gleichstand erhalten alle auf diesem Platz die Punkte; wird der erste Platz geteilt, gibt es für den zweiten nichts. { $needed ->
            [no] Auch wer gar kein Plättchen hat, kann einen Platz teilen.
           *[yes] Ohne Plättchen gibt es nichts.
        }⟦scoring.tile_needed⟧ Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die meisten Plättchen auf dem Tableau, danach wird der Sieg geteilt.
    }
    .title = Schlusswertung
rules-quiet = { $mode ->
        [family] {""}
       *[other] { $quiet ->
            [0] Das Spiel geht weiter, bis der Vorrat leer ist, wie lange das auch dauert.
           *[other] Wird { $quiet } Runden lang kein Stapel niedriger, endet das Spiel auf dieselbe Weise.
        }⟦rules.quiet_rounds⟧
    }
    .title = Stillstand
rules-family-end = { $mode ->
        [family] Hat jemand das letzte Feld gefüllt, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten. Danach nimmt niemand mehr den Würfel zurück: Was daran haftet, zählt nicht mehr. Ein volles Tableau gewinnt; bei mehreren entscheiden die meisten Münzen, danach wird der Sieg geteilt. Ein leerer Vorrat beendet dieses Spiel nicht. { $unfillable ->
            [no] {""}
           *[yes] Kann niemand sein Tableau noch füllen, wird die Runde zu Ende gespielt, und wer die meisten Felder gefüllt hat, gewinnt.
        }⟦family.unfillable_ends⟧ { $familyquiet ->
            [0] {""}
           *[other] Dasselbe gilt nach { $familyquiet } Runden, in denen kein Feld gefüllt wurde.
        }⟦family.quiet_rounds⟧
       *[other] {""}
    }
    .title = Ende des Kinderspiels
rules-advanced = { $mode ->
        [advanced] Wie das Standardspiel, aber die Tiefseeplättchen zeigen ihre Kräfte: Die im Vorrat sind gemischt und verdeckt, ohne Wiederholung aus { $powers }⟦abyss.powers⟧ gezogen{ $players ->
            [2] .
           *[other] , und ein zufälliges liegt in der Mitte.
        } Eine Kraft nutzt du als ganzen Zug, von einem offenen Tiefseeplättchen neben deinem Würfel, oder, wenn du magst, gleich nachdem du auf eines gerollt bist; den Würfel dort einzusetzen oder hinzuheben zählt nicht. Eine Kraft, die nichts bewirken kann, lässt sich nicht nutzen. { $powera ->
            [no] {""}
           *[yes] Wer mit Kraft A weiterrollt, kann zur nächsten Kraft kommen; jedes Plättchen wirkt einmal je Zug.⟦rules.power_once_a_turn⟧
        }
       *[other] {""}
    }
    .title = Spiel für Fortgeschrittene
rules-powers = { $mode ->
        [advanced] { $powera ->
            [no] {""}
           *[yes] - A: einmal rollen.
        }
        - B: das Plättchen oben auf deinem Würfel gegen eines vom Tableau tauschen.
        - C: den Würfel ungedreht auf einen beliebigen freien Platz heben.
        - D: ein sichtbares Plättchen auf die Oberseite nehmen, die leer sein muss.
        - E: den Würfel auf der Stelle beliebig wenden.
        - F: ein sichtbares Plättchen neben deinem Würfel gegen eines vom Tableau tauschen.
        - G: mit einem anderen Würfel auf dem Spielfeld den Platz tauschen; beide behalten ihre Ausrichtung, deiner wird zuerst abgesetzt.
        - H: zwei freie Stapel tauschen, ohne hineinzusehen; Tiefseeplättchen zählen als Stapel, leere Plätze nicht.
        - I: das Plättchen oben auf deinem Würfel gegen das eines anderen Würfels auf dem Spielfeld tauschen.⟦rules.only_cubes_on_board⟧

        Sichtbar ist das oberste Plättchen eines freien Stapels, nie eines auf oder unter einem Würfel. Münzen passen nicht aufs Tableau. Tauschen und Nehmen mit B, D, F und I bringt keine Punkte.
       *[other] {""}
    }
    .title = Die Kräfte

## Tables of the rules

table-tiles = Plättchen einer Sorte
table-points = Punkte
table-most = Erster Platz
table-second = Zweiter Platz
table-each-colour = jede Farbe
table-all = Alle
# With a place to break the word: headings of a table on a phone.
table-colour-light-blue = Hell­blau
table-colour-dark-blue = Dunkel­blau

## Why a value was reconstructed

why-tiles-counts = die Regel zählt die Sorten (9, 12, 15, 17, 19), nicht die Farben; achtzehn von jeder
why-board-heights = die Regel zeigt sie in einem Bild; so werden alle 84 Plättchen gebraucht, drei bis sechs je Stapel
why-abyss-powers = in der Schachtel sind acht Plättchen, in der Regel stehen neun Buchstaben: A ist auf der Standardseite eines Plättchens
why-scoring-sets = in der Vorlage könnte bei fünf eine 11 stehen
why-scoring-tile-needed = die Regel sagt nicht, ob eine Kategorie ohne Plättchen allen etwas bringt
why-rules-quiet-rounds = nach so vielen Runden, in denen kein Stapel niedriger wird, endet das Spiel: Sonst könnte es ewig dauern
why-rules-only-cubes-on-board = Kräfte G und I: Die Regel sagt nicht, dass ein Würfel zu Hause nicht zählt
why-rules-power-once-a-turn = eine Kette von Kräften nutzt jedes Plättchen höchstens einmal; die Regel schweigt
why-family-slots = die Regel nennt die drei Arten von Feldern; die Tableaus sind in einem Bild
why-family-centre-may-go = ob das mittlere Plättchen ersetzt werden darf, steht nicht da; der Platz ist dann wie jeder andere
why-family-returned-known = alle haben gesehen, was zurückkam und in welcher Reihenfolge
why-family-shift = ein Plättchen darf ein Feld nehmen, dessen Plättchen auf ein freies rückt: Sonst ließe sich manches Tableau nie füllen
why-family-unfillable-ends = kann niemand sein Tableau noch füllen, wird die Runde zu Ende gespielt, und wer die meisten Felder gefüllt hat, gewinnt
why-family-quiet-rounds = nach so vielen Runden ohne gefülltes Feld endet das Spiel: Sonst könnte es ewig dauern
why-seats = die Regel zeigt die Würfel in einem Bild; die Farben sind so gewählt, dass man sie unterscheiden kann
why-tiles-colours = die Regel spricht von vier Farben; ihre Namen stammen aus Besprechungen
why-scoring-kind-diamond = die Vorlage ist hier falsch; die Sorten steigen in Einerschritten
why-scoring-kind-amphora = die Vorlage ist bei der 4 falsch; die Sorten steigen in Einerschritten
why-family-free-order = die Reihenfolge ist frei: Ein Plättchen darf warten, wenn spätere, auch durch Verschieben, alle Felder füllen können, auf die es passt

## Worked examples (examples.toml)

example-roll = Einmal rollen
example-roll-1 = Der Würfel von { $name0 } steht auf b1; unten haftet ein grüner Diamant. { $name0 } rollt nach Osten.
example-roll-2 = Der Würfel kippt auf { $to }. Seine Ostseite kommt nach unten, und weil sie leer ist, nimmt sie dort das oberste Plättchen auf: { $tile }. Der Diamant ist jetzt im Westen, und auf b1 sieht man das nächste Plättchen: { $shown }.
example-rotate = Eine Drehung
example-rotate-1 = Der Würfel von { $name0 } steht auf c1, mit einem weißen Sextanten oben und einem grünen Diamanten im Westen. Rollte er nach Westen, käme der Diamant nach unten, und an dieser Seite könnte nichts haften.
example-rotate-2 = { $name0 } dreht den Würfel um { $degrees } Grad. Ober- und Unterseite bleiben; der Diamant ist jetzt im Osten, und die Seite im Westen ist leer. Wer danach nach Westen rollt, kann wieder etwas mitnehmen.
example-sets = Plättchen abnehmen
example-sets-1 = Der Würfel von { $name0 } trägt sechs Plättchen: drei Seesterne, eine Amphore, eine Münze und oben eine Perle. { $name0 } wertet und lässt die Perle für einen späteren Satz am Würfel.
example-sets-2 = { $name0 } nimmt ab: { $tiles }. Die drei Seesterne sind ein Satz, die Amphore allein bringt nichts: { $points } Punkte. Die Plättchen kommen auf das Tableau, und { $coins } Münze daneben. Die Perle bleibt am Würfel.
example-majorities = Schlusswertung
example-majorities-1 = Ein Tiefseeplättchen ist noch da, und { $name2 } ist in dieser Runde zuletzt dran. { $name2 } rollt nach Westen, und der verlassene Platz ist leer.
example-majorities-2 = Das letzte Tiefseeplättchen wird gelegt, und die Runde ist zu Ende: Alle nehmen alle Plättchen ab. { $name0 } hat { $chips } an Chips, { $coins } für eine Münze, { $kinds } für Sorten (die meisten Diamanten und Seesterne, bei den Sextanten gemeinsam mit { $name2 } auf dem zweiten Platz) und { $colours } für Farben: Weiß und Hellblau sind mit { $name1 } geteilt, und beide bekommen 5; in Grün ist es der zweite Platz. Zusammen: { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }. Gewonnen: { $winners }.
example-family-move = Ein Zug im Kinderspiel
example-family-move-1 = Der Würfel von { $name0 } steht auf b1 und trägt einen Diamanten und eine Münze. { $name0 } möchte die Perle auf c1.
example-family-move-2 = { $name0 } zieht nach { $to } und darf den Würfel beliebig drehen, mit einer leeren Seite nach unten: Also nimmt er { $tile } auf.
example-family-slots = Das Tableau füllen
example-family-slots-1 = Der Würfel von { $name0 } trägt einen grünen Diamanten, einen weißen Sextanten und eine Münze. { $name0 } nimmt ihn zurück.
example-family-slots-2 = Die Münze kommt neben das Tableau. { $name0 } legt { $tile } auf das Feld für einen Diamanten in jeder Farbe; das Feld für alles Grüne wäre auch möglich gewesen. Dann kommt der Sextant.
example-power-b = Kraft B
example-power-b-1 = Neben dem Würfel von { $name0 } liegt Tiefseeplättchen B. Oben am Würfel ist eine weiße Perle; auf dem Tableau liegen ein Diamant und ein Sextant.
example-power-b-2 = { $name0 } tauscht und legt { $gives } aufs Tableau und { $gets } an den Würfel, als Teil eines anderen Satzes.
example-power-c = Kraft C
example-power-c-1 = Neben dem Würfel von { $name0 } liegt Tiefseeplättchen C. { $name0 } möchte den grünen Diamanten auf d1, aber zum Rollen ist es zu weit.
example-power-c-2 = Der Würfel wird ungedreht nach { $to } gehoben. Seine leere Seite ist unten, also nimmt er { $tile } auf. Auf b2 lag nichts mehr: Dort kommt ein Tiefseeplättchen hin.
example-power-d = Kraft D
example-power-d-1 = Neben dem Würfel von { $name0 } liegt Tiefseeplättchen D. Die Oberseite des Würfels ist leer.
example-power-d-2 = { $name0 } nimmt { $tile } von { $cell }, am anderen Ende des Meeresgrunds, oben auf den Würfel.
example-power-e = Kraft E
example-power-e-1 = Neben dem Würfel von { $name0 } liegt Tiefseeplättchen E. Die Unterseite trägt einen Seestern, also kann der weiße Diamant darunter nicht haften.
example-power-e-2 = { $name0 } dreht den Würfel auf der Stelle, mit einer leeren Seite nach unten. Jetzt nimmt er { $tile } auf.
example-power-f = Kraft F
example-power-f-1 = Neben dem Würfel von { $name0 } liegen Tiefseeplättchen F und auf b1 eine grüne Perle. { $name0 } hat einen Diamanten und einen Sextanten auf dem Tableau.
example-power-f-2 = { $name0 } gibt { $gives } und bekommt { $gets } von { $cell }, gleich aufs Tableau. Die Mehrheiten ändern sich; ein Satz wird nicht gewertet.
example-power-g = Kraft G
example-power-g-1 = Neben dem Würfel von { $name0 } liegt Tiefseeplättchen G. Der Würfel von { $name1 } steht auf d4.
example-power-g-2 = Die Würfel tauschen die Plätze: { $name0 } geht von { $from } nach { $to }, { $name1 } umgekehrt. Beide bleiben gedreht, wie sie waren.
example-power-h = Kraft H
example-power-h-1 = Neben dem Würfel von { $name0 } liegt Tiefseeplättchen H. Auf d1 liegt ein Diamant, außer Reichweite; b1 liegt neben dem Würfel.
example-power-h-2 = { $name0 } vertauscht die Stapel auf { $cell } und { $to }, ohne hineinzusehen. Zum Diamanten ist es jetzt nur noch einmal Rollen.
example-power-i = Kraft I
example-power-i-1 = Neben dem Würfel von { $name0 } liegt Tiefseeplättchen I. Oben am Würfel ist eine weiße Perle, auf dem von { $name1 } ein hellblauer Diamant.
example-power-i-2 = { $name0 } tauscht: { $name1 } bekommt { $gives }, und { $name0 } bekommt { $gets }.
example-start = Der erste Würfel
example-start-1 = Die Stapel sind ausgelegt; nur die obersten Plättchen sind zu sehen. Alle Würfel sind zu Hause. { $name0 } beginnt.
example-start-2 = { $name0 } setzt den Würfel auf { $cell }, einen Platz am Rand, und bekommt { $tile }: Das oberste Plättchen dort haftet am Würfel. Als Nächstes kommt { $name1 }.
example-full-face = Eine besetzte Seite
example-full-face-1 = Der Würfel von { $name0 } steht auf b1. Auf seiner Ostseite haftet eine hellblaue Perle. { $name0 } rollt trotzdem nach Osten.
example-full-face-2 = Der Würfel steht jetzt auf { $to }. Unten ist die Seite mit der Perle. Sie trägt schon ein Plättchen, also haftet nichts, und was dort liegt, bleibt liegen.
example-six-tiles = Ein voller Würfel
example-six-tiles-1 = Der Würfel von { $name0 } trägt fünf Plättchen; eine Seite ist leer. { $name0 } zieht nach c1.
example-six-tiles-2 = Die leere Seite kommt nach unten, und { $name0 } bekommt { $tile }. Jetzt sind alle sechs Seiten besetzt, also kommt der Würfel sofort zurück. { $name0 } nimmt alles ab: { $tiles }.
example-one-thing = Zwei Züge
example-one-thing-1 = Der Würfel von { $name0 } steht auf b1, also darf { $name0 } rollen, drehen, werten oder aussetzen.
example-one-thing-2 = { $name0 } rollt nach Süden auf { $to } und bekommt { $tile }. Das war alles: { $name1 } ist am Zug. Der Würfel von { $name1 } ist zu Hause, also muss er eingesetzt werden.
example-one-thing-3 = { $name1 } setzt ihn auf { $cell } und bekommt { $tile }.
example-any-way-up = Einen Würfel einsetzen
example-any-way-up-1 = Der Würfel von { $name0 } ist zu Hause. Er trägt noch eine weiße Perle von der letzten Fahrt.
example-any-way-up-2 = { $name0 } setzt ihn auf { $cell }, mit der Perle im Osten und einer leeren Seite unten, und bekommt { $tile }. Beim Rollen nach Osten käme die Perle nach unten, also wird { $name0 } lieber in eine andere Richtung rollen.
example-stuck = Kein Ausweg
example-stuck-1 = Der Würfel von { $name0 } steht in der Ecke, und beide Nachbarplätze sind besetzt. Rollen geht nicht. Und werten möchte { $name0 } noch nicht.
example-stuck-2 = { $name0 } setzt aus. Nichts ändert sich, und { $name1 } ist am Zug.
example-stuck-3 = { $name1 } rollt von { $from } nach { $to }. Jetzt ist der Weg aus der Ecke frei.
example-emptied = Ein Platz ist aufgebraucht
example-emptied-1 = Der Würfel von { $name0 } steht auf b1, und unter ihm liegt nichts mehr: Das letzte Plättchen, eine Amphore, haftet am Würfel. { $name0 } rollt nach Süden.
example-emptied-family-1 = Der Würfel von { $name0 } steht auf b1, und unter ihm liegt nichts mehr: Das letzte Plättchen, eine Amphore, haftet am Würfel. { $name0 } zieht nach Süden.
example-emptied-2 = { $name0 } bekommt { $tile }. Auf { $cell } ist weder ein Plättchen noch ein Würfel, also kommt dort ein Tiefseeplättchen hin. Tiefseeplättchen im Vorrat: noch { $left }.
example-emptied-advanced = Ein Platz ist aufgebraucht
example-emptied-advanced-1 = { example-emptied-1 }
example-emptied-advanced-2 = { $name0 } bekommt { $tile }. Auf { $cell } ist weder ein Plättchen noch ein Würfel, also kommt dort ein Tiefseeplättchen hin, und seine Kraft ist zu sehen: { $power }. Tiefseeplättchen im Vorrat: noch { $left }.
example-last-round = Die letzte Runde
example-last-round-1 = Ein Tiefseeplättchen ist noch da, und { $name0 } hat die Runde begonnen. Unter dem Würfel von { $name0 } liegt nichts mehr. { $name0 } rollt nach Süden.
example-last-round-2 = Das letzte Tiefseeplättchen kommt auf { $cell }. Die Runde wird zu Ende gespielt: { $name1 } und { $name2 } haben noch je einen Zug.
example-last-round-3 = { $name1 } setzt aus, und { $name2 } setzt den Würfel ein. Dann nehmen alle alles ab: { $name0 } { $tiles }, { $name2 } { $last }. Für { $name2 } sind die zwei Perlen noch ein Satz: { $points } Punkte.
example-standstill = Niemand kommt weiter
example-standstill-1 = Seit { $rounds } Runden ist kein Stapel niedriger geworden. { $name0 } ist in dieser Runde zuletzt dran und könnte das noch ändern.
example-standstill-2 = { $name0 } setzt aus, und das Spiel endet: Alle nehmen alle Plättchen ab, und die Punkte werden gezählt wie immer. Gewonnen: { $winners }.
example-last-slot = Das letzte Feld
example-last-slot-1 = Auf dem Tableau von { $name0 } ist nur noch das Feld für einen Diamanten leer. Der Würfel trägt einen grünen Diamanten und eine Münze. { $name0 } ist in dieser Runde zuletzt dran und nimmt ihn zurück.
example-last-slot-2 = { $name0 } legt { $tile } auf das sechzehnte Feld, und die Münze kommt neben das Tableau. Die Runde ist zu Ende, und niemand sonst hat ein volles Tableau. Gewonnen: { $winners }.
example-power-on-top = Eine Kraft nach dem Rollen
example-power-on-top-1 = Südlich vom Würfel von { $name0 } liegt Tiefseeplättchen B. Auf der Nordseite des Würfels haftet eine weiße Perle. { $name0 } rollt auf das Tiefseeplättchen.
example-power-on-top-2 = Auf { $to } haftet nichts, aber die Perle ist jetzt oben. { $name0 } darf Kraft B zusätzlich zum Rollen nutzen, muss es aber nicht.
example-power-on-top-3 = { $name0 } nutzt sie, legt { $gives } aufs Tableau und nimmt dafür { $gets } auf den Würfel. So wurde in einem Zug gerollt und eine Kraft genutzt.
example-emptied-family = { example-emptied }
example-emptied-family-2 = { example-emptied-2 }
example-last-round-advanced = { example-last-round }
example-last-round-advanced-1 = { example-last-round-1 }
example-last-round-advanced-2 = { example-last-round-2 }
example-last-round-advanced-3 = { example-last-round-3 }
example-majorities-advanced = { example-majorities }
example-majorities-advanced-1 = { example-majorities-1 }
example-majorities-advanced-2 = { example-majorities-2 }

## Why a move is good

reason-slots = { $amount ->
    [one] ein gefülltes Feld mehr
   *[other] { $amount } gefüllte Felder mehr
}
reason-majority = die Mehrheit: { $names }
reason-points = { $amount ->
    [one] etwa einen Punkt mehr an Chips
   *[other] etwa { $amount } Punkte mehr an Chips
}
reason-cube-points = { $amount ->
    [one] etwa einen Punkt mehr für Sätze auf dem Würfel
   *[other] etwa { $amount } Punkte mehr für Sätze auf dem Würfel
}
reason-rivals-majorities = { $amount ->
    [one] etwa einen Punkt für Mehrheiten weniger für die anderen
   *[other] etwa { $amount } Punkte für Mehrheiten weniger für die anderen
}
reason-tiles = { $amount ->
    [one] ein Plättchen mehr auf dem Würfel
   *[other] { $amount } Plättchen mehr auf dem Würfel
}

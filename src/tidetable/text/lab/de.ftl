# The balance report, in German. The browser client does not use it.

balance-title = Balance von { $title }
balance-setup = { $players } Spieler · { $games } Partien mit dem Bot „{ $bot }“ auf jedem Platz · Seed { $seed }
balance-source = { $games } Partien von { $bot } · Seed { $seed } · Regeln { $rules } · Daten { $data }
balance-written = Der Bericht steht in { $file }.

## Was auffällt

balance-findings = Was auffällt
balance-find-first = { $verdict ->
    [more] Wer beginnt, gewinnt { $share } % ({ $range }): mehr als die { $fair } %, die gerecht wären.
    [less] Wer beginnt, gewinnt { $share } % ({ $range }): weniger als die { $fair } %, die gerecht wären.
    [other] Wer beginnt, gewinnt { $share } % ({ $range }), Spieler { $other } aber { $othershare } % ({ $otherrange }); { $fair } % wären gerecht.
   *[fair] Wer beginnt, gewinnt { $share } % ({ $range }); { $fair } % wären gerecht. Ein Vorteil ist nicht zu sehen.
  }
balance-find-length = Eine Partie umfasst { $turns } Züge und { $decisions } Entscheidungen (Mediane); die Hälfte der Partien umfasst { $low } bis { $high } Züge.
balance-find-margin = Der Vorsprung des Siegers beträgt { $margin } (Median, in Punkten); { $shared } % der Siege sind geteilt.
balance-find-lead = Die Führung wechselt { $changes }-mal in einer Partie. Zur Halbzeit führt der spätere Sieger in { $half } % der Partien; die Hälfte der Partien ist erst nach { $settled } % der Züge entschieden.
balance-find-choices = Eine Entscheidung hat { $median } Möglichkeiten (Median); die Hälfte hat { $low } bis { $high }, die größte { $most }.
balance-find-had = Was am stärksten mit dem Gewinnen einhergeht: { $what }. Damit gewinnen { $share } % ({ $range }), ohne { $without } %.
balance-find-robust = Keiner der { $fields } rekonstruierten Werte, die geändert wurden, macht einen messbaren Unterschied.
balance-find-sensitive = Von { $fields } rekonstruierten Werten, die geändert wurden, machen { $count } einen messbaren Unterschied: { $names }.

## Abschnitte

balance-section-seats = Auf jedem Platz sitzt derselbe Bot; was sich unterscheidet, liegt also am Platz. Die gestrichelte Linie ist der gerechte Anteil.
    .title = Ist es gerecht?
balance-section-pace = Wie lange Partien dauern, wie viele Punkte es gibt und wie klar gewonnen wird.
    .title = Tempo und Punkte
balance-section-tension = Wer nach jedem Zug gewinnen würde, wenn die Partie dann endete, nach den Regeln und mit offenen Karten.
    .title = Spannung
balance-section-choices = Wie viel zu entscheiden ist und wann.
    .title = Entscheidungen
balance-section-wins = Was Sieger hatten und taten, im Vergleich mit den anderen. Was mit dem Gewinnen einhergeht, muss nicht seine Ursache sein.
    .title = Womit man gewinnt
balance-section-what-if = Wo die Anleitung schweigt, hat die Datendatei rekonstruierte Werte. Dieselben Ausgangslagen wurden noch einmal gespielt, jeweils mit einem dieser Werte geändert.
    .title = Kommt es auf die rekonstruierten Werte an?
balance-section-method = Jede Partie folgt aus dem Seed und ihrer Nummer. Alle Intervalle sind 95-%-Intervalle mit der Partie als unabhängiger Beobachtung: nach Wilson für Anteile an den Siegen, mit dem Verhältnisschätzer für den Rest. Geänderte Werte werden je Ausgangslage verglichen, mit der Korrektur nach Holm für die Zahl der Vergleiche. All das beschreibt, wie dieser Bot spielt; Menschen spielen vielleicht anders. Zum Zitieren: Spiel, Version, Regeln, Daten und der Befehl unten.
    .title = Methode

## Abbildungen

balance-figure-order = Anteil an den Siegen nach Zugreihenfolge, mit Intervallen.
    .title = Siege nach Zugreihenfolge
balance-figure-seats = Dieselben Partien nach dem Platz am Tisch.
    .title = Siege nach Platz
balance-figure-turns = Züge aller Spieler zusammen.
    .title = Länge
balance-figure-scores = Endstände aller Plätze; Sieger in Messing. { $note }
    .title = Punkte
balance-figure-margins = Wie viele Punkte der Sieger vor dem besten Gegner liegt.
    .title = Wie klar der Sieg ist
balance-figure-lead-changes = Wie oft die Führung in einer Partie wechselt.
    .title = Führungswechsel
balance-figure-held = In wie vielen Partien der spätere Sieger führt, im Verlauf der Partie. Ein später Anstieg bedeutet, dass die Partie lange offen bleibt; die gestrichelte Linie ist der Zufall.
    .title = Führt der spätere Sieger?
balance-figure-settled = Der Teil der Partie, nach dem der Sieger bis zum Ende führte.
    .title = Wann die Partie entschieden ist
balance-figure-by-number = Zahl der Möglichkeiten von der ersten Entscheidung an: Mittelwert und mittlere Hälfte, bis zur Länge einer mittleren Partie (Median).
    .title = Möglichkeiten im Verlauf der Partie
balance-figure-by-step = Nach Art der Entscheidung: Median, mittlere Hälfte (dick), Maximum (dünn). Logarithmische Skala.
    .title = Möglichkeiten je Schritt
balance-figure-had = Anteil an den Siegen mit und ohne, mit Intervallen.
    .title = Es zu haben
balance-figure-counted = Wie viel mehr Sieger davon haben als die anderen, in Standardabweichungen, mit Intervallen.
    .title = Mehr davon zu haben
balance-figure-what-if = Unterschiede zu den Werten der Schachtel, mit Intervallen ({ $own }). ◆ und getönte Zeilen: mehr, als der Zufall erklärt.
    .title = Jeweils ein Wert geändert

balance-axis-wins = Siege, %
balance-axis-games = Partien, %
balance-axis-seats = Plätze, %
balance-axis-turns = Züge
balance-axis-points = Punkte
balance-axis-changes = Führungswechsel
balance-axis-progress = Verlauf der Partie, %
balance-axis-winner-leads = Partien, %
balance-axis-decision = Entscheidung
balance-axis-choices = Möglichkeiten
balance-axis-deviations = Standardabweichungen

## Wörter der Tabellen und Legenden

balance-order = Spieler { $number }
balance-winners = Sieger
balance-others = andere
balance-with = damit
balance-without = ohne
balance-what = Merkmal
balance-found = gefunden
balance-interval = 95-%-Intervall
balance-value = Wert
balance-count = Anzahl
balance-quarter = unteres Quartil
balance-mean = Mittelwert
balance-median = Median
balance-three-quarters = oberes Quartil
balance-most = Maximum
balance-numbers = Die Zahlen und wie man sie wiederholt
balance-repeat = Zum Wiederholen:
balance-version = Version
balance-rules = Version der Regeln
balance-data = Daten (SHA-256)
balance-capped = Durch das Zeitlimit abgebrochene Entscheidungen

balance-if-field = geänderter Wert
balance-if-otherwise = anders verlaufene Partien
balance-if-turns = Züge
balance-if-score = mittlere Punktzahl
balance-if-first = Wer beginnt, gewinnt, %
balance-if-noticed = mehr, als der Zufall erklärt
balance-if-same = gar kein Unterschied
balance-if-cell = { $middle } ({ $low } bis { $high })
balance-unvaried = Rekonstruiert, aber hier nicht geändert
balance-unvaried-names = Nur Namen: Keine Regel hängt davon ab.
balance-unvaried-only = Die Engine kennt keinen anderen Wert.
balance-unvaried-idle = Wirkt sich nur aus mit: { $detail }.
balance-unvaried-refused = Die Prüfung der Datendatei lehnt es ab: { $detail }
balance-unvaried-unknown = Es wurde kein anderer Wert vorgeschlagen.

## The ladder of bots, and reports side by side

balance-find-depth = Können zählt: Von „{ $lowest }“ bis „{ $highest }“ sind es { $elo } Elo-Punkte ({ $range }).
balance-section-skill = Bots von schwach bis stark, die jeweils gegen den nächstschwächeren spielen. Je weiter sie auseinanderliegen, desto tiefer ist das Spiel: 200 Elo-Punkte heißen, in drei von vier Partien vor dem anderen zu landen.
    .title = Zählt Können?
balance-figure-ladder = Wie viel stärker jeder Bot spielt als der erste, mit Intervallen.
    .title = Leiter der Bots
balance-figure-rungs = Wie oft jeder Bot vor dem nächstschwächeren landet, mit Intervallen. Die gestrichelte Linie steht für gleich starke Bots.
    .title = Jeder Bot gegen den nächstschwächeren
balance-rung = { $bot } – { $below }
balance-axis-elo = Elo-Punkte
balance-axis-ahead = landet vorn, %
beside-title = Balance im Vergleich
beside-measures = In einer Tabelle
beside-note = Anteile an Partien und Elo-Punkte mit 95-%-Intervallen; Züge, Entscheidungen, Punkte, Führungswechsel und Möglichkeiten als Median mit der mittleren Hälfte.
beside-written = Die Seite steht in { $file }.
beside-players = { $players } Spieler
beside-plain = die üblichen Optionen
beside-data = Daten { $data }
beside-seed = Seed { $seed }
beside-games = Partien
beside-first = Wer beginnt, gewinnt, %
beside-fair = gerechter Anteil, %
beside-turns = Züge
beside-decisions = Entscheidungen
beside-margin = Vorsprung des Siegers, Punkte
beside-shared = geteilte Siege, %
beside-changes = Führungswechsel
beside-half = späterer Sieger führt zur Halbzeit, %
beside-settled = entschieden nach, % der Partie
beside-choices = Möglichkeiten je Entscheidung
beside-depth = Spieltiefe, Elo-Punkte

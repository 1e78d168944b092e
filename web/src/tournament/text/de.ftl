# Turniere, auf Deutsch.

tournament = Turnier
not-found = Dieses Turnier gibt es nicht
intro = Mehrere Runden nacheinander. In jeder triffst du auf Leute mit etwa gleich vielen Punkten.
new = Neues Turnier
open-to-all = Offen für alle
none-open = Kein Turnier zum Mitspielen
none-open-text = Gerade sammelt niemand Mitspieler. Eröffne selbst eins!
finished-ones = Beendete Turniere

## A new tournament

title = Wie heißt es?
size = Wie viele an einem Tisch?
swiss-text = Schweizer System: In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten, und niemanden zweimal, solange es sich vermeiden lässt.
groups-text = In jeder Runde sitzen Leute mit etwa gleich vielen Punkten an einem Tisch.
rounds = Wie viele Runden?
more = Weitere Einstellungen
uneven = Wenn die Zahl nicht aufgeht
uneven-smaller = kleinere Tische
uneven-bye = jemand hat ein Freilos
no-show = Wer nicht an den Tisch kommt, verliert nach
limit = Eine Runde ohne Uhr dauert höchstens
in-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  }
in-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
  }
pause = Pause zwischen den Runden
pause-by-hand = der Gastgeber ruft die nächste Runde auf
late-entry = Bis zum Beginn der zweiten Runde kann man noch einsteigen
listed = Auf der öffentlichen Liste
i-play = Ich spiele selbst mit
open-it = Turnier eröffnen

## What is played

swiss = Schweizer System, zwei an einem Tisch
groups = Tische zu { $size }
of-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
  }

## What I do next

not-begun = Noch nicht begonnen
you-take-part = Du spielst mit. Es beginnt, wenn der Gastgeber es sagt.
people-so-far = { $count ->
    [0] Noch spielt niemand mit.
    [one] Bis jetzt spielt eine Person mit.
   *[other] Bis jetzt spielen { $count } Personen mit.
  }
join = Mitspielen
join-text = Spielst du mit? Du kannst dich jederzeit zurückziehen.
join-late-text = Das Turnier hat begonnen. Wenn du jetzt einsteigst, spielst du ab der nächsten Runde.
withdraw = Zurückziehen
withdraw-sure = Dich aus dem Turnier zurückziehen? Eine Partie, die noch läuft, gibst du auf.
being-paired = Die Runde wird ausgelost …
being-laid = Dein Tisch wird vorbereitet …
you-play = Du spielst gegen: { $names }
to-my-table = An meinen Tisch
come-within = Du hast noch { $time } Zeit zu kommen
others-come-within = Die anderen haben noch { $time } Zeit zu kommen.
you-have-bye = Du hast in dieser Runde ein Freilos: ein Punkt.
you-missed = Du bist nicht rechtzeitig gekommen, also ist diese Partie verloren. In der nächsten Runde spielst du wieder mit.
you-got = { $points ->
    [one] Deine Partie ist zu Ende: ein Punkt.
   *[other] Deine Partie ist zu Ende: { $points } Punkte.
  }
games-open = { $count ->
    [one] Eine Partie läuft noch.
   *[other] { $count } Partien laufen noch.
  }
next-in = Runde { $round } beginnt in { $time }
host-calls = Der Gastgeber ruft die nächste Runde auf; spätestens beginnt sie in { $time }
ends-soon = Das war die letzte Runde.
won = { $count ->
    [one] { $names } gewinnt das Turnier
   *[other] { $names } teilen sich den ersten Platz
  }
own-place = { $place ->
    [1] Du belegst den ersten Platz.
   *[other] Du kommst auf Platz { $place }.
  }
was-cancelled = Das Turnier wurde abgesagt

## Invitation

code = Code des Turniers
code-is = Code des Turniers: { $code }
link = Link zu diesem Turnier

## The host

host-tools = Du bist der Gastgeber
begin = { $count ->
    [one] Beginnen
   *[other] Mit { $count } Personen beginnen
  }
needs-two = Es braucht mindestens zwei Personen.
next-now = Runde { $round } jetzt beginnen
cancel-it = Turnier absagen
cancel-sure = Das Turnier für alle absagen? Laufende Partien gehen weiter, aber niemand gewinnt es.
about = Was tun mit { $name }
remove = { $name } aus dem Turnier nehmen
remove-text = Eine Partie, die läuft, wird zu Ende gespielt.
decide = Diese Partie dauert zu lange. Wer gewinnt?
decide-nobody = niemand: unentschieden

## Standings

standings = Tabelle
people = Wer mitspielt
nobody-yet = Noch niemand.
place = Platz
points = Punkte
strength = Gegner
strength-text = Die Punkte der Gegner
wins = Siege
gone-withdrew = zurückgezogen
gone-removed = herausgenommen
tie-breaks = Bei gleich vielen Punkten entscheiden die Punkte der Gegner, dann die Partien gegeneinander, dann die Zahl der Siege.

## Rounds

table = Tisch { $number }
games-over = { $over } von { $count } Partien beendet
missed = nicht gekommen
byes = Freilos: { $names }
status-soon = wird vorbereitet
status-waiting = wartet
status-playing = läuft
status-over = beendet
status-decided = vom Gastgeber entschieden
status-void = geschlossen

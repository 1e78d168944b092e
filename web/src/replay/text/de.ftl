# Rückblick auf eine Partie, auf Deutsch.

replay-of = { $game }: Rückblick
this-game = Diese Partie
percent = { $value } %
course = Verlauf der Partie
step = Schritt
step-number = Schritt { $step }
step-of = Schritt { $step } von { $steps }
through-eyes = Mit wessen Augen
all-open = Alles offen
story = Was geschah
begins = Die Partie beginnt. Spiel sie ab, oder geh Schritt für Schritt weiter.

## Moving through the game

transport = Durch die Partie blättern
to-start = An den Anfang
back = Einen Schritt zurück
play = Abspielen
pause = Pause
space-bar = Leertaste
forward = Einen Schritt weiter
to-end = Ans Ende
next-turning = Nächster Wendepunkt

## Analysis

thinking = Ein starker Spieler sieht die Partie durch …
turning-point = Wendepunkt
turning-points = Wendepunkte
tide-turns = Das Blatt wendet sich
better = Besser: { $move }. Eine Chance von { $could } statt { $did }.
swing = { $name }: von { $from } auf { $to }.
chances = Chancen
chances-text = Die Gewinnchance, eingeschätzt von einem starken Spieler, der nicht mehr weiß als der Platz am Zug.
no-turning-points = Kein einzelner Zug hat diese Partie entschieden.
still-thinking = Denkt noch nach …
learn = Aus deinen Fehlern lernen
learn-all = Aus den Fehlern lernen
accuracy = Genauigkeit
accuracy-of = { $sound } von { $decisions } Entscheidungen waren gut.
mistakes = { $mistakes ->
    [0] Kein deutlicher Fehler.
    [one] Ein Fehler, der { $cost } gekostet hat.
   *[other] { $mistakes } Fehler; der schwerste hat { $cost } gekostet.
}
accuracy-text = Eine Entscheidung ist gut, wenn sie weniger als fünf Prozent der Chancen verschenkt hat.

## Playing on

play-on = Von hier weiterspielen
play-on-text = Ein neuer Tisch mit dieser Stellung, nach Schritt { $step }. Auf den anderen Plätzen spielen Bots.
play-on-seat = Dein Platz
is-to-move = am Zug

## Keeping and checking

keep = Sichern und prüfen
keep-text = Die Aufzeichnung enthält die ganze Partie. Alle können sie hier oder anderswo ansehen.
save-record = Aufzeichnung (JSON)
save-notation = Notation (Text)
proof = Wurde ehrlich gegeben?
proof-text = Aller Zufall dieser Partie stammt aus einer einzigen Zahl, dem Seed. Sein Fingerabdruck (SHA-256) war vor dem ersten Zug bekannt; niemand konnte den Seed also nachträglich wählen.
proof-from-file = Diese Partie stammt aus einer Datei. Aller Zufall darin stammt aus einer einzigen Zahl, dem Seed. Ob der Fingerabdruck (SHA-256) vor dem ersten Zug bekannt war, wissen die, die dabei waren.
seed = Seed
seed-hash = Fingerabdruck
proof-right = Dein Browser hat es gerade nachgerechnet: Der Fingerabdruck gehört zu diesem Seed.
proof-wrong = Der Fingerabdruck gehört nicht zu diesem Seed.
proof-impossible = Unter dieser Adresse rechnet dein Browser keine Fingerabdrücke aus; der Befehl unten schon.
no-seed = Diese Partie hat keinen eigenen Seed: Sie wurde aus einer anderen weitergespielt oder stammt aus einer Datei ohne Seed.
proof-how = Mit Tidetable auf deinem Rechner kannst du jede Karte neu geben und jeden Zug prüfen lassen:

## From a file

import = Eine Partie aus einer Datei ansehen
import-text = Eine Aufzeichnung (JSON) oder Notation, wie man sie nach jeder Partie sichern kann.
import-file = Datei mit einer Partie
drop-here = Zieh eine Datei hierher
pick-file = Datei auswählen
or-paste = Oder füge den Text ein
nothing-there = Noch gibt es nichts anzusehen: Wähle eine Datei, oder füge eine Aufzeichnung ein.
too-long = Das ist zu lang für die Aufzeichnung einer einzelnen Partie.

## When it cannot be shown

not-over = Diese Partie läuft noch
not-over-text = Zurückblicken kann man, sobald sie vorbei ist. Bis dahin kannst du zusehen.
no-replay = Diese Partie lässt sich nicht zeigen
turn-back = Einen Zug zurück
turn-forward = Einen Zug weiter
points-more = { $points ->
    [one] Etwa ein Punkt mehr war drin.
   *[other] Etwa { $points } Punkte mehr waren drin.
  }
with-names = Mit den Namen der Spieler

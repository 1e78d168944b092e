# Skeleton auf Deutsch.

game-title = Skeleton
game-blurb = Ein kleines Spiel für den Anfang: zieh eine Karte oder passe.

## Verlauf
event-begin = { $first } beginnt.
event-draw = { $seat } zieht { $card }.
event-pass = { $seat } passt.

## Möglichkeiten
ask-play = Eine Karte ziehen oder passen?
choice-draw = eine Karte ziehen
choice-pass = passen

## Teile des Bretts
card = { $value }
card-hidden = Karte
field-deck = Stapel
field-drawn = Gezogen
field-points = Punkte

## Spielregeln
rules-goal = Die meisten Punkte gewinnen.
    .title = Ziel
rules-turn = Zieh in deinem Zug eine Karte und zähle ihre Punkte, oder passe. Die Karten: { $cards }. Das Spiel endet nach { $rounds } Runden.
    .title = Dein Zug

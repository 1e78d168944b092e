# Skeleton in het Nederlands.

game-title = Skeleton
game-blurb = Een klein spel om mee te beginnen: trek een kaart of pas.

## Verloop
event-begin = { $first } begint.
event-draw = { $seat } trekt { $card }.
event-pass = { $seat } past.

## Keuzes
ask-play = Een kaart trekken of passen?
choice-draw = een kaart trekken
choice-pass = passen

## Delen van het bord
card = { $value }
card-hidden = kaart
field-deck = Stapel
field-drawn = Getrokken
field-points = Punten

## Spelregels
rules-goal = De meeste punten winnen.
    .title = Doel
rules-turn = Trek in je beurt een kaart, die haar punten telt, of pas. De kaarten: { $cards }. Het spel eindigt na { $rounds } ronden.
    .title = Jouw beurt

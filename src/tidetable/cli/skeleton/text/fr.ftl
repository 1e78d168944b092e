# Skeleton en français.

game-title = Skeleton
game-blurb = Un petit jeu pour commencer : pioche une carte ou passe.

## Déroulement
event-begin = { $first } commence.
event-draw = { $seat } pioche { $card }.
event-pass = { $seat } passe.

## Choix
ask-play = Piocher une carte ou passer ?
choice-draw = piocher une carte
choice-pass = passer

## Parties du plateau
card = { $value }
card-hidden = carte
field-deck = Pioche
field-drawn = Cartes piochées
field-points = Points

## Règles
rules-goal = Le plus de points l’emporte.
    .title = But du jeu
rules-turn = À ton tour, pioche une carte et compte ses points, ou passe. Les cartes : { $cards }. La partie se termine après { $rounds } manches.
    .title = Ton tour

# Skeleton in English. Names in { $... } are parameters of events, moves and data.toml.

game-title = Skeleton
game-blurb = A small game to start from: draw a card, or pass.

## Log: one message for each event
event-begin = { $first } begins.
event-draw = { $seat } draws { $card }.
event-pass = { $seat } passes.

## What a player can do, and the question
ask-play = Draw a card, or pass?
choice-draw = draw a card
choice-pass = pass

## Parts of the board; NAME-hidden words a piece that is face down
card = { $value }
card-hidden = card
field-deck = Deck
field-drawn = Drawn
field-points = Points

## The rules page, in this order
rules-goal = Most points win.
    .title = Goal
rules-turn = On your turn, draw a card and count its points, or pass. The cards: { $cards }. The game ends after { $rounds } rounds.
    .title = Your turn

# Looking back at a game, in English.

replay-of = { $game }: looking back
this-game = This game
percent = { $value }%
course = Course of the game
step = Step
step-number = Step { $step }
step-of = Step { $step } of { $steps }
through-eyes = Through whose eyes
all-open = All open
story = What happened
begins = The game begins. Press play, or go on step by step.

## Moving through the game

transport = Move through the game
to-start = To the start
back = One step back
play = Play
pause = Pause
space-bar = space bar
forward = One step forward
to-end = To the end
next-turning = Next turning point

## Analysis

thinking = A strong player is looking through the game …
turning-point = Turning point
turning-points = Turning points
tide-turns = The tide turns
better = Better: { $move }, for a chance of { $could } instead of { $did }.
swing = { $name } goes from { $from } to { $to }.
chances = Chances
chances-text = The chance of winning, as judged by a strong player who knows no more than the seat that is to move.
no-turning-points = No single move decided this game.
still-thinking = Still thinking …
learn = Learn from your mistakes
learn-all = Learn from the mistakes
accuracy = Accuracy
accuracy-of = { $sound } of { $decisions } decisions were sound.
mistakes = { $mistakes ->
    [0] No clear mistake.
    [one] One mistake, which cost { $cost }.
   *[other] { $mistakes } mistakes; the worst cost { $cost }.
}
accuracy-text = A decision is sound if it gave away less than five per cent of the chances.

## Playing on

play-on = Play on from here
play-on-text = A new table with this position, after step { $step }. Bots play the other seats.
play-on-seat = Your seat
is-to-move = to move

## Keeping and checking

keep = Save and check
keep-text = The record holds the whole game. Anybody can look at it here or elsewhere.
save-record = Record (JSON)
save-notation = Notation (text)
proof = Was the deal fair?
proof-text = All chance in this game comes from one number, the seed. Its fingerprint (SHA-256) was published before the first move, so nobody could choose the seed afterwards.
proof-from-file = This game comes from a file. All its chance comes from one number, the seed. Only those who were there know whether the fingerprint (SHA-256) was published before the first move.
seed = Seed
seed-hash = Fingerprint
proof-right = Your browser has just calculated it: the fingerprint belongs to this seed.
proof-wrong = The fingerprint does not belong to this seed.
proof-impossible = Your browser does not calculate fingerprints at this address; the command below does.
no-seed = This game has no seed of its own: it was played on from another one, or comes from a file without one.
proof-how = With Tidetable installed you can have every card dealt again and every move checked:

## From a file

import = Look at a game from a file
import-text = A record (JSON) or notation, as saved after a game.
import-file = File with a game
drop-here = Drop a file here
pick-file = Choose a file
or-paste = Or paste the text
nothing-there = There is nothing to look at yet: choose a file, or paste a record.
too-long = This is too long for the record of a single game.

## When it cannot be shown

not-over = This game is still going on
not-over-text = You can look back as soon as it is over. Until then you can watch.
no-replay = This game cannot be shown
turn-back = Back a turn
turn-forward = Forward a turn
points-more = { $points ->
    [one] About one more point was possible.
   *[other] About { $points } more points were possible.
  }
with-names = With the names of the players

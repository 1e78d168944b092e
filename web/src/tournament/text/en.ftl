# Tournaments, in English.

tournament = Tournament
not-found = There is no such tournament
intro = Several rounds, one after another. In each, you meet people who have about as many points as you.
new = New tournament
open-to-all = Open to everybody
none-open = No tournament to join
none-open-text = Nobody is gathering players right now. Open one of your own!
finished-ones = Finished tournaments

## A new tournament

title = What is it called?
size = How many at a table?
swiss-text = Swiss system: in every round you meet somebody with about as many points, and nobody twice while that can be avoided.
groups-text = In every round, people with about as many points sit at one table.
rounds = How many rounds?
more = More settings
uneven = If the numbers do not work out
uneven-smaller = smaller tables
uneven-bye = somebody has a bye
no-show = Whoever does not come to the table loses after
limit = A round without a clock takes at most
in-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
in-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
pause = Pause between rounds
pause-by-hand = the host calls the next round
late-entry = People may join until the second round begins
listed = On the public list
i-play = I play, too
open-it = Open the tournament

## What is played

swiss = Swiss system, two at a table
groups = tables of { $size }
of-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
  }

## What I do next

not-begun = Not begun yet
you-take-part = You take part. It begins when the host says so.
people-so-far = { $count ->
    [0] Nobody takes part yet.
    [one] One person takes part so far.
   *[other] { $count } people take part so far.
  }
join = Take part
join-text = Take part? You can withdraw at any time.
join-late-text = The tournament has begun. If you join now, you play from the next round on.
withdraw = Withdraw
withdraw-sure = Withdraw from the tournament? A game that is not over is given up.
being-paired = The round is being drawn …
being-laid = Your table is being set up …
you-play = You play against: { $names }
to-my-table = To my table
come-within = You have { $time } left to come
others-come-within = The others have { $time } left to come.
you-have-bye = You have a bye in this round: one point.
you-missed = You did not come in time, so this game is lost. You play again in the next round.
you-got = { $points ->
    [one] Your game is over: one point.
   *[other] Your game is over: { $points } points.
  }
games-open = { $count ->
    [one] One game is still being played.
   *[other] { $count } games are still being played.
  }
next-in = Round { $round } begins in { $time }
host-calls = The host calls the next round; at the latest it begins in { $time }
ends-soon = That was the last round.
won = { $count ->
    [one] { $names } wins the tournament
   *[other] { $names } share first place
  }
own-place = { $place ->
    [1] You finish first.
    [2] You finish second.
    [3] You finish third.
   *[other] Your final place: { $place }.
  }
was-cancelled = The tournament was cancelled

## Invitation

code = Code of the tournament
code-is = Code of the tournament: { $code }
link = Link to this tournament

## The host

host-tools = You are the host
begin = { $count ->
    [one] Begin
   *[other] Begin with { $count } people
  }
needs-two = At least two people are needed.
next-now = Begin round { $round } now
cancel-it = Cancel the tournament
cancel-sure = Cancel the tournament for everybody? Games that are being played go on, but nobody wins it.
about = What to do with { $name }
remove = Take { $name } out of the tournament
remove-text = A game that is being played is played to its end.
decide = This game takes too long. Who wins?
decide-nobody = nobody: a draw

## Standings

standings = Standings
people = Who takes part
nobody-yet = Nobody yet.
place = Place
points = Points
strength = Opponents
strength-text = The points of the opponents
wins = Wins
gone-withdrew = withdrew
gone-removed = removed
tie-breaks = If points are equal, the points of the opponents decide, then the games against each other, then the number of wins.

## Rounds

table = Table { $number }
games-over = { $over } of { $count } games over
missed = did not come
byes = Bye: { $names }
status-soon = being set up
status-waiting = waiting
status-playing = playing
status-over = over
status-decided = decided by the host
status-void = closed

# Puzzles, and learning from mistakes, in English.

puzzles = Puzzles
puzzle = Puzzle
puzzles-text = Positions from games between bots in which one move is clearly best, with what the player to move knows. Every day there is a new one of each game.
percent = { $value }%
count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
  }
your-rating = Your rating: { $rating }
rating = { $rating } points
streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
  }
daily = Puzzle of the day
daily-solved = Today’s is solved
another = Another puzzle
no-puzzle = No puzzle

you-are = You are { $name }.
learn-which = What would have been better?
which = Which move is clearly best?
try = Try it
show-solution = Show the solution
wrong = Not the best move.
wrong-move = { $move }: there is a better one. Try again.
wrong-loss = { $move } gives away { $loss } of the chances. Try again.
found = { $tries ->
    [one] Found at the first attempt!
   *[other] Found after { $tries } attempts.
  }
solution = The solution
best-is = Best: { $move }.
chance = Chance of winning: { $chance }.
second = Next best: { $move }, { $chance }.

learn-of = Mistake { $number } of { $count }, by { $name }
learn-found = { $found } of { $count } found
learn-played = Played: { $move }, with a chance of { $did } instead of { $could }.
learn-back = Back to the game
learn-next = Next mistake
learn-skip = Skip

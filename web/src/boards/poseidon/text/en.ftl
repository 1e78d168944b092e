# The board of Poseidon's Kingdom, in English.

error-other-wave = Your creature takes dice from wave { $wave } only.

board-areas = Parts of the table
board-ocean = Ocean
board-kraken = Kraken
board-reefs = Reefs
board-steps = The steps of a turn
board-step-build = Build or load
board-step-move = Move
board-step-take = Take dice
board-step-shark = Shark
board-step-wave = Big Wave
board-step-reefs = Join your reef
board-step-first-dice = First dice
board-step-first-tip = First wave
board-step-more-dice = Two more dice

board-shark = The shark is on { $space }, heading for { $next }.
board-shark-here = the shark is here
board-space = { $space }, shark number { $number }
board-swims = { $count ->
    [one] The shark swims to { $spaces }
   *[other] The shark swims over { $spaces }
  }
board-eats = It eats { $names }
board-could-free = Could free: { $tentacles }
board-wave = Wave { $wave }
board-die = { $die }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, wave { $wave }
board-big-wave = The Big Wave, { $full } of { $count } slots full
board-row = Row { $row } of the Big Wave, { $free } of { $count } slots free; its dice mostly reach wave { $wave }
board-row-short = Row { $row }

board-tentacle = . { $left ->
    [0] No token left
   *[other] Token { $token }, tokens left { $left }
  }. Friends: { $friends }
board-track = The Kraken track of { $count } spaces, the head is 0. { $places }
board-coral = Coral { $number }: { $kind }
board-coral-hidden = face down
board-coral-of = Bought by { $name }
board-coral-seen = Seen by { $names }

board-reef = The reef of { $name }
board-hex = { $hex } { $symbol }, level { $level }
board-skeleton = skeleton
board-site = { $hex }, free
board-seat = { $name }: move { $arrow }, eat { $food }, load { $wave }; friends freed { $freed }, dice left { $supply }, sum on the board { $sum }, skeletons { $skeletons }, points { $points }

board-build = build { $tile }
board-lay = lay the tile here
board-take = take { $die }
board-this-hex = this hex
board-eat = Eat: { $tentacle }
board-goes-first = { $seat } moves first
board-back-at = Come back: { $space }
board-back-behind = { $space }, behind the shark

board-lay-all = Lay them for me
board-or-load = or load { $count ->
    [one] one die:
   *[other] up to { $count } dice:
  }
board-load-anywhere = All, anywhere
board-load-enough = No more dice
board-site-how = Tap a place; tap the tile to turn it.
board-turn = Turn (R)
board-swap = Swap (F)
board-lay-here = Lay it here
board-from = from { $space }
board-move-how = Choose a creature and a lit space. The fin says how far the shark swims then, a star what you could free.
board-reaches = Wave { $wave }
board-no-wave = No dice here
board-token = token { $token }
board-tap-to-store = { $left ->
    [one] Tap a die of wave { $wave } to store it.
   *[other] Tap up to { $left } dice of wave { $wave } to store them.
  }
board-tap-coral = Tap corals to buy them.
board-take-nothing = Take nothing
board-store-enough = Enough
board-room = Where do you store it?
board-anywhere = Anywhere
board-stored = { $die } from your reef { $hex }
board-any-dice = Any that fit
board-pick-enough = These are enough
board-mover = { $name }: { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
board-skeleton-how = Choose a hex of your reef. What lies under a skeleton no longer counts.
board-look-how = Tap a coral: only you will see it.
board-no-look = Do not look
board-sum = Your dice on the board show { $sum }.
board-no-bonus = No bonus
board-over = The game is over.

board-scoring-note = Safe Place tokens count their value; bought corals count for what can be seen on the reef.
board-winner = wins
board-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
board-tokens = Tokens: { $tokens }
board-freed = { $count ->
    [one] one friend free
   *[other] { $count } friends free
  }
board-skeletons = { $count ->
    [one] one skeleton
   *[other] { $count } skeletons
  }

tutorial-goal = The Kraken holds six of your friends. Fish dice from the sea, eat the right ones, and a tentacle lets go: each friend brings a token with points. Mind the shark!
tutorial-reef = First join your start tiles to a reef: take one, tap a place, tap it again to turn it. “Lay them for me” is quicker. Signs on the reef are your strengths: arrow to move, mouth to eat, wave to load.
tutorial-load = Now put dice on the Big Wave, the front row (1) falls near the deep sea, the back row further towards the beach. Where does not matter much yet: “All, anywhere” will do.
tutorial-steps = A turn has five steps, always in this order. This strip shows where you are.
tutorial-build = Step 1: take a tile for your reef or load dice. The higher a sign lies, the stronger: build on two different tiles to reach level 2.
tutorial-move = Step 2: move a creature to a lit space. You will reach all dice of that wave. The red line is where the shark swims afterwards; a star says that you could free a friend there.
tutorial-take = Step 3: eat a combination for a friend, or store dice on your storage hexes for later. Dice of others move their owners on the Kraken track.
tutorial-kraken = The Kraken: each tentacle says what it wants to be fed, and shows its top token. Whoever gets round the track to the head frees a friend, too.
tutorial-shark = Step 4: the shark swims. Whoever it meets comes back at one end and gets a skeleton on the reef.
tutorial-wave = Step 5: when all slots are full the Big Wave breaks and throws new dice over the sea. Then the sum of your dice may bring a bonus.
tutorial-end = When somebody has freed all friends everybody has one last turn, in which corals can be bought. Good luck!

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

board-shark = The shark is { $space }, heading { $next }.
board-space = { $space }, an end of wave { $wave }. Whoever stops here sends the shark { $number ->
    [one] one space on
   *[other] { $number } spaces on
  }.
board-swims = The shark’s route: { $spaces }
board-eats = It eats { $names }
board-could-free = Could free: { $tentacles }
board-then-wave = Dice of wave { $wave } are then in reach
board-then-reef = The reef then has { $strengths }
board-then-token = The token counts { $token }
board-wave = Wave { $wave }
board-die = { $die }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, wave { $wave }
board-big-wave = The Big Wave, { $full } of { $count } slots full
board-row = Row { $row } of the Big Wave, { $free } of { $count } slots free; its dice mostly reach wave { $wave }
board-row-short = Row { $row }

board-tentacle = { $left ->
    [0] No token left.
   *[other] Token on top: { $token } points, { $left } left.
  } Friends held: { $friends }.
board-track = The Kraken track of { $count } spaces, the head is 0. { $places }
board-coral = Coral { $number }: { $kind }
board-coral-hidden = face down
board-coral-of = Taken by { $name }
board-coral-seen = Seen by { $names }

board-reef = The reef of { $name }
board-hex = { $symbol }, level { $level }, { $hex }
board-skeleton = { $name }’s skeleton; under it: { $hex }
board-site = free place, { $hex }
board-place = row { $row } from the top, number { $number } from the left
board-seat = { $name }: { $points }. Move { $arrow }, eat { $food }, load { $wave }; friends freed { $freed }, dice left { $supply }, sum on the board { $sum }, skeletons { $skeletons }.

board-build = build { $tile }
board-lay = lay the tile here
board-lay-on = lay the tile on { $symbols }
board-lay-beside = lay the tile beside { $symbol }
board-take = take { $die }
board-this-hex = this hex
board-skeleton-on = the skeleton goes here: { $symbol }, level { $level }
board-gives-room = { $die } makes room
board-eat = Eat: { $tentacle }
board-free = Free: { $tentacle }
board-enough-head = free nobody
board-enough-coral = no second coral
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
board-turn = Turn
board-swap = Swap
board-lay-here = Lay it here
board-move-how = Tap a lit space. The fin says how far the shark swims then, a star that you could free a friend.
board-fin-means = how far the shark swims
board-star-means = frees a friend
board-reaches = Wave { $wave }
board-no-wave = No dice here
board-token = token { $token }
board-tap-to-store = { $left ->
    [one] Tap a die of wave { $wave } to store it.
   *[other] Tap up to { $left } dice of wave { $wave } to store them.
  }
board-tap-coral = Tap a coral to take it.
board-take-nothing = Take nothing
board-store-enough = Store no more
board-room = Your storage is full. Which die makes room?
board-stored = { $die } from your reef, { $hex }
board-eating = You eat { $dice }
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

board-scoring-note = Safe Place tokens count their value; corals you took count for what can be seen on the reef.
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

tutorial-goal = The Kraken holds six of your friends. Eat the right dice, and a tentacle lets go: each friend brings points. Mind the shark!
tutorial-reef = Join your start tiles: tap one and confirm where it lies, or let “Lay them for me” do it.
tutorial-load = Put dice on the Big Wave: those of row 1 fall near it, those of row 3 far out. “All, anywhere” will do.
tutorial-steps = A turn has five steps, always in this order: build or load, move, take dice, shark, Big Wave.
tutorial-strengths = Your strengths, by the highest symbols of your reef: the arrow says how far you swim, food how many dice you take, the wave how many you load.
tutorial-build = Step 1: take a tile for your reef, or load dice. A symbol is as strong as its level, so build on top of two tiles.
tutorial-move = Step 2: tap a lit space. You reach the dice of that wave. The fin with a number is how far the shark will swim, a star means a friend to free.
tutorial-take = Step 3: eat dice to free a friend, or store them for later. Dice of other players move them on the Kraken track.
tutorial-kraken = Each tentacle shows what it wants to be fed and what it brings. Whoever gets round the track to the head frees a friend, too.
tutorial-shark = Before you swim: in step 4 the shark swims as far as the number on your space says; choose a space, and a red line shows its route. Whoever it meets gets a skeleton on the reef.
tutorial-wave = Step 5: when all slots are full, the Big Wave breaks and throws new dice over the sea. So dice that you load come back to the sea.
tutorial-end = Five more! When somebody has freed all six, everybody has one last turn, in which dice also bring corals. Notes will come when something new happens. Good luck!
tutorial-coach = Now go for your first friend. At every decision I say what to look for.
first-freed = Your first friend is free! The token counts at the end. The lower ones of a stack are worth less, so it pays to be early.
coach-build-food = You may take only one die. Build food on top of two tiles: on level 2 you take two dice, and two equal dice free a friend.
coach-build-arrow = Your creatures swim only one step. An arrow on top of two tiles lets them swim two, so that more waves are in reach.
coach-build = Build what you lack: arrows to swim, food to take, waves to load, storage to keep dice. Or load dice: they come to the sea when the wave breaks.
coach-load = Dice from the rows further back fall further away. Load where your creatures can swim, and remember: your dice in the sea also bring bonuses.
coach-site = Lay it so that the symbol you want lies high. What it covers no longer counts.
coach-star = The marked space has a star: with the dice of its wave you can free a friend now. Swim there!
coach-move = No star yet. Swim to a wave whose dice you can use: a stored 2 and one more 2 are a pair. The red line is where the shark will swim.
coach-eat = Here it is: tap the lit tentacle. You eat the dice that it wants, and your friend is free.
coach-store = Nothing to free yet, so store a die that goes with others: equal ones, a run, or a total of 7. Your own and neutral dice move nobody on the track.
coach-nothing = There is nothing for you to take here. Go on: dice and creatures will be elsewhere next turn.
coach-room = Your storage is full. Give up the die that goes least with the others.
coach-pick = Several dice fit. Dice of other players from the wave move them on the track; your own, neutral and stored ones do not.
coach-mover = Occupied spaces are jumped, so the order matters. Whoever reaches the head may free a friend: try not to let it happen.
coach-skeleton = What lies under a skeleton no longer counts. Choose a plain hex, or a symbol that you have higher up, too.
coach-return = Come back where good dice lie near, and where the shark is not heading.
coach-look = Only you will see this coral. In the last turn you can take corals for points: then you know where a good one lies.
coach-bonus = The more your dice in the sea show, the better the bonus. Steps on the track bring you to the head, where you may free a friend.
coach-bonus-free = Your dice in the sea are strong: take the bonus that frees a friend at once.
coach-head = You have reached the head: the nearest friend can go free without any dice. Yes!
coach-free = Keep an eye on what the tentacles want: every decision should bring you nearer to one of them.
first-level = A symbol on level 2 is twice as strong as one on level 1. What lies below is covered and no longer counts.
first-die-symbol = The shark has passed a die symbol: a neutral die goes on the Big Wave, which is nearer to breaking now.
first-eaten = The shark eats whoever is on a space that it enters. The creature is not lost: it comes back in the Deep Sea or on the Beach, but its owner gets a skeleton.
first-skeleton = A skeleton hides the symbol under it, and nothing can be built on it. One of the bonuses removes all your skeletons.
first-wave = All slots were full, so the Big Wave broke: new dice in the sea. Those already there stay. Everybody may now choose a bonus, by the sum of their own dice in the sea.
first-shark-turns = After every wave the shark turns round: from now on it swims its figure of eight the other way.
first-track = Somebody took a die of yours, so you move on the Kraken track. Occupied spaces are jumped. At the head you may free a friend.
first-head = Whoever reaches the head may free the nearest friend and look at a coral. Steps that are left over are lost.
first-look = You know this coral now; the others know only that you have looked. In the last turn you can take it with dice that add up to its number.
first-last-round = The last round: everybody has one more turn. Instead of freeing a friend you may now take corals, with dice that add up to exactly their number. Nobody moves on the track any more.

## What each piece tells

board-space-end = { $space }. Whoever stops here sends the shark { $number ->
    [one] one space on
   *[other] { $number } spaces on
  }.
board-creatures = Here: { $names }.
board-creature-of = { $name } ({ $creature })
board-die-symbol = Die symbol: when the shark comes past, a neutral die goes on the Big Wave.
board-die-moves = Taking it moves { $name } on the Kraken track.
board-row-dice = Dice: { $owners }.
board-row-how = Tap a row of the Big Wave.
board-load-here = load a die here
board-track-how = Whoever reaches the head frees a friend.
board-track-closed = The track is closed: the last round has begun.
board-coral-price = In the last turn it costs dice that add up to exactly { $number }.
board-needs-total_seven = dice with a total of 7
board-needs-at-least-seven = dice with a total of 7 or more
board-needs-low_pair = two equal dice of 1 to 3
board-needs-high_pair = two equal dice of 4 to 6
board-needs-run_of_three = three numbers in a row
board-needs-three_alike = three equal dice
board-needs-four_different = four different dice
board-counts-fins = 1 point for each visible arrow on your reef.
board-counts-mouth = 1 point for each visible food symbol on your reef.
board-counts-rider = 1 point for each visible wave on your reef.
board-counts-graveyard = 3 points without skeletons on your reef, otherwise minus 1 for each.
board-counts-trident = Counts as any other coral, whichever is best.
board-sign-arrow = The highest one says how far your creatures swim.
board-sign-food = The highest one says how many dice you may take.
board-sign-wave = The highest one says how many dice you may load.
board-sign-storage = Holds one die for a later meal.
board-sign-plain = No symbol: good to build on.
board-sign-skeleton = What lies under it does not count, and nothing is built on it. A bonus after the Big Wave removes skeletons.
board-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  } (tokens { $tokens })
board-score-hidden = { $count ->
    [0] no tokens
    [one] 1 token, face down
   *[other] { $count } tokens, face down
  }
board-score-corals = and { $count ->
    [one] 1 coral
   *[other] { $count } corals
  }
board-score-visible = For corals: arrows { $arrow }, food { $food }, waves { $wave }, skeletons { $skeletons }.
board-does = Tap: { $what }
board-does-pick = Tap: this creature moves
board-does-eat = eat this die
board-does-store = store this die
board-does-look = look at it, only you see it
board-does-buy = take it
board-does-free = eat and free a friend: +{ $token }
board-does-skeleton = the skeleton goes here
board-does-reef = show this reef
board-does-tile = take this tile

## What others do

story-eats-frees = { $name } eats { $dice } and frees a friend: +{ $token }
story-frees = { $name } frees a friend: +{ $token }
story-eats = { $name } eats { $dice }
story-stores = { $name } stores { $dice }
story-eaten-you = The shark eats your creature { $space }!
story-track-you = { $name } moves you on: space { $to } of the Kraken track
story-your-die = your { $value }
story-neutral-die = a neutral { $value }
story-own-die = their own { $value }
story-die-of = { $name }’s { $value }

# Poseidon's Kingdom, in English.

game-title = Poseidon's Kingdom
game-blurb = Build a reef, eat dice, free your friends from the Kraken, and mind the shark.

creature-octopus = Octopus
creature-fish = Fish
creature-starfish = Starfish
creature-clam = Clam
neutral = neutral
die = { $owner } { $value }
symbol-arrow = arrow
symbol-food = food
symbol-wave = wave
symbol-storage = storage
symbol-plain = plain
space-Deep = Deep Sea
space-Beach = Beach
tentacle-total_seven = total of 7
tentacle-low_pair = low pair
tentacle-high_pair = high pair
tentacle-run_of_three = run of 3
tentacle-three_alike = three alike
tentacle-four_different = four different
coral-fins = Speedy Fins
coral-rider = Wave Rider
coral-mouth = Big Mouth
coral-graveyard = Graveyard
coral-trident = Poseidon's Trident
bonus-one-die = one die on the Big Wave
bonus-two-dice = two dice on the Big Wave
bonus-track = forward on the Kraken track
bonus-look = look at a coral
bonus-clean = remove all skeletons and look at a coral
bonus-free = free the nearest friend

## What happened

event-deal = The Kraken corals lie face down.
event-deal-open = The Kraken corals are { $corals }.
event-lay = { $seat } lays the start tile { $tile } on { $hexes }.
event-start-player = Dice on the board: { $sums }. { $seat } is the start player.
event-turn = Turn { $turn }: { $seat }.
event-tile = { $seat } takes the tile { $tile }.
event-build = { $seat } builds { $tile } on { $hexes }, level { $level }.
event-load = { $seat } puts a die ({ $owner }) on row { $row } of the Big Wave.
event-move = { $seat } moves from { $from } to { $to }.
event-take = { $seat } takes { $die } from wave { $wave }.
event-store = { $seat } stores { $die } on { $hex }.
event-throw-out = { $die } on { $hex } goes back to its supply.
event-aim = { $seat } eats to open a tentacle: { $tentacle }.
event-name-corals = { $seat } names corals: { $corals }.
event-pick = { $seat } uses { $die } from the wave.
event-pick-stored = { $seat } uses { $die } from the reef.
event-eat = { $seat } eats { $dice }.
event-free = { $seat } frees the friend at “{ $tentacle }” and takes a token worth { $token }.
event-mover = { $seat } lets { $mover } move on the Kraken track.
event-track = { $seat } moves on the Kraken track from { $from } to { $to }.
event-head = { $seat } reaches the Kraken's head.
event-look = { $seat } looks at coral { $coral }: { $kind }.
event-look-hidden = { $seat } looks at coral { $coral }.
event-buy = { $seat } buys coral { $coral }: { $kind }.
event-buy-hidden = { $seat } buys coral { $coral }.
event-shark = The shark swims from { $from } to { $to }.
event-die-symbol = The shark passes a die symbol.
event-eaten = The shark eats { $seat } on { $space }.
event-skeleton = { $seat } puts a skeleton on { $hex }.
event-no-skeleton = There is no place or no skeleton for { $seat }.
event-return = { $seat } comes back on { $space }.
event-tip = The Big Wave breaks!
event-throw-again = { $missed } dice missed the board: all are thrown again.
event-fall = A die ({ $owner }) falls on wave { $wave } and shows { $value }.
event-fall-off = A die ({ $owner }) falls off the board.
event-shark-turns = The shark turns round.
event-bonus = { $seat } has { $sum } on the board: { $bonus }.
event-clean = { $seat } removes { $count ->
    [one] one skeleton
   *[other] { $count } skeletons
  }.
event-enough-row = { $seat } loads no more dice.
event-enough-take = { $seat } takes no dice.
event-enough-store = { $seat } stores no more dice.
event-enough-pick = { $seat } has enough dice.
event-enough-look = { $seat } does not look.
event-enough-bonus = { $seat } takes no bonus.
event-last-round = { $why ->
    [stalemate] Nothing has happened for a long time: the last round begins.
   *[friends] The Kraken is beaten! Everybody has one last turn, { $seat } the very last.
  }
event-end = The game is over. Points: { $scores }. Winner: { $winners }.

## Why not

error-other-question = Not now. { $ask }
error-must-load = This die has to go on the Big Wave.
error-must-look = You have chosen to look: choose a coral.
error-meal-not-done = These dice do not make up what you are eating for yet.
error-no-tile-left = There is no such tile left.
error-no-start-tile = There is no such start tile left.
error-no-such-row = The Big Wave has no row { $row }.
error-row-full = Row { $row } of the Big Wave is full.
error-no-dice-left = You have no dice in your supply.
error-no-such-hex = Your reef has no such hex.
error-site-has-another-number = This place has another number.
error-site-no-neighbours = The two hexes of a tile lie next to each other.
error-site-apart = The tile must touch your reef.
error-site-overhang = A tile may not overhang.
error-site-start-level = Start tiles lie side by side, not on each other.
error-site-skeleton = On { $hex } lies a skeleton: nothing is built there.
error-site-die = On { $hex } lies a die: nothing is built there.
error-site-uneven = Both hexes must be of the same level.
error-site-one-tile = A tile must lie on two different tiles.
error-no-such-space = There is no such space.
error-no-creature-there = You have no creature on { $space }.
error-must-move = The creature must end on another space.
error-shark-there = The shark is on { $space }.
error-too-far = { $space } is out of reach: your creatures move up to { $steps ->
    [one] one step
   *[other] { $steps } steps
  } and not past the shark.
error-no-wave-here = Your creature is on no wave.
error-no-such-die = There is no { $die } on wave { $wave }.
error-no-room = You have no storage for it.
error-does-not-serve = This die cannot come next: dice are named in the order in which they are offered, and only such as still fit.
error-no-die-there = There is no die on { $hex }.
error-skeleton-there = On { $hex } lies a skeleton.
error-free-hex-first = A skeleton goes on a free hex while there is one.
error-not-storage = { $hex } is no storage.
error-just-stored = The die on { $hex } was stored only now.
error-free-storage-first = Use free storage first.
error-friend-is-free = Your friend there is already free ({ $tentacle }).
error-no-such-meal = The dice in reach do not make up: { $tentacle }.
error-corals-later = Corals are bought in the last turn only.
error-one-coral-of-each-row = At most one coral of each row can be bought.
error-coral-gone = Coral { $coral } has been bought.
error-cannot-pay = The dice in reach cannot pay for that exactly.
error-no-steps-owed = That creature has no steps to go.
error-no-such-coral = There is no such coral.
error-coral-seen = You have already seen coral { $coral }.
error-sum-too-low = Your dice show { $sum }; this bonus needs { $least }.
error-bonus-idle = This bonus would bring you nothing more now: { $bonus }.

## Choices

ask-tile = Which start tile do you lay next?
ask-site = Where does the tile go?
ask-row = Where on the Big Wave does the die go?
ask-build = Build a tile, or load the Big Wave.
ask-move = Move one of your creatures.
ask-take = Take dice to store them, eat for a friend, or take nothing.
ask-store = Store another die?
ask-room = On which hex is the die stored?
ask-pick = Which dice do you use?
ask-mover = Who moves first on the Kraken track?
ask-skeleton = The shark has eaten you. Where does the skeleton go?
ask-return = Where does your creature come back?
ask-look = Look at a coral?
ask-bonus = The wave has broken: choose a bonus.
choice-enough = nothing (more)
choice-tile = build { $tile } ({ $left } left)
choice-start = { $tile }
choice-load = load row { $row }
choice-move = { $from } → { $to }, wave { $wave }
choice-move-end = { $from } → { $to }
choice-take = store { $die }
choice-pick = use { $die }
choice-free = eat: { $tentacle } (token { $token })
choice-buy = buy { $corals }
choice-look = look at { $coral }
choice-shark = shark: { $spaces }

## Options

option-start_reef = Start reef
option-start_reef-choose = joined by everybody
option-start_reef-preset = ready to play
option-total_seven = Total of 7
option-total_seven-exactly = exactly 7
option-total_seven-at_least = at least 7
option-open_scores = Tokens
option-open_scores-yes = open
option-open_scores-no = hidden
option-boredom = After all ties
option-boredom-no = the win is shared
option-boredom-yes = all the others win (boredom)
about-start_reef = Ready to play saves the first ten minutes.
about-total_seven = What dice must add up to for this tentacle; at least 7 is easier.
about-open_scores = Hidden, nobody is sure who leads.
about-boredom = Who wins if nothing else decides.

## Terminal

label-ocean = Ocean, from the deep sea to the beach
label-big-wave = Big Wave
label-tentacles = Tentacles
label-corals = Corals
label-stock = Tiles
label-reef = Your reef
label-supply = dice
label-sum = sum
label-strengths = >/o/~
label-friends = freed
label-track = track
label-skeletons = skeletons
label-points = points
label-shark = shark → { $next }
label-last-turns = { $count ->
    [one] One last turn is left.
   *[other] { $count } last turns are left.
  }
label-legend = > arrow  o food  ~ wave  = storage  . plain  x skeleton

## The rules

rules-goal = The Kraken holds your friends in its tentacles. Build a coral reef, swim for dice, eat them to open tentacles, and free your friends before the others do. Whoever has freed { $friends } ends the game; then the most points win.
    .title = What it is about
rules-ocean = A row of { $waves } waves from the deep sea, where the Big Wave stands, to the beach. Each wave has a space at its left and at its right edge; an end space lies at each end. { $endsreach ->
        [nearest_wave] From an end space one reaches the wave next to it.
       *[nothing] The end spaces lie on no wave.
    } Two crossings lead over the middle: { $crossings }. The shark starts on { $sharkstart } and swims a figure of eight. How far a space sends it, from the deep sea wave by wave to the beach: { $shark2 } with two players, { $shark3 } with three, { $shark4 } with four.
    .title = The ocean
rules-kraken = The Kraken has a track of { $ring } spaces round its head and six tentacles, clockwise: { $combinations }. Each holds a friend of every player and has a stack of Safe Place tokens, the highest on top: { $tokens2 } with two players; { $tokens3 } with three; { $tokens4 } with four. The Kraken corals lie face down on the numbers { $low } and { $high }: { $kinds }.
    .title = The Kraken
rules-reef = A tile has two hexes with symbols: { $tiles }. There are { $stock2 } tiles with two players, { $stock3 } with three, { $stock4 } with four. The highest visible arrow, food or wave symbol gives the strength of that action by its level; without one it is 1.
    .title = The reef
rules-setup = Each player has { $dice } dice; { $neutraldice } are neutral. Join your start tiles side by side as you like: { $start2 } (two players), { $start3 } (three), { $start4 } (four). { $loader ->
        [random] Who puts the first die is drawn by lot.
       *[seat0] The first seat puts the first die.
    } In turn everybody puts { $own } own dice on the Big Wave ({ $slots2 }, { $slots3 } or { $slots4 } slots), neutral ones fill it, and it breaks. Whoever has the highest sum on the board is start player; in a tie the die nearest the beach, then the highest die, then the lot decides. Then everybody puts { $more } more dice on the Big Wave. On the Kraken track the players, from the start player on, stand on { $starts }; creatures without a player take the last of these and never move.
    .title = Setup
rules-build = Take any tile from the stock and add it to your reef: at level 1 it touches the reef; higher up it lies on two different tiles of the same level, never overhanging, never on a die or a skeleton.
    .title = 1. Build ...
rules-load = Or put own dice on the Big Wave: at least one, at most as many as your wave strength. You must do one of the two if you can.
    .title = ... or load
rules-move = Move one of your two creatures, at least one step and at most as many as your arrow strength, to another space, never onto or past the shark.
    .title = 2. Move
rules-take = You may take dice of any colour from the wave your creature is on, at most as many as your food strength: all are stored, each on a storage hex of your reef, or all are eaten. { $replace ->
        [no] A stored die may be thrown out to make room.
       *[yes] While no storage is free, a stored die may be thrown out to make room.
    }
    .title = 3. Take dice
rules-eat = Taken and stored dice together form exactly the combination of a tentacle with a friend of yours; every taken die is part of it. A total of 7 is exact, or at least 7 if the table has chosen so. The friend is free, you take the top token, and the dice return to their supplies. One friend a turn.
    .title = Eating
rules-track = For each die of another player taken from the board that player moves one space on the Kraken track, in the order you choose; occupied spaces are jumped. Whoever reaches the head stops there, frees the nearest friend clockwise, and may look at a coral in secret.
    .title = The Kraken track
rules-shark = The shark swims as many spaces as the number of the space where your creature ended. It eats every creature it meets: its owner puts a skeleton (of { $skeletons }) on a free hex of the reef, or instead of a stored die if there is none, and the creature comes back in the deep sea or on the beach. For each die symbol (both ends, both crossings) a neutral die goes on the Big Wave.
    .title = 4. Shark
rules-wave = If all slots are full at the end of a turn the wave breaks: its dice are thrown over the waves. Dice off the board go back on slots. If more than half miss the board, all are thrown again. The shark turns round, and everybody, from the active player on, may choose one bonus.
    .title = 5. The Big Wave
rules-bonus = By the sum of all your dice on the board: { $one }: one die on the Big Wave; { $two }: two; { $track }: { $steps } steps on the Kraken track or look at a coral; { $clean }: remove all your skeletons and look at a coral; { $free }: free the nearest friend.
    .title = Bonuses
rules-end = When a player has freed { $friends } friends, the turn is finished and then everybody has one last turn, the active player the very last. Nobody moves on the Kraken track any more. The last round also begins after { $stalemate } rounds in which nothing is taken, built or freed.
    .title = The end
rules-corals = In your last turn you may, instead of freeing a friend, buy corals: at most one of { $low } and one of { $high }, each with dice of exactly that sum. Name both before you see either, and keep them secret.
    .title = Buying corals
rules-scoring = Tokens count their value. Speedy Fins, Wave Rider and Big Mouth bring a point for each visible arrow, wave or food symbol; the Graveyard { $graveyard } without skeletons, else minus 1 for each; the Trident counts as any other coral. In a tie: the Trident, the tallest reef, the fewest skeletons, the most token points; { $lasttie ->
        [earlier_seat] then whoever had the earlier turn wins.
       *[shared] then the win is shared, or all the others win if the table has chosen boredom.
    }
    .title = Scoring

# Poseidon's Kingdom, in English.

game-title = Poseidon's Kingdom
game-blurb = Build a reef, eat dice, free your friends from the Kraken, and mind the shark.
game-facts = 60 minutes, from age 10

creature-octopus = Octopus
creature-fish = Fish
creature-starfish = Starfish
creature-clam = Clam
neutral = neutral
die = { $owner }’s { $value }
symbol-arrow = arrow
symbol-food = food
symbol-wave = wave
symbol-storage = storage
symbol-plain = plain
space-Deep = Deep Sea
space-Beach = Beach
place-from = { $space ->
    [Deep] from the Deep Sea
    [Beach] from the Beach
   *[other] from { $space }
  }
place-to = { $space ->
    [Deep] to the Deep Sea
    [Beach] to the Beach
   *[other] to { $space }
  }
place-at = { $space ->
    [Deep] in the Deep Sea
    [Beach] on the Beach
   *[other] on { $space }
  }
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
coral-trident = Poseidon’s Trident
bonus-one-die = one die on the Big Wave
bonus-two-dice = two dice on the Big Wave
bonus-track = forward on the Kraken track
bonus-look = look at a coral
bonus-clean = remove all skeletons and look at a coral
bonus-free = free the nearest friend

## What happened

event-deal = The Kraken corals lie face down.
event-deal-open = The Kraken corals are { $corals }.
event-lay = { $seat } lays the start tile { $tile }.
event-start-player = Dice on the board: { $sums }. { $seat } is the start player.
event-turn = Turn { $turn }: { $seat }.
event-tile = { $seat } takes the tile { $tile }.
event-build = { $seat } builds the tile { $tile } on level { $level }.
event-load = { $seat } puts a die on row { $row } of the Big Wave.
event-move = { $seat } moves { $from } { $to }.
event-take = { $seat } takes { $die } from wave { $wave }.
event-store = { $seat } stores { $die }.
event-throw-out = { $seat } puts { $die } back into its supply.
event-aim = { $seat } eats to open a tentacle: { $tentacle }.
event-name-corals = { $seat } takes dice for { $corals }.
event-pick = { $seat } uses { $die } from the wave.
event-pick-stored = { $seat } uses { $die } from the reef.
event-eat = { $seat } eats { $dice }.
event-free = { $seat } frees the friend at “{ $tentacle }” and takes a token worth { $token }.
event-mover = { $seat } lets { $mover } move on the Kraken track.
event-track = { $seat } moves on the Kraken track from { $from } to { $to }.
event-head = { $seat } reaches the Kraken’s head.
event-look = { $seat } looks at coral { $coral }: { $kind }.
event-look-hidden = { $seat } looks at coral { $coral }.
event-buy = { $seat } takes coral { $coral }: { $kind }.
event-buy-hidden = { $seat } takes coral { $coral }.
event-shark = The shark swims { $from } { $to }.
event-die-symbol = The shark passes a die symbol.
event-eaten = The shark eats { $seat } { $space }.
event-skeleton = { $seat } puts a skeleton on the reef.
event-no-skeleton = { $seat } has no room for a skeleton, or none is left.
event-return = { $seat } comes back { $space }.
event-tip = The Big Wave breaks!
die-neutral = a neutral { $value }
event-load-neutral = { $seat } puts a neutral die on row { $row } of the Big Wave.
event-load-of = { $seat } puts a die of { $owner } on row { $row } of the Big Wave.
event-fall-neutral = A neutral die falls on wave { $wave } and shows { $value }.
event-fall-off-neutral = A neutral die falls off the board.
event-throw-again = { $missed } dice missed the board: all are thrown again.
event-fall = A die of { $owner } falls on wave { $wave } and shows { $value }.
event-fall-off = A die of { $owner } falls off the board.
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
event-enough-head = { $seat } frees no friend at the head.
event-enough-coral = { $seat } takes no second coral.
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
error-site-skeleton = There is a skeleton there, and nothing can be built on it.
error-site-die = There is a die there, and nothing can be built on it.
error-site-uneven = Both hexes must be of the same level.
error-site-one-tile = A tile must lie on two different tiles.
error-no-such-space = There is no such space.
error-no-creature-there = You have no creature { $space }.
error-must-move = The creature must end on another space.
error-shark-there = The shark is { $space }.
error-too-far = That space is out of reach: your creatures move up to { $steps ->
    [one] one step
   *[other] { $steps } steps
  } and not past the shark.
error-no-wave-here = Your creature is on no wave.
error-no-such-die = Wave { $wave } does not have { $die }.
error-no-room = You have no storage for it.
error-does-not-serve = This die cannot come next: choose dice in the order in which they are offered, and only those that still fit.
error-no-die-there = There is no die on that hex.
error-skeleton-there = There is already a skeleton on that hex.
error-free-hex-first = A skeleton goes on a free hex while there is one.
error-not-storage = That hex has no storage.
error-just-stored = The die on that hex was stored only now.
error-free-storage-first = Use free storage first.
error-friend-is-free = Your friend there is already free ({ $tentacle }).
error-no-such-meal = The dice in reach do not make up: { $tentacle }.
error-corals-later = Corals are taken in the last turn only.
error-one-coral-of-each-row = You may take at most one coral of each row.
error-one-coral-at-a-time = Take one coral at a time: you see it before you choose the other.
error-nearest-friend-only = At the head only the nearest friend can be freed.
error-coral-gone = Coral { $coral } has been taken.
error-cannot-pay = The dice in reach do not make exactly that number.
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
ask-head = Free the nearest friend?
ask-coral = Take a coral of the other row, too?
choice-enough = nothing (more)
choice-tile = build { $tile } ({ $left } left)
choice-start = { $tile }
choice-load = load row { $row }
choice-move = { $from } → { $to }, wave { $wave }
choice-move-end = { $from } → { $to }
choice-take = store { $die }
choice-pick = use { $die }
choice-free = eat: { $tentacle } (token { $token })
choice-buy = take { $corals }
choice-free-head = free: { $tentacle } (token { $token })
choice-look = look at { $coral }
choice-shark = shark: { $spaces }

## Options

option-start_reef = Start reef
option-start_reef-text = Everybody joins their own start tiles, as in the rulebook, or all reefs lie ready.
option-start_reef-choose = joined by everybody
option-start_reef-preset = ready to play
option-total_seven = Total of 7
option-total_seven-text = Exactly 7 is what two of the three rulebooks say; the Dutch one says at least 7.
option-total_seven-exactly = exactly 7
option-total_seven-at_least = at least 7
option-open_scores = Tokens
option-open_scores-text = In the rulebook, tokens lie face down: only their owner sees them.
option-open_scores-yes = open
option-open_scores-no = hidden
option-boredom = After all ties
option-boredom-text = The rulebook ends its tie-breaks with a joke: out of boredom all the others win.
option-boredom-no = the win is shared
option-boredom-yes = all the others win (boredom)

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

rules-summary = Free your six friends from the Kraken, and have the most points when somebody has freed all of theirs.

    On your turn, in this order:

    1. Build a reef tile, or load dice onto the Big Wave.
    2. Move one of your two creatures in the ocean.
    3. If you like, take dice from its wave: store all of them on your reef, or eat all of them to free a friend. Then the owners of the dice you took move on the Kraken track.
    4. The shark swims as far as the shark number of the space where your creature ended. Whoever it eats gets a skeleton on their reef, which hides a symbol.
    5. If the Big Wave is full, it breaks: its dice fall into the sea, the shark turns round, and everybody may choose one bonus, by the sum of their dice in the sea.

    You may always load one die, move one step and take one die; symbols on higher levels of your reef let you do more.

    There are three ways to free a friend: eat the right dice, reach the Kraken’s head on the track, or have { $free } or more on your dice when the wave breaks. Each freed friend brings a token with points, and in your last turn dice can bring corals, which count for what can be seen on your reef.
    .title = In short
rules-goal = The Kraken holds your friends in its tentacles. Build a coral reef, swim for dice, eat them to open tentacles, and free your friends before the others do. Whoever has freed { $friends } brings on the last round; then the most points win.
    .title = What it is about
rules-ocean = A row of { $waves }⟦ocean.waves⟧ waves lies between the deep sea, where the Big Wave stands, and the beach. Each wave has a space at its left edge and one at its right edge. One more space lies at each end: the Deep Sea and the Beach. { $endsreach ->
        [nearest_wave] From an end space one reaches the wave next to it.
       *[nothing] The end spaces lie on no wave.
    }⟦ocean.ends_reach⟧

    Paths lead along both edges, and two crossings lead over the middle: { $crossings }⟦ocean.crossings_after⟧. A crossing is one step. Whoever takes it goes straight over; there is no turning where they meet.

    Which wave a die lies on matters, where on the wave does not: a creature at either edge reaches all dice of its wave.

    The number on a space is its shark number: how far it sends the shark. { $players ->
        [2] With two players they are higher than with more.
       *[other] {""}
    }

    @shark⟦ocean.shark_numbers⟧
    .title = The ocean
rules-kraken = The Kraken’s track is a ring of { $ring }⟦kraken.spaces⟧ spaces: the large one behind its head, and the others clockwise round it. Six tentacles hold one friend of each player. Beside each tentacle lies a stack of Safe Place tokens, the highest on top.

    @tentacles⟦kraken.tokens⟧

    Above lie eight Kraken corals, face down, at the numbers { $low } and { $high }: { $kinds }. They can be taken in the last round.
    .title = The Kraken
rules-combinations = Each tentacle wants its own dice. The colours of the dice do not matter.

    { $total_seven ->
        [at_least] @combinations-at-least
       *[exactly] @combinations
    }
    .title = Six combinations
rules-reef = A tile has two hexes with a symbol each. The stock has { $players ->
        [2] { $stock2 }
        [3] { $stock3 }
       *[4] { $stock4 }
    } tiles:

    @tiles⟦reef.tiles⟧

    How strong you are is a matter of height: the level of your highest visible arrow is how far you may move, that of your highest food how many dice you may take, that of your highest wave how many you may load. Without a visible symbol the strength is 1. How many symbols you have does not matter.

    A symbol is visible if no tile and no skeleton lies on it. A storage hex keeps one die; a stored die hides nothing else.
    .title = The reef
rules-setup = Everybody has { $dice } dice; { $neutraldice } more are neutral. One of your creatures starts in the Deep Sea, one on the Beach, and the third at the Kraken’s head.

    { $start_reef ->
        [preset] All reefs lie ready:⟦reef.preset⟧
       *[choose] Join your start tiles side by side as you like:
    } { $players ->
        [2] { $start2 }
        [3] { $start3 }
       *[4] { $start4 }
    }⟦reef.start_tiles⟧.

    { $loader ->
        [random] Who puts the first die on the Big Wave is drawn by lot, unless the table has chosen somebody.
       *[seat0] The first seat puts the first die on the Big Wave.
    }⟦setup.first_to_load⟧ In turn, everybody puts one of their own dice on a free slot until each has { $own } there; neutral dice fill the rest of the { $players ->
        [2] { $slots2 }
        [3] { $slots3 }
       *[4] { $slots4 }
    }⟦big_wave.rows⟧ slots, and the wave breaks for the first time. This time there are no bonuses, and the shark does not turn.

    Whoever has the highest sum of their own dice on the board is the start player; in a tie, whoever has the die nearest the beach, then the highest die, then the lot decides. From the start player on, everybody puts { $more } more dice on the Big Wave.

    On the Kraken track the players stand, from the start player on, on the spaces { $starts }⟦kraken.starts⟧, counted from the head. { $players ->
        [4] {""}
       *[other] Creatures without a player stand on the last of these; they never move, but are jumped.
    }
    .title = Setup
rules-build = Take any tile from the stock and add it to your reef.

    - On level 1 it touches the reef with at least one side.
    - Higher up, both its hexes lie on hexes of the same level that belong to two different tiles. It never hangs over.
    - It never lies on a die or a skeleton, and dice are not removed to build.
    .title = 1. Build ...
rules-load = Or put your own dice on free slots of the Big Wave: at least one, at most as many as your wave strength. You choose the row: dice from the back fall further. If you can do only one of the two, you do that one; if neither, you go on.
    .title = ... or load
rules-move = Move one of your two creatures in the ocean, at least one step and at most as many as your arrow strength, to another space. It may not enter or pass the shark’s space; a creature that stands with the shark may leave it. Any number of creatures may share a space.
    .title = 2. Move
rules-take = If you like, take dice from the wave of the creature you have just moved: of any colour, at most as many as your food strength. You must store all of them or eat all of them; you cannot take what you can neither store nor eat. Nor can you store new dice and eat stored ones in the same turn.

    To store a die, put it on a free storage hex. { $replace ->
        [no] A stored die may be thrown out to make room; it returns to its supply.
       *[yes] Only while no storage is free, a stored die may be thrown out to make room; it returns to its supply.
    }⟦rules.replace_only_when_full⟧ Stored dice stay where they are until you eat them.
    .title = 3. Take dice
rules-eat = Dice you take now and dice you have stored together form exactly the combination of a tentacle that holds a friend of yours. Every die you take must be part of it; stored dice alone will do, too. { $total_seven ->
        [at_least] For the total of 7 at this table, at least 7 is enough.
       *[exactly] The total of 7 is exactly 7, with any number of dice.
    }

    The friend is free. You take the top token of that stack and keep it { $open_scores ->
        [yes] face up
       *[no] face down
    }; the dice return to their owners’ supplies. You free at most one friend a turn by eating.
    .title = Eating
rules-track = For each die of another player that you took from the board, that player’s creature moves one space on the Kraken track; you choose who goes first. Occupied spaces are jumped and not counted. Your own dice, neutral dice and dice stored earlier move nobody.

    Whoever reaches the head stops there, and steps that are left are lost; the head holds any number of creatures. { $headfrees ->
        [must] That player frees the nearest friend,
       *[may] That player may free the nearest friend,
    }⟦rules.head_frees⟧ counted clockwise from the head, takes its token, and may look at a Kraken coral in secret. Who looked at which coral is public. Whoever has no friend left to free may still look. The next time, the creature moves on from the head.
    .title = The Kraken track
rules-shark = The shark swims as many spaces as the shark number of the space where your creature ended, always along its figure of eight: down one edge, over a crossing to the other edge, round the end and over the other crossing back. It begins { $sharkat }⟦ocean.shark_start⟧ and first swims { $sharkto }.

    It eats every creature on a space that it enters. For each, its owner puts a skeleton on a hex of the reef without a die or a skeleton; if there is none, on a storage hex, whose die returns to its supply. Where there is no such hex either, or no skeleton is left in the box, none is placed. A skeleton hides the symbol under it. Then the creature comes back in the Deep Sea or on the Beach, as its owner likes; on the shark’s own space it is safe behind it.

    For each die symbol that the shark passes (both ends, both crossings; only the shark sets them off) you put a neutral die on the Big Wave. If none is left, one of your own; if you have none either, or the Big Wave is full, none.
    .title = 4. Shark
rules-wave = If all slots are full at the end of a turn, the wave breaks: its dice fall onto the waves, further from the back rows.⟦big_wave.landing⟧⟦big_wave.landing_by⟧ Dice already on the board stay. Dice that miss the board go back on slots, which their owners choose (the active player for neutral dice); if more than half of them miss it, all are thrown again.

    Then the shark turns round, and everybody, from the active player on, may choose one bonus. If the Big Wave is full again after that, it breaks at the end of the next turn.
    .title = 5. The Big Wave
rules-bonus = Add up all your dice on the board. You may choose one bonus that your sum reaches, or a lower one:

    @bonuses
    .title = Bonuses
rules-end = When somebody has freed { $friends } friends, that turn is finished, wave and bonuses included. Then everybody has one last turn; the player whose turn it was comes last. From now on nobody moves on the Kraken track. The shark and the bonuses of a wave still concern those who have had their last turn.

    The last round also begins after { $stalemate }⟦rules.stalemate_rounds⟧ rounds in which no die is taken, no tile built and no friend freed.
    .title = The end
rules-corals = In your last turn you may take corals instead of freeing a friend: at most one of { $low } and at most one of { $high }, each with dice that add up to exactly its number. Taken and stored dice count, every die you take must be used, and no die counts twice. { $onebyone ->
        [no] Name both before you see either, and keep them secret.
       *[yes] You see the first before you decide about the second; the others see neither.
    }⟦rules.corals_one_by_one⟧
    .title = Taking corals
rules-scoring = Tokens count what is printed on them, and corals as follows. Two equal corals both count; corals left at the Kraken count for nobody.

    @corals

    In a tie, in this order: whoever has the Trident, the tallest reef, the fewest skeletons, the most points of tokens; { $lasttie ->
        [earlier_seat] then whoever had the earlier turn wins.
       *[shared] { $boredom ->
            [yes] then, out of boredom, all the others win.
           *[no] then the win is shared.
        }
    }⟦rules.last_tie⟧
    .title = Scoring

## Tables of the rules

table-wave = Wave
table-number = Shark number
table-tentacle = Tentacle
table-stack = Tokens, from the top
table-tile = Tile
table-count = How many
table-combination = Combination
table-dice = What it takes
table-example = For example
table-sum = Sum
table-bonus = Bonus
table-coral = Coral
table-points = Points
table-needs-total_seven = dice that add up to exactly 7
table-needs-at_least_seven = dice that add up to 7 or more
table-needs-low_pair = two equal dice of 1, 2 or 3
table-needs-high_pair = two equal dice of 4, 5 or 6
table-needs-run_of_three = three dice in sequence
table-needs-three_alike = three equal dice
table-needs-four_different = four dice that all differ
table-coral-fins = 1 for each visible arrow
table-coral-rider = 1 for each visible wave
table-coral-mouth = 1 for each visible food symbol
table-coral-graveyard = { $points } without skeletons, else minus 1 for each
table-coral-trident = as any other coral, whichever is best
table-track-or-look = { $steps } steps on the Kraken track, or look at a coral

## Worked examples (examples.toml)

example-meal = Eating to free a friend
example-meal-1 = { $name2 } has moved to wave 2 and may take two dice there. A 2 and a 6 are stored on the reef; a 1 and a 5 lie on the wave.
example-meal-2 = { $name2 } takes both and eats all four ({ $dice }): “{ $tentacle }”. The friend there is free, and { $name2 } gets the top token of its stack, worth { $token }. All dice go back to their owners. Next, { $name1 } and { $name3 } each move one space on the Kraken track, because a die of theirs was taken from the board; the stored dice move nobody.
example-track = On the Kraken track
example-track-1 = { $name3 } takes dice on wave 2: two of { $name0 } and two of { $name2 }. On the track { $name0 } stands on space { $from }, one step before the head, and { $name2 } on space { $behind }, just behind { $name3 } and { $name1 }.
example-track-2 = { $name3 } eats the four dice. Now { $name0 } and { $name2 } are to move two steps each, and { $name3 } chooses who goes first.
example-track-3 = { $name0 } goes first and reaches the head with one step; the second step is lost. { $name0 } frees the nearest friend, gets a token worth { $token }, and looks at coral { $coral } in secret. Then { $name2 } moves: the first step jumps over { $name3 } and { $name1 } to space { $over }, the second leads to space { $end }.
example-corals = Taking corals
example-corals-1 = { $name0 }’s last turn. A 3 and a 4 lie on the wave, a 6 is stored. With these dice { $name0 } can take one coral: 3, 4, 6, 7, 9 or 10. Or two, one from each row: 3 and 10, 4 and 9, or 6 and 7.
example-corals-2 = { $name0 } takes coral { $coral } with the 3 and sees what it is: { $kind }. The other two dice add up to 10, so one more coral is possible.
example-corals-3 = With the 4 and the 6, { $name0 } takes coral { $coral }, too: { $kind }. The others see neither of the two.
example-points = Counting points
example-points-1 = The very last turn. { $name0 } has tokens worth { $tokens }, and two corals: Speedy Fins and Poseidon’s Trident.
example-points-2 = { $arrows } arrows can be seen on { $name0 }’s reef, so Speedy Fins bring { $first }. The Trident counts as the coral that brings the most: as a Graveyard without any skeleton, { $second }. With the tokens that is { $total }.
example-crossing = Over the crossing
example-crossing-1 = A creature of { $name0 } is on L3, at the left edge. With one step it can go along the edge, to L2 or L4, or over the crossing.
example-crossing-2 = It takes the crossing and comes straight { $to }, at the right edge of wave { $wave }. From there it reaches all dice of that wave, wherever on it they lie.
example-token = The token on top
example-token-1 = Beside the tentacle for a low pair lies a stack of tokens; the top one is worth { $token }. { $name0 } may take two dice from wave 2, where two 3s lie.
example-token-2 = { $name0 } eats both, frees the friend there and gets the token worth { $token }. The next one of the stack is worth only { $below }: whoever comes second gets less.
example-run = A run of three
example-run-1 = { $name0 } has stored a 4. On wave 2 lie a 3 of { $name0 }, a 5 of { $name1 } and a 6 of { $name2 }; { $name0 } may take two dice.
example-run-2 = { $name0 } takes the 3 and the 5 and eats them with the stored 4: { $dice }. Three dice in sequence, whatever their colours: “{ $tentacle }”. The 6 stays, for every die that is taken must be part of the combination.
example-strengths = What is covered no longer counts
example-strengths-1 = All symbols of { $name0 } lie on level 1: food { $food }, wave { $wave }. { $name0 } takes the tile with food and storage.
example-strengths-2 = The food lies on level 2 now, so the food strength is { $food }. The only wave symbol is covered; without one, the wave strength is { $wave } all the same.
example-first-dice = The first wave
example-first-dice-1 = The reefs are ready. { $name0 } puts the first die on the Big Wave; then { $name1 } and { $name2 }, until everybody has three dice there.
example-first-dice-2 = Neutral dice have filled the rest, and the wave has broken for the first time. Added up, the dice in the sea show: { $name0 } { $s0 }, { $name1 } { $s1 }, { $name2 } { $s2 }. { $name0 } has the highest sum and is the start player.
example-first-dice-3 = From { $name0 } on, everybody puts two more dice on the Big Wave. Then the first turn begins.
example-second-level = On top of two tiles
example-second-level-1 = The reef of { $name0 } has three tiles side by side, all on level 1.
example-second-level-2 = { $name0 } takes { $tile } from the stock.
example-second-level-3 = It lies on two hexes that belong to two different tiles, so it is on level { $level }. Arrow strength is { $arrow } now and food strength { $food }; the food and the storage under the tile are covered.
example-two-dice = Loading instead of building
example-two-dice-1 = { $name0 } has a wave strength of { $wave }, and may load that many dice.
example-two-dice-2 = The first one goes on row 1: it will fall near the Big Wave.
example-two-dice-3 = The second one goes on row 3 and will fall far out. That was step 1; nothing is built this turn. Next, { $name0 } moves.
example-past-the-shark = The shark is in the way
example-past-the-shark-1 = { $name0 } has an arrow strength of { $arrow }. The creature on L2 cannot go down the left edge: the shark is on L3, and nobody enters or passes its space.
example-past-the-shark-2 = { $name0 } moves the other creature: from the Beach two steps up the right edge { $to }.
example-storing = Two dice for later
example-storing-1 = { $name0 } may take { $food } dice from wave 2, and two storage hexes are free. A neutral 4 is stored already.
example-storing-2 = { $name0 } takes { $die } and puts it on a free storage hex. From now on it is clear: what is taken this turn is stored, not eaten.
example-storing-3 = { $die } goes on the last free storage hex. The stored dice wait for a later turn.
example-bite = A bite
example-bite-1 = The shark is on the Beach. { $name1 } has a creature on L6 and an arrow strength of { $arrow }. { $name0 } moves to R6, whose shark number is 1.
example-bite-2 = The shark swims one space and eats { $name1 }’s creature { $space }. { $name1 } has to put a skeleton on the reef.
example-bite-3 = { $name1 } chooses a storage hex. It can no longer be used, but the arrow strength is still { $arrow }. Now the creature comes back.
example-bite-4 = { $name1 } lets it come back in the Deep Sea. On the Beach it would be near the shark again when that turns round.
example-break = The wave breaks
example-break-1 = One slot of the Big Wave is free. { $name0 } moves to R6, so the shark swims one space: over the crossing, past a die symbol.
example-break-2 = A neutral die goes on the last slot, and at the end of the turn the wave breaks: all twelve dice fall onto the waves. The die that was there stays. The shark turns round, and { $name0 } is the first to choose a bonus.
example-choice = Choosing a bonus
example-choice-1 = { $name0 }’s dice on the board show 6, 5, 4 and 3, together { $sum }. That is enough for all bonuses but the highest.
example-choice-2 = { $name0 } chooses steps on the Kraken track. { $name2 } stands on space 3, which is jumped: the steps lead to { $first } and { $second }.
example-sixth-friend = The last friend
example-sixth-friend-1 = { $name0 } has freed five friends. The last one is held by the tentacle for a low pair, and two 3s lie on the wave.
example-sixth-friend-2 = { $name0 } eats them and frees the sixth friend, for a token worth { $token }. The turn is finished with the shark; then there are { $turns } last turns: { $name1 }, { $name2 }, and { $name0 } at the end.

## Why a move is good

reason-friends = { $amount ->
    [one] one more friend freed
   *[other] { $amount } more friends freed
}
reason-corals = { $amount ->
    [one] one more coral
   *[other] { $amount } more corals
}
reason-strength = more strength: { $names }
reason-points = { $amount ->
    [one] about one more point
   *[other] about { $amount } more points
}
reason-no-skeletons = { $amount ->
    [one] one skeleton less on the reef
   *[other] { $amount } skeletons less on the reef
}
reason-stored = { $amount ->
    [one] one more die stored
   *[other] { $amount } more dice stored
}
reason-rooms = { $amount ->
    [one] one more free storage hex
   *[other] { $amount } more free storage hexes
}
reason-track = { $amount ->
    [one] one more space on the Kraken track
   *[other] { $amount } more spaces on the Kraken track
}

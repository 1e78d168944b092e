# The board of Octocube, in English.

board-sea = The sea bed
board-cube-of = cube of { $name }
board-tile = { $colour } { $kind }
board-stack = stack of { $count }
board-on-top = on top: { $tile }
board-abyss = abyss tile
board-abyss-power = abyss tile { $power }
board-bare = bare ground
board-choose-here = can be chosen
board-sticks = Sticks: { $tile }
board-sticks-unknown = An unseen tile would stick
board-lands = The { $tile } comes down: nothing sticks
board-again = Then you may roll once more
board-power-after = Then you may use power { $power }
board-lays-abyss = An abyss tile is laid behind you
board-ends = That is the last abyss tile: the last round begins
board-move-roll = roll { $direction }
board-move-keep = leave the tile ({ $face }) on the cube
board-move-score = score
board-move-done = take off the rest
board-move-orient = let it stand like this
board-move-slot = put it on this slot
board-move-shift = put it here and move what lies there
board-dock = Your cube
board-face = { $tile } { $face }
board-no-tiles = no tiles
board-rotate = Rotate
board-score = Score
board-take-back = Take back
board-sets = Sets on the cube: { $points }
board-keep = { $tile } { $face }: leave on the cube
board-keep-how = Touch a tile to leave it on the cube.
board-unload = { $count ->
    [0] Take nothing off
    [one] Take one tile off
   *[other] Take off { $count }
  }
board-pile = The pile that goes back
board-slot-filled = Slot { $slot }: { $tile }
board-slot-open = Slot { $slot }, free, for: { $wanted }
board-slots = { $filled } of 16 slots filled
board-ledger = Player boards: tiles by kind and colour, coins, chips, score
board-brings = { $name }: { $count }, brings { $gain }
board-gain = brings { $gain }
board-kinds = kinds
board-colours = colours
board-winner = wins
board-open-boards = Everybody’s cubes, boards and scores
board-close = Close
board-seat-glance = { $name }: { $score }, { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
  } on the cube
board-first = most
board-second = 2nd
board-majorities = majorities so far
board-coins = coins, { $points } each
board-about-majority = Most tiles “{ $name }” on the board at the end: { $first } points; second most: { $second }
board-about-majorities = What the most and second most tiles of every kind and colour bring, as the boards are now
board-about-coin = Coin: brings points at the end of the game
board-about-coin-family = Coin: decides when two boards are full
board-about-chips = Chips: the points of sets that have been scored. A question mark: they lie face down
board-about-score = Chips, coins and majorities together, as the boards are now. A question mark stands for chips that lie face down
board-about-power = Power { $power }: { $does }
board-about-face = Free face ({ $face }): a tile sticks here when it comes down
board-about-carried = The sets on this cube are worth { $points } if they are scored now
board-about-supply = When the last one is laid, the last round begins
board-about-supply-family = They are laid where a stack is used up
board-about-scoring = Take the cube home and take tiles off. Sets: { $points }; with coins and majorities { $brings }
board-about-rotate = Turn the cube by { $degrees }° where it stands; top and bottom stay
board-about-skip = Do nothing this turn
board-skip-turn = No move
board-not-yet = Not yet
board-full = Your cube is full: nothing sticks until you score
error-full-cube = Your cube is full, so nothing will stick: you had better score. To roll anyway, choose it again.
board-tells-rolls = { $name } rolls to { $cell }.
board-tells-rolls-sticks = { $name } rolls to { $cell } and gets { $tile }.
board-tells-lands = { $name } comes down on { $cell }.
board-tells-lands-sticks = { $name } comes down on { $cell } and gets { $tile }.
board-tells-score = { $name } takes off { $count ->
    [one] one tile
   *[other] { $count } tiles
  }: +{ $points }.

tutorial-goal = You are an octopus in the shape of a cube, with a magnet in every face. Collect treasures, and bring several of a kind home together!
tutorial-sea = Stacks of treasures lie on the sea bed. You see the top tile; the number says how many lie there. The ground of a tile shows its colour: plain, dots, stripes or waves.
tutorial-place = Put your cube on a lit space at the edge. The tile there sticks to it at once.
tutorial-net = Here your cube is unfolded: the top in the middle with a dark edge, the four sides around it, the bottom at the right.
tutorial-roll = Roll! Touch an arrow, a lit neighbour, or push the cube. The face that comes down must be empty for a tile to stick.
tutorial-preview = That is how your cube would be turned. The magnet shows the tile that would stick. Confirm, or choose another way.
tutorial-home = Instead of rolling you can score: take the cube home and take tiles off. Several of the same kind that come off together bring points; the button says how many.
tutorial-boards = Tiles that came off lie here. At the end whoever has the most of a kind or a colour gets points: gold is most, an edge is second.
tutorial-end = Where the last tile of a stack is taken, an abyss tile is laid. When none are left, the round is finished and everybody scores a last time. Notes will come when something new happens. Have fun!
tutorial-goal-family = You are an octopus in the shape of a cube, with a magnet in every face. Collect treasures, and be the first to fill your board!
tutorial-roll-family = Move! Touch an arrow or a lit neighbour. You may turn your cube as you like, so the treasure always sticks to an empty face.
tutorial-home-family = Instead of moving you can take your cube back: its treasures fill the slots of your board. With six of them you must.
tutorial-powers = Where a stack is used up, an abyss tile with a power is laid. Use it from the next space as your whole turn, or, for free, right after rolling onto it.
tutorial-coach = Now collect until it is worth going home. At every decision I say what to look for.
tutorial-boards-family = Your treasures lie here. Some slots want one kind in one colour, others a kind in any colour, or a colour with any object. What fits nowhere goes back into the sea.
tutorial-end-family = Whoever fills all 16 slots finishes the game: the round is played to its end, and a full board wins. Notes will come when something new happens. Have fun!
coach-place = Begin where several tiles of one kind lie near each other, and turn the cube so that empty faces point that way.
coach-place-family = Begin next to treasures that your board still lacks: a slot shows what it wants.
coach-roll = Roll onto a kind that you already carry: sets of one kind bring more and more, three of them 4 points, six of them 15.
coach-roll-family = Move onto a treasure that your board still lacks. Four or five on the cube are a good load.
coach-rotate = Whichever way you roll, a face with a tile comes down and nothing sticks. Rotating brings an empty face to the side where you want to go.
coach-home = You carry a set worth taking home. Score it now, or risk another turn for one more of its kind.
coach-home-family = Your cube carries a good load. Take it back, and lay the treasures on your board.
coach-full = All six faces carry a tile: nothing more can stick. Score, and keep on the cube what you need for a larger set.
coach-again = The tile in the middle lets you roll once more, if you like: one more treasure in the same turn.
coach-offer = You have rolled onto an abyss tile: its power comes on top of your roll, and costs nothing.
coach-keep = Take off what makes a set; keep single tiles on the cube if you can find more of their kind. Coins bring 3 points each once they are off.
coach-power = Choose what the power works on. What it moves does not score by itself: sets still have to come home.
coach-slot = Give a tile the slot that is hardest to fill: one that wants just this kind in this colour. Slots for anything can wait.
coach-pile = What fits nowhere goes back. The last tile you lay is on top, where the next cube finds it.
coach-return = Put the pile where it does not help the others too much.
first-coin = A coin: it belongs to no kind and no colour, and is worth 3 points at the end once it has come off your cube.
first-again = You are on abyss tile A in the middle: you may roll once more at once.
first-full = Your cube is full: nothing more sticks to it until you score.
first-abyss = The last tile of a stack is gone, so an abyss tile is laid there. Cubes may stand on it, but nothing sticks. The number beside the board says how many are left.
first-slot = A tile has found its slot. It stays there, unless a later one needs just this slot and yours fits another.
first-put-back = What fitted nowhere has come back as a stack. Everybody has seen what is in it.
first-last-round = No abyss tile is left, so this is the last round: when all have had the same number of turns, everybody takes off all tiles once more. Then coins and majorities are counted.
first-last-round-family = The last round: it is played to its end, so that all have had the same number of turns. A full board wins; among several, the most coins.
first-power-A = Power A: roll once. Two rolls in one turn bring two treasures, or lead to the next power.
first-power-B = Power B: swap the tile on top of your cube for one from your board. That way, a tile that you have already taken off can join another set.
first-power-C = Power C: lift your cube to any free space, without turning it. Good for reaching a far treasure, or for leaving a corner.
first-power-D = Power D: take any visible tile onto the top of your cube, which must be empty. The missing piece of a set may lie anywhere.
first-power-E = Power E: turn your cube over where it stands, any way you like. What lies below may stick to an empty face.
first-power-F = Power F: swap a visible tile next to your cube for one from your board. It changes majorities at once.
first-power-G = Power G: change places with another cube. You may pick up what lies there, and spoil somebody’s plan.
first-power-H = Power H: swap two stacks without looking into them. An abyss tile counts as a stack: bring treasures to you, or send them away.
first-power-I = Power I: swap the tile on top of your cube with that of another cube. It gives you what you need, and them what they do not.

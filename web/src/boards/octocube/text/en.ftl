# The board of Octocube, in English.

board-sea = The sea bed
board-cube-of = cube of { $name }
board-stack = stack of { $count }
board-on-top = with { $tile } on top
board-abyss = abyss tile
board-abyss-power = abyss tile { $power }
board-bare = bare ground
board-choose-here = can be chosen
board-sticks = Sticks: { $tile }
board-sticks-unknown = An unseen tile would stick
board-lands = Lands on { $tile }: nothing sticks
board-again = Then you may roll once more
board-power-after = Then you may use power { $power }
board-lays-abyss = An abyss tile is laid behind you
board-ends = That is the last abyss tile: the last round begins
board-move-roll = roll { $direction }
board-move-keep = leave the tile { $face } on the cube
board-move-score = score
board-move-done = take off the rest
board-move-orient = let it stand like this
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
board-open-boards = Cubes, boards and scores of all
board-close = Close
board-seat-glance = { $name }: { $score }, { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
  } on the cube
board-first = most
board-second = 2nd
board-majorities = majorities so far
board-about-majority = Most tiles “{ $name }” on the board at the end: { $first } points; second most: { $second }
board-about-majorities = What the most and second most tiles of every kind and colour bring, as the boards are now
board-about-coin = Coin: brings points at the end of the game
board-about-coin-family = Coin: decides when two boards are full
board-about-chips = Chips: the points of sets, kept since they were scored. A question mark: they lie face down
board-about-score = Chips, coins and majorities together, as the boards are now
board-about-power = Power { $power }: { $does }
board-about-face = Free face ({ $face }): a tile sticks here when it comes down
board-about-carried = The sets on this cube are worth { $points } when they are scored now
board-about-supply = When the last one is laid, the last round begins
board-about-supply-family = They are laid where a stack is used up
board-about-scoring = Take the cube home and take tiles off. Sets: { $points }; with coins and majorities { $brings }
board-about-rotate = Turn the cube by { $degrees }° where it stands; top and bottom stay
board-about-skip = Do nothing this turn
board-skip-turn = No move
board-not-yet = Not yet
board-full = Your cube is full: nothing sticks until you score
error-full-cube = Your cube is full, so nothing will stick: better score. To roll anyway, choose it again.
board-tells-rolls = { $name } rolls to { $cell }.
board-tells-rolls-sticks = { $name } rolls to { $cell } and gets { $tile }.
board-tells-lands = { $name } comes down on { $cell }.
board-tells-lands-sticks = { $name } comes down on { $cell } and gets { $tile }.
board-tells-score = { $name } takes off { $count ->
    [one] one tile
   *[other] { $count } tiles
  }: +{ $points }.

tutorial-goal = You are an octopus in the shape of a cube, with a magnet in every side. Collect treasures!
tutorial-sea = Stacks of treasures lie on the sea bed. You see the top tile; the number says how many lie there. The ground of a tile shows its colour: plain, dots, stripes or waves.
tutorial-place = Put your cube on a lit space at the edge. The tile there sticks to it at once.
tutorial-net = Here your cube is unfolded: the top in the middle with a dark edge, the four sides around it, the bottom at the right.
tutorial-roll = Roll! Touch an arrow, a lit neighbour, or push the cube. The side that comes down must be empty for a tile to stick.
tutorial-preview = That is how your cube would be turned. The magnet shows the tile that would stick. Confirm, or choose another way.
tutorial-home = Instead of rolling you can bring the cube home and take tiles off. Several of the same kind together bring points; the button says how many. In the family game the tiles fill the slots of your board.
tutorial-boards = Tiles that came off lie here. At the end the most of a kind or a colour pays: gold is most, an edge is second. In the family game a full board wins.
tutorial-end = Where the last tile of a stack is taken an abyss tile is laid. When none are left, the round is finished and the game is over; the family game ends when a board is full. Have fun!

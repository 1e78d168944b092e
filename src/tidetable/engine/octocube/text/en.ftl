# Octocube, in English.

game-title = Octocube
game-blurb = Roll your octopus over the sea bed and let treasures stick to it.
game-facts = family game from age 6

kind-diamond = diamond
kind-pearl = pearl
kind-sextant = sextant
kind-amphora = amphora
kind-starfish = starfish
kind-coin = coin
colour-white = white
colour-light-blue = light blue
colour-dark-blue = dark blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-red = red
colour-yellow = yellow
side-up = on top
side-down = at the bottom
side-north = north
side-east = east
side-south = south
side-west = west
# The colour with a tile: other languages inflect it. A data file may bring new colours.
tile-colour-white = white
tile-colour-light-blue = light blue
tile-colour-dark-blue = dark blue
tile-colour-green = green
tile = a { $colour } { $kind }
coin = a coin

## What happened

event-deal = The stacks are laid out. { $first } begins.
event-turn = Turn { $turn }: { $seat }.
event-aim = { $seat } holds the cube over { $cell }.
event-place = { $seat } puts the cube on { $cell }.
event-roll = { $seat } rolls from { $from } to { $to }.
event-stick = The cube of { $seat } picks up { $tile }.
event-reveal = Now { $cell } shows { $tile }.
event-abyss = An abyss tile is laid on { $cell }; { $left } left.
event-abyss-power = Abyss tile { $power } is laid on { $cell }; { $left } left.
event-rotate = { $seat } rotates the cube by { $degrees } degrees.
event-home = { $seat } takes the cube back from { $from }.
event-keep = { $seat } leaves { $tile } on the cube.
event-score = { $seat } takes off { $tiles } and scores { $points } points.
event-score-nothing = { $seat } takes nothing off the cube.
event-skip = { $seat } skips.
event-stop = { $seat } leaves it at that.
event-power = { $seat } uses power { $power } on { $cell }.
event-choose = { $seat } points at { $cell }.
event-swap-own = { $seat } swaps { $gives } on top of the cube for { $gets } from the board.
event-lift = { $seat } lifts the cube from { $from } to { $to }.
event-take = { $seat } takes { $tile } from { $cell } onto the cube.
event-turn-over = { $seat } turns the cube where it stands.
event-trade = { $seat } swaps { $gives } for { $gets } on { $cell }.
event-change-places = { $seat } on { $from } and { $with } on { $to } change places.
event-swap-stacks = { $seat } swaps the stacks on { $cell } and { $to }.
event-swap-tops = { $seat } gives { $gives } to { $with } for { $gets }.
event-take-back = { $seat } takes off { $tiles }.
event-slot = { $seat } puts { $tile } on the board.
event-shift = { $seat } moves { $tile } to another slot of the board.
event-aside = { $seat } puts { $tile } aside.
event-pile = { $seat } lays { $tile } on the pile.
event-put-back = { $seat } puts { $tiles } back on { $cell }, in place of an abyss tile.
event-put-on-top = { $seat } puts { $tiles } back on top of { $cell }.
event-last-round = { $why ->
    [supply] The last abyss tile is laid: this round is finished, then the game is over.
    [full] A board is full: this round is finished, then the game is over.
    [unfillable] Nobody can fill a board any more: this round is finished, then the game is over.
   *[quiet] Nothing has moved on for many rounds: the game is over.
  }
event-end = The game is over. { $scores }. Winner: { $winners }.

## Why not

error-must-place = Your cube is at home: put it on a space at the edge first.
error-must-orient = First choose which way up your cube stands.
error-must-act = Choose first: roll, rotate, score, skip or a power.
error-must-roll-or-take-back = Roll, or take your cube back.
error-must-roll-or-stop = You may roll once more now, or leave it at that.
error-must-use-or-stop = Use the power of this abyss tile, or leave it at that.
error-must-unload = First choose which tiles stay on your cube; then the others come off.
error-must-finish-power = First choose what power { $power } should do.
error-must-fill-slot = First find a slot for the tile that is due.
error-must-pile = First lay the remaining tiles on the pile, the lowest one first.
error-must-put-back = First choose where the pile goes.
error-no-such-space = There is no such space on this board.
error-not-at-the-edge = { $cell } is not at the edge.
error-space-taken = A cube stands on { $cell }.
error-looks-the-same = Your cube would look the same as in another choice that is offered.
error-stands-like-that = Your cube already stands like that.
error-off-the-board = There is no space in that direction ({ $direction }).
error-no-rotating = There is no rotating in the family game: roll, or take your cube back.
error-no-skipping = There is no skipping in the family game: roll, or take your cube back.
error-face-empty = There is no tile there ({ $face }).
error-keep-in-order = Tiles are kept in the order top, bottom, north, east, south, west: it is too late for this one ({ $face }).
error-no-powers = Powers are for the advanced game.
error-power-not-here = Power { $power } is not under your cube.
error-power-out-of-reach = Abyss tile { $power } does not lie uncovered next to your cube.
error-power-useless = Power { $power } cannot do anything now.
error-same-stack = { $cell } is already chosen: choose another stack.
error-no-stack-there = There is no stack on { $cell } that could be swapped.
error-swap-in-order = Name the stack that comes first, row by row, first: { $cell } is the second one.
error-no-tile-to-see = There is no visible tile on { $cell }.
error-not-next-to-cube = { $cell } is not next to your cube.
error-coin-has-no-place = A coin has no place on your board.
error-nothing-to-swap = Your board has nothing but { $tile } to give for it.
error-same-tile = That would swap { $tile } for another just like it.
error-not-on-your-board = Your board does not have { $tile }.
error-nobody-there = Nobody sits there.
error-own-cube = That is your own cube.
error-cube-at-home = The cube of { $seat } is not on the board.
error-no-tile-on-top = The cube of { $seat } has no tile on top.
error-must-be-placed = This tile fits a free slot and must be placed: { $tile }.
error-cannot-shift = That does not work: a tile can only take a slot it fits, and the tile there only move to a free slot it fits.
error-slot-taken = There is already a tile on that slot.
error-slot-does-not-fit = That slot is not for { $tile }.
error-not-among-the-rest = The tiles to put back do not include { $tile }.
error-pile-goes-elsewhere = The pile cannot go to { $cell }: it replaces an uncovered abyss tile or, when there is none, goes onto one of the lowest stacks.
error-no-such-tile = There is no tile { $word }.

## Choices

choice-place = put on { $cell }
choice-orient = top { $up }, north { $north }
choice-roll = roll { $direction } to { $cell }
choice-rotate = rotate by { $degrees }°
choice-score = score ({ $points })
choice-take-back = take back
choice-skip = skip
choice-stop = leave it
choice-keep = keep { $tile } ({ $face })
choice-done = take off the rest ({ $points })
choice-power = { $power }: { $does }
choice-tile = { $tile }
choice-cube = the cube of { $seat }
choice-slot = slot { $slot }
choice-shift = slot { $slot }, what is there to { $to }
choice-aside = put aside
ask-place = On which space at the edge do you put your cube?
ask-orient = Which way up should your cube stand?
ask-act = What do you do?
ask-again = Roll once more?
ask-offer = Use the power of this abyss tile?
ask-keep = Which tiles stay on the cube? The rest comes off.
ask-power = What should the power do?
ask-slot = Where does this tile go?
ask-pile = Which tile goes on the pile next? The first one lies lowest.
ask-return = Where does the pile go?

## Powers

power-A = roll once
power-B = swap the tile on top of your cube for one from your board
power-C = lift your cube to any free space
power-D = take a visible tile onto the empty top of your cube
power-E = turn your cube where it stands, any way you like
power-F = swap a visible tile next to your cube for one from your board
power-G = change places with another cube
power-H = swap two stacks without looking
power-I = swap the tile on top of your cube for the one on top of another cube

## Options

option-mode = Way to play
option-mode-standard = standard
option-mode-family = family (age 6 and up)
option-mode-advanced = advanced (with powers)
option-mode-text = The standard game, the version for children from six (no points), or the advanced one, in which abyss tiles have powers. All three are in the rulebook; the standard game is the one to learn first.
option-hidden_chips = Point chips
option-hidden_chips-no = open
option-hidden_chips-yes = face down
option-hidden_chips-text = Face down, as in the rulebook, only you know what your chips are worth until the end; open, everybody sees them.

## Terminal

label-supply = abyss tiles left: { $count }
label-last-round = This is the last round.
label-home = home
label-coins = coins
label-chips = chips
label-score = score
label-leads = ▲ most, △ second
label-slots = slots
label-tile = To be placed: { $tile }
label-legend = D diamond  P pearl  S sextant  A amphora  F starfish  Co coin
    w white  l light blue  d dark blue  g green

## The rules

rules-summary = { $mode ->
        [family] Collect treasures from the sea bed with your cube, and be the first to fill your board.

        On your turn, one of these:

        - Put your cube on the edge, or move it to the next space: the treasure there sticks to it.
        - Take your cube back and lay its treasures on your board. What does not fit goes back into the sea.

        Whoever fills all 16 slots brings on the end and wins; among several, the most coins decide.
       *[other] Collect treasures from the sea bed with your cube, bring them home in sets, and end up with the most of their kinds and colours.

        On your turn, one of these:

        - Place your cube at the edge, if it is at home.
        - Roll it onto the next space: what lies there sticks to the face that comes down, if that is empty.
        - Rotate it where it stands.
        - Score: take it home and take tiles off. Tiles of the same kind that come off together bring points at once.
        - Skip.
        { $mode ->
            [advanced] - Use the power of an abyss tile next to your cube. After a roll onto one, you may use its power in addition.
           *[other] {""}
        }

        When the last abyss tile is laid, the round is finished, and everybody scores a last time. Then you count your chips, { $coin } for each coin, and points for the most and the second most tiles of each kind and colour.
    }
    .title = In short
rules-goal = You are an octopus in the shape of a cube with a magnet in every face. Roll over the sea bed and let treasures stick to you. { $mode ->
        [family] Whoever fills the board at home first wins.
       *[other] Take them home in sets and collect the most of a kind or a colour. Whoever has the most points wins.
    }
    .title = What it is about
rules-tiles = { $objects } object tiles in four colours ({ $colours }⟦tiles.colours⟧), { $coins } coins, and abyss tiles.

    @tiles⟦tiles.counts⟧

    { $mode ->
        [family] {""}
       *[other] Points are paid in chips without limit.
    }
    .title = The tiles
rules-setup = All tiles are shuffled and laid out in stacks, of which only the top tile can be seen. { $players ->
        [2] There are four by four spaces. This is how high the stacks are:
       *[other] There are five by five spaces, with an abyss tile in the middle. This is how high the stacks are:
    }

    @heights⟦board.heights⟧

    The supply has { $players ->
        [2] { $supply2 }
        [3] { $supply3 }
       *[4] { $supply4 }
    } abyss tiles. Who begins is drawn by lot, unless the table has chosen somebody; then clockwise. A round ends before the first player’s next turn. Next to each other means side by side, never diagonal. A space is free if no cube stands on it.
    .title = Setup
rules-cube = Each face of a cube can carry one tile.⟦seats⟧ When a cube comes to stand on a stack and the face that is down is empty, the top tile of the stack sticks to it at once and stays on the cube until { $mode ->
        [family] you take it back.
       *[other] it is scored.
    }{ $mode ->
        [advanced] {" "}A power may also swap it.
       *[other] {""}
    } If the face already carries a tile, nothing sticks. What lies under a cube stays unseen until the cube leaves.
    .title = The cube
rules-turn = { $mode ->
        [family] {""}
       *[other] If your cube is at home you must place it. Otherwise you do { $mode ->
            [advanced] exactly one of five things: roll, rotate, score, skip, or use the power of an abyss tile next to it.
           *[other] exactly one of four things: roll, rotate, score or skip.
        }
    }
    .title = Your turn
rules-place = { $mode ->
        [family] {""}
       *[other] Put the cube on a free space at the edge, turned in any way you like. A face with a tile may be down.
    }
    .title = Place
rules-roll = { $mode ->
        [family] {""}
       *[other] Tip the cube a quarter turn onto a free space next to it: the face towards that space comes down. { $mode ->
            [advanced] {""}
           *[other] { $players ->
                [2] {""}
               *[other] Whoever rolls onto abyss tile A in the middle may roll once more at once, also back.
            }
        }
    }
    .title = Roll
rules-rotate = { $mode ->
        [family] {""}
       *[other] Turn the cube by 90, 180 or 270 degrees where it stands; top and bottom stay.
    }
    .title = Rotate
rules-score = { $mode ->
        [family] {""}
       *[other] Take the cube home and take off as many of its tiles as you like: all, some or none. Coins go beside your board. Tiles of the same kind that come off together are a set and bring chips at once:

        @sets⟦scoring.sets⟧

        Then they go onto your board, by kind and colour. The cube stays at home until your next turn. { $hidden_chips ->
            [no] Chips lie face up in front of you.
           *[yes] Chips lie face down in front of you.
        }
    }
    .title = Score
rules-skip = { $mode ->
        [family] {""}
       *[other] Do nothing.
    }
    .title = Skip
rules-family = { $mode ->
        [family] On your turn you roll your cube or take it back. Roll means: put the cube on a free space at the edge, or move it to a free space next to it, any way up, with an empty face down. When all six faces carry a tile you must take the cube back at once; you must also do so when there is no free space next to it; otherwise you may. { $players ->
            [2] {""}
           *[other] Whoever moves onto abyss tile A in the middle may move once more at once.
        }
       *[other] {""}
    }
    .title = Family game
rules-slots = { $mode ->
        [family] When you take your cube back all tiles come off. Coins go beside the board. Every board has slots of three sorts: { $anycolour } for a kind in any colour, { $anykind } for a colour with any object, { $fixed }⟦family.slots⟧ for a kind in one colour. A tile that fits a free slot must be placed; which one is your choice. In which order the tiles are placed is up to you, too, so you decide which of them gets a slot.⟦family.free_order⟧ { $shift ->
            [no] Tiles that have been placed stay.
           *[yes] A tile may also take a slot whose tile then moves to a free slot that it fits.
        }⟦family.shift⟧ What fits nowhere is put back as a pile, in an order you choose and everybody sees⟦family.returned_known⟧, in place of an uncovered abyss tile of your choice, which returns to the supply{ $centre ->
            [no] {" "}(not the one in the middle)
           *[yes] {" "}(also the one in the middle)
        }⟦family.centre_may_go⟧; if there is none, on top of one of the lowest free stacks.
       *[other] {""}
    }
    .title = Slots
rules-abyss = As soon as a space has no tile, no abyss tile and no cube, an abyss tile from the supply is laid there; several spaces row by row. { $mode ->
        [family] If the supply is used up, the space stays empty until an abyss tile returns to the supply.
       *[other] If the supply is used up, the space stays empty.
    } Cubes may stand on abyss tiles and on empty spaces.
    .title = The abyss
rules-end = { $mode ->
        [family] {""}
       *[other] When the last abyss tile of the supply is on the board, the round is finished so that all have had the same number of turns. Then everybody scores a last time and takes off all tiles, also the one underneath the cube and those of a cube at home.
    }
    .title = The end
rules-scoring = { $mode ->
        [family] {""}
       *[other] Your chips, { $coin } for each coin, and majorities, for the most and the second most tiles on the boards:

        @majorities⟦scoring.kind.diamond⟧⟦scoring.kind.amphora⟧

        Ties: all tied players get the points, and a tie for the most leaves nothing for the second. { $needed ->
            [no] Even a player without any tile can share a place.
           *[yes] Without a tile there are no points.
        }⟦scoring.tile_needed⟧ Whoever has the most points wins; tied players compare the tiles on their boards, then they share the win.
    }
    .title = Final scoring
rules-quiet = { $mode ->
        [family] {""}
       *[other] { $quiet ->
            [0] The game goes on until the supply is used up, however long that takes.
           *[other] If no stack gets lower for { $quiet } rounds, the game ends in the same way.
        }⟦rules.quiet_rounds⟧
    }
    .title = A long standstill
rules-family-end = { $mode ->
        [family] When somebody has filled the last slot the round is finished so that all have had the same number of turns. Cubes are not taken back a last time: tiles still on them do not count. A full board wins; among several the most coins decide, then the win is shared. That the supply is used up does not end this game. { $unfillable ->
            [no] {""}
           *[yes] When nobody can fill a board any more, the round is finished and whoever has filled the most slots wins.
        }⟦family.unfillable_ends⟧ { $familyquiet ->
            [0] {""}
           *[other] The same happens after { $familyquiet } rounds in which no slot was filled.
        }⟦family.quiet_rounds⟧
       *[other] {""}
    }
    .title = End of the family game
rules-advanced = { $mode ->
        [advanced] As the standard game, but abyss tiles show their powers: those in the supply are shuffled and hidden, drawn from { $powers }⟦abyss.powers⟧ without repetition, { $players ->
            [2] one for each that is laid.
           *[other] and a random one lies in the middle.
        } You use a power either as your whole turn, from an uncovered abyss tile next to your cube, or, if you like, right after you have rolled onto an abyss tile; placing or lifting the cube there does not count. A power that cannot do what it says cannot be used. { $powera ->
            [no] {""}
           *[yes] Rolling on by power A may lead to the next power; each abyss tile works once a turn.⟦rules.power_once_a_turn⟧
        }
       *[other] {""}
    }
    .title = Advanced game
rules-powers = { $mode ->
        [advanced] { $powera ->
            [no] {""}
           *[yes] - A: roll once.
        }
        - B: swap the tile on top of your cube with one from your board.
        - C: lift your cube, without turning it, to any free space.
        - D: take any visible tile and put it on the top of your cube, which must be empty.
        - E: turn your cube where it stands in any other way.
        - F: swap a visible tile next to your cube with one from your board.
        - G: change places with another cube on the board; both stay as they are turned, yours comes down first.
        - H: swap two free stacks without looking into them; abyss tiles count as stacks, empty spaces do not.
        - I: swap the tile on top of your cube with that of another cube on the board.⟦rules.only_cubes_on_board⟧

        A visible tile is the top one of a free stack: never one on a cube or under it. Coins do not fit onto a board. Swapping and taking by B, D, F and I scores nothing.
       *[other] {""}
    }
    .title = The powers

## Tables of the rules

table-tiles = Tiles of a kind
table-points = Points
table-most = Most
table-second = Second
table-each-colour = each colour
table-all = All
# The colours as headings of a table: other languages say where a word may break.
table-colour-light-blue = light blue
table-colour-dark-blue = dark blue

## Worked examples (examples.toml)

example-roll = A roll
example-roll-1 = The cube of { $name0 } stands on b1; a green diamond sticks to its bottom. { $name0 } rolls east.
example-roll-2 = The cube tips over to { $to }. Its east face comes down, and because that face is empty, the top tile there sticks to it: { $tile }. The diamond is now on the west side, and on b1 the next tile can be seen: { $shown }.
example-rotate = A rotation
example-rotate-1 = The cube of { $name0 } stands on c1, with a white sextant on top and a green diamond in the west. Rolling west would bring the diamond down, and nothing could stick to that face.
example-rotate-2 = { $name0 } rotates the cube by { $degrees } degrees. Top and bottom stay; the diamond is in the east now, and the face in the west is empty. The next roll to the west can pick something up.
example-sets = Taking tiles off
example-sets-1 = The cube of { $name0 } carries six tiles: three starfish, an amphora, a coin, and a pearl on top. { $name0 } scores, and keeps the pearl on the cube for a later set.
example-sets-2 = { $name0 } takes off { $tiles }. The three starfish are a set and the amphora alone brings nothing: { $points } points. The object tiles go onto the board, and { $coins } coin beside it. The pearl stays on the cube.
example-majorities = Final scoring
example-majorities-1 = The supply has one abyss tile left, and { $name2 } is the last one of the round. { $name2 } rolls west, and the space that is left is empty.
example-majorities-2 = The last abyss tile is laid, and the round is over: everybody takes off all tiles. { $name0 } has { $chips } in chips, { $coins } for a coin, { $kinds } for kinds (most diamonds and starfish, second in sextants together with { $name2 }) and { $colours } for colours: white and light blue are shared with { $name1 }, and both get 5; green is second. In total: { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }. The winner is { $winners }.
example-family-move = A move in the family game
example-family-move-1 = The cube of { $name0 } stands on b1 and carries a diamond and a coin. { $name0 } wants the pearl on c1.
example-family-move-2 = { $name0 } moves to { $to } and may turn the cube as { $name0 } likes, with an empty face down: so { $tile } sticks to it.
example-family-slots = Filling the board
example-family-slots-1 = The cube of { $name0 } carries a green diamond, a white sextant and a coin. { $name0 } takes it back.
example-family-slots-2 = The coin goes beside the board. { $name0 } puts { $tile } on the slot for a diamond of any colour; the slot for anything green would have been possible, too. Next comes the sextant.
example-power-b = Power B
example-power-b-1 = Next to the cube of { $name0 } lies abyss tile B. On top of the cube is a white pearl; on the board lie a diamond and a sextant.
example-power-b-2 = { $name0 } swaps them: { $gives } goes onto the board, { $gets } onto the cube, where it can become part of another set.
example-power-c = Power C
example-power-c-1 = Next to the cube of { $name0 } lies abyss tile C. { $name0 } would like the green diamond on d1, but it is too far to roll.
example-power-c-2 = The cube is lifted to { $to }, turned as it was. Its empty face is down, so { $tile } sticks. On b2 nothing was left: an abyss tile is laid there.
example-power-d = Power D
example-power-d-1 = Next to the cube of { $name0 } lies abyss tile D. The top of the cube is empty.
example-power-d-2 = { $name0 } takes { $tile } from { $cell }, at the other end of the sea bed, and puts it on top of the cube.
example-power-e = Power E
example-power-e-1 = Next to the cube of { $name0 } lies abyss tile E. The face that is down carries a starfish, so the white diamond below cannot stick.
example-power-e-2 = { $name0 } turns the cube where it stands, so that an empty face is down. Now { $tile } sticks to it.
example-power-f = Power F
example-power-f-1 = Next to the cube of { $name0 } lie abyss tile F and, on b1, a green pearl. { $name0 } has a diamond and a sextant on the board.
example-power-f-2 = { $name0 } gives { $gives } and gets { $gets } from { $cell }, straight onto the board. The majorities change; no set is scored.
example-power-g = Power G
example-power-g-1 = Next to the cube of { $name0 } lies abyss tile G. The cube of { $name1 } stands on d4.
example-power-g-2 = The cubes change places: { $name0 } goes from { $from } to { $to }, { $name1 } the other way. Both stay turned as they were.
example-power-h = Power H
example-power-h-1 = Next to the cube of { $name0 } lies abyss tile H. A diamond lies on d1, out of reach; b1 is next to the cube.
example-power-h-2 = { $name0 } swaps the stacks on { $cell } and { $to }, without looking into them. The diamond is one roll away now.
example-power-i = Power I
example-power-i-1 = Next to the cube of { $name0 } lies abyss tile I. On top of the cube is a white pearl, on top of { $name1 }’s a light blue diamond.
example-power-i-2 = { $name0 } swaps them: { $name1 } gets { $gives }, and { $name0 } gets { $gets }.
example-start = The first cube
example-start-1 = The stacks are laid out, and only their top tiles can be seen. All cubes are at home. { $name0 } begins.
example-start-2 = { $name0 } puts the cube on { $cell }, a space at the edge. The tile on top there sticks to it: { $tile }. Next comes { $name1 }.
example-full-face = A face that is taken
example-full-face-1 = The cube of { $name0 } stands on b1. A light blue pearl is on its east face. { $name0 } rolls east all the same.
example-full-face-2 = The cube is on { $to } now, and the face with the pearl is down. It already carries a tile, so nothing sticks, and what lies there stays.
example-six-tiles = A full cube
example-six-tiles-1 = The cube of { $name0 } carries five tiles; one face is empty. { $name0 } moves to c1.
example-six-tiles-2 = The empty face comes down, and { $tile } sticks to it. Now all six faces are taken, so the cube comes back at once. { $name0 } takes everything off: { $tiles }.
example-one-thing = Two turns
example-one-thing-1 = The cube of { $name0 } stands on b1, so { $name0 } may roll, rotate, score or skip.
example-one-thing-2 = { $name0 } rolls south to { $to }, and { $tile } sticks. That was all: it is { $name1 }’s turn. The cube of { $name1 } is at home, so it must be placed.
example-one-thing-3 = { $name1 } places it on { $cell } and gets { $tile }.
example-any-way-up = Placing a cube
example-any-way-up-1 = The cube of { $name0 } is at home. It still carries a white pearl from the last trip.
example-any-way-up-2 = { $name0 } places it on { $cell }, with the pearl in the east and an empty face down: { $tile } sticks. The next roll east would bring the pearl down, so { $name0 } will rather go another way.
example-stuck = No way out
example-stuck-1 = The cube of { $name0 } stands in the corner, and both neighbouring spaces are taken. It cannot roll. { $name0 } does not want to score yet either.
example-stuck-2 = { $name0 } skips. Nothing changes, and it is { $name1 }’s turn.
example-stuck-3 = { $name1 } rolls from { $from } to { $to }. Now the way out of the corner is open.
example-emptied = A space is used up
example-emptied-1 = The cube of { $name0 } stands on b1, and nothing is left under it: its last tile, an amphora, sticks to the cube. { $name0 } rolls south.
example-emptied-family-1 = The cube of { $name0 } stands on b1, and nothing is left under it: its last tile, an amphora, sticks to the cube. { $name0 } moves south.
example-emptied-2 = { $name0 } gets { $tile }. On { $cell } there is neither a tile nor a cube now, so an abyss tile is laid there. The supply still has { $left }.
example-emptied-advanced = A space is used up
example-emptied-advanced-1 = { example-emptied-1 }
example-emptied-advanced-2 = { $name0 } gets { $tile }. On { $cell } there is neither a tile nor a cube now, so an abyss tile is laid there, and its power shows: { $power }. The supply still has { $left }.
example-last-round = The last round
example-last-round-1 = One abyss tile is left, and { $name0 } began the round. Nothing lies under { $name0 }’s cube any more. { $name0 } rolls south.
example-last-round-2 = The last abyss tile is laid on { $cell }. The round is played to its end: { $name1 } and { $name2 } still have a turn each.
example-last-round-3 = { $name1 } skips, and { $name2 } places the cube. Then everybody takes off all tiles: { $name0 } { $tiles }, { $name2 } { $last }. For { $name2 } the two pearls are one more set: { $points } points.
example-standstill = Nobody moves on
example-standstill-1 = For { $rounds } rounds no stack has got lower. { $name0 }, the last one of this round, could still change that.
example-standstill-2 = { $name0 } skips, and the game ends: everybody takes off all tiles, and points are counted as usual. The winner is { $winners }.
example-last-slot = The last slot
example-last-slot-1 = On the board of { $name0 } only the slot for a diamond is empty. The cube carries a green diamond and a coin. { $name0 }, the last one of the round, takes it back.
example-last-slot-2 = { $name0 } puts { $tile } on the sixteenth slot, and the coin goes beside the board. The round is over, and nobody else has a full board. The winner is { $winners }.
example-power-on-top = A power after a roll
example-power-on-top-1 = South of the cube of { $name0 } lies abyss tile B. On the north face of the cube is a white pearl. { $name0 } rolls onto the abyss tile.
example-power-on-top-2 = On { $to } nothing sticks, but the pearl is on top now. { $name0 } may use power B in addition to the roll, or leave it.
example-power-on-top-3 = { $name0 } uses it: { $gives } goes onto the board, and { $gets } comes onto the cube. That makes a roll and a power in one turn.
example-emptied-family = { example-emptied }
example-emptied-family-2 = { example-emptied-2 }
example-last-round-advanced = { example-last-round }
example-last-round-advanced-1 = { example-last-round-1 }
example-last-round-advanced-2 = { example-last-round-2 }
example-last-round-advanced-3 = { example-last-round-3 }
example-majorities-advanced = { example-majorities }
example-majorities-advanced-1 = { example-majorities-1 }
example-majorities-advanced-2 = { example-majorities-2 }

## Why a move is good

reason-slots = { $amount ->
    [one] one more slot filled
   *[other] { $amount } more slots filled
}
reason-majority = the majority: { $names }
reason-points = { $amount ->
    [one] about one more point in chips
   *[other] about { $amount } more points in chips
}
reason-cube-points = { $amount ->
    [one] about one more point in sets on the cube
   *[other] about { $amount } more points in sets on the cube
}
reason-rivals-majorities = { $amount ->
    [one] about one point of majorities less for the others
   *[other] about { $amount } points of majorities less for the others
}
reason-tiles = { $amount ->
    [one] one more tile on the cube
   *[other] { $amount } more tiles on the cube
}

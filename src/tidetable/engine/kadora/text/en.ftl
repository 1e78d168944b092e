# De schat van Kadora, in English.

game-title = De schat van Kadora
game-blurb = Jewels under a spell: hold the most of a colour, and get rid of the rest.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
kind-round = round
kind-square = square
kind-drop = drop
side-south = South
side-west = West
side-north = North
side-east = East
card = the { $colour } { $value } ({ $kind })
# The colour with a card: other languages inflect it. A data file may bring new colours.
card-colour-red = red
card-colour-orange = orange
card-colour-yellow = yellow
card-colour-green = green
card-colour-blue = blue
card-colour-purple = purple
card-hidden = an unseen { $colour } card
taken = { $card }
virtual-player = the virtual player

## What happened

event-deal = The cards are dealt. { $first } begins.
event-turn = Turn { $turn }: { $seat }.
event-give = { $seat } gives all { $colour } cards to { $to }: { $cards }.
event-place = { $seat } places { $card } on { $cell }.
event-take = { $seat } takes { $taken }.
event-full-table = The table is full and nothing may be taken: { $seat } takes what does not match.
event-last-resort = Everything matches and no sum is reached: the last resort for { $seat }.
event-draw = { $seat } draws { $card } from stack { $stack }.
event-draw-hidden = { $seat } draws { $card } from stack { $stack }.
event-refill = From stack { $stack }, { $card } is laid on { $cell }.
event-stacks-empty = Both stacks are empty: everybody has one last turn, { $seat } the very last.
event-show-hand = { $seat } adds the hand to the loot: { $cards }.
event-show-aside = The cards set aside belong to the virtual player: { $cards }.
event-end = The game is over. Penalty: { $penalties }. Winner: { $winners }.

## Why not

error-must-place = First place a card from your hand.
error-must-draw = Your card is placed; now choose a stack to draw from.
error-not-in-hand = You do not hold { $card }.
error-cell-taken = There is already a card on { $cell }.
error-already-gave = You have already given cards away this turn.
error-no-such-receiver = Nobody sits on seat { $to }.
error-give-to-self = You cannot give cards to yourself.
error-nothing-to-give = You have won no { $colour } cards.
error-receiver-has-colour = { $to } already has { $colour } cards.
error-not-sole-leader = You may give { $colour } away only while you alone have the highest total in it.
error-outside-block = Cards may only be placed inside the block of four by four.
error-no-such-card = There is no card { $word }.

## Choices

choice-place = place { $card } on { $cell }
choice-draw = draw from stack { $stack }
choice-give = give all { $colour } to { $to }
ask-start = Place a card, or first give a colour away.
ask-place = Place a card.
ask-draw = Draw from which stack?

## Terminal

label-hand = Hand
label-stacks = Draw stacks, top card first
label-aside = Set aside
label-loot = Won loot
label-penalty = penalty
label-leads = ▲ leads the colour
label-legend = ● round  ■ square  ▼ drop
label-last-turns = { $count ->
    [one] One last turn is left.
   *[other] { $count } last turns are left.
  }

## The rules

rules-summary = Win jewels of as few colours as possible, and the most of at least one: jewels of a colour in which somebody else has more are penalty points, and whoever has the fewest wins.

    On your turn:

    1. Give away all your won cards of one colour, if you may and want to.
    2. Place a card on an empty cell. Where column or row then add up to { $threshold } or more, take the other cards there that share its colour or kind.
    3. Draw a card from one of the two stacks.
    4. Refill the block if more than { $empty } cells are empty.

    When both stacks are empty, everybody has one more turn, and the cards in hand join the won ones. In each colour, whoever has the most turns those cards face down; what still lies face up are penalty points.
    .title = In short
rules-goal = Pirates share a cursed treasure of jewels. Whoever holds the most of at least one colour breaks the spell; every other jewel weighs you down. Whoever has the fewest penalty points wins.
    .title = What it is about
rules-cards = 72 cards⟦cards.copies⟧ in six colours ({ $colours }), three kinds ({ $kinds }⟦cards.kinds⟧) and values { $low } to { $high }. In each colour one value does not exist:

    @missing⟦cards.missing⟧

    The back of a card shows its colour, so everybody always knows the colour of every hidden card; kind and value stay secret.
    .title = The cards
rules-setup = Shuffle. Set { $players ->
        [2] { $aside2 }
        [3] { $aside3 }
       *[4] { $aside4 }
    } cards aside unseen. Everybody gets { $hand } cards in hand. { $faceup } cards are laid face up as a square of four by four with a hole in the middle. The rest { $stacks ->
        [all_in_first] forms a single draw stack
       *[halves] is split into two draw stacks of equal height
    }⟦setup.stacks⟧, fanned out so that every back can be seen. Players sit and play clockwise: { $players ->
        [2] { $sides2 }
        [3] { $sides3 }
       *[4] { $sides4 }
    }⟦setup.seats⟧. { $firstplayer ->
        [seat0] The first seat begins.
       *[random] Who begins is drawn by lot, unless the table has chosen somebody.
    }⟦setup.first_player⟧
    .title = Setup
rules-give = At the start of your turn you may, once, give all your won cards of one colour to a player who has none of that colour. You may do so only while you alone have the highest total in it. Cards in hand do not count.

    Why give? Whoever gets the cards may lose the majority again, and then they are penalty points; and you are rid of a colour that you could not hold.
    .title = 1. Give away
rules-place = Place one card from your hand on any empty cell of the block. If the cards of that column, yours included, add up to { $threshold } or more, you must take all other cards of the column that share the colour or the kind of your card. Then the same for the row. Your card stays. What you take lies face up before you as won loot, sorted by colour, for everybody to see.
    .title = 2. Place and take
rules-full = If your card fills the last empty cell and { $fulltable ->
        [sums_too_low] neither sum reaches { $threshold }
       *[nothing_taken] you have taken nothing
    }⟦rules.full_table⟧, you must instead take from column and row all cards that match in neither colour nor kind, whatever the sums. { $lastresort ->
        [end_game] If even that takes nothing, the game ends at once.
       *[take_all] If even that takes nothing, you take all six other cards of column and row.
    }⟦rules.last_resort⟧
    .title = Full table
rules-draw = Take the top card of either stack into your hand, so that you hold { $hand } again. If one stack is empty, there is no choice.
    .title = 3. Draw
rules-refill = If more than { $empty } cells are empty, lay cards from the stack you have just drawn from on the first empty cell in reading order, seen from your own side of the table, until { $empty } are empty. Such cards take nothing. { $otherstack ->
        [no] If that stack runs out, refilling stops.
       *[yes] If that stack runs out, go on with the other.
    }⟦rules.refill_from_other_stack⟧
    .title = 4. Refill
rules-end = When both stacks are empty, everybody has exactly one more turn; whoever emptied them is last. In these turns nothing is drawn or refilled. Then the cards left in hand join their owner’s loot. Cards left in the block count for nobody.
    .title = The end
rules-scoring = In each colour, whoever has the highest total turns those cards face down; if it is shared, all of them do. The values of the cards still face up are your penalty points. The fewest win, but only a player with at least one majority can win. Tied players compare their number of cards, the more the better; { $lasttie ->
        [earlier_seat] then whoever had the earlier turn wins.
       *[shared] still tied, they share the win.
    }⟦rules.last_tie⟧
    .title = Scoring
rules-virtual = { $players ->
        [2] Before the scoring, turn over the { $aside2 } cards set aside. They belong to a virtual third player, who takes part in every majority and can win. Until then they do not count: they neither prevent a gift nor receive one.
       *[other] {""}
    }
    .title = With two players

## Tables of the rules

table-colour = Colour
table-missing = Missing
table-cards = Cards

## Worked examples (examples.toml)

example-gift = Giving away
example-gift-1 = { $name0 } alone has the most in yellow ({ $yellow }) and in blue ({ $blue }). Yellow can be given away: neither { $name1 } nor { $name2 } has won a yellow card. Blue cannot: both of them already have blue cards.
example-gift-2 = { $name0 } does not expect to keep the most yellow to the end and gives all of it to { $name2 }: { $cards }. { $name2 } now has { $total } in yellow; if somebody gets more, these are penalty points.
example-column = Placing in column and row
example-column-1 = { $name0 } wants to place the yellow 2 with the round jewel on b2.
example-column-2 = The column now adds up to { $column }: { $name0 } must take the cards in it that are yellow or round, { $taken }. The blue card is neither and stays, and so does the placed card. The row adds up to only { $row }, so nothing is taken there.
example-column-3 = { $name0 } draws { $card }. More than four cells are empty now, so the next card of the same stack, { $refilled }, goes to the first empty cell in reading order: { $cell }.
example-full = A full table
example-full-1 = Only d4 is empty. { $name0 } has to fill it, and chooses the yellow 2 with the round jewel.
example-full-2 = The block is full, and with { $column } in the column and { $row } in the row nothing may be taken in the usual way. So { $name0 } takes what is neither yellow nor round: { $down } from the column and { $across } from the row. The yellow card in the row stays.
example-scoring = Who wins?
example-scoring-1 = The last turn: { $name3 } places a card. Then everybody adds the cards left in hand to their loot.
example-scoring-2 = { $name0 } has the most red, { $name1 } the most purple, and they share orange. { $name2 } has the most green, yellow and blue. Those cards are turned face down; the others are penalty points: { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }, { $name3 } { $p3 }. { $name3 } has the fewest but the most of no colour, and so cannot win. The winner is { $winners }.
example-deal = After the deal
example-deal-1 = The cards are dealt. { $name0 } sees their own hand and the twelve cards of the block, which has four empty cells in its middle. Of all other cards { $name0 } sees the backs: which colours { $name1 } and { $name2 } hold, which come next on each stack, and which lie aside. { $name0 } begins.
example-deal-2 = { $name0 } places { $card } on one of the four empty cells, { $cell }. That is how the first turn begins.
example-draw = Which stack?
example-draw-1 = The top card of the first stack has a blue back, that of the second a purple one. { $name0 } first has to place a card.
example-draw-2 = { $name0 } places { $card }. With { $column } in the column and { $row } in the row nothing is taken. Now { $name0 } may draw from either stack.
example-draw-3 = { $name0 } collects purple and draws from the second stack: { $card }. Not more than four cells are empty, so nothing is refilled, and the turn is over.
example-refill = Seen from one’s own side
example-refill-1 = { $name1 } sits at another side of the table, so for { $name1 } reading order begins at another corner of the block.
example-refill-2 = { $name1 } places { $card } and takes { $taken }. Now five cells are empty.
example-refill-3 = { $name1 } draws { $card }. The next card of the same stack, { $refilled }, fills the first empty cell that { $name1 } comes to when reading: { $cell }. Four cells are empty again, and the new card takes nothing.
example-last-card = The last card
example-last-card-1 = One stack is used up, and the other has a single card left. { $name0 } places a card that takes nothing.
example-last-card-2 = { $name0 } draws the last card, { $card }. Now there are { $turns } more turns: first { $name1 }, then { $name2 }, and { $name0 }, who emptied the stacks, comes last. Nobody draws any more.
example-virtual = The virtual third player
example-virtual-1 = The very last turn. { $name1 } has won yellow cards worth { $yellow }, far more than { $name0 }. But what lies aside?
example-virtual-2 = The cards set aside are turned over: they hold { $aside } in yellow, so the virtual player has the most, and { $name1 } keeps the yellow cards as penalty points. Penalty points: { $name0 } { $p0 }, { $name1 } { $p1 }, the virtual player { $p2 }. The winner is { $winners }.

# Below tables of scores.
low-wins = Scores are penalty points: the lowest wins.

## Why a move is good

reason-leads = the lead in { $names }
reason-less-penalty = { $amount ->
    [one] about one penalty point less
   *[other] about { $amount } penalty points less
}
reason-rivals-penalty = { $amount ->
    [one] about one penalty point more for the others
   *[other] about { $amount } penalty points more for the others
}

# The board of De schat van Kadora, in English.

error-choose-card = First choose a card from your hand, then an empty cell.
error-give-to-whom = Drop the cards on the player who is to get them.
error-empty-pile = { $seat } has won no { $colour } cards.

letter-red = R
letter-orange = O
letter-yellow = Y
letter-green = G
letter-blue = B
letter-purple = P

board-penalty-so-far = { $name }: { $penalty } penalty points as the cards lie now
board-about-sum = When a card brings it to 10 or more, it takes the other cards of its column or row that share its colour or kind.
board-about-penalty = Won cards count, except in colours of which nobody has more.
board-does-pick = Tap: choose this card
board-does-held = Now tap a lit cell
board-does-place = Tap: your card goes here
board-does-draw = Tap: draw the top card
board-does-open = Tap: see these cards
board-does-give = Tap: see these cards and give them away
board-aside-tells = These cards are out of the game; only the colours of their backs are known. With two players they count as those of a third.
board-chest = Everybody’s won cards
board-block = The block
board-cell-empty = { $cell }, empty
board-cell-card = { $cell }: { $card }
board-cell-gain = { $cell }, empty. Column { $column }, row { $row }. { $count ->
    [0] Takes nothing.
   *[other] Takes { $cards }.
  }
board-taken = would be taken
board-column-sum = Sum of column { $number }: { $sum }
board-row-sum = Sum of row { $number }: { $sum }
board-column = Column { $sum }
board-row = Row { $sum }
board-takes-nothing = takes nothing
reason-takes = It takes { $cards }.
reason-takes-nothing = It takes nothing.
board-stack = Stack { $stack }, { $count } { $count ->
    [one] card
   *[other] cards
  }, on top { $card }
board-stack-empty = Stack { $stack } is empty
board-stack-order = Colours from the top: { $colours }
board-seat = { $name }, { $side }, penalty { $penalty }
board-backs = { $count } in hand: { $colours }
board-pile = { $name }, { $colour }: { $count ->
    [0] nothing won
    [one] { $total } in one card
   *[other] { $total } in { $count } cards
  }{ $leads ->
    [yes] {", leads"}
   *[no] {""}
  }{ $gift ->
    [yes] {", may be given away"}
   *[no] {""}
  }
board-pile-title = { $name }: { $colour } { $total }
board-pile-leads = Nobody has more of this colour: at the end these cards would not count.
board-give-to = Give all to { $name }
board-close = Close
board-aside-virtual = Set aside (third player)
board-majority = majority, turned face down
board-penalty = { $sum } penalty
board-no-majority = no majority: cannot win
board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
board-winner = wins
board-scoring-note = The highest total of a colour is turned face down and costs nothing; everything else is a penalty. The lowest penalty wins.

tutorial-goal = Cursed jewels! At the end everything you have won costs penalty points, except the colours of which nobody has more than you. Whoever has the fewest points wins, but only with the most of at least one colour.
tutorial-block = This is the block: jewels lying face up. Each has a colour, a kind and a value. The empty cells are free. The coins show the sum of every column and row.
tutorial-hand = Choose a card from your hand.
tutorial-cell = Now choose a lit cell. If its column or row reaches 10 with your card, you must take the other cards in it that share its colour or its kind. The number on a cell says how many.
tutorial-preview = This is what would happen: marked cards, if there are any, come to you; your own card stays. Confirm, or choose another cell.
tutorial-draw = Now draw a card from one of the two stacks: the backs show the colours. If more than four cells are free, the same stack fills the block up.
tutorial-loot = Won cards lie here, by colour. A crown: nobody has more of it. The skull counts the penalty so far. Touch a pile to see its cards.
tutorial-give = At the start of your turn you may give one colour away to somebody who has none of it, but only if you alone have the most of it. Such a pile has a dashed edge and an arrow: touch it, or drag it to a player.
tutorial-end = When both stacks are empty, everybody has one last turn. Then the cards in your hand count as won, too. Good luck!
tutorial-coach = Two more turns together: at every decision I say what to look for.
coach-own = One of your cards takes only colours in which you already have the most. Such cards cost nothing as long as you stay ahead, and make your lead safer.
coach-safe = Every card you take costs penalty points unless you have the most of its colour. Cells without a number take nothing; small values keep sums below 10.
coach-must = You have to take something this time. Choose few colours and low values, or a colour in which you can still get ahead.
coach-give = You alone have the most of a colour, so you may give all of it away, if you do not expect to stay ahead: then somebody else may be left with the penalty.
coach-draw = The backs show the colours. Draw a colour that you collect, and think of what would come next for the others.
first-take = You have won your first cards. They stay penalty points until you have the most of their colour, alone or tied.
first-refill = More than four cells were empty, so the stack that was just drawn from has filled the block up to four empty cells. Such cards take nothing.
first-gift = Somebody has given you a whole colour. It costs you nothing while you have the most of it: hold on to it, or get rid of it in the same way.
first-full-table = The table is full and nothing could be taken, so it is the other way round: whoever filled it takes from column and row what matches in neither colour nor kind.
first-last-resort = Everything matched and no sum reached 10: then all six other cards of column and row are taken, so that the game can go on.
first-last-turn = Both stacks are empty: everybody has one last turn, without drawing. Afterwards the cards left in your hand count as won, too, so place the one that would hurt most.
first-virtual = With two players, the cards set aside belong to a virtual third player, who takes part in every majority, and may even win.

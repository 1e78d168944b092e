# The plain board, in English.

plain-table = The table
plain-choices = What you can do
plain-preview = This would happen:
plain-all-choices = All choices
plain-to-move = to move
plain-pick-seat = Choose { $name }
plain-hidden = face down

plain-field-turn = Turn
plain-field-first = First
plain-field-round = Round
plain-field-hand = Hand
plain-field-score = Score
plain-field-points = Points
plain-field-total = Total
plain-field-cell = Space
plain-field-result = Result
plain-field-winners = Winners

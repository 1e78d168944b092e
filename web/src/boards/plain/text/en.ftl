# The plain board, in English.

plain-table = The table
plain-choices = What you can do
plain-preview = This would happen:
plain-all-choices = All choices
plain-to-move = to move
plain-pick-seat = Choose { $name }
plain-hidden = face down

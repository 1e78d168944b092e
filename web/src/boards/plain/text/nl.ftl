# The plain board, in Dutch.

plain-table = De tafel
plain-choices = Wat je kunt doen
plain-preview = Dit zou gebeuren:
plain-all-choices = Alle keuzes
plain-to-move = aan zet
plain-pick-seat = Kies { $name }
plain-hidden = gedekt

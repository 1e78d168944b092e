# The plain board, in Dutch.

plain-table = De tafel
plain-choices = Wat je kunt doen
plain-preview = Dit zou gebeuren:
plain-all-choices = Alle keuzes
plain-to-move = aan zet
plain-pick-seat = Kies { $name }
plain-hidden = gedekt

plain-field-turn = Beurt
plain-field-first = Begint
plain-field-round = Ronde
plain-field-hand = Hand
plain-field-score = Score
plain-field-points = Punten
plain-field-total = Totaal
plain-field-cell = Veld
plain-field-result = Uitslag
plain-field-winners = Winnaars

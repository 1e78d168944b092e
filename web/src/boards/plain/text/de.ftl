# The plain board, in German.

plain-table = Der Tisch
plain-choices = Was du tun kannst
plain-preview = Das würde geschehen:
plain-all-choices = Alle Möglichkeiten
plain-to-move = am Zug
plain-pick-seat = { $name } wählen
plain-hidden = verdeckt

plain-field-turn = Zug
plain-field-first = Beginnt
plain-field-round = Runde
plain-field-hand = Hand
plain-field-score = Punkte
plain-field-points = Punkte
plain-field-total = Summe
plain-field-cell = Feld
plain-field-result = Ergebnis
plain-field-winners = Gewinner

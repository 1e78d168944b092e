# The plain board, in German.

plain-table = Der Tisch
plain-choices = Was du tun kannst
plain-preview = Das würde geschehen:
plain-all-choices = Alle Möglichkeiten
plain-to-move = am Zug
plain-pick-seat = { $name } wählen
plain-hidden = verdeckt

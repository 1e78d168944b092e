# The plain board, in French.

plain-table = La table
plain-choices = Ce que vous pouvez faire
plain-preview = Voici ce qui se passerait :
plain-all-choices = Tous les choix
plain-to-move = à jouer
plain-pick-seat = Choisir { $name }
plain-hidden = face cachée

# The plain board, in French.

plain-table = La table
plain-choices = Ce que tu peux faire
plain-preview = Voici ce qui se passerait :
plain-all-choices = Tous les choix
plain-to-move = à jouer
plain-pick-seat = Choisir { $name }
plain-hidden = face cachée

plain-field-turn = Tour
plain-field-first = Commence
plain-field-round = Manche
plain-field-hand = Main
plain-field-score = Score
plain-field-points = Points
plain-field-total = Total
plain-field-cell = Case
plain-field-result = Résultat
plain-field-winners = Gagnants

# De schat van Kadora im Labor, auf Deutsch.

score-note = Strafpunkte: weniger ist besser.

feature-most = Mehrheit: { $name }
feature-gave = gab eine Farbe weg
feature-majorities = Farben mit Mehrheit
feature-colours = Farben im Besitz
feature-cards = gewonnene Karten
feature-takes = Mal genommen
feature-gifts-made = weggegebene Farben
feature-gifts-got = erhaltene Farben
feature-full-tables = volle Tische

step-start = weggeben oder legen
step-place = legen
step-draw = ziehen

alternative-missing-five = jeder Farbe fehlt die 5
alternative-missing-one = jeder Farbe fehlt die 1
alternative-seats-corner = andere Seiten des Tisches

# Octocube im Labor, auf Deutsch.

score-note = Punkte, oder gefüllte Felder im Kinderspiel: mehr ist besser.

feature-most = Mehrheit: { $name }
feature-used = nutzte Kraft { $name }
feature-coins = Münzen
feature-tiles = Plättchen auf dem Tableau
feature-set-points = Punkte für Sätze
feature-largest-set = größter Satz
feature-majorities = Mehrheiten
feature-rolls = Mal gerollt
feature-rotations = Mal gedreht
feature-homecomings = Mal nach Hause
feature-skips = ausgesetzte Züge

step-place = Würfel setzen
step-orient = ausrichten
step-act = handeln
step-again = noch einmal rollen
step-offer = Kraft nutzen?
step-keep = Plättchen behalten
step-power = Ziel der Kraft
step-slot = Feld füllen
step-pile = Stoß ordnen
step-return = zurücklegen

alternative-counts-uneven = Farben zu 20, 19, 17 und 16 Plättchen
alternative-heights-level = fast gleich hohe Stapel
alternative-powers-all = alle neun Kräfte
alternative-powers-without-i = A statt I
alternative-sets-eleven = 11 Punkte für fünf
alternative-slots-freer = mehr Felder für jede Sorte
alternative-diamonds-higher = Diamanten 8 und 5
alternative-amphoras-higher = Amphoren 5 und 2

# De schat van Kadora au labo, en français.

score-note = Points de pénalité : moins, c’est mieux.

feature-most = majorité : { $name }
feature-gave = a donné une couleur
feature-majorities = couleurs en majorité
feature-colours = couleurs possédées
feature-cards = cartes gagnées
feature-takes = prises
feature-gifts-made = couleurs données
feature-gifts-got = couleurs reçues
feature-full-tables = tables pleines

step-start = donner ou poser
step-place = poser
step-draw = piocher

alternative-missing-five = le 5 manque à chaque couleur
alternative-missing-one = le 1 manque à chaque couleur
alternative-seats-corner = d’autres côtés de la table

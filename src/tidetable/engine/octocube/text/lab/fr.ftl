# Octocube au labo, en français.

score-note = Points, ou cases remplies dans la version enfants : plus, c’est mieux.

feature-most = majorité : { $name }
feature-used = pouvoir { $name } utilisé
feature-coins = pièces
feature-tiles = tuiles sur le plateau
feature-set-points = points des séries
feature-largest-set = plus grande série
feature-majorities = majorités
feature-rolls = fois roulé
feature-rotations = fois pivoté
feature-homecomings = retours à la maison
feature-skips = tours passés

step-place = poser le cube
step-orient = orienter
step-act = agir
step-again = rouler encore une fois
step-offer = utiliser un pouvoir ?
step-keep = garder des tuiles
step-power = cible du pouvoir
step-slot = remplir une case
step-pile = ordonner la pile
step-return = remettre

alternative-counts-uneven = couleurs de 20, 19, 17 et 16 tuiles
alternative-heights-level = piles presque égales
alternative-powers-all = les neuf pouvoirs
alternative-powers-without-i = A au lieu de I
alternative-sets-eleven = 11 points pour cinq
alternative-slots-freer = plus de cases pour n’importe quelle sorte
alternative-diamonds-higher = diamants 8 et 5
alternative-amphoras-higher = amphores 5 et 2

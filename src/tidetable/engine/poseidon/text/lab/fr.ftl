# Poseidon's Kingdom au labo, en français.

score-note = Points : plus, c’est mieux.

feature-coral = { $name }
feature-first-freed = premier : { $name }
feature-ended = a déclenché le tour final
feature-freed = amis libérés
feature-corals = coraux pris
feature-skeletons = squelettes à la fin
feature-tallest = niveaux du récif
feature-hexes = cases du récif
feature-built = tuiles construites
feature-stored = dés stockés
feature-meals = repas
feature-eaten = fois mangé
feature-bonuses = bonus
feature-looks = coraux regardés

step-tile = tuile de départ
step-site = où va la tuile
step-row = rangée de la grande vague
step-build = construire ou charger
step-move = se déplacer
step-take = prendre ou manger
step-store = stocker encore
step-room = case de stockage
step-pick = dés à utiliser
step-mover = qui avance d’abord
step-skeleton = où va le squelette
step-return = revenir
step-look = regarder un corail
step-bonus = bonus
step-head = libérer un ami à la tête
step-coral = second corail

alternative-waves-five = 5 petites vagues
alternative-waves-seven = 7 petites vagues
alternative-shark-in-the-deep = part des eaux profondes
alternative-shark-at-the-beach = part de la plage
alternative-shark-slow = toujours 1
alternative-shark-fast = 1 de plus partout
alternative-ring-ten = 10 cases
alternative-ring-twelve = 12 cases, départs réguliers
alternative-starts-close = à une case d’écart
alternative-tokens-richer = chaque jeton vaut 1 de plus
alternative-tokens-level = jetons égaux dans chaque pile
alternative-tiles-more-waves = plus de tuiles à vagues
alternative-start-tiles-plain = une tuile de départ vide, sans vague
alternative-preset-line = toutes en ligne
alternative-rows-slanting = plus d’emplacements devant
alternative-head-must-free = libérer à la tête est obligatoire
alternative-corals-together = les deux coraux nommés d’abord
alternative-landing-anywhere = les dés tombent partout
alternative-landing-near = chaque rangée tombe comme la première

# Octocube in het lab, in het Nederlands.

score-note = Punten, of gevulde vakjes in de kinderversie: meer is beter.

feature-most = meerderheid: { $name }
feature-used = gebruikte kracht { $name }
feature-coins = munten
feature-tiles = tegels op het spelersbord
feature-set-points = punten voor sets
feature-largest-set = grootste set
feature-majorities = meerderheden
feature-rolls = keer gerold
feature-rotations = keer geroteerd
feature-homecomings = keer naar huis
feature-skips = beurten overgeslagen

step-place = blokje plaatsen
step-orient = richten
step-act = handelen
step-again = nog eens rollen
step-offer = kracht gebruiken?
step-keep = tegels houden
step-power = doel van de kracht
step-slot = vakje vullen
step-pile = stapeltje ordenen
step-return = terugleggen

alternative-counts-uneven = kleuren van 20, 19, 17 en 16 tegels
alternative-heights-level = bijna even hoge stapeltjes
alternative-powers-all = alle negen krachten
alternative-powers-without-i = A in plaats van I
alternative-sets-eleven = 11 punten voor vijf
alternative-slots-freer = meer vakjes voor elk objecttype
alternative-diamonds-higher = diamanten 8 en 5
alternative-amphoras-higher = amfora’s 5 en 2

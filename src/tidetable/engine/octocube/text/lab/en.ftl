# Octocube in the lab, in English.

score-note = Points, or filled slots in the family game: more is better.

feature-most = majority: { $name }
feature-used = used power { $name }
feature-coins = coins
feature-tiles = tiles on the board
feature-set-points = points for sets
feature-largest-set = largest set
feature-majorities = majorities
feature-rolls = rolls
feature-rotations = rotations
feature-homecomings = times home
feature-skips = turns skipped

step-place = place the cube
step-orient = turn it
step-act = act
step-again = roll again
step-offer = use a power?
step-keep = keep tiles
step-power = the target of a power
step-slot = fill a slot
step-pile = order the pile
step-return = put back

alternative-counts-uneven = colours of 20, 19, 17 and 16 tiles
alternative-heights-level = nearly level stacks
alternative-powers-all = all nine powers
alternative-powers-without-i = A instead of I
alternative-sets-eleven = 11 points for five
alternative-slots-freer = more slots for any kind
alternative-diamonds-higher = diamonds 8 and 5
alternative-amphoras-higher = amphoras 5 and 2

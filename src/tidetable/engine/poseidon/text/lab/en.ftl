# Poseidon's Kingdom in the lab, in English.

score-note = Points: more is better.

feature-coral = { $name }
feature-first-freed = first: { $name }
feature-ended = brought on the last round
feature-freed = friends freed
feature-corals = corals taken
feature-skeletons = skeletons at the end
feature-tallest = reef levels
feature-hexes = reef hexes
feature-built = tiles built
feature-stored = dice stored
feature-meals = meals
feature-eaten = times eaten
feature-bonuses = bonuses
feature-looks = corals looked at

step-tile = start tile
step-site = where the tile goes
step-row = row of the wave
step-build = build or load
step-move = move
step-take = take or eat
step-store = store another
step-room = storage hex
step-pick = dice to use
step-mover = who moves first
step-skeleton = where the skeleton goes
step-return = come back
step-look = look at a coral
step-bonus = bonus
step-head = free a friend at the head
step-coral = second coral

alternative-waves-five = 5 waves
alternative-waves-seven = 7 waves
alternative-shark-in-the-deep = starts in the Deep Sea
alternative-shark-at-the-beach = starts on the Beach
alternative-shark-slow = always 1
alternative-shark-fast = 1 more everywhere
alternative-ring-ten = 10 spaces
alternative-ring-twelve = 12 spaces, starts evenly spread
alternative-starts-close = one space apart
alternative-tokens-richer = every token 1 more
alternative-tokens-level = all tokens of a stack alike
alternative-tiles-more-waves = more tiles with waves
alternative-start-tiles-plain = a plain start tile, no wave
alternative-preset-line = all in a line
alternative-rows-slanting = more slots in front
alternative-head-must-free = freeing at the head is a must
alternative-corals-together = both corals named first
alternative-landing-anywhere = dice land anywhere
alternative-landing-near = every row lands like the first

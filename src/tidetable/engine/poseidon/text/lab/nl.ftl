# Poseidon's Kingdom in het lab, in het Nederlands.

score-note = Punten: meer is beter.

feature-coral = { $name }
feature-first-freed = eerste: { $name }
feature-ended = luidde de laatste ronde in
feature-freed = bevrijde vrienden
feature-corals = genomen koralen
feature-skeletons = geraamtes aan het eind
feature-tallest = niveaus van het rif
feature-hexes = velden van het rif
feature-built = gebouwde tegels
feature-stored = opgeslagen dobbelstenen
feature-meals = maaltijden
feature-eaten = keer opgegeten
feature-bonuses = bonussen
feature-looks = bekeken koralen

step-tile = starttegel
step-site = plek van de tegel
step-row = rij van de golf
step-build = bouwen of laden
step-move = verplaatsen
step-take = nemen of eten
step-store = nog een opslaan
step-room = opslagplaats
step-pick = te gebruiken dobbelstenen
step-mover = wie eerst gaat
step-skeleton = plek van het geraamte
step-return = terugkomen
step-look = koraal bekijken
step-bonus = bonus
step-head = vriend bevrijden op het hoofd
step-coral = tweede koraal

alternative-waves-five = 5 golven
alternative-waves-seven = 7 golven
alternative-shark-in-the-deep = begint in de diepzee
alternative-shark-at-the-beach = begint op het strand
alternative-shark-slow = altijd 1
alternative-shark-fast = overal 1 meer
alternative-ring-ten = 10 velden
alternative-ring-twelve = 12 velden, start gelijk verdeeld
alternative-starts-close = één veld uit elkaar
alternative-tokens-richer = elk fiche 1 meer
alternative-tokens-level = alle fiches van een stapel gelijk
alternative-tiles-more-waves = meer tegels met golven
alternative-start-tiles-plain = een lege starttegel, geen golf
alternative-preset-line = allemaal op een rij
alternative-rows-slanting = meer plekken vooraan
alternative-head-must-free = op het hoofd bevrijden is verplicht
alternative-corals-together = beide koralen vooraf genoemd
alternative-landing-anywhere = dobbelstenen landen overal
alternative-landing-near = elke rij landt als de eerste

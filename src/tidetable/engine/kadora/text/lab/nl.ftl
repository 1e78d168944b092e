# De schat van Kadora in het lab, in het Nederlands.

score-note = Strafpunten: minder is beter.

feature-most = meerderheid: { $name }
feature-gave = gaf een kleur weg
feature-majorities = kleuren met de meerderheid
feature-colours = kleuren in bezit
feature-cards = gewonnen kaarten
feature-takes = keer genomen
feature-gifts-made = weggegeven kleuren
feature-gifts-got = gekregen kleuren
feature-full-tables = volle tafels

step-start = weggeven of leggen
step-place = leggen
step-draw = trekken

alternative-missing-five = elke kleur mist de 5
alternative-missing-one = elke kleur mist de 1
alternative-seats-corner = andere zijden van de tafel

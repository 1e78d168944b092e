# Poseidon's Kingdom im Labor, auf Deutsch.

score-note = Punkte: mehr ist besser.

feature-coral = { $name }
feature-first-freed = zuerst: { $name }
feature-ended = löste die letzte Runde aus
feature-freed = befreite Freunde
feature-corals = genommene Korallen
feature-skeletons = Skelette am Ende
feature-tallest = Ebenen des Korallenstocks
feature-hexes = Felder des Korallenstocks
feature-built = gebaute Teile
feature-stored = gelagerte Würfel
feature-meals = Mahlzeiten
feature-eaten = Mal gefressen
feature-bonuses = Boni
feature-looks = angesehene Korallen

step-tile = Startteil
step-site = wohin das Teil kommt
step-row = Reihe der Welle
step-build = ausbauen oder beladen
step-move = ziehen
step-take = nehmen oder fressen
step-store = noch einen lagern
step-room = Lagerplatz
step-pick = welche Würfel
step-mover = wer zuerst zieht
step-skeleton = wohin das Skelett kommt
step-return = zurückkehren
step-look = Koralle ansehen
step-bonus = Bonus
step-head = Freund am Kopf befreien
step-coral = zweite Koralle

alternative-waves-five = 5 Wellen
alternative-waves-seven = 7 Wellen
alternative-shark-in-the-deep = beginnt in der Tiefsee
alternative-shark-at-the-beach = beginnt am Strand
alternative-shark-slow = immer 1
alternative-shark-fast = überall 1 mehr
alternative-ring-ten = 10 Felder
alternative-ring-twelve = 12 Felder, Start gleichmäßig verteilt
alternative-starts-close = ein Feld auseinander
alternative-tokens-richer = jedes Plättchen 1 mehr
alternative-tokens-level = alle Plättchen eines Stapels gleich
alternative-tiles-more-waves = mehr Teile mit Wellen
alternative-start-tiles-plain = ein leeres Startteil, keine Welle
alternative-preset-line = alle in einer Reihe
alternative-rows-slanting = vorn mehr Felder
alternative-head-must-free = am Kopf muss befreit werden
alternative-corals-together = beide Korallen vorher genannt
alternative-landing-anywhere = Würfel landen überall
alternative-landing-near = jede Reihe fällt wie die erste

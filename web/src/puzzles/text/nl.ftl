# Puzzels, en leren van fouten, in het Nederlands.

puzzles = Puzzels
puzzle = Puzzel
puzzles-text = Stellingen uit partijen tussen bots waarin één zet duidelijk de beste is, met wat de speler aan zet weet. Elke dag is er van elk spel een nieuwe.
percent = { $value }%
count = { $count ->
    [one] Eén puzzel
   *[other] { $count } puzzels
  }
your-rating = Jouw rating: { $rating }
rating = { $rating } punten
streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
  }
daily = Puzzel van de dag
daily-solved = Die van vandaag is opgelost
another = Nog een puzzel
no-puzzle = Geen puzzel

you-are = Jij bent { $name }.
learn-which = Wat was beter geweest?
which = Welke zet is duidelijk de beste?
try = Proberen
show-solution = Toon de oplossing
wrong = Niet de beste zet.
wrong-move = { $move }: er is een betere. Probeer het nog eens.
wrong-loss = { $move } geeft { $loss } van de kansen weg. Probeer het nog eens.
found = { $tries ->
    [one] In één keer gevonden!
   *[other] Gevonden na { $tries } pogingen.
  }
solution = De oplossing
best-is = Het beste: { $move }.
chance = Een winstkans van { $chance }.
second = Daarna: { $move }, { $chance }.

learn-of = Fout { $number } van { $count }, van { $name }
learn-found = { $found } van { $count } gevonden
learn-played = Gespeeld: { $move }, met een kans van { $did } in plaats van { $could }.
learn-back = Terug naar de partij
learn-next = Volgende fout
learn-skip = Overslaan

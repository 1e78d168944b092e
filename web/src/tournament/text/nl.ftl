# Toernooien, in het Nederlands.

tournament = Toernooi
not-found = Dit toernooi bestaat niet
intro = Meerdere rondes na elkaar. In elke ronde tref je mensen met ongeveer evenveel punten als jij.
new = Nieuw toernooi
open-to-all = Open voor iedereen
none-open = Geen toernooi om aan mee te doen
none-open-text = Niemand verzamelt nu spelers. Open er zelf een!
finished-ones = Afgelopen toernooien

## A new tournament

title = Hoe heet het?
size = Met hoeveel aan een tafel?
swiss-text = Zwitsers systeem: in elke ronde tref je iemand met ongeveer evenveel punten, en niemand twee keer zolang dat te vermijden is.
groups-text = In elke ronde zitten mensen met ongeveer evenveel punten aan één tafel.
rounds = Hoeveel rondes?
more = Meer instellingen
uneven = Als het aantal niet uitkomt
uneven-smaller = kleinere tafels
uneven-bye = iemand heeft een vrije ronde
no-show = Wie niet aan tafel komt, verliest na
limit = Een ronde zonder klok duurt hoogstens
in-minutes = { $count ->
    [one] een minuut
   *[other] { $count } minuten
  }
in-seconds = { $count ->
    [one] een seconde
   *[other] { $count } seconden
  }
pause = Pauze tussen de rondes
pause-by-hand = de gastheer start de volgende ronde
late-entry = Tot de tweede ronde begint, kun je nog meedoen
listed = Op de openbare lijst
i-play = Ik speel zelf mee
open-it = Toernooi openen

## What is played

swiss = Zwitsers systeem, twee aan een tafel
groups = tafels van { $size }
of-rounds = { $count ->
    [one] een ronde
   *[other] { $count } rondes
  }

## What I do next

not-begun = Nog niet begonnen
you-take-part = Je doet mee. Het begint als de gastheer het zegt.
people-so-far = { $count ->
    [0] Er doet nog niemand mee.
    [one] Er doet tot nu toe één persoon mee.
   *[other] Er doen tot nu toe { $count } mensen mee.
  }
join = Meedoen
join-text = Doe je mee? Je kunt je altijd terugtrekken.
join-late-text = Het toernooi is begonnen. Als je nu meedoet, speel je vanaf de volgende ronde.
withdraw = Terugtrekken
withdraw-sure = Je terugtrekken uit het toernooi? Een partij die nog loopt, geef je op.
being-paired = De ronde wordt geloot …
being-laid = Je tafel wordt klaargezet …
you-play = Je speelt tegen: { $names }
to-my-table = Naar mijn tafel
come-within = Je hebt nog { $time } om te komen
others-come-within = De anderen hebben nog { $time } om te komen.
you-have-bye = Je hebt deze ronde vrij: één punt.
you-missed = Je kwam niet op tijd, dus deze partij is verloren. In de volgende ronde speel je weer mee.
you-got = { $points ->
    [one] Je partij is afgelopen: één punt.
   *[other] Je partij is afgelopen: { $points } punten.
  }
games-open = { $count ->
    [one] Er wordt nog één partij gespeeld.
   *[other] Er worden nog { $count } partijen gespeeld.
  }
next-in = Ronde { $round } begint over { $time }
host-calls = De gastheer start de volgende ronde; die begint uiterlijk over { $time }
ends-soon = Dat was de laatste ronde.
won = { $count ->
    [one] { $names } wint het toernooi
   *[other] { $names } delen de eerste plaats
  }
own-place = { $place ->
    [1] Je eindigt als eerste.
    [2] Je eindigt als tweede.
    [3] Je eindigt als derde.
   *[other] Je eindigt op plaats { $place }.
  }
was-cancelled = Het toernooi is afgelast

## Invitation

code = Code van het toernooi
code-is = Code van het toernooi: { $code }
link = Link naar dit toernooi

## The host

host-tools = Jij bent de gastheer
begin = { $count ->
    [one] Beginnen
   *[other] Beginnen met { $count } mensen
  }
needs-two = Er zijn minstens twee mensen nodig.
next-now = Ronde { $round } nu beginnen
cancel-it = Toernooi afgelasten
cancel-sure = Het toernooi voor iedereen afgelasten? Lopende partijen gaan door, maar niemand wint het.
about = Wat te doen met { $name }
remove = { $name } uit het toernooi halen
remove-text = Een partij die loopt, wordt uitgespeeld.
decide = Deze partij duurt te lang. Wie wint?
decide-nobody = niemand: gelijkspel

## Standings

standings = Stand
people = Wie er meedoen
nobody-yet = Nog niemand.
place = Plaats
points = Punten
strength = Tegenstanders
strength-text = De punten van de tegenstanders
wins = Gewonnen
gone-withdrew = teruggetrokken
gone-removed = eruit gehaald
tie-breaks = Bij evenveel punten beslissen de punten van de tegenstanders, dan de onderlinge partijen, dan het aantal overwinningen.

## Rounds

table = Tafel { $number }
games-over = { $over } van { $count } partijen afgelopen
missed = niet gekomen
byes = Vrij: { $names }
status-soon = wordt klaargezet
status-waiting = wacht
status-playing = bezig
status-over = afgelopen
status-decided = door de gastheer beslist
status-void = gesloten

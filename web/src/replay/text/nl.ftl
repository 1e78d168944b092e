# Terugkijken op een partij, in het Nederlands.

replay-of = { $game }: terugkijken
this-game = Deze partij
percent = { $value }%
course = Verloop van de partij
step = Stap
step-number = Stap { $step }
step-of = Stap { $step } van { $steps }
through-eyes = Door wiens ogen
all-open = Alles open
story = Wat er gebeurde
begins = De partij begint. Druk op afspelen, of ga stap voor stap verder.

## Moving through the game

transport = Door de partij bladeren
to-start = Naar het begin
back = Eén stap terug
play = Afspelen
pause = Pauze
space-bar = spatiebalk
forward = Eén stap verder
to-end = Naar het einde
next-turning = Volgend keerpunt

## Analysis

thinking = Een sterke speler bekijkt de partij …
turning-point = Keerpunt
turning-points = Keerpunten
tide-turns = Het tij keert
better = Beter: { $move }. Een kans van { $could } in plaats van { $did }.
swing = { $name } gaat van { $from } naar { $to }.
chances = Kansen
chances-text = De winstkans, geschat door een sterke speler die niet meer weet dan wie aan de beurt is.
no-turning-points = Geen enkele zet heeft deze partij alleen beslist.
still-thinking = Nog aan het denken …
learn = Leer van je fouten
learn-all = Leer van de fouten
accuracy = Nauwkeurigheid
accuracy-of = { $sound } van de { $decisions } beslissingen waren goed.
mistakes = { $mistakes ->
    [0] Geen duidelijke fout.
    [one] Eén fout, die { $cost } kostte.
   *[other] { $mistakes } fouten; de ergste kostte { $cost }.
}
accuracy-text = Een beslissing is goed als ze minder dan vijf procent van de kansen weggaf.

## Playing on

play-on = Vanaf hier verder spelen
play-on-text = Een nieuwe tafel met deze stelling, na stap { $step }. Op de andere plaatsen spelen bots.
play-on-seat = Jouw plaats
is-to-move = aan de beurt

## Keeping and checking

keep = Bewaren en controleren
keep-text = Het partijverslag bevat de hele partij. Iedereen kan het hier of elders bekijken.
save-record = Partijverslag (JSON)
save-notation = Notatie (tekst)
proof = Is er eerlijk gedeeld?
proof-text = Al het toeval in deze partij komt uit één getal, de seed. De vingerafdruk ervan (SHA-256) was vóór de eerste zet bekend, dus niemand kon de seed achteraf kiezen.
proof-from-file = Deze partij komt uit een bestand. Al het toeval erin komt uit één getal, de seed. Of de vingerafdruk (SHA-256) vóór de eerste zet bekend was, weten wie erbij waren.
seed = Seed
seed-hash = Vingerafdruk
proof-right = Je browser heeft het zojuist nagerekend: de vingerafdruk hoort bij deze seed.
proof-wrong = De vingerafdruk hoort niet bij deze seed.
proof-impossible = Op dit adres rekent je browser geen vingerafdrukken uit; de opdracht hieronder wel.
no-seed = Deze partij heeft geen eigen seed: ze is vanuit een andere partij verder gespeeld, of komt uit een bestand zonder seed.
proof-how = Met Tidetable op je computer kun je elke kaart opnieuw laten delen en elke zet laten controleren:

## From a file

import = Een partij uit een bestand bekijken
import-text = Een partijverslag (JSON) of notatie, zoals je die na elke partij kunt bewaren.
import-file = Bestand met een partij
drop-here = Sleep een bestand hierheen
pick-file = Bestand kiezen
or-paste = Of plak de tekst
nothing-there = Er is nog niets te bekijken: kies een bestand of plak een partijverslag.
too-long = Dit is te lang voor het verslag van één partij.

## When it cannot be shown

not-over = Deze partij is nog bezig
not-over-text = Terugkijken kan zodra ze voorbij is. Tot dan kun je meekijken.
no-replay = Deze partij kan niet getoond worden
turn-back = Een beurt terug
turn-forward = Een beurt verder
points-more = Er zat ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
  } meer in.
with-names = Met de namen van de spelers

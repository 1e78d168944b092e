# Games that are carried over between a device and a server, and playing offline.
bring = Een partij van elders verder spelen
bring-text =
    { $count ->
        [one] Er is één beslissing genomen.
       *[other] Er zijn { $count } beslissingen genomen.
    } Vanaf daar gaat de partij verder aan een nieuwe tafel. Wie speelt op welke plaats?
bring-fair = Het apparaat waar deze partij vandaan komt, kent alle kaarten die tot nu toe zijn gedeeld, en de partij telt niet mee. Nodig mensen uit die je vertrouwen.
play-on = Hier verder spelen
no-game = Hier is geen partij
no-game-text = De link is afgebroken, of het spel bestaat hier niet. Een partij die als bestand is bewaard, kun je openen.
to-server-text = Speel deze partij verder op een server, met vrienden. Daar kies je wie de andere plaatsen krijgt, en de server controleert de partij.
to-device-text = Speel deze partij verder in deze browser, zonder de server. Wat vanaf nu wordt getrokken, wordt opnieuw bepaald. Deze partij telt dan niet meer mee in je statistieken.
server = Adres van de server
open-there = Daar openen
open-here = Offline verder spelen
save = De partij als bestand bewaren
stays-too = De partij blijft ook waar ze is.
offline = Offline spelen
offline-what = De drie spellen tegen bots, of met anderen op dit apparaat, helemaal in deze browser. Als alles eenmaal is geladen, werkt het zonder verbinding.
offline-not = Voor andere mensen, klokken, puzzels, ratings en je partijen op de server is een verbinding nodig. Een partij die je offline bent begonnen, kun je hier later verder spelen.
keep = Offline beschikbaar maken ({ $size } MB)
is-kept = Het is in deze browser bewaard en werkt zonder verbinding.
keep-failed = Het kon niet worden geladen. Is er verbinding, en genoeg ruimte op dit apparaat?
play-offline = Offline spelen
play-offline-now = Alleen proberen ({ $size } MB)
not-offered = Hier niet beschikbaar
not-offered-text = Deze server biedt de spellen niet offline aan. Wie de server beheert, kan dat veranderen.
not-kept = Er is geen verbinding, en de spellen zijn in deze browser niet offline beschikbaar gemaakt.
not-secure = De browser bewaart het alleen als het adres van de server met https begint.

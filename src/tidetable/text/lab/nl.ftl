# The balance report, in Dutch. The browser client does not use it.

balance-title = Balans van { $title }
balance-setup = { $players } spelers · { $games } partijen met de bot “{ $bot }” op elke plaats · seed { $seed }
balance-source = { $games } partijen van { $bot } · seed { $seed } · regels { $rules } · gegevens { $data }
balance-written = Het rapport staat in { $file }.

## Wat opvalt

balance-findings = Wat opvalt
balance-find-first = { $verdict ->
    [more] De eerste speler wint { $share }% ({ $range }): meer dan de { $fair }% die eerlijk zou zijn.
    [less] De eerste speler wint { $share }% ({ $range }): minder dan de { $fair }% die eerlijk zou zijn.
    [other] De eerste speler wint { $share }% ({ $range }), maar speler { $other } { $othershare }% ({ $otherrange }); { $fair }% zou eerlijk zijn.
   *[fair] De eerste speler wint { $share }% ({ $range }); { $fair }% zou eerlijk zijn. Er is geen voordeel te zien.
  }
balance-find-length = Een partij telt { $turns } beurten en { $decisions } keuzes (medianen); de helft van de partijen telt { $low } tot { $high } beurten.
balance-find-margin = De voorsprong van de winnaar is { $margin } (mediaan, in punten); { $shared }% van de overwinningen is gedeeld.
balance-find-lead = De leiding wisselt { $changes } keer per partij. Halverwege staat de uiteindelijke winnaar in { $half }% van de partijen voor; de helft van de partijen is pas na { $settled }% van de beurten beslist.
balance-find-choices = Een keuze heeft { $median } mogelijkheden (mediaan); de helft heeft er { $low } tot { $high }, de grootste { $most }.
balance-find-had = Wat het sterkst samengaat met winnen: { $what }. Daarmee wint { $share }% ({ $range }), zonder { $without }%.
balance-find-robust = Geen van de { $fields } gereconstrueerde waarden die veranderd zijn, maakt een meetbaar verschil.
balance-find-sensitive = Van de { $fields } gereconstrueerde waarden die veranderd zijn, maken er { $count } een meetbaar verschil: { $names }.

## Delen

balance-section-seats = Op elke plaats zit dezelfde bot; wat verschilt, ligt dus aan de plaats. De stippellijn is het eerlijke aandeel.
    .title = Is het eerlijk?
balance-section-pace = Hoe lang partijen duren, hoeveel punten er vallen en hoe duidelijk er gewonnen wordt.
    .title = Tempo en punten
balance-section-tension = Wie na elke beurt zou winnen als de partij dan eindigde, volgens de regels en met open kaarten.
    .title = Spanning
balance-section-choices = Hoeveel er te kiezen is, en wanneer.
    .title = Keuzes
balance-section-wins = Wat winnaars hadden en deden, vergeleken met de anderen. Wat met winnen samengaat, hoeft niet de oorzaak te zijn.
    .title = Waarmee je wint
balance-section-what-if = Waar het regelboekje zwijgt, heeft het gegevensbestand gereconstrueerde waarden. Dezelfde beginsituaties zijn opnieuw gespeeld, telkens met één van die waarden veranderd.
    .title = Doen de gereconstrueerde waarden ertoe?
balance-section-method = Elke partij volgt uit de seed en haar nummer. Het zijn 95%-intervallen, met elke partij als onafhankelijke waarneming: die van Wilson voor het aandeel overwinningen, de verhoudingsschatter voor de rest. Veranderde waarden worden per beginsituatie vergeleken, met de correctie van Holm voor het aantal vergelijkingen. Dit alles beschrijft hoe deze bot speelt; mensen spelen misschien anders. Om te citeren: spel, versie, regels, gegevens en het commando hieronder.
    .title = Methode

## Figuren

balance-figure-order = Aandeel in de overwinningen naar beurtvolgorde, met intervallen.
    .title = Overwinningen naar beurtvolgorde
balance-figure-seats = Dezelfde partijen naar plaats aan tafel.
    .title = Overwinningen naar plaats
balance-figure-turns = Beurten van alle spelers samen.
    .title = Lengte
balance-figure-scores = Eindscores van alle plaatsen; winnaars in messing. { $note }
    .title = Scores
balance-figure-margins = Hoeveel punten de winnaar voorligt op de beste tegenstander.
    .title = Hoe duidelijk de overwinning is
balance-figure-lead-changes = Hoe vaak de leiding in een partij van de een naar de ander gaat.
    .title = Wisselingen van de leiding
balance-figure-held = In hoeveel partijen de uiteindelijke winnaar voorstaat, naarmate de partij vordert. Een late stijging betekent dat de partij lang open blijft; de stippellijn is toeval.
    .title = Staat de uiteindelijke winnaar voor?
balance-figure-settled = Het deel van de partij waarna de winnaar tot het eind voor bleef.
    .title = Wanneer de partij beslist is
balance-figure-by-number = Aantal mogelijkheden vanaf de eerste keuze: gemiddelde en middelste helft, tot de mediane lengte van een partij.
    .title = Mogelijkheden in de loop van de partij
balance-figure-by-step = Per soort keuze: mediaan, middelste helft (dik), maximum (dun). Logaritmische schaal.
    .title = Mogelijkheden per stap
balance-figure-had = Aandeel overwinningen met en zonder, met intervallen.
    .title = Het hebben
balance-figure-counted = Hoeveel meer winnaars ervan hebben dan de anderen, in standaardafwijkingen, met intervallen.
    .title = Er meer van hebben
balance-figure-what-if = Verschillen met de waarden van de doos, met intervallen ({ $own }). ◆ en gekleurde rijen: meer dan het toeval verklaart.
    .title = Eén waarde tegelijk veranderd

balance-axis-wins = overwinningen, %
balance-axis-games = partijen, %
balance-axis-seats = plaatsen, %
balance-axis-turns = beurten
balance-axis-points = punten
balance-axis-changes = wisselingen van de leiding
balance-axis-progress = deel van de partij, %
balance-axis-winner-leads = partijen, %
balance-axis-decision = keuze
balance-axis-choices = mogelijkheden
balance-axis-deviations = standaardafwijkingen

## Woorden van tabellen en legenda

balance-order = speler { $number }
balance-winners = winnaars
balance-others = anderen
balance-with = met
balance-without = zonder
balance-what = kenmerk
balance-found = gevonden
balance-interval = 95%-interval
balance-value = waarde
balance-count = aantal
balance-quarter = eerste kwartiel
balance-mean = gemiddelde
balance-median = mediaan
balance-three-quarters = derde kwartiel
balance-most = maximum
balance-numbers = De cijfers, en hoe je ze herhaalt
balance-repeat = Zo herhaal je het:
balance-version = Versie
balance-rules = Versie van de regels
balance-data = Gegevens (SHA-256)
balance-capped = Keuzes die door de tijdslimiet zijn afgebroken

balance-if-field = veranderde waarde
balance-if-otherwise = partijen die anders liepen
balance-if-turns = beurten
balance-if-score = gemiddelde score
balance-if-first = eerste speler wint, %
balance-if-noticed = meer dan het toeval verklaart
balance-if-same = geen enkel verschil
balance-if-cell = { $middle } ({ $low } tot { $high })
balance-unvaried = Gereconstrueerd, maar hier niet veranderd
balance-unvaried-names = Alleen namen: er hangt geen regel van af.
balance-unvaried-only = De engine kent geen andere waarde.
balance-unvaried-idle = Maakt alleen uit met { $detail }.
balance-unvaried-refused = De controle van het gegevensbestand wijst het af: { $detail }
balance-unvaried-unknown = Er is geen andere waarde voorgesteld.

## The ladder of bots, and reports side by side

balance-find-depth = Vaardigheid telt: van “{ $lowest }” tot “{ $highest }” is het { $elo } Elo-punten ({ $range }).
balance-section-skill = Bots van zwak naar sterk, die elk tegen de bot eronder spelen. Hoe verder ze uit elkaar liggen, hoe dieper het spel: 200 Elo-punten betekent in drie van de vier partijen vóór de ander eindigen.
    .title = Telt vaardigheid?
balance-figure-ladder = Hoeveel sterker elke bot speelt dan de eerste, met intervallen.
    .title = Ladder van bots
balance-figure-rungs = Hoe vaak elke bot vóór de bot eronder eindigt, met intervallen. De stippellijn staat voor bots die even sterk zijn.
    .title = Elke bot tegen de bot eronder
balance-rung = { $bot } – { $below }
balance-axis-elo = Elo-punten
balance-axis-ahead = eindigt vóór de ander, %
beside-title = Balansrapporten naast elkaar
beside-measures = In één tabel
beside-note = Aandelen van partijen en Elo-punten met 95%-intervallen; beurten, keuzes, punten, wisselingen van de leiding en mogelijkheden als mediaan met de middelste helft.
beside-written = De pagina staat in { $file }.
beside-players = { $players } spelers
beside-plain = de gewone opties
beside-data = gegevens { $data }
beside-seed = seed { $seed }
beside-games = partijen
beside-first = de eerste speler wint, %
beside-fair = eerlijk aandeel, %
beside-turns = beurten
beside-decisions = keuzes
beside-margin = voorsprong van de winnaar, punten
beside-shared = gedeelde overwinningen, %
beside-changes = wisselingen van de leiding
beside-half = uiteindelijke winnaar staat halverwege voor, %
beside-settled = beslist na, % van de partij
beside-choices = mogelijkheden per keuze
beside-depth = diepte van het spel, Elo-punten

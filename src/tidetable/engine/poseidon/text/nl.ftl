# Poseidon's Kingdom, in Dutch.

game-title = Poseidon's Kingdom
game-blurb = Bouw een rif, eet dobbelstenen, bevrijd je vrienden van de kraken en let op de haai.

creature-octopus = Octopus
creature-fish = Vis
creature-starfish = Zeester
creature-clam = Schelp
neutral = neutraal
die = { $owner } { $value }
symbol-arrow = pijl
symbol-food = voedsel
symbol-wave = golf
symbol-storage = opslag
symbol-plain = leeg
space-Deep = Diepzee
space-Beach = Strand
tentacle-total_seven = in totaal 7
tentacle-low_pair = laag paartje
tentacle-high_pair = hoog paartje
tentacle-run_of_three = 3 op een rij
tentacle-three_alike = 3 dezelfde
tentacle-four_different = 4 verschillende
coral-fins = Snelle vinnen
coral-rider = Golfbedwinger
coral-mouth = Grote mond
coral-graveyard = Kerkhof
coral-trident = Poseidons drietand
bonus-one-die = één dobbelsteen op de grote golf
bonus-two-dice = twee dobbelstenen op de grote golf
bonus-track = vooruit op het krakenspoor
bonus-look = een koraal bekijken
bonus-clean = alle geraamtes weg en een koraal bekijken
bonus-free = de dichtstbijzijnde vriend bevrijden

## What happened

event-deal = De krakenkoralen liggen gedekt.
event-deal-open = De krakenkoralen zijn { $corals }.
event-lay = { $seat } legt de starttegel { $tile } op { $hexes }.
event-start-player = Dobbelstenen op het bord: { $sums }. { $seat } is startspeler.
event-turn = Beurt { $turn }: { $seat }.
event-tile = { $seat } neemt de tegel { $tile }.
event-build = { $seat } bouwt { $tile } op { $hexes }, niveau { $level }.
event-load = { $seat } legt een dobbelsteen ({ $owner }) op rij { $row } van de grote golf.
event-move = { $seat } gaat van { $from } naar { $to }.
event-take = { $seat } neemt { $die } van golf { $wave }.
event-store = { $seat } legt { $die } in de opslag op { $hex }.
event-throw-out = { $die } op { $hex } gaat terug naar de voorraad.
event-aim = { $seat } eet om een grijparm te openen: { $tentacle }.
event-name-corals = { $seat } noemt koralen: { $corals }.
event-pick = { $seat } gebruikt { $die } van de golf.
event-pick-stored = { $seat } gebruikt { $die } van het rif.
event-eat = { $seat } eet { $dice }.
event-free = { $seat } bevrijdt de vriend bij “{ $tentacle }” en neemt een fiche van { $token }.
event-mover = { $seat } laat { $mover } bewegen op het krakenspoor.
event-track = { $seat } gaat op het krakenspoor van { $from } naar { $to }.
event-head = { $seat } bereikt het hoofd van de kraken.
event-look = { $seat } bekijkt koraal { $coral }: { $kind }.
event-look-hidden = { $seat } bekijkt koraal { $coral }.
event-buy = { $seat } koopt koraal { $coral }: { $kind }.
event-buy-hidden = { $seat } koopt koraal { $coral }.
event-shark = De haai zwemt van { $from } naar { $to }.
event-die-symbol = De haai komt langs een dobbelsteensymbool.
event-eaten = Op { $space } eet de haai { $seat } op.
event-skeleton = { $seat } legt een geraamte op { $hex }.
event-no-skeleton = Voor { $seat } is er geen plek of geen geraamte.
event-return = { $seat } komt terug op { $space }.
event-tip = De grote golf rolt!
event-throw-again = { $missed } dobbelstenen vielen naast het bord: alles wordt opnieuw gegooid.
event-fall = Een dobbelsteen ({ $owner }) valt op golf { $wave } met een { $value }.
event-fall-off = Een dobbelsteen ({ $owner }) valt naast het bord.
event-shark-turns = De haai keert om.
event-bonus = { $seat } heeft { $sum } op het bord: { $bonus }.
event-clean = { $seat } haalt { $count ->
    [one] één geraamte
   *[other] { $count } geraamtes
  } weg.
event-enough-row = { $seat } legt geen dobbelstenen meer.
event-enough-take = { $seat } neemt geen dobbelstenen.
event-enough-store = { $seat } slaat niets meer op.
event-enough-pick = { $seat } heeft genoeg dobbelstenen.
event-enough-look = { $seat } kijkt niet.
event-enough-bonus = { $seat } neemt geen bonus.
event-last-round = { $why ->
    [stalemate] Er is lang niets gebeurd: de laatste ronde begint.
   *[friends] De kraken is verslagen! Iedereen krijgt nog één beurt, { $seat } als allerlaatste.
  }
event-end = De partij is afgelopen. Punten: { $scores }. Gewonnen door: { $winners }.

## Why not

error-other-question = Nu niet. { $ask }
error-must-load = Deze dobbelsteen moet op de grote golf.
error-must-look = Je wilde kijken: kies een koraal.
error-meal-not-done = Met deze dobbelstenen ben je er nog niet.
error-no-tile-left = Zo'n tegel is er niet meer.
error-no-start-tile = Zo'n starttegel is er niet meer.
error-no-such-row = De grote golf heeft geen rij { $row }.
error-row-full = Rij { $row } van de grote golf is vol.
error-no-dice-left = Je hebt geen dobbelstenen meer in je voorraad.
error-no-such-hex = Je rif heeft dat veld niet.
error-site-has-another-number = Deze plek heeft een ander nummer.
error-site-no-neighbours = De twee velden van een tegel liggen naast elkaar.
error-site-apart = De tegel moet je rif raken.
error-site-overhang = Een tegel mag niet overhangen.
error-site-start-level = Starttegels liggen naast elkaar, niet op elkaar.
error-site-skeleton = Op { $hex } ligt een geraamte: daar wordt niet gebouwd.
error-site-die = Op { $hex } ligt een dobbelsteen: daar wordt niet gebouwd.
error-site-uneven = Beide velden moeten even hoog zijn.
error-site-one-tile = Een tegel moet op twee verschillende tegels liggen.
error-no-such-space = Dat veld bestaat niet.
error-no-creature-there = Je hebt geen figuur op { $space }.
error-must-move = Je figuur moet op een ander veld eindigen.
error-shark-there = Op { $space } zit de haai.
error-too-far = { $space } is buiten bereik: je figuren gaan hoogstens { $steps ->
    [one] één veld
   *[other] { $steps } velden
  } ver en niet voorbij de haai.
error-no-wave-here = Je figuur staat niet op een golf.
error-no-such-die = Op golf { $wave } ligt geen { $die }.
error-no-room = Je hebt er geen opslagruimte voor.
error-does-not-serve = Deze dobbelsteen kan nu niet: je noemt ze in de volgorde waarin ze worden aangeboden, en alleen wat nog past.
error-no-die-there = Op { $hex } ligt geen dobbelsteen.
error-skeleton-there = Op { $hex } ligt een geraamte.
error-free-hex-first = Een geraamte gaat op een vrij veld zolang er een is.
error-not-storage = { $hex } is geen opslagplaats.
error-just-stored = De dobbelsteen op { $hex } is net pas opgeslagen.
error-free-storage-first = Gebruik eerst de vrije opslagplaatsen.
error-friend-is-free = Je vriend daar is al vrij ({ $tentacle }).
error-no-such-meal = De dobbelstenen binnen bereik geven dit niet: { $tentacle }.
error-corals-later = Koralen koop je alleen in je laatste beurt.
error-one-coral-of-each-row = Van elke reeks mag je hoogstens één koraal kopen.
error-coral-gone = Koraal { $coral } is al gekocht.
error-cannot-pay = Met de dobbelstenen binnen bereik kun je dat niet precies betalen.
error-no-steps-owed = Die figuur hoeft geen velden vooruit.
error-no-such-coral = Dat koraal bestaat niet.
error-coral-seen = Je hebt koraal { $coral } al gezien.
error-sum-too-low = Je dobbelstenen tonen { $sum }; voor deze bonus heb je { $least } nodig.
error-bonus-idle = Deze bonus zou je nu verder niets opleveren: { $bonus }.

## Choices

ask-tile = Welke starttegel leg je nu?
ask-site = Waar komt de tegel?
ask-row = Waar op de grote golf komt de dobbelsteen?
ask-build = Bouw een tegel, of laad de grote golf.
ask-move = Verplaats een van je figuren.
ask-take = Neem dobbelstenen om op te slaan, eet voor een vriend, of neem niets.
ask-store = Nog een dobbelsteen opslaan?
ask-room = Op welk veld komt de dobbelsteen?
ask-pick = Welke dobbelstenen gebruik je?
ask-mover = Wie beweegt het eerst op het krakenspoor?
ask-skeleton = De haai heeft je opgegeten. Waar komt het geraamte?
ask-return = Waar komt je figuur terug?
ask-look = Een koraal bekijken?
ask-bonus = De grote golf is gekanteld: kies een bonus.
choice-enough = niets (meer)
choice-tile = bouw { $tile } (nog { $left })
choice-start = { $tile }
choice-load = laad rij { $row }
choice-move = { $from } → { $to }, golf { $wave }
choice-move-end = { $from } → { $to }
choice-take = sla { $die } op
choice-pick = gebruik { $die }
choice-free = eet: { $tentacle } (fiche { $token })
choice-buy = koop { $corals }
choice-look = bekijk { $coral }
choice-shark = haai: { $spaces }

## Options

option-start_reef = Beginrif
option-start_reef-choose = ieder legt zelf
option-start_reef-preset = ligt klaar
option-total_seven = In totaal 7
option-total_seven-exactly = precies 7
option-total_seven-at_least = minstens 7
option-open_scores = Fiches
option-open_scores-yes = open
option-open_scores-no = gedekt
option-boredom = Bij volledig gelijke stand
option-boredom-no = de winst wordt gedeeld
option-boredom-yes = alle anderen winnen (verveling)
about-start_reef = Wat klaarligt, bespaart de eerste tien minuten.
about-total_seven = Wat de dobbelstenen voor deze grijparm samen moeten zijn; minstens 7 is makkelijker.
about-open_scores = Gedekt weet niemand zeker wie voorstaat.
about-boredom = Wie wint als niets anders beslist.

## Terminal

label-ocean = Oceaan, van de diepzee naar het strand
label-big-wave = Grote golf
label-tentacles = Grijparmen
label-corals = Koralen
label-stock = Tegels
label-reef = Je rif
label-supply = dobb.
label-sum = som
label-strengths = >/o/~
label-friends = bevrijd
label-track = spoor
label-skeletons = geraamtes
label-points = punten
label-shark = haai → { $next }
label-last-turns = { $count ->
    [one] Nog één laatste beurt.
   *[other] Nog { $count } laatste beurten.
  }
label-legend = > pijl  o voedsel  ~ golf  = opslag  . leeg  x geraamte

## The rules

rules-goal = De kraken houdt je vrienden vast in zijn grijparmen. Bouw een koraalrif, zwem naar dobbelstenen, eet ze om grijparmen te openen en bevrijd je vrienden eerder dan de anderen. Wie er { $friends } heeft bevrijd, maakt een eind aan het spel; wie dan de meeste punten heeft, wint.
    .title = Waar het om gaat
rules-ocean = Een rij van { $waves } golven, van de diepzee, waar de grote golf staat, tot het strand. Elke golf heeft links en rechts een veld; aan elk uiteinde ligt een eindveld. { $endsreach ->
        [nearest_wave] Vanaf een eindveld bereik je de golf ernaast.
       *[nothing] De eindvelden liggen niet op een golf.
    } In het midden steken twee lijnen over: { $crossings }. De haai begint op { $sharkstart } en zwemt een acht. Hoe ver een veld hem stuurt, van de diepzee golf voor golf tot het strand: { $shark2 } met twee spelers, { $shark3 } met drie, { $shark4 } met vier.
    .title = De oceaan
rules-kraken = De kraken heeft een spoor van { $ring } velden rond zijn hoofd en zes grijparmen, met de klok mee: { $combinations }. Elke arm houdt van iedere speler een vriend vast en heeft een stapel veilige-plaatsfiches, de hoogste bovenop: { $tokens2 } met twee spelers; { $tokens3 } met drie; { $tokens4 } met vier. Gedekt bij de nummers { $low } en { $high } liggen de krakenkoralen: { $kinds }.
    .title = De kraken
rules-reef = Een tegel heeft twee velden met symbolen: { $tiles }. Er zijn { $stock2 } tegels met twee spelers, { $stock3 } met drie, { $stock4 } met vier. Het hoogste zichtbare symbool voor pijl, voedsel of golf geeft met zijn niveau de kracht van die actie; zonder symbool is die 1.
    .title = Het rif
rules-setup = Iedere speler heeft { $dice } dobbelstenen; { $neutraldice } zijn neutraal. Leg je starttegels naar keuze tegen elkaar: { $start2 } (twee spelers), { $start3 } (drie), { $start4 } (vier). { $loader ->
        [random] Het lot bepaalt wie de eerste dobbelsteen legt.
       *[seat0] Wie op de eerste plaats zit, legt de eerste dobbelsteen.
    } Om de beurt legt iedereen { $own } eigen dobbelstenen op de grote golf ({ $slots2 }, { $slots3 } of { $slots4 } plekken), neutrale vullen hem aan, en hij kantelt. Wie de hoogste som op het bord heeft, is startspeler; bij gelijke stand beslist de dobbelsteen het dichtst bij het strand, dan de hoogste dobbelsteen, dan het lot. Daarna legt iedereen nog { $more } dobbelstenen op de grote golf. Op het krakenspoor staan de spelers, vanaf de startspeler, op { $starts }; figuren zonder speler staan op de laatste daarvan en bewegen nooit.
    .title = Voorbereiding
rules-build = Neem een tegel uit de voorraad en bouw hem aan je rif: op niveau 1 raakt hij het rif; hoger ligt hij op twee verschillende tegels van hetzelfde niveau, nooit overhangend, nooit op een dobbelsteen of een geraamte.
    .title = 1. Bouwen ...
rules-load = Of leg eigen dobbelstenen op de grote golf: minstens één, hoogstens zoveel als je golfkracht. Een van beide moet, als het kan.
    .title = ... of laden
rules-move = Verplaats een van je twee figuren, minstens één veld en hoogstens zoveel velden als je pijlkracht, naar een ander veld, nooit naar of voorbij het veld van de haai.
    .title = 2. Verplaatsen
rules-take = Van de golf waarop je figuur staat, mag je dobbelstenen van elke kleur nemen, hoogstens zoveel als je voedselkracht: je slaat ze allemaal op, elk op een opslagplaats van je rif, of je eet ze allemaal op. { $replace ->
        [no] Een opgeslagen dobbelsteen mag weg om plaats te maken.
       *[yes] Zolang er geen opslagplaats vrij is, mag een opgeslagen dobbelsteen weg om plaats te maken.
    }
    .title = 3. Dobbelstenen nemen
rules-eat = Genomen en opgeslagen dobbelstenen vormen samen precies de combinatie van een grijparm met een vriend van jou; elke genomen dobbelsteen hoort erbij. In totaal 7 is precies 7, of minstens 7 als de tafel dat gekozen heeft. De vriend is vrij, je neemt het bovenste fiche, en de dobbelstenen gaan terug naar hun voorraden. Eén vriend per beurt.
    .title = Eten
rules-track = Voor elke dobbelsteen van een andere speler die van het bord is genomen, gaat die speler één veld verder op het krakenspoor, in de volgorde die jij kiest; bezette velden worden overgeslagen. Wie het hoofd bereikt, stopt daar, bevrijdt de dichtstbijzijnde vriend met de klok mee en mag in het geheim een koraal bekijken.
    .title = Het krakenspoor
rules-shark = De haai zwemt zoveel velden als het haaicijfer van het veld waar je figuur eindigde. Hij eet elke figuur op die hij tegenkomt: de eigenaar legt een geraamte (van de { $skeletons }) op een vrij veld van het rif, of als er geen vrij is in de plaats van een opgeslagen dobbelsteen, en de figuur komt terug in de diepzee of op het strand. Voor elk dobbelsteensymbool (beide uiteinden, beide oversteken) komt een neutrale dobbelsteen op de grote golf.
    .title = 4. Haai
rules-wave = Zijn aan het eind van een beurt alle plekken vol, dan kantelt de golf: zijn dobbelstenen rollen over de golven. Dobbelstenen naast het bord gaan terug op de golf. Valt meer dan de helft ernaast, dan wordt alles opnieuw gegooid. De haai keert om, en iedereen, vanaf de actieve speler, mag één bonus kiezen.
    .title = 5. De grote golf
rules-bonus = Naar de som van al je dobbelstenen op het bord: { $one }: één dobbelsteen op de grote golf; { $two }: twee; { $track }: { $steps } velden op het krakenspoor of een koraal bekijken; { $clean }: al je geraamtes weg en een koraal bekijken; { $free }: de dichtstbijzijnde vriend bevrijden.
    .title = Bonussen
rules-end = Heeft een speler { $friends } vrienden bevrijd, dan wordt de beurt afgemaakt en krijgt iedereen nog één beurt, de actieve speler als laatste. Op het krakenspoor beweegt niemand meer. Ook na { $stalemate } ronden waarin niets is genomen, gebouwd of bevrijd, begint de laatste ronde.
    .title = Het einde
rules-corals = In je laatste beurt mag je in plaats van een vriend te bevrijden koralen kopen: hoogstens één van { $low } en één van { $high }, elk met dobbelstenen van precies die som. Noem ze allebei voor je er een ziet, en houd ze geheim.
    .title = Koralen kopen
rules-scoring = Fiches tellen voor hun waarde. Snelle vinnen, Golfbedwinger en Grote mond geven een punt per zichtbaar pijl-, golf- of voedselsymbool; het Kerkhof { $graveyard } zonder geraamtes, anders min 1 per geraamte; de drietand telt als een ander koraal naar keuze. Bij gelijke stand: de drietand, het hoogste rif, de minste geraamtes, de meeste fichepunten; { $lasttie ->
        [earlier_seat] daarna wint wie eerder aan de beurt was.
       *[shared] daarna wordt de winst gedeeld, of winnen alle anderen als de tafel voor verveling koos.
    }
    .title = Puntentelling

## Why a value was reconstructed

why-ocean-waves = de golven staan alleen op een plaatje van het bord
why-ocean-crossings-after = de spelregels noemen twee lijnen in het midden en tekenen ze
why-ocean-ends-reach = de spelregels zeggen niet of de eindvelden op een golf liggen
why-ocean-shark-start = de bronnen zeggen: in de diepzee, tegen de klok in naar het strand kijkend
why-ocean-shark-numbers = ze staan alleen op het plaatje van het bord; hogere leggen de riffen vol geraamtes
why-kraken-spaces = zo liggen de vier startvelden gelijk verdeeld rond de kraken
why-kraken-starts = de spelregels tellen twee, vier en zes velden verder; hoe lang het spoor is, is alleen getekend
why-kraken-tokens = waarden die passen bij 24 fiches en bij alles wat eruit moet
why-reef-tiles = drie stapels van zes en twee van vier staan er, maar slechts één paar symbolen
why-reef-start-tiles = de symbolen van de starttegels staan op een plaatje
why-reef-preset = een snelle start is onze eigen keuze
why-big-wave-rows = 9, 12 en 15 plekken staan er; hoe ze liggen, staat op een plaatje
why-big-wave-landing-by = plekken van één rij liggen zo dicht bij elkaar dat hun dobbelstenen gelijk vallen
why-big-wave-landing = gemiddeld golf 2,2, 3,0 en 3,8 voor de voorste, middelste en achterste rij, spreiding 1,5, 5 % naast het bord
why-setup-first-to-load = wie het diepst dook begint; een computer kan dat niet vragen
why-rules-replace-only-when-full = ze mogen weg om plaats te maken, dus er moet plaats tekort zijn
why-rules-stalemate-rounds = de spelregels hebben geen einde voor spelers die niets doen
why-rules-last-tie = de spelregels eindigen met een grapje, dat de optie verveling is

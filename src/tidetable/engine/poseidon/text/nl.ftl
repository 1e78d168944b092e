# Poseidon's Kingdom, in Dutch.

game-title = Poseidon's Kingdom
game-blurb = Bouw een rif, eet dobbelstenen, bevrijd je vrienden van de kraken en let op de haai.
game-facts = 60 minuten, vanaf 10 jaar

creature-octopus = Octopus
creature-fish = Vis
creature-starfish = Zeester
creature-clam = Schelp
neutral = neutraal
die = een { $value } van { $owner }
symbol-arrow = pijl
symbol-food = voedsel
symbol-wave = golf
symbol-storage = opslag
symbol-plain = leeg
space-Deep = Diepzee
space-Beach = Strand
place-from = { $space ->
    [Deep] van de diepzee
    [Beach] van het strand
   *[other] van { $space }
  }
place-to = { $space ->
    [Deep] naar de diepzee
    [Beach] naar het strand
   *[other] naar { $space }
  }
place-at = { $space ->
    [Deep] in de diepzee
    [Beach] op het strand
   *[other] op { $space }
  }
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
event-lay = { $seat } legt de starttegel { $tile }.
event-start-player = Dobbelstenen op het bord: { $sums }. { $seat } is startspeler.
event-turn = Beurt { $turn }: { $seat }.
event-tile = { $seat } neemt de tegel { $tile }.
event-build = { $seat } bouwt de tegel { $tile } op niveau { $level }.
event-load = { $seat } legt een dobbelsteen op rij { $row } van de grote golf.
event-move = { $seat } gaat { $from } { $to }.
event-take = { $seat } neemt { $die } van golf { $wave }.
event-store = { $seat } slaat { $die } op.
event-throw-out = { $seat } legt { $die } terug in de voorraad.
event-aim = { $seat } eet om een grijparm te openen: { $tentacle }.
event-name-corals = { $seat } neemt dobbelstenen voor { $corals }.
event-pick = { $seat } gebruikt { $die } van de golf.
event-pick-stored = { $seat } gebruikt { $die } van het rif.
event-eat = { $seat } eet { $dice }.
event-free = { $seat } bevrijdt de vriend bij “{ $tentacle }” en neemt een fiche van { $token }.
event-mover = { $seat } laat { $mover } bewegen op het krakenspoor.
event-track = { $seat } gaat op het krakenspoor van { $from } naar { $to }.
event-head = { $seat } bereikt het hoofd van de kraken.
event-look = { $seat } bekijkt koraal { $coral }: { $kind }.
event-look-hidden = { $seat } bekijkt koraal { $coral }.
event-buy = { $seat } neemt koraal { $coral }: { $kind }.
event-buy-hidden = { $seat } neemt koraal { $coral }.
event-shark = De haai zwemt { $from } { $to }.
event-die-symbol = De haai komt langs een dobbelsteensymbool.
event-eaten = De haai eet { $seat } { $space } op.
event-skeleton = { $seat } legt een geraamte op het rif.
event-no-skeleton = { $seat } heeft geen plek voor een geraamte, of er is er geen meer.
event-return = { $seat } komt { $space } terug.
event-tip = De grote golf kantelt!
die-neutral = een neutrale { $value }
event-load-neutral = { $seat } legt een neutrale dobbelsteen op rij { $row } van de grote golf.
event-load-of = { $seat } legt een dobbelsteen van { $owner } op rij { $row } van de grote golf.
event-fall-neutral = Een neutrale dobbelsteen valt op golf { $wave } met een { $value }.
event-fall-off-neutral = Een neutrale dobbelsteen valt naast het bord.
event-throw-again = { $missed } dobbelstenen vielen naast het bord: alles wordt opnieuw gegooid.
event-fall = Een dobbelsteen van { $owner } valt op golf { $wave } met een { $value }.
event-fall-off = Een dobbelsteen van { $owner } valt naast het bord.
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
event-enough-head = { $seat } bevrijdt op het hoofd geen vriend.
event-enough-coral = { $seat } neemt geen tweede koraal.
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
error-no-tile-left = Zo’n tegel is er niet meer.
error-no-start-tile = Zo’n starttegel is er niet meer.
error-no-such-row = De grote golf heeft geen rij { $row }.
error-row-full = Rij { $row } van de grote golf is vol.
error-no-dice-left = Je hebt geen dobbelstenen meer in je voorraad.
error-no-such-hex = Je rif heeft dat veld niet.
error-site-has-another-number = Deze plek heeft een ander nummer.
error-site-no-neighbours = De twee velden van een tegel liggen naast elkaar.
error-site-apart = De tegel moet je rif raken.
error-site-overhang = Een tegel mag niet overhangen.
error-site-start-level = Starttegels liggen naast elkaar, niet op elkaar.
error-site-skeleton = Daar ligt een geraamte: daar wordt niet op gebouwd.
error-site-die = Daar ligt een dobbelsteen: daar wordt niet op gebouwd.
error-site-uneven = Beide velden moeten even hoog zijn.
error-site-one-tile = Een tegel moet op twee verschillende tegels liggen.
error-no-such-space = Dat veld bestaat niet.
error-no-creature-there = Je hebt geen figuur { $space }.
error-must-move = Je figuur moet op een ander veld eindigen.
error-shark-there = De haai is { $space }.
error-too-far = Dat veld is buiten bereik: je figuren gaan hoogstens { $steps ->
    [one] één veld
   *[other] { $steps } velden
  } ver en niet voorbij de haai.
error-no-wave-here = Je figuur staat niet op een golf.
error-no-such-die = Dit ligt niet op golf { $wave }: { $die }.
error-no-room = Je hebt er geen opslagruimte voor.
error-does-not-serve = Deze dobbelsteen kan nu niet: kies ze in de volgorde waarin ze worden aangeboden, en alleen wat nog past.
error-no-die-there = Op dat veld ligt geen dobbelsteen.
error-skeleton-there = Op dat veld ligt al een geraamte.
error-free-hex-first = Een geraamte gaat op een vrij veld zolang er een is.
error-not-storage = Dat veld is geen opslagplaats.
error-just-stored = De dobbelsteen op dat veld is net pas opgeslagen.
error-free-storage-first = Gebruik eerst de vrije opslagplaatsen.
error-friend-is-free = Je vriend daar is al vrij ({ $tentacle }).
error-no-such-meal = De dobbelstenen binnen bereik geven dit niet: { $tentacle }.
error-corals-later = Koralen neem je alleen in je laatste beurt.
error-one-coral-of-each-row = Van elke reeks mag je hoogstens één koraal nemen.
error-one-coral-at-a-time = Neem één koraal tegelijk: je ziet het voordat je over het andere beslist.
error-nearest-friend-only = Op het hoofd kun je alleen de dichtstbijzijnde vriend bevrijden.
error-coral-gone = Koraal { $coral } is al genomen.
error-cannot-pay = Met de dobbelstenen binnen bereik kom je niet precies op dat getal.
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
ask-head = De dichtstbijzijnde vriend bevrijden?
ask-coral = Ook een koraal van de andere reeks nemen?
choice-enough = niets (meer)
choice-tile = bouw { $tile } (nog { $left })
choice-start = { $tile }
choice-load = laad rij { $row }
choice-move = { $from } → { $to }, golf { $wave }
choice-move-end = { $from } → { $to }
choice-take = sla { $die } op
choice-pick = gebruik { $die }
choice-free = eet: { $tentacle } (fiche { $token })
choice-buy = neem { $corals }
choice-free-head = bevrijd: { $tentacle } (fiche { $token })
choice-look = bekijk { $coral }
choice-shark = haai: { $spaces }

## Options

option-start_reef = Beginrif
option-start_reef-text = Ieder legt de eigen starttegels aan elkaar, zoals in de spelregels, of alle riffen liggen klaar.
option-start_reef-choose = ieder legt zelf
option-start_reef-preset = ligt klaar
option-total_seven = In totaal 7
option-total_seven-text = Twee van de drie spelregels zeggen precies 7; de Nederlandse zegt minstens 7.
option-total_seven-exactly = precies 7
option-total_seven-at_least = minstens 7
option-open_scores = Fiches
option-open_scores-text = Volgens de spelregels liggen fiches gedekt: alleen de eigenaar ziet ze.
option-open_scores-yes = open
option-open_scores-no = gedekt
option-boredom = Bij volledig gelijke stand
option-boredom-text = De spelregels eindigen met een grapje: uit verveling winnen alle anderen.
option-boredom-no = de overwinning wordt gedeeld
option-boredom-yes = alle anderen winnen (verveling)

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

rules-summary = Bevrijd je zes vrienden uit de greep van de kraken, en zorg dat je de meeste punten hebt als iemand alle eigen vrienden heeft bevrijd.

    In je beurt doe je achtereenvolgens dit:

    1. Bouw een tegel aan je rif, of laad dobbelstenen op de grote golf.
    2. Verplaats een van je twee figuren in de oceaan.
    3. Neem dobbelstenen van zijn golf als je wilt: sla ze allemaal op in je rif, of eet ze allemaal op om een vriend te bevrijden. Daarna gaan de eigenaars van de genomen dobbelstenen vooruit op het krakenspoor.
    4. De haai zwemt zo ver als het haaicijfer van het veld waar je figuur is aangekomen. Wie hij opeet, krijgt een geraamte op het rif, dat een symbool bedekt.
    5. Is de grote golf vol, dan kantelt hij: zijn dobbelstenen vallen in zee, de haai keert om, en iedereen mag één bonus kiezen, naar de som van de eigen dobbelstenen in zee.

    Je mag altijd één dobbelsteen laden, één stap zetten en één dobbelsteen nemen; met symbolen op hogere niveaus van je rif mag je meer.

    Een vriend bevrijd je op drie manieren: eet de juiste dobbelstenen, bereik het hoofd van de kraken op het spoor, of kom met je dobbelstenen op { $free } of meer als de golf kantelt. Elke bevrijde vriend levert een fiche met punten op, en in je laatste beurt kun je met dobbelstenen koralen nemen, die tellen voor wat er op je rif te zien is.
    .title = In het kort
rules-goal = De kraken houdt je vrienden vast in zijn grijparmen. Bouw een koraalrif, zwem naar dobbelstenen, eet ze om grijparmen te openen en bevrijd je vrienden eerder dan de anderen. Wie er { $friends } heeft bevrijd, luidt de laatste ronde in; wie dan de meeste punten heeft, wint.
    .title = Waar het om gaat
rules-ocean = Tussen de diepzee, waar de grote golf staat, en het strand ligt een rij van { $waves }⟦ocean.waves⟧ golven. Elke golf heeft een veld aan de linker- en een aan de rechterzijde. Aan elk uiteinde ligt nog een veld: de Diepzee en het Strand. { $endsreach ->
        [nearest_wave] Vanaf een eindveld bereik je de golf ernaast.
       *[nothing] De eindvelden liggen op geen enkele golf.
    }⟦ocean.ends_reach⟧

    Langs beide zijden lopen paden, en twee lijnen steken in het midden over: { $crossings }⟦ocean.crossings_after⟧. Oversteken is één stap. Wie oversteekt, gaat rechtdoor; waar de lijnen elkaar kruisen, mag je niet van richting veranderen.

    Het telt op welke golf een dobbelsteen ligt, niet waar op die golf: een figuur aan de ene of de andere zijde bereikt alle dobbelstenen van zijn golf.

    Het getal op een veld is het haaicijfer: hoe ver dat veld de haai laat zwemmen. { $players ->
        [2] Met twee spelers zijn die cijfers hoger dan met meer.
       *[other] {""}
    }

    @shark⟦ocean.shark_numbers⟧
    .title = De oceaan
rules-kraken = Het krakenspoor is een kring van { $ring }⟦kraken.spaces⟧ velden: het grote veld achter het hoofd, en de andere met de klok mee eromheen. Zes grijparmen houden van elke speler een vriend vast. Bij elke arm ligt een stapel veilige-plaatsfiches, de hoogste bovenop.

    @tentacles⟦kraken.tokens⟧

    Bovenaan liggen gedekt acht krakenkoralen bij de nummers { $low } en { $high }: { $kinds }. In de laatste ronde kun je ze nemen.
    .title = De kraken
rules-combinations = Elke grijparm vraagt om andere dobbelstenen. De kleuren van de dobbelstenen maken niet uit.

    { $total_seven ->
        [at_least] @combinations-at-least
       *[exactly] @combinations
    }
    .title = De zes combinaties
rules-reef = Een tegel heeft twee velden met elk een symbool. De voorraad telt { $players ->
        [2] { $stock2 }
        [3] { $stock3 }
       *[4] { $stock4 }
    } tegels:

    @tiles⟦reef.tiles⟧

    Hoe sterk je bent, hangt af van de hoogte: het niveau van je hoogste zichtbare pijl bepaalt hoe ver je mag bewegen, dat van je hoogste voedsel hoeveel dobbelstenen je mag nemen, dat van je hoogste golf hoeveel je er mag laden. Zonder zichtbaar symbool is de kracht 1. Hoeveel symbolen je hebt, maakt niet uit.

    Een symbool is zichtbaar als er geen tegel en geen geraamte op ligt. Op een opslagplaats past één dobbelsteen; die bedekt verder niets.
    .title = Het rif
rules-setup = Iedereen heeft { $dice } dobbelstenen; nog { $neutraldice } zijn neutraal. Een van je figuren begint in de Diepzee, een op het Strand, en de derde bij het hoofd van de kraken.

    { $start_reef ->
        [preset] Alle riffen liggen klaar:⟦reef.preset⟧
       *[choose] Leg je starttegels naar keuze tegen elkaar:
    } { $players ->
        [2] { $start2 }
        [3] { $start3 }
       *[4] { $start4 }
    }⟦reef.start_tiles⟧.

    { $loader ->
        [random] Wie de eerste dobbelsteen op de grote golf legt, beslist het lot, tenzij de tafel iemand heeft gekozen.
       *[seat0] De eerste plaats legt de eerste dobbelsteen op de grote golf.
    }⟦setup.first_to_load⟧ Om de beurt legt iedereen één eigen dobbelsteen op een vrije plek, tot ieder er { $own } heeft liggen; neutrale dobbelstenen vullen de rest van de { $players ->
        [2] { $slots2 }
        [3] { $slots3 }
       *[4] { $slots4 }
    }⟦big_wave.rows⟧ plekken, en de golf kantelt voor het eerst. Deze keer zijn er geen bonussen, en de haai keert niet om.

    Wie op het bord de hoogste som aan eigen dobbelstenen heeft, is startspeler; bij een gelijke stand telt de dobbelsteen die het dichtst bij het strand ligt, dan de hoogste dobbelsteen, dan het lot. Vanaf de startspeler legt ieder nog { $more } dobbelstenen op de grote golf.

    Op het krakenspoor staan de spelers, vanaf de startspeler, op de velden { $starts }⟦kraken.starts⟧, geteld vanaf het hoofd. { $players ->
        [4] {""}
       *[other] Figuren zonder speler staan op de laatste daarvan; ze bewegen nooit, maar je springt er wel over.
    }
    .title = Voorbereiding
rules-build = Neem een tegel uit de voorraad en bouw hem aan je rif.

    - Op niveau 1 raakt hij het rif met minstens één zijde.
    - Hoger liggen beide velden op velden van hetzelfde niveau, van twee verschillende tegels. Hij hangt nooit over.
    - Hij ligt nooit op een dobbelsteen of een geraamte, en je haalt geen dobbelstenen weg om te kunnen bouwen.
    .title = 1. Bouwen ...
rules-load = Of leg eigen dobbelstenen op vrije plekken van de grote golf: minstens één, hoogstens zoveel als je golfkracht. Je kiest de rij: dobbelstenen van achteren vallen verder. Kan er maar één van de twee, dan doe je die; kan geen van beide, dan ga je verder.
    .title = ... of laden
rules-move = Verplaats een van je twee figuren in de oceaan, minstens één veld en hoogstens zoveel als je pijlkracht, naar een ander veld. Je mag niet naar of voorbij het veld van de haai; een figuur die bij de haai staat, mag er wel weg. Op een veld mogen willekeurig veel figuren staan.
    .title = 2. Bewegen
rules-take = Neem als je wilt dobbelstenen van de golf van de figuur die je net hebt verplaatst: van elke kleur, hoogstens zoveel als je voedselkracht. Je moet ze allemaal opslaan of allemaal opeten; wat je niet kunt opslaan of opeten, mag je niet nemen. Nieuwe dobbelstenen opslaan en in dezelfde beurt opgeslagen dobbelstenen opeten mag ook niet.

    Opslaan doe je op een vrije opslagplaats. { $replace ->
        [no] Een opgeslagen dobbelsteen mag weg om plaats te maken; hij gaat terug naar zijn voorraad.
       *[yes] Alleen als er geen opslagplaats vrij is, mag een opgeslagen dobbelsteen weg om plaats te maken; hij gaat terug naar zijn voorraad.
    }⟦rules.replace_only_when_full⟧ Opgeslagen dobbelstenen blijven liggen tot je ze opeet.
    .title = 3. Dobbelstenen nemen
rules-eat = Dobbelstenen die je nu neemt en dobbelstenen die je hebt opgeslagen, vormen samen precies de combinatie van een grijparm die een vriend van je vasthoudt. Elke genomen dobbelsteen hoort erbij; alleen opgeslagen dobbelstenen mag ook. { $total_seven ->
        [at_least] Voor in totaal 7 is aan deze tafel minstens 7 genoeg.
       *[exactly] In totaal 7 is precies 7, met hoeveel dobbelstenen ook.
    }

    De vriend is vrij. Je neemt het bovenste fiche van die stapel en legt het { $open_scores ->
        [yes] open
       *[no] gedekt
    } voor je; de dobbelstenen gaan terug naar hun voorraden. Door te eten bevrijd je hoogstens één vriend per beurt.
    .title = Eten
rules-track = Voor elke dobbelsteen van een andere speler die je van het bord hebt genomen, gaat diens figuur één veld vooruit op het krakenspoor; jij kiest wie eerst gaat. Bezette velden worden overgeslagen en niet geteld. Eigen dobbelstenen, neutrale en eerder opgeslagen dobbelstenen verplaatsen niemand.

    Wie het hoofd bereikt, stopt daar, en overgebleven stappen vervallen; bij het hoofd is plaats voor iedereen. { $headfrees ->
        [must] Die speler bevrijdt de dichtstbijzijnde vriend,
       *[may] Die speler mag de dichtstbijzijnde vriend bevrijden,
    }⟦rules.head_frees⟧ met de klok mee geteld vanaf het hoofd, neemt het fiche en mag in het geheim een krakenkoraal bekijken. Wie welk koraal heeft bekeken, weet iedereen. Wie geen vriend meer te bevrijden heeft, mag nog wel kijken. De volgende keer gaat de figuur vanaf het hoofd verder.
    .title = Het krakenspoor
rules-shark = De haai zwemt zoveel velden als het haaicijfer van het veld waar je figuur is geëindigd, altijd langs zijn achtvormige spoor: langs de ene zijde, over een lijn in het midden naar de andere zijde, om het uiteinde heen en over de andere lijn terug. Hij begint { $sharkat }⟦ocean.shark_start⟧ en zwemt eerst { $sharkto }.

    Hij eet elke figuur op een veld waar hij komt. Voor elke figuur legt de eigenaar een geraamte op een veld van het rif zonder dobbelsteen of geraamte; is die er niet, op een opslagplaats, en de dobbelsteen daar gaat terug naar zijn voorraad. Is ook die er niet, of zit er geen geraamte meer in de doos, dan komt er geen. Een geraamte bedekt het symbool eronder. Daarna komt de figuur terug in de Diepzee of op het Strand, zoals de eigenaar wil; op het veld van de haai is die veilig achter hem.

    Voor elk dobbelsteensymbool dat de haai passeert (beide uiteinden, beide lijnen in het midden; ze gelden alleen voor de haai) leg je een neutrale dobbelsteen op de grote golf. Zijn die op, dan een van jezelf; heb jij er ook geen, of is de grote golf vol, dan geen.
    .title = 4. De haai
rules-wave = Zijn aan het eind van een beurt alle plekken vol, dan kantelt de golf: zijn dobbelstenen vallen op de golven, vanaf de achterste rijen het verst.⟦big_wave.landing⟧⟦big_wave.landing_by⟧ Dobbelstenen die al op het bord liggen, blijven liggen. Dobbelstenen naast het bord gaan terug op een plek die de eigenaar kiest (voor neutrale de actieve speler); valt meer dan de helft ernaast, dan wordt alles opnieuw gegooid.

    Daarna keert de haai om, en iedereen, vanaf de actieve speler, mag één bonus kiezen. Is de grote golf daarna weer vol, dan kantelt hij aan het eind van de volgende beurt.
    .title = 5. De grote golf
rules-bonus = Tel al je dobbelstenen op het bord op. Je mag één bonus kiezen waar je som voor volstaat, ook een lagere:

    @bonuses
    .title = Bonussen
rules-end = Heeft iemand { $friends } vrienden bevrijd, dan wordt die beurt afgemaakt, met golf en bonussen. Daarna heeft iedereen nog één beurt; wie aan de beurt was, komt het laatst. Van nu af beweegt niemand meer op het krakenspoor. De haai en de bonussen van een golf gelden ook nog voor wie de laatste beurt al heeft gehad.

    De laatste ronde begint ook na { $stalemate }⟦rules.stalemate_rounds⟧ rondes waarin geen dobbelsteen is genomen, geen tegel is gebouwd en geen vriend is bevrijd.
    .title = Het einde
rules-corals = In je laatste beurt mag je koralen nemen in plaats van een vriend te bevrijden: hoogstens één van { $low } en hoogstens één van { $high }, elk met dobbelstenen die samen precies dat getal zijn. Genomen en opgeslagen dobbelstenen tellen mee, elke dobbelsteen die je neemt moet meedoen, en geen dobbelsteen telt dubbel. { $onebyone ->
        [no] Noem ze allebei voor je er een ziet, en houd ze geheim.
       *[yes] Je ziet het eerste voordat je over het tweede beslist; de anderen zien ze niet.
    }⟦rules.corals_one_by_one⟧
    .title = Koralen nemen
rules-scoring = Fiches tellen voor de waarde die erop staat, koralen als volgt. Twee gelijke koralen tellen allebei; koralen die bij de kraken blijven, tellen voor niemand.

    @corals

    Bij een gelijke stand beslist achtereenvolgens: wie de drietand heeft, het hoogste rif, de minste geraamtes, de meeste fichepunten; { $lasttie ->
        [earlier_seat] daarna wint wie eerder aan de beurt was.
       *[shared] { $boredom ->
            [yes] daarna winnen uit verveling alle anderen.
           *[no] daarna wordt de overwinning gedeeld.
        }
    }⟦rules.last_tie⟧
    .title = Puntentelling

## Tables of the rules

table-wave = Golf
table-number = Haaicijfer
table-tentacle = Grijparm
table-stack = Fiches, van boven af
table-tile = Tegel
table-count = Aantal
table-combination = Combinatie
table-dice = Wat je nodig hebt
table-example = Voorbeeld
table-sum = Som
table-bonus = Bonus
table-coral = Koraal
table-points = Punten
table-needs-total_seven = dobbelstenen die samen precies 7 zijn
table-needs-at_least_seven = dobbelstenen die samen 7 of meer zijn
table-needs-low_pair = twee gelijke van 1, 2 of 3
table-needs-high_pair = twee gelijke van 4, 5 of 6
table-needs-run_of_three = drie opeenvolgende
table-needs-three_alike = drie gelijke
table-needs-four_different = vier die allemaal verschillen
table-coral-fins = 1 per zichtbare pijl
table-coral-rider = 1 per zichtbare golf
table-coral-mouth = 1 per zichtbaar voedselsymbool
table-coral-graveyard = { $points } zonder geraamtes, anders min 1 per geraamte
table-coral-trident = als een ander koraal naar keuze, het beste
table-track-or-look = { $steps } velden op het krakenspoor, of een koraal bekijken

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
why-big-wave-landing = gemiddeld golf 2,2, 3,0 en 3,8 voor de voorste, middelste en achterste rij, spreiding 1,5, 5% naast het bord
why-setup-first-to-load = wie het diepst dook begint; een computer kan dat niet vragen en loot
why-rules-replace-only-when-full = ze mogen weg om plaats te maken, dus er moet plaats tekort zijn
why-rules-head-frees = twee van de drie spelregels zeggen mag, de derde stelt het vast
why-rules-corals-one-by-one = elk getal telt apart; of je tussendoor kijkt, staat er niet
why-rules-stalemate-rounds = de spelregels hebben geen einde voor spelers die niets doen
why-rules-last-tie = de spelregels eindigen met een grapje, dat de optie verveling is

## Worked examples (examples.toml)

example-meal = Eten om een vriend te bevrijden
example-meal-1 = { $name2 } staat nu bij golf 2 en mag daar twee dobbelstenen nemen. In het rif zijn een 2 en een 6 opgeslagen; op de golf liggen een 1 en een 5.
example-meal-2 = { $name2 } neemt ze allebei en eet alle vier ({ $dice }): “{ $tentacle }”. De vriend daar is vrij, en { $name2 } krijgt het bovenste fiche van die stapel, met waarde { $token }. Alle dobbelstenen gaan terug naar hun eigenaars. Daarna gaan { $name1 } en { $name3 } elk één veld vooruit op het krakenspoor, omdat er een dobbelsteen van hen van het bord is genomen; de opgeslagen dobbelstenen verplaatsen niemand.
example-track = Op het krakenspoor
example-track-1 = { $name3 } neemt dobbelstenen van golf 2: twee van { $name0 } en twee van { $name2 }. Op het krakenspoor staat { $name0 } op veld { $from }, één stap voor het hoofd, en { $name2 } op veld { $behind }, vlak achter { $name3 } en { $name1 }.
example-track-2 = { $name3 } eet de vier dobbelstenen. Nu mogen { $name0 } en { $name2 } elk twee stappen doen, en { $name3 } kiest wie eerst gaat.
example-track-3 = { $name0 } gaat eerst en bereikt met één stap het hoofd; de tweede stap vervalt. { $name0 } bevrijdt de dichtstbijzijnde vriend, krijgt een fiche met waarde { $token } en bekijkt in het geheim koraal { $coral }. Dan gaat { $name2 }: de eerste stap springt over { $name3 } en { $name1 } naar veld { $over }, de tweede gaat naar veld { $end }.
example-corals = Koralen nemen
example-corals-1 = De laatste beurt van { $name0 }. Op de golf liggen een 3 en een 4, een 6 is opgeslagen. Daarmee kan { $name0 } één koraal nemen: 3, 4, 6, 7, 9 of 10. Of twee, één uit elke reeks: 3 en 10, 4 en 9, of 6 en 7.
example-corals-2 = { $name0 } neemt koraal { $coral } met de 3 en ziet wat het is: { $kind }. De andere twee dobbelstenen zijn samen 10, dus er kan nog een koraal bij.
example-corals-3 = Met de 4 en de 6 neemt { $name0 } ook koraal { $coral }: { $kind }. De anderen zien geen van beide.
example-points = Punten tellen
example-points-1 = De allerlaatste beurt. { $name0 } heeft fiches ter waarde van { $tokens } en twee koralen: Snelle vinnen en Poseidons drietand.
example-points-2 = In het rif van { $name0 } zijn { $arrows } pijlen te zien, dus leveren de Snelle vinnen { $first } op. De drietand telt als het koraal dat het meeste oplevert: als Kerkhof zonder geraamtes { $second }. Met de fiches erbij is dat { $total }.
example-crossing = Oversteken
example-crossing-1 = Een figuur van { $name0 } staat op L3, aan de linkerkant. Met één stap kan hij langs de rand, naar L2 of L4, of oversteken.
example-crossing-2 = Hij steekt over en gaat rechtdoor { $to }, aan de rechterkant van golf { $wave }. Vandaar bereikt hij alle dobbelstenen van die golf, waar ze er ook op liggen.
example-token = Het bovenste fiche
example-token-1 = Naast de grijparm voor een laag paartje ligt een stapel fiches; het bovenste is { $token } waard. { $name0 } mag twee dobbelstenen van golf 2 nemen, en daar liggen twee drieën.
example-token-2 = { $name0 } eet ze allebei, bevrijdt de vriend daar en krijgt het fiche van { $token }. Het volgende van de stapel is nog maar { $below } waard: wie later komt, krijgt minder.
example-run = Drie op een rij
example-run-1 = { $name0 } heeft een 4 opgeslagen. Op golf 2 liggen een 3 van { $name0 }, een 5 van { $name1 } en een 6 van { $name2 }; { $name0 } mag twee dobbelstenen nemen.
example-run-2 = { $name0 } neemt de 3 en de 5 en eet ze met de opgeslagen 4: { $dice }. Drie opeenvolgende dobbelstenen, ongeacht de kleur: “{ $tentacle }”. De 6 blijft liggen, want elke genomen dobbelsteen moet bij de combinatie horen.
example-strengths = Wat bedekt is, telt niet meer
example-strengths-1 = Alle symbolen van { $name0 } liggen op niveau 1: voedsel { $food }, golf { $wave }. { $name0 } neemt de tegel met voedsel en opslag.
example-strengths-2 = Het voedsel ligt nu op niveau 2, dus de voedselkracht is { $food }. Het enige golfsymbool is bedekt; ook zonder is de golfkracht { $wave }.
example-first-dice = De eerste golf
example-first-dice-1 = De riffen liggen klaar. { $name0 } legt de eerste dobbelsteen op de grote golf; dan { $name1 } en { $name2 }, tot iedereen er drie heeft liggen.
example-first-dice-2 = Neutrale dobbelstenen hebben de rest gevuld, en de golf is voor het eerst gekanteld. Opgeteld tonen de dobbelstenen in zee: { $name0 } { $s0 }, { $name1 } { $s1 }, { $name2 } { $s2 }. { $name0 } heeft de hoogste som en is de startspeler.
example-first-dice-3 = Vanaf { $name0 } legt iedereen nog twee dobbelstenen op de grote golf. Dan begint de eerste beurt.
example-second-level = Boven op twee tegels
example-second-level-1 = Het rif van { $name0 } heeft drie tegels naast elkaar, allemaal op niveau 1.
example-second-level-2 = { $name0 } neemt { $tile } uit de voorraad.
example-second-level-3 = De tegel ligt op twee velden die bij twee verschillende tegels horen, dus op niveau { $level }. De pijlkracht is nu { $arrow } en de voedselkracht { $food }; het voedsel en de opslag eronder zijn bedekt.
example-two-dice = Laden in plaats van bouwen
example-two-dice-1 = { $name0 } heeft golfkracht { $wave } en mag zoveel dobbelstenen laden.
example-two-dice-2 = De eerste komt op rij 1: die valt straks dicht bij de grote golf.
example-two-dice-3 = De tweede komt op rij 3 en valt ver weg. Dat was stap 1; er wordt deze beurt niets gebouwd. Nu verplaatst { $name0 } een figuur.
example-past-the-shark = De haai zit in de weg
example-past-the-shark-1 = { $name0 } heeft pijlkracht { $arrow }. De figuur op L2 kan niet verder omlaag: op L3 zit de haai, en niemand komt op of voorbij zijn veld.
example-past-the-shark-2 = { $name0 } verplaatst de andere figuur: van het strand twee stappen omhoog langs de rechterkant, { $to }.
example-storing = Twee dobbelstenen voor later
example-storing-1 = { $name0 } mag { $food } dobbelstenen van golf 2 nemen, en er zijn twee opslagplaatsen vrij. Een neutrale 4 is al opgeslagen.
example-storing-2 = { $name0 } neemt { $die } en legt die op een vrije opslagplaats. Vanaf nu staat vast: wat deze beurt genomen wordt, wordt opgeslagen en niet gegeten.
example-storing-3 = Op de laatste vrije opslagplaats komt { $die }. De opgeslagen dobbelstenen wachten op een latere beurt.
example-bite = Een hap
example-bite-1 = De haai is op het strand. { $name1 } heeft een figuur op L6 en pijlkracht { $arrow }. { $name0 } gaat naar R6, met haaicijfer 1.
example-bite-2 = De haai zwemt één veld en eet de figuur van { $name1 } { $space }. { $name1 } moet een geraamte op het rif leggen.
example-bite-3 = { $name1 } kiest een opslagplaats. Die is niet meer te gebruiken, maar de pijlkracht blijft { $arrow }. Nu komt de figuur terug.
example-bite-4 = { $name1 } laat hem in de diepzee terugkomen. Op het strand zou hij weer dicht bij de haai zijn als die omkeert.
example-break = De golf kantelt
example-break-1 = Op de grote golf is nog één plek vrij. { $name0 } gaat naar R6, dus de haai zwemt één veld: dwars over het bord, langs een dobbelsteensymbool.
example-break-2 = Op de laatste plek komt een neutrale dobbelsteen, en aan het einde van de beurt kantelt de golf: alle twaalf dobbelstenen vallen op de golven. De dobbelsteen die er al lag, blijft. De haai keert om, en { $name0 } kiest als eerste een bonus.
example-choice = Een bonus kiezen
example-choice-1 = De dobbelstenen van { $name0 } op het bord tonen 6, 5, 4 en 3, samen { $sum }. Dat is genoeg voor alle bonussen behalve de hoogste.
example-choice-2 = { $name0 } kiest stappen op het krakenspoor. { $name2 } staat op veld 3, dat wordt overgeslagen: de stappen gaan naar { $first } en { $second }.
example-sixth-friend = De laatste vriend
example-sixth-friend-1 = { $name0 } heeft vijf vrienden bevrijd. De laatste zit bij de grijparm voor een laag paartje, en op de golf liggen twee drieën.
example-sixth-friend-2 = { $name0 } eet ze op en bevrijdt de zesde vriend, voor een fiche van { $token }. De beurt eindigt met de haai; dan volgen er { $turns } laatste beurten: { $name1 }, { $name2 } en tot slot { $name0 }.

## Why a move is good

reason-friends = { $amount ->
    [one] één bevrijde vriend meer
   *[other] { $amount } bevrijde vrienden meer
}
reason-corals = { $amount ->
    [one] één koraal meer
   *[other] { $amount } koralen meer
}
reason-strength = meer kracht: { $names }
reason-points = { $amount ->
    [one] ongeveer één punt meer
   *[other] ongeveer { $amount } punten meer
}
reason-no-skeletons = { $amount ->
    [one] één geraamte minder op het rif
   *[other] { $amount } geraamtes minder op het rif
}
reason-stored = { $amount ->
    [one] één opgeslagen dobbelsteen meer
   *[other] { $amount } opgeslagen dobbelstenen meer
}
reason-rooms = { $amount ->
    [one] één vrije opslagplaats meer
   *[other] { $amount } vrije opslagplaatsen meer
}
reason-track = { $amount ->
    [one] één veld verder op het krakenspoor
   *[other] { $amount } velden verder op het krakenspoor
}

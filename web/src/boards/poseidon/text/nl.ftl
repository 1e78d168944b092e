# The board of Poseidon's Kingdom, in Dutch.

error-other-wave = Je figuur neemt alleen dobbelstenen van golf { $wave }.

board-areas = Delen van de tafel
board-ocean = Oceaan
board-kraken = Kraken
board-reefs = Riffen
board-steps = De stappen van een beurt
board-step-build = Bouwen of laden
board-step-move = Verplaatsen
board-step-take = Nemen
board-step-shark = Haai
board-step-wave = Grote golf
board-step-reefs = Rif leggen
board-step-first-dice = Eerste dobbelstenen
board-step-first-tip = Eerste golf
board-step-more-dice = Nog twee dobbelstenen

board-shark = De haai is { $space } en zwemt { $next }.
board-space = { $space }, een uiteinde van golf { $wave }. Wie hier stopt, stuurt de haai { $number ->
    [one] één veld verder
   *[other] { $number } velden verder
  }.
board-swims = De weg van de haai: { $spaces }
board-eats = Hij eet { $names }
board-could-free = Kan bevrijden: { $tentacles }
board-then-wave = De dobbelstenen van golf { $wave } liggen dan binnen bereik
board-then-reef = Het rif heeft dan { $strengths }
board-then-token = Het fiche telt voor { $token }
board-wave = Golf { $wave }
board-die = { $die }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, golf { $wave }
board-big-wave = De grote golf, { $full } van { $count } plekken vol
board-row = Rij { $row } van de grote golf, { $free } van { $count } plekken vrij; zijn dobbelstenen komen meestal op golf { $wave }
board-row-short = Rij { $row }

board-tentacle = { $left ->
    [0] Geen fiche meer.
   *[other] Bovenste fiche: { $token } punten, nog { $left }.
  } Vrienden hier: { $friends }.
board-track = Het krakenspoor van { $count } velden, het hoofd is 0. { $places }
board-coral = Koraal { $number }: { $kind }
board-coral-hidden = gedekt
board-coral-of = Genomen door { $name }
board-coral-seen = Bekeken door { $names }

board-reef = Het rif van { $name }
board-hex = { $symbol }, niveau { $level }, { $hex }
board-skeleton = geraamte van { $name }; eronder: { $hex }
board-site = vrije plek, { $hex }
board-place = rij { $row } van boven, nummer { $number } van links
board-seat = { $name }: { $points }. Gaan { $arrow }, eten { $food }, laden { $wave }; vrienden bevrijd { $freed }, dobbelstenen over { $supply }, som op het bord { $sum }, geraamtes { $skeletons }.

board-build = bouw { $tile }
board-lay = leg de tegel hier
board-lay-on = leg de tegel op { $symbols }
board-lay-beside = leg de tegel naast { $symbol }
board-take = neem { $die }
board-this-hex = dit veld
board-skeleton-on = hier komt het geraamte: { $symbol }, niveau { $level }
board-gives-room = { $die } maakt plaats
board-eat = Eet: { $tentacle }
board-free = Bevrijd: { $tentacle }
board-enough-head = niemand bevrijden
board-enough-coral = geen tweede koraal
board-goes-first = { $seat } gaat eerst
board-back-at = Terug: { $space }
board-back-behind = { $space }, achter de haai

board-lay-all = Leg ze voor mij
board-or-load = of laad { $count ->
    [one] één dobbelsteen:
   *[other] tot { $count } dobbelstenen:
  }
board-load-anywhere = Alles, waar dan ook
board-load-enough = Niet meer
board-site-how = Tik op een plek; tik op de tegel om te draaien.
board-turn = Draai
board-swap = Wissel
board-lay-here = Leg hier
board-move-how = Tik op een verlicht veld. De vin zegt hoe ver de haai dan zwemt, een ster dat je een vriend kunt bevrijden.
board-fin-means = zo ver zwemt de haai
board-star-means = bevrijdt een vriend
board-reaches = Golf { $wave }
board-no-wave = Geen dobbelstenen hier
board-token = fiche { $token }
board-tap-to-store = { $left ->
    [one] Tik op een dobbelsteen van golf { $wave } om hem op te slaan.
   *[other] Tik op hoogstens { $left } dobbelstenen van golf { $wave } om ze op te slaan.
  }
board-tap-coral = Tik op een koraal om het te nemen.
board-take-nothing = Neem niets
board-store-enough = Niets meer opslaan
board-room = Je opslag is vol. Welke dobbelsteen maakt plaats?
board-stored = { $die } van je rif, { $hex }
board-eating = Je eet { $dice }
board-any-dice = Wat er maar past
board-pick-enough = Dit is genoeg
board-mover = { $name }: { $steps ->
    [one] één veld
   *[other] { $steps } velden
  }
board-skeleton-how = Kies een veld van je rif. Wat onder een geraamte ligt, telt niet meer.
board-look-how = Tik op een koraal: alleen jij ziet het.
board-no-look = Niet kijken
board-sum = Je dobbelstenen op het bord tonen samen { $sum }.
board-no-bonus = Geen bonus
board-over = De partij is afgelopen.

board-scoring-note = Veilige-plaatsfiches tellen voor hun waarde; genomen koralen voor wat op het rif te zien is.
board-winner = wint
board-points = { $points ->
    [one] één punt
   *[other] { $points } punten
  }
board-tokens = Fiches: { $tokens }
board-freed = { $count ->
    [one] één vriend vrij
   *[other] { $count } vrienden vrij
  }
board-skeletons = { $count ->
    [one] één geraamte
   *[other] { $count } geraamtes
  }

tutorial-goal = De kraken houdt zes van je vrienden vast. Eet de juiste dobbelstenen, en een grijparm laat los: elke vriend levert punten op. Let op de haai!
tutorial-reef = Leg je starttegels aan elkaar: tik er een aan en bevestig waar hij ligt, of kies “Leg ze voor mij”.
tutorial-load = Leg dobbelstenen op de grote golf: die van rij 1 vallen dichtbij, die van rij 3 ver weg. “Alles, waar dan ook” is prima.
tutorial-steps = Een beurt heeft vijf stappen, altijd in deze volgorde: bouwen of laden, verplaatsen, nemen, haai, grote golf.
tutorial-strengths = Je krachten, naar de hoogste symbolen op je rif: de pijl zegt hoe ver je zwemt, voedsel hoeveel dobbelstenen je neemt, de golf hoeveel je er laadt.
tutorial-build = Stap 1: neem een tegel voor je rif of laad dobbelstenen. Een symbool is zo sterk als zijn niveau, dus bouw boven op twee tegels.
tutorial-move = Stap 2: tik op een verlicht veld. Je bereikt de dobbelstenen van die golf. De vin met een cijfer zegt hoe ver de haai gaat zwemmen, een ster betekent een vriend die je kunt bevrijden.
tutorial-take = Stap 3: eet dobbelstenen om een vriend te bevrijden, of sla ze op voor later. Die van anderen brengen hen vooruit op het krakenspoor.
tutorial-kraken = Elke grijparm toont wat hij wil eten en wat hij opbrengt. Wie over het spoor het hoofd bereikt, bevrijdt ook een vriend.
tutorial-shark = Voordat je zwemt: in stap 4 zwemt de haai zo ver als het haaicijfer van je veld zegt; kies een veld, en een rode lijn toont zijn route. Wie hij tegenkomt, krijgt een geraamte op het rif.
tutorial-wave = Stap 5: zijn alle plekken vol, dan kantelt de grote golf en gooit nieuwe dobbelstenen over de zee. Wat je laadt, komt zo weer in zee.
tutorial-end = Nog vijf! Heeft iemand alle zes bevrijd, dan krijgt iedereen nog één beurt, waarin dobbelstenen ook koralen opleveren. Gebeurt er iets nieuws, dan komt er uitleg. Veel plezier!
tutorial-coach = Nu op naar je eerste vriend. Bij elke beslissing zeg ik waar je op moet letten.
first-freed = Je eerste vriend is vrij! Het fiche telt aan het einde. Wat lager in een stapel ligt is minder waard, dus vroeg zijn loont.
coach-build-food = Je mag maar één dobbelsteen nemen. Bouw voedsel boven op twee tegels: op niveau 2 neem je er twee, en twee gelijke bevrijden een vriend.
coach-build-arrow = Je figuren zwemmen maar één stap. Met een pijl boven op twee tegels zijn het er twee, en dan bereik je meer golven.
coach-build = Bouw wat je mist: pijlen om te zwemmen, voedsel om te nemen, golven om te laden, opslag om te bewaren. Of laad dobbelstenen: die komen in zee als de golf kantelt.
coach-load = Dobbelstenen uit de achterste rijen vallen verder weg. Laad waar je figuren kunnen komen, en denk eraan: jouw dobbelstenen in zee leveren ook bonussen op.
coach-site = Leg de tegel zo dat het symbool dat je wilt hoog ligt. Wat eronder ligt, telt niet meer.
coach-star = Het gemarkeerde veld heeft een ster: met de dobbelstenen van die golf bevrijd je nu een vriend. Zwem erheen!
coach-move = Nog geen ster. Zwem naar een golf met bruikbare dobbelstenen: een opgeslagen 2 en nog een 2 is een paartje. Langs de rode lijn zwemt de haai.
coach-eat = Daar is het: tik op de verlichte grijparm. Je eet de dobbelstenen die hij wil, en je vriend is vrij.
coach-store = Nog niets te bevrijden. Sla dus een dobbelsteen op die bij andere past: gelijke, een rij, of samen 7. Eigen en neutrale dobbelstenen brengen niemand vooruit.
coach-nothing = Hier valt voor jou niets te nemen. Ga verder: volgende beurt ligt alles anders.
coach-room = Je opslag is vol. Doe de dobbelsteen weg die het minst bij de andere past.
coach-pick = Er passen meer dobbelstenen. Die van anderen uit de golf brengen hen vooruit; eigen, neutrale en opgeslagen dobbelstenen niet.
coach-mover = Bezette velden worden overgeslagen, dus de volgorde telt. Wie het hoofd bereikt, mag een vriend bevrijden: probeer dat te vermijden.
coach-skeleton = Wat onder een geraamte ligt, telt niet meer. Kies een leeg veld, of een symbool dat je hoger ook hebt.
coach-return = Kom terug waar goede dobbelstenen in de buurt liggen en waar de haai niet heen zwemt.
coach-look = Alleen jij ziet dit koraal. In de laatste beurt kun je koralen nemen voor punten: dan weet je waar een goed koraal ligt.
coach-bonus = Hoe meer jouw dobbelstenen in zee samen tonen, hoe beter de bonus. Stappen op het spoor brengen je naar het hoofd, en daar bevrijd je een vriend.
coach-bonus-free = Jouw dobbelstenen in zee zijn sterk: neem de bonus die meteen een vriend bevrijdt.
coach-head = Je hebt het hoofd bereikt: de dichtstbijzijnde vriend kan zonder dobbelstenen vrijkomen. Ja!
coach-free = Houd in de gaten wat de grijparmen willen: elke beslissing brengt je dichter bij een ervan.
first-level = Een symbool op niveau 2 is twee keer zo sterk als een op niveau 1. Wat eronder ligt is bedekt en telt niet meer.
first-die-symbol = De haai is langs een dobbelsteensymbool gekomen: er gaat een neutrale dobbelsteen op de grote golf, die nu eerder kantelt.
first-eaten = De haai eet wie op een veld staat waar hij komt. De figuur is niet weg: die komt terug in de diepzee of op het strand, maar de eigenaar krijgt een geraamte.
first-skeleton = Een geraamte bedekt het symbool eronder, en je kunt er niet op bouwen. Een van de bonussen haalt al je geraamtes weg.
first-wave = Alle plekken waren vol, dus de grote golf is gekanteld: nieuwe dobbelstenen in zee. Wat er lag, blijft. Iedereen kiest nu een bonus, naar de som van de eigen dobbelstenen in zee.
first-shark-turns = Na elke golf keert de haai om: vanaf nu zwemt hij zijn acht de andere kant op.
first-track = Iemand nam een dobbelsteen van jou, dus je gaat vooruit op het krakenspoor. Bezette velden sla je over. Op het hoofd mag je een vriend bevrijden.
first-head = Wie het hoofd bereikt, mag de dichtstbijzijnde vriend bevrijden en een koraal bekijken. Overgebleven stappen vervallen.
first-look = Dit koraal ken je nu; de anderen weten alleen dat je gekeken hebt. In de laatste beurt kun je het nemen met dobbelstenen die samen zijn getal zijn.
first-last-round = De laatste ronde: iedereen heeft nog één beurt. In plaats van een vriend te bevrijden mag je nu koralen nemen, met dobbelstenen die precies hun getal zijn. Op het spoor beweegt niemand meer.

## What each piece tells

board-space-end = { $space }. Wie hier stopt, stuurt de haai { $number ->
    [one] één veld verder
   *[other] { $number } velden verder
  }.
board-creatures = Hier: { $names }.
board-creature-of = { $name } ({ $creature })
board-die-symbol = Dobbelsteensymbool: komt de haai langs, dan gaat er een neutrale dobbelsteen op de grote golf.
board-die-moves = Neem je hem, dan gaat { $name } vooruit op het krakenspoor.
board-row-dice = Dobbelstenen: { $owners }.
board-row-how = Tik op een rij van de grote golf.
board-load-here = leg hier een dobbelsteen
board-track-how = Wie het hoofd bereikt, bevrijdt een vriend.
board-track-closed = Het spoor is dicht: de laatste ronde is begonnen.
board-coral-price = In de laatste beurt kost het dobbelstenen die samen precies { $number } zijn.
board-needs-total_seven = dobbelstenen die samen 7 zijn
board-needs-at-least-seven = dobbelstenen die samen 7 of meer zijn
board-needs-low_pair = twee gelijke van 1 tot 3
board-needs-high_pair = twee gelijke van 4 tot 6
board-needs-run_of_three = drie opeenvolgende getallen
board-needs-three_alike = drie gelijke dobbelstenen
board-needs-four_different = vier verschillende dobbelstenen
board-counts-fins = 1 punt voor elke zichtbare pijl op je rif.
board-counts-mouth = 1 punt voor elk zichtbaar voedselsymbool op je rif.
board-counts-rider = 1 punt voor elke zichtbare golf op je rif.
board-counts-graveyard = 3 punten zonder geraamtes op je rif, anders min 1 voor elk.
board-counts-trident = Telt als een ander koraal naar keuze, wat het beste uitkomt.
board-sign-arrow = De hoogste zegt hoe ver je figuren zwemmen.
board-sign-food = Het hoogste zegt hoeveel dobbelstenen je mag nemen.
board-sign-wave = De hoogste zegt hoeveel dobbelstenen je mag laden.
board-sign-storage = Bewaart één dobbelsteen voor een latere maaltijd.
board-sign-plain = Geen symbool: goed om op te bouwen.
board-sign-skeleton = Wat eronder ligt, telt niet, en er wordt niet op gebouwd. Een bonus na de grote golf haalt geraamtes weg.
board-score = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } (fiches { $tokens })
board-score-hidden = { $count ->
    [0] geen fiches
    [one] 1 fiche, gedekt
   *[other] { $count } fiches, gedekt
  }
board-score-corals = en { $count ->
    [one] 1 koraal
   *[other] { $count } koralen
  }
board-score-visible = Voor koralen: pijlen { $arrow }, voedsel { $food }, golven { $wave }, geraamtes { $skeletons }.
board-does = Tik: { $what }
board-does-pick = Tik: deze figuur gaat
board-does-eat = eet deze dobbelsteen
board-does-store = sla deze dobbelsteen op
board-does-look = bekijk het, alleen jij ziet het
board-does-buy = neem het
board-does-free = eet en bevrijd een vriend: +{ $token }
board-does-skeleton = hier komt het geraamte
board-does-reef = toon dit rif
board-does-tile = neem deze tegel

## What others do

story-eats-frees = { $name } eet { $dice } en bevrijdt een vriend: +{ $token }
story-frees = { $name } bevrijdt een vriend: +{ $token }
story-eats = { $name } eet { $dice }
story-stores = { $name } slaat { $dice } op
story-eaten-you = De haai eet je figuur { $space }!
story-track-you = { $name } brengt je vooruit: veld { $to } van het krakenspoor
story-your-die = jouw { $value }
story-neutral-die = een neutrale { $value }
story-own-die = een eigen { $value }
story-die-of = een { $value } van { $name }

# De schat van Kadora, in Dutch.

game-title = De schat van Kadora
game-blurb = Betoverde diamanten: verzamel het meest van één kleur en raak de rest kwijt.

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
kind-round = rond
kind-square = vierkant
kind-drop = druppel
side-south = Zuid
side-west = West
side-north = Noord
side-east = Oost
card = de { $colour } { $value } ({ $kind })
# The colour with a card: the red 5. A data file may bring new colours, which stay as they are.
card-colour-red = rode
card-colour-orange = oranje
card-colour-yellow = gele
card-colour-green = groene
card-colour-blue = blauwe
card-colour-purple = paarse
card-hidden = een gedekte kaart in { $colour }
taken = { $card }
virtual-player = de virtuele speler

## What happened

event-deal = De kaarten zijn gedeeld. { $first } begint.
event-turn = Beurt { $turn }: { $seat }.
event-give = { $seat } geeft al het { $colour } aan { $to }: { $cards }.
event-place = { $seat } legt { $card } op { $cell }.
event-take = { $seat } neemt { $taken }.
event-full-table = De tafel is vol en er is niets te nemen: { $seat } neemt wat niet overeenkomt.
event-last-resort = Alles komt overeen en geen som wordt gehaald: het laatste redmiddel voor { $seat }.
event-draw = { $seat } trekt { $card } van stapel { $stack }.
event-draw-hidden = { $seat } trekt { $card } van stapel { $stack }.
event-refill = Van stapel { $stack } komt { $card } op { $cell }.
event-stacks-empty = Beide stapels zijn op: iedereen krijgt nog één beurt, { $seat } als allerlaatste.
event-show-hand = { $seat } legt de handkaarten bij de gewonnen buit: { $cards }.
event-show-aside = De opzijgelegde kaarten zijn voor de virtuele speler: { $cards }.
event-end = De partij is afgelopen. Strafpunten: { $penalties }. Gewonnen door: { $winners }.

## Why not

error-must-place = Leg eerst een kaart uit je hand.
error-must-draw = Je kaart ligt al; kies nu van welke stapel je trekt.
error-not-in-hand = Je hebt { $card } niet in je hand.
error-cell-taken = Op { $cell } ligt al een kaart.
error-already-gave = Je hebt deze beurt al kaarten weggegeven.
error-no-such-receiver = Op plaats { $to } zit niemand.
error-give-to-self = Je kunt geen kaarten aan jezelf geven.
error-nothing-to-give = Je hebt geen { $colour } gewonnen.
error-receiver-has-colour = { $to } heeft al { $colour }.
error-not-sole-leader = Je mag { $colour } alleen weggeven zolang jij daar in je eentje de hoogste waarde in hebt.
error-outside-block = Kaarten mogen alleen binnen het blok van vier bij vier liggen.
error-no-such-card = Kaart { $word } bestaat niet.

## Choices

choice-place = leg { $card } op { $cell }
choice-draw = trek van stapel { $stack }
choice-give = geef al het { $colour } aan { $to }
ask-start = Leg een kaart, of geef eerst een kleur weg.
ask-place = Leg een kaart.
ask-draw = Van welke stapel trek je?

## Terminal

label-hand = Hand
label-stacks = Trekstapels, bovenste eerst
label-aside = Opzijgelegd
label-loot = Gewonnen buit
label-penalty = straf
label-leads = ▲ hoogste waarde in de kleur
# The letters on the cards are those of the notation, which is English.
label-legend = ● rond  ■ vierkant  ▼ druppel
    R rood   O oranje  Y geel
    G groen  B blauw   P paars
label-last-turns = { $count ->
    [one] Nog één laatste beurt.
   *[other] Nog { $count } laatste beurten.
  }

## The rules

rules-summary = Win diamanten van zo weinig mogelijk kleuren, en zorg dat je van minstens één kleur het meest hebt: diamanten in een kleur waarvan een ander meer heeft, zijn strafpunten, en wie de minste heeft, wint.

    In je beurt:

    1. Geef al je gewonnen kaarten van één kleur weg, als dat mag en je dat wilt.
    2. Leg een kaart op een lege plek. Waar kolom of rij dan op { $threshold } of meer uitkomt, neem je de andere kaarten met dezelfde kleur of soort.
    3. Trek een kaart van een van de twee stapels.
    4. Vul het blok aan als er meer dan { $empty } plekken leeg zijn.

    Zijn beide stapels leeg, dan heeft iedereen nog één beurt, en komen de handkaarten bij de gewonnen kaarten. Per kleur draait wie het meest heeft die kaarten om; wat nog open ligt, zijn strafpunten.
    .title = In het kort
rules-goal = Zeerovers verdelen een betoverde schat vol diamanten. Wie van minstens één kleur het meest heeft, verbreekt de betovering; elke andere diamant is ballast. Wie de minste strafpunten heeft, wint.
    .title = Waar het om gaat
rules-cards = 72 kaarten⟦cards.copies⟧ in zes kleuren ({ $colours }), drie soorten ({ $kinds }⟦cards.kinds⟧) en waarden van { $low } tot en met { $high }. Per kleur bestaat één waarde niet:

    @missing⟦cards.missing⟧

    De achterkant van een kaart verraadt de kleur. Van elke gedekte kaart kent iedereen dus altijd de kleur; soort en waarde blijven geheim.
    .title = De kaarten
rules-setup = Schud de kaarten. Leg er ongezien { $players ->
        [2] { $aside2 }
        [3] { $aside3 }
       *[4] { $aside4 }
    } opzij. Iedereen krijgt { $hand } kaarten in de hand. { $faceup } kaarten komen open op tafel als een blok van vier bij vier met een gat in het midden. De rest { $stacks ->
        [all_in_first] vormt één trekstapel
       *[halves] vormt twee even hoge trekstapels
    }⟦setup.stacks⟧, de gezamenlijke buit, zo uitgespreid dat elke achterkant te zien is. Jullie zitten en spelen met de klok mee: { $players ->
        [2] { $sides2 }
        [3] { $sides3 }
       *[4] { $sides4 }
    }⟦setup.seats⟧. { $firstplayer ->
        [seat0] De eerste plaats begint.
       *[random] Het lot bepaalt wie begint, tenzij de tafel iemand heeft gekozen.
    }⟦setup.first_player⟧
    .title = Voorbereiding
rules-give = Aan het begin van je beurt mag je één keer al je gewonnen kaarten van één kleur weggeven, aan een speler die van die kleur nog niets gewonnen heeft. Dat mag alleen zolang jij in je eentje de hoogste waarde in die kleur hebt. Handkaarten tellen niet mee.

    Waarom zou je geven? Wie de kaarten krijgt, kan de meerderheid weer verliezen, en dan zijn het strafpunten; en jij bent een kleur kwijt die je toch niet kon houden.
    .title = 1. Weggeven
rules-place = Leg een kaart uit je hand op een lege plek in het blok. Komt de kolom, met jouw kaart erbij, op { $threshold } of meer uit, dan moet je alle andere kaarten van die kolom nemen die de kleur of de soort van jouw kaart hebben. Daarna geldt hetzelfde voor de rij. Jouw kaart blijft liggen. Wat je neemt, komt open voor je te liggen, op kleur gesorteerd en voor iedereen te zien: je gewonnen buit.
    .title = 2. Leggen en nemen
rules-full = Vult jouw kaart de laatste lege plek en { $fulltable ->
        [sums_too_low] blijven beide sommen onder { $threshold }
       *[nothing_taken] heb je niets genomen
    }⟦rules.full_table⟧, dan moet je uit kolom en rij juist alle kaarten nemen die noch de kleur noch de soort van jouw kaart hebben, hoe hoog de sommen ook zijn. { $lastresort ->
        [end_game] Levert ook dat niets op, dan is de partij meteen afgelopen.
       *[take_all] Levert ook dat niets op, dan neem je alle zes de andere kaarten van kolom en rij.
    }⟦rules.last_resort⟧
    .title = Volle tafel
rules-draw = Neem de bovenste kaart van een van beide trekstapels in je hand, zodat je er weer { $hand } hebt. Is er een stapel leeg, dan valt er niets te kiezen.
    .title = 3. Trekken
rules-refill = Zijn er meer dan { $empty } plekken leeg, leg dan kaarten van de stapel waarvan je net hebt getrokken, steeds op de eerste lege plek in leesrichting, gezien vanaf jouw kant van de tafel, tot er nog { $empty } leeg zijn. Met die kaarten neem je niets. { $otherstack ->
        [no] Raakt die stapel op, dan stopt het aanvullen.
       *[yes] Raakt die stapel op, ga dan verder met de andere.
    }⟦rules.refill_from_other_stack⟧
    .title = 4. Aanvullen
rules-end = Zijn beide trekstapels op, dan krijgt iedereen nog precies één beurt; wie ze leegmaakte, komt als laatste. In die beurten wordt er niet getrokken of aangevuld. Daarna gaan ieders overgebleven handkaarten naar de eigen gewonnen buit. Wat in het blok blijft liggen, telt voor niemand.
    .title = Het einde
rules-scoring = Wie in een kleur de hoogste waarde heeft, legt die kaarten gedekt; hebben meer spelers die waarde, dan doen ze het allemaal. Kaarten die open blijven, tellen met hun waarde als strafpunten. Wie de minste strafpunten heeft, wint, maar winnen kan alleen wie minstens één meerderheid heeft. Bij een gelijke stand wint wie meer kaarten heeft; { $lasttie ->
        [earlier_seat] is ook dat gelijk, dan wint wie eerder aan de beurt kwam.
       *[shared] is ook dat gelijk, dan delen ze de overwinning.
    }⟦rules.last_tie⟧
    .title = Puntentelling
rules-virtual = { $players ->
        [2] Draai vóór de puntentelling de { $aside2 } opzijgelegde kaarten om. Ze zijn van een virtuele derde speler, die bij elke meerderheid meetelt en zelfs kan winnen. Tot die tijd tellen ze niet mee: ze staan het weggeven niet in de weg, en je kunt er niets bij geven.
       *[other] {""}
    }
    .title = Met twee spelers

## Tables of the rules

table-colour = Kleur
table-missing = Ontbreekt
table-cards = Kaarten

## Why a value was reconstructed

why-cards-kinds = het regelboekje noemt drie soorten diamanten, maar zegt niet welke
why-cards-missing = volgens het regelboekje mist elke kleur één waarde, maar er staat niet bij welke
why-cards-copies = zes kleuren, drie soorten en vier waarden zijn precies de 72 kaarten uit de doos
why-setup-stacks = het regelboekje maakt van de rest twee trekstapels, zonder te zeggen hoe groot
why-setup-first-player = wie het laatst op een eiland was, begint; een computer kan dat niet vragen
why-setup-seats = elke speler leest het blok vanaf de eigen kant; het regelboekje tekent geen plaatsen
why-rules-full-table = het regelboekje noemt lage sommen als reden; een gehaalde som zonder overeenkomst geeft hetzelfde probleem
why-rules-last-resort = een vol blok waarin alles overeenkomt en geen som wordt gehaald, zou het spel stilleggen
why-rules-refill-from-other-stack = het regelboekje zegt niet wat er gebeurt als de stapel tijdens het aanvullen opraakt
why-rules-last-tie = wat er dan nog beslist, staat niet in het regelboekje

## Worked examples (examples.toml)

example-gift = Weggeven
example-gift-1 = { $name0 } heeft als enige de hoogste waarde in geel ({ $yellow }) en in blauw ({ $blue }). Geel kan weg: { $name1 } en { $name2 } hebben geen gele kaarten gewonnen. Blauw niet: allebei hebben ze al blauwe kaarten.
example-gift-2 = { $name0 } verwacht niet tot het einde in geel de hoogste waarde te houden en geeft ze allemaal aan { $name2 }: { $cards }. { $name2 } heeft nu { $total } in geel; krijgt iemand anders meer, dan zijn dat strafpunten.
example-column = Leggen in kolom en rij
example-column-1 = { $name0 } wil de gele 2 met de ronde diamant op b2 leggen.
example-column-2 = De kolom is nu samen { $column }: { $name0 } moet de kaarten nemen die geel of rond zijn, { $taken }. De blauwe kaart is geen van beide en blijft liggen, net als de gelegde kaart. De rij is samen maar { $row }, dus daar wordt niets genomen.
example-column-3 = { $name0 } trekt { $card }. Er zijn nu meer dan vier plekken leeg, dus komt de volgende kaart van dezelfde stapel, { $refilled }, op de eerste lege plek in de leesrichting: { $cell }.
example-full = Een volle tafel
example-full-1 = Alleen d4 is leeg. { $name0 } moet daar een kaart leggen en kiest de gele 2 met de ronde diamant.
example-full-2 = Het blok is vol, en met { $column } in de kolom en { $row } in de rij mag er op de gewone manier niets worden genomen. Daarom neemt { $name0 } wat niet geel en niet rond is: { $down } uit de kolom en { $across } uit de rij. De gele kaart in de rij blijft liggen.
example-scoring = Wie wint?
example-scoring-1 = De laatste beurt: { $name3 } legt een kaart. Daarna legt iedereen de overgebleven handkaarten bij de gewonnen buit.
example-scoring-2 = { $name0 } heeft de meerderheid in rood, { $name1 } in paars, en oranje delen ze. { $name2 } heeft de meerderheid in groen, geel en blauw. Die kaarten worden gedekt; de andere zijn strafpunten: { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }, { $name3 } { $p3 }. { $name3 } heeft de minste, maar in geen enkele kleur de meerderheid, en kan dus niet winnen. Winnaar: { $winners }.
example-deal = Na het delen
example-deal-1 = De kaarten zijn gedeeld. { $name0 } ziet de eigen handkaarten en de twaalf kaarten van het blok, met vier lege plekken in het midden. Van alle andere kaarten ziet { $name0 } de achterkant: welke kleuren { $name1 } en { $name2 } in de hand hebben, welke er op elke stapel volgen en welke er opzij liggen. { $name0 } begint.
example-deal-2 = { $name0 } legt { $card } op een van de vier lege plekken, { $cell }. Zo begint de eerste beurt.
example-draw = Welke stapel?
example-draw-1 = De bovenste kaart van de eerste stapel heeft een blauwe achterkant, die van de tweede een paarse. Eerst moet { $name0 } een kaart leggen.
example-draw-2 = { $name0 } legt { $card }. Met { $column } in de kolom en { $row } in de rij wordt er niets genomen. Nu mag { $name0 } van een van beide stapels trekken.
example-draw-3 = { $name0 } verzamelt paars en trekt van de tweede stapel: { $card }. Er zijn niet meer dan vier plekken leeg, dus er wordt niets aangevuld, en de beurt is voorbij.
example-refill = Vanaf de eigen kant gezien
example-refill-1 = { $name1 } zit aan een andere kant van de tafel, dus voor { $name1 } begint de leesrichting in een andere hoek van het blok.
example-refill-2 = { $name1 } legt { $card } en neemt { $taken }. Nu zijn er vijf plekken leeg.
example-refill-3 = { $name1 } trekt { $card }. De volgende kaart van dezelfde stapel, { $refilled }, komt op de eerste lege plek die { $name1 } bij het lezen tegenkomt: { $cell }. Er zijn weer vier plekken leeg, en de nieuwe kaart neemt niets.
example-last-card = De laatste kaart
example-last-card-1 = De ene stapel is op en de andere heeft nog één kaart. { $name0 } legt een kaart die niets neemt.
example-last-card-2 = { $name0 } trekt de laatste kaart, { $card }. Nu volgen er nog { $turns } beurten: eerst { $name1 }, dan { $name2 }, en { $name0 }, die de stapels leegmaakte, komt als laatste. Er wordt niet meer getrokken.
example-virtual = De virtuele derde speler
example-virtual-1 = De allerlaatste beurt. { $name1 } heeft voor { $yellow } aan geel gewonnen, veel meer dan { $name0 }. Maar wat ligt er opzij?
example-virtual-2 = De opzijgelegde kaarten worden omgedraaid: daar zit { $aside } aan geel bij, dus de virtuele speler heeft het meest, en voor { $name1 } zijn de gele kaarten strafpunten. Strafpunten: { $name0 } { $p0 }, { $name1 } { $p1 }, de virtuele speler { $p2 }. Gewonnen door: { $winners }.

# Below tables of scores.
low-wins = Scores zijn strafpunten: de laagste wint.

## Why a move is good

reason-leads = de meerderheid in { $names }
reason-less-penalty = { $amount ->
    [one] ongeveer één strafpunt minder
   *[other] ongeveer { $amount } strafpunten minder
}
reason-rivals-penalty = { $amount ->
    [one] ongeveer één strafpunt meer voor de anderen
   *[other] ongeveer { $amount } strafpunten meer voor de anderen
}

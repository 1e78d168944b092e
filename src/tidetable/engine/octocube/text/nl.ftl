# Octocube, in Dutch.

game-title = Octocube
game-blurb = Rol je octopus over de zeebodem en laat schatten aan je blokje plakken.
game-facts = kinderversie vanaf 6 jaar

kind-diamond = diamant
kind-pearl = parel
kind-sextant = sextant
kind-amphora = amfora
kind-starfish = zeester
kind-coin = munt
colour-white = wit
colour-light-blue = lichtblauw
colour-dark-blue = donkerblauw
colour-green = groen
colour-orange = oranje
colour-purple = paars
colour-red = rood
colour-yellow = geel
side-up = bovenop
side-down = onderop
side-north = noord
side-east = oost
side-south = zuid
side-west = west
# The colour with a tile: a white pearl. A data file may bring new colours, which stay as they are.
tile-colour-white = witte
tile-colour-light-blue = lichtblauwe
tile-colour-dark-blue = donkerblauwe
tile-colour-green = groene
tile = een { $colour } { $kind }
coin = een munt

## What happened

event-deal = De stapeltjes liggen klaar. { $first } begint.
event-turn = Beurt { $turn }: { $seat }.
event-aim = { $seat } houdt het blokje boven { $cell }.
event-place = { $seat } plaatst het blokje op { $cell }.
event-roll = { $seat } rolt van { $from } naar { $to }.
event-stick = Aan het blokje van { $seat } plakt nu { $tile }.
event-reveal = Op { $cell } komt { $tile } tevoorschijn.
event-abyss = Op { $cell } komt een dieptetegel; nog { $left } over.
event-abyss-power = Op { $cell } komt dieptetegel { $power }; nog { $left } over.
event-rotate = { $seat } roteert het blokje { $degrees } graden.
event-home = { $seat } pakt het blokje terug van { $from }.
event-keep = { $seat } laat { $tile } op het blokje zitten.
event-score = { $seat } verwijdert { $tiles } en scoort { $points } punten.
event-score-nothing = { $seat } verwijdert niets van het blokje.
event-skip = { $seat } slaat over.
event-stop = { $seat } laat het hierbij.
event-power = { $seat } gebruikt kracht { $power } op { $cell }.
event-choose = { $seat } wijst { $cell } aan.
event-swap-own = { $seat } ruilt { $gives } boven op het blokje voor { $gets } van het spelersbord.
event-lift = { $seat } tilt het blokje van { $from } naar { $to }.
event-take = { $seat } pakt { $tile } van { $cell } en legt die op het blokje.
event-turn-over = { $seat } draait het blokje op zijn plaats.
event-trade = { $seat } ruilt { $gives } voor { $gets } op { $cell }.
event-change-places = { $seat } op { $from } en { $with } op { $to } wisselen van plaats.
event-swap-stacks = { $seat } verwisselt de stapeltjes op { $cell } en { $to }.
event-swap-tops = { $seat } geeft { $gives } aan { $with } en krijgt { $gets }.
event-take-back = { $seat } haalt alles van het blokje: { $tiles }.
event-slot = { $seat } legt { $tile } op het spelersbord.
event-shift = { $seat } verschuift { $tile } naar een ander vakje van het spelersbord.
event-aside = { $seat } legt { $tile } even opzij.
event-pile = { $seat } legt { $tile } op het stapeltje.
event-put-back = { $seat } legt { $tiles } terug op { $cell }, in plaats van een dieptetegel.
event-put-on-top = { $seat } legt { $tiles } terug, boven op { $cell }.
event-last-round = { $why ->
    [supply] De laatste dieptetegel is gelegd: deze ronde wordt uitgespeeld, dan is het afgelopen.
    [full] Een spelersbord is vol: deze ronde wordt uitgespeeld, dan is het afgelopen.
    [unfillable] Geen enkel spelersbord is nog te vullen: deze ronde wordt uitgespeeld, dan is het afgelopen.
   *[quiet] Er verandert al vele rondes niets meer: het spel is afgelopen.
  }
event-end = Het spel is afgelopen. { $scores }. Gewonnen door: { $winners }.

## Why not

error-must-place = Je blokje ligt in je persoonlijke spelgebied: plaats het eerst aan de rand.
error-must-orient = Kies eerst hoe je blokje komt te staan.
error-must-act = Kies eerst: rollen, roteren, scoren, overslaan of een kracht.
error-must-roll-or-take-back = Rol, of pak je blokje terug.
error-must-roll-or-stop = Je mag nu nog een keer rollen, of het hierbij laten.
error-must-use-or-stop = Gebruik de kracht van deze dieptetegel, of laat het hierbij.
error-must-unload = Zeg eerst welke tegels op je blokje blijven; de rest gaat eraf.
error-must-finish-power = Zeg eerst wat kracht { $power } moet doen.
error-must-fill-slot = Zoek eerst een vakje voor de tegel die aan de beurt is.
error-must-pile = Leg eerst de overgebleven tegels op het stapeltje, de onderste het eerst.
error-must-put-back = Zeg eerst waar het stapeltje naartoe gaat.
error-no-such-space = Die ruimte is er niet in dit spelgebied.
error-not-at-the-edge = { $cell } ligt niet aan de rand.
error-space-taken = Op { $cell } staat een blokje.
error-looks-the-same = Je blokje zou er net zo uitzien als bij een andere keuze.
error-stands-like-that = Zo staat je blokje al.
error-off-the-board = Daar is geen ruimte ({ $direction }).
error-no-rotating = In de kinderversie wordt niet geroteerd: rol, of pak je blokje terug.
error-no-skipping = In de kinderversie wordt niet overgeslagen: rol, of pak je blokje terug.
error-face-empty = Daar zit geen tegel ({ $face }).
error-keep-in-order = Tegels houd je in de volgorde boven, onder, noord, oost, zuid, west: voor deze ({ $face }) is het te laat.
error-no-powers = Krachten zijn er alleen in de geavanceerde versie.
error-power-not-here = Kracht { $power } ligt niet onder je blokje.
error-power-out-of-reach = Dieptetegel { $power } ligt niet open naast je blokje.
error-power-useless = Kracht { $power } kan nu niets doen.
error-same-stack = { $cell } is al gekozen: kies een ander stapeltje.
error-no-stack-there = Op { $cell } ligt geen stapeltje dat je kunt wisselen.
error-swap-in-order = Noem eerst het stapeltje dat, rij voor rij, het eerst komt: { $cell } is het tweede.
error-no-tile-to-see = Op { $cell } is geen tegel zichtbaar.
error-not-next-to-cube = { $cell } ligt niet naast je blokje.
error-coin-has-no-place = Een munt past niet op je spelersbord.
error-nothing-to-swap = Je spelersbord heeft er alleen { $tile } voor te bieden.
error-same-tile = Dan wissel je een tegel met precies dezelfde: { $tile }.
error-not-on-your-board = Dit ligt niet op je spelersbord: { $tile }.
error-nobody-there = Daar zit niemand.
error-own-cube = Dat is je eigen blokje.
error-cube-at-home = Het blokje van { $seat } staat niet in het spelgebied.
error-no-tile-on-top = Boven op het blokje van { $seat } zit geen tegel.
error-must-be-placed = Deze tegel past op een vrij vakje en moet worden geplaatst: { $tile }.
error-cannot-shift = Dat gaat niet: een tegel mag alleen een vakje nemen waar hij past, en de tegel die daar ligt moet passen op een vrij vakje.
error-slot-taken = Op dat vakje ligt al een tegel.
error-slot-does-not-fit = Dat vakje is niet voor { $tile }.
error-not-among-the-rest = Dit hoort niet bij de tegels die terug moeten: { $tile }.
error-pile-goes-elsewhere = Het stapeltje kan niet naar { $cell }: het vervangt een open dieptetegel of, als die er niet is, komt het op een van de laagste stapeltjes.
error-no-such-tile = Tegel { $word } bestaat niet.

## Choices

choice-place = plaats op { $cell }
choice-orient = boven { $up }, noord { $north }
choice-roll = rol naar { $cell } ({ $direction })
choice-rotate = roteer { $degrees }°
choice-score = scoor ({ $points })
choice-take-back = pak terug
choice-skip = sla over
choice-stop = laat het hierbij
choice-keep = houd { $tile } ({ $face })
choice-done = verwijder de rest ({ $points })
choice-power = { $power }: { $does }
choice-tile = { $tile }
choice-cube = het blokje van { $seat }
choice-slot = vakje { $slot }
choice-shift = vakje { $slot }, wat daar ligt naar { $to }
choice-aside = leg opzij
ask-place = Op welke ruimte aan de rand plaats je je blokje?
ask-orient = Hoe komt je blokje te staan?
ask-act = Wat doe je?
ask-again = Nog een keer rollen?
ask-offer = Gebruik je de kracht van deze dieptetegel?
ask-keep = Welke tegels blijven zitten? De rest gaat eraf.
ask-power = Wat moet de kracht doen?
ask-slot = Op welk vakje komt deze tegel?
ask-pile = Welke tegel komt nu op het stapeltje? De eerste ligt onderop.
ask-return = Waar gaat het stapeltje naartoe?

## Powers

power-A = rol één keer
power-B = wissel de tegel boven op je blokje met een van je spelersbord
power-C = verplaats je blokje ongedraaid naar een beschikbare ruimte naar keuze
power-D = pak een zichtbare tegel en leg die op de lege bovenzijde
power-E = draai je blokje op zijn plaats zoals je wilt
power-F = wissel een zichtbare tegel naast je blokje met een van je spelersbord
power-G = wissel van plaats met een ander blokje
power-H = wissel twee stapeltjes zonder te kijken
power-I = wissel de tegel boven op je blokje met die op een ander blokje

## Options

option-mode = Versie
option-mode-standard = standaardversie
option-mode-family = kinderversie (vanaf zes)
option-mode-advanced = geavanceerde versie (met krachten)
option-mode-text = De standaardversie, de kinderversie (zonder punten) of de geavanceerde versie, waarin dieptetegels krachten hebben. Alle drie staan in de spelregels; begin met de standaardversie.
option-hidden_chips = Puntenfiches
option-hidden_chips-no = open
option-hidden_chips-yes = gedekt
option-hidden_chips-text = Gedekt, zoals in de spelregels, weet tot het einde alleen jij wat je fiches waard zijn; open ziet iedereen ze.

## Terminal

label-supply = dieptetegels over: { $count }
label-last-round = Dit is de laatste ronde.
label-home = thuis
label-coins = munten
label-chips = fiches
label-score = stand
label-leads = ▲ meeste, △ tweede
label-slots = vakjes
label-tile = Aan de beurt: { $tile }
# The letters on the tiles are those of the notation, which is English.
label-legend = D diamant  P parel  S sextant  A amfora  F zeester  Co munt
    w wit  l lichtblauw  d donkerblauw  g groen

## The rules

rules-summary = { $mode ->
        [family] Verzamel schatten van de zeebodem met je blokje en vul als eerste je spelersbord.

        In je beurt doe je één van deze dingen:

        - Zet je blokje aan de rand of verplaats het naar de volgende ruimte: de schat daar plakt eraan.
        - Pak je blokje terug en leg de schatten op je spelersbord. Wat niet past, gaat terug in zee.

        Wie alle 16 vakjes vult, maakt een eind aan het spel en wint; zijn het er meer, dan beslissen de meeste munten.
       *[other] Verzamel schatten van de zeebodem met je blokje, breng ze in sets naar huis en zorg dat je aan het eind van hun typen en kleuren de meeste hebt.

        In je beurt doe je één van deze dingen:

        - Plaats je blokje aan de rand, als het thuis is.
        - Rol het naar de volgende ruimte: wat daar ligt, plakt aan de zijde die naar beneden komt, als die leeg is.
        - Roteer het op zijn plaats.
        - Scoor: neem het mee naar huis en verwijder tegels. Tegels van hetzelfde type die samen loskomen, leveren meteen punten op.
        - Sla over.
        { $mode ->
            [advanced] - Gebruik de kracht van een naastgelegen dieptetegel. Rol je op een dieptetegel, dan mag je de kracht ervan ook nog gebruiken.
           *[other] {""}
        }

        Ligt de laatste dieptetegel in het spelgebied, dan wordt de ronde uitgespeeld en scoort iedereen nog één keer. Dan tel je je fiches, { $coin } per munt, en punten voor de meeste en op één na meeste tegels van elk type en elke kleur.
    }
    .title = In het kort
rules-goal = Je bent een octopus in de vorm van een blokje met een magneet in elke zijde. Rol over de zeebodem en laat schatten aan je plakken. { $mode ->
        [family] Wie als eerste het eigen spelersbord vult, wint.
       *[other] Breng ze in sets naar huis en zorg dat je van een type of kleur de meeste hebt. Wie de meeste punten heeft, wint.
    }
    .title = Waar het om gaat
rules-tiles = { $objects } objecttegels in vier kleuren ({ $colours }⟦tiles.colours⟧), { $coins } munttegels en dieptetegels.

    @tiles⟦tiles.counts⟧

    { $mode ->
        [family] {""}
       *[other] Punten krijg je in de vorm van fiches; daarvan zijn er altijd genoeg.
    }
    .title = De tegels
rules-setup = Alle tegels worden geschud en in stapeltjes gelegd; alleen de bovenste is te zien. { $players ->
        [2] Er zijn vier bij vier ruimtes. Zo hoog zijn de stapeltjes:
       *[other] Er zijn vijf bij vijf ruimtes, met een dieptetegel in het midden. Zo hoog zijn de stapeltjes:
    }

    @heights⟦board.heights⟧

    De voorraad telt { $players ->
        [2] { $supply2 }
        [3] { $supply3 }
       *[4] { $supply4 }
    } dieptetegels. Wie begint, beslist het lot, tenzij de tafel iemand heeft gekozen; daarna met de klok mee. Een ronde is voorbij als de eerste speler weer aan de beurt is. Naastgelegen is nooit diagonaal. Een ruimte zonder blokje is beschikbaar.
    .title = Opstelling
rules-cube = Aan elke zijde van een blokje past één tegel.⟦seats⟧ Komt een blokje op een stapeltje te staan en is de onderzijde leeg, dan plakt de bovenste tegel er meteen aan; hij gaat mee tot { $mode ->
        [family] je het blokje terugpakt.
       *[other] je hem bij het scoren verwijdert.
    }{ $mode ->
        [advanced] {" "}Ook een kracht kan hem wisselen.
       *[other] {""}
    } Zit er al een tegel aan de onderzijde, dan plakt er niets. Wat onder een blokje ligt, wordt pas zichtbaar als het blokje weggaat.
    .title = Het octopusblokje
rules-turn = { $mode ->
        [family] {""}
       *[other] Ligt je blokje in je persoonlijke spelgebied, dan moet je het plaatsen. Anders doe je { $mode ->
            [advanced] precies één van vijf dingen: rollen, roteren, scoren, overslaan of de kracht van een naastgelegen dieptetegel gebruiken.
           *[other] precies één van vier dingen: rollen, roteren, scoren of overslaan.
        }
    }
    .title = Je beurt
rules-place = { $mode ->
        [family] {""}
       *[other] Zet het blokje op een beschikbare ruimte aan de rand, gedraaid zoals je wilt. Ook een zijde met een tegel mag omlaag.
    }
    .title = Plaatsen
rules-roll = { $mode ->
        [family] {""}
       *[other] Kantel het blokje een kwartslag naar een naastgelegen, beschikbare ruimte: de zijde aan die kant komt naar beneden. { $mode ->
            [advanced] {""}
           *[other] { $players ->
                [2] {""}
               *[other] Rol je op dieptetegel A in het midden, dan mag je meteen nog een keer rollen, ook terug.
            }
        }
    }
    .title = Rollen
rules-rotate = { $mode ->
        [family] {""}
       *[other] Draai het blokje 90, 180 of 270 graden op zijn plaats; boven- en onderzijde blijven gelijk.
    }
    .title = Roteren
rules-score = { $mode ->
        [family] {""}
       *[other] Neem het blokje mee naar huis en verwijder zoveel tegels als je wilt: alle, sommige of geen. Munten komen naast je spelersbord. Tegels van hetzelfde type die je samen verwijdert, vormen een set en leveren meteen fiches op:

        @sets⟦scoring.sets⟧

        Daarna gaan ze naar je spelersbord, op type en kleur. Het blokje blijft bij je tot je volgende beurt. { $hidden_chips ->
            [no] Fiches liggen open voor je.
           *[yes] Fiches liggen gedekt voor je.
        }
    }
    .title = Scoren
rules-skip = { $mode ->
        [family] {""}
       *[other] Doe niets.
    }
    .title = Overslaan
rules-family = { $mode ->
        [family] In je beurt rol je je blokje of pak je het terug. Rollen betekent: plaats het blokje aan de rand, of verplaats het naar een naastgelegen, beschikbare ruimte, met de gewenste zijde omhoog en een lege zijde omlaag. Zit er aan alle zes zijden een tegel, dan moet je het blokje meteen terugpakken. Dat moet ook als er geen naastgelegen ruimte beschikbaar is; anders mag het. { $players ->
            [2] {""}
           *[other] Wie op dieptetegel A in het midden komt, mag meteen nog een keer.
        }
       *[other] {""}
    }
    .title = Kinderversie
rules-slots = { $mode ->
        [family] Pak je je blokje terug, dan gaan alle tegels eraf. Munten komen naast het spelersbord. Elk spelersbord heeft drie soorten vakjes: { $anycolour } voor een objecttype in elke kleur, { $anykind } voor een kleur met elk object, { $fixed }⟦family.slots⟧ voor een objecttype in een vaste kleur. Een tegel die op een vrij vakje past, moet je plaatsen; welk vakje kies je zelf. Ook in welke volgorde je ze plaatst, kies je zelf: jij beslist dus welke tegel een vakje krijgt.⟦family.free_order⟧ { $shift ->
            [no] Een geplaatste tegel blijft liggen.
           *[yes] Een tegel mag ook een vakje nemen waarvan de tegel dan naar een vrij, passend vakje schuift.
        }⟦family.shift⟧ Wat nergens past, gaat als stapeltje terug, in een volgorde die je kiest en die iedereen ziet⟦family.returned_known⟧, in plaats van een open dieptetegel naar keuze; die gaat naar de voorraad{ $centre ->
            [no] {" "}(niet de middelste)
           *[yes] {" "}(ook de middelste)
        }⟦family.centre_may_go⟧. Is er geen, dan komt het boven op een van de laagste beschikbare stapeltjes.
       *[other] {""}
    }
    .title = Vakjes
rules-abyss = Zodra een ruimte geen tegel, geen dieptetegel en geen blokje heeft, komt er een dieptetegel uit de voorraad; bij meerdere ruimtes rij voor rij. { $mode ->
        [family] Is de voorraad op, dan blijft de ruimte leeg tot er weer een dieptetegel in de voorraad komt.
       *[other] Is de voorraad op, dan blijft de ruimte leeg.
    } Blokjes mogen op dieptetegels en op lege ruimtes staan.
    .title = De diepte
rules-end = { $mode ->
        [family] {""}
       *[other] Ligt de laatste dieptetegel uit de voorraad in het spelgebied, dan wordt de ronde uitgespeeld zodat iedereen evenveel beurten heeft. Daarna scoort iedereen nog één keer en verwijdert alle tegels, ook die onder het blokje en die van een blokje thuis.
    }
    .title = Speleinde
rules-scoring = { $mode ->
        [family] {""}
       *[other] Je fiches, { $coin } per munt en de meerderheden, voor de meeste en de op een na meeste tegels op de spelersborden:

        @majorities⟦scoring.kind.diamond⟧⟦scoring.kind.amphora⟧

        Bij gelijkspel krijgt iedereen op die plaats de punten; wordt de eerste plaats gedeeld, dan levert de tweede niets op. { $needed ->
            [no] Ook wie geen enkele tegel heeft, kan een plaats delen.
           *[yes] Zonder tegel krijg je niets.
        }⟦scoring.tile_needed⟧ Wie de meeste punten heeft, wint; bij gelijkspel beslissen de meeste tegels op het spelersbord, daarna delen jullie de overwinning.
    }
    .title = Puntentelling
rules-quiet = { $mode ->
        [family] {""}
       *[other] { $quiet ->
            [0] Het spel gaat door tot de voorraad op is, hoe lang dat ook duurt.
           *[other] Wordt er { $quiet } rondes lang geen stapeltje lager, dan eindigt het spel op dezelfde manier.
        }⟦rules.quiet_rounds⟧
    }
    .title = Als er niets meer gebeurt
rules-family-end = { $mode ->
        [family] Heeft iemand het laatste vakje gevuld, dan wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft. Daarna wordt geen blokje meer teruggepakt: wat eraan zit, telt niet. Een vol spelersbord wint; zijn er meer vol, dan beslissen de meeste munten, daarna delen jullie de overwinning. Dat de voorraad op is, beëindigt dit spel niet. { $unfillable ->
            [no] {""}
           *[yes] Is geen enkel spelersbord nog te vullen, dan wordt de ronde uitgespeeld en wint wie de meeste vakjes heeft gevuld.
        }⟦family.unfillable_ends⟧ { $familyquiet ->
            [0] {""}
           *[other] Hetzelfde geldt na { $familyquiet } rondes waarin geen vakje gevuld werd.
        }⟦family.quiet_rounds⟧
       *[other] {""}
    }
    .title = Einde van de kinderversie
rules-advanced = { $mode ->
        [advanced] Zoals het standaardspel, maar dieptetegels liggen met de krachtzijde naar boven. Die in de voorraad zijn geschud en verborgen, zonder herhaling getrokken uit { $powers }⟦abyss.powers⟧{ $players ->
            [2] .
           *[other] ; een willekeurige ligt in het midden.
        } Je gebruikt een kracht als je hele beurt, van een open dieptetegel naast je blokje, of, als je wilt, meteen nadat je op een dieptetegel bent gerold; het blokje daar plaatsen of neerzetten telt niet. Een kracht die niets kan doen, kun je niet gebruiken. { $powera ->
            [no] {""}
           *[yes] Rol je met kracht A verder, dan kan een volgende kracht volgen; elke dieptetegel werkt één keer per beurt.⟦rules.power_once_a_turn⟧
        }
       *[other] {""}
    }
    .title = Geavanceerde versie
rules-powers = { $mode ->
        [advanced] { $powera ->
            [no] {""}
           *[yes] - A: rol één keer.
        }
        - B: wissel de tegel op de bovenzijde van je blokje met een van je spelersbord.
        - C: verplaats je blokje zonder het te draaien naar een beschikbare ruimte naar keuze.
        - D: pak een zichtbare tegel en leg die op de bovenzijde, die leeg moet zijn.
        - E: draai je blokje op zijn plaats zoals je wilt.
        - F: wissel een zichtbare tegel naast je blokje met een van je spelersbord.
        - G: wissel van plaats met een ander blokje in het spelgebied; beide blijven gedraaid zoals ze waren, dat van jou komt als eerste neer.
        - H: wissel twee beschikbare stapeltjes zonder erin te kijken; een dieptetegel telt als stapeltje, een lege ruimte niet.
        - I: wissel de tegel op de bovenzijde van je blokje met die van een ander blokje in het spelgebied.⟦rules.only_cubes_on_board⟧

        Een zichtbare tegel is de bovenste van een beschikbaar stapeltje, nooit een op of onder een blokje. Munten passen niet op een spelersbord. Wisselen en pakken met B, D, F en I scoort niets.
       *[other] {""}
    }
    .title = De krachten

## Tables of the rules

table-tiles = Tegels van een type
table-points = Punten
table-most = Eerste plaats
table-second = Tweede plaats
table-each-colour = elke kleur
table-all = Alle
# With a place to break the word: headings of a table on a phone.
table-colour-light-blue = licht­blauw
table-colour-dark-blue = donker­blauw

## Why a value was reconstructed

why-tiles-counts = het regelboekje telt de objecten (9, 12, 15, 17, 19), niet de kleuren; van elke kleur achttien
why-board-heights = het regelboekje toont ze in een tekening; zo worden alle 84 tegels gebruikt, drie tot zes per stapeltje
why-abyss-powers = er zitten acht tegels in de doos en het regelboekje noemt negen letters: A staat op de standaardzijde van één tegel
why-scoring-sets = in de scan kan bij vijf een 11 staan
why-scoring-tile-needed = het regelboekje zegt niet of een categorie zonder tegels iedereen iets oplevert
why-rules-quiet-rounds = na zoveel rondes waarin geen stapeltje lager wordt, eindigt het spel: anders zou het eeuwig kunnen duren
why-rules-only-cubes-on-board = krachten G en I: het regelboekje zegt niet dat een blokje thuis niet telt
why-rules-power-once-a-turn = een reeks krachten gebruikt elke dieptetegel hooguit één keer; het regelboekje zwijgt
why-family-slots = het regelboekje noemt de drie soorten vakjes; de spelersborden staan in een tekening
why-family-centre-may-go = of de middelste tegel vervangen mag worden, staat er niet; de ruimte is daarna een gewone ruimte
why-family-returned-known = iedereen heeft gezien wat er terugging en in welke volgorde
why-family-shift = een tegel mag een vakje nemen waarvan de tegel naar een vrij vakje gaat: anders zijn sommige spelersborden nooit te vullen
why-family-unfillable-ends = kan niemand zijn spelersbord nog vullen, dan wordt de ronde uitgespeeld en wint wie de meeste vakjes heeft gevuld
why-family-quiet-rounds = na zoveel rondes zonder gevuld vakje eindigt het spel: anders zou het eeuwig kunnen duren
why-seats = het regelboekje toont de blokjes in een tekening; de kleuren zijn gekozen omdat je ze goed uit elkaar houdt
why-tiles-colours = het regelboekje spreekt van vier kleuren; de namen komen uit recensies
why-scoring-kind-diamond = de scan klopt hier niet; de objecten lopen in stappen van één op
why-scoring-kind-amphora = de scan klopt niet bij de 4; de objecten lopen in stappen van één op
why-family-free-order = de speler kiest de volgorde: een tegel mag wachten als latere, ook door te schuiven, alle vakjes kunnen vullen waar hij past

## Worked examples (examples.toml)

example-roll = Een keer rollen
example-roll-1 = Het blokje van { $name0 } staat op b1; er plakt een groene diamant onder. { $name0 } rolt naar het oosten.
example-roll-2 = Het blokje kantelt naar { $to }. De oostzijde komt naar beneden, en omdat die leeg is, plakt de bovenste tegel van dat stapeltje eraan: { $tile }. De diamant zit nu aan de westkant, en op b1 is de volgende tegel te zien: { $shown }.
example-rotate = Roteren
example-rotate-1 = Het blokje van { $name0 } staat op c1, met een witte sextant bovenop en een groene diamant aan de westkant. Bij het rollen naar het westen zou de diamant onderop komen, en dan kan er niets aan die zijde plakken.
example-rotate-2 = { $name0 } roteert het blokje { $degrees } graden. Boven- en onderzijde blijven gelijk; de diamant zit nu aan de oostkant en de westzijde is leeg. Wie daarna naar het westen rolt, kan weer iets meenemen.
example-sets = Tegels verwijderen
example-sets-1 = Het blokje van { $name0 } draagt zes tegels: drie zeesterren, een amfora, een munt en bovenop een parel. { $name0 } scoort en laat de parel zitten voor een latere set.
example-sets-2 = { $name0 } verwijdert { $tiles }. De drie zeesterren vormen een set en de amfora alleen levert niets op: { $points } punten. De objecttegels gaan op het spelersbord, en { $coins } munt ernaast. De parel blijft aan het blokje.
example-majorities = Eindtelling
example-majorities-1 = Er is nog één dieptetegel over, en { $name2 } is de laatste van de ronde. { $name2 } rolt naar het westen, en de verlaten ruimte is leeg.
example-majorities-2 = De laatste dieptetegel wordt gelegd, en de ronde is voorbij: iedereen verwijdert alle tegels. { $name0 } heeft { $chips } aan fiches, { $coins } voor een munt, { $kinds } voor objecttypen (de meeste diamanten en zeesterren, samen met { $name2 } tweede in sextanten) en { $colours } voor kleuren: wit en lichtblauw worden met { $name1 } gedeeld, en beiden krijgen 5; groen is tweede. In totaal: { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }. Gewonnen door: { $winners }.
example-family-move = Een zet in de kinderversie
example-family-move-1 = Het blokje van { $name0 } staat op b1 en draagt een diamant en een munt. { $name0 } wil de parel op c1.
example-family-move-2 = { $name0 } gaat naar { $to } en mag het blokje draaien, met een lege zijde omlaag: dus plakt er { $tile } aan.
example-family-slots = Het spelersbord vullen
example-family-slots-1 = Het blokje van { $name0 } draagt een groene diamant, een witte sextant en een munt. { $name0 } pakt het terug.
example-family-slots-2 = De munt gaat naast het spelersbord. { $name0 } legt { $tile } op het vakje voor een diamant in elke kleur; het vakje voor al het groene had ook gekund. Daarna komt de sextant.
example-power-b = Kracht B
example-power-b-1 = Naast het blokje van { $name0 } ligt dieptetegel B. Boven op het blokje zit een witte parel; op het spelersbord liggen een diamant en een sextant.
example-power-b-2 = { $name0 } ruilt: { $gives } gaat naar het spelersbord, { $gets } naar het blokje, als deel van een andere set.
example-power-c = Kracht C
example-power-c-1 = Naast het blokje van { $name0 } ligt dieptetegel C. { $name0 } wil de groene diamant op d1, maar dat is te ver om te rollen.
example-power-c-2 = Het blokje wordt ongedraaid naar { $to } getild. De lege zijde wijst omlaag, dus plakt er { $tile } aan. Op b2 lag niets meer: daar komt een dieptetegel.
example-power-d = Kracht D
example-power-d-1 = Naast het blokje van { $name0 } ligt dieptetegel D. De bovenkant van het blokje is leeg.
example-power-d-2 = { $name0 } pakt { $tile } van { $cell }, aan het andere eind van de zeebodem, en legt die boven op het blokje.
example-power-e = Kracht E
example-power-e-1 = Naast het blokje van { $name0 } ligt dieptetegel E. De onderste zijde draagt een zeester, dus de witte diamant eronder kan niet plakken.
example-power-e-2 = { $name0 } draait het blokje op zijn plaats, met een lege zijde omlaag. Nu plakt er { $tile } aan.
example-power-f = Kracht F
example-power-f-1 = Naast het blokje van { $name0 } liggen dieptetegel F en, op b1, een groene parel. { $name0 } heeft een diamant en een sextant op het spelersbord.
example-power-f-2 = { $name0 } geeft { $gives } en krijgt { $gets } van { $cell }, meteen op het spelersbord. De meerderheden veranderen; er wordt geen set gescoord.
example-power-g = Kracht G
example-power-g-1 = Naast het blokje van { $name0 } ligt dieptetegel G. Het blokje van { $name1 } staat op d4.
example-power-g-2 = De blokjes wisselen van plaats: { $name0 } gaat van { $from } naar { $to }, { $name1 } andersom. Beide blijven gedraaid zoals ze waren.
example-power-h = Kracht H
example-power-h-1 = Naast het blokje van { $name0 } ligt dieptetegel H. Op d1 ligt een diamant, buiten bereik; b1 ligt naast het blokje.
example-power-h-2 = { $name0 } verwisselt de stapeltjes op { $cell } en { $to }, zonder erin te kijken. De diamant ligt nu op één keer rollen afstand.
example-power-i = Kracht I
example-power-i-1 = Naast het blokje van { $name0 } ligt dieptetegel I. Boven op het blokje zit een witte parel, op dat van { $name1 } een lichtblauwe diamant.
example-power-i-2 = { $name0 } ruilt: { $name1 } krijgt { $gives }, en { $name0 } krijgt { $gets }.
example-start = Het eerste blokje
example-start-1 = De stapeltjes liggen klaar; alleen de bovenste tegels zijn te zien. Alle blokjes zijn thuis. { $name0 } begint.
example-start-2 = { $name0 } zet het blokje op { $cell }, een ruimte aan de rand. De bovenste tegel daar blijft eraan plakken: { $tile }. Daarna komt { $name1 }.
example-full-face = Een bezette zijde
example-full-face-1 = Het blokje van { $name0 } staat op b1. Op de oostkant zit een lichtblauwe parel. { $name0 } rolt toch naar het oosten.
example-full-face-2 = Het blokje staat nu op { $to }, met de parel omlaag. Die zijde draagt al een tegel, dus er plakt niets, en wat daar ligt blijft liggen.
example-six-tiles = Een vol blokje
example-six-tiles-1 = Het blokje van { $name0 } draagt vijf tegels; één zijde is leeg. { $name0 } gaat naar c1.
example-six-tiles-2 = De lege zijde komt naar beneden, en { $tile } blijft eraan plakken. Nu zijn alle zes zijden bezet, dus het blokje komt meteen terug. { $name0 } haalt alles eraf: { $tiles }.
example-one-thing = Twee beurten
example-one-thing-1 = Het blokje van { $name0 } staat op b1, dus { $name0 } mag rollen, roteren, scoren of overslaan.
example-one-thing-2 = { $name0 } rolt naar het zuiden, naar { $to }, en { $tile } blijft plakken. Dat was alles: { $name1 } is aan de beurt. Het blokje van { $name1 } is thuis, dus het moet geplaatst worden.
example-one-thing-3 = { $name1 } plaatst het op { $cell } en krijgt { $tile }.
example-any-way-up = Een blokje plaatsen
example-any-way-up-1 = Het blokje van { $name0 } is thuis. Het draagt nog een witte parel van de vorige tocht.
example-any-way-up-2 = { $name0 } plaatst het op { $cell }, met de parel in het oosten en een lege zijde omlaag: { $tile } blijft plakken. Bij het rollen naar het oosten komt de parel onderop, dus { $name0 } gaat straks liever een andere kant op.
example-stuck = Geen uitweg
example-stuck-1 = Het blokje van { $name0 } staat in de hoek, en beide ruimtes ernaast zijn bezet. Rollen kan niet. En scoren wil { $name0 } nog niet.
example-stuck-2 = { $name0 } slaat over. Er verandert niets, en { $name1 } is aan de beurt.
example-stuck-3 = { $name1 } rolt van { $from } naar { $to }. Nu is de weg uit de hoek vrij.
example-emptied = Een lege ruimte
example-emptied-1 = Het blokje van { $name0 } staat op b1, en eronder ligt niets meer: de laatste tegel, een amfora, zit aan het blokje. { $name0 } rolt naar het zuiden.
example-emptied-family-1 = Het blokje van { $name0 } staat op b1, en eronder ligt niets meer: de laatste tegel, een amfora, zit aan het blokje. { $name0 } gaat naar het zuiden.
example-emptied-2 = { $name0 } krijgt { $tile }. Op { $cell } is geen tegel en geen blokje meer, dus daar komt een dieptetegel. De voorraad heeft er nog { $left }.
example-emptied-advanced = Een lege ruimte
example-emptied-advanced-1 = { example-emptied-1 }
example-emptied-advanced-2 = { $name0 } krijgt { $tile }. Op { $cell } is geen tegel en geen blokje meer, dus daar komt een dieptetegel, en de kracht is te zien: { $power }. De voorraad heeft er nog { $left }.
example-last-round = De laatste ronde
example-last-round-1 = Er is nog één dieptetegel, en { $name0 } begon de ronde. Onder het blokje van { $name0 } ligt niets meer. { $name0 } rolt naar het zuiden.
example-last-round-2 = De laatste dieptetegel komt op { $cell }. De ronde wordt uitgespeeld: { $name1 } en { $name2 } hebben elk nog een beurt.
example-last-round-3 = { $name1 } slaat over en { $name2 } plaatst het blokje. Dan verwijdert iedereen alle tegels: { $name0 } { $tiles }, { $name2 } { $last }. Voor { $name2 } zijn de twee parels nog een set: { $points } punten.
example-standstill = Niemand komt verder
example-standstill-1 = Al { $rounds } rondes is geen stapeltje lager geworden. { $name0 }, de laatste van deze ronde, kan daar nog iets aan doen.
example-standstill-2 = { $name0 } slaat over, en het spel is afgelopen: iedereen verwijdert alle tegels, en de punten worden geteld zoals altijd. Gewonnen door: { $winners }.
example-last-slot = Het laatste vakje
example-last-slot-1 = Op het spelersbord van { $name0 } is alleen het vakje voor een diamant nog leeg. Het blokje draagt een groene diamant en een munt. { $name0 }, de laatste van de ronde, pakt het terug.
example-last-slot-2 = { $name0 } legt { $tile } op het zestiende vakje, en de munt gaat naast het spelersbord. De ronde is voorbij, en niemand anders heeft een vol spelersbord. Gewonnen door: { $winners }.
example-power-on-top = Een kracht na het rollen
example-power-on-top-1 = Ten zuiden van het blokje van { $name0 } ligt dieptetegel B. Op de noordkant van het blokje zit een witte parel. { $name0 } rolt op de dieptetegel.
example-power-on-top-2 = Op { $to } plakt er niets, maar de parel zit nu boven op het blokje. { $name0 } mag kracht B als extra gebruiken, maar het hoeft niet.
example-power-on-top-3 = { $name0 } doet het: { $gives } gaat naar het spelersbord, en { $gets } komt op het blokje. Zo kon { $name0 } in één beurt rollen én een kracht gebruiken.
example-emptied-family = { example-emptied }
example-emptied-family-2 = { example-emptied-2 }
example-last-round-advanced = { example-last-round }
example-last-round-advanced-1 = { example-last-round-1 }
example-last-round-advanced-2 = { example-last-round-2 }
example-last-round-advanced-3 = { example-last-round-3 }
example-majorities-advanced = { example-majorities }
example-majorities-advanced-1 = { example-majorities-1 }
example-majorities-advanced-2 = { example-majorities-2 }

## Why a move is good

reason-slots = { $amount ->
    [one] één gevuld vakje meer
   *[other] { $amount } gevulde vakjes meer
}
reason-majority = de meerderheid: { $names }
reason-points = { $amount ->
    [one] ongeveer één punt meer aan fiches
   *[other] ongeveer { $amount } punten meer aan fiches
}
reason-cube-points = { $amount ->
    [one] ongeveer één punt meer aan sets op het blokje
   *[other] ongeveer { $amount } punten meer aan sets op het blokje
}
reason-rivals-majorities = { $amount ->
    [one] ongeveer één punt aan meerderheden minder voor de anderen
   *[other] ongeveer { $amount } punten aan meerderheden minder voor de anderen
}
reason-tiles = { $amount ->
    [one] één tegel meer op het blokje
   *[other] { $amount } tegels meer op het blokje
}

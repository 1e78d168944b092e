# Het spelgebied van Octocube, in het Nederlands.

board-sea = De zeebodem
board-cube-of = blokje van { $name }
board-tile = { $colour } { $kind }
board-stack = stapeltje van { $count }
board-on-top = bovenop: { $tile }
board-abyss = dieptetegel
board-abyss-power = dieptetegel { $power }
board-bare = kale bodem
board-choose-here = kan gekozen worden
board-sticks = Plakt: { $tile }
board-sticks-unknown = Er zou een onbekende tegel aan plakken
board-lands = Onderop komt { $tile }: er plakt niets
board-again = Daarna mag je nog een keer rollen
board-power-after = Daarna mag je kracht { $power } gebruiken
board-lays-abyss = Achter je komt een dieptetegel
board-ends = Dat is de laatste dieptetegel: de laatste ronde begint
board-move-roll = rol naar { $direction }
board-move-keep = laat de tegel zitten ({ $face })
board-move-score = scoor
board-move-done = verwijder de rest
board-move-orient = laat het zo staan
board-move-slot = leg hem op dit vakje
board-move-shift = leg hem hier en verschuif wat er ligt
board-dock = Je blokje
board-face = { $tile } { $face }
board-no-tiles = geen tegels
board-rotate = Roteren
board-score = Scoor
board-take-back = Pak terug
board-sets = Sets op het blokje: { $points }
board-keep = { $tile } { $face }: laat zitten
board-keep-how = Raak een tegel aan om hem te laten zitten.
board-unload = { $count ->
    [0] Verwijder niets
    [one] Verwijder één tegel
   *[other] Verwijder er { $count }
  }
board-pile = Het stapeltje dat teruggaat
board-slot-filled = Vakje { $slot }: { $tile }
board-slot-open = Vakje { $slot }, vrij, voor: { $wanted }
board-slots = { $filled } van 16 vakjes gevuld
board-ledger = Spelersborden: tegels naar objecttype en kleur, munten, fiches, stand
board-brings = { $name }: { $count }, levert { $gain } op
board-gain = levert { $gain } op
board-kinds = objecttypen
board-colours = kleuren
board-winner = wint
board-open-boards = Blokjes, spelersborden en stand van iedereen
board-close = Sluiten
board-seat-glance = { $name }: { $score }, { $count ->
    [0] geen tegels
    [one] één tegel
   *[other] { $count } tegels
  } op het blokje
board-first = meeste
board-second = 2e
board-majorities = meerderheden tot nu toe
board-coins = munten, elk { $points }
board-about-majority = De meeste tegels “{ $name }” op het spelersbord aan het eind: { $first } punten; op één na de meeste: { $second }
board-about-majorities = Wat de meeste en op één na meeste tegels van elk objecttype en elke kleur opleveren, zoals de spelersborden nu zijn
board-about-coin = Munt: levert aan het eind punten op
board-about-coin-family = Munt: beslist als twee borden vol zijn
board-about-chips = Fiches: de punten van sets, bewaard sinds ze gescoord zijn. Een vraagteken: ze liggen gedekt
board-about-score = Fiches, munten en meerderheden samen, zoals de borden nu zijn. Een vraagteken staat voor gedekte fiches
board-about-power = Kracht { $power }: { $does }
board-about-face = Vrije zijde ({ $face }): hier plakt een tegel als die naar beneden komt
board-about-carried = De sets op dit blokje zijn { $points } waard als ze nu gescoord worden
board-about-supply = Als de laatste ligt, begint de laatste ronde
board-about-supply-family = Ze komen waar een stapeltje op is
board-about-scoring = Haal het blokje naar huis en haal er tegels af. Sets: { $points }; met munten en meerderheden { $brings }
board-about-rotate = Roteer het blokje { $degrees }° op zijn plaats; boven- en onderzijde blijven
board-about-skip = Doe deze beurt niets
board-skip-turn = Geen zet
board-not-yet = Nog niet
board-full = Je blokje is vol: er plakt niets tot je scoort
error-full-cube = Je blokje is vol, dus er plakt niets aan: je kunt beter scoren. Kies het nog eens om toch te rollen.
board-tells-rolls = { $name } rolt naar { $cell }.
board-tells-rolls-sticks = { $name } rolt naar { $cell } en krijgt { $tile }.
board-tells-lands = { $name } komt neer op { $cell }.
board-tells-lands-sticks = { $name } komt neer op { $cell } en krijgt { $tile }.
board-tells-score = { $name } haalt { $count ->
    [one] één tegel
   *[other] { $count } tegels
  } eraf: +{ $points }.

tutorial-goal = Je bent een octopus in de vorm van een blokje, met een magneet in elke zijde. Verzamel schatten, en breng er meer van hetzelfde type samen thuis!
tutorial-sea = Op de zeebodem liggen stapeltjes schatten. Je ziet de bovenste tegel; het getal zegt hoeveel er liggen. De achtergrond van een tegel toont de kleur: effen, stippen, strepen of golven.
tutorial-place = Zet je blokje op een verlichte ruimte aan de rand. De tegel daar plakt meteen vast.
tutorial-net = Hier zie je je blokje uitgevouwen: bovenkant in het midden met een donkere rand, de vier zijkanten eromheen, de onderkant rechts.
tutorial-roll = Rollen! Raak een pijl of een verlichte buurruimte aan, of duw het blokje. De zijde die naar beneden komt, moet leeg zijn, anders plakt er niets.
tutorial-preview = Zo komt je blokje te staan. De magneet toont de tegel die blijft plakken. Bevestig, of kies een andere kant.
tutorial-home = In plaats van rollen kun je scoren: het blokje terugpakken en tegels verwijderen. Meer van hetzelfde type samen levert punten op; de knop zegt hoeveel.
tutorial-boards = Verwijderde tegels liggen hier. Aan het einde krijgt wie het meest van een type of kleur heeft punten: goud is het meest, een rand de tweede plaats.
tutorial-end = Waar de laatste tegel van een stapeltje verdwijnt, komt een dieptetegel. Zijn ze op, dan wordt de ronde uitgespeeld en scoort iedereen een laatste keer. Gebeurt er iets nieuws, dan komt er uitleg. Veel plezier!
tutorial-goal-family = Je bent een octopus in de vorm van een blokje, met een magneet in elke zijde. Verzamel schatten en vul als eerste je spelersbord!
tutorial-roll-family = Verder! Raak een pijl of een verlichte buurruimte aan. Je mag je blokje draaien zoals je wilt, dus de schat plakt altijd op een lege zijde.
tutorial-home-family = In plaats van verder te gaan kun je je blokje terugpakken: de schatten vullen de vakjes van je spelersbord. Met zes moet het.
tutorial-powers = Waar een stapeltje op is, komt een dieptetegel met een kracht. Gebruik hem vanaf de ruimte ernaast als hele beurt, of gratis nadat je erop bent gerold.
tutorial-coach = Verzamel nu tot het loont om naar huis te gaan. Bij elke beslissing zeg ik waar je op moet letten.
tutorial-boards-family = Je schatten liggen hier. Sommige vakjes willen één type in één kleur, andere een type in elke kleur, of een kleur met elk type. Wat nergens past, gaat terug in zee.
tutorial-end-family = Wie alle 16 vakjes vult, maakt een eind aan het spel: de ronde wordt uitgespeeld, en een vol spelersbord wint. Gebeurt er iets nieuws, dan komt er uitleg. Veel plezier!
coach-place = Begin waar meer tegels van één type bij elkaar liggen, en draai het blokje zo dat lege zijden die kant op wijzen.
coach-place-family = Begin naast schatten die je spelersbord nog mist: een vakje toont wat het wil.
coach-roll = Rol naar een type dat je al draagt: sets leveren steeds meer op, drie gelijke 4 punten, zes gelijke 15.
coach-roll-family = Ga naar een schat die je spelersbord nog mist. Vier of vijf op je blokje is een mooie lading.
coach-rotate = Hoe je ook rolt, er komt een zijde met een tegel onderop en er plakt niets. Roteren brengt een lege zijde naar de kant waar je heen wilt.
coach-home = Je draagt een set die thuis iets waard is. Scoor nu, of waag nog een beurt voor één meer.
coach-home-family = Je blokje is goed geladen. Pak het terug en leg de schatten op je spelersbord.
coach-full = Alle zes zijden dragen een tegel: er plakt niets meer bij. Scoor, en houd op het blokje wat je voor een grotere set nodig hebt.
coach-again = De tegel in het midden laat je nog een keer rollen, als je wilt: een extra schat in dezelfde beurt.
coach-offer = Je bent op een dieptetegel gerold: de kracht krijg je erbij, die kost niets.
coach-keep = Verwijder wat een set vormt; houd losse tegels op het blokje als je er meer van kunt vinden. Verwijderde munten leveren elk 3 punten op.
coach-power = Kies waarop de kracht werkt. Wat die verplaatst, scoort niet vanzelf: sets moeten nog naar huis.
coach-slot = Geef een tegel het vakje dat het moeilijkst te vullen is: precies dit type in deze kleur. De ruimere vakjes kunnen wachten.
coach-pile = Wat nergens past, gaat terug. De laatste tegel ligt bovenop, waar het volgende blokje hem vindt.
coach-return = Leg het stapeltje waar de anderen er niet te veel aan hebben.
first-coin = Een munt: hoort bij geen type en geen kleur, en is aan het einde 3 punten waard als hij van je blokje is verwijderd.
first-again = Je staat op dieptetegel A in het midden: je mag meteen nog een keer rollen.
first-full = Je blokje is vol: er plakt niets meer tot je scoort.
first-abyss = De laatste tegel van een stapeltje is weg, dus komt er een dieptetegel. Blokjes mogen erop staan, maar er plakt niets. Het getal naast het spelgebied zegt hoeveel er nog zijn.
first-slot = Een tegel heeft zijn vakje gevonden. Hij blijft liggen, tenzij een latere net dit vakje nodig heeft en de jouwe ook elders past.
first-put-back = Wat nergens paste, is als stapeltje teruggekomen. Iedereen heeft gezien wat erin zit.
first-last-round = De dieptetegels zijn op, dus dit is de laatste ronde: als iedereen evenveel beurten heeft gehad, verwijdert iedereen nog één keer alle tegels. Dan tellen munten en meerderheden.
first-last-round-family = De laatste ronde: die wordt uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Een vol spelersbord wint; bij meer volle borden de meeste munten.
first-power-A = Kracht A: één keer rollen. Twee keer rollen in één beurt brengt twee schatten, of de volgende kracht.
first-power-B = Kracht B: ruil de tegel boven op je blokje voor een van je spelersbord. Zo doet een verwijderde tegel nog mee in een andere set.
first-power-C = Kracht C: til je blokje naar een vrije ruimte, zonder het te draaien. Goed voor een verre schat, of om uit een hoek te komen.
first-power-D = Kracht D: leg een zichtbare tegel boven op je blokje; die zijde moet leeg zijn. Wat je set nog mist, mag overal liggen.
first-power-E = Kracht E: draai je blokje waar het staat, hoe je maar wilt. Wat eronder ligt, kan aan een lege zijde plakken.
first-power-F = Kracht F: ruil een zichtbare tegel naast je blokje voor een van je spelersbord. Dat verandert meteen de meerderheden.
first-power-G = Kracht G: wissel van plaats met een ander blokje. Misschien plakt er wat daar ligt, en gaat iemands plan mis.
first-power-H = Kracht H: verwissel twee stapeltjes zonder te kijken. Een dieptetegel telt als stapeltje: haal schatten naar je toe, of stuur ze weg.
first-power-I = Kracht I: ruil de tegel boven op je blokje met die van een ander blokje. Jij krijgt wat je nodig hebt, de ander wat niet past.

# Het spelgebied van Octocube, in het Nederlands.

board-sea = De zeebodem
board-cube-of = blokje van { $name }
board-stack = stapeltje van { $count }
board-on-top = met { $tile } bovenop
board-abyss = dieptetegel
board-abyss-power = dieptetegel { $power }
board-bare = kale bodem
board-choose-here = kan gekozen worden
board-sticks = Plakt: { $tile }
board-sticks-unknown = Er zou een onbekende tegel aan plakken
board-lands = Komt neer op { $tile }: er plakt niets
board-again = Daarna mag je nog een keer rollen
board-power-after = Daarna mag je kracht { $power } gebruiken
board-lays-abyss = Achter je komt een dieptetegel
board-ends = Dat is de laatste dieptetegel: de laatste ronde begint
board-move-roll = rol naar { $direction }
board-move-keep = laat de tegel zitten ({ $face })
board-move-score = scoor
board-move-done = verwijder de rest
board-move-orient = laat het zo staan
board-dock = Je blokje
board-face = { $tile } { $face }
board-no-tiles = geen tegels
board-rotate = Roteren
board-score = Scoor
board-take-back = Pak terug
board-sets = Setjes op het blokje: { $points }
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
board-ledger = Spelersborden: tegels naar voorwerp en kleur, munten, fiches, stand
board-brings = { $name }: { $count }, levert { $gain } op
board-gain = levert { $gain } op
board-kinds = voorwerpen
board-colours = kleuren
board-winner = wint
board-open-boards = Blokjes, borden en stand van iedereen
board-close = Sluiten
board-seat-glance = { $name }: { $score }, { $count ->
    [0] geen tegels
    [one] één tegel
   *[other] { $count } tegels
  } op het blokje
board-first = meeste
board-second = 2e
board-majorities = meerderheden tot nu toe
board-about-majority = De meeste tegels “{ $name }” op het bord aan het eind: { $first } punten; op één na de meeste: { $second }
board-about-majorities = Wat de meeste en op één na meeste tegels van elk voorwerp en elke kleur opleveren, zoals de borden nu zijn
board-about-coin = Munt: levert aan het eind punten op
board-about-coin-family = Munt: beslist als twee borden vol zijn
board-about-chips = Fiches: de punten van setjes, bewaard sinds ze gescoord zijn. Een vraagteken: ze liggen gedekt
board-about-score = Fiches, munten en meerderheden samen, zoals de borden nu zijn
board-about-power = Kracht { $power }: { $does }
board-about-face = Vrije kant ({ $face }): hier plakt een tegel als hij onder komt
board-about-carried = De setjes op dit blokje zijn { $points } waard als ze nu gescoord worden
board-about-supply = Als de laatste ligt, begint de laatste ronde
board-about-supply-family = Ze komen waar een stapeltje op is
board-about-scoring = Haal het blokje naar huis en haal er tegels af. Setjes: { $points }; met munten en meerderheden { $brings }
board-about-rotate = Draai het blokje { $degrees }° op zijn plaats; boven- en onderkant blijven
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

tutorial-goal = Je bent een octopus in de vorm van een blokje, met een magneet in elke kant. Verzamel schatten!
tutorial-sea = Op de zeebodem liggen stapeltjes schatten. Je ziet de bovenste tegel; het getal zegt hoeveel er liggen. De achtergrond van een tegel toont de kleur: effen, stippen, strepen of golven.
tutorial-place = Zet je blokje op een verlichte ruimte aan de rand. De tegel daar plakt meteen vast.
tutorial-net = Hier zie je je blokje uitgevouwen: bovenkant in het midden met een donkere rand, de vier zijkanten eromheen, de onderkant rechts.
tutorial-roll = Rollen! Raak een pijl of een verlichte buur aan, of duw het blokje. De kant die onder komt moet leeg zijn, anders plakt er niets.
tutorial-preview = Zo komt je blokje te staan. De magneet toont de tegel die blijft plakken. Bevestig, of kies een andere kant.
tutorial-home = In plaats van rollen kun je het blokje terugpakken en tegels verwijderen. Meer van hetzelfde voorwerp samen levert punten op; de knop zegt hoeveel. In de kinderversie vullen de tegels de vakjes van je bord.
tutorial-boards = Verwijderde tegels liggen hier. Aan het einde betalen de meeste van een voorwerp of kleur: goud is de meeste, een rand de tweede. In de kinderversie wint een vol bord.
tutorial-end = Waar de laatste tegel van een stapeltje verdwijnt komt een dieptetegel. Zijn ze op, dan wordt de ronde uitgespeeld en is het afgelopen; de kinderversie eindigt als een bord vol is. Veel plezier!

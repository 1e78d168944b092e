# Het spelgebied van Octocube, in het Nederlands.

board-sea = De zeebodem
board-cube-of = blokje van { $name }
board-stack = stapeltje van { $count }
board-on-top = met { $tile } bovenop
board-abyss = dieptetegel
board-abyss-power = dieptetegel { $power }
board-bare = kale bodem
board-roll-here = rol hierheen
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
board-pays = meeste: { $first }, tweede: { $second }
board-brings = { $name }: { $count }, levert { $gain } op
board-gain = levert { $gain } op
board-kinds = voorwerpen
board-colours = kleuren
board-winner = wint

tutorial-goal = Je bent een octopus in de vorm van een blokje, met een magneet in elke kant. Verzamel schatten!
tutorial-sea = Op de zeebodem liggen stapeltjes schatten. Je ziet de bovenste tegel; het getal zegt hoeveel er liggen. De achtergrond van een tegel toont de kleur: effen, stippen, strepen of golven.
tutorial-place = Zet je blokje op een verlichte ruimte aan de rand. De tegel daar plakt meteen vast.
tutorial-net = Hier zie je je blokje uitgevouwen: bovenkant in het midden met een donkere rand, de vier zijkanten eromheen, de onderkant rechts.
tutorial-roll = Rollen! Raak een pijl of een verlichte buur aan, of duw het blokje. De kant die onder komt moet leeg zijn, anders plakt er niets.
tutorial-preview = Zo komt je blokje te staan. De magneet toont de tegel die blijft plakken. Bevestig, of kies een andere kant.
tutorial-home = In plaats van rollen kun je het blokje terugpakken en tegels verwijderen. Meer van hetzelfde voorwerp samen levert punten op; de knop zegt hoeveel. In de kinderversie vullen de tegels de vakjes van je bord.
tutorial-boards = Verwijderde tegels liggen hier. Aan het einde betalen de meeste van een voorwerp of kleur: goud is de meeste, een rand de tweede. In de kinderversie wint een vol bord.
tutorial-end = Waar de laatste tegel van een stapeltje verdwijnt komt een dieptetegel. Zijn ze op, dan wordt de ronde uitgespeeld en is het afgelopen; de kinderversie eindigt als een bord vol is. Veel plezier!

# Poseidon's Kingdom, in German.

game-title = Poseidon's Kingdom
game-blurb = Bau einen Korallenstock, friss Würfel, befreie deine Freunde vom Kraken und hüte dich vor dem Hai.

creature-octopus = Tintenfisch
creature-fish = Fisch
creature-starfish = Seestern
creature-clam = Muschel
neutral = neutral
die = { $owner } { $value }
symbol-arrow = Pfeil
symbol-food = Nahrung
symbol-wave = Welle
symbol-storage = Lagerplatz
symbol-plain = leer
space-Deep = Tiefsee
space-Beach = Strand
tentacle-total_seven = Summe 7
tentacle-low_pair = niedriges Paar
tentacle-high_pair = hohes Paar
tentacle-run_of_three = 3 in einer Reihe
tentacle-three_alike = 3 Gleiche
tentacle-four_different = 4 Verschiedene
coral-fins = Flotte Flosse
coral-rider = Wellenreiter
coral-mouth = Großmaul
coral-graveyard = Friedhof
coral-trident = Poseidons Dreizack
bonus-one-die = ein Würfel auf die Riesenwelle
bonus-two-dice = zwei Würfel auf die Riesenwelle
bonus-track = vorwärts auf dem Kraken-Tableau
bonus-look = eine Koralle ansehen
bonus-clean = alle Skelette entfernen und eine Koralle ansehen
bonus-free = den nächstgelegenen Freund befreien

## What happened

event-deal = Die Kraken-Korallen liegen verdeckt.
event-deal-open = Die Kraken-Korallen sind { $corals }.
event-lay = { $seat } legt das Startteil { $tile } auf { $hexes }.
event-start-player = Würfel auf dem Plan: { $sums }. { $seat } ist Startspieler.
event-turn = Zug { $turn }: { $seat }.
event-tile = { $seat } nimmt das Teil { $tile }.
event-build = { $seat } baut { $tile } auf { $hexes }, Ebene { $level }.
event-load = { $seat } legt einen Würfel ({ $owner }) auf Reihe { $row } der Riesenwelle.
event-move = { $seat } zieht von { $from } nach { $to }.
event-take = { $seat } nimmt { $die } von Welle { $wave }.
event-store = { $seat } lagert { $die } auf { $hex }.
event-throw-out = { $die } auf { $hex } geht zurück in den Vorrat.
event-aim = { $seat } frisst, um einen Tentakel zu öffnen: { $tentacle }.
event-name-corals = { $seat } nennt Korallen: { $corals }.
event-pick = { $seat } verwendet { $die } von der Welle.
event-pick-stored = { $seat } verwendet { $die } vom Korallenstock.
event-eat = { $seat } frisst { $dice }.
event-free = { $seat } befreit den Freund bei „{ $tentacle }“ und nimmt ein Plättchen mit { $token }.
event-mover = { $seat } lässt { $mover } auf dem Kraken-Tableau ziehen.
event-track = { $seat } zieht auf dem Kraken-Tableau von { $from } nach { $to }.
event-head = { $seat } erreicht den Kopf des Kraken.
event-look = { $seat } sieht sich Koralle { $coral } an: { $kind }.
event-look-hidden = { $seat } sieht sich Koralle { $coral } an.
event-buy = { $seat } kauft Koralle { $coral }: { $kind }.
event-buy-hidden = { $seat } kauft Koralle { $coral }.
event-shark = Der Hai schwimmt von { $from } nach { $to }.
event-die-symbol = Der Hai schwimmt über ein Würfelsymbol.
event-eaten = Auf { $space } frisst der Hai { $seat }.
event-skeleton = { $seat } legt ein Skelett auf { $hex }.
event-no-skeleton = Für { $seat } ist kein Platz oder kein Skelett da.
event-return = { $seat } taucht wieder auf: { $space }.
event-tip = Die Riesenwelle bricht!
event-throw-again = { $missed } Würfel fielen neben den Plan: Alle werden noch einmal geworfen.
event-fall = Ein Würfel ({ $owner }) fällt auf Welle { $wave } und zeigt { $value }.
event-fall-off = Ein Würfel ({ $owner }) fällt neben den Plan.
event-shark-turns = Der Hai wendet.
event-bonus = { $seat } hat { $sum } auf dem Plan: { $bonus }.
event-clean = { $seat } entfernt { $count ->
    [one] ein Skelett
   *[other] { $count } Skelette
  }.
event-enough-row = { $seat } lädt keine Würfel mehr.
event-enough-take = { $seat } nimmt keine Würfel.
event-enough-store = { $seat } lagert nichts mehr.
event-enough-pick = { $seat } hat genug Würfel.
event-enough-look = { $seat } sieht nicht nach.
event-enough-bonus = { $seat } nimmt keinen Bonus.
event-last-round = { $why ->
    [stalemate] Lange ist nichts geschehen: Die letzte Runde beginnt.
   *[friends] Der Krake ist bezwungen! Alle sind noch einmal am Zug, { $seat } als Letzter.
  }
event-end = Das Spiel ist aus. Punkte: { $scores }. Gewonnen: { $winners }.

## Why not

error-other-question = Jetzt nicht. { $ask }
error-must-load = Dieser Würfel muss auf die Riesenwelle.
error-must-look = Du wolltest nachsehen: Wähle eine Koralle.
error-meal-not-done = Mit diesen Würfeln ist es noch nicht getan.
error-no-tile-left = So ein Teil ist nicht mehr da.
error-no-start-tile = So ein Startteil ist nicht mehr da.
error-no-such-row = Die Riesenwelle hat keine Reihe { $row }.
error-row-full = Reihe { $row } der Riesenwelle ist voll.
error-no-dice-left = Du hast keine Würfel im Vorrat.
error-no-such-hex = Dein Korallenstock hat dieses Feld nicht.
error-site-has-another-number = Diese Stelle hat eine andere Nummer.
error-site-no-neighbours = Die zwei Felder eines Teils liegen nebeneinander.
error-site-apart = Das Teil muss deinen Korallenstock berühren.
error-site-overhang = Teile dürfen nicht überhängen.
error-site-start-level = Startteile liegen nebeneinander, nicht aufeinander.
error-site-skeleton = Auf { $hex } liegt ein Skelett: Dort wird nicht gebaut.
error-site-die = Auf { $hex } liegt ein Würfel: Dort wird nicht gebaut.
error-site-uneven = Beide Felder müssen gleich hoch sein.
error-site-one-tile = Ein Teil muss auf zwei verschiedenen Teilen liegen.
error-no-such-space = Dieses Feld gibt es nicht.
error-no-creature-there = Du hast keine Figur auf { $space }.
error-must-move = Die Figur muss auf einem anderen Feld landen.
error-shark-there = Auf { $space } ist der Hai.
error-too-far = { $space } ist zu weit: Deine Figuren ziehen höchstens { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } weit und nicht am Hai vorbei.
error-no-wave-here = Deine Figur ist auf keiner Welle.
error-no-such-die = Auf Welle { $wave } liegt kein { $die }.
error-no-room = Du hast keinen Lagerplatz dafür.
error-does-not-serve = Dieser Würfel kann jetzt nicht folgen: Man nennt sie in der angebotenen Reihenfolge, und nur solche, die noch passen.
error-no-die-there = Auf { $hex } liegt kein Würfel.
error-skeleton-there = Auf { $hex } liegt ein Skelett.
error-free-hex-first = Ein Skelett kommt auf ein freies Feld, solange es eines gibt.
error-not-storage = { $hex } ist kein Lagerplatz.
error-just-stored = Der Würfel auf { $hex } wurde eben erst gelagert.
error-free-storage-first = Nutze zuerst die freien Lagerplätze.
error-friend-is-free = Dein Freund dort ist schon frei ({ $tentacle }).
error-no-such-meal = Die erreichbaren Würfel ergeben das nicht: { $tentacle }.
error-corals-later = Korallen kauft man nur im letzten Zug.
error-one-coral-of-each-row = Von jeder Reihe darfst du höchstens eine Koralle kaufen.
error-coral-gone = Koralle { $coral } ist schon gekauft.
error-cannot-pay = Mit den erreichbaren Würfeln lässt sich das nicht genau bezahlen.
error-no-steps-owed = Diese Figur hat keine Felder zu ziehen.
error-no-such-coral = Diese Koralle gibt es nicht.
error-coral-seen = Koralle { $coral } hast du schon gesehen.
error-sum-too-low = Deine Würfel zeigen { $sum }; dieser Bonus braucht { $least }.
error-bonus-idle = Dieser Bonus würde dir jetzt weiter nichts bringen: { $bonus }.

## Choices

ask-tile = Welches Startteil legst du als Nächstes?
ask-site = Wohin kommt das Teil?
ask-row = Wohin auf der Riesenwelle kommt der Würfel?
ask-build = Bau ein Teil an oder belade die Riesenwelle.
ask-move = Zieh eine deiner Figuren.
ask-take = Nimm Würfel zum Lagern, friss für einen Freund oder nimm nichts.
ask-store = Noch einen Würfel lagern?
ask-room = Auf welches Feld kommt der Würfel?
ask-pick = Welche Würfel verwendest du?
ask-mover = Wer zieht zuerst auf dem Kraken-Tableau?
ask-skeleton = Der Hai hat dich gefressen. Wohin kommt das Skelett?
ask-return = Wo taucht deine Figur wieder auf?
ask-look = Eine Koralle ansehen?
ask-bonus = Die Welle ist gebrochen: Wähle einen Bonus.
choice-enough = nichts (mehr)
choice-tile = { $tile } bauen (noch { $left })
choice-start = { $tile }
choice-load = Reihe { $row } beladen
choice-move = { $from } → { $to }, Welle { $wave }
choice-move-end = { $from } → { $to }
choice-take = { $die } lagern
choice-pick = { $die } verwenden
choice-free = fressen: { $tentacle } (Plättchen { $token })
choice-buy = { $corals } kaufen
choice-look = { $coral } ansehen
choice-shark = Hai: { $spaces }

## Options

option-start_reef = Start-Korallenstock
option-start_reef-choose = jeder legt selbst
option-start_reef-preset = liegt bereit
option-total_seven = Summe 7
option-total_seven-exactly = genau 7
option-total_seven-at_least = mindestens 7
option-open_scores = Plättchen
option-open_scores-yes = offen
option-open_scores-no = verdeckt
option-boredom = Bei völligem Gleichstand
option-boredom-no = der Sieg wird geteilt
option-boredom-yes = alle anderen gewinnen (Langeweile)
about-start_reef = Was bereitliegt, spart die ersten zehn Minuten.
about-total_seven = Was die Würfel für diesen Tentakel zusammen ergeben müssen; mindestens 7 ist leichter.
about-open_scores = Verdeckt weiß niemand sicher, wer führt.
about-boredom = Wer gewinnt, wenn nichts anderes entscheidet.

## Terminal

label-ocean = Meer, von der Tiefsee zum Strand
label-big-wave = Riesenwelle
label-tentacles = Tentakel
label-corals = Korallen
label-stock = Teile
label-reef = Dein Korallenstock
label-supply = Würfel
label-sum = Summe
label-strengths = >/o/~
label-friends = befreit
label-track = Tableau
label-skeletons = Skelette
label-points = Punkte
label-shark = Hai → { $next }
label-last-turns = { $count ->
    [one] Noch ein letzter Zug.
   *[other] Noch { $count } letzte Züge.
  }
label-legend = > Pfeil  o Nahrung  ~ Welle  = Lagerplatz  . leer  x Skelett

## The rules

rules-goal = Der Krake hält deine Freunde in seinen Tentakeln fest. Bau einen Korallenstock, schwimm zu den Würfeln, friss sie, um Tentakel zu öffnen, und befreie deine Freunde vor den anderen. Wer { $friends } befreit hat, beendet das Spiel; wer dann die meisten Punkte hat, gewinnt.
    .title = Worum es geht
rules-ocean = Eine Reihe von { $waves } Wellen von der Tiefsee, wo die Riesenwelle steht, bis zum Strand. Jede Welle hat links und rechts ein Feld; an jedem Ende liegt ein Endfeld. { $endsreach ->
        [nearest_wave] Von einem Endfeld erreicht man die Welle daneben.
       *[nothing] Die Endfelder liegen auf keiner Welle.
    } In der Mitte kreuzen zwei Wege: { $crossings }. Der Hai beginnt auf { $sharkstart } und schwimmt eine Acht. Wie weit ein Feld ihn schickt, von der Tiefsee Welle für Welle bis zum Strand: { $shark2 } bei zwei Spielern, { $shark3 } bei drei, { $shark4 } bei vier.
    .title = Das Meer
rules-kraken = Der Krake hat { $ring } Felder rund um seinen Kopf und sechs Tentakel, im Uhrzeigersinn: { $combinations }. Jeder hält von jedem Spieler einen Freund fest und hat einen Stapel „Gerettet!“-Plättchen, das höchste oben: { $tokens2 } bei zwei Spielern; { $tokens3 } bei drei; { $tokens4 } bei vier. Verdeckt an den Zahlen { $low } und { $high } liegen die Kraken-Korallen: { $kinds }.
    .title = Der Krake
rules-reef = Ein Teil hat zwei Felder mit Symbolen: { $tiles }. Es gibt { $stock2 } Teile bei zwei Spielern, { $stock3 } bei drei, { $stock4 } bei vier. Das höchste sichtbare Symbol für Pfeil, Nahrung oder Welle gibt mit seiner Ebene die Stärke dieser Aktion an; ohne Symbol ist sie 1.
    .title = Der Korallenstock
rules-setup = Jeder hat { $dice } Würfel; { $neutraldice } sind neutral. Leg deine Startteile beliebig aneinander: { $start2 } (zwei Spieler), { $start3 } (drei), { $start4 } (vier). { $loader ->
        [random] Wer den ersten Würfel legt, entscheidet das Los.
       *[seat0] Wer auf dem ersten Platz sitzt, legt den ersten Würfel.
    } Reihum legt jeder { $own } eigene Würfel auf die Riesenwelle ({ $slots2 }, { $slots3 } oder { $slots4 } Felder), neutrale füllen sie auf, und sie bricht. Wer die höchste Summe auf dem Plan hat, ist Startspieler; bei Gleichstand entscheidet der Würfel, der dem Strand am nächsten liegt, dann der höchste Würfel, dann das Los. Danach legt jeder noch { $more } Würfel auf die Riesenwelle. Auf dem Kraken-Tableau stehen die Spieler, vom Startspieler an, auf { $starts }; Figuren ohne Spieler stehen auf den letzten davon und bewegen sich nie.
    .title = Spielvorbereitung
rules-build = Nimm ein Teil aus dem Vorrat und bau es an deinen Korallenstock: Auf Ebene 1 berührt es ihn; darüber liegt es auf zwei verschiedenen Teilen gleicher Ebene, nie überhängend, nie auf einem Würfel oder einem Skelett.
    .title = 1. Ausbauen ...
rules-load = Oder leg eigene Würfel auf die Riesenwelle: mindestens einen, höchstens so viele, wie deine Wellenstärke beträgt. Eines von beiden musst du tun, wenn es geht.
    .title = ... oder beladen
rules-move = Zieh eine deiner zwei Figuren mindestens ein Feld und höchstens so viele Felder, wie deine Pfeilstärke beträgt, auf ein anderes Feld, nie auf das Feld des Hais oder daran vorbei.
    .title = 2. Ziehen
rules-take = Von der Welle, auf der deine Figur ist, darfst du Würfel jeder Farbe nehmen, höchstens so viele, wie deine Nahrungsstärke beträgt: Entweder lagerst du alle, jeden auf einem Lagerplatz, oder du frisst alle. { $replace ->
        [no] Ein gelagerter Würfel darf entfernt werden, um Platz zu schaffen.
       *[yes] Solange kein Lagerplatz frei ist, darf ein gelagerter Würfel entfernt werden, um Platz zu schaffen.
    }
    .title = 3. Würfel nehmen
rules-eat = Genommene und gelagerte Würfel bilden zusammen genau die Kombination eines Tentakels mit einem deiner Freunde; jeder genommene Würfel gehört dazu. Die Summe 7 ist genau 7, oder mindestens 7, wenn der Tisch es so gewählt hat. Der Freund ist frei, du nimmst das oberste Plättchen, und die Würfel gehen in ihre Vorräte zurück. Ein Freund pro Zug.
    .title = Fressen
rules-track = Für jeden vom Plan genommenen Würfel eines Mitspielers zieht dieser ein Feld weiter auf dem Kraken-Tableau, in der Reihenfolge deiner Wahl; besetzte Felder werden übersprungen. Wer den Kopf erreicht, bleibt dort stehen, befreit den im Uhrzeigersinn nächsten Freund und darf heimlich eine Koralle ansehen.
    .title = Das Kraken-Tableau
rules-shark = Der Hai schwimmt so viele Felder, wie die Hai-Zahl des Feldes angibt, auf dem deine Figur gelandet ist. Er frisst jedes Meerestier, dem er begegnet: Sein Besitzer legt ein Skelett (von { $skeletons }) auf ein freies Feld seines Korallenstocks, oder, wenn keines frei ist, anstelle eines gelagerten Würfels, und die Figur taucht in der Tiefsee oder am Strand wieder auf. Für jedes Würfelsymbol (beide Enden, beide Kreuzungswege) kommt ein neutraler Würfel auf die Riesenwelle.
    .title = 4. Hai
rules-wave = Sind am Ende eines Zuges alle Felder belegt, bricht die Welle: Ihre Würfel fallen über die Wellen. Würfel neben dem Plan kommen zurück auf die Riesenwelle. Fällt mehr als die Hälfte daneben, werden alle noch einmal geworfen. Der Hai wendet, und beginnend beim Spieler am Zug darf jeder einen Bonus wählen.
    .title = 5. Die Riesenwelle
rules-bonus = Nach der Summe aller eigenen Würfel auf dem Plan: { $one }: ein Würfel auf die Riesenwelle; { $two }: zwei; { $track }: { $steps } Felder auf dem Kraken-Tableau oder eine Koralle ansehen; { $clean }: alle eigenen Skelette entfernen und eine Koralle ansehen; { $free }: den nächstgelegenen Freund befreien.
    .title = Boni
rules-end = Hat ein Spieler { $friends } Freunde befreit, wird der Zug zu Ende gespielt, und dann sind alle noch einmal am Zug, wer gerade am Zug war, als Letzter. Auf dem Kraken-Tableau bewegt sich niemand mehr. Auch nach { $stalemate } Runden, in denen nichts genommen, gebaut oder befreit wird, beginnt die letzte Runde.
    .title = Das Ende
rules-corals = In deinem letzten Zug darfst du, statt einen Freund zu befreien, Korallen kaufen: höchstens eine von { $low } und eine von { $high }, jede mit Würfeln genau dieser Summe. Nenne beide, bevor du eine siehst, und halte sie geheim.
    .title = Korallen kaufen
rules-scoring = Plättchen zählen ihren Wert. Flotte Flosse, Wellenreiter und Großmaul bringen einen Punkt für jedes sichtbare Pfeil-, Wellen- oder Nahrungssymbol; der Friedhof { $graveyard } ohne Skelette, sonst minus 1 für jedes; der Dreizack zählt wie eine beliebige andere Koralle. Bei Gleichstand: der Dreizack, der höchste Korallenstock, die wenigsten Skelette, die meisten Plättchenpunkte; { $lasttie ->
        [earlier_seat] dann gewinnt, wer früher am Zug war.
       *[shared] dann wird der Sieg geteilt, oder alle anderen gewinnen, wenn der Tisch Langeweile gewählt hat.
    }
    .title = Wertung

## Why a value was reconstructed

why-ocean-waves = die Wellen sind nur auf einem Bild des Spielplans zu sehen
why-ocean-crossings-after = die Regel nennt zwei Wege in der Mitte und zeichnet sie
why-ocean-ends-reach = die Regel sagt nicht, ob die Endfelder auf einer Welle liegen
why-ocean-shark-start = die Quellen sagen: in der Tiefsee, gegen den Uhrzeigersinn zum Strand
why-ocean-shark-numbers = sie stehen nur auf dem Bild des Spielplans; höhere füllen die Korallenstöcke mit Skeletten
why-kraken-spaces = so liegen die vier Startfelder gleichmäßig rund um den Kraken
why-kraken-starts = die Regel zählt zwei, vier und sechs Felder weiter; wie viele es sind, ist nur gezeichnet
why-kraken-tokens = Werte, die zu 24 Plättchen und zu allem passen, was entfernt wird
why-reef-tiles = drei Stapel zu sechs und zwei zu vier stehen da, aber nur ein Symbolpaar
why-reef-start-tiles = die Symbole der Startteile sind auf einem Bild
why-reef-preset = ein schneller Anfang ist unsere eigene Option
why-big-wave-rows = 9, 12 und 15 Felder stehen da; wie sie liegen, ist auf einem Bild
why-big-wave-landing-by = Felder einer Reihe liegen so nah beieinander, dass ihre Würfel gleich fallen
why-big-wave-landing = im Mittel Welle 2,2, 3,0 und 3,8 für vordere, mittlere und hintere Reihe, Streuung 1,5, 5 % neben dem Plan
why-setup-first-to-load = wer am tiefsten getaucht ist, beginnt; ein Rechner kann das nicht fragen
why-rules-replace-only-when-full = sie gehen, um Platz zu schaffen, also muss Platz fehlen
why-rules-stalemate-rounds = die Regel hat kein Ende für Spieler, die nichts tun
why-rules-last-tie = die Regel endet mit einem Scherz, der die Option Langeweile ist

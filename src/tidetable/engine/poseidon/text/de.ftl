# Poseidon's Kingdom, in German.

game-title = Poseidon's Kingdom
game-blurb = Bau einen Korallenstock, friss Würfel, befreie deine Freunde vom Kraken und hüte dich vor dem Hai.
game-facts = 60 Minuten, ab 10 Jahren

creature-octopus = Tintenfisch
creature-fish = Fisch
creature-starfish = Seestern
creature-clam = Muschel
neutral = neutral
die = eine { $value } von { $owner }
symbol-arrow = Pfeil
symbol-food = Nahrung
symbol-wave = Welle
symbol-storage = Lagerplatz
symbol-plain = leer
space-Deep = Tiefsee
space-Beach = Strand
place-from = { $space ->
    [Deep] von der Tiefsee
    [Beach] vom Strand
   *[other] von { $space }
  }
place-to = { $space ->
    [Deep] in die Tiefsee
    [Beach] zum Strand
   *[other] nach { $space }
  }
place-at = { $space ->
    [Deep] in der Tiefsee
    [Beach] am Strand
   *[other] auf { $space }
  }
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
event-lay = { $seat } legt das Startteil { $tile }.
event-start-player = Würfel auf dem Plan: { $sums }. { $seat } beginnt.
event-turn = Zug { $turn }: { $seat }.
event-tile = { $seat } nimmt das Teil { $tile }.
event-build = { $seat } baut das Teil { $tile } auf Ebene { $level } an.
event-load = { $seat } legt einen Würfel auf Reihe { $row } der Riesenwelle.
event-move = { $seat } zieht { $from } { $to }.
event-take = { $seat } nimmt { $die } von Welle { $wave }.
event-store = { $seat } lagert { $die }.
event-throw-out = { $seat } legt { $die } in den Vorrat zurück.
event-aim = { $seat } frisst, um einen Tentakel zu öffnen: { $tentacle }.
event-name-corals = { $seat } nimmt Würfel für { $corals }.
event-pick = { $seat } verwendet { $die } von der Welle.
event-pick-stored = { $seat } verwendet { $die } vom Korallenstock.
event-eat = { $seat } frisst { $dice }.
event-free = { $seat } befreit den Freund bei „{ $tentacle }“ und nimmt ein Plättchen mit { $token }.
event-mover = { $seat } lässt { $mover } auf dem Kraken-Tableau ziehen.
event-track = { $seat } zieht auf dem Kraken-Tableau von { $from } nach { $to }.
event-head = { $seat } erreicht den Kopf des Kraken.
event-look = { $seat } sieht sich Koralle { $coral } an: { $kind }.
event-look-hidden = { $seat } sieht sich Koralle { $coral } an.
event-buy = { $seat } nimmt Koralle { $coral }: { $kind }.
event-buy-hidden = { $seat } nimmt Koralle { $coral }.
event-shark = Der Hai schwimmt { $from } { $to }.
event-die-symbol = Der Hai schwimmt über ein Würfelsymbol.
event-eaten = Der Hai frisst { $seat } { $space }.
event-skeleton = { $seat } legt ein Skelett auf den Korallenstock.
event-no-skeleton = { $seat } hat keinen Platz für ein Skelett, oder es ist keines mehr da.
event-return = { $seat } taucht { $space } wieder auf.
event-tip = Die Riesenwelle bricht!
die-neutral = eine neutrale { $value }
event-load-neutral = { $seat } legt einen neutralen Würfel auf Reihe { $row } der Riesenwelle.
event-load-of = { $seat } legt einen Würfel von { $owner } auf Reihe { $row } der Riesenwelle.
event-fall-neutral = Ein neutraler Würfel fällt auf Welle { $wave } und zeigt { $value }.
event-fall-off-neutral = Ein neutraler Würfel fällt neben den Plan.
event-throw-again = { $missed } Würfel fielen neben den Plan: Alle werden noch einmal geworfen.
event-fall = Ein Würfel von { $owner } fällt auf Welle { $wave } und zeigt { $value }.
event-fall-off = Ein Würfel von { $owner } fällt neben den Plan.
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
event-enough-head = { $seat } befreit am Kopf keinen Freund.
event-enough-coral = { $seat } nimmt keine zweite Koralle.
event-last-round = { $why ->
    [stalemate] Lange ist nichts geschehen: Die letzte Runde beginnt.
   *[friends] Der Krake ist bezwungen! Alle sind noch einmal am Zug, { $seat } zuallerletzt.
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
error-site-skeleton = Dort liegt ein Skelett: Darauf wird nicht gebaut.
error-site-die = Dort liegt ein Würfel: Darauf wird nicht gebaut.
error-site-uneven = Beide Felder müssen gleich hoch sein.
error-site-one-tile = Ein Teil muss auf zwei verschiedenen Teilen liegen.
error-no-such-space = Dieses Feld gibt es nicht.
error-no-creature-there = Du hast keine Figur { $space }.
error-must-move = Die Figur muss auf einem anderen Feld landen.
error-shark-there = Der Hai ist { $space }.
error-too-far = Dieses Feld ist zu weit: Deine Figuren ziehen höchstens { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  } weit und nicht am Hai vorbei.
error-no-wave-here = Deine Figur ist auf keiner Welle.
error-no-such-die = Das liegt nicht auf Welle { $wave }: { $die }.
error-no-room = Du hast keinen Lagerplatz dafür.
error-does-not-serve = Dieser Würfel kann jetzt nicht folgen: Wähle sie in der angebotenen Reihenfolge, und nur solche, die noch passen.
error-no-die-there = Auf diesem Feld liegt kein Würfel.
error-skeleton-there = Auf diesem Feld liegt schon ein Skelett.
error-free-hex-first = Ein Skelett kommt auf ein freies Feld, solange es eines gibt.
error-not-storage = Dieses Feld ist kein Lagerplatz.
error-just-stored = Der Würfel auf diesem Feld wurde eben erst gelagert.
error-free-storage-first = Nutze zuerst die freien Lagerplätze.
error-friend-is-free = Dein Freund dort ist schon frei ({ $tentacle }).
error-no-such-meal = Die erreichbaren Würfel ergeben das nicht: { $tentacle }.
error-corals-later = Korallen nimmt man nur im letzten Zug.
error-one-coral-of-each-row = Von jeder Reihe darfst du höchstens eine Koralle nehmen.
error-one-coral-at-a-time = Nimm eine Koralle nach der anderen: Du siehst sie, bevor du über die andere entscheidest.
error-nearest-friend-only = Am Kopf kannst du nur den nächstgelegenen Freund befreien.
error-coral-gone = Koralle { $coral } ist schon vergeben.
error-cannot-pay = Die erreichbaren Würfel ergeben nicht genau diese Zahl.
error-no-steps-owed = Diese Figur hat keine Felder zu ziehen.
error-no-such-coral = Diese Koralle gibt es nicht.
error-coral-seen = Koralle { $coral } hast du schon gesehen.
error-sum-too-low = Deine Würfel zeigen { $sum }; dieser Bonus braucht { $least }.
error-bonus-idle = Dieser Bonus würde dir jetzt weiter nichts bringen: { $bonus }.

## Choices

ask-tile = Welches Startteil legst du als Nächstes?
ask-site = Wohin kommt das Teil?
ask-row = Wohin auf der Riesenwelle kommt der Würfel?
ask-build = Bau deinen Korallenstock aus oder belade die Riesenwelle.
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
ask-head = Den nächstgelegenen Freund befreien?
ask-coral = Auch eine Koralle der anderen Reihe nehmen?
choice-enough = nichts (mehr)
choice-tile = { $tile } bauen (noch { $left })
choice-start = { $tile }
choice-load = Reihe { $row } beladen
choice-move = { $from } → { $to }, Welle { $wave }
choice-move-end = { $from } → { $to }
choice-take = { $die } lagern
choice-pick = { $die } verwenden
choice-free = fressen: { $tentacle } (Plättchen { $token })
choice-buy = { $corals } nehmen
choice-free-head = befreien: { $tentacle } (Plättchen { $token })
choice-look = { $coral } ansehen
choice-shark = Hai: { $spaces }

## Options

option-start_reef = Start-Korallenstock
option-start_reef-text = Jeder legt die eigenen Startteile aneinander, wie in der Spielregel, oder alle Korallenstöcke liegen bereit.
option-start_reef-choose = jeder legt selbst
option-start_reef-preset = liegt bereit
option-total_seven = Summe 7
option-total_seven-text = Zwei der drei Spielregeln sagen genau 7, die niederländische mindestens 7.
option-total_seven-exactly = genau 7
option-total_seven-at_least = mindestens 7
option-open_scores = Plättchen
option-open_scores-text = In der Spielregel liegen die Plättchen verdeckt: Nur wer sie hat, sieht sie.
option-open_scores-yes = offen
option-open_scores-no = verdeckt
option-boredom = Bei völligem Gleichstand
option-boredom-text = Die Spielregel endet mit einem Scherz: Aus Langeweile gewinnen alle anderen.
option-boredom-no = der Sieg wird geteilt
option-boredom-yes = alle anderen gewinnen (Langeweile)

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

rules-summary = Befreie deine sechs Freunde aus den Tentakeln des Kraken und sammle die meisten Punkte, bis jemand alle eigenen Freunde befreit hat.

    In deinem Zug der Reihe nach:

    1. Bau deinen Korallenstock aus oder belade die Riesenwelle mit Würfeln.
    2. Zieh eine deiner zwei Figuren im Meer.
    3. Nimm Würfel aus ihrer Welle, wenn du willst: Lagere alle auf deinem Korallenstock oder friss alle, um einen Freund zu befreien. Danach ziehen die Besitzer der genommenen Würfel auf dem Kraken-Tableau weiter.
    4. Der Hai schwimmt so weit, wie es die Hai-Zahl des Feldes sagt, auf dem deine Figur gelandet ist. Wen er frisst, der bekommt ein Skelett auf den Korallenstock, das ein Symbol verdeckt.
    5. Ist die Riesenwelle voll, bricht sie: Ihre Würfel fallen ins Meer, der Hai wendet, und alle dürfen je einen Bonus wählen, nach der Summe ihrer Würfel im Meer.

    Einen Würfel laden, einen Schritt ziehen und einen Würfel nehmen darfst du immer; mit Symbolen auf höheren Ebenen deines Korallenstocks darfst du mehr.

    Einen Freund befreist du auf drei Arten: Friss die passenden Würfel, erreiche auf dem Kraken-Tableau den Kopf, oder komm mit deinen Würfeln auf { $free } oder mehr, wenn die Welle bricht. Jeder befreite Freund bringt ein Plättchen mit Punkten, und in deinem letzten Zug kannst du mit Würfeln Korallen nehmen, die für das zählen, was auf deinem Korallenstock zu sehen ist.
    .title = Kurz gesagt
rules-goal = Der Krake hält deine Freunde in seinen Tentakeln fest. Bau einen Korallenstock, schwimm zu den Würfeln, friss sie, um Tentakel zu öffnen, und befreie deine Freunde vor den anderen. Wer { $friends } befreit hat, läutet die letzte Runde ein; wer dann die meisten Punkte hat, gewinnt.
    .title = Worum es geht
rules-ocean = Zwischen der Tiefsee, wo die Riesenwelle steht, und dem Strand liegen { $waves }⟦ocean.waves⟧ Wellen. Jede Welle hat am linken und am rechten Rand ein Feld. An jedem Ende liegt noch ein Feld: Tiefsee und Strand. { $endsreach ->
        [nearest_wave] Von einem Endfeld aus erreicht man die Welle daneben.
       *[nothing] Die Endfelder liegen auf keiner Welle.
    }⟦ocean.ends_reach⟧

    Wege führen an beiden Rändern entlang, und zwei Wege kreuzen sich in der Mitte: { $crossings }⟦ocean.crossings_after⟧. Jeder davon zählt als ein Schritt. Wer dort die Seite wechselt, zieht gerade durch; abbiegen darf man nicht.

    Es zählt, auf welcher Welle ein Würfel liegt, nicht wo auf ihr: Von beiden Rändern aus erreicht eine Figur alle Würfel ihrer Welle.

    Die Zahl auf einem Feld ist seine Hai-Zahl: So weit schickt es den Hai. { $players ->
        [2] Zu zweit sind die Hai-Zahlen höher als sonst.
       *[other] {""}
    }

    @shark⟦ocean.shark_numbers⟧
    .title = Das Meer
rules-kraken = Auf dem Kraken-Tableau führt ein Ring aus { $ring }⟦kraken.spaces⟧ Feldern um den Kraken: das große Feld hinter seinem Kopf und die anderen im Uhrzeigersinn. Sechs Tentakel halten von jedem Spieler einen Freund fest. Bei jedem liegt ein Stapel „Gerettet“-Plättchen, das höchste oben.

    @tentacles⟦kraken.tokens⟧

    Oben liegen verdeckt acht Kraken-Korallen an den Zahlen { $low } und { $high }: { $kinds }. In der letzten Runde kann man sie nehmen.
    .title = Der Krake
rules-combinations = Jeder Tentakel verlangt andere Würfel. Auf ihre Farbe kommt es nicht an.

    { $total_seven ->
        [at_least] @combinations-at-least
       *[exactly] @combinations
    }
    .title = Die sechs Kombinationen
rules-reef = Ein Teil hat zwei Felder mit je einem Symbol. Im Vorrat sind { $players ->
        [2] { $stock2 }
        [3] { $stock3 }
       *[4] { $stock4 }
    } Teile:

    @tiles⟦reef.tiles⟧

    Wie stark du bist, ist eine Frage der Höhe: Die Ebene deines höchsten sichtbaren Pfeils sagt, wie weit du ziehen darfst, die deiner höchsten Nahrung, wie viele Würfel du nehmen, und die deiner höchsten Welle, wie viele du laden darfst. Ohne sichtbares Symbol ist die Stärke 1. Wie viele Symbole du hast, spielt keine Rolle.

    Ein Symbol ist sichtbar, wenn weder ein Teil noch ein Skelett darauf liegt. Ein Lagerplatz fasst einen Würfel; er verdeckt sonst nichts.
    .title = Der Korallenstock
rules-setup = Alle haben { $dice } Würfel; { $neutraldice } weitere sind neutral. Eine deiner Figuren beginnt in der Tiefsee, eine am Strand und die dritte am Kopf des Kraken.

    { $start_reef ->
        [preset] Alle Korallenstöcke liegen bereit:⟦reef.preset⟧
       *[choose] Leg deine Startteile beliebig aneinander:
    } { $players ->
        [2] { $start2 }
        [3] { $start3 }
       *[4] { $start4 }
    }⟦reef.start_tiles⟧.

    { $loader ->
        [random] Wer den ersten Würfel auf die Riesenwelle legt, entscheidet das Los, wenn der Tisch niemanden bestimmt hat.
       *[seat0] Der erste Platz legt den ersten Würfel auf die Riesenwelle.
    }⟦setup.first_to_load⟧ Reihum legt jeder einen eigenen Würfel auf ein freies Feld, bis dort { $own } von jedem liegen; neutrale Würfel füllen die übrigen der { $players ->
        [2] { $slots2 }
        [3] { $slots3 }
       *[4] { $slots4 }
    }⟦big_wave.rows⟧ Felder, und die Welle bricht zum ersten Mal. Diesmal gibt es keine Boni, und der Hai wendet nicht.

    Wer auf dem Plan die höchste Summe eigener Würfel hat, ist Startspieler; bei Gleichstand zählt der Würfel, der dem Strand am nächsten liegt, dann der höchste Würfel, dann das Los. Beginnend beim Startspieler legt jeder noch { $more } Würfel auf die Riesenwelle.

    Auf dem Kraken-Tableau stehen die Spieler, vom Startspieler an, auf den Feldern { $starts }⟦kraken.starts⟧, vom Kopf aus gezählt. { $players ->
        [4] {""}
       *[other] Figuren ohne Spieler stehen auf den letzten davon; sie ziehen nie, werden aber übersprungen.
    }
    .title = Spielvorbereitung
rules-build = Nimm ein beliebiges Teil aus dem Vorrat und bau es an deinen Korallenstock.

    - Auf Ebene 1 berührt es ihn mit mindestens einer Seite.
    - Darüber liegen beide Felder auf Feldern gleicher Ebene, die zu zwei verschiedenen Teilen gehören. Es hängt nie über.
    - Es liegt nie auf einem Würfel oder einem Skelett, und Würfel werden nicht entfernt, um zu bauen.
    .title = 1. Ausbauen ...
rules-load = Oder leg eigene Würfel auf freie Felder der Riesenwelle: mindestens einen, höchstens so viele, wie deine Wellenstärke beträgt. Du wählst die Reihe: Von hinten fallen Würfel weiter. Geht nur eines von beidem, tust du dieses; geht keines, machst du weiter.
    .title = ... oder beladen
rules-move = Zieh eine deiner zwei Figuren im Meer mindestens ein Feld und höchstens so viele, wie deine Pfeilstärke beträgt, auf ein anderes Feld. Auf das Feld des Hais oder daran vorbei darf sie nicht; steht sie beim Hai, darf sie fort. Auf einem Feld können beliebig viele Meerestiere stehen.
    .title = 2. Ziehen
rules-take = Wenn du willst, nimm Würfel aus der Welle der Figur, die du gerade gezogen hast: von jeder Farbe, höchstens so viele, wie deine Nahrungsstärke beträgt. Du musst alle lagern oder alle fressen; was du weder lagern noch fressen kannst, darfst du nicht nehmen. Auch darfst du nicht im selben Zug neue Würfel lagern und gelagerte fressen.

    Gelagert wird auf einem freien Lagerplatz. { $replace ->
        [no] Ein gelagerter Würfel darf hinaus, um Platz zu schaffen; er geht in seinen Vorrat zurück.
       *[yes] Nur wenn kein Lagerplatz frei ist, darf ein gelagerter Würfel hinaus, um Platz zu schaffen; er geht in seinen Vorrat zurück.
    }⟦rules.replace_only_when_full⟧ Gelagerte Würfel bleiben liegen, bis du sie frisst.
    .title = 3. Würfel nehmen
rules-eat = Würfel, die du jetzt nimmst, und Würfel, die du gelagert hast, bilden zusammen genau die Kombination eines Tentakels, der einen deiner Freunde hält. Jeder genommene Würfel gehört dazu; gelagerte Würfel allein gehen auch. { $total_seven ->
        [at_least] Für die Summe 7 reicht an diesem Tisch mindestens 7.
       *[exactly] Die Summe 7 ist genau 7, mit beliebig vielen Würfeln.
    }

    Der Freund ist frei. Du nimmst das oberste Plättchen dieses Stapels und legst es { $open_scores ->
        [yes] offen
       *[no] verdeckt
    } vor dich; die Würfel gehen in ihre Vorräte zurück. Durch Fressen befreist du höchstens einen Freund pro Zug.
    .title = Fressen
rules-track = Für jeden Würfel eines Mitspielers, den du vom Plan genommen hast, zieht dessen Figur ein Feld weiter auf dem Kraken-Tableau; du wählst, wer zuerst zieht. Besetzte Felder werden übersprungen und nicht gezählt. Eigene, neutrale und früher gelagerte Würfel bewegen niemanden.

    Wer den Kopf erreicht, bleibt dort stehen, übrige Schritte verfallen; am Kopf ist Platz für alle. { $headfrees ->
        [must] Diese Person befreit den nächstgelegenen Freund,
       *[may] Diese Person darf den nächstgelegenen Freund befreien,
    }⟦rules.head_frees⟧ vom Kopf aus im Uhrzeigersinn gezählt, nimmt sein Plättchen und darf heimlich eine Kraken-Koralle ansehen. Wer welche Koralle angesehen hat, wissen alle. Wer keinen Freund mehr zu befreien hat, darf trotzdem eine ansehen. Beim nächsten Mal zieht die Figur vom Kopf aus weiter.
    .title = Das Kraken-Tableau
rules-shark = Der Hai schwimmt so viele Felder, wie die Hai-Zahl des Feldes angibt, auf dem deine Figur gelandet ist, immer in seiner großen Acht: am einen Rand entlang, über einen Kreuzungsweg auf die andere Seite, um das Ende herum und über den anderen Kreuzungsweg zurück. Er beginnt { $sharkat }⟦ocean.shark_start⟧ und schwimmt zuerst { $sharkto }.

    Er frisst jedes Meerestier auf einem Feld, das er betritt. Für jedes legt sein Besitzer ein Skelett auf ein Feld des Korallenstocks ohne Würfel und Skelett; gibt es keines, auf einen Lagerplatz, dessen Würfel in seinen Vorrat zurückgeht. Gibt es auch den nicht oder ist in der Schachtel kein Skelett mehr, wird keines gelegt. Ein Skelett verdeckt das Symbol darunter. Dann taucht die Figur in der Tiefsee oder am Strand wieder auf, wie ihr Besitzer will; auf dem Feld des Hais ist sie hinter ihm sicher.

    Für jedes Würfelsymbol, an dem der Hai vorbeikommt (beide Enden, beide Kreuzungswege; sie gelten nur für den Hai), legst du einen neutralen Würfel auf die Riesenwelle. Ist keiner mehr da, einen eigenen; hast du auch keinen oder ist die Riesenwelle voll, keinen.
    .title = 4. Hai
rules-wave = Sind am Ende eines Zuges alle Felder belegt, bricht die Welle: Ihre Würfel fallen auf die Wellen, die aus den hinteren Reihen am weitesten.⟦big_wave.landing⟧⟦big_wave.landing_by⟧ Würfel, die schon auf dem Plan liegen, bleiben liegen. Würfel neben dem Plan kommen zurück auf freie Felder, die ihre Besitzer wählen (bei neutralen der Spieler am Zug); fällt mehr als die Hälfte daneben, werden alle noch einmal geworfen.

    Dann wendet der Hai, und beginnend beim Spieler am Zug darf jeder einen Bonus wählen. Ist die Riesenwelle danach wieder voll, bricht sie am Ende des nächsten Zuges.
    .title = 5. Die Riesenwelle
rules-bonus = Zähl alle deine Würfel auf dem Plan zusammen. Du darfst einen Bonus wählen, den deine Summe erreicht, auch einen niedrigeren:

    @bonuses
    .title = Boni
rules-end = Hat jemand { $friends } Freunde befreit, wird dieser Zug zu Ende gespielt, mit Welle und Boni. Dann sind alle noch einmal am Zug, wer gerade am Zug war, zuletzt. Auf dem Kraken-Tableau bewegt sich von nun an niemand mehr. Hai und Boni einer Welle betreffen auch die, die ihren letzten Zug schon hatten.

    Die letzte Runde beginnt auch nach { $stalemate }⟦rules.stalemate_rounds⟧ Runden, in denen kein Würfel genommen, kein Teil gebaut und kein Freund befreit wird.
    .title = Das Ende
rules-corals = In deinem letzten Zug darfst du Korallen nehmen, statt einen Freund zu befreien: höchstens eine von { $low } und höchstens eine von { $high }, jede mit Würfeln, die zusammen genau ihre Zahl ergeben. Genommene und gelagerte Würfel zählen, jeder genommene muss verwendet werden, und kein Würfel zählt doppelt. { $onebyone ->
        [no] Nenne beide, bevor du eine siehst, und halte sie geheim.
       *[yes] Du siehst die erste, bevor du über die zweite entscheidest; die anderen sehen keine.
    }⟦rules.corals_one_by_one⟧
    .title = Korallen nehmen
rules-scoring = Plättchen zählen so viel, wie auf ihnen steht, Korallen wie folgt. Zwei gleiche Korallen zählen beide; Korallen, die beim Kraken bleiben, zählen für niemanden.

    @corals

    Bei Gleichstand entscheidet der Reihe nach: wer den Dreizack hat, der höchste Korallenstock, die wenigsten Skelette, die meisten Plättchenpunkte; { $lasttie ->
        [earlier_seat] dann gewinnt, wer früher am Zug war.
       *[shared] { $boredom ->
            [yes] dann gewinnen aus Langeweile alle anderen.
           *[no] dann wird der Sieg geteilt.
        }
    }⟦rules.last_tie⟧
    .title = Wertung

## Tables of the rules

table-wave = Welle
table-number = Hai-Zahl
table-tentacle = Tentakel
table-stack = Plättchen, von oben
table-tile = Teil
table-count = Anzahl
table-combination = Kombination
table-dice = Was man braucht
table-example = Zum Beispiel
table-sum = Summe
table-bonus = Bonus
table-coral = Koralle
table-points = Punkte
table-needs-total_seven = Würfel, die zusammen genau 7 ergeben
table-needs-at_least_seven = Würfel, die zusammen 7 oder mehr ergeben
table-needs-low_pair = zwei Gleiche aus 1, 2 oder 3
table-needs-high_pair = zwei Gleiche aus 4, 5 oder 6
table-needs-run_of_three = drei Zahlen in Folge
table-needs-three_alike = drei Gleiche
table-needs-four_different = vier verschiedene
table-coral-fins = 1 für jeden sichtbaren Pfeil
table-coral-rider = 1 für jede sichtbare Welle
table-coral-mouth = 1 für jedes sichtbare Nahrungssymbol
table-coral-graveyard = { $points } ohne Skelette, sonst minus 1 für jedes
table-coral-trident = wie eine beliebige andere Koralle, die beste
table-track-or-look = { $steps } Felder auf dem Kraken-Tableau oder eine Koralle ansehen

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
why-setup-first-to-load = wer am tiefsten getaucht ist, beginnt; ein Rechner kann das nicht fragen und lost
why-rules-replace-only-when-full = sie gehen, um Platz zu schaffen, also muss Platz fehlen
why-rules-head-frees = zwei der drei Spielregeln sagen „darf“, die dritte stellt es fest
why-rules-corals-one-by-one = jede Zahl zählt für sich; ob man dazwischen nachsieht, steht nicht da
why-rules-stalemate-rounds = die Regel hat kein Ende für Spieler, die nichts tun
why-rules-last-tie = die Regel endet mit einem Scherz, der die Option Langeweile ist

## Worked examples (examples.toml)

example-meal = Fressen, um einen Freund zu befreien
example-meal-1 = { $name2 } steht jetzt an Welle 2 und darf dort zwei Würfel nehmen. Auf dem Korallenstock lagern eine 2 und eine 6; auf der Welle liegen eine 1 und eine 5.
example-meal-2 = { $name2 } nimmt beide und frisst alle vier ({ $dice }): „{ $tentacle }“. Der Freund dort ist frei, und { $name2 } bekommt das oberste Plättchen des Stapels mit dem Wert { $token }. Alle Würfel gehen an ihre Besitzer zurück. Danach ziehen { $name1 } und { $name3 } je ein Feld weiter auf dem Kraken-Tableau, weil ein Würfel von ihnen vom Plan genommen wurde; die gelagerten Würfel bewegen niemanden.
example-track = Auf dem Kraken-Tableau
example-track-1 = { $name3 } nimmt Würfel von Welle 2: zwei von { $name0 } und zwei von { $name2 }. Auf dem Kraken-Tableau steht { $name0 } auf Feld { $from }, einen Schritt vor dem Kopf, und { $name2 } auf Feld { $behind }, gleich hinter { $name3 } und { $name1 }.
example-track-2 = { $name3 } frisst die vier Würfel. Jetzt ziehen { $name0 } und { $name2 } je zwei Schritte, und { $name3 } wählt, wer zuerst zieht.
example-track-3 = { $name0 } zieht zuerst und erreicht mit einem Schritt den Kopf; der zweite verfällt. { $name0 } befreit den nächstgelegenen Freund, bekommt ein Plättchen mit dem Wert { $token } und sieht sich heimlich Koralle { $coral } an. Dann zieht { $name2 }: Der erste Schritt springt über { $name3 } und { $name1 } auf Feld { $over }, der zweite führt auf Feld { $end }.
example-corals = Korallen nehmen
example-corals-1 = Der letzte Zug von { $name0 }. Auf der Welle liegen eine 3 und eine 4, eine 6 ist gelagert. Damit kann { $name0 } eine Koralle nehmen: 3, 4, 6, 7, 9 oder 10. Oder zwei, eine aus jeder Reihe: 3 und 10, 4 und 9 oder 6 und 7.
example-corals-2 = { $name0 } nimmt mit der 3 die Koralle { $coral } und sieht, was sie ist: { $kind }. Die beiden anderen Würfel ergeben 10, also ist noch eine Koralle möglich.
example-corals-3 = Mit der 4 und der 6 nimmt { $name0 } auch Koralle { $coral }: { $kind }. Die anderen sehen keine der beiden.
example-points = Punkte zählen
example-points-1 = Der allerletzte Zug. { $name0 } hat Plättchen im Wert von { $tokens } und zwei Korallen: Flotte Flosse und Poseidons Dreizack.
example-points-2 = Auf dem Korallenstock von { $name0 } sind { $arrows } Pfeile zu sehen, also bringt die Flotte Flosse { $first }. Der Dreizack zählt als die Koralle, die am meisten bringt: als Friedhof ohne Skelett { $second }. Mit den Plättchen sind das { $total }.
example-crossing = Auf die andere Seite
example-crossing-1 = Eine Figur von { $name0 } steht auf L3, am linken Rand. Mit einem Schritt kann sie am Rand entlang, nach L2 oder L4, oder auf dem Kreuzungsweg auf die andere Seite.
example-crossing-2 = Sie nimmt den Kreuzungsweg und zieht gerade durch { $to }, am rechten Rand von Welle { $wave }. Von dort erreicht sie alle Würfel dieser Welle, wo immer sie darauf liegen.
example-token = Das oberste Plättchen
example-token-1 = Neben dem Tentakel für ein niedriges Paar liegt ein Stapel Plättchen; das oberste ist { $token } wert. { $name0 } darf zwei Würfel von Welle 2 nehmen, und dort liegen zwei Dreien.
example-token-2 = { $name0 } frisst beide, befreit den Freund dort und bekommt das Plättchen mit dem Wert { $token }. Das nächste im Stapel ist nur noch { $below } wert: Wer später kommt, bekommt weniger.
example-run = Drei in einer Reihe
example-run-1 = { $name0 } hat eine 4 gelagert. Auf Welle 2 liegen eine 3 von { $name0 }, eine 5 von { $name1 } und eine 6 von { $name2 }; { $name0 } darf zwei Würfel nehmen.
example-run-2 = { $name0 } nimmt die 3 und die 5 und frisst sie mit der gelagerten 4: { $dice }. Drei aufeinanderfolgende Zahlen, gleich in welcher Farbe: „{ $tentacle }“. Die 6 bleibt liegen, denn jeder genommene Würfel muss zur Kombination gehören.
example-strengths = Was bedeckt ist, zählt nicht mehr
example-strengths-1 = Alle Symbole von { $name0 } liegen auf Ebene 1: Nahrung { $food }, Welle { $wave }. { $name0 } nimmt das Teil mit Nahrung und Lagerplatz.
example-strengths-2 = Die Nahrung liegt jetzt auf Ebene 2, also ist die Nahrungsstärke { $food }. Das einzige Wellensymbol ist bedeckt; auch ohne eines ist die Wellenstärke { $wave }.
example-first-dice = Die erste Welle
example-first-dice-1 = Die Korallenstöcke liegen bereit. { $name0 } legt den ersten Würfel auf die Riesenwelle; dann { $name1 } und { $name2 }, bis von allen drei Würfel dort liegen.
example-first-dice-2 = Neutrale Würfel haben den Rest gefüllt, und die Welle ist zum ersten Mal gebrochen. Zusammen zeigen die Würfel im Meer: { $name0 } { $s0 }, { $name1 } { $s1 }, { $name2 } { $s2 }. { $name0 } hat die höchste Summe und beginnt das Spiel.
example-first-dice-3 = Von { $name0 } an legen alle noch zwei Würfel auf die Riesenwelle. Dann beginnt der erste Zug.
example-second-level = Oben auf zwei Teilen
example-second-level-1 = Der Korallenstock von { $name0 } hat drei Teile nebeneinander, alle auf Ebene 1.
example-second-level-2 = { $name0 } nimmt { $tile } aus dem Vorrat.
example-second-level-3 = Das Teil liegt auf zwei Feldern, die zu zwei verschiedenen Teilen gehören, also auf Ebene { $level }. Die Pfeilstärke ist jetzt { $arrow } und die Nahrungsstärke { $food }; Nahrung und Lagerplatz darunter sind bedeckt.
example-two-dice = Beladen statt ausbauen
example-two-dice-1 = { $name0 } hat die Wellenstärke { $wave } und darf so viele Würfel laden.
example-two-dice-2 = Der erste kommt in Reihe 1: Er wird nahe der Riesenwelle landen.
example-two-dice-3 = Der zweite kommt in Reihe 3 und wird weit hinausfallen. Das war Schritt 1; gebaut wird in diesem Zug nichts. Als Nächstes zieht { $name0 } eine Figur.
example-past-the-shark = Der Hai ist im Weg
example-past-the-shark-1 = { $name0 } hat die Pfeilstärke { $arrow }. Die Figur auf L2 kann nicht weiter hinunter: Auf L3 ist der Hai, und niemand betritt sein Feld oder kommt daran vorbei.
example-past-the-shark-2 = { $name0 } zieht die andere Figur: vom Strand zwei Schritte am rechten Rand hinauf, { $to }.
example-storing = Zwei Würfel für später
example-storing-1 = { $name0 } darf { $food } Würfel von Welle 2 nehmen, und zwei Lagerplätze sind frei. Eine neutrale 4 ist schon gelagert.
example-storing-2 = { $name0 } nimmt { $die } und legt sie auf einen freien Lagerplatz. Von jetzt an steht fest: Was in diesem Zug genommen wird, wird gelagert und nicht gefressen.
example-storing-3 = Auf den letzten freien Lagerplatz kommt { $die }. Die gelagerten Würfel warten auf einen späteren Zug.
example-bite = Ein Biss
example-bite-1 = Der Hai ist am Strand. { $name1 } hat eine Figur auf L6 und die Pfeilstärke { $arrow }. { $name0 } zieht nach R6, mit der Hai-Zahl 1.
example-bite-2 = Der Hai schwimmt ein Feld und frisst die Figur von { $name1 } { $space }. { $name1 } muss ein Skelett auf den Korallenstock legen.
example-bite-3 = { $name1 } wählt einen Lagerplatz. Er ist nicht mehr zu gebrauchen, aber die Pfeilstärke bleibt { $arrow }. Jetzt kommt die Figur zurück.
example-bite-4 = { $name1 } lässt sie in der Tiefsee zurückkommen. Am Strand wäre sie wieder nahe am Hai, wenn er wendet.
example-break = Die Welle bricht
example-break-1 = Auf der Riesenwelle ist noch ein Feld frei. { $name0 } zieht nach R6, also schwimmt der Hai ein Feld: über den Kreuzungsweg, an einem Würfelsymbol vorbei.
example-break-2 = Auf das letzte Feld kommt ein neutraler Würfel, und am Ende des Zuges bricht die Welle: Alle zwölf Würfel fallen auf die Wellen. Der Würfel, der schon da war, bleibt. Der Hai wendet, und { $name0 } wählt zuerst einen Bonus.
example-choice = Einen Bonus wählen
example-choice-1 = Die Würfel von { $name0 } auf dem Plan zeigen 6, 5, 4 und 3, zusammen { $sum }. Das reicht für alle Boni außer dem höchsten.
example-choice-2 = { $name0 } wählt Schritte auf dem Kraken-Tableau. { $name2 } steht auf Feld 3, das übersprungen wird: Die Schritte führen auf { $first } und { $second }.
example-sixth-friend = Der letzte Freund
example-sixth-friend-1 = { $name0 } hat fünf Freunde befreit. Den letzten hält der Tentakel für ein niedriges Paar, und auf der Welle liegen zwei Dreien.
example-sixth-friend-2 = { $name0 } frisst sie und befreit den sechsten Freund, für ein Plättchen mit dem Wert { $token }. Der Zug endet mit dem Hai; dann folgen { $turns } letzte Züge: { $name1 }, { $name2 } und zum Schluss { $name0 }.

## Why a move is good

reason-friends = { $amount ->
    [one] einen befreiten Freund mehr
   *[other] { $amount } befreite Freunde mehr
}
reason-corals = { $amount ->
    [one] eine Koralle mehr
   *[other] { $amount } Korallen mehr
}
reason-strength = mehr Stärke: { $names }
reason-points = { $amount ->
    [one] etwa einen Punkt mehr
   *[other] etwa { $amount } Punkte mehr
}
reason-no-skeletons = { $amount ->
    [one] ein Skelett weniger auf dem Korallenstock
   *[other] { $amount } Skelette weniger auf dem Korallenstock
}
reason-stored = { $amount ->
    [one] einen gelagerten Würfel mehr
   *[other] { $amount } gelagerte Würfel mehr
}
reason-rooms = { $amount ->
    [one] einen freien Lagerplatz mehr
   *[other] { $amount } freie Lagerplätze mehr
}
reason-track = { $amount ->
    [one] ein Feld weiter auf dem Kraken-Tableau
   *[other] { $amount } Felder weiter auf dem Kraken-Tableau
}

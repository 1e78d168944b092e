# The board of Poseidon's Kingdom, in German.

error-other-wave = Deine Figur nimmt nur Würfel von Welle { $wave }.

board-areas = Teile des Tisches
board-ocean = Meer
board-kraken = Krake
board-reefs = Riffe
board-steps = Die Schritte eines Zuges
board-step-build = Bauen oder laden
board-step-move = Ziehen
board-step-take = Nehmen
board-step-shark = Hai
board-step-wave = Riesenwelle
board-step-reefs = Riff legen
board-step-first-dice = Erste Würfel
board-step-first-tip = Erste Welle
board-step-more-dice = Zwei weitere

board-shark = Der Hai ist auf { $space } und schwimmt nach { $next }.
board-shark-here = hier ist der Hai
board-space = { $space }, Haizahl { $number }
board-swims = { $count ->
    [one] Der Hai schwimmt nach { $spaces }
   *[other] Der Hai schwimmt über { $spaces }
  }
board-eats = Er frisst { $names }
board-could-free = Kann befreien: { $tentacles }
board-wave = Welle { $wave }
board-die = { $die }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, Welle { $wave }
board-big-wave = Die Riesenwelle, { $full } von { $count } Plätzen voll
board-row = Reihe { $row } der Riesenwelle, { $free } von { $count } Plätzen frei; ihre Würfel erreichen meist Welle { $wave }
board-row-short = Reihe { $row }

board-tentacle = . { $left ->
    [0] Kein Plättchen mehr
   *[other] Plättchen { $token }, noch { $left }
  }. Freunde: { $friends }
board-track = Das Kraken-Tableau mit { $count } Feldern, der Kopf ist 0. { $places }
board-coral = Koralle { $number }: { $kind }
board-coral-hidden = verdeckt
board-coral-of = Gekauft von { $name }
board-coral-seen = Angesehen von { $names }

board-reef = Das Riff von { $name }
board-hex = { $hex } { $symbol }, Ebene { $level }
board-skeleton = Skelett
board-site = { $hex }, frei
board-seat = { $name }: ziehen { $arrow }, fressen { $food }, laden { $wave }; Freunde befreit { $freed }, Würfel übrig { $supply }, Summe auf dem Plan { $sum }, Skelette { $skeletons }, Punkte { $points }

board-build = { $tile } bauen
board-lay = das Teil hierher legen
board-take = { $die } nehmen
board-this-hex = dieses Feld
board-eat = Friss: { $tentacle }
board-goes-first = { $seat } zieht zuerst
board-back-at = Zurück: { $space }
board-back-behind = { $space }, hinter dem Hai

board-lay-all = Leg sie für mich
board-or-load = oder lade { $count ->
    [one] einen Würfel:
   *[other] bis { $count } Würfel:
  }
board-load-anywhere = Alle, irgendwo
board-load-enough = Keine mehr
board-site-how = Tipp auf einen Platz; tipp auf das Teil, um es zu drehen.
board-turn = Drehen (R)
board-swap = Tauschen (F)
board-lay-here = Hier legen
board-from = von { $space }
board-move-how = Wähle eine Figur und ein helles Feld. Die Flosse sagt, wie weit der Hai dann schwimmt, ein Stern, was du befreien kannst.
board-reaches = Welle { $wave }
board-no-wave = Keine Würfel hier
board-token = Plättchen { $token }
board-tap-to-store = { $left ->
    [one] Tipp auf einen Würfel von Welle { $wave }, um ihn zu lagern.
   *[other] Tipp auf bis zu { $left } Würfel von Welle { $wave }, um sie zu lagern.
  }
board-tap-coral = Tipp auf Korallen, um sie zu kaufen.
board-take-nothing = Nichts nehmen
board-store-enough = Genug
board-room = Wo lagerst du ihn?
board-anywhere = Irgendwo
board-stored = { $die } von deinem Riff { $hex }
board-any-dice = Was eben passt
board-pick-enough = Das genügt
board-mover = { $name }: { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  }
board-skeleton-how = Wähle ein Feld deines Riffs. Was unter einem Skelett liegt, zählt nicht mehr.
board-look-how = Tipp auf eine Koralle: Nur du siehst sie.
board-no-look = Nicht ansehen
board-sum = Deine Würfel auf dem Plan zeigen zusammen { $sum }.
board-no-bonus = Kein Bonus
board-over = Die Partie ist zu Ende.

board-scoring-note = Plättchen zählen ihren Wert; gekaufte Korallen zählen, was auf dem Riff zu sehen ist.
board-winner = gewinnt
board-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
board-tokens = Plättchen: { $tokens }
board-freed = { $count ->
    [one] ein Freund frei
   *[other] { $count } Freunde frei
  }
board-skeletons = { $count ->
    [one] ein Skelett
   *[other] { $count } Skelette
  }

tutorial-goal = Der Krake hält sechs deiner Freunde fest. Fisch Würfel aus dem Meer, friss die richtigen, und ein Tentakel lässt los: Jeder Freund bringt ein Plättchen mit Punkten. Achtung, Hai!
tutorial-reef = Leg zuerst deine Startteile zu einem Riff: Nimm eines, tipp auf einen Platz, tipp noch einmal, um es zu drehen. „Leg sie für mich“ geht schneller. Die Zeichen auf dem Riff sind deine Stärken: Pfeil zum Ziehen, Maul zum Fressen, Welle zum Laden.
tutorial-load = Leg nun Würfel auf die Riesenwelle. Die vordere Reihe (1) fällt nahe der Tiefsee, die hintere weiter zum Strand hin. Wohin, ist noch nicht wichtig: „Alle, irgendwo“ genügt.
tutorial-steps = Ein Zug hat fünf Schritte, immer in dieser Reihenfolge. Dieser Streifen zeigt, wo du bist.
tutorial-build = Schritt 1: Nimm ein Teil für dein Riff oder lade Würfel. Je höher ein Zeichen liegt, desto stärker: Bau auf zwei verschiedene Teile, um Ebene 2 zu erreichen.
tutorial-move = Schritt 2: Zieh eine Figur auf ein helles Feld. Du erreichst dann alle Würfel dieser Welle. Die rote Linie zeigt, wohin der Hai danach schwimmt; ein Stern sagt, dass du dort einen Freund befreien kannst.
tutorial-take = Schritt 3: Friss eine Kombination für einen Freund oder lagere Würfel für später. Würfel anderer bringen deren Besitzer auf dem Kraken-Tableau voran.
tutorial-kraken = Der Krake: Jeder Tentakel sagt, was er fressen will, und zeigt sein oberstes Plättchen. Wer rundum zum Kopf kommt, befreit auch einen Freund.
tutorial-shark = Schritt 4: Der Hai schwimmt. Wen er trifft, der taucht an einem Ende wieder auf und bekommt ein Skelett aufs Riff.
tutorial-wave = Schritt 5: Sind alle Plätze voll, bricht die Riesenwelle und wirft neue Würfel übers Meer. Dann kann die Summe deiner Würfel einen Bonus bringen.
tutorial-end = Hat jemand alle Freunde befreit, haben alle noch einen letzten Zug, in dem Korallen gekauft werden können. Viel Glück!

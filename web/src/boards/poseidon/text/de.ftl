# The board of Poseidon's Kingdom, in German.

error-other-wave = Deine Figur nimmt nur Würfel von Welle { $wave }.

board-areas = Teile des Tisches
board-ocean = Meer
board-kraken = Krake
board-reefs = Korallenstöcke
board-steps = Die Schritte eines Zuges
board-step-build = Ausbauen oder beladen
board-step-move = Ziehen
board-step-take = Nehmen
board-step-shark = Hai
board-step-wave = Riesenwelle
board-step-reefs = Korallenstock legen
board-step-first-dice = Erste Würfel
board-step-first-tip = Erste Welle
board-step-more-dice = Zwei weitere

board-shark = Der Hai ist { $space } und schwimmt { $next }.
board-space = { $space }, ein Ende von Welle { $wave }. Wer hier anhält, schickt den Hai { $number ->
    [one] ein Feld weiter
   *[other] { $number } Felder weiter
  }.
board-swims = Der Weg des Hais: { $spaces }
board-eats = Er frisst { $names }
board-could-free = Kann befreien: { $tentacles }
board-then-wave = Die Würfel von Welle { $wave } liegen dann in Reichweite
board-then-reef = Der Korallenstock hat dann { $strengths }
board-then-token = Das Plättchen zählt { $token }
board-wave = Welle { $wave }
board-die = { $die }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, Welle { $wave }
board-big-wave = Die Riesenwelle, { $full } von { $count } Feldern belegt
board-row = Reihe { $row } der Riesenwelle, { $free } von { $count } Feldern frei; ihre Würfel erreichen meist Welle { $wave }
board-row-short = Reihe { $row }

board-tentacle = { $left ->
    [0] Kein Plättchen mehr.
   *[other] Oberstes Plättchen: { $token } Punkte, noch { $left }.
  } Freunde hier: { $friends }.
board-track = Das Kraken-Tableau mit { $count } Feldern, der Kopf ist 0. { $places }
board-coral = Koralle { $number }: { $kind }
board-coral-hidden = verdeckt
board-coral-of = Genommen von { $name }
board-coral-seen = Angesehen von { $names }

board-reef = Der Korallenstock von { $name }
board-hex = { $symbol }, Ebene { $level }, { $hex }
board-skeleton = Skelett von { $name }; darunter: { $hex }
board-site = freier Platz, { $hex }
board-place = Reihe { $row } von oben, Nummer { $number } von links
board-seat = { $name }: { $points }. Ziehen { $arrow }, fressen { $food }, laden { $wave }; Freunde befreit { $freed }, Würfel übrig { $supply }, Summe auf dem Plan { $sum }, Skelette { $skeletons }.

board-build = { $tile } bauen
board-lay = das Teil hierher legen
board-lay-on = das Teil auf { $symbols } legen
board-lay-beside = das Teil neben { $symbol } legen
board-take = { $die } nehmen
board-this-hex = dieses Feld
board-skeleton-on = das Skelett kommt hierher: { $symbol }, Ebene { $level }
board-gives-room = { $die } macht Platz
board-eat = Friss: { $tentacle }
board-free = Befreie: { $tentacle }
board-enough-head = niemanden befreien
board-enough-coral = keine zweite Koralle
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
board-turn = Drehen
board-swap = Tauschen
board-lay-here = Hier legen
board-move-how = Tipp auf ein helles Feld. Die Flosse sagt, wie weit der Hai dann schwimmt, ein Stern, dass du einen Freund befreien kannst.
board-fin-means = so weit schwimmt der Hai
board-star-means = befreit einen Freund
board-reaches = Welle { $wave }
board-no-wave = Keine Würfel hier
board-token = Plättchen { $token }
board-tap-to-store = { $left ->
    [one] Tipp auf einen Würfel von Welle { $wave }, um ihn zu lagern.
   *[other] Tipp auf bis zu { $left } Würfel von Welle { $wave }, um sie zu lagern.
  }
board-tap-coral = Tipp auf eine Koralle, um sie zu nehmen.
board-take-nothing = Nichts nehmen
board-store-enough = Nichts mehr lagern
board-room = Dein Lager ist voll. Welcher Würfel macht Platz?
board-stored = { $die } von deinem Korallenstock, { $hex }
board-eating = Du frisst { $dice }
board-any-dice = Was eben passt
board-pick-enough = Das genügt
board-mover = { $name }: { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  }
board-skeleton-how = Wähle ein Feld deines Korallenstocks. Was unter einem Skelett liegt, zählt nicht mehr.
board-look-how = Tipp auf eine Koralle: Nur du siehst sie.
board-no-look = Nicht ansehen
board-sum = Deine Würfel auf dem Plan zeigen zusammen { $sum }.
board-no-bonus = Kein Bonus
board-over = Die Partie ist zu Ende.

board-scoring-note = Plättchen zählen so viel, wie auf ihnen steht; genommene Korallen zählen, was auf dem Korallenstock zu sehen ist.
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

tutorial-goal = Der Krake hält sechs deiner Freunde fest. Friss die richtigen Würfel, und ein Tentakel lässt los: Jeder Freund bringt Punkte. Achtung, Hai!
tutorial-reef = Leg deine Startteile zusammen: Tipp eines an und bestätige, wo es liegt, oder nimm „Leg sie für mich“.
tutorial-load = Leg Würfel auf die Riesenwelle: Die der Reihe 1 fallen nah, die der Reihe 3 weit hinaus. „Alle, irgendwo“ genügt.
tutorial-steps = Ein Zug hat fünf Schritte, immer in dieser Reihenfolge: ausbauen oder beladen, ziehen, nehmen, Hai, Riesenwelle.
tutorial-strengths = Deine Stärken, nach den höchsten Symbolen deines Korallenstocks: Der Pfeil sagt, wie weit du schwimmst, Nahrung, wie viele Würfel du nimmst, die Welle, wie viele du lädst.
tutorial-build = Schritt 1: Bau deinen Korallenstock aus oder belade die Riesenwelle. Ein Symbol ist so stark wie seine Ebene, also bau oben auf zwei Teile.
tutorial-move = Schritt 2: Tipp auf ein helles Feld. Du erreichst die Würfel dieser Welle. Die Flosse mit einer Zahl sagt, wie weit der Hai schwimmen wird, ein Stern steht für einen Freund, den du befreien kannst.
tutorial-take = Schritt 3: Friss Würfel, um einen Freund zu befreien, oder lagere sie für später. Wem du Würfel nimmst, der rückt auf dem Kraken-Tableau vor.
tutorial-kraken = Jeder Tentakel zeigt, was er fressen will und was er bringt. Wer rundum zum Kopf kommt, befreit auch einen Freund.
tutorial-shark = Bevor du schwimmst: In Schritt 4 schwimmt der Hai so weit, wie die Hai-Zahl deines Feldes sagt; wähl ein Feld, und eine rote Linie zeigt seinen Weg. Wen er trifft, der bekommt ein Skelett auf den Korallenstock.
tutorial-wave = Schritt 5: Sind alle Felder belegt, bricht die Riesenwelle und wirft neue Würfel übers Meer. Was du lädst, kommt also zurück ins Meer.
tutorial-end = Noch fünf! Hat jemand alle sechs befreit, haben alle einen letzten Zug, in dem Würfel auch Korallen bringen. Geschieht etwas Neues, kommt ein Hinweis. Viel Glück!
tutorial-coach = Jetzt zu deinem ersten Freund. Bei jeder Entscheidung sage ich dir, worauf es ankommt.
first-freed = Dein erster Freund ist frei! Das Plättchen zählt am Ende. Was tiefer im Stapel liegt, ist weniger wert: Früh sein lohnt sich.
coach-build-food = Du darfst nur einen Würfel nehmen. Bau Nahrung oben auf zwei Teile: Auf Ebene 2 nimmst du zwei, und zwei gleiche befreien einen Freund.
coach-build-arrow = Deine Figuren schwimmen nur einen Schritt. Mit einem Pfeil oben auf zwei Teilen sind es zwei, und du erreichst mehr Wellen.
coach-build = Bau, was dir fehlt: Pfeile zum Schwimmen, Nahrung zum Nehmen, Wellen zum Laden, Lager zum Aufheben. Oder belade die Riesenwelle: Die Würfel kommen ins Meer, wenn sie bricht.
coach-load = Würfel aus den hinteren Reihen fallen weiter weg. Lade, wohin deine Figuren schwimmen können; deine Würfel im Meer bringen auch Boni.
coach-site = Leg es so, dass das Symbol, das du willst, hoch liegt. Was darunter liegt, zählt nicht mehr.
coach-star = Das markierte Feld hat einen Stern: Mit den Würfeln seiner Welle kannst du jetzt einen Freund befreien. Schwimm hin!
coach-move = Noch kein Stern. Schwimm zu einer Welle mit brauchbaren Würfeln: Eine gelagerte 2 und noch eine 2 sind ein Paar. Auf der roten Linie schwimmt der Hai.
coach-eat = Da ist es: Tipp auf den hellen Tentakel. Du frisst die Würfel, die er will, und dein Freund ist frei.
coach-store = Noch nichts zu befreien. Lagere also einen Würfel, der zu anderen passt: gleiche, eine Reihe oder Summe 7. Eigene und neutrale Würfel bringen niemanden voran.
coach-nothing = Hier gibt es für dich nichts zu nehmen. Weiter: Im nächsten Zug liegt alles anders.
coach-room = Dein Lager ist voll. Gib den Würfel auf, der am wenigsten zu den anderen passt.
coach-pick = Mehrere Würfel passen. Wem du Würfel aus der Welle nimmst, der rückt vor; eigene, neutrale und gelagerte nicht.
coach-mover = Besetzte Felder werden übersprungen, also zählt die Reihenfolge. Wer den Kopf erreicht, darf einen Freund befreien: Vermeide das.
coach-skeleton = Was unter einem Skelett liegt, zählt nicht mehr. Nimm ein leeres Feld oder ein Symbol, das du weiter oben auch hast.
coach-return = Komm dort zurück, wo gute Würfel nahe liegen und der Hai nicht hinschwimmt.
coach-look = Nur du siehst diese Koralle. Im letzten Zug kannst du Korallen für Punkte nehmen: Dann weißt du, wo eine gute liegt.
coach-bonus = Je mehr deine Würfel im Meer zusammen zeigen, desto besser der Bonus. Schritte auf dem Tableau führen zum Kopf, und dort befreist du einen Freund.
coach-bonus-free = Deine Würfel im Meer sind stark: Nimm den Bonus, der sofort einen Freund befreit.
coach-head = Du hast den Kopf erreicht: Der nächstgelegene Freund kann ohne Würfel freikommen. Ja!
coach-free = Achte darauf, was die Tentakel wollen: Jede Entscheidung soll dich einem näher bringen.
first-level = Ein Symbol auf Ebene 2 ist doppelt so stark wie eines auf Ebene 1. Was darunter liegt, ist verdeckt und zählt nicht mehr.
first-die-symbol = Der Hai ist an einem Würfelsymbol vorbeigekommen: Ein neutraler Würfel kommt auf die Riesenwelle, die nun eher bricht.
first-eaten = Der Hai frisst alle auf Feldern, die er betritt. Die Figur ist nicht verloren: Sie kommt in der Tiefsee oder am Strand zurück, aber es gibt ein Skelett.
first-skeleton = Ein Skelett verdeckt das Symbol darunter, und darauf wird nicht gebaut. Einer der Boni entfernt alle deine Skelette.
first-wave = Alle Felder waren belegt, also ist die Riesenwelle gebrochen: neue Würfel im Meer. Was dort lag, bleibt. Alle dürfen nun einen Bonus wählen, je nach Summe der eigenen Würfel im Meer.
first-shark-turns = Nach jeder Welle wendet der Hai: Von jetzt an schwimmt er seine Acht andersherum.
first-track = Jemand hat einen Würfel von dir genommen, also ziehst du auf dem Kraken-Tableau. Besetzte Felder werden übersprungen. Am Kopf darfst du einen Freund befreien.
first-head = Wer den Kopf erreicht, darf den nächstgelegenen Freund befreien und eine Koralle ansehen. Übrige Schritte verfallen.
first-look = Diese Koralle kennst du jetzt; die anderen wissen nur, dass du nachgesehen hast. Im letzten Zug kannst du sie mit Würfeln nehmen, die zusammen ihre Zahl ergeben.
first-last-round = Die letzte Runde: Alle haben noch einen Zug. Statt einen Freund zu befreien, darfst du nun Korallen nehmen, mit Würfeln, die genau ihre Zahl ergeben. Auf dem Tableau zieht niemand mehr.

## What each piece tells

board-space-end = { $space }. Wer hier anhält, schickt den Hai { $number ->
    [one] ein Feld weiter
   *[other] { $number } Felder weiter
  }.
board-creatures = Hier: { $names }.
board-creature-of = { $name } ({ $creature })
board-die-symbol = Würfelsymbol: Kommt der Hai vorbei, geht ein neutraler Würfel auf die Riesenwelle.
board-die-moves = Nimmst du ihn, rückt { $name } auf dem Kraken-Tableau vor.
board-row-dice = Würfel: { $owners }.
board-row-how = Tipp auf eine Reihe der Riesenwelle.
board-load-here = hier einen Würfel laden
board-track-how = Wer den Kopf erreicht, befreit einen Freund.
board-track-closed = Das Tableau ist geschlossen: Die letzte Runde läuft.
board-coral-price = Im letzten Zug kostet sie Würfel, die zusammen genau { $number } ergeben.
board-needs-total_seven = Würfel mit der Summe 7
board-needs-at-least-seven = Würfel mit der Summe 7 oder mehr
board-needs-low_pair = zwei gleiche von 1 bis 3
board-needs-high_pair = zwei gleiche von 4 bis 6
board-needs-run_of_three = drei Zahlen in Folge
board-needs-three_alike = drei gleiche Würfel
board-needs-four_different = vier verschiedene Würfel
board-counts-fins = 1 Punkt für jeden sichtbaren Pfeil auf deinem Korallenstock.
board-counts-mouth = 1 Punkt für jedes sichtbare Nahrungssymbol auf deinem Korallenstock.
board-counts-rider = 1 Punkt für jede sichtbare Welle auf deinem Korallenstock.
board-counts-graveyard = 3 Punkte ohne Skelette auf deinem Korallenstock, sonst minus 1 für jedes.
board-counts-trident = Zählt wie die andere Koralle, die dir am meisten bringt.
board-sign-arrow = Der höchste sagt, wie weit deine Figuren schwimmen.
board-sign-food = Die höchste sagt, wie viele Würfel du nehmen darfst.
board-sign-wave = Die höchste sagt, wie viele Würfel du laden darfst.
board-sign-storage = Bewahrt einen Würfel für eine spätere Mahlzeit auf.
board-sign-plain = Kein Symbol: gut, um darauf zu bauen.
board-sign-skeleton = Was darunter liegt, zählt nicht, und darauf wird nicht gebaut. Ein Bonus nach der Riesenwelle entfernt Skelette.
board-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } (Plättchen { $tokens })
board-score-hidden = { $count ->
    [0] keine Plättchen
    [one] 1 Plättchen, verdeckt
   *[other] { $count } Plättchen, verdeckt
  }
board-score-corals = und { $count ->
    [one] 1 Koralle
   *[other] { $count } Korallen
  }
board-score-visible = Für Korallen: Pfeile { $arrow }, Nahrung { $food }, Wellen { $wave }, Skelette { $skeletons }.
board-does = Tippen: { $what }
board-does-pick = Tippen: diese Figur zieht
board-does-eat = diesen Würfel fressen
board-does-store = diesen Würfel lagern
board-does-look = ansehen, nur du siehst sie
board-does-buy = nehmen
board-does-free = fressen und einen Freund befreien: +{ $token }
board-does-skeleton = das Skelett kommt hierher
board-does-reef = diesen Korallenstock zeigen
board-does-tile = dieses Teil nehmen

## What others do

story-eats-frees = { $name } frisst { $dice } und befreit einen Freund: +{ $token }
story-frees = { $name } befreit einen Freund: +{ $token }
story-eats = { $name } frisst { $dice }
story-stores = { $name } lagert { $dice }
story-eaten-you = Der Hai frisst deine Figur { $space }!
story-track-you = { $name } bringt dich voran: Feld { $to } des Kraken-Tableaus
story-your-die = deine { $value }
story-neutral-die = eine neutrale { $value }
story-own-die = eine eigene { $value }
story-die-of = eine { $value } von { $name }

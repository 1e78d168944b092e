# The shell around the games, in German.

## Errors: one line each

error = Fehler: { $message }
error-unknown-game = Es gibt kein Spiel „{ $game }“. Bekannt: { $known }.
error-bad-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
error-no-such-seat = Platz { $seat } gibt es an einem Tisch für { $players } nicht.
error-unknown-option = { $game } hat keine Option „{ $option }“. Bekannt: { $known }.
error-bad-option = Option { $option } kann nicht „{ $choice }“ sein. Möglich: { $known }.
error-option-form = Eine Option wird als NAME=WAHL angegeben, nicht „{ $option }“.
error-bad-seed = Ein Seed ist eine ganze Zahl ab 0 mit höchstens { $digits } Stellen, nicht { $seed }.
error-unknown-language = Es gibt keine Sprache „{ $language }“. Bekannt: { $known }.
error-data-unreadable = { $file } ist nicht lesbar: { $reason }
error-data-broken = { $file } ist kein gültiges TOML: { $reason }
error-data-invalid = { $file }: { $field }: { $reason }
error-record-unreadable = { $file } ist nicht lesbar: { $reason }
error-record-broken = Die Aufzeichnung ist beschädigt oder abgeschnitten: { $reason }
error-record-invalid = Die Aufzeichnung ist ungültig: { $reason }
error-record-version = Die Aufzeichnung hat das Format „{ $found }“; diese Version liest „{ $known }“.
error-record-game = Die Aufzeichnung ist von { $found }, nicht von { $known }.
error-record-rules = Die Aufzeichnung folgt Regelversion { $found }; diese Version kennt { $known }.
error-record-data = Die Aufzeichnung wurde mit anderen Zahlen gespielt, als in { $file } stehen.
error-record-illegal = Aktion { $number } der Aufzeichnung ist nicht erlaubt: { $why }
error-record-failed = Die aufgezeichnete Partie lässt sich nicht nachspielen: Bei Aktion { $number } tritt ein Fehler auf.
error-record-too-large = Die Aufzeichnung ist zu groß ({ $field }: { $found }; höchstens { $most }).
error-log-unreadable = Eintrag { $number } des Protokolls ist für diese Version nicht lesbar.
error-log-failed = Das Protokoll lässt sich nicht nachspielen: Der Server scheitert an Eintrag { $number }.
error-record-result = Das aufgezeichnete Ergebnis folgt nicht aus den Aktionen.
error-outcome-invalid = Das aufgezeichnete Zufallsergebnis „{ $label }“ ist unmöglich.
error-outcome-unexpected = Die Aufzeichnung hat das Zufallsergebnis „{ $found }“, wo „{ $expected }“ erwartet wird.
error-outcome-missing = Die Aufzeichnung endet vor einem nötigen Zufallsergebnis und hat keinen Seed.
error-no-history = Diese Kopie einer Partie hat keine Vorgeschichte.
error-notation-header = Die Kopfzeile „{ $header }“ fehlt oder ist falsch.
error-notation-line = Zeile { $line } ist weder eine Kopfzeile noch ein Zug: { $text }
error-notation-word = Zeile { $line }, „{ $word }“: { $why }
error-verify-no-seed = Der Seed dieser Partie wurde noch nicht offengelegt.
error-verify-hash = Der Seed passt nicht zu dem Hash, der vor der Partie veröffentlicht wurde.
error-verify-outcomes = Der Seed ergibt andere Karten, als in der Aufzeichnung stehen.
error-no-such-action = Aktion { $action } gibt es nicht.
error-no-such-word = „{ $word }“ ist kein Zug.
error-game-over = Die Partie ist vorbei.
error-not-allowed-now = Das ist jetzt nicht erlaubt.
error-move-not-object = Ein Zug muss ein Objekt sein.
error-move-field = Feld „{ $field }“ des Zuges: erwartet wird { $expected }.
error-move-unknown-field = So ein Zug hat kein Feld „{ $field }“.
error-bad-number = { $field }: { $reason }
error-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
error-save-invalid = { $file } ist keine gespeicherte Partie: { $reason }
usage-option = Eine Option „{ $name }“ gibt es nicht.
usage-missing = „{ $name }“ fehlt.
usage-value = Der Wert von „{ $name }“ ist ungültig.
usage-command = Einen Befehl „{ $name }“ gibt es nicht.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannt: { $known }.
error-no-such-class = „{ $bot }“ lässt sich nicht laden: { $problem }. Erwartet wird Modul:Klasse, zum Beispiel my_bots:Careful.
error-not-a-bot = „{ $bot }“ ist keine Unterklasse von tidetable.bots.Bot.
error-no-checkpoint = „{ $file }“ ist kein Zwischenstand eines Trainings: { $problem }.
error-learned-another-game = „{ $bot }“ hat ein anderes Spiel gelernt: { $game } mit { $players } Spielern.
error-arena-other = { $file } gehört zu einem anderen Lauf.
error-no-study = { $file } stammt nicht von tidetable balance --results.
error-no-corpus = { $file } ist kein mit tidetable export geschriebenes Korpus.
error-no-names = --names braucht --database: Namen kennt nur ein Server.
error-no-extra = Dafür werden weitere Pakete gebraucht: pip install 'tidetable-games[{ $extra }]'.
error-backup-postgres = Verwende für PostgreSQL pg_dump und pg_restore.
error-backup-nothing = Es gibt keine Datenbank { $file }.
error-restore-damaged = { $file } ist keine Sicherung oder beschädigt: { $reason }
error-restore-running = { $file } wird benutzt: Halte zuerst den Server an.
error-game-name = Der Name eines Spiels besteht aus 2 bis 32 Kleinbuchstaben, Ziffern und Unterstrichen und beginnt mit einem Buchstaben, anders als „{ $name }“.
error-game-exists = Es gibt schon ein Spiel „{ $name }“.
error-game-name-reserved = Der Name „{ $name }“ ist vergeben: Python oder Tidetable verwendet ihn schon.
error-file-exists = { $file } gibt es schon. Es wurde nichts geschrieben.

## Help

help-app = Drei Brettspiele rund ums Meer an einem Tisch. Eine inoffizielle Umsetzung von Fans.
help-lang = Sprache: en, nl, de oder fr. Darf überall stehen. Vorgabe: die Systemsprache.
help-version = Die Version, und ob die Engine kompiliert ist.
help-play = Eine Partie im Terminal gegen Bots spielen.

    Tippe die Nummer einer Möglichkeit oder ihre Notation. Eigene Entscheidungen kannst du zurücknehmen, solange niemand durch sie etwas erfahren hat.
help-simulate = Viele Zufallspartien spielen und Punkte, Längen und den Vorteil der Plätze zeigen.

    Derselbe Seed gibt dasselbe Ergebnis, unabhängig von --jobs.
help-arena = Bots gegeneinander spielen lassen: Gewinnanteile mit Intervallen, Wertungen, Vorsprünge, Zeit.

    Jede Ausgangslage wird mehrmals gespielt, wobei die Bots reihum die Plätze tauschen. Mit --results lässt sich ein abgebrochenes Turnier fortsetzen.
help-train = Bots gegen sich selbst spielen lassen und die Gewichte, mit denen sie eine Stellung beurteilen, an die Ergebnisse anpassen.

    Mit --results lässt sich ein abgebrochener Lauf fortsetzen. Die geschriebene Datei wirkt, sobald sie die gleichnamige im Ordner des Spiels ersetzt.
help-train-players = Spielerzahlen, der Reihe nach
help-train-out = Die Datei für die Gewichte
error-no-judge = { $game } hat für diese Optionen kein gelerntes Urteil.
error-train-other = Die Partien in { $file } gehören zu einem anderen Urteil, { $judge }.
train-feature = Merkmal
train-mean-weight = mittlere Größe ihrer Gewichte
train-loss = Log-Loss auf Partien, die nicht angepasst wurden: { $loss }, vorher { $before }, ohne jedes Wissen { $even }. Partien: { $games }.
train-written = Geschrieben: { $file }.
help-train-report = Zusätzlich eine Seite über die Gewichte in diese Datei schreiben (HTML)
help-train-also = Auch die Partien in dieser Datei verwenden, die ein früherer Lauf mit --results geschrieben hat (mehrfach möglich)
help-train-units = Knoten des Netzes
train-title = { $title }: das trainierte Urteil
train-setup = { $games } Partien, { $positions } Stellungen, Seed { $seed }, { $date }
train-quality = Wie gut es ist
train-quality-intro = Die mittlere Überraschung darüber, wer gewinnt, in Nats: Weniger ist besser.
train-nats = Log-Loss
train-log-loss = bei Partien, an die nicht angepasst wurde
train-log-loss-fitted = bei Partien, an die angepasst wurde
train-log-loss-before = mit den bisherigen Gewichten, bei Partien, an die nicht angepasst wurde
train-log-loss-even = ganz ohne Wissen
train-calibration = Stimmt, was es sagt?
train-calibration-intro = Chancen, die es bei Partien gab, an die nicht angepasst wurde, in Zehnteln, und welcher Anteil davon gewann.
train-told = genannte Chance (%)
train-won = gewonnen (%)
train-cases = Fälle
train-weights = Was es gewichtet
train-weights-intro = Das Gewicht jedes Merkmals am Ende einer Partie und am Anfang.
train-again = So lässt es sich wiederholen
train-again-intro = Der Befehl und der Hash der Partien, die er spielt.
help-balance = Ist ein Spiel gerecht, spannend und abwechslungsreich? Viele Partien mit einem Bot auf allen Plätzen spielen und eine Seite mit Abbildungen schreiben.

    Jede Abbildung nennt die Zahl der Partien und wie man sie wiederholt. Mit --each werden dieselben Ausgangslagen noch einmal gespielt, jeweils mit einem geänderten rekonstruierten Wert, um zu sehen, ob er eine Rolle spielt. Mit --results lässt sich ein abgebrochener Lauf fortsetzen.
    Beispiel: tidetable balance kadora --players 3 --games 400 --bot normal --jobs 2 --out kadora.html
help-export = Partien als Daten schreiben: ein Ordner mit einer Tabelle der Partien und einer Tabelle der Entscheidungen, mit dem, was der Platz sah, was erlaubt war, was er tat und wie die Partie ausging.

    Die Partien werden von Bots gespielt, wie in der Arena; mit --arena sind es die eines Turniers, mit --database die beendeten Partien eines Servers, ohne Namen, falls nicht verlangt. Derselbe Befehl setzt einen unterbrochenen Export fort. Parquet braucht polars, das mit dem Extra „data“ kommt.
help-export-folder = Der Ordner, in den geschrieben oder in dem fortgesetzt wird
help-export-search = Iterationen einer Suche je Entscheidung, deren Werte mitgeschrieben werden; 0: keine
help-export-format = parquet oder jsonl
help-export-arena = Ergebnisse einer Arena: Ihre Partien werden noch einmal gespielt, Zug für Zug gleich
help-export-database = Die Datenbank eines Servers: eine SQLite-Datei, oder postgresql://...
help-export-names = Mit --database: auch die Namen der Personen schreiben. Das sind personenbezogene Daten
export-done = { $folder }: { $parts ->
        [one] ein Teil
       *[other] { $parts } Teile
    }
export-skipped = { $count ->
        [one] Eine Partie mit anderen Regeln oder einem Schaden wurde ausgelassen.
       *[other] { $count } Partien mit anderen Regeln oder einem Schaden wurden ausgelassen.
    }
help-open = Im Browser spielen: einen Server auf diesem Computer starten und den Browser öffnen. „tidetable“ allein tut dasselbe.
help-lan = Zugriff aus dem Heimnetz erlauben
help-browser = Den Browser öffnen
help-serve = Tische für Browser und Programme anbieten, über HTTP und WebSocket.

    Standardmäßig ein Prozess mit einer SQLite-Datei. Mit --database postgresql://... und --redis redis://... teilen sich beliebig viele Prozesse die Tische.
help-host = Adresse, an der der Server lauscht
help-port = Port, an dem der Server lauscht
help-database = Eine SQLite-Datei, oder postgresql://...
help-sqlite = Eine SQLite-Datei (für PostgreSQL: pg_dump und pg_restore)
help-redis = redis://..., um andere Prozesse zu benachrichtigen
help-thinkers = Anzahl der Prozesse, die Züge für Bots wählen
help-origin = Eine weitere Herkunft (Origin), von der Browser sich verbinden dürfen
help-rate = Anfragen oder Züge je Sekunde, die ein Client im Mittel machen darf; 0: unbegrenzt
help-connections = Verbindungen, die von einer Adresse aus offen sein dürfen; 0: unbegrenzt
help-keep-guests = Tage, die ein Gast ohne Partien nach dem letzten Besuch erhalten bleibt; 0: für immer
help-keep-tables = Tage, die ein Tisch ohne begonnene Partie erhalten bleibt; 0: für immer
help-keep-chat = Tage, die der Chat einer beendeten Partie erhalten bleibt; 0: für immer
help-url = Die öffentliche Adresse dieses Servers, etwa https://tide.example.org, für Links in Benachrichtigungen
help-smtp = Mailserver für Benachrichtigungen: smtp://[NAME:PASSWORT@]HOST[:PORT], oder smtps:// für TLS von Anfang an. Besser in der Umgebungsvariable, die andere Benutzer nicht sehen
help-mail-from = Adresse, von der Mails kommen
help-contact = Wie dich die Betreiber von Push-Diensten erreichen: mailto:... oder https://...
help-private-targets = Push-Dienste und Webhooks in privaten Netzen erlauben, auch über http
help-notify-after = Sekunden zwischen einem Anlass und der Benachrichtigung
help-offline = Ordner, den „tidetable static“ geschrieben hat: Beim Server kann man dann auch offline spielen, unter /offline/.
help-admin = Tische und Personen eines Servers verwalten. Jede Änderung wird im Prüfprotokoll festgehalten.
help-admin-tables = Tische auflisten, die zuletzt geänderten zuerst.
help-admin-people = Personen auflisten, die neuesten zuerst.
help-admin-table = Einen Tisch und seine Plätze zeigen.
help-admin-export = Alles, was über eine Person gespeichert ist, als JSON ausgeben.
help-admin-agreed-games = Die Partien schreiben, aus denen nach dem Willen aller, die mitspielten, Aufgaben werden dürfen, ohne Namen.
help-admin-folder = Der Ordner, in den geschrieben wird
help-admin-delete-person = Die Daten einer Person löschen. Ihre Partien bleiben, ohne den Namen.
help-admin-close-person = Eine Person abmelden und nicht mehr einlassen.
help-admin-reopen-person = Eine Person wieder einlassen.
help-admin-close-table = Einen Tisch endgültig schließen; die Partie geht nicht weiter.
help-admin-rotate-secret = Tokens und Einladungen mit einem neuen Geheimnis unterschreiben. Die Server erfahren es von selbst.
help-admin-retain = Jetzt löschen, was länger als nötig aufbewahrt ist.
help-admin-audit = Zeigen, was wann von wem geändert wurde, das Neueste zuerst.
help-admin-page = Seite mit 50 Zeilen
help-admin-table-id = Die Kennung eines Tisches, wie in seiner Adresse
help-admin-person-id = Die Kennung einer Person, wie in der Liste der Personen
help-admin-reason = Warum, so wie es die Betroffenen lesen
help-admin-days = Tage der Aufbewahrung; 0: für immer
help-admin-status = open, playing, over oder halted
help-admin-game = Nur Tische dieses Spiels
help-admin-name = Teil eines Namens oder Kontos
help-admin-accounts = Nur Personen mit Konto
help-admin-closed = Nur Personen, die nicht eingelassen werden
help-admin-chat = Mit dem Chat
help-admin-out = Die Datei, die geschrieben wird; sonst das Terminal
help-admin-yes = Bestätigen: Das lässt sich nicht rückgängig machen
help-admin-grace = Tage, für die das alte Geheimnis noch gilt; 0 meldet alle ab
help-moderate = Ansehen, was gemeldet wurde, und Leute, die das Spiel verderben, stummschalten oder aussperren. Jede Änderung kommt ins Prüfprotokoll.
help-moderate-reports = Die gemeldeten Chatzeilen mit dem, was davor und danach gesagt wurde; die ältesten zuerst.
help-moderate-mutes = Alle, die nichts schreiben dürfen.
help-moderate-mute = Jemanden eine Zeit lang nichts schreiben lassen. Die Person liest, warum und bis wann.
help-moderate-unmute = Jemanden wieder schreiben lassen.
help-moderate-close = Jemanden nicht mehr einlassen. Die Partien bleiben; ein Bot darf einspringen wie für alle, die nicht da sind.
help-moderate-reopen = Jemanden wieder einlassen.
help-moderate-dismiss = Meldungen zu den Akten legen: Es ist nichts zu tun.
help-moderate-person = Die Kennung einer Person, wie in der Meldung
help-moderate-report = Die Nummer einer Meldung
help-moderate-days = Für wie viele Tage; 0.5 sind zwölf Stunden
help-moderate-all = Auch erledigte und abgelegte, die neuesten zuerst
help-moderate-page = Seite mit 20 Meldungen
help-moderate-tournaments = Turniere, die nicht zu Ende sind; die zuletzt geänderten zuerst.
help-moderate-tournaments-all = Auch die, die zu Ende sind
help-moderate-tournament = Die Kennung eines Turniers, wie in seiner Adresse
help-moderate-cancel-tournament = Ein Turnier beenden. Laufende Partien gehen weiter, zählen dafür aber nicht mehr.
help-moderate-remove-player = Jemanden nach der laufenden Partie nicht mehr an einem Turnier teilnehmen lassen.
help-moderate-lines = Seite mit 20 Einträgen
help-backup = Alle Tische nach FILE kopieren, während der Server weiterläuft.
help-backup-file = Die Datei, die geschrieben wird
help-restore = Die Datenbank durch eine Sicherung ersetzen. Halte zuerst den Server an. Die alte Datenbank bleibt als NAME.before erhalten.
help-restore-file = Die Sicherung
help-rules-players = Spielerzahl, für die die Regeln gelten
help-rules = Die Regeln eines Spiels, aus seiner Datendatei gefüllt, mit einer Liste der rekonstruierten Werte.
help-new-game = Ein neues Spiel beginnen: ein kleines lauffähiges Spiel schreiben, mit Texten in vier Sprachen und Tests.

    Im Repository wird das Spiel ein Ordner der Engine. Anderswo, oder mit --folder, wird es ein eigenes Paket, das das Spiel jedem Tidetable anbietet, bei dem es installiert ist. Nichts wird überschrieben. docs/adding-a-game.md baut Schritt für Schritt ein ganzes Spiel.
    Beispiel: tidetable new-game pebbles --folder pebbles
help-new-name = Der Name des Spiels: Kleinbuchstaben, Ziffern und Unterstriche
help-new-folder = Wohin ein eigenes Paket kommt
help-replay = Eine aufgezeichnete Partie Zug für Zug zeigen. Liest JSON und Notation.
help-static = Einen Ordner schreiben, mit dem man ohne Server spielt: die drei Spiele gegen Bots oder mit anderen an einem Gerät, im Browser. Jeder Webhost kann ihn anbieten, unter jeder Adresse; „tidetable serve --offline DIR“ auch. Er wird aus dem Quelltext gebaut, mit Node.js.
help-static-folder = Der Ordner, zum Beispiel build/static. Ein früherer dieser Art wird ersetzt; einer, in dem etwas anderes liegt, wird abgelehnt
static-written = {$folder} ist fertig. Zum Ausprobieren: python -m http.server --directory {$folder}
help-verify = Eine aufgezeichnete Partie aus ihrem Seed neu geben und jede Karte und jeden Zug vergleichen.
help-game = Das Spiel: { $known }
help-players = Anzahl der Spieler
help-seat = Dein Platz, ab 0
help-seed = Seed der Ausgangslage; sonst wählt das System
help-seed-games = Seed der ersten Ausgangslage; derselbe Seed ergibt dieselben Partien
help-option = Wahl für eine Option des Spiels, zum Beispiel mode=family; auch mehrmals
help-data = Eine korrigierte Datendatei
help-bots = Bots, durch Kommas getrennt: { $known }; bei arena, balance und export auch search-ITERATIONEN (search-600), Modul:Klasse oder ein Zwischenstand (DATEI.npz); „tidetable levels“ sagt, wie stark sie sind
help-bot = Bot auf jedem Platz: { $known }. Stärkere brauchen viel länger; „tidetable levels“ sagt, wie stark sie sind
help-each = Anzahl der Partien mit jedem geänderten Wert; 0: keine
help-each-bot = Bot für diese Partien
help-out = Die Seite, die geschrieben wird; sonst balance-SPIEL.html in diesem Ordner
help-ray = Adresse eines Ray-Clusters; „local“ startet hier einen
help-csv = Ein Ordner für die Zahlen jeder Abbildung, als CSV
help-ladder = Anzahl der Partien zwischen zwei Nachbarn auf der Rangleiter der Bots; 0: keine
help-ladder-bots = Bots der Rangleiter, der schwächste zuerst, durch Kommas getrennt
help-levels = Wie stark die Stufen der Bots sind: Partien zwischen benachbarten Stufen spielen und eine Datei mit den Zahlen schreiben. Ohne --games: die Zahlen dieser Version zeigen.
help-levels-games = Zahl der Partien zwischen zwei benachbarten Stufen oder für jeden Schritt eine Zahl, durch Kommas getrennt; 0: zeigen, was bekannt ist
help-levels-results = Die Partien in diesem Ordner speichern, eine Datei je Spiel, Modus und Schritt, und mit ihnen weitermachen
help-levels-out = Die Datei zum Schreiben oder Zeigen; die Seite für einen neuen Tisch nimmt ihre Zahlen aus src/tidetable/bots/ratings.json
levels-note = Zahlen wie die von Elo: 200 mehr gewinnen drei von vier Partien. { $anchor } hat in jedem Spiel 1000; sie vergleichen Bots innerhalb eines Spiels, zu zweit.
help-compare = Balance-Studien nebeneinander: eine Seite über mehrere Spiele schreiben, oder über ein Spiel mit anderen Optionen, Spielern, Bots oder Daten.
help-compare-files = Dateien, die tidetable balance mit --results geschrieben hat
help-compare-out = Die Seite, die geschrieben wird
help-compare-csv = Eine Datei für die Zahlen der Tabelle, als CSV
help-results = Die Partien in dieser Datei speichern und von dort fortsetzen
help-plot = Die Gewinnanteile in diese Datei zeichnen (png, svg, pdf)
help-resume = Eine gespeicherte Partie fortsetzen
help-save = Wohin „s“ die Partie speichert
help-games = Anzahl der Partien
help-jobs = Anzahl der Prozesse
help-json = JSON statt Tabellen ausgeben
help-file = Eine Aufzeichnung: JSON oder Notation
help-eyes = So zeigen, wie dieser Platz es sah; sonst sind alle Karten sichtbar
help-notation = Die Notation ausgeben
help-to-json = Die Aufzeichnung als JSON ausgeben

## Options that games share

option-first = Wer beginnt
option-first-lot = wird ausgelost
option-first-seat0 = Spieler 1
option-first-seat1 = Spieler 2
option-first-seat2 = Spieler 3
option-first-seat3 = Spieler 4
option-first-text = Das Los entspricht der Spielregel, soweit ein Computer das kann. Du kannst auch festlegen, wer beginnt.

## Playing

seat-number = Spieler { $number }
play-begin = { $title }: { $players } Spieler. Du bist { $name }.
play-your-turn = Zug { $turn }, du bist dran ({ $name })
play-prompt = Nummer oder Zug; u = zurück, t = Tipp, l = Log, r = Regeln, s = speichern, q = Ende
play-thinking = { $name } ({ $bot }) denkt nach …
play-help = Tippe die Nummer einer Möglichkeit oder ihre Notation, oder u, t, l, r, s oder q.
play-thinking-hint = Überlegt einen Tipp …
play-hint = Ein Bot würde das tun: { $move }
gains-now = Bringt jetzt: { $what }.
gains-later = Bringt bis zum nächsten eigenen Zug: { $what }.
play-choose = Wähle einen Zug.
play-undone = Zurückgenommen.
play-no-undo = Das lässt sich nicht zurücknehmen: { $why }
play-why-nothing = Du hast noch nichts entschieden.
play-why-other = Seitdem hat jemand anderes entschieden.
play-why-learned = Jemand hat dadurch etwas erfahren.
play-saved = In { $file } gespeichert. Fortsetzen mit: tidetable play { $game } --resume { $file }
play-kept = Die Partie ist in { $file } gespeichert. Ansehen mit: tidetable replay { $file }
play-bye = Bis zur nächsten Flut.
play-unknown = „{ $word }“ ist weder eine Nummer aus der Liste noch ein Zug.
play-won = Du hast gewonnen!
play-shared = Du teilst dir den Sieg.
play-lost = Diesmal gewinnst du nicht.
play-compiled = kompiliert
play-plain = reines Python

## Simulating

sim-title = { $title }, { $players } Spieler, { $games } Zufallspartien, Seed { $seed }
help-puzzle = Finde den besten Zug: die Aufgabe des Tages, mit einem Brett wie bei „play“.
help-puzzle-any = Irgendeine Aufgabe statt der des Tages
help-puzzle-name = Die Aufgabe mit diesem Namen
help-puzzles = Aufgaben erstellen.
help-puzzles-make = In Partien zwischen Bots Stellungen mit einem klar besten Zug finden und gründlich prüfen.
help-puzzles-count = Wie viele Aufgaben
help-puzzles-out = Die Datei, die geschrieben wird; sonst puzzles-SPIEL.jsonl in diesem Ordner
help-puzzles-resume = Eine vorhandene Datei fortsetzen
help-puzzles-from-records = Statt Partien zwischen Bots die gespeicherten Partien in diesem Ordner oder eine Datei durchsuchen
puzzle-title = { $title }: eine Aufgabe mit { $rating } Punkten
puzzle-ask = Du bist { $name }. Ein Zug ist klar der beste: welcher?
puzzle-prompt = Nummer oder Zug; q = Lösung zeigen
puzzle-help = Tippe die Nummer einer Möglichkeit oder ihre Notation, oder q für die Lösung.
puzzle-right = { $tries ->
    [one] Richtig, beim ersten Versuch!
   *[other] Richtig, nach { $tries } Versuchen.
}
puzzle-wrong = Nicht der beste Zug. Versuch es noch einmal.
puzzle-wrong-loss = Gut, aber nicht der beste Zug: Er kostet dich { $loss } Gewinnchance. Versuch es noch einmal.
puzzle-solution = Am besten: { $move }. Gewinnchance: { $chance }.
puzzle-other = { $move }: { $chance }
puzzle-checked = Geprüft mit { $depth } simulierten Fortsetzungen jedes dieser Züge, mit dem, was dein Platz weiß. Aufgabe { $name }.
puzzle-streak = { $days ->
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzle-day-shown = Heute zählt nicht für deine Tage in Folge: Du hast zuerst die Lösung gesehen.
puzzle-days-damaged = Die Tage in Folge werden nicht gezählt: { $file } ist nicht benutzbar ({ $reason }). Die Datei bleibt, wie sie ist; repariere sie, oder verschiebe sie, um neu anzufangen.
puzzles-made = { $count } Aufgaben aus { $games } Partien: { $file }
error-no-such-puzzle = Die Aufgabe { $puzzle } gibt es nicht.
error-no-puzzles = Für { $game } gibt es keine Aufgaben.
error-puzzles-exist = { $file } gibt es schon: Setze sie mit --resume fort oder nenne mit --out eine andere Datei.
sim-progress = spielt
sim-speed = { $decisions } Entscheidungen in { $seconds } s Prozessorzeit: { $rate } pro Sekunde ({ $engine })
sim-seat = Platz
sim-order = Zugfolge
sim-wins = Siege
sim-interval = 95-%-Intervall
sim-score = Punkte
sim-nobody = niemand
sim-length = Züge
sim-decisions = Entscheidungen
sim-mean = Mittel
sim-sd = Std.-Abw.
sim-min = Min.
sim-median = Median
sim-max = Max.
sim-distribution = Verteilung der Punkte

## Records

replay-title = { $title }, { $players } Spieler
replay-running = Die Partie ist noch nicht zu Ende.
verify-ok = Geprüft: Der veröffentlichte Hash passt zum Seed, und der Seed ergibt genau diese Partie ({ $actions } Aktionen).
backup-done = Alle Tische wurden nach { $file } kopiert.
restore-done = Alle Tische sind in { $file } wiederhergestellt; die alte Datenbank liegt daneben.
error-admin-yes = Das lässt sich nicht rückgängig machen: bestätige mit --yes.
admin-exported = In { $file } geschrieben.
admin-agreed = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 } in { $folder }.
admin-deleted = Die Daten von { $person } sind gelöscht.
admin-close-person = { $person } wird nicht mehr eingelassen.
admin-reopen-person = { $person } wird wieder eingelassen.
admin-close-table = Der Tisch { $table } ist geschlossen.
admin-rotated = Das neue Geheimnis unterschreibt in einer Minute; das alte gilt noch { $days } Tage.
admin-retained = Gelöscht: { $guests } Gäste, { $tables } Tische, { $chat } Chatzeilen; { $people } Tische gelöschter Personen bereinigt.
admin-column-id = Kennung
admin-column-game = Spiel
admin-column-status = Status
admin-column-made = angelegt
admin-column-changed = geändert
admin-column-name = Name
admin-column-account = Konto
admin-column-seen = zuletzt da
admin-column-closed = gesperrt
admin-column-deleted = gelöscht
admin-column-seat = Platz
admin-column-bot = Bot
admin-column-text = Text
admin-column-at = wann
admin-column-who = wer
admin-column-what = was
admin-column-about = betrifft
admin-column-detail = Einzelheit
admin-column-until = bis
admin-column-reason = Grund
admin-column-people = Leute
admin-column-host = Leitung
moderate-none = Es gibt keine Meldungen.
moderate-title = { NUMBER($number, useGrouping: 0) } · { $at } · Tisch { $table } · { $state }
moderate-state-open = offen
moderate-state-settled = erledigt
moderate-state-dismissed = abgelegt
moderate-gone = Was gesagt wurde, ist gelöscht.
moderate-by = Gemeldet von { $person }: { $reason }
moderate-no-reason = ohne Begründung
moderate-about = Geschrieben von { $person }, { $reports ->
    [one] einmal
   *[other] { $reports }-mal
} gemeldet von { $people ->
    [one] einer Person
   *[other] { $people } Personen
}
moderate-muted = Stumm bis { $until }: { $reason }
moderate-mute = { $person } darf bis { $until } nichts schreiben.
moderate-unmute = { $person } darf wieder schreiben.
moderate-close = { $person } wird nicht mehr eingelassen.
moderate-reopen = { $person } wird wieder eingelassen.
moderate-dismiss = Meldung { NUMBER($number, useGrouping: 0) } ist abgelegt.
moderate-cancel-tournament = Das Turnier { $tournament } ist abgesagt.
moderate-remove-player = { $person } nimmt nicht mehr am Turnier { $tournament } teil.
error-no-such-report = Es gibt keine Meldung { NUMBER($number, useGrouping: 0) }.
error-muted-by-operator = Der Betreiber dieses Servers lässt dich bis { $until } nichts schreiben: { $reason }
error-muted-network = Neue Gäste aus deinem Netz behalten bis { $until } den Namen, den sie bekommen haben, und schreiben nur an Tischen, an denen alle auf Einladung sitzen, weil jemand von dort stummgeschaltet ist. Für ein Konto, das du schon hast, gilt das nicht.
error-too-many-reports = Du hast heute viel gemeldet (höchstens { $most }); warte ein wenig.
rules-reconstructed = Rekonstruierte Werte
rules-reconstructed-note = Die Anleitung sagt es nicht oder zeigt es nur in einem Bild. Korrigiere diese Werte mit --data.
rules-example = Beispiel mit { $players } Personen: { $title }
rules-notice = Der Name gehört dem Verlag; die Regeln stehen hier in unseren eigenen Worten.

## A new game

new-game-written = { $game } ist geschrieben: { $folder }
new-game-edit = Ändere die Regeln in { $rules } und die Texte in { $words }.
new-game-test = Führe nach jeder Änderung die Tests aus:
new-game-play = Spiele es im Terminal oder im Browser:
new-game-guide = docs/adding-a-game.md erklärt jeden Teil.

## Arena

arena-title = { $title }, { $players } Spieler, { $games } Partien, Seed { $seed }
arena-note = 95-%-Intervalle über Ausgangslagen; Zeiten sind Prozessorzeit pro Entscheidung. Partien ohne Gewinner am Tisch: { $share } %.
arena-bot = Bot
arena-rating = Wertung
arena-wins = Siege %
arena-interval = 95-%-Intervall
arena-fair = gleich %
arena-margin = Vorsprung
arena-time = Zeit
arena-pairs = Wer schlägt wen: wie oft der Bot links vor dem Bot darüber landet, in % der Partien, die beide spielten

## At a table

error-not-begun = Die Partie hat noch nicht begonnen.
error-already-begun = Die Partie hat schon begonnen.
error-seat-taken = Platz { $seat } ist besetzt.
error-needs-invitation = Platz { $seat } ist für jemanden mit Einladung.
error-host-only = Das darf nur der Gastgeber des Tisches.
error-seats-free = Noch freie Plätze: { $count }.
error-stale = Die Partie ist inzwischen weitergegangen; schau noch einmal.
error-not-your-turn = Du bist nicht am Zug.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-bot-stands-in = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
error-nobody-stands-in = Für Platz { $seat } spielt kein Bot.
error-not-away = { $seat } ist da oder nicht am Zug: Gerade kann kein Bot einspringen.
error-away-a-moment = { $seconds ->
    [one] { $seat } ist erst kurz weg; in einer Sekunde kann ein Bot einspringen.
   *[other] { $seat } ist erst kurz weg; in { $seconds } Sekunden kann ein Bot einspringen.
  }
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-asked = Niemand hat gebeten, etwas zurückzunehmen.
error-nobody-said = Diese Person hat hier nichts gesagt.
error-no-hints = An einem Tisch, der für die Wertung zählt, gibt es keine Tipps.
error-other-game = Diese Stellung gehört zu einem anderen Spiel: { $game } mit { $players } Personen.
error-already-resigned = Du hast schon aufgegeben.
error-already-left = Du hast diesen Platz schon verlassen.
error-already-asked = Du hast die anderen schon gefragt.
error-no-clock = An diesem Tisch läuft keine Uhr.
error-pause-length = Eine Pause dauert mindestens eine Stunde und höchstens { $most } Tage.
error-already-paused = Es ist schon eine Pause vereinbart.
error-bad-clock = Diese Einstellungen der Uhr passen nicht zusammen.
error-bad-address = Diese Adresse kann nicht verwendet werden.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-too-many-channels = Du bekommst schon an { $most } Stellen Benachrichtigungen. Entferne zuerst eine.
error-bad-link = Dieser Link ist nicht gültig.
error-on-holiday = Du bist schon im Urlaub.
error-holiday-left = Du hast dieses Jahr noch { $left } Urlaubstage.
error-uvicorn-changed = uvicorn { $version } hat sich geändert: Es fehlt { $names }. Damit begrenzt der Server, was eine Verbindung sendet. Installiere eine Version, mit der Tidetable getestet wurde, etwa 0.54.
error-smtp-needs = Für E-Mails braucht der Server --url und --mail-from.
error-smtp-form = Der Mailserver hat die Form smtp://HOST:PORT.
error-rated-undo = An einem gewerteten Tisch lässt sich nur eine Entscheidung zurücknehmen, aus der niemand etwas erfahren hat.
error-no-time-to-undo = Wenn du das zurücknimmst, ist deine Zeit abgelaufen.
error-enough-undone = Du hast in dieser Partie schon { $most } Entscheidungen zurückgenommen. Mehr geht nicht.
error-already-answered = Du hast schon geantwortet.
error-others-ask = Jemand anderes hat schon um etwas gebeten; das muss zuerst entschieden werden.
error-bot-decides = Deine Zeit für diese Entscheidung ist um: Der Bot trifft sie. Gleich danach kannst du wieder übernehmen.
error-one-seat = Du hast an diesem Tisch schon einen Platz.
error-enough-said = Ohne Platz kannst du an diesem Tisch nichts mehr schreiben.
error-no-such-table = Einen Tisch { $table } gibt es nicht.
error-halted = Diese Partie kann hier nicht weitergehen. { $why } Nichts geht verloren.
error-bad-seat-plan = Der Platz eines Bots muss einen Bot nennen, und kein anderer Platz darf das.
error-bad-seat-count = { $seats } Plätze passen nicht zu { $players } Spielern.
error-too-many-bot-tables = Du hast schon { $most } laufende Partien mit Bots; bitte spiele zuerst eine zu Ende.
error-too-many-bots-alone = Bots spielen schon { $most } deiner Partien unter sich; bitte warte, bis eine zu Ende ist.
error-busy = Gerade ist sehr viel los; bitte versuche es noch einmal.
error-too-fast = Das geht zu schnell; warte einen Moment.
error-too-many-tables = Zu viele deiner offenen Tische stehen auf der öffentlichen Liste (höchstens { $most } je Person). Beginne einen davon oder warte ein wenig, oder eröffne einen Tisch, der nicht auf der Liste steht.
error-too-many-connections = Aus deinem Netz sind zu viele Verbindungen offen; schließe ein paar Fenster oder warte einen Moment.
error-failed = Etwas ist schiefgegangen; bitte versuche es noch einmal.
error-no-database = Der Server erreicht seine Datenbank nicht; versuche es gleich noch einmal.
error-bad-message = Die Nachricht ist nicht lesbar: { $reason }
error-spectators-only-look = Zuschauer können nur zusehen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-no-thinkers = Bots und Analyse sind auf diesem Server ausgeschaltet.
error-offline = Dafür braucht es einen Server, und du spielst ohne einen.
error-carry-people = An dieser Partie spielen andere mit, deshalb lässt sie sich nicht mitnehmen: Wer sie hat, kann die Karten aller sehen.
error-carry-counts = Diese Partie zählt für eine Wertung oder ein Turnier, deshalb bleibt sie auf dem Server.
error-static-folder = In {$folder} liegt etwas anderes. Wähle einen neuen oder leeren Ordner.
error-static-checkout = Dafür braucht es den ausgecheckten Quelltext: Der Ordner wird daraus gebaut.
error-static-failed = Der Ordner konnte nicht gebaut werden; der Grund steht weiter oben.
error-static-node = Um den Ordner zu bauen, braucht es Node.js ab Version 20.19. Es wurde nicht gefunden und ließ sich nicht installieren; der Grund steht weiter oben.
error-offline-folder = {$folder} wurde nicht von „tidetable static“ geschrieben.
error-bad-token = Du bist nicht angemeldet; wähle zuerst einen Namen.
error-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
error-bad-password = Ein Passwort hat mindestens { $shortest } Zeichen.
error-has-account = Du hast schon das Konto { $account }.
error-account-taken = Das Konto { $account } ist vergeben.
error-bad-login = Kontoname oder Passwort ist falsch.
error-too-many-logins = { $seconds ->
    [one] Zu viele fehlgeschlagene Anmeldungen; versuche es in einer Sekunde wieder.
   *[other] Zu viele fehlgeschlagene Anmeldungen; versuche es in { $seconds } Sekunden wieder.
}
error-now-account = Du hast dich bei einem Konto angemeldet; bitte melde dich auch hier an.
error-rated-people = An einem gewerteten Tisch ist jeder Platz für eine andere Person: keine Bots, und niemand doppelt.
error-bad-rating-range = Grenzen für die Wertung gibt es an Tischen, die zählen, und zwar von der niedrigeren zur höheren.
error-rating-range = An diesem Tisch brauchen Fremde eine Wertung von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }; deine ist { NUMBER($rating, useGrouping: 0) }.
error-no-such-person = Diese Person gibt es nicht.
error-no-account = Du hast kein Konto.
error-closed-account = Du wirst nicht mehr eingelassen: { $reason }
error-closed-table = Der Tisch wurde geschlossen: { $reason }
error-removed = Der Gastgeber hat dich vom Tisch genommen. Du kannst dich wieder setzen, sobald der Gastgeber es erlaubt.
error-host-is-here = Der Gastgeber dieses Tisches ist da.
error-host-just-left = { $seconds ->
    [one] Der Gastgeber war eben noch da; warte noch eine Sekunde.
   *[other] Der Gastgeber war eben noch da; warte noch { $seconds } Sekunden.
}
error-not-at-table = Diese Person sitzt nicht an diesem Tisch.
error-host-stays = Der Gastgeber kann nicht vom Tisch genommen werden. Gib den Tisch zuerst weiter.
error-enough-arranged = Die Plätze dieses Tisches wurden zu oft geändert. Beginne die Partie oder löse den Tisch auf.
error-seats-fixed = Diese Partie setzt eine andere fort, mit ebenso vielen Spielern.
error-bad-sign = „{ $sign }“ steht in diesem Spiel nicht zur Wahl.
error-sign-taken = Das hat Platz { $seat } schon gewählt.
error-cleared-table = Der Gastgeber hat den Tisch aufgelöst.
error-no-such-code = Es gibt keinen Tisch mit diesem Code. Vielleicht ist die Partie vorbei, oder der Gastgeber hat einen neuen Code gemacht.
error-too-many-guesses = { $seconds ->
    [one] Zu viele falsche Codes; versuche es in einer Sekunde wieder.
   *[other] Zu viele falsche Codes; versuche es in { $seconds } Sekunden wieder.
}
error-bad-device-code = Dieser Code gilt nicht (mehr). Hol dir auf deinem anderen Gerät einen neuen.
error-bad-recovery = Konto und Wiederherstellungscode passen nicht zusammen, oder der Code wurde schon benutzt.
error-tournament-table = Dieser Tisch gehört zu einem Turnier: Die Partie beginnt von selbst, wenn alle da sind.
error-no-tournament-hints = In einem Turnier gibt es keine Tipps.
error-no-such-tournament = Dieses Turnier gibt es nicht.
error-not-the-host = Das darf nur der Gastgeber des Turniers.
error-not-in-tournament = Diese Person nimmt an diesem Turnier nicht teil.
error-removed-from-tournament = Der Gastgeber hat dich aus diesem Turnier genommen.
error-tournament-begun = Das Turnier hat schon begonnen.
error-tournament-over = Dieses Turnier ist vorbei.
error-tournament-full = Das Turnier ist voll: Höchstens { $most } Personen können mitspielen.
error-too-few-entrants = Ein Turnier braucht mindestens zwei Personen.
error-enough-changes = Das hat sich in diesem Turnier schon zu oft geändert.
error-round-not-over = Die Runde ist noch nicht zu Ende.
error-tournament-host-here = Du bist selbst der Gastgeber dieses Turniers.
error-tournament-host-left = { $seconds ->
    [one] Der Gastgeber war gerade noch da; warte noch eine Sekunde.
   *[other] Der Gastgeber war gerade noch da; warte noch { $seconds } Sekunden.
}
error-decide-too-early = Diese Partie hat noch Zeit.
error-game-decided = Diese Partie ist schon entschieden.
error-own-game = Über deine eigene Partie kannst du nicht entscheiden.
error-too-many-tournaments = Du hast schon { $most } Turniere, die noch nicht vorbei sind.
error-too-many-asks = { $minutes ->
    [one] Du hast viele Leute angefragt; bitte warte noch eine Minute.
   *[other] Du hast viele Leute angefragt; bitte warte noch { $minutes } Minuten.
}
error-too-many-pending = { $most } Leute haben dir noch nicht geantwortet. Zieh zuerst eine Anfrage zurück.
error-too-many-friends = In dieser Liste ist Platz für { $most } Leute.
error-friend-self = Das bist du selbst.
error-you-blocked = Du hast { $name } blockiert. Heb das zuerst auf.
error-friends-only = Nur Freunde können { $name } einladen.
error-blocked-here = { $name } sitzt an diesem Tisch, und du hast diese Person blockiert.
error-no-free-seat = An diesem Tisch ist kein Platz frei.
error-invitation-gone = Diese Einladung gilt nicht mehr.
guest-names = Otter, Papageitaucher, Reiher, Seehund, Brachvogel, Säbelschnäbler, Delfin, Narwal, Strandläufer, Napfschnecke, Kormoran, Strandschnecke, Walross, Basstölpel, Schildkröte, Regenpfeifer, Hummer, Seeschwalbe, Belugawal, Wellhornschnecke
former-player = ehemaliger Spieler

## The browser client

page-not-built = Der Server läuft, aber der Browser-Client ist noch nicht gebaut.
page-not-built-how = Baue ihn einmal und lade dann diese Seite neu:
home-open = Tidetable läuft unter { $address }
home-lan = Alle in deinem Heimnetz können diese Adresse öffnen.
home-only-here = Nur dieser Computer erreicht den Server; „tidetable open --lan“ erlaubt den Zugriff aus deinem Heimnetz.
home-end = Beenden mit Strg+C; Partien bleiben erhalten.

## Notifications

notification-turn = Du bist am Zug: { $game }
notification-turn-waiting = Auf dich warten: { $names }
notification-group-turn = { $name } ist am Zug: { $game }
notification-invitation = { $name } möchte noch einmal { $game } spielen
notification-invitation-seat = Dein Platz ist frei gehalten. Komm, wann du magst.
notification-round = Turnier: Deine Partie { $game } beginnt
notification-round-come = Komm an deinen Tisch: { $names }
notification-invited = { $name } lädt dich ein: { $game }
notification-invited-seat = Einmal tippen, und du sitzt am Tisch.
notification-friend-asks = { $name } möchte mit dir befreundet sein
notification-friend-asks-text = Nimm an oder lehne ab, wie du magst.
notification-friend-accepts = { $name } und du seid jetzt befreundet
notification-friend-accepts-text = Ladet euch mit einem Tipp an einen Tisch ein.
notification-over = { $game }: Die Partie ist zu Ende
notification-over-look = Sieh dir an, wie sie ausgegangen ist.
notification-webhook = Nachrichten über { $game } kommen hier an: wer am Zug ist und wann die Partie vorbei ist.
error-no-such-webhook = Diesen Webhook gibt es an diesem Tisch nicht.
error-webhook-failed = { $status ->
    [0] Unter dieser Adresse antwortet niemand.
   *[other] Der Dienst unter dieser Adresse hat die Nachricht nicht angenommen (Antwort { $status }).
  }
notification-digest = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
notification-confirm = Bestätige deine E-Mail-Adresse
notification-confirm-text = Jemand, vermutlich du, möchte an diese Adresse Benachrichtigungen über Partien auf { $site } bekommen. Öffne diesen Link, um sie zu bestätigen. Wenn du das nicht warst, musst du nichts tun.
notification-confirm-recovery = Jemand, vermutlich du, möchte mit Hilfe dieser Adresse bei { $site } wieder hereinkommen können. Öffne diesen Link, um das zu bestätigen. Wenn du es nicht warst, tu nichts.
notification-recover = Wieder hereinkommen
notification-recover-text = Jemand, hoffentlich du, hat { $site } um einen Weg zurück zu { $name } gebeten. Der Link gilt einmal und eine Stunde lang; alle anderen Geräte werden dann abgemeldet. Wenn du es nicht warst, brauchst du nichts zu tun.
error-too-many-recoveries = Zu viele Anfragen; warte ein paar Minuten.
notification-stop = Keine solchen Mails mehr:
notification-stop-short = Nicht mehr melden

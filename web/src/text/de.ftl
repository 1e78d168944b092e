# Der Browser-Client, auf Deutsch.

app-name = Tidetable
language = Sprache
nav = Seite
nav-me = Ich
close = Schließen
cancel = Abbrechen
next = Weiter
loading = Einen Augenblick …
reload = Neu laden
try-again = Noch einmal versuchen
not-now = Das geht gerade nicht.
still-showing = Einen Moment: Sieh erst, was geschehen ist.
to-home = Zum Hafen
error-unknown = Hier ging etwas schief; bitte versuche es noch einmal.
error-unreachable = Der Server antwortet nicht. Besteht eine Verbindung?

## Start

home-title = Setz dich dazu.
home-text = Brettspiele vom Meer, für einen Abend an einem Tisch. Kein Konto, keine Umstände: drei Klicks, und du spielst.
games = Spiele
players-range = { $low } bis { $high } Spieler
rules = Regeln
rules-ways = Spieler und Optionen
play-now = Jetzt spielen
play-now-how = { $bots ->
    [one] gegen einen Bot, { $level }
   *[other] gegen { $bots } Bots, { $level }
  }
invite-friends = Freunde einladen
same-screen = Ein Bildschirm
all-options = Alle Optionen
my-games = Meine Partien
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
nobody-won = Niemand gewinnt
stands-still = steht still
waiting-to-begin = beginnt gleich
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
open-tables = Offene Tische
no-open-tables = Windstille
no-open-tables-text = Gerade wartet niemand auf Mitspieler. Stell selbst einen Tisch auf!
finished-games = Beendete Partien
no-finished-games = Noch nichts im Logbuch
no-finished-games-text = Partien, die du zu Ende gespielt hast, kannst du hier Zug für Zug ansehen.
all-my-games = Alle meine Partien und Zahlen
search-games = Suche: Person oder Spiel
filter-all = alle
filter-mode = Spielweise
filter-against = Gegen
filter-result = Ergebnis
against-people = Menschen
against-bots = nur Bots
against-shared = an einem Gerät
result-won = gewonnen
result-lost = nicht gewonnen
result-shared = geteilter Sieg
result-place = Platz { $place }
games-found = { $count ->
    [0] Keine Partien gefunden
    [one] Eine Partie
   *[other] { $count } Partien
  }
show-more = Mehr zeigen
show-all = Alle { $count } zeigen
points-average = Punkte im Schnitt
wins-so-far = Anteil der Siege im Lauf der Zeit
by-game = Nach Spiel
by-mode = Nach Spielweise
by-opponent = Nach Gegner
by-level = Nach Stärke der Bots
import-replay = Eine Partie aus einer Datei ansehen

## Ein neuer Tisch

new-table = Neuer Tisch
how-many-players = Wie viele Spieler?
seat-number = Platz { $number }
seat-me = Ich
seat-me-text = dieses Gerät
seat-here = Jemand an diesem Gerät
seat-invited = Ein Freund, per Link
seat-invited-text = bekommt einen Link von dir
seat-open = Offen für alle
seat-open-text = steht auf der Startseite
seat-bot = Bot
seat-free = freier Platz
former-player = ehemaliger Spieler
bot-level = Stärke des Bots
bot-random = zufällig
bot-greedy = gierig
bot-easy = leicht
bot-normal = normal
bot-hard = schwer
bot-master = Meister
bot-expert = Experte
bot-rated = { $level } ({ $rating })
bot-ratings-text = Die Zahlen sagen, wie stark die Bots in diesem Spiel sind: 200 mehr gewinnen drei von vier Partien.
bot-strength = Stärke: { $level }
temper-bold = mutig
temper-bold-text = { $name } spielt mutig und wählt von zwei gleich guten Zügen den, der den größeren Vorsprung verspricht.
temper-careful = vorsichtig
temper-careful-text = { $name } spielt vorsichtig und wählt von zwei gleich guten Zügen den, der sicherer gewinnt, und sei es knapp.
temper-friendly = freundlich
temper-friendly-text = { $name } spielt freundlich und wählt von zwei gleich guten Zügen den, der die Partie spannend hält.
temper-curious = neugierig
temper-curious-text = { $name } ist neugierig und wählt von zwei gleich guten Zügen den, den andere übersehen würden.
temper-fair = Das Temperament entscheidet nur zwischen Zügen, die etwa gleich gut sind. Bots wissen nur, was man von ihrem Platz aus sieht.
name = Name
player-number = Spieler { $number }
name-shared = { $name } ({ $number })
more-options = Uhr, Zuschauer, Wertung
clock = Uhr
clock-none = keine
clock-quick = 5 Minuten
clock-calm = 15 Minuten
patience = Wenn jemand weg ist, warten wir
patience-30 = eine halbe Minute
patience-120 = 2 Minuten
patience-600 = 10 Minuten
patience-3600 = eine Stunde
stand-in = Der Bot, der für Abwesende spielt
spectators-may-look = Andere dürfen zusehen
rated-game = Gewertet: zählt für die Wertung aller, ohne Tipps
rated-why-not = Hier nicht möglich: Wertungen vergleichen Menschen. Auf jedem Platz muss jemand mit eigenem Gerät sitzen, und kein Bot.
about-spectators = Sie sehen, was alle sehen, nie eine Hand.
about-missed-turn = Das Spiel geht weiter, und der nächste Zug gehört wieder dir.
about-missed-seat = Ein Bot spielt für dich weiter, bis du zurückkommst.
about-patience = Danach dürfen die anderen einen Bot für die abwesende Person ziehen lassen. Zurückkommen kann sie jederzeit.
about-stand-in = Er spielt auch für alle weiter, die aufgeben oder keine Zeit mehr haben.
about-clock-none = Niemand muss sich beeilen.
about-clock-game = Für alle deine Züge der Partie zusammen; jeder Zug gibt ein paar Sekunden zurück. Läuft deine Zeit ab, spielt ein Bot für dich.
about-clock-move = Für jeden einzelnen Zug. Ihr müsst nicht gleichzeitig da sein.
about-clock-days = Für alle deine Züge der Partie zusammen, über Tage verteilt.
about-clock-reserve = Ein Tag für jeden Zug und zehn Tage Reserve für die ganze Partie.
begin = Beginnen
make-table = Tisch aufstellen

## Vor der Partie

lobby-waiting = Wir warten auf Spieler
seat-open-waiting = Wartet auf jemanden
seat-invited-waiting = Wartet auf einen Freund
seat-host-waiting = Wartet auf den Gastgeber
host-begins = { $name } beginnt die Partie.
this-is-you = du
is-here = ist da
is-away = abwesend
sit-down = Platz nehmen
stand-up = Aufstehen
your-name = Dein Name
invite-text = Sag den Code, schick den Link, oder lass ein Telefon das Bild lesen. Wer kommt, sucht sich einen freien Platz aus oder sieht zu.
invite-link = Link zu diesem Tisch
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
share = Teilen
qr-code = QR-Code des Links
only-this-computer = Diese Adresse gilt nur auf diesem Computer. Für Freunde im Heimnetz: Starte mit { $command }.
seats-missing = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
  }
invited = Du bist eingeladen
invited-with = Am Tisch: { $names }
seat-is-taken = Dieser Platz ist besetzt
seat-is-taken-text = Die Partie hat begonnen, oder jemand war schneller. Zusehen kannst du noch.
look-at-table = Zusehen
lobby-invited = Setz dich zu uns
lobby-choose = Such dir einen Platz aus, oder bleib und sieh zu.
lobby-choose-only = Such dir einen Platz aus. Wer hier spielt, bleibt lieber ohne Zuschauer.
lobby-needs-link = Die freien Plätze sind für Freunde des Gastgebers: Frag nach dem Link oder dem Code.
lobby-full = Alle Plätze sind besetzt.
lobby-watch = Bleib hier, dann kannst du zusehen.
host-away = Der Gastgeber ist nicht da.
become-host = Gastgeber werden
is-host = Gastgeber
rated-at = Wertung { $rating }
move-here = Hierher wechseln
stand-up-sure = Deinen Platz verlassen? Solange er frei ist, kannst du dich wieder setzen.
stand-up-host = Deinen Platz verlassen? Dann leitet { $name } den Tisch. Solange der Platz frei ist, kannst du dich wieder setzen.
stand-up-alone = Deinen Platz verlassen? Der Tisch bleibt deiner, und du kannst dich wieder setzen.
stay-seated = Sitzen bleiben
you-were-removed = Der Gastgeber hat deinen Platz freigemacht.
table-code = Code des Tisches
table-code-is = Code des Tisches: { $code }
arrange-seat = Platz { $number } ändern
make-host = { $name } zum Gastgeber machen
remove-person = { $name } vom Tisch nehmen
for-a-friend = Für einen Freund
for-anybody = Für alle
copy-seat-link = Link zu diesem Platz kopieren
make-bot = Bot hierher setzen
sit-here = Sitzt hier
drop-seat = Diesen Platz wegnehmen
swap-with = Tauschen mit
sign-of-seat = Figur oder Farbe von Platz { $number }
begin-without = Ohne sie beginnen
begin-with-bots = Mit Bots beginnen
host-tools = Den Tisch ändern
was-removed = { $name } wurde vom Tisch genommen.
readmit = Wieder einladen
add-seat = Platz hinzufügen
renew-code = Neuer Link und Code
code-renewed = Frühere Links und Codes gelten nicht mehr.
clear-table = Tisch auflösen
clear-table-sure = Den Tisch für alle auflösen? Das lässt sich nicht rückgängig machen.
table-cleared = Der Tisch ist aufgelöst
table-cleared-text = Der Gastgeber hat ihn aufgelöst, bevor die Partie begann.
join-title = Mit einem Code dazukommen
to-the-table = Zum Tisch
table-facts = Was gespielt wird
fact-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
  }
fact-rated = gewertet
fact-rating-between = Fremde mit Wertung { $low } bis { $high }
fact-rating-from = Fremde mit Wertung ab { $low }
fact-rating-to = Fremde mit Wertung bis { $high }
rating-range = Welche Fremden sich setzen dürfen (nach Wertung; alle fangen bei 1000 an)
rating-from = von
rating-to = bis
rated-or-not = Wertung
fact-friendly = ohne Wertung
fact-no-spectators = ohne Zuschauer
known-deal = Diese Partie geht von einer früheren Partie aus weiter. Wer sie mitgebracht hat, kennt vielleicht alle Karten und Plättchen, die bisher ausgeteilt wurden. Die Partie zählt nicht.
clock-off = ohne Uhr
clock-bank = je { $time }
clock-bank-more = je { $time }, plus { $more } pro Zug
clock-per-move = { $time } pro Zug
all-games = alle
all-open-tables = Alle offenen Tische
pace-any = egal
pace-none = ohne Uhr
pace-live = am Stück
pace-days = über Tage

## Am Tisch

this-table = Dieser Tisch
this-step = Dieser Schritt
players = Spieler
at-turn = Am Zug:
has-resigned = hat aufgegeben
has-left = ist weg
bot-stands-in = ein Bot springt ein
hours-left = { $hours } Std.
game-over = Die Partie ist zu Ende
see-what-happens = Sieh, was geschieht …
sending = Einen Augenblick …
bot-thinks = denkt nach …
you-look-on = Du siehst zu.
hint-is = Ein Bot würde das tun: { $move }
hint-why = Tipp: { $move }. { $why }
won-by = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
  }
you-win = Du gewinnst!
you-share-the-win = Du teilst dir den Sieg
fast-forward = Vorspulen
undo = Zurücknehmen
hint = Tipp
confirm = Bestätigen
show-round = Die letzte Runde noch einmal zeigen
undo-what = Zurücknehmen: { $what }
redo-what = Wiederholen: { $what }
undo-did = Zurückgenommen: { $what }
hint-take = So spielen
result = Ergebnis
log = Verlauf
chat = Chat
log-and-chat = Verlauf und Chat
settings = Einstellungen
menu = Mehr
chat-empty = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
mute = { $name } nicht hören
unmute = { $name } wieder hören
about-line = Was { $name } geschrieben hat
report-line = Dem Betreiber melden
report-reason = Was stört dich daran? (Muss nicht sein.)
report-text = Wer diesen Server betreibt, liest die Zeile und was davor und danach gesagt wurde. Die anderen erfahren nicht, dass du sie gemeldet hast.
report-thanks = Danke. Der Betreiber dieses Servers sieht es sich an.
silenced = Der Betreiber dieses Servers lässt dich bis { $until } nichts schreiben: { $reason }
silenced-network = Neue Gäste aus deinem Netz behalten bis { $until } den Namen, den sie bekommen haben, und schreiben nur an Tischen, an denen alle auf Einladung sitzen, weil jemand von dort stummgeschaltet ist. Für ein Konto, das du schon hast, gilt das nicht.
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
undo-asked = Du hast gebeten, deinen Zug zurückzunehmen.
undo-asked-by = { $name } möchte einen Zug zurücknehmen.
back-asked = Deine Zeit ist abgelaufen. Du hast gefragt, ob du weiterspielen darfst.
back-asked-by = Die Zeit von { $name } ist abgelaufen. Darf { $name } mit einem Viertel der Zeit weiterspielen?
asked-absent = Gerade nicht da: { $names }. Die Bitte bleibt stehen, bis die Partie weitergeht.
back-absent = Gerade nicht da: { $names }. Die Bitte bleibt stehen.
still-to-answer = Es fehlt noch die Antwort von: { $names }.
have-agreed = Einverstanden: { $names }.
waiting-for-absent = { $name } ist am Zug, aber nicht da.
waiting-for-leaver = { $name } ist am Zug, aber gegangen.
bot-may-play-in = In { $time } darf ein Bot spielen.
absent-to-move = { $name } ist am Zug und schon eine Weile weg. Was nun?
leaver-to-move = { $name } ist am Zug, hat aber den Tisch verlassen. Was nun?
what-to-do = Was nun?
wait-for-them = Warten
bot-this-turn = Ein Bot für diesen Zug
bot-until-back = Ein Bot bis zur Rückkehr
bot-did-this = das war ein Bot
since-last-turn = Seit deinem letzten Zug
notice-left = { $name } hat den Tisch verlassen.
notice-bot = Ein Bot spielt für { $name }.
notice-bot-by = { $by } lässt bis zur Rückkehr einen Bot für { $name } spielen.
notice-bot-once = Ein Bot spielt diesen Zug für { $name }.
notice-bot-once-by = { $by } lässt einen Bot diesen Zug für { $name } spielen.
notice-back = { $name } ist wieder da.
notice-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
notice-ran-out = Die Zeit von { $name } ist um; ein Bot spielt weiter.
notice-cut-short = { $name } musste das Nachdenken abbrechen: Dieser Rechner ist langsam. Die Züge können schwächer sein.
notice-carried = { $name } hat diese Partie mitgenommen, um sie anderswo weiterzuspielen. Sie zählt hier nicht mehr.
notice-undo-asked = { $name } möchte einen Zug zurücknehmen.
notice-undo-agreed = { $by } ist einverstanden, dass { $name } einen Zug zurücknimmt.
notice-undo-refused = { $by } möchte nicht, dass { $name } einen Zug zurücknimmt.
notice-undo-withdrawn = { $name } möchte den Zug doch nicht zurücknehmen.
notice-undo-lapsed = Die Partie ging weiter, bevor alle geantwortet hatten; { $name } nimmt nichts zurück.
notice-undone = Alle waren einverstanden: { $name } hat einen Zug zurückgenommen.
notice-back-asked = { $name } bittet darum, mit mehr Zeit weiterzuspielen.
notice-back-agreed = { $by } ist einverstanden, dass { $name } weiterspielt.
notice-back-refused = { $by } möchte nicht, dass { $name } weiterspielt.
notice-back-withdrawn = { $name } bittet nicht mehr darum, weiterzuspielen.
withdraw = Doch nicht
agree = Einverstanden
refuse = Nein
bot-plays-for-you = Ein Bot spielt für dich.
come-back = Selbst weiterspielen
invite-spectators = Andere zusehen lassen
let-bot-play = Einen Bot für { $name } spielen lassen
leave-table = Den Tisch verlassen
leave-table-text = Du kannst jederzeit zurückkommen; inzwischen dürfen die anderen einen Bot für dich spielen lassen.
resign = Aufgeben
resign-for = Aufgeben für { $name }
resign-sure = Aufgeben? Ein Bot spielt deinen Platz zu Ende, und du kannst nicht mehr gewinnen.
pass-device = Gib das Gerät an { $name }
what-happened = Was geschah
i-am = Ich bin { $name }
rematch = Noch einmal
join-rematch = Zur nächsten Partie
rematch-missing = Gerade nicht da: { $names }. Was wird aus den leeren Plätzen?
rematch-open = Freihalten
rematch-bot = Bots spielen mit
rematch-drop = Ohne sie spielen
bot-won-for = Ein Bot gewinnt für { $name }
bot-finished-for = Ein Bot hat die Partie für { $name } zu Ende gespielt und { $percent } % der Entscheidungen getroffen: kein eigener Sieg von { $name }.
bot-helped = Ein Bot hat { $percent } % der Entscheidungen von { $name } getroffen.
look-back = Zurückblicken
example = Beispiel: { $title }
previous-step = Schritt zurück
next-step = Schritt weiter
step-of-steps = { $step } von { $steps }
reconstructed = Rekonstruierte Werte
reconstructed-text = Diese Zahlen standen auf Bildern, die verloren sind, oder die Spielregel nennt sie nicht. Wer die Schachtel besitzt, kann sie in der Datendatei berichtigen. In den Regeln steht ≈ dabei.
reconstructed-mark = Rekonstruierter Wert: warum?
print = Drucken
rules-notice = Der Name des Spiels gehört seinem Verlag; die Regeln sind in eigenen Worten erzählt.
play-this = Dieses Spiel spielen
tutorial = Geführtes Spiel
tutorial-offer = Zum ersten Mal hier? Wir können deine ersten Züge zusammen spielen, Schritt für Schritt.
tutorial-yes = Zeig es mir
tutorial-no = Ich kenne das Spiel
tutorial-end = Führung beenden
tutorial-done = Fertig
learn = Beim Spielen lernen
learn-game = Lernen
learn-text = Das geführte Spiel geht deine ersten Züge durch und sagt, warum. Danach kommt ein Hinweis, sobald etwas zum ersten Mal geschieht.
first-note = Zum ersten Mal
first-note-read = Verstanden
first-notes-off = Keine Hinweise mehr
first-notes-on = Hinweise zeigen, während ich spiele
first-notes = Alle Hinweise
first-notes-again = Alle im Spiel noch einmal zeigen
show-tutorial = Geführtes Spiel spielen

## Einstellungen

setting-speed = Animation
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = keine
setting-scheme = Farben
scheme-auto = wie das Gerät
scheme-light = Tag
scheme-dark = Dämmerung
setting-confirm = Bestätigung
confirm-each = bei jeder Entscheidung
confirm-final = nur bei dem, was man nicht zurücknehmen kann
confirm-never = nie
setting-sounds = Töne
setting-cover = Den Tisch verdecken, wenn ein geteiltes Gerät weitergereicht wird

## Ich

account = Konto
hello = Ahoi, { $name }
hello-stranger = Ahoi und willkommen an Bord
your-name-text = So sehen dich die anderen. Ein Konto ist nicht nötig.
keep-name = Diesen Namen speichern
name-kept = Der Name ist gespeichert.
statistics = Deine Partien
no-statistics = Noch nichts zu zählen
no-statistics-text = Nach deiner ersten beendeten Partie stehen hier Zahlen.
game = Spiel
games-played = gespielt
games-won = gewonnen
rating = Wertung
account-is = Du bist angemeldet als { $account }.
make-account = Konto anlegen
make-account-text = Bewahrt deine Partien und deine Wertung und lässt dich auch auf anderen Geräten spielen.
log-in = Anmelden
log-in-text = Spiel deine Partien auf einem anderen Gerät weiter.
log-out = Abmelden
log-out-everywhere = Überall abmelden
logged-out = Du bist abgemeldet.
change-password = Passwort ändern
change-password-text = Deine anderen Geräte werden abgemeldet.
old-password = Bisheriges Passwort
new-password = Neues Passwort
password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
your-data = Deine Daten
your-data-text = Alles, was der Server über dich speichert, als Datei. Oder lösche alles: Deine Partien bleiben den anderen erhalten, ohne deinen Namen.
export-data = Deine Daten herunterladen
delete-me = Alles löschen
delete-me-sure = { $name } endgültig löschen? Laufende Partien werden aufgegeben, was du geschrieben hast, verschwindet, und nichts kommt zurück.
deleted-me = Deine Daten sind gelöscht. Gute Fahrt!
account-name = Kontoname
password = Passwort
account-made = Das Konto ist angelegt; alle deine Partien sind darin.
logged-in = Willkommen zurück, { $name }.
identity-gone = Der Server erkennt { $name } nicht mehr, deshalb siehst du nur zu. Der Name ist auf der Kontoseite für dich aufgehoben.
former-title = Aufgehoben
former-text = Namen, die dieses Gerät früher hatte oder die der Server gerade nicht annimmt. Ihre Partien sind nicht verloren: Nimm so einen Namen wieder an, versuch es später, oder melde dich beim Konto an.
former-again = Wieder { $name } sein
former-forget = { $name } vergessen
former-not-yet = Der Server nimmt { $name } noch immer nicht an.
other-device = Ein anderes Gerät
other-device-text = Spiel auf einem anderen Gerät weiter, unter demselben Namen. Der Code gilt einmal.
other-device-show = Code zeigen
other-device-again = Ein neuer Code
other-device-how = Lass das andere Gerät das Bild lesen, oder öffne dort { $address } und tippe den Code ein.
other-device-minutes = { $minutes ->
    [one] Er gilt eine Minute.
   *[other] Er gilt { $minutes } Minuten.
  }
other-device-moves = Umziehen: hier abmelden
device-here = Hier von einem anderen Gerät weitermachen
device-enter-text = Öffne auf deinem ersten Gerät „Ich“ und lass dir einen Code für ein anderes Gerät zeigen.
device-code = Code
become-person = Als { $name } weiter?
become-person-text = Dieses Gerät spielt dann dieselben Partien, unter demselben Namen.
become-person-aside = { $name } bleibt auf der Kontoseite dieses Geräts aufgehoben.
become-yes = Ja, weiter
recovery = Wiederherstellungscode
recovery-text = Mit diesem Code setzt du ein neues Passwort, wenn du deines vergisst. Druck ihn aus oder schreib ihn auf; er gilt einmal und wird nur jetzt gezeigt. Ein neuer macht den alten ungültig.
recovery-make = Code erstellen
recovery-print = Drucken
recovery-mail = Per E-Mail zurückkommen
recovery-mail-text = Wenn du dieses Gerät verlierst oder dein Passwort vergisst, lässt dich ein Link an diese Adresse wieder herein. Sie dient zu nichts anderem.
recovery-mail-add = Diese Adresse verwenden
recover-by-mail = Deine Partien sind weg? Komm per E-Mail zurück
recover-by-mail-text = Wenn du dafür eine Adresse angegeben hast, schicken wir einen Link dorthin. Er gilt einmal und eine Stunde lang.
recover-send = Link schicken
recover-asked = Falls { $address } hier bekannt ist, ist eine Mail unterwegs. Sieh auch im Spamordner nach.
recover-title = Wieder hereinkommen
recover-link-text = Alle anderen Geräte werden abgemeldet.
recover-again = Einen neuen Link anfordern
recovery-code = Wiederherstellungscode
forgotten = Passwort vergessen?
forgotten-text = Mit deinem gedruckten Wiederherstellungscode setzt du ein neues Passwort. Alle Geräte werden abgemeldet.

## Nicht da

you-are-offline = Du bist offline. Sobald eine Verbindung besteht, geht es weiter.
offline-text = Diese Seite läuft ohne Server. Deine Partien bleiben in diesem Browser. Andere Leute, Uhren, Aufgaben und Wertungen brauchen einen Server.
offline-loading = Die Spiele werden geladen …
offline-first-look = { $game }, mitten in einer Partie. Alles Übrige ist unterwegs.
offline-starting = Der Tisch wird aufgestellt …
offline-elsewhere = Tidetable ist in einem anderen Tab offen. Schließ ihn, um hier zu spielen.
offline-failed = Die Spiele konnten nicht geladen werden.
play-offline = Offline spielen
carry-to-server = Auf einem Server weiterspielen
carry-to-device = Offline mitnehmen
offline-now = Du spielst offline, in diesem Browser.
offline-back = Zurück zum Server
bot-thinks-about = denkt nach, etwa { $seconds } s …
thinking-again = Das Denken der Bots ist fehlgeschlagen und beginnt neu.
server-gone = Kein Land in Sicht
page-not-loaded = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
foreign-page = Falscher Hafen
foreign-page-text = Der Server erwartet unter dieser Adresse keine Besucher. Öffne den Tisch unter der eigenen Adresse des Servers, oder sag dem Betreiber Bescheid.
table-not-found = Diesen Tisch gibt es nicht
table-not-found-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde aufgelöst.
table-halted = Diese Partie steht still
table-halted-text = Sie begann unter anderen Regeln, als dieser Server kennt. Sie bleibt erhalten und geht weiter, sobald diese wieder da sind.
table-broken-text = Der Server kann das Protokoll dieser Partie nicht nachspielen. Alles bleibt erhalten; wer den Server betreibt, kann den Grund sehen.
closed-table = Ein geschlossener Tisch
closed-table-text = Wer hier spielt, bleibt lieber unter sich.
table-shut = Dieser Tisch wurde geschlossen
table-shut-text = Der Betreiber des Servers hat ihn geschlossen; die Partie geht nicht weiter.
not-let-in = Der Hafen ist für dich gesperrt
not-let-in-text = Der Betreiber dieses Servers lässt dich nicht mehr herein.
page-not-found = Außerhalb der Karte
page-not-found-text = Unter dieser Adresse gibt es keine Seite.
new-version = Es gibt eine neue Fassung dieser Seite.

## Play by the day, notifications

time-left = noch { $time }
moved-ago = letzter Zug { $when }
see-the-end = Sieh dir das Ende an
next-game = Nächste Partie
next-game-of = { $count ->
    [one] Nächste Partie: Eine wartet auf dich
   *[other] Nächste Partie: { $count } warten auf dich
  }
clock-day-1 = 1 Tag pro Zug
clock-day-2 = 2 Tage pro Zug
clock-day-3 = 3 Tage pro Zug
clock-day-7 = 7 Tage pro Zug
clock-reserve = 1 Tag pro Zug, 10 in Reserve
clock-days = 14 Tage insgesamt
missed = Eine verpasste Frist kostet
missed-turn = einen Zug, den ein Bot macht
missed-seat = den Platz, bis du zurück bist
clock-paused = Pause
deadlines-missed = { $count ->
    [one] eine Frist verpasst
   *[other] { $count } Fristen verpasst
  }
deadlines-missed-by = { $count ->
    [one] { $name } hat eine Frist verpasst.
   *[other] { $name } hat { $count } Fristen hintereinander verpasst.
  }
pause-days = Tage
ask-pause = Um eine Pause bitten
ask-pause-text = Wenn alle zustimmen, stehen alle Uhren still. Spielen kannst du trotzdem.
pause-asked = { $days ->
    [one] Du bittest um eine Pause von einem Tag.
   *[other] Du bittest um eine Pause von { $days } Tagen.
  }
pause-asked-by = { $days ->
    [one] { $name } bittet um eine Pause von einem Tag: Alle Uhren stehen still.
   *[other] { $name } bittet um eine Pause von { $days } Tagen: Alle Uhren stehen still.
  }
notifications = Benachrichtigungen
notifications-text = Wenn du am Zug bist oder jemand etwas von dir möchte und du nicht hinsiehst: einmal, auf diesem Gerät oder per E-Mail.
push-unsupported = Dieser Browser kann keine Benachrichtigungen zeigen. Lege Tidetable auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
push-denied = Dieser Browser erlaubt keine Benachrichtigungen von Tidetable. Das kannst du in seinen Einstellungen für diese Seite ändern.
push-turn-on = Auf diesem Gerät benachrichtigen
push-turn-off = Auf diesem Gerät nicht mehr benachrichtigen
mail-unconfirmed = wartet auf Bestätigung
remove = Entfernen
remove-address = { $address } entfernen
mail-address = E-Mail-Adresse
mail-digest = Höchstens eine Mail am Tag, wenn Partien warten
mail-add = Mails dorthin schicken
mail-sent = Wir haben eine Mail an { $address } geschickt. Öffne den Link darin.
webhook = Gruppenchat (Webhook)
webhook-text = Slack, Mattermost, Discord und andere geben dir dafür eine Adresse.
webhook-address = Adresse des Webhooks
webhook-add = Nachrichten dorthin schicken
table-webhook = Einem Gruppenchat Bescheid sagen
table-webhook-text = Wer am Zug ist und wann die Partie vorbei ist. Slack, Mattermost, Discord und andere geben dir dafür eine Adresse; nur du siehst sie.
webhook-test = Testnachricht senden
webhook-arrived = Die Nachricht wurde angenommen.
webhook-of-others = von jemand anderem eingetragen
link-stop = Keine Benachrichtigungen mehr
link-stop-text = Dorthin wird nichts mehr geschickt. Du kannst es jederzeit wieder einschalten.
link-confirm = Deine Adresse ist bestätigt
link-confirm-text = Mails von hier kommen ab jetzt dort an.
link-failed = Das hat nicht geklappt
holiday = Urlaub
holiday-text = { $left ->
    [one] Deine Uhren stehen an allen Tischen still, an denen nach Tagen gespielt wird. Du hast dieses Jahr noch einen Tag.
   *[other] Deine Uhren stehen an allen Tischen still, an denen nach Tagen gespielt wird. Du hast dieses Jahr noch { $left } Tage.
  }
holiday-until = Deine Uhren stehen bis { $date } still.
holiday-end = Ich bin wieder da
holiday-days = Wie viele Tage?
holiday-begin = Jetzt beginnen

## Tournaments

tournaments = Turniere
my-tournaments = Meine Turniere
tournament-round = Runde { $round } von { $rounds }
tournament-open = offen zum Mitspielen
tournament-finished = beendet
tournament-cancelled = abgesagt
tournament-people = { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }
tournament-host = Gastgeber: { $name }
to-the-tournament = Zum Turnier
tournament-table-waiting = Die Partie beginnt von selbst, wenn alle da sind.
tournament-table-come = Du bist da. Wer nicht rechtzeitig kommt, verliert kampflos.
## Wer spielt

see-profile = Profil
your-profile = Dein Profil
profile-since = Hier seit { $when }
profile-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }
profile-wins = { $count ->
    [one] eine gewonnen
   *[other] { $count } gewonnen
  }
profile-private = { $name } hat ein privates Profil.
profile-guest = { $name } spielt als Gast. Ein Profil gibt es mit einem Konto.
profile-own-private = Dein Profil ist privat: Andere sehen nur deinen Namen.
profile-own-guest = Du spielst als Gast: Andere sehen nur deinen Namen. Mit einem Konto hast du ein Profil und kannst auf die Bestenlisten kommen.
profile-gone-text = Diese Person hat Tidetable verlassen. Die gespielten Partien bleiben.
favourite-game = Lieblingsspiel
rated-games = gewertete Partien
rated-games-count = { $count ->
    [one] nach einer gewerteten Partie
   *[other] nach { $count } gewerteten Partien
  }
rating-history-text = { $count ->
    [one] Wertung nach einer gewerteten Partie: { $last }
   *[other] Wertung nach jeder von { $count } gewerteten Partien: von { $first } auf { $last }, niedrigste { $low }, höchste { $high }
  }
rating-changed = { $rating } ({ $change })
ratings = Wertungen
who-played = Wer gespielt hat
not-rated-yet = noch keine Wertung
last-games = Letzte Partien
no-last-games = Noch nichts zum Zurückblicken
no-last-games-text = Hier stehen beendete Partien, bei denen andere zusehen durften.
place-of = Platz { $place } von { $players }
has-won = gewonnen
puzzles = Aufgaben
leaderboards = Bestenlisten
leaderboard-any = alle
leaderboard-place = Platz
leaderboard-text = Hier stehen Leute mit einem Konto und mindestens { $least } gewerteten Partien. Bei einer bestimmten Spielerzahl zählen nur diese Partien.
leaderboard-empty = Hier steht noch niemand
leaderboard-empty-text = Es braucht { $least } gewertete Partien: Stell einen Tisch für Menschen auf, wähle „gewertet“ und spiel.
leaderboard-own = Du bist auf Platz { $place }, mit einer Wertung von { $rating }.
leaderboard-own-games = { $count ->
    [one] Noch eine gewertete Partie, und du stehst auf dieser Liste.
   *[other] Noch { $count } gewertete Partien, und du stehst auf dieser Liste.
  }
leaderboard-own-guest = Du spielst als Gast. Mit einem Konto kannst du auf diese Liste kommen.
leaderboard-own-private = Dein Profil ist privat, deshalb stehst du nicht auf dieser Liste.
number-of-players = Spielerzahl
page-before = Zurück
page-after = Weiter
friends = Freunde
friends-here = { $count ->
    [one] eine Person ist da
   *[other] { $count } sind da
  }
friend-here = gerade da
friend-away = nicht da
no-friends = Noch keine Freunde an Bord
no-friends-text = Frag jemanden, mit dem du gespielt hast, oder gib Freunden deinen Code.
friend-requests = Wer befreundet sein möchte
wants-friends = möchte mit dir befreundet sein
ask-friend = Freundschaft anfragen
friend-asked = Angefragt. Jetzt liegt es an der anderen Person.
asked-friend = Du hast { $name } eine Freundschaftsanfrage geschickt.
asks-you = { $name } möchte mit dir befreundet sein.
asked-people = Angefragt, noch keine Antwort
withdraw-ask = Zurückziehen
accept-friend = Annehmen
decline = Ablehnen
is-friend = Ihr seid befreundet
now-friends = Du und { $name } seid jetzt befreundet.
remove-friend = Freundschaft beenden
remove-friend-sure = { $name } sieht dann nicht mehr, wann du da bist, und du umgekehrt auch nicht.
block = Blockieren
block-sure = { $name } blockieren? Diese Person kann dich nicht mehr anfragen oder einladen, und du liest nicht, was sie schreibt. Sie erfährt nichts davon.
unblock = Nicht mehr blockieren
you-have-blocked = Du hast { $name } blockiert.
blocked-people = Blockiert
blocked-by-you = von dir blockiert
sit-anyway = Trotzdem hinsetzen
add-friend = Freunde finden
code-or-account = Freundescode oder Kontoname
your-friend-code = Dein Freundescode:
friend-code-text = Wer ihn hat, kann dir eine Freundschaftsanfrage schicken.
show-friend-code = Meinen Freundescode zeigen
renew-friend-code = Neuen Code machen
invitations = Einladungen
invites-you = lädt dich ein
join-now = Mitspielen
invite = Einladen
invite-other = Jemand anderen mit Namen einladen
is-invited = eingeladen
has-declined = kann nicht
invitation-sent = Die Einladung ist unterwegs.
privacy = Was andere sehen
private-profile = Privates Profil
private-profile-text = Andere sehen nur deinen Namen, und du stehst auf keiner Bestenliste.
appear-offline = Offline erscheinen
appear-offline-text = Freunde sehen nicht, dass du da bist. An einem Tisch sehen alle, wer verbunden ist.
puzzles-from-games = Aufgaben aus meinen Partien
puzzles-from-games-text = Eine beendete Partie darf zur Aufgabe werden, wenn alle, die mitspielten, das erlauben. Namen sind nicht zu sehen.

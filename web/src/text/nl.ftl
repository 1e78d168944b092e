# De browserclient, in het Nederlands.

app-name = Tidetable
language = Taal
nav = Site
nav-me = Ik
close = Sluiten
cancel = Annuleren
next = Verder
loading = Een ogenblik …
reload = Opnieuw laden
try-again = Opnieuw proberen
not-now = Dat lukt nu even niet.
still-showing = Een ogenblik: kijk eerst wat er is gebeurd.
to-home = Naar de haven
error-unknown = Er ging hier iets mis; probeer het nog eens.
error-unreachable = De server antwoordt niet. Is er verbinding?

## Thuis

home-title = Schuif aan.
home-text = Bordspellen van de zee, voor een avond aan één tafel. Geen account, geen gedoe: drie klikken en je speelt.
games = Spellen
players-range = { $low } tot { $high } spelers
rules = Spelregels
rules-ways = Spelers en opties
play-now = Nu spelen
play-now-how = { $bots ->
    [one] tegen één bot, { $level }
   *[other] tegen { $bots } bots, { $level }
  }
invite-friends = Vrienden uitnodigen
same-screen = Zelfde scherm
all-options = Alle opties
my-games = Mijn partijen
your-turn = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
nobody-won = Niemand wint
stands-still = staat stil
waiting-to-begin = begint zo
seats-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
  }
open-tables = Open tafels
no-open-tables = Windstil
no-open-tables-text = Er wacht nu niemand op medespelers. Zet zelf een tafel klaar!
finished-games = Afgelopen partijen
no-finished-games = Nog niets in het logboek
no-finished-games-text = Partijen die je hebt uitgespeeld kun je hier zet voor zet terugzien.
all-my-games = Al mijn partijen en cijfers
search-games = Zoek: speler of spel
filter-all = alles
filter-mode = Spelwijze
filter-against = Tegen
filter-result = Uitslag
against-people = mensen
against-bots = alleen bots
against-shared = op één apparaat
result-won = gewonnen
result-lost = niet gewonnen
result-shared = gedeelde winst
result-place = plaats { $place }
games-found = { $count ->
    [0] Geen partijen gevonden
    [one] Eén partij
   *[other] { $count } partijen
  }
show-more = Meer tonen
show-all = Alle { $count } tonen
points-average = punten, gemiddeld
wins-so-far = Aandeel gewonnen partijen in de loop van de tijd
by-game = Per spel
by-mode = Per spelwijze
by-opponent = Per tegenstander
by-level = Per niveau van bots
import-replay = Een partij uit een bestand bekijken

## Een nieuwe tafel

new-table = Nieuwe tafel
how-many-players = Met hoeveel spelers?
seat-number = Plaats { $number }
seat-me = Ik
seat-me-text = dit apparaat
seat-here = Iemand op dit apparaat
seat-invited = Een vriend, via een link
seat-invited-text = krijgt een link van jou
seat-open = Open voor iedereen
seat-open-text = staat op de startpagina
seat-bot = Bot
seat-free = vrije plaats
former-player = voormalige speler
bot-level = Sterkte van de bot
bot-random = willekeurig
bot-greedy = hebberig
bot-easy = makkelijk
bot-normal = gewoon
bot-hard = moeilijk
bot-master = meester
bot-expert = expert
bot-rated = { $level } ({ $rating })
bot-ratings-text = De getallen zeggen hoe sterk de bots in dit spel zijn: 200 meer wint drie van de vier partijen.
bot-strength = Sterkte: { $level }
temper-bold = gedurfd
temper-bold-text = { $name } speelt gedurfd en kiest van twee even goede zetten de zet die de grootste voorsprong belooft.
temper-careful = voorzichtig
temper-careful-text = { $name } speelt voorzichtig en kiest van twee even goede zetten de zet die het zekerst wint, al is het maar net.
temper-friendly = vriendelijk
temper-friendly-text = { $name } speelt vriendelijk en kiest van twee even goede zetten de zet die de partij spannend houdt.
temper-curious = nieuwsgierig
temper-curious-text = { $name } is nieuwsgierig en kiest van twee even goede zetten de zet die anderen over het hoofd zouden zien.
temper-fair = Het karakter beslist alleen tussen zetten die ongeveer even goed zijn. Bots weten alleen wat op hun plaats te zien is.
name = Naam
player-number = Speler { $number }
name-shared = { $name } ({ $number })
more-options = Klok, toeschouwers, rating
clock = Klok
clock-none = geen
clock-quick = 5 minuten
clock-calm = 15 minuten
patience = Als iemand weg is, wachten we
patience-30 = een halve minuut
patience-120 = 2 minuten
patience-600 = 10 minuten
patience-3600 = een uur
stand-in = De bot die speelt voor wie weg is
spectators-may-look = Anderen mogen meekijken
rated-game = Met rating: telt voor ieders rating, zonder tips
rated-why-not = Hier niet mogelijk: ratings vergelijken mensen. Op elke plaats moet iemand met een eigen apparaat zitten, en geen bot.
about-spectators = Ze zien wat iedereen ziet, nooit iemands hand.
about-missed-turn = Het spel gaat door, en de volgende beurt is weer van jou.
about-missed-seat = Een bot speelt voor je verder tot je terugkomt.
about-patience = Daarna mogen de anderen een bot laten spelen voor wie weg is. Terugkomen kan altijd.
about-stand-in = Hij speelt ook verder voor wie opgeeft of geen tijd meer heeft.
about-clock-none = Niemand hoeft zich te haasten.
about-clock-game = Voor al je zetten in de partij samen; elke beurt geeft een paar seconden terug. Is je tijd op, dan speelt een bot voor je.
about-clock-move = Voor elke zet apart. Jullie hoeven er niet tegelijk te zijn.
about-clock-days = Voor al je zetten in de partij samen, verspreid over dagen.
about-clock-reserve = Een dag voor elke zet, en tien dagen reserve voor de hele partij.
begin = Beginnen
make-table = Tafel klaarzetten

## Voor de partij

lobby-waiting = Wachten op spelers
seat-open-waiting = Wacht op een medespeler
seat-invited-waiting = Wacht op een vriend
seat-host-waiting = Wacht op de gastheer
host-begins = { $name } begint de partij.
this-is-you = jij
is-here = is er
is-away = afwezig
sit-down = Ga zitten
stand-up = Opstaan
your-name = Je naam
invite-text = Zeg de code, stuur de link, of laat een telefoon het plaatje lezen. Wie komt, kiest een vrije plaats of kijkt mee.
invite-link = Link naar deze tafel
copy-link = Link kopiëren
link-copied = De link is gekopieerd.
share = Delen
qr-code = QR-code van de link
only-this-computer = Dit adres werkt alleen op deze computer. Voor vrienden in je thuisnetwerk: start met { $command }.
seats-missing = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
  }
invited = Je bent uitgenodigd
invited-with = Aan tafel: { $names }
seat-is-taken = Deze plaats is bezet
seat-is-taken-text = De partij is begonnen, of iemand was sneller. Meekijken kan nog.
look-at-table = Meekijken
lobby-invited = Schuif aan
lobby-choose = Kies een plaats, of blijf meekijken.
lobby-choose-only = Kies een plaats. Wie hier speelt, heeft liever geen toeschouwers.
lobby-needs-link = De vrije plaatsen zijn voor vrienden van de gastheer: vraag om de link of de code.
lobby-full = Alle plaatsen zijn bezet.
lobby-watch = Blijf hier, dan kun je meekijken.
host-away = De gastheer is er niet.
become-host = Gastheer worden
is-host = gastheer
rated-at = rating { $rating }
move-here = Hierheen
stand-up-sure = Je plaats verlaten? Zolang die vrij is, kun je weer gaan zitten.
stand-up-host = Je plaats verlaten? { $name } is dan de gastheer van de tafel. Zolang de plaats vrij is, kun je weer gaan zitten.
stand-up-alone = Je plaats verlaten? De tafel blijft van jou, en je kunt weer gaan zitten.
stay-seated = Blijven zitten
you-were-removed = De gastheer heeft je plaats vrijgemaakt.
table-code = Code van de tafel
table-code-is = Code van de tafel: { $code }
arrange-seat = Plaats { $number } regelen
make-host = { $name } gastheer maken
remove-person = { $name } van de tafel halen
for-a-friend = Voor een vriend
for-anybody = Voor wie er komt
copy-seat-link = Link naar deze plaats kopiëren
make-bot = Hier een bot
sit-here = Zit hier
drop-seat = Deze plaats weghalen
swap-with = Ruilen met
sign-of-seat = Figuur of kleur van plaats { $number }
begin-without = Zonder hen beginnen
begin-with-bots = Met bots beginnen
host-tools = De tafel aanpassen
was-removed = { $name } is van de tafel gehaald.
readmit = Weer uitnodigen
add-seat = Plaats erbij
renew-code = Nieuwe link en code
code-renewed = Eerdere links en codes werken niet meer.
clear-table = Tafel opheffen
clear-table-sure = De tafel voor iedereen opheffen? Dat kan niet ongedaan worden gemaakt.
table-cleared = De tafel is opgeheven
table-cleared-text = De gastheer heeft de tafel opgeheven voordat de partij begon.
join-title = Aanschuiven met een code
to-the-table = Naar de tafel
table-facts = Wat er gespeeld wordt
fact-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
  }
fact-rated = telt mee
fact-rating-between = onbekenden met rating { $low } tot { $high }
fact-rating-from = onbekenden met rating vanaf { $low }
fact-rating-to = onbekenden met rating tot { $high }
rating-range = Welke onbekenden mogen gaan zitten (naar rating; iedereen begint met 1000)
rating-from = van
rating-to = tot
rated-or-not = Rating
fact-friendly = vriendschappelijk
fact-no-spectators = geen toeschouwers
known-deal = Deze partij gaat verder vanaf een partij die eerder gespeeld is. Wie haar heeft meegebracht, kent misschien alle kaarten en tegels die tot nu toe gedeeld zijn. De partij telt niet mee.
clock-off = geen klok
clock-bank = elk { $time }
clock-bank-more = elk { $time }, plus { $more } per beurt
clock-per-move = { $time } per zet
all-games = alle
all-open-tables = Alle open tafels
pace-any = maakt niet uit
pace-none = geen klok
pace-live = in één zit
pace-days = over dagen

## Aan tafel

this-table = Deze tafel
this-step = Deze stap
players = Spelers
at-turn = Aan de beurt:
has-resigned = heeft opgegeven
has-left = is weg
bot-stands-in = een bot valt in
hours-left = { $hours } u
game-over = De partij is afgelopen
see-what-happens = Kijk wat er gebeurt …
sending = Een ogenblik …
bot-thinks = denkt na …
you-look-on = Je kijkt mee.
hint-is = Een bot zou dit doen: { $move }
hint-why = Tip: { $move }. { $why }
won-by = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
  }
you-win = Je wint!
you-share-the-win = Je deelt de winst
fast-forward = Doorspoelen
undo = Terugnemen
hint = Tip
confirm = Bevestigen
show-round = De laatste ronde nog eens tonen
undo-what = Terugnemen: { $what }
redo-what = Opnieuw doen: { $what }
undo-did = Teruggenomen: { $what }
hint-take = Zo spelen
result = Uitslag
log = Verloop
chat = Chat
log-and-chat = Verloop en chat
settings = Instellingen
menu = Meer
chat-empty = Nog niemand heeft iets gezegd.
say-something = Zeg iets
send = Versturen
mute = { $name } niet horen
unmute = { $name } weer horen
about-line = Wat { $name } schreef
report-line = Melden aan de beheerder
report-reason = Wat is er mis mee? (Mag je openlaten.)
report-text = De beheerder van deze server leest de regel en wat eromheen is gezegd. De anderen horen niet dat je hem hebt gemeld.
report-thanks = Bedankt. De beheerder van deze server kijkt ernaar.
silenced = Van de beheerder van deze server mag je niets schrijven tot { $until }: { $reason }
silenced-network = Nieuwe gasten uit jouw netwerk houden tot { $until } de naam die ze kregen en schrijven alleen aan tafels waar je op uitnodiging zit, omdat iemand daar het zwijgen is opgelegd. Voor een account dat je al hebt geldt dit niet.
connection-lost = De verbinding is weg. We blijven het proberen; er gaat niets verloren.
undo-asked = Je hebt gevraagd je zet terug te nemen.
undo-asked-by = { $name } wil graag een zet terugnemen.
back-asked = Je tijd is op. Je hebt gevraagd of je verder mag spelen.
back-asked-by = De tijd van { $name } is op. Mag { $name } verder spelen, met een kwart van de tijd?
asked-absent = Nu niet hier: { $names }. De vraag blijft staan tot de partij verdergaat.
back-absent = Nu niet hier: { $names }. De vraag blijft staan.
still-to-answer = Nog geen antwoord van: { $names }.
have-agreed = Akkoord: { $names }.
waiting-for-absent = { $name } is aan de beurt, maar is er niet.
waiting-for-leaver = { $name } is aan de beurt, maar is weggegaan.
bot-may-play-in = Over { $time } mag een bot spelen.
absent-to-move = { $name } is aan de beurt en al een tijdje weg. Wat nu?
leaver-to-move = { $name } is aan de beurt, maar heeft de tafel verlaten. Wat nu?
what-to-do = Wat nu?
wait-for-them = Wachten
bot-this-turn = Een bot voor deze beurt
bot-until-back = Een bot tot de terugkeer
bot-did-this = dit deed een bot
since-last-turn = Sinds je vorige beurt
notice-left = { $name } heeft de tafel verlaten.
notice-bot = Een bot speelt voor { $name }.
notice-bot-by = { $by } laat een bot voor { $name } spelen tot de terugkeer.
notice-bot-once = Een bot speelt deze beurt voor { $name }.
notice-bot-once-by = { $by } laat een bot deze beurt voor { $name } spelen.
notice-back = { $name } is terug.
notice-resigned = { $name } heeft opgegeven; een bot speelt verder.
notice-ran-out = De tijd van { $name } is op; een bot speelt verder.
notice-cut-short = { $name } moest het denken afbreken: deze computer is traag. De zetten kunnen zwakker zijn.
notice-carried = { $name } heeft deze partij meegenomen om die elders verder te spelen. Ze telt hier niet meer mee.
notice-undo-asked = { $name } wil graag een zet terugnemen.
notice-undo-agreed = { $by } vindt het goed dat { $name } een zet terugneemt.
notice-undo-refused = { $by } wil niet dat { $name } een zet terugneemt.
notice-undo-withdrawn = { $name } wil de zet toch niet terugnemen.
notice-undo-lapsed = De partij ging verder voordat iedereen had geantwoord; { $name } neemt niets terug.
notice-undone = Iedereen was akkoord: { $name } heeft een zet teruggenomen.
notice-back-asked = { $name } vraagt om verder te spelen met extra tijd.
notice-back-agreed = { $by } vindt het goed dat { $name } verder speelt.
notice-back-refused = { $by } wil niet dat { $name } verder speelt.
notice-back-withdrawn = { $name } vraagt niet meer om verder te spelen.
withdraw = Laat maar
agree = Akkoord
refuse = Nee
bot-plays-for-you = Een bot speelt voor jou.
come-back = Zelf verder spelen
invite-spectators = Anderen laten meekijken
let-bot-play = Laat een bot voor { $name } spelen
leave-table = Van tafel gaan
leave-table-text = Je kunt altijd terugkomen; ondertussen mogen de anderen een bot voor je laten spelen.
resign = Opgeven
resign-for = Opgeven voor { $name }
resign-sure = Opgeven? Een bot speelt jouw plaats uit en je kunt niet meer winnen.
pass-device = Geef het apparaat aan { $name }
what-happened = Wat er gebeurde
i-am = Ik ben { $name }
rematch = Nog een keer
join-rematch = Naar de volgende partij
rematch-missing = Nu niet hier: { $names }. Wat doen we met de lege plaatsen?
rematch-open = Vrij houden
rematch-bot = Bots spelen mee
rematch-drop = Zonder spelen
bot-won-for = Een bot wint voor { $name }
bot-finished-for = Een bot speelde de partij uit voor { $name } en nam { $percent }% van de beslissingen: geen eigen winst van { $name }.
bot-helped = Een bot nam { $percent }% van de beslissingen van { $name }.
look-back = Terugkijken
example = Voorbeeld: { $title }
previous-step = Vorige stap
next-step = Volgende stap
step-of-steps = { $step } van { $steps }
reconstructed = Gereconstrueerde waarden
reconstructed-text = Deze getallen stonden op plaatjes die verloren zijn, of de spelregels noemen ze niet. Wie de doos heeft, kan ze in het databestand verbeteren. In de spelregels staat er ≈ bij.
reconstructed-mark = Gereconstrueerde waarde: waarom?
print = Afdrukken
rules-notice = De naam van het spel is van de uitgever; de regels zijn in onze eigen woorden verteld.
play-this = Dit spel spelen
tutorial = Begeleide partij
tutorial-offer = Eerste keer hier? We kunnen je eerste beurten samen spelen, stap voor stap.
tutorial-yes = Laat zien
tutorial-no = Ik ken het spel
tutorial-end = Begeleiding stoppen
tutorial-done = Klaar
learn = Leren door te spelen
learn-game = Leren
learn-text = De begeleide partij loopt je eerste beurten door en zegt waarom. Daarna komt er een uitleg zodra er iets voor het eerst gebeurt.
first-note = Voor het eerst
first-note-read = Begrepen
first-notes-off = Geen uitleg meer
first-notes-on = Uitleg tonen terwijl ik speel
first-notes = Alle uitleg
first-notes-again = Alles opnieuw tonen in het spel
show-tutorial = Speel de begeleide partij

## Instellingen

setting-speed = Animatie
speed-slow = langzaam
speed-normal = gewoon
speed-fast = snel
speed-instant = geen
setting-scheme = Kleuren
scheme-auto = als het apparaat
scheme-light = dag
scheme-dark = schemer
setting-confirm = Bevestiging vragen
confirm-each = bij elke keuze
confirm-final = alleen bij wat je niet kunt terugnemen
confirm-never = nooit
setting-sounds = Geluiden
setting-cover = De tafel afdekken als een gedeeld apparaat van hand wisselt

## Ik

account = Account
hello = Ahoi, { $name }
hello-stranger = Ahoi, vreemdeling
your-name-text = Zo zien anderen je. Een account is niet nodig.
keep-name = Deze naam bewaren
name-kept = De naam is bewaard.
statistics = Je partijen
no-statistics = Nog niets te tellen
no-statistics-text = Na je eerste uitgespeelde partij staan hier cijfers.
game = Spel
games-played = gespeeld
games-won = gewonnen
rating = rating
account-is = Je bent ingelogd als { $account }.
make-account = Account maken
make-account-text = Bewaart je partijen en je rating, en laat je ook op andere apparaten spelen.
log-in = Inloggen
log-in-text = Ga verder met je partijen op een ander apparaat.
log-out = Uitloggen
log-out-everywhere = Overal uitloggen
logged-out = Je bent uitgelogd.
change-password = Wachtwoord wijzigen
change-password-text = Je andere apparaten worden uitgelogd.
old-password = Huidig wachtwoord
new-password = Nieuw wachtwoord
password-changed = Het wachtwoord is gewijzigd; andere apparaten zijn uitgelogd.
your-data = Je gegevens
your-data-text = Alles wat de server over je bewaart, als bestand. Of wis alles: je partijen blijven voor de anderen bestaan, zonder je naam.
export-data = Je gegevens downloaden
delete-me = Alles wissen
delete-me-sure = { $name } voorgoed wissen? Lopende partijen worden opgegeven, wat je schreef verdwijnt, en niets komt terug.
deleted-me = Je gegevens zijn gewist. Behouden vaart!
account-name = Accountnaam
password = Wachtwoord
account-made = Het account is gemaakt; al je partijen zitten erin.
logged-in = Welkom terug, { $name }.
identity-gone = De server herkent { $name } niet meer, dus je kijkt alleen toe. De naam wordt op de accountpagina voor je bewaard.
former-title = Apart gehouden
former-text = Namen die dit apparaat eerder had, of die de server nu niet aanvaardt. Hun partijen zijn niet verloren: neem zo’n naam weer aan, probeer het later, of log in op het account.
former-again = Weer { $name } zijn
former-forget = { $name } vergeten
former-not-yet = De server accepteert { $name } nog steeds niet.
other-device = Een ander apparaat
other-device-text = Speel verder op een ander apparaat, onder dezelfde naam. De code werkt één keer.
other-device-show = Toon de code
other-device-again = Een nieuwe code
other-device-how = Laat het andere apparaat het plaatje lezen, of open daar { $address } en typ de code.
other-device-minutes = { $minutes ->
    [one] Hij werkt één minuut.
   *[other] Hij werkt { $minutes } minuten.
  }
other-device-moves = Verhuizen: hier uitloggen
device-here = Hier verdergaan vanaf een ander apparaat
device-enter-text = Open op je eerste apparaat “Ik” en laat een code voor een ander apparaat tonen.
device-code = Code
become-person = Verder als { $name }?
become-person-text = Dit apparaat speelt dan dezelfde partijen, onder dezelfde naam.
become-person-aside = { $name } blijft bewaard op de accountpagina van dit apparaat.
become-yes = Ja, verder
recovery = Herstelcode
recovery-text = Met deze code stel je een nieuw wachtwoord in als je het jouwe vergeet. Druk hem af of schrijf hem op; hij werkt één keer en wordt alleen nu getoond. Een nieuwe maakt de oude ongeldig.
recovery-make = Herstelcode maken
recovery-print = Afdrukken
recovery-mail = Terugkomen via e-mail
recovery-mail-text = Als je dit apparaat kwijtraakt of je wachtwoord vergeet, laat een link naar dit adres je weer binnen. Het wordt nergens anders voor gebruikt.
recovery-mail-add = Dit adres gebruiken
recover-by-mail = Je partijen kwijt? Kom terug via e-mail
recover-by-mail-text = Als je hiervoor een adres hebt opgegeven, sturen we daar een link naartoe. Die werkt één keer en een uur lang.
recover-send = Stuur me een link
recover-asked = Als { $address } hier bekend is, is er een mail onderweg. Kijk ook in de map met spam.
recover-title = Weer naar binnen
recover-link-text = Alle andere apparaten worden uitgelogd.
recover-again = Een nieuwe link vragen
recovery-code = Herstelcode
forgotten = Wachtwoord vergeten?
forgotten-text = Met je afgedrukte herstelcode stel je een nieuw wachtwoord in. Alle apparaten worden uitgelogd.

## Niet te vinden

you-are-offline = Je bent offline. Zodra er verbinding is, gaan we verder.
offline-text = Deze pagina werkt zonder server. Je spellen blijven in deze browser. Voor andere mensen, klokken, puzzels en ratings is een server nodig.
offline-loading = De spellen worden geladen …
offline-first-look = { $game }, midden in een partij. De rest is onderweg.
offline-starting = De tafel wordt klaargezet …
offline-elsewhere = Tidetable is open in een ander tabblad. Sluit dat om hier te spelen.
offline-failed = De spellen konden niet worden geladen.
play-offline = Offline spelen
carry-to-server = Op een server verder spelen
carry-to-device = Offline meenemen
offline-now = Je speelt offline, in deze browser.
offline-back = Terug naar de server
bot-thinks-about = denkt na, zo’n { $seconds } s …
thinking-again = Het denken van de bots is mislukt en begint opnieuw.
server-gone = Geen land in zicht
page-not-loaded = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
foreign-page = Verkeerde haven
foreign-page-text = De server verwacht op dit adres geen bezoek. Open de tafel op het eigen adres van de server, of meld het bij de beheerder.
table-not-found = Deze tafel is er niet
table-not-found-text = Misschien is de link niet volledig, of is de tafel opgeheven.
table-halted = Deze partij staat stil
table-halted-text = Ze is begonnen onder andere regels dan deze server kent. Ze blijft bewaard en gaat verder zodra die er weer zijn.
table-broken-text = De server kan het logboek van deze partij niet naspelen. Alles blijft bewaard; wie de server beheert, kan zien waarom.
closed-table = Een besloten tafel
closed-table-text = Wie hier speelt, is liever onder elkaar.
table-shut = Deze tafel is gesloten
table-shut-text = De beheerder van de server heeft de tafel gesloten; de partij gaat niet verder.
not-let-in = De haven is voor jou gesloten
not-let-in-text = De beheerder van deze server laat je niet meer toe.
page-not-found = Buiten de kaart
page-not-found-text = Op dit adres is geen pagina.
new-version = Er is een nieuwe versie van deze pagina.

## Play by the day, notifications

time-left = nog { $time }
moved-ago = laatste zet { $when }
see-the-end = Bekijk hoe het afliep
next-game = Volgende partij
next-game-of = { $count ->
    [one] Volgende partij: er wacht er een op je
   *[other] Volgende partij: er wachten er { $count } op je
  }
clock-day-1 = 1 dag per zet
clock-day-2 = 2 dagen per zet
clock-day-3 = 3 dagen per zet
clock-day-7 = 7 dagen per zet
clock-reserve = 1 dag per zet, 10 in reserve
clock-days = 14 dagen in totaal
missed = Te laat kost
missed-turn = één beurt, die een bot speelt
missed-seat = de plaats, tot je terug bent
clock-paused = pauze
deadlines-missed = { $count ->
    [one] één keer te laat
   *[other] { $count } keer te laat
  }
deadlines-missed-by = { $count ->
    [one] { $name } was te laat.
   *[other] { $name } was { $count } keer op rij te laat.
  }
pause-days = Dagen
ask-pause = Om een pauze vragen
ask-pause-text = Als iedereen het goed vindt, staan alle klokken stil. Spelen kan nog steeds.
pause-asked = { $days ->
    [one] Je vraagt om een pauze van één dag.
   *[other] Je vraagt om een pauze van { $days } dagen.
  }
pause-asked-by = { $days ->
    [one] { $name } vraagt om een pauze van één dag: alle klokken staan stil.
   *[other] { $name } vraagt om een pauze van { $days } dagen: alle klokken staan stil.
  }
notifications = Meldingen
notifications-text = Als je aan de beurt bent of iemand iets van je wil en je niet kijkt: één keer, op dit apparaat of per e-mail.
push-unsupported = Deze browser kan geen meldingen tonen. Zet Tidetable op een iPhone of iPad eerst op het beginscherm.
push-denied = Deze browser staat geen meldingen van Tidetable toe. Dat kun je wijzigen in de instellingen voor deze pagina.
push-turn-on = Meldingen op dit apparaat
push-turn-off = Geen meldingen meer op dit apparaat
mail-unconfirmed = wacht op bevestiging
remove = Verwijderen
remove-address = { $address } verwijderen
mail-address = E-mailadres
mail-digest = Hoogstens één mail per dag, als er partijen wachten
mail-add = Stuur daar mails heen
mail-sent = We hebben een mail gestuurd naar { $address }. Open de link daarin.
webhook = Groepschat (webhook)
webhook-text = Slack, Mattermost, Discord en andere geven je hier een adres voor.
webhook-address = Adres van de webhook
webhook-add = Stuur daar berichten heen
table-webhook = Een groepschat op de hoogte houden
table-webhook-text = Wie er aan de beurt is, en wanneer de partij voorbij is. Slack, Mattermost, Discord en andere geven je hiervoor een adres; alleen jij ziet het.
webhook-test = Testbericht sturen
webhook-arrived = Het bericht is aangenomen.
webhook-of-others = door iemand anders ingevuld
link-stop = Geen meldingen meer
link-stop-text = Er wordt niets meer naartoe gestuurd. Je kunt het altijd weer aanzetten.
link-confirm = Je adres is bevestigd
link-confirm-text = Mails van hier komen daar vanaf nu aan.
link-failed = Dat is niet gelukt
holiday = Vakantie
holiday-text = { $left ->
    [one] Je klokken staan stil aan alle tafels die per dag spelen. Je hebt dit jaar nog één dag.
   *[other] Je klokken staan stil aan alle tafels die per dag spelen. Je hebt dit jaar nog { $left } dagen.
  }
holiday-until = Je klokken staan stil tot { $date }.
holiday-end = Ik ben er weer
holiday-days = Hoeveel dagen?
holiday-begin = Nu beginnen

## Tournaments

tournaments = Toernooien
my-tournaments = Mijn toernooien
tournament-round = Ronde { $round } van { $rounds }
tournament-open = open voor deelname
tournament-finished = afgelopen
tournament-cancelled = afgelast
tournament-people = { $count ->
    [one] één persoon
   *[other] { $count } mensen
  }
tournament-host = Gastheer: { $name }
to-the-tournament = Naar het toernooi
tournament-table-waiting = De partij begint vanzelf als iedereen er is.
tournament-table-come = Je bent er. Wie niet op tijd komt, verliest zonder te spelen.
## Wie er speelt

see-profile = Profiel
your-profile = Jouw profiel
profile-since = Hier sinds { $when }
profile-games = { $count ->
    [one] één partij
   *[other] { $count } partijen
  }
profile-wins = { $count ->
    [one] één gewonnen
   *[other] { $count } gewonnen
  }
profile-private = { $name } houdt dit profiel privé.
profile-guest = { $name } speelt als gast. Een profiel hoort bij een account.
profile-own-private = Je profiel is privé: anderen zien alleen je naam.
profile-own-guest = Je speelt als gast: anderen zien alleen je naam. Met een account heb je een profiel en kun je op de ranglijsten komen.
profile-gone-text = Deze persoon heeft Tidetable verlaten. De gespeelde partijen blijven.
favourite-game = lievelingsspel
rated-games = partijen met rating
rated-games-count = { $count ->
    [one] na één partij met rating
   *[other] na { $count } partijen met rating
  }
rating-history-text = { $count ->
    [one] Rating na één partij: { $last }
   *[other] Rating na elk van { $count } partijen: van { $first } naar { $last }, laagste { $low }, hoogste { $high }
  }
rating-changed = { $rating } ({ $change })
ratings = Ratings
who-played = Wie er speelden
not-rated-yet = nog geen rating
last-games = Laatste partijen
no-last-games = Nog niets om op terug te kijken
no-last-games-text = Hier staan afgelopen partijen waarbij anderen mochten meekijken.
place-of = plaats { $place } van { $players }
has-won = gewonnen
puzzles = Puzzels
leaderboards = Ranglijsten
leaderboard-any = alle
leaderboard-place = Plaats
leaderboard-text = Hier staan mensen met een account en minstens { $least } partijen met rating. Kies je een aantal spelers, dan tellen alleen die partijen.
leaderboard-empty = Hier staat nog niemand
leaderboard-empty-text = Er zijn { $least } partijen met rating voor nodig: zet een tafel klaar voor mensen, kies “met rating” en speel.
leaderboard-own = Je staat op plaats { $place }, met een rating van { $rating }.
leaderboard-own-games = { $count ->
    [one] Nog één partij met rating en je staat op deze lijst.
   *[other] Nog { $count } partijen met rating en je staat op deze lijst.
  }
leaderboard-own-guest = Je speelt als gast. Met een account kun je op deze lijst komen.
leaderboard-own-private = Je profiel is privé, dus je staat niet op deze lijst.
number-of-players = Spelers
page-before = Terug
page-after = Meer
friends = Vrienden
friends-here = { $count ->
    [one] één is er nu
   *[other] { $count } zijn er nu
  }
friend-here = nu hier
friend-away = niet hier
no-friends = Nog geen vrienden aan boord
no-friends-text = Vraag iemand met wie je hebt gespeeld, of geef je vrienden je code.
friend-requests = Wie vrienden wil worden
wants-friends = wil vrienden worden
ask-friend = Vriendschap vragen
friend-asked = Gevraagd. Nu is het aan de ander.
asked-friend = Je hebt { $name } gevraagd om vrienden te worden.
asks-you = { $name } wil vrienden worden.
asked-people = Gevraagd, nog geen antwoord
withdraw-ask = Intrekken
accept-friend = Aannemen
decline = Afwijzen
is-friend = Jullie zijn vrienden
now-friends = Jij en { $name } zijn nu vrienden.
remove-friend = Vriendschap beëindigen
remove-friend-sure = { $name } ziet dan niet meer wanneer jij er bent, en jij dat van de ander ook niet.
block = Blokkeren
block-sure = { $name } blokkeren? Deze persoon kan je niets meer vragen en je niet meer uitnodigen, en je leest niet wat die schrijft. Het wordt niet gemeld.
unblock = Blokkering opheffen
you-have-blocked = Je hebt { $name } geblokkeerd.
blocked-people = Geblokkeerd
blocked-by-you = door jou geblokkeerd
sit-anyway = Toch gaan zitten
add-friend = Een vriend vinden
code-or-account = Vriendencode of accountnaam
your-friend-code = Jouw vriendencode:
friend-code-text = Wie die heeft, kan je vriendschap vragen.
show-friend-code = Mijn vriendencode tonen
renew-friend-code = Nieuwe code maken
invitations = Uitnodigingen
invites-you = nodigt je uit
join-now = Meedoen
invite = Uitnodigen
invite-other = Iemand anders bij naam uitnodigen
is-invited = uitgenodigd
has-declined = kan niet
invitation-sent = De uitnodiging is onderweg.
privacy = Wat anderen zien
private-profile = Privéprofiel
private-profile-text = Anderen zien alleen je naam, en je staat op geen ranglijst.
appear-offline = Offline lijken
appear-offline-text = Vrienden zien niet dat je er bent. Aan een tafel ziet iedereen wie verbonden is.
puzzles-from-games = Puzzels uit mijn partijen
puzzles-from-games-text = Een afgelopen partij mag een puzzel worden als iedereen die meespeelde dat goedvindt. Namen zijn niet te zien.

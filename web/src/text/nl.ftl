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
guest-names = Otter, Papegaaiduiker, Reiger, Zeehond, Wulp, Kluut, Dolfijn, Narwal, Strandloper, Aalscholver, Alikruik, Meeuw

## Thuis

home-title = Schuif aan.
home-text = Bordspellen van de zee, voor een avond aan één tafel. Geen account, geen gedoe: drie klikken en je speelt.
games = Spellen
players-range = { $low } tot { $high } spelers
rules = Spelregels
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
bot-expert = expert
name = Naam
player-number = Speler { $number }
name-shared = { $name } ({ $number })
more-options = Klok, toeschouwers, rating
clock = Klok
clock-none = geen
clock-quick = 5 minuten
clock-calm = 15 minuten
spectators-may-look = Anderen mogen meekijken
rated-game = Met rating: telt voor ieders rating, zonder tips
begin = Beginnen
make-table = Tafel dekken

## Voor de partij

lobby-waiting = Wachten op spelers
seat-open-waiting = Wacht op wie er komt
seat-invited-waiting = Wacht op een vriend
seat-host-waiting = Wacht op de gastheer
host-begins = Iedereen is er. Wie de tafel heeft gedekt, begint de partij.
this-is-you = jij
is-here = is er
is-away = afwezig
sit-down = Ga zitten
stand-up = Opstaan
show-link = Link
your-name = Je naam
invite-for = Nodig iemand uit voor plaats { $number }
invite-anybody = Vertel anderen over deze tafel
invite-text = Stuur deze link, of laat de telefoon van je vriend de code lezen.
invite-link = Link naar deze tafel
copy-link = Link kopiëren
link-copied = De link is gekopieerd.
share = Delen
qr-code = QR-code van de link
only-this-computer = Dit adres werkt alleen op deze computer. Voor vrienden in je thuisnetwerk: start met “tidetable open --lan”.
seats-missing = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
  }
invited = Je bent uitgenodigd
invited-with = Aan tafel: { $names }
seat-is-taken = Deze plaats is bezet
seat-is-taken-text = De partij is begonnen, of iemand was sneller. Meekijken kan nog.
look-at-table = Meekijken

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
won-by = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
  }
you-win = Je wint!
you-share-the-win = Je deelt de winst
skip = Overslaan
undo = Terugnemen
hint = Tip
confirm = Bevestigen
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
connection-lost = De verbinding is weg. We blijven het proberen; er gaat niets verloren.
undo-asked = Je hebt gevraagd je zet terug te nemen.
undo-asked-by = { $name } wil graag een zet terugnemen.
back-asked = Je tijd is op. Je hebt gevraagd of je verder mag spelen.
back-asked-by = De tijd van { $name } is op. Mag { $name } verder spelen, met een kwart van de tijd?
asked-absent = Nu niet hier: { $names }. De vraag blijft staan tot het spel verdergaat.
back-absent = Nu niet hier: { $names }. De vraag blijft staan.
still-to-answer = Nog geen antwoord van: { $names }.
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
look-back = Terugkijken
rules-notice = De naam van het spel is van de uitgever; de regels zijn in onze eigen woorden verteld.
play-this = Dit spel spelen
tutorial = Eerste beurt, stap voor stap
tutorial-offer = Eerste keer hier? We kunnen je eerste beurt samen doorlopen.
tutorial-yes = Laat zien
tutorial-no = Ik ken het spel
tutorial-end = Genoeg
show-tutorial = Eerste beurt, stap voor stap

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
setting-confirm = Vragen voor elke zet
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
former-text = De server accepteert deze namen niet meer. Hun partijen zijn niet verloren: probeer het later opnieuw of log in bij het account.
former-again = Weer { $name } zijn
former-forget = { $name } vergeten
former-not-yet = De server accepteert { $name } nog steeds niet.

## Niet te vinden

you-are-offline = Je bent offline. Zodra er verbinding is, gaan we verder.
server-gone = Geen land in zicht
foreign-page = Verkeerde haven
foreign-page-text = De server verwacht op dit adres geen bezoek. Open de tafel op het eigen adres van de server, of meld het bij de beheerder.
table-not-found = Deze tafel is er niet
table-not-found-text = Misschien is de link niet volledig, of is de tafel afgeruimd.
table-halted = Deze partij staat stil
table-halted-text = Ze is begonnen onder andere regels dan deze server kent. Ze blijft bewaard en gaat verder zodra die er weer zijn.
table-broken-text = De server kan het logboek van deze partij niet naspelen. Alles blijft bewaard; wie de server beheert, kan zien waarom.
closed-table = Een besloten tafel
closed-table-text = Wie hier speelt, is liever onder elkaar.
table-shut = Deze tafel is gesloten
table-shut-text = De beheerder van de server heeft haar gesloten; de partij gaat niet verder.
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
notifications-text = Als je aan de beurt bent en niet kijkt: één keer, op dit apparaat of per e-mail.
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
link-stop = Geen meldingen meer
link-stop-text = Er wordt niets meer heen gestuurd. Je kunt het altijd weer aanzetten.
link-confirm = Je adres is bevestigd
link-confirm-text = Vanaf nu krijg je een mail als je aan de beurt bent.
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

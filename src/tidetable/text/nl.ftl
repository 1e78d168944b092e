# The shell around the games, in Dutch.

## Errors: one line each

error = fout: { $message }
error-unknown-game = Er is geen spel “{ $game }”. Wel: { $known }.
error-bad-players = { $game } is voor { $low } tot { $high } spelers, niet voor { $players }.
error-no-such-seat = Plaats { $seat } bestaat niet aan een tafel voor { $players }.
error-unknown-option = { $game } heeft geen optie “{ $option }”. Wel: { $known }.
error-bad-option = Optie { $option } kan niet “{ $choice }” zijn. Keuzes: { $known }.
error-option-form = Een optie geef je als NAAM=KEUZE, niet “{ $option }”.
error-bad-seed = Een seed is een geheel getal vanaf 0 met hoogstens { $digits } cijfers, niet { $seed }.
error-unknown-language = Er is geen taal “{ $language }”. Wel: { $known }.
error-data-unreadable = Kan { $file } niet lezen: { $reason }
error-data-broken = { $file } is geen geldige TOML: { $reason }
error-data-invalid = { $file }: { $field }: { $reason }
error-record-unreadable = Kan { $file } niet lezen: { $reason }
error-record-broken = Het partijverslag is beschadigd of afgebroken: { $reason }
error-record-invalid = Het partijverslag klopt niet: { $reason }
error-record-version = Het partijverslag heeft formaat “{ $found }”; deze versie leest “{ $known }”.
error-record-game = Het partijverslag is van { $found }, niet van { $known }.
error-record-rules = Het partijverslag volgt regelversie { $found }; deze versie kent { $known }.
error-record-data = Het partijverslag is met andere getallen gespeeld dan in { $file } staan.
error-record-illegal = Actie { $number } van het partijverslag mag niet: { $why }
error-record-failed = De partij kan niet worden nagespeeld: het gaat mis bij actie { $number }.
error-record-too-large = Het partijverslag is te groot ({ $field }: { $found }; hoogstens { $most }).
error-log-unreadable = Regel { $number } van het logboek kan door deze versie niet worden gelezen.
error-log-failed = Het logboek kan niet worden nagespeeld: de server loopt vast op regel { $number }.
error-record-result = De vastgelegde uitslag volgt niet uit de acties.
error-outcome-invalid = De vastgelegde uitkomst “{ $label }” is onmogelijk.
error-outcome-unexpected = Het partijverslag heeft uitkomst “{ $found }” waar “{ $expected }” hoort.
error-outcome-missing = Het partijverslag stopt vóór een uitkomst die nodig is, en heeft geen seed.
error-no-history = Deze kopie van een partij heeft geen voorgeschiedenis.
error-notation-header = De kopregel “{ $header }” ontbreekt of klopt niet.
error-notation-line = Regel { $line } is geen kopregel en ook geen beurt: { $text }
error-notation-word = Regel { $line }, “{ $word }”: { $why }
error-verify-no-seed = De seed van deze partij is nog niet onthuld.
error-verify-hash = De seed heeft niet de hash die vóór de partij is gepubliceerd.
error-verify-outcomes = De seed deelt andere kaarten dan in het partijverslag staan.
error-no-such-action = Actie { $action } bestaat niet.
error-no-such-word = “{ $word }” is geen zet.
error-game-over = De partij is afgelopen.
error-not-allowed-now = Dit mag nu niet.
error-move-not-object = Een zet moet een object zijn.
error-move-field = Veld “{ $field }” van de zet: verwacht wordt { $expected }.
error-move-unknown-field = Zo’n zet heeft geen veld “{ $field }”.
error-bad-number = { $field }: { $reason }
error-cannot-write = Kan { $file } niet schrijven: { $reason }
error-save-invalid = { $file } is geen opgeslagen partij: { $reason }
usage-option = Optie “{ $name }” bestaat niet.
usage-missing = “{ $name }” ontbreekt.
usage-value = De waarde van “{ $name }” klopt niet.
usage-command = Opdracht “{ $name }” bestaat niet.
error-unknown-bot = Bot “{ $bot }” bestaat niet. Bekend: { $known }.
error-no-such-class = “{ $bot }” kan niet worden geladen: { $problem }. Verwacht wordt module:Klasse, bijvoorbeeld my_bots:Careful.
error-not-a-bot = “{ $bot }” is geen subklasse van tidetable.bots.Bot.
error-no-checkpoint = “{ $file }” is geen tussenstand van een training: { $problem }.
error-learned-another-game = “{ $bot }” heeft een ander spel geleerd: { $game } met { $players } spelers.
error-arena-other = { $file } hoort bij een andere reeks.
error-no-study = { $file } komt niet van tidetable balance --results.
error-no-corpus = { $file } is geen corpus dat met tidetable export is geschreven.
error-no-names = --names kan alleen met --database: alleen een server kent namen.
error-no-extra = Hiervoor zijn meer pakketten nodig: pip install 'tidetable-games[{ $extra }]'.
error-backup-postgres = Gebruik voor PostgreSQL pg_dump en pg_restore.
error-backup-nothing = Er is geen database { $file }.
error-restore-damaged = { $file } is geen reservekopie, of beschadigd: { $reason }
error-restore-running = { $file } is in gebruik: stop eerst de server.
error-game-name = De naam van een spel bestaat uit 2 tot 32 kleine letters, cijfers en onderstrepingstekens en begint met een letter, anders dan “{ $name }”.
error-game-exists = Er is al een spel “{ $name }”.
error-game-name-reserved = De naam “{ $name }” is al in gebruik bij Python of Tidetable.
error-file-exists = { $file } bestaat al. Er is niets geschreven.

## Help

help-app = Drie bordspellen rond de zee aan één tafel. Een onofficiële uitvoering door fans.
help-lang = Taal: en, nl, de of fr. Mag overal staan. Standaard: de systeemtaal.
help-version = De versie, en of de engine gecompileerd is.
help-play = Speel een spel in de terminal tegen bots.

    Typ het nummer van een keuze, of de notatie ervan. Je kunt je eigen keuzes terugnemen zolang niemand er iets door te weten is gekomen.
help-simulate = Speel veel willekeurige partijen en toon scores, speelduur en het voordeel per plaats.

    Dezelfde seed geeft hetzelfde resultaat, ongeacht --jobs.
help-arena = Laat bots tegen elkaar spelen: winstaandelen met intervallen, ratings, marges, tijd.

    Elke beginsituatie wordt meermaals gespeeld, waarbij de bots telkens een plaats opschuiven. Met --results kun je een gestopt toernooi hervatten.
help-train = Laat bots tegen zichzelf spelen en stem de gewichten waarmee ze een stelling beoordelen af op de uitslagen.

    Met --results kan een afgebroken run worden hervat. Het geschreven bestand werkt zodra het dat met dezelfde naam in de map van het spel vervangt.
help-train-players = Aantallen spelers, om de beurt
help-train-out = Het bestand voor de gewichten
error-no-judge = { $game } heeft voor deze opties geen geleerd oordeel.
error-train-other = De partijen in { $file } zijn voor een ander oordeel, { $judge }.
train-feature = kenmerk
train-mean-weight = gemiddelde grootte van de gewichten
train-loss = Log-loss op partijen die niet zijn gebruikt: { $loss }, eerder { $before }, zonder enige kennis { $even }. Partijen: { $games }.
train-written = Geschreven naar { $file }.
help-train-report = Schrijf ook een pagina over de gewichten naar dit bestand (HTML)
help-train-also = Gebruik ook de partijen in dit bestand, dat een eerdere reeks met --results heeft geschreven (mag vaker voorkomen)
help-train-units = Knopen van het netwerk
train-title = { $title }: het getrainde oordeel
train-setup = { $games } partijen, { $positions } stellingen, seed { $seed }, { $date }
train-quality = Hoe goed het is
train-quality-intro = De gemiddelde verrassing over wie wint, in nats: lager is beter.
train-nats = log-loss
train-log-loss = bij partijen die niet zijn gebruikt
train-log-loss-fitted = bij partijen die zijn gebruikt
train-log-loss-before = met de vorige gewichten, bij partijen die niet zijn gebruikt
train-log-loss-even = zonder enige kennis
train-calibration = Klopt wat het zegt?
train-calibration-intro = Kansen die het gaf bij partijen die niet zijn gebruikt, in tienden, en welk deel daarvan won.
train-told = gegeven kans (%)
train-won = gewonnen (%)
train-cases = gevallen
train-weights = Wat het weegt
train-weights-intro = Het gewicht van elk kenmerk aan het eind van een partij en aan het begin.
train-again = Zo herhaal je het
train-again-intro = De opdracht, en de hash van de partijen die ze speelt.
help-balance = Is een spel eerlijk, spannend en gevarieerd? Speel veel partijen met één bot op alle plaatsen en maak een pagina met figuren.

    Elk cijfer zegt op hoeveel partijen het berust en hoe je het herhaalt. Met --each worden dezelfde beginsituaties opnieuw gespeeld met telkens één gereconstrueerde waarde veranderd, om te zien of dat uitmaakt. Met --results kun je een gestopte reeks hervatten.
    Voorbeeld: tidetable balance kadora --players 3 --games 400 --bot normal --jobs 2 --out kadora.html
help-export = Schrijf partijen als gegevens: een map met een tabel van partijen en een tabel van beslissingen, met wat de plaats zag, wat mocht, wat ze deed en hoe de partij afliep.

    De partijen worden door bots gespeeld, zoals in de arena; met --arena zijn het die van een toernooi, met --database de afgelopen partijen van een server, zonder namen, tenzij je erom vraagt. Hetzelfde commando hervat een onderbroken export. Parquet heeft polars nodig, dat met de extra “data” meekomt.
help-export-folder = De map om in te schrijven of in verder te gaan
help-export-search = Iteraties van een zoektocht per beslissing, waarvan de waarden ook worden geschreven; 0: geen
help-export-format = parquet of jsonl
help-export-arena = Resultaten van een arena: de partijen worden opnieuw gespeeld, zet voor zet gelijk
help-export-database = De database van een server: een SQLite-bestand, of postgresql://...
help-export-names = Met --database: schrijf ook de namen van de mensen. Dat zijn persoonsgegevens
export-done = { $folder }: { $parts ->
        [one] één deel
       *[other] { $parts } delen
    }
export-skipped = { $count ->
        [one] Eén partij met andere regels, of beschadigd, is weggelaten.
       *[other] { $count } partijen met andere regels, of beschadigd, zijn weggelaten.
    }
help-open = Speel in de browser: start een server op deze computer en open de browser. “tidetable” alleen doet hetzelfde.
help-lan = Geef je thuisnetwerk toegang
help-browser = Open de browser
help-serve = Tafels aanbieden voor browsers en programma’s: HTTP en WebSocket.

    Standaard één proces met een SQLite-bestand. Met --database postgresql://... en --redis redis://... delen zoveel processen als je wilt de tafels.
help-host = Adres om op te luisteren
help-port = Poort om op te luisteren
help-database = Een SQLite-bestand, of postgresql://...
help-sqlite = Een SQLite-bestand (voor PostgreSQL: pg_dump en pg_restore)
help-redis = redis://..., om andere processen te waarschuwen
help-thinkers = Aantal processen dat zetten voor bots kiest
help-origin = Nog een herkomst (origin) waarvandaan browsers mogen verbinden
help-rate = Verzoeken of zetten per seconde die een client gemiddeld mag doen; 0: onbeperkt
help-connections = Verbindingen die vanaf één adres open mogen zijn; 0: onbeperkt
help-keep-guests = Dagen dat een gast zonder partijen na het laatste bezoek bewaard blijft; 0: voor altijd
help-keep-tables = Dagen dat een tafel waaraan geen partij begon bewaard blijft; 0: voor altijd
help-keep-chat = Dagen dat de chat van een afgelopen partij bewaard blijft; 0: voor altijd
help-url = Het openbare adres van deze server, zoals https://tide.example.org, voor links in meldingen
help-smtp = Mailserver voor meldingen: smtp://[GEBRUIKER:WACHTWOORD@]HOST[:POORT], of smtps:// voor TLS vanaf het begin. Liever in de omgevingsvariabele, die andere gebruikers niet zien
help-mail-from = Adres waar mails vandaan komen
help-contact = Hoe de beheerders van pushdiensten je bereiken: mailto:... of https://...
help-private-targets = Sta pushdiensten en webhooks in privénetwerken toe, ook via http
help-notify-after = Seconden tussen een aanleiding en de melding
help-offline = Map die “tidetable static” heeft geschreven: bij de server kun je dan ook offline spelen, onder /offline/.
help-admin = De tafels en mensen van een server beheren. Elke wijziging komt in het auditlogboek.
help-admin-tables = Tafels tonen, de laatst gewijzigde eerst.
help-admin-people = Mensen tonen, de nieuwste eerst.
help-admin-table = Eén tafel en de plaatsen eraan tonen.
help-admin-export = Alles wat over iemand is opgeslagen als JSON uitvoeren.
help-admin-agreed-games = Schrijf de partijen waarvan iedereen die meespeelde puzzels laat maken, zonder namen.
help-admin-folder = De map om in te schrijven
help-admin-delete-person = De gegevens van iemand wissen. De partijen blijven, zonder de naam.
help-admin-close-person = Iemand uitloggen en niet meer toelaten.
help-admin-reopen-person = Iemand weer toelaten.
help-admin-close-table = Een tafel voorgoed sluiten; de partij gaat niet verder.
help-admin-rotate-secret = Tokens en uitnodigingen met een nieuw geheim ondertekenen. Servers merken het vanzelf.
help-admin-retain = Nu wissen wat langer bewaard is dan nodig.
help-admin-audit = Tonen wat er is gewijzigd, wanneer en door wie, het nieuwste eerst.
help-admin-page = Bladzijde van 50 regels
help-admin-table-id = De id van een tafel, zoals in het adres
help-admin-person-id = De id van een persoon, zoals in de lijst van mensen
help-admin-reason = Waarom, zoals betrokkenen het te lezen krijgen
help-admin-days = Dagen om te bewaren; 0: voor altijd
help-admin-status = open, playing, over of halted
help-admin-game = Alleen tafels van dit spel
help-admin-name = Deel van een naam of account
help-admin-accounts = Alleen mensen met een account
help-admin-closed = Alleen mensen die niet worden toegelaten
help-admin-chat = Met de chat
help-admin-out = Het bestand om te schrijven; standaard de terminal
help-admin-yes = Bevestigen: dit kan niet ongedaan worden gemaakt
help-admin-grace = Dagen dat het oude geheim nog wordt aanvaard; 0 logt iedereen uit
help-moderate = Bekijk wat mensen hebben gemeld, en leg wie de sfeer bederft het zwijgen op of sluit die persoon buiten. Elke wijziging komt in het auditlogboek.
help-moderate-reports = Toon de gemelde chatregels met wat eromheen is gezegd, de oudste eerst.
help-moderate-mutes = Toon wie niets mag schrijven.
help-moderate-mute = Laat iemand een tijd lang niets schrijven. Die persoon leest waarom en tot wanneer.
help-moderate-unmute = Laat iemand weer schrijven.
help-moderate-close = Laat iemand niet meer toe. De partijen blijven; een bot mag voor die persoon spelen, zoals voor iedereen die er niet is.
help-moderate-reopen = Laat iemand weer toe.
help-moderate-dismiss = Leg meldingen terzijde: er hoeft niets te gebeuren.
help-moderate-person = De id van een persoon, zoals in de melding
help-moderate-report = Het nummer van een melding
help-moderate-days = Hoeveel dagen lang; 0.5 is twaalf uur
help-moderate-all = Ook wat afgehandeld of terzijde gelegd is, de nieuwste eerst
help-moderate-page = Pagina van 20 meldingen
help-moderate-tournaments = Toon de toernooien die niet voorbij zijn, de laatst gewijzigde eerst.
help-moderate-tournaments-all = Ook toernooien die voorbij zijn
help-moderate-tournament = De id van een toernooi, zoals in het adres
help-moderate-cancel-tournament = Beëindig een toernooi. Partijen die bezig zijn gaan door en tellen er niet voor mee.
help-moderate-remove-player = Laat iemand na de lopende partij niet meer meespelen in een toernooi.
help-moderate-lines = Pagina van 20 regels
help-backup = Kopieer alle tafels naar FILE terwijl de server draait.
help-backup-file = Het bestand om te schrijven
help-restore = Vervang de database door een reservekopie. Stop eerst de server. De oude database blijft bewaard als NAME.before.
help-restore-file = De reservekopie
help-rules-players = Aantal spelers waarvoor de regels gelden
help-rules = De regels van een spel, ingevuld uit het databestand, met een lijst van de gereconstrueerde waarden.
help-new-game = Begin een nieuw spel: schrijf een klein spel dat werkt, met teksten in vier talen en tests.

    In de repository wordt het spel een map van de engine. Ergens anders, of met --folder, wordt het een eigen pakket, dat het spel aanbiedt aan elke Tidetable waarbij het geïnstalleerd is. Er wordt niets overschreven. docs/adding-a-game.md bouwt stap voor stap een heel spel.
    Voorbeeld: tidetable new-game pebbles --folder pebbles
help-new-name = De naam van het spel: kleine letters, cijfers en onderstrepingstekens
help-new-folder = Waar een eigen pakket komt
help-replay = Toon een vastgelegde partij, beurt voor beurt. Leest JSON en notatie.
help-static = Schrijf een map waarmee je zonder server speelt: de drie spellen tegen bots, of met anderen op één apparaat, in de browser. Elke webhost kan haar aanbieden, op elk adres; “tidetable serve --offline DIR” ook. Ze wordt gebouwd uit de broncode, met Node.js.
help-static-folder = De map om te schrijven, bijvoorbeeld build/static. Een eerdere van deze soort wordt vervangen; een map waar iets anders in staat, wordt geweigerd
static-written = {$folder} is klaar. Probeer het uit: python -m http.server --directory {$folder}
help-verify = Deel een vastgelegde partij opnieuw vanuit de seed en vergelijk elke kaart en elke zet.
help-game = Het spel: { $known }
help-players = Aantal spelers
help-seat = Jouw plaats, vanaf 0
help-seed = Seed van de beginsituatie; standaard kiest het systeem
help-seed-games = Seed van de eerste beginsituatie; dezelfde seed geeft dezelfde partijen
help-option = Keuze voor een optie van het spel, bijvoorbeeld mode=family; mag vaker voorkomen
help-data = Een verbeterd databestand
help-bots = Bots, gescheiden door komma’s: { $known }; bij arena, balance en export ook search-ITERATIES (search-600), module:Klasse of een tussenstand (BESTAND.npz); “tidetable levels” zegt hoe sterk ze zijn
help-bot = Bot op elke plaats: { $known }. Sterkere duren veel langer; “tidetable levels” zegt hoe sterk ze zijn
help-each = Aantal partijen met elke veranderde waarde; 0: geen
help-each-bot = Bot voor die partijen
help-out = De pagina om te schrijven; standaard balance-SPEL.html in deze map
help-ray = Adres van een Ray-cluster; “local” start er hier een
help-csv = Een map voor de getallen van elke figuur, als CSV
help-ladder = Aantal partijen tussen twee buren op de ladder van bots; 0: geen
help-ladder-bots = Bots van de ladder, de zwakste eerst, gescheiden door komma’s
help-levels = Hoe sterk de niveaus van de bots zijn: speel partijen tussen naburige niveaus en schrijf een bestand met de cijfers. Zonder --games: toon de cijfers van deze versie.
help-levels-games = Aantal partijen tussen twee naburige niveaus, of een aantal voor elke stap, gescheiden door komma’s; 0: tonen wat bekend is
help-levels-results = Bewaar de partijen in deze map, een bestand per spel, modus en stap, en ga ermee verder
help-levels-out = Het bestand om te schrijven of te tonen; de pagina voor een nieuwe tafel haalt de getallen uit src/tidetable/bots/ratings.json
levels-note = Getallen zoals die van Elo: 200 meer wint drie van de vier partijen. { $anchor } heeft in elk spel 1000; ze vergelijken bots binnen één spel, met twee spelers.
help-compare = Balansstudies naast elkaar: maak een pagina over meerdere spellen, of over één spel met andere opties, spelers, bots of gegevens.
help-compare-files = Bestanden die tidetable balance met --results heeft geschreven
help-compare-out = De pagina om te schrijven
help-compare-csv = Een bestand voor de getallen van de tabel, als CSV
help-results = Bewaar de partijen in dit bestand en hervat daaruit
help-plot = Teken de winstaandelen in dit bestand (png, svg, pdf)
help-resume = Hervat een opgeslagen partij
help-save = Waar “s” de partij opslaat
help-games = Aantal partijen
help-jobs = Aantal processen
help-json = Toon JSON in plaats van tabellen
help-file = Een partijverslag: JSON of notatie
help-eyes = Toon het zoals deze plaats het zag; standaard zijn alle kaarten zichtbaar
help-notation = Toon de notatie
help-to-json = Toon het partijverslag als JSON

## Options that games share

option-first = Wie begint
option-first-lot = door het lot bepaald
option-first-seat0 = speler 1
option-first-seat1 = speler 2
option-first-seat2 = speler 3
option-first-seat3 = speler 4
option-first-text = Het lot is de manier van de spelregels, of wat er voor een computer het dichtst bij komt. Je kunt ook zelf kiezen wie begint.

## Playing

seat-number = Speler { $number }
play-begin = { $title }: { $players } spelers. Jij bent { $name }.
play-your-turn = Beurt { $turn }, jij bent aan zet ({ $name })
play-prompt = Nummer of zet; u = terug, t = tip, l = log, r = regels, s = opslaan, q = stoppen
play-thinking = { $name } ({ $bot }) denkt na …
play-help = Typ het nummer van een keuze of de notatie ervan, of u, t, l, r, s of q.
play-thinking-hint = Denkt na over een tip …
play-hint = Een bot zou dit doen: { $move }
gains-now = Levert nu op: { $what }.
gains-later = Levert tot de volgende eigen beurt op: { $what }.
play-choose = Kies een zet.
play-undone = Teruggenomen.
play-no-undo = Dit kun je niet terugnemen: { $why }
play-why-nothing = je hebt nog niets gekozen.
play-why-other = daarna heeft een andere speler gekozen.
play-why-learned = er is iemand iets door te weten gekomen.
play-saved = Opgeslagen in { $file }. Hervat met: tidetable play { $game } --resume { $file }
play-kept = De partij is bewaard in { $file }. Kijk terug met: tidetable replay { $file }
play-bye = Tot het volgende getij.
play-unknown = “{ $word }” is geen nummer uit de lijst en ook geen zet.
play-won = Je hebt gewonnen!
play-shared = Je deelt de overwinning.
play-lost = Deze keer win je niet.
play-compiled = gecompileerd
play-plain = gewone Python

## Simulating

sim-title = { $title }, { $players } spelers, { $games } willekeurige partijen, seed { $seed }
help-puzzle = Vind de beste zet: de puzzel van de dag, met een bord zoals bij “play”.
help-puzzle-any = Een willekeurige puzzel in plaats van die van de dag
help-puzzle-name = De puzzel met deze naam
help-puzzles = Maak puzzels.
help-puzzles-make = Zoek stellingen met één duidelijk beste zet in partijen tussen bots, en controleer ze grondig.
help-puzzles-count = Hoeveel puzzels
help-puzzles-out = Het bestand om te schrijven; standaard puzzles-SPEL.jsonl in deze map
help-puzzles-resume = Ga verder met een bestaand bestand
help-puzzles-from-records = Doorzoek de opgeslagen partijen in deze map, of één bestand, in plaats van partijen tussen bots
puzzle-title = { $title }: een puzzel van { $rating } punten
puzzle-ask = Jij bent { $name }. Eén zet is duidelijk de beste: welke?
puzzle-prompt = Nummer of zet; q = toon de oplossing
puzzle-help = Typ het nummer van een keuze of de notatie ervan, of q voor de oplossing.
puzzle-right = { $tries ->
    [one] Goed, in één keer!
   *[other] Goed, na { $tries } pogingen.
}
puzzle-wrong = Niet de beste zet. Probeer het nog eens.
puzzle-wrong-loss = Goed, maar niet de beste zet: hij kost je { $loss } winstkans. Probeer het nog eens.
puzzle-solution = Het beste: { $move }. Winstkans: { $chance }.
puzzle-other = { $move }: { $chance }
puzzle-checked = Gecontroleerd met { $depth } gesimuleerde voortzettingen van elk van deze zetten, met wat jouw plaats weet. Puzzel { $name }.
puzzle-streak = { $days ->
    [one] Eén dag op rij.
   *[other] { $days } dagen op rij.
}
puzzle-day-shown = Vandaag telt niet mee voor je dagen op rij: je kreeg eerst de oplossing te zien.
puzzle-days-damaged = De dagen op rij worden niet geteld: { $file } is niet bruikbaar ({ $reason }). Het bestand blijft zoals het is; herstel het, of verplaats het om opnieuw te beginnen.
puzzles-made = { $count } puzzels uit { $games } partijen: { $file }
error-no-such-puzzle = De puzzel { $puzzle } bestaat niet.
error-no-puzzles = Er zijn geen puzzels voor { $game }.
error-puzzles-exist = { $file } bestaat al: ga ermee verder met --resume, of noem een ander bestand met --out.
sim-progress = spelen
sim-speed = { $decisions } keuzes in { $seconds } s processortijd: { $rate } per seconde ({ $engine })
sim-seat = plaats
sim-order = beurtvolgorde
sim-wins = gewonnen
sim-interval = 95%-interval
sim-score = score
sim-nobody = niemand
sim-length = beurten
sim-decisions = keuzes
sim-mean = gemiddeld
sim-sd = st.afw.
sim-min = min
sim-median = mediaan
sim-max = max
sim-distribution = Verdeling van de scores

## Records

replay-title = { $title }, { $players } spelers
replay-running = De partij is nog niet afgelopen.
verify-ok = Klopt: de gepubliceerde hash hoort bij de seed, en de seed deelt precies deze partij ({ $actions } acties).
backup-done = Alle tafels zijn gekopieerd naar { $file }.
restore-done = Alle tafels zijn teruggezet in { $file }; de oude database staat ernaast.
error-admin-yes = Dit kan niet ongedaan worden gemaakt: bevestig met --yes.
admin-exported = Geschreven naar { $file }.
admin-agreed = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
 } in { $folder }.
admin-deleted = De gegevens van { $person } zijn gewist.
admin-close-person = { $person } wordt niet meer toegelaten.
admin-reopen-person = { $person } wordt weer toegelaten.
admin-close-table = De tafel { $table } is gesloten.
admin-rotated = Het nieuwe geheim ondertekent over een minuut; het oude geldt nog { $days } dagen.
admin-retained = Gewist: { $guests } gasten, { $tables } tafels, { $chat } chatregels; { $people } tafels van gewiste mensen afgerond.
admin-column-id = id
admin-column-game = spel
admin-column-status = status
admin-column-made = gemaakt
admin-column-changed = gewijzigd
admin-column-name = naam
admin-column-account = account
admin-column-seen = laatst hier
admin-column-closed = gesloten
admin-column-deleted = gewist
admin-column-seat = plaats
admin-column-bot = bot
admin-column-text = tekst
admin-column-at = wanneer
admin-column-who = wie
admin-column-what = wat
admin-column-about = over
admin-column-detail = detail
admin-column-until = tot
admin-column-reason = reden
admin-column-people = deelnemers
admin-column-host = gastheer
moderate-none = Er zijn geen meldingen.
moderate-title = { NUMBER($number, useGrouping: 0) } · { $at } · tafel { $table } · { $state }
moderate-state-open = open
moderate-state-settled = afgehandeld
moderate-state-dismissed = terzijde gelegd
moderate-gone = Wat er gezegd is, is gewist.
moderate-by = Gemeld door { $person }: { $reason }
moderate-no-reason = geen reden gegeven
moderate-about = Geschreven door { $person }, { $reports ->
    [one] één keer
   *[other] { $reports } keer
} gemeld door { $people ->
    [one] één persoon
   *[other] { $people } personen
}
moderate-muted = Mag niet schrijven tot { $until }: { $reason }
moderate-mute = { $person } mag niets schrijven tot { $until }.
moderate-unmute = { $person } mag weer schrijven.
moderate-close = { $person } wordt niet meer toegelaten.
moderate-reopen = { $person } wordt weer toegelaten.
moderate-dismiss = Melding { NUMBER($number, useGrouping: 0) } is terzijde gelegd.
moderate-cancel-tournament = Toernooi { $tournament } is afgelast.
moderate-remove-player = { $person } speelt niet meer mee in toernooi { $tournament }.
error-no-such-report = Er is geen melding { NUMBER($number, useGrouping: 0) }.
error-muted-by-operator = Je mag van de beheerder van deze server niets schrijven tot { $until }: { $reason }
error-muted-network = Nieuwe gasten uit jouw netwerk houden tot { $until } de naam die ze kregen en schrijven alleen aan tafels waar je op uitnodiging zit, omdat iemand daar het zwijgen is opgelegd. Voor een account dat je al hebt geldt dit niet.
error-too-many-reports = Je hebt vandaag veel gemeld (hoogstens { $most }); wacht even.
rules-reconstructed = Gereconstrueerde waarden
rules-reconstructed-note = Het regelboekje zegt het niet, of toont het alleen op een plaatje. Verbeter deze waarden met --data.
rules-example = Voorbeeld met { $players } spelers: { $title }
rules-notice = De naam is van de uitgever; de regels staan hier in onze eigen woorden.

## A new game

new-game-written = { $game } is geschreven: { $folder }
new-game-edit = Verander de regels in { $rules } en de teksten in { $words }.
new-game-test = Draai na elke verandering de tests:
new-game-play = Speel het in de terminal of in de browser:
new-game-guide = docs/adding-a-game.md legt elk onderdeel uit.

## Arena

arena-title = { $title }, { $players } spelers, { $games } partijen, seed { $seed }
arena-note = 95%-intervallen over beginsituaties; tijden zijn processortijd per keuze. Partijen zonder winnaar aan tafel: { $share }%.
arena-bot = bot
arena-rating = rating
arena-wins = winst %
arena-interval = 95%-interval
arena-fair = gelijk %
arena-margin = marge
arena-time = tijd
arena-pairs = Wie wint van wie: hoe vaak de bot links voor de bot erboven eindigt, in % van de partijen die beide speelden

## At a table

error-not-begun = De partij is nog niet begonnen.
error-already-begun = De partij is al begonnen.
error-seat-taken = Plaats { $seat } is bezet.
error-needs-invitation = Plaats { $seat } is voor iemand met een uitnodiging.
error-host-only = Alleen de gastheer van de tafel mag dit.
error-seats-free = Nog vrije plaatsen: { $count }.
error-stale = De partij is intussen verdergegaan; kijk nog eens.
error-not-your-turn = Je bent niet aan de beurt.
error-not-seated = Je zit niet aan deze tafel.
error-not-your-seat = Plaats { $seat } is niet van jou.
error-bot-stands-in = Een bot speelt voor je; neem eerst je plaats terug.
error-nobody-stands-in = Er speelt geen bot voor plaats { $seat }.
error-not-away = { $seat } is er, of is niet aan de beurt: nu kan er geen bot voor spelen.
error-away-a-moment = { $seconds ->
    [one] { $seat } is nog maar even weg; over één seconde kan een bot spelen.
   *[other] { $seat } is nog maar even weg; over { $seconds } seconden kan een bot spelen.
  }
error-nothing-to-undo = Er is niets om terug te nemen.
error-nothing-asked = Niemand heeft gevraagd iets terug te nemen.
error-nobody-said = Die persoon heeft hier niets gezegd.
error-no-hints = Aan een tafel met rating zijn er geen tips.
error-other-game = Die stelling hoort bij een ander spel: { $game } met { $players } spelers.
error-already-resigned = Je hebt al opgegeven.
error-already-left = Je hebt deze plaats al verlaten.
error-already-asked = Je hebt het de anderen al gevraagd.
error-no-clock = Aan deze tafel loopt geen klok.
error-pause-length = Een pauze duurt minstens een uur en hoogstens { $most } dagen.
error-already-paused = Er is al een pauze afgesproken.
error-bad-clock = Deze klokinstellingen passen niet bij elkaar.
error-bad-address = Dit adres kan niet worden gebruikt.
error-no-mail = Deze server verstuurt geen e-mail.
error-too-many-channels = Je krijgt al op { $most } plaatsen meldingen. Verwijder er eerst een.
error-bad-link = Deze link is niet geldig.
error-on-holiday = Je bent al op vakantie.
error-holiday-left = Je hebt dit jaar nog { $left } vakantiedagen.
error-uvicorn-changed = uvicorn { $version } is veranderd: { $names } ontbreekt, waarmee de server begrenst wat een verbinding stuurt. Installeer een versie waarmee Tidetable is getest, zoals 0.54.
error-smtp-needs = Voor e-mail heeft de server --url en --mail-from nodig.
error-smtp-form = De mailserver heeft de vorm smtp://HOST:POORT.
error-rated-undo = Aan een tafel met rating kun je alleen een beslissing terugnemen waar niemand iets door te weten is gekomen.
error-no-time-to-undo = Als je dit terugneemt, is je tijd op.
error-enough-undone = Je hebt in dit spel { $most } beslissingen teruggenomen. Meer kan niet.
error-already-answered = Je hebt al geantwoord.
error-others-ask = Een andere speler heeft al iets gevraagd; dat moet eerst beantwoord zijn.
error-bot-decides = Je tijd voor deze beslissing is om: de bot beslist. Daarna kun je meteen zelf verder spelen.
error-one-seat = Je hebt al een plaats aan deze tafel.
error-enough-said = Zonder plaats kun je aan deze tafel niets meer schrijven.
error-no-such-table = Er is geen tafel { $table }.
error-halted = Deze partij kan hier niet verder. { $why } Er gaat niets verloren.
error-bad-seat-plan = De plaats van een bot moet een bot noemen, en geen andere plaats mag dat.
error-bad-seat-count = { $seats } plaatsen passen niet bij { $players } spelers.
error-too-many-bot-tables = Er lopen al { $most } partijen van jou met bots; speel er eerst een uit.
error-too-many-bots-alone = Er lopen al { $most } partijen van jou met alleen bots; wacht tot er een klaar is.
error-busy = Het is op dit moment erg druk; probeer het opnieuw.
error-too-fast = Dat gaat te snel; wacht even.
error-too-many-tables = Er staan te veel open tafels van jou op de openbare lijst (hoogstens { $most } per persoon). Begin er een of wacht even, of maak een tafel die niet op de lijst staat.
error-too-many-connections = Er staan te veel verbindingen vanuit jouw netwerk open; sluit een paar vensters of wacht even.
error-failed = Er ging iets mis; probeer het nog eens.
error-no-database = De server kan zijn database niet bereiken; probeer het zo weer.
error-bad-message = Het bericht is onleesbaar: { $reason }
error-spectators-only-look = Toeschouwers kunnen alleen kijken.
error-not-over = De partij is nog niet afgelopen.
error-no-thinkers = Bots en analyse staan uit op deze server.
error-offline = Hiervoor is een server nodig, en je speelt zonder.
error-carry-people = Aan deze partij doen ook anderen mee, dus je kunt haar niet meenemen: wie haar heeft, kan ieders kaarten zien.
error-carry-counts = Deze partij telt mee voor een rating of een toernooi, dus ze blijft op de server.
error-static-folder = In {$folder} staat iets anders. Kies een nieuwe of lege map.
error-static-checkout = Hiervoor is een checkout van de broncode nodig: de map wordt daaruit gebouwd.
error-static-failed = De map kon niet worden gebouwd; de reden staat hierboven.
error-static-node = Om de map te bouwen is Node.js 20.19 of nieuwer nodig. Dat is niet gevonden en kon niet worden geïnstalleerd; de reden staat hierboven.
error-offline-folder = {$folder} is niet door “tidetable static” geschreven.
error-bad-token = Je bent niet ingelogd; kies eerst een naam.
error-bad-name = Een naam heeft 1 tot { $longest } zichtbare tekens.
error-bad-password = Een wachtwoord heeft minstens { $shortest } tekens.
error-has-account = Je hebt al het account { $account }.
error-account-taken = Het account { $account } bestaat al.
error-bad-login = Verkeerde accountnaam of verkeerd wachtwoord.
error-too-many-logins = { $seconds ->
    [one] Te veel mislukte inlogpogingen; probeer het over een seconde opnieuw.
   *[other] Te veel mislukte inlogpogingen; probeer het over { $seconds } seconden opnieuw.
}
error-now-account = Je hebt op een account ingelogd; log hier ook in.
error-rated-people = Aan een tafel met rating is elke plaats voor een andere persoon: geen bots en niemand twee keer.
error-bad-rating-range = Grenzen voor de rating zijn er voor tafels die meetellen, en lopen van laag naar hoog.
error-rating-range = Aan deze tafel hebben onbekenden een rating nodig van { NUMBER($low, useGrouping: 0) } tot { NUMBER($high, useGrouping: 0) }; die van jou is { NUMBER($rating, useGrouping: 0) }.
error-no-such-person = Die persoon bestaat niet.
error-no-account = Je hebt geen account.
error-closed-account = Je wordt niet meer toegelaten: { $reason }
error-closed-table = De tafel is gesloten: { $reason }
error-removed = De gastheer heeft je van deze tafel gehaald. Je kunt weer gaan zitten zodra de gastheer dat goedvindt.
error-host-is-here = De gastheer van deze tafel is er.
error-host-just-left = { $seconds ->
    [one] De gastheer was er net nog; wacht nog een seconde.
   *[other] De gastheer was er net nog; wacht nog { $seconds } seconden.
}
error-not-at-table = Die persoon zit niet aan deze tafel.
error-host-stays = De gastheer kan niet van de tafel worden gehaald. Draag de tafel eerst over.
error-enough-arranged = De plaatsen van deze tafel zijn te vaak veranderd. Begin de partij of hef de tafel op.
error-seats-fixed = Deze partij gaat verder met een andere, met evenveel spelers.
error-bad-sign = In dit spel kun je niet voor “{ $sign }” kiezen.
error-sign-taken = Plaats { $seat } heeft die al gekozen.
error-cleared-table = De gastheer heeft de tafel opgeheven.
error-no-such-code = Er is geen tafel met deze code. Misschien is de partij afgelopen, of heeft de gastheer een nieuwe code gemaakt.
error-too-many-guesses = { $seconds ->
    [one] Te veel verkeerde codes; probeer het over een seconde opnieuw.
   *[other] Te veel verkeerde codes; probeer het over { $seconds } seconden opnieuw.
}
error-bad-device-code = Deze code werkt niet (meer). Vraag een nieuwe op je andere apparaat.
error-bad-recovery = Account en herstelcode kloppen niet, of de code is al gebruikt.
error-tournament-table = Deze tafel hoort bij een toernooi: de partij begint vanzelf als iedereen er is.
error-no-tournament-hints = In een toernooi zijn er geen tips.
error-no-such-tournament = Dit toernooi bestaat niet.
error-not-the-host = Alleen de gastheer van het toernooi mag dit.
error-not-in-tournament = Die persoon doet niet mee aan dit toernooi.
error-removed-from-tournament = De gastheer heeft je uit dit toernooi gehaald.
error-tournament-begun = Het toernooi is al begonnen.
error-tournament-over = Dit toernooi is afgelopen.
error-tournament-full = Het toernooi is vol: er kunnen hoogstens { $most } mensen meedoen.
error-too-few-entrants = Voor een toernooi zijn minstens twee mensen nodig.
error-enough-changes = Dit is in dit toernooi te vaak veranderd.
error-round-not-over = De ronde is nog niet afgelopen.
error-tournament-host-here = Je bent zelf de gastheer van dit toernooi.
error-tournament-host-left = { $seconds ->
    [one] De gastheer was er net nog; wacht nog een seconde.
   *[other] De gastheer was er net nog; wacht nog { $seconds } seconden.
}
error-decide-too-early = Deze partij heeft nog tijd.
error-game-decided = Deze partij is al beslist.
error-own-game = Over je eigen partij kun je niet beslissen.
error-too-many-tournaments = Je hebt al { $most } toernooien die nog niet zijn afgelopen.
error-too-many-asks = { $minutes ->
    [one] Je hebt veel mensen iets gevraagd; wacht nog één minuut.
   *[other] Je hebt veel mensen iets gevraagd; wacht nog { $minutes } minuten.
}
error-too-many-pending = { $most } mensen hebben je nog niet geantwoord. Trek eerst een verzoek in.
error-too-many-friends = In deze lijst is plaats voor { $most } mensen.
error-friend-self = Dat ben je zelf.
error-you-blocked = Je hebt { $name } geblokkeerd. Hef dat eerst op.
error-friends-only = Alleen vrienden kunnen { $name } uitnodigen.
error-blocked-here = { $name }, die je hebt geblokkeerd, zit aan deze tafel.
error-no-free-seat = Aan deze tafel is geen plaats vrij.
error-invitation-gone = Deze uitnodiging geldt niet meer.
guest-names = Otter, Papegaaiduiker, Reiger, Zeehond, Wulp, Kluut, Dolfijn, Narwal, Strandloper, Schaalhoren, Aalscholver, Alikruik, Walrus, Jan-van-gent, Schildpad, Plevier, Kreeft, Stern, Beloega, Wulk
former-player = voormalige speler

## The browser client

page-not-built = De server draait, maar de browserclient is nog niet gebouwd.
page-not-built-how = Bouw hem één keer en laad deze pagina dan opnieuw:
home-open = Tidetable draait op { $address }
home-lan = Iedereen in je thuisnetwerk kan dat adres openen.
home-only-here = Alleen deze computer kan erbij; “tidetable open --lan” geeft je thuisnetwerk toegang.
home-end = Stop met Ctrl+C; partijen blijven bewaard.

## Notifications

notification-turn = Jij bent aan de beurt: { $game }
notification-turn-waiting = Op jou wachten: { $names }
notification-group-turn = { $name } is aan de beurt: { $game }
notification-invitation = { $name } wil nog een keer { $game } spelen
notification-invitation-seat = Je plaats wordt vrijgehouden. Kom wanneer je wilt.
notification-round = Toernooi: je partij { $game } begint
notification-round-come = Kom naar je tafel: { $names }
notification-invited = { $name } nodigt je uit: { $game }
notification-invited-seat = Eén tik en je zit aan tafel.
notification-friend-asks = { $name } wil vrienden worden
notification-friend-asks-text = Zeg ja of nee, zoals je wilt.
notification-friend-accepts = { $name } en jij zijn nu vrienden
notification-friend-accepts-text = Nodig elkaar met één tik uit aan een tafel.
notification-over = { $game }: de partij is afgelopen
notification-over-look = Bekijk hoe het is gegaan.
notification-webhook = Berichten over { $game } komen hier aan: wie er aan de beurt is, en wanneer de partij voorbij is.
error-no-such-webhook = Deze tafel heeft zo’n webhook niet.
error-webhook-failed = { $status ->
    [0] Op dit adres antwoordt niemand.
   *[other] De dienst op dit adres heeft het bericht niet aangenomen (antwoord { $status }).
  }
notification-digest = { $count ->
    [one] Eén partij wacht op je
   *[other] { $count } partijen wachten op je
}
notification-confirm = Bevestig je e-mailadres
notification-confirm-text = Iemand, waarschijnlijk jij, wil op dit adres meldingen krijgen over partijen op { $site }. Open deze link om het te bevestigen. Was jij het niet, doe dan niets.
notification-confirm-recovery = Iemand, waarschijnlijk jij, wil met behulp van dit adres weer binnen kunnen komen bij { $site }. Open deze link om dat te bevestigen. Was jij het niet, doe dan niets.
notification-recover = Weer naar binnen
notification-recover-text = Iemand, hopelijk jij, heeft { $site } gevraagd om weer { $name } te kunnen zijn. De link werkt één keer en een uur lang; alle andere apparaten worden dan uitgelogd. Was jij het niet, dan hoef je niets te doen.
error-too-many-recoveries = Te veel verzoeken; wacht een paar minuten.
notification-stop = Geen mails meer zoals deze:
notification-stop-short = Geen meldingen meer

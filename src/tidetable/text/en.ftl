# The shell around the games, in English.

## Errors: one line each

error = error: { $message }
error-unknown-game = There is no game “{ $game }”. Known: { $known }.
error-bad-players = { $game } is for { $low } to { $high } players, not { $players }.
error-no-such-seat = There is no seat { $seat } at a table of { $players }.
error-unknown-option = { $game } has no option “{ $option }”. Known: { $known }.
error-bad-option = Option { $option } cannot be “{ $choice }”. Choices: { $known }.
error-option-form = An option is given as NAME=CHOICE, not “{ $option }”.
error-bad-seed = A seed is a whole number from 0 on with at most { $digits } digits, not { $seed }.
error-unknown-language = There is no language “{ $language }”. Known: { $known }.
error-data-unreadable = { $file }: cannot be read: { $reason }
error-data-broken = { $file }: is not valid TOML: { $reason }
error-data-invalid = { $file }: { $field }: { $reason }
error-record-unreadable = { $file }: cannot be read: { $reason }
error-record-broken = The record is damaged or cut off: { $reason }
error-record-invalid = The record is not valid: { $reason }
error-record-version = The record has format “{ $found }”; this version reads “{ $known }”.
error-record-game = The record is of { $found }, not of { $known }.
error-record-rules = The record was played under rules version { $found }; this version knows { $known }.
error-record-data = The record was played with other numbers than { $file } has.
error-record-illegal = Action { $number } of the record is not allowed: { $why }
error-record-result = The recorded result is not what the actions lead to.
error-outcome-invalid = The recorded outcome “{ $label }” is impossible.
error-outcome-unexpected = The record has outcome “{ $found }” where “{ $expected }” is due.
error-outcome-missing = The record ends before an outcome that is needed, and has no seed.
error-no-history = This copy of a game does not know how it came about.
error-notation-header = The header “{ $header }” is missing or wrong.
error-notation-line = Line { $line } is neither a header nor a turn: { $text }
error-notation-word = Line { $line }, “{ $word }”: { $why }
error-verify-no-seed = The seed of this game has not been revealed.
error-verify-hash = The seed does not have the hash that was published before the game.
error-verify-outcomes = The seed deals other cards than the record has.
error-no-such-action = There is no action { $action }.
error-no-such-word = “{ $word }” is not a move.
error-game-over = The game is over.
error-not-allowed-now = This is not allowed now.
error-move-not-object = A move must be an object.
error-move-field = Field “{ $field }” of the move: expected { $expected }.
error-move-unknown-field = A move of this kind has no field “{ $field }”.
error-bad-number = { $field }: { $reason }
error-cannot-write = { $file }: cannot be written: { $reason }
error-save-invalid = { $file } is not a saved game: { $reason }
error-not-a-terminal-game = { $game } cannot be played in a terminal yet.
usage-option = There is no option “{ $name }”.
usage-missing = “{ $name }” is missing.
usage-value = “{ $name }” has a value that does not fit.
usage-command = There is no command “{ $name }”.
error-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
error-arena-other = { $file } holds another contest.
error-no-extra = This needs more packages: pip install 'tidetable[{ $extra }]'.
error-backup-postgres = For PostgreSQL use its own pg_dump and pg_restore.
error-backup-nothing = There is no database { $file }.
error-restore-damaged = { $file } is no backup, or damaged: { $reason }
error-restore-running = { $file } is in use: stop the server first.

## Help

help-app = Three sea-themed board games at one table. An unofficial fan implementation.
help-lang = Language: en, nl, de or fr. May stand anywhere; else the locale decides.
help-version = Version, and whether the engine is compiled.
help-play = Play a game in the terminal against bots.

    Type the number of a choice, or its notation. Undo takes back your own choices as long as nobody has learned anything by them.
help-simulate = Play many random games and report scores, lengths and seat advantage.

    The same seed gives the same result, whatever --jobs.
help-arena = Let bots play against each other: win shares with intervals, ratings, margins, time.

    Every deal is played with the bots moved round the table. With --results a stopped contest goes on where it was.
help-balance = Is a game fair, tense and rich? One bot on all seats, many games, and a page with figures.

    Every figure tells from how many games it is and how to repeat it. With --each, the same deals are played again with each reconstructed value of the box changed: would the game notice? With --results a stopped run goes on where it was.
    Example: tidetable balance kadora --players 3 --games 400 --bot normal --jobs 2 --out kadora.html
help-open = Play in the browser: a server for this computer, and the browser opened on it. This is what “tidetable” alone does.
help-lan = Let the whole home network in
help-browser = Open the browser
help-serve = Host tables for browsers and programs: HTTP and WebSocket.

    By default one process with an SQLite file. With --database postgresql://... and --redis redis://... any number of processes share the tables.
help-host = Address to listen on
help-port = Port to listen on
help-database = An SQLite file, or postgresql://...
help-redis = redis://..., to tell other processes
help-thinkers = Processes that think for bots
help-origin = Another origin that browsers may come from
help-rate = Requests or moves a second that one client may make in the long run; 0: any number
help-backup = Copy all tables to FILE while the server goes on.
help-backup-file = The copy to write
help-restore = Put a backup in the place of the database, with the server stopped. What was there is kept as NAME.before.
help-restore-file = The backup
help-rules = The rules of a game, filled from its data file, with the reconstructed values listed.
help-replay = Show a recorded game, turn by turn. Reads JSON and notation.
help-verify = Deal a recorded game again from its seed and compare every card and every move.
help-game = The game: { $known }
help-players = Number of players
help-seat = Your seat, from 0
help-seed = Seed of the deal; none: drawn by the system
help-option = Choice of an option of the game, for instance mode=family; may be given several times
help-data = A corrected data file
help-bots = Bots, separated by commas: { $known }
help-bot = Bot on every seat: { $known }. Stronger ones take much longer
help-each = Games with each changed value; 0: none
help-each-bot = Bot of those games
help-out = The page to write; else balance-GAME.html here
help-ray = Address of a Ray cluster; “local” starts one here
help-results = Keep the games in this file, and go on from it
help-plot = Draw the win shares to this file (png, svg, pdf)
help-resume = Go on with a saved game
help-save = Where “save” writes the game
help-games = How many games
help-jobs = How many processes
help-json = Print JSON instead of tables
help-file = A record: JSON or notation
help-eyes = Show it as this seat saw it; none: all cards open
help-notation = Print the notation
help-to-json = Print the record as JSON

## Playing

play-begin = { $title }: { $players } players. You are { $name }.
play-your-turn = Turn { $turn }, your move ({ $name })
play-prompt = Number or move; (u)ndo, (l)og, (r)ules, (s)ave, (q)uit
play-thinking = { $name } ({ $bot }) is thinking …
play-help = Type the number of a choice or its notation, u, l, r, s or q.
play-undone = Taken back.
play-no-undo = This cannot be taken back: { $why }
play-why-nothing = you have not decided anything yet.
play-why-other = another player has decided since.
play-why-learned = somebody has learned something by it.
play-saved = Saved in { $file }. Go on with: tidetable play { $game } --resume { $file }
play-kept = The game is kept in { $file }. Look back with: tidetable replay { $file }
play-bye = Until the next tide.
play-unknown = “{ $word }” is neither a number of the list nor a move.
play-won = You win!
play-shared = You share the win.
play-lost = You do not win this time.
play-compiled = compiled
play-plain = plain Python

## Simulating

sim-title = { $title }, { $players } players, { $games } random games, seed { $seed }
sim-progress = playing
sim-speed = { $decisions } decisions in { $seconds } s: { $rate } per second ({ $engine })
sim-seat = seat
sim-order = turn order
sim-wins = wins
sim-interval = 95 % interval
sim-score = score
sim-nobody = nobody
sim-length = turns
sim-decisions = decisions
sim-mean = mean
sim-sd = sd
sim-min = min
sim-median = median
sim-max = max
sim-distribution = Distribution of scores

## Records

replay-title = { $title }, { $players } players
replay-running = The game is not finished.
verify-ok = Verified: the published hash fits the seed, and the seed deals exactly this game ({ $actions } actions).
backup-done = All tables are in { $file }.
restore-done = All tables are in { $file } again; what was there before is beside it.
rules-reconstructed = Reconstructed values
rules-reconstructed-note = The rulebook is silent here, or showed it in a picture. Correct them with --data.
rules-notice = The name belongs to its publisher; the rules are told in our own words.

## Arena

arena-title = { $title }, { $players } players, { $games } games, seed { $seed }
arena-note = Intervals are of 95 % over deals. Games that no seat won: { $share } %.
arena-bot = bot
arena-rating = rating
arena-wins = wins %
arena-interval = 95 % interval
arena-fair = fair %
arena-margin = margin
arena-time = time

## At a table

error-not-begun = The game has not begun yet.
error-already-begun = The game has already begun.
error-seat-taken = Seat { $seat } is taken.
error-needs-invitation = Seat { $seat } is for somebody with an invitation.
error-host-only = Only whoever made the table may do this.
error-seats-free = Seats still free: { $count }.
error-stale = The game has gone on meanwhile; please look again.
error-not-your-turn = It is not your turn.
error-not-seated = You do not sit at this table.
error-not-your-seat = Seat { $seat } is not yours.
error-bot-stands-in = A bot plays for you; come back first.
error-nobody-stands-in = No bot plays for seat { $seat }.
error-nothing-to-undo = There is nothing to take back.
error-nothing-asked = Nobody has asked to take back.
error-nobody-said = That person has said nothing here.
error-no-hints = Hints are not given at a table that counts for the ratings.
error-other-game = That position is of another game: { $game } with { $players } players.
error-already-resigned = You have already resigned.
error-already-left = You have already left this seat.
error-already-asked = The others have been asked already.
error-no-such-table = There is no table { $table }.
error-halted = This game cannot go on here. { $why } Everything is kept.
error-bad-seat-plan = A bot’s seat names a bot, and only a bot’s seat does.
error-bad-seat-count = { $seats } seats for { $players } players do not fit.
error-busy = The table is very busy; please try again.
error-too-fast = That is too fast; wait a moment.
error-failed = Something went wrong here; please try again.
error-no-database = The server cannot reach its database; please try again in a moment.
error-bad-message = The message cannot be read: { $reason }
error-spectators-only-look = Spectators only look on.
error-not-over = The game is not over yet.
error-no-thinkers = This server does not think.
error-bad-token = We do not know you; please choose a name first.
error-bad-name = A name has 1 to { $longest } characters.
error-bad-password = A password has at least { $shortest } characters.
error-has-account = You already have the account { $account }.
error-account-taken = The account { $account } is taken.
error-bad-login = Account and password do not fit.
error-now-account = You have logged in to an account; please log in here too.
error-rated-people = At a rated table every seat is for a person of its own: no bots, and nobody twice.
error-no-such-person = We do not know anybody of that id.

## The browser client

page-not-built = This server is ready for players, but the browser client has not been built yet.
page-not-built-how = Build it once, then load this page again:
home-open = Tidetable is open at { $address }
home-lan = Everybody in your home network can come to that address.
home-only-here = Only this computer can reach it; “tidetable open --lan” lets your home network in.
home-end = Ctrl+C ends it; games are kept.

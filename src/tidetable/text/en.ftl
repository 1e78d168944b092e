# The shell around the games, in English.

## Errors: one line each

error = error: { $message }
error-unknown-game = There is no game “{ $game }”. Known: { $known }.
error-bad-players = { $game } is for { $low } to { $high } players, not { $players }.
error-no-such-seat = There is no seat { $seat } at a table for { $players } players.
error-unknown-option = { $game } has no option “{ $option }”. Known: { $known }.
error-bad-option = Option { $option } cannot be “{ $choice }”. Choices: { $known }.
error-option-form = Write an option as NAME=CHOICE, not “{ $option }”.
error-bad-seed = A seed must be a whole number of 0 or more with at most { $digits } digits, not { $seed }.
error-unknown-language = There is no language “{ $language }”. Known: { $known }.
error-data-unreadable = Cannot read { $file }: { $reason }
error-data-broken = { $file } is not valid TOML: { $reason }
error-data-invalid = { $file }: { $field }: { $reason }
error-record-unreadable = Cannot read { $file }: { $reason }
error-record-broken = The record is damaged or cut off: { $reason }
error-record-invalid = The record is not valid: { $reason }
error-record-version = The record has format “{ $found }”; this version reads “{ $known }”.
error-record-game = This is a record of { $found }, not of { $known }.
error-record-rules = The record uses rules version { $found }; this version supports { $known }.
error-record-data = The record was played with different numbers than those in { $file }.
error-record-illegal = Action { $number } of the record is not allowed: { $why }
error-record-failed = The game in the record cannot be replayed: it fails at action { $number }.
error-record-too-large = The record is too large ({ $field }: { $found }; at most { $most }).
error-log-unreadable = Entry { $number } of its log cannot be read by this version.
error-log-failed = Its log cannot be replayed: the server fails at entry { $number }.
error-record-result = The recorded result does not follow from the actions.
error-outcome-invalid = The recorded outcome “{ $label }” is impossible.
error-outcome-unexpected = The record has the outcome “{ $found }” where “{ $expected }” is expected.
error-outcome-missing = The record ends before a required outcome and has no seed.
error-no-history = This copy of a game has no history.
error-notation-header = The header “{ $header }” is missing or wrong.
error-notation-line = Line { $line } is neither a header nor a turn: { $text }
error-notation-word = Line { $line }, “{ $word }”: { $why }
error-verify-no-seed = The seed of this game has not been revealed.
error-verify-hash = The seed does not match the hash that was published before the game.
error-verify-outcomes = The seed deals different cards from those in the record.
error-no-such-action = There is no action { $action }.
error-no-such-word = “{ $word }” is not a move.
error-game-over = The game is over.
error-not-allowed-now = This is not allowed now.
error-move-not-object = A move must be an object.
error-move-field = Field “{ $field }” of the move: expected { $expected }.
error-move-unknown-field = A move of this kind has no field “{ $field }”.
error-bad-number = { $field }: { $reason }
error-cannot-write = Cannot write { $file }: { $reason }
error-save-invalid = { $file } is not a saved game: { $reason }
usage-option = There is no option “{ $name }”.
usage-missing = “{ $name }” is missing.
usage-value = “{ $name }” has an invalid value.
usage-command = There is no command “{ $name }”.
error-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
error-no-such-class = “{ $bot }” cannot be loaded: { $problem }. Expected is module:Class, for example my_bots:Careful.
error-not-a-bot = “{ $bot }” is not a subclass of tidetable.bots.Bot.
error-no-checkpoint = “{ $file }” is not a checkpoint of training: { $problem }.
error-learned-another-game = “{ $bot }” has learned another game: { $game } with { $players } players.
error-arena-other = { $file } belongs to a different run.
error-no-study = { $file } does not come from tidetable balance --results.
error-no-corpus = { $file } is not a corpus written by tidetable export.
error-no-names = --names needs --database: only a server knows names.
error-no-extra = This command needs additional packages: pip install 'tidetable-games[{ $extra }]'.
error-backup-postgres = For PostgreSQL, use pg_dump and pg_restore.
error-backup-nothing = There is no database { $file }.
error-restore-damaged = { $file } is not a backup, or is damaged: { $reason }
error-restore-running = { $file } is in use: stop the server first.
error-game-name = A game’s name consists of 2 to 32 lowercase letters, digits and underscores and begins with a letter, unlike “{ $name }”.
error-game-exists = There is already a game “{ $name }”.
error-game-name-reserved = The name “{ $name }” is reserved: Python or Tidetable uses it already.
error-file-exists = { $file } exists already. Nothing was written.

## Help

help-app = Three sea-themed board games at one table. An unofficial fan implementation.
help-lang = Language: en, nl, de or fr. May appear anywhere. Default: the system’s language.
help-version = Show the version, and whether the engine is compiled.
help-play = Play a game in the terminal against bots.

    Type the number of a choice, or its notation. You can undo your own choices as long as nobody has learned anything from them.
help-simulate = Play many random games and report scores, lengths and seat advantage.

    The same seed gives the same result for any number of --jobs.
help-arena = Let bots play against each other: win shares with intervals, ratings, margins, time.

    Every deal is played several times, with the bots rotated around the table. With --results, a stopped tournament can be resumed.
help-train = Let bots play against themselves, and fit the weights with which they judge a position to the results.

    With --results, a stopped run can be resumed. The file that is written takes effect when it replaces the one of the same name in the folder of the game.
help-train-players = Numbers of players, in turn
help-train-out = The file to write the weights to
error-no-judge = { $game } has no learned judge for these options.
error-train-other = The games in { $file } are for another judge, { $judge }.
train-feature = feature
train-mean-weight = mean size of its weights
train-loss = Log-loss on games that were not fitted: { $loss }, before { $before }, without any knowledge { $even }. Games: { $games }.
train-written = Written to { $file }.
help-train-report = Also write a page about the weights to this file (HTML)
help-train-also = Fit to the games in this file, too, which an earlier run has written with --results (several times: several files)
help-train-units = Units of the network
train-title = { $title }: the trained judge
train-setup = { $games } games, { $positions } positions, seed { $seed }, { $date }
train-quality = How good it is
train-quality-intro = The mean surprise at who won, in nats: lower is better.
train-nats = log-loss
train-log-loss = on games that were not fitted
train-log-loss-fitted = on games that were fitted
train-log-loss-before = with the weights before, on games that were not fitted
train-log-loss-even = without any knowledge
train-calibration = Does it keep its word?
train-calibration-intro = Chances that it gave in games that were not fitted, in tenths, and the share of them that won.
train-told = chance given (%)
train-won = won (%)
train-cases = cases
train-weights = What it weighs
train-weights-intro = The weight of each feature at the end of a game and at its beginning.
train-again = How to repeat it
train-again-intro = The command, and the hash of the games that it plays.
help-balance = Is a game fair, tense and varied? Play many games with one bot in every seat and write a page with figures.

    Every figure states how many games it is based on and how to repeat it. With --each, the same deals are played again with one reconstructed value of the box changed at a time, to see whether it matters. With --results, a stopped run can be resumed.
    Example: tidetable balance kadora --players 3 --games 400 --bot normal --jobs 2 --out kadora.html
help-export = Write games as data: a folder with a table of games and a table of decisions, with what the seat saw, what was legal, what it did and how the game ended.

    The games are played by bots, as in the arena; with --arena they are those of a tournament, with --database the finished games of a server, without names unless you ask for them. A stopped export is resumed by the same command. Parquet needs polars, which comes with the extra “data”.
help-export-folder = The folder to write to, or to continue
help-export-search = Iterations of a search for each decision, whose values are written, too; 0: none
help-export-format = parquet or jsonl
help-export-arena = Results of an arena: its games are played again, move by move the same
help-export-database = The database of a server: an SQLite file, or postgresql://...
help-export-names = With --database: write the names of the people as well. That is personal data
export-done = { $folder }: { $parts ->
        [one] one part
       *[other] { $parts } parts
    }
export-skipped = { $count ->
        [one] One game of other rules, or damaged, was left out.
       *[other] { $count } games of other rules, or damaged, were left out.
    }
help-open = Play in the browser: start a server on this computer and open the browser. “tidetable” alone does the same.
help-lan = Allow access from your home network
help-browser = Open the browser
help-serve = Host tables for browsers and programs over HTTP and WebSocket.

    By default, one process with an SQLite file. With --database postgresql://... and --redis redis://..., any number of processes share the tables.
help-host = Address to listen on
help-port = Port to listen on
help-database = An SQLite file, or postgresql://...
help-sqlite = An SQLite file (for PostgreSQL, use pg_dump and pg_restore)
help-redis = redis://..., to notify other processes
help-thinkers = Number of processes that choose moves for bots
help-origin = Another origin that browsers may connect from
help-rate = Requests or moves per second that a client may make on average; 0: no limit
help-connections = Connections that may be open from one address; 0: no limit
help-keep-guests = Days that a guest without games is kept after the last visit; 0: for ever
help-keep-tables = Days that a table whose game never began is kept; 0: for ever
help-keep-chat = Days that the chat of a finished game is kept; 0: for ever
help-url = The public address of this server, such as https://tide.example.org, for links in notifications
help-smtp = Mail server for notifications: smtp://[USER:PASSWORD@]HOST[:PORT], or smtps:// for TLS from the beginning. Better in the environment variable, which other users do not see
help-mail-from = Address that mails come from
help-contact = How the operators of push services reach you: mailto:... or https://...
help-private-targets = Let push services and webhooks be in private networks, and use http
help-notify-after = Seconds between an occasion and the notification
help-offline = Folder written by “tidetable static”: people can then also play offline there, at /offline/.
help-admin = Look after the tables and people of a server. Every change is written to the audit log.
help-admin-tables = List tables, the last changed first.
help-admin-people = List people, the newest first.
help-admin-table = Show one table and its seats.
help-admin-export = Write everything that is stored about a person as JSON.
help-admin-agreed-games = Write the games that everybody who played them allows to become puzzles, without names.
help-admin-folder = The folder to write to
help-admin-delete-person = Delete a person’s data. Their games stay, without the name.
help-admin-close-person = Sign a person out and do not let them in again.
help-admin-reopen-person = Let a person in again.
help-admin-close-table = Close a table for good; its game does not go on.
help-admin-rotate-secret = Sign tokens and invitations with a new secret. Servers learn of it by themselves.
help-admin-retain = Delete what is older than it should be kept, now.
help-admin-audit = Show what was changed, when and by whom, the newest first.
help-admin-page = Page of 50 lines
help-admin-table-id = The id of a table, as in its address
help-admin-person-id = The id of a person, as in the list of people
help-admin-reason = Why, as those concerned will read it
help-admin-days = Days to keep; 0: for ever
help-admin-status = open, playing, over or halted
help-admin-game = Only tables of this game
help-admin-name = Part of a name or account
help-admin-accounts = Only people with an account
help-admin-closed = Only people who are not let in
help-admin-chat = With its chat
help-admin-out = The file to write; by default, the terminal
help-admin-yes = Confirm: this cannot be undone
help-admin-grace = Days for which the old secret is still accepted; 0 signs everybody out
help-moderate = See what people have reported, and mute or close those who spoil the table. Every change is written to the audit log.
help-moderate-reports = List the chat lines that were reported, with what was said around them, the oldest first.
help-moderate-mutes = List the people who may not write.
help-moderate-mute = Stop a person from writing for a time. They are told why and until when.
help-moderate-unmute = Let a person write again.
help-moderate-close = Do not let a person in any more. Their games stay; a bot may play for them, as for anybody who is away.
help-moderate-reopen = Let a person in again.
help-moderate-dismiss = Set reports aside: nothing needs to be done about them.
help-moderate-person = The id of a person, as in the report
help-moderate-report = The number of a report
help-moderate-days = For how many days; 0.5 is twelve hours
help-moderate-all = Also those that are settled or dismissed, the newest first
help-moderate-page = Page of 20 reports
help-moderate-tournaments = List tournaments that are not over, the last changed first.
help-moderate-tournaments-all = Also those that are over
help-moderate-tournament = The id of a tournament, as in its address
help-moderate-cancel-tournament = End a tournament. Games that are being played go on, and count for nothing in it.
help-moderate-remove-player = Stop somebody from playing on in a tournament, once the current game is over.
help-moderate-lines = Page of 20 entries
help-backup = Copy all tables to FILE while the server is running.
help-backup-file = The file to write
help-restore = Replace the database by a backup. Stop the server first. The old database is kept as NAME.before.
help-restore-file = The backup
help-rules-players = Number of players that the rules are for
help-rules = Show the rules of a game, filled in from its data file, with a list of the reconstructed values.
help-new-game = Start a new game: write a small game that runs, with its words in four languages and its tests.

    In the repository, the game becomes a folder of the engine. Anywhere else, or with --folder, it becomes a package of its own, which offers the game to every Tidetable that it is installed with. Nothing is overwritten. docs/adding-a-game.md builds a whole game step by step.
    Example: tidetable new-game pebbles --folder pebbles
help-new-name = The name of the game: lowercase letters, digits and underscores
help-new-folder = Where to write a package of its own
help-replay = Show a recorded game, turn by turn. Reads JSON and notation.
help-static = Write a folder for playing without a server: the three games against bots, or with others on one device, in the browser. Any web host can serve it, at any address; “tidetable serve --offline DIR” does too. It is built from a checkout of the source, with Node.js.
help-static-folder = The folder to write, for example build/static. An earlier one of this kind is replaced; one that holds anything else is refused
static-written = {$folder} is ready. Try it: python -m http.server --directory {$folder}
help-verify = Deal a recorded game again from its seed and compare every card and every move.
help-game = The game: { $known }
help-players = Number of players
help-seat = Your seat, from 0
help-seed = Seed of the deal; by default, chosen by the system
help-seed-games = Seed of the first deal; the same seed gives the same games
help-option = Choice for an option of the game, for example mode=family; may be repeated
help-data = A corrected data file
help-bots = Bots, separated by commas: { $known }; in arena, balance and export also search-ITERATIONS (search-600), module:Class or a checkpoint (FILE.npz); “tidetable levels” tells how strong they are
help-bot = Bot in every seat: { $known }. Stronger bots take much longer; “tidetable levels” tells how strong they are
help-each = Number of games with each changed value; 0: none
help-each-bot = Bot for those games
help-out = The page to write; by default balance-GAME.html in this folder
help-ray = Address of a Ray cluster; “local” starts one here
help-csv = A folder for the numbers of each figure, as CSV
help-ladder = Number of games between two neighbours of the ladder of bots; 0: none
help-ladder-bots = Bots of the ladder, the weakest first, separated by commas
help-levels = How strong the levels of the bots are: play games between neighbouring levels and write a file with the figures. Without --games, show the figures of this version.
help-levels-games = Number of games between two neighbouring levels, or one number for each step, separated by commas; 0: show what is known
help-levels-results = Save the games in this folder, a file for each step in each game and mode, and resume from them
help-levels-out = The file to write or to show; the page for a new table takes its numbers from src/tidetable/bots/ratings.json
levels-note = Numbers like Elo’s: 200 more win three games of four. { $anchor } has 1000 in every game; they compare bots within a game, with two players.
help-compare = Balance studies side by side: write a page of several games, or of one game with other options, players, bots or data.
help-compare-files = Files that tidetable balance wrote with --results
help-compare-out = The page to write
help-compare-csv = A file for the numbers of the table, as CSV
help-results = Save the games in this file, and resume from it
help-plot = Draw the win shares to this file (png, svg, pdf)
help-resume = Resume a saved game
help-save = Where “save” writes the game
help-games = Number of games
help-jobs = Number of processes
help-json = Print JSON instead of tables
help-file = A record: JSON or notation
help-eyes = Show it as this seat saw it; by default, all cards are visible
help-notation = Print the notation
help-to-json = Print the record as JSON

## Options that games share

option-first = Who begins
option-first-lot = drawn by lot
option-first-seat0 = player 1
option-first-seat1 = player 2
option-first-seat2 = player 3
option-first-seat3 = player 4
option-first-text = By lot is the rulebook’s way, or as near to it as a computer can get. You can also choose who begins.

## Playing

seat-number = Player { $number }
play-begin = { $title }: { $players } players. You are { $name }.
play-your-turn = Turn { $turn }, your move ({ $name })
play-prompt = Number or move; (u)ndo, (t)ip, (l)og, (r)ules, (s)ave, (q)uit
play-thinking = { $name } ({ $bot }) is thinking …
play-help = Type the number of a choice or its notation, u, t, l, r, s or q.
play-thinking-hint = Thinking about a tip …
play-hint = A bot would do this: { $move }
gains-now = Gains now: { $what }.
gains-later = Gains by the next turn: { $what }.
play-choose = Choose a move.
play-undone = Taken back.
play-no-undo = This cannot be taken back: { $why }
play-why-nothing = you have not made a choice yet.
play-why-other = another player has made a choice since.
play-why-learned = somebody has learned something from it.
play-saved = Saved in { $file }. To resume: tidetable play { $game } --resume { $file }
play-kept = The game is saved in { $file }. To replay it: tidetable replay { $file }
play-bye = Until the next tide.
play-unknown = “{ $word }” is neither a number from the list nor a move.
play-won = You win!
play-shared = You share the win.
play-lost = You do not win this time.
play-compiled = compiled
play-plain = plain Python

## Simulating

sim-title = { $title }, { $players } players, { $games } random games, seed { $seed }
help-puzzle = Find the best move: the puzzle of the day, with a board as in “play”.
help-puzzle-any = Any puzzle instead of the one of the day
help-puzzle-name = The puzzle with this name
help-puzzles = Make puzzles.
help-puzzles-make = Find positions with one clearly best move in games between bots, and check them by long search.
help-puzzles-count = How many puzzles
help-puzzles-out = The file to write; by default puzzles-GAME.jsonl in this folder
help-puzzles-resume = Continue a file that exists
help-puzzles-from-records = Search the recorded games in this folder, or one file, instead of games between bots
puzzle-title = { $title }: a puzzle of { $rating } points
puzzle-ask = You are { $name }. One move is clearly best: which one?
puzzle-prompt = Number or move; q = show the solution
puzzle-help = Type the number of a choice or its notation, or q for the solution.
puzzle-right = { $tries ->
    [one] Right, at the first attempt!
   *[other] Right, after { $tries } attempts.
}
puzzle-wrong = Not the best move. Try again.
puzzle-wrong-loss = Good, but not the best move: it costs you { $loss } of your chances. Try again.
puzzle-solution = Best: { $move }. Chance to win: { $chance }.
puzzle-other = { $move }: { $chance }
puzzle-checked = Checked with { $depth } simulated continuations of each of these moves, with what your seat knows. Puzzle { $name }.
puzzle-streak = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzle-day-shown = Today does not count for your days in a row: you were shown the solution first.
puzzle-days-damaged = The days in a row are not counted: { $file } cannot be used ({ $reason }). The file stays as it is; repair it, or move it away to begin anew.
puzzles-made = { $count } puzzles from { $games } games: { $file }
error-no-such-puzzle = There is no puzzle { $puzzle }.
error-no-puzzles = There are no puzzles for { $game }.
error-puzzles-exist = { $file } exists already: continue it with --resume, or name another file with --out.
sim-progress = playing
sim-speed = { $decisions } decisions in { $seconds } s of processor time: { $rate } per second ({ $engine })
sim-seat = seat
sim-order = turn order
sim-wins = wins
sim-interval = 95% interval
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
verify-ok = Verified: the published hash matches the seed, and the seed deals exactly this game ({ $actions } actions).
backup-done = All tables have been copied to { $file }.
restore-done = All tables have been restored to { $file }; the old database is kept next to it.
error-admin-yes = This cannot be undone: add --yes to confirm.
admin-exported = Written to { $file }.
admin-agreed = { $count ->
    [one] One game
   *[other] { $count } games
 } in { $folder }.
admin-deleted = The data of { $person } is deleted.
admin-close-person = { $person } is not let in any more.
admin-reopen-person = { $person } is let in again.
admin-close-table = The table { $table } is closed.
admin-rotated = The new secret signs in one minute; the old one is accepted for { $days } days.
admin-retained = Deleted: { $guests } guests, { $tables } tables, { $chat } chat lines; finished { $people } tables of deleted people.
admin-column-id = id
admin-column-game = game
admin-column-status = status
admin-column-made = made
admin-column-changed = changed
admin-column-name = name
admin-column-account = account
admin-column-seen = last here
admin-column-closed = closed
admin-column-deleted = deleted
admin-column-seat = seat
admin-column-bot = bot
admin-column-text = text
admin-column-at = when
admin-column-who = who
admin-column-what = what
admin-column-about = about
admin-column-detail = detail
admin-column-until = until
admin-column-reason = reason
admin-column-people = people
admin-column-host = host
moderate-none = There are no reports.
moderate-title = { NUMBER($number, useGrouping: 0) } · { $at } · table { $table } · { $state }
moderate-state-open = open
moderate-state-settled = settled
moderate-state-dismissed = dismissed
moderate-gone = What was said is deleted.
moderate-by = Reported by { $person }: { $reason }
moderate-no-reason = no reason given
moderate-about = Written by { $person }, reported { $reports ->
    [one] once
   *[other] { $reports } times
} by { $people ->
    [one] one person
   *[other] { $people } people
}
moderate-muted = Muted until { $until }: { $reason }
moderate-mute = { $person } may not write until { $until }.
moderate-unmute = { $person } may write again.
moderate-close = { $person } is not let in any more.
moderate-reopen = { $person } is let in again.
moderate-dismiss = Report { NUMBER($number, useGrouping: 0) } is set aside.
moderate-cancel-tournament = The tournament { $tournament } is cancelled.
moderate-remove-player = { $person } no longer plays in the tournament { $tournament }.
error-no-such-report = There is no report { NUMBER($number, useGrouping: 0) }.
error-muted-by-operator = The operator of this server has muted you until { $until }: { $reason }
error-muted-network = Until { $until }, new guests from your network keep the name they were given and write only at tables that are by invitation alone, because somebody from there was muted. This does not concern an account that you already have.
error-too-many-reports = You have reported a lot today (at most { $most }); please wait a while.
rules-reconstructed = Reconstructed values
rules-reconstructed-note = The rulebook does not say, or shows it only in a picture. Correct these values with --data.
rules-example = Example with { $players } players: { $title }
rules-notice = The name belongs to its publisher; the rules are in our own words.

## A new game

new-game-written = { $game } is written: { $folder }
new-game-edit = Change its rules in { $rules } and its words in { $words }.
new-game-test = Run its tests after every change:
new-game-play = Play it in the terminal, or in the browser:
new-game-guide = docs/adding-a-game.md explains every part.

## Arena

arena-title = { $title }, { $players } players, { $games } games, seed { $seed }
arena-note = Intervals are 95% over deals; times are processor time per decision. Games without a winning seat: { $share }%.
arena-bot = bot
arena-rating = rating
arena-wins = wins %
arena-interval = 95% interval
arena-fair = fair %
arena-margin = margin
arena-time = time
arena-pairs = Who beats whom: how often the bot on the left finishes ahead of the bot above, in % of the games that both played

## At a table

error-not-begun = The game has not started yet.
error-already-begun = The game has already started.
error-seat-taken = Seat { $seat } is taken.
error-needs-invitation = Seat { $seat } is reserved for somebody with an invitation.
error-host-only = Only the host of the table may do this.
error-seats-free = Seats still free: { $count }.
error-stale = The game has moved on; please look again.
error-not-your-turn = It is not your turn.
error-not-seated = You do not have a seat at this table.
error-not-your-seat = Seat { $seat } is not yours.
error-bot-stands-in = A bot is playing for you; take your seat back first.
error-nobody-stands-in = No bot is playing for seat { $seat }.
error-not-away = { $seat } is here, or not to move: no bot can play for them now.
error-away-a-moment = { $seconds ->
    [one] { $seat } has been away only for a moment; a bot can play in one second.
   *[other] { $seat } has been away only for a moment; a bot can play in { $seconds } seconds.
  }
error-nothing-to-undo = There is nothing to undo.
error-nothing-asked = Nobody has asked for an undo.
error-nobody-said = That person has not said anything here.
error-no-hints = There are no hints at a rated table.
error-other-game = That position belongs to a different game: { $game } with { $players } players.
error-already-resigned = You have already resigned.
error-already-left = You have already left this seat.
error-already-asked = You have already asked the others.
error-no-clock = There is no clock at this table.
error-pause-length = A pause takes between an hour and { $most } days.
error-already-paused = A pause has already been agreed on.
error-bad-clock = These clock settings do not go together.
error-bad-address = This address cannot be used.
error-no-mail = This server sends no e-mail.
error-too-many-channels = You already get notifications in { $most } places. Remove one first.
error-bad-link = This link is not valid.
error-on-holiday = You are already on holiday.
error-holiday-left = You have { $left } days of holiday left this year.
error-uvicorn-changed = uvicorn { $version } has changed: it lacks { $names }, which the server needs to limit what a connection sends. Install a version that Tidetable was tested with, such as 0.54.
error-smtp-needs = For e-mail the server needs --url and --mail-from.
error-smtp-form = The mail server has the form smtp://HOST:PORT.
error-rated-undo = At a rated table, only a decision from which nobody has learned anything can be undone.
error-no-time-to-undo = Your time would be used up if you undid this.
error-enough-undone = You have undone { $most } decisions in this game. That is as many as there may be.
error-already-answered = You have already answered.
error-others-ask = Another player is asking for something; that has to be settled first.
error-bot-decides = Your time for this decision is over: the bot makes it. You can take over right after it.
error-one-seat = You already have a seat at this table.
error-enough-said = Without a seat you cannot write any more at this table.
error-no-such-table = There is no table { $table }.
error-halted = This game cannot continue here. { $why } Nothing is lost.
error-bad-seat-plan = A bot’s seat must name a bot, and no other seat may.
error-bad-seat-count = { $seats } seats do not match { $players } players.
error-too-many-bot-tables = You already have { $most } running games with bots; please finish one first.
error-too-many-bots-alone = Bots already play { $most } games of yours among themselves; please wait until one is over.
error-busy = It is very busy just now; please try again.
error-too-fast = Too fast; please wait a moment.
error-too-many-tables = Too many of your open tables are on the public list (at most { $most } for one person). Start or wait for one of them, or create a table that is not listed.
error-too-many-connections = Too many connections from your network are open; please close some windows or wait a moment.
error-failed = Something went wrong; please try again.
error-no-database = The server cannot reach its database; please try again in a moment.
error-bad-message = The message is invalid: { $reason }
error-spectators-only-look = Spectators can only watch.
error-not-over = The game is not over yet.
error-no-thinkers = Bots and analysis are turned off on this server.
error-offline = This needs a server: you are playing without one.
error-carry-people = There are other people in this game, so it cannot be taken along: whoever has it can see everybody’s cards.
error-carry-counts = This game counts for a rating or a tournament, so it stays on the server.
error-static-folder = {$folder} holds something else. Choose a new or empty folder.
error-static-checkout = This needs a checkout of the source: the folder is built from it.
error-static-failed = The folder could not be built; the reason is above.
error-static-node = Building the folder needs Node.js 20.19 or later. None was found, and none could be installed; the reason is above.
error-offline-folder = {$folder} was not written by “tidetable static”.
error-bad-token = You are not logged in; please choose a name first.
error-bad-name = A name must have 1 to { $longest } characters that can be seen.
error-bad-password = A password must have at least { $shortest } characters.
error-has-account = You already have the account { $account }.
error-account-taken = The account { $account } is taken.
error-bad-login = Wrong account name or password.
error-too-many-logins = { $seconds ->
    [one] Too many failed logins; try again in one second.
   *[other] Too many failed logins; try again in { $seconds } seconds.
}
error-now-account = You have logged in to an account; please log in here, too.
error-rated-people = At a rated table, every seat needs a different person: no bots, and nobody twice.
error-bad-rating-range = A range of ratings is for rated tables, and goes from the lower to the higher one.
error-rating-range = At this table strangers need a rating from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }; yours is { NUMBER($rating, useGrouping: 0) }.
error-no-such-person = There is no such person.
error-no-account = You have no account.
error-closed-account = You are no longer let in: { $reason }
error-closed-table = The table was closed: { $reason }
error-removed = The host has removed you from this table. You can sit down again once the host lets you.
error-host-is-here = The host of this table is here.
error-host-just-left = { $seconds ->
    [one] The host was here a moment ago; please wait one more second.
   *[other] The host was here a moment ago; please wait { $seconds } more seconds.
}
error-not-at-table = That person does not sit at this table.
error-host-stays = The host cannot be removed. Hand the table over first.
error-enough-arranged = The seats of this table have been changed too often. Begin the game, or remove the table.
error-seats-fixed = This game continues another one, with as many players as that had.
error-bad-sign = There is no “{ $sign }” to choose in this game.
error-sign-taken = Seat { $seat } has already chosen that.
error-cleared-table = The host has removed the table.
error-no-such-code = There is no table with this code. Perhaps the game is over, or the host has made a new code.
error-too-many-guesses = { $seconds ->
    [one] Too many wrong codes; try again in one second.
   *[other] Too many wrong codes; try again in { $seconds } seconds.
}
error-bad-device-code = This code does not work (any more). Ask for a new one on your other device.
error-bad-recovery = Account and recovery code do not match, or the code has been used.
error-tournament-table = This table belongs to a tournament: the game begins by itself when everybody is here.
error-no-tournament-hints = There are no hints in a tournament.
error-no-such-tournament = There is no such tournament.
error-not-the-host = Only the host of the tournament may do this.
error-not-in-tournament = That person does not take part in this tournament.
error-removed-from-tournament = The host has taken you out of this tournament.
error-tournament-begun = The tournament has already begun.
error-tournament-over = This tournament is over.
error-tournament-full = The tournament is full: at most { $most } people can take part.
error-too-few-entrants = A tournament needs at least two people.
error-enough-changes = This has changed too often in this tournament.
error-round-not-over = The round is not over yet.
error-tournament-host-here = You are the host of this tournament.
error-tournament-host-left = { $seconds ->
    [one] The host was here a moment ago; please wait one more second.
   *[other] The host was here a moment ago; please wait { $seconds } more seconds.
}
error-decide-too-early = This game still has time.
error-game-decided = This game is already decided.
error-own-game = You cannot decide your own game.
error-too-many-tournaments = You already have { $most } tournaments that are not over.
error-too-many-asks = { $minutes ->
    [one] You have asked many people; please wait one minute.
   *[other] You have asked many people; please wait { $minutes } minutes.
}
error-too-many-pending = { $most } people have not answered you yet. Withdraw a request first.
error-too-many-friends = There is room for { $most } people in this list.
error-friend-self = That is you.
error-you-blocked = You have blocked { $name }. Unblock them first.
error-friends-only = Only friends can invite { $name }.
error-blocked-here = { $name }, whom you have blocked, sits at this table.
error-no-free-seat = There is no free seat at this table.
error-invitation-gone = This invitation is not valid any more.
guest-names = Otter, Puffin, Heron, Seal, Curlew, Avocet, Dolphin, Narwhal, Sandpiper, Limpet, Cormorant, Periwinkle, Walrus, Gannet, Turtle, Plover, Lobster, Tern, Beluga, Whelk
former-player = former player

## The browser client

page-not-built = The server is running, but the browser client has not been built yet.
page-not-built-how = Build it once, then reload this page:
home-open = Tidetable is running at { $address }
home-lan = Everybody in your home network can open that address.
home-only-here = Only this computer can open it; “tidetable open --lan” allows access from your home network.
home-end = Press Ctrl+C to stop; games are saved.

## Notifications

notification-turn = Your turn: { $game }
notification-turn-waiting = Waiting for you: { $names }
notification-group-turn = { $name } is to move: { $game }
notification-invitation = { $name } wants to play { $game } again
notification-invitation-seat = Your seat is kept. Take it when you like.
notification-round = Tournament: your game of { $game } begins
notification-round-come = Come to your table: { $names }
notification-invited = { $name } invites you: { $game }
notification-invited-seat = One tap, and you sit at the table.
notification-friend-asks = { $name } wants to be friends
notification-friend-asks-text = Accept or decline, as you like.
notification-friend-accepts = { $name } and you are friends now
notification-friend-accepts-text = Invite each other to a table with one tap.
notification-over = { $game }: the game is over
notification-over-look = See how it ended.
notification-webhook = Messages about { $game } arrive here: whose turn it is, and when the game is over.
error-no-such-webhook = There is no such webhook at this table.
error-webhook-failed = { $status ->
    [0] Nobody answers at this address.
   *[other] The service at this address did not accept the message (answer { $status }).
  }
notification-digest = { $count ->
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
}
notification-confirm = Confirm your e-mail address
notification-confirm-text = Somebody, probably you, wants notifications about games at { $site } sent to this address. Open this link to confirm it. If it was not you, do nothing.
notification-confirm-recovery = Somebody, probably you, wants to be able to come back in at { $site } with the help of this address. Open this link to confirm it. If it was not you, do nothing.
notification-recover = Come in again
notification-recover-text = Somebody, hopefully you, has asked { $site } for a way back to { $name }. The link works once and for one hour; all other devices are then signed out. If it was not you, you need not do anything.
error-too-many-recoveries = Too many requests; please wait a few minutes.
notification-stop = No more mails like this:
notification-stop-short = No more of these

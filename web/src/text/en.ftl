# The browser client, in English.

app-name = Tidetable
language = Language
nav = Site
nav-me = Me
close = Close
cancel = Cancel
next = Next
loading = One moment …
reload = Reload
try-again = Try again
not-now = That does not work right now.
still-showing = One moment: first see what happened.
to-home = To the harbour
error-unknown = Something went wrong; please try again.
error-unreachable = The server does not answer. Are you online?

## Home

home-title = Pull up a chair.
home-text = Board games of the sea, for an evening at one table. No account, no fuss: three clicks and you are playing.
games = Games
players-range = { $low } to { $high } players
rules = Rules
rules-ways = Players and options
play-now = Play now
play-now-how = { $bots ->
    [one] against one bot, { $level }
   *[other] against { $bots } bots, { $level }
  }
invite-friends = Invite friends
same-screen = Same screen
all-options = All options
my-games = My games
your-turn = Your turn
turn-of = { $name } to move
nobody-won = Nobody wins
stands-still = on hold
waiting-to-begin = about to begin
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
open-tables = Open tables
no-open-tables = Calm sea
no-open-tables-text = Nobody is waiting for players right now. Set up a table of your own!
finished-games = Finished games
no-finished-games = Nothing in the logbook yet
no-finished-games-text = Games you have finished can be watched again here, move by move.
all-my-games = All my games and statistics
search-games = Search: player or game
filter-all = all
filter-mode = Way to play
filter-against = Against
filter-result = Result
against-people = people
against-bots = bots only
against-shared = on one device
result-won = won
result-lost = not won
result-shared = shared win
result-place = place { $place }
games-found = { $count ->
    [0] No games found
    [one] One game
   *[other] { $count } games
  }
show-more = Show more
show-all = Show all { $count }
points-average = points, average
wins-so-far = Share of wins over time
by-game = By game
by-mode = By way to play
by-opponent = By opponent
by-level = By level of bots
import-replay = Open a record from a file

## A new table

new-table = New table
how-many-players = How many players?
seat-number = Seat { $number }
seat-me = Me
seat-me-text = this device
seat-here = Somebody on this device
seat-invited = A friend, by link
seat-invited-text = gets a link from you
seat-open = Open to anybody
seat-open-text = listed on the home page
seat-bot = Bot
seat-free = free seat
former-player = former player
bot-level = Strength of the bot
bot-random = at random
bot-greedy = greedy
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-master = master
bot-expert = expert
bot-rated = { $level } ({ $rating })
bot-ratings-text = The numbers show how strong the bots are in this game: 200 more win three games of four.
bot-strength = Strength: { $level }
temper-bold = bold
temper-bold-text = { $name } is bold and, of two equally good moves, makes the one that promises the larger lead.
temper-careful = careful
temper-careful-text = { $name } is careful and, of two equally good moves, makes the one that wins more surely, by however little.
temper-friendly = friendly
temper-friendly-text = { $name } is friendly and, of two equally good moves, makes the one that keeps the game close.
temper-curious = curious
temper-curious-text = { $name } is curious and, of two equally good moves, makes the one that others would overlook.
temper-fair = A temperament only decides between moves that are about equally good. Bots know only what their seat can see.
name = Name
player-number = Player { $number }
name-shared = { $name } ({ $number })
more-options = Clock, spectators, rating
clock = Clock
clock-none = none
clock-quick = 5 minutes
clock-calm = 15 minutes
patience = If somebody is away, wait
patience-30 = half a minute
patience-120 = 2 minutes
patience-600 = 10 minutes
patience-3600 = an hour
stand-in = The bot that plays for whoever is away
spectators-may-look = Others may watch
rated-game = Rated: counts for everybody’s rating, without hints
rated-why-not = Not possible here: ratings compare people, so every seat needs a person with a device of their own, and no bots.
about-spectators = They see what everybody sees, never a hand.
about-missed-turn = The game goes on, and the next turn is yours again.
about-missed-seat = A bot plays on for you until you come back.
about-patience = After that the others may let a bot move for the absent player, who can come back at any time.
about-stand-in = It also plays on for whoever gives up or runs out of time.
about-clock-none = Nobody has to hurry.
about-clock-game = For all your moves together; each turn gives a few seconds back. If your time runs out, a bot plays for you.
about-clock-move = For each move. You do not have to be there at the same time.
about-clock-days = For all your moves together, spread over days.
about-clock-reserve = A day for each move, and ten more to draw on in the whole game.
begin = Begin
make-table = Set up the table

## Before a game

lobby-waiting = Waiting for players
seat-open-waiting = Waiting for anybody
seat-invited-waiting = Waiting for a friend
seat-host-waiting = Waiting for the host
host-begins = The host, { $name }, starts the game.
this-is-you = you
is-here = here
is-away = away
sit-down = Sit down
stand-up = Stand up
your-name = Your name
invite-text = Say the code, send the link, or let a phone scan the picture. Everybody picks a free seat, or watches.
invite-link = Link to this table
copy-link = Copy link
link-copied = Link copied.
share = Share
qr-code = QR code of the link
only-this-computer = This address works on this computer only. For friends in your home network, start with { $command }.
seats-missing = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
invited = You are invited
invited-with = At the table: { $names }
seat-is-taken = This seat is taken
seat-is-taken-text = The game has begun, or somebody else was faster. You can still watch.
look-at-table = Watch
lobby-invited = Sit down with us
lobby-choose = Pick a seat, or stay and watch.
lobby-choose-only = Pick a seat. The players here prefer not to have spectators.
lobby-needs-link = The free seats are for friends of the host: ask for the link or the code.
lobby-full = Every seat is taken.
lobby-watch = Stay here and you can watch.
host-away = The host is not here.
become-host = Become the host
is-host = host
rated-at = rating { $rating }
move-here = Move here
stand-up-sure = Leave your seat? As long as it is free, you can sit down again.
stand-up-host = Leave your seat? { $name } is then the host of the table. As long as the seat is free, you can sit down again.
stand-up-alone = Leave your seat? The table stays yours, and you can sit down again.
stay-seated = Stay
you-were-removed = The host has removed you from your seat.
table-code = Code of the table
table-code-is = Code of the table: { $code }
arrange-seat = Arrange seat { $number }
make-host = Make { $name } the host
remove-person = Remove { $name } from the table
for-a-friend = For a friend
for-anybody = For anybody
copy-seat-link = Copy the link to this seat
make-bot = Put a bot here
sit-here = Sits here
drop-seat = Remove this seat
swap-with = Change places with
sign-of-seat = Creature or colour of seat { $number }
begin-without = Begin without them
begin-with-bots = Begin with bots
host-tools = Change the table
was-removed = { $name } was removed from the table.
readmit = Invite again
add-seat = Add a seat
renew-code = New link and code
code-renewed = Earlier links and codes no longer work.
clear-table = Remove the table
clear-table-sure = Remove the table for everybody? This cannot be undone.
table-cleared = The table is gone
table-cleared-text = The host removed it before the game began.
join-title = Join with a code
to-the-table = To the table
table-facts = What is played
fact-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
fact-rated = rated
fact-rating-between = for strangers rated { $low } to { $high }
fact-rating-from = for strangers rated { $low } or more
fact-rating-to = for strangers rated { $high } at most
rating-range = Which strangers may sit down (by rating; everybody starts at 1000)
rating-from = from
rating-to = to
rated-or-not = Rating
fact-friendly = friendly
fact-no-spectators = no spectators
known-deal = This game goes on from one that was played before. Whoever brought it may know all cards and tiles that have been dealt so far. The game does not count.
clock-off = no clock
clock-bank = { $time } each
clock-bank-more = { $time } each, plus { $more } a turn
clock-per-move = { $time } a move
all-games = all
all-open-tables = All open tables
pace-any = any
pace-none = no clock
pace-live = at one sitting
pace-days = over days

## At the table

this-table = This table
this-step = This step
players = Players
at-turn = To move:
has-resigned = resigned
has-left = left
bot-stands-in = a bot stands in
hours-left = { $hours } h
game-over = The game is over
see-what-happens = Watch what happens …
sending = One moment …
bot-thinks = is thinking …
you-look-on = You are watching.
hint-is = A bot would do this: { $move }
hint-why = Hint: { $move }. { $why }
won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
you-win = You win!
you-share-the-win = You share the win
fast-forward = Fast-forward
undo = Undo
hint = Hint
confirm = Confirm
show-round = Show the last round again
undo-what = Undo: { $what }
redo-what = Do it again: { $what }
undo-did = Taken back: { $what }
hint-take = Play it
result = Result
log = Log
chat = Chat
log-and-chat = Log and chat
settings = Settings
menu = More
chat-empty = Nobody has said anything yet.
say-something = Say something
send = Send
mute = Mute { $name }
unmute = Unmute { $name }
about-line = What { $name } wrote
report-line = Report to the operator
report-reason = What is wrong with it? (Optional)
report-text = The operator of this server reads the line and what was said around it. The others do not learn that you have reported it.
report-thanks = Thank you. The operator of this server will look into it.
silenced = The operator of this server has muted you until { $until }: { $reason }
silenced-network = Until { $until }, new guests from your network keep the name they were given and write only at tables that are by invitation alone, because somebody from there was muted. This does not concern an account that you already have.
connection-lost = The connection is lost. We keep trying; nothing is gone.
undo-asked = You have asked to take back your move.
undo-asked-by = { $name } would like to take back a move.
back-asked = Your time is used up. You have asked whether you may play on.
back-asked-by = { $name }’s time is used up. May { $name } play on, with a quarter of the time?
asked-absent = Not here now: { $names }. The request waits, and ends when the game goes on.
back-absent = Not here now: { $names }. The request waits.
still-to-answer = Still to answer: { $names }.
have-agreed = Agreed: { $names }.
waiting-for-absent = { $name } is to move, but not here.
waiting-for-leaver = { $name } is to move, but has left.
bot-may-play-in = In { $time }, a bot may play.
absent-to-move = { $name } is to move and has been away for a while. What now?
leaver-to-move = { $name } is to move, but has left the table. What now?
what-to-do = What now?
wait-for-them = Wait
bot-this-turn = A bot for this turn
bot-until-back = A bot until they are back
bot-did-this = a bot did this
since-last-turn = Since your last turn
notice-left = { $name } has left the table.
notice-bot = A bot plays for { $name }.
notice-bot-by = { $by } lets a bot play for { $name } until they are back.
notice-bot-once = A bot plays this turn for { $name }.
notice-bot-once-by = { $by } lets a bot play this turn for { $name }.
notice-back = { $name } is back.
notice-resigned = { $name } has resigned; a bot plays on.
notice-ran-out = { $name } has run out of time; a bot plays on.
notice-cut-short = { $name } had to stop thinking early: this machine is slow. Its moves may be weaker.
notice-carried = { $name } has taken this game along to play it on elsewhere. It does not count here any more.
notice-undo-asked = { $name } asks to take back a move.
notice-undo-agreed = { $by } agrees that { $name } takes back a move.
notice-undo-refused = { $by } does not want { $name } to take back a move.
notice-undo-withdrawn = { $name } no longer wants to take back a move.
notice-undo-lapsed = The game went on before everybody had answered; { $name } takes nothing back.
notice-undone = Everybody agreed: { $name } has taken back a move.
notice-back-asked = { $name } asks to play on with more time.
notice-back-agreed = { $by } agrees that { $name } plays on.
notice-back-refused = { $by } does not want { $name } to play on.
notice-back-withdrawn = { $name } no longer asks to play on.
withdraw = Never mind
agree = Agree
refuse = No
bot-plays-for-you = A bot is playing for you.
come-back = Play on yourself
invite-spectators = Let others watch
let-bot-play = Let a bot play for { $name }
leave-table = Leave the table
leave-table-text = You can come back at any time; meanwhile the others may let a bot play for you.
resign = Resign
resign-for = Resign for { $name }
resign-sure = Resign? A bot plays your seat to the end, and you cannot win any more.
pass-device = Pass the device to { $name }
what-happened = What happened
i-am = I am { $name }
rematch = Play again
join-rematch = To the next game
rematch-missing = Not here now: { $names }. What happens to the empty seats?
rematch-open = Keep them free
rematch-bot = Bots play
rematch-drop = Play without
bot-won-for = A bot wins for { $name }
bot-finished-for = A bot finished the game for { $name } and made { $percent }% of the decisions, so this is not { $name }’s own win.
bot-helped = A bot made { $percent }% of { $name }’s decisions.
look-back = Look back
example = Example: { $title }
previous-step = Previous step
next-step = Next step
step-of-steps = { $step } of { $steps }
reconstructed = Reconstructed values
reconstructed-text = These numbers were in pictures that are lost, or the rulebook does not give them. If you own the box, you can correct them in the data file. In the rules they have the sign ≈.
reconstructed-mark = Reconstructed value: why?
print = Print
rules-notice = The name of the game belongs to its publisher; the rules are told in our own words.
play-this = Play this game
tutorial = Guided game
tutorial-offer = First time here? We can play your first turns together, step by step.
tutorial-yes = Show me
tutorial-no = I know the game
tutorial-end = End the guide
tutorial-done = Done
learn = Learn by playing
learn-game = Learn
learn-text = The guided game takes you through your first turns and says why. After that, a note appears whenever something happens for the first time.
first-note = For the first time
first-note-read = Got it
first-notes-off = No more notes
first-notes-on = Show notes while I play
first-notes = All notes
first-notes-again = Show them all again in the game
show-tutorial = Play the guided game

## Settings

setting-speed = Animation
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = none
setting-scheme = Colours
scheme-auto = as the device
scheme-light = day
scheme-dark = dusk
setting-confirm = Ask before
confirm-each = every decision
confirm-final = only what cannot be taken back
confirm-never = never
setting-sounds = Sounds
setting-cover = Cover the table while a shared device changes hands

## Me

account = Account
hello = Ahoy, { $name }
hello-stranger = Ahoy, stranger
your-name-text = This is how others see you. No account is needed.
keep-name = Save this name
name-kept = Your name has been saved.
statistics = Your games
no-statistics = Nothing to count yet
no-statistics-text = Your figures appear here after your first finished game.
game = Game
games-played = played
games-won = won
rating = rating
account-is = You are logged in as { $account }.
make-account = Create an account
make-account-text = Keeps your games and your rating, and lets you play from other devices.
log-in = Log in
log-in-text = Go on with your games from another device.
log-out = Log out
log-out-everywhere = Log out everywhere
logged-out = You are logged out.
change-password = Change password
change-password-text = Your other devices are logged out.
old-password = Current password
new-password = New password
password-changed = Your password has been changed; other devices are logged out.
your-data = Your data
your-data-text = Everything the server keeps about you, as a file. Or delete it all: your games stay for the others, without your name.
export-data = Download your data
delete-me = Delete everything
delete-me-sure = Delete { $name } for good? You resign all running games, what you wrote disappears, and nothing of it comes back.
deleted-me = Your data has been deleted. Fair winds!
account-name = Account name
password = Password
account-made = Your account has been created; all your games are in it.
logged-in = Welcome back, { $name }.
identity-gone = The server no longer recognises { $name }, so you are watching. The name is kept aside on the account page.
former-title = Kept aside
former-text = Names that this device had before, or that the server does not accept just now. Their games are not lost: take a name up again, try later, or log in to its account.
former-again = Be { $name } again
former-forget = Forget { $name }
former-not-yet = The server still does not accept { $name }.
other-device = Another device
other-device-text = Go on with your games on another device, under the same name. The code works once.
other-device-show = Show the code
other-device-again = A new code
other-device-how = Let the other device read the picture, or open { $address } there and type the code.
other-device-minutes = { $minutes ->
    [one] It works for one minute.
   *[other] It works for { $minutes } minutes.
  }
other-device-moves = Move there: log out here
device-here = Go on from another device here
device-enter-text = On your first device, open “Me” and let it show a code for another device.
device-code = Code
become-person = Go on as { $name }?
become-person-text = This device then plays the same games, under the same name.
become-person-aside = { $name } is kept aside on the account page of this device.
become-yes = Yes, go on
recovery = Recovery code
recovery-text = With this code you can set a new password if you forget yours. Print it or write it down; it works once, and is shown only now. A new one makes the old one void.
recovery-make = Make a recovery code
recovery-print = Print
recovery-mail = Come back by e-mail
recovery-mail-text = If you lose this device or forget your password, a link to this address lets you in again. It is used for nothing else.
recovery-mail-add = Use this address
recover-by-mail = Lost your games? Come back by e-mail
recover-by-mail-text = If you have given an address for this, we send a link there. It works once and for one hour.
recover-send = Send me a link
recover-asked = If { $address } is known here, a mail is on its way. Look in the spam folder, too.
recover-title = Come in again
recover-link-text = All other devices are logged out.
recover-again = Ask for another link
recovery-code = Recovery code
forgotten = Password forgotten?
forgotten-text = With your printed recovery code you set a new password. All devices are logged out.

## Not there

you-are-offline = You are offline. As soon as there is a connection, we go on.
offline-text = This page works without a server. Your games stay in this browser. Other people, clocks, puzzles and ratings need a server.
offline-loading = Loading the games …
offline-first-look = { $game }, in the middle of a game. Everything else is on its way.
offline-starting = Setting up the table …
offline-elsewhere = Tidetable is open in another tab. Close it there to play here.
offline-failed = The games could not be loaded.
play-offline = Play offline
carry-to-server = Play on at a server
carry-to-device = Take along offline
offline-now = You are playing offline, in this browser.
offline-back = Back to the server
bot-thinks-about = is thinking, for about { $seconds } s …
thinking-again = The bots’ thinking failed and starts again.
server-gone = No land in sight
page-not-loaded = This page could not be loaded. Check your connection, then try again.
foreign-page = Wrong harbour
foreign-page-text = The server does not expect visitors from this address. Open the table under the server’s own address, or tell whoever runs it.
table-not-found = There is no such table
table-not-found-text = Perhaps the link is incomplete, or the table was removed.
table-halted = This game is on hold
table-halted-text = It was begun under other rules than this server knows. It is kept, and goes on when they are back.
table-broken-text = The server cannot replay its log. Everything is kept; whoever runs the server can see why.
closed-table = A closed table
closed-table-text = Those who play here prefer to be among themselves.
table-shut = This table was closed
table-shut-text = Whoever runs the server has closed it; the game does not go on.
not-let-in = The harbour is closed to you
not-let-in-text = Whoever runs this server no longer lets you in.
page-not-found = Off the chart
page-not-found-text = There is no page at this address.
new-version = There is a new version of this page.

## Play by the day, notifications

time-left = { $time } left
moved-ago = last move { $when }
see-the-end = See how it ended
next-game = Next game
next-game-of = { $count ->
    [one] Next game: one is waiting for you
   *[other] Next game: { $count } are waiting for you
  }
clock-day-1 = 1 day a move
clock-day-2 = 2 days a move
clock-day-3 = 3 days a move
clock-day-7 = 7 days a move
clock-reserve = 1 day a move, 10 in reserve
clock-days = 14 days in all
missed = A missed deadline costs
missed-turn = one turn, which a bot makes
missed-seat = the seat, until you are back
clock-paused = paused
deadlines-missed = { $count ->
    [one] one deadline missed
   *[other] { $count } deadlines missed
  }
deadlines-missed-by = { $count ->
    [one] { $name } has missed a deadline.
   *[other] { $name } has missed { $count } deadlines in a row.
  }
pause-days = Days
ask-pause = Ask for a pause
ask-pause-text = If everybody agrees, all clocks stand still. You can still play.
pause-asked = { $days ->
    [one] You ask for a pause of one day.
   *[other] You ask for a pause of { $days } days.
  }
pause-asked-by = { $days ->
    [one] { $name } asks for a pause of one day: all clocks stand still.
   *[other] { $name } asks for a pause of { $days } days: all clocks stand still.
  }
notifications = Notifications
notifications-text = When it is your turn, or somebody turns to you, and you are not looking: once, on this device or by e-mail.
push-unsupported = This browser cannot show notifications. On an iPhone or iPad, add Tidetable to the home screen first.
push-denied = This browser does not allow notifications from Tidetable. You can change that in its settings for this page.
push-turn-on = Notify me on this device
push-turn-off = No more notifications on this device
mail-unconfirmed = waiting for confirmation
remove = Remove
remove-address = Remove { $address }
mail-address = E-mail address
mail-digest = Only one mail a day, if games are waiting
mail-add = Send mails there
mail-sent = We have sent a mail to { $address }. Open the link in it.
webhook = Group chat (webhook)
webhook-text = Slack, Mattermost, Discord and others give you an address for this.
webhook-address = Address of the webhook
webhook-add = Send messages there
table-webhook = Tell a group chat
table-webhook-text = Whose turn it is, and when the game is over. Slack, Mattermost, Discord and others give you an address for this; only you see it.
webhook-test = Send a test message
webhook-arrived = The message was accepted.
webhook-of-others = entered by somebody else
link-stop = No more notifications
link-stop-text = Nothing more is sent there. You can turn it on again at any time.
link-confirm = Your address is confirmed
link-confirm-text = Mails from here arrive there from now on.
link-failed = That did not work
holiday = Holiday
holiday-text = { $left ->
    [one] Your clocks stand still at all tables by the day. You have one day left this year.
   *[other] Your clocks stand still at all tables by the day. You have { $left } days left this year.
  }
holiday-until = Your clocks stand still until { $date }.
holiday-end = I am back
holiday-days = How many days?
holiday-begin = Begin now

## Tournaments

tournaments = Tournaments
my-tournaments = My tournaments
tournament-round = Round { $round } of { $rounds }
tournament-open = open to join
tournament-finished = finished
tournament-cancelled = cancelled
tournament-people = { $count ->
    [one] one person
   *[other] { $count } people
  }
tournament-host = Host: { $name }
to-the-tournament = To the tournament
tournament-table-waiting = The game begins by itself when everybody is here.
tournament-table-come = You are here. Whoever does not come in time loses by forfeit.
## Who plays

see-profile = Profile
your-profile = Your profile
profile-since = Here since { $when }
profile-games = { $count ->
    [one] one game
   *[other] { $count } games
  }
profile-wins = { $count ->
    [one] one won
   *[other] { $count } won
  }
profile-private = { $name } keeps this profile private.
profile-guest = { $name } plays as a guest. Profiles come with an account.
profile-own-private = Your profile is private: others see only your name.
profile-own-guest = You play as a guest: others see only your name. With an account you have a profile and can be on the leaderboards.
profile-gone-text = This person has left Tidetable. The games they played remain.
favourite-game = favourite game
rated-games = rated games
rated-games-count = { $count ->
    [one] after one rated game
   *[other] after { $count } rated games
  }
rating-history-text = { $count ->
    [one] Rating after one rated game: { $last }
   *[other] Rating after each of { $count } rated games: from { $first } to { $last }, lowest { $low }, highest { $high }
  }
rating-changed = { $rating } ({ $change })
ratings = Ratings
who-played = Who played
not-rated-yet = not rated yet
last-games = Last games
no-last-games = Nothing to look back on yet
no-last-games-text = Finished games that others were allowed to watch are listed here.
place-of = place { $place } of { $players }
has-won = won
puzzles = Puzzles
leaderboards = Leaderboards
leaderboard-any = any
leaderboard-place = Place
leaderboard-text = This list has people with an account and at least { $least } rated games. With a number of players, only those games count.
leaderboard-empty = Nobody is up here yet
leaderboard-empty-text = It takes { $least } rated games: set up a table for people, choose “rated”, and play.
leaderboard-own = You are number { $place }, with a rating of { $rating }.
leaderboard-own-games = { $count ->
    [one] One more rated game, and you are on this list.
   *[other] { $count } more rated games, and you are on this list.
  }
leaderboard-own-guest = You play as a guest. With an account you can be on this list.
leaderboard-own-private = Your profile is private, so you are not on this list.
number-of-players = Players
page-before = Back
page-after = More
friends = Friends
friends-here = { $count ->
    [one] one is here
   *[other] { $count } are here
  }
friend-here = here now
friend-away = not here
no-friends = No friends on board yet
no-friends-text = Ask somebody you have played with, or tell your friends your code.
friend-requests = Who wants to be friends
wants-friends = wants to be friends
ask-friend = Ask to be friends
friend-asked = Asked. Now it is up to them.
asked-friend = You have asked { $name } to be friends.
asks-you = { $name } wants to be friends.
asked-people = Asked, no answer yet
withdraw-ask = Withdraw
accept-friend = Accept
decline = Decline
is-friend = You are friends
now-friends = You and { $name } are friends now.
remove-friend = End the friendship
remove-friend-sure = { $name } will no longer see when you are here, nor you when they are.
block = Block
block-sure = Block { $name }? They can no longer ask or invite you, and you do not read what they write. They are not told.
unblock = Unblock
you-have-blocked = You have blocked { $name }.
blocked-people = Blocked
blocked-by-you = blocked by you
sit-anyway = Sit down all the same
add-friend = Find a friend
code-or-account = Friend code or account name
your-friend-code = Your friend code:
friend-code-text = Whoever has it can ask to be your friend.
show-friend-code = Show my friend code
renew-friend-code = Make a new code
invitations = Invitations
invites-you = invites you
join-now = Join
invite = Invite
invite-other = Invite somebody else by name
is-invited = invited
has-declined = cannot come
invitation-sent = The invitation is on its way.
privacy = What others see
private-profile = Private profile
private-profile-text = Others see only your name, and you are on no leaderboard.
appear-offline = Appear offline
appear-offline-text = Friends do not see that you are here. At a table everybody sees who is connected.
puzzles-from-games = Puzzles from my games
puzzles-from-games-text = A finished game may become a puzzle if everybody who played it allows it. No names are shown.

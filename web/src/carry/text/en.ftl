# Games that are carried over between a device and a server, and playing offline.
bring = Play on a game from elsewhere
bring-text =
    { $count ->
        [one] One decision has been made.
       *[other] { $count } decisions have been made.
    } The game goes on at a new table from there. Who plays which seat?
bring-fair = The device this game comes from knows all cards that have been dealt so far, and the game does not count. Invite people who trust you.
play-on = Play on here
no-game = There is no game here
no-game-text = The link is cut off, or its game does not exist here. A game that was saved as a file can be opened.
to-server-text = Play this game on at a server, with friends. There you choose who takes the other seats, and the server checks the game.
to-device-text = Play this game on in this browser, without the server. What is drawn from now on is drawn anew. This game then no longer counts in your statistics.
server = Address of the server
open-there = Open it there
open-here = Play on offline
save = Save the game as a file
stays-too = The game also stays where it is.
offline = Play offline
offline-what = The three games against bots, or with others on this device, entirely in this browser. Once it has been loaded, it works without a connection.
offline-not = Other people, clocks, puzzles, ratings and your games on the server need a connection. A game that was begun offline can be played on here later.
keep = Make available offline ({ $size } MB)
is-kept = It is kept in this browser and works without a connection.
keep-failed = It could not be loaded. Is there a connection, and enough space on this device?
play-offline = Play offline
play-offline-now = Only try it ({ $size } MB)
not-offered = Not available here
not-offered-text = This server does not offer its games offline. Whoever runs it can change that.
not-kept = There is no connection, and the games have not been made available offline in this browser.
not-secure = The browser keeps it only if the address of the server begins with https.

# Games that are carried over between a device and a server, and playing offline.
bring = Eine Partie von anderswo weiterspielen
bring-text =
    { $count ->
        [one] Eine Entscheidung ist gefallen.
       *[other] { $count } Entscheidungen sind gefallen.
    } Von dort geht die Partie an einem neuen Tisch weiter. Wer spielt auf welchem Platz?
bring-fair = Das Gerät, von dem diese Partie kommt, kennt alle bisher ausgeteilten Karten, und die Partie zählt nicht. Lade Leute ein, die dir vertrauen.
play-on = Hier weiterspielen
no-game = Hier ist keine Partie
no-game-text = Der Link ist abgeschnitten, oder das Spiel gibt es hier nicht. Eine als Datei gespeicherte Partie lässt sich öffnen.
to-server-text = Spiele diese Partie auf einem Server weiter, mit Freunden. Dort wählst du, wer die anderen Plätze bekommt, und der Server prüft die Partie.
to-device-text = Spiele diese Partie in diesem Browser weiter, ohne den Server. Was ab jetzt gezogen wird, wird neu bestimmt. Diese Partie zählt dann nicht mehr in deiner Statistik.
server = Adresse des Servers
open-there = Dort öffnen
open-here = Offline weiterspielen
save = Die Partie als Datei speichern
stays-too = Die Partie bleibt auch dort, wo sie ist.
offline = Offline spielen
offline-what = Die drei Spiele gegen Bots oder mit anderen an diesem Gerät, ganz in diesem Browser. Ist alles einmal geladen, geht es ohne Verbindung.
offline-not = Andere Leute, Uhren, Aufgaben, Wertungen und deine Partien auf dem Server brauchen eine Verbindung. Eine offline begonnene Partie kannst du später hier weiterspielen.
keep = Offline verfügbar machen ({ $size } MB)
is-kept = Es ist in diesem Browser gespeichert und geht ohne Verbindung.
keep-failed = Es ließ sich nicht laden. Gibt es eine Verbindung und genug Platz auf diesem Gerät?
play-offline = Offline spielen
play-offline-now = Nur ausprobieren ({ $size } MB)
not-offered = Hier nicht verfügbar
not-offered-text = Dieser Server bietet die Spiele nicht offline an. Wer ihn betreibt, kann das ändern.
not-kept = Es gibt keine Verbindung, und die Spiele wurden in diesem Browser nicht offline verfügbar gemacht.
not-secure = Der Browser speichert es nur, wenn die Adresse des Servers mit https beginnt.

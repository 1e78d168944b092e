# Aufgaben, und aus Fehlern lernen, auf Deutsch.

puzzles = Aufgaben
puzzle = Aufgabe
puzzles-text = Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist, mit dem, was der Spieler am Zug weiß. Jeden Tag gibt es zu jedem Spiel eine neue.
percent = { $value } %
count = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
  }
your-rating = Deine Wertung: { $rating }
rating = { $rating } Punkte
streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
  }
daily = Aufgabe des Tages
daily-solved = Die von heute ist gelöst
another = Noch eine Aufgabe
no-puzzle = Keine Aufgabe

you-are = Du bist { $name }.
learn-which = Was wäre besser gewesen?
which = Welcher Zug ist klar der beste?
try = Versuchen
show-solution = Lösung zeigen
wrong = Nicht der beste Zug.
wrong-move = { $move }: Es gibt einen besseren. Versuch es noch einmal.
wrong-loss = { $move } verschenkt { $loss } der Chancen. Versuch es noch einmal.
found = { $tries ->
    [one] Beim ersten Versuch gefunden!
   *[other] Nach { $tries } Versuchen gefunden.
  }
solution = Die Lösung
best-is = Am besten: { $move }.
chance = Eine Gewinnchance von { $chance }.
second = Am zweitbesten: { $move }, { $chance }.

learn-of = Fehler { $number } von { $count }, von { $name }
learn-found = { $found } von { $count } gefunden
learn-played = Gespielt: { $move }, mit einer Chance von { $did } statt { $could }.
learn-back = Zurück zur Partie
learn-next = Nächster Fehler
learn-skip = Überspringen

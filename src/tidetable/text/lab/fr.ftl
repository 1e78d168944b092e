# The balance report, in French. The browser client does not use it.

balance-title = Équilibre : { $title }
balance-setup = { $players } joueurs · { $games } parties avec le bot « { $bot } » à chaque place · graine { $seed }
balance-source = { $games } parties de { $bot } · graine { $seed } · règles { $rules } · données { $data }
balance-written = Le rapport est dans { $file }.

## Ce qui ressort

balance-findings = Ce qui ressort
balance-find-first = { $verdict ->
    [more] Le premier joueur gagne { $share } % ({ $range }) : plus que les { $fair } % qui seraient équitables.
    [less] Le premier joueur gagne { $share } % ({ $range }) : moins que les { $fair } % qui seraient équitables.
    [other] Le premier joueur gagne { $share } % ({ $range }), mais le joueur { $other } { $othershare } % ({ $otherrange }) ; { $fair } % seraient équitables.
   *[fair] Le premier joueur gagne { $share } % ({ $range }) ; { $fair } % seraient équitables. Aucun avantage n’est visible.
  }
balance-find-length = Une partie dure { $turns } tours et { $decisions } décisions (médianes) ; la moitié des parties durent { $low } à { $high } tours.
balance-find-margin = L’avance du gagnant est de { $margin } (médiane, en points) ; { $shared } % des victoires sont partagées.
balance-find-lead = La tête change { $changes } fois par partie. À mi-chemin, le futur gagnant mène dans { $half } % des parties ; la moitié des parties ne sont jouées qu’après { $settled } % des tours.
balance-find-choices = Une décision offre { $median } choix (médiane) ; la moitié en offrent { $low } à { $high }, la plus grande { $most }.
balance-find-had = Ce qui va le plus avec la victoire : { $what }. Avec, { $share } % ({ $range }) gagnent ; sans, { $without } %.
balance-find-robust = Aucune des { $fields } valeurs reconstituées changées ne fait de différence mesurable.
balance-find-sensitive = Sur { $fields } valeurs reconstituées changées, { $count } font une différence mesurable : { $names }.

## Parties du rapport

balance-section-seats = Le même bot est à chaque place : ce qui diffère vient donc de la place. La ligne en tirets est la part équitable.
    .title = Est-ce équitable ?
balance-section-pace = La durée des parties, les points marqués et la netteté des victoires.
    .title = Rythme et points
balance-section-tension = Après chaque tour : qui gagnerait si la partie s’arrêtait là, selon les règles et cartes ouvertes.
    .title = Tension
balance-section-choices = Combien il y a à décider, et quand.
    .title = Choix
balance-section-wins = Ce que les gagnants avaient et ont fait, à côté des autres. Ce qui va avec la victoire n’en est pas forcément la cause.
    .title = Ce qui gagne
balance-section-what-if = Là où le livret se tait, le fichier de données a des valeurs reconstituées. Les mêmes donnes ont été rejouées avec chacune d’elles changée.
    .title = Les valeurs reconstituées comptent-elles ?
balance-section-method = Chaque partie découle de la graine et de son numéro. Les intervalles sont à 95 %, chaque partie étant une observation indépendante : Wilson pour les parts de victoires, l’estimateur par quotient pour le reste. Les valeurs changées sont comparées donne par donne, avec la correction de Holm pour le nombre de comparaisons. Tout cela décrit la façon de jouer de ce bot ; les gens jouent peut-être autrement. Pour citer : jeu, version, règles, données et la commande ci-dessous.
    .title = Méthode

## Figures

balance-figure-order = Part des victoires selon l’ordre de jeu, avec intervalles.
    .title = Victoires selon l’ordre de jeu
balance-figure-seats = Les mêmes parties selon la place à table.
    .title = Victoires selon la place
balance-figure-turns = Tours de tous les joueurs ensemble.
    .title = Durée
balance-figure-scores = Scores finaux de toutes les places ; les gagnants en laiton. { $note }
    .title = Scores
balance-figure-margins = L’avance en points du gagnant sur le meilleur rival.
    .title = Netteté de la victoire
balance-figure-lead-changes = Combien de fois la tête passe d’un joueur à un autre.
    .title = Changements de tête
balance-figure-held = Dans combien de parties le futur gagnant mène, à mesure que la partie avance. Une montée tardive : longtemps ouverte ; la ligne en tirets est le hasard.
    .title = Le futur gagnant mène-t-il ?
balance-figure-settled = La part de la partie après laquelle son gagnant a mené jusqu’au bout.
    .title = Quand c’est joué
balance-figure-by-number = Choix possibles depuis la première décision : moyenne et moitié centrale, tant que la moitié des parties durent.
    .title = Choix au fil de la partie
balance-figure-by-step = Selon le genre de décision : médiane, moitié centrale (épais), maximum (fin). Échelle logarithmique.
    .title = Choix par étape
balance-figure-had = Part des victoires avec et sans, avec intervalles.
    .title = L’avoir
balance-figure-counted = De combien les gagnants en ont plus que les autres, en écarts types, avec intervalles.
    .title = En avoir plus
balance-figure-what-if = Différences avec les valeurs de la boîte et leurs intervalles ({ $own }). ◆ et lignes teintées : plus que le hasard n’explique.
    .title = Une valeur changée à la fois

balance-axis-wins = victoires, %
balance-axis-games = parties, %
balance-axis-seats = places, %
balance-axis-turns = tours
balance-axis-points = points
balance-axis-changes = changements de tête
balance-axis-progress = part de la partie, %
balance-axis-winner-leads = parties, %
balance-axis-decision = décision
balance-axis-choices = choix
balance-axis-deviations = écarts types

## Mots des tableaux et légendes

balance-order = joueur { $number }
balance-winners = gagnants
balance-others = autres
balance-with = avec
balance-without = sans
balance-what = quoi
balance-found = trouvé
balance-interval = intervalle à 95 %
balance-value = valeur
balance-count = nombre
balance-quarter = quart
balance-mean = moyenne
balance-median = médiane
balance-three-quarters = trois quarts
balance-most = maximum
balance-numbers = Les nombres, et comment les refaire
balance-repeat = Pour refaire :
balance-version = Version
balance-rules = Version des règles
balance-data = Données (SHA-256)
balance-capped = Décisions interrompues par la limite de temps

balance-if-field = valeur changée
balance-if-otherwise = donnes jouées autrement
balance-if-turns = tours
balance-if-score = score moyen
balance-if-first = le premier joueur gagne, %
balance-if-noticed = plus que le hasard n’explique
balance-if-same = aucune différence
balance-if-cell = { $middle } ({ $low } à { $high })
balance-unvaried = Reconstitué, mais pas changé ici
balance-unvaried-names = Des noms seulement : aucune règle n’en dépend.
balance-unvaried-only = Le moteur ne connaît pas d’autre valeur.
balance-unvaried-idle = Ne compte qu’avec { $detail }.
balance-unvaried-refused = Le contrôle du fichier de données le refuse : { $detail }
balance-unvaried-unknown = Aucune autre valeur n’a été proposée.

## The ladder of bots, and reports side by side

balance-find-depth = L’habileté compte : de « { $lowest } » à « { $highest } », il y a { $elo } points Elo ({ $range }).
balance-section-skill = Des bots du plus faible au plus fort, chacun contre celui d’en dessous. Plus ils sont éloignés, plus le jeu est profond : 200 points Elo veulent dire finir devant dans trois parties sur quatre.
    .title = L’habileté compte-t-elle ?
balance-figure-ladder = De combien chaque bot joue mieux que le premier, avec intervalles.
    .title = Échelle des bots
balance-figure-rungs = Combien de fois chaque bot finit devant celui d’en dessous, avec intervalles. Sur la ligne en tirets, ils seraient de force égale.
    .title = Chaque bot contre celui d’en dessous
balance-rung = { $bot } – { $below }
balance-axis-elo = points Elo
balance-axis-ahead = finit devant, %
beside-title = Équilibres côte à côte
beside-measures = En un tableau
beside-note = Parts de parties et points Elo avec intervalles à 95 % ; tours, décisions, points, changements de tête et choix : médianes avec la moitié centrale.
beside-written = La page est dans { $file }.
beside-players = { $players } joueurs
beside-plain = les options habituelles
beside-data = données { $data }
beside-seed = graine { $seed }
beside-games = parties
beside-first = le premier joueur gagne, %
beside-fair = serait équitable, %
beside-turns = tours
beside-decisions = décisions
beside-margin = avance du gagnant, points
beside-shared = victoires partagées, %
beside-changes = changements de tête
beside-half = le futur gagnant mène à mi-chemin, %
beside-settled = joué après, % de la partie
beside-choices = choix par décision
beside-depth = profondeur, points Elo

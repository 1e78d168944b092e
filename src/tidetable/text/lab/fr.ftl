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
balance-find-length = Une partie compte { $turns } tours et { $decisions } décisions (médianes) ; la moitié des parties comptent { $low } à { $high } tours.
balance-find-margin = L’avance du gagnant est de { $margin } (médiane, en points) ; { $shared } % des victoires sont partagées.
balance-find-lead = Le leader change { $changes } fois par partie. À mi-partie, le futur gagnant mène dans { $half } % des parties ; la moitié des parties ne sont décidées qu’après { $settled } % des tours.
balance-find-choices = Une décision offre { $median } choix (médiane) ; la moitié en offrent { $low } à { $high }, la plus riche { $most }.
balance-find-had = Ce qui est le plus lié à la victoire : { $what }. Avec, { $share } % ({ $range }) gagnent ; sans, { $without } %.
balance-find-robust = Aucune des { $fields } valeurs reconstituées qui ont été changées ne fait de différence mesurable.
balance-find-sensitive = Sur { $fields } valeurs reconstituées qui ont été changées, { $count } font une différence mesurable : { $names }.

## Parties du rapport

balance-section-seats = Le même bot est à chaque place : ce qui diffère vient donc de la place. La ligne pointillée est la part équitable.
    .title = Est-ce équitable ?
balance-section-pace = La durée des parties, les points marqués et la netteté des victoires.
    .title = Rythme et points
balance-section-tension = Qui gagnerait après chaque tour si la partie s’arrêtait là, selon les règles et cartes sur table.
    .title = Tension
balance-section-choices = Ce qu’il y a à décider, et quand.
    .title = Choix
balance-section-wins = Ce que les gagnants avaient et ont fait, comparés aux autres. Ce qui est lié à la victoire n’en est pas forcément la cause.
    .title = Ce qui fait gagner
balance-section-what-if = Là où le livret se tait, le fichier de données a des valeurs reconstituées. Les mêmes donnes ont été rejouées en changeant une de ces valeurs à la fois.
    .title = Les valeurs reconstituées comptent-elles ?
balance-section-method = Chaque partie découle de la graine et de son numéro. Les intervalles sont à 95 %, chaque partie étant une observation indépendante : ceux de Wilson pour les parts de victoires, l’estimateur par quotient pour le reste. Les valeurs changées sont comparées donne par donne, avec la correction de Holm pour le nombre de comparaisons. Tout cela décrit la façon de jouer de ce bot ; les gens jouent peut-être autrement. Pour citer : jeu, version, règles, données et la commande ci-dessous.
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
balance-figure-lead-changes = Combien de fois, dans une partie, un autre joueur prend la tête.
    .title = Changements de leader
balance-figure-held = Dans combien de parties le futur gagnant mène, à mesure que la partie avance. Une montée tardive veut dire que la partie reste longtemps ouverte ; la ligne pointillée est le hasard.
    .title = Le futur gagnant mène-t-il ?
balance-figure-settled = La part de la partie après laquelle le gagnant a mené jusqu’au bout.
    .title = Quand la partie est décidée
balance-figure-by-number = Nombre de choix depuis la première décision : moyenne et moitié centrale, jusqu’à la durée médiane d’une partie.
    .title = Choix au fil de la partie
balance-figure-by-step = Selon le type de décision : médiane, moitié centrale (épais), maximum (fin). Échelle logarithmique.
    .title = Choix par étape
balance-figure-had = Part des victoires avec et sans, avec intervalles.
    .title = L’avoir
balance-figure-counted = Combien les gagnants en ont de plus que les autres, en écarts types, avec intervalles.
    .title = En avoir plus
balance-figure-what-if = Différences avec les valeurs de la boîte, avec intervalles ({ $own }). ◆ et lignes teintées : plus que le hasard n’en explique.
    .title = Une valeur changée à la fois

balance-axis-wins = victoires, %
balance-axis-games = parties, %
balance-axis-seats = places, %
balance-axis-turns = tours
balance-axis-points = points
balance-axis-changes = changements de leader
balance-axis-progress = avancement de la partie, %
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
balance-what = élément
balance-found = trouvé
balance-interval = intervalle à 95 %
balance-value = valeur
balance-count = nombre
balance-quarter = premier quartile
balance-mean = moyenne
balance-median = médiane
balance-three-quarters = troisième quartile
balance-most = maximum
balance-numbers = Les chiffres, et comment les reproduire
balance-repeat = Pour les reproduire :
balance-version = Version
balance-rules = Version des règles
balance-data = Données (SHA-256)
balance-capped = Décisions interrompues par la limite de temps

balance-if-field = valeur changée
balance-if-otherwise = donnes jouées autrement
balance-if-turns = tours
balance-if-score = score moyen
balance-if-first = le premier joueur gagne, %
balance-if-noticed = plus que le hasard n’en explique
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
balance-section-skill = Des bots du plus faible au plus fort, chacun contre celui d’en dessous. Plus ils sont éloignés, plus le jeu est profond : 200 points Elo, c’est finir devant dans trois parties sur quatre.
    .title = L’habileté compte-t-elle ?
balance-figure-ladder = De combien chaque bot est plus fort que le premier, avec intervalles.
    .title = Échelle des bots
balance-figure-rungs = Combien de fois chaque bot finit devant celui d’en dessous, avec intervalles. La ligne pointillée représente des bots de force égale.
    .title = Chaque bot contre celui d’en dessous
balance-rung = { $bot } – { $below }
balance-axis-elo = points Elo
balance-axis-ahead = finit devant, %
beside-title = Équilibres comparés
beside-measures = En un tableau
beside-note = Parts de parties et points Elo avec intervalles à 95 % ; tours, décisions, points, changements de leader et choix : médianes avec la moitié centrale.
beside-written = La page est dans { $file }.
beside-players = { $players } joueurs
beside-plain = les options habituelles
beside-data = données { $data }
beside-seed = graine { $seed }
beside-games = parties
beside-first = le premier joueur gagne, %
beside-fair = part équitable, %
beside-turns = tours
beside-decisions = décisions
beside-margin = avance du gagnant, points
beside-shared = victoires partagées, %
beside-changes = changements de leader
beside-half = le futur gagnant mène à mi-partie, %
beside-settled = décidée après, % de la partie
beside-choices = choix par décision
beside-depth = profondeur, points Elo

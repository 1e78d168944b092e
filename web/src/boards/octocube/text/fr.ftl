# Le plateau d'Octocube, en français.

board-sea = Le fond marin
board-cube-of = cube de { $name }
board-stack = pile de { $count }
board-on-top = avec { $tile } dessus
board-abyss = tuile Abysse
board-abyss-power = tuile Abysse { $power }
board-bare = fond nu
board-choose-here = peut être choisi
board-sticks = Colle : { $tile }
board-sticks-unknown = Une tuile inconnue collerait
board-lands = Retombe sur { $tile } : rien ne colle
board-again = Ensuite tu peux rouler encore une fois
board-power-after = Ensuite tu peux utiliser le pouvoir { $power }
board-lays-abyss = Une tuile Abysse est posée derrière toi
board-ends = C’est la dernière tuile Abysse : la dernière manche commence
board-move-roll = rouler vers { $direction }
board-move-keep = laisser la tuile ({ $face }) sur le cube
board-move-score = marquer
board-move-done = retirer le reste
board-move-orient = le laisser ainsi
board-dock = Ton cube
board-face = { $tile } { $face }
board-no-tiles = aucune tuile
board-rotate = Tourner
board-score = Marquer
board-take-back = Reprendre
board-sets = Séries sur le cube : { $points }
board-keep = { $tile } { $face } : laisser sur le cube
board-keep-how = Touche une tuile pour la laisser sur le cube.
board-unload = { $count ->
    [0] Ne rien retirer
    [one] Retirer une tuile
   *[other] En retirer { $count }
  }
board-pile = La pile qui retourne sur le plateau
board-slot-filled = Case { $slot } : { $tile }
board-slot-open = Case { $slot }, libre, pour : { $wanted }
board-slots = { $filled } cases remplies sur 16
board-ledger = Plateaux des joueurs : tuiles par sorte et par couleur, pièces, jetons, score
board-brings = { $name } : { $count }, rapporte { $gain }
board-gain = rapporte { $gain }
board-kinds = sortes
board-colours = couleurs
board-winner = gagne
board-open-boards = Cubes, plateaux et scores de tous
board-close = Fermer
board-seat-glance = { $name } : { $score }, { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
  } sur le cube
board-first = le plus
board-second = 2e
board-majorities = majorités pour l’instant
board-about-majority = Le plus de tuiles « { $name } » sur le plateau à la fin : { $first } points ; deuxième : { $second }
board-about-majorities = Ce que rapportent le plus et le deuxième plus grand nombre de tuiles de chaque sorte et couleur, dans l’état actuel des plateaux
board-about-coin = Pièce : rapporte des points à la fin de la partie
board-about-coin-family = Pièce : départage deux plateaux remplis
board-about-chips = Jetons : les points des séries déjà marquées. Point d’interrogation : ils sont face cachée
board-about-score = Jetons, pièces et majorités ensemble, dans l’état actuel des plateaux
board-about-power = Pouvoir { $power } : { $does }
board-about-face = Face libre ({ $face }) : une tuile y colle quand elle arrive dessous
board-about-carried = Les séries de ce cube valent { $points } si elles sont marquées maintenant
board-about-supply = Quand la dernière est posée, la dernière manche commence
board-about-supply-family = Elles sont posées là où une pile est épuisée
board-about-scoring = Rentre le cube et retire des tuiles. Séries : { $points } ; avec les pièces et les majorités { $brings }
board-about-rotate = Tourner le cube de { $degrees }° sur place ; dessus et dessous restent
board-about-skip = Ne rien faire à ce tour
board-skip-turn = Aucun coup
board-not-yet = Pas encore
board-full = Ton cube est plein : rien ne colle avant que tu marques
error-full-cube = Ton cube est plein, rien ne collera : mieux vaut marquer. Pour rouler quand même, choisis-le encore une fois.
board-tells-rolls = { $name } roule vers { $cell }.
board-tells-rolls-sticks = { $name } roule vers { $cell } et obtient { $tile }.
board-tells-lands = { $name } se pose sur { $cell }.
board-tells-lands-sticks = { $name } se pose sur { $cell } et obtient { $tile }.
board-tells-score = { $name } retire { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  } : +{ $points }.

tutorial-goal = Tu es une pieuvre en forme de cube, avec un aimant dans chaque face. Ramasse des trésors !
tutorial-sea = Des piles de trésors reposent au fond de la mer. On voit la tuile du dessus ; le nombre dit combien il y en a. Le fond d’une tuile montre sa couleur : uni, points, rayures ou vagues.
tutorial-place = Pose ton cube sur un emplacement éclairé du bord. La tuile qui s’y trouve colle aussitôt.
tutorial-net = Voici ton cube déplié : le dessus au milieu avec un bord foncé, les quatre côtés autour, le dessous à droite.
tutorial-roll = Roule ! Touche une flèche ou un emplacement voisin éclairé, ou pousse le cube. La face qui arrive dessous doit être vide pour qu’une tuile colle.
tutorial-preview = Voilà comment serait ton cube. L’aimant montre la tuile qui collerait. Confirme, ou choisis une autre direction.
tutorial-home = Au lieu de rouler, on peut reprendre le cube et en retirer des tuiles. Plusieurs de la même sorte ensemble rapportent des points ; le bouton dit combien. Dans la version enfants, les tuiles remplissent les cases de ton plateau.
tutorial-boards = Les tuiles retirées sont ici. À la fin, le plus de tuiles d’une sorte ou d’une couleur rapporte : or pour le plus, un bord pour le deuxième. Dans la version enfants, un plateau plein gagne.
tutorial-end = Là où disparaît la dernière tuile d’une pile, on pose une tuile Abysse. Quand il n’y en a plus, on finit la manche et la partie est finie ; la version enfants finit quand un plateau est plein. Amuse-toi bien !

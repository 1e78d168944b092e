# Le plateau d'Octocube, en français.

board-sea = Le fond marin
board-cube-of = cube de { $name }
board-tile =
    { $kind ->
        [diamant] diamant { $colour }
        [sextant] sextant { $colour }
       *[other] { $kind } { $colour ->
            [blanc] blanche
            [vert] verte
           *[other] { $colour }
        }
    }
board-stack = pile de { $count }
board-on-top = dessus : { $tile }
board-abyss = tuile Abysse
board-abyss-power = tuile Abysse { $power }
board-bare = fond nu
board-choose-here = peut être choisi
board-sticks = Colle : { $tile }
board-sticks-unknown = Une tuile inconnue collerait
board-lands = Dessous arrive { $tile } : rien ne colle
board-again = Ensuite tu peux rouler encore une fois
board-power-after = Ensuite tu peux utiliser le pouvoir { $power }
board-lays-abyss = Une tuile Abysse est posée derrière toi
board-ends = C’est la dernière tuile Abysse : la dernière manche commence
board-move-roll = rouler vers { $direction }
board-move-keep = laisser la tuile ({ $face }) sur le cube
board-move-score = marquer
board-move-done = retirer le reste
board-move-orient = le laisser ainsi
board-move-slot = la mettre sur cette case
board-move-shift = la mettre ici et déplacer ce qui s’y trouve
board-dock = Ton cube
board-face = { $tile } { $face }
board-no-tiles = aucune tuile
board-rotate = Pivoter
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
board-ledger = Plateaux de chacun : tuiles par sorte et par couleur, pièces, jetons, score
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
board-coins = pièces à { $points }
board-about-majority = Le plus de tuiles « { $name } » sur le plateau à la fin : { $first } points ; deuxième : { $second }
board-about-majorities = Ce que rapportent le plus et le deuxième plus grand nombre de tuiles de chaque sorte et couleur, dans l’état actuel des plateaux
board-about-coin = Pièce : rapporte des points à la fin de la partie
board-about-coin-family = Pièce : départage deux plateaux remplis
board-about-chips = Jetons : les points des séries déjà marquées. Point d’interrogation : ils sont face cachée
board-about-score = Jetons, pièces et majorités ensemble, dans l’état actuel des plateaux. Un point d’interrogation remplace les jetons face cachée
board-about-power = Pouvoir { $power } : { $does }
board-about-face = Face libre ({ $face }) : une tuile y colle quand elle arrive dessous
board-about-carried = Les séries de ce cube valent { $points } si elles sont marquées maintenant
board-about-supply = Quand la dernière est posée, la dernière manche commence
board-about-supply-family = Elles sont posées là où une pile est épuisée
board-about-scoring = Rentre le cube et retire des tuiles. Séries : { $points } ; avec les pièces et les majorités { $brings }
board-about-rotate = Faire pivoter le cube de { $degrees }° sur place ; dessus et dessous ne changent pas
board-about-skip = Ne rien faire à ce tour
board-skip-turn = Aucun coup
board-not-yet = Pas encore
board-full = Ton cube est plein : rien ne colle tant que tu n’as pas marqué
error-full-cube = Ton cube est plein, rien ne collera : mieux vaut marquer. Pour rouler quand même, choisis-le encore une fois.
board-tells-rolls = { $name } roule vers { $cell }.
board-tells-rolls-sticks = { $name } roule vers { $cell } et obtient { $tile }.
board-tells-lands = { $name } se pose sur { $cell }.
board-tells-lands-sticks = { $name } se pose sur { $cell } et obtient { $tile }.
board-tells-score = { $name } retire { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  } : +{ $points }.

tutorial-goal = Tu es une pieuvre en forme de cube, avec un aimant dans chaque face. Ramasse des trésors, et rapporte-en plusieurs de la même sorte ensemble !
tutorial-sea = Des piles de trésors reposent au fond de la mer. On voit la tuile du dessus ; le nombre dit combien il y en a. Le fond d’une tuile montre sa couleur : uni, points, rayures ou vagues.
tutorial-place = Pose ton cube sur un emplacement éclairé du bord. La tuile qui s’y trouve colle aussitôt.
tutorial-net = Voici ton cube déplié : le dessus au milieu avec un bord foncé, les quatre côtés autour, le dessous à droite.
tutorial-roll = Roule ! Touche une flèche ou un emplacement voisin éclairé, ou pousse le cube. La face qui arrive dessous doit être vide pour qu’une tuile colle.
tutorial-preview = Voilà comment serait ton cube. L’aimant montre la tuile qui collerait. Confirme, ou choisis une autre direction.
tutorial-home = Au lieu de rouler, tu peux marquer : reprendre le cube et en retirer des tuiles. Plusieurs de la même sorte ensemble rapportent des points ; le bouton dit combien.
tutorial-boards = Les tuiles retirées sont ici. À la fin, avoir le plus de tuiles d’une sorte ou d’une couleur rapporte des points : l’or pour la première place, un bord pour la deuxième.
tutorial-end = Là où disparaît la dernière tuile d’une pile, on pose une tuile Abysse. Quand il n’y en a plus, on finit la manche et chacun marque une dernière fois. Une note viendra à chaque nouveauté. Amuse-toi bien !
tutorial-goal-family = Tu es une pieuvre en forme de cube, avec un aimant dans chaque face. Ramasse des trésors et remplis ton plateau en premier !
tutorial-roll-family = Avance ! Touche une flèche ou un emplacement voisin éclairé. Tu peux tourner ton cube comme tu veux : le trésor colle toujours à une face vide.
tutorial-home-family = Au lieu d’avancer, tu peux reprendre ton cube : ses trésors remplissent les cases de ton plateau. Avec six, c’est obligatoire.
tutorial-powers = Là où une pile est épuisée, on pose une tuile Abysse avec un pouvoir. Utilise-le depuis l’emplacement voisin comme tour entier, ou en plus, juste après avoir roulé dessus.
tutorial-coach = Ramasse maintenant, jusqu’à ce qu’il vaille la peine de rentrer. À chaque décision, je te dis quoi regarder.
tutorial-boards-family = Tes trésors sont ici. Certaines cases veulent une sorte d’une couleur, d’autres une sorte de n’importe quelle couleur, ou une couleur avec n’importe quel objet. Le reste retourne à la mer.
tutorial-end-family = Qui remplit ses 16 cases met fin à la partie : on finit la manche, et un plateau plein gagne. Une note viendra à chaque nouveauté. Amuse-toi bien !
coach-place = Commence là où plusieurs tuiles d’une même sorte sont proches, et tourne le cube pour que des faces vides pointent vers elles.
coach-place-family = Commence à côté de trésors qui manquent à ton plateau : une case montre ce qu’elle veut.
coach-roll = Roule vers une sorte que tu portes déjà : les séries rapportent de plus en plus, trois tuiles 4 points, six tuiles 15.
coach-roll-family = Va vers un trésor qui manque à ton plateau. Quatre ou cinq sur le cube, c’est une bonne charge.
coach-rotate = Où que tu roules, une face avec tuile arrive dessous et rien ne colle. Pivoter amène une face vide du côté où tu veux aller.
coach-home = Tu portes une série qui vaut le retour. Marque maintenant, ou risque un tour de plus pour une tuile de plus.
coach-home-family = Ton cube est bien chargé. Reprends-le et pose les trésors sur ton plateau.
coach-full = Les six faces portent une tuile : rien ne collera plus. Marque, et garde sur le cube ce qu’il te faut pour une plus grande série.
coach-again = La tuile du milieu te permet de rouler encore une fois, si tu veux : un trésor de plus dans le même tour.
coach-offer = Tu as roulé sur une tuile Abysse : son pouvoir s’ajoute à ton action et ne coûte rien.
coach-keep = Retire ce qui forme une série ; garde les tuiles seules sur le cube si tu peux en trouver d’autres. Les pièces retirées rapportent 3 points chacune.
coach-power = Choisis sur quoi agit le pouvoir. Ce qu’il déplace ne marque pas tout seul : il faut encore rapporter les séries.
coach-slot = Donne à une tuile la case la plus difficile à remplir : exactement cette sorte dans cette couleur. Les autres peuvent attendre.
coach-pile = Ce qui ne va nulle part repart. La dernière tuile posée est dessus, où le prochain cube la trouvera.
coach-return = Pose la pile là où elle n’aide pas trop les autres.
first-coin = Une pièce : elle n’est d’aucune sorte ni couleur, et vaut 3 points à la fin une fois retirée du cube.
first-again = Tu es sur la tuile Abysse A au milieu : tu peux rouler encore une fois aussitôt.
first-full = Ton cube est plein : rien n’y colle plus tant que tu n’as pas marqué.
first-abyss = La dernière tuile d’une pile est partie : on y pose une tuile Abysse. Les cubes peuvent s’y poser, mais rien ne colle. Le nombre à côté dit combien il en reste.
first-slot = Une tuile a trouvé sa case. Elle y reste, sauf si une autre a besoin de cette case et que la tienne va ailleurs.
first-put-back = Ce qui n’allait nulle part est revenu en pile. Tout le monde a vu ce qu’elle contient.
first-last-round = Il ne reste aucune tuile Abysse : c’est la dernière manche. Quand chacun a joué le même nombre de tours, tout le monde retire une dernière fois toutes ses tuiles. Puis on compte pièces et majorités.
first-last-round-family = La dernière manche : on la finit, pour que chacun ait joué le même nombre de tours. Un plateau plein gagne ; entre plusieurs, celui qui a le plus de pièces.
first-power-A = Pouvoir A : rouler une fois. Rouler deux fois dans un tour rapporte deux trésors, ou mène au pouvoir suivant.
first-power-B = Pouvoir B : échange la tuile du dessus de ton cube contre une de ton plateau. Une tuile retirée peut ainsi servir dans une autre série.
first-power-C = Pouvoir C : soulève ton cube vers n’importe quel emplacement libre, sans le tourner. Pratique pour un trésor lointain, ou pour sortir d’un coin.
first-power-D = Pouvoir D : pose n’importe quelle tuile visible sur le dessus de ton cube, qui doit être vide. Ce qui manque à ta série peut être n’importe où.
first-power-E = Pouvoir E : retourne ton cube sur place comme tu veux. Ce qui est dessous peut coller à une face vide.
first-power-F = Pouvoir F : échange une tuile visible à côté de ton cube contre une de ton plateau. Les majorités changent aussitôt.
first-power-G = Pouvoir G : change de place avec un autre cube. Tu prendras peut-être ce qui s’y trouve, en gâchant le plan de quelqu’un.
first-power-H = Pouvoir H : échange deux piles sans regarder. Une tuile Abysse compte comme une pile : attire des trésors, ou éloigne-les.
first-power-I = Pouvoir I : échange la tuile du dessus de ton cube avec celle d’un autre cube. Tu reçois ce qu’il te faut, et donnes ce dont tu n’as pas besoin.

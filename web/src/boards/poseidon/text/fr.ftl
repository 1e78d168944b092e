# The board of Poseidon's Kingdom, in French.

error-other-wave = Votre créature ne prend que les dés de la vague { $wave }.

board-areas = Parties de la table
board-ocean = Océan
board-kraken = Kraken
board-reefs = Récifs
board-steps = Les étapes d’un tour
board-step-build = Bâtir ou charger
board-step-move = Aller
board-step-take = Prendre
board-step-shark = Requin
board-step-wave = Grande vague
board-step-reefs = Poser le récif
board-step-first-dice = Premiers dés
board-step-first-tip = Première vague
board-step-more-dice = Deux dés de plus

board-shark = Le requin est en { $space } et va vers { $next }.
board-shark-here = le requin est ici
board-space = { $space }, chiffre du requin { $number }
board-swims = { $count ->
    [one] Le requin nage vers { $spaces }
   *[other] Le requin passe par { $spaces }
  }
board-eats = Il mange { $names }
board-could-free = Peut libérer : { $tentacles }
board-wave = Vague { $wave }
board-die = { $die }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, vague { $wave }
board-big-wave = La grande vague, { $full } places sur { $count } occupées
board-row = Rangée { $row } de la grande vague, { $free } places sur { $count } libres ; ses dés atteignent surtout la vague { $wave }
board-row-short = Rangée { $row }

board-tentacle = . { $left ->
    [0] Plus de jeton
   *[other] Jeton { $token }, il en reste { $left }
  }. Amis : { $friends }
board-track = La piste du Kraken, { $count } cases, la tête est 0. { $places }
board-coral = Corail { $number } : { $kind }
board-coral-hidden = face cachée
board-coral-of = Acheté par { $name }
board-coral-seen = Vu par { $names }

board-reef = Le récif de { $name }
board-hex = { $hex } { $symbol }, niveau { $level }
board-skeleton = squelette
board-site = { $hex }, libre
board-seat = { $name } : aller { $arrow }, manger { $food }, charger { $wave } ; amis libérés { $freed }, dés restants { $supply }, total sur le plateau { $sum }, squelettes { $skeletons }, points { $points }

board-build = construire { $tile }
board-lay = poser la tuile ici
board-take = prendre { $die }
board-this-hex = cette case
board-eat = Manger : { $tentacle }
board-goes-first = { $seat } avance en premier
board-back-at = Retour : { $space }
board-back-behind = { $space }, derrière le requin

board-lay-all = Posez-les pour moi
board-or-load = ou chargez { $count ->
    [one] un dé :
   *[other] jusqu’à { $count } dés :
  }
board-load-anywhere = Tous, n’importe où
board-load-enough = Pas plus
board-site-how = Touchez une place ; touchez la tuile pour la tourner.
board-turn = Tourner (R)
board-swap = Inverser (F)
board-lay-here = Poser ici
board-from = de { $space }
board-move-how = Choisissez une créature et une case claire. L’aileron dit de combien nage ensuite le requin, une étoile ce que vous pourriez libérer.
board-reaches = Vague { $wave }
board-no-wave = Pas de dés ici
board-token = jeton { $token }
board-tap-to-store = { $left ->
    [one] Touchez un dé de la vague { $wave } pour le stocker.
   *[other] Touchez jusqu’à { $left } dés de la vague { $wave } pour les stocker.
  }
board-tap-coral = Touchez des coraux pour les acheter.
board-take-nothing = Ne rien prendre
board-store-enough = Assez
board-room = Où le stockez-vous ?
board-anywhere = N’importe où
board-stored = { $die } de votre récif { $hex }
board-any-dice = Ceux qui conviennent
board-pick-enough = Cela suffit
board-mover = { $name } : { $steps ->
    [one] une case
   *[other] { $steps } cases
  }
board-skeleton-how = Choisissez une case de votre récif. Ce qui est sous un squelette ne compte plus.
board-look-how = Touchez un corail : vous seul le verrez.
board-no-look = Ne pas regarder
board-sum = Vos dés sur le plateau totalisent { $sum }.
board-no-bonus = Pas de bonus
board-over = La partie est finie.

board-scoring-note = Les jetons comptent leur valeur ; les coraux achetés comptent ce qui se voit sur le récif.
board-winner = gagne
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-tokens = Jetons : { $tokens }
board-freed = { $count ->
    [one] { $count } ami libre
   *[other] { $count } amis libres
  }
board-skeletons = { $count ->
    [one] { $count } squelette
   *[other] { $count } squelettes
  }

tutorial-goal = Le Kraken retient six de vos amis. Pêchez des dés, mangez les bons, et un tentacule lâche prise : chaque ami rapporte un jeton et des points. Gare au requin !
tutorial-reef = Joignez d’abord vos tuiles de départ en un récif : prenez-en une, touchez une place, touchez encore pour la tourner. « Posez-les pour moi » va plus vite. Les signes du récif sont vos forces : flèche pour aller, bouche pour manger, vague pour charger.
tutorial-load = Placez maintenant des dés sur la grande vague. La rangée de devant (1) tombe près des eaux profondes, celle de derrière plus près de la plage. Peu importe encore : « Tous, n’importe où » suffit.
tutorial-steps = Un tour a cinq étapes, toujours dans cet ordre. Cette bande montre où vous en êtes.
tutorial-build = Étape 1 : prenez une tuile pour votre récif ou chargez des dés. Plus un signe est haut, plus il est fort : bâtissez sur deux tuiles différentes pour atteindre le niveau 2.
tutorial-move = Étape 2 : menez une créature sur une case claire. Vous atteindrez tous les dés de cette vague. La ligne rouge montre où nage ensuite le requin ; une étoile dit que vous pourriez y libérer un ami.
tutorial-take = Étape 3 : mangez une combinaison pour un ami, ou stockez des dés pour plus tard. Les dés des autres font avancer leur propriétaire sur la piste du Kraken.
tutorial-kraken = Le Kraken : chaque tentacule dit ce qu’il veut manger et montre son jeton du dessus. Qui arrive à la tête par la piste libère aussi un ami.
tutorial-shark = Étape 4 : le requin nage. Qui le rencontre réapparaît à un bout et reçoit un squelette sur son récif.
tutorial-wave = Étape 5 : quand toutes les places sont prises, la grande vague déferle et lance de nouveaux dés. Puis le total de vos dés peut donner un bonus.
tutorial-end = Quand quelqu’un a libéré tous ses amis, chacun a un dernier tour, où l’on peut acheter des coraux. Bonne chance !

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
board-space = { $space }, un bout de la vague { $wave }. Qui s’arrête ici envoie le requin { $number ->
    [one] une case plus loin
   *[other] { $number } cases plus loin
  }.
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

board-tentacle = { $left ->
    [0] Plus de jeton.
   *[other] Jeton du dessus : { $token } points, il en reste { $left }.
  } Amis retenus : { $friends }.
board-track = La piste du Kraken, { $count } cases, la tête est 0. { $places }
board-coral = Corail { $number } : { $kind }
board-coral-hidden = face cachée
board-coral-of = Pris par { $name }
board-coral-seen = Vu par { $names }

board-reef = Le récif de { $name }
board-hex = { $hex } { $symbol }, niveau { $level }
board-skeleton = squelette
board-site = { $hex }, libre
board-seat = { $name } : { $points }. Avancer { $arrow }, manger { $food }, charger { $wave } ; amis libérés { $freed }, dés restants { $supply }, somme sur le plateau { $sum }, squelettes { $skeletons }.

board-build = construire { $tile }
board-lay = poser la tuile ici
board-take = prendre { $die }
board-this-hex = cette case
board-eat = Manger : { $tentacle }
board-free = Libérer : { $tentacle }
board-enough-head = ne libérer personne
board-enough-coral = pas de second corail
board-goes-first = { $seat } avance en premier
board-back-at = Retour : { $space }
board-back-behind = { $space }, derrière le requin

board-lay-all = Pose-les pour moi
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
board-move-how = Touche une case éclairée. L’aileron dit jusqu’où le requin nage ensuite, une étoile que tu pourrais libérer un ami.
board-reaches = Vague { $wave }
board-no-wave = Pas de dés ici
board-token = jeton { $token }
board-tap-to-store = { $left ->
    [one] Touchez un dé de la vague { $wave } pour le stocker.
   *[other] Touchez jusqu’à { $left } dés de la vague { $wave } pour les stocker.
  }
board-tap-coral = Touche un corail pour le prendre.
board-take-nothing = Ne rien prendre
board-store-enough = Assez
board-room = Ton stock est plein. Quel dé fait de la place ?
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

board-scoring-note = Les jetons comptent leur valeur ; les coraux pris comptent ce qui se voit sur le récif.
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

tutorial-goal = Le Kraken retient six de tes amis. Mange les bons dés, et un tentacule lâche prise : chaque ami rapporte des points. Gare au requin !
tutorial-reef = Assemble tes tuiles de départ : touches-en une, puis « Poser ici », ou choisis « Pose-les pour moi ». Les signes sont tes forces : avancer, manger, charger.
tutorial-load = Mets des dés sur la grande vague : ceux de la rangée 1 tombent près, ceux de la rangée 3 loin. « Tous, n’importe où » suffit.
tutorial-steps = Un tour a cinq étapes, toujours dans cet ordre.
tutorial-build = Étape 1 : prends une tuile pour ton récif, ou charge des dés. Plus un signe est haut, plus il est fort : bâtis sur deux tuiles.
tutorial-move = Étape 2 : touche une case éclairée. Tu atteins les dés de cette vague. La ligne rouge est le chemin du requin, une étoile un ami à libérer.
tutorial-take = Étape 3 : mange pour un ami, ou stocke des dés pour plus tard. Les dés des autres les font avancer sur la piste du Kraken.
tutorial-kraken = Chaque tentacule montre ce qu’il veut manger et ce qu’il rapporte. Qui fait le tour de la piste libère aussi un ami.
tutorial-shark = Étape 4 : le requin nage. Qui le croise reçoit un squelette sur son récif.
tutorial-wave = Étape 5 : quand toutes les places sont prises, la grande vague déferle et jette de nouveaux dés sur la mer.
tutorial-end = Quand quelqu’un a libéré tous ses amis, chacun a un dernier tour ; les dés y rapportent aussi des coraux. Bonne chance !

## What each piece tells

board-space-end = { $space }. Qui s’arrête ici envoie le requin { $number ->
    [one] une case plus loin
   *[other] { $number } cases plus loin
  }.
board-creatures = Ici : { $names }.
board-creature-of = { $name } ({ $creature })
board-die-symbol = Symbole dé : quand le requin passe, un dé neutre va sur la grande vague.
board-die-moves = Si tu le prends, { $name } avance sur la piste du Kraken.
board-row-dice = Dés : { $owners }.
board-row-how = Touche une rangée de la grande vague.
board-load-here = charger un dé ici
board-track-how = Qui atteint la tête libère un ami.
board-track-closed = La piste est fermée : le dernier tour a commencé.
board-coral-price = Au dernier tour, il coûte des dés d’une somme d’exactement { $number }.
board-needs-total_seven = des dés d’un total de 7
board-needs-low_pair = deux dés égaux de 1 à 3
board-needs-high_pair = deux dés égaux de 4 à 6
board-needs-run_of_three = trois nombres qui se suivent
board-needs-three_alike = trois dés égaux
board-needs-four_different = quatre dés différents
board-counts-fins = 1 point par flèche visible sur ton récif.
board-counts-mouth = 1 point par nourriture visible sur ton récif.
board-counts-rider = 1 point par vague visible sur ton récif.
board-counts-graveyard = 3 points sans squelette sur ton récif, sinon moins 1 par squelette.
board-counts-trident = Compte comme n’importe quel autre corail, au mieux.
board-sign-arrow = La plus haute dit jusqu’où nagent tes créatures.
board-sign-food = La plus haute dit combien de dés tu peux prendre.
board-sign-wave = La plus haute dit combien de dés tu peux charger.
board-sign-storage = Garde un dé pour un prochain repas.
board-sign-plain = Aucun signe : parfait pour bâtir dessus.
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (jetons { $tokens })
board-score-hidden = { $count ->
    [0] aucun jeton
    [one] 1 jeton, face cachée
   *[other] { $count } jetons, face cachée
  }
board-score-corals = et { $count ->
    [one] 1 corail
   *[other] { $count } coraux
  }
board-score-visible = Pour les coraux : flèches { $arrow }, nourriture { $food }, vagues { $wave }, squelettes { $skeletons }.
board-does = Touche : { $what }
board-does-pick = Touche : cette créature se déplace
board-does-eat = manger ce dé
board-does-store = stocker ce dé
board-does-look = le regarder, toi seul le vois
board-does-buy = le prendre
board-does-free = manger et libérer un ami : +{ $token }
board-does-skeleton = le squelette va ici
board-does-reef = montrer ce récif
board-does-tile = prendre cette tuile

## What others do

story-eats-frees = { $name } mange { $dice } et libère un ami : +{ $token }
story-frees = { $name } libère un ami : +{ $token }
story-eats = { $name } mange { $dice }
story-stores = { $name } stocke { $dice }
story-eaten-you = Le requin mange ta créature en { $space } !
story-track-you = { $name } te fait avancer : case { $to } de la piste du Kraken
story-your-die = ton { $value }
story-neutral-die = un { $value } neutre
story-own-die = un { $value } à soi
story-die-of = le { $value } de { $name }

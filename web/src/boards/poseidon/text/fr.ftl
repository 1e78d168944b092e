# The board of Poseidon's Kingdom, in French.

error-other-wave = Ta créature ne prend que les dés de la vague { $wave }.

board-areas = Parties de la table
board-ocean = Océan
board-kraken = Kraken
board-reefs = Récifs
board-steps = Les étapes d’un tour
board-step-build = Construire ou charger
board-step-move = Déplacer
board-step-take = Prendre
board-step-shark = Requin
board-step-wave = Grande vague
board-step-reefs = Poser le récif
board-step-first-dice = Premiers dés
board-step-first-tip = Première vague
board-step-more-dice = Deux dés de plus

board-shark = Le requin est { $space } et va { $next }.
board-space = { $space }, un bout de la vague { $wave }. Qui s’arrête ici envoie le requin { $number ->
    [one] une case plus loin
   *[other] { $number } cases plus loin
  }.
board-swims = Le trajet du requin : { $spaces }
board-eats = Il mange { $names }
board-could-free = Peut libérer : { $tentacles }
board-then-wave = Les dés de la vague { $wave } sont alors à portée
board-then-reef = Le récif a alors { $strengths }
board-then-token = Le jeton compte pour { $token }
board-wave = Vague { $wave }
board-die = { $die }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  }, vague { $wave }
board-big-wave = La grande vague, { $full } emplacements sur { $count } occupés
board-row = Rangée { $row } de la grande vague, { $free } emplacements sur { $count } libres ; ses dés atteignent surtout la vague { $wave }
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
board-hex = { $symbol }, niveau { $level }, { $hex }
board-skeleton = squelette de { $name } ; dessous : { $hex }
board-site = place libre, { $hex }
board-place = rangée { $row } depuis le haut, numéro { $number } depuis la gauche
board-seat = { $name } : { $points }. Avancer { $arrow }, manger { $food }, charger { $wave } ; amis libérés { $freed }, dés restants { $supply }, somme sur le plateau { $sum }, squelettes { $skeletons }.

board-build = construire { $tile }
board-lay = poser la tuile ici
board-lay-on = poser la tuile sur { $symbols }
board-lay-beside = poser la tuile à côté de { $symbol }
board-take = prendre { $die }
board-this-hex = cette case
board-skeleton-on = le squelette va ici : { $symbol }, niveau { $level }
board-gives-room = { $die } fait de la place
board-eat = Manger : { $tentacle }
board-free = Libérer : { $tentacle }
board-enough-head = ne libérer personne
board-enough-coral = pas de second corail
board-goes-first = { $seat } avance en premier
board-back-at = Retour : { $space }
board-back-behind = { $space }, derrière le requin

board-lay-all = Pose-les pour moi
board-or-load = ou charge { $count ->
    [one] un dé :
   *[other] jusqu’à { $count } dés :
  }
board-load-anywhere = Tous, n’importe où
board-load-enough = Plus de dés
board-site-how = Touche une place ; touche la tuile pour la tourner.
board-turn = Tourner
board-swap = Inverser
board-lay-here = Poser ici
board-move-how = Touche une case éclairée. L’aileron dit jusqu’où le requin nage ensuite, une étoile que tu pourrais libérer un ami.
board-fin-means = distance du requin
board-star-means = libère un ami
board-reaches = Vague { $wave }
board-no-wave = Pas de dés ici
board-token = jeton { $token }
board-tap-to-store = { $left ->
    [one] Touche un dé de la vague { $wave } pour le stocker.
   *[other] Touche jusqu’à { $left } dés de la vague { $wave } pour les stocker.
  }
board-tap-coral = Touche un corail pour le prendre.
board-take-nothing = Ne rien prendre
board-store-enough = Ne plus stocker
board-room = Ton stock est plein. Quel dé fait de la place ?
board-stored = { $die } de ton récif, { $hex }
board-eating = Tu manges { $dice }
board-any-dice = Ceux qui conviennent
board-pick-enough = Cela suffit
board-mover = { $name } : { $steps ->
    [one] une case
   *[other] { $steps } cases
  }
board-skeleton-how = Choisis une case de ton récif. Ce qui est sous un squelette ne compte plus.
board-look-how = Touche un corail : personne d’autre ne le verra.
board-no-look = Ne pas regarder
board-sum = Tes dés sur le plateau totalisent { $sum }.
board-no-bonus = Pas de bonus
board-over = La partie est finie.

board-scoring-note = Les jetons comptent pour leur valeur ; les coraux pris, selon ce qu’on voit sur le récif.
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
tutorial-reef = Assemble tes tuiles de départ : touches-en une et confirme sa place, ou choisis « Pose-les pour moi ».
tutorial-load = Mets des dés sur la grande vague : ceux de la rangée 1 tombent près, ceux de la rangée 3 loin. « Tous, n’importe où » suffit.
tutorial-steps = Un tour a cinq étapes, toujours dans cet ordre : construire ou charger, déplacer, prendre, requin, grande vague.
tutorial-strengths = Tes forces, selon les symboles les plus hauts de ton récif : la flèche dit jusqu’où tu nages, la nourriture combien de dés tu prends, la vague combien tu en charges.
tutorial-build = Étape 1 : prends une tuile pour ton récif, ou charge des dés. Un symbole est aussi fort que son niveau : construis donc par-dessus deux tuiles.
tutorial-move = Étape 2 : touche une case éclairée. Tu atteins les dés de cette vague. L’aileron avec un numéro dit jusqu’où ira le requin, une étoile annonce un ami à libérer.
tutorial-take = Étape 3 : mange des dés pour libérer un ami, ou stocke-les pour plus tard. Les dés des autres les font avancer sur la piste du Kraken.
tutorial-kraken = Chaque tentacule montre ce qu’il veut manger et ce qu’il rapporte. Qui fait le tour de la piste libère aussi un ami.
tutorial-shark = Avant de nager : à l’étape 4, le requin avance d’autant de cases que le dit le numéro requin de ta case ; choisis une case, et une ligne rouge montre son chemin. Qui le croise reçoit un squelette sur son récif.
tutorial-wave = Étape 5 : quand tous les emplacements sont pleins, la grande vague déferle et jette de nouveaux dés sur la mer. Les dés que tu charges y reviennent donc.
tutorial-end = Encore cinq ! Quand quelqu’un a libéré ses six amis, chacun a un tour final, où les dés rapportent aussi des coraux. Une note viendra à chaque nouveauté. Bonne chance !
tutorial-coach = Maintenant, va chercher ton premier ami. À chaque décision, je te dis quoi regarder.
first-freed = Ton premier ami est libre ! Le jeton compte à la fin. Les jetons du dessous valent moins : mieux vaut arriver tôt.
coach-build-food = Tu ne peux prendre qu’un dé. Construis de la nourriture par-dessus deux tuiles : au niveau 2, tu en prends deux, et deux dés identiques libèrent un ami.
coach-build-arrow = Tes créatures ne nagent que d’une case. Une flèche par-dessus deux tuiles leur en donne deux, et plus de vagues à portée.
coach-build = Construis ce qui te manque : flèches pour nager, nourriture pour prendre, vagues pour charger, stockage pour garder. Ou charge des dés : ils iront en mer quand la vague déferle.
coach-load = Les dés des rangées du fond tombent plus loin. Charge là où tes créatures peuvent aller ; tes dés en mer donnent aussi des bonus.
coach-site = Pose-la pour que le symbole voulu soit en haut. Ce qu’elle recouvre ne compte plus.
coach-star = La case marquée a une étoile : avec les dés de sa vague, tu peux libérer un ami maintenant. Nages-y !
coach-move = Pas encore d’étoile. Va vers une vague aux dés utiles : un 2 stocké et un autre 2 font un double. Le requin suivra la ligne rouge.
coach-eat = C’est le moment : touche le tentacule éclairé. Tu manges les dés qu’il demande, et ton ami est libre.
coach-store = Rien à libérer encore. Stocke donc un dé qui va avec d’autres : identiques, en suite, ou un total de 7. Tes dés et les dés neutres ne font avancer personne.
coach-nothing = Il n’y a rien à prendre ici pour toi. Continue : au prochain tour, tout aura changé.
coach-room = Ton stockage est plein. Rends le dé qui va le moins bien avec les autres.
coach-pick = Plusieurs dés conviennent. Ceux des autres pris sur la vague les font avancer ; les tiens, les neutres et les dés stockés, non.
coach-mover = Les cases occupées sont sautées : l’ordre compte. Qui atteint la tête peut libérer un ami : essaie de l’éviter.
coach-skeleton = Ce qui est sous un squelette ne compte plus. Choisis une case vide, ou un symbole que tu as aussi plus haut.
coach-return = Reviens là où de bons dés sont proches, et où le requin ne va pas.
coach-look = Personne d’autre ne verra ce corail. Au tour final, on peut prendre des coraux pour des points : tu sauras où il y en a un bon.
coach-bonus = Plus tes dés en mer montrent de points, meilleur est le bonus. Les pas sur la piste mènent à la tête, où tu peux libérer un ami.
coach-bonus-free = Tes dés en mer sont forts : prends le bonus qui libère un ami tout de suite.
coach-head = Tu as atteint la tête : l’ami le plus proche peut être libéré sans aucun dé. Oui !
coach-free = Regarde ce que demandent les tentacules : chaque décision doit te rapprocher de l’un d’eux.
first-level = Un symbole de niveau 2 est deux fois plus fort qu’un symbole de niveau 1. Ce qui est dessous est couvert et ne compte plus.
first-die-symbol = Le requin est passé sur un symbole Dé : un dé neutre va sur la grande vague, qui déferlera plus tôt.
first-eaten = Le requin mange qui se trouve sur les cases où il entre. La créature n’est pas perdue : elle revient en eaux profondes ou sur la plage, mais il y a un squelette à poser.
first-skeleton = Un squelette cache le symbole du dessous, et on ne construit pas dessus. Un des bonus retire tous tes squelettes.
first-wave = Tous les emplacements étaient pleins : la grande vague a déferlé, avec de nouveaux dés en mer. Ceux qui y étaient restent. Chacun peut choisir un bonus, selon la somme de ses dés en mer.
first-shark-turns = Après chaque vague, le requin fait demi-tour : il suit désormais son huit dans l’autre sens.
first-track = Quelqu’un a pris un de tes dés : tu avances sur la piste du Kraken. Les cases occupées sont sautées. À la tête, tu peux libérer un ami.
first-head = Qui atteint la tête peut libérer l’ami le plus proche et regarder un corail. Les pas restants sont perdus.
first-look = Tu connais ce corail ; les autres savent seulement que tu as regardé. Au tour final, tu peux le prendre avec des dés dont la somme fait son nombre.
first-last-round = Le tour final : chacun joue encore une fois. Au lieu de libérer un ami, tu peux prendre des coraux, avec des dés qui font exactement leur nombre. Plus personne n’avance sur la piste.

## What each piece tells

board-space-end = { $space }. Qui s’arrête ici envoie le requin { $number ->
    [one] une case plus loin
   *[other] { $number } cases plus loin
  }.
board-creatures = Ici : { $names }.
board-creature-of = { $name } ({ $creature })
board-die-symbol = Symbole Dé : quand le requin passe, un dé neutre va sur la grande vague.
board-die-moves = Si tu le prends, { $name } avance sur la piste du Kraken.
board-row-dice = Dés : { $owners }.
board-row-how = Touche une rangée de la grande vague.
board-load-here = charger un dé ici
board-track-how = Qui atteint la tête libère un ami.
board-track-closed = La piste est fermée : le tour final a commencé.
board-coral-price = Au tour final, il coûte des dés dont la somme est exactement { $number }.
board-needs-total_seven = des dés d’un total de 7
board-needs-at-least-seven = des dés d’un total de 7 ou plus
board-needs-low_pair = deux dés identiques de 1 à 3
board-needs-high_pair = deux dés identiques de 4 à 6
board-needs-run_of_three = trois nombres qui se suivent
board-needs-three_alike = trois dés identiques
board-needs-four_different = quatre dés différents
board-counts-fins = 1 point par flèche visible sur ton récif.
board-counts-mouth = 1 point par nourriture visible sur ton récif.
board-counts-rider = 1 point par vague visible sur ton récif.
board-counts-graveyard = 3 points sans squelette sur ton récif, sinon moins 1 par squelette.
board-counts-trident = Compte comme le corail de ton choix, le plus avantageux.
board-sign-arrow = La plus haute dit jusqu’où nagent tes créatures.
board-sign-food = La plus haute dit combien de dés tu peux prendre.
board-sign-wave = La plus haute dit combien de dés tu peux charger.
board-sign-storage = Garde un dé pour un prochain repas.
board-sign-plain = Aucun symbole : parfait pour construire dessus.
board-sign-skeleton = Ce qui est dessous ne compte pas, et on ne construit pas dessus. Un bonus après la grande vague retire les squelettes.
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
board-does-look = le regarder, personne d’autre ne le voit
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
story-eaten-you = Le requin mange ta créature { $space } !
story-track-you = { $name } te fait avancer : case { $to } de la piste du Kraken
story-your-die = ton { $value }
story-neutral-die = un { $value } neutre
story-own-die = un de ses { $value }
story-die-of = un { $value } de { $name }

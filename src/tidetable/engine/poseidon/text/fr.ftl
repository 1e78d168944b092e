# Poseidon's Kingdom, in French.

game-title = Le Royaume de Poséidon
game-blurb = Bâtissez un récif, mangez des dés, libérez vos amis du Kraken et gare au requin.

creature-octopus = Pieuvre
creature-fish = Poisson
creature-starfish = Étoile de mer
creature-clam = Coquillage
neutral = neutre
die = { $owner } { $value }
symbol-arrow = flèche
symbol-food = nourriture
symbol-wave = vague
symbol-storage = stockage
symbol-plain = vide
space-Deep = Eaux profondes
space-Beach = Plage
tentacle-total_seven = total 7
tentacle-low_pair = double bas
tentacle-high_pair = double haut
tentacle-run_of_three = suite de 3
tentacle-three_alike = brelan
tentacle-four_different = 4 différents
coral-fins = Nageoires Rapides
coral-rider = Surfer
coral-mouth = Grande Bouche
coral-graveyard = Cimetière
coral-trident = Trident de Poséidon
bonus-one-die = un dé sur la grande vague
bonus-two-dice = deux dés sur la grande vague
bonus-track = avancer sur la piste du Kraken
bonus-look = regarder un corail
bonus-clean = retirer tous les squelettes et regarder un corail
bonus-free = libérer l’ami le plus proche

## What happened

event-deal = Les coraux du Kraken sont face cachée.
event-deal-open = Les coraux du Kraken sont { $corals }.
event-lay = { $seat } pose la tuile de départ { $tile } en { $hexes }.
event-start-player = Dés sur le plateau : { $sums }. { $seat } est premier joueur.
event-turn = Tour { $turn } : { $seat }.
event-tile = { $seat } prend la tuile { $tile }.
event-build = { $seat } construit { $tile } en { $hexes }, niveau { $level }.
event-load = { $seat } place un dé ({ $owner }) sur la rangée { $row } de la grande vague.
event-move = { $seat } va de { $from } à { $to }.
event-take = { $seat } prend { $die } de la vague { $wave }.
event-store = { $seat } stocke { $die } en { $hex }.
event-throw-out = { $die } en { $hex } retourne dans sa réserve.
event-aim = { $seat } mange pour lever un tentacule : { $tentacle }.
event-name-corals = { $seat } nomme des coraux : { $corals }.
event-pick = { $seat } utilise { $die } de la vague.
event-pick-stored = { $seat } utilise { $die } du récif.
event-eat = { $seat } mange { $dice }.
event-free = { $seat } libère l’ami de « { $tentacle } » et prend un jeton de { $token }.
event-mover = { $seat } fait avancer { $mover } sur la piste du Kraken.
event-track = { $seat } avance sur la piste du Kraken de { $from } à { $to }.
event-head = { $seat } atteint la tête du Kraken.
event-look = { $seat } regarde le corail { $coral } : { $kind }.
event-look-hidden = { $seat } regarde le corail { $coral }.
event-buy = { $seat } achète le corail { $coral } : { $kind }.
event-buy-hidden = { $seat } achète le corail { $coral }.
event-shark = Le requin nage de { $from } à { $to }.
event-die-symbol = Le requin passe sur un symbole Dé.
event-eaten = Le requin mange { $seat } sur la case { $space }.
event-skeleton = { $seat } place un squelette en { $hex }.
event-no-skeleton = Pas de place ou pas de squelette pour { $seat }.
event-return = { $seat } réapparaît : { $space }.
event-tip = La grande vague déferle !
event-throw-again = { $missed } dés sont sortis du plateau : on relance tout.
event-fall = Un dé ({ $owner }) tombe sur la vague { $wave } et montre { $value }.
event-fall-off = Un dé ({ $owner }) tombe hors du plateau.
event-shark-turns = Le requin se retourne.
event-bonus = { $seat } totalise { $sum } sur le plateau : { $bonus }.
event-clean = { $seat } retire { $count ->
    [one] un squelette
   *[other] { $count } squelettes
  }.
event-enough-row = { $seat } ne charge plus de dés.
event-enough-take = { $seat } ne prend pas de dés.
event-enough-store = { $seat } ne stocke plus rien.
event-enough-pick = { $seat } a assez de dés.
event-enough-look = { $seat } ne regarde pas.
event-enough-bonus = { $seat } ne prend pas de bonus.
event-last-round = { $why ->
    [stalemate] Il ne s’est rien passé depuis longtemps : le tour final commence.
   *[friends] Le Kraken est battu ! Chacun a un tour final, { $seat } en tout dernier.
  }
event-end = La partie est terminée. Points : { $scores }. Gagnant : { $winners }.

## Why not

error-other-question = Pas maintenant. { $ask }
error-must-load = Ce dé doit aller sur la grande vague.
error-must-look = Vous vouliez regarder : choisissez un corail.
error-meal-not-done = Ces dés ne suffisent pas encore.
error-no-tile-left = Il ne reste pas de tuile de ce type.
error-no-start-tile = Il ne reste pas de tuile de départ de ce type.
error-no-such-row = La grande vague n’a pas de rangée { $row }.
error-row-full = La rangée { $row } de la grande vague est pleine.
error-no-dice-left = Vous n’avez plus de dés dans votre réserve.
error-no-such-hex = Votre récif n’a pas cette case.
error-site-has-another-number = Cet endroit a un autre numéro.
error-site-no-neighbours = Les deux cases d’une tuile sont voisines.
error-site-apart = La tuile doit toucher votre récif.
error-site-overhang = Le surplomb est interdit.
error-site-start-level = Les tuiles de départ ne se superposent pas.
error-site-skeleton = Un squelette est en { $hex } : on n’y construit pas.
error-site-die = Un dé est en { $hex } : on n’y construit pas.
error-site-uneven = Les deux cases doivent être au même niveau.
error-site-one-tile = Une tuile doit reposer sur deux tuiles différentes.
error-no-such-space = Cette case n’existe pas.
error-no-creature-there = Vous n’avez pas de créature sur la case { $space }.
error-must-move = La créature doit finir sur une autre case.
error-shark-there = Le requin est sur la case { $space }.
error-too-far = { $space } est hors de portée : vos créatures avancent d’au plus { $steps ->
    [one] une case
   *[other] { $steps } cases
  } et ne passent pas le requin.
error-no-wave-here = Votre créature n’est sur aucune vague.
error-no-such-die = Il n’y a pas de { $die } sur la vague { $wave }.
error-no-room = Vous n’avez pas de case de stockage pour ce dé.
error-does-not-serve = Ce dé ne peut pas venir maintenant : on nomme les dés dans l’ordre proposé, et seulement ceux qui conviennent encore.
error-no-die-there = Il n’y a pas de dé en { $hex }.
error-skeleton-there = Un squelette est en { $hex }.
error-free-hex-first = Un squelette va sur une case libre tant qu’il y en a une.
error-not-storage = { $hex } n’est pas une case de stockage.
error-just-stored = Le dé en { $hex } vient d’être stocké.
error-free-storage-first = Utilisez d’abord les cases de stockage libres.
error-friend-is-free = Votre ami est déjà libre ici ({ $tentacle }).
error-no-such-meal = Les dés à portée ne forment pas : { $tentacle }.
error-corals-later = Les coraux s’achètent au tour final seulement.
error-one-coral-of-each-row = On achète au plus un corail de chaque rangée.
error-coral-gone = Le corail { $coral } est déjà acheté.
error-cannot-pay = Les dés à portée ne donnent pas exactement ce total.
error-no-steps-owed = Cette créature n’a aucune case à avancer.
error-no-such-coral = Ce corail n’existe pas.
error-coral-seen = Vous avez déjà vu le corail { $coral }.
error-sum-too-low = Vos dés totalisent { $sum } ; ce bonus demande { $least }.
error-bonus-idle = Ce bonus ne vous apporterait rien de plus : { $bonus }.

## Choices

ask-tile = Quelle tuile de départ posez-vous ensuite ?
ask-site = Où va la tuile ?
ask-row = Où va le dé sur la grande vague ?
ask-build = Construisez une tuile, ou chargez la grande vague.
ask-move = Déplacez une de vos créatures.
ask-take = Prenez des dés à stocker, mangez pour un ami, ou ne prenez rien.
ask-store = Stocker un autre dé ?
ask-room = Sur quelle case va le dé ?
ask-pick = Quels dés utilisez-vous ?
ask-mover = Qui avance en premier sur la piste du Kraken ?
ask-skeleton = Le requin vous a mangé. Où va le squelette ?
ask-return = Où votre créature réapparaît-elle ?
ask-look = Regarder un corail ?
ask-bonus = La vague a déferlé : choisissez un bonus.
choice-enough = rien (de plus)
choice-tile = construire { $tile } (reste { $left })
choice-start = { $tile }
choice-load = charger la rangée { $row }
choice-move = { $from } → { $to }, vague { $wave }
choice-move-end = { $from } → { $to }
choice-take = stocker { $die }
choice-pick = utiliser { $die }
choice-free = manger : { $tentacle } (jeton { $token })
choice-buy = acheter { $corals }
choice-look = regarder { $coral }
choice-shark = requin : { $spaces }

## Options

option-start_reef = Récif de départ
option-start_reef-choose = posé par chacun
option-start_reef-preset = déjà posé
option-total_seven = Total 7
option-total_seven-exactly = exactement 7
option-total_seven-at_least = au moins 7
option-open_scores = Jetons
option-open_scores-yes = visibles
option-open_scores-no = cachés
option-boredom = En cas d’égalité parfaite
option-boredom-no = la victoire est partagée
option-boredom-yes = tous les autres gagnent (ennui)
about-start_reef = Déjà posé, il épargne les dix premières minutes.
about-total_seven = Ce que les dés doivent totaliser pour ce tentacule ; au moins 7 est plus facile.
about-open_scores = Cachés, personne ne sait vraiment qui mène.
about-boredom = Qui gagne quand rien d’autre ne décide.

## Terminal

label-ocean = Océan, des eaux profondes à la plage
label-big-wave = Grande vague
label-tentacles = Tentacules
label-corals = Coraux
label-stock = Tuiles
label-reef = Votre récif
label-supply = dés
label-sum = total
label-strengths = >/o/~
label-friends = libres
label-track = piste
label-skeletons = squelettes
label-points = points
label-shark = requin → { $next }
label-last-turns = { $count ->
    [one] Encore un tour final.
   *[other] Encore { $count } tours finals.
  }
label-legend = > flèche  o nourriture  ~ vague  = stockage  . vide  x squelette

## The rules

rules-goal = Le Kraken tient vos amis dans ses tentacules. Bâtissez un récif de corail, nagez vers les dés, mangez-les pour lever des tentacules et libérez vos amis avant les autres. Celui qui en a libéré { $friends } met fin à la partie ; celui qui a alors le plus de points l’emporte.
    .title = Le but du jeu
rules-ocean = Une suite de { $waves } vagues, des eaux profondes, où se dresse la grande vague, à la plage. Chaque vague a une case à gauche et une à droite ; une case se trouve à chaque extrémité. { $endsreach ->
        [nearest_wave] D’une extrémité on atteint la vague voisine.
       *[nothing] Les extrémités ne sont sur aucune vague.
    } Deux liaisons traversent le milieu : { $crossings }. Le requin part de { $sharkstart } et nage en formant un huit. De combien une case le fait avancer, des eaux profondes à la plage : { $shark2 } à deux joueurs, { $shark3 } à trois, { $shark4 } à quatre.
    .title = L’océan
rules-kraken = Le Kraken a une piste de { $ring } cases autour de sa tête et six tentacules, en sens horaire : { $combinations }. Chacun tient un ami de chaque joueur et a une pile de jetons Lieu Sûr, le plus haut au-dessus : { $tokens2 } à deux joueurs ; { $tokens3 } à trois ; { $tokens4 } à quatre. Face cachée sur les nombres { $low } et { $high } se trouvent les coraux : { $kinds }.
    .title = Le Kraken
rules-reef = Une tuile a deux cases à symboles : { $tiles }. Il y a { $stock2 } tuiles à deux joueurs, { $stock3 } à trois, { $stock4 } à quatre. Le plus haut symbole visible de flèche, de nourriture ou de vague donne par son niveau la force de cette action ; sans symbole elle est de 1.
    .title = Le récif
rules-setup = Chacun a { $dice } dés ; { $neutraldice } sont neutres. Assemblez vos tuiles de départ à votre gré : { $start2 } (deux joueurs), { $start3 } (trois), { $start4 } (quatre). { $loader ->
        [random] Le sort désigne qui place le premier dé.
       *[seat0] Le joueur à la première place pose le premier dé.
    } À tour de rôle chacun place { $own } de ses dés sur la grande vague ({ $slots2 }, { $slots3 } ou { $slots4 } emplacements), des dés neutres la complètent, et elle déferle. Le plus grand total sur le plateau donne le premier joueur ; en cas d’égalité, le dé le plus proche de la plage, puis le plus haut dé, puis le sort. Chacun place alors encore { $more } dés sur la grande vague. Sur la piste du Kraken les joueurs, à partir du premier, se tiennent en { $starts } ; les créatures sans joueur prennent les dernières de ces cases et n’avancent jamais.
    .title = Mise en place
rules-build = Prenez une tuile de la réserve et ajoutez-la à votre récif : au niveau 1 elle le touche ; plus haut elle repose sur deux tuiles différentes de même niveau, jamais en surplomb, jamais sur un dé ou un squelette.
    .title = 1. Construire ...
rules-load = Ou placez vos dés sur la grande vague : au moins un, au plus autant que votre force de vague. L’un des deux est obligatoire si c’est possible.
    .title = ... ou charger
rules-move = Déplacez une de vos deux créatures, d’au moins une case et d’au plus autant que votre force de flèche, vers une autre case, jamais sur celle du requin ni au-delà.
    .title = 2. Se déplacer
rules-take = Sur la vague où est votre créature vous pouvez prendre des dés de toute couleur, au plus autant que votre force de nourriture : vous les stockez tous, chacun sur une case de stockage de votre récif, ou vous les mangez tous. { $replace ->
        [no] Un dé stocké peut être retiré pour faire de la place.
       *[yes] Tant qu’aucune case de stockage n’est libre, un dé stocké peut être retiré pour faire de la place.
    }
    .title = 3. Prendre des dés
rules-eat = Les dés pris et stockés forment ensemble exactement la combinaison d’un tentacule qui tient un de vos amis ; chaque dé pris en fait partie. Le total 7 est exact, ou d’au moins 7 si la table l’a choisi. L’ami est libre, vous prenez le jeton du dessus, et les dés retournent dans leurs réserves. Un ami par tour.
    .title = Manger
rules-track = Pour chaque dé d’un autre joueur pris sur le plateau, ce joueur avance d’une case sur la piste du Kraken, dans l’ordre de votre choix ; on saute les cases occupées. Celui qui atteint la tête s’y arrête, libère l’ami le plus proche en sens horaire et peut regarder un corail en secret.
    .title = La piste du Kraken
rules-shark = Le requin nage d’autant de cases que l’indique le numéro Requin de la case où votre créature s’est arrêtée. Il mange toute créature rencontrée : son propriétaire place un squelette (sur { $skeletons }) sur une case libre de son récif, ou à défaut à la place d’un dé stocké, et la créature réapparaît dans les eaux profondes ou sur la plage. Pour chaque symbole Dé (les deux extrémités, les deux liaisons) un dé neutre va sur la grande vague.
    .title = 4. Requin
rules-wave = Si tous les emplacements sont pleins à la fin d’un tour, la vague déferle : ses dés tombent sur les vagues. Les dés hors du plateau retournent sur la grande vague. Si plus de la moitié sortent, on relance tout. Le requin se retourne, et chacun, à partir du joueur actif, peut choisir un bonus.
    .title = 5. La grande vague
rules-bonus = Selon le total de tous vos dés sur le plateau : { $one } : un dé sur la grande vague ; { $two } : deux ; { $track } : { $steps } cases sur la piste du Kraken ou regarder un corail ; { $clean } : retirer tous vos squelettes et regarder un corail ; { $free } : libérer l’ami le plus proche.
    .title = Les bonus
rules-end = Quand un joueur a libéré { $friends } amis, le tour s’achève, puis chacun a un tour final, le joueur actif en dernier. Plus personne n’avance sur la piste du Kraken. Le tour final commence aussi après { $stalemate } tours de table où rien n’est pris, construit ou libéré.
    .title = La fin
rules-corals = À votre tour final vous pouvez, au lieu de libérer un ami, acheter des coraux : au plus un de { $low } et un de { $high }, chacun avec des dés de ce total exact. Nommez les deux avant d’en voir un, et gardez-les secrets.
    .title = Acheter des coraux
rules-scoring = Les jetons comptent pour leur valeur. Nageoires Rapides, Surfer et Grande Bouche donnent un point par symbole visible de flèche, de vague ou de nourriture ; le Cimetière { $graveyard } sans squelette, sinon moins 1 par squelette ; le Trident compte comme n’importe quel autre corail. En cas d’égalité : le Trident, le plus haut récif, le moins de squelettes, le plus de points de jetons ; { $lasttie ->
        [earlier_seat] ensuite gagne celui qui a joué plus tôt.
       *[shared] ensuite la victoire est partagée, ou tous les autres gagnent si la table a choisi l’ennui.
    }
    .title = Décompte

## Why a value was reconstructed

why-ocean-waves = les vagues ne sont que sur l’image du plateau
why-ocean-crossings-after = la règle nomme deux liaisons au milieu et les dessine
why-ocean-ends-reach = la règle ne dit pas si les extrémités sont sur une vague
why-ocean-shark-start = les sources disent : dans les eaux profondes, en sens antihoraire vers la plage
why-ocean-shark-numbers = ils ne sont que sur l’image du plateau ; de plus grands couvrent les récifs de squelettes
why-kraken-spaces = ainsi les quatre cases de départ sont réparties autour du Kraken
why-kraken-starts = la règle compte deux, quatre et six cases ; la longueur de la piste n’est que dessinée
why-kraken-tokens = des valeurs qui conviennent à 24 jetons et à tout ce qu’on en retire
why-reef-tiles = trois piles de six et deux de quatre sont écrites, mais une seule paire de symboles
why-reef-start-tiles = les symboles des tuiles de départ sont sur une image
why-reef-preset = un départ rapide est notre propre option
why-big-wave-rows = 9, 12 et 15 emplacements sont écrits ; leur disposition est sur une image
why-big-wave-landing-by = les emplacements d’une rangée sont si proches que leurs dés tombent de même
why-big-wave-landing = en moyenne vague 2,2, 3,0 et 3,8 pour les rangées avant, milieu et arrière, écart 1,5, 5 % hors du plateau
why-setup-first-to-load = celui qui a plongé le plus profond commence ; un ordinateur ne peut pas le demander
why-rules-replace-only-when-full = ils partent pour faire de la place, donc la place doit manquer
why-rules-stalemate-rounds = la règle n’a pas de fin pour des joueurs qui ne font rien
why-rules-last-tie = la règle finit par une plaisanterie, qui est l’option ennui

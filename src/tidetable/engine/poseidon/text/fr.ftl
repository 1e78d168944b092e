# Poseidon's Kingdom, in French.

game-title = Le Royaume de Poséidon
game-blurb = Construis un récif, mange des dés, libère tes amis du Kraken, et gare au requin.
game-facts = 60 minutes, dès 10 ans

creature-octopus = Pieuvre
creature-fish = Poisson
creature-starfish = Étoile de mer
creature-clam = Coquillage
neutral = neutre
die = un { $value } de { $owner }
symbol-arrow = flèche
symbol-food = nourriture
symbol-wave = vague
symbol-storage = stockage
symbol-plain = vide
space-Deep = Eaux profondes
space-Beach = Plage
place-from = { $space ->
    [Deep] des eaux profondes
    [Beach] de la plage
   *[other] de { $space }
  }
place-to = { $space ->
    [Deep] vers les eaux profondes
    [Beach] vers la plage
   *[other] vers { $space }
  }
place-at = { $space ->
    [Deep] dans les eaux profondes
    [Beach] sur la plage
   *[other] sur la case { $space }
  }
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
event-lay = { $seat } pose la tuile de départ { $tile }.
event-start-player = Dés sur le plateau : { $sums }. { $seat } commence.
event-turn = Tour { $turn } : { $seat }.
event-tile = { $seat } prend la tuile { $tile }.
event-build = { $seat } construit la tuile { $tile } au niveau { $level }.
event-load = { $seat } place un dé sur la rangée { $row } de la grande vague.
event-move = { $seat } nage { $from } { $to }.
event-take = { $seat } prend { $die } de la vague { $wave }.
event-store = { $seat } stocke { $die }.
event-throw-out = { $seat } remet { $die } dans sa réserve.
event-aim = { $seat } mange pour lever un tentacule : { $tentacle }.
event-name-corals = { $seat } prend des dés pour { $corals }.
event-pick = { $seat } utilise { $die } de la vague.
event-pick-stored = { $seat } utilise { $die } du récif.
event-eat = { $seat } mange { $dice }.
event-free = { $seat } libère l’ami de « { $tentacle } » et prend un jeton de { $token }.
event-mover = { $seat } fait avancer { $mover } sur la piste du Kraken.
event-track = { $seat } avance sur la piste du Kraken de { $from } à { $to }.
event-head = { $seat } atteint la tête du Kraken.
event-look = { $seat } regarde le corail { $coral } : { $kind }.
event-look-hidden = { $seat } regarde le corail { $coral }.
event-buy = { $seat } prend le corail { $coral } : { $kind }.
event-buy-hidden = { $seat } prend le corail { $coral }.
event-shark = Le requin nage { $from } { $to }.
event-die-symbol = Le requin passe sur un symbole Dé.
event-eaten = Le requin mange { $seat } { $space }.
event-skeleton = { $seat } place un squelette sur son récif.
event-no-skeleton = { $seat } n’a pas de place pour un squelette, ou il n’en reste plus.
event-return = { $seat } réapparaît { $space }.
event-tip = La grande vague déferle !
die-neutral = un { $value } neutre
event-load-neutral = { $seat } place un dé neutre sur la rangée { $row } de la grande vague.
event-load-of = { $seat } place un dé de { $owner } sur la rangée { $row } de la grande vague.
event-fall-neutral = Un dé neutre tombe sur la vague { $wave } et montre { $value }.
event-fall-off-neutral = Un dé neutre tombe hors du plateau.
event-throw-again = { $missed } dés sont sortis du plateau : on relance tout.
event-fall = Un dé de { $owner } tombe sur la vague { $wave } et montre { $value }.
event-fall-off = Un dé de { $owner } tombe hors du plateau.
event-shark-turns = Le requin fait demi-tour.
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
event-enough-head = { $seat } ne libère pas d’ami à la tête.
event-enough-coral = { $seat } ne prend pas de second corail.
event-last-round = { $why ->
    [stalemate] Il ne s’est rien passé depuis longtemps : le tour final commence.
   *[friends] Le Kraken est battu ! Chacun a un tour final, { $seat } en tout dernier.
  }
event-end = La partie est terminée. Points : { $scores }. Victoire : { $winners }.

## Why not

error-other-question = Pas maintenant. { $ask }
error-must-load = Ce dé doit aller sur la grande vague.
error-must-look = Tu voulais regarder : choisis un corail.
error-meal-not-done = Ces dés ne suffisent pas encore.
error-no-tile-left = Il ne reste plus de tuile de ce type.
error-no-start-tile = Il ne reste plus de tuile de départ de ce type.
error-no-such-row = La grande vague n’a pas de rangée { $row }.
error-row-full = La rangée { $row } de la grande vague est pleine.
error-no-dice-left = Tu n’as plus de dés dans ta réserve.
error-no-such-hex = Ton récif n’a pas cette case.
error-site-has-another-number = Cet endroit a un autre numéro.
error-site-no-neighbours = Les deux cases d’une tuile sont voisines.
error-site-apart = La tuile doit toucher ton récif.
error-site-overhang = Le surplomb est interdit.
error-site-start-level = Les tuiles de départ ne se superposent pas.
error-site-skeleton = Il y a un squelette : on ne construit pas dessus.
error-site-die = Il y a un dé : on ne construit pas dessus.
error-site-uneven = Les deux cases doivent être au même niveau.
error-site-one-tile = Une tuile doit reposer sur deux tuiles différentes.
error-no-such-space = Cette case n’existe pas.
error-no-creature-there = Tu n’as pas de créature { $space }.
error-must-move = La créature doit finir sur une autre case.
error-shark-there = Le requin est { $space }.
error-too-far = Cette case est hors de portée : tes créatures avancent d’au plus { $steps ->
    [one] une case
   *[other] { $steps } cases
  } et ne passent pas le requin.
error-no-wave-here = Ta créature n’est sur aucune vague.
error-no-such-die = Ceci n’est pas sur la vague { $wave } : { $die }.
error-no-room = Tu n’as pas de case de stockage pour ce dé.
error-does-not-serve = Ce dé ne peut pas venir maintenant : choisis les dés dans l’ordre proposé, et seulement ceux qui conviennent encore.
error-no-die-there = Il n’y a pas de dé sur cette case.
error-skeleton-there = Il y a déjà un squelette sur cette case.
error-free-hex-first = Un squelette va sur une case libre tant qu’il y en a une.
error-not-storage = Cette case n’est pas une case de stockage.
error-just-stored = Le dé de cette case vient d’être stocké.
error-free-storage-first = Utilise d’abord les cases de stockage libres.
error-friend-is-free = Ton ami est déjà libre ici ({ $tentacle }).
error-no-such-meal = Les dés à portée ne forment pas : { $tentacle }.
error-corals-later = Les coraux se prennent au tour final seulement.
error-one-coral-of-each-row = Tu prends au plus un corail de chaque rangée.
error-one-coral-at-a-time = Prends un corail à la fois : tu le vois avant de choisir l’autre.
error-nearest-friend-only = À la tête, seul l’ami le plus proche peut être libéré.
error-coral-gone = Le corail { $coral } est déjà pris.
error-cannot-pay = Les dés à portée ne donnent pas exactement ce nombre.
error-no-steps-owed = Cette créature n’a aucune case à avancer.
error-no-such-coral = Ce corail n’existe pas.
error-coral-seen = Tu as déjà vu le corail { $coral }.
error-sum-too-low = Tes dés totalisent { $sum } ; ce bonus demande { $least }.
error-bonus-idle = Ce bonus ne t’apporterait rien de plus : { $bonus }.

## Choices

ask-tile = Quelle tuile de départ poses-tu ensuite ?
ask-site = Où va la tuile ?
ask-row = Où va le dé sur la grande vague ?
ask-build = Construis une tuile, ou charge la grande vague.
ask-move = Déplace une de tes créatures.
ask-take = Prends des dés à stocker, mange pour un ami, ou ne prends rien.
ask-store = Stocker un autre dé ?
ask-room = Sur quelle case va le dé ?
ask-pick = Quels dés utilises-tu ?
ask-mover = Qui avance en premier sur la piste du Kraken ?
ask-skeleton = Le requin t’a mangé une créature. Où va le squelette ?
ask-return = Où ta créature réapparaît-elle ?
ask-look = Regarder un corail ?
ask-bonus = La vague a déferlé : choisis un bonus.
ask-head = Libérer l’ami le plus proche ?
ask-coral = Prendre aussi un corail de l’autre rangée ?
choice-enough = rien (de plus)
choice-tile = construire { $tile } (reste { $left })
choice-start = { $tile }
choice-load = charger la rangée { $row }
choice-move = { $from } → { $to }, vague { $wave }
choice-move-end = { $from } → { $to }
choice-take = stocker { $die }
choice-pick = utiliser { $die }
choice-free = manger : { $tentacle } (jeton { $token })
choice-buy = prendre { $corals }
choice-free-head = libérer : { $tentacle } (jeton { $token })
choice-look = regarder { $coral }
choice-shark = requin : { $spaces }

## Options

option-start_reef = Récif de départ
option-start_reef-text = Chacun assemble ses tuiles de départ, comme dans la règle, ou tous les récifs sont prêts.
option-start_reef-choose = posé par chacun
option-start_reef-preset = déjà posé
option-total_seven = Total 7
option-total_seven-text = Deux des trois règles disent exactement 7 ; la néerlandaise dit au moins 7.
option-total_seven-exactly = exactement 7
option-total_seven-at_least = au moins 7
option-open_scores = Jetons
option-open_scores-text = Dans la règle, les jetons sont face cachée : seul leur propriétaire les voit.
option-open_scores-yes = visibles
option-open_scores-no = cachés
option-boredom = En cas d’égalité parfaite
option-boredom-text = La règle finit par une plaisanterie : par ennui, tous les autres gagnent.
option-boredom-no = la victoire est partagée
option-boredom-yes = tous les autres gagnent (ennui)

## Terminal

label-ocean = Océan, des eaux profondes à la plage
label-big-wave = Grande vague
label-tentacles = Tentacules
label-corals = Coraux
label-stock = Tuiles
label-reef = Ton récif
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

rules-summary = Libère tes six amis des tentacules du Kraken, et compte le plus de points quand quelqu’un a libéré tous les siens.

    À ton tour, dans cet ordre :

    1. Construis une tuile de récif, ou charge des dés sur la grande vague.
    2. Déplace une de tes deux créatures dans l’océan.
    3. Prends des dés de sa vague si tu veux : stocke-les tous sur ton récif, ou mange-les tous pour libérer un ami. Ensuite, les propriétaires des dés pris avancent sur la piste du Kraken.
    4. Le requin nage d’autant de cases que le numéro requin de la case où ta créature est arrivée. Qui se fait manger reçoit un squelette sur son récif, et ce squelette cache un symbole.
    5. Si la grande vague est pleine, elle déferle : ses dés tombent dans la mer, le requin fait demi-tour, et chacun peut choisir un bonus selon la somme de ses dés dans la mer.

    Tu peux toujours charger un dé, avancer d’un pas et prendre un dé ; des symboles plus haut sur ton récif te permettent d’en faire plus.

    Il y a trois façons de libérer un ami : manger les bons dés, atteindre la tête du Kraken sur la piste, ou avoir { $free } ou plus sur tes dés quand la vague déferle. Chaque ami libéré rapporte un jeton avec des points, et à ton tour final, des dés peuvent te donner des coraux, qui comptent selon ce qu’on voit sur ton récif.
    .title = En bref
rules-goal = Le Kraken tient tes amis dans ses tentacules. Construis un récif de corail, nage vers les dés, mange-les pour lever des tentacules et libère tes amis avant les autres. Quand quelqu’un en a libéré { $friends }, le tour final commence ; ensuite, qui a le plus de points l’emporte.
    .title = Le but
rules-ocean = Entre les eaux profondes, où se dresse la grande vague, et la plage se suivent { $waves }⟦ocean.waves⟧ vagues. Chaque vague a une case à son bord gauche et une à son bord droit. Une case se trouve encore à chaque extrémité : Eaux profondes et Plage. { $endsreach ->
        [nearest_wave] Depuis une extrémité on atteint la vague voisine.
       *[nothing] Les extrémités ne sont sur aucune vague.
    }⟦ocean.ends_reach⟧

    Des chemins longent les deux bords, et deux liaisons traversent au milieu : { $crossings }⟦ocean.crossings_after⟧. Une liaison compte pour un pas. On y va tout droit ; on ne tourne pas là où elles se croisent.

    Ce qui compte, c’est la vague où se trouve un dé, pas l’endroit sur la vague : de chaque bord, une créature atteint tous les dés de sa vague.

    Le nombre d’une case est son numéro requin : la distance dont elle fait nager le requin. { $players ->
        [2] À deux, ces numéros sont plus élevés.
       *[other] {""}
    }

    @shark⟦ocean.shark_numbers⟧
    .title = L’océan
rules-kraken = La piste du Kraken est un anneau de { $ring }⟦kraken.spaces⟧ cases : la grande derrière sa tête, et les autres autour, en sens horaire. Six tentacules tiennent un ami de chaque personne. À côté de chaque tentacule se trouve une pile de jetons Lieu Sûr, le plus fort au-dessus.

    @tentacles⟦kraken.tokens⟧

    En haut, huit coraux du Kraken sont posés face cachée sur les nombres { $low } et { $high } : { $kinds }. On peut les prendre au tour final.
    .title = Le Kraken
rules-combinations = Chaque tentacule demande ses propres dés. Leur couleur ne compte pas.

    { $total_seven ->
        [at_least] @combinations-at-least
       *[exactly] @combinations
    }
    .title = Les six combinaisons
rules-reef = Une tuile a deux cases avec un symbole chacune. La réserve compte { $players ->
        [2] { $stock2 }
        [3] { $stock3 }
       *[4] { $stock4 }
    } tuiles :

    @tiles⟦reef.tiles⟧

    Ta force dépend de la hauteur : le niveau de ta plus haute flèche visible dit jusqu’où tu peux te déplacer, celui de ta plus haute nourriture combien de dés tu peux prendre, celui de ta plus haute vague combien tu peux en charger. Sans symbole visible, la force est 1. Le nombre de symboles ne compte pas.

    Un symbole est visible si ni tuile ni squelette ne le couvre. Une case de stockage garde un dé ; il ne cache rien d’autre.
    .title = Le récif
rules-setup = Chacun a { $dice } dés ; { $neutraldice } autres sont neutres. Une de tes créatures commence dans les eaux profondes, une sur la plage, et la troisième à la tête du Kraken.

    { $start_reef ->
        [preset] Tous les récifs sont prêts :⟦reef.preset⟧
       *[choose] Assemble tes tuiles de départ comme tu veux :
    } { $players ->
        [2] { $start2 }
        [3] { $start3 }
       *[4] { $start4 }
    }⟦reef.start_tiles⟧.

    { $loader ->
        [random] Le sort désigne qui pose le premier dé sur la grande vague, si la table n’a choisi personne.
       *[seat0] La première place pose le premier dé sur la grande vague.
    }⟦setup.first_to_load⟧ Chacun à son tour pose un de ses dés sur un emplacement libre, jusqu’à en avoir { $own } ; des dés neutres remplissent le reste des { $players ->
        [2] { $slots2 }
        [3] { $slots3 }
       *[4] { $slots4 }
    }⟦big_wave.rows⟧ emplacements, et la vague déferle une première fois. Cette fois, il n’y a pas de bonus, et le requin ne fait pas demi-tour.

    La plus grande somme de dés sur le plateau désigne qui commence ; en cas d’égalité, le dé le plus proche de la plage, puis le plus grand dé, puis le sort. À partir de là, chacun pose encore { $more } dés sur la grande vague.

    Sur la piste du Kraken, on se place dans cet ordre sur les cases { $starts }⟦kraken.starts⟧, comptées depuis la tête. { $players ->
        [4] {""}
       *[other] Les créatures que personne ne joue occupent les dernières ; elles ne bougent jamais, mais on les saute.
    }
    .title = Mise en place
rules-build = Prends une tuile de la réserve et ajoute-la à ton récif.

    - Au niveau 1, elle le touche par au moins un côté.
    - Plus haut, ses deux cases reposent sur des cases de même niveau, de deux tuiles différentes. Elle n’est jamais en surplomb.
    - Elle ne couvre jamais un dé ni un squelette, et on n’enlève pas de dés pour construire.
    .title = 1. Construire ...
rules-load = Ou pose de tes dés sur des emplacements libres de la grande vague : au moins un, au plus autant que ta force de vague. Tu choisis la rangée : de l’arrière, les dés tombent plus loin. Si un seul des deux est possible, tu fais celui-là ; si aucun ne l’est, tu continues.
    .title = ... ou charger
rules-move = Déplace une de tes deux créatures dans l’océan, d’au moins une case et d’au plus autant que ta force de flèche, vers une autre case. Elle n’entre pas sur la case du requin et ne la dépasse pas ; si elle s’y trouve, elle peut en partir. Une case accueille autant de créatures qu’on veut.
    .title = 2. Se déplacer
rules-take = Si tu veux, prends des dés de la vague de la créature que tu viens de déplacer : de toute couleur, au plus autant que ta force de nourriture. Tu dois les stocker tous ou les manger tous ; tu ne peux pas prendre ce que tu ne peux ni stocker ni manger. Tu ne peux pas non plus stocker de nouveaux dés et en manger de stockés dans le même tour.

    On stocke un dé sur une case de stockage libre. { $replace ->
        [no] Un dé stocké peut être jeté pour faire de la place ; il retourne dans sa réserve.
       *[yes] Seulement si aucune case n’est libre, un dé stocké peut être jeté pour faire de la place ; il retourne dans sa réserve.
    }⟦rules.replace_only_when_full⟧ Les dés stockés restent là jusqu’à ce que tu les manges.
    .title = 3. Prendre des dés
rules-eat = Les dés que tu prends et ceux que tu as stockés forment ensemble exactement la combinaison d’un tentacule qui tient un de tes amis. Chaque dé pris en fait partie ; des dés stockés seuls suffisent aussi. { $total_seven ->
        [at_least] Pour le total 7, au moins 7 suffit à cette table.
       *[exactly] Le total 7 est exactement 7, avec autant de dés que tu veux.
    }

    L’ami est libre. Tu prends le jeton du dessus de cette pile et le gardes { $open_scores ->
        [yes] face visible
       *[no] face cachée
    } ; les dés retournent dans leurs réserves. En mangeant, tu libères au plus un ami par tour.
    .title = Manger
rules-track = Pour chaque dé d’une autre personne que tu as pris sur le plateau, sa créature avance d’une case sur la piste du Kraken ; tu choisis qui avance d’abord. On saute les cases occupées sans les compter. Tes dés, les dés neutres et les dés stockés plus tôt ne font avancer personne.

    Qui atteint la tête s’y arrête, et les pas restants sont perdus ; la tête accueille tout le monde. { $headfrees ->
        [must] Cette personne libère l’ami le plus proche,
       *[may] Cette personne peut libérer l’ami le plus proche,
    }⟦rules.head_frees⟧ compté en sens horaire depuis la tête, prend son jeton et peut regarder un corail du Kraken en secret. Tout le monde sait qui a regardé quel corail. Qui n’a plus d’ami à libérer peut quand même regarder. La fois suivante, la créature repart de la tête.
    .title = La piste du Kraken
rules-shark = Le requin nage d’autant de cases que l’indique le numéro requin de la case où ta créature s’est arrêtée, toujours le long de son huit : il suit un bord, traverse par une liaison, contourne l’extrémité et revient par l’autre liaison. Il commence { $sharkat }⟦ocean.shark_start⟧ et nage d’abord { $sharkto }.

    Il mange toute créature sur une case où il entre. Pour chacune, on place un squelette sur une case de son récif sans dé ni squelette ; à défaut, sur une case de stockage, dont le dé retourne dans sa réserve. Sans case de stockage non plus, ou sans squelette dans la boîte, on n’en place pas. Un squelette cache le symbole qu’il couvre. Puis la créature réapparaît dans les eaux profondes ou sur la plage, au choix ; sur la case du requin, elle est en sûreté derrière lui.

    Pour chaque symbole Dé où passe le requin (les deux extrémités, les deux liaisons ; ils ne concernent que le requin), tu poses un dé neutre sur la grande vague. S’il n’en reste pas, un des tiens ; si tu n’en as pas non plus, ou si la grande vague est pleine, aucun.
    .title = 4. Le requin
rules-wave = Si tous les emplacements sont pleins à la fin d’un tour, la vague déferle : ses dés tombent sur les vagues, plus loin depuis les rangées arrière.⟦big_wave.landing⟧⟦big_wave.landing_by⟧ Les dés déjà sur le plateau y restent. Les dés hors du plateau retournent sur des emplacements au choix de leur propriétaire (de la personne dont c’est le tour pour les dés neutres) ; si plus de la moitié sortent, on relance tout.

    Ensuite le requin fait demi-tour, et chacun, à partir de la personne dont c’est le tour, peut choisir un bonus. Si la grande vague est alors de nouveau pleine, elle déferle à la fin du tour suivant.
    .title = 5. La grande vague
rules-bonus = Additionne tous tes dés sur le plateau. Tu peux choisir un bonus que ta somme atteint, même un plus petit :

    @bonuses
    .title = Bonus
rules-end = Quand quelqu’un a libéré { $friends } amis, ce tour s’achève, vague et bonus compris. Puis chacun a un tour final ; la personne dont c’était le tour joue en dernier. Dès lors plus personne n’avance sur la piste du Kraken. Le requin et les bonus d’une vague touchent encore qui a déjà joué son tour final.

    Le tour final commence aussi après { $stalemate }⟦rules.stalemate_rounds⟧ tours de table sans dé pris, sans tuile construite et sans ami libéré.
    .title = La fin
rules-corals = À ton tour final, tu peux prendre des coraux au lieu de libérer un ami : au plus un de { $low } et au plus un de { $high }, chacun avec des dés dont la somme est exactement son nombre. Les dés pris et les dés stockés comptent, chaque dé pris doit servir, et aucun ne compte deux fois. { $onebyone ->
        [no] Nomme les deux avant d’en voir un, et garde-les secrets.
       *[yes] Tu vois le premier avant de décider du second ; les autres n’en voient aucun.
    }⟦rules.corals_one_by_one⟧
    .title = Prendre des coraux
rules-scoring = Les jetons comptent pour leur valeur, les coraux comme suit. Deux coraux identiques comptent tous les deux ; ceux qui restent au Kraken ne comptent pour personne.

    @corals

    En cas d’égalité, dans cet ordre : le Trident, le plus haut récif, le moins de squelettes, le plus de points de jetons ; { $lasttie ->
        [earlier_seat] puis l’emporte qui a joué plus tôt.
       *[shared] { $boredom ->
            [yes] puis, par ennui, tous les autres gagnent.
           *[no] puis la victoire est partagée.
        }
    }⟦rules.last_tie⟧
    .title = Décompte

## Tables of the rules

table-wave = Vague
table-number = Numéro requin
table-tentacle = Tentacule
table-stack = Jetons, du dessus
table-tile = Tuile
table-count = Nombre
table-combination = Combinaison
table-dice = Ce qu’il faut
table-example = Par exemple
table-sum = Somme
table-bonus = Bonus
table-coral = Corail
table-points = Points
table-needs-total_seven = des dés qui font exactement 7 en tout
table-needs-at_least_seven = des dés qui font 7 ou plus en tout
table-needs-low_pair = deux dés identiques : 1, 2 ou 3
table-needs-high_pair = deux dés identiques : 4, 5 ou 6
table-needs-run_of_three = trois dés qui se suivent
table-needs-three_alike = trois dés identiques
table-needs-four_different = quatre dés tous différents
table-coral-fins = 1 par flèche visible
table-coral-rider = 1 par vague visible
table-coral-mouth = 1 par symbole nourriture visible
table-coral-graveyard = { $points } sans squelette, sinon moins 1 par squelette
table-coral-trident = comme n’importe quel autre corail, le meilleur
table-track-or-look = { $steps } cases sur la piste du Kraken, ou regarder un corail

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
why-setup-first-to-load = qui a plongé le plus profond commence ; un ordinateur ne peut pas le demander et tire au sort
why-rules-replace-only-when-full = ils partent pour faire de la place, donc la place doit manquer
why-rules-head-frees = deux des trois règles disent « peut », la troisième le constate
why-rules-corals-one-by-one = chaque nombre compte à part ; la règle ne dit pas si l’on regarde entre les deux
why-rules-stalemate-rounds = la règle n’a pas de fin pour des joueurs qui ne font rien
why-rules-last-tie = la règle finit par une plaisanterie, qui est l’option ennui

## Worked examples (examples.toml)

example-meal = Manger pour libérer un ami
example-meal-1 = { $name2 } vient d’arriver à la vague 2 et peut y prendre deux dés. Un 2 et un 6 sont stockés sur le récif ; un 1 et un 5 sont sur la vague.
example-meal-2 = { $name2 } prend les deux et mange les quatre ({ $dice }) : « { $tentacle } ». L’ami qui s’y trouvait est libre, et { $name2 } reçoit le jeton du dessus de la pile, qui vaut { $token }. Tous les dés retournent dans les réserves. Ensuite, { $name1 } et { $name3 } avancent chacun d’une case sur la piste du Kraken, parce qu’un de leurs dés a été pris sur le plateau ; les dés stockés ne font avancer personne.
example-track = Sur la piste du Kraken
example-track-1 = { $name3 } prend des dés sur la vague 2 : deux de { $name0 } et deux de { $name2 }. Sur la piste, { $name0 } est sur la case { $from }, à un pas de la tête, et { $name2 } sur la case { $behind }, juste derrière { $name3 } et { $name1 }.
example-track-2 = { $name3 } mange les quatre dés. { $name0 } et { $name2 } doivent maintenant avancer de deux pas chacun, et { $name3 } choisit qui avance d’abord.
example-track-3 = { $name0 } avance d’abord et atteint la tête en un pas ; le second est perdu. { $name0 } libère son ami le plus proche, reçoit un jeton qui vaut { $token } et regarde en secret le corail { $coral }. Puis { $name2 } avance : le premier pas saute par-dessus { $name3 } et { $name1 } jusqu’à la case { $over }, le second mène à la case { $end }.
example-corals = Prendre des coraux
example-corals-1 = Le tour final de { $name0 }. Un 3 et un 4 sont sur la vague, un 6 est stocké. Avec ces dés, { $name0 } peut prendre un corail : 3, 4, 6, 7, 9 ou 10. Ou deux, un de chaque rangée : 3 et 10, 4 et 9, ou 6 et 7.
example-corals-2 = { $name0 } prend le corail { $coral } avec le 3 et découvre ce que c’est : { $kind }. Les deux autres dés font 10 : un second corail est possible.
example-corals-3 = Avec le 4 et le 6, { $name0 } prend aussi le corail { $coral } : { $kind }. Les autres ne voient aucun des deux.
example-points = Compter les points
example-points-1 = Le tout dernier tour. { $name0 } a des jetons pour { $tokens } points et deux coraux : Nageoires Rapides et Trident de Poséidon.
example-points-2 = Le récif de { $name0 } montre { $arrows } flèches : les Nageoires Rapides rapportent { $first }. Le Trident compte comme le corail qui rapporte le plus : comme Cimetière sans squelette, { $second }. Avec les jetons, cela fait { $total }.
example-crossing = Par une liaison
example-crossing-1 = Une créature de { $name0 } est en L3, au bord gauche. D’un pas, elle peut longer le bord, vers L2 ou L4, ou traverser par la liaison.
example-crossing-2 = Elle prend la liaison, tout droit { $to }, au bord droit de la vague { $wave }. De là, elle atteint tous les dés de cette vague, où qu’ils soient.
example-token = Le jeton du dessus
example-token-1 = À côté du tentacule du double bas se trouve une pile de jetons ; celui du dessus vaut { $token }. { $name0 } peut prendre deux dés sur la vague 2, où il y a deux 3.
example-token-2 = { $name0 } mange les deux, libère l’ami qui s’y trouve et reçoit le jeton qui vaut { $token }. Le suivant de la pile ne vaut plus que { $below } : qui arrive plus tard reçoit moins.
example-run = Une suite de trois
example-run-1 = { $name0 } a stocké un 4. Sur la vague 2, il y a un 3 de { $name0 }, un 5 de { $name1 } et un 6 de { $name2 } ; { $name0 } peut prendre deux dés.
example-run-2 = { $name0 } prend le 3 et le 5 et les mange avec le 4 stocké : { $dice }. Trois dés qui se suivent, quelles que soient leurs couleurs : « { $tentacle } ». Le 6 reste, car chaque dé pris doit faire partie de la combinaison.
example-strengths = Ce qui est couvert ne compte plus
example-strengths-1 = Tous les symboles de { $name0 } sont au niveau 1 : nourriture { $food }, vague { $wave }. { $name0 } prend la tuile avec nourriture et stockage.
example-strengths-2 = La nourriture est maintenant au niveau 2 : sa force est { $food }. Le seul symbole vague est couvert ; même sans lui, la force de vague est { $wave }.
example-first-dice = La première vague
example-first-dice-1 = Les récifs sont prêts. { $name0 } met le premier dé sur la grande vague ; puis { $name1 } et { $name2 }, jusqu’à ce que chacun y ait trois dés.
example-first-dice-2 = Des dés neutres ont rempli le reste, et la vague a déferlé pour la première fois. En tout, les dés en mer montrent : { $name0 } { $s0 }, { $name1 } { $s1 }, { $name2 } { $s2 }. { $name0 } a la plus grande somme et jouera en premier.
example-first-dice-3 = À partir de { $name0 }, chacun met encore deux dés sur la grande vague. Puis le premier tour commence.
example-second-level = Par-dessus deux tuiles
example-second-level-1 = Le récif de { $name0 } a trois tuiles côte à côte, toutes au niveau 1.
example-second-level-2 = { $name0 } prend { $tile } dans la réserve.
example-second-level-3 = La tuile est posée sur deux cases de deux tuiles différentes : elle est donc au niveau { $level }. La force de flèche est maintenant { $arrow }, celle de nourriture { $food } ; la nourriture et le stockage du dessous sont couverts.
example-two-dice = Charger au lieu de construire
example-two-dice-1 = { $name0 } a une force de vague de { $wave } et peut charger autant de dés.
example-two-dice-2 = Le premier va dans la rangée 1 : il tombera près de la grande vague.
example-two-dice-3 = Le deuxième va dans la rangée 3 et tombera loin. C’était l’étape 1 ; on ne construit rien ce tour-ci. Ensuite, { $name0 } se déplace.
example-past-the-shark = Le requin barre la route
example-past-the-shark-1 = { $name0 } a une force de flèche de { $arrow }. La créature en L2 ne peut pas descendre le long du bord gauche : le requin est en L3, et personne n’entre sur sa case ni ne la dépasse.
example-past-the-shark-2 = { $name0 } déplace l’autre créature : de la plage, deux pas en remontant le bord droit, { $to }.
example-storing = Deux dés pour plus tard
example-storing-1 = { $name0 } peut prendre { $food } dés sur la vague 2, et deux cases de stockage sont libres. Un 4 neutre est déjà stocké.
example-storing-2 = { $name0 } prend { $die } et le met sur une case de stockage libre. À partir de là, c’est clair : ce qui est pris ce tour-ci est stocké, pas mangé.
example-storing-3 = Sur la dernière case de stockage libre va { $die }. Les dés stockés attendent un autre tour.
example-bite = Une bouchée
example-bite-1 = Le requin est à la plage. { $name1 } a une créature en L6 et une force de flèche de { $arrow }. { $name0 } va en R6, dont le numéro requin est 1.
example-bite-2 = Le requin nage d’une case et mange la créature de { $name1 } { $space }. { $name1 } doit mettre un squelette sur son récif.
example-bite-3 = { $name1 } choisit une case de stockage. Elle ne sert plus, mais la force de flèche reste { $arrow }. La créature revient maintenant.
example-bite-4 = { $name1 } la fait revenir dans les eaux profondes. À la plage, elle serait de nouveau près du requin quand il fera demi-tour.
example-break = La vague déferle
example-break-1 = Il reste un emplacement libre sur la grande vague. { $name0 } va en R6, donc le requin nage d’une case : par la liaison, en passant sur un symbole Dé.
example-break-2 = Un dé neutre va sur le dernier emplacement, et à la fin du tour la vague déferle : les douze dés tombent sur les vagues. Le dé qui y était déjà reste. Le requin fait demi-tour, et { $name0 } choisit un bonus en premier.
example-choice = Choisir un bonus
example-choice-1 = Les dés de { $name0 } sur le plateau montrent 6, 5, 4 et 3, en tout { $sum }. Cela suffit pour tous les bonus sauf le plus haut.
example-choice-2 = { $name0 } choisit des pas sur la piste du Kraken. { $name2 } est sur la case 3, qu’on saute : les pas mènent aux cases { $first } et { $second }.
example-sixth-friend = Le dernier ami
example-sixth-friend-1 = { $name0 } a libéré cinq amis. Le dernier est retenu par le tentacule du double bas, et il y a deux 3 sur la vague.
example-sixth-friend-2 = { $name0 } les mange et libère son sixième ami, pour un jeton qui vaut { $token }. Le tour finit avec le requin ; puis il y a { $turns } derniers tours : { $name1 }, { $name2 }, et enfin { $name0 }.

## Why a move is good

reason-friends = { $amount ->
    [one] un ami libéré de plus
   *[other] { $amount } amis libérés de plus
}
reason-corals = { $amount ->
    [one] un corail de plus
   *[other] { $amount } coraux de plus
}
reason-strength = plus de force : { $names }
reason-points = { $amount ->
    [one] environ un point de plus
   *[other] environ { $amount } points de plus
}
reason-no-skeletons = { $amount ->
    [one] un squelette de moins sur le récif
   *[other] { $amount } squelettes de moins sur le récif
}
reason-stored = { $amount ->
    [one] un dé stocké de plus
   *[other] { $amount } dés stockés de plus
}
reason-rooms = { $amount ->
    [one] une case de stockage libre de plus
   *[other] { $amount } cases de stockage libres de plus
}
reason-track = { $amount ->
    [one] une case de plus sur la piste du Kraken
   *[other] { $amount } cases de plus sur la piste du Kraken
}

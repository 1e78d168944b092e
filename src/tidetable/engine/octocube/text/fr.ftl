# Octocube, in French.

game-title = Octocube
game-blurb = Faites rouler votre pieuvre sur le fond marin et laissez-y coller des trésors.

kind-diamond = diamant
kind-pearl = perle
kind-sextant = sextant
kind-amphora = amphore
kind-starfish = étoile de mer
kind-coin = pièce
colour-white = blanc
colour-light-blue = bleu clair
colour-dark-blue = bleu foncé
colour-green = vert
colour-orange = orange
colour-purple = violet
colour-red = rouge
colour-yellow = jaune
side-up = dessus
side-down = dessous
side-north = nord
side-east = est
side-south = sud
side-west = ouest
tile = { $kind } ({ $colour })

## What happened

event-deal = Les piles sont en place. { $first } commence.
event-turn = Tour { $turn } : { $seat }.
event-aim = { $seat } tient le cube au-dessus de { $cell }.
event-place = { $seat } pose le cube sur { $cell }.
event-roll = { $seat } roule de { $from } à { $to }.
event-stick = { $tile } colle au cube de { $seat }.
event-reveal = Sur { $cell } apparaît : { $tile }.
event-abyss = Une tuile Abysse est posée sur { $cell } ; il en reste { $left }.
event-abyss-power = La tuile Abysse { $power } est posée sur { $cell } ; il en reste { $left }.
event-rotate = { $seat } fait pivoter le cube de { $degrees } degrés.
event-home = { $seat } reprend le cube de { $from }.
event-keep = { $seat } laisse sur le cube : { $tile }.
event-score = { $seat } retire { $tiles } et marque { $points }.
event-score-nothing = { $seat } ne retire rien du cube.
event-skip = { $seat } passe.
event-stop = { $seat } en reste là.
event-power = { $seat } utilise le pouvoir { $power } sur { $cell }.
event-choose = { $seat } désigne { $cell }.
event-swap-own = { $seat } échange { $gives } sur le cube contre { $gets } du plateau.
event-lift = { $seat } déplace le cube de { $from } à { $to }.
event-take = { $seat } prend { $tile } sur { $cell } et pose cette tuile sur le cube.
event-turn-over = { $seat } tourne le cube autrement.
event-trade = { $seat } donne { $gives } contre { $gets } sur { $cell }.
event-change-places = { $seat } sur { $from } et { $with } sur { $to } échangent leurs places.
event-swap-stacks = { $seat } échange les piles de { $cell } et { $to }.
event-swap-tops = { $seat } donne { $gives } à { $with } contre { $gets }.
event-take-back = { $seat } retire tout du cube : { $tiles }.
event-slot = { $seat } met { $tile } sur la case { $slot }.
event-shift = { $seat } déplace { $tile } de la case { $slot } à la case { $to }.
event-aside = { $seat } met de côté : { $tile }.
event-pile = { $seat } ajoute à la pile : { $tile }.
event-put-back = { $seat } remet { $tiles } sur { $cell }, à la place d’une tuile Abysse.
event-put-on-top = { $seat } remet { $tiles } sur la pile de { $cell }.
event-last-round = { $why ->
    [supply] La dernière tuile Abysse est posée : on finit cette manche, puis la partie est terminée.
    [full] Un plateau est complet : on finit cette manche, puis la partie est terminée.
    [unfillable] Plus personne ne peut compléter son plateau : on finit cette manche, puis la partie est terminée.
   *[quiet] Rien n’avance plus depuis de nombreuses manches : la partie est terminée.
  }
event-end = La partie est terminée. { $scores }. Victoire : { $winners }.

## Why not

error-must-place = Votre cube est chez vous : posez-le d’abord sur un emplacement du bord.
error-must-orient = Choisissez d’abord comment votre cube est tourné.
error-must-act = Choisissez d’abord : rouler, pivoter, marquer, passer ou un pouvoir.
error-must-roll-or-take-back = Roulez, ou reprenez votre cube.
error-must-roll-or-stop = Vous pouvez rouler encore une fois, ou en rester là.
error-must-use-or-stop = Utilisez le pouvoir de cette tuile Abysse, ou restez-en là.
error-must-unload = Dites d’abord quelles tuiles restent sur le cube ; les autres sont retirées.
error-must-finish-power = Dites d’abord ce que doit faire le pouvoir { $power }.
error-must-fill-slot = Trouvez d’abord une case pour la tuile en attente.
error-must-pile = Empilez d’abord les tuiles restantes, celle du dessous en premier.
error-must-put-back = Dites d’abord où va la pile.
error-no-such-space = Cet emplacement n’existe pas sur ce plateau de jeu.
error-not-at-the-edge = { $cell } n’est pas au bord.
error-space-taken = Un cube se trouve sur { $cell }.
error-looks-the-same = Votre cube aurait le même aspect qu’avec un autre choix proposé.
error-stands-like-that = Votre cube est déjà tourné ainsi.
error-off-the-board = Il n’y a pas d’emplacement de ce côté ({ $direction }).
error-no-rotating = On ne pivote pas dans la version enfants : roulez, ou reprenez votre cube.
error-no-skipping = On ne passe pas dans la version enfants : roulez, ou reprenez votre cube.
error-face-empty = Il n’y a pas de tuile là ({ $face }).
error-keep-in-order = On garde les tuiles dans l’ordre dessus, dessous, nord, est, sud, ouest : pour celle-ci ({ $face }), il est trop tard.
error-no-powers = Les pouvoirs n’existent que dans la version avancée.
error-power-not-here = Le pouvoir { $power } n’est pas sous votre cube.
error-power-out-of-reach = La tuile Abysse { $power } n’est pas découverte à côté de votre cube.
error-power-useless = Le pouvoir { $power } ne peut rien faire maintenant.
error-same-stack = { $cell } est déjà choisi : prenez une autre pile.
error-no-stack-there = Il n’y a pas de pile à échanger sur { $cell }.
error-no-tile-to-see = Aucune tuile n’est visible sur { $cell }.
error-not-next-to-cube = { $cell } n’est pas à côté de votre cube.
error-coin-has-no-place = Une pièce n’a pas de place sur votre plateau.
error-nothing-to-swap = Votre plateau n’a que la même chose à donner : { $tile }.
error-same-tile = Ce serait échanger contre la même chose : { $tile }.
error-not-on-your-board = Absent de votre plateau : { $tile }.
error-nobody-there = Il n’y a personne à cette place.
error-own-cube = C’est votre propre cube.
error-cube-at-home = Le cube de { $seat } n’est pas en jeu.
error-no-tile-on-top = Le cube de { $seat } n’a pas de tuile sur le dessus.
error-must-be-placed = { $tile } convient à une case libre : il faut y mettre cette tuile.
error-cannot-shift = Impossible : une tuile ne prend qu’une case qui lui convient, et celle qui s’y trouve doit convenir à une case libre.
error-slot-taken = Il y a déjà une tuile sur cette case.
error-slot-does-not-fit = { $tile } ne convient pas à cette case.
error-not-among-the-rest = Pas parmi les tuiles à remettre : { $tile }.
error-pile-goes-elsewhere = La pile ne peut pas aller sur { $cell } : elle remplace une tuile Abysse découverte ou, s’il n’y en a pas, va sur l’une des piles les plus basses.
error-no-such-tile = Il n’y a pas de tuile { $word }.

## Choices

choice-place = poser sur { $cell }
choice-orient = dessus { $up }, nord { $north }
choice-roll = rouler vers { $cell } ({ $direction })
choice-rotate = pivoter de { $degrees }°
choice-score = marquer ({ $points })
choice-take-back = reprendre
choice-skip = passer
choice-stop = en rester là
choice-keep = garder { $tile } ({ $face })
choice-done = retirer le reste ({ $points })
choice-power = { $power } : { $does }
choice-tile = { $tile }
choice-cube = le cube de { $seat }
choice-slot = case { $slot }
choice-shift = case { $slot }, son contenu vers { $to }
choice-aside = mettre de côté
ask-place = Sur quel emplacement du bord posez-vous votre cube ?
ask-orient = Comment votre cube est-il tourné ?
ask-act = Que faites-vous ?
ask-again = Rouler encore une fois ?
ask-offer = Utilisez-vous le pouvoir de cette tuile Abysse ?
ask-keep = Quelles tuiles restent sur le cube ? Les autres sont retirées.
ask-power = Que doit faire le pouvoir ?
ask-slot = Où va cette tuile ?
ask-pile = Quelle tuile ajouter à la pile ? La première est tout en bas.
ask-return = Où va la pile ?

## Powers

power-A = rouler une fois
power-B = échanger la tuile du dessus contre une tuile de votre plateau
power-C = déplacer votre cube, sans le tourner, vers n’importe quel emplacement libre
power-D = prendre une tuile visible et la mettre sur le dessus vide de votre cube
power-E = tourner votre cube sur place comme vous voulez
power-F = échanger une tuile visible à côté de votre cube contre une de votre plateau
power-G = échanger votre place avec celle d’un autre cube
power-H = échanger deux piles sans regarder
power-I = échanger les tuiles du dessus de votre cube et d’un autre

## Options

option-mode = Variante
option-mode-standard = version standard
option-mode-family = version enfants (dès six ans)
option-mode-advanced = version avancée (avec pouvoirs)
option-hidden_chips = Jetons de points
option-hidden_chips-no = visibles
option-hidden_chips-yes = cachés
about-mode = La version enfants laisse de côté ce qui est difficile ; dans la version avancée, les tuiles Abysse ont des pouvoirs.
about-hidden_chips = Cachés, personne ne sait vraiment qui mène.

## Terminal

label-supply = tuiles Abysse restantes : { $count }
label-last-round = C’est la dernière manche.
label-home = chez soi
label-coins = pièces
label-chips = jetons
label-score = score
label-leads = ▲ le plus, △ deuxième
label-slots = cases
label-tile = À placer : { $tile }
# The letters on the tiles are those of the notation, which is English.
label-legend = D diamant  P perle  S sextant  A amphore  F étoile  Co pièce
    w blanc  l bleu clair  d bleu foncé  g vert

## The rules

rules-goal = Vous êtes une pieuvre en forme de cube, un aimant dans chaque face. Roulez sur le fond marin, laissez des trésors coller à vous, rapportez-les par séries et ayez le plus de tuiles d’une sorte ou d’une couleur. Le plus grand nombre de points l’emporte.
    .title = Le but
rules-tiles = { $objects } tuiles Objet ({ $kinds }) en quatre couleurs ({ $colours }), { $coins } pièces et des tuiles Abysse. Les points sont payés en jetons, sans limite.
    .title = Les tuiles
rules-setup = Toutes les tuiles sont mélangées et disposées en piles dont on ne voit que le dessus. À deux : quatre emplacements sur quatre, hauteurs rangée par rangée : { $small }. À trois ou quatre : cinq sur cinq, avec la tuile Abysse A au milieu (0) : { $large }. En plus, la réserve contient { $supply2 } tuiles Abysse à deux joueurs, { $supply3 } à trois et { $supply4 } à quatre. Le sort désigne qui commence ; on joue ensuite dans le sens horaire. Une manche finit avant le tour suivant du premier joueur. Deux emplacements en diagonale ne sont pas voisins. Un emplacement sans cube est libre.
    .title = Mise en place
rules-cube = Chaque face d’un cube peut porter une tuile. Quand un cube arrive sur une pile et que sa face du dessous est vide, la tuile du dessus de la pile y colle aussitôt et y reste jusqu’à ce qu’on la retire en marquant. Si la face porte déjà une tuile, rien ne colle. On ne regarde ce qui est sous un cube que lorsqu’il s’en va.
    .title = Le cube
rules-turn = Si votre cube est chez vous, vous devez le poser. Sinon vous faites exactement une de ces quatre choses : rouler, pivoter, marquer ou passer.
    .title = Votre tour
rules-place = Posez le cube sur un emplacement libre du bord, tourné comme vous voulez. Une face avec une tuile peut être dessous.
    .title = Poser
rules-roll = Basculez le cube d’un quart de tour vers un emplacement voisin libre : la face de ce côté vient dessous. Qui roule sur la tuile Abysse A au milieu peut aussitôt rouler encore une fois.
    .title = Rouler
rules-rotate = Faites pivoter le cube sur place de 90, 180 ou 270 degrés ; dessus et dessous ne changent pas.
    .title = Pivoter
rules-score = Reprenez le cube et retirez autant de tuiles que vous voulez. Les pièces vont à côté de votre plateau. Les tuiles de même sorte retirées ensemble forment une série et rapportent aussitôt des jetons, selon leur nombre : { $sets }. Elles vont ensuite sur votre plateau, par sorte et par couleur.
    .title = Marquer
rules-skip = Ne faites rien.
    .title = Passer
rules-abyss = Dès qu’un emplacement n’a ni tuile, ni tuile Abysse, ni cube, on y pose une tuile Abysse de la réserve ; s’il y en a plusieurs, rangée par rangée. Si la réserve est vide, l’emplacement reste vide. Les cubes peuvent se tenir sur les tuiles Abysse et sur les emplacements vides.
    .title = Les abysses
rules-end = Quand la dernière tuile Abysse de la réserve est en jeu, on finit la manche pour que tous aient joué le même nombre de tours. Puis chacun marque une dernière fois et retire toutes ses tuiles.
    .title = La fin
rules-scoring = Vos jetons, { $coin } par pièce, et les majorités : pour chaque couleur { $colourfirst } au plus grand nombre de tuiles sur le plateau et { $coloursecond } au deuxième ; pour chaque sorte premier/deuxième : { $places }. En cas d’égalité, tous les joueurs concernés ont les points, et une égalité pour la première place ne laisse rien à la deuxième. { $needed ->
        [no] Même sans aucune tuile on peut partager une place.
       *[yes] Sans tuile on n’a rien.
    } Le plus grand nombre de points l’emporte ; à égalité on compare les tuiles sur les plateaux, puis on partage la victoire.
    .title = Décompte final
rules-quiet = { $quiet ->
        [0] La partie continue jusqu’à ce que la réserve soit vide, quelle que soit la durée.
       *[other] Si aucune pile ne baisse pendant { $quiet } manches, la partie se termine de la même façon.
    }
    .title = Quand rien n’avance
rules-family = Pour les enfants dès six ans : sans points, sans pivoter, marquer ni passer. Rouler veut dire : poser le cube sur un emplacement libre du bord, ou le déplacer vers un emplacement voisin libre, tourné comme on veut, une face vide dessous. Quand les six faces portent une tuile, il faut reprendre le cube aussitôt ; il le faut aussi quand aucun emplacement voisin n’est libre ; sinon, c’est au choix.
    .title = Version enfants
rules-slots = Quand vous reprenez votre cube, toutes les tuiles sont retirées. Les pièces vont à côté du plateau. Chaque plateau a trois genres de cases : { $anycolour } pour un objet de n’importe quelle couleur, { $anykind } pour une couleur avec n’importe quel objet, { $fixed } pour un objet d’une couleur donnée. Une tuile qui convient à une case libre doit y être mise ; laquelle, c’est votre choix. { $shift ->
        [no] Une tuile placée ne bouge plus.
       *[yes] Une tuile peut aussi prendre une case dont la tuile passe alors à une case libre qui lui convient.
    } Ce qui ne convient nulle part est remis en pile, dans l’ordre que vous choisissez et que tous voient, à la place d’une tuile Abysse découverte de votre choix, qui retourne à la réserve{ $centre ->
        [no] {" "}(pas celle du milieu)
       *[yes] {" "}(celle du milieu aussi)
    } ; s’il n’y en a pas, sur l’une des piles libres les plus basses.
    .title = Les cases
rules-family-end = Quand quelqu’un a rempli sa dernière case, on finit la manche. Un plateau complet gagne ; s’il y en a plusieurs, le plus grand nombre de pièces départage, puis on partage la victoire. { $unfillable ->
        [no] {""}
       *[yes] Quand plus personne ne peut compléter son plateau, on finit la manche et le plus grand nombre de cases remplies l’emporte.
    } { $familyquiet ->
        [0] {""}
       *[other] Il en va de même après { $familyquiet } manches sans case remplie.
    }
    .title = Fin de la version enfants
rules-advanced = Comme le jeu standard, mais les tuiles Abysse montrent leurs pouvoirs : celles de la réserve sont mélangées et cachées, tirées sans répétition parmi { $powers }, et à trois ou quatre joueurs une tuile tirée au hasard occupe le milieu. On utilise un pouvoir soit comme tour entier, depuis une tuile Abysse découverte voisine du cube, soit, si l’on veut, juste après avoir roulé sur une tuile Abysse. Un pouvoir qui ne peut rien faire ne s’utilise pas. Rouler par le pouvoir A peut mener au pouvoir suivant ; chaque tuile agit une fois par tour.
    .title = Version avancée
rules-powers = A : roulez une fois. B : échangez la tuile du dessus de votre cube contre une de votre plateau. C : déplacez votre cube, sans le tourner, vers n’importe quel emplacement libre. D : prenez une tuile visible et mettez-la sur le dessus de votre cube, qui doit être vide. E : tournez votre cube sur place comme vous voulez. F : échangez une tuile visible voisine de votre cube contre une de votre plateau. G : échangez votre place avec celle d’un autre cube en jeu ; chacun reste tourné comme il est, le vôtre se pose en premier. H : échangez deux piles sans regarder dedans ; une tuile Abysse compte comme une pile. I : échangez la tuile du dessus de votre cube contre celle d’un autre cube en jeu. Les pièces ne vont pas sur un plateau. Échanger et prendre par B, D, F et I ne rapporte rien.
    .title = Les neuf pouvoirs

## Why a value was reconstructed

why-tiles-counts = la règle compte les sortes (9, 12, 15, 17, 19), pas les couleurs ; dix-huit de chacune
why-board-heights = la règle les montre dans une image ; ainsi les 84 tuiles servent, de trois à six par pile
why-abyss-powers = la boîte a huit tuiles, la règle neuf pouvoirs
why-scoring-sets = le document numérisé cache peut-être un 11 pour cinq
why-scoring-tile-needed = la règle ne dit pas si une catégorie sans tuile rapporte à tous
why-rules-quiet-rounds = après autant de manches où aucune pile ne baisse, la partie finit : sinon elle pourrait ne jamais finir
why-rules-only-cubes-on-board = pouvoirs G et I : la règle ne dit pas qu’un cube chez soi ne compte pas
why-rules-power-once-a-turn = une suite de pouvoirs utilise chaque tuile une fois au plus ; la règle se tait
why-family-slots = la règle nomme les trois genres de cases ; les plateaux sont dans une image
why-family-centre-may-go = la règle ne dit pas si la tuile du milieu peut être remplacée ; l’emplacement devient ordinaire
why-family-returned-known = tous ont vu ce qui a été remis et dans quel ordre
why-family-shift = une tuile peut prendre une case dont la tuile passe à une case libre : sinon certains plateaux ne pourraient jamais être complétés
why-family-unfillable-ends = quand plus personne ne peut compléter son plateau, on finit la manche et le plus grand nombre de cases remplies l’emporte
why-family-quiet-rounds = après autant de manches sans case remplie, la partie finit : sinon elle pourrait ne jamais finir

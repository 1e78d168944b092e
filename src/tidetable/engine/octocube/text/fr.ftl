# Octocube, in French.

game-title = Octocube
game-blurb = Fais rouler ta pieuvre sur le fond marin et laisse les trésors s’y coller.
game-facts = version enfants dès 6 ans

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
# The colour agrees with the tile: the other kinds are feminine.
tile-colour-white = blanc
tile-colour-light-blue = bleu clair
tile-colour-dark-blue = bleu foncé
tile-colour-green = vert
tile =
    { $kind ->
        [diamant] un diamant { $colour }
        [sextant] un sextant { $colour }
       *[other] une { $kind } { $colour ->
            [blanc] blanche
            [vert] verte
           *[other] { $colour }
        }
    }
coin = une pièce

## What happened

event-deal = Les piles sont en place. { $first } commence.
event-turn = Tour { $turn } : { $seat }.
event-aim = { $seat } tient le cube au-dessus de { $cell }.
event-place = { $seat } pose le cube sur { $cell }.
event-roll = { $seat } roule de { $from } à { $to }.
event-stick = Le cube de { $seat } ramasse { $tile }.
event-reveal = Sur { $cell } apparaît { $tile }.
event-abyss = Une tuile Abysse est posée sur { $cell } ; il en reste { $left }.
event-abyss-power = La tuile Abysse { $power } est posée sur { $cell } ; il en reste { $left }.
event-rotate = { $seat } fait pivoter le cube de { $degrees } degrés.
event-home = { $seat } reprend le cube de { $from }.
event-keep = { $seat } laisse { $tile } sur le cube.
event-score = { $seat } retire { $tiles } et marque { $points ->
    [0] 0 point
   *[other] { $points } points
  }.
event-score-nothing = { $seat } ne retire rien du cube.
event-skip = { $seat } passe.
event-stop = { $seat } en reste là.
event-power = { $seat } utilise le pouvoir { $power } sur { $cell }.
event-choose = { $seat } désigne { $cell }.
event-swap-own = { $seat } échange { $gives } sur le dessus du cube contre { $gets } de son plateau.
event-lift = { $seat } déplace le cube de { $from } à { $to }.
event-take = { $seat } prend { $tile } sur { $cell } et pose cette tuile sur le cube.
event-turn-over = { $seat } tourne le cube sur place.
event-trade = { $seat } échange { $gives } contre { $gets } sur { $cell }.
event-change-places = { $seat } sur { $from } et { $with } sur { $to } échangent leurs places.
event-swap-stacks = { $seat } échange les piles de { $cell } et { $to }.
event-swap-tops = { $seat } donne { $gives } à { $with } contre { $gets }.
event-take-back = { $seat } retire tout du cube : { $tiles }.
event-slot = { $seat } met { $tile } sur son plateau.
event-shift = { $seat } déplace { $tile } vers une autre case de son plateau.
event-aside = { $seat } met { $tile } de côté.
event-pile = { $seat } ajoute { $tile } à la pile.
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

error-must-place = Ton cube est chez toi : pose-le d’abord sur un emplacement du bord.
error-must-orient = Choisis d’abord comment ton cube est tourné.
error-must-act = Choisis d’abord : rouler, pivoter, marquer, passer ou un pouvoir.
error-must-roll-or-take-back = Roule, ou reprends ton cube.
error-must-roll-or-stop = Tu peux rouler encore une fois, ou en rester là.
error-must-use-or-stop = Utilise le pouvoir de cette tuile Abysse, ou restes-en là.
error-must-unload = Choisis d’abord quelles tuiles restent sur le cube ; les autres sont retirées.
error-must-finish-power = Choisis d’abord ce que doit faire le pouvoir { $power }.
error-must-fill-slot = Trouve d’abord une case pour la tuile en attente.
error-must-pile = Empile d’abord les tuiles restantes, celle du dessous en premier.
error-must-put-back = Choisis d’abord où va la pile.
error-no-such-space = Cet emplacement n’existe pas sur ce plateau de jeu.
error-not-at-the-edge = { $cell } n’est pas au bord.
error-space-taken = Un cube se trouve sur { $cell }.
error-looks-the-same = Ton cube aurait le même aspect qu’avec un autre choix proposé.
error-stands-like-that = Ton cube est déjà tourné ainsi.
error-off-the-board = Il n’y a pas d’emplacement de ce côté ({ $direction }).
error-no-rotating = On ne pivote pas dans la version enfants : roule, ou reprends ton cube.
error-no-skipping = On ne passe pas dans la version enfants : roule, ou reprends ton cube.
error-face-empty = Il n’y a pas de tuile là ({ $face }).
error-keep-in-order = On garde les tuiles dans l’ordre dessus, dessous, nord, est, sud, ouest : pour celle-ci ({ $face }), il est trop tard.
error-no-powers = Les pouvoirs n’existent que dans la version avancée.
error-power-not-here = Le pouvoir { $power } n’est pas sous ton cube.
error-power-out-of-reach = La tuile Abysse { $power } n’est pas découverte à côté de ton cube.
error-power-useless = Le pouvoir { $power } ne peut rien faire maintenant.
error-same-stack = { $cell } est déjà choisi : prends une autre pile.
error-no-stack-there = Il n’y a pas de pile à échanger sur { $cell }.
error-swap-in-order = Il faut désigner d’abord la pile qui vient en premier, rangée par rangée : { $cell } est la seconde.
error-no-tile-to-see = Aucune tuile n’est visible sur { $cell }.
error-not-next-to-cube = { $cell } n’est pas à côté de ton cube.
error-coin-has-no-place = Une pièce n’a pas de place sur ton plateau.
error-nothing-to-swap = Ton plateau n’a que { $tile } à donner en échange.
error-same-tile = Ce serait échanger contre la même chose : { $tile }.
error-not-on-your-board = Ceci n’est pas sur ton plateau : { $tile }.
error-nobody-there = Il n’y a personne à cette place.
error-own-cube = C’est ton propre cube.
error-cube-at-home = Le cube de { $seat } n’est pas en jeu.
error-no-tile-on-top = Le cube de { $seat } n’a pas de tuile sur le dessus.
error-must-be-placed = Cette tuile va sur une case libre et doit être posée : { $tile }.
error-cannot-shift = Impossible : une tuile ne prend qu’une case qui lui convient, et celle qui s’y trouve doit convenir à une case libre.
error-slot-taken = Il y a déjà une tuile sur cette case.
error-slot-does-not-fit = Cette case n’est pas faite pour { $tile }.
error-not-among-the-rest = Ceci n’est pas parmi les tuiles à remettre : { $tile }.
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
ask-place = Sur quel emplacement du bord poses-tu ton cube ?
ask-orient = Comment ton cube est-il tourné ?
ask-act = Que fais-tu ?
ask-again = Rouler encore une fois ?
ask-offer = Utilises-tu le pouvoir de cette tuile Abysse ?
ask-keep = Quelles tuiles restent sur le cube ? Les autres sont retirées.
ask-power = Que doit faire le pouvoir ?
ask-slot = Où va cette tuile ?
ask-pile = Quelle tuile ajouter à la pile ? La première est tout en bas.
ask-return = Où va la pile ?

## Powers

power-A = rouler une fois
power-B = échanger la tuile du dessus contre une tuile de ton plateau
power-C = déplacer ton cube, sans le tourner, vers n’importe quel emplacement libre
power-D = prendre une tuile visible et la mettre sur le dessus vide de ton cube
power-E = tourner ton cube sur place comme tu veux
power-F = échanger une tuile visible à côté de ton cube contre une de ton plateau
power-G = échanger ta place avec celle d’un autre cube
power-H = échanger deux piles sans regarder
power-I = échanger les tuiles du dessus de ton cube et d’un autre

## Options

option-mode = Variante
option-mode-standard = version standard
option-mode-family = version enfants (dès six ans)
option-mode-advanced = version avancée (avec pouvoirs)
option-mode-text = La version standard, la version enfants (sans points) ou la version avancée, où les tuiles Abysse ont des pouvoirs. Les trois sont dans la règle ; commence par la version standard.
option-hidden_chips = Jetons de points
option-hidden_chips-no = visibles
option-hidden_chips-yes = cachés
option-hidden_chips-text = Cachés, comme dans la règle, tes jetons ne sont connus que de toi jusqu’à la fin ; visibles, tout le monde les voit.

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

rules-summary = { $mode ->
        [family] Ramasse des trésors sur le fond marin avec ton cube, et remplis ton plateau avant les autres.

        À ton tour, fais une seule de ces actions :

        - Pose ton cube au bord, ou déplace-le vers l’emplacement voisin : le trésor qui s’y trouve colle au cube.
        - Reprends ton cube et pose ses trésors sur ton plateau. Ce qui ne convient pas retourne à la mer.

        Qui remplit ses 16 cases met fin à la partie et gagne ; s’il y en a plusieurs, le plus de pièces l’emporte.
       *[other] Ramasse des trésors sur le fond marin avec ton cube, rapporte-les par séries, et finis avec le plus de tuiles par sorte et par couleur.

        À ton tour, fais une seule de ces actions :

        - Pose ton cube au bord, s’il est chez toi.
        - Fais-le rouler vers l’emplacement voisin : ce qui s’y trouve colle à la face qui vient dessous, si elle est vide.
        - Fais-le pivoter sur place.
        - Marque : reprends-le et retire des tuiles. Les tuiles de même sorte retirées ensemble rapportent aussitôt des points.
        - Passe.
        { $mode ->
            [advanced] - Utilise le pouvoir d’une tuile Abysse voisine de ton cube. Si tu roules sur une telle tuile, tu peux utiliser son pouvoir en plus.
           *[other] {""}
        }

        Quand la dernière tuile Abysse est posée, on finit la manche, et chacun marque une dernière fois. Tu comptes alors tes jetons, { $coin } par pièce, et des points pour le plus grand et le deuxième plus grand nombre de tuiles de chaque sorte et de chaque couleur.
    }
    .title = En bref
rules-goal = Tu es une pieuvre en forme de cube, un aimant dans chaque face. Roule sur le fond marin et laisse les trésors se coller à toi. { $mode ->
        [family] Qui remplit en premier son plateau l’emporte.
       *[other] Rapporte-les par séries et réunis le plus de tuiles d’une sorte ou d’une couleur. Qui a le plus de points l’emporte.
    }
    .title = Le but
rules-tiles = { $objects } tuiles Objet en quatre couleurs ({ $colours }⟦tiles.colours⟧), { $coins } pièces et des tuiles Abysse.

    @tiles⟦tiles.counts⟧

    { $mode ->
        [family] {""}
       *[other] Les points se gagnent sous forme de jetons, en nombre illimité.
    }
    .title = Les tuiles
rules-setup = Toutes les tuiles sont mélangées et disposées en piles dont on ne voit que le dessus. { $players ->
        [2] Il y a quatre emplacements sur quatre. Voici la hauteur des piles :
       *[other] Il y a cinq emplacements sur cinq, avec une tuile Abysse au milieu. Voici la hauteur des piles :
    }

    @heights⟦board.heights⟧

    La réserve contient { $players ->
        [2] { $supply2 }
        [3] { $supply3 }
       *[4] { $supply4 }
    } tuiles Abysse. Le sort désigne qui commence, sauf si la table a choisi quelqu’un ; on joue ensuite dans le sens horaire. Une manche s’achève quand le tour revient à qui a commencé. Deux emplacements en diagonale ne sont pas voisins. Un emplacement sans cube est libre.
    .title = Mise en place
rules-cube = Chaque face d’un cube peut porter une tuile.⟦seats⟧ Quand un cube arrive sur une pile et que sa face du dessous est vide, la tuile du dessus de la pile y colle aussitôt et y reste jusqu’à ce qu’on { $mode ->
        [family] reprenne le cube.
       *[other] la retire en marquant.
    }{ $mode ->
        [advanced] {" "}Un pouvoir peut aussi l’échanger.
       *[other] {""}
    } Si la face porte déjà une tuile, rien ne colle. On ne regarde ce qui est sous un cube que lorsqu’il s’en va.
    .title = Le cube
rules-turn = { $mode ->
        [family] {""}
       *[other] Si ton cube est chez toi, tu dois le poser. Sinon tu fais { $mode ->
            [advanced] exactement une de ces cinq choses : rouler, pivoter, marquer, passer ou utiliser le pouvoir d’une tuile Abysse voisine.
           *[other] exactement une de ces quatre choses : rouler, pivoter, marquer ou passer.
        }
    }
    .title = Ton tour
rules-place = { $mode ->
        [family] {""}
       *[other] Pose le cube sur un emplacement libre du bord, tourné comme tu veux. Une face avec une tuile peut être dessous.
    }
    .title = Poser
rules-roll = { $mode ->
        [family] {""}
       *[other] Bascule le cube d’un quart de tour vers un emplacement voisin libre : la face de ce côté vient dessous. { $mode ->
            [advanced] {""}
           *[other] { $players ->
                [2] {""}
               *[other] Qui roule sur la tuile Abysse A au milieu peut aussitôt rouler encore une fois, même en arrière.
            }
        }
    }
    .title = Rouler
rules-rotate = { $mode ->
        [family] {""}
       *[other] Fais pivoter le cube sur place de 90, 180 ou 270 degrés ; dessus et dessous ne changent pas.
    }
    .title = Pivoter
rules-score = { $mode ->
        [family] {""}
       *[other] Reprends le cube et retire autant de tuiles que tu veux : toutes, quelques-unes ou aucune. Les pièces vont à côté de ton plateau. Les tuiles de même sorte retirées ensemble forment une série et rapportent aussitôt des jetons :

        @sets⟦scoring.sets⟧

        Elles vont ensuite sur ton plateau, par sorte et par couleur. Le cube reste chez toi jusqu’à ton prochain tour. { $hidden_chips ->
            [no] Les jetons sont posés face visible.
           *[yes] Les jetons sont posés face cachée.
        }
    }
    .title = Marquer
rules-skip = { $mode ->
        [family] {""}
       *[other] Ne fais rien.
    }
    .title = Passer
rules-family = { $mode ->
        [family] À ton tour, tu fais rouler ton cube ou tu le reprends. Rouler veut dire : poser le cube sur un emplacement libre du bord, ou le déplacer vers un emplacement voisin libre, tourné comme on veut, une face vide dessous. Quand les six faces portent une tuile, il faut reprendre le cube aussitôt ; il le faut aussi quand aucun emplacement voisin n’est libre ; sinon, c’est au choix. { $players ->
            [2] {""}
           *[other] Qui arrive sur la tuile Abysse A au milieu peut aussitôt bouger encore une fois.
        }
       *[other] {""}
    }
    .title = Version enfants
rules-slots = { $mode ->
        [family] Quand tu reprends ton cube, toutes les tuiles sont retirées. Les pièces vont à côté du plateau. Chaque plateau a trois genres de cases : { $anycolour } pour un objet de n’importe quelle couleur, { $anykind } pour une couleur avec n’importe quel objet, { $fixed }⟦family.slots⟧ pour un objet d’une couleur donnée. Une tuile qui convient à une case libre doit y être mise ; laquelle, c’est ton choix. L’ordre dans lequel tu les places est libre aussi : tu décides donc quelle tuile obtient une case.⟦family.free_order⟧ { $shift ->
            [no] Une tuile placée ne bouge plus.
           *[yes] Une tuile peut aussi prendre une case dont la tuile passe alors à une case libre qui lui convient.
        }⟦family.shift⟧ Ce qui ne convient nulle part est remis en pile, dans l’ordre que tu choisis et que tous voient⟦family.returned_known⟧, à la place d’une tuile Abysse découverte de ton choix, qui retourne à la réserve{ $centre ->
            [no] {" "}(pas celle du milieu)
           *[yes] {" "}(celle du milieu aussi)
        }⟦family.centre_may_go⟧ ; s’il n’y en a pas, sur l’une des piles libres les plus basses.
       *[other] {""}
    }
    .title = Les cases
rules-abyss = Dès qu’un emplacement n’a ni tuile, ni tuile Abysse, ni cube, on y pose une tuile Abysse de la réserve ; s’il y en a plusieurs, rangée par rangée. { $mode ->
        [family] Si la réserve est vide, l’emplacement reste vide jusqu’à ce qu’une tuile Abysse revienne dans la réserve.
       *[other] Si la réserve est vide, l’emplacement reste vide.
    } Les cubes peuvent se tenir sur les tuiles Abysse et sur les emplacements vides.
    .title = Les abysses
rules-end = { $mode ->
        [family] {""}
       *[other] Quand la dernière tuile Abysse de la réserve est en jeu, on finit la manche pour que tous aient joué le même nombre de tours. Puis chacun marque une dernière fois et retire toutes ses tuiles, y compris celle du dessous et celles d’un cube resté chez soi.
    }
    .title = La fin
rules-scoring = { $mode ->
        [family] {""}
       *[other] Tes jetons, { $coin } par pièce, et les majorités, pour le plus grand nombre de tuiles sur les plateaux et pour le deuxième :

        @majorities⟦scoring.kind.diamond⟧⟦scoring.kind.amphora⟧

        En cas d’égalité, chacun reçoit les points de cette place ; si la première place est partagée, la deuxième ne rapporte rien. { $needed ->
            [no] Même sans aucune tuile on peut partager une place.
           *[yes] Sans tuile on n’a rien.
        }⟦scoring.tile_needed⟧ Qui a le plus de points l’emporte ; à égalité, on compare les tuiles sur les plateaux, puis on partage la victoire.
    }
    .title = Décompte final
rules-quiet = { $mode ->
        [family] {""}
       *[other] { $quiet ->
            [0] La partie continue jusqu’à ce que la réserve soit vide, quelle que soit la durée.
           *[other] Si aucune pile ne baisse pendant { $quiet } manches, la partie se termine de la même façon.
        }⟦rules.quiet_rounds⟧
    }
    .title = Quand rien n’avance
rules-family-end = { $mode ->
        [family] Quand quelqu’un a rempli sa dernière case, on finit la manche pour que tous aient joué le même nombre de tours. On ne reprend plus son cube ensuite : les tuiles qu’il porte ne comptent pas. Un plateau complet gagne ; s’il y en a plusieurs, le plus grand nombre de pièces départage, puis on partage la victoire. Une réserve vide ne met pas fin à cette version. { $unfillable ->
            [no] {""}
           *[yes] Quand plus personne ne peut compléter son plateau, on finit la manche et le plus grand nombre de cases remplies l’emporte.
        }⟦family.unfillable_ends⟧ { $familyquiet ->
            [0] {""}
           *[other] Il en va de même après { $familyquiet } manches sans case remplie.
        }⟦family.quiet_rounds⟧
       *[other] {""}
    }
    .title = Fin de la version enfants
rules-advanced = { $mode ->
        [advanced] Comme le jeu standard, mais les tuiles Abysse montrent leurs pouvoirs : celles de la réserve sont mélangées et cachées, tirées sans répétition parmi { $powers }⟦abyss.powers⟧{ $players ->
            [2] .
           *[other] , et une tuile tirée au hasard occupe le milieu.
        } On utilise un pouvoir soit comme tour entier, depuis une tuile Abysse découverte voisine du cube, soit, si l’on veut, juste après avoir roulé sur une tuile Abysse ; y poser ou y déplacer le cube autrement ne compte pas. Un pouvoir qui ne peut rien faire ne s’utilise pas. { $powera ->
            [no] {""}
           *[yes] Rouler par le pouvoir A peut mener au pouvoir suivant ; chaque tuile agit une fois par tour.⟦rules.power_once_a_turn⟧
        }
       *[other] {""}
    }
    .title = Version avancée
rules-powers = { $mode ->
        [advanced] { $powera ->
            [no] {""}
           *[yes] - A : roule une fois.
        }
        - B : échange la tuile du dessus de ton cube contre une de ton plateau.
        - C : déplace ton cube, sans le tourner, vers n’importe quel emplacement libre.
        - D : prends une tuile visible et mets-la sur le dessus de ton cube, qui doit être vide.
        - E : tourne ton cube sur place comme tu veux.
        - F : échange une tuile visible voisine de ton cube contre une de ton plateau.
        - G : échange ta place avec celle d’un autre cube en jeu ; chacun reste tourné comme il est, le tien se pose en premier.
        - H : échange deux piles libres sans regarder dedans ; une tuile Abysse compte comme une pile, un emplacement vide non.
        - I : échange la tuile du dessus de ton cube contre celle d’un autre cube en jeu.⟦rules.only_cubes_on_board⟧

        Une tuile visible est celle du haut d’une pile libre, jamais une tuile sur un cube ou dessous. Les pièces ne vont pas sur un plateau. Échanger et prendre par B, D, F et I ne rapporte rien.
       *[other] {""}
    }
    .title = Les pouvoirs

## Tables of the rules

table-tiles = Tuiles d’une sorte
table-points = Points
table-most = Première place
table-second = Deuxième place
table-each-colour = chaque couleur
table-all = Total
table-colour-light-blue = bleu clair
table-colour-dark-blue = bleu foncé

## Why a value was reconstructed

why-tiles-counts = la règle compte les sortes (9, 12, 15, 17, 19), pas les couleurs ; dix-huit de chacune
why-board-heights = la règle les montre dans une image ; ainsi les 84 tuiles servent, de trois à six par pile
why-abyss-powers = la boîte a huit tuiles, la règle neuf lettres : A est sur le côté standard d’une tuile
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
why-seats = la règle montre les cubes dans une image ; les couleurs sont choisies pour bien se distinguer
why-tiles-colours = la règle parle de quatre couleurs ; leurs noms viennent de critiques du jeu
why-scoring-kind-diamond = le document numérisé est faux ici ; les sortes montent d’un point à la fois
why-scoring-kind-amphora = le document numérisé est faux pour le 4 ; les sortes montent d’un point à la fois
why-family-free-order = l’ordre est libre : une tuile peut attendre si d’autres après elle peuvent remplir, même par décalage, toutes les cases qui lui conviennent

## Worked examples (examples.toml)

example-roll = Rouler
example-roll-1 = Le cube de { $name0 } est en b1 ; un diamant vert est collé dessous. { $name0 } roule vers l’est.
example-roll-2 = Le cube bascule en { $to }. Sa face est vient dessous, et comme elle est vide, la tuile du dessus s’y colle : { $tile }. Le diamant est maintenant à l’ouest, et en b1 apparaît la tuile suivante : { $shown }.
example-rotate = Pivoter
example-rotate-1 = Le cube de { $name0 } est en c1, avec un sextant blanc dessus et un diamant vert à l’ouest. Rouler vers l’ouest mettrait le diamant dessous, et rien ne pourrait coller à cette face.
example-rotate-2 = { $name0 } fait pivoter le cube de { $degrees } degrés. Dessus et dessous ne changent pas ; le diamant est maintenant à l’est, et la face ouest est vide. En roulant ensuite vers l’ouest, le cube peut de nouveau ramasser une tuile.
example-sets = Retirer des tuiles
example-sets-1 = Le cube de { $name0 } porte six tuiles : trois étoiles de mer, une amphore, une pièce et, dessus, une perle. { $name0 } marque et laisse la perle sur le cube pour une série future.
example-sets-2 = { $name0 } retire { $tiles }. Les trois étoiles de mer forment une série et l’amphore seule ne rapporte rien : { $points } points. Les objets vont sur le plateau, et { $coins } pièce à côté. La perle reste sur le cube.
example-majorities = Le décompte final
example-majorities-1 = Il reste une tuile Abysse, et { $name2 } joue en dernier dans la manche. { $name2 } roule vers l’ouest, et l’emplacement quitté est vide.
example-majorities-2 = La dernière tuile Abysse est posée, et la manche est finie : chacun retire toutes ses tuiles. { $name0 } a { $chips } en jetons, { $coins } pour une pièce, { $kinds } pour les sortes (le plus de diamants et d’étoiles de mer, deuxième à égalité avec { $name2 } pour les sextants) et { $colours } pour les couleurs : blanc et bleu clair à égalité avec { $name1 }, et 5 pour chacun ; deuxième en vert. Au total : { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }. Victoire : { $winners }.
example-family-move = Un déplacement dans la version enfants
example-family-move-1 = Le cube de { $name0 } est sur b1 et porte un diamant et une pièce. { $name0 } veut la perle sur c1.
example-family-move-2 = { $name0 } va sur { $to } et peut tourner le cube à volonté, une face vide dessous : il ramasse donc { $tile }.
example-family-slots = Remplir le plateau
example-family-slots-1 = Le cube de { $name0 } porte un diamant vert, un sextant blanc et une pièce. { $name0 } le reprend.
example-family-slots-2 = La pièce va à côté du plateau. { $name0 } met { $tile } sur la case pour un diamant de n’importe quelle couleur ; la case pour tout ce qui est vert était possible aussi. Vient ensuite le sextant.
example-power-b = Pouvoir B
example-power-b-1 = À côté du cube de { $name0 } se trouve la tuile Abysse B. Sur le dessus du cube, une perle blanche ; sur le plateau, un diamant et un sextant.
example-power-b-2 = { $name0 } échange : { $gives } va sur le plateau, { $gets } sur le cube, pour une autre série.
example-power-c = Pouvoir C
example-power-c-1 = À côté du cube de { $name0 } se trouve la tuile Abysse C. { $name0 } veut le diamant vert de d1, trop loin pour rouler.
example-power-c-2 = Le cube est déplacé sur { $to }, tourné comme avant. Sa face vide est dessous et ramasse donc { $tile }. Sur b2 il ne restait rien : on y pose une tuile Abysse.
example-power-d = Pouvoir D
example-power-d-1 = À côté du cube de { $name0 } se trouve la tuile Abysse D. Le dessus du cube est vide.
example-power-d-2 = { $name0 } prend { $tile } sur { $cell }, à l’autre bout du fond marin, et met cette tuile sur le dessus du cube.
example-power-e = Pouvoir E
example-power-e-1 = À côté du cube de { $name0 } se trouve la tuile Abysse E. La face du dessous porte une étoile de mer : le diamant blanc ne peut pas coller.
example-power-e-2 = { $name0 } tourne le cube sur place, une face vide dessous. Le cube ramasse maintenant { $tile }.
example-power-f = Pouvoir F
example-power-f-1 = À côté du cube de { $name0 } se trouvent la tuile Abysse F et, sur b1, une perle verte. { $name0 } a un diamant et un sextant sur son plateau.
example-power-f-2 = { $name0 } donne { $gives } et reçoit { $gets } de { $cell }, directement sur le plateau. Les majorités changent ; aucune série n’est marquée.
example-power-g = Pouvoir G
example-power-g-1 = À côté du cube de { $name0 } se trouve la tuile Abysse G. Le cube de { $name1 } est sur d4.
example-power-g-2 = Les cubes échangent leurs places : { $name0 } va de { $from } à { $to }, { $name1 } fait l’inverse. Chacun reste tourné comme avant.
example-power-h = Pouvoir H
example-power-h-1 = À côté du cube de { $name0 } se trouve la tuile Abysse H. Un diamant est sur d1, hors de portée ; b1 est à côté du cube.
example-power-h-2 = { $name0 } échange les piles de { $cell } et { $to }, sans regarder dedans. Le diamant est maintenant tout près.
example-power-i = Pouvoir I
example-power-i-1 = À côté du cube de { $name0 } se trouve la tuile Abysse I. Sur le dessus du cube, une perle blanche ; sur celui de { $name1 }, un diamant bleu clair.
example-power-i-2 = { $name0 } échange : { $name1 } reçoit { $gives }, et { $name0 } reçoit { $gets }.
example-start = Le premier cube
example-start-1 = Les piles sont en place ; on ne voit que les tuiles du dessus. Chacun a son cube chez soi. { $name0 } commence.
example-start-2 = { $name0 } met son cube en { $cell }, un emplacement du bord. La tuile du dessus s’y colle : { $tile }. C’est ensuite à { $name1 }.
example-full-face = Une face occupée
example-full-face-1 = Le cube de { $name0 } est en b1. Sur son côté est, il porte une perle bleu clair. { $name0 } roule quand même vers l’est.
example-full-face-2 = Le cube est maintenant en { $to }, la perle en dessous. Cette face porte déjà une tuile : rien ne se colle donc, et ce qui est là y reste.
example-six-tiles = Un cube plein
example-six-tiles-1 = Le cube de { $name0 } porte cinq tuiles ; une face est vide. { $name0 } va en c1.
example-six-tiles-2 = La face vide vient dessous, et { $tile } s’y colle. Les six faces sont maintenant occupées : le cube revient aussitôt. { $name0 } retire tout : { $tiles }.
example-one-thing = Deux tours
example-one-thing-1 = Le cube de { $name0 } est en b1 : { $name0 } peut donc rouler, pivoter, marquer ou passer.
example-one-thing-2 = { $name0 } roule vers le sud, en { $to }, et { $tile } se colle. C’est tout : c’est à { $name1 }. Le cube de { $name1 } n’est pas en jeu, il faut donc le poser.
example-one-thing-3 = { $name1 } le pose en { $cell } et obtient { $tile }.
example-any-way-up = Poser un cube
example-any-way-up-1 = Le cube de { $name0 } n’est pas en jeu. Il porte encore une perle blanche de son dernier voyage.
example-any-way-up-2 = { $name0 } le pose en { $cell }, la perle à l’est et une face vide dessous : { $tile } se colle. Rouler vers l’est mettrait la perle dessous ; { $name0 } ira donc plutôt ailleurs.
example-stuck = Pas d’issue
example-stuck-1 = Le cube de { $name0 } est dans le coin, et les deux emplacements voisins sont occupés. Il ne peut pas rouler. Et { $name0 } ne veut pas encore marquer.
example-stuck-2 = { $name0 } passe. Rien ne change, et c’est à { $name1 }.
example-stuck-3 = { $name1 } roule de { $from } en { $to }. La sortie du coin est libre.
example-emptied = Un emplacement épuisé
example-emptied-1 = Le cube de { $name0 } est en b1, et il n’y a plus rien dessous : la dernière tuile, une amphore, est collée au cube. { $name0 } roule vers le sud.
example-emptied-family-1 = Le cube de { $name0 } est en b1, et il n’y a plus rien dessous : la dernière tuile, une amphore, est collée au cube. { $name0 } va vers le sud.
example-emptied-2 = { $name0 } obtient { $tile }. En { $cell }, il n’y a plus ni tuile ni cube : on y pose une tuile Abysse. Il en reste { $left } dans la réserve.
example-emptied-advanced = Un emplacement épuisé
example-emptied-advanced-1 = { example-emptied-1 }
example-emptied-advanced-2 = { $name0 } obtient { $tile }. En { $cell }, il n’y a plus ni tuile ni cube : on y pose une tuile Abysse, et son pouvoir apparaît : { $power }. Il en reste { $left } dans la réserve.
example-last-round = La dernière manche
example-last-round-1 = Il reste une tuile Abysse, et { $name0 } a commencé la manche. Sous le cube de { $name0 }, il n’y a plus rien. { $name0 } roule vers le sud.
example-last-round-2 = La dernière tuile Abysse est posée en { $cell }. On finit la manche : { $name1 } et { $name2 } ont encore un tour.
example-last-round-3 = { $name1 } passe, et { $name2 } pose son cube. Puis chacun retire toutes ses tuiles : { $name0 } { $tiles }, { $name2 } { $last }. Pour { $name2 }, les deux perles font encore une série : { $points } points.
example-standstill = Plus rien n’avance
example-standstill-1 = Depuis { $rounds } manches, aucune pile n’a baissé. { $name0 }, qui joue en dernier dans cette manche, pourrait encore y changer quelque chose.
example-standstill-2 = { $name0 } passe, et la partie est finie : chacun retire toutes ses tuiles, et on compte les points comme d’habitude. Victoire : { $winners }.
example-last-slot = La dernière case
example-last-slot-1 = Sur le plateau de { $name0 }, seule la case pour un diamant est encore vide. Le cube porte un diamant vert et une pièce. { $name0 }, qui joue en dernier dans la manche, le reprend.
example-last-slot-2 = { $name0 } met { $tile } sur la seizième case, et la pièce va à côté du plateau. La manche est finie, et personne d’autre n’a un plateau plein. Victoire : { $winners }.
example-power-on-top = Un pouvoir après avoir roulé
example-power-on-top-1 = Au sud du cube de { $name0 } se trouve la tuile Abysse B. Sur son côté nord, le cube porte une perle blanche. { $name0 } roule sur la tuile Abysse.
example-power-on-top-2 = En { $to }, rien ne se colle, mais la perle est maintenant sur le dessus. { $name0 } peut utiliser le pouvoir B en plus, ou y renoncer.
example-power-on-top-3 = { $name0 } l’utilise : { $gives } va sur le plateau, et { $gets } vient sur le cube. En un seul tour, { $name0 } a donc roulé et utilisé un pouvoir.
example-emptied-family = { example-emptied }
example-emptied-family-2 = { example-emptied-2 }
example-last-round-advanced = { example-last-round }
example-last-round-advanced-1 = { example-last-round-1 }
example-last-round-advanced-2 = { example-last-round-2 }
example-last-round-advanced-3 = { example-last-round-3 }
example-majorities-advanced = { example-majorities }
example-majorities-advanced-1 = { example-majorities-1 }
example-majorities-advanced-2 = { example-majorities-2 }

## Why a move is good

reason-slots = { $amount ->
    [one] une case remplie de plus
   *[other] { $amount } cases remplies de plus
}
reason-majority = la majorité : { $names }
reason-points = { $amount ->
    [one] environ un point de plus en jetons
   *[other] environ { $amount } points de plus en jetons
}
reason-cube-points = { $amount ->
    [one] environ un point de plus en séries sur le cube
   *[other] environ { $amount } points de plus en séries sur le cube
}
reason-rivals-majorities = { $amount ->
    [one] environ un point de majorité de moins pour les autres
   *[other] environ { $amount } points de majorité de moins pour les autres
}
reason-tiles = { $amount ->
    [one] une tuile de plus sur le cube
   *[other] { $amount } tuiles de plus sur le cube
}

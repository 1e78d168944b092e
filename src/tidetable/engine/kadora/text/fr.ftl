# De schat van Kadora, in French.

game-title = De schat van Kadora
game-blurb = Des joyaux ensorcelés : domine une couleur et débarrasse-toi du reste.

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
kind-round = rond
kind-square = carré
kind-drop = goutte
side-south = Sud
side-west = Ouest
side-north = Nord
side-east = Est
card = le { $value } { $colour } ({ $kind })
# The colour with a card: the red 5. A data file may bring new colours, which stay as they are.
card-colour-red = rouge
card-colour-orange = orange
card-colour-yellow = jaune
card-colour-green = vert
card-colour-blue = bleu
card-colour-purple = violet
card-hidden = une carte à dos { $colour }
taken = { $card }
virtual-player = le joueur virtuel

## What happened

event-deal = Les cartes sont distribuées. { $first } commence.
event-turn = Tour { $turn } : { $seat }.
event-give = { $seat } donne tout son butin { $colour } à { $to } : { $cards }.
event-place = { $seat } pose { $card } en { $cell }.
event-take = { $seat } prend { $taken }.
event-full-table = La table est pleine et il n’y a rien à prendre : { $seat } prend ce qui ne correspond pas.
event-last-resort = Tout correspond et aucune somme n’est atteinte : dernier recours pour { $seat }.
event-draw = { $seat } pioche { $card } dans la pile { $stack }.
event-draw-hidden = { $seat } pioche { $card } dans la pile { $stack }.
event-refill = De la pile { $stack }, { $card } va en { $cell }.
event-stacks-empty = Les deux piles sont vides : chacun joue un dernier tour, { $seat } à la toute fin.
event-show-hand = { $seat } ajoute sa main à son butin : { $cards }.
event-show-aside = Les cartes écartées vont au joueur virtuel : { $cards }.
event-end = La partie est finie. Pénalité : { $penalties }. Victoire : { $winners }.

## Why not

error-must-place = Pose d’abord une carte de ta main.
error-must-draw = Ta carte est posée ; choisis maintenant une pile où piocher.
error-not-in-hand = Tu n’as pas { $card } en main.
error-cell-taken = Il y a déjà une carte en { $cell }.
error-already-gave = Tu as déjà donné des cartes pendant ce tour.
error-no-such-receiver = Il n’y a personne à la place { $to }.
error-give-to-self = Tu ne peux pas te donner de cartes.
error-nothing-to-give = Tu n’as pas de butin { $colour }.
error-receiver-has-colour = { $to } a déjà du butin { $colour }.
error-not-sole-leader = Tu ne peux donner ton butin { $colour } que si son total est le plus haut, sans égalité.
error-outside-block = Les cartes se posent uniquement dans le bloc de quatre sur quatre.
error-no-such-card = La carte { $word } n’existe pas.

## Choices

choice-place = poser { $card } en { $cell }
choice-draw = piocher dans la pile { $stack }
choice-give = donner le butin { $colour } à { $to }
ask-start = Pose une carte, ou donne d’abord une couleur.
ask-place = Pose une carte.
ask-draw = Dans quelle pile pioches-tu ?

## Terminal

label-hand = Main
label-stacks = Piles de pioche, dessus d’abord
label-aside = Cartes écartées
label-loot = Butin gagné
label-penalty = pénalité
label-leads = ▲ en tête de la couleur
# The letters on the cards are those of the notation, which is English.
label-legend = ● rond  ■ carré  ▼ goutte
    R rouge  O orange  Y jaune
    G vert   B bleu    P violet
label-last-turns = { $count ->
    [one] Il reste un dernier tour.
   *[other] Il reste { $count } derniers tours.
  }

## The rules

rules-summary = Gagne des joyaux d’aussi peu de couleurs que possible, et domine au moins une couleur : les joyaux dont quelqu’un d’autre a davantage sont des points de pénalité, et qui en a le moins l’emporte.

    À ton tour :

    1. Donne toutes tes cartes gagnées d’une couleur, si tu le peux et le veux.
    2. Pose une carte sur une case vide. Là où la colonne ou la ligne fait alors { $threshold } ou plus, prends les autres cartes de même couleur ou de même sorte.
    3. Pioche une carte de l’une des deux piles.
    4. Complète le bloc s’il y a plus de { $empty } cases vides.

    Quand les deux piles sont vides, chacun a encore un tour, et les cartes en main rejoignent les cartes gagnées. Dans chaque couleur, qui en a le plus retourne ces cartes ; celles qui restent face visible sont des points de pénalité.
    .title = En bref
rules-goal = Des pirates se partagent un trésor de joyaux ensorcelés. Qui domine au moins une couleur rompt le sort ; tous tes autres joyaux te pèsent. Qui a le moins de points de pénalité l’emporte.
    .title = Le but
rules-cards = 72 cartes⟦cards.copies⟧ de six couleurs ({ $colours }), de trois sortes ({ $kinds }⟦cards.kinds⟧) et de valeur { $low } à { $high }. Dans chaque couleur, une valeur n’existe pas :

    @missing⟦cards.missing⟧

    Le dos d’une carte montre sa couleur : on connaît donc toujours la couleur de chaque carte cachée ; sa sorte et sa valeur restent secrètes.
    .title = Les cartes
rules-setup = Mélange les cartes. Écartes-en { $players ->
        [2] { $aside2 }
        [3] { $aside3 }
       *[4] { $aside4 }
    } sans les regarder. Chacun reçoit { $hand } cartes en main. { $faceup } cartes sont posées face visible en un bloc de quatre sur quatre, avec un trou au milieu. Le reste forme { $stacks ->
        [all_in_first] une seule pile de pioche, étalée
       *[halves] deux piles de pioche de même hauteur, étalées
    }⟦setup.stacks⟧ de façon à voir tous les dos. On s’assoit et on joue dans le sens des aiguilles d’une montre : { $players ->
        [2] { $sides2 }
        [3] { $sides3 }
       *[4] { $sides4 }
    }⟦setup.seats⟧. { $firstplayer ->
        [seat0] La première place commence.
       *[random] On tire au sort qui commence, sauf si la table a choisi quelqu’un.
    }⟦setup.first_player⟧
    .title = Mise en place
rules-give = Au début de ton tour, tu peux donner, une seule fois, toutes tes cartes gagnées d’une couleur à quelqu’un qui n’a rien gagné de cette couleur. Il faut pour cela que ton total dans cette couleur soit le plus haut, sans égalité. Les cartes en main ne comptent pas.

    Pourquoi donner ? Qui reçoit les cartes peut reperdre la majorité, et ce sont alors des points de pénalité ; et tu te débarrasses d’une couleur que tu ne pouvais pas garder.
    .title = 1. Donner
rules-place = Pose une carte de ta main sur une case vide du bloc. Si les cartes de la colonne, la tienne comprise, font { $threshold } ou plus, tu dois prendre toutes les autres cartes de la colonne qui ont la couleur ou la sorte de ta carte. Ensuite, de même pour la ligne. Ta carte reste en place. Ce que tu prends va devant toi, face visible et trié par couleur, à la vue de tous : c’est ton butin gagné.
    .title = 2. Poser et prendre
rules-full = Si ta carte remplit la dernière case vide et que { $fulltable ->
        [sums_too_low] les deux sommes restent sous { $threshold }
       *[nothing_taken] tu n’as rien pris
    }⟦rules.full_table⟧, tu dois au contraire prendre dans la colonne et la ligne toutes les cartes qui n’ont ni la couleur ni la sorte de la tienne, quelles que soient les sommes. { $lastresort ->
        [end_game] Si cela ne donne rien non plus, la partie s’arrête aussitôt.
       *[take_all] Si cela ne donne rien non plus, tu prends les six autres cartes de la colonne et de la ligne.
    }⟦rules.last_resort⟧
    .title = Table pleine
rules-draw = Prends en main la carte du dessus d’une des deux piles, au choix, pour en avoir de nouveau { $hand }. Si l’une est vide, il n’y a plus de choix.
    .title = 3. Piocher
rules-refill = S’il y a plus de { $empty } cases vides, pose des cartes de la pile où tu viens de piocher, chacune sur la première case vide dans le sens de la lecture, vu de ton côté de la table, jusqu’à ce qu’il en reste { $empty } de vides. Ces cartes ne prennent rien. { $otherstack ->
        [no] Si cette pile s’épuise, on arrête de compléter.
       *[yes] Si cette pile s’épuise, continue avec l’autre.
    }⟦rules.refill_from_other_stack⟧
    .title = 4. Compléter
rules-end = Quand les deux piles sont vides, chacun joue encore exactement un tour ; qui les a vidées joue en dernier. Pendant ces tours, on ne pioche pas et on ne complète pas. Ensuite, chacun ajoute à son butin les cartes qui lui restent en main. Les cartes restées dans le bloc ne comptent pour personne.
    .title = La fin
rules-scoring = Dans chaque couleur, qui a le plus haut total retourne ces cartes face cachée. Si plusieurs l’ont, tous le font. La valeur de tes cartes encore visibles est ta pénalité. Qui a le moins de points de pénalité l’emporte, à condition d’avoir au moins une majorité. À égalité, on compare le nombre de cartes, et le plus grand l’emporte ; { $lasttie ->
        [earlier_seat] si l’égalité demeure, la victoire va à qui jouait plus tôt.
       *[shared] si l’égalité demeure, la victoire est partagée.
    }⟦rules.last_tie⟧
    .title = Décompte
rules-virtual = { $players ->
        [2] Avant le décompte, on retourne les { $aside2 } cartes écartées. Elles appartiennent à un troisième joueur, virtuel, qui prend part à chaque majorité et peut même gagner. Jusque-là, elles ne comptent pas : elles n’empêchent aucun don et n’en reçoivent aucun.
       *[other] {""}
    }
    .title = À deux

## Tables of the rules

table-colour = Couleur
table-missing = Manque
table-cards = Cartes

## Why a value was reconstructed

why-cards-kinds = le livret parle de trois sortes de diamants et n’en nomme aucune
why-cards-missing = le livret dit qu’il manque une valeur à chaque couleur, pas laquelle
why-cards-copies = six couleurs, trois sortes et quatre valeurs font juste les 72 cartes de la boîte
why-setup-stacks = le livret partage le reste en deux piles de pioche, sans dire de quelle taille
why-setup-first-player = qui est allé sur une île en dernier commence, et un ordinateur ne peut pas le demander
why-setup-seats = chacun lit le bloc de son propre côté ; le livret ne dessine pas les places
why-rules-full-table = le livret donne les sommes trop basses pour raison ; une somme atteinte sans rien qui corresponde pose le même problème
why-rules-last-resort = un bloc plein où tout correspond et où aucune somme n’est atteinte arrêterait le jeu
why-rules-refill-from-other-stack = le livret ne dit pas ce qui se passe quand la pile s’épuise pendant qu’on complète
why-rules-last-tie = le livret ne donne pas d’autre moyen de départager

## Worked examples (examples.toml)

example-gift = Donner
example-gift-1 = { $name0 } a, sans égalité, le plus haut total en jaune ({ $yellow }) et en bleu ({ $blue }). Le jaune peut être donné : ni { $name1 } ni { $name2 } n’a gagné de carte jaune. Pas le bleu : les deux en ont déjà.
example-gift-2 = { $name0 } ne pense pas garder le plus de jaune jusqu’à la fin et donne toutes ces cartes à { $name2 } : { $cards }. { $name2 } a maintenant { $total } en jaune ; si quelqu’un en obtient plus, ce sera une pénalité.
example-column = Poser : colonne et ligne
example-column-1 = { $name0 } veut poser le 2 jaune au joyau rond en b2.
example-column-2 = La colonne totalise maintenant { $column } : { $name0 } doit y prendre les cartes jaunes ou rondes, { $taken }. La carte bleue n’est ni l’un ni l’autre et reste, tout comme la carte posée. La ligne ne totalise que { $row } : on n’y prend rien.
example-column-3 = { $name0 } pioche { $card }. Plus de quatre cases sont vides ; la carte suivante de la même pile, { $refilled }, va donc sur la première case vide dans le sens de la lecture : { $cell }.
example-full = Une table pleine
example-full-1 = Seule d4 est vide. { $name0 } doit y poser une carte et choisit le 2 jaune au joyau rond.
example-full-2 = Le bloc est plein, et avec { $column } dans la colonne et { $row } dans la ligne, on ne peut rien prendre de la façon habituelle. { $name0 } prend donc ce qui n’est ni jaune ni rond : { $down } dans la colonne et { $across } dans la ligne. La carte jaune de la ligne reste.
example-scoring = Qui gagne ?
example-scoring-1 = Le dernier tour : { $name3 } pose une carte. Ensuite, chacun ajoute les cartes de sa main à son butin.
example-scoring-2 = { $name0 } a le plus de rouge, { $name1 } le plus de violet, et l’orange est à égalité entre les deux. { $name2 } a le plus de vert, de jaune et de bleu. On retourne ces cartes ; les autres sont des pénalités : { $name0 } { $p0 }, { $name1 } { $p1 }, { $name2 } { $p2 }, { $name3 } { $p3 }. { $name3 } en a le moins, mais aucune majorité, et ne peut donc pas gagner. Victoire : { $winners }.
example-deal = Après la distribution
example-deal-1 = Les cartes sont distribuées. { $name0 } voit ses cartes en main et les douze cartes du bloc, qui a quatre cases vides en son milieu. De toutes les autres cartes, { $name0 } voit le dos : quelles couleurs { $name1 } et { $name2 } ont en main, lesquelles suivent sur chaque pile, et lesquelles sont écartées. { $name0 } commence.
example-deal-2 = { $name0 } pose { $card } sur l’une des quatre cases vides, { $cell }. Le premier tour est lancé.
example-draw = Quelle pile ?
example-draw-1 = La carte du dessus de la première pile a un dos bleu, celle de la deuxième un dos violet. { $name0 } doit d’abord poser une carte.
example-draw-2 = { $name0 } pose { $card }. Avec { $column } dans la colonne et { $row } dans la ligne, on ne prend rien. { $name0 } peut maintenant piocher dans la pile de son choix.
example-draw-3 = { $name0 } collectionne le violet et pioche dans la deuxième pile : { $card }. Il n’y a pas plus de quatre cases vides : on ne complète pas le bloc, et le tour est fini.
example-refill = Vu de son côté de la table
example-refill-1 = { $name1 } est d’un autre côté de la table : pour { $name1 }, le sens de la lecture part d’un autre coin du bloc.
example-refill-2 = { $name1 } pose { $card } et prend { $taken }. Il y a maintenant cinq cases vides.
example-refill-3 = { $name1 } pioche { $card }. La carte suivante de la même pile, { $refilled }, va sur la première case vide que { $name1 } rencontre en lisant : { $cell }. Il reste de nouveau quatre cases vides, et la nouvelle carte ne prend rien.
example-last-card = La dernière carte
example-last-card-1 = Une pile est épuisée, et l’autre n’a plus qu’une carte. { $name0 } pose une carte qui ne prend rien.
example-last-card-2 = { $name0 } pioche la dernière carte, { $card }. Il reste { $turns } tours : d’abord { $name1 }, puis { $name2 }, et enfin { $name0 }, qui a vidé les piles. On ne pioche plus.
example-virtual = Le troisième joueur virtuel
example-virtual-1 = Le tout dernier tour. { $name1 } a gagné pour { $yellow } de jaune, bien plus que { $name0 }. Mais qu’y a-t-il parmi les cartes écartées ?
example-virtual-2 = On retourne les cartes écartées : il y a { $aside } de jaune, donc le joueur virtuel en a le plus, et les cartes jaunes de { $name1 } restent des points de pénalité. Pénalités : { $name0 } { $p0 }, { $name1 } { $p1 }, le joueur virtuel { $p2 }. Victoire : { $winners }.

# Below tables of scores.
low-wins = Les scores sont des points de pénalité : le plus petit gagne.

## Why a move is good

reason-leads = la majorité en { $names }
reason-less-penalty = { $amount ->
    [one] environ un point de pénalité de moins
   *[other] environ { $amount } points de pénalité de moins
}
reason-rivals-penalty = { $amount ->
    [one] environ un point de pénalité de plus pour les autres
   *[other] environ { $amount } points de pénalité de plus pour les autres
}

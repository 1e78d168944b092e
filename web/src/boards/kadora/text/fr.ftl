# The board of De schat van Kadora, in French.

error-choose-card = Choisis d’abord une carte de ta main, puis une case vide.
error-give-to-whom = Dépose les cartes chez la personne qui doit les recevoir.
error-empty-pile = { $seat } n’a pas de butin { $colour }.

letter-red = R
letter-orange = O
letter-yellow = J
letter-green = Ve
letter-blue = B
letter-purple = Vi

board-penalty-so-far = { $name } : { $penalty } points de pénalité avec les cartes actuelles
board-about-sum = Quand une carte porte cette somme à 10 ou plus, elle prend les autres cartes de sa colonne ou de sa ligne de même couleur ou de même sorte.
board-about-penalty = Les cartes gagnées comptent, sauf dans les couleurs dont personne n’a plus.
board-does-pick = Touche : choisir cette carte
board-does-held = Touche maintenant une case éclairée
board-does-place = Touche : ta carte va ici
board-does-draw = Touche : piocher la carte du dessus
board-does-open = Touche : voir ces cartes
board-does-give = Touche : voir ces cartes et les donner
board-aside-tells = Ces cartes ne sont pas en jeu ; seules les couleurs de leurs dos sont connues. À deux, elles comptent comme celles d’un troisième joueur.
board-chest = Cartes gagnées de tous
board-block = Le bloc
board-cell-empty = { $cell }, vide
board-cell-card = { $cell } : { $card }
board-cell-gain = { $cell }, vide. Colonne { $column }, ligne { $row }. { $count ->
    [0] Ne prend rien.
   *[other] Prend { $cards }.
  }
board-taken = serait prise
board-column-sum = Somme de la colonne { $number } : { $sum }
board-row-sum = Somme de la ligne { $number } : { $sum }
board-column = Colonne { $sum }
board-row = Ligne { $sum }
board-takes-nothing = ne prend rien
reason-takes = Tu prends { $cards }.
reason-takes-nothing = Tu ne prends rien.
board-stack = Pile { $stack }, { $count } { $count ->
    [one] carte
   *[other] cartes
  }, dessus { $card }
board-stack-empty = La pile { $stack } est vide
board-stack-order = Couleurs à partir du dessus : { $colours }
board-seat = { $name }, { $side }, pénalité { $penalty }
board-backs = { $count } en main : { $colours }
board-pile = { $name }, { $colour } : { $count ->
    [0] rien gagné
    [one] { $total } en une carte
   *[other] { $total } en { $count } cartes
  }{ $leads ->
    [yes] {", en tête"}
   *[no] {""}
  }{ $gift ->
    [yes] {", peut être donné"}
   *[no] {""}
  }
board-pile-title = { $name } : { $colour } { $total }
board-pile-leads = Personne n’a davantage de cette couleur : à la fin, ces cartes ne compteraient pas.
board-give-to = Tout donner à { $name }
board-close = Fermer
board-aside-virtual = Écartées (3e joueur)
board-majority = majorité, face cachée
board-penalty = pénalité { $sum }
board-no-majority = aucune majorité : ne peut pas gagner
board-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
board-winner = gagne
board-scoring-note = Le plus haut total d’une couleur est retourné face cachée et ne coûte rien ; tout le reste est pénalité. La plus petite pénalité gagne.

tutorial-goal = Des joyaux ensorcelés ! À la fin, tout ton butin coûte des points de pénalité, sauf les couleurs dont personne n’a plus que toi. La plus petite pénalité gagne, à condition de dominer au moins une couleur.
tutorial-block = Voici le bloc : des joyaux face visible. Chaque carte a une couleur, une sorte et une valeur. Les cases vides sont libres. Les pièces montrent la somme de chaque colonne et de chaque ligne.
tutorial-hand = Choisis une carte de ta main.
tutorial-cell = Choisis maintenant une case éclairée. Si la colonne ou la ligne atteint 10 avec ta carte, tu dois en prendre les autres cartes de même couleur ou de même sorte. Le nombre sur une case dit combien.
tutorial-preview = Voici ce qui se passerait : les cartes marquées, s’il y en a, viennent à toi ; ta carte reste en place. Confirme, ou choisis une autre case.
tutorial-draw = Pioche maintenant une carte dans l’une des deux piles : les dos montrent les couleurs. S’il y a plus de quatre cases vides, la même pile complète le bloc.
tutorial-loot = Les cartes gagnées sont ici, par couleur. Une couronne : personne n’en a plus. Le crâne compte la pénalité jusqu’ici. Touche un tas pour voir ses cartes.
tutorial-give = Au début de ton tour, tu peux donner une couleur à quelqu’un qui n’en a pas, mais seulement si ton total est le plus haut, sans égalité. Un tel tas a un bord en tirets et une flèche : touche-le, ou glisse-le vers quelqu’un.
tutorial-end = Quand les deux piles sont vides, chacun joue un dernier tour. Ensuite, les cartes de ta main comptent aussi comme gagnées. Bonne chance !
tutorial-coach = Encore deux tours ensemble : à chaque décision, je te dis quoi regarder.
coach-own = Une de tes cartes ne prend que des couleurs que tu domines déjà. Elles ne coûtent rien tant que tu restes en tête, et renforcent ton avance.
coach-safe = Chaque carte prise est une pénalité, sauf si tu domines sa couleur. Les cases sans nombre ne prennent rien ; les petites valeurs gardent la somme sous 10.
coach-must = Cette fois, tu dois prendre quelque chose. Choisis peu de couleurs et de petites valeurs, ou une couleur où tu peux encore passer en tête.
coach-give = Tu domines une couleur sans égalité : tu peux la donner en entier, si tu ne penses pas rester en tête. La pénalité sera peut-être pour quelqu’un d’autre.
coach-draw = Les dos montrent les couleurs. Pioche une couleur que tu collectionnes, et pense à ce qui viendra ensuite pour les autres.
first-take = Tu as gagné tes premières cartes. Elles restent des points de pénalité tant que tu ne domines pas leur couleur, même à égalité.
first-refill = Plus de quatre cases étaient vides : la pile où l’on vient de piocher a complété le bloc jusqu’à quatre cases vides. Ces cartes ne prennent rien.
first-gift = Quelqu’un t’a donné toute une couleur. Elle ne coûte rien tant que tu la domines : garde-la, ou débarrasse-t’en de la même façon.
first-full-table = La table est pleine et rien ne pouvait être pris : c’est donc l’inverse. On prend dans la colonne et la ligne ce qui n’a ni la couleur ni la sorte.
first-last-resort = Tout correspondait et aucune somme n’atteignait 10 : on prend alors les six autres cartes de la colonne et de la ligne, pour que la partie continue.
first-last-turn = Les deux piles sont vides : chacun a un dernier tour, sans piocher. Ensuite, les cartes de ta main comptent aussi comme gagnées : pose celle qui ferait le plus mal.
first-virtual = À deux, les cartes écartées appartiennent à un troisième joueur virtuel, qui compte dans chaque majorité et peut même gagner.

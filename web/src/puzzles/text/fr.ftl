# Les problèmes, et apprendre de ses erreurs, en français.

puzzles = Problèmes
puzzle = Problème
puzzles-text = Des positions tirées de parties entre bots, où un coup est nettement le meilleur, avec ce que sait la personne qui joue. Chaque jour, il y en a un nouveau pour chaque jeu.
percent = { $value } %
count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
  }
your-rating = Ton classement : { $rating }
rating = { $rating } points
streak = { $days ->
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
  }
daily = Problème du jour
daily-solved = Celui du jour est résolu
another = Un autre problème
no-puzzle = Pas de problème

you-are = Tu es { $name }.
learn-which = Qu’est-ce qui aurait été mieux ?
which = Quel coup est nettement le meilleur ?
try = Essayer
show-solution = Montrer la solution
wrong = Ce n’est pas le meilleur coup.
wrong-move = { $move } : il y a mieux. Essaie encore.
wrong-loss = { $move } gâche { $loss } des chances. Essaie encore.
found = { $tries ->
    [one] Trouvé du premier coup !
   *[other] Trouvé après { $tries } essais.
  }
solution = La solution
best-is = Le meilleur : { $move }.
chance = { $chance } de chances de gagner.
second = Ensuite : { $move }, { $chance }.

learn-of = Erreur { $number } sur { $count }, de { $name }
learn-found = { $found } sur { $count } trouvées
learn-played = Coup joué : { $move }, avec { $did } de chances au lieu de { $could }.
learn-back = Retour à la partie
learn-next = Erreur suivante
learn-skip = Passer

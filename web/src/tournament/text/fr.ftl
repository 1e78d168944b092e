# Les tournois, en français.

tournament = Tournoi
not-found = Ce tournoi n’existe pas
intro = Plusieurs rondes à la suite. À chacune, tu rencontres des gens qui ont à peu près autant de points que toi.
new = Nouveau tournoi
open-to-all = Ouverts à tous
none-open = Aucun tournoi à rejoindre
none-open-text = Personne ne cherche de joueurs en ce moment. Ouvres-en un toi-même !
finished-ones = Tournois terminés

## A new tournament

title = Comment s’appelle-t-il ?
size = Combien par table ?
swiss-text = Système suisse : à chaque ronde, tu rencontres quelqu’un qui a à peu près autant de points, et personne deux fois tant qu’on peut l’éviter.
groups-text = À chaque ronde, des gens qui ont à peu près autant de points se retrouvent à une table.
rounds = Combien de rondes ?
more = Autres réglages
uneven = Si le compte n’est pas juste
uneven-smaller = des tables plus petites
uneven-bye = quelqu’un n’a pas d’adversaire
no-show = Qui ne vient pas à sa table perd au bout de
limit = Une ronde sans horloge dure au plus
in-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
in-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
pause = Pause entre les rondes
pause-by-hand = l’hôte appelle la ronde suivante
late-entry = On peut s’inscrire jusqu’au début de la deuxième ronde
listed = Sur la liste publique
i-play = Je joue aussi
open-it = Ouvrir le tournoi

## What is played

swiss = système suisse, deux par table
groups = tables de { $size }
of-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
  }

## What I do next

not-begun = Pas encore commencé
you-take-part = Tu participes. Cela commence quand l’hôte le décide.
people-so-far = { $count ->
    [0] Personne ne participe encore.
    [one] { $count } personne participe pour l’instant.
   *[other] { $count } personnes participent pour l’instant.
  }
join = Participer
join-text = Tu participes ? Tu peux te retirer à tout moment.
join-late-text = Le tournoi a commencé. Si tu t’inscris maintenant, tu joues à partir de la ronde suivante.
withdraw = Se retirer
withdraw-sure = Te retirer du tournoi ? Une partie en cours est abandonnée.
being-paired = On tire la ronde au sort …
being-laid = On prépare ta table …
you-play = Tu joues contre : { $names }
to-my-table = À ma table
come-within = Il te reste { $time } pour venir
others-come-within = Il reste { $time } aux autres pour venir.
you-have-bye = Pas d’adversaire à cette ronde : tu as un point.
you-missed = Tu n’étais pas là à temps : cette partie est perdue. Tu rejoues à la ronde suivante.
you-got = { $points ->
    [one] Ta partie est finie : { $points } point.
   *[other] Ta partie est finie : { $points } points.
  }
games-open = { $count ->
    [one] { $count } partie est encore en cours.
   *[other] { $count } parties sont encore en cours.
  }
next-in = La ronde { $round } commence dans { $time }
host-calls = L’hôte appelle la ronde suivante ; elle commence au plus tard dans { $time }
ends-soon = C’était la dernière ronde.
won = { $count ->
    [one] { $names } gagne le tournoi
   *[other] { $names } se partagent la première place
  }
own-place = { $place ->
    [1] Tu finis à la première place.
   *[other] Tu finis à la { $place }e place.
  }
was-cancelled = Le tournoi a été annulé

## Invitation

code = Code du tournoi
code-is = Code du tournoi : { $code }
link = Lien vers ce tournoi

## The host

host-tools = C’est toi l’hôte
begin = { $count ->
    [one] Commencer
   *[other] Commencer à { $count }
  }
needs-two = Il faut au moins deux personnes.
next-now = Commencer la ronde { $round } maintenant
cancel-it = Annuler le tournoi
cancel-sure = Annuler le tournoi pour tout le monde ? Les parties en cours continuent, mais personne ne le gagne.
about = Que faire de { $name }
remove = Retirer { $name } du tournoi
remove-text = Une partie en cours est jouée jusqu’au bout.
decide = Cette partie dure trop longtemps. Qui gagne ?
decide-nobody = personne : partie nulle

## Standings

standings = Classement
people = Qui participe
nobody-yet = Personne encore.
place = Place
points = Points
strength = Adversaires
strength-text = Les points des adversaires
wins = Victoires
gone-withdrew = retrait
gone-removed = exclusion
tie-breaks = À égalité de points, les points des adversaires décident, puis les parties jouées entre les personnes à égalité, puis le nombre de victoires.

## Rounds

table = Table { $number }
games-over = { $over } parties finies sur { $count }
missed = forfait
byes = Sans adversaire : { $names }
status-soon = se prépare
status-waiting = attend
status-playing = en cours
status-over = finie
status-decided = décidée par l’hôte
status-void = fermée

# Revoir une partie, en français.

replay-of = { $game } : revoir la partie
this-game = Cette partie
percent = { $value } %
course = Déroulement de la partie
step = Étape
step-number = Étape { $step }
step-of = Étape { $step } sur { $steps }
through-eyes = Par les yeux de qui
all-open = Tout visible
story = Ce qui s’est passé
begins = La partie commence. Lance la lecture ou avance pas à pas.

## Moving through the game

transport = Parcourir la partie
to-start = Au début
back = Un pas en arrière
play = Lecture
pause = Pause
space-bar = barre d’espace
forward = Un pas en avant
to-end = À la fin
next-turning = Prochain tournant

## Analysis

thinking = Un joueur fort examine la partie …
turning-point = Tournant
turning-points = Tournants
tide-turns = Le vent tourne
better = Mieux : { $move }. Une chance de { $could } au lieu de { $did }.
swing = { $name } passe de { $from } à { $to }.
chances = Chances
chances-text = Les chances de gagner, estimées par un joueur fort qui n’en sait pas plus que la personne dont c’est le tour.
no-turning-points = Aucun coup n’a décidé cette partie à lui seul.
still-thinking = Réflexion en cours …
learn = Apprendre de tes erreurs
learn-all = Apprendre des erreurs
accuracy = Précision
accuracy-of = { $sound } bonnes décisions sur { $decisions }.
mistakes = { $mistakes ->
    [0] Aucune erreur nette.
    [one] Une erreur, qui a coûté { $cost }.
   *[other] { $mistakes } erreurs ; la pire a coûté { $cost }.
}
accuracy-text = Une décision est bonne si elle a laissé échapper moins de cinq pour cent des chances.

## Playing on

play-on = Continuer à partir d’ici
play-on-text = Une nouvelle table dans cette position, après l’étape { $step }. Des bots jouent aux autres places.
play-on-seat = Ta place
is-to-move = à son tour

## Keeping and checking

keep = Garder et vérifier
keep-text = L’enregistrement contient toute la partie. Chacun peut la revoir ici ou ailleurs.
save-record = Enregistrement (JSON)
save-notation = Notation (texte)
proof = La donne était-elle honnête ?
proof-text = Tout le hasard de cette partie vient d’un seul nombre, la graine. Son empreinte (SHA-256) était connue avant le premier coup : personne n’a pu choisir la graine après coup.
proof-from-file = Cette partie vient d’un fichier. Tout son hasard vient d’un seul nombre, la graine. Seules les personnes présentes savent si l’empreinte (SHA-256) était connue avant le premier coup.
seed = Graine
seed-hash = Empreinte
proof-right = Ton navigateur vient de le calculer : l’empreinte est bien celle de cette graine.
proof-wrong = L’empreinte n’est pas celle de cette graine.
proof-impossible = À cette adresse, ton navigateur ne calcule pas d’empreintes ; la commande ci-dessous le fait.
no-seed = Cette partie n’a pas de graine à elle : elle continue une autre partie, ou vient d’un fichier sans graine.
proof-how = Avec Tidetable installé, tu peux faire redistribuer chaque carte et vérifier chaque coup :

## From a file

import = Revoir une partie depuis un fichier
import-text = Un enregistrement (JSON) ou une notation, tels qu’on peut les garder après chaque partie.
import-file = Fichier d’une partie
drop-here = Dépose un fichier ici
pick-file = Choisir un fichier
or-paste = Ou colle le texte
nothing-there = Il n’y a encore rien à revoir : choisis un fichier ou colle un enregistrement.
too-long = C’est trop long pour l’enregistrement d’une seule partie.

## When it cannot be shown

not-over = Cette partie est encore en cours
not-over-text = On peut la revoir dès qu’elle est finie. D’ici là, tu peux regarder.
no-replay = Cette partie ne peut pas être montrée
turn-back = Un tour en arrière
turn-forward = Un tour en avant
points-more = { $points ->
    [one] Environ un point de plus était possible.
   *[other] Environ { $points } points de plus étaient possibles.
  }
with-names = Avec les noms des joueurs

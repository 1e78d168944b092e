# Le client web, en français.

app-name = Tidetable
language = Langue
nav = Site
nav-me = Moi
close = Fermer
cancel = Annuler
next = Suite
loading = Un instant …
reload = Recharger
try-again = Réessayer
not-now = Cela ne marche pas pour l’instant.
still-showing = Un instant : regarde d’abord ce qui s’est passé.
to-home = Au port
error-unknown = Quelque chose s’est mal passé ici ; réessaie.
error-unreachable = Le serveur ne répond pas. Y a-t-il une connexion ?

## Accueil

home-title = Prends une chaise.
home-text = Des jeux de la mer, pour une soirée autour d’une table. Sans compte, sans façons : trois clics et tu joues.
games = Jeux
players-range = de { $low } à { $high } joueurs
rules = Règles
rules-ways = Joueurs et options
play-now = Jouer
play-now-how = { $bots ->
    [one] contre un bot, { $level }
   *[other] contre { $bots } bots, { $level }
  }
invite-friends = Inviter des amis
same-screen = Même écran
all-options = Toutes les options
my-games = Mes parties
your-turn = À toi de jouer
turn-of = À { $name } de jouer
nobody-won = Personne ne gagne
stands-still = à l’arrêt
waiting-to-begin = va commencer
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
open-tables = Tables ouvertes
no-open-tables = Mer calme
no-open-tables-text = Personne n’attend de joueurs en ce moment. Prépare ta propre table !
finished-games = Parties terminées
no-finished-games = Rien encore au journal de bord
no-finished-games-text = Ici, tu pourras revoir coup par coup les parties que tu as finies.
all-my-games = Toutes mes parties et statistiques
search-games = Chercher : joueur ou jeu
filter-all = tout
filter-mode = Façon de jouer
filter-against = Contre
filter-result = Résultat
against-people = des personnes
against-bots = des bots seulement
against-shared = sur un seul appareil
result-won = gagné
result-lost = pas gagné
result-shared = victoire partagée
result-place = place { $place }
games-found = { $count ->
    [0] Aucune partie trouvée
    [one] Une partie
   *[other] { $count } parties
  }
show-more = En montrer plus
show-all = Montrer les { $count }
points-average = points, en moyenne
wins-so-far = Part de victoires au fil du temps
by-game = Par jeu
by-mode = Par façon de jouer
by-opponent = Par adversaire
by-level = Par niveau des bots
import-replay = Regarder une partie d’un fichier

## Une nouvelle table

new-table = Nouvelle table
how-many-players = Combien de joueurs ?
seat-number = Place { $number }
seat-me = Moi
seat-me-text = cet appareil
seat-here = Quelqu’un sur cet appareil
seat-invited = Un ami, par un lien
seat-invited-text = reçoit un lien de toi
seat-open = Ouverte à tous
seat-open-text = annoncée à l’accueil
seat-bot = Bot
seat-free = place libre
former-player = ancien joueur
bot-level = Force du bot
bot-random = au hasard
bot-greedy = avide
bot-easy = facile
bot-normal = normal
bot-hard = difficile
bot-master = maître
bot-expert = expert
bot-rated = { $level } ({ $rating })
bot-ratings-text = Les chiffres disent la force des bots à ce jeu : 200 de plus gagnent trois parties sur quatre.
bot-strength = Force : { $level }
temper-bold = style audacieux
temper-bold-text = { $name } joue avec audace et, de deux coups de même valeur, choisit celui qui promet la plus grande avance.
temper-careful = style prudent
temper-careful-text = { $name } joue avec prudence et, de deux coups de même valeur, choisit celui qui gagne le plus sûrement, même de peu.
temper-friendly = style amical
temper-friendly-text = { $name } aime les parties serrées et, de deux coups de même valeur, choisit celui qui maintient le suspense.
temper-curious = style curieux
temper-curious-text = { $name } aime surprendre et, de deux coups de même valeur, choisit celui que d’autres ne verraient pas.
temper-fair = Le tempérament ne départage que des coups à peu près équivalents. Les bots ne savent que ce qui se voit de leur place.
name = Nom
player-number = Joueur { $number }
name-shared = { $name } ({ $number })
more-options = Horloge, spectateurs, classement
clock = Horloge
clock-none = aucune
clock-quick = 5 minutes
clock-calm = 15 minutes
patience = Si quelqu’un s’absente, attendre
patience-30 = une demi-minute
patience-120 = 2 minutes
patience-600 = 10 minutes
patience-3600 = une heure
stand-in = Le bot qui joue en cas d’absence
spectators-may-look = Les autres peuvent regarder
rated-game = Classée : compte pour le classement de tous, sans conseils
rated-why-not = Impossible ici : le classement compare des personnes. Il faut à chaque place quelqu’un avec son propre appareil, et pas de bot.
about-spectators = Ils voient ce que tout le monde voit, jamais une main.
about-missed-turn = La partie continue, et le tour suivant est de nouveau à toi.
about-missed-seat = Un bot continue à ta place jusqu’à ton retour.
about-patience = Ensuite, les autres peuvent laisser un bot jouer à la place de l’absent, qui peut revenir à tout moment.
about-stand-in = Il continue aussi la partie de quiconque abandonne ou n’a plus de temps.
about-clock-none = Rien ne presse.
about-clock-game = Pour tous tes coups de la partie ; chaque tour rend quelques secondes. Si ton temps est écoulé, un bot joue pour toi.
about-clock-move = Pour chaque coup. Pas besoin d’être là en même temps.
about-clock-days = Pour tous tes coups de la partie, répartis sur plusieurs jours.
about-clock-reserve = Un jour pour chaque coup, et dix jours de réserve pour toute la partie.
begin = Commencer
make-table = Préparer la table

## Avant la partie

lobby-waiting = En attente de joueurs
seat-open-waiting = Attend quelqu’un
seat-invited-waiting = Attend un ami
seat-host-waiting = Attend l’hôte
host-begins = C’est { $name } qui lance la partie.
this-is-you = toi
is-here = est là
is-away = pas là
sit-down = S’asseoir
stand-up = Se lever
your-name = Ton nom
invite-text = Dis le code, envoie le lien, ou laisse un téléphone lire l’image. Qui vient choisit une place libre, ou regarde.
invite-link = Lien vers cette table
copy-link = Copier le lien
link-copied = Le lien est copié.
share = Partager
qr-code = Code QR du lien
only-this-computer = Cette adresse ne vaut que sur cet ordinateur. Pour des amis sur ton réseau, lance { $command }.
seats-missing = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
  }
invited = On t’invite
invited-with = À la table : { $names }
seat-is-taken = Cette place est prise
seat-is-taken-text = La partie a commencé, ou quelqu’un a été plus rapide. Tu peux encore regarder.
look-at-table = Regarder
lobby-invited = Viens t’asseoir
lobby-choose = Choisis une place, ou reste regarder.
lobby-choose-only = Choisis une place. Ici, on préfère jouer sans spectateurs.
lobby-needs-link = Les places libres sont pour les amis de l’hôte : demande le lien ou le code.
lobby-full = Toutes les places sont prises.
lobby-watch = Reste ici, et tu pourras regarder.
host-away = L’hôte n’est pas là.
become-host = Devenir l’hôte
is-host = hôte
rated-at = classement { $rating }
move-here = Venir ici
stand-up-sure = Quitter ta place ? Tant qu’elle est libre, tu peux te rasseoir.
stand-up-host = Quitter ta place ? { $name } sera alors l’hôte de la table. Tant que la place est libre, tu peux te rasseoir.
stand-up-alone = Quitter ta place ? La table reste à toi, et tu peux te rasseoir.
stay-seated = Rester
you-were-removed = L’hôte a libéré ta place.
table-code = Code de la table
table-code-is = Code de la table : { $code }
arrange-seat = Changer la place { $number }
make-host = Confier la table à { $name }
remove-person = Retirer { $name } de la table
for-a-friend = Pour un ami
for-anybody = Pour tout le monde
copy-seat-link = Copier le lien vers cette place
make-bot = Mettre un bot ici
sit-here = S’assied ici
drop-seat = Enlever cette place
swap-with = Échanger avec
sign-of-seat = Créature ou couleur de la place { $number }
begin-without = Commencer sans attendre
begin-with-bots = Commencer avec des bots
host-tools = Modifier la table
was-removed = { $name } n’a plus sa place à la table.
readmit = Inviter à nouveau
add-seat = Ajouter une place
renew-code = Nouveau lien et code
code-renewed = Les anciens liens et codes ne marchent plus.
clear-table = Supprimer la table
clear-table-sure = Supprimer la table pour tout le monde ? C’est irréversible.
table-cleared = La table est supprimée
table-cleared-text = L’hôte l’a supprimée avant le début de la partie.
join-title = Rejoindre avec un code
to-the-table = Vers la table
table-facts = Ce qu’on joue
fact-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
fact-rated = classée
fact-rating-between = inconnus classés de { $low } à { $high }
fact-rating-from = inconnus classés { $low } ou plus
fact-rating-to = inconnus classés { $high } au plus
rating-range = Quels inconnus peuvent s’asseoir (selon le classement ; on commence à 1000)
rating-from = de
rating-to = à
rated-or-not = Classement
fact-friendly = amicale
fact-no-spectators = sans spectateurs
known-deal = Cette partie reprend une partie jouée auparavant. La personne qui l’a apportée connaît peut-être toutes les cartes et tuiles distribuées jusqu’ici. La partie ne compte pas.
clock-off = sans horloge
clock-bank = { $time } chacun
clock-bank-more = { $time } chacun, plus { $more } par tour
clock-per-move = { $time } par coup
all-games = tous
all-open-tables = Toutes les tables ouvertes
pace-any = peu importe
pace-none = sans horloge
pace-live = d’une traite
pace-days = sur plusieurs jours

## À la table

this-table = Cette table
this-step = Cette étape
players = Joueurs
at-turn = Doit jouer :
has-resigned = a abandonné
has-left = a quitté la table
bot-stands-in = un bot joue à sa place
hours-left = { $hours } h
game-over = La partie est finie
see-what-happens = Regarde ce qui se passe …
sending = Un instant …
bot-thinks = réfléchit …
you-look-on = Tu regardes.
hint-is = Un bot ferait ceci : { $move }
hint-why = Conseil : { $move }. { $why }
won-by = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
  }
you-win = Tu gagnes !
you-share-the-win = Tu partages la victoire
fast-forward = Avance rapide
undo = Annuler le coup
hint = Conseil
confirm = Confirmer
show-round = Revoir le dernier tour
undo-what = Annuler le coup : { $what }
redo-what = Refaire : { $what }
undo-did = Annulé : { $what }
hint-take = Jouer ainsi
result = Résultat
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
settings = Réglages
menu = Plus
chat-empty = Personne n’a encore rien dit.
say-something = Dis quelque chose
send = Envoyer
mute = Ne plus entendre { $name }
unmute = Entendre { $name } à nouveau
about-line = Ce que { $name } a écrit
report-line = Signaler à l’opérateur
report-reason = Qu’est-ce qui ne va pas ? (Facultatif.)
report-text = L’opérateur de ce serveur lira ce message et ce qui a été dit autour. Les autres ne sauront pas que tu l’as signalé.
report-thanks = Merci. L’opérateur de ce serveur va regarder.
silenced = L’opérateur de ce serveur t’empêche d’écrire jusqu’au { $until } : { $reason }
silenced-network = Jusqu’au { $until }, les nouveaux invités de ton réseau gardent le nom qu’ils ont reçu et n’écrivent qu’aux tables où l’on ne s’assied que sur invitation, car quelqu’un y a été réduit au silence. Un compte que tu as déjà n’est pas concerné.
connection-lost = La connexion est perdue. Nous réessayons ; rien n’est perdu.
undo-asked = Tu as demandé à annuler ton coup.
undo-asked-by = { $name } voudrait annuler un coup.
back-asked = Ton temps est écoulé. Tu as demandé à continuer.
back-asked-by = Le temps de { $name } est écoulé. Laisser { $name } continuer, avec un quart du temps ?
asked-absent = Pas là en ce moment : { $names }. La demande attend, et prend fin quand la partie continue.
back-absent = Pas là en ce moment : { $names }. La demande attend.
still-to-answer = Réponse attendue de : { $names }.
have-agreed = D’accord : { $names }.
waiting-for-absent = C’est à { $name } de jouer, mais { $name } n’est pas là.
waiting-for-leaver = C’est à { $name } de jouer, mais { $name } a quitté la table.
bot-may-play-in = Dans { $time }, un bot pourra jouer.
absent-to-move = C’est à { $name } de jouer, mais son absence se prolonge. Que faire ?
leaver-to-move = C’est à { $name } de jouer, mais { $name } a quitté la table. Que faire ?
what-to-do = Que faire ?
wait-for-them = Attendre
bot-this-turn = Un bot pour ce tour
bot-until-back = Un bot jusqu’à son retour
bot-did-this = joué par un bot
since-last-turn = Depuis ton dernier tour
notice-left = { $name } a quitté la table.
notice-bot = Un bot joue pour { $name }.
notice-bot-by = { $by } laisse un bot jouer pour { $name } jusqu’à son retour.
notice-bot-once = Un bot joue ce tour pour { $name }.
notice-bot-once-by = { $by } laisse un bot jouer ce tour pour { $name }.
notice-back = { $name } est de retour.
notice-resigned = { $name } a abandonné ; un bot continue la partie.
notice-ran-out = { $name } n’a plus de temps ; un bot continue la partie.
notice-cut-short = { $name } a dû écourter sa réflexion : cette machine est lente. Ses coups peuvent être plus faibles.
notice-carried = { $name } a emporté cette partie pour la continuer ailleurs. Elle ne compte plus ici.
notice-undo-asked = { $name } voudrait annuler un coup.
notice-undo-agreed = { $by } accepte que { $name } annule un coup.
notice-undo-refused = { $by } ne veut pas que { $name } annule un coup.
notice-undo-withdrawn = { $name } ne veut plus annuler de coup.
notice-undo-lapsed = La partie a continué avant que tout le monde ait répondu ; { $name } n’annule rien.
notice-undone = Tout le monde est d’accord : { $name } a annulé un coup.
notice-back-asked = { $name } demande à continuer avec plus de temps.
notice-back-agreed = { $by } accepte que { $name } continue.
notice-back-refused = { $by } ne veut pas que { $name } continue.
notice-back-withdrawn = { $name } ne demande plus à continuer.
withdraw = Laisser tomber
agree = D’accord
refuse = Non
bot-plays-for-you = Un bot joue pour toi.
come-back = Continuer moi-même
invite-spectators = Laisser regarder les autres
let-bot-play = Laisser un bot jouer pour { $name }
leave-table = Quitter la table
leave-table-text = Tu peux revenir à tout moment ; en attendant, les autres peuvent laisser un bot jouer pour toi.
resign = Abandonner
resign-for = Abandonner pour { $name }
resign-sure = Abandonner ? Un bot joue ta place jusqu’au bout, et tu ne peux plus gagner.
pass-device = Passe l’appareil à { $name }
what-happened = Ce qui s’est passé
i-am = Je suis { $name }
rematch = Rejouer
join-rematch = À la partie suivante
rematch-missing = Pas là pour l’instant : { $names }. Que faire des places vides ?
rematch-open = Les garder libres
rematch-bot = Des bots jouent
rematch-drop = Jouer sans
bot-won-for = Un bot gagne pour { $name }
bot-finished-for = Un bot a terminé la partie pour { $name } et pris { $percent } % des décisions : ce n’est pas une victoire de { $name }.
bot-helped = Un bot a pris { $percent } % des décisions de { $name }.
look-back = Revoir
example = Exemple : { $title }
previous-step = Étape précédente
next-step = Étape suivante
step-of-steps = { $step } sur { $steps }
reconstructed = Valeurs reconstituées
reconstructed-text = Ces nombres étaient sur des images perdues, ou la règle ne les donne pas. Qui possède la boîte peut les corriger dans le fichier de données. Dans les règles, le signe ≈ les accompagne.
reconstructed-mark = Valeur reconstituée : pourquoi ?
print = Imprimer
rules-notice = Le nom du jeu appartient à son éditeur ; les règles sont racontées avec nos propres mots.
play-this = Jouer à ce jeu
tutorial = Partie guidée
tutorial-offer = Première fois ici ? Nous pouvons jouer tes premiers tours ensemble, pas à pas.
tutorial-yes = Montre-moi
tutorial-no = Je connais le jeu
tutorial-end = Arrêter le guide
tutorial-done = Terminé
learn = Apprendre en jouant
learn-game = Apprendre
learn-text = La partie guidée accompagne tes premiers tours et dit pourquoi. Ensuite, une note apparaît chaque fois qu’une chose arrive pour la première fois.
first-note = Pour la première fois
first-note-read = Compris
first-notes-off = Plus de notes
first-notes-on = Afficher les notes pendant que je joue
first-notes = Toutes les notes
first-notes-again = Les remontrer toutes en jeu
show-tutorial = Jouer la partie guidée

## Réglages

setting-speed = Animation
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = aucune
setting-scheme = Couleurs
scheme-auto = comme l’appareil
scheme-light = jour
scheme-dark = crépuscule
setting-confirm = Confirmation
confirm-each = à chaque décision
confirm-final = seulement pour ce qui ne peut pas être annulé
confirm-never = jamais
setting-sounds = Sons
setting-cover = Couvrir la table quand un appareil partagé change de mains

## Moi

account = Compte
hello = Ohé, { $name }
hello-stranger = Ohé, bienvenue à bord
your-name-text = C’est ainsi que les autres te voient. Pas besoin de compte.
keep-name = Enregistrer ce nom
name-kept = Le nom est enregistré.
statistics = Tes parties
no-statistics = Rien à compter encore
no-statistics-text = Après ta première partie finie, il y aura des chiffres ici.
game = Jeu
games-played = jouées
games-won = gagnées
rating = classement
account-is = Tu utilises le compte { $account }.
make-account = Créer un compte
make-account-text = Garde tes parties et ton classement, et te laisse jouer sur d’autres appareils.
log-in = Se connecter
log-in-text = Continue tes parties sur un autre appareil.
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
logged-out = La session est fermée.
change-password = Changer le mot de passe
change-password-text = Tes autres appareils seront déconnectés.
old-password = Mot de passe actuel
new-password = Nouveau mot de passe
password-changed = Le mot de passe est changé ; les autres appareils sont déconnectés.
your-data = Tes données
your-data-text = Tout ce que le serveur garde sur toi, dans un fichier. Ou efface tout : tes parties restent pour les autres, sans ton nom.
export-data = Télécharger tes données
delete-me = Tout effacer
delete-me-sure = Effacer { $name } pour de bon ? Les parties en cours sont abandonnées, ce que tu as écrit disparaît, et rien ne revient.
deleted-me = Tes données sont effacées. Bon vent !
account-name = Nom du compte
password = Mot de passe
account-made = Le compte est créé ; toutes tes parties y sont.
logged-in = Bon retour, { $name }.
identity-gone = Le serveur ne reconnaît plus { $name } : tu ne peux donc que regarder. Le nom reste de côté sur la page du compte.
former-title = Mis de côté
former-text = Des noms que cet appareil avait avant, ou que le serveur n’accepte pas pour l’instant. Leurs parties ne sont pas perdues : reprends-les, réessaie plus tard, ou connecte-toi au compte.
former-again = Redevenir { $name }
former-forget = Oublier { $name }
former-not-yet = Le serveur n’accepte toujours pas { $name }.
other-device = Un autre appareil
other-device-text = Continue tes parties sur un autre appareil, sous le même nom. Le code sert une fois.
other-device-show = Montrer le code
other-device-again = Un nouveau code
other-device-how = Laisse l’autre appareil lire l’image, ou ouvre-y { $address } et saisis le code.
other-device-minutes = { $minutes ->
    [one] Il marche pendant { $minutes } minute.
   *[other] Il marche pendant { $minutes } minutes.
  }
other-device-moves = Déménager : se déconnecter ici
device-here = Continuer ici depuis un autre appareil
device-enter-text = Sur ton premier appareil, ouvre « Moi » et fais afficher un code pour un autre appareil.
device-code = Code
become-person = Continuer en tant que { $name } ?
become-person-text = Cet appareil jouera alors les mêmes parties, sous le même nom.
become-person-aside = { $name } reste de côté sur la page du compte de cet appareil.
become-yes = Oui, continuer
recovery = Code de secours
recovery-text = Avec ce code, tu peux choisir un nouveau mot de passe si tu oublies le tien. Imprime-le ou note-le ; il sert une fois et n’est montré que maintenant. Un nouveau code annule l’ancien.
recovery-make = Créer un code de secours
recovery-print = Imprimer
recovery-mail = Revenir par courriel
recovery-mail-text = Si tu perds cet appareil ou oublies ton mot de passe, un lien envoyé à cette adresse te laisse entrer à nouveau. Elle ne sert à rien d’autre.
recovery-mail-add = Utiliser cette adresse
recover-by-mail = Tes parties ont disparu ? Reviens par courriel
recover-by-mail-text = Si tu as indiqué une adresse pour cela, nous y envoyons un lien. Il marche une fois et pendant une heure.
recover-send = Envoie-moi un lien
recover-asked = Si { $address } est connue ici, un courriel est en route. Regarde aussi dans les indésirables.
recover-title = Revenir
recover-link-text = Tous les autres appareils seront déconnectés.
recover-again = Demander un autre lien
recovery-code = Code de secours
forgotten = Mot de passe oublié ?
forgotten-text = Avec ton code de secours imprimé, choisis un nouveau mot de passe. Tous les appareils sont déconnectés.

## Introuvable

you-are-offline = Tu es hors ligne. Dès que la connexion revient, on continue.
offline-text = Cette page fonctionne sans serveur. Tes parties restent dans ce navigateur. Il faut un serveur pour jouer avec d’autres personnes, pour les horloges, les problèmes et les classements.
offline-loading = Chargement des jeux …
offline-first-look = { $game }, en pleine partie. Le reste arrive.
offline-starting = On prépare la table …
offline-elsewhere = Tidetable est ouvert dans un autre onglet. Ferme-le pour jouer ici.
offline-failed = Impossible de charger les jeux.
play-offline = Jouer hors ligne
carry-to-server = Continuer sur un serveur
carry-to-device = Emporter hors ligne
offline-now = Tu joues hors ligne, dans ce navigateur.
offline-back = Retour au serveur
bot-thinks-about = réfléchit, environ { $seconds } s …
thinking-again = La réflexion des bots a échoué et recommence.
server-gone = Pas de terre en vue
page-not-loaded = Cette page n’a pas pu être chargée. Vérifie ta connexion, puis réessaie.
foreign-page = Pas le bon port
foreign-page-text = Le serveur n’attend pas de visites depuis cette adresse. Ouvre la table à l’adresse du serveur, ou préviens la personne qui le gère.
table-not-found = Cette table n’existe pas
table-not-found-text = Le lien est peut-être incomplet, ou la table a été supprimée.
table-halted = Cette partie est à l’arrêt
table-halted-text = Elle a commencé sous d’autres règles que celles de ce serveur. Elle est gardée et reprendra quand elles seront de retour.
table-broken-text = Le serveur ne peut pas rejouer le journal de cette partie. Tout est conservé ; les responsables du serveur peuvent en voir la raison.
closed-table = Une table fermée
closed-table-text = Ici, on préfère rester entre soi.
table-shut = Cette table a été fermée
table-shut-text = La personne qui gère le serveur l’a fermée ; la partie ne continue pas.
not-let-in = Le port t’est fermé
not-let-in-text = La personne qui gère ce serveur ne te laisse plus entrer.
page-not-found = Hors de la carte
page-not-found-text = Il n’y a pas de page à cette adresse.
new-version = Il y a une nouvelle version de cette page.

## Play by the day, notifications

time-left = encore { $time }
moved-ago = dernier coup { $when }
see-the-end = Voir comment ça a fini
next-game = Partie suivante
next-game-of = { $count ->
    [one] Partie suivante : une t’attend
   *[other] Partie suivante : { $count } t’attendent
  }
clock-day-1 = 1 jour par coup
clock-day-2 = 2 jours par coup
clock-day-3 = 3 jours par coup
clock-day-7 = 7 jours par coup
clock-reserve = 1 jour par coup, 10 en réserve
clock-days = 14 jours en tout
missed = Un délai manqué coûte
missed-turn = un tour, joué par un bot
missed-seat = la place, jusqu’à ton retour
clock-paused = en pause
deadlines-missed = { $count ->
    [one] un délai manqué
   *[other] { $count } délais manqués
  }
deadlines-missed-by = { $count ->
    [one] { $name } a manqué un délai.
   *[other] { $name } a manqué { $count } délais de suite.
  }
pause-days = Jours
ask-pause = Demander une pause
ask-pause-text = Si tout le monde est d’accord, toutes les horloges s’arrêtent. Tu peux quand même jouer.
pause-asked = { $days ->
    [one] Tu demandes une pause d’un jour.
   *[other] Tu demandes une pause de { $days } jours.
  }
pause-asked-by = { $days ->
    [one] { $name } demande une pause d’un jour : toutes les horloges s’arrêtent.
   *[other] { $name } demande une pause de { $days } jours : toutes les horloges s’arrêtent.
  }
notifications = Notifications
notifications-text = Quand c’est à toi de jouer ou que quelqu’un s’adresse à toi et que tu ne regardes pas : une fois, sur cet appareil ou par courriel.
push-unsupported = Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoute d’abord Tidetable à l’écran d’accueil.
push-denied = Ce navigateur n’autorise pas les notifications de Tidetable. Tu peux changer cela dans ses réglages pour cette page.
push-turn-on = Me prévenir sur cet appareil
push-turn-off = Ne plus me prévenir sur cet appareil
mail-unconfirmed = en attente de confirmation
remove = Retirer
remove-address = Retirer { $address }
mail-address = Adresse de courriel
mail-digest = Un seul courriel par jour, si des parties attendent
mail-add = Y envoyer des courriels
mail-sent = Un courriel est parti vers { $address }. Ouvre le lien qu’il contient.
webhook = Discussion de groupe (webhook)
webhook-text = Slack, Mattermost, Discord et d’autres te donnent une adresse pour cela.
webhook-address = Adresse du webhook
webhook-add = Y envoyer des messages
table-webhook = Prévenir un groupe
table-webhook-text = À qui de jouer, et quand la partie est finie. Slack, Mattermost, Discord et d’autres te donnent une adresse pour cela ; personne d’autre ne la voit.
webhook-test = Envoyer un message d’essai
webhook-arrived = Le message a été accepté.
webhook-of-others = indiquée par quelqu’un d’autre
link-stop = Plus de notifications
link-stop-text = Plus rien n’y est envoyé. Tu peux les réactiver à tout moment.
link-confirm = Ton adresse est confirmée
link-confirm-text = Nos courriels y arriveront désormais.
link-failed = Cela n’a pas marché
holiday = Vacances
holiday-text = { $left ->
    [one] Tes horloges s’arrêtent à toutes les tables qui se jouent en jours. Il te reste un jour cette année.
   *[other] Tes horloges s’arrêtent à toutes les tables qui se jouent en jours. Il te reste { $left } jours cette année.
  }
holiday-until = Tes horloges sont arrêtées jusqu’au { $date }.
holiday-end = Me revoilà
holiday-days = Combien de jours ?
holiday-begin = Commencer maintenant

## Tournaments

tournaments = Tournois
my-tournaments = Mes tournois
tournament-round = Ronde { $round } sur { $rounds }
tournament-open = inscriptions ouvertes
tournament-finished = terminé
tournament-cancelled = annulé
tournament-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
tournament-host = Hôte : { $name }
to-the-tournament = Vers le tournoi
tournament-table-waiting = La partie commence d’elle-même quand tout le monde est là.
tournament-table-come = Tu es là. Qui ne vient pas à temps perd par forfait.
## Qui joue

see-profile = Profil
your-profile = Ton profil
profile-since = Ici depuis { $when }
profile-games = { $count ->
    [one] une partie
   *[other] { $count } parties
  }
profile-wins = { $count ->
    [one] une gagnée
   *[other] { $count } gagnées
  }
profile-private = Le profil de { $name } est privé.
profile-guest = { $name } joue sans compte. Il faut un compte pour avoir un profil.
profile-own-private = Ton profil est privé : les autres ne voient que ton nom.
profile-own-guest = Tu joues sans compte : les autres ne voient que ton nom. Avec un compte, tu as un profil et tu peux entrer au palmarès.
profile-gone-text = Cette personne a quitté Tidetable. Ses parties restent.
favourite-game = jeu préféré
rated-games = parties classées
rated-games-count = { $count ->
    [one] après une partie classée
   *[other] après { $count } parties classées
  }
rating-history-text = { $count ->
    [one] Classement après une partie classée : { $last }
   *[other] Classement après chacune de { $count } parties classées : de { $first } à { $last }, au plus bas { $low }, au plus haut { $high }
  }
rating-changed = { $rating } ({ $change })
ratings = Classements
who-played = Qui a joué
not-rated-yet = pas encore de classement
last-games = Dernières parties
no-last-games = Rien à revoir pour l’instant
no-last-games-text = On trouve ici les parties finies que d’autres pouvaient regarder.
place-of = place { $place } sur { $players }
has-won = gagné
puzzles = Problèmes
leaderboards = Palmarès
leaderboard-any = tous
leaderboard-place = Place
leaderboard-text = On trouve ici les personnes qui ont un compte et au moins { $least } parties classées. Pour un nombre de joueurs donné, seules ces parties comptent.
leaderboard-empty = Personne ici pour l’instant
leaderboard-empty-text = Il faut { $least } parties classées : prépare une table pour des personnes, choisis « classée » et joue.
leaderboard-own = Tu es numéro { $place }, avec un classement de { $rating }.
leaderboard-own-games = { $count ->
    [one] Encore une partie classée, et tu es sur cette liste.
   *[other] Encore { $count } parties classées, et tu es sur cette liste.
  }
leaderboard-own-guest = Tu joues sans compte. Avec un compte, tu peux entrer sur cette liste.
leaderboard-own-private = Ton profil est privé, tu n’es donc pas sur cette liste.
number-of-players = Joueurs
page-before = Retour
page-after = Suite
friends = Amis
friends-here = { $count ->
    [one] une personne est là
   *[other] { $count } sont là
  }
friend-here = là en ce moment
friend-away = pas là
no-friends = Pas encore d’amis à bord
no-friends-text = Demande à quelqu’un avec qui tu as joué, ou donne ton code à tes amis.
friend-requests = Demandes d’amitié
wants-friends = voudrait être de tes amis
ask-friend = Demander en ami
friend-asked = C’est demandé. À l’autre de répondre.
asked-friend = Tu as fait une demande d’amitié à { $name }.
asks-you = { $name } voudrait être de tes amis.
asked-people = Demandes sans réponse
withdraw-ask = Retirer
accept-friend = Accepter
decline = Refuser
is-friend = Dans tes amis
now-friends = { $name } fait maintenant partie de tes amis.
remove-friend = Ne plus être amis
remove-friend-sure = { $name } ne verra plus quand tu es là, et toi non plus.
block = Bloquer
block-sure = Bloquer { $name } ? Cette personne ne pourra plus rien te demander ni t’inviter, et tu ne liras plus ce qu’elle écrit. Elle n’en saura rien.
unblock = Débloquer
you-have-blocked = Tu as bloqué { $name }.
blocked-people = Personnes bloquées
blocked-by-you = sur ta liste de blocage
sit-anyway = S’asseoir quand même
add-friend = Trouver des amis
code-or-account = Code d’ami ou nom de compte
your-friend-code = Ton code d’ami :
friend-code-text = Qui l’a peut te faire une demande d’amitié.
show-friend-code = Montrer mon code d’ami
renew-friend-code = Faire un nouveau code
invitations = Invitations
invites-you = t’invite
join-now = Rejoindre
invite = Inviter
invite-other = Inviter quelqu’un d’autre par son nom
is-invited = invitation envoyée
has-declined = ne peut pas venir
invitation-sent = L’invitation est en route.
privacy = Ce que voient les autres
private-profile = Profil privé
private-profile-text = Les autres ne voient que ton nom, et tu n’es dans aucun palmarès.
appear-offline = Paraître hors ligne
appear-offline-text = Tes amis ne voient pas que tu es là. À une table, tout le monde voit les personnes présentes.
puzzles-from-games = Problèmes tirés de mes parties
puzzles-from-games-text = Une partie terminée peut devenir un problème si toutes les personnes qui l’ont jouée le permettent. Aucun nom n’apparaît.

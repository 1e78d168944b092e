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
error-unreachable = Le serveur ne répond pas. Es-tu connecté ?
guest-names = Loutre, Macareux, Héron, Phoque, Courlis, Avocette, Dauphin, Narval, Bécasseau, Cormoran, Bigorneau, Mouette

## Accueil

home-title = Prends une chaise.
home-text = Des jeux de la mer, pour une soirée autour d’une table. Sans compte, sans façons : trois clics et tu joues.
games = Jeux
players-range = de { $low } à { $high } joueurs
rules = Règles
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
no-open-tables-text = Personne n’attend de joueurs en ce moment. Dresse ta propre table !
finished-games = Parties terminées
no-finished-games = Rien encore au journal de bord
no-finished-games-text = Ici, tu pourras revoir coup par coup les parties que tu as finies.
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
bot-expert = expert
name = Nom
player-number = Joueur { $number }
name-shared = { $name } ({ $number })
more-options = Pendule, spectateurs, classement
clock = Pendule
clock-none = aucune
clock-quick = 5 minutes
clock-calm = 15 minutes
spectators-may-look = Les autres peuvent regarder
rated-game = Classée : compte pour le classement de tous, sans conseils
begin = Commencer
make-table = Dresser la table

## Avant la partie

lobby-waiting = En attente de joueurs
seat-open-waiting = Attend n’importe qui
seat-invited-waiting = Attend un ami
seat-host-waiting = Attend l’hôte
host-begins = Tout le monde est là. C’est l’hôte de la table qui lance la partie.
this-is-you = toi
is-here = présent
is-away = absent
sit-down = S’asseoir
stand-up = Se lever
show-link = Lien
your-name = Ton nom
invite-for = Invite quelqu’un à la place { $number }
invite-anybody = Parle de cette table aux autres
invite-text = Envoie ce lien, ou laisse le téléphone de ton ami lire le code.
invite-link = Lien vers cette table
copy-link = Copier le lien
link-copied = Le lien est copié.
share = Partager
qr-code = Code QR du lien
only-this-computer = Cette adresse ne vaut que sur cet ordinateur. Pour des amis sur ton réseau, lance « tidetable open --lan ».
seats-missing = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
  }
invited = Tu es invité
invited-with = À la table : { $names }
seat-is-taken = Cette place est prise
seat-is-taken-text = La partie a commencé, ou quelqu’un a été plus rapide. Tu peux encore regarder.
look-at-table = Regarder

## À la table

this-table = Cette table
this-step = Cette étape
players = Joueurs
at-turn = Doit jouer :
has-resigned = a abandonné
has-left = est parti
bot-stands-in = un bot remplace
hours-left = { $hours } h
game-over = La partie est finie
see-what-happens = Regarde ce qui se passe …
sending = Un instant …
bot-thinks = réfléchit …
you-look-on = Tu regardes.
hint-is = Un bot ferait ceci : { $move }
won-by = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
  }
you-win = Tu gagnes !
you-share-the-win = Tu partages la victoire
skip = Passer
undo = Annuler le coup
hint = Conseil
confirm = Confirmer
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
connection-lost = La connexion est perdue. Nous réessayons ; rien n’est perdu.
undo-asked = Tu as demandé à annuler ton coup.
undo-asked-by = { $name } voudrait annuler un coup.
back-asked = Ton temps est écoulé. Tu as demandé à continuer.
back-asked-by = Le temps de { $name } est écoulé. Laisser { $name } continuer, avec un quart du temps ?
asked-absent = Pas là en ce moment : { $names }. La demande attend, et prend fin quand la partie continue.
back-absent = Pas là en ce moment : { $names }. La demande attend.
still-to-answer = Réponse attendue de : { $names }.
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
look-back = Revoir
rules-notice = Le nom du jeu appartient à son éditeur ; les règles sont racontées avec nos propres mots.
play-this = Jouer à ce jeu
tutorial = Premier tour, pas à pas
tutorial-offer = Première fois ici ? Nous pouvons faire ton premier tour ensemble.
tutorial-yes = Montre-moi
tutorial-no = Je connais le jeu
tutorial-end = Assez
show-tutorial = Premier tour, pas à pas

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
setting-confirm = Demander avant chaque coup
setting-sounds = Sons
setting-cover = Couvrir la table quand un appareil partagé change de mains

## Moi

account = Compte
hello = Ohé, { $name }
hello-stranger = Ohé, inconnu
your-name-text = C’est ainsi que les autres te voient. Pas besoin de compte.
keep-name = Garder ce nom
name-kept = Le nom est gardé.
statistics = Tes parties
no-statistics = Rien à compter encore
no-statistics-text = Après ta première partie finie, il y aura des chiffres ici.
game = Jeu
games-played = jouées
games-won = gagnées
rating = classement
account-is = Tu es connecté en tant que { $account }.
make-account = Créer un compte
make-account-text = Garde tes parties et ton classement, et te laisse jouer sur d’autres appareils.
log-in = Se connecter
log-in-text = Continue tes parties sur un autre appareil.
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
logged-out = Tu es déconnecté.
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
logged-in = Content de te revoir, { $name }.
identity-gone = Le serveur ne reconnaît plus { $name } : tu es donc spectateur. Le nom reste de côté sur la page du compte.
former-title = Mis de côté
former-text = Le serveur n’accepte plus ces noms. Leurs parties ne sont pas perdues : réessaie plus tard, ou connecte-toi au compte.
former-again = Redevenir { $name }
former-forget = Oublier { $name }
former-not-yet = Le serveur n’accepte toujours pas { $name }.

## Introuvable

you-are-offline = Tu es hors ligne. Dès que la connexion revient, on continue.
server-gone = Pas de terre en vue
foreign-page = Pas le bon port
foreign-page-text = Le serveur n’attend pas de visites depuis cette adresse. Ouvre la table à l’adresse du serveur, ou préviens la personne qui le gère.
table-not-found = Cette table n’existe pas
table-not-found-text = Le lien est peut-être incomplet, ou la table a été débarrassée.
table-halted = Cette partie est à l’arrêt
table-halted-text = Elle a commencé sous d’autres règles que celles de ce serveur. Elle est gardée et reprendra quand elles seront de retour.
table-broken-text = Le serveur ne peut pas rejouer le journal de cette partie. Tout est conservé ; les responsables du serveur peuvent en voir la raison.
closed-table = Une table fermée
closed-table-text = Ceux qui jouent ici préfèrent rester entre eux.
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
notifications-text = Quand c’est à toi de jouer et que tu ne regardes pas : une fois, sur cet appareil ou par courriel.
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
link-stop = Plus de notifications
link-stop-text = Plus rien n’y est envoyé. Tu peux les réactiver à tout moment.
link-confirm = Ton adresse est confirmée
link-confirm-text = Désormais, tu reçois un courriel quand c’est à toi de jouer.
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

# The shell around the games, in French.

## Errors: one line each

error = erreur : { $message }
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
error-bad-players = { $game } se joue de { $low } à { $high }, pas à { $players }.
error-no-such-seat = Il n’y a pas de place { $seat } à une table de { $players }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Options connues : { $known }.
error-bad-option = L’option { $option } ne peut pas valoir « { $choice } ». Choix : { $known }.
error-option-form = Une option s’écrit NOM=CHOIX, pas « { $option } ».
error-bad-seed = Une graine est un nombre entier à partir de 0, d’au plus { $digits } chiffres, pas { $seed }.
error-unknown-language = La langue « { $language } » n’existe pas. Langues connues : { $known }.
error-data-unreadable = Impossible de lire { $file } : { $reason }
error-data-broken = { $file } n’est pas un fichier TOML valide : { $reason }
error-data-invalid = { $file } : { $field } : { $reason }
error-record-unreadable = Impossible de lire { $file } : { $reason }
error-record-broken = L’enregistrement est endommagé ou tronqué : { $reason }
error-record-invalid = L’enregistrement n’est pas valide : { $reason }
error-record-version = L’enregistrement est au format « { $found } » ; cette version lit « { $known } ».
error-record-game = C’est un enregistrement de { $found }, pas de { $known }.
error-record-rules = L’enregistrement suit la version { $found } des règles ; cette version connaît { $known }.
error-record-data = L’enregistrement a été joué avec d’autres nombres que ceux de { $file }.
error-record-illegal = L’action { $number } de l’enregistrement n’est pas permise : { $why }
error-record-failed = La partie enregistrée ne peut pas être rejouée : elle échoue à l’action { $number }.
error-record-too-large = L’enregistrement est trop volumineux ({ $field } : { $found } ; au plus { $most }).
error-log-unreadable = L’entrée { $number } du journal est illisible pour cette version.
error-log-failed = Le journal ne peut pas être rejoué : le serveur échoue à l’entrée { $number }.
error-record-result = Le résultat enregistré ne correspond pas aux actions.
error-outcome-invalid = Le tirage enregistré « { $label } » est impossible.
error-outcome-unexpected = L’enregistrement a le tirage « { $found } » là où « { $expected } » est attendu.
error-outcome-missing = L’enregistrement s’arrête avant un tirage nécessaire, et n’a pas de graine.
error-no-history = Cette copie d’une partie n’a pas d’historique.
error-notation-header = L’en-tête « { $header } » manque ou est incorrect.
error-notation-line = La ligne { $line } n’est ni un en-tête ni un tour : { $text }
error-notation-word = Ligne { $line }, « { $word } » : { $why }
error-verify-no-seed = La graine de cette partie n’a pas été révélée.
error-verify-hash = La graine ne correspond pas à l’empreinte publiée avant la partie.
error-verify-outcomes = La graine distribue d’autres cartes que celles de l’enregistrement.
error-no-such-action = L’action { $action } n’existe pas.
error-no-such-word = « { $word } » n’est pas un coup.
error-game-over = La partie est finie.
error-not-allowed-now = Ce n’est pas permis maintenant.
error-move-not-object = Un coup doit être un objet.
error-move-field = Champ « { $field } » du coup : valeur attendue : { $expected }.
error-move-unknown-field = Un coup de ce genre n’a pas de champ « { $field } ».
error-bad-number = { $field } : { $reason }
error-cannot-write = Impossible d’écrire { $file } : { $reason }
error-save-invalid = { $file } n’est pas une partie sauvegardée : { $reason }
usage-option = L’option « { $name } » n’existe pas.
usage-missing = « { $name } » manque.
usage-value = La valeur de « { $name } » n’est pas valide.
usage-command = La commande « { $name } » n’existe pas.
error-unknown-bot = Le bot « { $bot } » n’existe pas. Connus : { $known }.
error-no-such-class = Impossible de charger « { $bot } » : { $problem }. La forme attendue est { "module:Classe" }, par exemple { "my_bots:Careful" }.
error-not-a-bot = « { $bot } » n’est pas une sous-classe de tidetable.bots.Bot.
error-no-checkpoint = « { $file } » n’est pas un point de reprise d’un entraînement : { $problem }.
error-learned-another-game = « { $bot } » a appris un autre jeu : { $game } à { $players } joueurs.
error-arena-other = { $file } appartient à une autre série.
error-no-study = { $file } ne vient pas de tidetable balance --results.
error-no-corpus = { $file } n’est pas un corpus écrit par tidetable export.
error-no-names = --names demande --database : seul un serveur connaît des noms.
error-no-extra = Il faut installer d’autres paquets : pip install 'tidetable-games[{ $extra }]'.
error-backup-postgres = Pour PostgreSQL, utilise pg_dump et pg_restore.
error-backup-nothing = Il n’y a pas de base de données { $file }.
error-restore-damaged = { $file } n’est pas une sauvegarde, ou est endommagé : { $reason }
error-restore-running = { $file } est en cours d’utilisation : arrête d’abord le serveur.
error-game-name = Le nom d’un jeu se compose de 2 à 32 minuscules, chiffres et tirets bas et commence par une lettre, contrairement à « { $name } ».
error-game-exists = Il y a déjà un jeu « { $name } ».
error-game-name-reserved = Le nom « { $name } » est réservé : Python ou Tidetable l’utilise déjà.
error-file-exists = { $file } existe déjà. Rien n’a été écrit.

## Help

help-app = Trois jeux de société sur le thème de la mer, à une même table. Une adaptation de fans, non officielle.
help-lang = Langue : en, nl, de ou fr. Se place n’importe où. Par défaut, la langue du système.
help-version = Affiche la version, et si le moteur est compilé.
help-play = Joue une partie dans le terminal contre des bots.

    Tape le numéro d’un choix, ou sa notation. Tu peux annuler tes propres choix tant que personne n’en a rien appris.
help-simulate = Joue beaucoup de parties au hasard et montre les scores, les durées et l’avantage des places.

    La même graine donne le même résultat, quel que soit --jobs.
help-arena = Fais jouer des bots entre eux : parts de victoires avec intervalles, classements, marges, temps.

    Chaque donne est jouée avec les bots à toutes les places. Avec --results, on peut reprendre un tournoi interrompu.
help-train = Fais jouer des bots contre eux-mêmes et ajuste aux résultats les poids avec lesquels ils jugent une position.

    Avec --results, une série interrompue peut être reprise. Le fichier écrit prend effet quand il remplace celui du même nom dans le dossier du jeu.
help-train-players = Nombres de joueurs, tour à tour
help-train-out = Le fichier où écrire les poids
error-no-judge = { $game } n’a pas de jugement appris pour ces options.
error-train-other = Les parties de { $file } sont pour un autre jugement, { $judge }.
train-feature = critère
train-mean-weight = taille moyenne de ses poids
train-loss = Perte logarithmique sur des parties non ajustées : { $loss }, avant { $before }, sans rien savoir { $even }. Parties : { $games }.
train-written = Écrit dans { $file }.
help-train-report = Écrire aussi une page sur les poids dans ce fichier (HTML)
help-train-also = Utiliser aussi les parties de ce fichier, écrit par une série précédente avec --results (plusieurs fois possible)
help-train-units = Neurones du réseau
train-title = { $title } : le jugement appris
train-setup = { $games } parties, { $positions } positions, graine { $seed }, { $date }
train-quality = Sa qualité
train-quality-intro = La surprise moyenne devant le nom du gagnant, en nats : moins, c’est mieux.
train-nats = perte logarithmique
train-log-loss = sur les parties non apprises
train-log-loss-fitted = sur les parties apprises
train-log-loss-before = avec les poids précédents, sur les parties non apprises
train-log-loss-even = sans aucune connaissance
train-calibration = Tient-il parole ?
train-calibration-intro = Les chances annoncées dans les parties non apprises, par dixièmes, et la part qui a gagné.
train-told = chance annoncée (%)
train-won = gagné (%)
train-cases = cas
train-weights = Ce qui compte pour lui
train-weights-intro = Le poids de chaque critère à la fin d’une partie et au début.
train-again = Pour recommencer
train-again-intro = La commande, et l’empreinte des parties qu’elle joue.
help-balance = Un jeu est-il équitable, tendu et varié ? Joue beaucoup de parties avec un même bot à toutes les places et écris une page de figures.

    Chaque figure indique le nombre de parties et la façon de la refaire. Avec --each, les mêmes donnes sont rejouées en changeant une valeur reconstituée à la fois, pour voir si elle compte. Avec --results, on peut reprendre une série interrompue.
    Exemple : tidetable balance kadora --players 3 --games 400 --bot normal --jobs 2 --out kadora.html
help-export = Écris des parties sous forme de données : un dossier avec une table des parties et une table des décisions, avec ce que la place voyait, ce qui était permis, ce qu’elle a fait et l’issue de la partie.

    Les parties sont jouées par des bots, comme dans l’arène ; avec --arena, ce sont celles d’un tournoi, avec --database, les parties terminées d’un serveur, sans les noms, sauf demande. La même commande reprend un export interrompu. Parquet demande polars, fourni par l’extra « data ».
help-export-folder = Le dossier où écrire, ou à continuer
help-export-search = Itérations d’une recherche par décision, dont les valeurs sont aussi écrites ; 0 : aucune
help-export-format = parquet ou jsonl
help-export-arena = Résultats d’une arène : ses parties sont rejouées, coup par coup les mêmes
help-export-database = La base de données d’un serveur : un fichier SQLite, ou postgresql://...
help-export-names = Avec --database : écris aussi les noms des personnes. Ce sont des données personnelles
export-done = { $folder } : { $parts ->
        [one] un fichier
       *[other] { $parts } fichiers
    } par table
export-skipped = { $count ->
        [one] Une partie abîmée ou jouée avec d’autres règles a été laissée de côté.
       *[other] { $count } parties abîmées ou jouées avec d’autres règles ont été laissées de côté.
    }
help-open = Joue dans le navigateur : démarre un serveur sur cet ordinateur et ouvre le navigateur. « tidetable » seul fait la même chose.
help-lan = Autoriser l’accès depuis le réseau de la maison
help-browser = Ouvrir le navigateur
help-serve = Héberger des tables pour navigateurs et programmes, par HTTP et WebSocket.

    Par défaut, un processus avec un fichier SQLite. Avec --database postgresql://... et --redis redis://..., un nombre quelconque de processus partagent les tables.
help-host = Adresse d’écoute
help-port = Port d’écoute
help-database = Un fichier SQLite, ou postgresql://...
help-sqlite = Un fichier SQLite (pour PostgreSQL : pg_dump et pg_restore)
help-redis = redis://..., pour prévenir les autres processus
help-thinkers = Nombre de processus qui choisissent les coups des bots
help-origin = Une autre origine depuis laquelle les navigateurs peuvent se connecter
help-rate = Requêtes ou coups par seconde permis en moyenne à un client ; 0 : sans limite
help-connections = Connexions ouvertes permises depuis une même adresse ; 0 : sans limite
help-keep-guests = Jours pendant lesquels un invité sans partie est gardé après sa dernière visite ; 0 : toujours
help-keep-tables = Jours pendant lesquels une table sans partie commencée est gardée ; 0 : toujours
help-keep-chat = Jours pendant lesquels les messages d’une partie finie sont gardés ; 0 : toujours
help-url = L’adresse publique de ce serveur, par exemple https://tide.example.org, pour les liens des notifications
help-smtp = Serveur de courrier pour les notifications : smtp://[NOM:MOTDEPASSE@]HÔTE[:PORT], ou smtps:// pour TLS dès le début. Plutôt dans la variable d’environnement, que les autres utilisateurs ne voient pas
help-mail-from = Adresse d’où partent les courriels
help-contact = Comment les exploitants des services push te joignent : mailto:... ou https://...
help-private-targets = Permettre les services push et les webhooks dans les réseaux privés, aussi par http
help-notify-after = Secondes entre une occasion et la notification
help-offline = Dossier écrit par « tidetable static » : sur le serveur, on peut alors aussi jouer hors ligne, sous /offline/.
help-admin = Gérer les tables et les personnes d’un serveur. Chaque changement est noté dans le journal d’audit.
help-admin-tables = Lister les tables, les dernières modifiées d’abord.
help-admin-people = Lister les personnes, les plus récentes d’abord.
help-admin-table = Montrer une table et ses places.
help-admin-export = Écrire en JSON tout ce qui est stocké sur une personne.
help-admin-agreed-games = Écrire, sans les noms, les parties dont tous les participants permettent de tirer des problèmes.
help-admin-folder = Le dossier où écrire
help-admin-delete-person = Supprimer les données d’une personne. Ses parties restent, sans le nom.
help-admin-close-person = Déconnecter une personne et ne plus la laisser entrer.
help-admin-reopen-person = Laisser de nouveau entrer une personne.
help-admin-close-table = Fermer une table pour de bon ; sa partie ne continue pas.
help-admin-rotate-secret = Signer les jetons et les invitations avec un nouveau secret. Les serveurs l’apprennent d’eux-mêmes.
help-admin-retain = Supprimer maintenant ce qui a dépassé sa durée de conservation.
help-admin-audit = Montrer ce qui a été changé, quand et par qui, le plus récent d’abord.
help-admin-page = Page de 50 lignes
help-admin-table-id = L’identifiant d’une table, comme dans son adresse
help-admin-person-id = L’identifiant d’une personne, comme dans la liste
help-admin-reason = Pourquoi, tel que les intéressés le liront
help-admin-days = Jours de conservation ; 0 : toujours
help-admin-status = open, playing, over ou halted
help-admin-game = Seulement les tables de ce jeu
help-admin-name = Partie d’un nom ou d’un compte
help-admin-accounts = Seulement les personnes qui ont un compte
help-admin-closed = Seulement les personnes qui ne peuvent plus entrer
help-admin-chat = Avec ses messages
help-admin-out = Le fichier à écrire ; par défaut, le terminal
help-admin-yes = Confirmer : c’est irréversible
help-admin-grace = Jours pendant lesquels l’ancien secret reste accepté ; 0 déconnecte tout le monde
help-moderate = Voir ce qui a été signalé, et faire taire ou exclure les personnes qui gâchent la partie. Chaque changement est inscrit au journal d’audit.
help-moderate-reports = Les messages signalés, avec ce qui a été dit autour, les plus anciens d’abord.
help-moderate-mutes = Lister les personnes qui ne peuvent pas écrire.
help-moderate-mute = Empêcher quelqu’un d’écrire pendant un temps. La personne lit pourquoi et jusqu’à quand.
help-moderate-unmute = Laisser quelqu’un écrire à nouveau.
help-moderate-close = Ne plus laisser entrer quelqu’un. Ses parties restent ; un bot peut jouer à sa place, comme pour tout absent.
help-moderate-reopen = Laisser entrer quelqu’un à nouveau.
help-moderate-dismiss = Classer des signalements : il n’y a rien à faire.
help-moderate-person = L’identifiant d’une personne, comme dans le signalement
help-moderate-report = Le numéro d’un signalement
help-moderate-days = Pour combien de jours ; 0.5 vaut douze heures
help-moderate-all = Aussi ceux qui sont réglés ou classés, les plus récents d’abord
help-moderate-page = Page de 20 signalements
help-moderate-tournaments = Les tournois qui ne sont pas finis, les derniers modifiés d’abord.
help-moderate-tournaments-all = Aussi ceux qui sont finis
help-moderate-tournament = L’identifiant d’un tournoi, comme dans son adresse
help-moderate-cancel-tournament = Mettre fin à un tournoi. Les parties en cours continuent, mais ne comptent plus pour lui.
help-moderate-remove-player = Ne plus laisser quelqu’un jouer dans un tournoi, après la partie en cours.
help-moderate-lines = Page de 20 lignes
help-backup = Copier toutes les tables dans FILE pendant que le serveur tourne.
help-backup-file = Le fichier à écrire
help-restore = Remplacer la base de données par une sauvegarde. Arrête d’abord le serveur. L’ancienne base reste sous le nom NAME.before.
help-restore-file = La sauvegarde
help-rules-players = Nombre de joueurs pour lequel valent les règles
help-rules = Les règles d’un jeu, remplies d’après son fichier de données, avec la liste des valeurs reconstituées.
help-new-game = Commencer un nouveau jeu : écrire un petit jeu qui fonctionne, avec ses textes en quatre langues et ses tests.

    Dans le dépôt, le jeu devient un dossier du moteur. Ailleurs, ou avec --folder, il devient un paquet à part, qui offre le jeu à tout Tidetable avec lequel il est installé. Rien n’est écrasé. docs/adding-a-game.md construit un jeu entier pas à pas.
    Exemple : tidetable new-game pebbles --folder pebbles
help-new-name = Le nom du jeu : minuscules, chiffres et tirets bas
help-new-folder = Où écrire un paquet à part
help-replay = Montre une partie enregistrée, tour par tour. Lit le JSON et la notation.
help-static = Écrit un dossier avec lequel on joue sans serveur : les trois jeux contre des bots, ou à plusieurs sur un appareil, dans le navigateur. N’importe quel hébergeur peut le servir, à n’importe quelle adresse ; « tidetable serve --offline DIR » aussi. Il est construit à partir des sources, avec Node.js.
help-static-folder = Le dossier à écrire, par exemple build/static. Un dossier précédent du même genre est remplacé ; un dossier qui contient autre chose est refusé
static-written = {$folder} est prêt. Pour l’essayer : python -m http.server --directory {$folder}
help-verify = Redistribue une partie enregistrée à partir de sa graine et compare chaque carte et chaque coup.
help-game = Le jeu : { $known }
help-players = Nombre de joueurs
help-seat = Ta place, à partir de 0
help-seed = Graine de la donne ; par défaut, choisie par le système
help-seed-games = Graine de la première donne ; la même graine donne les mêmes parties
help-option = Choix pour une option du jeu, par exemple mode=family ; peut se répéter
help-data = Un fichier de données corrigé
help-bots = Bots, séparés par des virgules : { $known } ; avec arena, balance et export aussi search-ITÉRATIONS (search-600), { "module:Classe" } ou un point de reprise (FICHIER.npz) ; « tidetable levels » dit leur force
help-bot = Bot à chaque place : { $known }. Les plus forts prennent bien plus de temps ; « tidetable levels » dit leur force
help-each = Nombre de parties avec chaque valeur changée ; 0 : aucune
help-each-bot = Bot pour ces parties
help-out = La page à écrire ; par défaut balance-JEU.html dans ce dossier
help-ray = Adresse d’un cluster Ray ; « local » en lance un ici
help-csv = Un dossier pour les nombres de chaque figure, en CSV
help-ladder = Nombre de parties entre deux voisins de l’échelle des bots ; 0 : aucune
help-ladder-bots = Bots de l’échelle, le plus faible d’abord, séparés par des virgules
help-levels = La force des niveaux de bots : fait jouer des parties entre niveaux voisins et écrit un fichier avec les chiffres. Sans --games : montre les chiffres de cette version.
help-levels-games = Nombre de parties entre deux niveaux voisins, ou un nombre par échelon, séparés par des virgules ; 0 : montrer ce qui est connu
help-levels-results = Enregistre les parties dans ce dossier, un fichier par jeu, mode et échelon, et les reprend
help-levels-out = Le fichier à écrire ou à montrer ; la page d’une nouvelle table prend ses chiffres dans src/tidetable/bots/ratings.json
levels-note = Des chiffres comme ceux d’Elo : 200 de plus gagnent trois parties sur quatre. { $anchor } a 1000 dans chaque jeu ; ils comparent des bots d’un même jeu, à deux joueurs.
help-compare = Des études d’équilibre côte à côte : écris une page sur plusieurs jeux, ou sur un jeu avec d’autres options, joueurs, bots ou données.
help-compare-files = Fichiers que tidetable balance a écrits avec --results
help-compare-out = La page à écrire
help-compare-csv = Un fichier pour les nombres du tableau, en CSV
help-results = Enregistrer les parties dans ce fichier, et reprendre de là
help-plot = Dessiner les parts de victoires dans ce fichier (png, svg, pdf)
help-resume = Reprendre une partie sauvegardée
help-save = Où « s » sauvegarde la partie
help-games = Nombre de parties
help-jobs = Nombre de processus
help-json = Afficher du JSON plutôt que des tableaux
help-file = Un enregistrement : JSON ou notation
help-eyes = Montrer ce que voyait cette place ; par défaut, toutes les cartes sont visibles
help-notation = Afficher la notation
help-to-json = Afficher l’enregistrement en JSON

## Options that games share

option-first = Qui commence
option-first-lot = tirage au sort
option-first-seat0 = joueur 1
option-first-seat1 = joueur 2
option-first-seat2 = joueur 3
option-first-seat3 = joueur 4
option-first-text = Le tirage au sort suit la règle, autant qu’un ordinateur le peut. Tu peux aussi choisir qui commence.

## Playing

seat-number = Joueur { $number }
play-begin = { $title } : { $players } joueurs. Tu es { $name }.
play-your-turn = Tour { $turn }, à toi de jouer ({ $name })
play-prompt = N° ou coup ; u = annuler, t = conseil, l = journal, r = règles, s = sauver, q = quitter
play-thinking = { $name } ({ $bot }) réfléchit …
play-help = Tape le numéro d’un choix ou sa notation, ou bien u, t, l, r, s ou q.
play-thinking-hint = Réfléchit à un conseil …
play-hint = Un bot ferait ceci : { $move }
gains-now = Gain immédiat : { $what }.
gains-later = Gain d’ici le tour suivant : { $what }.
play-choose = Choisis un coup.
play-undone = Annulé.
play-no-undo = Impossible d’annuler : { $why }
play-why-nothing = tu n’as encore rien décidé.
play-why-other = quelqu’un d’autre a décidé depuis.
play-why-learned = quelqu’un en a appris quelque chose.
play-saved = Sauvegardé dans { $file }. Pour reprendre : tidetable play { $game } --resume { $file }
play-kept = La partie est enregistrée dans { $file }. Pour la revoir : tidetable replay { $file }
play-bye = À la prochaine marée.
play-unknown = « { $word } » n’est ni un numéro de la liste ni un coup.
play-won = Tu gagnes !
play-shared = Tu partages la victoire.
play-lost = Tu ne gagnes pas cette fois.
play-compiled = compilé
play-plain = Python pur

## Simulating

sim-title = { $title }, { $players } joueurs, { $games } parties au hasard, graine { $seed }
help-puzzle = Trouve le meilleur coup : le problème du jour, avec un plateau comme dans « play ».
help-puzzle-any = N’importe quel problème au lieu de celui du jour
help-puzzle-name = Le problème qui porte ce nom
help-puzzles = Créer des problèmes.
help-puzzles-make = Trouver, dans des parties entre bots, des positions où un coup est nettement le meilleur, et les vérifier à fond.
help-puzzles-count = Combien de problèmes
help-puzzles-out = Le fichier à écrire ; par défaut puzzles-JEU.jsonl dans ce dossier
help-puzzles-resume = Continuer un fichier existant
help-puzzles-from-records = Chercher dans les parties enregistrées de ce dossier, ou dans un fichier, au lieu de parties entre bots
puzzle-title = { $title } : un problème à { $rating } points
puzzle-ask = Tu es { $name }. Un coup est nettement le meilleur : lequel ?
puzzle-prompt = N° ou coup ; q = montrer la solution
puzzle-help = Tape le numéro d’un choix ou sa notation, ou bien q pour la solution.
puzzle-right = { $tries ->
    [one] Juste, du premier coup !
   *[other] Juste, après { $tries } essais.
}
puzzle-wrong = Ce n’est pas le meilleur coup. Essaie encore.
puzzle-wrong-loss = Bien, mais ce n’est pas le meilleur coup : il te coûte { $loss } de chances de gagner. Essaie encore.
puzzle-solution = Le meilleur : { $move }. Chances de gagner : { $chance }.
puzzle-other = { $move } : { $chance }
puzzle-checked = Vérifié par { $depth } suites simulées de chacun de ces coups, avec ce que sait ta place. Problème { $name }.
puzzle-streak = { $days ->
    [one] Un jour d’affilée.
   *[other] { $days } jours d’affilée.
}
puzzle-day-shown = Aujourd’hui ne compte pas pour tes jours d’affilée : tu as d’abord vu la solution.
puzzle-days-damaged = Les jours d’affilée ne sont pas comptés : { $file } est inutilisable ({ $reason }). Le fichier reste tel quel ; répare-le, ou déplace-le pour recommencer.
puzzles-made = { $count } problèmes tirés de { $games } parties : { $file }
error-no-such-puzzle = Le problème { $puzzle } n’existe pas.
error-no-puzzles = Il n’y a pas de problèmes pour { $game }.
error-puzzles-exist = { $file } existe déjà : continue-le avec --resume, ou nomme un autre fichier avec --out.
sim-progress = en cours
sim-speed = { $decisions } décisions en { $seconds } s de temps processeur : { $rate } par seconde ({ $engine })
sim-seat = place
sim-order = ordre de jeu
sim-wins = victoires
sim-interval = intervalle à 95 %
sim-score = score
sim-nobody = personne
sim-length = tours
sim-decisions = décisions
sim-mean = moyenne
sim-sd = écart type
sim-min = min
sim-median = médiane
sim-max = max
sim-distribution = Répartition des scores

## Records

replay-title = { $title }, { $players } joueurs
replay-running = La partie n’est pas finie.
verify-ok = Vérifié : l’empreinte publiée correspond à la graine, et la graine donne exactement cette partie ({ $actions } actions).
backup-done = Toutes les tables ont été copiées dans { $file }.
restore-done = Toutes les tables sont rétablies dans { $file } ; l’ancienne base se trouve à côté.
error-admin-yes = C’est irréversible : ajoute --yes pour confirmer.
admin-exported = Écrit dans { $file }.
admin-agreed = { $count ->
    [one] Une partie
   *[other] { $count } parties
 } dans { $folder }.
admin-deleted = Les données de { $person } sont supprimées.
admin-close-person = { $person } ne peut plus entrer.
admin-reopen-person = { $person } peut de nouveau entrer.
admin-close-table = La table { $table } est fermée.
admin-rotated = Le nouveau secret signe dans une minute ; l’ancien reste accepté { $days } jours.
admin-retained = Supprimés : { $guests } invités, { $tables } tables, { $chat } messages ; { $people } tables de personnes supprimées nettoyées.
admin-column-id = identifiant
admin-column-game = jeu
admin-column-status = état
admin-column-made = création
admin-column-changed = modification
admin-column-name = nom
admin-column-account = compte
admin-column-seen = dernière visite
admin-column-closed = fermé
admin-column-deleted = supprimé
admin-column-seat = place
admin-column-bot = bot
admin-column-text = texte
admin-column-at = quand
admin-column-who = qui
admin-column-what = quoi
admin-column-about = sujet
admin-column-detail = détail
admin-column-until = jusqu’au
admin-column-reason = motif
admin-column-people = joueurs
admin-column-host = hôte
moderate-none = Il n’y a pas de signalement.
moderate-title = { NUMBER($number, useGrouping: 0) } · { $at } · table { $table } · { $state }
moderate-state-open = à traiter
moderate-state-settled = réglé
moderate-state-dismissed = classé
moderate-gone = Ce qui a été dit est effacé.
moderate-by = Signalé par { $person } : { $reason }
moderate-no-reason = sans motif
moderate-about = Écrit par { $person }, signalé { $reports ->
    [one] une fois
   *[other] { $reports } fois
} par { $people ->
    [one] une personne
   *[other] { $people } personnes
}
moderate-muted = Ne peut pas écrire jusqu’au { $until } : { $reason }
moderate-mute = { $person } ne peut rien écrire jusqu’au { $until }.
moderate-unmute = { $person } peut écrire à nouveau.
moderate-close = { $person } ne peut plus entrer.
moderate-reopen = { $person } peut entrer à nouveau.
moderate-dismiss = Le signalement { NUMBER($number, useGrouping: 0) } est classé.
moderate-cancel-tournament = Le tournoi { $tournament } est annulé.
moderate-remove-player = { $person } ne joue plus dans le tournoi { $tournament }.
error-no-such-report = Il n’y a pas de signalement { NUMBER($number, useGrouping: 0) }.
error-muted-by-operator = L’opérateur de ce serveur t’empêche d’écrire jusqu’au { $until } : { $reason }
error-muted-network = Jusqu’au { $until }, les nouveaux invités de ton réseau gardent le nom qu’ils ont reçu et n’écrivent qu’aux tables où l’on ne s’assied que sur invitation, car quelqu’un y a été réduit au silence. Un compte que tu as déjà n’est pas concerné.
error-too-many-reports = Tu as beaucoup signalé aujourd’hui ({ $most } au plus) ; patiente un peu.
rules-reconstructed = Valeurs reconstituées
rules-reconstructed-note = Le livret n’en dit rien, ou ne le montre que sur une image. Corrige ces valeurs avec --data.
rules-example = Exemple à { $players } : { $title }
rules-notice = Le nom appartient à son éditeur ; les règles sont rédigées avec nos propres mots.

## A new game

new-game-written = { $game } est écrit : { $folder }
new-game-edit = Change ses règles dans { $rules } et ses textes dans { $words }.
new-game-test = Lance ses tests après chaque changement :
new-game-play = Joue dans le terminal ou dans le navigateur :
new-game-guide = docs/adding-a-game.md explique chaque partie.

## Arena

arena-title = { $title }, { $players } joueurs, { $games } parties, graine { $seed }
arena-note = Intervalles de 95 % sur les donnes ; les temps sont du temps processeur par décision. Parties sans gagnant à la table : { $share } %.
arena-bot = bot
arena-rating = classement
arena-wins = victoires, %
arena-interval = intervalle 95 %
arena-fair = équitable, %
arena-margin = marge
arena-time = temps
arena-pairs = Qui bat qui : à quelle fréquence le bot de gauche finit devant celui du haut, en % des parties jouées par les deux

## At a table

error-not-begun = La partie n’a pas encore commencé.
error-already-begun = La partie a déjà commencé.
error-seat-taken = La place { $seat } est prise.
error-needs-invitation = La place { $seat } est pour une personne invitée.
error-host-only = Seul l’hôte de la table peut le faire.
error-seats-free = Places encore libres : { $count }.
error-stale = La partie a avancé entre-temps ; regarde à nouveau.
error-not-your-turn = Ce n’est pas ton tour.
error-not-seated = Tu n’as pas de place à cette table.
error-not-your-seat = La place { $seat } n’est pas la tienne.
error-bot-stands-in = Un bot joue pour toi ; reprends d’abord ta place.
error-nobody-stands-in = Aucun bot ne joue pour la place { $seat }.
error-not-away = { $seat } est là, ou ce n’est pas son tour : aucun bot ne peut jouer à sa place pour l’instant.
error-away-a-moment = { $seconds ->
    [one] { $seat } vient seulement de partir ; un bot pourra jouer dans une seconde.
   *[other] { $seat } vient seulement de partir ; un bot pourra jouer dans { $seconds } secondes.
  }
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-asked = Personne n’a demandé d’annulation.
error-nobody-said = Cette personne n’a rien dit ici.
error-no-hints = Pas de conseils à une table classée.
error-other-game = Cette position vient d’un autre jeu : { $game } à { $players } joueurs.
error-already-resigned = Tu as déjà abandonné.
error-already-left = Tu as déjà quitté cette place.
error-already-asked = Tu as déjà demandé aux autres.
error-no-clock = Il n’y a pas d’horloge à cette table.
error-pause-length = Une pause dure au moins une heure et au plus { $most } jours.
error-already-paused = Une pause est déjà convenue.
error-bad-clock = Ces réglages d’horloge ne vont pas ensemble.
error-bad-address = Cette adresse ne peut pas être utilisée.
error-no-mail = Ce serveur n’envoie pas de courriels.
error-too-many-channels = Tu reçois déjà des notifications à { $most } endroits. Retires-en un d’abord.
error-bad-link = Ce lien n’est pas valable.
error-on-holiday = Tu es déjà en vacances.
error-holiday-left = Il te reste { $left } jours de vacances cette année.
error-uvicorn-changed = uvicorn { $version } a changé : il lui manque { $names }, dont le serveur a besoin pour limiter ce qu’une connexion envoie. Installe une version avec laquelle Tidetable a été testé, comme 0.54.
error-smtp-needs = Pour les courriels, le serveur a besoin de --url et de --mail-from.
error-smtp-form = Le serveur de courrier a la forme smtp://HÔTE:PORT.
error-rated-undo = À une table classée, on ne peut annuler qu’une décision qui n’a rien appris à personne.
error-no-time-to-undo = Si tu annules ce coup, ton temps sera écoulé.
error-enough-undone = Tu as déjà annulé { $most } décisions dans cette partie : c’est le maximum.
error-already-answered = Tu as déjà répondu.
error-others-ask = Quelqu’un d’autre a déjà demandé quelque chose ; il faut d’abord y répondre.
error-bot-decides = Ton temps pour cette décision est écoulé : c’est le bot qui la prend. Tu pourras reprendre juste après.
error-one-seat = Tu as déjà une place à cette table.
error-enough-said = Sans place, tu ne peux plus écrire à cette table.
error-no-such-table = La table { $table } n’existe pas.
error-halted = Cette partie ne peut pas continuer ici. { $why } Rien n’est perdu.
error-bad-seat-plan = La place d’un bot doit nommer un bot, et aucune autre place ne le peut.
error-bad-seat-count = { $seats } places ne correspondent pas à { $players } joueurs.
error-too-many-bot-tables = Tu as déjà { $most } parties en cours avec des bots ; termines-en d’abord une.
error-too-many-bots-alone = Les bots jouent déjà { $most } de tes parties entre eux ; attends que l’une d’elles se termine.
error-busy = Il y a beaucoup de monde en ce moment ; réessaie.
error-too-fast = C’est trop rapide ; attends un instant.
error-too-many-tables = Trop de tes tables ouvertes sont sur la liste publique ({ $most } au plus par personne). Commence l’une d’elles ou patiente un peu, ou crée une table qui n’est pas sur la liste.
error-too-many-connections = Trop de connexions sont ouvertes depuis ton réseau ; ferme quelques fenêtres ou attends un instant.
error-failed = Une erreur s’est produite ; réessaie.
error-no-database = Le serveur n’atteint pas sa base de données ; réessaie dans un instant.
error-bad-message = Le message est illisible : { $reason }
error-spectators-only-look = Les spectateurs peuvent seulement regarder.
error-not-over = La partie n’est pas encore terminée.
error-no-thinkers = Les bots et l’analyse sont désactivés sur ce serveur.
error-bad-token = Aucune session n’est ouverte ici ; choisis d’abord un nom.
error-offline = Il faut un serveur pour cela, et tu joues sans serveur.
error-carry-people = D’autres personnes jouent à cette partie, tu ne peux donc pas l’emporter : qui la possède peut voir les cartes de tout le monde.
error-carry-counts = Cette partie compte pour un classement ou un tournoi, elle reste donc sur le serveur.
error-static-folder = {$folder} contient autre chose. Choisis un dossier nouveau ou vide.
error-static-checkout = Il faut une copie des sources : c’est à partir d’elles que le dossier est construit.
error-static-failed = Le dossier n’a pas pu être construit ; la raison est indiquée plus haut.
error-static-node = Il faut Node.js 20.19 ou plus récent pour construire le dossier. Il est introuvable et n’a pas pu être installé ; la raison est indiquée plus haut.
error-offline-folder = {$folder} n’a pas été écrit par « tidetable static ».
error-bad-name = Un nom doit avoir de 1 à { $longest } caractères visibles.
error-bad-password = Un mot de passe doit avoir au moins { $shortest } caractères.
error-has-account = Tu as déjà le compte { $account }.
error-account-taken = Le compte { $account } existe déjà.
error-bad-login = Nom de compte ou mot de passe incorrect.
error-too-many-logins = { $seconds ->
    [one] Trop de connexions échouées ; réessaie dans { $seconds } seconde.
   *[other] Trop de connexions échouées ; réessaie dans { $seconds } secondes.
}
error-now-account = Tu utilises maintenant un compte ; connecte-toi ici aussi.
error-rated-people = À une table classée, chaque place est pour une personne différente : pas de bots, et personne deux fois.
error-bad-rating-range = Les limites de classement sont pour les tables qui comptent, et vont de la plus basse à la plus haute.
error-rating-range = À cette table, il faut aux inconnus un classement de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) } ; le tien est { NUMBER($rating, useGrouping: 0) }.
error-no-such-person = Cette personne n’existe pas.
error-no-account = Tu n’as pas de compte.
error-closed-account = L’accès t’est fermé : { $reason }
error-closed-table = La table a été fermée : { $reason }
error-removed = L’hôte a libéré ta place à cette table. Tu pourras te rasseoir dès que l’hôte le permettra.
error-host-is-here = L’hôte de cette table est là.
error-host-just-left = { $seconds ->
    [one] L’hôte était là à l’instant ; attends encore { $seconds } seconde.
   *[other] L’hôte était là à l’instant ; attends encore { $seconds } secondes.
}
error-not-at-table = Cette personne n’est pas assise à cette table.
error-host-stays = On ne peut pas retirer l’hôte. Confie d’abord la table à quelqu’un d’autre.
error-enough-arranged = Les places de cette table ont changé trop souvent. Lance la partie, ou supprime la table.
error-seats-fixed = Cette partie en continue une autre, avec autant de joueurs.
error-bad-sign = « { $sign } » ne fait pas partie des choix de ce jeu.
error-sign-taken = La place { $seat } l’a déjà choisie.
error-cleared-table = L’hôte a supprimé la table.
error-no-such-code = Aucune table n’a ce code. La partie est peut-être finie, ou l’hôte a choisi un nouveau code.
error-too-many-guesses = { $seconds ->
    [one] Trop de codes erronés ; réessaie dans { $seconds } seconde.
   *[other] Trop de codes erronés ; réessaie dans { $seconds } secondes.
}
error-bad-device-code = Ce code ne marche pas (ou plus). Demandes-en un nouveau sur ton autre appareil.
error-bad-recovery = Le compte et le code de secours ne correspondent pas, ou le code a déjà servi.
error-tournament-table = Cette table appartient à un tournoi : la partie commence d’elle-même quand tout le monde est là.
error-no-tournament-hints = Il n’y a pas de conseils dans un tournoi.
error-no-such-tournament = Ce tournoi n’existe pas.
error-not-the-host = Seul l’hôte du tournoi peut le faire.
error-not-in-tournament = Cette personne ne participe pas à ce tournoi.
error-removed-from-tournament = L’hôte a mis fin à ta participation à ce tournoi.
error-tournament-begun = Le tournoi a déjà commencé.
error-tournament-over = Ce tournoi est terminé.
error-tournament-full = Le tournoi est complet : { $most } personnes au plus peuvent y participer.
error-too-few-entrants = Il faut au moins deux personnes pour un tournoi.
error-enough-changes = Cela a déjà changé trop souvent dans ce tournoi.
error-round-not-over = La ronde n’est pas encore finie.
error-tournament-host-here = C’est toi l’hôte de ce tournoi.
error-tournament-host-left = { $seconds ->
    [one] L’hôte était là à l’instant ; attends encore { $seconds } seconde.
   *[other] L’hôte était là à l’instant ; attends encore { $seconds } secondes.
}
error-decide-too-early = Cette partie a encore du temps.
error-game-decided = Cette partie est déjà décidée.
error-own-game = Tu ne peux pas décider de ta propre partie.
error-too-many-tournaments = Tu as déjà { $most } tournois qui ne sont pas terminés.
error-too-many-asks = { $minutes ->
    [one] Tu as sollicité beaucoup de monde ; attends encore une minute.
   *[other] Tu as sollicité beaucoup de monde ; attends encore { $minutes } minutes.
}
error-too-many-pending = { $most } personnes ne t’ont pas encore répondu. Retire d’abord une demande.
error-too-many-friends = Cette liste a de la place pour { $most } personnes.
error-friend-self = C’est toi.
error-you-blocked = Tu as bloqué { $name }. Débloque d’abord cette personne.
error-friends-only = Seuls ses amis peuvent inviter { $name }.
error-blocked-here = { $name } est à cette table, et tu as bloqué cette personne.
error-no-free-seat = Il n’y a pas de place libre à cette table.
error-invitation-gone = Cette invitation n’est plus valable.
guest-names = Loutre, Macareux, Héron, Phoque, Courlis, Avocette, Dauphin, Narval, Bécasseau, Patelle, Cormoran, Bigorneau, Morse, Fou de Bassan, Tortue, Pluvier, Homard, Sterne, Béluga, Bulot
former-player = ancien joueur

## The browser client

page-not-built = Le serveur tourne, mais le client web n’a pas encore été construit.
page-not-built-how = Construis-le une fois, puis recharge cette page :
home-open = Tidetable tourne à l’adresse { $address }
home-lan = Tout le monde sur ton réseau peut ouvrir cette adresse.
home-only-here = Seul cet ordinateur y a accès ; « tidetable open --lan » autorise l’accès depuis ton réseau.
home-end = Arrête avec Ctrl+C ; les parties sont enregistrées.

## Notifications

notification-turn = À toi de jouer : { $game }
notification-turn-waiting = On t’attend : { $names }
notification-group-turn = C’est à { $name } de jouer : { $game }
notification-invitation = { $name } veut rejouer à { $game }
notification-invitation-seat = Ta place est gardée. Viens quand tu veux.
notification-round = Tournoi : ta partie de { $game } commence
notification-round-come = Viens à ta table : { $names }
notification-invited = { $name } t’invite : { $game }
notification-invited-seat = Touche ici, et ta place t’attend à la table.
notification-friend-asks = { $name } voudrait être de tes amis
notification-friend-asks-text = Accepte ou refuse, comme tu veux.
notification-friend-accepts = { $name } fait maintenant partie de tes amis
notification-friend-accepts-text = L’invitation à une table se fait d’un seul geste.
notification-over = { $game } : la partie est finie
notification-over-look = Regarde comment elle s’est terminée.
notification-webhook = Les messages sur { $game } arrivent ici : à qui de jouer, et quand la partie est finie.
error-no-such-webhook = Cette table n’a pas ce webhook.
error-webhook-failed = { $status ->
    [0] Personne ne répond à cette adresse.
   *[other] Le service à cette adresse n’a pas accepté le message (réponse { $status }).
  }
notification-digest = { $count ->
    [one] Une partie t’attend
   *[other] { $count } parties t’attendent
}
notification-confirm = Confirme ton adresse de courriel
notification-confirm-text = Quelqu’un, sans doute toi, veut recevoir à cette adresse des notifications sur des parties de { $site }. Ouvre ce lien pour la confirmer. Si ce n’était pas toi, tu n’as rien à faire.
notification-confirm-recovery = Quelqu’un, toi sans doute, veut pouvoir revenir sur { $site } grâce à cette adresse. Ouvre ce lien pour confirmer. Si ce n’était pas toi, ne fais rien.
notification-recover = Revenir
notification-recover-text = Quelqu’un, toi sans doute, a demandé à { $site } de retrouver { $name }. Le lien marche une fois et pendant une heure ; tous les autres appareils seront alors déconnectés. Si ce n’était pas toi, tu n’as rien à faire.
error-too-many-recoveries = Trop de demandes ; attends quelques minutes.
notification-stop = Ne plus recevoir de tels courriels :
notification-stop-short = Ne plus notifier

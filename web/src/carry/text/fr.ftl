# Games that are carried over between a device and a server, and playing offline.
bring = Continuer une partie venue d’ailleurs
bring-text =
    { $count ->
        [one] Une décision a été prise.
       *[other] { $count } décisions ont été prises.
    } La partie continue à partir de là, à une nouvelle table. Qui joue à quelle place ?
bring-fair = L’appareil d’où vient cette partie connaît toutes les cartes distribuées jusqu’ici, et la partie ne compte pas. Invite des gens qui te font confiance.
play-on = Continuer ici
no-game = Il n’y a pas de partie ici
no-game-text = Le lien est tronqué, ou ce jeu n’existe pas ici. Tu peux ouvrir une partie enregistrée dans un fichier.
to-server-text = Continue cette partie sur un serveur, entre amis. Là-bas, tu choisis qui prend les autres places, et le serveur vérifie la partie.
to-device-text = Continue cette partie dans ce navigateur, sans le serveur. Les prochains tirages seront nouveaux. Cette partie ne compte alors plus dans tes statistiques.
server = Adresse du serveur
open-there = Ouvrir là-bas
open-here = Continuer hors ligne
save = Enregistrer la partie dans un fichier
stays-too = La partie reste aussi là où elle est.
offline = Jouer hors ligne
offline-what = Les trois jeux contre des bots, ou à plusieurs sur cet appareil, entièrement dans ce navigateur. Une fois tout chargé, cela marche sans connexion.
offline-not = Il faut une connexion pour jouer avec d’autres personnes, pour les horloges, les problèmes, les classements et tes parties sur le serveur. Une partie commencée hors ligne peut continuer ici plus tard.
keep = Rendre disponible hors ligne ({ $size } Mo)
is-kept = Tout est conservé dans ce navigateur et marche sans connexion.
keep-failed = Le chargement a échoué. Y a-t-il une connexion, et assez de place sur cet appareil ?
play-offline = Jouer hors ligne
play-offline-now = Juste essayer ({ $size } Mo)
not-offered = Pas disponible ici
not-offered-text = Ce serveur ne propose pas ses jeux hors ligne. La personne qui le gère peut changer cela.
not-kept = Il n’y a pas de connexion, et les jeux n’ont pas été rendus disponibles hors ligne dans ce navigateur.
not-secure = Le navigateur ne le conserve que si l’adresse du serveur commence par https.

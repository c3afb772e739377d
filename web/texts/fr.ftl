### French: all that the page says around the boards.

## The hall, the tables, the settings

pair = { $name } : { $value }
brand-tagline = Des jeux de train, ouverts jour et nuit
nav-skip = Aller au contenu
nav-choices = Aller à vos choix
nav-lobby = Salle des pas perdus
nav-me = Mon compte
nav-me-signed = Mon compte : { $name }, connecté
nav-results = Mes résultats
nav-standing = Classements
lobby-hello = À quoi joue-t-on ?
lobby-now = Jouer tout de suite
lobby-now-with =
    { $count ->
        [one] avec { $count } robot
       *[other] avec { $count } robots
    }
lobby-solo =
    { $count ->
        [2] Solo (vous jouez deux mains)
       *[other] Solo (vous jouez { $count } mains)
    }
solo-hand = { $name }, main { $number }
lobby-past = Résultats
sheet-minutes = { $least } à { $most } minutes
sheet-minutes-short = { $least }–{ $most } min
sheet-age = dès { $age } ans
sheet-difficulty =
    { $level ->
        [1] facile
        [2] moyen
       *[other] exigeant
    }
how-to-play = Comment jouer
invite-count = Combien de joueurs ?
invite-about = Inutile de le savoir au juste : la partie peut commencer avec ceux qui sont là.
invite-hosting = J’organise seulement
invite-hosting-hint = Cet écran montre la table à tous, par exemple par un projecteur ; je ne prends pas de place.
invite-create = Créer l’invitation
lobby-invite = Inviter
lobby-join = Rejoindre
lobby-games = Jeux
lobby-seats =
    { $count ->
        [one] { $first } joueur
       *[other] { $first } à { $count } joueurs
    }
lobby-setup = Créer une partie sur mesure
lobby-players = Joueurs
lobby-seat = Place { $number }
lobby-me = Moi
lobby-me-another = Quelqu’un d’autre ici
lobby-open = Un ami, par lien
lobby-bot = Robot : { $level }
lobby-who = Qui s’assied ici
lobby-who-name = Nom
lobby-options = Règles de cette partie
lobby-options-usual = comme dans le livret
material-title = Une carte, un plateau ou un paquet à moi
material-hint = Choisissez un fichier : il est lu aussitôt, et ce qui ne va pas est nommé.
material-there = Sur la table
material-off = l’enlever
lobby-create = Créer la partie
access-title = Qui peut rejoindre
access-link = par lien
access-public = tout le monde
access-private = sur invitation
access-link-about = Avec le lien, on peut regarder ; les invités peuvent jouer.
access-public-about = La partie est affichée dans la salle : chacun peut la rejoindre ou regarder.
access-private-about = Seuls les invités peuvent rejoindre ou regarder.
public-title = Parties ouvertes
public-none = Aucune partie ouverte pour l’instant. Créez-en une publique.
public-free =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
public-watch = Regarder
lobby-team = Équipe { $number }
lobby-mine = Mes parties
lobby-mine-none = Pas encore de partie. « Jouer tout de suite » : elle commence aussitôt.
lobby-name = Mon nom
lobby-status-open = attend des joueurs
lobby-status-running = en cours
lobby-status-turn = à vous
lobby-status-over = terminée
lobby-nogames = Le serveur ne connaît aucun jeu.
level-novice = débutant
level-casual = occasionnel
level-regular = habitué
level-strong = fort
level-master = maître
option-no = non
join-title = Rejoindre la partie
join-text = Vous êtes invité à une partie de { $game }. Choisissez un nom et prenez place.
join-by = { $name } vous invite à une partie de { $game }. Choisissez un nom et prenez place.
join-name = Votre nom
join-seat = Prendre place
join-watch = Regarder seulement
join-public = Une place est libre pour une partie de { $game }. Choisissez un nom et prenez place.
join-where = Quelle place
join-with = avec { $names }
waiting-title = En attente de joueurs
waiting-text =
    { $count ->
        [one] Une place est encore libre. La partie commence dès qu’elle est prise.
       *[other] { $count } places sont encore libres. La partie commence quand toutes sont prises.
    }
waiting-link = Lien d’invitation
waiting-copy = Copier le lien
waiting-qr = Code QR
waiting-qr-title = Rejoignez notre partie
waiting-qr-text = Visez-le avec l’appareil photo d’un téléphone : la table s’ouvre, et l’on s’assoit avec un nom.
waiting-qr-here = Ce serveur n’est que pour cette machine : les téléphones ne l’atteignent pas. Pour une soirée ensemble, lancez-le avec
waiting-copied = Copié
waiting-free = libre
waiting-kept = gardée pour { $name }
waiting-stand = Quitter la place
waiting-remove = Retirer
waiting-start = Commencer avec des robots
waiting-start-here = Commencer avec ces { $count } joueurs
waiting-bots = Robots pour les places libres
people-bot = robot, { $level }
people-you = vous
people-away = pas là
people-here = présent
people-turn = doit jouer
people-thinking = réfléchit
people-standin = un robot remplace
people-replaced = pas là, un robot joue
people-resigned = a abandonné
people-seat = Joueur { $number }
people-change = depuis votre dernier coup
people-all = Joueurs
status-title = Ce qui se passe
ask-yours = À vous : { $ask }
ask-named = { $name } : { $ask }
ask-moment = Un instant
ask-won = { $names } gagne
ask-won-many = { $names } gagnent
ask-won-you = Vous gagnez !
ask-won-all = Vous gagnez ensemble !
ask-won-nobody = Personne n’a gagné
ask-lost-all = La partie est perdue pour tous
hint-ask = Conseil
hint-asking = Réflexion…
hint-says = Suggestion : { $action }
hint-take = Jouer ce coup
hint-close = Fermer
standin-title = En cas d’absence
standin-level = Le robot qui peut remplacer
standin-about = Après une absence de deux minutes, en général, les autres peuvent le faire jouer ; la personne reprend sa place quand elle veut.
hint-allow = Conseils
hint-allow-hint = On peut demander ce que ferait le robot le plus fort.
hint-allow-people = On peut demander ce que ferait le robot le plus fort. À plusieurs personnes, une partie avec conseils ne compte pas pour le classement.
hint-unrated = Avec un conseil, cette partie ne compte plus pour le classement.
hint-anyway = Voir le conseil
rated-yes = Cette partie compte pour le classement.
rated-broken_off = Hors classement : la partie a été interrompue.
rated-material = Hors classement : jouée sur une carte, un plateau ou un paquet à soi.
rated-brought = Hors classement : la partie n’a pas commencé ici.
rated-alone = Hors classement : personne ne joue contre quelqu’un d’autre.
rated-hinted = Hors classement : les conseils sont permis, ou il y en a eu un.
rated-stand_in = Un robot a joué à la place de quelqu’un : une victoire avec aide ne compte pas pour le classement.
rated-back = Hors classement : un coup a été repris après un tirage ou une révélation.
rated-lost = Cette partie ne comptera alors pas pour le classement.
proposal-mine = { $name } propose
proposal-other = { $name } propose à { $other }
proposal-take = D’accord
proposal-close = Ranger la proposition
undo-one = Reprendre
undo-all = Début du tour
undo-done = { $name } reprend son coup
menu-title = À cette table
menu-sure = Vraiment ? { $what }
menu-back = Reprendre mon dernier coup
menu-back-about = On demande aux autres ; dés et cartes sont alors tirés à nouveau.
menu-back-alone = Dés et cartes sont alors tirés à nouveau.
menu-end = Arrêter la partie
menu-end-about = Si tous sont d’accord, elle s’arrête là : qui est en tête a gagné.
menu-end-alone = Elle s’arrête là : qui est en tête a gagné.
menu-abandon = Finir la partie sans { $name }
menu-abandon-about = Une longue absence. Si tous les autres sont d’accord, la partie s’arrête : elle n’est pas classée et personne ne gagne.
menu-abandon-alone = Une longue absence. La partie s’arrête aussitôt : elle n’est pas classée et personne ne gagne.
menu-lend = Faire jouer un robot pour { $name }
menu-lend-about = { $name } n’est pas là et peut reprendre sa place à tout moment.
menu-lend-alone = { $name } n’est pas là et peut reprendre sa place à tout moment.
menu-lend-soon = { $name } peut encore revenir ; un robot pourra jouer dans { $time }.
menu-wait = Il faut attendre le retour de { $names } : un robot a pris la place.
menu-leave = Partir
menu-leave-about = Un robot joue pour vous jusqu’à votre retour.
menu-leave-alone = Un robot joue pour vous jusqu’à votre retour.
menu-resign = Abandonner
menu-resign-about = Vous perdez. S’il reste d’autres joueurs, un robot joue à votre place.
menu-hall = Salle des pas perdus
menu-hall-about = La partie vous attend ; elle est parmi vos tables.
menu-past = Regarder en arrière
menu-past-about = Pas à pas à travers ce qui s’est passé jusqu’ici.
requests-back = { $name } voudrait reprendre son dernier coup.
requests-end = { $name } voudrait arrêter la partie là.
requests-abandon = { $name } propose de finir la partie à cause d’une longue absence : elle ne serait pas classée et personne ne gagnerait.
requests-wait = On attend l’accord de { $names }.
requests-yes = D’accord
requests-no = Non
requests-here = Non, me revoilà
requests-withdraw = Tant pis
lent-text = Un robot joue pour vous.
lent-replaced = En votre absence, un robot joue à votre place.
lent-resigned = Vous avez abandonné. Un robot joue à votre place.
lent-back = Reprendre ma place
replay-title = La partie encore une fois
replay-bar = À travers la partie
replay-play = Lire
replay-pause = Pause
replay-on = Un coup plus loin
replay-back = Un coup en arrière
replay-turn-on = Tour suivant
replay-turn-back = Tour précédent
replay-moment = Moment
replay-of = { $number } / { $count }
replay-speed = Vitesse
replay-rounds = Manche
replay-round = Manche { $number }
replay-eyes = Vu par
replay-bystander = un spectateur
review-open = Analyse
replay-now = À la table
branch-open = Rejouer à partir d’ici
branch-title = Une nouvelle table à partir d’ici
branch-about = La partie est comme à ce moment ; ce que le hasard apporte ensuite est nouveau.
branch-begin = Ouvrir la table
origin-upload = Une partie notée apportée ici
origin-verified = sa graine donne exactement ce hasard
origin-unverified = sans graine : son hasard ne peut pas être vérifié
origin-branch = Elle a commencé à un moment d’une autre partie
origin-example = Elle a commencé par l’exemple { $id } d’une règle
file-choose = Choisir un fichier
record-bring = Importer une partie
record-hint = Un fichier texte, de cette page ou de « rotonde play --save ». Il est conservé ici quelques mois : gardez le fichier.
link-lost = La ligne est coupée. Nouvel essai…
link-kept = La ligne est coupée. Votre coup est gardé et partira dès son retour.
link-late = La partie a continué pendant que la ligne était coupée : votre coup arrive trop tard.
link-connecting = Connexion…
panel-title = Journal, règles, choix et paroles
panel-log = Journal
panel-rules = Règles
panel-choices = Choix
panel-chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-hidden = Retiré par l’hôte de ce serveur.
chat-write = Dire quelque chose à la table
chat-send = Envoyer
chat-held = La ligne est coupée. Ceci sera dit dès son retour.
chat-more = À propos de cette ligne
chat-mute = Ne plus lire { $name }
chat-unmute = Lire à nouveau
chat-muted = { $name } n’est plus lu.
chat-report = Signaler
chat-reported = Signalé
dialog-close = Fermer
recap-title = Ce que les autres ont fait
recap-line = { $name } : { $line }
recap-score = désormais à { $score }
recap-again = Revoir
recap-hurts = cela vous concerne
recap-marks = A changé depuis votre dernier coup, jusqu’au prochain
keys-back = revenir en arrière dans la partie ; Esc ou Fin : maintenant
back-title = Revenir en arrière dans cette partie
back-moment = Vous regardez le coup { $number } sur { $count }
back-called = C’est à vous
back-now = Revenir à maintenant
log-empty = Rien ne s’est encore passé. Ce que font les joueurs s’écrit ici.
rules-search = Chercher dans les règles
rules-now = vaut en ce moment
rules-onlynow = Seulement ce qui vaut maintenant
rules-none = Aucune règle n’en parle.
example-title = Exemple :
example-show = Montrez-moi
example-close = Fermer l’exemple
rules-rulings =
    { $count ->
        [one] { $count } précision
       *[other] { $count } précisions
    }
choices-title = Ce que vous pouvez faire
choices-none = Rien à choisir pour l’instant.
choices-waiting = On attend { $name }.
choices-filter = Chercher un choix
choices-group = { $count } choix
choices-nomatch = Aucun résultat.
choices-here = Les choix sont au-dessus de la table.
facts-title = Ce que vous savez
refused-title = Pas permis
refused-rule = Le lire dans les règles
refused-close = Bien
settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-auto = système
settings-theme-day = jour
settings-theme-night = nuit
settings-motion = Animations
settings-motion-auto = système
settings-motion-full = oui
settings-motion-none = non
settings-tempo = Vitesse des tours des autres
settings-tempo-slow = lente
settings-tempo-normal = normale
settings-tempo-fast = rapide
settings-tempo-instant = immédiate
settings-sound = Sons
settings-keys = Raccourcis à une touche
settings-list = Afficher les coups en liste
keys-title = Touches
keys-help = montrer ces touches
keys-choices = aller aux choix
keys-log = lire le journal
keys-rules = ouvrir les règles
keys-settings = réglages
keys-tempo = changer la vitesse des tours des autres
keys-esc = reposer, fermer ; voir tout de suite où l’on en est
keys-off = Les raccourcis à une touche sont coupés dans les réglages.
end-agreed = Tous ont voulu arrêter là.
end-abandoned = La partie a été arrêtée à cause d’une longue absence : elle n’est pas classée et personne n’a gagné.
end-closed = L’hôte de ce serveur a fermé la partie.
end-unfinished = La partie notée s’arrête avant la fin du jeu.
end-resigned = Abandon : { $names }.
end-together-won = Toute la table a gagné.
end-together-lost = Cette fois, la table a perdu.
end-rank = Rang
end-player = Joueur
end-score = Points
end-again = Revanche
end-again-hint = mêmes règles, le suivant commence
end-offer = { $count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
}
end-offer-somebody = Les autres veulent une revanche.
end-accept = Accepter
end-story = L’histoire de la partie
end-story-turn = Tour { $number }
end-story-see = Revoir ce tour
end-share = Partager le résultat
end-share-send = Envoyer
end-share-keep = Télécharger l’image
end-share-link = Lien vers la partie
end-replay = Revoir
end-record = Télécharger la partie
seed-title = Les dés se vérifient
seed-shared = Tous les dés et toutes les cartes viennent d’un nombre secret du serveur et d’un nombre au hasard de chaque personne. Le serveur a fixé le sien avant de voir les autres, et son sceau a été montré ; la partie finie, ce nombre est ouvert, et la partie notée permet à chacun de vérifier chaque lancer.
seed-alone = Tous les dés et toutes les cartes viennent d’un nombre secret du serveur. Son sceau a été montré avant le premier coup ; la partie finie, ce nombre est ouvert.
seed-commitment = Sceau
seed-server = Nombre du serveur
seed-later = ouvert à la fin de la partie
seed-nothing = aucun
seed-kept = le sceau est intact
seed-broken = le sceau ne correspond pas
seed-changed = ce n’est pas le sceau qui vous a été montré
seed-missing = votre nombre a été laissé de côté
seed-byhand = Cette page n’est pas sur une ligne sûre (HTTPS) : le navigateur ne peut pas vérifier le sceau lui-même. Dans un terminal :
end-look = Regarder la table
pass-title = Passez l’écran à { $name }
pass-text = Les autres détournent les yeux.
pass-ready = Je suis { $name }
lesson-learn = Apprendre
lesson-learn-named = Apprendre d’abord : { $lesson }
lesson-next = Suite
lesson-show = Montrez-moi
lesson-back = Retour
lesson-leave = Quitter la leçon
lesson-other = C’est permis aussi. L’exemple continue ainsi : { $action }
lesson-done = Bravo !
lesson-done-text = Le reste s’apprend en jouant : pointez n’importe quoi sur le plateau, et il dit ce qu’on peut en faire.
lesson-play = Jouer une partie
lesson-again = Recommencer
tour-skip = Passer la visite
tour-next = Suite
tour-done = Compris
tour-step = { $number } sur { $count }
error-title = Quelque chose s’est mal passé
error-home = Retour à la salle
error-again = Réessayer
error-noboard = Ce jeu n’a pas de plateau : il se joue par la liste des choix.
loading = Un instant…
rules-other-title = Cette partie attend son hôte
rules-other-over = Cette partie a été jouée selon d’autres règles
rules-other-why = Elle a commencé sous la version { $version } des règles. Le serveur a maintenant la version { $now }, sous laquelle ce serait une autre partie : rien n’y est changé.
rules-other-far = Jusqu’à l’action { $at } sur { $of }, elle est la même sous les deux. Elle peut reprendre là ; la suite est gardée, mais ne compte plus.
rules-other-nowhere = Même son début n’est pas le même sous les deux : on ne peut que la fermer.
rules-other-go_on = Reprendre à partir de là
rules-other-close = Fermer la partie
rules-other-closed = Elle a été fermée, sans que personne l’ait gagnée ; ce qui a été joué est gardé.
rules-other-host = La personne qui a ouvert la table décide de la suite.

## The account

account-title = Mon compte
account-results = Mes résultats
account-standing = Classements
account-guest = Vous jouez en invité
account-guest-about = Ce navigateur vous connaît sous le nom de { $name }. Avec un compte, vous retrouvez vos tables sur chaque appareil, et rien n’est perdu.
account-make-title = Créer un compte
account-make-about = Vos tables restent à vous. Aucune adresse électronique n’est demandée.
account-make-name = Nom
account-make-password = Mot de passe
account-make-password-about = Au moins 8 caractères ; une courte phrase se retient bien.
account-make-submit = Créer un compte
account-make-passkey = Plutôt avec une clé d’accès
account-in-title = Se connecter
account-in-submit = Se connecter
account-in-passkey = Se connecter par clé d’accès
account-in-bring =
    { $count ->
        [one] Emporter la table de ce navigateur ({ $count })
       *[other] Emporter les { $count } tables de ce navigateur
    }
account-in-bring-about = Sinon tout attend ici et revient à la déconnexion.
account-in-lost = Mot de passe oublié
account-lost-title = Se connecter avec un code de secours
account-lost-about = Le code ne sert qu’une fois, et tous les autres appareils sont déconnectés. S’il ne vous en reste aucun, demandez un lien à l’hôte de ce serveur.
account-lost-code = Code de secours
account-lost-new = Nouveau mot de passe
account-lost-submit = Définir le mot de passe
account-reset-title = Un nouveau mot de passe
account-reset-about = L’hôte de ce serveur vous a donné ce lien ; il ouvre une fois.
account-or = ou
account-show = Montrer le mot de passe
account-passkey-why-insecure = Les clés d’accès demandent une ligne sûre (HTTPS), que cette adresse n’a pas.
account-passkey-why-address = Les clés d’accès demandent un nom comme rotonde.example ; cette adresse est un numéro. Sur cette machine, localhost convient.
account-passkey-why-none = Ce navigateur ne connaît pas les clés d’accès.
account-passkey-failed = Le navigateur n’a pas donné de clé. Rien n’a changé.
account-since = depuis le { $day }
account-name-title = Mon nom
account-name-save = Enregistrer
account-name-saved = Enregistré.
account-out = Se déconnecter
account-codes-title = Codes de secours
account-codes-about = Chacun ouvre votre compte une fois, si toutes les autres clés sont perdues. Ils ne sont montrés que maintenant : notez-les ou enregistrez le fichier.
account-codes-left =
    { $count ->
        [one] Il reste { $count } code.
       *[other] Il reste { $count } codes.
    }
account-codes-new = Créer dix nouveaux codes
account-codes-new-about = De nouveaux annulent les anciens.
account-codes-copy = Copier
account-codes-copied = Copié
account-codes-save = Enregistrer le fichier
account-codes-kept = Je les ai notés
account-keys-title = Mes clés
account-keys-password = Mot de passe
account-keys-password-none = aucun : vous entrez par clé d’accès
account-keys-password-change = Changer le mot de passe
account-keys-password-set = Choisir un mot de passe
account-keys-password-new = Nouveau mot de passe
account-keys-password-others = Déconnecter mes autres appareils
account-keys-password-done = C’est changé.
account-keys-passkeys = Clés d’accès
account-keys-passkeys-none = aucune encore
account-keys-passkeys-add = Ajouter une clé d’accès
account-keys-remove = Enlever
account-tokens-title = Mes robots
account-tokens-about = Un programme qui a un jeton joue pour vous : il ouvre des tables, s’y assied et joue. Il ne peut rien changer à votre compte. La documentation dit comment en écrire un.
account-tokens-name = Nom du robot
account-tokens-make = Faire un jeton
account-tokens-once = Ceci n’est montré que maintenant. Gardez-le comme un mot de passe :
account-tokens-kept = Je l’ai gardé
account-tokens-end = Révoquer
account-devices-title = Appareils connectés
account-devices-here = celui-ci
account-devices-seen = vu le { $day }
account-devices-out = Déconnecter
account-devices-others = Déconnecter tous les autres
account-data-title = Mes données
account-data-export = Télécharger mes données
account-data-export-about = Un fichier avec vos parties, à rejouer n’importe où, et tout ce qui est gardé d’autre.
account-data-delete = Supprimer mon compte
account-data-delete-guest = Oubliez-moi
account-data-delete-about = Les parties en cours sont abandonnées. Les parties finies restent, sans votre nom ; ce que vous avez dit est effacé.
account-data-delete-sure = Tout supprimer maintenant
account-data-delete-no = Plutôt pas
account-data-deleted = Tout est effacé. Bonne route !
account-prove-title = C’est bien vous ?
account-prove-about = Pour cela, montrez encore une fois une clé.
account-prove-submit = Confirmer
account-prove-passkey = Montrer une clé d’accès

## Notices of my turn

notifications-title = Notifications de tour
notifications-open = Notifications de tour
notifications-intro = Une fois par tour, et pas pendant que vous regardez la table.
notifications-device = Sur cet appareil
notifications-page = Quand la page est ouverte à l’arrière-plan
notifications-page-no = Le navigateur ne laisse pas cette page afficher d’avis. Cela se change dans ses réglages.
notifications-push = Aussi quand la page est fermée
notifications-push-hint = Par le service d’avis de votre navigateur ; lui seul peut le lire.
notifications-push-insecure = Il faut pour cela une page servie en HTTPS, ou sur cette machine même ; ce serveur est joint en HTTP simple. Son hôte peut y remédier.
notifications-push-unable = Ce navigateur n’a pas de tels avis ; certains téléphones les ont quand la page est sur l’écran d’accueil.
notifications-push-denied = Vous avez interdit à cette page d’afficher des avis. Cela se change dans les réglages du navigateur.
notifications-mail = Par courriel
notifications-mail-none = Ce serveur n’envoie pas de courriels : son hôte n’a pas réglé de serveur de courrier.
notifications-mail-address = Adresse de courriel
notifications-hook = Par web hook, pour les programmes
notifications-hook-none = Ce serveur n’appelle pas de web hooks.
notifications-hook-public = Une adresse HTTPS sur internet ; elle reçoit du JSON, signé avec le secret affiché ici.
notifications-hook-any = Toute adresse HTTP ; elle reçoit du JSON, signé avec le secret affiché ici.
notifications-hook-address = Adresse du web hook
notifications-secret = Secret
notifications-add = Ajouter
notifications-test = Essayer
notifications-tested = en route
notifications-drop = Enlever
notifications-unconfirmed = attend le lien de son courriel
notifications-here = ce navigateur
notifications-another = un autre navigateur
notifications-mine = On me prévient ici
notifications-quiet = Heures calmes
notifications-quiet-hint = Les avis attendent qu’elles soient passées ({ $zone }).
notifications-from = de
notifications-to = à
notifications-link-confirm = Vous prévenir ici quand c’est à vous ?
notifications-link-confirm-do = Oui, c’est mon adresse
notifications-link-confirm-done = Désormais, on vous prévient ici.
notifications-link-stop = Plus de courriels sur vos tours ?
notifications-link-stop-do = Plus de courriels
notifications-link-stop-done = Vous n’en recevrez plus.
notifications-hall = À la salle des pas perdus

## Time

pace-title = Rythme
pace-none = sans hâte
pace-live = en direct
pace-turn = temps par coup
pace-none-about = sans pendule
pace-live-about = Chacun a une pendule pour toute la partie et gagne un peu à chaque coup.
pace-turn-about = Un temps limite par coup, de 30 secondes à 7 jours.
pace-live-bank = Temps de chacun
pace-turn-time = Temps par coup
pace-live-of = { $time } + { $more } par coup
pace-live-plain = { $time } pour la partie
pace-turn-of = { $time } par coup
pace-zero = Quand le temps est écoulé
pace-zero-bot = un robot joue
pace-zero-forfeit = la place est perdue
pace-zero-nothing = rien
pace-zero-bot-then = puis un robot joue
pace-zero-forfeit-then = puis la place est perdue
pace-zero-nothing-then = le retard est seulement affiché
pace-zero-bot-live = Le robot vous remplace jusqu’à ce que vous repreniez votre place.
pace-zero-bot-turn = Le robot joue jusqu’à ce que quelqu’un d’autre doive décider.
pace-zero-forfeit-about = Comme si l’on avait abandonné.
pace-zero-nothing-about = Le retard est affiché, et la partie attend.
pace-level = Robot pour un retardataire
pace-day = j
pace-hour = h
pace-minute = min
pace-second = s
pace-then = { $how } ; { $then }
pace-left = temps restant : { $time }
pace-late = retard : { $time }
pace-warn = Plus que { $time }
pace-over = Votre temps est écoulé
pace-change = Changer de rythme
pace-change-about = On demande aux autres : en direct, temps par coup, ou sans pendule.
pace-change-alone = En direct, temps par coup, ou sans pendule.
pace-change-do = Demander aux autres
pace-change-now = Changer
pace-asking = { $name } voudrait un autre rythme : { $pace }.
pace-ended = Temps écoulé : { $names }.
pace-mine = à vous
pace-theirs = à { $name }
pace-title-turn =
    { $count ->
        [one] ● { $count } table vous attend
       *[other] ● { $count } tables vous attendent
    }

## Leaderboards and a person’s results

ratings-title = Classements
ratings-about = Le trait dit où se trouve la vraie cote dans 95 cas sur 100. L’ordre suit son bord inférieur : ce qui est sûr.
ratings-about-together = Ici, tous gagnent ou perdent ensemble : ce qui compte est la part gagnée, selon la difficulté de la table. Le trait est l’intervalle à 95 %.
ratings-games = Jeu
ratings-seats = Joueurs
ratings-seats-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ratings-rank = Rang
ratings-player = Joueur
ratings-rating = Cote
ratings-range = Étendue
ratings-played = Parties
ratings-won = Gagnées
ratings-bot = robot, { $level }
ratings-you = vous
ratings-rated = { $value } ± { $spread }
ratings-provisional = provisoire
ratings-provisional-about = Encore trop peu de parties pour être sûr.
ratings-empty = Aucune partie à ce nombre de joueurs ne compte encore. Jouez-en une jusqu’au bout ; les robots figurent ici aussi.
ratings-share = { $won } sur { $games }
ratings-share-won = { $percent } gagnées
ratings-option = { $title } : { $value }
ratings-usual = Règles habituelles
ratings-mine = Mes résultats
ratings-board = Classement
ratings-since = parmi nous depuis le { $day }
ratings-guest = Un invité ne figure dans aucun classement. Avec un compte, vous y êtes, avec tout ce que vous avez joué ici.
ratings-guest-make = Créer un compte
ratings-none = Aucune partie finie ne compte encore. Une partie contre des robots suffit.
ratings-curve = Cote après chacune des { $games } parties ; maintenant { $value }, à { $spread } près
ratings-curve-first = première partie
ratings-curve-last = maintenant
ratings-recent = Dernières parties
ratings-result-won = gagnée
ratings-result-lost = pas gagnée
ratings-replay = Revoir

## Review of a game

review-title = Analyse
review-about = Le robot le plus fort revoit chaque choix, d’après ce que l’on pouvait savoir alors.
review-curve = Chances de gagner, du début à la fin
review-begin = début
review-end = fin
review-progress = { $done } choix revus sur { $total }
review-costly = Ce qui a coûté le plus
review-none = Aucun choix n’a coûté cher : bien joué.
review-took = Choix de { $name } : { $action }
review-better = Mieux : { $action }
review-odds = { $best } de chances au lieu de { $own }
review-again = Réessayer
review-close = Fermer l’analyse
review-choices = { $count } choix
review-lost = { $name } : { $choices }, { $loss } perdus en moyenne
review-lost-all = Ensemble : { $choices }, { $loss } perdus en moyenne

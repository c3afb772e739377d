### Français : le serveur, le terminal, la ligne de commande et le laboratoire.

## What the terminal says; the games' own sentences are in their folders.

# One thing, or several as the language lists them.
one-or-more = { $said }
about = Des jeux de société ferroviaires : dans le navigateur, au terminal, en Python.
epilogue = `rotonde COMMANDE --help` en dit plus sur une commande.
version = rotonde { $version }, moteur { $engine }
compiled = compilé
interpreted = interprété
runs-interpreted = Le moteur est interprété, cinq à sept fois plus lent que compilé : Rotonde tourne depuis ses sources, ou fut installé sans compilateur C.

## Commands and their arguments

help-help = affiche ceci et s’arrête
help-version = la version, et si le moteur est compilé
help-language = { $languages } (par défaut : ce que demande l’environnement)
help-commands = commandes
help-serve = des tables pour tous sur votre réseau, dans le navigateur
help-host = l’adresse d’écoute (par défaut : { $default }, cette machine seulement)
help-port = le port (par défaut : un port libre)
help-data = le dossier où les tables sont gardées
help-database = une base PostgreSQL que se partagent plusieurs serveurs, au lieu du dossier : postgresql://…
help-config = imprime une configuration pour `serve`, chaque réglage expliqué
help-open = y ouvre un navigateur
help-games = les jeux, avec leurs places et leurs options
help-languages = les langues, et ce qui manque à chacune
help-rules = les règles d’un jeu, avec leurs numéros
help-search = seulement les règles où ceci apparaît
help-play = jouer au terminal contre des robots
help-game = le jeu : { $games }
help-seats = combien de joueurs
help-bots = niveaux des robots, séparés par des virgules ; un seul vaut pour tous ; aussi random
help-me = votre place, comptée à partir de 0 (par défaut : { $default })
help-name = votre nom
help-seed = la graine de tout le hasard (par défaut : une nouvelle)
help-option = une option de la table, sous la forme nom=valeur ; plusieurs fois si l’on veut
help-save = écrit la partie notée dans ce fichier
help-verify = rejoue toutes les parties gardées d’un serveur et dit lesquelles tourneraient autrement
help-new-game = écrit un petit jeu qui marche, à transformer en le vôtre
help-game-name = le nom du jeu : des minuscules et des chiffres
help-game-folder = le dossier où écrire (par défaut : celui-ci)
game-name-allowed = au moins deux minuscules et chiffres, une lettre d’abord, et aucun de { $games }
game-written = Le jeu est dans { $folder } ; ses tests se lancent par : python -m pytest { $tests }
game-install = On le trouve une fois installé : pip install --editable { $project }
verifying = relecture
verify-differs = { $table } ({ $game }, { $status }) : commencée sous la version { $version } des règles, diffère sous la { $now } ; se rejoue jusqu’à { $far }
verify-broken = { $table } ({ $game }, { $status }) : ne peut pas être rejouée : { $problem }
verify-unreadable = { $table } : ne peut pas être lue : { $problem }
verify-damaged = la base est endommagée : { $problem }
verify-version = la version de la base n’est pas lisible : ses parties sont lues comme de version { $known }, celle d’ici.
verify-lost-header = la base est endommagée : son en-tête (page 1) n’est pas lisible, et donc aucune de ses parties.
verify-lost-schema = la base est endommagée : son schéma (page { $pages }) n’est pas lisible, et donc aucune de ses parties.
verify-lost-file = la base est endommagée : son fichier est tronqué, il en reste { $there } pages sur { $of }, et aucune de ses parties n’est lisible.
verify-restore = `rotonde admin restore SAUVEGARDE --overwrite` met une sauvegarde à la place d’une base endommagée, et celle-ci de côté.
verify-nowhere = nulle part
verify-total =
    { $same ->
        [one] { $same } partie se rejoue à l’identique, { $differ } non.
       *[other] { $same } parties se rejouent à l’identique, { $differ } non.
    }
help-replay = imprime une partie notée, ou la parcourt avec les flèches
help-file = une partie notée
help-seat = montre ce que voyait cette place (par défaut : ce que voyait un spectateur)
help-at = la position après tant d’actions
help-plain = imprime, même sur un terminal
help-simulate = beaucoup de parties à la fois, et ce qu’il en est résulté
help-number = combien de parties (par défaut : { $default })
help-jobs = combien de processus (par défaut : un par cœur)
help-horizon = abandonne une partie après tant de décisions (par défaut : { $default })
help-out = écrit une ligne de JSON par partie dans ce fichier
help-material = un fichier à la place de celui de la boîte, sous la forme nom=FICHIER (carte, plateau, paquet) ; plusieurs fois si l’on veut
help-material-file = le fichier, en JSON comme celui de la boîte
help-samples = combien de { $samples } (par défaut : { $default })
help-svg = enregistre le graphique dans ce fichier

## Checks of somebody's material

sound = { $file } est correct : on peut y jouer à { $title }.
studied = Étudié sur { $count } { $samples }, graine { $seed }.
drawn = Le graphique est dans { $file }.

## What is wrong with a command line

arguments = arguments
options = options
error-usage =
    { $problem }
    `{ $command } --help` montre ce qu’il y a.
missing = il manque : { $what }
unknown-argument = argument inconnu : { $what }
unknown-choice = { $argument } : « { $value } » n’est pas permis ; permis : { $allowed }
needs-value = { $argument } : il manque une valeur
takes-no-value = { $argument } ne prend pas de valeur

## What is allowed where a value was refused

allow-whole = un entier de { $low } à { $high }
allow-number = un nombre de { $low } à { $high }
allow-line = du texte sur une ligne
allow-option = nom=valeur, avec les noms { $names }
allow-material = nom=FICHIER, chaque nom une fois : { $names }
allow-bots = { $levels } ; un pour tous, ou { $wanted }
allow-word = un mot qui apparaît dans une règle
why-directory = c’est un dossier
why-missing = ce fichier n’existe pas
why-permission = ce n’est pas permis

## games, rules

seats = places : { $seats }
visitors = robots d’ailleurs : { $visitors }
levels = robots : { $levels }
default = (par défaut : { $value })

## languages

languages-language = LANGUE
languages-owner = PROPRIÉTAIRE
languages-sentences = PHRASES
languages-missing = manquantes
languages-unused = inutilisées
languages-other_parameters = autres paramètres qu’en anglais
languages-unreadable = illisibles

## play

me = Joueur
you = vous
seat = Place { $seat }
welcome = { $title }. Tapez une action, ou son numéro. ? montre les règles qui s’appliquent, help le reste.
help =
      une action  comme dans la liste ; ni la casse ni l’ordre ne comptent, et l’on peut abréger : { $example }
      un numéro   l’action de ce numéro dans la liste
      ?           les règles qui s’appliquent, en entier ;  ? MOT  cherche dans toutes les règles
      list        toutes les actions permises maintenant
      board       le plateau de nouveau
      hint        ce que ferait le meilleur robot, et pourquoi
      help        ceci
      quit        partir, si vous dites oui (la partie notée est gardée avec --save)
      /quit       toute commande peut commencer par une barre ; sans elle, une action de ce nom l’emporte
your-turn = À vous : { $asks }.
many-ways = { $count } façons, par exemple : { $sentence }
refused = Ce n’est pas permis maintenant :
hint = { $action }  ({ $sentence }) : { $reason }
nothing-found = Aucune règle ne dit « { $word } ».
saved = La partie notée est dans { $file }.
leave = Quitter la table ? o/n
# Ce qu’on peut taper pour oui, en minuscules, séparé par des espaces.
yes-words = o oui
left = Vous avez quitté la table.
over = La partie est finie.
won = Victoire : { $names }. Points : { $scores }.
lost-by-all = Personne n’a gagné. Points : { $scores }.

## replay

record = { $title }, { $seats } places, { $actions } actions, version { $version } des règles ; { $options }
verified = Graine { $seed } : vérifiée, elle donne exactement ce hasard.
verified-from = Graine { $seed } : vérifiée, elle donne exactement ce hasard après les { $given } actions du départ.
verified-shared = Engagement { $commitment } : la part du serveur y correspond et donne, avec { $count } contributions, exactement ce hasard.
verified-from-shared = Engagement { $commitment } : la part du serveur y correspond et donne, avec { $count } contributions, exactement ce hasard après les { $given } actions du départ.
sealed = La graine n’est pas révélée : le hasard ne peut pas être vérifié.
unfinished = La partie notée s’arrête ici, avant la fin du jeu.
turn = Tour { $turn } : { $name }
start = Le départ
position = action { $at } sur { $of }
keys = ← → décision   ↑ ↓ tour   Début Fin   q quitte

## simulate

simulating = Parties
simulated = { $title }, { $seats } places, { $bots } : { $games } parties de la graine { $seed }
interrupted = Interrompu : { $done } parties sur { $games } ont été jouées.
horizon = { $count } parties sur { $games } ont atteint l’horizon de { $horizon } décisions et comptent comme non gagnées.
no-horizon = Toutes les parties sont arrivées à leur fin.
won-shares = Part gagnée, avec des intervalles à 95 %
lengths = Longueur
decisions = décisions
turns = tours
scores = Points
spread = moyenne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, médiane { $median }, de { $least } à { $most }
no-games = Aucune partie n’a été finie.

## What `rotonde admin` says, and the help of its commands.

help-admin = s’occuper d’un serveur, même en marche
help-admin-list = les tables ou les gens du serveur
help-admin-statistics = ce qui se joue ici : nombres et graphiques
help-admin-close = met fin à une partie sans vainqueur, et le dit à ses joueurs ; une table pas encore commencée disparaît
help-admin-remove = supprime une table pour toujours, avec tout ce qui y a été joué et dit
help-admin-ban = ferme les portes à un invité, une adresse ou un réseau
help-admin-unban = les rouvre
help-admin-reports = les lignes de conversation dont on s’est plaint
help-admin-hide = retire une ligne de la conversation
help-admin-dismiss = laisse une ligne signalée en place
help-admin-backup = écrit tout le serveur dans un fichier, même en marche ; le fichier contient des secrets
help-admin-restore = remet une sauvegarde en place, ici ou sur une autre machine
help-admin-reset = un lien, valable une fois et un jour, pour qui a perdu toutes les clés de son compte
help-admin-rejudge = refait tous les classements à partir des résultats gardés
help-person = le nom d’un compte
help-what = tables (par défaut), people : les gens, ou bans : qui est banni
help-table = le nom de la table, tel qu’il est dans son adresse
help-line = le numéro de la ligne
help-who = un invité, une adresse (192.0.2.7) ou un réseau (192.0.2.0/24)
help-reason = pourquoi, pour vous-même
help-backup = le fichier de la sauvegarde
help-config-file = un fichier de réglages, comme l’imprime `rotonde config`
help-json = répond en JSON, pour les scripts
help-overwrite = met de côté les tables qui s’y trouvent

## Lists

head-table = TABLE
head-game = JEU
head-status = ÉTAT
head-access = ACCÈS
head-n = LIGNES
head-made = OUVERTE
head-seats = PLACES
head-guest = INVITÉ
head-name = NOM
head-open = OUVERTES
head-running = EN COURS
head-over = FINIES
head-note = REMARQUE
head-who = QUI
head-kind = SORTE
head-since = DEPUIS
head-reason = MOTIF
kind-guest = invité
kind-address = adresse
status-open = ouverte
status-running = en cours
status-over = finie
access-public = publique
access-link = lien
access-private = privée
open-seat = (libre)
banned = banni
no-tables = Il n’y a pas encore de table.
no-people = Personne n’est encore venu.
no-bans = Personne n’est banni.
no-reports = Aucun signalement n’attend.
report = Table { $table }, ligne { $line }, { $at } : signalée { $times } fois
settle-reports = `rotonde admin hide TABLE LIGNE` la retire, `dismiss TABLE LIGNE` la laisse, `ban INVITÉ` ferme les portes.
statistics = { $tables } tables, { $people } personnes, { $rows } lignes jouées, { $lines } lignes dites, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
tables-by-game = Tables par jeu
tables-by-day = Tables ouvertes, les 14 derniers jours

## What was done

did-close = La table { $table } est fermée.
did-remove = La table { $table } a disparu.
did-ban = Les portes sont fermées à { $who } ({ $kind }).
did-unban = Les portes sont rouvertes à { $who }.
did-hidden = La ligne { $line } de la table { $table } est cachée.
did-dismissed = La ligne { $line } de la table { $table } reste.
did-backup = Le serveur est dans { $file }, { $bytes } octets. Gardez-le bien : qui l’a peut se faire passer pour n’importe qui.
did-restore = { $file } est restauré dans { $folder } ; `rotonde serve` reprend de là.
did-reset = Donnez ceci à { $name } et à personne d’autre ; après l’adresse du serveur, cela ouvre une fois, d’ici un jour : { $path }
rejudging = Parties
did-rejudge = Les classements sont refaits à partir de { $games } parties.
put-aside = Ce qui s’y trouvait est dans { $folder }.

## What `rotonde lab` says, and the help of its commands.

help-lab = jouer beaucoup de parties qui répondent à une question, et dessiner la réponse
help-lab-run = joue une étude ; une étude interrompue reprend où elle s’était arrêtée
help-lab-report = redessine le rapport de ce qui a été joué, par exemple dans une autre langue
help-study = l’étude : un fichier TOML, expliqué dans docs/laboratory.md
help-results = le dossier des résultats (par défaut : le nom de l’étude suivi de -results)
help-study-games = parties dans chaque bras, au lieu de ce que dit l’étude
help-cluster = joue sur la grappe Ray à cette adresse plutôt qu’ici (demande rotonde[cluster])
help-charts = écrit aussi chaque graphique en SVG dans ce dossier
lab-goes-on = { $done } parties sur { $games } étaient déjà jouées ; on continue.
lab-interrupted = Interrompu après { $done } parties sur { $games }. La même commande reprendra où elle s’est arrêtée.
lab-drawn =
    { $games } parties : { $folder }
    Le rapport : { $file }
lab-other-study = { $file } a changé depuis que ces parties furent jouées (autres : { $differs }). Le rapport est celui de l’étude jouée.
lab-other-sources = D’autres sources, règles ou robots ont joué ces parties : { $theirs }. Les noms des règles et des choses sont ceux d’aujourd’hui.

## What the laboratory's report says.

report-question = La question
report-played = Ce qui a été joué
report-arm = Bras
report-seats = Places
report-bots = Robots
report-options = Options
report-as-usual = comme d’habitude
report-material = Matériel apporté
report-games = Parties
report-finished = arrivées à leur terme
report-method = Chaque bras joue les mêmes { $games } graines, tirées de la graine { $seed }. Les robots n’ont pas d’horloge ici : la même étude donne les mêmes résultats sur toute machine. Les intervalles sont à 95 % : de Wilson pour les parts, normaux pour les moyennes. Ce qui est en gras sort de ce que le hasard seul explique à ce niveau ; parmi beaucoup de nombres, un sur vingt le fait par accident.
report-bots-only = Voilà ce que font des règles les robots des niveaux nommés. Des gens peuvent trouver ce qu’ils ne trouvent pas.
report-rotated = Les joueurs changent de place d’une partie à l’autre.
report-seat = Place { $seat }
report-won-by-seat = Part gagnée par place
report-won-together = Part des parties gagnées ensemble
report-even = La ligne pointillée est une part égale.
report-won-by-player = Part gagnée par joueur
report-won-by-order = Avantage du premier : part gagnée selon l’ordre du tour
report-begins = commence
report-plays-nth = joue en n° { $n }
report-won-by-trait = { $trait } : part gagnée
report-trait-games = { $share }, { $count } fois
report-length = Longueur, en décisions
report-turns = Longueur, en tours
report-scores = Points
report-lead-changes = Changements de tête par partie
report-measures = Ce que ce jeu compte, par partie
report-spread = { $mean } ({ $low } à { $high })
report-mean-note = En gris : la répartition des parties. Point et trait : la moyenne et son intervalle.
report-compared = Comparé à « { $arm } », partie par partie
report-compared-note = La différence moyenne avec les mêmes graines jouées dans le premier bras, avec son intervalle. En gras : l’intervalle exclut 0.
report-measure = Mesure
report-seat-wins = Gagnées par la place { $seat }
report-player-wins = Gagnées par le joueur { $player }
report-first-wins = Gagnées par qui commence
report-together-wins = Gagnées ensemble
report-mean-score = Points moyens d’une place
report-uses = Usage de chaque carte et de chaque chose
report-uses-note = Combien de fois par partie, selon ce qui lui arrive ; tous les bras ensemble.
report-never-used = Jamais vus : { $names }
report-thing = Nom
report-all = tout
report-rules = Combien de fois chaque règle a joué
report-rules-note = Par partie, tous les bras ensemble. À l’œuvre : les événements qui la montrent. En cause : les décisions où elle comptait. Refus : combien de fois elle dit non à qui essaie { $tried } actions quelconques à chaque décision.
report-rule = Règle
report-applied = À l’œuvre
report-bore = En cause
report-refused = Refus
report-rules-covered = { $met } règles sur { $all } ont joué. Muettes ici : { $silent }.
report-rules-all-covered = Les { $all } règles ont toutes joué.
report-unfinished = { $count } parties sur { $games } ont été arrêtées après { $horizon } décisions.
report-incomplete = Cette étude a été interrompue : { $done } parties sur { $all } sont là. La même commande continue.
report-made-by = Joué par Rotonde { $version }, règles version { $rules } de { $game }, sources { $sources } ; dessiné par rotonde lab.
report-contents = Sommaire

## Things that events name, as far as several games have them; others keep their own name.

report-thing-agent = Agents
report-thing-capital = Capitales
report-thing-card = Cartes
report-thing-colour = Couleurs
report-thing-goods = Marchandises
report-thing-instruction = Instructions
report-thing-network = Réseaux
report-thing-reason = Raisons
report-thing-space = Cases
report-thing-station = Gares
report-thing-train = Trains

## What people call a level; who is not named here is called by the name that one types.

level-novice = débutant
level-casual = occasionnel
level-regular = habitué
level-strong = fort
level-master = maître
level-random = hasard

## Bots

bot-imagined =
    { $tries ->
        [one] Sur une partie imaginée à partir de là, { $share } % ont bien tourné.
       *[other] Sur { $tries } parties imaginées à partir de là, { $share } % ont bien tourné.
    }
bot-untried = Le temps a manqué pour imaginer où cela mène.
bot-share = { $reason } Je vois environ { $share } % de chances de gagner.

## Refusals of the server and of a table, by their code

refused-malformed = Ce message est illisible : { $problem }
refused-too_large = Ce message est trop grand : au plus { $most } octets sont lus.
refused-unknown_path = Il n’y a rien à cette adresse.
refused-unknown_game = { $problem }
refused-unknown_table = Il n’y a pas de table { $table }.
refused-unknown_seat = Il n’y a pas de place { $seat } ici ; les places vont de 0 à { $last }.
refused-bad_option = { $problem }
refused-bad_material = { $problem }
refused-bad_record = { $problem }
refused-ends_in_chance = Ligne { $line } de la partie notée : elle s’arrête au milieu d’un tirage.
refused-too_long = La partie notée a { $actions } actions ; on en lit { $most } au plus.
refused-no_moment = On ne peut pas reprendre la partie à ce moment : personne n’y décide.
refused-bad_notation = { $problem }
refused-bad_origin = La page d’un autre site ne peut pas parler pour vous ici.
refused-not_yours = Cette place n’est pas la vôtre.
refused-not_host = Seul l’hôte de cette table peut le faire.
refused-private_table = Cette table est privée : seuls ceux qui y sont assis ou invités peuvent regarder.
refused-removed = L’hôte de cette table vous a prié de la quitter.
refused-banned = Les responsables de ce serveur vous en ont fermé les portes.
refused-resigned = Vous avez abandonné ; un robot joue pour vous.
refused-lent = Un robot joue à cette place ; reprenez-la d’abord.
refused-not_lent = Aucun robot ne remplace quelqu’un à cette place.
refused-present = La personne assise là est présente et joue elle-même.
refused-too_soon = Cette personne peut encore revenir : un robot pourra jouer à sa place dans { $time }, sauf retour.
refused-replaced = Un robot joue pour { $names } sans que cette personne l’ait demandé : il faut attendre son retour.
refused-not_abandoned = Personne n’est absent depuis assez longtemps pour finir la partie sans attendre : il faut { $after } d’absence, ou { $limits } délais manqués de suite là où chaque décision en a un.
refused-asked_already = Une autre question attend d’abord une réponse.
refused-nothing_asked = On ne vous demande rien.
refused-chat_full = Cette table a dit tout ce que son cahier peut contenir : { $most } lignes.
refused-unknown_line = Personne n’a dit cela ici.
refused-too_many_channels = On vous prévient déjà par { $most } voies, le maximum.
refused-unknown_channel = Cette voie n’existe pas.
refused-bad_channel = On ne peut pas vous y atteindre : ce serveur ne peut pas utiliser cette adresse.
refused-free_already = Personne n’est assis là.
refused-seat_between = Une place libre se trouve entre les joueurs : occupez-la d’abord, ou laissez jouer des robots.
refused-not_started = La partie n’a pas commencé : une place est libre.
refused-already_started = La partie a commencé.
refused-other_rules = Cette partie a commencé sous la version { $version } des règles et ne se rejoue pas à l’identique sous la version { $now }, celle de ce serveur. Elle est conservée telle quelle.
refused-nothing_held = Cette partie n’attend pas le mot de son hôte.
refused-no_way_on = Sous les règles actuelles, même le début de la partie ne se rejoue pas : on ne peut que la fermer.
refused-not_over = La partie n’est pas encore finie.
refused-no_open_seat = Aucune place n’y est libre.
refused-no_person = Il faut au moins une personne à une table : ici, les robots ne jouent pas entre eux.
refused-too_many_tables = Vous avez ouvert { $most } tables dont la partie n’est pas finie, le maximum pour un invité ; finissez-en une d’abord.
refused-bad_ticket = Une table ne s’ouvre avec une contribution qu’après l’engagement du serveur, et chaque engagement ne sert qu’une fois, dans les dix minutes : demandez-en un autre.
refused-rematch_opened = La revanche a été ouverte entre-temps, avec un autre engagement : prenez-y votre place.
refused-bad_invitation = Cette invitation n’est pas pour cette table.
refused-stale = Une autre action est arrivée avant : la partie en est à { $n }.
refused-not_your_turn = Ce n’est pas le tour de cette place.
refused-hints_off = À cette table, on joue sans conseils.
refused-rated_without_hints = Une partie classée entre personnes n’a pas de conseils : ouvrez une table avec conseils, dont les parties ne sont pas classées.
refused-no_hint = Le robot qui devrait savoir n’a pas de réponse pour l’instant ; réessayez.
refused-no_review = Cette partie ne peut pas être revue pour l’instant ; réessayez plus tard.
refused-no_undo = C’est joué : depuis, quelque chose a été tiré, vu ou décidé par quelqu’un d’autre.
refused-illegal = { $problem }
refused-over = La partie est finie.
refused-busy = C’est trop à la fois ; revenez dans { $seconds } s.
refused-stored_enough = Vous avez enregistré ici aujourd’hui autant qu’on le peut ; il y aura de nouveau de la place à minuit UTC, dans { $hours } h.
refused-storage = Le serveur ne peut pas écrire sur son disque. Rien n’a changé ; réessayez.
refused-closing = Le serveur ferme ; revenez dans { $seconds } s.
refused-internal = Une erreur s’est produite sur le serveur ; la partie reste telle quelle. Son hôte la trouvera sous le numéro { $id }.
refused-bad_name = Un nom a de { $least } à { $most } caractères, sans barre oblique.
refused-mixed_scripts = Ce nom mêle des lettres de plusieurs alphabets et peut passer pour un autre ; n’en prenez qu’un.
refused-bad_characters = Un nom a des lettres, des chiffres, des espaces et de la ponctuation : ni émojis, ni symboles, ni lettres phonétiques, ni signes d’un autre alphabet.
refused-unknown_person = Personne ici n’a de compte au nom de { $name }.
refused-name_taken = Ce nom est pris ; choisissez-en un autre.
refused-name_of_account = { $name } est le compte de quelqu’un ici. S’il est à vous, connectez-vous ; sinon, prenez { $free }.
refused-bad_password = Un mot de passe a de { $least } à { $most } caractères et n’est pas votre nom.
refused-no_key = Un compte a besoin d’un mot de passe ou d’une clé.
refused-has_account = Vous êtes déjà connecté.
refused-no_account = Il faut un compte ; connectez-vous.
refused-bad_entry = Ce nom et ce mot de passe ne vont pas ensemble.
refused-bad_code = Ce code de secours ne convient pas, ou a déjà servi.
refused-bad_link = Ce lien n’est plus valable ; demandez-en un autre à l’hôte de ce serveur.
refused-bad_passkey = Cette clé d’accès n’a pas pu être vérifiée ; réessayez.
refused-too_many_passkeys = Un compte a au plus { $most } clés d’accès.
refused-unknown_passkey = Cette clé d’accès n’existe pas.
refused-unknown_session = Cet appareil n’est pas connecté.
refused-unknown_token = Ce jeton n’existe pas.
refused-too_many_tokens = Un compte a au plus { $most } jetons de robots.
refused-bad_token = Ce jeton n’est plus valable ; faites-en un autre sur votre page personnelle.
refused-not_by_token = Le jeton d’un robot sert à jouer ; ceci est pour la personne derrière lui.
refused-last_key = C’est votre seul moyen d’entrer ; choisissez d’abord un mot de passe ou une autre clé.
refused-prove_first = Montrez encore une fois que c’est vous : par votre mot de passe ou une clé d’accès.
refused-guessing = Trop d’essais ; revenez dans { $seconds } s. Une clé d’accès fonctionne tout de suite.

## Notifications

notice-turn = À vous : { $game }
notice-with = À la table avec { $names }.
notice-alone = Les robots attendent.
notice-lent = Un robot joue à votre place : { $game }
notice-lent-text = En votre absence, les autres continuent. Ouvrez la table pour reprendre votre place.
notice-test = Rotonde vous atteint
notice-test-text = Voilà à quoi cela ressemble quand c’est à vous.
notice-confirm = Rotonde : est-ce votre adresse ?
notice-confirm-text = Quelqu’un veut être prévenu ici quand vient son tour. Si c’est vous, ouvrez ceci :
notice-confirm-not = Sinon, ne faites rien : vous n’entendrez plus parler de nous.
notice-open = À la table : { $link }
notice-stop = Ne plus en recevoir : { $link }

## Settings of a server, by their name

settings-head =
    Comment ce serveur de Rotonde est mené : `rotonde serve --config FICHIER`.
    Les options de commande passent avant l’environnement, et lui avant ce fichier.
    Une ligne sans son # règle quelque chose ; ce qui est écrit ici est le défaut.
setting-host = l’adresse d’écoute ; 127.0.0.1 : cette machine, 0.0.0.0 : tous ceux qui peuvent l’atteindre
setting-port = le port ; 0 : un port libre
setting-data = le dossier où les tables sont gardées ; vide : l’endroit que le système prévoit
setting-database = une base PostgreSQL que des serveurs partagent : postgresql://… ; vide : un fichier dans `data`
setting-page = le dossier de la page construite ; vide : celle qui est venue avec le serveur
setting-log = ce qui est journalisé : debug, info, warning ou error ; vide : info, sur un terminal warning
setting-log_form = à quoi ressemble une ligne du journal : json ou text ; vide : json, sur un terminal text
setting-metrics = une adresse comme 127.0.0.1:9464 où Prometheus trouve /metrics ; vide : nulle part
setting-protocols = comment HTTP et WebSocket sont lus : own (rapide, bornes aux clients lents), plain (uvicorn seul)
setting-proxies = adresses, avec des virgules, dont on croit X-Forwarded-For et -Proto ; vide : aucune
setting-http_rate = appels par seconde depuis une adresse, dans la durée
setting-http_burst = et d’un coup
setting-live_rate = messages par seconde sur une connexion directe, dans la durée
setting-live_burst = et d’un coup
setting-live_per_address = connexions directes depuis une adresse
setting-costly_rate = ce qui coûte (tables, conseils, cartes, exports), par seconde et invité ; cinq fois par adresse
setting-costly_burst = et d’un coup
setting-chat_rate = lignes par seconde qu’un invité peut dire, dans la durée
setting-chat_burst = et d’un coup
setting-sign_in_rate = essais de connexion par seconde sous un nom depuis une adresse, à la longue ; cinq fois autant depuis une adresse, vingt fois pour un nom depuis toutes
setting-sign_in_burst = et d’un coup
setting-upload_rate = parties notées par seconde qu’une adresse peut apporter, dans la durée
setting-upload_burst = et d’un coup
setting-tables_per_guest = tables inachevées qu’un invité peut avoir ouvertes
setting-stored_bytes_per_day = octets qu’un invité peut enregistrer par jour (tables, cartes, messages) ; cinq fois par adresse
setting-open_table_days = jours après lesquels une table jamais commencée est retirée ; 0 : jamais
setting-uploaded_record_days = jours après lesquels une partie notée apportée est retirée ; 0 : jamais
setting-site = l’adresse par laquelle on vient, comme https://rotonde.example ; il la faut aux liens des courriels
setting-mail_server = le serveur de courrier pour les avis, avec son port : smtp.example:587 ; vide : pas de courriel
setting-mail_security = comment on parle au serveur de courrier : starttls, tls, ou none s’il est sur cette machine
setting-mail_user = qui nous y sommes, s’il le demande
setting-mail_password = et son mot de passe
setting-mail_from = l’adresse d’où viennent les avis
setting-hooks = où peuvent être les web hooks : public (TLS, internet), any (aussi les machines voisines), off
setting-push_services = services push, outre ceux des navigateurs, que hooks = off permet : des hôtes, avec des virgules
setting-notice_seconds = au bout de combien de temps quelqu’un qui ne regarde pas est prévenu
setting-absence_seconds = absence d’une personne à une table en direct avant que les autres puissent faire jouer un robot
setting-abandon_seconds = et avant qu’ils puissent mettre fin à la partie, sans vainqueur
setting-idle_seconds = une table que personne n’utilise aussi longtemps quitte la mémoire
setting-sweep_seconds = à quel intervalle on y regarde
setting-bot_seconds = bien plus qu’un robot ne réfléchit : au-delà, il est bloqué et remplacé
setting-lease_seconds = si plusieurs serveurs partagent une base : combien de temps l’un joue pour les robots d’une table
setting-proposal_seconds = si des robots jouent avec des gens : au bout de quelle hésitation un robot propose quelque chose
setting-bot_processes = processus où réfléchissent les robots, outre un pour les plus faibles ; 0 : les cœurs moins un

## Greeting of a server that starts

greeting-at = Rotonde est à l’adresse { $address }
greeting-others = Pour les autres sur votre réseau : { $address }
greeting-compiled = Le moteur est compilé. Ctrl-C arrête le serveur.
greeting-interpreted = Le moteur est interprété, cinq à sept fois plus lent que compilé. Ctrl-C arrête le serveur.

## Errors of the engine

error-unknown-game = il n’y a pas de jeu « { $game } » ; les jeux présents sont { $known }
error-unknown-level = { $game } n’a pas de niveau « { $level } » ; ses niveaux sont { $known }
error-broken-plugin = { $name }, du paquet { $package }, ne peut pas servir : { $reason }
error-option = option { $option } : { $value } n’est pas permis ; permis : { $allowed }
error-seed = une graine est un entier de 128 bits au plus, à partir de 0 ; « { $seed } » n’en est pas une
error-shared-seed = la part du serveur a 64 chiffres hexadécimaux, une contribution de 32 à 64, en minuscules ; ce n’est pas le cas de « { $value } »
error-notation = « { $notation } » n’est pas une action ; { $hint }
error-illegal-action = « { $action } » n’est pas permis maintenant ({ $rule }) : { $reason }
error-take-back = la place { $seat } ne peut pas revenir à l’action { $step } : ce qui fut tiré, vu ou répondu depuis reste
error-snapshot = instantané, à { $where } : { $problem }
error-material = matériel, à { $entry } : { $problem }
error-no-material = { $game } n’a pas de matériel à échanger
error-record = partie notée, ligne { $line } : { $problem }
error-rules = { $file }, à { $entry } : { $problem }
error-duplicate-names = une observation nomme { $names } plus d’une fois ; seat et to_act sont dits de chaque jeu

## What is wrong with a record; the line is said before it

record-no-record = une partie notée commence par « { $title } »
record-disordered = attendus : { $known }, dans cet ordre ; trouvé : « { $line } »
record-missing = il manque { $key }
record-no-number = { $key } : un nombre est attendu, trouvé : « { $value } »
record-no-json = { $key } : ce n’est pas du JSON à partir du caractère { $at }
record-no-object = { $key } : un objet est attendu
record-no-steps = redrawn : « { $pair } » n’est pas de la forme étape:fois
record-too-few = given : { $given } actions, et il y en a { $count }
record-other-version = règles de version { $version } ; ici, c’est la version { $here } de { $game }
record-seed-closed = la graine n’est pas ouverte
record-other-chance = la graine donne « { $drawn } », la partie notée dit « { $said } »
record-chance-here = la graine donne « { $drawn } » ici
record-false-opening = la part du serveur ne correspond pas à l’engagement { $commitment }
record-other-seats = contributions : { $count }, et il y a { $seats } places

## What is wrong with a value in a file; the entry is said before it

value-missing = absent
value-unknown = inconnu ; connus : { $known }
value-not-object = il faut un objet, et non { $found }
value-not-list = il faut une liste, et non { $found }
value-not-text = il faut un texte, et non { $found }
value-too-long = il faut un texte de { $most } signes au plus, et non { $found }
value-not-name = il faut des lettres, des chiffres ou { $signs }, et non { $found }
value-not-small = il faut des minuscules, et non { $found }
value-not-flag = il faut true ou false, et non { $found }
value-not-whole = il faut un nombre entier de { $low } à { $high }, et non { $found }
value-not-number = il faut un nombre de { $low } à { $high }, et non { $found }
value-not-allowed = il faut l’un de { $allowed }, et non { $found }
value-too-few = il en faut au moins { $least }, et non { $found }
value-too-many = il en faut au plus { $most }, et non { $found }
value-twice = { $found } y est deux fois
value-ruled = { $rule } : { $problem }

## Errors of `rotonde admin`

error-not-our-file = PostgreSQL a ses propres sauvegardes : pg_dump, pg_restore
error-no-such-table = il n’y a pas de table { $table } ; `rotonde admin list` les montre toutes
error-nothing-to-close = il n’y a pas de table { $table } dont la partie n’est pas finie
error-no-such-guest = « { $who } » n’est ni un invité ni une adresse ; `rotonde admin list people` montre les invités
error-not-banned = { $who } n’est pas banni ; `rotonde admin list bans` montre qui l’est
error-no-such-line = rien n’a été dit à la table { $table } sous le numéro { $line }
error-unknown-account = personne n’a de compte au nom de { $name }

## Errors of a client

error-client = le serveur est inutilisable : { $reason }
error-unreachable = { $url } ne répond pas : { $reason }
error-other-commitment = la table { $table } a changé d’engagement ou n’a pas notre contribution : ses dés ne sont pas sûrs
error-refused = { $said } ({ $code })
error-refused-by-rule = { $said } ({ $code }, { $rule })

## Errors of the laboratory

error-study = { $file }, à { $entry } : { $problem }
study-not-toml = ce n’est pas du TOML : { $why }
study-two-levels = il faut un niveau pour tous, ou { $seats }, un par place ; il y en a { $found }
error-other-study = { $folder } contient les résultats d’une autre étude (autres : { $differs }) ; donnez un autre --out
error-other-sources = { $folder } contient des parties d’autres sources, règles ou robots : { $theirs } ; ici, { $ours }. D’autres parties s’y mêleraient : donnez un autre --out, ou continuez avec la version d’alors
error-other-node = un nœud de la grappe joue d’autres sources : { $theirs }, ici { $ours } ; installez les mêmes partout
error-old-results = { $folder } ne dit ni l’étude ni les sources de ses parties ; rejouez-les dans un autre --out
error-no-results = { $folder } ne contient pas de résultats d’une étude
error-needs-extra = il faut pour cela { $package } : pip install 'rotonde[{ $extra }]'
error-no-cluster = pas de grappe à { $address } : { $why }

## Errors of a server, said on the command line

error-bad-key-inside = sa clé de signature n’a pas 64 chiffres hexadécimaux
error-cannot-back-up = { $file } ne peut pas être écrit : { $why }
error-not-a-backup = { $file } n’est pas une sauvegarde de Rotonde : { $problem }
error-tables-there = { $folder } contient déjà des tables ; --overwrite les met de côté et restaure la sauvegarde
error-bad-key = { $where } n’est pas une clé de signature, qui a 64 chiffres hexadécimaux. Restaurez-la d’une sauvegarde ; ou supprimez-la, et le serveur en fait une autre : tous les invités perdent alors leurs cookies, donc leurs places, sauf s’ils ont un compte
error-cannot-read-key = la clé de signature { $file } ne peut pas être lue : { $why } ; elle doit être à qui mène le serveur
error-cannot-read-configuration = { $file } ne peut pas être lu : { $why }
error-configuration-not-toml = { $file } : ce n’est pas du TOML : { $problem }
error-unknown-setting = { $place } : il n’y a pas de réglage « { $name } » ; `rotonde config` les montre tous
error-not-a-database = `database` n’est pas l’adresse d’une base PostgreSQL : postgresql://nom@machine/base
error-no-database = il n’y a pas de tables dans { $folder } ; --data nomme le dossier du serveur
error-older-database = la base est de version { $version }, ici { $known } : démarrez une fois le serveur pour la convertir
error-cannot-claim = impossible d’utiliser { $folder } : { $why }
error-already-served = un autre serveur utilise { $folder }
error-bad-address = metrics : impossible d’écouter sur « { $address } » : { $why }
error-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why }
error-bad-setting = { $place } : « { $value } » n’est pas permis ; permis : { $allowed }
error-newer-database = la base est de version { $version }, cette version de Rotonde connaît celles jusqu’à { $known }
error-no-psycopg = PostgreSQL demande un paquet qui manque : pip install 'rotonde[postgresql]'
error-damaged-database = { $file } est endommagé : { $problem }. `rotonde verify` dit ce qui n’en est plus lisible ; `rotonde admin restore SAUVEGARDE --overwrite` met une sauvegarde à sa place, et ce fichier de côté

## Errors of the terminal

error-bad-argument = { $argument } : « { $value } » n’est pas permis ; permis : { $allowed }
error-cannot-read = { $file } ne peut pas être lu : { $why }
error-cannot-write = { $file } ne peut pas être écrit : { $why }
error-not-text = { $file } n’est pas du texte en UTF-8
error-not-json = { $file }, ligne { $line }, colonne { $column } : ce n’est pas du JSON : { $problem }
error-too-large = { $file } est trop grand ou trop imbriqué : { $most } octets et { $depth } niveaux au plus
error-ambiguous = « { $typed } » peut vouloir dire { $meanings }
error-not-understood = « { $typed } » n’est pas une action ici ; permis maintenant : { $allowed }


### French: the labels of the board.

map = Carte d’Europe avec gares et lignes
map-keys = Les flèches vont de gare en gare, Entrée choisit ; majuscule et flèches déplacent la carte, plus et moins la rapprochent ou l’éloignent, 0 montre tout.
zoom = Zoom
zoom-in = Rapprocher
zoom-out = Éloigner
zoom-all = Toute la carte
me = Où suis-je ?
planner = Itinéraire
planner-tour =
    { $count ->
        [one] voyage entier ≈ { $count } tour
       *[other] voyage entier ≈ { $count } tours
    }
legend-violet = Ligne violette
legend-tee = T.E.E.
legend-ferry = Ferry
legend-capital = Capitale
legend-interchange = Correspondance
legend-start = Départ
souvenirs = Mes souvenirs
souvenir-red = souvenir rouge
souvenir-blue = souvenir bleu
visited-stamp = visitée
turns =
    { $count ->
        [one] ≈ { $count } tour
       *[other] ≈ { $count } tours
    }
home = Retour : { $name }
passenger = { $visited } visitées ; encore { $red } rouges et { $blue } bleues ; { $tokens } jetons de fermeture
passenger-at = En gare : { $name }
tokens = Jetons de fermeture
skips =
    { $count ->
        [one] passe { $count } tour
       *[other] passe { $count } tours
    }
chosen = a choisi
die = Le dé montre { $value }
die-none = Le dé n’est pas encore jeté
roll = Jeter le dé
draw = Tirer une carte HASARD
draw-note = Tirer prend ce tour ; ensuite, toute ligne de cette gare est à vous.
stop = S’arrêter ici
stay = Rester ici
close = Fermer en partant : { $name }
closing = Fermée derrière vous : { $name }
decline = Renoncer
start = Partir de : { $name }
confirm-close = Fermer : { $name }
confirm-reopen = Rouvrir : { $name }
choose = Choisissez sur la carte ou dans la liste
left =
    { $count ->
        [one] encore { $count } gare
       *[other] encore { $count } gares
    }
bound-violet = Vous êtes lié aux lignes violettes.
bound-tee = Vous êtes lié au T.E.E.
bound-free = Vous êtes libre : toute ligne de cette gare.
list-reach = À portée maintenant
list-could = À portée d’un lancer
list-start = D’où partir
list-name = Qui la carte concerne
list-close = Gares à fermer
list-reopen = Gares à rouvrir
list-ways = Par où aller ({ $name }) ?
list-none = Rien n’est à portée.
back = Retour
visits = visite !
wins = arrivée !
search = Chercher une gare
steps =
    { $count ->
        [one] { $count } gare
       *[other] { $count } gares
    }
die-least = { $value }+
reopens = rouvre : { $names }
fact-reach =
    { $count ->
        [one] À { $count } gare : touchez pour y aller
       *[other] À { $count } gares : touchez pour y aller
    }
fact-could = À portée avec un { $value } ou plus
fact-closed = Fermée : personne n’y entre
fact-here = Ici : { $names }
fact-goal = Un de vos souvenirs
fact-home = Votre voyage finit ici
telegram = Télégramme
telegram-number = N° { $number }
telegram-stop = STOP
telegram-for = Tiré par { $name }
telegram-fold = Replier le télégramme
telegram-open = Ouvrir le télégramme
watching = Vous regardez. Les souvenirs restent secrets jusqu’à leur visite.
waiting = { $name } voyage
tour-souvenirs = Ces six capitales sont à visiter, dans l’ordre de votre choix. Personne d’autre ne les voit.
tour-start = Choisissez un des quatre départs, près de vos capitales. Il faudra y revenir à la fin.
tour-roll = Jetez le dé : il dit de combien de gares vous avancez au plus, sur votre réseau.
tour-reach = Les gares qui brillent sont à portée. Touchez-en une, sur la carte ou ici : votre train y va.
tour-change = Vous êtes à une correspondance. Pour prendre le T.E.E. ou un ferry, tirez une carte HASARD au lieu de jeter le dé : cela prend ce tour ; au suivant, toute ligne est à vous.
tour-visit = Un de vos souvenirs est à portée ! En y entrant, vous vous arrêtez, et la carte est tamponnée.
key-roll = jeter le dé
key-draw = tirer une carte
key-stop = s’arrêter ou rester
key-list = aller à la liste des gares
key-me = montrer où je suis
key-plan = itinéraire ou non
key-zoom = rapprocher ou éloigner ; 0 : tout

## How to play

how-visit = Vous avez six capitales secrètes à visiter. Choisissez une ville de départ : c’est chez vous.
how-move = Lancez le dé et suivez la ligne, au plus autant de gares qu’il en montre. Dans une de vos capitales, vous vous arrêtez : elle est visitée.
how-change = Lignes, T.E.E. et ferries sont trois réseaux. Pour changer à un quart bleu, arrêtez-vous là, puis tirez une carte HASARD au tour suivant.
how-close = En quittant une gare, vous pouvez la fermer avec un de vos trois jetons. Seul un 6 ou une carte la rouvre.
how-home = Les six sont visitées ? Rentrez chez vous. Le premier rentré gagne.

### French: the labels of the board.

board = Le réseau : { $board }
clock =
    { $count ->
        [one] Horloge de la gare : { $count } jeton Temps sur { $full }
       *[other] Horloge de la gare : { $count } jetons Temps sur { $full }
    }
card-title = Fiches d’instruction
card-none = Pas encore de fiche
card-signal = Feu
card-switch = Aiguillage
card-move = Déplacement
deck =
    { $count ->
        [one] { $count } fiche d’instruction dans la pioche
       *[other] { $count } fiches d’instruction dans la pioche
    }
deck-left =
    { $count ->
        [one] fiche à venir
       *[other] fiches à venir
    }
deck-boxed =
    { $count ->
        [one] { $count } perdue à l’horloge
       *[other] { $count } perdues à l’horloge
    }
coming =
    { $count ->
        [one] Sur la fiche que personne n’a vue
       *[other] Sur les { $count } fiches que personne n’a vues
    }
coming-new = nouveaux trains
coming-black = déplacements noirs
coming-brown = déplacements marron
coming-grey = déplacements gris
coming-any = couleur au choix
quay = Livré : { $count } sur { $goods }
quay-of = sur { $goods } marchandises livrées
depot = Au dépôt : { $black } trains noirs, { $brown } marron, { $grey } gris
depot-short = Dépôt
letters-black = No
letters-brown = Ma
letters-grey = Gr
agents = Agents, chacun une fois par partie
agent-used = déjà appelé
agent-logistician = Relancer le dé d’un train
agent-manager = À ce tour, les trains peuvent traverser les villes
agent-conductor = Une couleur de la fiche ne bouge pas
agent-trackman = Mettre la fiche sous la pioche et prendre la suivante
agent-shunter = Choisir d’où part un nouveau train
agent-section_chief = Un train ne bouge pas
hands = Les cartes de tout le monde
hand =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
hand-hidden =
    { $count ->
        [one] carte cachée
       *[other] cartes cachées
    }
controls = Que faire
die = Le dé montre { $points }
back = Reposer (Échap)
pairs = Les branches reliées
pay = Coûte
waiting = { $name } est au pupitre
watch = Pointez un train pour voir son chemin
ping = Touchez le plateau pour proposer quelque chose
over-won = Tout est livré !
over-lost = Le temps est écoulé
do-card = La fiche est ouverte
hint-card = D’abord les nouveaux trains, puis les couleurs roulent, de gauche à droite.
do-new_colour = Un nouveau train : de quelle couleur ?
do-new_place = D’où part-il ?
hint-new_place = Les deux dés le disent. Si la place est prise, deux jetons sont perdus.
do-colours = Quelles couleurs roulent ?
do-select = Quel train part ensuite ?
hint-select = Pointez un train : les étiquettes montrent où chaque jet l’arrêterait, en rouge ce que cela coûterait.
do-rolled = { $points } pour { $train }
hint-rolled = La ligne qui brille montre où il ira.
hint-exit = Choisissez la sortie de la ville.
do-city = S’arrêter là, ou traverser ?
do-actions = Jouez des cartes
hint-actions = Touchez un feu, un aiguillage ou un train. Rien n’est dépensé avant votre accord.
do-layout = Préparez le plateau
hint-layout = Touchez un aiguillage qui brille : il tourne. Il en reste { $count } à régler.
hint-layout-disc = Touchez un feu qui brille pour y poser un disque vert. Il y en a { $count } pour l’instant.
do-lift = Prenez un disque vert
hint-lift = Touchez un feu vert.
do-put = Où va le disque ?
hint-put = Touchez un feu rouge qui brille.
do-switch = Tournez un aiguillage
hint-switch = Touchez un aiguillage : il tourne. Encore une fois : la position suivante.
do-target = Quel train la carte fait-elle partir ?
choose-light = Le disque vert de { $light }
choose-red = Un disque vert pour { $light }
choose-junction = { $junction } : { $one } – { $other }
button-set = Régler
button-move = Déplacer
button-go = Partir
button-load = Charger
button-exit = Vers { $exit }
face = Avec { $points } : { $place }, { $cost }
face-free = ne coûte rien
face-cost =
    { $count ->
        [one] coûte { $count } jeton
       *[other] coûte { $count } jetons
    }
spot-light-green = { $light } : vert
spot-light-red = { $light } : rouge
spot-junction = Aiguillage { $junction } : ouvert { $one } – { $other }
spot-junction-unset = Aiguillage { $junction } : pas encore réglé
spot-train = { $train }, { $place }, { $cargo }
spot-towards = { $place } vers { $ahead }
spot-empty = vide
spot-cargo = porte { $goods }
spot-city =
    { $count ->
        [one] { $place }, { $count } cube { $goods }
       *[other] { $place }, { $count } cubes { $goods }
    }
spot-port = { $place }, port
spot-departure = { $place }, case de départ { $number }
zoom-in = Plus près
zoom-out = Plus loin
happened = La dernière fiche, pas à pas : { $name }
happened-nothing = Rien n’a encore bougé.
why-placed = entre en jeu
why-occupied = place prise
why-held = retenu
why-red = feu rouge
why-switch = aiguillage fermé
why-train = derrière un train
why-city = en ville
why-chosen = arrêté là
why-collision = collision frontale
why-departure_entered = entré dans une case de départ
why-delivered = livré !
why-port = retour au dépôt
tour-card = Chaque tour commence par une fiche d’instruction. En orange : un nouveau train arrive. Dessous : les couleurs dont les trains doivent rouler.
tour-new = Choisissez la couleur du nouveau train. Noir est rapide, marron moins, gris est lent mais docile.
tour-place = Deux dés disent d’où il part : un des numéros orange au bord.
tour-select = Pointez un train. La ligne qui brille est son chemin ; les étiquettes blanches sont les faces du dé, les rouges ce qu’elles coûteraient.
tour-rolled = Le dé est tombé. S’arrêter en ville est gratuit ; un feu rouge ou un aiguillage fermé coûte un jeton par point restant.
tour-clock = Les jetons se perdent ici. Quand il n’en reste plus, la fiche suivante disparaît, et un tour avec elle.
tour-load = Un train en ville : touchez-le et chargez un cube contre n’importe quelle carte.
tour-signal = Touchez un feu vert et un rouge, dans l’ordre que vous voulez : le disque se déplace. Cela coûte une carte Feu, ou deux cartes quelconques.
tour-switch = Touchez un aiguillage et il tourne. Cela coûte une carte Aiguillage, ou deux quelconques. La lame claire est ouverte, les disques rouges ferment.
tour-move = Touchez un train pour l’envoyer plus loin avec une carte Déplacement. Amenez les cubes au port !
tour-end = Assez ? Finissez le tour : vous piochez jusqu’à cinq cartes et passez la main.
key-go = continuer : le levier principal
key-end = finir le tour
key-arrows = parcourir le plateau
key-zoom = plus près, plus loin
wish-lift = Prendre son disque vert
wish-put = Y mettre un disque vert
wish-exit = Sortir de la ville par ici
wish-set = Le régler autrement
wish-move = Le déplacer
wish-load = Charger un cube, pour une carte au choix
wish-load_any = Charger un train avec
wish-go = Le laisser rouler
wish-chief = Le retenir
wish-shunter = Faire partir le nouveau train d’ici
wish-call = Appeler à l’aide
wish-play = La jouer
wish-trade = Avec une deuxième carte : l’action de votre choix
wish-arrive = Des trains arrivent ici
wish-enter = Aucun train ne devrait entrer ici
wish-may = permis
wish-not = interdit

## How to play

how-crew = Vous jouez tous ensemble. Les trains vont chercher des cubes dans quatre villes et les amènent au port. Avec huit cubes, vous gagnez.
how-card = Chaque tour commence par une fiche d’instruction. Elle amène un train, ou fait rouler tous les trains d’une couleur. Les dés disent de combien.
how-hand = Ensuite vous jouez des cartes : changer un feu, tourner un aiguillage, ou faire rouler un train. Deux cartes quelconques remplacent celle qui manque.
how-light = Les trains roulent au vert et s’arrêtent au rouge. Peu de feux peuvent être verts : pour chaque feu qui passe au vert, un autre passe au rouge.
how-clock = Si un train ne peut plus avancer, des points sont perdus et l’horloge perd un jeton. Une collision coûte davantage. Sans jetons, une fiche s’en va.

### French: the labels of the board.

rivals = Les autres camps
team = Équipe { $letter }
team-mine = Votre équipe { $letter }
side = La table de { $name }
trains = Trains de { $name }
trains-none = pas encore de train
train-name = Train { $number } de { $name }
train-unfold = Montrer ses wagons
train-fold = Le replier
train-score = marquerait
train-short =
    { $count ->
        [one] il manque { $count } wagon pour compter
       *[other] il manque { $count } wagons pour compter
    }
bonus-holds = acquis, double le train
bonus-missing = il manque
engine-none = loco ?
engine-bare = sans locomotive
engine-down = locomotive face cachée
engine-up = locomotive : { $card }, face visible
engine-seen = locomotive face cachée, vous voyez : { $card }
engine-remembered = locomotive face cachée, vous avez vu : { $card }
new = Nouveau train
siding-lay = Le poser à côté des trains
skips =
    { $count ->
        [one] perd { $count } tour
       *[other] perd { $count } tours
    }
dealer = a donné cette manche
standing = sur la table
standing-hint = Ce que trains et maintenance marqueraient maintenant, sans compter les mains
hand-of =
    { $count ->
        [one] { $name } a { $count } carte
       *[other] { $name } a { $count } cartes
    }
hand-mine =
    { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
hand-cost = Votre main coûterait
hand-fits = va à un train
shoe = Le sabot
round = Manche { $number }
target = à { $target }
clockwise = On joue dans le sens des aiguilles
anticlockwise = On joue dans le sens contraire
empty = vide
under = dessous
sort = Trier la main
sort-kind = par sorte
sort-value = par valeur
sort-own = à ma façon
out-title = Pour sortir
out-longest = un train de 5
out-second = un autre de 4
out-short = aucun sous 3
out-cards = une seule carte
out-first = pas au premier tour
out-refused = votre partenaire a dit non
out-cards-brief = 1 carte
out-first-brief = 2e tour
out-refused-brief = non
out-explain = Ce qu’il faut pour sortir
out-cars = encore { $count }
out-trains = train { $trains }
out-more = { $count } de trop
yes = oui
not-yet = pas encore
interrupt = À vous de répondre !
interrupt-seat = { $name } joue { $card } : vous déraillez.
interrupt-train = { $name } joue { $card } contre votre train { $train }.
interrupt-side = { $name } joue { $card } contre vous.
interrupt-none = Vous n’avez pas de carte pour contrer.
interrupt-keep = La carte qui contre reste sur la table et vaut 5.
interrupt-answer = { $name } demande : puis-je sortir ?
interrupt-cost = Si { $name } sort, les cartes de votre main coûtent { $cost }.
hint-pick = Choisissez une carte, puis un endroit ; ou faites-la glisser.
hint-place = Touchez un endroit allumé. Échap repose la carte.
hint-engine = Il faut à chaque train une locomotive : une carte, face cachée.
hint-excess =
    { $count ->
        [one] Posez encore au moins { $count } carte avant de défausser.
       *[other] Posez encore au moins { $count } cartes avant de défausser.
    }
hint-discard = Pour finir votre tour, défaussez une carte.
hint-wait = { $name } joue. Vous pouvez trier votre main.
stolen = Le wagon volé
last = Manche passée
sheet-title = Manche { $number } : les points
sheet-out = { $name } est sorti.
sheet-dead = Personne n’est sorti : rien ne changeait plus.
sheet-train = Train { $number }
sheet-short = moins de trois wagons : rien
sheet-bonus = Pour être sorti
sheet-hand = Resté en main : { $name }
sheet-total = En tout
sheet-go = Continuer
tour-goal = Formez des trains d’une seule sorte de wagons. Un train compte à partir de trois ; le premier camp au but gagne.
tour-draw = Chaque tour commence par la pioche : deux cartes de la pile, ou le dessus de la défausse.
tour-start = Choisissez un wagon de votre main, puis « Nouveau train ». Des wagons de la même sorte peuvent suivre.
tour-engine = Il faut à chaque train une locomotive : une carte, face cachée. Prenez-en une dont vous vous passez.
tour-discard = On garde cinq cartes au plus. Défaussez-en une pour finir votre tour.
tour-second = La carte du dessus va-t-elle à un de vos trains ? Prenez-la, plutôt que deux inconnues.
tour-add = Les wagons marqués + vont à un train : choisissez-en un, puis touchez le train.
tour-out = Voici ce qui vous empêche encore de sortir. Sortir finit la manche, avec un bonus pour vous.
hint-turntable = La plaque tournante change le sens et donne un autre tour.
hint-disaster = Touchez ce que le désastre doit viser : c’est votre défausse.
key-hand = choisir une carte
key-draw = piocher deux cartes
key-take = prendre le dessus de la défausse
key-new = commencer un train avec la carte
key-add = ajouter la carte à un train
key-engine = en faire une locomotive
key-discard = défausser la carte
key-out = sortir
key-move = déplacer la carte dans la main
key-targets = de la carte aux endroits allumés

## How to play

how-draw = À votre tour, piochez deux cartes, ou prenez la carte du dessus de la défausse.
how-train = Commencez un train : posez une carte face cachée, c’est la locomotive. Posez un wagon derrière elle.
how-add = Ajoutez à la fin des wagons de la même sorte. Les voitures de voyageurs vont toutes ensemble. Un train rapporte à partir de trois wagons.
how-disaster = Finissez votre tour avec une carte : défaussez-la, ou jouez un désastre contre un rival.
how-out = Avec un train de cinq wagons et un autre de quatre, vous pouvez sortir avec votre dernière carte. La manche est finie. Les cartes qui restent en main coûtent des points.

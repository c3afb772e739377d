### Sentences of Trans Europe Express.

## Exemples de règles

TEE-EX-1 = Vous êtes à Cluj et le dé montre 4. Vienne, Constanza et Sofia sont à portée ; Suceava aussi, en descendant à Bucarest puis en remontant de deux gares vers Lvov.
TEE-EX-3 = Vous êtes à Vienne depuis votre dernier tour et voulez continuer par le T.E.E. Tirez une carte HASARD à ce tour, sans lancer le dé ; au tour suivant, vous partez par la ligne T.E.E.
TEE-EX-4 = Vous partez de Cork et le dé montre 3 : vous pouvez traverser Dublin jusqu’à Belfast. Mais arrêtez-vous à Dublin si vous voulez y prendre le ferry.
TEE-EX-5 = Vous êtes à Dublin depuis votre dernier tour, pour le ferry. Tirez une carte maintenant ; au tour suivant, vous embarquez. En quittant le ferry, on ne tire pas de carte.
TEE-EX-6 = Une carte vous envoie à Copenhague. Vous y êtes libre : partez par n’importe quelle ligne ou n’importe quel ferry, sans autre carte.

## Rules and, below them, how we read them

section-SETUP = Mise en place
section-TURN = Le tour
section-MOVE = Voyager
section-NET = Changer de réseau
section-FERRY = Ferry-boats
section-VISIT = Visiter les capitales
section-CLOSE = Fermer des gares
section-OPEN = Rouvrir des gares
section-HAZ = Cartes HASARD
section-NEAR = Le joueur le plus proche
section-WIN = La fin
section-INFO = Qui sait quoi
section-PLAY = Pas maintenant

TEE-SETUP-1 = De deux à cinq joueurs. Chacun a une figurine et trois jetons pour fermer des gares.
TEE-R1 = Combien de joueurs ? De deux à cinq : trente souvenirs, six chacun, suffisent pour cinq.
TEE-SETUP-2 = Les cartes HASARD sont battues et forment une pile, face cachée.
TEE-SETUP-3 = Les cartes souvenir rouges et bleues sont battues séparément. Chacun en reçoit trois rouges et trois bleues, en secret : ce sont les capitales à visiter. Les cartes restantes quittent la partie sans être vues.
TEE-R2 = Quelle est la trentième capitale ? Le livret imprime Vienne deux fois. Oslo a des trains, trouve sa place dans la liste alphabétique, et fait quinze cartes de chaque couleur.
TEE-R3 = Que veulent dire le rouge et le bleu ? Les capitales rouges sont aux confins de l’Europe, les bleues au centre. Chacun en a donc trois lointaines et trois proches, et les mains se valent.
TEE-SETUP-4 = Après avoir vu ses six cartes, chacun choisit une ville de départ. Les choix sont montrés ensemble ; plusieurs joueurs peuvent choisir la même. Cette ville sera aussi celle du retour.
TEE-R5 = Dans quel ordre choisit-on les villes de départ ? Tous ensemble : personne ne connaît le choix d’un autre avant d’avoir fait le sien.
TEE-SETUP-5 = Tout le monde commence lié aux lignes violettes. Lié veut dire : on ne voyage que sur ce réseau, jusqu’à ce qu’on en change (TEE-NET-3). Libre veut dire : on peut repartir sur n’importe quel réseau de la gare.
TEE-R7 = Sur quel réseau commence-t-on ? Sur les lignes violettes : les villes de départ n’en ont pas d’autres.
TEE-SETUP-6 = Chacun jette le dé et le plus fort commence ; les ex æquo relancent. On joue dans le sens horaire.
TEE-R6 = Et si plusieurs font le plus fort ? Ils relancent le dé, entre eux.

TEE-TURN-1 = Un joueur qui a des tours à passer passe celui-ci et ne fait rien.
TEE-R41 = Peut-on être envoyé ailleurs pendant qu’on passe des tours ? Oui, avec visite et victoire comme d’habitude. Les tours à passer restent.
TEE-TURN-2 = Un tour, c’est l’un ou l’autre : jeter le dé, ce qui est toujours permis, ou tirer une carte HASARD pour changer de réseau.
TEE-TURN-3 = Après le dé, on fait un déplacement, ou l’on reste.
TEE-TURN-4 = Une carte tirée s’exécute aussitôt. On ne jette pas le dé à ce tour, sauf si la carte le dit.
TEE-TURN-5 = Ensuite, c’est au joueur suivant dans le sens horaire, sauf si une carte a donné un tour de plus au même joueur.

TEE-MOVE-1 = Le dé dit combien de gares on peut franchir au plus. Moins, c’est permis ; aucune aussi.
TEE-R8 = Peut-on rester sur place après avoir jeté le dé ? Oui. Le dé donne un droit, pas un devoir ; et un joueur dont toutes les issues sont fermées n’aurait pas d’autre choix.
TEE-MOVE-2 = Un déplacement va d’une gare à la suivante sur les lignes d’un seul réseau, et jamais deux fois à la même gare.
TEE-R9 = Un déplacement peut-il faire l’aller et retour ? Non, jamais deux fois à la même gare, pas même à celle du départ. Comme on peut toujours aller moins loin, cela empêche seulement d’aller chercher un jeton dans une gare voisine et d’en revenir.
TEE-R10 = Un même déplacement peut-il emprunter plusieurs réseaux ? Non : le dé fait avancer sur le réseau où l’on est. Donc pas de ferry et de train ensemble non plus, sauf si la table en convient (TEE-R22).
TEE-MOVE-3 = Un joueur lié voyage sur le réseau auquel il est lié. Un joueur libre prend n’importe quel réseau de la gare, après avoir vu le dé.
TEE-R43 = Et si deux réseaux relient les deux mêmes gares ? Le déplacement dit lequel il prend.
TEE-MOVE-4 = Sur un même réseau, on prend à chaque gare l’embranchement et la direction qu’on veut.
TEE-MOVE-5 = Le déplacement s’arrête dans une capitale que l’on doit encore visiter, et chez soi une fois les six visitées. On peut traverser toutes les autres gares.
TEE-R12 = Peut-on traverser une capitale que l’on doit visiter ? Non, il faut s’y arrêter. Les autres peuvent tirer des conclusions de ce que vous traversez (TEE-INFO-2).
TEE-MOVE-6 = On n’entre pas dans une gare fermée, ni pour s’arrêter ni pour passer, sauf si le déplacement la rouvre.
TEE-R25 = Une gare fermée peut-elle être le dernier arrêt d’un déplacement ? Non, personne n’y entre. Sinon, les moyens de la rouvrir ne serviraient à rien.
TEE-R44 = Une gare fermée arrête-t-elle un T.E.E. qui ne la dessert pas ? Non, seules comptent les gares du trajet.
TEE-MOVE-7 = Après un trajet en ligne violette ou en T.E.E., vous êtes lié à ce réseau ; après un ferry, vous êtes libre.
TEE-MOVE-8 = Rester ne change rien : même place, lié ou libre comme avant.
TEE-MOVE-9 = Les figurines peuvent être plusieurs dans une gare ; personne ne gêne.

TEE-NET-1 = Il y a trois réseaux : lignes violettes, T.E.E. et ferry-boats. On n’en change que là où ils se croisent, dans une gare de correspondance.
TEE-R11 = Passer d’une ligne T.E.E. à une autre, ou d’un ferry à un autre, est-ce changer ? Non. Un réseau est un tout, quelles que soient ses lignes.
TEE-NET-2 = Pour changer, il faut s’être arrêté à la correspondance lors d’un tour précédent, ou y avoir été envoyé. La traverser ne suffit pas.
TEE-R21 = Peut-on arriver et tirer au même tour ? Non, le tirage attend le tour suivant.
TEE-NET-3 = Un joueur lié ne repart sur un autre réseau qu’après avoir tiré une carte HASARD à la correspondance, ou après y avoir été envoyé.
TEE-NET-4 = Seul un joueur lié, dont la figurine est dans une gare de correspondance, peut tirer une carte.
TEE-R20 = Peut-on tirer carte sur carte ? Non. Un joueur libre n’a rien à changer : une carte au plus par séjour.
TEE-NET-5 = Tirer une carte prend tout le tour et rend libre ; puis on lit la carte et on l’exécute.
TEE-R19 = Faut-il vraiment changer de réseau après avoir tiré une carte ? Non, et il n’y a rien à annoncer : on repart sur n’importe quel réseau, l’ancien compris. Le tour en était le prix.
TEE-NET-6 = Un joueur libre le reste, tour après tour, jusqu’à son départ.
TEE-NET-7 = Un joueur qu’une carte envoie quelque part y est libre.

TEE-FERRY-1 = Chaque traversée compte pour une gare ; plusieurs traversées peuvent se suivre dans un même déplacement.
TEE-FERRY-2 = Seul un joueur libre monte en ferry : il faut d’abord tirer une carte au port.
TEE-FERRY-3 = Un déplacement en ferry finit dans un port. Au tour suivant, on y prend toute ligne ou tout ferry sans tirer de carte. (Une table peut convenir de repartir aussitôt avec le reste du dé.)
TEE-R22 = Peut-on débarquer et continuer en train dans le même déplacement ? Le livret dit seulement qu’il ne faut pas de carte. Pour nous, un déplacement se fait sur un seul réseau (TEE-R10) : débarquer y met fin. Une table peut laisser repartir avec le reste du dé.
TEE-R23 = Peut-on passer d’un ferry directement au T.E.E. ? Oui, par toute ligne du port.
TEE-R24 = Le ferry suivant demande-t-il une nouvelle carte ? Non : c’est le même réseau, et l’on est libre.

TEE-VISIT-1 = Un joueur qui arrive dans une capitale qu’il doit encore visiter, en voyageant ou envoyé, la visite : la carte est retournée, visible de tous.
TEE-R14 = Visite-t-on quand une carte vous envoie ? Oui, arriver, c’est visiter, même pendant le tour d’un autre.
TEE-VISIT-2 = Une visite met fin au déplacement. Le tour suivant est un tour normal.
TEE-R13 = Une visite coûte-t-elle un tour en plus du reste du dé ? Non : on attend le tour suivant, c’est tout. Le résumé du livret peut se lire autrement, et une table peut le choisir.
TEE-VISIT-3 = Une capitale que l’on n’a pas à visiter est une gare comme les autres.

TEE-CLOSE-1 = En quittant une gare où vous vous êtes arrêté, vous pouvez la fermer avec un jeton, si elle est ouverte. Cela vaut pour un déplacement, et pour une carte HASARD que vous avez tirée et qui vous emmène. Le jeton est posé avant que vous n’arriviez ailleurs.
TEE-R29 = Quelles gares peut-on fermer en partant ? Toute gare où vous vous êtes arrêté : capitales, gares occupées, lieux où vous avez été envoyé, et votre ville de départ si vous y êtes revenu. Pas à votre premier départ : vous ne vous y êtes pas encore arrêté. Une table peut protéger les villes de départ pour toute la partie.
TEE-R30 = Peut-on fermer la gare d’où une carte vous emmène ? Oui, si vous avez tiré la carte vous-même : vous la quittez. Si c’est la carte d’un autre qui vous envoie, non : on ne décide qu’à son tour.
TEE-R31 = Peut-on fermer avec un jeton que le même déplacement va ramasser ? Non, le jeton se pose au départ.
TEE-CLOSE-2 = Une carte de fermeture permet de fermer n’importe quelle gare ouverte de la carte, s’il vous reste un jeton. Vous pouvez aussi y renoncer.
TEE-CLOSE-3 = Un jeton par gare. Une gare avec un jeton est fermée sur tous les réseaux et pour tout le monde, même pour celui qui l’a fermée.
TEE-CLOSE-4 = Les figurines présentes quand une gare est fermée peuvent partir, tirer une carte ou être envoyées ailleurs comme avant.
TEE-R26 = Les joueurs d’une gare fermée y sont-ils enfermés ? Non, ils peuvent partir ; personne ne peut entrer ni passer. Partir ne la rouvre pas.

TEE-OPEN-1 = Un déplacement fait avec un 6 au dé peut entrer dans une gare fermée, ce qui la rouvre.
TEE-R27 = Un 6 ouvre-t-il plusieurs gares fermées sur le trajet ? Une seule ; une autre demande une carte. Une table peut laisser le 6 les ouvrir toutes.
TEE-OPEN-2 = Chaque carte de réouverture que l’on possède permet d’entrer dans une gare fermée de plus, quel que soit le dé ; la carte va ensuite sous la pile.
TEE-OPEN-3 = Le 6 sert pour la première gare fermée du trajet, les cartes pour les suivantes.
TEE-R28 = Peut-on garder le 6 et employer une carte ? Il n’y a rien à choisir : le 6 est gratuit et passe d’abord, et l’ordre ne change jamais ce qui est ouvert.
TEE-OPEN-4 = Un joueur envoyé dans une gare fermée la rouvre.
TEE-OPEN-5 = Le jeton revient au joueur qui est entré. Mais si une carte envoie plusieurs joueurs dans la même gare fermée, il revient à celui qui a tiré la carte.
TEE-R33 = Qui prend le jeton quand celui qui a tiré la carte envoie un seul autre joueur ? Celui qui est envoyé.
TEE-R34 = Et si deux joueurs ou plus sont envoyés, mais pas celui qui a tiré la carte ? Toujours celui qui a tiré la carte.
TEE-OPEN-6 = Tous les jetons se valent. Ceux que l’on ramasse servent comme les siens, sans limite.
TEE-R32 = Les jetons sont-ils perdus ? Non, ils circulent : le joueur qui rouvre une gare ramasse son jeton, et leur nombre ne change jamais.

TEE-HAZ-1 = Après usage, une carte va sous la pile. Une carte de réouverture reste, visible, devant celui qui l’a tirée jusqu’à son emploi. La pile n’est jamais rebattue.
TEE-R39 = Et si toutes les cartes de la pile sont gardées ? Avec les nôtres, c’est impossible : 32 ne se gardent jamais. Avec un paquet de votre composition, tirer vous rend alors simplement libre.
TEE-HAZ-2 = Une carte d’envoi emmène des joueurs à la gare indiquée : celui qui a tiré la carte, un autre qu’il désigne, le plus proche, tous les autres ou tout le monde. Tous les envoyés comptent, même celui qui y est déjà.
TEE-R35 = Et le joueur envoyé dans la gare fermée où il se trouve déjà ? C’est une arrivée : la gare est rouverte, le jeton pris, le joueur libre.
TEE-HAZ-3 = Certaines cartes concernent le joueur le plus proche : vous le rejoignez, il vient à vous, ou vous échangez vos places.
TEE-R36 = Et rejoindre quelqu’un, ou échanger, dans une gare fermée ? Le joueur qui arrive la rouvre et prend le jeton ; c’est un joueur par gare.
TEE-HAZ-4 = Une carte de réouverture se garde pour plus tard.
TEE-R38 = Les cartes gardées sont-elles secrètes ? Non, elles ont été tirées devant tous et restent visibles.
TEE-HAZ-5 = Une carte peut permettre de fermer n’importe quelle gare, ou d’en rouvrir une à distance et de prendre son jeton.
TEE-HAZ-6 = Avec certaines cartes, le joueur le plus proche donne un jeton à celui qui a tiré la carte, ou l’inverse. Un joueur sans jeton n’en donne pas.
TEE-HAZ-7 = Si la carte le dit, on jette le dé et on repart aussitôt sur la ligne de son choix ; un 6 vaut un 6.
TEE-HAZ-8 = Si la carte le dit, on avance aussitôt de quelques gares sur la ligne de son choix. Ce n’est pas un jet de dé, donc jamais un 6.
TEE-HAZ-9 = Une carte peut donner d’autres tours juste après celui-ci.
TEE-HAZ-10 = Une carte peut faire passer des tours. Les tours à passer s’additionnent.
TEE-R40 = Les tours à passer s’additionnent-ils, et qu’en est-il d’un tour de plus ? Ils s’additionnent, et un tour à passer annule aussi un tour de plus.
TEE-HAZ-11 = Ce que dit une carte est obligatoire, sauf si elle dit « vous pouvez ».
TEE-R45 = Peut-on refuser de désigner quelqu’un quand tout choix l’aiderait ? Non. La carte le dit, donc on le fait.
TEE-HAZ-12 = Quand plusieurs joueurs sont envoyés, celui qui a tiré la carte arrive d’abord, puis les autres dans le sens horaire ; chacun, dans cet ordre, visite et peut gagner. Une victoire arrête tout. TEE-OPEN-5 dit qui ramasse un jeton.
TEE-R18 = Qui gagne si une carte ramène deux joueurs chez eux ? Celui qui arrive le premier dans l’ordre de cette règle.

TEE-NEAR-1 = La distance d’un joueur : le plus petit nombre de gares, tous réseaux confondus, comme si rien n’était fermé et que changer ne coûtait rien. Dans la même gare, c’est 0.
TEE-R37 = Les gares fermées, les ferries ou les changements éloignent-ils quelqu’un ? Non, quelle que soit la ligne. À égalité, celui qui a tiré la carte choisit (TEE-NEAR-2).
TEE-NEAR-2 = Le joueur le plus proche est l’autre joueur à la plus petite distance. S’il y en a plusieurs, celui qui a tiré la carte choisit parmi eux.

TEE-WIN-1 = Le premier qui arrive chez lui avec ses six souvenirs visités gagne, et la partie s’arrête aussitôt.
TEE-R16 = Une carte peut-elle faire gagner ? Oui. Toute arrivée chez soi avec six visites gagne aussitôt, même par une carte et pendant le tour d’un autre.
TEE-R42 = Qui est deuxième ? On ne joue pas pour le savoir. Pour l’affichage, plus de visites d’abord, et les égaux sont ex æquo.
TEE-WIN-2 = Il ne faut pas de jet exact pour rentrer.
TEE-R15 = Faut-il un jet exact pour rentrer ? Non : on peut aller moins loin, et l’on s’arrête chez soi une fois les six visites faites.
TEE-WIN-3 = Être chez soi avant la sixième visite ne change rien, même si une carte vous y a envoyé.
TEE-R17 = Être renvoyé chez soi trop tôt compte-t-il comme retour ? Non. On y est libre, et il faudra revenir après la sixième visite.

TEE-INFO-1 = Sont secrets : les capitales que les autres doivent encore visiter, l’ordre des cartes pas encore tirées et les souvenirs non distribués. Tout le reste est public, même l’ordre des cartes remises sous la pile.
TEE-R4 = Les souvenirs sont-ils secrets avant la visite ? Oui : c’est la visite qui retourne la carte aux yeux de tous. Une table peut jouer à souvenirs découverts.
TEE-INFO-2 = Une capitale où un joueur est entré sans la visiter n’est pas de celles qu’il doit encore visiter : chacun peut s’en souvenir.

TEE-PLAY-1 = C’est autre chose qu’il faut décider maintenant, ou c’est à un autre.
TEE-PLAY-2 = Cette gare, cette carte, ce joueur ou ce jeton n’est pas là.
TEE-PLAY-3 = La partie est finie.

## What may be done

action-start = Partir de : { $station }
action-roll = Jeter le dé
action-draw = Tirer une carte HASARD pour changer de réseau
action-ride = { $network } : vers { $station }
action-stop = S’arrêter ici
action-stay = Rester
action-close = Fermer la gare : { $station }
action-name = Désigner { $seat }
action-reopen = Rouvrir la gare : { $station }
action-decline = Renoncer
action-deals = { $seat } reçoit : { $capital }
action-rolls = Le dé montre { $die }
action-draws = La carte est « { $card } »

## What happened

event-dealt = { $seat } reçoit un souvenir { $colour }
event-received = { $seat } reçoit un souvenir { $colour } : { $capital }
event-chose = { $seat } a choisi sa ville de départ
event-decided = { $seat } choisit son départ : { $station }
event-set_out = Départ de { $seat } : { $station }
event-threw = { $seat } fait { $die } pour savoir qui commence
event-began = { $seat } commence
event-turn = Au tour de { $seat }
event-skipped = { $seat } passe son tour
event-rolled = { $seat } fait { $die }
event-rode = { $seat }, { $network } : vers { $station }
event-stayed = { $seat } ne bouge pas : { $station }
event-closed = { $seat } ferme la gare : { $station }
event-reopened = Gare rouverte : { $station } ; le jeton revient à { $seat }
event-used = { $seat } utilise « { $card } »
event-drew = { $seat } tire « { $card } » : { $instruction }
event-kept = { $seat } garde « { $card } »
event-named = { $seat } désigne { $other }
event-declined = { $seat } y renonce
event-sent = { $seat } est envoyé ailleurs : { $station }
event-visited = { $seat } visite une capitale : { $station }
event-delayed = { $seat } devra passer { $turns }
event-extra = { $seat } gagne { $turns } de plus
event-gave = { $seat } donne un jeton à { $other }
event-nothing = Sans effet
event-no_card_left = Plus de carte pour { $seat }, libre tout de même
event-won = { $seat } est de retour ({ $station }) après ses six capitales et gagne

## Several such events in a row, in one sentence

run-dealt = On distribue les souvenirs ({ $count })
run-received = On distribue les souvenirs ({ $count })

## What a turn comes to, in short; the name of its player is left out where it comes first

short-chose = { $seat } a choisi son départ
short-skipped = { $seat } a passé un tour
short-rolled = { $seat } a tiré { $die }
short-rode = { $seat } a rejoint { $station }
short-stayed = { $seat } n’a pas bougé ({ $station })
short-closed = { $seat } a fermé { $station }
short-reopened = { $seat } a rouvert { $station }
short-used = { $seat } a utilisé « { $card } »
short-drew = { $seat } a tiré « { $card } »
short-named = { $seat } a désigné { $other }
short-sent = { $seat } a dû aller ailleurs ({ $station })
short-visited = { $seat } a visité { $station }
short-delayed = { $seat } devra passer { $turns }
short-extra = { $seat } a gagné { $turns } de plus
short-gave = { $seat } a donné un jeton à { $other }
short-won = { $seat } a gagné

## What is to be decided, for the one who decides and for the others

ask-deal-you = on distribue les souvenirs
ask-deal-other = On distribue les souvenirs
ask-start-you = regardez vos six capitales et choisissez votre départ
ask-start-other = { $seat } choisit sa ville de départ
ask-first-you = le plus fort au dé commence
ask-first-other = Le plus fort au dé commence
ask-turn-you = jetez le dé, ou tirez une carte là où vous pouvez changer de réseau
ask-turn-other = { $seat } commence son tour
ask-roll-you = le dé roule
ask-roll-other = { $seat } jette le dé
ask-move-you = avancez gare par gare, ou arrêtez-vous
ask-move-other = { $seat } voyage
ask-draw-you = on retourne une carte HASARD
ask-draw-other = { $seat } tire une carte HASARD
ask-name-you = désignez qui la carte concerne
ask-name-other = { $seat } désigne un joueur
ask-close-you = fermez une gare, ou renoncez
ask-close-other = { $seat } peut fermer une gare
ask-reopen-you = rouvrez une gare fermée, ou renoncez
ask-reopen-other = { $seat } peut rouvrir une gare

## Why a bot does it

explain-start = Départ ({ $station }) : mes six capitales et le retour prennent environ { $left } tours.
explain-roll = Jeter le dé : ma route continue sur ce réseau, environ { $left } tours en tout.
explain-draw = Changer ici : une fois libre, il me reste environ { $left } tours.
explain-ride = Avancer ({ $station }) : de là, il reste environ { $left } tours.
explain-stop = M’arrêter ici : aucune autre gare ne me rapproche, il reste environ { $left } tours.
explain-stay = Rester : aucune gare à portée ne me rapproche, il reste environ { $left } tours.
explain-close = Fermer ({ $station }) : cela gêne plus les autres que moi.
explain-name = Désigner ce joueur sert le mieux mes chances ; capitales déjà visitées par lui : { $visited }.
explain-reopen = Rouvrir ({ $station }) : le jeton est à moi, et il reste environ { $left } tours.
explain-decline = Renoncer : aucune gare n’en vaut la peine, il reste environ { $left } tours.

## Labels of the board

board-souvenirs = Mes souvenirs
board-visited = visitée
board-tokens = Jetons
board-closed = fermée
board-capital = capitale
board-interchange = correspondance
board-home = retour
board-free = libre de prendre toute ligne
board-reach = À portée
board-goals = Encore à visiter
board-on_violet = violette
board-on_tee = T.E.E.
board-on_free = toute ligne
board-shut = Gares fermées
board-way = En route

## Values of parameters, as they stand in a sentence

value-network-violet = ligne violette
value-network-tee = T.E.E.
value-network-ferry = ferry
value-colour-red = rouge
value-colour-blue = bleu
value-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

## Titles

title = Trans Europe Express
material-map = Carte
material-hasard = Paquet HASARD

## What a table may choose

option-openSouvenirs = Souvenirs sur table
option-openSouvenirs-about = Chacun voit quelles capitales les autres doivent encore visiter.
option-visitCostsTurn = Une visite coûte un tour
option-visitCostsTurn-about = Qui visite une capitale passe en plus son tour suivant.
option-sixOpens = Ce qu’un 6 rouvre
option-sixOpens-about = Un 6 rouvre une gare fermée du déplacement, ou toutes celles où l’on entre.
option-sixOpens-one = une gare
option-sixOpens-all = toutes les gares traversées
option-protectStarts = Départs protégés
option-protectStarts-about = Les quatre villes de départ ne peuvent jamais être fermées.
option-rideOn = Du ferry au train
option-rideOn-about = En descendant du ferry, on peut repartir sur toute ligne avec le reste du dé.
option-planner = Planificateur de circuit
option-planner-about = Montre à chacun son meilleur circuit. Le trouver soi-même est le cœur du jeu.

## What the laboratory counts

trait-start = Ville de départ
measure-draws = Cartes HASARD tirées
measure-closings = Gares fermées
measure-reopenings = Gares rouvertes
measure-visits = Capitales visitées

## Events in a word or two, above a column of a report

happening-dealt = distribués
happening-received = distribués
happening-decided = choisies pour départ
happening-set_out = départs
happening-rode = trajets
happening-stayed = sur place
happening-closed = fermées
happening-reopened = rouvertes
happening-used = utilisées
happening-drew = tirées
happening-kept = gardées
happening-sent = envois
happening-visited = visitées
happening-won = victoires
happening-delayed = tours à passer
happening-extra = tours de plus

## What is wrong with material that a table brings

fault-only-card-reopens = seule une carte qui rouvre une gare se conserve
fault-no-station-on-map = pas de gare { $name } sur cette carte
fault-card-count = { $count }, mais il y a { $found } cartes
fault-red-souvenir-blue = c’est un souvenir rouge et un souvenir bleu à la fois
fault-lists-souvenirs-say = les listes des souvenirs disent le contraire
fault-only-red-blue = seul un souvenir rouge ou bleu est une capitale, et chacun l’est
fault-list-starts-says = la liste des départs dit le contraire
fault-postcard-of-capital = seule une capitale en a une
fault-nobody-starts-capital = personne ne part d’une capitale
fault-only-station-two = seule une gare de deux réseaux ou plus en est une, et chacune l’est
fault-no-violet-line = aucune ligne violette n’en part
fault-capital-not-reached = la capitale ne peut pas être atteinte depuis { $start }
fault-station-not-reached = la gare ne peut pas être atteinte depuis { $start }
fault-joins-with-itself = elle relie { $name } à elle-même
fault-are-joined-before = { $one } et { $other } sont déjà reliées ; un tronçon va dans les deux sens
fault-no-edge-leads = aucun tronçon { $name } ne mène ici
fault-network-missing = { $name } manque, mais un tel tronçon mène ici
fault-no-edge = pas de tronçon { $network } de { $one } à { $other }
fault-no-line = pas de ligne { $name }
fault-no-station = pas de gare { $name }
fault-expected-found-nothing = il faut { $files }, et il n’y a rien
fault-expected-each-once = il faut { $files }, chacun une fois

## The lesson

lesson-title = Trois tours de voyage
lesson-person-1 = Vous
lesson-person-2 = Ben
lesson-step-1 = Voici vos six capitales. Vous avez déjà vu Londres et Paris. Il en reste quatre : Bruxelles, Bonn, Madrid et Lisbonne.
lesson-step-2 = Vous êtes à Amiens, sur une ligne violette. La prochaine capitale est Bruxelles : à deux gares.
lesson-step-3 = Lancez le dé.
lesson-step-4 = Un 4 : vous pouvez parcourir jusqu’à quatre gares. Les gares éclairées sont à votre portée. Bruxelles en est une : allez-y.
lesson-step-5 = Bruxelles est visitée ! Le reste du dé est perdu. Ben doit attendre quelques tours : c’est encore à vous.
lesson-step-6 = Pour aller à Bonn, le T.E.E. rouge est rapide. Mais vous êtes venu par une ligne violette. Pour changer ici, au quart bleu, tirez une carte HASARD.
lesson-step-7 = Tirez la carte. Cela prend tout le tour.
lesson-step-8 = Vous avez de la chance : cette carte vous ouvrira un jour une gare fermée. Et vous êtes libre : vous pouvez prendre n’importe quelle ligne.
lesson-step-9 = Relancez le dé.
lesson-step-10 = Vous quittez Bruxelles et n’en avez plus besoin. Fermez-la avec un jeton : les autres devront faire le tour.
lesson-step-11 = Prenez maintenant le T.E.E. par Cologne jusqu’à Bonn : choisissez Bonn.
lesson-step-12 = Bonn est visitée aussi. Il reste Madrid et Lisbonne. Ensuite, rentrez chez vous à Gibraltar : le premier rentré gagne.

## The sheet

sheet-about = Un voyage dans l’Europe des années 1970. Visitez vos six capitales en train et en ferry, rapportez un souvenir de chacune et rentrez le premier.

### Sentences of Convoi Express.

## Exemples de règles

CV-EX-1 = Un tour entier : la fiche amène un nouveau train, puis les trains noirs avancent, puis les gris. Ensuite, vous avez six cartes à jouer.
CV-EX-2 = Deux trains noirs sont sur le réseau et devraient avancer. Appelez le chef de train et choisissez le noir : aucun des deux n’avance.
CV-EX-4 = Il reste deux jetons sur l’horloge, et ce train va en faire perdre trois. Les deux partent, une fiche d’instruction va dans la boîte, et l’horloge n’est remplie que jusqu’à six.
CV-EX-5 = Deux trains noirs devraient avancer pour la fiche. Appelez la cheffe de section et choisissez l’un d’eux : il reste, l’autre avance.

## Rules and, below them, how we read them

section-SETUP = Mise en place
section-DEF = Les mots
section-TURN = Le tour
section-INS = Les fiches d’instruction
section-NEW = Nouveaux trains
section-ORD = Quel train d’abord
section-DIE = Les dés de déplacement
section-ACT = Les cartes Action
section-SIG = Passer un feu au vert
section-SWI = Actionner un aiguillage
section-MVC = Déplacer un train
section-ANY = Deux cartes pour une
section-LOAD = Charger
section-DRAW = Piocher
section-MOVE = Comment roulent les trains
section-COL = Collisions
section-DEP = Cases de départ
section-PORT = Les ports
section-TIME = L’horloge de gare
section-AGT = Les agents
section-END = La fin
section-DIFF = Plus facile, plus difficile
section-VAR = Les jetons Départ
section-NA = Amérique du Nord
section-INFO = Ce qui est visible
section-PLAY = Pas maintenant

CV-SETUP-1 = Choisissez un côté du plateau. L’Europe centrale convient le mieux pour une première partie.
CV-R75 = Sont-ce les plateaux de la boîte ? Non. Le livret ne montre les plateaux, les dispositions conseillées et la composition des dix-huit fiches d’instruction qu’en images. Les nôtres sont de notre main, selon les nombres et les exemples de son texte.
CV-SETUP-2 = Chaque aiguillage de trois voies reçoit un disque Aiguillage, chaque aiguillage de quatre voies en reçoit deux. Deux branches restent ouvertes.
CV-R70 = Combien de disques d’aiguillage en Amérique du Nord ? Sur notre plateau, 26, selon ses aiguillages.
CV-SETUP-3 = Les disques verts vont sur des feux : exactement un pour chaque ville marchande et chaque port, et trois le long des voies.
CV-R40 = Une ville peut-elle commencer avec deux disques ? Non, un seul par ville, et trois le long des voies. Seul le disque en plus va où l’on veut (CV-DIFF-3).
CV-SETUP-4 = Pour une première partie, les disques sont posés comme le plateau le conseille. Ensuite, le premier joueur peut les disposer librement avant la distribution des cartes.
CV-SETUP-5 = Chaque ville marchande reçoit deux cubes de sa couleur, ou trois s’il faut livrer dix marchandises.
CV-SETUP-6 = Sept jetons Temps sont sur l’horloge de gare.
CV-SETUP-7 = Les neuf trains commencent au dépôt, vides : trois noirs, trois marron, trois gris.
CV-SETUP-8 = Les trois agents du plateau sont prêts.
CV-SETUP-9 = On retire deux des dix-huit fiches d’instruction sans les regarder. Les autres forment la pioche, avec la première fiche dessus : dix-sept tours au plus.
CV-SETUP-10 = Chacun reçoit cinq des 81 cartes Action : 27 Feu, 27 Aiguillage, 27 Déplacement. Le reste forme la pioche.
CV-SETUP-11 = Autour d’une table, le dernier à s’être arrêté à un passage à niveau commence, sinon le plus âgé ; ici, l’hôte ou le hasard décide.
CV-SETUP-12 = Deux, trois ou quatre places. Une personne peut en jouer plusieurs, ou toutes.
CV-R66 = Peut-on jouer seul ? Le jeu a deux à quatre places ; une personne peut les tenir toutes, selon les règles habituelles. Il n’y a pas de partie à une seule place.
CV-SETUP-13 = Les cartes sont données et piochées une à une : cinq au premier joueur, puis cinq à chacun des suivants.

CV-DEF-1 = Une case peut porter un train : une section de voie, une ville marchande, un port ou une case de départ. Les aiguillages et les feux ne sont pas des cases et ne coûtent aucun point.
CV-DEF-2 = Par ville, on entend une ville marchande ou un port.
CV-DEF-3 = Un train est au dépôt, ou sur une case du réseau.
CV-DEF-4 = Une section de voie a deux extrémités, une case de départ une seule, une ville plusieurs. Un aiguillage a trois ou quatre branches.
CV-DEF-5 = Sur la voie et sur une case de départ, un train est tourné vers une extrémité. Dans une ville, il n’est tourné vers aucune direction.
CV-R5 = Vers où est tourné un train sur la voie ? À l’opposé du bout par où il est entré. Les nouveaux trains sont tournés vers la sortie.
CV-DEF-6 = Un feu qui porte un disque est vert, sinon il est rouge, pour les trains des deux côtés. Un feu près d’une ville appartient à cette ville.
CV-R16 = Un feu vaut-il pour un sens ou pour les deux ? Pour les deux : c’est le même feu qu’on regarde en entrant dans une ville et en en sortant.
CV-DEF-7 = À un aiguillage, les trains passent seulement entre les deux branches sans disque, dans les deux sens.
CV-R2 = Un train peut-il forcer le passage par une branche couverte ? Non, un disque la ferme dans les deux sens.
CV-DEF-8 = Le dé dit combien de cases le train doit parcourir. Les points qu’il ne peut pas utiliser sont des points non utilisés.
CV-DEF-9 = L’horloge commence avec tous ses jetons ; ceux qui restent disent combien de temps vous avez avant de perdre une fiche.
CV-DEF-10 = En Amérique du Nord, les trains peuvent toujours traverser les villes. En Europe centrale, ils ne le peuvent que pendant le tour où la gestionnaire aide.

CV-TURN-1 = Un tour a trois parties dans cet ordre : révéler et appliquer une fiche d’instruction, jouer des cartes Action, piocher des cartes Action.
CV-TURN-2 = C’est ensuite au joueur suivant, dans le sens horaire.
CV-TURN-3 = Vous discutez de tout ensemble ; le joueur actif a le dernier mot.

CV-INS-1 = Révélez la fiche du dessus et appliquez-la de haut en bas : d’abord les nouveaux trains, puis les déplacements.
CV-INS-2 = Une couleur sur la fiche : chaque train de cette couleur sur le réseau se déplace une fois. Ceux du dépôt ne bougent pas.
CV-R49 = Quels trains font partie d’une couleur qui roule ? Ceux qui sont sur le réseau quand elle commence, chacun une fois. Un train qui est envoyé au dépôt entre-temps n’en est plus.
CV-INS-3 = Les couleurs viennent dans l’ordre de la fiche ; tous les trains d’une couleur se déplacent avant la suivante.
CV-INS-4 = Un train multicolore : choisissez une couleur.
CV-R50 = Et une fiche qui mêle couleurs et trains multicolores ? Notre paquet n’en a pas. La couleur libre devrait différer des couleurs imprimées.
CV-INS-5 = Deux trains multicolores : choisissez deux couleurs différentes, et laquelle se déplace d’abord.
CV-R48 = Quand nomme-t-on les couleurs des symboles multicolores ? Après l’entrée des nouveaux trains et avant tout lancer de dé, toutes ensemble. L’ordre se décide au moment où chacune commence.
CV-INS-6 = Trois trains multicolores : tous les trains du réseau se déplacent, les couleurs dans l’ordre de votre choix.
CV-INS-7 = Vous pouvez aussi choisir une couleur sans train sur le réseau. Alors rien ne bouge pour elle.
CV-R47 = Peut-on choisir une couleur sans train pour un seul symbole multicolore ? Oui, toujours.
CV-INS-8 = Les trains appelés doivent bouger. Seul un agent peut les en dispenser.
CV-INS-9 = Quand tout est fait, la fiche va dans la défausse, face visible.
CV-INS-10 = Le premier tour révèle la première fiche : un train noir, un marron et un gris entrent en jeu, et rien ne bouge.
CV-R46 = Les trains roulent-ils pour la première fiche ? Non, elle fait seulement entrer les trois premiers.

CV-NEW-1 = Pour un nouveau train, choisissez une couleur présente au dépôt, puis lancez les deux dés de départ : il est placé sur la case qui porte leur somme, tourné vers la sortie.
CV-R42 = Peut-on nommer une couleur absente du dépôt pour s’épargner un nouveau train ? Non, pas tant qu’il y a un train au dépôt.
CV-NEW-2 = Si un train occupe cette case de départ, le nouveau reste au dépôt et on perd deux jetons.
CV-NEW-3 = S’il n’y a plus de train au dépôt, on perd deux jetons à la place.
CV-NEW-4 = Deux nouveaux trains d’une même fiche sont de couleurs différentes, l’un après l’autre. Sans deuxième couleur au dépôt, on perd deux jetons.
CV-R43 = Deux nouveaux trains, mais une seule couleur au dépôt ? Le premier entre, le second coûte deux jetons. Une table peut permettre deux trains de la même couleur.
CV-R44 = Nomme-t-on les deux couleurs d’avance ? Non, l’une après l’autre.
CV-R45 = Si le premier ne peut partir car sa case est prise, sa couleur est-elle épuisée pour cette fiche ? Oui, c’était le train choisi.
CV-NEW-5 = Pour la première fiche, on relance les dés jusqu’à une case libre, sans rien perdre.
CV-NEW-6 = Un nouveau train se déplace aussitôt si la même fiche appelle sa couleur.

CV-ORD-1 = Dans une couleur, nommez un train, lancez son dé et déplacez-le entièrement avant de nommer le suivant.

CV-DIE-1 = Chaque déplacement a son propre lancer du dé de la couleur : noir 2 3 3 4 4 5, marron 1 2 2 3 3 4, gris 1 1 1 2 2 3.
CV-DIE-2 = Vous choisissez une sortie, ou de vous arrêter, en connaissant déjà le résultat du dé.
CV-R18 = Choisit-on la sortie d’une ville avant ou après le lancer de dé ? Après : on nomme le train, on lance, puis on le déplace.

CV-ACT-1 = Jouez autant de vos cartes que vous voulez, dans l’ordre voulu, chacune jusqu’au bout avant la suivante.
CV-R41 = Peut-on jouer une carte qui ne change rien, comme un disque sur un feu vert ? Non.
CV-ACT-2 = Une carte jouée va aussitôt dans la défausse, face visible.
CV-R74 = Peut-on revenir en arrière ? Oui, pour tout ce qui n’a rien révélé, tant que le tour n’est pas fini et qu’il n’y a eu depuis aucun dé lancé ni carte révélée.
CV-ACT-3 = C’est le joueur actif qui termine le tour, même après sa dernière carte. Jusque-là, tout ce qui n’a rien révélé peut être repris.

CV-SIG-1 = Une carte Feu déplace un disque vert d’un feu vert quelconque vers un feu rouge quelconque.
CV-R39 = Sur quels feux peut-on prendre un disque ? Sur tout feu vert, tant que chaque ville garde le sien (CV-SIG-3).
CV-SIG-2 = Le nombre de disques ne change jamais, et un feu en porte un au plus.
CV-SIG-3 = Chaque ville marchande et chaque port garde au moins un feu vert. Son seul disque ne peut aller que sur un autre feu de la même ville ou du même port.

CV-SWI-1 = Une carte Aiguillage change les deux branches ouvertes d’un aiguillage ; à un aiguillage de quatre voies, les deux disques peuvent bouger.
CV-R3 = Quelles branches peut-on ouvrir ? Deux quelconques, même en angle aigu, sauf si le plateau nomme les paires ; les nôtres n’en nomment pas.
CV-R4 = Peut-on régler un aiguillage tout contre un train ? Toujours : un train n’est jamais arrêté sur un aiguillage.

CV-MVC-1 = Une carte Déplacement fait rouler un train quelconque du réseau : lancez son dé.
CV-R69 = Peut-on jouer une carte Déplacement pour un train qui ne peut pas rouler ? Oui : on lance le dé et l’on paie.

CV-ANY-1 = Au lieu de la bonne carte, vous pouvez défausser deux cartes quelconques pour une des trois actions.
CV-R37 = L’échange de deux cartes pour une sert-il aussi à charger ? Non, charger demande une carte quelconque (CV-LOAD-1).
CV-R38 = L’une des deux peut-elle être la bonne carte ? Oui. C’est du gâchis, mais c’est permis.

CV-LOAD-1 = Défaussez une carte quelconque : un train vide arrêté dans une ville marchande qui a des cubes en prend un.
CV-LOAD-2 = Un train porte un cube au plus, et ne le décharge jamais dans une ville marchande.
CV-LOAD-3 = On charge seulement pendant la phase des actions, même au tour d’arrivée du train et entre deux cartes Déplacement.
CV-R35 = Un train peut-il charger au tour de son arrivée, et plusieurs trains au même tour ? Les deux.

CV-DRAW-1 = À la fin de votre tour, piochez cinq cartes, sans jamais dépasser dix cartes en main.
CV-R64 = Faut-il défausser au-delà de dix cartes ? Cela n’arrive pas : on cesse de piocher à dix.
CV-DRAW-2 = Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle.
CV-R63 = Mélange-t-on la défausse quand la pioche est vide, ou quand il faut une carte ? Quand elle est vide, aussitôt.

CV-MOVE-1 = Les trains se déplacent pour une fiche d’instruction ou une carte Déplacement, selon les mêmes règles.
CV-MOVE-2 = Chaque section de voie, ville ou case de départ où un train entre coûte un point.
CV-R23 = Une ville traversée coûte-t-elle un point ? Oui, comme toute case.
CV-MOVE-3 = Un train roule toujours vers l’avant. Il ne peut faire demi-tour qu’en partant d’une ville.
CV-MOVE-4 = Un train par case, et pas de dépassement.
CV-MOVE-5 = Devant un feu rouge, un train s’arrête sur la case qui précède.
CV-R17 = Et un feu rouge juste après un aiguillage ? Le train reste avant le aiguillage, où personne ne s’arrête.
CV-MOVE-6 = À un aiguillage, un train suit les branches ouvertes. Si un disque couvre sa branche, il s’arrête avant.
CV-MOVE-7 = Derrière un train qui va dans le même sens ou qui est dans une ville, un train s’arrête sur la case qui précède.
CV-R6 = Et si le train de devant doit rouler plus tard pour la même fiche ? Celui de derrière s’arrête et paie tout de même. Choisir l’ordre est le remède (CV-ORD-1).
CV-R7 = Et si un train se trouve dans la ville devant ? La voie est bloquée, un jeton par point. Ce n’est jamais une collision : en ville, un train ne regarde nulle part.
CV-MOVE-8 = Arrêté par un feu rouge, un aiguillage ou un train, vous perdez un jeton par point non utilisé.
CV-R1 = Les points comptent-ils comme non utilisés quand un aiguillage retient un train ? Oui, un jeton chacun : seules les arrivées en ville et au port sont gratuites.
CV-R71 = Et plusieurs obstacles à la fois, un feu rouge et un aiguillage fermé ? Le prix est le même ; on nomme le premier rencontré.
CV-MOVE-9 = Un train qui arrive dans une ville doit s’y arrêter, sauf s’il peut la traverser (CV-MOVE-11), et les points restants ne coûtent rien.
CV-MOVE-10 = Un train qui part d’une ville en sort par n’importe quel feu vert, même par où il est venu. Il ne peut pas choisir de rester.
CV-R9 = Et si la sortie est bloquée par un train qui s’éloigne ? Le train reste en ville et chaque point coûte un jeton : seule l’arrivée y est gratuite.
CV-R19 = Un train peut-il rester dans sa ville, ou choisir un feu rouge pour y rester ? Non, il sort par un feu vert, et il y en a toujours un (CV-SIG-3). Il peut choisir une sortie bloquée.
CV-MOVE-11 = Là où l’on peut traverser les villes, un train qui a encore des points peut s’arrêter sans frais, ou continuer par un autre feu vert si la case derrière est libre.
CV-R20 = Un train qui traverse une ville peut-il repartir par où il est venu ? Non, seul un train qui en part peut faire demi-tour. Une table peut le permettre.
CV-R21 = Et si au-delà de la ville la voie est au rouge, fermée ou occupée ? Le train s’arrête en ville sans frais : il est arrivé.
CV-R22 = Un train peut-il traverser une ville pour heurter un autre train exprès ? Non, seules sont offertes les sorties dont la case suivante est libre. Plus loin, il peut encore en rencontrer un.
CV-R24 = Un train peut-il traverser plusieurs villes d’un trajet ? Oui, tant qu’il a des points.

CV-COL-1 = Collision frontale : vous perdez deux jetons par point non utilisé, et le train qui bougeait retourne au dépôt, son cube dans sa ville.
CV-R8 = Et si l’on quitte une ville vers un train qui vient ? Ils se heurtent, et le train qui bougeait va au dépôt. On pouvait choisir une autre sortie.
CV-R12 = Quel train part après une collision ? Seulement celui qui bougeait.
CV-R13 = Comment compte-t-on les points non utilisés d’une collision ? Le dé moins les cases franchies ; le pas manqué n’est pas utilisé.
CV-R36 = Quand peut-on recharger le cube d’un accident ? Aussitôt, même par un train arrêté dans sa ville.
CV-R72 = Et si une collision fait perdre la partie ? Elle est finie aussitôt, et rien d’autre n’est réglé (CV-TIME-4).
CV-COL-2 = Il n’y a pas de collision si un feu rouge ou un aiguillage fermé sépare les trains, ou s’il ne reste aucun point.
CV-R10 = Deux trains se font face, séparés par un feu rouge ou un aiguillage fermé : se heurtent-ils ? Non, c’est un arrêt ordinaire, un jeton par point.
CV-R11 = Et si le dernier point les met nez à nez ? Rien pour l’instant. Celui qui bouge ensuite provoque la collision.

CV-DEP-1 = Un train qui entre dans une case de départ coûte deux jetons, quels que soient les points restants, et retourne au dépôt, son cube dans sa ville.
CV-R14 = Entrer dans une case de départ demande-t-il un point ? Oui. Sans point, le train s’arrête devant.
CV-R15 = Et si un train attend sur cette case de départ ? Il fait face à celui qui vient : une collision, deux jetons par point non utilisé (CV-COL-1).
CV-R73 = Un train peut-il s’arrêter de nouveau sur une case de départ ? Jamais, y entrer l’envoie au dépôt.

CV-PORT-1 = Un train qui arrive au port livre son cube et retourne aussitôt au dépôt. Les points restants ne coûtent rien. En Europe centrale, les trains vides y retournent aussi.
CV-R28 = Et un train vide au port d’Europe centrale ? Il va au dépôt. Cela ne coûte rien et ne rapporte rien.
CV-PORT-2 = Un port a des places pour chaque couleur : deux en Europe centrale, une dans chaque port d’Amérique du Nord.
CV-R30 = Et un train chargé dans un port qui n’a plus de place pour son cube ? Son trajet finit : le cube retourne dans sa ville et le train au dépôt, sans perte de jeton. En Amérique du Nord, une table peut le laisser s’y arrêter ou continuer avec son cube.

CV-TIME-1 = On perd des jetons seulement pour les points non utilisés (un chacun, deux en cas de collision ; pas en arrivant dans une ville ou un port), pour un nouveau train qui ne peut pas partir (deux) et pour une entrée dans une case de départ (deux).
CV-TIME-2 = Quand le dernier jeton part, la fiche du dessus va dans la boîte sans être vue, et tous les jetons reviennent.
CV-R58 = Et si l’horloge est vide et que rien n’est dû ? La fiche va aussitôt dans la boîte et l’horloge est de nouveau pleine.
CV-TIME-3 = Les jetons encore dus sont retirés de l’horloge remplie. Une grosse perte peut coûter deux fiches.
CV-R57 = Et si une perte dépasse une horloge pleine ? On continue : une autre fiche, une autre horloge, jusqu’à ce que tout soit payé.
CV-TIME-4 = S’il faut mettre une fiche dans la boîte et que la pioche est vide, la partie est aussitôt perdue.
CV-R59 = Et si l’horloge prend la dernière fiche au milieu d’un tour ? On finit ce tour, qui est le dernier. S’il faut encore une fiche, la partie est aussitôt perdue.

CV-AGT-1 = Chaque agent aide une fois par partie, pendant le tour du joueur actif. Plusieurs peuvent aider au même tour.
CV-R56 = Les autres peuvent-ils appeler des agents, et plusieurs par tour ? Seul le joueur actif les appelle ; plusieurs peuvent aider au même tour.
CV-AGT-EU-1 = Le logisticien : après un lancer de dé de déplacement et avant que le train parte, relancez. Le second résultat compte.
CV-R55 = Quels dés peut-on relancer, et peut-on garder le premier résultat ? Un dé de déplacement, pour une fiche ou une action, une fois. Le second compte, même s’il est pire.
CV-AGT-EU-2 = La gestionnaire : dès maintenant et jusqu’à la fin du tour, les trains peuvent traverser les villes marchandes. Vous pouvez l’appeler à tout moment de votre tour, même entre une carte et son effet ; un train déjà parti finit son trajet.
CV-R25 = La gestionnaire laisse-t-elle traverser le port ? Non, un train qui l’atteint va toujours au dépôt. Une table peut laisser les trains vides traiter le port comme une ville marchande.
CV-R26 = Pour quels trajets la gestionnaire compte-t-elle ? Pour tous ceux jusqu’à la fin du tour, ceux de la fiche comme ceux des cartes Déplacement.
CV-R27 = Peut-on l’appeler au milieu d’un trajet ? Un trajet n’a pas de milieu : une fois la sortie choisie, le train roule jusqu’au bout. Vous pouvez l’appeler après le lancer de dé, et vous n’y perdez rien.
CV-AGT-EU-3 = Le chef de train : choisissez une couleur de la fiche qui n’a pas commencé à bouger. Ses trains ne bougent pas cette fois.
CV-R51 = Le chef de train peut-il annuler un symbole multicolore, et jusqu’à quand ? Oui, jusqu’au premier lancer de dé de cette couleur. La couleur compte comme choisie : deux symboles demandent toujours deux couleurs.
CV-AGT-NA-1 = Le garde-voie : juste après l’avoir révélée, mettez la fiche sous la pioche et prenez la suivante. Pas pour la première fiche, ni s’il n’en reste plus.
CV-R53 = Quand exactement le garde-voie peut-il aider ? Avant que rien de la fiche ne soit fait, pas pour la première fiche, et seulement s’il reste une fiche. Le nombre de tours ne change pas.
CV-AGT-NA-2 = L’agent de manœuvre : au lieu de lancer les dés de départ, placez un nouveau train sur une case de départ libre de votre choix. Là où des jetons sont sur les cases, une case porte le numéro de son jeton.
CV-R54 = Où et quand l’agent de manœuvre place-t-il un train ? Sur toute case de départ libre, pour la première fiche aussi ; on ne pioche alors pas de jeton. Sans case libre, il ne peut pas aider.
CV-AGT-NA-3 = La cheffe de section : un train qui devrait bouger pour la fiche reste où il est.
CV-R52 = Quand la cheffe de section aide-t-elle ? Chaque fois qu’il faut nommer un train, pour un de ceux qu’on pourrait nommer ; avec les trains multicolores aussi.

CV-END-1 = Vous gagnez tous aussitôt quand le huitième cube est livré, ou le dixième s’il faut livrer dix marchandises.
CV-R62 = Et si des trains devaient encore rouler quand arrive le dernier cube ? Vous gagnez aussitôt, et le reste est annulé.
CV-END-2 = Vous perdez tous si un tour se termine et qu’il ne reste plus de fiche d’instruction.
CV-R61 = Quand exactement finit le dernier tour ? Quand le joueur actif l’a terminé et qu’il n’y a plus de fiche. On ne pioche pas.
CV-END-3 = Vous perdez tous aussitôt si l’horloge se vide et qu’il n’y a plus de fiche à mettre dans la boîte.
CV-R60 = Les jetons perdus comptent-ils encore au dernier tour ? Seulement si l’horloge se vide : la partie est alors aussitôt perdue.

CV-DIFF-1 = Retirer moins de fiches d’instruction rend la partie plus facile, en retirer plus la rend plus difficile.
CV-R68 = Combien de fiches d’instruction peut-on retirer ? Douze au plus, pour qu’il en reste six.
CV-DIFF-2 = Huit, neuf ou dix jetons Temps rendent la partie plus facile.
CV-DIFF-3 = Un disque vert de plus, sur un feu rouge quelconque au départ, rend la partie plus facile.
CV-DIFF-4 = Dix marchandises au lieu de huit rendent la partie plus difficile ; chaque ville marchande a alors trois cubes.
CV-DIFF-5 = Pour dix marchandises, il y a aussi des places pour toute couleur : deux en Europe centrale, une dans chaque port d’Amérique du Nord. Un cube prend d’abord une place de sa couleur.
CV-R33 = Quelle place prend un troisième cube d’une couleur ? D’abord une place de sa couleur, puis une pour toute couleur.
CV-R34 = Et si les places pour toute couleur sont prises ? Il n’y a alors plus de place, comme dans CV-R30.

CV-VAR-1 = Départs mélangés : les onze jetons sont répartis sur les cases de départ pour toute la partie. La somme des dés désigne un jeton, et la case où il se trouve porte son numéro.
CV-VAR-2 = Sans dés de départ : trois jetons disent d’où partent les premiers trains. Ensuite, on pioche un jeton pour chaque nouveau train.
CV-VAR-3 = Les jetons piochés sont mis de côté ; quand il n’en reste plus, on remélange les onze.
CV-R67 = Les deux emplois des jetons Départ vont-ils ensemble, et s’il n’en reste plus ? C’est l’un ou l’autre. Les jetons piochés sont mis de côté, et l’on remélange les onze quand il n’en reste plus.

CV-NA-1 = L’Amérique du Nord a deux ports, et chacun a besoin d’un cube de chaque couleur.
CV-NA-2 = En Amérique du Nord, les trains peuvent traverser les villes par les feux verts, ou s’y arrêter sans frais.
CV-NA-3 = En Amérique du Nord, un train vide peut s’arrêter dans un port ou le traverser.
CV-R31 = Un train vide qui attend dans un port gêne-t-il ? Oui, il occupe la case, et il doit rouler quand sa couleur est appelée.
CV-R32 = Peut-on envoyer un tel train au dépôt ? Non.
CV-NA-4 = Un train chargé qui arrive dans un port y termine toujours son trajet : il livre et va au dépôt.
CV-R29 = Un train chargé peut-il traverser un port d’Amérique du Nord, ou y attendre ? Non, seuls les vides le peuvent (CV-NA-3).
CV-NA-5 = Un train ne peut pas traverser une ville et charger en un seul trajet : arrêtez-le, chargez, puis repartez.
CV-NA-6 = L’Amérique du Nord a neuf disques verts : six pour les villes et les ports, trois sur les voies.

CV-INFO-1 = Vous pouvez parler de tout, même de vos mains. Les mains sont visibles, sauf si la table en décide autrement.
CV-R65 = Les mains sont-elles visibles ? Oui, puisqu’on peut parler de tout. Une table peut jouer à mains cachées ; on voit alors seulement le nombre de cartes.
CV-INFO-2 = Personne ne connaît l’ordre des pioches, les fiches retirées ni celles de la boîte. Tout le reste est visible.
CV-R58b = Connaît-on les fiches de la boîte ? Non, elles y vont sans être vues.

CV-PLAY-1 = Une autre décision est attendue d’abord, ou celle d’un autre joueur.
CV-PLAY-2 = Cette carte, ce train, ce disque ou cet agent n’est pas là.
CV-PLAY-3 = La partie est finie.

## What may be done

action-end = Finir le tour
action-accept = Appliquer la fiche
action-trackman = Garde-voie : mettre la fiche sous la pioche
action-logistician = Logisticien : relancer le dé
action-manager = Gestionnaire : les trains peuvent traverser les villes à ce tour
action-conductor = Chef de train : pas de déplacement pour la couleur { $colour }
action-shunter = Agent de manœuvre : le nouveau train part du { $departure }
action-chief = Cheffe de section : { $train } ne bouge pas
action-new = Nouveau train : { $colour }
action-roll = Tirer la case de départ
action-colours = Déplacer { $colours }
action-move = Déplacer { $train }
action-go = Partir
action-stop = S’arrêter ici
action-exit = Partir vers { $exit }
action-play = Jouer { $card }
action-trade = Défausser { $cards } pour l’action { $card }
action-load = Charger { $train } avec la carte { $card }
action-lift = Prendre le disque de { $light }
action-put = Poser le disque sur { $light }
action-set = Régler { $junction } : { $one }–{ $other }
action-begins = { $seat } commence
action-token = Jeton Départ { $number }
action-sets = { $junction } est réglé : { $one }–{ $other }
action-lights = Un disque vert est posé sur { $light }
action-deals = { $seat } reçoit { $card }
action-reveals = La fiche dit : { $instruction }
action-departs = Les dés de départ montrent { $number }
action-rolls = Le dé montre { $points }

## What happened

event-began = { $seat } commence
event-token_laid = Le jeton { $number } est sur la case de départ { $space }
event-token_drawn = Le jeton { $number } est pioché
event-switch_laid = { $junction } est réglé : { $one }–{ $other }
event-disc_laid = Un disque vert est posé sur { $light }
event-turn = Au tour de { $seat }
event-revealed = { $seat } révèle : { $instruction }
event-put_under = { $seat } met la fiche sous la pioche : { $instruction }
event-placed = { $train } part de { $space }
event-placement_failed = { $space } est occupé : le nouveau train { $colour } reste au dépôt
event-no_train_left = Plus de train à mettre en jeu au dépôt
event-colours_chosen = { $seat } choisit { $colours }
event-colour_held = Pas de déplacement pour la couleur { $colour }
event-train_held = { $train } ne bouge pas
event-rolled = { $train } obtient { $points }
event-moved = { $train } va de { $from_space } à { $space }
event-stopped = { $train } s’arrête : { $reason } ; { $unused } non utilisés, { $paid } payés
event-collision = Collision : { $train } heurte { $into } ; { $unused } non utilisés, { $paid } payés
event-departure_entered = { $train } entre dans la case de départ { $space }
event-delivered = { $train } livre un cube { $goods } à { $space }
event-cube_returned = Un cube { $goods } retourne dans sa ville
event-to_depot = { $train } va au dépôt
event-tokens_lost = Jetons Temps perdus : { $count }
event-boxed = Une fiche d’instruction va dans la boîte ; fiches restantes : { $left }
event-played = { $seat } joue { $card }
event-traded = { $seat } défausse { $cards } pour l’action { $card }
event-loaded = { $seat } charge un cube { $goods } avec la carte { $card } : { $train }
event-signal_moved = Un disque vert passe de { $from_light } à { $light }
event-switch_set = { $junction } est réglé : { $one }–{ $other }
event-drew = { $seat } pioche { $card }
event-drew_unseen = { $seat } pioche une carte
event-reshuffled = La défausse devient la pioche
event-agent_used = { $seat } appelle { $agent }
event-won = Les { $delivered } marchandises sont livrées : vous gagnez ensemble
event-lost = Le temps est écoulé, marchandises livrées : { $delivered }. Vous perdez ensemble

## Several such events in a row, in one sentence

run-token_laid = On pose les jetons Départ ({ $count })
run-switch_laid = On règle les aiguillages ({ $count })
run-disc_laid = On pose les disques verts ({ $count })
run-drew = { $seat } pioche { $count } cartes
run-drew_unseen = { $seat } pioche { $count } cartes

## What a turn comes to, in short; the name of its player is left out where it comes first

short-put_under = { $seat } a remis la fiche sous la pioche
short-placed = { $train } a démarré ({ $space })
short-placement_failed = pas de place ({ $space })
short-collision = { $train } a heurté { $into }
short-departure_entered = { $train } a fini dans une case de départ
short-delivered = { $train } a livré un cube { $goods }
short-loaded = { $seat } a chargé un cube { $goods } ({ $train })
short-agent_used = { $seat } a appelé { $agent }
short-signal_moved = un feu déplacé
short-switch_set = un aiguillage réglé
short-boxed = une fiche perdue
short-tokens_lost = jetons Temps perdus : { $count }
short-won = tout est livré
short-lost = le temps est écoulé

## What is to be decided, for the one who decides and for the others

ask-start-you = le hasard décide qui commence
ask-start-other = Le hasard décide qui commence
ask-tokens-you = on mélange les jetons Départ
ask-tokens-other = On mélange les jetons Départ
ask-chance_layout-you = le hasard dispose les disques
ask-chance_layout-other = Le hasard dispose les disques
ask-layout-you = disposez les aiguillages et les disques verts
ask-layout-other = { $seat } dispose les disques
ask-deal-you = on pioche des cartes
ask-deal-other = On pioche des cartes
ask-reveal-you = une fiche d’instruction est révélée
ask-reveal-other = { $seat } révèle une fiche d’instruction
ask-card-you = appliquez la fiche, ou appelez un agent
ask-card-other = { $seat } lit la fiche d’instruction
ask-new_colour-you = choisissez la couleur du nouveau train
ask-new_colour-other = { $seat } choisit la couleur d’un nouveau train
ask-new_place-you = tirez la case de départ, ou appelez un agent
ask-new_place-other = { $seat } cherche d’où part le nouveau train
ask-depart-you = la case de départ est tirée
ask-depart-other = La case de départ est tirée
ask-colours-you = choisissez les couleurs qui se déplacent
ask-colours-other = { $seat } choisit les couleurs qui se déplacent
ask-select-you = choisissez le prochain train à déplacer
ask-select-other = { $seat } choisit un train
ask-roll-you = le dé roule
ask-roll-other = { $seat } lance le dé
ask-rolled-you = faites partir le train
ask-rolled-other = { $seat } regarde le dé
ask-city-you = arrêtez-vous dans la ville ou traversez-la
ask-city-other = { $seat } décide si le train s’arrête
ask-actions-you = jouez des cartes, chargez des trains ou finissez le tour
ask-actions-other = { $seat } joue des cartes
ask-lift-you = choisissez le disque vert à déplacer
ask-lift-other = { $seat } déplace un disque vert
ask-put-you = choisissez où va le disque vert
ask-put-other = { $seat } déplace un disque vert
ask-switch-you = choisissez un aiguillage et ses branches ouvertes
ask-switch-other = { $seat } règle un aiguillage
ask-target-you = choisissez le train à déplacer
ask-target-other = { $seat } choisit un train

## Why a bot does it

explain-layout = C’est ainsi que le plateau est bien réglé pour commencer.
explain-accept = Cette fiche convient ; une autre pourrait être pire.
explain-trackman = Cette fiche coûterait plus que la suivante sans doute.
explain-logistician = Ce jet coûte plus qu’un autre sans doute.
explain-manager = Traverser les villes fait avancer les trains à ce tour.
explain-conductor = Ces trains perdraient plus de temps qu’ils n’en gagnent.
explain-shunter = De là, le nouveau train a un bon chemin vers ses marchandises.
explain-new = Un train de cette couleur est le plus utile sur les voies ouvertes.
explain-roll = Que les dés choisissent ; l’agent reste pour plus tard.
explain-colours = Ces couleurs gagnent le plus, ou perdent le moins, à bouger maintenant.
explain-move = { $train } va vers { $space } : { $far } ; risque moyen d’un déplacement, en jetons : { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-move_anywhere = { $train } n’a pas de but en ce moment ; risque moyen d’un déplacement, en jetons : { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-chief = { $train } reste en chemin vers { $space } ({ $far }) ; risque moyen d’un déplacement, en jetons : { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-chief_anywhere = { $train } reste où il est ; risque moyen d’un déplacement, en jetons : { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-go = { $train } roule vers { $space } : { $far } ; le risque moyen, en jetons, était de { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-go_anywhere = { $train } doit rouler, même sans but ; le risque moyen, en jetons, était de { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-exit = Cette sortie est la meilleure pour { $train } ; jusqu’à { $space } : { $far } ; le risque moyen, en jetons, était de { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-exit_anywhere = Cette sortie coûte le moins pour { $train } ; le risque moyen, en jetons, était de { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-stop = { $train } fait bien de s’arrêter ici ; jusqu’à { $space } : { $far } ; risque moyen en continuant, en jetons : { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-stop_anywhere = { $train } fait bien de s’arrêter ici ; risque moyen en continuant, en jetons : { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
explain-load = { $train } peut emporter le cube { $goods }.
explain-signal = Un feu sur la route des trains doit passer au vert ; cela vaut { $count } de mes cartes.
explain-switch = Un aiguillage sur la route des trains doit être réglé autrement ; cela vaut { $count } de mes cartes.
explain-card_move = Un train a la voie libre ; le déplacer vaut { $count } de mes cartes.
explain-lift = Aucun train n’a bientôt besoin de ce feu : { $light }.
explain-put = Ce feu peut bientôt servir : { $light }.
explain-put_for = Par ici doit passer { $train } : { $light }.
explain-set = { $junction } vaut mieux ouvert entre { $one } et { $other }.
explain-set_for = À { $junction }, entre { $one } et { $other }, doit passer { $train }.
explain-end = Les autres cartes vaudront plus tard davantage.

## Labels of the board

board-clock = Horloge
board-cards = Fiches à venir
board-boxed = perdues par l’horloge
board-card = Fiche
board-delivered = Livré
board-waiting = En attente
board-agents = Agents
board-trains = Trains
board-depot = Dépôt
board-towards = vers
board-green = Feux verts
board-switches = Ouvert à

## Values of parameters, as they stand in a sentence

value-colour-black = noir
value-colour-brown = marron
value-colour-grey = gris
value-colours-black = noir
value-colours-brown = marron
value-colours-grey = gris
value-colours-black-brown = noir et marron
value-colours-black-grey = noir et gris
value-colours-brown-grey = marron et gris
value-train-black1 = le train noir 1
value-train-black2 = le train noir 2
value-train-black3 = le train noir 3
value-train-brown1 = le train marron 1
value-train-brown2 = le train marron 2
value-train-brown3 = le train marron 3
value-train-grey1 = le train gris 1
value-train-grey2 = le train gris 2
value-train-grey3 = le train gris 3
value-into-black1 = le train noir 1
value-into-black2 = le train noir 2
value-into-black3 = le train noir 3
value-into-brown1 = le train marron 1
value-into-brown2 = le train marron 2
value-into-brown3 = le train marron 3
value-into-grey1 = le train gris 1
value-into-grey2 = le train gris 2
value-into-grey3 = le train gris 3
value-goods-blue = bleu
value-goods-yellow = jaune
value-goods-red = rouge
value-goods-white = blanc
value-card-signal = Feu
value-card-switch = Aiguillage
value-card-move = Déplacement
value-cards-signal =
    { $count ->
        [one] { $count } Feu
       *[other] { $count } Feux
    }
value-cards-switch =
    { $count ->
        [one] { $count } Aiguillage
       *[other] { $count } Aiguillages
    }
value-cards-move =
    { $count ->
        [one] { $count } Déplacement
       *[other] { $count } Déplacements
    }
value-far-space =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
value-far-change =
    { $count ->
        [one] { $count } réglage
       *[other] { $count } réglages
    }
value-agent-logistician = le logisticien
value-agent-manager = la gestionnaire
value-agent-conductor = le chef de train
value-agent-trackman = le garde-voie
value-agent-shunter = l’agent de manœuvre
value-agent-section_chief = la cheffe de section
value-reason-points = tous les points utilisés
value-reason-red = un feu rouge
value-reason-switch = un aiguillage fermé
value-reason-train = un train devant
value-reason-city = arrivé dans une ville
value-reason-chosen = arrêté par choix

## Places of a board and what is on an instruction card

place-towards = { $city } vers { $place }
place-between = la ligne { $one }–{ $other }
place-section = section { $n } de { $one }–{ $other }
symbol-black = noirs
symbol-brown = marron
symbol-grey = gris
symbol-any = couleur au choix
order-start = trois nouveaux trains
order-new-1 = un nouveau train ; { $moves }
order-new-2 = deux nouveaux trains ; { $moves }
order-then = { $before }, { $moves }

## Titles

title = Convoi Express
material-board = Plateau
material-deck = Fiches d’instruction

## What a table may choose

option-board = Plateau
option-board-about = Les deux plateaux sont de notre main. L’Europe centrale convient pour débuter.
option-firstSeat = Qui commence
option-firstSeat-about = À table, le dernier arrêté à un passage à niveau ; ici, l’hôte ou le hasard décide.
option-firstSeat-random = le hasard décide
option-firstSeat-0 = place 1
option-firstSeat-1 = place 2
option-firstSeat-2 = place 3
option-firstSeat-3 = place 4
option-layout = Aiguillages et feux au départ
option-layout-about = Comment les disques sont disposés au début ; la disposition conseillée est de nous.
option-layout-first = disposition conseillée
option-layout-custom = le premier joueur choisit
option-layout-random = le hasard choisit
option-removed = Fiches d’instruction retirées
option-removed-about = Moins, c’est plus facile ; plus, c’est plus difficile : chaque fiche est un tour.
option-tokens = Jetons Temps
option-tokens-about = Plus de jetons sur l’horloge, c’est plus facile.
option-extraGreen = Un feu vert de plus
option-extraGreen-about = Plus facile : un disque vert de plus, où l’on veut.
option-goods = Marchandises à livrer
option-goods-about = Dix, c’est plus difficile.
option-departures = Nouveaux trains
option-departures-about = Comment on sait d’où part un nouveau train.
option-departures-printed = dés, numéros imprimés
option-departures-shuffled = dés, numéros mélangés
option-departures-tokens = jetons au lieu des dés
option-hiddenHands = Mains cachées
option-hiddenHands-about = On ne montre que le nombre de cartes.
option-passReversal = Demi-tour dans les villes
option-passReversal-about = Un train qui traverse une ville peut repartir par où il est venu.
option-managerIncludesPort = La gestionnaire ouvre le port
option-managerIncludesPort-about = Au tour de la gestionnaire, un train vide peut s’arrêter au port ou le traverser.
option-fullPort = Plus de place au port
option-fullPort-about = Ce qui arrive à un train chargé dans un port sans place pour son cube (continuer : seulement là où les trains vides peuvent utiliser les ports).
option-fullPort-return = le cube rentre chez lui
option-fullPort-pass = le train peut continuer
option-twoNewFallback = Deux trains, une seule couleur
option-twoNewFallback-about = Quand le dépôt n’a pas de deuxième couleur pour la fiche à deux nouveaux trains.
option-twoNewFallback-penalty = on perd deux jetons
option-twoNewFallback-sameColour = la même couleur encore

## What the laboratory counts

measure-delivered = Marchandises livrées
measure-tokens = Jetons Temps perdus
measure-boxed = Fiches perdues à cause de l’horloge
measure-collisions = Collisions
measure-agents = Agents appelés

## Events in a word or two, above a column of a report

happening-token_laid = jetons posés
happening-switch_laid = réglages de départ
happening-disc_laid = disques posés
happening-revealed = révélées
happening-put_under = remises dessous
happening-placed = départs
happening-placement_failed = départs impossibles
happening-colour_held = couleurs épargnées
happening-colours_chosen = couleurs choisies
happening-train_held = trains épargnés
happening-rolled = dés lancés
happening-moved = trajets
happening-stopped = arrêts
happening-collision = collisions
happening-departure_entered = entrées dans un départ
happening-delivered = livraisons
happening-cube_returned = cubes rendus
happening-to_depot = retours au dépôt
happening-played = jouées
happening-traded = deux pour une
happening-loaded = chargements
happening-signal_moved = disques déplacés
happening-switch_set = aiguillages réglés
happening-drew = piochées
happening-agent_used = appelés

## What is wrong with material that a table brings

fault-BV-16-train-facing-reaches = BV-16 : un train tourné là vers { $end } n’atteint aucune ville
fault-BV-13-no-line-leads = BV-13 : aucune voie ne mène à { $name } depuis { $other }
fault-BV-14-no-way-departure = BV-14 : pas de chemin du départ { $number } à { $city }
fault-BV-15-points = BV-15 : { $points } points jusqu’à { $port }, et non de { $low } à { $high }
fault-BV-17-every-way-uses = BV-17 : tous les chemins vers { $port } passent par un même tronçon
fault-BV-19-drawn-across-links = BV-19 : dessiné en travers de links[{ $i }]
fault-BV-18-closer-than = BV-18 : à moins de { $least } de { $name }
fault-BV-2-two-ends = BV-2 : { $name } doit avoir ses bouts a et b sur des tronçons, et non { $found }
fault-BV-2-needs-one-end = BV-2 : { $name } doit avoir le seul bout out, et non { $found }
fault-BV-2-many-ends = BV-2 : { $name } doit avoir de 2 à { $most } bouts, et non { $found }
fault-BV-8-no-light = BV-8 : il n’y a pas de feu { $name }
fault-BV-8-link-joins-two = BV-8 : un tronçon relie deux villes
fault-BV-8-no-light-link = BV-8 : pas de feu de { $city } sur son tronçon
fault-BV-8-light-far = BV-8 : un feu de { $city } loin d’elle
fault-BV-9-departure-space-linked = BV-9 : une case de départ n’est reliée à aucune section de voie
fault-BV-1-used-by = BV-1 : { $name } sert déjà à { $other }
fault-BV-8-exactly-one-link = BV-8 : { $name } doit être sur un seul tronçon
fault-BV-4-link-joins-two = BV-4 : un tronçon relie deux aiguillages
fault-BV-3-expected-different-legs = BV-3 : il faut des branches différentes, et non { $found }
fault-no-colour-may = aucune couleur ne peut y être deux fois
fault-BV-3-each-leg-one = BV-3 : chaque branche est sur un tronçon, et aucun ne finit ailleurs
fault-BV-8-no-city = BV-8 : { $name } n’est pas une ville
fault-BV-3-no-node = BV-3 : il n’y a pas de { $name }
fault-BV-3-another-link-already = BV-3 : { $node } { $end } est déjà sur un autre tronçon
fault-BV-7-expected-goods-cities = BV-7 : il faut des villes de quatre couleurs, et non { $found }
fault-BV-6-expected-departure-spaces = BV-6 : il faut les départs 2 à 12, et il y en a { $found }
fault-BV-7-expected-one-two = BV-7 : il faut un ou deux ports, et non { $found }
fault-not-unique = { $rule } : il y en a un autre pour { $key }
fault-BV-5-junctions-need = BV-5 : les aiguillages en demandent { $count }
fault-BV-10-expected-least-track = BV-10 : il faut au moins { $least } feux de voie
fault-BV-12-one-each-city = BV-12 : un par ville et { $count } pour la voie
fault-BV-12-expected-green-lights = BV-12 : il faut { $count } feux verts sur la voie
fault-BV-11-expected-two-legs = BV-11 : il faut deux des branches { $legs }, et non { $found }
fault-BV-7-slots-add-up = BV-7 : les places font { $count } en tout
fault-BV-11-not-one-junction = BV-11 : ce n’est pas une paire de cet aiguillage
fault-BV-11-no-such-junction = BV-11 : il n’y a pas d’aiguillage de ce nom
fault-BV-12-expected-another-light = BV-12 : il faut un autre feu, et non { $found }
fault-BV-12-expected-one-green = BV-12 : il faut un feu vert à { $city }
fault-start-card = il faut { $colours }, et rien qui avance
fault-expected-list-boards = il faut une liste de plateaux
fault-expected-files = il faut un plateau, des plateaux ou un paquet
fault-name-taken = { $board } en a un de ce nom
fault-BV-18-expected-place-canvas = BV-18 : il faut un endroit du plan, et non { $found }

## The lesson

lesson-title = Le tour d’exemple de la règle
lesson-person-1 = Vous
lesson-person-2 = Votre partenaire
lesson-step-1 = Vous formez une seule équipe. Les trains vont chercher les cubes dans les quatre villes et les amènent ici, au port. Voici un tour, tel que la règle le joue.
lesson-step-2 = La fiche d’instruction est ouverte. Le signe orange : un nouveau train arrive. Dessous : les trains noirs roulent, puis les gris. Appliquez-la.
lesson-step-3 = De quelle couleur ? Prenez le noir : c’est le plus rapide. Deux dés disent ensuite sur quel numéro orange il commence.
lesson-step-4 = Un six : Calais. Les noirs roulent maintenant, et le train qui vient d’arriver aussi. Pointez-le pour voir où chaque jet le mènerait, puis faites-le partir.
lesson-step-5 = Un quatre. Le feu devant Paris est vert : le troisième point le fait entrer dans la ville, où il doit s’arrêter. Le quatrième est perdu, mais ne coûte rien. Laissez-le rouler.
lesson-step-6 = Ensuite le gris, mais aucun train gris n’est sorti : rien ne bouge. Maintenant, vous jouez des cartes, autant que vous voulez. Vous en avez six : une vous restait du tour précédent.
lesson-step-7 = Un train vide dans une ville qui a des cubes : touchez-le et chargez-en un. N’importe quelle carte paie ; donnez une carte Déplacement, vous en avez trois.
lesson-step-8 = La sortie de Paris vers Dijon est rouge. Touchez le feu vert de Genève, puis le feu rouge de Paris : le disque y va. Genève n’est pas une ville marchande, elle peut s’en passer.
lesson-step-9 = Un disque rouge ferme Dijon aux trains de Paris. Touchez l’aiguillage jusqu’à ce qu’il relie Paris et Lyon, puis réglez-le.
lesson-step-10 = La voie est libre. Touchez le train noir et envoyez-le avec une carte Déplacement.
lesson-step-11 = Un trois. D’une ville, un train sort par n’importe quel feu vert. Touchez celui qui mène vers Dijon.
lesson-step-12 = Il a passé Dijon et regarde vers Lyon. L’aiguillage juste derrière lui est libre : reliez Bâle et Lyon pour les trains qui viendront de là.
lesson-step-13 = Votre dernière carte déplace le train marron. Regardez d’abord les étiquettes rouges : elles disent ce que chaque jet coûterait.
lesson-step-14 = Un quatre, mais le feu devant Amsterdam est rouge : après trois cases, il s’arrête. Laissez-le rouler.
lesson-step-15 = Un point restait, et l’horloge de la gare a perdu un jeton. Quand le dernier part, une fiche d’instruction part avec lui, donc un tour.
lesson-step-16 = Il ne reste aucune carte. Terminez votre tour : vous en piochez cinq.
lesson-step-17 = Votre partenaire révèle la fiche suivante. Ainsi de suite, jusqu’à ce que tous les cubes soient au port, ou que les fiches soient épuisées.

## The sheet

sheet-about = Vous formez une équipe. Réglez aiguillages et feux, guidez les trains vers les villes et amenez huit marchandises au port avant la fin du temps.

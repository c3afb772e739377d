### Sentences of Express.

## Exemples de règles

EX-EX-1 = Vous pouvez commencer un train : un wagon de marchandises ou une voiture, et n’importe quelle carte de votre main comme locomotive, face cachée.
EX-EX-2 = Votre train a deux trémies. Une autre trémie peut suivre, ou un fourgon de queue pour le fermer ; le tombereau, non.
EX-EX-3 = Ce train de voyageurs est dans l’ordre et complet : deux bonus, donc ses cinq voitures comptent quatre fois, 20 points. Le Diesel de votre main, mis en tête, en ferait 40.

## Rules and, below them, how we read them

section-SETUP = Mise en place
section-PACK = Le paquet
section-DEALER = Qui donne
section-TURN = Le tour
section-DRAW = Piocher
section-SHUF = Quand la pioche est vide
section-LAY = Poser
section-ENG = Les locomotives
section-HAND = La limite de main
section-TRAIN = Les trains
section-CAB = Le fourgon de queue
section-WILD = Le wagon extravagant
section-MNT = Les wagons de maintenance
section-DISC = Se défausser
section-TT = La plaque tournante
section-DIS = Les désastres
section-CTR = Contrer un désastre
section-DER = Le déraillement
section-BRK = La casse
section-STL = Le vol
section-WRK = L’accident
section-SWAP = Le changement de moteur
section-INFO = Qui voit quoi
section-OUT = Sortir
section-ASK = Demander à son partenaire
section-SCORE = Compter une manche
section-EXP = Les bonus de l’Express
section-END = La fin
section-TEAM = En équipes
section-IND = Chacun pour soi
section-FIRST = La première partie
section-PLAY = Pas maintenant

EX-SETUP-1 = On joue de deux à six. À deux, trois ou cinq, chacun pour soi ; à quatre ou six, on choisit : en équipes ou chacun pour soi.
EX-R6 = À quatre ou six, peut-on jouer chacun pour soi ? Oui, avec les nombres du jeu individuel : 10 cartes, 10 pour sortir, 50 pour gagner, trois plaques tournantes (EX-IND-1).
EX-SETUP-2 = Les équipiers sont assis en alternance : à quatre deux paires, à six deux équipes de trois, ou trois paires si la table le veut.
EX-R7 = À six en équipes : deux de trois ou trois de deux ? Deux de trois, assises en alternance, comme le dit le livret. Une table peut choisir trois paires.
EX-SETUP-3 = Le paquet compte 132 cartes. À deux ou trois, une plaque tournante reste dans la boîte ; la première partie en retire d’autres.
EX-R1 = Combien de wagons de maintenance compte le paquet ? Un titre du livret dit dix, sa liste onze. La liste donne bien 132 cartes, c’est donc elle qui vaut : deux fourgons de queue, trois transbordeurs. Des listes trouvées chez des collectionneurs donnent trois fourgons de queue et dix wagons de maintenance, dont deux transbordeurs ; elles laissent penser que c’est là le paquet imprimé. Une table peut le choisir.
EX-SETUP-4 = On bat et on distribue : 8 cartes chacun en équipes, 10 chacun quand on joue pour soi.
EX-SETUP-5 = Le reste forme la pioche. La défausse et la fente des désastres sont vides ; aucune carte n’est retournée.
EX-R11 = Retourne-t-on une carte pour commencer la défausse ? Non. Le premier joueur doit donc en piocher deux.
EX-SETUP-6 = Chaque manche commence dans le sens horaire, personne n’a de tour perdu, et le premier tour de chacun reste à venir.
EX-R10 = Un sens renversé dure-t-il à la manche suivante ? Non, après chaque donne on joue dans le sens horaire.

EX-PACK-1 = Wagons de marchandises. Chaque sorte est un type de train : { $cards }.
EX-PACK-2 = Voitures. Toutes ensemble sont un seul type de train : { $cards }. (Une table peut jouer à 2 ou 3 pour chacune.)
EX-PACK-3 = Cartes au rôle particulier : { $cards }.
EX-PACK-4 = Wagons de maintenance : { $cards }.
EX-PACK-5 = Désastres : { $cards }.
EX-PACK-6 = Une table peut jouer avec le paquet selon les collectionneurs : { $cards } ; tous les autres nombres restent les mêmes.
EX-PACK-7 = À deux ou trois joueurs : { $cards } ; tous les autres nombres restent les mêmes.
EX-PACK-8 = Dans la première partie, on ne joue qu’avec ces cartes : { $cards }. À deux ou trois joueurs, EX-PACK-7 vaut aussi.

EX-DEALER-1 = Avant la première manche, chacun reçoit une carte visible. Celui qui a la plus forte valeur donne ; une carte sans nombre compte 0.
EX-DEALER-2 = Les ex æquo au plus haut reçoivent une autre carte, entre eux, jusqu’à ce qu’un seul reste.
EX-DEALER-3 = Toutes les cartes montrées retournent dans le paquet, qu’on bat avant la donne.
EX-DEALER-4 = Le joueur à gauche du donneur joue en premier.
EX-DEALER-5 = À chaque nouvelle manche, la donne passe d’une place dans le sens horaire. Après une maldonne, le même joueur redonne.
EX-R9 = La donne tourne-t-elle ? Oui, dans le sens horaire.

EX-TURN-1 = Un tour a trois parties, dans cet ordre : piocher, poser, se défausser. Il finit quand tout l’effet de la dernière carte est réglé.
EX-TURN-2 = Puis joue le voisin dans le sens actuel ; ceux qui ont perdu un tour sont sautés.
EX-TURN-3 = À votre premier tour d’une manche, vous ne pouvez pas sortir, et une plaque tournante ou un désastre est sans effet : vous pouvez seulement le jeter.
EX-R51 = Premier tour de la partie ou de la manche ? De la manche : chacun doit pouvoir poser avant le premier coup.
EX-TURN-4 = Un tour compte comme joué quand il finit. Un tour perdu par déraillement n’est pas joué.

EX-DRAW-1 = Il faut piocher : deux cartes de la pioche, ou la carte du dessus de la défausse.
EX-R12 = Peut-on se passer de piocher ? Non, on pioche avant de regarder quoi que ce soit.
EX-DRAW-2 = Seule la carte du dessus de la défausse peut être prise, par n’importe qui, même celui qui l’a jetée, tant qu’elle est au-dessus.
EX-R54 = Peut-on prendre une défausse et la rejeter ? Oui.
EX-DRAW-3 = On ne prend jamais rien dans la fente des désastres.

EX-SHUF-1 = Quand il faut une carte et que la pioche est vide, on bat toute la défausse, qui devient la pioche, même entre deux cartes. La fente reste telle quelle.
EX-R13 = Quand exactement bat-on la défausse, et tout entière ? Seulement quand il faut une carte, et tout entière. Jusque-là, sa carte du dessus peut encore être prise.
EX-SHUF-2 = S’il y a moins de deux cartes, on pioche ce qu’il y a.
EX-SHUF-3 = Si les deux piles sont vides, on ne pioche rien et on passe à la pose.
EX-R14 = Et s’il n’y a plus de carte nulle part ? On ne pioche rien et le tour continue ; une main vide finit le tour sans défausse (EX-DISC-4).

EX-LAY-1 = Après la pioche, on peut poser, dans n’importe quel ordre et autant qu’on veut : prendre et remettre des locomotives, commencer des trains, ajouter des wagons, poser un wagon de maintenance, reprendre ce qu’on a posé ce tour, questionner son partenaire. La défausse y met fin.
EX-LAY-2 = C’est seulement pendant sa pose qu’on peut regarder les locomotives de son camp, les déplacer ou les prendre en main.
EX-LAY-3 = À la fin de la pose, chaque train doit avoir sa locomotive, et il faut une carte à défausser.
EX-LAY-4 = Gardez assez de cartes : une pour chaque train sans locomotive et une à défausser. Un nouveau train prend deux cartes, trois si un wagon extravagant vient en premier ; tout autre wagon en prend une.
EX-R48 = Et si l’on a trop posé ? La réserve de cartes l’empêche, et ce qu’on a posé ce tour se reprend (EX-LAY-5) : il y a toujours un chemin vers la défausse.
EX-LAY-5 = Ce qu’on a posé ce tour peut être repris pendant la pose, le dernier wagon d’abord. Avec son seul wagon, un nouveau train disparaît, et sa locomotive revient aussi.
EX-LAY-6 = Les wagons posés aux tours précédents restent où ils sont, dans leur ordre.
EX-LAY-7 = On ne pose que dans le jeu de son propre camp.

EX-ENG-1 = Chaque train a exactement une locomotive. À la fin de la pose, pas de locomotive sans wagon ni de wagon sans locomotive.
EX-ENG-2 = N’importe quelle carte peut servir de locomotive, face cachée ; ce qu’elle montre n’a alors plus d’effet.
EX-ENG-3 = Les locomotives ne sont ni des wagons ni en main : elles ne rapportent rien et ne coûtent rien.
EX-ENG-4 = Un Diesel peut être placé face visible en tête d’un train dont le premier vrai wagon est une voiture. Si une locomotive s’y trouve, elle revient dans votre main dans le même geste. Le Diesel se reprend comme toute locomotive, peut servir face cachée, ou être défaussé.
EX-R23 = Le Diesel est-il la locomotive, ou une carte à côté ? C’est la locomotive même, face visible, pour les seuls trains de voitures, puisqu’il n’a pas de sens ailleurs. Visible, il ne s’échange pas (EX-SWAP-1).
EX-ENG-5 = Peu importe que le train soit à gauche ou à droite de sa locomotive. Son premier wagon est celui qui la touche.
EX-R24 = « De gauche à droite », même si le train va vers la gauche ? On lit en partant de la locomotive.

EX-HAND-1 = Après la défausse, on a cinq cartes en main au plus. Il faut donc descendre à six avant de se défausser.
EX-HAND-2 = La limite ne compte qu’à la fin de son propre tour. Les cartes reçues ensuite, ou par son propre vol, se gardent jusqu’à la fin de son prochain tour.
EX-R40 = Un voleur peut-il avoir plus de cinq cartes ? Oui, jusqu’à la fin de son prochain tour.
EX-HAND-3 = Si la main ne peut pas descendre à six, posez autant de cartes qu’il est possible ; ensuite vous pouvez vous défausser.
EX-R16 = Et si l’on ne peut pas descendre à cinq cartes ? Au premier tour, c’est une maldonne (EX-HAND-5), comme l’a dit l’éditeur ; plus tard, on garde le surplus (EX-HAND-4). Il faut avoir posé autant de cartes que possible.
EX-HAND-4 = À un tour ultérieur, on garde ce qui n’a pas pu être posé.
EX-HAND-5 = Si cela arrive au premier tour de quelqu’un, c’est une maldonne : on ramasse tout, on redonne, et rien n’est compté.

EX-TRAIN-1 = Un train commence par un wagon de marchandises ou une voiture, ou par un wagon extravagant que l’un d’eux rejoint au même tour (EX-WILD-1). On peut avoir autant de trains qu’on veut, même plusieurs du même type.
EX-R25 = Peut-on avoir plusieurs trains d’un même type ? Oui. C’est la seule façon de continuer un type après un fourgon de queue.
EX-TRAIN-2 = On n’ajoute qu’en queue, et du même type. Chaque sorte de wagon est un type ; toutes les voitures ensemble en font un.
EX-R5 = Que font des wagons de banlieue parmi les marchandises ? Le livret en compte neuf à cet endroit. C’est un type de wagon comme les autres : neuf cartes valant 4.
EX-TRAIN-3 = Un wagon d’un autre type ne va qu’après un wagon extravagant qui peut servir de lien.
EX-TRAIN-4 = Rien ne s’ajoute après un fourgon de queue.
EX-TRAIN-5 = La longueur d’un train est le nombre de ses wagons, de toute sorte, sans la locomotive. Il marque à partir de trois.

EX-CAB-1 = Un fourgon de queue ferme n’importe quel train de son camp qui a un wagon et pas encore de fourgon. Il reste le dernier.
EX-CAB-2 = Il compte comme wagon pour la longueur et vaut 0, dans le train comme en main.
EX-R3 = Combien vaut un fourgon de queue ? Rien, où qu’il soit : troisième wagon, il laisse au train la valeur des deux premiers, et on ne lui connaît pas de nombre en main.
EX-CAB-3 = La casse et le vol ne peuvent viser un train fermé par un fourgon de queue. L’accident et le changement de moteur le peuvent.
EX-R37 = Peut-on viser d’une casse ou d’un vol un train fermé, juste pour user un wagon de maintenance posé ? Non, la cible doit d’abord être permise.
EX-CAB-4 = Sur un train de voitures, il annule tous les bonus de l’Express.

EX-WILD-1 = Un wagon extravagant s’ajoute à tout train qui a un vrai wagon et pas de fourgon de queue. Il peut aussi venir en premier, si un vrai wagon le rejoint au même tour : le train compte alors comme ce wagon, pour les bonus de l’Express aussi. Si les vrais wagons sont perdus plus tard, le wagon extravagant reste et en attend un autre.
EX-WILD-2 = Il compte comme un wagon de plus du groupe qui le précède. Il est un lien quand le wagon suivant est d’un autre type.
EX-R26 = Annonce-t-on ce que vaut un wagon extravagant ? Non, sa place le dit : en tête, il est un wagon de plus du premier groupe ; en queue, un de plus de son groupe, jusqu’à ce qu’un autre type le suive. Le livret interdit seulement de le poser comme seul wagon d’un train. Un train peut avoir deux liens, si chacun a deux wagons de son groupe avant lui (EX-WILD-3).
EX-WILD-3 = Il ne peut être un lien que si son groupe a deux autres wagons avant lui.
EX-WILD-4 = Un lien compte pour la longueur et vaut 0. Après lui commence un nouveau groupe.
EX-WILD-5 = Si le wagon après un lien disparaît, le wagon extravagant redevient un wagon de son groupe.
EX-R27 = Que devient un wagon extravagant volé ou découvert ? Volé, c’est de nouveau une simple carte extravagante (EX-STL-2) ; un lien qui perd son wagon suivant redevient ordinaire.
EX-WILD-6 = Dans un train de voitures, il vaut la voiture qui rapporte le plus. Il ne vaut jamais un Diesel, un désastre, une plaque tournante ni un wagon de maintenance.
EX-R28 = Comment un wagon extravagant compte-t-il pour les bonus ? Chacun vaut un type, le même pour Ordre et Complet, et le meilleur choix se fait automatiquement. Il compte parmi les six voitures et vaut une voiture.

EX-MNT-1 = Pendant la pose, on peut poser un wagon de maintenance par tour, face visible à côté des trains. Il ne lui faut ni locomotive ni train. Un tour supplémentaire est un nouveau tour.
EX-R52 = Un wagon de maintenance par tour : et les tours supplémentaires, et les réponses ? Un tour supplémentaire en permet un autre ; répondre à un désastre ne compte pas ; il ne faut pas de train.
EX-MNT-2 = La grue lourde contre l’accident, la grue légère la casse, le wagon bureaux le vol, le wagon outils le déraillement, le transbordeur le changement de moteur.
EX-MNT-3 = Chaque wagon de maintenance posé rapporte 5 à son camp.
EX-R56 = Et deux wagons de maintenance pareils ? Les deux rapportent, et un désastre en use un.

EX-DISC-1 = Chaque tour finit par une carte qui quitte la main : défaussée, défaussée pour sortir, ou une plaque tournante ou un désastre joué.
EX-DISC-2 = N’importe quelle carte peut être jetée face visible sur la défausse. Une plaque tournante ou un désastre jeté là est sans effet.
EX-DISC-3 = Une plaque tournante ou un désastre joué va dans la fente et agit, mais pas à votre premier tour.
EX-DISC-4 = Sans aucune carte, chaque train ayant sa locomotive, on finit son tour sans se défausser.

EX-TT-1 = Une plaque tournante renverse le sens du jeu, et l’on peut aussitôt rejouer un tour complet.
EX-TT-2 = On choisit en la jouant : rejouer, ou laisser jouer le suivant dans le nouveau sens.
EX-R31 = Peut-on refuser l’effet d’une plaque tournante ? Le tour supplémentaire, oui, pas le renversement. Pour éviter les deux, on la jette sans effet (EX-DISC-2).
EX-TT-3 = Après le tour supplémentaire, le jeu repart de vous dans le nouveau sens. À deux, seul le tour supplémentaire compte.
EX-R32 = Que fait une plaque tournante à deux ? Elle donne le tour supplémentaire et rien d’autre.
EX-TT-4 = La limite de main vaut à la fin du tour où on la joue, et de nouveau à la fin du tour supplémentaire.
EX-R61 = Autour d’une plaque tournante, la limite de main vaut-elle une fois, ou après les deux tours ? Après les deux : la plaque est la défausse qui finit le premier.

EX-DIS-1 = Un désastre se joue comme défausse et demande une cible : un accident, n’importe quel train ; une casse ou un vol, tout train non fermé par un fourgon ; un déraillement, n’importe quel joueur ; un changement de moteur, un autre camp. Tous sauf le changement peuvent viser son propre camp.
EX-R53 = Peut-on viser son propre camp ? Oui, sauf par un changement de moteur, qui demande un autre camp. Son propre wagon de maintenance est alors dépensé aussi.
EX-DIS-2 = Sans cible, on ne peut que le jeter, sans effet.
EX-R38 = Que faire d’un désastre sans cible ? Le jeter, rien d’autre.
EX-DIS-3 = On nomme la carte, puis sa cible. Un wagon de maintenance posé la contre ; sinon, une carte de la main peut le faire ; sinon, elle agit.
EX-DIS-4 = Aucun désastre ne frappe des trains en plein changement : hors de la pose, chaque train a sa locomotive.
EX-R47 = Et si l’on vise un train dont la locomotive a été reprise ? C’est impossible : à la fin de la pose, chaque train a la sienne (EX-LAY-3).
EX-DIS-5 = Un désastre reste dans la fente, qu’il ait agi ou qu’il ait été contré.
EX-R36 = Où va un désastre contré ? Il reste dans la fente, où il a été joué.
EX-DIS-6 = Si une casse ou un vol laisse un train sans wagon, le train disparaît et sa locomotive va dans la main de son propriétaire ; en équipe, à l’équipier suivant dans le sens du jeu, l’attaquant en dernier.
EX-R39 = Qui, dans une équipe, reçoit la locomotive d’un train disparu ? L’équipier suivant dans le sens du jeu.

EX-CTR-1 = Si le camp visé a posé le bon wagon de maintenance, celui-ci et le désastre s’annulent et vont tous deux dans la fente. On n’a pas le choix.
EX-R35 = Peut-on garder le wagon posé et subir, ou en employer un de sa main ? Non, le wagon posé et le désastre s’annulent. De plusieurs pareils, un seul est dépensé.
EX-CTR-2 = Sinon, on demande aux défenseurs l’un après l’autre, dans l’ordre du jeu : chacun peut poser la bonne carte de sa main ou renoncer. On demande à tout le camp visé sauf à l’attaquant ; pour un déraillement, à sa victime seulement.
EX-R34 = Qui, dans une équipe, peut répondre de sa main, et la question trahit-elle quelque chose ? Tout membre du camp visé sauf l’attaquant ; pour un déraillement, sa victime. On demande à chacun, même à qui ne peut que renoncer : la question ne trahit rien.
EX-CTR-3 = Une carte ainsi posée reste : elle marque, contre le prochain désastre de sa sorte, et ne compte pas comme la maintenance du tour.
EX-CTR-4 = Une carte de maintenance qui sert de locomotive ne contre rien.
EX-CTR-5 = Un désastre contré est simplement la défausse de ce tour. Le dessus de la défausse ne change pas.

EX-DER-1 = Le joueur visé perd son prochain tour ; deux déraillements coûtent deux tours.
EX-R33 = Et deux déraillements du même joueur ? Ils s’additionnent.
EX-DER-2 = Le tour perdu attend son joueur quel que soit le sens du jeu. Il n’enlève pas un tour supplémentaire et disparaît avec la manche.
EX-R55 = Et si le sens change avant qu’un tour soit perdu ? Le tour perdu suit le joueur, pas les places.

EX-BRK-1 = La casse : le dernier wagon du train va dans la fente.

EX-STL-1 = Le vol : vous prenez le dernier wagon du train et vous le gardez, ou vous le posez aussitôt : en queue d’un train de votre camp, ou, si c’est un wagon de marchandises ou une voiture, comme nouveau train avec une locomotive de votre main. Une voiture peut partir derrière un Diesel, face visible.
EX-R41 = Comment pose-t-on aussitôt un wagon volé ? Selon les règles habituelles, pour cette seule carte ; un nouveau train prend sa locomotive dans la main.
EX-STL-2 = Un wagon extravagant volé redevient une simple carte extravagante.
EX-STL-3 = Rien d’autre ne se pose ni ne se déplace avec lui, et l’on ne sort pas ainsi.
EX-R42 = Peut-on voler avec sa dernière carte et sortir ainsi ? Non, pour sortir il faut une défausse sans effet (EX-OUT-2).

EX-WRK-1 = L’accident : la locomotive et tous les wagons du train vont dans la fente.

EX-SWAP-1 = Le changement de moteur : on échange une ou plusieurs de ses locomotives contre autant d’un autre camp, chaque train une fois. Il faut des deux côtés une locomotive face cachée ; un Diesel visible ne s’échange pas.
EX-R43 = Combien de locomotives échange-t-on, et avec qui ? Avec un seul autre camp, une paire ou plus, choisies l’une après l’autre par l’attaquant une fois que personne ne l’a contré.
EX-SWAP-2 = Personne ne regarde les cartes pendant l’échange. Chacun voit les nouvelles à sa prochaine pose.

EX-INFO-1 = Tous voient toujours : le nombre de cartes des mains et des piles, chaque défausse, chaque carte visible, le sens, les tours perdus, les scores, qui doit décider, qui a pris quelle défausse et qui a volé quoi.
EX-R46 = Peut-on consulter la défausse ? Tous ont vu chaque défausse, tous peuvent donc la connaître.
EX-INFO-2 = Vous seul voyez votre main ; même vos partenaires ne la voient pas. Personne ne voit la pioche.
EX-INFO-3 = Une locomotive face cachée n’est vue d’un membre de son camp que pendant sa propre pose.
EX-INFO-4 = Tous voient de quel train une locomotive est prise et sur lequel on en place une, mais pas quelle carte c’est.
EX-INFO-5 = Après un changement de moteur, chacun sait ce qu’il avait vu et donné, pas ce qu’il a reçu. Les autres apprennent seulement quels trains ont échangé.
EX-INFO-6 = Une locomotive qui revient dans votre main se voit aussitôt.
EX-R44 = Et si une locomotive échangée et jamais vue revient en main ? On la voit : on voit toujours sa propre main.
EX-INFO-7 = La locomotive d’un train accidenté va dans la fente sans être vue si elle était face cachée.
EX-R45 = Montre-t-on la locomotive d’un train accidenté ? Non, elle est hors jeu pour la manche et ne révèle rien.
EX-INFO-8 = Vous retrouvez la dernière face que vous avez vue d’une locomotive, tant que rien n’y a changé à votre insu. Lors d’un échange, ce souvenir suit la carte.
EX-R57 = Peut-on voir ses locomotives hors de sa pose ? Pas les regarder, mais se rappeler ce qu’on a vu.
EX-INFO-9 = À la fin d’une manche, toutes les mains sont montrées.
EX-INFO-10 = Vous retrouvez aussi les cartes que vous avez vues entrer dans une main sans en sortir. Après une pose face cachée, vous savez seulement qu’elles sont quelque part dans les mains et locomotives de ce camp ; un changement de moteur réunit les deux ensembles.
EX-INFO-11 = Le nombre de cartes permis au moment de se défausser dépend de votre main ; vous seul le savez.

EX-OUT-1 = On peut sortir avec sa dernière carte quand son camp a un train d’au moins cinq wagons et un autre d’au moins quatre, et que chaque train en a au moins trois ; pas à son premier tour, ni contre le non de son partenaire.
EX-R19 = Peut-on défausser plusieurs cartes d’un coup pour sortir ? Non, une seule comme à chaque tour ; toutes les autres doivent être posées.
EX-R20 = Des trains d’exactement cinq et quatre wagons, et les siens ? Au moins, ceux de tout le camp, et chaque wagon compte : extravagants, liens et fourgons de queue compris.
EX-R21 = Quels trains doivent tous compter ? Ceux de son camp seulement, sinon un rival pourrait interdire la sortie avec un train court.
EX-OUT-2 = Cette dernière carte va sur la défausse, quelle qu’elle soit, et reste sans effet.
EX-OUT-3 = On annonce qu’on sort avec cette défausse. On peut aussi jeter sa dernière carte sans sortir, et continuer.
EX-R17 = Une main peut-elle se vider sans que l’on sorte ? Oui, et l’on pioche deux cartes au tour suivant.
EX-R18 = Sort-on automatiquement quand tout est prêt ? Non, on l’annonce. On peut préférer continuer, ou y être tenu après le non d’un partenaire (EX-ASK-2).
EX-OUT-4 = En équipes, les trains de tout le camp comptent ; seule votre main doit être vide.
EX-OUT-5 = La manche s’arrête aussitôt. Personne ne pose plus rien.

EX-ASK-1 = En équipes, on peut demander une fois par tour, pendant la pose mais avant d’avoir posé quelque chose, si l’on peut sortir ; pas à son premier tour. Le partenaire répond oui ou non, à voix haute.
EX-R22 = Quand demande-t-on, et à quoi engage la réponse ? Après la pioche, locomotives regardées s’il le faut, avant de poser. Un non engage pour ce tour, un oui ne fait que permettre, et un non sur deux suffit (EX-ASK-3).
EX-ASK-2 = Un non interdit de sortir ce tour-ci. Un oui le permet sans obliger. Personne n’est tenu de demander.
EX-ASK-3 = Deux partenaires répondent dans l’ordre du jeu. Un seul non suffit et clôt les questions.

EX-SCORE-1 = Un train d’un ou deux wagons ne marque rien. Sinon, on additionne la valeur des wagons et des voitures ; un wagon extravagant a la valeur de son groupe, liens et fourgons de queue valent 0.
EX-R2 = Combien vaut une voiture ? Aucune source ne le dit. Les quatorze valent 1 : le livret en fait un seul type d’une seule valeur, et plus un wagon est courant, moins il vaut. Une table peut jouer à 2 ou 3.
EX-R58 = La valeur de trois wagons est-elle leur somme, ou une seule valeur pour les trois ? Leur somme.
EX-SCORE-2 = Un train uniquement de voitures, wagons extravagants compris, sans lien ni fourgon de queue, est doublé pour chaque bonus de l’Express.
EX-SCORE-3 = Chaque wagon de maintenance posé rapporte 5.
EX-SCORE-4 = Le camp qui est sorti reçoit 5 en équipes, 10 quand chacun joue pour soi.
EX-SCORE-5 = On retranche les valeurs de toutes les cartes restées dans les mains d’un camp.
EX-R4 = Une carte de maintenance restée en main coûte-t-elle 5 ou rien ? Elle coûte 5 : seuls plaques tournantes, désastres, Diesels, wagons extravagants et fourgons de queue ne coûtent rien. Une table peut l’épargner aussi ; au tirage du donneur, elle compte 5 tout de même (EX-DEALER-1).
EX-SCORE-6 = Le résultat peut être négatif. Il s’ajoute au total du camp.
EX-R50 = Un résultat, ou un total, peut-il être négatif ? Les deux le peuvent.

EX-EXP-1 = Ordre : depuis la locomotive viennent bagages, compartiments, dôme, couchettes, panorama, sans revenir en arrière, au moins deux des types ; certains peuvent manquer ou se répéter.
EX-R30 = Y a-t-il un bonus d’Ordre quand des types manquent ? Oui, sinon il dirait la même chose que Complet (EX-EXP-2).
EX-EXP-2 = Complet : les cinq types sont là.
EX-EXP-3 = Express du matin : six voitures au moins. Une table peut exiger six voitures à compartiments.
EX-R29 = Express du matin : six voitures, ou six voitures à compartiments ? Le mot du livret convient aux deux. Nous prenons six voitures quelconques : les lignes voisines parlent de toutes les voitures. Une critique parle de compartiments, et une table peut le choisir ; un wagon extravagant qui en tient lieu compte alors.
EX-EXP-4 = Diesel : un Diesel visible est en tête du train.
EX-EXP-5 = Chaque bonus double le score : il est alors multiplié par 2, 4, 8 ou 16. Un fourgon de queue ou un lien les annule tous.

EX-END-1 = Une manche finit quand quelqu’un sort, ou quand elle est morte. Chaque camp est compté.
EX-END-2 = Une manche est morte quand, pendant six tours de chacun à la suite, rien de nouveau ne reste posé et ni plaque tournante ni désastre n’est joué. On la compte alors sans bonus de sortie. Une table peut choisir un autre nombre.
EX-R15 = Et une manche que personne ne peut ou ne veut finir ? Cela arrive, avec de courts trains dont le type est épuisé. Après six tours chacun sans rien de nouveau, elle est morte : six, car une main vide peut avoir besoin de cinq tours avant de poser. Une table peut choisir un autre nombre, ou aucun.
EX-END-3 = Le but est 100 en équipes, 50 seul. Quand un camp l’a atteint après le compte, le plus haut total gagne.
EX-R59 = Chacun pour soi, le but est-il 50 ou 100 ? 50, comme le dit le livret ; une table peut choisir un autre nombre.
EX-END-4 = Si le plus haut total est partagé, le camp qui est sorti gagne s’il en est ; sinon on joue une autre manche.
EX-R49 = Deux camps atteignent le but dans la même manche : qui gagne ? Le plus haut total ; à égalité, celui qui est sorti ; sinon on joue une autre manche.
EX-END-5 = Sinon, on donne la manche suivante.

EX-TEAM-1 = Une équipe a en commun trains, locomotives et maintenance : chacun peut ajouter à tout, et regarder et changer les locomotives pendant sa pose.
EX-R8 = Chaque équipier a-t-il ses propres trains ? Non, les trains sont communs. L’éditeur l’a confirmé, et donner des locomotives à son partenaire n’aurait pas de sens autrement.
EX-TEAM-2 = Chacun a sa main, sa limite, son premier tour, ses tours perdus et son wagon de maintenance par tour.
EX-TEAM-3 = En équipes : 8 cartes chacun, 5 pour sortir, 100 pour gagner.

EX-IND-1 = Chacun pour soi : 10 cartes chacun, 10 pour sortir, 50 pour gagner. Le reste ne change pas.
EX-IND-2 = À deux ou trois, on joue avec deux plaques tournantes ; à plus, avec trois.

EX-FIRST-1 = Pour une première partie, retirez voitures, Diesels, maintenance, wagons extravagants, casse, déraillement et vol.
EX-R60 = La première partie se joue-t-elle à tout nombre ? Oui ; à deux ou trois, une plaque tournante reste aussi dans la boîte (EX-IND-2).
EX-FIRST-2 = Il n’y a alors pas de bonus de l’Express, et rien ne contre un accident ni un changement de moteur. Tout le reste est habituel.

EX-PLAY-1 = C’est autre chose, ou quelqu’un d’autre, qui doit décider maintenant.
EX-PLAY-2 = Cette carte, ce train, cette locomotive ou cette pile n’est pas là.
EX-PLAY-3 = La partie est finie.

## The pack, card by card

pack-worth = { $name } : { $count }, valeur { $value }
pack-counted = { $name } : { $count }
pack-then = { $before } ; { $card }
pack-and = { $before }, { $card }

## What may be done

action-draw = Piocher deux cartes
action-take = Prendre la carte du dessus de la défausse
action-skip = Ne rien piocher : les deux piles sont vides
action-start = Commencer un train : { $card }
action-add = Ajouter à un train : { $card }
action-engine = Prendre comme locomotive, face cachée : { $card }
action-diesel = Mettre le Diesel en tête d’un train de voitures
action-maintain = Poser un wagon de maintenance : { $card }
action-unhitch = Prendre la locomotive du train { $train }
action-uncouple = Reprendre le dernier wagon du train { $train }
action-unmaintain = Reprendre le wagon de maintenance
action-ask = Demander : puis-je sortir ?
action-discard = Défausser : { $card }
action-out = Sortir en défaussant : { $card }
action-turntable = Jouer une plaque tournante : { $then }
action-play = Jouer un désastre : { $card }
action-pass = Finir le tour sans cartes
action-answer = Répondre : { $word }
action-decline = Ne pas contrer
action-counter = Contrer avec : { $card }
action-keep = Garder le wagon volé
action-against = Contre { $side }
action-derail = Faire dérailler { $seat }
action-train = Train { $train }
action-done = Ne plus échanger
action-shows = On montre à { $seat } : { $card }
action-deals = { $seat } reçoit : { $card }
action-draws = Pioché : { $card }

## Headings above many actions of one kind

kind-start = Commencer un train
kind-add = Ajouter à un train
kind-engine = Locomotives
kind-maintain = Maintenance
kind-unhitch = Prendre une locomotive
kind-uncouple = Reprendre un wagon
kind-discard = Défausser
kind-play = Désastres
kind-train = Trains

## What happened

event-shown = On montre à { $seat } : { $card }
event-dealer = { $seat } donne en premier
event-dealt = { $seat } reçoit : { $card }
event-dealt_unseen = { $seat } reçoit une carte
event-turn = Au tour de { $seat }
event-shuffled = On bat la défausse : { $cards } cartes à piocher
event-drew = { $seat } pioche : { $card }
event-drew_unseen = { $seat } pioche une carte
event-took = { $seat } prend à la défausse : { $card }
event-no_draw = { $seat } n’a rien à piocher
event-misdeal = Maldonne : la main de { $seat } ne peut pas être réduite. On redonne toutes les cartes
event-started = { $seat } commence le train { $train } : { $card }
event-added = { $seat } ajoute au train { $train } : { $card }
event-hitched = { $seat } donne au train { $train } une locomotive : { $card }
event-hitched_unseen = { $seat } donne au train { $train } une locomotive
event-headed = { $seat } met un Diesel en tête du train { $train }
event-unhitched = { $seat } prend la locomotive du train { $train } : { $card }
event-unhitched_unseen = { $seat } prend la locomotive du train { $train }
event-uncoupled = { $seat } reprend au train { $train } : { $card }
event-maintained = { $seat } pose un wagon de maintenance : { $card }
event-unmaintained = { $seat } reprend un wagon de maintenance : { $card }
event-asked = { $seat } demande : puis-je sortir ?
event-said_yes = { $seat } dit oui
event-said_no = { $seat } dit non
event-discarded = { $seat } défausse : { $card }
event-went_out = { $seat } sort
event-turned = { $seat } joue une plaque tournante : le sens change
event-turned_again = { $seat } joue une plaque tournante : le sens change, et un autre tour suit
event-passed = { $seat } n’a pas de cartes et passe
event-skipped = { $seat } perd un tour
event-played = { $seat } joue un désastre : { $card }
event-aimed = Le désastre ({ $card }) vise { $side }
event-aimed_at_train = Le désastre ({ $card }) vise le train { $train } de { $side }
event-aimed_at_seat = Le désastre ({ $card }) vise { $seat }
event-spent = Un wagon de maintenance de { $side } le contre et disparaît : { $card }
event-countered = { $seat } le contre : { $card }
event-declined = { $seat } ne le contre pas
event-derailed = { $seat } déraille et perdra un tour
event-broke = Le train { $train } de { $side } perd un wagon : { $card }
event-returned = Le train disparaît ; sa locomotive revient à { $seat } : { $card }
event-returned_unseen = Le train disparaît ; sa locomotive revient à { $seat }
event-wrecked = Le train { $train } de { $side } est détruit
event-stole = { $seat } vole au train { $train } de { $side } : { $card }
event-kept = { $seat } le garde : { $card }
event-swapped = { $seat } échange la locomotive du train { $train } contre celle du train { $other_train } de { $side }
event-dead = Rien n’a changé depuis longtemps : la manche s’arrête
event-scored = { $side } marque { $points }, { $total } en tout
event-won = { $side } gagne

## Several such events in a row, in one sentence

run-shown = On montre des cartes pour désigner le donneur ({ $count })
run-dealt = On distribue les cartes ({ $count })
run-dealt_unseen = On distribue les cartes ({ $count })
run-drew_unseen = { $seat } pioche { $count } cartes

## What a turn comes to, in short; the name of its player is left out where it comes first

short-took = { $seat } a pris à la défausse ({ $card })
short-misdeal = maldonne
short-started = { $seat } a commencé le train { $train } ({ $card })
short-added = { $seat } a allongé le train { $train }
short-headed = { $seat } a mis une diesel en tête du train { $train }
short-maintained = { $seat } a posé un wagon de maintenance ({ $card })
short-asked = { $seat } a demandé à sortir
short-said_yes = { $seat } a dit oui
short-said_no = { $seat } a dit non
short-discarded = { $seat } a défaussé ({ $card })
short-went_out = { $seat } a fini la manche
short-turned = { $seat } a changé le sens
short-turned_again = { $seat } a changé le sens et rejoue
short-passed = { $seat } a passé
short-skipped = { $seat } a perdu un tour
short-played = { $seat } a joué un désastre ({ $card })
short-spent = contré par { $side } ({ $card })
short-countered = { $seat } l’a contré ({ $card })
short-derailed = { $seat } a déraillé
short-broke = le train { $train } ({ $side }) a perdu un wagon ({ $card })
short-wrecked = le train { $train } ({ $side }) a disparu
short-stole = { $seat } a volé au train { $train } ({ $side }) : { $card }
short-swapped = { $seat } a échangé une locomotive avec { $side }
short-dead = la manche s’est arrêtée
short-scored = { $side } : { $points } points
short-won = victoire : { $side }

## What is to be decided, for the one who decides and for the others

ask-show-you = le hasard montre des cartes pour désigner le donneur
ask-show-other = Le hasard montre des cartes pour désigner le donneur
ask-deal-you = on distribue les cartes
ask-deal-other = On distribue les cartes
ask-draw-you = piochez deux cartes, ou prenez celle du dessus de la défausse
ask-draw-other = { $seat } pioche
ask-drawing-you = on pioche une carte
ask-drawing-other = { $seat } pioche une carte
ask-lay-you = posez ce que vous voulez, puis défaussez-vous
ask-lay-other = { $seat } pose des cartes
ask-couple-you = choisissez le train qui reçoit le wagon
ask-couple-other = { $seat } choisit un train pour un wagon
ask-hitch-you = choisissez le train qui reçoit la locomotive
ask-hitch-other = { $seat } choisit un train pour une locomotive
ask-head-you = choisissez le train qui reçoit le Diesel
ask-head-other = { $seat } choisit un train pour le Diesel
ask-answer-you = votre partenaire demande : puis-je sortir ?
ask-answer-other = On demande à { $seat } la permission de sortir
ask-aim_side-you = choisissez qui subit le désastre
ask-aim_side-other = { $seat } choisit qui subit le désastre
ask-aim_seat-you = choisissez qui déraille
ask-aim_seat-other = { $seat } choisit qui déraille
ask-aim_train-you = choisissez le train visé
ask-aim_train-other = { $seat } choisit le train visé
ask-respond-you = contrez le désastre avec la bonne carte, ou laissez faire
ask-respond-other = { $seat } peut contrer le désastre
ask-stolen-you = gardez le wagon volé, ou posez-le aussitôt
ask-stolen-other = { $seat } décide du wagon volé
ask-swap_own-you = choisissez le train dont vous donnez la locomotive
ask-swap_own-other = { $seat } choisit une locomotive à donner
ask-swap_theirs-you = choisissez le train dont vous recevez la locomotive
ask-swap_theirs-other = { $seat } choisit une locomotive à recevoir

## Why a bot does it

explain-draw = Deux cartes valent mieux qu’une, et la défausse sert peu.
explain-take = La carte de la défausse est bonne à prendre : { $card }.
explain-take_fitting = La carte de la défausse va aussitôt dans un train : { $card }.
explain-take_alike = Avec la carte de la défausse, j’en ai { $count } du même type : { $card }.
explain-start = J’en ai { $count } de ce type : cela fait un train.
explain-start_alone = Un train libère la main de deux cartes : le wagon et sa locomotive.
explain-add = Cela rapporte { $points } points ; le train a alors { $count } wagons.
explain-add_longer = Le train compte alors { $count } wagons, ce qui aide à sortir.
explain-engine = C’est la carte qui manquera le moins, et en locomotive elle ne coûte rien.
explain-diesel = Un Diesel en tête double ce que marque un train de voitures.
explain-maintain = Elle rapporte 5 et protège ; en main, elle coûterait.
explain-unhitch = La carte de cette locomotive va dans un train, et une moins bonne peut la remplacer.
explain-turntable = Une plaque tournante donne aussitôt un autre tour.
explain-discard = De mes cartes c’est la moins utile, et aucun train adverse ne la prend.
explain-discard_wanted = Un adversaire pourrait s’en servir, mais mes autres cartes valent davantage.
explain-out = Sortir rapporte { $points } points, et les autres paient leur main.
explain-play = Le meilleur train adverse vaut { $points } points : un désastre peut faire mal.
explain-hit = Ce train a { $count } wagons et vaut { $points } points.
explain-derail = C’est ici que perdre un tour fait le plus mal.
explain-counter = Elle contre le désastre et rapporte 5.
explain-keep = Le wagon volé sert mieux en main.
explain-answer = C’est ce que disent nos trains et ma main.
explain-other = Il n’y a rien de mieux à faire maintenant.

## Labels of the board

board-round = Manche
board-target = à
board-draw = Pioche
board-discard = Défausse
board-slot = Fente des désastres
board-hand = Main
board-maintenance = Maintenance
board-engine = Locomotive
board-train = train
board-order = Ordre
board-complete = Complet
board-morning = Express du matin
board-diesel = Diesel

## Values of parameters, as they stand in a sentence

value-card-auto-carrier = porte-voitures
value-card-commuter-car = wagon de banlieue
value-card-piggyback-car = porte-remorque
value-card-steel-coil-car = porte-rouleaux
value-card-gondola = tombereau
value-card-coal-car = benne à charbon
value-card-hopper = trémie
value-card-tank-car = wagon-citerne
value-card-box-car = wagon couvert
value-card-baggage-car = fourgon à bagages
value-card-coach = voiture à compartiments
value-card-dome-car = voiture dôme
value-card-sleeper = voiture-couchettes
value-card-observation-car = voiture panorama
value-card-diesel = Diesel
value-card-caboose = fourgon de queue
value-card-wild-car = wagon extravagant
value-card-turntable = plaque tournante
value-card-heavy-crane = grue lourde
value-card-light-crane = grue légère
value-card-office-car = wagon bureaux
value-card-tool-car = wagon outils
value-card-transfer-table = transbordeur
value-card-wreck = accident
value-card-derailment = déraillement
value-card-broken-car = casse
value-card-steal = vol
value-card-engine-swap = changement de moteur
value-then-again = rejouer
value-then-on = au suivant
value-word-yes = oui
value-word-no = non

## Titles

title = Express

## What a table may choose

option-mode = Équipes
option-mode-about = À quatre ou six, en équipes ou chacun pour soi ; à deux, trois ou cinq, chacun pour soi.
option-mode-auto = en équipes à quatre ou six
option-mode-team = en équipes
option-mode-individual = chacun pour soi
option-sixTeams = Équipes à six joueurs
option-sixTeams-about = À six en équipes : deux équipes de trois, ou trois paires.
option-sixTeams-2x3 = deux équipes de trois
option-sixTeams-3x2 = trois paires
option-firstGame = Première partie
option-firstGame-about = Sans voitures, Diesels, maintenance ni wagons extravagants, avec deux désastres.
option-deckList = Le paquet
option-deckList-about = Le livret compte 2 fourgons de queue et 3 transbordeurs ; les collectionneurs, 3 et 2.
option-deckList-rulebook = selon le livret
option-deckList-collector = selon les collectionneurs
option-passengerValue = Valeur d’une voiture
option-passengerValue-about = Ce que compte chaque voiture, dans un train ou en main.
option-maintenanceHandPenalty = Maintenance restée en main
option-maintenanceHandPenalty-about = Ce que coûte en main un wagon de maintenance quand on compte la manche.
option-morningExpress = Express du matin
option-morningExpress-about = Ce qu’il faut pour l’Express du matin.
option-morningExpress-anySix = six voitures quelconques
option-morningExpress-sixCoaches = six voitures à compartiments
option-stagnation = Patience
option-stagnation-about = Après tant de tours chacun sans rien poser de nouveau, la manche s’arrête ; 0 : jamais.
option-target = But
option-target-about = Points qui gagnent la partie ; 0 : selon le livret, 100 en équipes, 50 seul.

## What the laboratory counts

measure-rounds_out = Manches où quelqu’un sort
measure-rounds_dead = Manches mortes
measure-disasters = Désastres joués
measure-stopped_laid = Désastres arrêtés par un wagon posé
measure-stopped_hand = Désastres arrêtés depuis une main
measure-morning = Express du matin
measure-morning_points = Points apportés par l’Express du matin
measure-order = Express dans l’ordre
measure-complete = Express complets
measure-diesel = Express derrière une diesel

## Events in a word or two, above a column of a report

happening-shown = montrées
happening-dealt = données
happening-drew = piochées
happening-took = prises à la défausse
happening-started = débuts de train
happening-added = ajoutées
happening-hitched = posées en locomotive
happening-unhitched = locomotives reprises
happening-uncoupled = reprises
happening-maintained = posées à côté
happening-unmaintained = reprises à côté
happening-discarded = défaussées
happening-played = jouées
happening-aimed = contre un camp
happening-aimed_at_train = contre un train
happening-aimed_at_seat = contre un joueur
happening-spent = dépensées
happening-countered = parades
happening-broke = cassées
happening-returned = locomotives rendues
happening-stole = volées
happening-kept = gardées par le voleur

## The lesson

lesson-title = Deux tours pour sortir
lesson-person-1 = Vous
lesson-person-2 = Ben
lesson-step-1 = Voici votre train : une locomotive et quatre wagons-citernes. Un train a des wagons d’une seule sorte. Il rapporte à partir de trois.
lesson-step-2 = Voici vos cartes. Un tour a trois parties : piocher, poser, défausser.
lesson-step-3 = Un wagon couvert est sur la défausse, et vous en avez un aussi. Prenez-le au lieu de piocher deux cartes.
lesson-step-4 = Commencez un nouveau train avec un wagon couvert.
lesson-step-5 = Chaque train a besoin d’une locomotive : n’importe quelle carte, face cachée. Sacrifiez le tombereau.
lesson-step-6 = Gardez l’autre wagon couvert pour l’instant. Finissez votre tour : défaussez la trémie.
lesson-step-7 = Le train de Ben a déraillé : il perd un tour, et vous rejouez. Cette fois, piochez deux cartes.
lesson-step-8 = Encore deux wagons couverts ! Ajoutez-en un au train de wagons couverts.
lesson-step-9 = Ajoutez aussi les deux autres : il a maintenant quatre wagons.
lesson-step-10 = Ajoutez le wagon-citerne à l’autre train : cinq wagons.
lesson-step-11 = Un train de cinq et un de quatre : vous pouvez maintenant sortir avec votre dernière carte.
lesson-step-12 = Sortez ! La dernière carte n’a plus d’effet.
lesson-step-13 = La manche est finie. Vos wagons rapportent des points, et sortir en rapporte dix. Les cartes en main coûtent des points à Ben. Avec 50 points, vous avez gagné.

## The sheet

sheet-about = Un jeu de cartes. Formez des trains derrière vos locomotives, gênez ceux des autres par des désastres et finissez premier : chaque wagon rapporte.

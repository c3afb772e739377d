### Sentences of Würfel Express.

## Exemples de règles

WX-EX-1 = Vous avez trois dés rouges et deux verts. La bande rouge de 3 n’est plus là : vous pouvez prendre la rouge de 2 à la place, et aussi la verte de 2.
WX-EX-2 = Cinq couleurs sont sur votre piste : seuls des dés verts vous serviraient. Défaussez la bande blanche et la rouge : votre tête ne bouge pas, vous lancez cinq dés, et les deux couleurs comptent de nouveau.
WX-EX-3 = Vous avez trois dés rouges, trois verts et un jaune. Les deux bandes de 3 sont à prendre. Mais vous pouvez aussi voler la verte de 2 à l’arrière de la piste adverse, qui recule de deux cases.
WX-EX-4 = Votre seule bande est la bleue de 3, et ces dés ne donnent rien : le bleu est déjà sur votre piste, et aucune autre couleur n’est là deux fois. Si vous arrêtez, vous gardez la bande, mais vous reculez de trois cases avec elle.

## Rules and, below them, how we read them

section-SETUP = Mise en place
section-TURN = Le tour
section-DISC = Abandonner des bandes
section-ROLL = Lancer les dés
section-TAKE = Prendre des bandes
section-STEAL = Voler
section-FAIL = Rien à prendre
section-LANT = La lanterne rouge
section-WIN = La fin
section-PLAY = Pas maintenant

WX-SETUP-1 = De deux à six joueurs. Chacun a un marqueur au départ de l’échelle de trente cases et une piste vide.
WX-R37 = De quel côté de l’échelle pose-t-on son marqueur, à gauche ou à droite ? Peu importe : cela ne change rien au jeu, et ici la page s’en charge.
WX-SETUP-2 = À quatre, cinq ou six, les trente bandes sont dans la réserve : six couleurs, longueurs 2 à 6, chacune une fois.
WX-R2 = Quelle est la sixième couleur ? Le livret ne la nomme pas ; ici, c’est le noir. Rien n’en dépend.
WX-SETUP-3 = À trois, deux bandes de 2 et deux de 3 restent dans la boîte, toutes quatre de couleurs différentes. Le hasard les désigne, au vu de tous.
WX-R4 = Qui choisit les bandes qui restent dans la boîte ? Le hasard, et tout le monde les voit ; de même à deux (WX-SETUP-4).
WX-SETUP-4 = À deux, trois bandes de 2 et trois de 3 restent dans la boîte, une de chacune des six couleurs. Le hasard les désigne, au vu de tous.
WX-R3 = Des couleurs différentes : pour chaque longueur, ou pour toutes les bandes retirées ? Pour toutes. À deux, les six bandes sont alors exactement des six couleurs.
WX-SETUP-5 = Autour d’une table, le plus jeune commence ; ici, le hasard ou l’hôte décide. On joue dans le sens horaire.
WX-R5 = Qui est le plus jeune ? Un ordinateur l’ignore. Le hasard décide, ou l’hôte désigne une place.

WX-TURN-1 = Un tour a trois parties, dans cet ordre : abandonner des bandes ou non, lancer les dés une à trois fois, prendre des bandes. Puis vient le tour du suivant.

WX-DISC-1 = Avant votre premier lancer, vous pouvez abandonner des bandes à l’arrière de votre piste, autant que vous voulez à la suite, mais il doit en rester une.
WX-R6 = Quelles bandes peut-on abandonner ? Seulement une suite prise à l’arrière : le marqueur doit toucher ce qui reste.
WX-R8 = Peut-on tout abandonner ? Non, il doit rester une bande : elle marque l’avant de la piste.
WX-R10 = Faut-il abandonner quelque chose quand les six couleurs sont sur la piste ? Non. Mais alors aucun lancer ne peut rien rapporter, et le tour est un échec. Si vous êtes lanterne rouge, vous n’y perdez rien (WX-FAIL-4).
WX-DISC-2 = Les bandes abandonnées retournent aussitôt dans la réserve. Votre marqueur avance jusqu’au reste : l’avant de la piste ne bouge pas.
WX-R7 = Les bandes abandonnées quittent-elles la partie ? Non, elles sont aussitôt dans la réserve : vous pouvez les regagner au même tour, et les autres joueurs plus tard.
WX-R30 = Quand peut-on reprendre une bande abandonnée ? Au même tour, comme toute bande de la réserve. Elle se pose alors à l’avant, et c’est un vrai progrès.
WX-DISC-3 = Pour chaque bande abandonnée, vous lancez un dé de moins à ce tour. Au tour suivant, vous en avez de nouveau sept.
WX-R9 = Pour combien de temps perd-on des dés ? Pour ce tour seulement.
WX-R36 = Quels dés met-on de côté ? Peu importe : tous sont pareils.

WX-ROLL-1 = Le premier lancer se fait avec tous vos dés du tour, et il est obligatoire.
WX-R1 = Que montre un dé ? Chacune des six couleurs une fois : toutes sont également probables.
WX-ROLL-2 = Après le premier et le deuxième lancer, vous pouvez vous arrêter ou relancer les dés de votre choix, même ceux que vous aviez gardés. Après le troisième, on prend des bandes.

WX-TAKE-1 = Une couleur est utile si deux dés au moins la montrent et si votre piste n’a pas encore de bande de cette couleur. Sept dés d’une couleur comptent pour six.
WX-R11 = Et sept dés d’une même couleur ? Ils comptent pour six : la bande de 6, ou une plus courte si elle n’y est plus (WX-TAKE-3).
WX-TAKE-2 = Chaque couleur obtenue vous donne une bande au plus, de la réserve ou d’un rival.
WX-R17 = Beaucoup de dés d’une couleur peuvent-ils donner deux bandes, par exemple une bande de 2 et une bande de 4 ? Non : une bande par couleur.
WX-TAKE-3 = Dans la réserve, vous prenez la bande aussi longue que vous avez de dés de sa couleur. Si celle-là n’y est plus, et alors seulement, ce peut être une plus courte de la même couleur ; s’il n’y en a pas, cette couleur ne rapporte rien. (Une table peut convenir de prendre plus court à volonté.)
WX-R12 = Peut-on prendre une bande plus courte alors que la bonne est dans la réserve ? Non : la plus courte remplace une bande absente. Une table peut en convenir autrement, car certains lisent le livret ainsi.
WX-R13 = Si la bonne bande n’y est plus, faut-il prendre celle juste plus courte ? Non, n’importe quelle bande plus courte qui s’y trouve.
WX-R14 = Si la bonne bande n’est pas dans la réserve mais peut être volée, faut-il la voler ? Non : seul compte ici ce qui est dans la réserve.
WX-R31 = La bonne longueur compte-t-elle aussi pour une bande que l’on vient d’abandonner ? Oui. Avec trois dés blancs, la bande blanche de 3 dans la réserve et la bande blanche de 2 tout juste abandonnée, on ne peut prendre que la bande blanche de 3.
WX-TAKE-4 = Vous pouvez utiliser plusieurs couleurs dans le même tour, les unes dans la réserve, les autres chez vos rivaux.
WX-TAKE-5 = Les nouvelles bandes se posent à l’avant de votre piste, dans l’ordre où vous les prenez.
WX-R22 = Dans quel ordre pose-t-on les nouvelles bandes ? À son gré. C’est ce qui décide lesquelles seront volées ou abandonnées d’abord.
WX-TAKE-6 = Vous n’êtes pas obligé de prendre tout ce que vous pourriez, ni même quoi que ce soit. Renoncer ne coûte rien.
WX-R23 = Faut-il prendre quand on le peut ? Non, c’est permis, pas obligatoire. Seul un joueur qui ne peut rien prendre perd quelque chose (WX-FAIL-1).

WX-STEAL-1 = À chaque rival, vous pouvez voler une bande par tour, et seulement celle de l’arrière, qui touche son marqueur.
WX-R18 = Combien de vols par tour ? Un par rival. La bande qu’un vol découvre ne peut pas être volée au même tour.
WX-STEAL-2 = Pour voler une bande, il faut au moins autant de dés de sa couleur qu’elle a de cases. Elle peut être plus courte que ce que vos dés permettraient.
WX-R15 = Une bande volée peut-elle être plus courte que ne le permettent les dés ? Oui, même si la bonne est dans la réserve : un exemple du livret vole une bande de 2 avec trois dés.
WX-R16 = Peut-on voler une couleur qu’on a déjà ? Non, une bande par couleur (WX-TAKE-1), sauf si l’on a abandonné la sienne à ce tour.
WX-STEAL-3 = On ne vole pas l’unique bande d’un rival.
WX-R19 = Peut-on voler une piste de deux bandes ? Oui, il en reste alors une. Seule une piste d’une bande est protégée.
WX-STEAL-4 = Les autres bandes de la victime reculent jusqu’à son marqueur : elle perd autant de cases que la bande volée en compte.
WX-STEAL-5 = Une victime qui est lanterne rouge garde sa place : c’est son marqueur qui avance.

WX-FAIL-1 = Si, les lancers finis, aucune bande ne peut être prise, ni dans la réserve ni chez un rival, le tour est un échec.
WX-R24 = Peut-on s’arrêter après un ou deux lancers sans rien d’utile ? Oui, et le tour est un échec tout de même : s’arrêter tôt n’est pas une échappatoire.
WX-R25 = Un vol possible compte-t-il comme une prise possible ? Oui. Le tour n’est un échec que si ni la réserve ni les rivaux n’offrent rien.
WX-FAIL-2 = Le joueur qui échoue avec deux bandes ou plus rend celle de l’avant : elle retourne dans la réserve.
WX-R26 = Quelle bande rend-on ? Celle de l’avant, posée en dernier.
WX-R29 = Et si l’on a abandonné des bandes et que l’on échoue ensuite ? C’est la piste restante qui compte : à deux bandes ou plus, celle de l’avant part ; à une, on recule (WX-FAIL-3).
WX-FAIL-3 = Le joueur qui échoue avec une seule bande la garde, mais recule avec elle de sa longueur, sans dépasser le départ. Au départ, il n’a rien à perdre.
WX-R27 = Et s’il y a moins de cases derrière la bande que sa longueur ? Elle recule jusqu’au départ, pas plus loin.
WX-FAIL-4 = Le joueur qui est lanterne rouge, ou n’a encore aucune bande, ne perd rien.
WX-R28 = Le joueur qui est lanterne rouge et n’a qu’une bande recule-t-il ? Non, la lanterne lui épargne toute perte.

WX-LANT-1 = La lanterne rouge, c’est le dernier : le joueur le plus loin de la case 30 au début d’un tour est lanterne rouge pendant tout ce tour. Il y gagne deux choses : un échec ne lui coûte rien (WX-FAIL-4), et un vol ne le fait pas reculer (WX-STEAL-5).
WX-R20 = Quand regarde-t-on qui est dernier, si l’on prend plusieurs bandes ? Une fois, avant toute prise : l’ordre des prises n’y change rien.
WX-R21 = L’avance du voleur fait-elle d’un autre joueur le dernier ? Pas à ce tour (WX-R20).
WX-LANT-2 = Si plusieurs sont derniers à égalité, tous sont lanterne rouge, même si c’est tout le monde.

WX-WIN-1 = Le joueur qui atteint ou dépasse la case 30 gagne aussitôt : la partie s’arrête avec la bande qui l’y mène, et il n’en prend pas d’autre. On ne termine pas le tour de table.
WX-R32 = Peut-on gagner pendant le tour d’un autre ? Non, personne n’avance pendant un tour qui n’est pas le sien.
WX-R33 = Finit-on le tour de table après une victoire ? Non, tout s’arrête aussitôt, même la prise des bandes : le livret met fin à la partie dès qu’une piste atteint la case 30.
WX-R38 = Une partie peut-elle durer sans fin ? Les règles ne fixent pas de limite, et des joueurs qui cherchent à gagner n’en ont pas besoin : environ 19 tours en tout à deux, 58 à six.
WX-WIN-2 = Les autres sont classés selon leur avance. Les ex æquo partagent leur rang.
WX-R34 = Qui est devant quand deux joueurs sont à égalité ? Aucun : ils partagent le rang.
WX-R35 = Une bande volée compte-t-elle pour l’arrivée ? Oui, comme toute autre. Ce que perd sa victime est déduit avant le classement.

WX-PLAY-1 = C’est autre chose qu’il faut décider maintenant, ou c’est à un autre de décider.
WX-PLAY-2 = Cette bande, ces dés ou ce joueur ne sont pas là.
WX-PLAY-3 = La partie est finie.

## What may be done

action-discard = Abandonner { $k } à l’arrière
action-reroll = Relancer : { $dice }
action-stop = Arrêter de lancer
action-take = Prendre la bande { $colour } de { $length }
action-steal = Voler à { $seat } sa bande de l’arrière
action-done = Ne plus rien prendre
action-removes = La bande { $colour } de { $length } reste dans la boîte
action-begins = { $seat } commence
action-rolls = Les dés montrent { $dice }

## Headings above many actions of one kind

kind-discard = Abandonner des bandes
kind-reroll = Relancer
kind-take = Dans la réserve
kind-steal = Chez les rivaux

## What happened

event-removed = La bande { $colour } de { $length } reste dans la boîte
event-began = { $seat } commence
event-gave_up = { $seat } abandonne la bande { $colour } de { $length }
event-rethrew = { $seat } reprend { $dice }
event-rolled = { $seat } obtient { $dice }
event-stopped = { $seat } s’arrête
event-took = { $seat } prend la bande { $colour } de { $length }
event-stole = { $seat } vole la bande { $colour } de { $length } à { $from }, qui recule
event-stole_lantern = { $seat } vole la bande { $colour } de { $length } à { $from }, qui garde sa place, étant lanterne rouge
event-declined = { $seat } ne prend rien
event-lost_front = Rien à prendre : { $seat } rend la bande { $colour } de { $length }
event-fell_back = Rien à prendre : { $seat } recule de { $cells }
event-spared = Rien à prendre, mais { $seat } ne perd rien
event-turn = C’est à { $seat } de jouer
event-won = { $seat } arrive au but et gagne

## What a turn comes to, in short; the name of its player is left out where it comes first

short-gave_up = { $seat } a abandonné la { $colour } { $length }
short-rolled = { $seat } a lancé
short-took = { $seat } a pris la { $colour } { $length }
short-stole = { $seat } a volé la { $colour } { $length } à { $from }
short-stole_lantern = { $seat } a volé la { $colour } { $length } à { $from }
short-declined = { $seat } n’a rien pris
short-lost_front = { $seat } a perdu la { $colour } { $length }
short-fell_back = { $seat } a reculé de { $cells }
short-spared = { $seat } n’a rien pris
short-won = { $seat } a gagné

## What is to be decided, for the one who decides and for the others

ask-removal-you = le hasard choisit les bandes qui restent dans la boîte
ask-removal-other = Le hasard choisit les bandes qui restent dans la boîte
ask-start-you = le hasard décide qui commence
ask-start-other = Le hasard décide qui commence
ask-discard-you = abandonnez des bandes à l’arrière, ou gardez-les toutes et lancez sept dés
ask-discard-other = { $seat } songe à abandonner des bandes
ask-throw-you = les dés roulent
ask-throw-other = { $seat } lance les dés
ask-roll-you = choisissez les dés à relancer, ou arrêtez-vous
ask-roll-other = { $seat } regarde les dés
ask-evaluate-you = prenez des bandes, dans la réserve ou chez vos rivaux
ask-evaluate-other = { $seat } choisit des bandes

## Why a bot does it

explain-discard_none = Ne rien abandonner : avec les sept dés, { $odds } % de chances de prendre quelque chose.
explain-discard = Abandonner { $k } : { $off } cases sont alors à l’abri des voleurs et plus de couleurs sont libres ; avec { $count } dés, { $odds } % de chances de prendre quelque chose.
explain-reroll = Garder { $dice } : { $odds } % de chances d’obtenir la bande { $colour } de { $length } ou plus et d’atteindre la case { $front }.
explain-reroll_more = Garder { $dice } : { $odds } % de chances d’aller encore plus loin.
explain-reroll_keeping = Garder { $dice } : { $odds } % de chances de prendre finalement quelque chose.
explain-reroll_all = Relancer tous les dés : { $odds } % de chances de prendre quelque chose.
explain-stop = S’arrêter : ces dés mènent à la case { $front } ; en relançant, { $odds } % de chances d’aller plus loin.
explain-stop_winning = S’arrêter : ces dés mènent au but.
explain-stop_empty = S’arrêter sans rien pouvoir prendre ; en relançant, il y aurait { $odds } % de chances de prendre quelque chose.
explain-take = Prendre la bande { $colour } de { $length } : elle mène à la case { $front }.
explain-take_winning = Prendre la bande { $colour } de { $length } : elle mène au but, avec { $front }.
explain-steal = Voler la bande { $colour } de { $length } : elle mène à la case { $front }, et sa victime recule à { $fallen }.
explain-steal_lantern = Voler la bande { $colour } de { $length } : elle mène à la case { $front } ; sa victime, dernière, garde sa place.
explain-steal_winning = Voler la bande { $colour } de { $length } : elle mène au but, avec { $front }.
explain-done = Ne plus rien prendre : les couleurs qui restent libres valent plus que ces bandes.
explain-sure = { $reason } Je me donne { $odds } % de chances de gagner.

## Labels of the board

board-supply = Réserve
board-box = Restées dans la boîte
board-dice = Dés
board-lantern = Lanterne rouge : dernier, donc pas de recul

## Values of parameters, as they stand in a sentence

value-colour-white = blanche
value-colour-red = rouge
value-colour-blue = bleue
value-colour-green = verte
value-colour-yellow = jaune
value-colour-black = noire
value-dice-white =
    { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
value-dice-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
value-dice-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
value-dice-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
value-dice-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
value-dice-black =
    { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
value-die-white = blanc
value-die-red = rouge
value-die-blue = bleu
value-die-green = vert
value-die-yellow = jaune
value-die-black = noir
value-k =
    { $count ->
        [one] { $count } bande
       *[other] { $count } bandes
    }
value-cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

## Titles

title = Würfel Express

## What a table may choose

option-firstPlayer = Qui commence
option-firstPlayer-about = Selon le livret, le plus jeune commence ; ici, l’hôte choisit, ou le hasard décide.
option-firstPlayer-random = le hasard décide
option-firstPlayer-0 = place 1
option-firstPlayer-1 = place 2
option-firstPlayer-2 = place 3
option-firstPlayer-3 = place 4
option-firstPlayer-4 = place 5
option-firstPlayer-5 = place 6
option-freeShorter = Bandes plus courtes à volonté
option-freeShorter-about = On peut prendre une bande plus courte même si celle de la bonne longueur est disponible.

## What the laboratory counts

measure-thefts = Vols qui font reculer la victime
measure-robbed = Cases perdues à cause des vols
measure-lantern_thefts = Vols rendus inoffensifs par la lanterne
measure-lantern_cells = Cases que la lanterne a gardées des voleurs
measure-lantern_spared = Tours manqués qui ne coûtent rien
measure-failed = Tours manqués qui coûtent la bande de tête
measure-last_wins = Gagnées par un dernier de la mi-course
measure-last_at_half = Joueurs à la dernière place à ce moment

## Events in a word or two, above a column of a report

happening-removed = restées dans la boîte
happening-gave_up = abandonnées
happening-took = prises
happening-stole = volées
happening-stole_lantern = volées au dernier
happening-lost_front = rendues
happening-fell_back = reculs

## The lesson

lesson-title = Votre premier tour
lesson-person-1 = Vous
lesson-person-2 = Ben
lesson-step-1 = C’est une course. Votre voie est en bas. Votre train est à la case 7, Ben à la case 10. Le premier qui atteint la case 30 gagne.
lesson-step-2 = Voici les bandes à gagner : six couleurs, de 2 à 6 cases. Vous avez déjà la jaune et la blanche : il vous faut une autre couleur.
lesson-step-3 = D’abord, vous pourriez abandonner des bandes à l’arrière. Vous n’en avez pas envie. Gardez tout et lancez les sept dés.
lesson-step-4 = Trois dés rouges : c’est un bon début ! Les dés que vous touchez sont gardés. Vous pouvez relancer les autres, deux fois.
lesson-step-5 = Gardez les trois dés rouges et le bleu. Relancez les trois autres.
lesson-step-6 = Quatre rouges et deux bleus ! Regardez la voie de Ben : la dernière bande de son train est bleue, longue de 2. Deux dés bleus suffisent pour la voler.
lesson-step-7 = Il reste un lancer. Gardez les rouges et les bleus, et relancez le dé jaune.
lesson-step-8 = Prenez maintenant vos bandes. Quatre dés rouges donnent la bande rouge de 4. Touchez-la.
lesson-step-9 = Deux dés bleus : touchez la bande bleue de Ben pour la voler.
lesson-step-10 = Vous voilà à 13, et Ben recule à 8. Votre tour est fini.
lesson-step-11 = Attention : si vos dés ne donnent rien, vous perdez votre bande de tête. Seul le dernier ne risque rien. La lanterne montre qui c’est.

## The sheet

sheet-about = Une course avec sept dés. Lancez, gardez ce qui vous plaît, prenez la bande que vos dés permettent : la première voie de 30 cases gagne.

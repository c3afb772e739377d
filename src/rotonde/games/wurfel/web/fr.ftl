### French: the labels of the board.

tracks = Les pistes, de 1 à { $goal }
track = { $name } : à { $front } sur { $goal }, { $strips }
track-empty = pas encore de bande
lantern = Lanterne rouge : dernier, donc pas de recul
tray = Les dés
die = Dé { $number } : { $colour }
die-keep = gardé
die-loose = à relancer
throw-of = Lancer { $number } sur { $count }
throw =
    { $count ->
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
throw-again =
    { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
throw-none = Libérez un dé pour le relancer
stop = S’arrêter là
stop-take = S’arrêter et la prendre
done = Ne plus rien prendre
keep-all = Garder la couleur { $colour }
give-some =
    { $count ->
        [one] Abandonner { $count } bande
       *[other] Abandonner { $count } bandes
    }
give-hint = Touchez des bandes de votre piste pour les abandonner : un dé de moins pour chacune.
rack = Réserve
cell-supply = dans la réserve
cell-gone = déjà prise par { $name }
cell-box = restée dans la boîte
cell-take = vous pouvez la prendre : jusqu’à { $front }
cell-could = à vous si vous vous arrêtez : jusqu’à { $front }
cell-odds = { $percent } en un lancer
fail-lost_front = Si rien ne convient, la bande de tête est rendue : −{ $cells }
fail-fell_back = Si rien ne convient, vous reculez : −{ $cells }
fail-spared = Aucun risque ce tour-ci
waiting = { $name } a les dés
tour-goal = Votre piste est la plus basse. Le premier à 30 gagne !
tour-dice = Touchez les dés à garder : ils restent gardés jusqu’à ce que vous les touchiez de nouveau. Les autres sont relancés. Cherchez beaucoup de dés d’une couleur.
tour-stop = Ça vous va ? Arrêtez-vous. Trois lancers au plus.
tour-take = Touchez une bande qui brille : autant de cases que de dés de sa couleur.
key-dice = garder ou libérer un dé
key-throw = relancer les dés non gardés
key-stop = s’arrêter, ne plus rien prendre

## How to play

how-race = C’est une course. Les bandes sur votre voie sont votre train. Le premier train qui atteint la case 30 gagne.
how-throw = Lancez les sept dés. Gardez ceux qui vous plaisent et relancez les autres, deux fois au plus.
how-take = Quatre dés rouges donnent la bande rouge de 4. Vous pouvez prendre une bande par couleur, mais seulement dans les couleurs que vous n’avez pas encore.
how-steal = Vous pouvez aussi voler la dernière bande d’un rival. Il faut autant de dés de sa couleur que sa longueur. Le rival recule.
how-fail = Si vos dés ne donnent rien, vous perdez votre bande de tête. Le dernier a la lanterne et ne perd jamais rien.

### Sentences of Quai.

## Rules and, below them, how we read them

section-SETUP = Mise en place
section-TURN = Le tour
section-WIN = La fin
section-PLAY = Pas maintenant

QU-SETUP-1 = De deux à quatre joueurs. Des wagons, 1 à 8 sauf s’il y en a d’autres sur la table, chacun en reçoit un, face cachée.

QU-TURN-1 = À son tour, chacun décide une fois : garder son wagon, l’échanger ou regarder celui d’un rival.
QU-TURN-2 = Un wagon échangé quitte le jeu au vu de tous ; le nouveau est tiré du reste.
QU-TURN-3 = On ne peut regarder que le wagon d’un rival.
QU-TURN-4 = Chacun voit que quelqu’un regarde, mais pas quel wagon. Qui a regardé l’oublie quand ce wagon est échangé.

QU-WIN-1 = Quand tous ont décidé, le wagon le plus lourd gagne.

QU-PLAY-1 = C’est autre chose qu’il faut décider maintenant.
QU-PLAY-2 = Ce wagon ou ce joueur n’est pas là.
QU-PLAY-3 = La partie est finie.

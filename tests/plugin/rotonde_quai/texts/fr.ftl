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

## What may be done

action-keep = Garder le wagon
action-swap = Échanger le wagon
action-look = Regarder le wagon de { $seat }
action-deals = { $seat } reçoit { $wagon }
action-draws = { $wagon } est tiré

## What happened

event-dealt = { $seat } reçoit un wagon
event-kept = { $seat } garde son wagon
event-swapped = { $seat } se défait du wagon { $wagon }
event-drew = { $seat } tire un wagon
event-looked = { $seat } regarde un wagon
event-saw = { $seat } a vu le wagon de { $at }
event-won = { $seat } gagne

## What is to be decided, for the one who decides and for the others

ask-deal-you = on distribue les wagons
ask-deal-other = On distribue les wagons
ask-decide-you = gardez votre wagon, échangez-le ou regardez-en un autre
ask-decide-other = { $seat } décide
ask-draw-you = on tire un wagon
ask-draw-other = { $seat } tire un wagon

## Titles

title = Quai

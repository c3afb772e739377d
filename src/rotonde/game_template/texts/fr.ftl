### Sentences of Draisine.

## Rules and, below them, how we read them

section-SETUP = Mise en place
section-TURN = Le tour
section-WIN = La fin
section-PLAY = Pas maintenant

DR-SETUP-1 = De deux à quatre joueurs. Chacun a une voiture sur la case 0 d’une ligne de trente cases.

DR-TURN-1 = Le joueur dont c’est le tour pompe, c’est-à-dire lance le dé, aussi souvent qu’il veut.
DR-TURN-2 = Un 2 à 6 allonge le chemin de ce tour. Un 1 le fait perdre, et le tour passe au suivant.
DR-TURN-3 = Qui freine avance sa voiture du chemin de ce tour, et le tour passe au suivant.

DR-WIN-1 = Qui freine sur la case 30 ou au-delà gagne aussitôt.

DR-PLAY-1 = C’est autre chose qu’il faut décider maintenant.
DR-PLAY-2 = Il n’y a encore rien à garder.
DR-PLAY-3 = La partie est finie.

## What may be done

action-pump = Pomper
action-brake = Freiner
action-rolls = Le dé montre { $die }

## What happened

event-pumped = { $seat } obtient { $die }
event-slipped = { $seat } obtient 1 et perd { $way }
event-braked = { $seat } freine sur la case { $cells }
event-won = { $seat } gagne

## What is to be decided, for the one who decides and for the others

ask-turn-you = pompez encore, ou freinez
ask-turn-other = { $seat } pompe ou freine
ask-throw-you = le dé tombe
ask-throw-other = Le dé tombe

## Titles

title = Draisine

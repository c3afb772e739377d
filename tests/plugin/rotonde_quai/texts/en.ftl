### Sentences of Quai.

## Rules and, below them, how we read them

section-SETUP = Getting ready
section-TURN = A turn
section-WIN = The end
section-PLAY = Not now

QU-SETUP-1 = Two to four players. Of the wagons, 1 to 8 unless others are on the table, each is dealt one, face down.

QU-TURN-1 = In turn everyone decides once: keep the wagon, swap it for another, or look at a rival's.
QU-TURN-2 = A wagon that is swapped goes out of the game, for all to see; the new one is drawn from the rest.
QU-TURN-3 = Only a rival's wagon can be looked at.
QU-TURN-4 = Everyone sees that somebody looks, but not at whose wagon. Who looked forgets it when that wagon is swapped.

QU-WIN-1 = When all have decided, the heaviest wagon wins.

QU-PLAY-1 = Something else has to be decided now.
QU-PLAY-2 = That wagon or that player is not there.
QU-PLAY-3 = The game is over.

## What may be done

action-keep = Keep the wagon
action-swap = Swap the wagon
action-look = Look at the wagon of { $seat }
action-deals = { $seat } is dealt { $wagon }
action-draws = { $wagon } is drawn

## What happened

event-dealt = { $seat } is dealt a wagon
event-kept = { $seat } keeps the wagon
event-swapped = { $seat } gives wagon { $wagon } away
event-drew = { $seat } draws a wagon
event-looked = { $seat } looks at a wagon
event-saw = { $seat } has seen the wagon of { $at }
event-won = { $seat } wins

## What is to be decided, for the one who decides and for the others

ask-deal-you = the wagons are dealt
ask-deal-other = The wagons are dealt
ask-decide-you = keep your wagon, swap it, or look at another
ask-decide-other = { $seat } decides
ask-draw-you = a wagon is drawn
ask-draw-other = { $seat } draws a wagon

## Titles

title = Quai

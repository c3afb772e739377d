### Sentences of Draisine.

## Rules and, below them, how we read them

section-SETUP = Getting ready
section-TURN = A turn
section-WIN = The end
section-PLAY = Not now

DR-SETUP-1 = Two to four players. Everyone has a car on cell 0 of a line of thirty cells.

DR-TURN-1 = Whoever's turn it is pumps, which is one throw of the die, as often as they like.
DR-TURN-2 = A 2 to 6 lengthens the way of this turn. A 1 loses it, and the turn passes on.
DR-TURN-3 = Who brakes moves the car by the way of this turn, and the turn passes on.

DR-WIN-1 = Who brakes on cell 30 or beyond wins at once.

DR-PLAY-1 = Something else has to be decided now.
DR-PLAY-2 = There is nothing to keep yet.
DR-PLAY-3 = The game is over.

## What may be done

action-pump = Pump
action-brake = Brake
action-rolls = The die shows { $die }

## What happened

event-pumped = { $seat } throws { $die }
event-slipped = { $seat } throws 1 and loses { $way }
event-braked = { $seat } brakes on cell { $cells }
event-won = { $seat } wins

## What is to be decided, for the one who decides and for the others

ask-turn-you = pump on, or brake
ask-turn-other = { $seat } pumps or brakes
ask-throw-you = the die falls
ask-throw-other = The die falls

## Titles

title = Draisine

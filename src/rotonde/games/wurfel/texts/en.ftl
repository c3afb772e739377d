### Sentences of Würfel Express.

## Examples of rules

WX-EX-1 = You have three red dice and two green ones. The red strip of 3 is gone, so you may take the red 2 instead, and the green 2 as well.
WX-EX-2 = Five colours lie on your track, so only green dice would help you. Give up the white and the red strip: your front stays where it is, you throw five dice, and both colours count again.
WX-EX-3 = You have three red dice, three green ones and a yellow one. Both strips of 3 are there to take. But you may also steal the green 2 at the rear of your rival, who falls back by two cells.
WX-EX-4 = Your only strip is the blue 3, and these dice bring nothing: blue is on your track, and no other colour shows twice. Stop, and you keep the strip but move back three cells with it.

## Rules and, below them, how we read them

section-SETUP = Getting ready
section-TURN = A turn
section-DISC = Giving strips up
section-ROLL = Throwing the dice
section-TAKE = Taking strips
section-STEAL = Stealing
section-FAIL = Nothing to take
section-LANT = The lantern
section-WIN = The end
section-PLAY = Not now

WX-SETUP-1 = Two to six players. Everyone has a marker at the start of the scale of thirty cells and an empty track.
WX-R37 = On which side of the scale does your marker lie, left or right? Either: it changes nothing in the game, and here the page draws it.
WX-SETUP-2 = With four, five or six players all thirty strips are in the supply: six colours, lengths 2 to 6, each once.
WX-R2 = What is the sixth colour? The booklet does not name it; here it is black. Nothing depends on it.
WX-SETUP-3 = With three players two strips of 2 and two of 3 stay in the box, all four of different colours. Chance picks them, for all to see.
WX-R4 = Who picks the strips that stay in the box? Chance, and everyone sees them; the same with two players (WX-SETUP-4).
WX-SETUP-4 = With two players three strips of 2 and three of 3 stay in the box, one of each of the six colours. Chance picks them, for all to see.
WX-R3 = Different colours: within each length, or over all the strips taken out? Over all of them. With two players the six strips are then of exactly the six colours.
WX-SETUP-5 = At a table the youngest begins; here chance or the host decides. Turns go clockwise.
WX-R5 = Who is the youngest? A computer cannot know. Chance decides, or the host names a seat.

WX-TURN-1 = A turn has three parts, in this order: give strips up or not, throw the dice one to three times, take strips. Then the next player's turn begins.

WX-DISC-1 = Before your first throw you may give up strips from the rear of your track, as many as you like in a row, but one strip must stay.
WX-R6 = Which strips may be given up? Only a block from the rear: the marker has to touch what remains.
WX-R8 = May you give up everything? No, one strip has to stay: it marks your front.
WX-R10 = Must you give something up when all six colours are on your track? No. But then no throw can bring a strip, and the turn fails. If you have the lantern you lose nothing by it (WX-FAIL-4).
WX-DISC-2 = Strips you give up go back to the supply at once. Your marker moves up to what remains, so your front stays where it is.
WX-R7 = Are strips that were given up out of the game? No, they lie in the supply at once: you may win them back in the same turn, and the other players later.
WX-R30 = When can a strip that you gave up be taken again? In the same turn, like any strip of the supply. It is then laid at the front, and that is real progress.
WX-DISC-3 = For each strip you give up you throw one die fewer this turn. Next turn you have all seven again.
WX-R9 = For how long are the dice lost? For this turn only.
WX-R36 = Which dice are put aside? It does not matter: all dice are alike.

WX-ROLL-1 = The first throw is with all the dice you have this turn, and you have to make it.
WX-R1 = What is on a die? Each of the six colours once, so that all are equally likely.
WX-ROLL-2 = After the first and after the second throw you may stop, or throw any of the dice again, also some that you had kept. After the third throw strips are taken.

WX-TAKE-1 = A colour is of use if at least two dice show it and your track has no strip of that colour. Seven dice of a colour count as six.
WX-R11 = And seven dice of one colour? They count as six: the strip of 6, or a shorter one if it is gone (WX-TAKE-3).
WX-TAKE-2 = Each colour you have thrown gives you one strip at most, from the supply or from a rival.
WX-R17 = May many dice of one colour bring two strips, say a strip of 2 and a strip of 4? No: one strip a colour.
WX-TAKE-3 = From the supply you take the strip that is as long as you have dice of its colour. Only if that one is gone may it be a shorter one of the same colour; if there is none, you get nothing for that colour. (A table may agree to shorter strips at will.)
WX-R12 = May you take a shorter strip although the right one is in the supply? No: the shorter one stands in for one that is gone. A table may agree otherwise, since some read the booklet so.
WX-R13 = If the right strip is gone, must it be the next shorter one? No, any shorter one that is there.
WX-R14 = If the right strip is gone from the supply but could be stolen, must you steal it? No: only what lies in the supply counts here.
WX-R31 = Does the right length matter for a strip that you have just given up? Yes. With three white dice, the white strip of 3 in the supply and the white strip of 2 just given up, only the white strip of 3 can be taken.
WX-TAKE-4 = You may use several colours in one turn, some from the supply and some from rivals.
WX-TAKE-5 = New strips are laid at the front of your track in the order in which you take them.
WX-R22 = In which order are new strips laid? As you like. It decides which will be stolen or given up first.
WX-TAKE-6 = You need not take all you could, or anything at all. Choosing not to take costs nothing.
WX-R23 = Must you take if you can? No: you may. Only a player who cannot take anything loses something (WX-FAIL-1).

WX-STEAL-1 = From each rival you may steal one strip a turn, and only the rearmost, the one next to the marker.
WX-R18 = How many thefts in a turn? One from each rival. The strip that a theft uncovers cannot be stolen in the same turn.
WX-STEAL-2 = To steal a strip you need at least as many dice of its colour as it is long. It may be shorter than your dice would allow.
WX-R15 = May a stolen strip be shorter than your dice allow? Yes, even while the right one is in the supply: an example in the booklet steals a strip of 2 with three dice.
WX-R16 = May you steal a colour that you have already? No, one strip of each colour (WX-TAKE-1), unless you gave that one up this turn.
WX-STEAL-3 = A rival's only strip cannot be stolen.
WX-R19 = May a track of two strips be robbed? Yes, one strip is left then. Only a track of exactly one is safe.
WX-STEAL-4 = The victim's other strips slide back to the marker: the victim falls back by the length of what was stolen.
WX-STEAL-5 = A victim with the lantern keeps its place: the marker moves up instead.

WX-FAIL-1 = If no strip at all can be taken when the throwing is over, neither from the supply nor from a rival, the turn has failed.
WX-R24 = May you stop after one or two throws with nothing of use? Yes, and the turn has failed all the same: stopping early is no way out.
WX-R25 = Does a theft that would be possible count as something to take? Yes. Only if neither supply nor rivals offer anything has the turn failed.
WX-FAIL-2 = A player who fails with two strips or more gives the front one back to the supply.
WX-R26 = Which strip is given back? The front one, which was laid last.
WX-R29 = And if you gave strips up and then fail? What counts is the track that is left: with two strips or more the front one goes, with one you move back (WX-FAIL-3).
WX-FAIL-3 = A player who fails with a single strip keeps it, but moves back with it by its length, not past the start. At the start there is nothing to lose.
WX-R27 = What if there are fewer cells behind the strip than it is long? It goes back to the start and no further.
WX-FAIL-4 = A player who has the lantern, or no strip yet, loses nothing.
WX-R28 = Does a player with the lantern and a single strip move back? No, the lantern saves you from every loss.

WX-LANT-1 = The lantern belongs to the last: whoever is furthest from cell 30 when a turn begins has it for the whole of that turn. It brings two things: a failed turn costs nothing (WX-FAIL-4), and a theft does not make you fall back (WX-STEAL-5).
WX-R20 = When is it looked at who is last, if several strips are taken? Once, before anything is taken, so that the order of taking changes nothing.
WX-R21 = Does the thief's own advance make somebody else last? Not in this turn (WX-R20).
WX-LANT-2 = If several are level in last place, all of them have the lantern, even if that is everybody.

WX-WIN-1 = Whoever reaches cell 30 or goes past it wins at once: the game ends with the strip that gets there, and no other is taken. The others do not finish the round.
WX-R32 = Can somebody win in another player's turn? No, nobody gains ground in a turn that is not theirs.
WX-R33 = Is the round played to its end after a win? No, everything stops at once, also the taking of strips: the booklet ends the game as soon as a track reaches cell 30.
WX-R38 = Could a game go on for ever? The rules set no limit, and none is needed among players who try: with two players it takes about 19 turns in all, with six about 58.
WX-WIN-2 = The others are ranked by how far they got. Equals share a rank.
WX-R34 = Who is ahead when two are level? Neither: they share the rank.
WX-R35 = Does a stolen strip count towards the goal? Yes, like any other. What its victim loses by it is taken off before the others are ranked.

WX-PLAY-1 = Something else has to be decided now, or somebody else decides.
WX-PLAY-2 = That strip is not there, those dice are not there, or that player is not there.
WX-PLAY-3 = The game is over.

## What may be done

action-discard = Give up { $k } from the rear
action-reroll = Throw again: { $dice }
action-stop = Stop throwing
action-take = Take the { $colour } strip of { $length }
action-steal = Steal the rear strip of { $seat }
action-done = Take no more
action-removes = The { $colour } strip of { $length } stays in the box
action-begins = { $seat } begins
action-rolls = The dice show { $dice }

## Headings above many actions of one kind

kind-discard = Give strips up
kind-reroll = Throw again
kind-take = From the supply
kind-steal = From rivals

## What happened

event-removed = The { $colour } strip of { $length } stays in the box
event-began = { $seat } begins
event-gave_up = { $seat } gives up the { $colour } strip of { $length }
event-rethrew = { $seat } picks up { $dice }
event-rolled = { $seat } throws { $dice }
event-stopped = { $seat } stops
event-took = { $seat } takes the { $colour } strip of { $length }
event-stole = { $seat } steals the { $colour } strip of { $length } from { $from }, who falls back
event-stole_lantern = { $seat } steals the { $colour } strip of { $length } from { $from }, who keeps the place, being last
event-declined = { $seat } takes nothing
event-lost_front = Nothing to take: { $seat } gives back the { $colour } strip of { $length }
event-fell_back = Nothing to take: { $seat } falls back by { $cells }
event-spared = Nothing to take, but { $seat } loses nothing
event-turn = { $seat } is next
event-won = { $seat } has arrived and wins

## What a turn comes to, in short; the name of its player is left out where it comes first

short-gave_up = { $seat } gave up the { $colour } { $length }
short-rolled = { $seat } threw
short-took = { $seat } took the { $colour } { $length }
short-stole = { $seat } stole the { $colour } { $length } from { $from }
short-stole_lantern = { $seat } stole the { $colour } { $length } from { $from }
short-declined = { $seat } took nothing
short-lost_front = { $seat } lost the { $colour } { $length }
short-fell_back = { $seat } fell back by { $cells }
short-spared = { $seat } took nothing
short-won = { $seat } has won

## What is to be decided, for the one who decides and for the others

ask-removal-you = chance picks the strips that stay in the box
ask-removal-other = Chance picks the strips that stay in the box
ask-start-you = chance decides who begins
ask-start-other = Chance decides who begins
ask-discard-you = give up strips from the rear, or keep them all and throw seven dice
ask-discard-other = { $seat } considers giving strips up
ask-throw-you = the dice are rolling
ask-throw-other = { $seat } throws the dice
ask-roll-you = choose the dice to throw again, or stop
ask-roll-other = { $seat } looks at the dice
ask-evaluate-you = take strips, from the supply or from rivals
ask-evaluate-other = { $seat } chooses strips

## Why a bot does it

explain-discard_none = Give up nothing: with all seven dice it is { $odds } % to take something.
explain-discard = Give up { $k }: { $off } cells are then safe from thieves and more colours are free; with { $count } dice it is { $odds } % to take something.
explain-reroll = Keep { $dice }: { $odds } % to get the { $colour } { $length } or a longer one and reach cell { $front }.
explain-reroll_more = Keep { $dice }: { $odds } % to get still further than with these alone.
explain-reroll_keeping = Keep { $dice }: { $odds } % to take something in the end.
explain-reroll_all = Throw all dice again: { $odds } % to take something.
explain-stop = Stop: these dice lead to cell { $front }; throwing on, it would be { $odds } % to get further.
explain-stop_winning = Stop: these dice lead to the goal.
explain-stop_empty = Stop with nothing to take, though throwing on it would be { $odds } % to take something.
explain-take = Take the { $colour } { $length }: it leads to cell { $front }.
explain-take_winning = Take the { $colour } { $length }: it leads to the goal, with { $front }.
explain-steal = Steal the { $colour } { $length }: it leads to cell { $front }, and its owner falls back to { $fallen }.
explain-steal_lantern = Steal the { $colour } { $length }: it leads to cell { $front }; its owner, being last, keeps the place.
explain-steal_winning = Steal the { $colour } { $length }: it leads to the goal, with { $front }.
explain-done = Take no more: the colours that stay free are worth more than these strips.
explain-sure = { $reason } I see { $odds } % to win.

## Labels of the board

board-supply = Supply
board-box = Left in the box
board-dice = Dice
board-lantern = Lantern: last, so no ground is lost

## Values of parameters, as they stand in a sentence

value-colour-white = white
value-colour-red = red
value-colour-blue = blue
value-colour-green = green
value-colour-yellow = yellow
value-colour-black = black
value-dice-white = { $count } white
value-dice-red = { $count } red
value-dice-blue = { $count } blue
value-dice-green = { $count } green
value-dice-yellow = { $count } yellow
value-dice-black = { $count } black
value-die-white = white
value-die-red = red
value-die-blue = blue
value-die-green = green
value-die-yellow = yellow
value-die-black = black
value-k =
    { $count ->
        [0] no strip
        [one] { $count } strip
       *[other] { $count } strips
    }
value-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }

## Titles

title = Würfel Express

## What a table may choose

option-firstPlayer = Who begins
option-firstPlayer-about = The rulebook lets the youngest begin; here the host names a seat, or chance decides.
option-firstPlayer-random = chance decides
option-firstPlayer-0 = seat 1
option-firstPlayer-1 = seat 2
option-firstPlayer-2 = seat 3
option-firstPlayer-3 = seat 4
option-firstPlayer-4 = seat 5
option-firstPlayer-5 = seat 6
option-freeShorter = Shorter strips at will
option-freeShorter-about = A shorter strip may be taken even while the one of the right length is in the supply.

## What the laboratory counts

measure-thefts = Thefts that set the victim back
measure-robbed = Cells lost to thieves
measure-lantern_thefts = Thefts that the lantern made harmless
measure-lantern_cells = Cells that the lantern kept from thieves
measure-lantern_spared = Failed turns that cost nothing
measure-failed = Failed turns that cost the front strip
measure-last_wins = Won by one who was last when somebody had come half the way
measure-last_at_half = Players in last place at that moment

## Events in a word or two, above a column of a report

happening-removed = left in the box
happening-gave_up = given up
happening-took = taken
happening-stole = stolen
happening-stole_lantern = stolen from the last
happening-lost_front = given back
happening-fell_back = fallen back

## The lesson

lesson-title = Your first turn
lesson-person-1 = You
lesson-person-2 = Ben
lesson-step-1 = This is a race. Your track is at the bottom. Your train stands at cell 7, Ben is at 10. Whoever reaches cell 30 first wins.
lesson-step-2 = Here are the strips that you can win: six colours, 2 to 6 cells long. You have yellow and white already, so you want another colour.
lesson-step-3 = First you could give up strips from the rear. You do not want that. Keep them all and throw the seven dice.
lesson-step-4 = Three red dice: that is a good start! The dice that you tap are kept. You may throw the others again, twice.
lesson-step-5 = Keep the three red dice and the blue one. Throw the other three.
lesson-step-6 = Four red and two blue! Look at Ben’s track: the last strip of his train is blue, 2 long. Two blue dice are enough to steal it.
lesson-step-7 = One throw is left. Keep red and blue, and throw the yellow die again.
lesson-step-8 = Now take your strips. Four red dice give you the red strip of 4. Tap it.
lesson-step-9 = Two blue dice: tap Ben’s blue strip to steal it.
lesson-step-10 = You are at 13 now, and Ben falls back to 8. That was your turn.
lesson-step-11 = Take care: if your dice give you nothing, you lose your front strip. Only the last player is safe. The lantern shows who that is.

## The sheet

sheet-about = A race with seven dice. Throw, keep what you like, and take the strip that your dice can pay: the first track of 30 cells wins.

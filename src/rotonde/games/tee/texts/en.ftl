### Sentences of Trans Europe Express.

## Examples of rules

TEE-EX-1 = You are in Cluj and have thrown a 4. Vienna, Constanza and Sofia are in reach; so is Suceava, by way of Bucharest and then two stations up towards Lvov.
TEE-EX-3 = You have stopped in Vienna and want to go on by T.E.E. Draw a HASARD card this turn instead of throwing the die; next turn you leave on the T.E.E. line.
TEE-EX-4 = You start in Cork and have thrown a 3: you may run through Dublin to Belfast. But stop in Dublin if you want to take the ferry there.
TEE-EX-5 = You have stopped in Dublin for the ferry. Draw a card now; next turn you sail. On leaving the ferry no card is drawn.
TEE-EX-6 = A card has sent you to Copenhagen. You are free there: leave by any line or ferry, without another card.

## Rules and, below them, how we read them

section-SETUP = Getting ready
section-TURN = A turn
section-MOVE = Travelling
section-NET = Changing networks
section-FERRY = Ferries
section-VISIT = Visiting capitals
section-CLOSE = Closing stations
section-OPEN = Reopening stations
section-HAZ = HASARD cards
section-NEAR = The nearest player
section-WIN = The end
section-INFO = Who knows what
section-PLAY = Not now

TEE-SETUP-1 = Two to five players. Everyone has a piece and three tokens for closing stations.
TEE-R1 = How many can play? Two to five: thirty souvenirs, six each, are enough for five.
TEE-SETUP-2 = The HASARD cards are shuffled and lie face down in one pile.
TEE-SETUP-3 = The red and the blue souvenir cards are shuffled separately. Everyone is dealt three red ones and three blue ones, in secret: these capitals are to be visited. Cards left over leave the game unseen.
TEE-R2 = Which is the thirtieth capital? The booklet prints Vienna twice. Oslo has trains, fits the alphabetical list, and makes fifteen cards of each colour.
TEE-R3 = What do red and blue mean? Red capitals lie in outer Europe, blue ones in inner Europe. So everyone has three far ones and three near ones, and hands are comparable.
TEE-SETUP-4 = After looking at the six cards everyone chooses a departure city. The choices are shown together; several players may choose the same. That city is home.
TEE-R5 = In which order are departure cities chosen? All at once: nobody knows another's choice before their own.
TEE-SETUP-5 = Everyone begins bound to the violet lines. Bound means: you travel on that network only, until you change (TEE-NET-3). Free means: you may leave on any network that calls at your station.
TEE-R7 = On which network does one begin? On the violet lines: departure cities have no other.
TEE-SETUP-6 = Everyone throws the die and the highest begins; those who share the highest throw again. Turns go clockwise.
TEE-R6 = And if several throw the highest? They throw again, among themselves.

TEE-TURN-1 = A player who has turns to lose loses this one and does nothing.
TEE-R41 = Can a player be sent somewhere while losing turns? Yes, with visit and win as usual. The turns to lose remain.
TEE-TURN-2 = A turn is one of two things: throw the die, which is always allowed, or draw a HASARD card to change networks.
TEE-TURN-3 = After the throw comes one move, or the player stays.
TEE-TURN-4 = A card that is drawn is carried out at once. The die is not thrown in that turn unless the card says so.
TEE-TURN-5 = Then the next player clockwise has a turn, unless a card has given another turn to the same player.

TEE-MOVE-1 = The die says how many stations one may travel at most. Fewer are fine, none too.
TEE-R8 = May you stay where you are after throwing? Yes. The die gives a right and no duty; and a player with every way out closed could not do otherwise.
TEE-MOVE-2 = A move goes from a station to the next one along the lines of one network, and never to the same station twice.
TEE-R9 = May a move go to and fro? No, never to the same station twice, not even back to where it began. As shorter moves are always allowed, this only stops you from fetching a token out of a side station and coming back.
TEE-R10 = May one move use several networks? No: the throw moves you on the network where you are. So a ferry and a train do not mix either, unless the table plays so (TEE-R22).
TEE-MOVE-3 = A bound player travels on the network they are bound to. A free player takes any network that calls at the station, and may look at the die first.
TEE-R43 = And if two networks join the same two stations? The move says which one it takes.
TEE-MOVE-4 = Within a network every branch may be taken, in every direction.
TEE-MOVE-5 = The move ends in a capital that you still have to visit, and at home once all six are visited. All other stations may be passed.
TEE-R12 = May you pass through a capital that you have to visit? No, you must stop there. Others can learn from what you passed (TEE-INFO-2).
TEE-MOVE-6 = A closed station cannot be entered, neither to stop nor to pass, unless the move reopens it.
TEE-R25 = May a closed station be the last stop of a move? No, nobody enters it at all. Otherwise there would be no need for ways to reopen it.
TEE-R44 = Does a closed station stop a T.E.E. train that does not call there? No, only the stations of the way count.
TEE-MOVE-7 = After a ride on violet or T.E.E. lines you are bound to that network; after a ferry you are free.
TEE-MOVE-8 = Staying changes nothing: same place, and bound or free as before.
TEE-MOVE-9 = Any number of pieces may stand in a station; nobody is in the way.

TEE-NET-1 = There are three networks: violet lines, T.E.E. and ferries. One changes only where they meet, at an interchange.
TEE-R11 = Is it a change to go from one T.E.E. line to another, or from ferry to ferry? No. A network is one, whatever its lines.
TEE-NET-2 = To change, one must have stopped at the interchange on an earlier turn, or been sent there. Passing through is not enough.
TEE-R21 = May one arrive and draw in the same turn? No, drawing waits for the next turn.
TEE-NET-3 = A bound player leaves on another network only after drawing a HASARD card at the interchange, or after being sent there.
TEE-NET-4 = A card may be drawn only by a player who is bound and whose piece is at an interchange.
TEE-R20 = May one draw card after card? No. A free player has nothing to change, so there is at most one card a stay.
TEE-NET-5 = Drawing takes the whole turn and makes the player free; then the card is read and carried out.
TEE-R19 = Must you really change networks after drawing? No, and nothing has to be announced: any network may follow, the old one too. The turn was the price.
TEE-NET-6 = A free player stays free, turn after turn, until leaving.
TEE-NET-7 = A player who is sent somewhere by a card is free there.

TEE-FERRY-1 = Every crossing counts as one station; several crossings may follow each other in one move.
TEE-FERRY-2 = Only a free player may board a ferry: first draw a card at the port.
TEE-FERRY-3 = A move by ferry ends at a port. On the next turn any line or ferry may be taken there without a card. (A table may agree to go on at once with what is left of the die.)
TEE-R22 = May one land and go on by train in the same move? The booklet only says that no card is needed. We read that one move is one network (TEE-R10), so landing ends it. A table may let you go on with what is left of the die.
TEE-R23 = May one go from a ferry straight to the T.E.E.? Yes, on any line of the port.
TEE-R24 = Does the next ferry need another card? No: it is the same network, and one is free.

TEE-VISIT-1 = A player who arrives in a capital that they still have to visit, travelling or sent, visits it: the card is turned up for all to see.
TEE-R14 = Does one visit when sent by a card? Yes, whoever arrives visits, even in another player's turn.
TEE-VISIT-2 = A visit ends the move. The next turn is an ordinary one.
TEE-R13 = Does a visit cost a turn besides the rest of the throw? No: one waits for the next turn, that is all. The booklet's summary can be read otherwise, and a table may choose that.
TEE-VISIT-3 = A capital that one does not have to visit is a station like any other.

TEE-CLOSE-1 = When you leave a station in which you have stopped you may close it with a token, if it is open. That holds for a move, and for a HASARD card of your own that takes you away. The token is laid before you arrive anywhere else.
TEE-R29 = Which stations may be closed on leaving? Any in which you have stopped: capitals, stations with players, places you were sent to, and your departure city once you have come back to it. Not on your first departure: you have not stopped there yet. A table may protect the departure cities for good.
TEE-R30 = May you close the station from which a card takes you away? Yes, if you drew the card yourself: you are leaving it. If another player's card sends you, no: decisions are made in one's own turn.
TEE-R31 = May one close with a token that the same move will pick up? No, the token is laid on departure.
TEE-CLOSE-2 = A card that closes lets the player who drew it close any open station on the map, if a token is left. You may also do without.
TEE-CLOSE-3 = One token a station. A station with a token is closed on all networks and for everyone, even for the player who closed it.
TEE-CLOSE-4 = Pieces that stand in a station when it is closed may leave, draw a card or be sent away as before.
TEE-R26 = Are players in a closed station locked in? No, they may leave; nobody may come in or through. Leaving does not reopen it.

TEE-OPEN-1 = A move made with a thrown 6 may enter one closed station, which reopens it.
TEE-R27 = Does a 6 open several closed stations on the way? One only; another takes a card. A table may let a 6 open all of them.
TEE-OPEN-2 = Each reopening card one holds lets one enter one more closed station, whatever the die; the card then goes under the pile.
TEE-OPEN-3 = The 6 is used for the first closed station on the way, cards for the next ones.
TEE-R28 = May one save the 6 and use a card? There is nothing to choose: the 6 is free and comes first, and the order never changes what is opened.
TEE-OPEN-4 = A player who is sent into a closed station reopens it.
TEE-OPEN-5 = The token goes to the player who came in. But if one card sends several players into the same closed station, it goes to whoever drew the card.
TEE-R33 = Who gets the token when a card sends exactly one other player? The one who is sent.
TEE-R34 = And if two or more are sent, but not the player who drew the card? Still the player who drew it.
TEE-OPEN-6 = All tokens are alike. Those one collects are used like one's own, and there is no limit.
TEE-R32 = Are tokens used up? No, they go round: a player who reopens a station collects its token, and their number never changes.

TEE-HAZ-1 = A card goes under the pile after use. A reopening card stays face up with the player who drew it until it is used. The pile is never shuffled again.
TEE-R39 = What if all cards of the pile are being kept? With ours that cannot be: 32 of them are never kept. With a deck of your own, drawing then simply makes you free.
TEE-HAZ-2 = A card that sends moves players to the station it says: the player who drew it, another one whom that player names, the nearest, all others, or everyone. All who are sent count, even one who is there already.
TEE-R35 = And a player who is sent to the closed station where they already stand? That is an arrival: the station is reopened, the token taken, the player free.
TEE-HAZ-3 = Some cards are about the nearest player: you go there, the nearest comes to you, or both change places.
TEE-R36 = And joining or changing places where the station is closed? The player who arrives reopens it and takes the token; that is one player a station.
TEE-HAZ-4 = A reopening card is kept for later.
TEE-R38 = Are kept cards secret? No, they were drawn openly and lie face up.
TEE-HAZ-5 = A card may let one close any station, or reopen any closed station from afar and take its token.
TEE-HAZ-6 = Some cards make the nearest player give a token to the player who drew the card, or the other way round. A player without tokens gives none.
TEE-HAZ-7 = If the card says so, you throw the die and leave at once on any line; a 6 counts as a 6.
TEE-HAZ-8 = If the card says so, you travel a number of stations at once on any line. That is no throw, so it never counts as a 6.
TEE-HAZ-9 = A card may give further turns right after this one.
TEE-HAZ-10 = A card may make players lose turns. Lost turns add up.
TEE-R40 = Do lost turns add up, and what of an extra turn? They add up, and a lost turn cancels an extra turn too.
TEE-HAZ-11 = What a card says must be done, unless it says “may”.
TEE-R45 = May you decline to name somebody when every choice would help them? No. The card says it, so it is done.
TEE-HAZ-12 = When several players are sent, the player who drew the card arrives first, then the others clockwise; each visits and may win in that order. A win ends it all. Who takes a token is said in TEE-OPEN-5.
TEE-R18 = Who wins if one card would bring two players home? The one who arrives first in the order of this rule.

TEE-NEAR-1 = How near a player is: the fewest stations apart, over all networks together, as if nothing were closed and changing cost nothing. In the same station it is 0.
TEE-R37 = Do closed stations, ferries or changes make somebody less near? No, whatever the line. Where several are as near, the player who drew the card chooses (TEE-NEAR-2).
TEE-NEAR-2 = The nearest player is the other player at the least distance. Where several are, the player who drew the card chooses among them.

TEE-WIN-1 = Whoever first arrives at home with all six souvenirs visited wins, and the game ends at once.
TEE-R16 = Can a card win the game? Yes. Any arrival at home with six visits wins at once, also by a card and in another player's turn.
TEE-R42 = Who is second? Nobody plays on for it. To show a result, more visits come first, and equals are level.
TEE-WIN-2 = No exact throw is needed to get home.
TEE-R15 = Does getting home take an exact throw? No: shorter moves are allowed, and home stops you once all six are visited.
TEE-WIN-3 = Being at home before the sixth visit changes nothing, even if a card sent you there.
TEE-R17 = Does being sent home early count as the return? No. You are free there, and have to come back again after the sixth visit.

TEE-INFO-1 = Secret are the capitals that others still have to visit, the order of the cards not yet drawn, and the souvenirs that were not dealt. All else is public, also the order of the cards under the pile.
TEE-R4 = Are souvenirs secret until they are visited? Yes: a card is turned up for all only by its visit. A table may play with all of them open.
TEE-INFO-2 = A capital that a player entered without visiting it is not one that this player still has to visit: everyone can remember that.

TEE-PLAY-1 = Something else has to be decided now, or somebody else decides.
TEE-PLAY-2 = That station, card, player or token is not there.
TEE-PLAY-3 = The game is over.

## What may be done

action-start = Start from { $station }
action-roll = Throw the die
action-draw = Draw a HASARD card to change networks
action-ride = { $network }: to { $station }
action-stop = Stop here
action-stay = Stay
action-close = Close { $station }
action-name = Choose { $seat }
action-reopen = Reopen { $station }
action-decline = Do without
action-deals = { $seat } is dealt { $capital }
action-rolls = The die shows { $die }
action-draws = The card is “{ $card }”

## What happened

event-dealt = { $seat } is dealt a { $colour } souvenir
event-received = { $seat } is dealt a { $colour } souvenir: { $capital }
event-chose = { $seat } has chosen a departure city
event-decided = { $seat } chooses to start from { $station }
event-set_out = { $seat } starts from { $station }
event-threw = { $seat } throws { $die } for who begins
event-began = { $seat } begins
event-turn = { $seat } is next
event-skipped = { $seat } loses this turn
event-rolled = { $seat } throws { $die }
event-rode = { $seat }, { $network }: to { $station }
event-stayed = { $seat } stays in { $station }
event-closed = { $seat } closes { $station }
event-reopened = { $station } is open again; the token goes to { $seat }
event-used = { $seat } uses “{ $card }”
event-drew = { $seat } draws “{ $card }”: { $instruction }
event-kept = { $seat } keeps “{ $card }”
event-named = { $seat } chooses { $other }
event-declined = { $seat } does without
event-sent = { $seat } is sent to { $station }
event-visited = { $seat } visits { $station }
event-delayed = { $seat } will lose { $turns }
event-extra = { $seat } gets { $turns } more
event-gave = { $seat } gives a token to { $other }
event-nothing = Nothing happens
event-no_card_left = No card is left for { $seat }, who is free all the same
event-won = { $seat } is home in { $station } with all six capitals visited, and wins

## Several such events in a row, in one sentence

run-dealt = The souvenirs are dealt ({ $count })
run-received = The souvenirs are dealt ({ $count })

## What a turn comes to, in short; the name of its player is left out where it comes first

short-chose = { $seat } chose a start
short-skipped = { $seat } lost a turn
short-rolled = { $seat } threw { $die }
short-rode = { $seat } reached { $station }
short-stayed = { $seat } stayed in { $station }
short-closed = { $seat } closed { $station }
short-reopened = { $seat } reopened { $station }
short-used = { $seat } used “{ $card }”
short-drew = { $seat } drew “{ $card }”
short-named = { $seat } chose { $other }
short-sent = { $seat } was sent to { $station }
short-visited = { $seat } visited { $station }
short-delayed = { $seat } will lose { $turns }
short-extra = { $seat } got { $turns } more
short-gave = { $seat } gave { $other } a token
short-won = { $seat } has won

## What is to be decided, for the one who decides and for the others

ask-deal-you = the souvenirs are dealt
ask-deal-other = The souvenirs are dealt
ask-start-you = look at your six capitals and choose where to start
ask-start-other = { $seat } chooses a departure city
ask-first-you = the highest throw begins
ask-first-other = The highest throw begins
ask-turn-you = throw the die, or draw a card where you may change networks
ask-turn-other = { $seat } begins a turn
ask-roll-you = the die is rolling
ask-roll-other = { $seat } throws the die
ask-move-you = travel station by station, or stop
ask-move-other = { $seat } travels
ask-draw-you = a HASARD card is turned over
ask-draw-other = { $seat } draws a HASARD card
ask-name-you = choose whom the card is about
ask-name-other = { $seat } chooses a player
ask-close-you = close a station, or do without
ask-close-other = { $seat } may close a station
ask-reopen-you = reopen a closed station, or do without
ask-reopen-other = { $seat } may reopen a station

## Why a bot does it

explain-start = From { $station } my six capitals and the way back take about { $left } turns.
explain-roll = Throw: my way goes on by these lines, about { $left } turns in all.
explain-draw = Change here: once I am free, about { $left } turns are left.
explain-ride = Go on to { $station }: from there about { $left } turns are left.
explain-stop = Stop here: no further station brings me nearer, about { $left } turns are left.
explain-stay = Stay: no station within reach brings me nearer, about { $left } turns are left.
explain-close = Close { $station }: it is in others' way more than in mine.
explain-name = Naming that player helps my chances most; capitals visited by them: { $visited }.
explain-reopen = Reopen { $station }: the token is mine, and about { $left } turns are left.
explain-decline = Leave it: no station is worth it, about { $left } turns are left.

## Labels of the board

board-souvenirs = My souvenirs
board-visited = visited
board-tokens = Tokens
board-closed = closed
board-capital = capital
board-interchange = interchange
board-home = home
board-free = free to take any line
board-reach = Within reach
board-goals = Still to visit
board-on_violet = violet
board-on_tee = T.E.E.
board-on_free = any line
board-shut = Closed
board-way = On the way

## Values of parameters, as they stand in a sentence

value-network-violet = violet line
value-network-tee = T.E.E.
value-network-ferry = ferry
value-colour-red = red
value-colour-blue = blue
value-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }

## Titles

title = Trans Europe Express
material-map = Map
material-hasard = HASARD deck

## What a table may choose

option-openSouvenirs = Souvenirs on the table
option-openSouvenirs-about = Everyone sees which capitals the others still have to visit.
option-visitCostsTurn = A visit costs a turn
option-visitCostsTurn-about = Whoever visits a capital also loses the next turn.
option-sixOpens = What a 6 reopens
option-sixOpens-about = A 6 reopens one closed station of the move, or every one it enters.
option-sixOpens-one = one station
option-sixOpens-all = every station entered
option-protectStarts = Starts stay open
option-protectStarts-about = The four departure cities can never be closed.
option-rideOn = On from the ferry
option-rideOn-about = Off a ferry one may go on by any line with what is left of the die.
option-planner = Tour planner
option-planner-about = Shows everyone their own best tour. Planning it yourself is the heart of the game.

## What the laboratory counts

trait-start = Departure city
measure-draws = HASARD cards drawn
measure-closings = Stations closed
measure-reopenings = Stations reopened
measure-visits = Capitals visited

## Events in a word or two, above a column of a report

happening-dealt = dealt
happening-received = dealt
happening-decided = chosen as start
happening-set_out = started from
happening-rode = ridden to
happening-stayed = stayed in
happening-closed = closed
happening-reopened = reopened
happening-used = used
happening-drew = drawn
happening-kept = kept
happening-sent = sent to
happening-visited = visited
happening-won = won in
happening-delayed = turns to lose
happening-extra = turns more

## What is wrong with material that a table brings

fault-only-card-reopens = only a card that reopens a station is kept
fault-no-station-on-map = no station { $name } on this map
fault-card-count = { $count }, but there are { $found } cards
fault-red-souvenir-blue = it is a red souvenir and a blue one
fault-lists-souvenirs-say = the lists of souvenirs say otherwise
fault-only-red-blue = only a red or a blue souvenir is a capital, and each is
fault-list-starts-says = the list of starts says otherwise
fault-postcard-of-capital = only a capital has one
fault-nobody-starts-capital = nobody starts from a capital
fault-only-station-two = only a station of two networks or more is one, and each is
fault-no-violet-line = no violet line leaves it
fault-capital-not-reached = the capital cannot be reached from { $start }
fault-station-not-reached = the station cannot be reached from { $start }
fault-joins-with-itself = it joins { $name } with itself
fault-are-joined-before = { $one } and { $other } are joined before; an edge runs both ways
fault-no-edge-leads = no { $name } edge leads here
fault-network-missing = { $name } is missing, but such an edge leads here
fault-no-edge = no { $network } edge from { $one } to { $other }
fault-no-line = no line { $name }
fault-no-station = no station { $name }
fault-expected-found-nothing = expected { $files }, found nothing
fault-expected-each-once = expected { $files }, each once

## The lesson

lesson-title = Three turns of a journey
lesson-person-1 = You
lesson-person-2 = Ben
lesson-step-1 = These are your six capitals. You have been to London and Paris already. Four are left: Brussels, Bonn, Madrid and Lisbon.
lesson-step-2 = You are in Amiens, on a violet line. The next capital is Brussels: two stations away.
lesson-step-3 = Throw the die.
lesson-step-4 = A 4: you may travel up to four stations. The lit stations are those that you can reach. Brussels is one of them: go there.
lesson-step-5 = Brussels is visited! The rest of the die is lost. Ben has to wait for a few turns, so it is your turn again.
lesson-step-6 = To Bonn the red T.E.E. is fast. But you came by a violet line. To change here, at the blue quarter, you draw a HASARD card.
lesson-step-7 = Draw the card. It takes the whole turn.
lesson-step-8 = You are lucky: this card opens a closed station for you, one day. And you are free now: you may take any line.
lesson-step-9 = Throw the die again.
lesson-step-10 = You leave Brussels and do not need it any more. Close it with a token, and the others must go around it.
lesson-step-11 = Now take the T.E.E. by Cologne to Bonn: choose Bonn.
lesson-step-12 = Bonn is visited too. Madrid and Lisbon are left. Then go home to Gibraltar: whoever is home first wins.

## The sheet

sheet-about = A journey across the Europe of the 1970s. Visit your six capitals by train and ferry, bring a souvenir from each, and be home first.

### Sentences of Convoi Express.

## Examples of rules

CV-EX-1 = A whole turn: the card brings a new train, then black trains move, then grey ones. After that you have six cards to play.
CV-EX-2 = Two black trains are on the network and would have to move. Call the conductor and choose black: then neither of them moves.
CV-EX-4 = Two tokens lie on the clock, and this train will lose three. The two go, an instruction card goes into the box, and the clock is filled up to six only.
CV-EX-5 = Two black trains would have to move for the card. Call the section chief and choose one of them: it stays, the other one moves.

## Rules and, below them, how we read them

section-SETUP = Getting ready
section-DEF = Words
section-TURN = A turn
section-INS = Instruction cards
section-NEW = New trains
section-ORD = Which train first
section-DIE = The movement dice
section-ACT = Action cards
section-SIG = Signal cards
section-SWI = Switch cards
section-MVC = Move cards
section-ANY = Two cards for one
section-LOAD = Loading
section-DRAW = Drawing cards
section-MOVE = How trains move
section-COL = Collisions
section-DEP = Departure spaces
section-PORT = Ports
section-TIME = The station clock
section-AGT = Agents
section-END = The end
section-DIFF = Easier and harder
section-VAR = Departure tokens
section-NA = North America
section-INFO = What is open
section-PLAY = Not now

CV-SETUP-1 = Choose a side of the board. Central Europe is best for a first game.
CV-R75 = Are these the boards of the box? No. The rulebook shows boards, recommended layouts and the make-up of the eighteen instruction cards as pictures only. Ours are drawn anew, to the numbers and examples that its text states.
CV-SETUP-2 = Every junction of three lines gets one switch disc, every junction of four lines gets two. Two legs stay open.
CV-R70 = How many switch discs has North America? On our board 26, as its junctions need.
CV-SETUP-3 = Green discs go on lights: exactly one for each goods city and port, and three along the lines.
CV-R40 = May a city begin with two discs? No, one each, and three along the lines. Only the additional disc may lie anywhere (CV-DIFF-3).
CV-SETUP-4 = For a first game the discs lie as the board recommends. Later the first player may lay them out freely before the cards are dealt.
CV-SETUP-5 = Each goods city gets two cubes of its colour, or three when ten goods have to be delivered.
CV-SETUP-6 = Seven time tokens lie on the station clock.
CV-SETUP-7 = All nine trains start in the depot, empty: three black, three brown, three grey.
CV-SETUP-8 = All three agents of the board are ready.
CV-SETUP-9 = Two of the eighteen instruction cards are taken out unseen. The others are the deck, with the start card on top: seventeen turns at most.
CV-SETUP-10 = Everyone is dealt five of the 81 action cards: 27 Signal, 27 Switch, 27 Move. The rest is the draw pile.
CV-SETUP-11 = At a table, whoever last waited at a level crossing begins, otherwise the oldest; here the host or chance decides.
CV-SETUP-12 = Two, three or four seats. One person may play several of them, or all.
CV-R66 = Can one play alone? The game has two to four seats; one person may hold all of them, by the usual rules. There is no game for a single seat.
CV-SETUP-13 = Cards are dealt and drawn one at a time: five to the first player, then five to each of the others in turn.

CV-DEF-1 = A space holds one train: a section of track, a goods city, a port or a departure space. Junctions and lights are not spaces and cost no points.
CV-DEF-2 = City means a goods city or a port.
CV-DEF-3 = A train is in the depot, or on one space of the network.
CV-DEF-4 = A section of track has two ends, a departure space one, a city several. A junction has three or four legs.
CV-DEF-5 = On the track and on a departure space a train faces one end. In a city it faces nowhere.
CV-R5 = Which way does a train on a line face? Away from the end by which it came in. New trains face out.
CV-DEF-6 = A light with a disc is green, without one it is red, for trains from both sides. A light next to a city belongs to that city.
CV-R16 = Does a light hold for one direction or for both? For both: the same light is looked at on the way into a city and out of it.
CV-DEF-7 = At a junction trains pass only between the two legs without a disc, in both directions.
CV-R2 = Can a train push its way out of a covered leg? No, a disc closes it in both directions.
CV-DEF-8 = The die says how many spaces the train has to enter. Points that it cannot use are unused points.
CV-DEF-9 = The clock starts with all its tokens; what is on it now is the time you have left before a card is lost.
CV-DEF-10 = In North America trains may always run through cities. In Central Europe they may only in the turn in which the manager helps.

CV-TURN-1 = A turn has three parts in this order: reveal and carry out an instruction card, play action cards, draw action cards.
CV-TURN-2 = Then it is the next player's turn, clockwise.
CV-TURN-3 = You talk everything over together; the active player has the last word.

CV-INS-1 = Reveal the top card and carry it out from top to bottom: first the new trains, then the movements.
CV-INS-2 = A colour on the card: every train of that colour on the network moves once. Trains in the depot do not.
CV-R49 = Which trains belong to a colour that moves? Those on the network when the colour begins, each once. A train that is sent to the depot meanwhile drops out.
CV-INS-3 = Colours come in the order of the card; all trains of one colour move before the next colour begins.
CV-INS-4 = One many-coloured train: choose one colour.
CV-R50 = And a card with colours and many-coloured trains together? Our pack has none. The free colour would have to differ from the printed ones.
CV-INS-5 = Two many-coloured trains: choose two different colours, and which of them moves first.
CV-R48 = When are the colours of multicoloured symbols named? After the new trains are in and before any roll, all together. Which of them is next is decided when it begins.
CV-INS-6 = Three many-coloured trains: all trains on the network move, the colours in any order.
CV-INS-7 = You may also choose a colour that has no train on the network. Then nothing moves for it.
CV-R47 = May one choose a colour without trains for a single many-coloured symbol? Yes, always.
CV-INS-8 = Trains that are called have to move. Only an agent can spare them.
CV-INS-9 = When all is done the card goes on the discard, face up.
CV-INS-10 = The first turn reveals the start card: one black, one brown and one grey train are put in play, and nothing moves.
CV-R46 = Do trains move for the start card? No, it only brings in the first three.

CV-NEW-1 = For a new train choose a colour that is in the depot, then roll both departure dice: it starts on the space of their total, facing out.
CV-R42 = May one name a colour that is not in the depot to be spared a new train? No, not while there is any train in the depot.
CV-NEW-2 = If a train stands on that departure space, the new one stays in the depot and two tokens are lost.
CV-NEW-3 = If no train is left in the depot, two tokens are lost instead.
CV-NEW-4 = Two new trains on one card are of different colours, one after the other. Without a second colour in the depot two tokens are lost.
CV-R43 = Two new trains, but only one colour in the depot? The first comes in, the second costs two tokens. A table may let both be of one colour.
CV-R44 = Are both colours named beforehand? No, one after the other.
CV-R45 = If the first cannot start because its space is taken, is its colour used up for this card? Yes, it was the train that was chosen.
CV-NEW-5 = For the start card the dice are rolled again until the space is free, and nothing is lost.
CV-NEW-6 = A new train moves at once if the same card calls its colour.

CV-ORD-1 = Within a colour you name a train, roll its die and move it to the end before you name the next.

CV-DIE-1 = Each move has its own roll of the die of the train's colour: black 2 3 3 4 4 5, brown 1 2 2 3 3 4, grey 1 1 1 2 2 3.
CV-DIE-2 = You choose an exit, or whether to stop, when you already know the roll.
CV-R18 = Is the exit from a city chosen before the roll or after it? After it: name the train, roll, then move.

CV-ACT-1 = Play as many of your cards as you like, in any order, each to its end before the next.
CV-R41 = May a card be played that changes nothing, like a disc on a green light? No.
CV-ACT-2 = A card that is played goes on the discard at once, face up.
CV-R74 = May something be taken back? Everything that showed nothing may, as long as the turn is not ended and no die and no card has been revealed since.
CV-ACT-3 = The active player ends the turn, also after the last card. Until then everything that showed nothing can be taken back.

CV-SIG-1 = A Signal card moves one green disc from any green light to any red light.
CV-R39 = From which lights may a disc be taken? From any green one, as long as every city keeps its own (CV-SIG-3).
CV-SIG-2 = The number of discs never changes, and a light holds one at most.
CV-SIG-3 = Every goods city and port keeps at least one green light. Its only disc may move only to another light of the same city or port.

CV-SWI-1 = A Switch card changes which two legs of one junction are open; at a junction of four lines both discs may move.
CV-R3 = Which two legs may be opened? Any two, also around a sharp bend, unless the board names the pairs; ours do not.
CV-R4 = May a switch be set right next to a train? Always: a train never stands on a junction.

CV-MVC-1 = A Move card moves any one train on the network: roll its die.
CV-R69 = May a Move card be played for a train that cannot move? Yes: roll and pay.

CV-ANY-1 = Instead of the right card you may discard any two cards for one of the three actions.
CV-R37 = Does the exchange of two cards for one also serve for loading? No, loading takes one card of any kind (CV-LOAD-1).
CV-R38 = May one of the two be the right card? Yes. It is a waste, but allowed.

CV-LOAD-1 = Discard any one card: an empty train that stands in a goods city with cubes takes one of them.
CV-LOAD-2 = A train carries one cube at most, and never unloads it in a goods city.
CV-LOAD-3 = Loading is done in the action phase only, also in the turn in which the train arrived and between two Move cards.
CV-R35 = May a train load in the turn in which it arrived, and several trains in one turn? Both.

CV-DRAW-1 = At the end of your turn draw five cards, but never hold more than ten.
CV-R64 = Must cards above ten be discarded? It cannot happen: drawing stops at ten.
CV-DRAW-2 = When the draw pile is empty, the discard is shuffled and becomes the new pile.
CV-R63 = Is the discard shuffled when the pile is empty, or when a card is needed? When it is empty, at once.

CV-MOVE-1 = Trains move for an instruction card or for a Move card, by the same rules.
CV-MOVE-2 = Every section of track, city and departure space that a train enters costs one point.
CV-R23 = Does a city that is run through cost a point? Yes, like every space.
CV-MOVE-3 = A train always runs forward. It can turn round only when it starts its move in a city.
CV-MOVE-4 = One train on a space, and no overtaking.
CV-MOVE-5 = At a red light a train stops on the space before it.
CV-R17 = And a red light just behind a junction? The train stays before the junction, since nobody stands on one.
CV-MOVE-6 = At a junction a train follows the open legs. If a disc covers its leg, it stops before the junction.
CV-MOVE-7 = Behind a train that goes the same way or stands in a city, a train stops on the space before it.
CV-R6 = And if the train ahead is going to move later for the same card? The one behind stops and pays all the same. Choosing the order is the remedy (CV-ORD-1).
CV-R7 = And if a train stands in the city ahead? The way is blocked, one token a point. It is never a collision: in a city a train faces nowhere.
CV-MOVE-8 = Stopped by a red light, a switch or a train, you lose one token for each unused point.
CV-R1 = Do points count as unused when a switch holds a train up? Yes, one token each: only arrivals in cities and ports are free.
CV-R71 = And with several obstacles at once, say a red light and a closed switch? The price is the same; the first one met is named.
CV-MOVE-9 = A train that comes to a city has to stop there, unless it may run through (CV-MOVE-11), and the points left cost nothing.
CV-MOVE-10 = A train that starts in a city leaves it past any green light, also the way it came. It may not choose to stay.
CV-R9 = And if the way out is blocked by a train that goes away? The train stays in the city and each point costs one token: only arriving there is free.
CV-R19 = May a train stay in its city, or pick a red exit to stay? No, it leaves past a green light, of which there is always one (CV-SIG-3). It may pick a blocked exit.
CV-MOVE-11 = Where trains may run through cities, a train with points left may stop at no cost, or go on past another green light if the space behind it is free.
CV-R20 = May a train that runs through a city leave it the way it came? No, only a train that starts there may turn round. A table may allow it.
CV-R21 = And if the way beyond the city is red, closed or taken? The train stops in the city at no cost: it has arrived.
CV-R22 = May a train run through a city in order to hit another train? No, only exits with a free space behind them are offered. Further on it may still meet one.
CV-R24 = May a train run through several cities in one move? Yes, as far as the points go.

CV-COL-1 = Head-on collision: you lose two tokens for each unused point, and the train that moved goes back to the depot, its cube to its city.
CV-R8 = What if one leaves a city towards a train that is coming? They collide, and the train that moved goes to the depot. Another exit could have been chosen.
CV-R12 = Which train leaves after a collision? Only the one that moved.
CV-R13 = How are unused points counted in a collision? The roll less the spaces entered; the step that failed is unused.
CV-R36 = When can the cube of an accident be loaded again? At once, also by a train that stands in its city.
CV-R72 = And if a collision makes you lose the game? It is over at once, and nothing else is settled (CV-TIME-4).
CV-COL-2 = There is no collision if a red light or a closed switch lies between the trains, or if no point is left.
CV-R10 = Two trains face each other with a red light or a closed switch between: do they collide? No, it is an ordinary stop, one token a point.
CV-R11 = And if the last point brings them nose to nose? Nothing happens now. Whichever moves next collides.

CV-DEP-1 = A train that runs into a departure space costs two tokens, whatever is left of the roll, and goes back to the depot, its cube to its city.
CV-R14 = Does running into a departure space take a point? Yes. Without one the train stands in front of it.
CV-R15 = And if a train waits on that departure space? It faces the one that comes: a collision, two tokens for each unused point (CV-COL-1).
CV-R73 = Can a train come to stand on a departure space again? Never, entering it sends the train to the depot.

CV-PORT-1 = A train that comes to a port delivers its cube and goes back to the depot at once. Points left cost nothing. In Central Europe empty trains go back too.
CV-R28 = And an empty train in the port of Central Europe? It goes to the depot. It costs nothing and brings nothing.
CV-PORT-2 = A port has slots for each colour: two in Central Europe, one in each port of North America.
CV-R30 = And a loaded train in a port that has no slot left for its cube? Its run ends: the cube goes back to its city and the train to the depot, and no token is lost. A table may let it stop there or run on with its cube, in North America.

CV-TIME-1 = Tokens are lost only for unused points (one each, two in a collision; not on arriving in a city or port), for a new train that cannot start (two), and for running into a departure space (two).
CV-TIME-2 = When the last token goes, the top instruction card goes into the box unseen and all tokens come back.
CV-R58 = And if the clock is empty and nothing is owed? The card goes into the box at once and the clock is full again.
CV-TIME-3 = Tokens that you still owe are taken from the refilled clock. A large loss can cost two cards.
CV-R57 = What if a loss is larger than a full clock? It goes on: another card, another clock, until all is paid.
CV-TIME-4 = If a card has to go into the box and the deck is empty, the game is lost at once.
CV-R59 = And if the clock takes the last card in the middle of a turn? The turn is played to its end as the last one. If another card has to go, the game is lost at once.

CV-AGT-1 = Each agent helps once in a game, in the turn of the active player. Several may help in one turn.
CV-R56 = May the others call agents, and several in one turn? Only the active player calls them; several may help in one turn.
CV-AGT-EU-1 = Logistician: after a movement roll and before the train moves, roll again. The second roll counts.
CV-R55 = Which rolls may be repeated, and may one keep the first? A movement roll for a card or an action, once. The second counts, even if it is worse.
CV-AGT-EU-2 = Manager: from now to the end of the turn trains may run through goods cities. You may call her at any time in your turn, also between a card and its use; a train that is already running finishes its run.
CV-R25 = Does the manager let trains run through the port? No, a train that reaches it still goes to the depot. A table may let empty trains treat the port like a goods city.
CV-R26 = For which moves does the manager count? For every move to the end of the turn, for the card and for Move cards alike.
CV-R27 = May she be called in the middle of a run? A run has no middle: once the way out is chosen the train runs to its end. She may be called after the roll, and nothing is lost by that.
CV-AGT-EU-3 = Conductor: choose a colour of the card that has not begun to move. Its trains do not move this time.
CV-R51 = May the conductor cancel a multicoloured symbol, and until when? Yes, until the first roll of that colour. The colour counts as chosen, so two symbols still need two colours.
CV-AGT-NA-1 = Trackman: right after the reveal, put the card under the deck and take the next one. Not for the start card, and not when no card is left.
CV-R53 = When exactly may the trackman help? Before anything of the card is done, not for the start card, and only while the deck has a card. The number of turns stays the same.
CV-AGT-NA-2 = Shunter: instead of rolling the departure dice, put a new train on any free departure space. Where tokens lie on the spaces, a space is called by its token.
CV-R54 = Where and when may the shunter put a train? On any free departure space, for the start card too; no token is drawn for it then. Without a free space he cannot help.
CV-AGT-NA-3 = Section chief: one train that would have to move for the card stays where it is.
CV-R52 = When does the section chief help? Whenever a train is to be named, for one that could be named then; with many-coloured trains too.

CV-END-1 = You all win at once when the eighth cube is delivered, or the tenth where ten goods have to be delivered.
CV-R62 = And if trains would still have to move when the last cube arrives? The game is won at once, and the rest is dropped.
CV-END-2 = You all lose if a turn ends and no instruction card is left.
CV-R61 = When exactly is the last turn over? When the active player has ended it and the deck is empty. Nothing is drawn.
CV-END-3 = You all lose at once if the clock runs out and there is no card to put in the box.
CV-R60 = Do lost tokens still matter in the last turn? Only if the clock runs out: then the game is lost at once.

CV-DIFF-1 = Fewer removed instruction cards make the game easier, more make it harder.
CV-R68 = How many instruction cards may be taken out? Twelve at most, so that six are left.
CV-DIFF-2 = Eight, nine or ten time tokens make the game easier.
CV-DIFF-3 = One more green disc, on any red light at the start, makes the game easier.
CV-DIFF-4 = Ten goods instead of eight make the game harder; each goods city then has three cubes.
CV-DIFF-5 = For ten goods there are slots for any colour as well: two in Central Europe, one in each port of North America. A cube takes a slot of its colour first.
CV-R33 = Which slot does a third cube of a colour take? A slot of its colour first, then one for any colour.
CV-R34 = And if the slots for any colour are taken? Then there is no slot, as in CV-R30.

CV-VAR-1 = Shuffled departures: the eleven tokens are dealt onto the departure spaces for the whole game. The total of the dice names a token, and the space where it lies bears its number.
CV-VAR-2 = No departure dice: three tokens say where the first trains start. After that a token is drawn for each new train.
CV-VAR-3 = Drawn tokens are set aside; when none is left all eleven are shuffled again.
CV-R67 = Do both ways of using departure tokens go together, and what if none is left? It is one or the other. Drawn tokens lie aside, and all eleven are mixed again when none is left.

CV-NA-1 = North America has two ports, and each needs a cube of every colour.
CV-NA-2 = In North America trains may run through cities past green lights, or stop there at no cost.
CV-NA-3 = In North America an empty train may stop in a port or run through it.
CV-R31 = Is an empty train that waits in a port in the way? Yes, it holds the space, and it has to move when its colour is called.
CV-R32 = May such a train be sent to the depot? No.
CV-NA-4 = A loaded train that comes to a port always ends its move there: it delivers and goes to the depot.
CV-R29 = May a loaded train run through a port of North America, or wait in it? No, only empty ones may (CV-NA-3).
CV-NA-5 = A train cannot run through a city and load in one move: stop, load, then move again.
CV-NA-6 = North America has nine green discs: six for cities and ports, three on the lines.

CV-INFO-1 = You may talk about everything, your hands too. Hands lie open unless the table agrees otherwise.
CV-R65 = Are hands open? Yes, as everything may be talked about. A table may play with hidden hands; then all see only how many cards there are.
CV-INFO-2 = Nobody knows the order of the piles, the removed cards or the cards in the box. All else is open.
CV-R58b = Are the cards in the box known? No, they go there unseen.

CV-PLAY-1 = Another decision is due first, or another player's.
CV-PLAY-2 = That card, train, disc or agent is not there.
CV-PLAY-3 = The game is over.

## What may be done

action-end = End the turn
action-accept = Carry out the card
action-trackman = Trackman: put the card under the deck
action-logistician = Logistician: roll again
action-manager = Manager: trains may run through cities this turn
action-conductor = Conductor: { $colour } trains do not move
action-shunter = Shunter: the new train starts at { $departure }
action-chief = Section chief: { $train } does not move
action-new = New train: { $colour }
action-roll = Roll for the departure space
action-colours = Move { $colours }
action-move = Move { $train }
action-go = Go
action-stop = Stop here
action-exit = Leave towards { $exit }
action-play = Play { $card }
action-trade = Discard { $cards } for the action { $card }
action-load = Load { $train } with the card { $card }
action-lift = Take the disc of { $light }
action-put = Put the disc on { $light }
action-set = Set { $junction }: { $one }–{ $other }
action-begins = { $seat } begins
action-token = Departure token { $number }
action-sets = { $junction } is set: { $one }–{ $other }
action-lights = A green disc lies on { $light }
action-deals = { $seat } is dealt { $card }
action-reveals = The card says: { $instruction }
action-departs = The departure dice show { $number }
action-rolls = The die shows { $points }

## What happened

event-began = { $seat } begins
event-token_laid = Token { $number } lies on the departure space { $space }
event-token_drawn = Token { $number } is drawn
event-switch_laid = { $junction } is set: { $one }–{ $other }
event-disc_laid = A green disc lies on { $light }
event-turn = { $seat } is next
event-revealed = { $seat } reveals: { $instruction }
event-put_under = { $seat } puts the card under the deck: { $instruction }
event-placed = { $train } starts at { $space }
event-placement_failed = { $space } is occupied: the new { $colour } train stays in the depot
event-no_train_left = No train left in the depot to put in play
event-colours_chosen = { $seat } chooses { $colours }
event-colour_held = { $colour } trains do not move
event-train_held = { $train } does not move
event-rolled = { $train } rolls { $points }
event-moved = { $train } goes from { $from_space } to { $space }
event-stopped = { $train } stops: { $reason }; { $unused } unused, { $paid } paid
event-collision = { $train } collides with { $into }: { $unused } unused, { $paid } paid
event-departure_entered = { $train } runs into the departure space { $space }
event-delivered = { $train } delivers a { $goods } cube to { $space }
event-cube_returned = A { $goods } cube goes back to its city
event-to_depot = { $train } goes to the depot
event-tokens_lost = Time tokens lost: { $count }
event-boxed = An instruction card goes into the box; cards left: { $left }
event-played = { $seat } plays { $card }
event-traded = { $seat } discards { $cards } for the action { $card }
event-loaded = { $seat } loads a { $goods } cube on { $train } with the card { $card }
event-signal_moved = A green disc moves from { $from_light } to { $light }
event-switch_set = { $junction } is set: { $one }–{ $other }
event-drew = { $seat } draws { $card }
event-drew_unseen = { $seat } draws a card
event-reshuffled = The discard becomes the draw pile
event-agent_used = { $seat } calls { $agent }
event-won = All { $delivered } goods are delivered: you win together
event-lost = Time is up, goods delivered: { $delivered }. You lose together

## Several such events in a row, in one sentence

run-token_laid = The departure tokens are laid ({ $count })
run-switch_laid = The switches are set ({ $count })
run-disc_laid = The green discs are laid ({ $count })
run-drew = { $seat } draws { $count } cards
run-drew_unseen = { $seat } draws { $count } cards

## What a turn comes to, in short; the name of its player is left out where it comes first

short-put_under = { $seat } put the card under the deck
short-placed = { $train } started at { $space }
short-placement_failed = no room at { $space }
short-collision = { $train } hit { $into }
short-departure_entered = { $train } ran into a departure space
short-delivered = { $train } delivered { $goods }
short-loaded = { $seat } loaded { $goods } on { $train }
short-agent_used = { $seat } called { $agent }
short-signal_moved = a signal moved
short-switch_set = a switch set
short-boxed = an instruction card lost
short-tokens_lost = time tokens lost: { $count }
short-won = all goods delivered
short-lost = time is up

## What is to be decided, for the one who decides and for the others

ask-start-you = chance decides who begins
ask-start-other = Chance decides who begins
ask-tokens-you = the departure tokens are shuffled
ask-tokens-other = The departure tokens are shuffled
ask-chance_layout-you = chance lays out the discs
ask-chance_layout-other = Chance lays out the discs
ask-layout-you = lay out switches and green discs
ask-layout-other = { $seat } lays out the discs
ask-deal-you = cards are drawn
ask-deal-other = Cards are drawn
ask-reveal-you = an instruction card is revealed
ask-reveal-other = { $seat } reveals an instruction card
ask-card-you = carry out the card, or call an agent
ask-card-other = { $seat } reads the instruction card
ask-new_colour-you = choose the colour of the new train
ask-new_colour-other = { $seat } chooses the colour of a new train
ask-new_place-you = roll for the departure space, or call an agent
ask-new_place-other = { $seat } looks where the new train starts
ask-depart-you = the departure space is drawn
ask-depart-other = The departure space is drawn
ask-colours-you = choose which colours move
ask-colours-other = { $seat } chooses which colours move
ask-select-you = choose the train that moves next
ask-select-other = { $seat } chooses a train
ask-roll-you = the die is rolling
ask-roll-other = { $seat } rolls the die
ask-rolled-you = let the train go
ask-rolled-other = { $seat } looks at the roll
ask-city-you = stop in the city or run through it
ask-city-other = { $seat } decides whether the train stops
ask-actions-you = play cards, load trains, or end the turn
ask-actions-other = { $seat } plays cards
ask-lift-you = choose the green disc to move
ask-lift-other = { $seat } moves a green disc
ask-put-you = choose where the green disc goes
ask-put-other = { $seat } moves a green disc
ask-switch-you = choose a junction and its open legs
ask-switch-other = { $seat } sets a switch
ask-target-you = choose the train to move
ask-target-other = { $seat } chooses a train

## Why a bot does it

explain-layout = This is how the board is best set up for a start.
explain-accept = This card will do; another could be worse.
explain-trackman = This card would cost more than the next one is likely to.
explain-logistician = This roll costs more than another one is likely to.
explain-manager = Running through cities brings trains further this turn.
explain-conductor = These trains would lose more time than they gain.
explain-shunter = From there the new train has a good way to its goods.
explain-new = A train of this colour can do most on the ways that are open.
explain-roll = The dice may choose; the agent is kept for later.
explain-colours = These colours gain most, or lose least, by moving now.
explain-move = { $train } is bound for { $space }: { $far }; a move risks { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens on average.
explain-move_anywhere = { $train } has nowhere to go to now; a move risks { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens on average.
explain-chief = { $train } stays on its way to { $space } ({ $far }): a move would risk { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens on average.
explain-chief_anywhere = { $train } stays where it is: a move would risk { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens on average.
explain-go = { $train } runs on towards { $space }: { $far }; the average risk was { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens.
explain-go_anywhere = { $train } has to run, though it has nowhere to go to; the average risk was { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens.
explain-exit = This way out is the best for { $train }; to { $space }: { $far }; the average risk was { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens.
explain-exit_anywhere = This way out costs { $train } least; the average risk was { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens.
explain-stop = { $train } does well to stop here; to { $space }: { $far }; running on would risk { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens on average.
explain-stop_anywhere = { $train } does well to stop here; running on would risk { NUMBER($risk, minimumFractionDigits: 1, maximumFractionDigits: 1) } tokens on average.
explain-load = { $train } can take the { $goods } cube with it.
explain-signal = A light on the trains' ways should be green; that is worth { $count } of my cards.
explain-switch = A switch on the trains' ways should be set otherwise; that is worth { $count } of my cards.
explain-card_move = A train has a free way; moving it is worth { $count } of my cards.
explain-lift = No train needs { $light } soon.
explain-put = { $light } may help soon.
explain-put_for = { $train } has to pass here: { $light }.
explain-set = { $junction } is better open between { $one } and { $other }.
explain-set_for = At { $junction } { $train } goes from { $one } to { $other } or back.
explain-end = The other cards will be worth more later.

## Labels of the board

board-clock = Clock
board-cards = Cards to come
board-boxed = lost to the clock
board-card = Card
board-delivered = Delivered
board-waiting = Waiting
board-agents = Agents
board-trains = Trains
board-depot = Depot
board-towards = towards
board-green = Green lights
board-switches = Open at

## Values of parameters, as they stand in a sentence

value-colour-black = black
value-colour-brown = brown
value-colour-grey = grey
value-colours-black = black
value-colours-brown = brown
value-colours-grey = grey
value-colours-black-brown = black and brown
value-colours-black-grey = black and grey
value-colours-brown-grey = brown and grey
value-train-black1 = black train 1
value-train-black2 = black train 2
value-train-black3 = black train 3
value-train-brown1 = brown train 1
value-train-brown2 = brown train 2
value-train-brown3 = brown train 3
value-train-grey1 = grey train 1
value-train-grey2 = grey train 2
value-train-grey3 = grey train 3
value-into-black1 = black train 1
value-into-black2 = black train 2
value-into-black3 = black train 3
value-into-brown1 = brown train 1
value-into-brown2 = brown train 2
value-into-brown3 = brown train 3
value-into-grey1 = grey train 1
value-into-grey2 = grey train 2
value-into-grey3 = grey train 3
value-goods-blue = blue
value-goods-yellow = yellow
value-goods-red = red
value-goods-white = white
value-card-signal = Signal
value-card-switch = Switch
value-card-move = Move
value-cards-signal =
    { $count ->
        [one] { $count } Signal
       *[other] { $count } Signals
    }
value-cards-switch =
    { $count ->
        [one] { $count } Switch
       *[other] { $count } Switches
    }
value-cards-move =
    { $count ->
        [one] { $count } Move
       *[other] { $count } Moves
    }
value-far-space =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
value-far-change =
    { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
value-agent-logistician = the logistician
value-agent-manager = the manager
value-agent-conductor = the conductor
value-agent-trackman = the trackman
value-agent-shunter = the shunter
value-agent-section_chief = the section chief
value-reason-points = all points used
value-reason-red = a red light
value-reason-switch = a closed switch
value-reason-train = a train ahead
value-reason-city = arrived in a city
value-reason-chosen = stopped by choice

## Places of a board and what is on an instruction card

place-towards = { $city } towards { $place }
place-between = the line { $one }–{ $other }
place-section = section { $n } of { $one }–{ $other }
symbol-black = black
symbol-brown = brown
symbol-grey = grey
symbol-any = any colour
order-start = three new trains
order-new-1 = a new train; { $moves }
order-new-2 = two new trains; { $moves }
order-then = { $before }, { $moves }

## Titles

title = Convoi Express
material-board = Board
material-deck = Instruction cards

## What a table may choose

option-board = Board
option-board-about = Both boards are our own drawing. Central Europe is advised for a first game.
option-firstSeat = Who begins
option-firstSeat-about = At a table, whoever last waited at a level crossing; here the host or chance decides.
option-firstSeat-random = chance decides
option-firstSeat-0 = seat 1
option-firstSeat-1 = seat 2
option-firstSeat-2 = seat 3
option-firstSeat-3 = seat 4
option-layout = Switches and lights at the start
option-layout-about = How the discs lie when the game begins; the recommended layout is ours.
option-layout-first = as recommended
option-layout-custom = the first player chooses
option-layout-random = chance chooses
option-removed = Instruction cards removed
option-removed-about = Fewer is easier, more is harder: each card is a turn.
option-tokens = Time tokens
option-tokens-about = More tokens on the clock make it easier.
option-extraGreen = One more green light
option-extraGreen-about = Easier: one more green disc, on any light.
option-goods = Goods to deliver
option-goods-about = Ten is harder.
option-departures = New trains
option-departures-about = How it is decided where a new train starts.
option-departures-printed = dice, numbers as printed
option-departures-shuffled = dice, numbers shuffled
option-departures-tokens = tokens instead of dice
option-hiddenHands = Hidden hands
option-hiddenHands-about = Only the number of cards is shown.
option-passReversal = Turn round in cities
option-passReversal-about = A train that runs through a city may leave it the way it came.
option-managerIncludesPort = The manager opens the port
option-managerIncludesPort-about = In the manager's turn an empty train may stop in the port or run through it.
option-fullPort = No slot in the port
option-fullPort-about = What happens to a loaded train in a port without a slot for its cube (going on only where empty trains may use ports).
option-fullPort-return = the cube goes home
option-fullPort-pass = the train may go on
option-twoNewFallback = Two new trains, one colour left
option-twoNewFallback-about = When the depot has no second colour for the card with two new trains.
option-twoNewFallback-penalty = two tokens are lost
option-twoNewFallback-sameColour = the same colour again

## What the laboratory counts

measure-delivered = Goods delivered
measure-tokens = Time tokens lost
measure-boxed = Instruction cards lost to the clock
measure-collisions = Collisions
measure-agents = Agents called

## Events in a word or two, above a column of a report

happening-token_laid = token laid
happening-switch_laid = set at the start
happening-disc_laid = disc laid
happening-revealed = revealed
happening-put_under = put under
happening-placed = started
happening-placement_failed = could not start
happening-colour_held = colour spared
happening-colours_chosen = colours chosen
happening-train_held = train spared
happening-rolled = rolled
happening-moved = moved
happening-stopped = stopped
happening-collision = collisions
happening-departure_entered = ran into a departure
happening-delivered = delivered
happening-cube_returned = cube returned
happening-to_depot = to the depot
happening-played = played
happening-traded = two for one
happening-loaded = loaded
happening-signal_moved = disc moved
happening-switch_set = switch set
happening-drew = drawn
happening-agent_used = called

## What is wrong with material that a table brings

fault-BV-16-train-facing-reaches = BV-16: a train there facing { $end } reaches no city
fault-BV-13-no-line-leads = BV-13: no line leads to { $name } from { $other }
fault-BV-14-no-way-departure = BV-14: no way from departure { $number } to { $city }
fault-BV-15-points = BV-15: { $points } points to { $port }, not { $low } to { $high }
fault-BV-17-every-way-uses = BV-17: every way to { $port } uses one same link
fault-BV-19-drawn-across-links = BV-19: drawn across links[{ $i }]
fault-BV-18-closer-than = BV-18: closer than { $least } to { $name }
fault-BV-2-two-ends = BV-2: { $name } needs ends a and b on links, found { $found }
fault-BV-2-needs-one-end = BV-2: { $name } needs the one end out, found { $found }
fault-BV-2-many-ends = BV-2: { $name } needs 2 to { $most } ends, found { $found }
fault-BV-8-no-light = BV-8: there is no light { $name }
fault-BV-8-link-joins-two = BV-8: a link joins two cities
fault-BV-8-no-light-link = BV-8: no light of { $city } on its link
fault-BV-8-light-far = BV-8: a light of { $city } far from it
fault-BV-9-departure-space-linked = BV-9: a departure space is linked to no track section
fault-BV-1-used-by = BV-1: { $name } is used by { $other }
fault-BV-8-exactly-one-link = BV-8: { $name } has to be on exactly one link
fault-BV-4-link-joins-two = BV-4: a link joins two junctions
fault-BV-3-expected-different-legs = BV-3: expected different legs, found { $found }
fault-no-colour-may = no colour may be there twice
fault-BV-3-each-leg-one = BV-3: each leg is on one link, and no link ends elsewhere
fault-BV-8-no-city = BV-8: { $name } is no city
fault-BV-3-no-node = BV-3: there is no { $name }
fault-BV-3-another-link-already = BV-3: { $node } { $end } is on another link already
fault-BV-7-expected-goods-cities = BV-7: expected goods cities of four colours, found { $found }
fault-BV-6-expected-departure-spaces = BV-6: expected departure spaces 2 to 12, found { $found }
fault-BV-7-expected-one-two = BV-7: expected one or two ports, found { $found }
fault-not-unique = { $rule }: there is another one of that { $key }
fault-BV-5-junctions-need = BV-5: the junctions need { $count }
fault-BV-10-expected-least-track = BV-10: expected at least { $least } track lights
fault-BV-12-one-each-city = BV-12: one for each city and { $count } for the track
fault-BV-12-expected-green-lights = BV-12: expected { $count } green lights on the track
fault-BV-11-expected-two-legs = BV-11: expected two of the legs { $legs }, found { $found }
fault-BV-7-slots-add-up = BV-7: the slots add up to { $count }
fault-BV-11-not-one-junction = BV-11: not one of the junction's pairs
fault-BV-11-no-such-junction = BV-11: there is no such junction
fault-BV-12-expected-another-light = BV-12: expected another light, found { $found }
fault-BV-12-expected-one-green = BV-12: expected one green light at { $city }
fault-start-card = expected { $colours }, and nothing that moves
fault-expected-list-boards = expected a list of boards
fault-expected-files = expected a board, boards or a deck
fault-name-taken = { $board } has one of that name
fault-BV-18-expected-place-canvas = BV-18: expected a place on the canvas, found { $found }

## The lesson

lesson-title = The rulebook's example turn
lesson-person-1 = You
lesson-person-2 = Your partner
lesson-step-1 = You are one crew. Trains fetch the cubes in the four cities and bring them here, to the port. This is one turn of it, as the rulebook plays it.
lesson-step-2 = The instruction card lies open. The orange sign: a new train comes. Below it: black trains move, then grey ones. Carry it out.
lesson-step-3 = Which colour shall it be? Take black: it is the fastest. Two dice then say on which orange number it starts.
lesson-step-4 = A six: Calais. Black moves now, and so does the train that has just come. Point at it to see where each roll would take it, then send it off.
lesson-step-5 = A four. The light before Paris is green, so the third point takes it into the city, where it must stop. The fourth point is lost, but costs nothing. Let it run.
lesson-step-6 = Grey is next on the card, but no grey train is out: nothing moves. Now you play cards, as many as you like. You have six: one was left over from your last turn.
lesson-step-7 = An empty train in a city with cubes: press it and load one. Any card pays for it; give a Move card, you have three.
lesson-step-8 = The way out of Paris towards Dijon is red. Press the green light at Geneva, then the red one at Paris: the disc moves there. Geneva is no goods city, so it can do without.
lesson-step-9 = A red disc closes Dijon to trains from Paris. Press the switch until it joins Paris and Lyon, then set it.
lesson-step-10 = The way is clear. Press the black train and send it on with a Move card.
lesson-step-11 = A three. From a city a train leaves by any green light. Press the one towards Dijon.
lesson-step-12 = It has passed Dijon and looks towards Lyon. The switch right behind it is free again: join Basel and Lyon for the trains that come from there.
lesson-step-13 = Your last card moves the brown train. Look at the red chips first: they say what each roll would cost.
lesson-step-14 = A four, but the light before Amsterdam is red: after three spaces it stands. Let it run.
lesson-step-15 = One point was left over, and the station clock has lost a token. When the last one is gone, an instruction card goes with it, and so a turn.
lesson-step-16 = No card is left. End your turn: you draw five.
lesson-step-17 = Your partner reveals the next card. So it goes on until every cube is in the port, or the cards run out.

## The sheet

sheet-about = You are one crew. Set points and lights, guide the trains to the cities and bring eight goods to the port before time runs out.

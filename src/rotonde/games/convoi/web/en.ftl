### English: the labels of the board. Other languages follow this file.

board = The network: { $board }
clock = Station clock: { $count } of { $full } time tokens left
card-title = Instruction cards
card-none = No card yet
card-signal = Signal
card-switch = Switch
card-move = Move
deck =
    { $count ->
        [one] { $count } instruction card left in the deck
       *[other] { $count } instruction cards left in the deck
    }
deck-left =
    { $count ->
        [one] card to come
       *[other] cards to come
    }
deck-boxed = { $count } lost to the clock
coming =
    { $count ->
        [one] On the { $count } card nobody has seen
       *[other] On the { $count } cards nobody has seen
    }
coming-new = new trains
coming-black = black moves
coming-brown = brown moves
coming-grey = grey moves
coming-any = free choice of colour
quay = Delivered: { $count } of { $goods }
quay-of = of { $goods } goods delivered
depot = In the depot: { $black } black, { $brown } brown, { $grey } grey trains
depot-short = Depot
letters-black = Bk
letters-brown = Br
letters-grey = Gr
agents = Agents, each once a game
agent-used = already called
agent-logistician = Roll a train's die again
agent-manager = This turn, trains may run through cities
agent-conductor = One colour on the card does not move
agent-trackman = Put the card under the deck, take the next
agent-shunter = Choose where a new train starts
agent-section_chief = One train does not move
hands = Everybody's cards
hand =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
hand-hidden =
    { $count ->
        [one] card, hidden
       *[other] cards, hidden
    }
controls = What to do
die = The die shows { $points }
back = Put back (Esc)
pairs = Which legs are joined
pay = Costs
waiting = { $name } is at the desk
watch = Point at a train to see its way
ping = Press something on the board to suggest it
over-won = All goods delivered!
over-lost = Time is up
do-card = The card is open
hint-card = New trains first, then the colours move, from left to right.
do-new_colour = A new train: which colour?
do-new_place = Where does it start?
hint-new_place = Both dice say it. If that place is taken, two tokens are lost.
do-colours = Which colours move?
do-select = Which train goes next?
hint-select = Point at a train: the chips show where each roll would stop it, red what it would cost.
do-rolled = { $train } rolled { $points }
hint-rolled = The glowing line shows where it will go.
hint-exit = Choose the way out of the city.
do-city = Stop here, or run through?
do-actions = Play cards
hint-actions = Press a light, a switch or a train. Nothing is spent before you confirm.
do-layout = Set out the board
hint-layout =
    { $count ->
        [one] Press a shining switch: it turns. { $count } is still to be set.
       *[other] Press a shining switch: it turns. { $count } are still to be set.
    }
hint-layout-disc =
    { $count ->
        [one] Press a shining light to put a green disc there. { $count } lies there so far.
       *[other] Press a shining light to put a green disc there. { $count } lie there so far.
    }
do-lift = Take a green disc
hint-lift = Press a green light.
do-put = Where does the disc go?
hint-put = Press a shining red light.
do-switch = Turn a switch
hint-switch = Press a junction: it turns. Press again for the next position.
do-target = Which train does the Move card send?
choose-light = The green disc of { $light }
choose-red = A green disc for { $light }
choose-junction = { $junction }: { $one } – { $other }
button-set = Set it
button-move = Move it
button-go = Go
button-load = Load
button-exit = To { $exit }
face = Rolls { $points }: { $place }, { $cost }
face-free = costs nothing
face-cost =
    { $count ->
        [one] costs { $count } token
       *[other] costs { $count } tokens
    }
spot-light-green = { $light }: green
spot-light-red = { $light }: red
spot-junction = Switch { $junction }: open { $one } – { $other }
spot-junction-unset = Switch { $junction }: not set yet
spot-train = { $train }, { $place }, { $cargo }
spot-towards = { $place } towards { $ahead }
spot-empty = empty
spot-cargo = carries { $goods }
spot-city =
    { $count ->
        [one] { $place }, { $count } { $goods } cube
       *[other] { $place }, { $count } { $goods } cubes
    }
spot-port = { $place }, port
spot-departure = { $place }, departure space { $number }
zoom-in = Nearer
zoom-out = Farther
happened = The last card, step by step: { $name }
happened-nothing = Nothing has moved yet.
why-placed = new on the board
why-occupied = place taken
why-held = held back
why-red = red light
why-switch = closed switch
why-train = behind a train
why-city = in the city
why-chosen = stopped there
why-collision = head-on collision
why-departure_entered = ran into a departure space
why-delivered = delivered!
why-port = back to the depot
tour-card = Every turn begins with an instruction card. Orange: a new train comes. Below it: the colours whose trains must move.
tour-new = Choose the colour of the new train. Black is fast, brown is slower, grey is slow but gentle.
tour-place = Two dice say where it starts: one of the orange numbers at the rim.
tour-select = Point at a train. The glowing line is its way; white chips are die faces, red ones what they would cost.
tour-rolled = The die has fallen. Stopping in a city is free; being held up by a red light or a closed switch costs a token for each point left.
tour-clock = Tokens are lost here. When none is left, the next instruction card is gone, and with it a turn.
tour-load = A train in a city: press it, and load a cube for any one card.
tour-signal = Press a green light and a red one, in either order: the disc moves. It costs a Signal card, or any two cards.
tour-switch = Press a switch and it turns. It costs a Switch card, or any two. The pale blade is open; red discs close a leg.
tour-move = Press a train to send it on with a Move card. Bring the cubes to the port!
tour-end = Enough? End the turn: you draw up to five cards, and the next one takes over.
key-go = go on: the main lever
key-end = end the turn
key-arrows = walk over the board
key-zoom = nearer, farther
wish-lift = Take its green disc
wish-put = Put a green disc here
wish-exit = Leave the city this way
wish-set = Set it otherwise
wish-move = Move it
wish-load = Load a cube, for any one card
wish-load_any = Load a train with it
wish-go = Let it run
wish-chief = Hold it back
wish-shunter = Start the new train here
wish-call = Call for help
wish-play = Play it
wish-trade = With any second card: whatever you like
wish-arrive = Trains arrive here
wish-enter = No train should run in here
wish-may = allowed
wish-not = not allowed

## How to play

how-crew = You all play together. Trains fetch cubes in four cities and bring them to the port. With eight cubes you win.
how-card = Each turn begins with an instruction card. It brings a new train, or makes all trains of a colour move. Dice say how far.
how-hand = Then you play cards: change a light, turn a switch, or move one train. Any two cards can stand for one that you lack.
how-light = Trains go at green and stop at red. Only a few lights can be green: for each one that turns green, another turns red.
how-clock = If a train cannot go on, points are wasted and the clock loses a token. A collision costs more. Without tokens a card goes.

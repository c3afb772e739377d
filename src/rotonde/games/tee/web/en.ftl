### English: the labels of the board. Other languages follow this file.

map = Map of Europe with stations and lines
map-keys = Arrow keys go from station to station, Enter chooses; shift and arrows move the map, plus and minus zoom, 0 shows everything.
zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
zoom-all = The whole map
me = Where I am
planner = Planner
planner-tour =
    { $count ->
        [one] whole tour ≈ { $count } turn
       *[other] whole tour ≈ { $count } turns
    }
legend-violet = Violet line
legend-tee = T.E.E.
legend-ferry = Ferry
legend-capital = Capital
legend-interchange = Interchange
legend-start = Start
souvenirs = My souvenirs
souvenir-red = red souvenir
souvenir-blue = blue souvenir
visited-stamp = visited
turns =
    { $count ->
        [one] ≈ { $count } turn
       *[other] ≈ { $count } turns
    }
home = Home: { $name }
passenger = { $visited } visited; { $red } red and { $blue } blue to visit; { $tokens } closing tokens
passenger-at = At { $name }
tokens = Closing tokens
skips =
    { $count ->
        [one] loses { $count } turn
       *[other] loses { $count } turns
    }
chosen = has chosen
die = The die shows { $value }
die-none = The die is not thrown yet
roll = Throw the die
draw = Draw a HASARD card
draw-note = Drawing takes this turn; then every line of this station is yours.
stop = Stop here
stay = Stay here
close = Close { $name } as I leave
closing = { $name } is closed behind you
decline = Do without
start = Start from { $name }
confirm-close = Close { $name }
confirm-reopen = Reopen { $name }
choose = Choose on the map or in the list
left =
    { $count ->
        [one] { $count } station left
       *[other] { $count } stations left
    }
bound-violet = You are bound to the violet lines.
bound-tee = You are bound to the T.E.E.
bound-free = You are free: any line of this station.
list-reach = Within reach now
list-could = Within reach of a throw
list-start = Where to start
list-name = Whom the card is about
list-close = Stations to close
list-reopen = Stations to reopen
list-ways = Which way to { $name }?
list-none = Nothing is in reach.
back = Back
visits = visit!
wins = home!
search = Find a station
steps =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
die-least = { $value }+
reopens = reopens { $names }
fact-reach =
    { $count ->
        [one] { $count } station away: press to travel
       *[other] { $count } stations away: press to travel
    }
fact-could = Within reach with a { $value } or more
fact-closed = Closed: nobody may enter
fact-here = Here: { $names }
fact-goal = One of your souvenirs
fact-home = Your way ends here
telegram = Telegram
telegram-number = No. { $number }
telegram-stop = STOP
telegram-for = Drawn by { $name }
telegram-fold = Fold the telegram
telegram-open = Open the telegram
watching = You are watching. Souvenirs stay secret until they are visited.
waiting = { $name } is travelling
tour-souvenirs = These six capitals are yours to visit, in any order. Nobody else sees them.
tour-start = Choose one of four starts, near your capitals. You have to come back to it in the end.
tour-roll = Throw the die: it tells how many stations you may travel at most, on the network you are on.
tour-reach = Shining stations are in reach. Press one, on the map or here, and your train goes there.
tour-change = You stand at an interchange. To change to the T.E.E. or a ferry, draw a HASARD card instead of throwing: it takes this turn, and next turn any line is yours.
tour-visit = One of your souvenirs is in reach! Entering it you stop there, and the card is stamped.
key-roll = throw the die
key-draw = draw a card
key-stop = stop, or stay
key-list = go to the list of stations
key-me = show where I am
key-plan = planner on or off
key-zoom = zoom the map; 0: all of it

## How to play

how-visit = You have six secret capitals to visit. Choose a departure city: it is your home.
how-move = Throw the die and travel along the line, at most as many stations as it shows. In one of your capitals you stop: it is visited.
how-change = Lines, T.E.E. and ferries are three networks. To change at a blue quarter, stop there and draw a HASARD card on your next turn.
how-close = When you leave a station you can close it with one of your three tokens. Only a 6 or a card opens it again.
how-home = All six visited? Travel home. Whoever is home first wins.

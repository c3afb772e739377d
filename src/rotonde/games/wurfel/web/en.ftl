### English: the labels of the board. Other languages follow this file.

tracks = The tracks, 1 to { $goal }
track = { $name }: at { $front } of { $goal }, { $strips }
track-empty = no strip yet
lantern = Lantern: last, so no ground is lost
tray = The dice
die = Die { $number }: { $colour }
die-keep = kept
die-loose = to be thrown
throw-of = Throw { $number } of { $count }
throw =
    { $count ->
        [one] Throw { $count } die
       *[other] Throw { $count } dice
    }
throw-again =
    { $count ->
        [one] Throw { $count } die
       *[other] Throw { $count } dice
    }
throw-none = Release a die to throw it
stop = Stop here
stop-take = Stop and take this
done = Take no more
keep-all = Keep the { $colour } dice
give-some =
    { $count ->
        [one] Give up { $count } strip
       *[other] Give up { $count } strips
    }
give-hint = Tap strips on your track to give them up: one die less for each.
rack = Supply
cell-supply = in the supply
cell-gone = on { $name }'s track
cell-box = left in the box
cell-take = you can take it: to { $front }
cell-could = yours if you stop now: to { $front }
cell-odds = { $percent } with one throw
fail-lost_front = If nothing fits, the front strip goes back: −{ $cells }
fail-fell_back = If nothing fits, you fall back: −{ $cells }
fail-spared = No risk this turn
waiting = The dice of { $name }
tour-goal = Your track is the lowest. First to 30 wins!
tour-dice = Tap the dice you want to keep: they stay kept until you tap them again. The others are thrown. Try to get many of one colour.
tour-stop = Happy? Stop. You may throw three times at most.
tour-take = Tap a shining strip: as many cells as you have dice of its colour.
key-dice = keep or release a die
key-throw = throw the dice that are not kept
key-stop = stop, or take no more

## How to play

how-race = It is a race. The strips on your track are your train. The first train that reaches cell 30 wins.
how-throw = Throw the seven dice. Keep the ones that you like and throw the others again, twice at most.
how-take = Four red dice give you the red strip of 4. You can take one strip for each colour, but only colours that you do not have yet.
how-steal = You can also steal the last strip of a rival. You need as many dice of its colour as it is long. The rival falls back.
how-fail = If your dice give you nothing, you lose your front strip. Whoever is last has the lantern and never loses anything.

### English: the labels of the board. Other languages follow this file.

rivals = The other sides
team = Team { $letter }
team-mine = Your team { $letter }
side = The table of { $name }
trains = Trains of { $name }
trains-none = no train yet
train-name = Train { $number } of { $name }
train-unfold = Show its cars
train-fold = Fold it
train-score = would score
train-short =
    { $count ->
        [one] { $count } car short of counting
       *[other] { $count } cars short of counting
    }
bonus-holds = holds, doubles the train
bonus-missing = missing
engine-none = engine?
engine-bare = no engine
engine-down = engine face down
engine-up = engine: { $card }, face up
engine-seen = engine face down, you see: { $card }
engine-remembered = engine face down, you saw: { $card }
new = New train
siding-lay = Lay it beside the trains
skips =
    { $count ->
        [one] loses { $count } turn
       *[other] loses { $count } turns
    }
dealer = dealt this round
standing = on the table
standing-hint = What trains and maintenance cars would score now, hands left aside
hand-of =
    { $count ->
        [one] { $name } holds { $count } card
       *[other] { $name } holds { $count } cards
    }
hand-mine =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
hand-cost = Your hand would cost
hand-fits = fits a train
shoe = The shoe
round = Round { $number }
target = to { $target }
clockwise = Play goes clockwise
anticlockwise = Play goes anticlockwise
empty = empty
under = below it
sort = Sort the hand
sort-kind = by kind
sort-value = by value
sort-own = my order
out-title = Going out
out-longest = a train of 5
out-second = another of 4
out-short = none below 3
out-cards = one card left
out-first = not in the first turn
out-refused = your partner said no
out-cards-brief = 1 card
out-first-brief = 2nd turn
out-refused-brief = no
out-explain = What going out takes
out-cars = { $count } more
out-trains = train { $trains }
out-more = { $count } too many
yes = yes
not-yet = not yet
interrupt = Your answer, please!
interrupt-seat = { $name } plays { $card }: it derails you.
interrupt-train = { $name } plays { $card } against your train { $train }.
interrupt-side = { $name } plays { $card } against you.
interrupt-none = You hold no card that stops it.
interrupt-keep = A card that stops it stays on the table, worth 5.
interrupt-answer = { $name } asks: may I go out?
interrupt-cost = If { $name } goes out, the cards in your hand cost { $cost }.
hint-pick = Pick a card, then a place; or drag it there.
hint-place = Now tap a place that is lit. Esc puts the card back.
hint-engine = Every train needs an engine: any card, face down.
hint-excess =
    { $count ->
        [one] Lay at least { $count } card more before you discard.
       *[other] Lay at least { $count } cards more before you discard.
    }
hint-discard = To end your turn, discard one card.
hint-wait = { $name } plays. You may sort your hand.
stolen = The stolen car
last = Last round
sheet-title = Round { $number }: the score
sheet-out = { $name } went out.
sheet-dead = Nobody went out: nothing had changed for long.
sheet-train = Train { $number }
sheet-short = fewer than three cars: nothing
sheet-bonus = For going out
sheet-hand = Left in hand: { $name }
sheet-total = In all
sheet-go = Go on
tour-goal = Build trains of one kind of car. A train counts from three cars on; the first side to the target wins.
tour-draw = Every turn begins with a draw: two cards from the pile, or the top of the discards.
tour-start = Pick a car from your hand, then “New train”. Cars of the same kind can follow it.
tour-engine = Every train needs an engine: any card, face down. Take one you can spare.
tour-discard = You may keep five cards. Discard one to end your turn.
tour-second = Does the top discard fit one of your trains? Take it, instead of two unknown cards.
tour-add = Cars marked + fit a train: pick one, then tap the train.
tour-out = Here you see what keeps you from going out. Going out ends the round, with a bonus for you.
hint-turntable = The turntable turns the direction of play and gives you another turn.
hint-disaster = Tap what the disaster shall hit: it is your discard.
key-hand = pick a card
key-draw = draw two cards
key-take = take the top discard
key-new = start a train with the card
key-add = add the card to a train
key-engine = use the card as an engine
key-discard = discard the card
key-out = go out
key-move = move the card in the hand
key-targets = from the card to the lit places

## How to play

how-draw = On your turn, draw two cards from the pile, or take the top card of the discard pile.
how-train = Start a train: lay any card face down, it is the engine. Behind it lay a car.
how-add = Add cars of the same kind at the end. Passenger cars all go together. A train scores with three cars or more.
how-disaster = End your turn with one card: throw it away, or play a disaster against a rival.
how-out = With a train of five cars and another of four you can go out with your last card. The round is over. Cards left in a hand cost points.

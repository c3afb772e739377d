### Sentences of Express.

## Examples of rules

EX-EX-1 = You may start a train: one freight or passenger car, and any card of your hand as its engine, face down.
EX-EX-2 = Your train has two hoppers. Another hopper can be added, or a caboose to end it; the gondola cannot.
EX-EX-3 = This passenger train is in order and complete: two bonuses, so its five cars count four times, 20 points. The diesel of your hand at its head would make it 40.

## Rules and, below them, how we read them

section-SETUP = Getting ready
section-PACK = The pack
section-DEALER = Who deals
section-TURN = A turn
section-DRAW = Drawing
section-SHUF = When the draw pile is empty
section-LAY = Laying
section-ENG = Engines
section-HAND = The hand limit
section-TRAIN = Trains
section-CAB = The caboose
section-WILD = The wild car
section-MNT = Maintenance cars
section-DISC = Discarding
section-TT = The turntable
section-DIS = Disasters
section-CTR = Stopping a disaster
section-DER = Derailment
section-BRK = Broken car
section-STL = Steal
section-WRK = Wreck
section-SWAP = Engine swap
section-INFO = Who may see what
section-OUT = Going out
section-ASK = Asking one's partner
section-SCORE = Scoring a round
section-EXP = Express bonuses
section-END = The end
section-TEAM = In teams
section-IND = Everyone alone
section-FIRST = The first game
section-PLAY = Not now

EX-SETUP-1 = Two to six play. Two, three or five play alone; four or six choose to play in teams or alone.
EX-R6 = May four or six play each for themselves? Yes, and then with the numbers for single players: 10 cards, 10 for going out, 50 to win, three turntables (EX-IND-1).
EX-SETUP-2 = Teammates sit alternately: four make two pairs, six make two teams of three, or three pairs if the table likes.
EX-R7 = Six in teams: two of three or three of two? Two of three, seated alternately, as the booklet has it. A table may choose three pairs.
EX-SETUP-3 = The pack has 132 cards. With two or three players one turntable stays in the box; the first game leaves out more.
EX-R1 = How many maintenance cars are in the pack? A heading of the booklet says ten, its list eleven. The list adds up to 132 cards, so it counts: two cabooses, three transfer tables. Lists found with collectors have three cabooses and ten maintenance cars, two of them transfer tables; they suggest that this is the printed pack. A table may choose it.
EX-SETUP-4 = The pack is shuffled and dealt: 8 cards each in teams, 10 each when everyone plays alone.
EX-SETUP-5 = The rest is the draw pile. The discard pile and the disaster slot are empty; no card is turned up.
EX-R11 = Is a card turned up to begin the discard pile? No. So the first player has to draw two.
EX-SETUP-6 = Every round begins clockwise, nobody has lost a turn, and everyone's first turn is still to come.
EX-R10 = Does a reversed direction last into the next round? No, after every deal play goes clockwise.

EX-PACK-1 = Freight cars. Each kind is a type of train: { $cards }.
EX-PACK-2 = Passenger cars. All of them together are one type of train: { $cards }. (A table may play with 2 or 3 for each.)
EX-PACK-3 = Cards with a part of their own: { $cards }.
EX-PACK-4 = Maintenance cars: { $cards }.
EX-PACK-5 = Disasters: { $cards }.
EX-PACK-6 = A table may play with the pack as collectors count it: { $cards }; all other numbers are the same.
EX-PACK-7 = With two or three players: { $cards }; all other numbers are the same.
EX-PACK-8 = In the first game only these cards are played with: { $cards }. With two or three players EX-PACK-7 holds as well.

EX-DEALER-1 = Before the first round everyone is shown one card. Whoever has the highest card deals; a card without a number counts 0.
EX-DEALER-2 = Those who tie for highest are shown another card, among themselves, until one is alone.
EX-DEALER-3 = All the cards shown go back into the pack, which is shuffled before the deal.
EX-DEALER-4 = The player at the dealer's left has the first turn.
EX-DEALER-5 = For each further round the deal moves one seat clockwise. After a misdeal the same dealer deals again.
EX-R9 = Does the deal go round? Yes, clockwise.

EX-TURN-1 = A turn has three parts, in this order: draw, lay, discard. It is over when everything the last card does is done.
EX-TURN-2 = Then the neighbour in the present direction plays; players who have lost a turn are passed over.
EX-TURN-3 = In your first turn of a round you may not go out, and a turntable or disaster has no effect: you can only throw it away.
EX-R51 = First turn of the game or of the round? Of the round: everyone should be able to lay before the first blow.
EX-TURN-4 = A turn counts as taken when it ends. A turn lost to a derailment is not taken.

EX-DRAW-1 = You must draw: two cards from the draw pile, or the top card of the discard pile.
EX-R12 = May one go without drawing? No, one draws before looking at anything else.
EX-DRAW-2 = Only the top discard can be taken, by anyone, even by the one who threw it, as long as it lies on top.
EX-R54 = May one take a discard and discard it again? Yes.
EX-DRAW-3 = Nothing is ever taken from the disaster slot.

EX-SHUF-1 = When a card is due and the draw pile is empty, the whole discard pile is shuffled and becomes the draw pile, even between two cards. The slot stays as it is.
EX-R13 = When exactly is the discard pile shuffled, and all of it? Only when a card is needed, and all of it. Until then its top card can still be taken.
EX-SHUF-2 = If there are fewer than two cards, you draw what there is.
EX-SHUF-3 = If both piles are empty, you draw nothing and go on to laying.
EX-R14 = And if there is no card anywhere? Nothing is drawn and the turn goes on; an empty hand ends the turn without a discard (EX-DISC-4).

EX-LAY-1 = After drawing you may lay, in any order and as often as you like: take engines and put them back, start trains, add cars, lay one maintenance car, take back what you laid this turn, ask your partner. It ends with your discard.
EX-LAY-2 = Only while you lay may you look at the engines of your side, move them, or take them into your hand.
EX-LAY-3 = When you stop laying every train must have its engine, and you need a card to discard.
EX-LAY-4 = Keep enough cards in hand: one for each train that lacks its engine, and one to discard. A new train takes two cards, three if a wild car comes first; any other car takes one.
EX-R48 = What if too much was laid? Cards in reserve make that impossible, and what was laid this turn can be taken back (EX-LAY-5): there is always a way to the discard.
EX-LAY-5 = What you laid this turn you may take back while you lay, the last car first. With its only car a new train goes, and its engine comes back too.
EX-LAY-6 = Cars laid in earlier turns stay where they are, in their order.
EX-LAY-7 = You lay only in front of your own side.

EX-ENG-1 = Every train has exactly one engine. There is no engine without a car and no car without an engine when you stop laying.
EX-ENG-2 = Any card at all can be the engine, face down; what is on it then does not matter.
EX-ENG-3 = Engines are not cars and not in anyone's hand: they bring nothing and cost nothing.
EX-ENG-4 = A diesel may head, face up, a train whose first real car is a passenger car. If an engine lies there, it comes back into your hand in the same step. The diesel can be taken back like any engine, lie face down as an ordinary engine, or be discarded.
EX-R23 = Is a diesel the engine, or a card beside it? It is the engine itself, face up, on passenger trains only, since it means nothing elsewhere. Face up it cannot be swapped (EX-SWAP-1).
EX-ENG-5 = Whether a train lies left or right of its engine does not matter. Its first car is the one next to the engine.
EX-R24 = “From left to right”, even if the train runs to the left? It is read from the engine outward.

EX-HAND-1 = After your discard you may hold five cards at most. So bring your hand down to six before you discard.
EX-HAND-2 = The limit counts only at the end of your own turn. Cards that come to you later, or by your own steal, may be kept until the end of your next turn.
EX-R40 = May a thief hold more than five cards? Yes, to the end of the thief's next turn.
EX-HAND-3 = If your hand cannot be brought down to six, lay as many cards as can be laid; then you may discard.
EX-R16 = What if somebody cannot get down to five cards? In a first turn it is a misdeal (EX-HAND-5), as the publisher said; later the surplus is kept (EX-HAND-4). As many cards as possible must have been laid.
EX-HAND-4 = In a later turn you keep what could not be laid.
EX-HAND-5 = If this happens in somebody's first turn it is a misdeal: all cards are gathered and dealt again, and nothing is scored.

EX-TRAIN-1 = A train begins with one freight or passenger car, or with a wild car that one of these joins in the same turn (EX-WILD-1). You may have any number of trains, several of one type too.
EX-R25 = May one have several trains of one type? Yes. It is the only way to go on with a type after a caboose.
EX-TRAIN-2 = Cars are added at the tail only, and of the same type. Each freight kind is a type; all passenger cars together are one.
EX-R5 = What are commuter cars doing among the freight? The booklet lists nine of them there. They are a freight type like any other: nine cards worth 4.
EX-TRAIN-3 = A car of another type fits only right after a wild car that can be a link.
EX-TRAIN-4 = Nothing can be added after a caboose.
EX-TRAIN-5 = The length of a train is the number of its cars, of every kind, without the engine. It scores only with three or more.

EX-CAB-1 = A caboose closes any train of your side that has a car and no caboose yet. It stays the last car.
EX-CAB-2 = It counts as a car for the length, and is worth 0, in the train and in the hand.
EX-R3 = What is a caboose worth? Nothing, wherever it is: as third car it leaves the train with the worth of the first two, and no number is known for it in the hand.
EX-CAB-3 = Broken car and steal cannot hit a train that ends in a caboose. Wreck and engine swap can.
EX-R37 = May a broken car or a steal be aimed at a closed train just to use up a laid maintenance car? No, the target must be allowed first.
EX-CAB-4 = On a passenger train it cancels every express bonus.

EX-WILD-1 = A wild car can be added to any train that has a real car and no caboose. It may also come first, if a real car joins it in the same turn: the train then counts as that car, for express bonuses too. If the real cars are lost later, the wild car stays and waits for a real one.
EX-WILD-2 = It counts as one more car of the group before it. It is a link instead when the next car is of another type.
EX-R26 = Is it announced what a wild car stands for? No, it follows from where it lies: at the head it is one more car of the first group; at the tail one more of its group until a different car comes after it. The booklet only forbids a wild car as the only car of a train. A train may have two links, if each has two cars of its group before it (EX-WILD-3).
EX-WILD-3 = It can be a link only if its group has two other cars before it.
EX-WILD-4 = A link counts for the length and is worth 0. After it a new group begins.
EX-WILD-5 = If the car after a link goes away, the wild car is an ordinary one of its group again.
EX-R27 = What becomes of a wild car that is stolen or laid bare? A stolen one is a plain wild card again (EX-STL-2); a link without its next car is an ordinary one.
EX-WILD-6 = In a passenger train it stands for the passenger car that scores best. It never stands for a diesel, a disaster, a turntable or maintenance.
EX-R28 = How does a wild car count for the bonuses? Each stands for one type, the same for Order and Complete, and the best choice is made automatically. It counts among the six cars and is worth a passenger car.

EX-MNT-1 = While laying you may lay one maintenance car a turn, face up beside the trains. It needs no engine and no train. An extra turn is a new turn.
EX-R52 = One maintenance car a turn: what of extra turns and of answers? An extra turn allows another one; answering a disaster is free; no train is needed.
EX-MNT-2 = The heavy crane stops a wreck, the light crane a broken car, the office car a steal, the tool car a derailment, the transfer table an engine swap.
EX-MNT-3 = Each maintenance car on the table scores 5 for its side.
EX-R56 = And two equal maintenance cars? Both score, and a disaster uses up one.

EX-DISC-1 = Every turn ends with one card leaving the hand: discarded, discarded to go out, or a turntable or disaster played.
EX-DISC-2 = Any card may be put face up on the discard pile. A turntable or disaster put there has no effect.
EX-DISC-3 = A turntable or disaster that is played goes to the slot and takes effect, but not in your first turn.
EX-DISC-4 = With no card at all, and an engine on every train, you end your turn without discarding.

EX-TT-1 = A turntable reverses the direction of play, and you may at once take another whole turn.
EX-TT-2 = You choose when you play it: another turn, or the next player in the new direction.
EX-R31 = May one decline what a turntable does? The extra turn, not the reversal. To avoid both, throw it away without effect (EX-DISC-2).
EX-TT-3 = After the extra turn play goes on from you in the new direction. With two players only the extra turn matters.
EX-R32 = What does a turntable do with two players? It gives the extra turn and nothing else.
EX-TT-4 = The hand limit holds at the end of the turn in which you play it, and again at the end of the extra turn.
EX-R61 = Does the hand limit hold once around a turntable, or after both turns? After both: the turntable is the discard that ends the first one.

EX-DIS-1 = A disaster is played as your discard and needs a target: a wreck any train; a broken car or a steal any train not closed by a caboose; a derailment any player; an engine swap another side. All but the swap may hit your own side.
EX-R53 = May one hit one's own side? Yes, except by an engine swap, which needs another side. A maintenance car of one's own is spent then, too.
EX-DIS-2 = Without a target it can only be thrown away, without effect.
EX-R38 = What can be done with a disaster that has no target? It can be thrown away, nothing else.
EX-DIS-3 = The card is named, then its target. A laid car stops it; else a card from a hand may; else it takes effect.
EX-DIS-4 = No disaster hits trains in the middle of a change: outside one's lay phase every train has its engine.
EX-R47 = And if a train is hit whose engine has been taken away? That cannot be: when laying ends every train has its engine (EX-LAY-3).
EX-DIS-5 = A disaster stays in the slot, whether it took effect or was stopped.
EX-R36 = Where does a disaster go that was stopped? It stays in the slot, where it was played.
EX-DIS-6 = If a broken car or a steal leaves a train without cars, the train is gone and its engine goes to its owner's hand; in a team, to the teammate who comes next in the direction of play, the attacker last.
EX-R39 = Who in a team gets the engine of a train that is gone? The teammate who comes next in the direction of play.

EX-CTR-1 = If the target's side has the right maintenance car laid, it and the disaster cancel each other and both go to the slot. There is no choice.
EX-R35 = May one keep the laid car and take the blow, or use one from the hand instead? No, the laid car and the disaster cancel each other. Of several equal ones one is spent.
EX-CTR-2 = Otherwise the defenders are asked one after the other, in turn order: each may lay the right card from the hand or decline. All the target's side is asked except the attacker; for a derailment only its victim.
EX-R34 = Who in a team may answer from the hand, and does being asked tell something? Any teammate of the target but the attacker; for a derailment its victim. Everyone is asked, also those who can only decline, so that the question betrays nothing.
EX-CTR-3 = A card laid like this stays: it scores, stops the next disaster of its kind, and is not your one maintenance car of a turn.
EX-CTR-4 = A maintenance card that serves as an engine stops nothing.
EX-CTR-5 = A disaster that was stopped is simply the discard of that turn. The top of the discard pile does not change.

EX-DER-1 = A derailed player loses the next turn; two derailments cost two turns.
EX-R33 = And two derailments of one player? They add up.
EX-DER-2 = The lost turn waits for its player in whatever direction play goes. It cannot take away an extra turn, and ends with the round.
EX-R55 = And if the direction changes before a turn is lost? The lost turn goes with its player, not with the seats.

EX-BRK-1 = A broken car: the last car of the train goes to the slot.

EX-STL-1 = A steal: you take the last car of the train and keep it, or lay it at once: at the tail of a train of your side, or, if it is a freight or passenger car, as a new train with an engine from your hand. A passenger car may start behind a diesel, face up.
EX-R41 = How freely is a stolen car laid at once? By the usual rules for that one card; a new train takes its engine from the hand.
EX-STL-2 = A stolen wild car is just a wild card again.
EX-STL-3 = Nothing else can be laid or moved with it, and nobody goes out by it.
EX-R42 = May one steal with the last card and go out by it? No, going out takes a discard without effect (EX-OUT-2).

EX-WRK-1 = A wreck: engine and all cars of the train go to the slot.

EX-SWAP-1 = An engine swap: you exchange one or more of your engines for as many of one other side, each train once. Both sides need an engine face down; a face-up diesel cannot be swapped.
EX-R43 = How many engines are swapped, and with whom? With one other side, one pair or more, chosen by the attacker one after the other once nobody has stopped it.
EX-SWAP-2 = Nobody looks at the cards while they are swapped. Everyone may see the new ones in their own next lay phase.

EX-INFO-1 = All can always see: how many cards are in hands and piles, every discard, every face-up card, the direction, lost turns, scores, whose decision it is, who took which discard and who stole what.
EX-R46 = May the discard pile be looked through? All discards were seen by all, so all may know them.
EX-INFO-2 = Only you see your hand; not even partners do. Nobody sees the draw pile.
EX-INFO-3 = An engine face down is seen by a member of its side only during that member's own lay phase.
EX-INFO-4 = All see from which train an engine is taken and on which one is placed, but not which card it is.
EX-INFO-5 = After an engine swap everyone knows what they had seen and gave away, and not what they got. The others learn only which trains were swapped.
EX-INFO-6 = An engine that comes back to your hand is yours to see at once.
EX-R44 = And if an engine comes back that was swapped and never seen? It is seen: one always sees one's own hand.
EX-INFO-7 = The engine of a wrecked train goes to the slot unseen if it lay face down.
EX-R45 = Is the engine of a wrecked train shown? No, it is out for the round and tells nothing.
EX-INFO-8 = You are reminded of the last face you saw on an engine, as long as nothing has changed there that you did not see. In a swap the memory goes with the card.
EX-R57 = May one see one's engines when one is not laying? Not look at them, but be reminded of what one saw.
EX-INFO-9 = When a round ends all hands are shown.
EX-INFO-10 = You are also reminded of cards you saw come into a hand and not leave it. After a card was laid from it face down, they are only known to be somewhere in that side's hands and engines; an engine swap joins both sides' sets.
EX-INFO-11 = How many cards you may hold when you discard depends on your hand, so only you are told.

EX-OUT-1 = You may go out with your last card when your side has a train of five cars or more and another of four or more, and every train has three at least; not in your first turn, and not against your partner's no.
EX-R19 = May several cards be discarded at once to go out? No, one as in every turn; all others must have been laid.
EX-R20 = Trains of exactly five and four, and one's own? At least so long, of the whole side, and every car counts: wild cars, links and cabooses too.
EX-R21 = Whose trains must all score? Those of one's own side only, else rivals could forbid going out with a short train.
EX-OUT-2 = That last card goes on the discard pile, whatever it is, and has no effect.
EX-OUT-3 = Going out is said with that discard. You may also discard your last card without going out, and play on.
EX-R17 = May a hand become empty without going out? Yes, and its player draws two in the next turn.
EX-R18 = Does one go out automatically when all is ready? No, it is said. One may prefer to play on, or have to after a partner's no (EX-ASK-2).
EX-OUT-4 = In teams the trains of the whole side count; only your own hand must be empty.
EX-OUT-5 = The round ends at once. Nobody lays anything more.

EX-ASK-1 = In teams you may ask once a turn, while you lay but before anything laid this turn is on the table, whether you may go out; not in your first turn. The partner says yes or no, for all to hear.
EX-R22 = When does one ask, and what does the answer bind? After drawing, engines may be looked at, before laying. A no binds for this turn, a yes only permits, and one no of two is enough (EX-ASK-3).
EX-ASK-2 = A no forbids going out in this turn. A yes allows it and obliges to nothing. Nobody has to ask.
EX-ASK-3 = Two partners answer in turn order. One no is enough and ends the questions.

EX-SCORE-1 = A train of one or two cars scores nothing. Otherwise add up its cars: freight and passenger cars their value, a wild car the value of its group, links and cabooses 0.
EX-R2 = What is a passenger car worth? No source says. All fourteen are worth 1: the booklet treats them as one type with one value, and the commoner a car, the less it is worth. A table may play with 2 or 3.
EX-R58 = Is the value of three cars their sum, or one value for all three? Their sum.
EX-SCORE-2 = A train of passenger cars only, wild cars included, no link, without caboose, is doubled for each express bonus.
EX-SCORE-3 = Each laid maintenance car brings 5.
EX-SCORE-4 = The side that went out gets 5 in teams, 10 when everyone plays alone.
EX-SCORE-5 = The values of all cards left in the hands of a side are taken off.
EX-R4 = Does a maintenance card left in the hand cost 5 or nothing? It costs 5: only turntables, disasters, diesels, wild cars and cabooses cost nothing. A table may spare it too; when drawing for the deal it counts 5 all the same (EX-DEALER-1).
EX-SCORE-6 = The result may be below zero. It is added to the side's total.
EX-R50 = May a result, or a total, be below zero? Both may.

EX-EXP-1 = Order: from the engine outward come baggage, coach, dome, sleeper, observation, never going back, at least two of the types; some may be missing or repeated.
EX-R30 = Is there an Order bonus when types are missing? Yes, else it would say the same as Complete (EX-EXP-2).
EX-EXP-2 = Complete: all five types are there.
EX-EXP-3 = Morning express: six passenger cars or more. A table may ask for six coaches instead.
EX-R29 = Morning express: six passenger cars, or six coaches? The booklet's word fits both. We take any six passenger cars: it speaks of all of them in the lines around it. A review says coaches, and a table may choose so; a wild car that stands for a coach then counts.
EX-EXP-4 = Diesel: a face-up diesel heads the train.
EX-EXP-5 = Each bonus doubles the score: it is then 2, 4, 8 or 16 times as high. A caboose or a link cancels them all.

EX-END-1 = A round ends when somebody goes out, or when it is dead. Every side is scored.
EX-END-2 = A round is dead after six turns each, one after the other, in which nothing new stays laid and no turntable or disaster is played. Then it is scored without a bonus for going out. A table may choose another number.
EX-R15 = What of a round that nobody can or will finish? It happens, with short trains whose type is used up. After six turns each without anything new it is dead: six, because an empty hand may need five turns to be able to lay again. A table may choose another number, or none.
EX-END-3 = The target is 100 in teams, 50 alone. When a side has reached it after scoring, the highest total wins.
EX-R59 = Alone, is 50 the target or 100? 50, as the booklet says; a table may choose another number.
EX-END-4 = If the highest total is shared, the side that went out wins if it is one of them; else another round is played.
EX-R49 = Two sides reach the target in one round: who wins? The higher total; if they are level, who went out; else another round is played.
EX-END-5 = Otherwise the next round is dealt.

EX-TEAM-1 = A team has its trains, engines and maintenance cars in common: each member may add to all of them and look at and change the engines in their own lay phase.
EX-R8 = Does each teammate have trains of their own? No, trains are common. The publisher confirmed it, and giving engines to a partner would make no sense otherwise.
EX-TEAM-2 = Each member has a hand, a hand limit, a first turn, lost turns and one maintenance car a turn of their own.
EX-TEAM-3 = In teams: 8 cards each, 5 for going out, 100 to win.

EX-IND-1 = When everyone plays alone: 10 cards each, 10 for going out, 50 to win. The rest is the same.
EX-IND-2 = Two or three players use two turntables, more players use three.

EX-FIRST-1 = For a first game leave out passenger cars, diesels, maintenance, wild cars, broken car, derailment and steal.
EX-R60 = May the first game be played by any number? Yes; with two or three one turntable stays out as well (EX-IND-2).
EX-FIRST-2 = Then there are no express bonuses, and nothing stops a wreck or an engine swap. All else is as usual.

EX-PLAY-1 = Something else, or somebody else, has to decide now.
EX-PLAY-2 = That card, train, engine or pile is not there.
EX-PLAY-3 = The game is over.

## The pack, card by card

pack-worth = { $name }: { $count }, worth { $value }
pack-counted = { $name }: { $count }
pack-then = { $before }; { $card }
pack-and = { $before }, { $card }

## What may be done

action-draw = Draw two cards
action-take = Take the top discard
action-skip = Draw nothing: both piles are empty
action-start = Start a train: { $card }
action-add = Add to a train: { $card }
action-engine = Use as an engine, face down: { $card }
action-diesel = Put the diesel at the head of a passenger train
action-maintain = Lay a maintenance car: { $card }
action-unhitch = Take the engine of train { $train }
action-uncouple = Take back the last car of train { $train }
action-unmaintain = Take back the maintenance car
action-ask = Ask: may I go out?
action-discard = Discard: { $card }
action-out = Go out, discarding: { $card }
action-turntable = Play a turntable: { $then }
action-play = Play a disaster: { $card }
action-pass = End the turn without cards
action-answer = Answer: { $word }
action-decline = Do not stop it
action-counter = Stop it with: { $card }
action-keep = Keep the stolen car
action-against = Against { $side }
action-derail = Derail { $seat }
action-train = Train { $train }
action-done = Swap no more
action-shows = { $seat } is shown: { $card }
action-deals = { $seat } is dealt: { $card }
action-draws = Drawn: { $card }

## Headings above many actions of one kind

kind-start = Start a train
kind-add = Add to a train
kind-engine = Engines
kind-maintain = Maintenance
kind-unhitch = Take an engine
kind-uncouple = Take back a car
kind-discard = Discard
kind-play = Disasters
kind-train = Trains

## What happened

event-shown = { $seat } is shown: { $card }
event-dealer = { $seat } deals first
event-dealt = { $seat } is dealt: { $card }
event-dealt_unseen = { $seat } is dealt a card
event-turn = { $seat } is next
event-shuffled = The discard pile is shuffled: { $cards } cards to draw from
event-drew = { $seat } draws: { $card }
event-drew_unseen = { $seat } draws a card
event-took = { $seat } takes from the discard pile: { $card }
event-no_draw = { $seat } has nothing to draw
event-misdeal = A misdeal: the hand of { $seat } cannot be brought down. All cards are dealt again
event-started = { $seat } starts train { $train }: { $card }
event-added = { $seat } adds to train { $train }: { $card }
event-hitched = { $seat } gives train { $train } an engine: { $card }
event-hitched_unseen = { $seat } gives train { $train } an engine
event-headed = { $seat } puts a diesel at the head of train { $train }
event-unhitched = { $seat } takes the engine of train { $train }: { $card }
event-unhitched_unseen = { $seat } takes the engine of train { $train }
event-uncoupled = { $seat } takes back from train { $train }: { $card }
event-maintained = { $seat } lays a maintenance car: { $card }
event-unmaintained = { $seat } takes back a maintenance car: { $card }
event-asked = { $seat } asks: may I go out?
event-said_yes = { $seat } says yes
event-said_no = { $seat } says no
event-discarded = { $seat } discards: { $card }
event-went_out = { $seat } goes out
event-turned = { $seat } plays a turntable: the direction changes
event-turned_again = { $seat } plays a turntable: the direction changes, and another turn follows
event-passed = { $seat } has no cards and passes
event-skipped = { $seat } loses a turn
event-played = { $seat } plays a disaster: { $card }
event-aimed = The disaster ({ $card }) is aimed at { $side }
event-aimed_at_train = The disaster ({ $card }) is aimed at train { $train } of { $side }
event-aimed_at_seat = The disaster ({ $card }) is aimed at { $seat }
event-spent = A maintenance car of { $side } stops it and is spent: { $card }
event-countered = { $seat } stops it: { $card }
event-declined = { $seat } does not stop it
event-derailed = { $seat } is derailed and will lose a turn
event-broke = Train { $train } of { $side } loses a car: { $card }
event-returned = The train is gone; its engine comes to { $seat }: { $card }
event-returned_unseen = The train is gone; its engine comes to { $seat }
event-wrecked = Train { $train } of { $side } is wrecked
event-stole = { $seat } steals from train { $train } of { $side }: { $card }
event-kept = { $seat } keeps it: { $card }
event-swapped = { $seat } swaps the engine of train { $train } for that of train { $other_train } of { $side }
event-dead = Nothing has changed for long: the round ends
event-scored = { $side } scores { $points }, { $total } in all
event-won = { $side } wins

## Several such events in a row, in one sentence

run-shown = Cards are shown to find the dealer ({ $count })
run-dealt = The cards are dealt ({ $count })
run-dealt_unseen = The cards are dealt ({ $count })
run-drew_unseen = { $seat } draws { $count } cards

## What a turn comes to, in short; the name of its player is left out where it comes first

short-took = { $seat } took from the discards ({ $card })
short-misdeal = a misdeal
short-started = { $seat } started train { $train } ({ $card })
short-added = { $seat } lengthened train { $train }
short-headed = { $seat } put a diesel at the head of train { $train }
short-maintained = { $seat } laid a maintenance car ({ $card })
short-asked = { $seat } asked to go out
short-said_yes = { $seat } said yes
short-said_no = { $seat } said no
short-discarded = { $seat } discarded ({ $card })
short-went_out = { $seat } went out
short-turned = { $seat } turned the direction
short-turned_again = { $seat } turned the direction and plays again
short-passed = { $seat } passed
short-skipped = { $seat } lost a turn
short-played = { $seat } played a disaster ({ $card })
short-spent = { $side } stopped it ({ $card })
short-countered = { $seat } stopped it ({ $card })
short-derailed = { $seat } was derailed
short-broke = train { $train } of { $side } lost a car ({ $card })
short-wrecked = train { $train } of { $side } was wrecked
short-stole = { $seat } stole from train { $train } of { $side } ({ $card })
short-swapped = { $seat } swapped engines with { $side }
short-dead = the round came to a standstill
short-scored = { $side } scored { $points }
short-won = { $side } won

## What is to be decided, for the one who decides and for the others

ask-show-you = chance shows cards to find the dealer
ask-show-other = Chance shows cards to find the dealer
ask-deal-you = the cards are dealt
ask-deal-other = The cards are dealt
ask-draw-you = draw two cards, or take the top discard
ask-draw-other = { $seat } draws
ask-drawing-you = a card is drawn
ask-drawing-other = { $seat } draws a card
ask-lay-you = lay what you like, then discard
ask-lay-other = { $seat } lays cards
ask-couple-you = choose the train that gets the car
ask-couple-other = { $seat } chooses a train for a car
ask-hitch-you = choose the train that gets the engine
ask-hitch-other = { $seat } chooses a train for an engine
ask-head-you = choose the train that gets the diesel
ask-head-other = { $seat } chooses a train for the diesel
ask-answer-you = your partner asks: may I go out?
ask-answer-other = { $seat } is asked for leave to go out
ask-aim_side-you = choose whom the disaster hits
ask-aim_side-other = { $seat } chooses whom the disaster hits
ask-aim_seat-you = choose who is derailed
ask-aim_seat-other = { $seat } chooses who is derailed
ask-aim_train-you = choose the train that is hit
ask-aim_train-other = { $seat } chooses the train that is hit
ask-respond-you = stop the disaster with the right card, or let it come
ask-respond-other = { $seat } may stop the disaster
ask-stolen-you = keep the stolen car, or lay it at once
ask-stolen-other = { $seat } decides about the stolen car
ask-swap_own-you = choose the train whose engine you give
ask-swap_own-other = { $seat } chooses an engine to give
ask-swap_theirs-you = choose the train whose engine you get
ask-swap_theirs-other = { $seat } chooses an engine to get

## Why a bot does it

explain-draw = Two cards are more than one, and the discard is of little use.
explain-take = The top discard is worth having: { $card }.
explain-take_fitting = The top discard fits a train at once: { $card }.
explain-take_alike = With the top discard I hold { $count } alike: { $card }.
explain-start = I hold { $count } of this type: they make a train.
explain-start_alone = A train takes two cards out of the hand: the car and its engine.
explain-add = It brings { $points } points; the train then has { $count } cars.
explain-add_longer = It makes the train { $count } cars long, which helps to go out.
explain-engine = This card is missed least, and as an engine it costs nothing.
explain-diesel = A diesel at the head doubles what a passenger train scores.
explain-maintain = It scores 5 and protects; in the hand it would cost.
explain-unhitch = The card under this engine fits a train, and a worse one can take its place.
explain-turntable = A turntable gives another turn at once.
explain-discard = Of my cards it is of least use, and no rival's train takes it.
explain-discard_wanted = A rival could use it, but the other cards are worth more to me.
explain-out = Going out brings { $points } points, and the others pay for their hands.
explain-play = The best train of a rival is worth { $points } points: a disaster can hurt.
explain-hit = This train has { $count } cars and is worth { $points } points.
explain-derail = Losing a turn hurts most here.
explain-counter = It stops the disaster and scores 5.
explain-keep = The stolen car is of more use in the hand.
explain-answer = That is what our trains and my hand speak for.
explain-other = Nothing better is to be done now.

## Labels of the board

board-round = Round
board-target = to
board-draw = Draw pile
board-discard = Discard pile
board-slot = Disaster slot
board-hand = Hand
board-maintenance = Maintenance
board-engine = Engine
board-train = train
board-order = Order
board-complete = Complete
board-morning = Morning express
board-diesel = Diesel

## Values of parameters, as they stand in a sentence

value-card-auto-carrier = auto carrier
value-card-commuter-car = commuter car
value-card-piggyback-car = piggyback car
value-card-steel-coil-car = steel coil car
value-card-gondola = gondola
value-card-coal-car = coal car
value-card-hopper = hopper
value-card-tank-car = tank car
value-card-box-car = box car
value-card-baggage-car = baggage car
value-card-coach = coach
value-card-dome-car = dome car
value-card-sleeper = sleeper
value-card-observation-car = observation car
value-card-diesel = diesel
value-card-caboose = caboose
value-card-wild-car = wild car
value-card-turntable = turntable
value-card-heavy-crane = heavy crane
value-card-light-crane = light crane
value-card-office-car = office car
value-card-tool-car = tool car
value-card-transfer-table = transfer table
value-card-wreck = wreck
value-card-derailment = derailment
value-card-broken-car = broken car
value-card-steal = steal
value-card-engine-swap = engine swap
value-then-again = take another turn
value-then-on = the next player follows
value-word-yes = yes
value-word-no = no

## Titles

title = Express

## What a table may choose

option-mode = Teams
option-mode-about = Four or six may play in teams or alone; two, three and five play alone.
option-mode-auto = teams with four or six
option-mode-team = in teams
option-mode-individual = everyone alone
option-sixTeams = Teams of six players
option-sixTeams-about = Six in teams: two teams of three, or three pairs.
option-sixTeams-2x3 = two teams of three
option-sixTeams-3x2 = three pairs
option-firstGame = First game
option-firstGame-about = Without passenger cars, diesels, maintenance, wild cars, and with only two disasters.
option-deckList = The pack
option-deckList-about = The rulebook lists 2 cabooses and 3 transfer tables; collectors count 3 and 2.
option-deckList-rulebook = as in the rulebook
option-deckList-collector = as collectors count
option-passengerValue = Value of a passenger car
option-passengerValue-about = What every passenger car counts, in a train and in a hand.
option-maintenanceHandPenalty = Maintenance left in hand
option-maintenanceHandPenalty-about = What a maintenance car costs in a hand when the round is scored.
option-morningExpress = Morning express
option-morningExpress-about = What the morning express needs.
option-morningExpress-anySix = any six passenger cars
option-morningExpress-sixCoaches = six coaches
option-stagnation = Patience
option-stagnation-about = After so many turns each in which nothing new is laid the round ends; 0: never.
option-target = Target
option-target-about = Points that win the game; 0: as in the rulebook, 100 in teams, 50 alone.

## What the laboratory counts

measure-rounds_out = Rounds that somebody ended by going out
measure-rounds_dead = Dead rounds
measure-disasters = Disasters played
measure-stopped_laid = Disasters stopped by a laid maintenance car
measure-stopped_hand = Disasters stopped from a hand
measure-morning = Morning expresses
measure-morning_points = Points that the morning express brought
measure-order = Expresses in order
measure-complete = Complete expresses
measure-diesel = Expresses behind a diesel

## Events in a word or two, above a column of a report

happening-shown = shown
happening-dealt = dealt
happening-drew = drawn
happening-took = taken from the discards
happening-started = began a train
happening-added = added
happening-hitched = laid as engine
happening-unhitched = engine taken back
happening-uncoupled = taken back
happening-maintained = laid beside
happening-unmaintained = taken back from beside
happening-discarded = discarded
happening-played = played
happening-aimed = aimed at a side
happening-aimed_at_train = aimed at a train
happening-aimed_at_seat = aimed at a player
happening-spent = spent
happening-countered = stopped a disaster
happening-broke = broken
happening-returned = engine returned
happening-stole = stolen
happening-kept = kept by the thief

## The lesson

lesson-title = Two turns, and out
lesson-person-1 = You
lesson-person-2 = Ben
lesson-step-1 = This is your train: an engine and four tank cars. A train has cars of one kind. It scores when it has three or more.
lesson-step-2 = These are your cards. Every turn has three parts: draw, lay, discard.
lesson-step-3 = A box car lies on the discard pile, and you have one too. Take it instead of drawing two cards.
lesson-step-4 = Start a new train with a box car.
lesson-step-5 = Every train needs an engine: any card, face down. Give up the gondola.
lesson-step-6 = Keep the other box car for now. End your turn: discard the hopper.
lesson-step-7 = Ben’s train has derailed: he loses a turn, and you play again. This time draw two cards.
lesson-step-8 = Two more box cars! Add one to the box car train.
lesson-step-9 = Add the other two as well: now it has four cars.
lesson-step-10 = Add the tank car to the other train: five cars.
lesson-step-11 = A train of five and one of four: now you may go out with your last card.
lesson-step-12 = Go out! The last card does nothing any more.
lesson-step-13 = The round is over. Your cars bring points, and going out brings ten. Cards left in Ben’s hand cost him points. With 50 points you have won.

## The sheet

sheet-about = A card game. Build trains behind your engines, upset those of the others with disasters, and go out first: every car scores.

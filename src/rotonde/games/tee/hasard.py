"""HASARD cards: turned over, carried out, put under the deck."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move
from rotonde.games.tee import arriving, closing, events, turns
from rotonde.games.tee import deck as effects
from rotonde.games.tee.deck import CHOSEN, EVERYONE, HOME, NEAREST, OTHERS, SELF, Card
from rotonde.games.tee.phases import CLOSE, NAME, NO_CARD, REOPEN

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def turn_over(state: "Tee", number: int) -> None:
    """TEE-TURN-4: the card is read by all and carried out at once."""
    state.bag &= ~(1 << number)
    state.card = number
    state.note(events.DREW, state.turn, number)
    card = state.deck.cards[number]
    if card.effect == effects.KEEP:
        _keep(state)
    elif card.effect == effects.CLOSE or card.effect == effects.LIFT:
        _offer(state, card)
    elif takes_away(state) and not closing.why_not_close_here(state):
        state.phase = CLOSE  # TEE-CLOSE-1: a token on the station one leaves
        state.to_act = state.turn
    else:
        follow(state)


def takes_away(state: "Tee") -> bool:
    """Whether the card in play takes its drawer to another station, whomever it is about."""
    card = state.deck.cards[state.card]
    here = state.at[state.turn]
    if card.effect in (effects.JOIN, effects.SWAP):
        return state.at[nearest(state, state.turn)[0]] != here  # all who are nearest are as near
    if card.effect != effects.SEND or card.who not in (SELF, EVERYONE):
        return False
    return here != (state.home[state.turn] if card.to == HOME else card.to)


def follow(state: "Tee") -> None:
    """The card's instruction, once it is known whom it is about."""
    card = state.deck.cards[state.card]
    if needs_name(state, card):
        _ask_for_name(state)
    else:
        carry_out(state, card, state.turn)


def _keep(state: "Tee") -> None:
    """TEE-HAZ-4: it lies face up before its drawer until it is used."""
    state.kept[state.turn] |= 1 << state.card
    state.note(events.KEPT, state.turn, state.card)
    state.card = NO_CARD
    turns.finish(state)


def _offer(state: "Tee", card: Card) -> None:
    """TEE-HAZ-5: a token to lay or to lift, where there is one."""
    if card.effect == effects.CLOSE and state.tokens[state.turn] > 0:
        state.phase = CLOSE
    elif card.effect == effects.LIFT and closing.any_closed(state):
        state.phase = REOPEN
    else:
        _nothing(state)
        return
    state.to_act = state.turn


def _nothing(state: "Tee") -> None:
    state.note(events.NOTHING, state.turn)
    put_under(state)
    turns.finish(state)


def needs_name(state: "Tee", card: Card) -> bool:
    """Whether the card is about one other player, who has to be found or named."""
    if card.effect == effects.GIVE:
        return state.tokens[state.turn] > 0  # with nothing to give there is nobody to choose
    if card.effect in (effects.JOIN, effects.FETCH, effects.SWAP, effects.TAKE):
        return True
    return card.effect in (effects.SEND, effects.LOSE) and card.who in (CHOSEN, NEAREST)


def _ask_for_name(state: "Tee") -> None:
    found = candidates(state)
    if len(found) == 1:
        carry_out(state, state.deck.cards[state.card], found[0])
        return
    state.phase = NAME
    state.to_act = state.turn


def candidates(state: "Tee") -> list[int]:
    """Whom the card may be about: the nearest, or anybody else where the drawer chooses."""
    card = state.deck.cards[state.card]
    if card.effect == effects.SEND and card.who == CHOSEN:
        return [seat for seat in range(state.seats) if seat != state.turn]
    return nearest(state, state.turn)


def nearest(state: "Tee", seat: int) -> list[int]:
    """TEE-NEAR-2: the others at the least distance (TEE-NEAR-1), closed stations and changes aside."""
    distance = state.board.distance[state.at[seat]]
    found: list[int] = []
    least = state.board.count
    for other in range(state.seats):
        if other != seat:
            apart = distance[state.at[other]]
            if apart < least:
                least = apart
                found = []
            if apart == least:
                found.append(other)
    return found


class Name(Move["Tee"]):
    """Whom the card is about, where the drawer chooses."""

    def why_not(self, state: "Tee", i: int) -> str:
        if i >= state.seats:
            return "TEE-PLAY-2"
        if i == state.turn:
            return "TEE-HAZ-2"  # another player
        return "" if i in candidates(state) else "TEE-NEAR-2"

    def apply(self, state: "Tee", i: int) -> None:
        state.note(events.NAMED, state.turn, i)
        carry_out(state, state.deck.cards[state.card], i)


def put_under(state: "Tee") -> None:
    """TEE-HAZ-1: never shuffled again."""
    state.under.append(state.card)
    state.card = NO_CARD


def carry_out(state: "Tee", card: Card, other: int) -> None:
    """Do what the card says; `other` is the one it is about, where it is about one.

    The card is under the deck before anything follows from it, so that a win leaves no card in the air.
    """
    put_under(state)
    effect = card.effect
    if effect == effects.ROLL:
        turns.roll_die(state)  # TEE-HAZ-7
    elif effect == effects.ADVANCE:
        turns.set_off(state, card.count)  # TEE-HAZ-8: not a throw, so never a 6
    else:
        if effect <= effects.SWAP:
            _send(state, card, other)
        elif effect == effects.TAKE:
            _hand_over(state, other, state.turn)
        elif effect == effects.GIVE:
            _hand_over(state, state.turn, other)
        elif effect == effects.EXTRA:
            state.extra += card.count  # TEE-HAZ-9
            state.note(events.EXTRA, state.turn, card.count)
        else:
            _lose_turns(state, card, other)
        if not arriving.is_over(state):
            turns.finish(state)


def _send(state: "Tee", card: Card, other: int) -> None:
    """TEE-HAZ-2, TEE-HAZ-3: who goes where; all who are sent count, even one already there."""
    me = state.turn
    if card.effect == effects.JOIN:
        arriving.send(state, [me], [state.at[other]])
    elif card.effect == effects.FETCH:
        arriving.send(state, [other], [state.at[me]])
    elif card.effect == effects.SWAP:
        arriving.send(state, [me, other], [state.at[other], state.at[me]])
    else:
        sent = concerned(state, card.who, other)
        arriving.send(state, sent, [state.home[seat] if card.to == HOME else card.to for seat in sent])


def concerned(state: "Tee", who: int, other: int) -> list[int]:
    """TEE-HAZ-12: the drawer first, then clockwise."""
    me = state.turn
    if who == SELF:
        return [me]
    if who == OTHERS:
        return [(me + i) % state.seats for i in range(1, state.seats)]
    if who == EVERYONE:
        return [(me + i) % state.seats for i in range(state.seats)]
    return [other]


def _hand_over(state: "Tee", giver: int, taker: int) -> None:
    """TEE-HAZ-6: one token, if there is one."""
    if giver == taker or state.tokens[giver] == 0:
        state.note(events.NOTHING, state.turn)
        return
    state.tokens[giver] -= 1
    state.tokens[taker] += 1
    state.note(events.GAVE, giver, taker)


def _lose_turns(state: "Tee", card: Card, other: int) -> None:
    """TEE-HAZ-10: lost turns add up."""
    for seat in concerned(state, card.who, other):
        state.skips[seat] += card.count
        state.note(events.DELAYED, seat, card.count)

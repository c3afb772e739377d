"""Invariants: what holds at every moment, named as in the rules' list of them."""

from typing import TYPE_CHECKING

from rotonde.games.convoi.board import DEPARTURE, NONE, PORT
from rotonde.games.convoi.deck import DRAWN, MULTI, NO_CARD, START
from rotonde.games.convoi.material import (
    CARDS,
    CARDS_OF_EACH,
    FULL_HAND,
    GOODS,
    NO_CARGO,
    TRACKMAN,
    TRAINS,
    TRAINS_OF,
)
from rotonde.games.convoi.phases import ACTIONS, CITY, COLOURS, ENDED, LAYOUT, PUT, REVEAL, ROLLED

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def check(state: "Convoi") -> None:
    """Raise AssertionError naming the first invariant that does not hold."""
    _check_trains(state)
    _check_goods(state)
    _check_discs(state)
    _check_action_cards(state)
    _check_instruction_cards(state)
    _check_clock(state)
    _check_pending(state)


def _check_trains(state: "Convoi") -> None:
    board = state.config.board
    spaces = [space for space in state.where if space != NONE]
    assert len(set(spaces)) == len(spaces), "one train a space"
    for train in range(len(TRAINS)):
        space, heading = state.where[train], state.heading[train]
        assert (space != NONE) == (state.running >> train & 1 == 1), "a train is in the depot or on a space"
        if space == NONE:
            assert heading == NONE and state.cargo[train] == NO_CARGO, (
                "depot trains are empty and face nowhere"
            )
        elif board.is_city(space):
            assert heading == NONE, "a train in a city has no heading"
            assert board.space_kind[space] != PORT or _may_rest(state, train), "a port holds no such train"
        else:
            assert heading in board.space_ends[space], "a train faces an end of its space"
            assert board.space_kind[space] != DEPARTURE or state.cargo[train] == NO_CARGO, (
                "a train that starts is empty"
            )


def _may_rest(state: "Convoi", train: int) -> bool:
    config = state.config
    if state.cargo[train] == NO_CARGO:
        return config.board.empty_in_ports or config.manager_port
    return config.board.empty_in_ports and config.full_port_pass


def _check_goods(state: "Convoi") -> None:
    config = state.config
    for colour in range(len(GOODS)):
        total = state.cubes[colour] + state.cargo.count(colour) + sum(state.stored[colour :: len(GOODS)])
        assert total == config.cubes_each, "no cube is lost"
    for port in range(len(config.board.ports)):
        stored = state.stored[port * len(GOODS) : (port + 1) * len(GOODS)]
        extras = sum([max(0, count - config.slots_each) for count in stored])
        assert extras <= config.slots_wild, "every stored cube has its slot"
    assert state.delivered == sum(state.stored), "what is delivered is stored"
    assert (state.delivered == config.goods) == state.won, "won as soon as all slots are filled"
    assert state.phase == ENDED or not state.won, "a game that is won is over"


def _check_discs(state: "Convoi") -> None:
    board = state.config.board
    for junction, pair in enumerate(state.switches):
        assert pair == NONE or board.pair_junction[pair] == junction, "a junction is set by its own legs"
    if not state.turn:
        return
    assert NONE not in state.switches, "every junction has an open pair"
    assert state.green.bit_count() == state.config.greens, "the number of green discs stays the same"
    for city in board.cities():
        assert board.city_lights[city] & state.green, "every city has a green light"


def _check_action_cards(state: "Convoi") -> None:
    for card in range(len(CARDS)):
        total = state.pile[card] + state.discard[card] + sum(state.hands[card::3])
        assert total == CARDS_OF_EACH and state.pile[card] >= 0, "27 action cards of each kind"
    assert state.pile_size(), "the draw pile is never empty"
    for seat in range(state.seats):
        assert state.hand_size(seat) <= FULL_HAND, "ten cards at most"
    if state.config.hidden_hands:
        for card in range(len(CARDS)):
            out = sum(state.since[card::3])
            assert state.shuffled[card] - out == state.pile[card], "the pile is what was not drawn from it"
    else:
        assert not any(state.since), "what is open need not be remembered"


def _check_instruction_cards(state: "Convoi") -> None:
    config = state.config
    shown = 0 if state.card in (NO_CARD, START) else 1
    count = config.removed + state.boxed + state.deck_count + state.filed.bit_count() + shown
    assert count == DRAWN, "18 instruction cards"
    known = [1 << card for card in (state.card, state.bottom) if card not in (NO_CARD, START)]
    seen = state.unseen
    for mask in [state.filed, *known]:
        assert not seen & mask, "each instruction card is in one place"
        seen |= mask
    lost = DRAWN - seen.bit_count()  # the trackman's card, once it was boxed
    assert not lost or (lost == 1 and not state.deck_count and not state.agents >> TRACKMAN & 1), (
        "no instruction card is lost"
    )
    assert state.bottom == NO_CARD or state.deck_count, "the card under the deck is in the deck"
    revealed = state.turn + state.deck_count + state.boxed
    due = 1 + DRAWN - config.removed + (1 if state.phase == REVEAL else 0)
    assert revealed == (due if state.turn else due - 1), "a card a turn"


def _check_clock(state: "Convoi") -> None:
    assert state.clock <= state.config.tokens, "no more tokens than the clock has"
    assert state.clock or state.phase == ENDED, "the clock is refilled at once"
    assert not state.agents & ~state.config.board.agents, "agents work on their own board"


def _check_pending(state: "Convoi") -> None:
    assert state.phase == ROLLED or state.phase == CITY or not state.points, (
        "points are for a train on its way"
    )
    assert state.points or state.phase not in (ROLLED, CITY), "a train on its way has points left"
    assert (state.lifted != NONE) == (state.phase == PUT), "a disc is in the hand only to be put down"
    assert state.lifted == NONE or state.is_green(state.lifted), "the disc in the hand was on a light"
    assert state.phase != LAYOUT or not state.turn, "the layout comes first"
    assert bool(state.need) == (state.phase == COLOURS), "colours are chosen when they are asked for"
    assert state.colour == MULTI or not state.due & ~TRAINS_OF[state.colour], "trains of one colour at a time"
    assert state.phase != ACTIONS or (state.card == NO_CARD and not state.by_card), (
        "cards are played when the instruction is done"
    )

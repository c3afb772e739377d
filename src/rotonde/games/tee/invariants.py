"""Invariants: what holds at every moment, named as in the rules' list of them."""

from itertools import pairwise
from typing import TYPE_CHECKING

from rotonde.games.tee import closing, hasard, moving
from rotonde.games.tee import deck as effects
from rotonde.games.tee.material import BLUE, FERRY, RED
from rotonde.games.tee.phases import (
    CLOSE,
    DEAL,
    DRAW,
    ENDED,
    FACES,
    FIRST,
    FREE,
    HAND,
    MOVE,
    NAME,
    NO_CARD,
    NO_NETWORK,
    NOBODY,
    NOWHERE,
    OUT,
    REOPEN,
    START,
    TOKENS,
)

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def check(state: "Tee") -> None:
    """Raise AssertionError naming the first invariant that does not hold."""
    _check_tokens(state)
    _check_cards(state)
    _check_souvenirs(state)
    _check_hands(state)
    _check_throws(state)
    if state.phase <= START:
        _check_before_start(state)
    else:
        _check_places(state)
    _check_card_in_play(state)
    _check_move(state)
    _check_end(state)


def _check_tokens(state: "Tee") -> None:
    laid = sum(word.bit_count() for word in state.closed)
    assert sum(state.tokens) + laid == TOKENS * state.seats, "tokens in hands and on the map are three each"
    assert min(state.tokens) >= 0 and min(state.skips) >= 0 and state.extra >= 0, "nothing is below zero"


def _check_cards(state: "Tee") -> None:
    seen = state.bag
    lying = [1 << card for card in state.under] + list(state.kept)
    for cards in lying if state.card == NO_CARD else [*lying, 1 << state.card]:
        assert not seen & cards, "each HASARD card is in one place"
        seen |= cards
    assert seen == state.deck.all, "no HASARD card is lost"
    for kept in state.kept:
        for number, card in enumerate(state.deck.cards):
            assert not kept >> number & 1 or card.effect == effects.KEEP, "only cards that reopen are kept"


def _check_souvenirs(state: "Tee") -> None:
    seen = 0
    for seat in range(state.seats):
        assert not state.open[seat] & state.visited[seat], "a souvenir is open or visited, not both"
        hand = state.open[seat] | state.visited[seat]
        assert not seen & hand, "each souvenir is one player's"
        seen |= hand
        assert not state.ruled_out[seat] & hand, "what is ruled out was never dealt to that player"


def _check_hands(state: "Tee") -> None:
    for seat in range(state.seats):
        hand = state.open[seat] | state.visited[seat]
        counts = [(hand & mask).bit_count() for mask in state.board.colour_masks]
        if state.phase == DEAL and seat >= state.turn:
            assert seat == state.turn or not hand, "souvenirs are dealt seat by seat"
            assert counts[RED] == HAND or not counts[BLUE], "the red souvenirs are dealt first"
            assert counts[RED] <= HAND and counts[BLUE] < HAND, "the deal goes on"
        else:
            assert counts == [HAND, HAND], "everyone has three red and three blue souvenirs"


def _check_throws(state: "Tee") -> None:
    if state.phase != FIRST:
        assert not state.throws, "throws for who begins lie only before the first turn"
        return
    assert len(state.throws) == state.seats and 0 in state.throws, "somebody throws for who begins"
    assert state.throws.index(0) == state.turn, "those who throw for who begins do so in turn"
    assert all(each <= 0 for each in state.throws[state.turn :]), "nobody throws out of turn"
    assert sum(1 for each in state.throws if each != OUT) > 1, "nobody throws against themselves"


def _check_before_start(state: "Tee") -> None:
    assert not any(state.visited) and not any(state.ruled_out) and not any(state.skips) and not state.extra, (
        "nothing has happened before the start"
    )
    assert all(place == NOWHERE for place in state.at), "pieces are placed when all have chosen"
    assert not any(state.closed) and state.bag == state.deck.all, (
        "no token or card is played before the start"
    )
    assert not any(state.bound), "everyone begins bound to violet"
    assert not state.arrived, "nobody has arrived anywhere before the start"
    for seat in range(state.seats):
        chosen = state.phase == START and seat < state.turn
        assert (state.home[seat] != NOWHERE) == chosen, "starts are chosen in turn"


def _check_places(state: "Tee") -> None:
    board = state.board
    for seat in range(state.seats):
        station = state.at[seat]
        assert station != NOWHERE and state.home[seat] != NOWHERE, "everyone has a start and a place"
        assert state.phase != FIRST or station == state.home[seat], "everyone begins at home"
        assert state.arrived >> seat & 1 or station == state.home[seat], "who is elsewhere has arrived there"
        assert not state.open[seat] & board.capital_bit[station], (
            "nobody stands in one of their open souvenirs"
        )
        bound = state.bound[seat]
        assert bound == FREE or board.served[bound][station], "who is bound stands on that network"
        at_home = station == state.home[seat] and not state.open[seat]
        assert not at_home or seat == state.winner, "who is home with all six has won"


def _check_card_in_play(state: "Tee") -> None:
    if state.phase not in (NAME, CLOSE, REOPEN):
        assert state.card == NO_CARD, "no card is in play"
        assert state.phase != DRAW or state.bag, "a card is drawn from those that nobody has seen"
        assert state.phase != DRAW or state.bound[state.turn] == FREE, "who draws is free"
        return
    assert state.card != NO_CARD, "a card is in play"
    assert state.bound[state.turn] == FREE, "who has drawn is free"
    card = state.deck.cards[state.card]
    if state.phase == NAME:
        assert hasard.needs_name(state, card) and len(hasard.candidates(state)) > 1, (
            "there is somebody to choose"
        )
    elif state.phase == CLOSE and hasard.takes_away(state):
        assert not closing.why_not_close_here(state), "the station that is left may be closed"
    elif state.phase == CLOSE:
        assert card.effect == effects.CLOSE and state.tokens[state.turn], "there is a token to lay"
    else:
        assert card.effect == effects.LIFT and closing.any_closed(state), "there is a token to lift"


def _check_move(state: "Tee") -> None:
    if state.phase != MOVE:
        assert not state.path and state.network == NO_NETWORK and not state.steps, "no move is under way"
        assert not state.six and not state.sealed, "no move is under way"
        return
    path = state.path
    assert path and path[-1] == state.at[state.turn], "the move has come to where the piece is"
    assert len(set(path)) == len(path), "no station twice in a move"
    assert state.steps_left() > 0, "the move can go on"
    assert not state.six or state.steps == FACES, "only a 6 opens stations"
    assert not state.sealed or state.is_closed(path[0]), "the station was closed on leaving it"
    assert (len(path) > 1) == (state.network != NO_NETWORK), "a move is on one network"
    assert len(path) == 1 or state.bound[state.turn] == state.network, "who rides is bound to the network"
    networks = {state.network, FERRY} if state.config.ride_on else {state.network}
    for a, b in pairwise(path):
        assert any(b in state.board.neighbours[each][a] for each in networks), (
            "a move goes from station to station"
        )
        assert not state.is_closed(b), "what is entered is open"
    assert (len(path) == 1 and not state.sealed) or moving.rides(state), "the way goes on"


def _check_end(state: "Tee") -> None:
    assert (state.winner != NOBODY) == (state.phase == ENDED), "the game is over when somebody has won"
    if state.winner != NOBODY:
        assert not state.open[state.winner], "the winner has visited all six"
        assert state.at[state.winner] == state.home[state.winner], "the winner is home"

"""Closing stations with tokens, and the ways to open them again."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move
from rotonde.games.tee import events, hasard, moving, turns
from rotonde.games.tee.phases import TURN

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


class Close(Move["Tee"]):
    """A token on the station one leaves, at the moment of leaving."""

    def candidates(self, state: "Tee") -> list[int]:
        return state.path[:1]

    def why_not(self, state: "Tee", i: int) -> str:
        if i != state.path[0] or len(state.path) > 1:
            return "TEE-CLOSE-1"
        rule = why_not_close_here(state)
        if rule:
            return rule
        return "" if moving.rides(state) else "TEE-CLOSE-1"  # only who leaves closes

    def not_due(self, state: "Tee") -> str:
        return "TEE-TURN-2" if state.phase == TURN else ""  # first the die, or a card

    def apply(self, state: "Tee", i: int) -> None:
        _lay_token(state, i)
        state.sealed = True


def why_not_close_here(state: "Tee") -> str:
    """Whether a token may be laid where the player stands; TEE-CLOSE-4: no matter who else stands there."""
    station = state.at[state.turn]
    if state.is_closed(station):
        return "TEE-CLOSE-3"
    if state.tokens[state.turn] == 0:
        return "TEE-PLAY-2"
    if not state.arrived >> state.turn & 1:
        return "TEE-CLOSE-1"  # only where one has stopped: not on the first departure
    if state.config.protect_starts and state.board.is_start[station]:
        return "TEE-CLOSE-1"  # the table has agreed that starts stay open
    return ""


class CloseByCard(Move["Tee"]):
    """TEE-CLOSE-2: a token on any open station, because a card allows it; or on the one it takes one from."""

    def why_not(self, state: "Tee", i: int) -> str:
        if hasard.takes_away(state):
            return "" if i == state.at[state.turn] else "TEE-CLOSE-1"  # on leaving
        if state.is_closed(i):
            return "TEE-CLOSE-3"
        if state.config.protect_starts and state.board.is_start[i]:
            return "TEE-CLOSE-2"
        return ""

    def apply(self, state: "Tee", i: int) -> None:
        _lay_token(state, i)
        _go_on(state)


def _lay_token(state: "Tee", station: int) -> None:
    seat = state.turn
    state.tokens[seat] -= 1
    state.closed[state.board.word[station]] |= state.board.bit[station]
    state.note(events.CLOSED, seat, station)


class Reopen(Move["Tee"]):
    """TEE-HAZ-5: the drawer opens a station from afar and takes its token."""

    def why_not(self, state: "Tee", i: int) -> str:
        return "" if state.is_closed(i) else "TEE-PLAY-2"

    def apply(self, state: "Tee", i: int) -> None:
        open_up(state, i, state.turn)
        hasard.put_under(state)
        turns.finish(state)


class Decline(Move["Tee"]):
    """TEE-HAZ-11: what a card only allows may be left; so may closing the station it takes one from."""

    def apply(self, state: "Tee", i: int) -> None:
        state.note(events.DECLINED, state.turn)
        _go_on(state)


def _go_on(state: "Tee") -> None:
    """After the choice: the card takes the drawer away, or it was about that choice and is done."""
    if hasard.takes_away(state):
        hasard.follow(state)
    else:
        hasard.put_under(state)
        turns.finish(state)


def any_closed(state: "Tee") -> bool:
    for word in state.closed:  # noqa: SIM110  # a loop is what compiles well
        if word:
            return True
    return False


def may_open(state: "Tee") -> bool:
    """TEE-OPEN-1, TEE-OPEN-2: a thrown 6 not yet spent, or a card kept for it."""
    return state.six or state.kept[state.turn] != 0


def enter(state: "Tee") -> None:
    """TEE-OPEN-3: the 6 is spent first, then the cards, the one highest in the deck's list first."""
    if state.six:
        state.six = state.config.six_opens_all
        return
    kept = state.kept[state.turn]
    card = 0
    while not kept >> card & 1:
        card += 1
    state.kept[state.turn] = kept & ~(1 << card)
    state.under.append(card)
    state.note(events.USED, state.turn, card)


def open_up(state: "Tee", station: int, taker: int) -> None:
    """TEE-OPEN-5, TEE-OPEN-6: the station is open again, and the token is the taker's."""
    state.closed[state.board.word[station]] &= ~state.board.bit[station]
    state.tokens[taker] += 1
    state.note(events.REOPENED, taker, station)

"""Closing stations with tokens, and the ways to open them again."""

from typing import TYPE_CHECKING

from rotonde.games.tee import events, hasard, moving, turning
from rotonde.games.tee.phases import CLOSE, MOVE, REOPEN, TURN

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def why_not_close(state: "Tee", station: int) -> str:
    if state.phase == CLOSE:
        return _why_not_close_by_card(state, station)
    if state.phase != MOVE:
        return "TEE-TURN-2" if state.phase == TURN else "TEE-PLAY-1"
    if station != state.path[0] or len(state.path) > 1:
        return "TEE-CLOSE-1"  # the station one leaves, at the moment of leaving
    rule = why_not_close_here(state)
    if rule:
        return rule
    return "" if moving.rides(state) else "TEE-CLOSE-1"  # only who leaves closes


def why_not_close_here(state: "Tee") -> str:
    """Whether a token may be laid where the move begins; TEE-CLOSE-4: whoever stands there."""
    station = state.path[0]
    if state.is_closed(station):
        return "TEE-CLOSE-3"
    if state.tokens[state.turn] == 0:
        return "TEE-PLAY-2"
    if state.table.protect_starts and state.board.is_start[station]:
        return "TEE-CLOSE-1"  # the table has agreed that starts stay open
    return ""


def _why_not_close_by_card(state: "Tee", station: int) -> str:
    if state.is_closed(station):
        return "TEE-CLOSE-3"
    if state.table.protect_starts and state.board.is_start[station]:
        return "TEE-CLOSE-2"
    return ""


def closings(state: "Tee") -> list[int]:
    """TEE-CLOSE-2: any open station, or none."""
    legal = [
        state.acts.close + station
        for station in range(state.board.count)
        if not _why_not_close_by_card(state, station)
    ]
    legal.append(state.acts.decline)
    return legal


def close(state: "Tee", station: int) -> None:
    seat = state.turn
    state.tokens[seat] -= 1
    state.closed[state.board.word[station]] |= state.board.bit[station]
    state.note(events.CLOSED, seat, station)
    if state.phase == MOVE:
        state.sealed = True
    else:
        hasard.put_under(state)
        turning.finish(state)


def why_not_reopen(state: "Tee", station: int) -> str:
    if state.phase != REOPEN:
        return "TEE-PLAY-1"
    return "" if state.is_closed(station) else "TEE-PLAY-2"


def reopenings(state: "Tee") -> list[int]:
    legal = [state.acts.reopen + station for station in range(state.board.count) if state.is_closed(station)]
    legal.append(state.acts.decline)
    return legal


def lift(state: "Tee", station: int) -> None:
    """TEE-HAZ-5: the drawer opens a station from afar and takes its token."""
    open_up(state, station, state.turn)
    hasard.put_under(state)
    turning.finish(state)


def decline(state: "Tee") -> None:
    """TEE-HAZ-11: what a card only allows may be left."""
    state.note(events.DECLINED, state.turn)
    hasard.put_under(state)
    turning.finish(state)


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
        state.six = state.table.six_opens_all
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

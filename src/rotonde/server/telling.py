"""What is told of a game: to each as their seat may know it, what all are told alike worked out once."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

import rotonde
from rotonde.core.actions import ActionSpace
from rotonde.server.messages import Asking, LegalAction, StateMessage
from rotonde.server.pace.choice import read
from rotonde.server.show import clock_told
from rotonde.server.table import Table
from rotonde.server.wire import written

SPACES: Final = 32  # games, and games on somebody's own material, whose actions are remembered


def state_message(table: Table, seat: int | None, since: int) -> StateMessage:
    """The game as `seat` may know it (None: a bystander), with what happened from `since` on."""
    return state_messages(table, [seat], since)[0]


def state_messages(
    table: Table, seats: list[int | None], since: int, legal: "Legal | None" = None
) -> list[StateMessage]:
    """The same for several, in their order; what is legal may be told as `legal` has it."""
    match = table.running()
    common = _common(match.state, table.n, since, table.history.kept(since))
    common.taken_back_by = table.history.taken_back_by()
    common.due = table.history.due
    common.asking = _asking(table)
    common.clock = clock_told(table.stored.clock, table.now())
    common.to_act = table.to_act
    if common.to_act == rotonde.OVER:
        common.winners = list(table.stored.winners)
    told = _to_each(common, match.state, seats, legal or _legal)
    for each in told:
        _own(each, table, match)
    return told


def message_of(state: rotonde.State, seat: int | None, *, n: int, since: int, kept: int) -> StateMessage:
    """A state as `seat` may know it, nothing of it to be taken back, with its events from step `kept` on."""
    return _to_each(_common(state, n, since, kept), state, [seat], _legal)[0]


def _common(state: rotonde.State, n: int, since: int, kept: int) -> StateMessage:
    """What does not depend on who is told."""
    return StateMessage(
        n=n,
        since=since,
        kept=kept,
        seat=None,
        to_act=state.to_act,
        asks=state.asks(),
        view={},
        aids={},
        legal=[],
        events=[],
        rules=state.rules_now(),
        scores=list(state.scores()),
        winners=state.winners(),
        sides=state.sides(),
        hidden=state.game.hides(state.options),
        back=[],
        taken_back_by=None,
    )


def _to_each(
    common: StateMessage, state: rotonde.State, seats: list[int | None], legal: "Legal"
) -> list[StateMessage]:
    told: list[StateMessage] = []
    for seat, view, aids in zip(seats, state.views_of(seats), state.aids_of(seats), strict=True):
        each = copy(common)
        each.seat, each.view, each.aids = seat, view, aids
        each.events = state.events(common.kept, seat)
        each.legal = legal(state) if seat is not None and seat == state.to_act else []
        told.append(each)
    return told


def _own(told: StateMessage, table: Table, match: rotonde.Match) -> None:
    """What a seat may do at this table."""
    if told.seat is None or told.to_act == rotonde.OVER or table.stand_in(told.seat):
        told.legal = []
    else:
        told.back = match.open_steps(told.seat)
        told.last_own = _last_of(match.deciders, told.seat, table.stored.given)


def _last_of(deciders: Sequence[int], seat: int, given: int) -> int | None:
    """The last step that the seat decided on in this game."""
    for step in range(len(deciders) - 1, given - 1, -1):
        if deciders[step] == seat:
            return step
    return None


def _asking(table: Table) -> Asking | None:
    request = table.history.request
    if request is None:
        return None
    pace = read(request.pace) if request.what == "pace" else None
    return Asking(request.seat, request.what, request.to, waiting(table), pace)


def waiting(table: Table) -> list[int]:
    """Who has still to agree: people who play, but for those of the one who asks."""
    request = table.history.request
    if request is None:
        return []
    own = table.stored.seats[request.seat].guest
    others = [seat for seat in table.people() if table.stored.seats[seat].guest != own]
    return [seat for seat in others if seat not in request.yes]


class Face(NamedTuple):
    """An action as it is told, and as it is written."""

    action: LegalAction
    text: bytes


Legal = Callable[[rotonde.State], Any]


def _legal(state: rotonde.State) -> list[LegalAction]:
    space = state.game.space
    return [action_of(space, a) for a in state.legal_actions()]


def legal_text(state: rotonde.State) -> msgspec.Raw:
    """What is legal, written: the same few actions are legal again and again."""
    space = state.game.space
    faces = _faces(space)
    texts = [(faces.get(a) or _face(space, a)).text for a in state.legal_actions()]
    return msgspec.Raw(b"[" + b",".join(texts) + b"]")


def action_of(space: ActionSpace, a: int) -> LegalAction:
    """An action as it is told, made once."""
    return (_faces(space).get(a) or _face(space, a)).action


def _face(space: ActionSpace, a: int) -> Face:
    action = LegalAction(space.text(a), space.kind(a), space.params(a))
    face = _faces(space)[a] = Face(action, written(action))
    return face


@lru_cache(maxsize=SPACES)
def _faces(space: ActionSpace) -> dict[int, Face]:
    return {}

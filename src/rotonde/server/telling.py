# rotonde: compiled
"""What is told of a game: to each as their seat may know it, what all are told alike worked out once."""

from typing import Final

import msgspec

import rotonde
from rotonde.core.actions import ActionSpace
from rotonde.core.moment import Json, Moment, Page, Sheet
from rotonde.server.messages import Asking, LegalAction, StateMessage
from rotonde.server.messages.playing import Common
from rotonde.server.pace.choice import read
from rotonde.server.show import clock_told
from rotonde.server.table import Table
from rotonde.server.wire import encode

Pages = dict[int | None, Page]  # what each seat was told last
_decoder: Final = msgspec.json.Decoder(StateMessage)


def state_message(table: Table, seat: int | None, since: int) -> StateMessage:
    """The game as `seat` may know it (None: a bystander), with what happened from `since` on."""
    return _decoder.decode(sheets(table, [seat], since, {})[0].whole())


def sheets(table: Table, seats: list[int | None], since: int, last: Pages) -> list[Sheet]:
    """The same for several, in their order, as it is written; `last` are the pages that they have."""
    match = table.running()
    state, history, to_act = match.state, table.history, table.to_act
    kept = history.kept(since)
    common = _common(state, table.n, since, kept)
    common.taken_back_by = history.taken_back_by()
    common.due = history.due
    if history.request is not None:
        common.asking = _asking(table)
    clock = table.stored.clock
    common.clock = clock_told(clock, table.now() if clock.banks else 0)
    if to_act == rotonde.OVER:
        common.to_act, common.winners = to_act, list(table.stored.winners)
    plays = to_act != rotonde.OVER  # what people may do as long as the game is on
    own = [_own(state, seat, kept, match if plays and _acts(table, seat) else None) for seat in seats]
    decides = to_act if plays and _acts(table, to_act) else None
    return Moment(state, encode(common), encode).sheets(seats, own, decides, last)


def message_of(state: rotonde.State, seat: int | None, *, n: int, since: int, kept: int) -> StateMessage:
    """A state as `seat` may know it, nothing of it to be taken back, with its events from step `kept` on."""
    moment = Moment(state, encode(_common(state, n, since, kept)), encode)
    return _decoder.decode(moment.sheets([seat], [_own(state, seat, kept)], state.to_act, {})[0].whole())


def _common(state: rotonde.State, n: int, since: int, kept: int) -> Common:
    """What does not depend on who is told."""
    return Common(
        n=n,
        since=since,
        kept=kept,
        to_act=state.to_act,
        asks=state.asks(),
        rules=state.rules_now(),
        scores=list(state.scores()),
        winners=state.winners(),
        sides=state.sides(),
        hidden=state.game.hides(state.options),
    )


def _acts(table: Table, seat: int | None) -> bool:
    """Whether somebody plays that seat themselves."""
    return seat is not None and not table.stand_in(seat)


def _own(state: rotonde.State, seat: int | None, kept: int, match: rotonde.Match | None = None) -> Json:
    """What a seat saw from step `kept` on and, where it acts in a match, what it may take back."""
    told: Json = {"seat": seat, "events": state.events(kept, seat), "back": [], "last_own": None}
    if match is not None and seat is not None:
        told["back"], told["last_own"] = match.open_steps(seat), match.last_of(seat)
    return told


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


def action_of(space: ActionSpace, a: int) -> LegalAction:
    """An action as it is told."""
    return LegalAction(space.text(a), space.kind(a), space.params(a))

"""State messages: the game as each seat may know it, as JSON; what is the same for all is encoded once.

A connection that has a seat's last state is sent only what has changed in it. That follows from what was sent
and is sent now, and so tells nobody more than these do.
"""

from collections.abc import Callable

import rotonde
from rotonde.core.frames import StepViews
from rotonde.core.seats import OVER
from rotonde.core.state import Json, State
from rotonde.table.clock import NOBODY, Clock, pace_json, read_pace
from rotonde.table.requests import waiting
from rotonde.table.table import Table

Encode = Callable[[object], bytes]  # as JSON


class SentState:
    """View and aids as they were sent to a seat last."""

    def __init__(self, view: Json, aids: Json) -> None:
        self.view = view
        self.aids = aids


class DeltaEncoder:
    """Encodes what has changed of views, or of aids: once for all seats that are sent the very same."""

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._sent: Json = {}  # what was asked for last, what it came after, and the text
        self._before: Json = {}
        self._text = b""

    def encoded(self, sent: Json, before: Json) -> bytes:
        """Changed parts; nothing where parts came or went."""
        if self._sent is not sent or self._before is not before:
            found = changed(sent, before)
            self._sent, self._before = sent, before
            self._text = b"" if found is None else self._encode(found)
        return self._text


class StateBroadcast:
    """The messages about one state; `common` is a JSON object of what is the same for all seats."""

    def __init__(self, state: State, common: bytes, encode: Encode) -> None:
        self._state = state
        self._encode = encode
        self._common = common[:-1]
        self._views = DeltaEncoder(encode)
        self._aids = DeltaEncoder(encode)

    def messages(
        self,
        seats: list[int | None],
        own: list[bytes],
        decides: int | None,
        last: dict[int | None, SentState],
    ) -> list["SeatMessage"]:
        """A message for each of these seats (None: a bystander); `own` is the end of its JSON object.

        The seat that `decides` is sent what is legal; `last` are the states that each was sent last, and the
        new ones take their place.
        """
        state = self._state
        views, aids = state.views_of(seats), state.aids_of(seats)
        found: list[SeatMessage] = []
        for i in range(len(seats)):
            seat = seats[i]
            sent = SentState(views[i], aids[i])
            legal = self._legal() if seat is not None and seat == decides else b"[]"
            found.append(SeatMessage(self, sent, last.get(seat), b',"legal":' + legal + b"," + own[i]))
            last[seat] = sent
        return found

    def _legal(self) -> bytes:
        """The same few actions are legal again and again: each is encoded once for a game."""
        space = self._state.game.space
        encoded = space.encoded
        texts: list[bytes] = []
        for a in self._state.legal_actions():
            text = encoded[a]
            if not text:
                face: Json = {"action": space.text(a), "kind": space.kind(a), "params": space.params(a)}
                text = encoded[a] = self._encode(face)
            texts.append(text)
        return b"[" + b",".join(texts) + b"]"

    def whole(self, sent: SentState, rest: bytes) -> bytes:
        parts = [self._common, b',"view":', self._encode(sent.view), b',"aids":', self._encode(sent.aids)]
        return b"".join([*parts, b',"partial":false', rest])

    def delta(self, sent: SentState, before: SentState, rest: bytes) -> bytes | None:
        """Changed parts; None where parts came or went."""
        view = self._views.encoded(sent.view, before.view)
        aids = self._aids.encoded(sent.aids, before.aids)
        if not view or not aids:
            return None
        return b"".join([self._common, b',"view":', view, b',"aids":', aids, b',"partial":true', rest])


class SeatMessage:
    """Message of a state for one seat: the whole, or what has changed since it was last sent."""

    def __init__(
        self, broadcast: StateBroadcast, sent: SentState, before: SentState | None, rest: bytes
    ) -> None:
        self._broadcast = broadcast
        self._rest = rest
        self.sent = sent
        self.before = before
        self._whole = b""
        self._delta = b""

    def whole(self) -> bytes:
        if not self._whole:
            self._whole = self._broadcast.whole(self.sent, self._rest)
        return self._whole

    def delta(self) -> bytes:
        """Where nothing was sent before, or parts came or went, that is the whole."""
        if not self._delta:
            before = self.before
            found = self._broadcast.delta(self.sent, before, self._rest) if before is not None else None
            self._delta = found or self.whole()
        return self._delta


def changed(sent: Json, before: Json) -> Json | None:
    """The parts that are not as they were; None where parts came or went, or stand in another order.

    A game hands out the same object where nothing has changed: little is compared by value.
    """
    names = list(sent)
    if names != list(before):
        return None
    found: Json = {}
    parts, olds = list(sent.values()), list(before.values())
    for i in range(len(names)):
        part, old = parts[i], olds[i]
        if part is not old and part != old:
            found[names[i]] = part
    return found


SentStates = dict[int | None, SentState]  # what each seat was sent last


def seat_messages(
    table: Table,
    seats: list[int | None],
    since: int,
    last: SentStates,
    now: int,
    encode: Encode,
    events: bytes | None = None,
    steps: StepViews | None = None,
) -> list[SeatMessage]:
    """A message for each of these seats (None: a bystander), with what happened from row `since` on.

    `last` are the states that they were sent before, `events` what all of these have seen where that is
    encoded already, `steps` the views of each step since `since`.
    """
    match = table.running()
    state, to_act = match.state, table.to_act
    kept = table.history.kept(since)
    frames = _frames(steps, state, seats, encode)  # first: the recap before the move was made last
    common = _common(state, table.n, since, kept)
    _add_table(common, table, now)
    plays = to_act != OVER  # what people may do as long as the game is on
    seen = [events] * len(seats) if events is not None else _each(state.events_of(kept, seats), encode)
    own: list[bytes] = []
    for i in range(len(seats)):
        seat = seats[i]
        acting = match if plays and _acts(table, seat) else None
        own.append(_own(seat, seen[i], frames[i], acting, encode))
    decides = to_act if plays and _acts(table, to_act) else None
    return StateBroadcast(state, encode(common), encode).messages(seats, own, decides, last)


def message_of(
    state: State,
    seat: int | None,
    encode: Encode,
    *,
    n: int,
    since: int,
    kept: int,
    events: bytes | None = None,
    frames: list[Json] | None = None,
) -> bytes:
    """A state as `seat` may know it, nothing of it to be taken back, with its events from step `kept` on."""
    seen = encode(state.events(kept, seat)) if events is None else events
    own = _own(seat, seen, encode(frames or []), None, encode)
    broadcast = StateBroadcast(state, encode(_common(state, n, since, kept)), encode)
    return broadcast.messages([seat], [own], state.to_act, {})[0].whole()


def _common(state: State, n: int, since: int, kept: int) -> Json:
    """Fields common to all seats."""
    return {
        "type": "state",
        "n": n,
        "since": since,
        "kept": kept,
        "to_act": state.to_act,
        "asks": state.asks(),
        "rules": state.rules_now(),
        "scores": list(state.scores()),
        "recap": state.recap(),
        "winners": state.winners(),
        "sides": state.sides(),
        "hidden": state.game.hides(state.options),
        "taken_back_by": None,
        "due": 0,
        "asking": None,
        "clock": None,
    }


def _add_table(common: Json, table: Table, now: int) -> None:
    """Adds what a table has besides its game."""
    history = table.history
    common["taken_back_by"] = history.taken_back_by()
    common["due"] = history.due
    if history.request is not None:
        common["asking"] = _open_request(table)
    common["clock"] = clock_message(table.stored.clock, now)
    if table.to_act == OVER:
        common["to_act"], common["winners"] = OVER, list(table.stored.winners)


def clock_message(clock: Clock, now: int) -> Json:
    """The clock in times from now on: a client's own time may be another."""
    seat = None if clock.seat == NOBODY else clock.seat
    return {"pace": pace_json(clock.pace), "seat": seat, "left": clock.left(now)}


def _acts(table: Table, seat: int | None) -> bool:
    """Whether a person plays that seat themselves."""
    return seat is not None and not table.stand_in(seat)


def _own(
    seat: int | None, events: bytes, frames: bytes, match: rotonde.Match | None, encode: Encode
) -> bytes:
    """Fields of this seat alone and, where it acts in a match, what it may take back."""
    own: Json = {"seat": seat, "back": [], "last_own": None}
    if match is not None and seat is not None:
        own["back"], own["last_own"] = match.open_steps(seat), match.last_of(seat)
    return b"".join([b'"events":', events, b',"frames":', frames, b",", encode(own)[1:]])


def _frames(steps: StepViews | None, state: State, seats: list[int | None], encode: Encode) -> list[bytes]:
    if steps is None:
        return [b"[]"] * len(seats)
    return _each([steps.frames(state, seat) for seat in seats], encode)


def _each(lists: list[list[Json]], encode: Encode) -> list[bytes]:
    """Each seat's list, encoded; once where the next seat has the same list."""
    texts: list[bytes] = []
    for i in range(len(lists)):
        texts.append(texts[-1] if i and lists[i] is lists[i - 1] else encode(lists[i]))
    return texts


def _open_request(table: Table) -> Json:
    """The open request, and the seats that have still to answer."""
    request = table.history.request
    assert request is not None, "nothing is asked"
    return {
        "seat": request.seat,
        "what": request.what,
        "to": request.to,
        "waiting": waiting(table),
        "pace": pace_json(read_pace(request.pace)) if request.what == "pace" else None,
        "gone": sorted(request.gone),
    }

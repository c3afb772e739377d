"""State broadcast: the messages about one state for several seats; what they have in common is encoded once.

A connection that has a seat's last state is sent only what has changed in it. That follows from what was sent
and is sent now, and so tells nobody more than these do.
"""

from collections.abc import Callable

from rotonde.core.state import Json, State

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
        """What is not as it was; nothing where parts came or went."""
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
        """What is not as it was; None where parts came or went."""
        view = self._views.encoded(sent.view, before.view)
        aids = self._aids.encoded(sent.aids, before.aids)
        if not view or not aids:
            return None
        return b"".join([self._common, b',"view":', view, b',"aids":', aids, b',"partial":true', rest])


class SeatMessage:
    """What one seat is sent of a state: the whole, or what has changed since it was last sent."""

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

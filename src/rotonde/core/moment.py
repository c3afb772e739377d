"""A moment of a game, written for all who are told of it: what they have in common is written once.

Who has the page before is told only what has changed on it. That follows from what was told and is told now,
and so tells nobody more than these do.
"""

from collections.abc import Callable

from rotonde.core.state import State

Json = dict[str, object]
Encode = Callable[[object], bytes]  # as JSON


class Page:
    """The game as a seat was told of it."""

    def __init__(self, view: Json, aids: Json) -> None:
        self.view = view
        self.aids = aids


class Changes:
    """What has changed of views, or of help, as it is written: once for all who are told the very same."""

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._told: Json = {}  # what was asked for last, what it came after, and the text
        self._before: Json = {}
        self._text = b""

    def written(self, told: Json, before: Json) -> bytes:
        """What is not as it was; nothing where parts came or went."""
        if self._told is not told or self._before is not before:
            found = changed(told, before)
            self._told, self._before = told, before
            self._text = b"" if found is None else self._encode(found)
        return self._text


class Moment:
    """What several are told of one moment; `common` is a JSON object of what is the same for all of them."""

    def __init__(self, state: State, common: bytes, encode: Encode) -> None:
        self._state = state
        self._encode = encode
        self.common = common[:-1]
        self._views = Changes(encode)
        self._helps = Changes(encode)

    def sheets(
        self, seats: list[int | None], own: list[Json], decides: int | None, last: dict[int | None, Page]
    ) -> list["Sheet"]:
        """What each of these seats is told (None: a bystander), with what only it is told besides, `own`.

        Who `decides` is told what is legal; `last` are the pages that each was told last, and the next ones
        take their place.
        """
        state = self._state
        views, helps = state.views_of(seats), state.aids_of(seats)
        found: list[Sheet] = []
        for i in range(len(seats)):
            seat = seats[i]
            page = Page(views[i], helps[i])
            legal = self._legal() if seat is not None and seat == decides else b"[]"
            rest = b',"legal":' + legal + b"," + self._encode(own[i])[1:]
            found.append(Sheet(self, page, last.get(seat), rest))
            last[seat] = page
        return found

    def _legal(self) -> bytes:
        """The same few actions are legal again and again: each is written once for a game."""
        space = self._state.game.space
        faces = space.faces
        texts: list[bytes] = []
        for a in self._state.legal_actions():
            text = faces[a]
            if not text:
                face: Json = {"action": space.text(a), "kind": space.kind(a), "params": space.params(a)}
                text = faces[a] = self._encode(face)
            texts.append(text)
        return b"[" + b",".join(texts) + b"]"

    def written(self, view: Json, aids: Json, rest: bytes) -> bytes:
        """All of it."""
        parts = [self.common, b',"view":', self._encode(view), b',"aids":', self._encode(aids)]
        return b"".join([*parts, b',"partial":false', rest])

    def changes(self, page: Page, before: Page, rest: bytes) -> bytes | None:
        """What is not as it was; None where parts came or went."""
        view = self._views.written(page.view, before.view)
        aids = self._helps.written(page.aids, before.aids)
        if not view or not aids:
            return None
        return b"".join([self.common, b',"view":', view, b',"aids":', aids, b',"partial":true', rest])


class Sheet:
    """What one seat is told of a moment: as a whole, or as what has changed on the page before."""

    def __init__(self, moment: Moment, page: Page, before: Page | None, rest: bytes) -> None:
        self._moment = moment
        self._rest = rest
        self.page = page
        self.before = before
        self._whole = b""
        self._changes = b""

    def whole(self) -> bytes:
        if not self._whole:
            self._whole = self._moment.written(self.page.view, self.page.aids, self._rest)
        return self._whole

    def changes(self) -> bytes:
        """Where there is no page before, or parts came or went, that is the whole."""
        if not self._changes:
            before = self.before
            found = self._moment.changes(self.page, before, self._rest) if before is not None else None
            self._changes = found or self.whole()
        return self._changes


def changed(told: Json, before: Json) -> Json | None:
    """The parts that are not as they were; None where parts came or went, or stand in another order.

    A game hands out the very same thing where nothing has changed: little is compared by what it holds.
    """
    names = list(told)
    if names != list(before):
        return None
    found: Json = {}
    parts, olds = list(told.values()), list(before.values())
    for i in range(len(names)):
        part, old = parts[i], olds[i]
        if part is not old and part != old:
            found[names[i]] = part
    return found

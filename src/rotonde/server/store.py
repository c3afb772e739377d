"""What is kept: tables, their seats, and append-only rows, one an action, in notation."""

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import astuple, replace

from rotonde.core.record import TITLE
from rotonde.server.accounts.store import AccountStore
from rotonde.server.notices.store import NoticeStore
from rotonde.server.pace.clock import STOPPED, Clock
from rotonde.server.pace.store import Deadlines
from rotonde.server.shared.store import SharedStore
from rotonde.server.standing.store import StandingStore

FORMAT: Final = int(TITLE.rsplit(" ", 1)[1])  # of records: notation, and how chance stands in it
Status = Literal["open", "running", "over"]
Kind = Literal["person", "bot", "open"]
RowKind = Literal[
    "action", "undo", "back", "resign", "lend", "return", "ask", "answer", "end", "late", "pace"
]
Ending = Literal["", "resigned", "agreed", "closed", "unfinished"]  # by the host; a record brought so
Access = Literal["public", "link", "private"]


class StorageError(Exception):
    """Nothing was written: the disk is full, read-only or gone."""


class TooMany(Exception):
    """Nothing was written: the host has as many unfinished tables as allowed."""


class Conflict(Exception):
    """Nothing was written: another writer was first."""


class Row(Struct, frozen=True, gc=False):
    """What happened `n`th at a table, by which seat (-1: chance), and in `action` what of it.

    `action`: the notation. `undo`, `back`: a seat went back alone or with everyone's consent; the number of
    the game's actions that stand. `resign`, `lend`: a bot of this level plays on. `return`: no longer.
    `ask`: "end", "back 17" or "pace {…}"; `answer`: "yes" or "no". `end`: all have agreed. `pace`: to
    another one, as JSON. `late`: time ran out; a bot of this level, if any, plays until another decides.
    """

    n: int
    seat: int
    action: str
    kind: RowKind = "action"


class SeatRow(Struct, frozen=True, gc=False):
    """Who sits there: a guest with a secret (kept as its hash), a bot of some level, or nobody yet.

    An open seat with a guest is kept for them: nobody else may take it. `by_account`: under the name of the
    guest's account, which is not kept here but follows from what is.
    """

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""
    guest: str = ""
    secret_hash: str = ""
    by_account: bool = False


class TableRow(Struct, frozen=True, eq=False):
    """A table without its rows; `n` counts them. Two are equal whatever that and the revision are."""

    id: str
    game: str
    version: int
    options: Mapping[str, object]
    seed: str
    host: str
    invitation: str
    status: Status
    seats: tuple[SeatRow, ...]
    winners: tuple[int, ...] = ()
    n: int = 0  # the rows say more
    hints: bool = True  # whether players may ask what a bot would do
    access: Access = "link"  # who may come: anyone, who has the link, or who is invited
    ending: Ending = ""  # how a game ended that was not played out
    next: str = ""  # the table of the rematch
    removed: tuple[str, ...] = ()  # guests whom the host has sent away
    clock: Clock = STOPPED  # who must decide, and how long they have
    given: int = 0  # actions of another game that this one began with
    origin: str = ""  # where those came from, as `origin.py` writes it
    material: str = ""  # JSON of somebody's own map, board or deck; "": what is in the box
    format: int = FORMAT  # in which its rows are written
    revision: int = 0  # how often it was changed, where processes share it

    __hash__ = None  # type: ignore[assignment]  # as of all that holds a mapping

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TableRow):
            return NotImplemented
        return astuple(replace(self, n=0, revision=0)) == astuple(replace(other, n=0, revision=0))


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a table's start writes: the open seats that it fills, what chance did first, under which rules
    and with which clock.
    """

    seats: Sequence[SeatRow]
    rows: Sequence[Row]
    version: int
    clock: Clock = STOPPED


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody said at a table; `key` is theirs, so that the same line sent twice is said once."""

    number: int
    seat: int
    name: str
    text: str
    key: str
    at: int  # seconds since 1970
    guest: str = ""


class Store(AccountStore, Deadlines, NoticeStore, StandingStore, SharedStore, Protocol):
    """The one door to the disk: every call that writes is on disk when it returns, or raises."""

    async def close(self) -> None: ...

    async def name(self, guest: str) -> str | None: ...

    async def rename(self, guest: str, name: str) -> None: ...

    async def create(self, table: TableRow, rows: Sequence[Row], most: int, after: str = "") -> None:
        """Adds a table; TooMany where its host has `most` unfinished ones already.

        `after` is the table whose rematch it is; Conflict where that one has another already.
        """

    async def table(self, table: str) -> TableRow | None: ...

    async def rows(self, table: str) -> list[Row]: ...

    async def whole(self, table: str, since: int = 0) -> tuple[TableRow, list[Row]] | None:
        """A table with its rows from there on, as of one moment."""

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]: ...

    async def public(self, limit: int) -> list[TableRow]:
        """The public tables that are not over: first those with a free seat, the latest first."""

    async def chat(self, table: str) -> list[Line]: ...

    async def say(self, table: str, line: Line) -> None:
        """Adds a line; Conflict where its number is taken."""

    async def muted(self, table: str, guest: str) -> list[int]:
        """The seats whose words the guest does not want to see."""

    async def mute(self, table: str, guest: str, seat: int, *, muted: bool) -> None: ...

    async def report(self, table: str, number: int, guest: str, reason: str) -> None:
        """Keeps a complaint about a line for the host of the server; the first of a guest counts."""

    async def running_with_bots(self) -> list[str]: ...

    # What changes a table answers with its revision then.

    async def sit(self, table: str, seats: Sequence[SeatRow]) -> int:
        """Fills open seats; Conflict where one is no longer open."""

    async def vacate(self, table: str, seat: int, removed: str) -> int:
        """Opens a seat of a table not yet begun; the guest `removed`, if any, may not come back."""

    async def begin(self, table: str, beginning: Beginning) -> int:
        """Starts an open table; Conflict where it is no longer open."""

    async def adopt(self, table: str, row: Row, version: int, clock: Clock) -> int:
        """A game goes on under another version of the rules, after going back; Conflict where it runs not."""

    async def close_table(self, table: str) -> bool:
        """Ends a game that runs, with nobody the winner."""

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending = "",
        clock: Clock | None = None,
    ) -> Awaitable[int]:
        """Adds one decision with what follows from it; `winners` and how, when the game is over.

        `clock` is the table's from then on, None where it is as it was.
        """

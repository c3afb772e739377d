# rotonde: interpreted
"""Rows: a table as it is stored, its seats, and what happened there, one row each."""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from enum import IntEnum
from typing import Final, Literal, NamedTuple

from rotonde.core.record import TITLE
from rotonde.table.clock import STOPPED, Clock

Status = Literal["open", "running", "over"]
Kind = Literal["person", "bot", "open"]
Ending = Literal["", "resigned", "agreed", "abandoned", "closed", "unfinished"]  # by the host; a record so
Access = Literal["public", "link", "private"]
RowKind = Literal[
    "action", "undo", "back", "resign", "lend", "return", "ask", "answer", "end", "late", "pace"
]
FORMAT: Final = int(TITLE.rsplit(" ", 1)[1])  # of records: notation, and how chance stands in it


class HintRule(IntEnum):
    """Whether players may ask what a bot would do.

    OFF: never. UNRATED: unless two or more people play a rated game. ON: always; among people it is unrated.
    """

    OFF = 0
    UNRATED = 1
    ON = 2

    @classmethod
    def of(cls, *, wish: bool | None) -> "HintRule":
        """The rule of a table whose host wishes for hints, for none, or says nothing."""
        if wish is None:
            return cls.UNRATED
        return cls.ON if wish else cls.OFF


class Row(NamedTuple):
    """Row: what happened `n`th at a table, by which seat (-1: chance), and in `action` what of it.

    `action`: the notation. `undo`, `back`: a seat went back alone or with everyone's consent; the number of
    the game's actions that stand. `resign`, `lend`: a bot of this level plays on, "… by 2 at 1700…" where
    another seat lent it. `return`: no longer. `ask`: "end", "back 17", "pace {…}" or "abandon 1,3" without
    those seats; `answer`: "yes" or "no". `end`: all have agreed. `pace`: to another one, as JSON. `late`:
    time ran out; a bot of this level, if any, plays until another decides.
    """

    n: int
    seat: int
    action: str
    kind: RowKind = "action"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Seat: a guest with a secret (stored as its hash), a bot of some level, or nobody yet.

    An open seat with a guest is kept for them: nobody else may take it. `by_account`: under the name of the
    guest's account, which is not stored here but follows from what is.
    """

    seat: int
    kind: Kind
    name: str = ""
    level: str = ""
    guest: str = ""
    secret_hash: str = ""
    by_account: bool = False
    contribution: str = ""  # what the person added to the table's chance, in hexadecimal


@dataclass(frozen=True, eq=False)
class TableRow:
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
    hints: HintRule = HintRule.UNRATED
    access: Access = "link"  # who may come: anyone, who has the link, or who is invited
    ending: Ending = ""  # how a game ended that was not played out
    next: str = ""  # the table of the rematch
    removed: tuple[str, ...] = ()  # guests whom the host has sent away
    clock: Clock = STOPPED  # who must decide, and how long they have
    given: int = 0  # actions of another game that this one began with
    origin: str = ""  # where those came from, as `origin.py` writes it
    material: str = ""  # JSON of a host's own map, board or deck; "": what is in the box
    format: int = FORMAT  # in which its rows are written
    stand_in: str = ""  # the level of a bot for a person who is away; "": the middle one
    revision: int = 0  # how often it was changed, where processes share it
    hinted: int = 0  # the seats that were given a hint, a bit each
    stood_in: int = 0  # the seats of people for whom a bot played, a bit each
    went_back: bool = False  # the game went back beyond what was open

    __hash__ = None  # type: ignore[assignment]  # as of all that holds a mapping

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TableRow):
            return NotImplemented
        return astuple(replace(self, n=0, revision=0)) == astuple(replace(other, n=0, revision=0))

    def with_clock(self, clock: Clock) -> "TableRow":
        """A copy with another clock: every move makes one, and `replace` takes ten times as long."""
        fresh = object.__new__(TableRow)
        fresh.__dict__.update(self.__dict__, clock=clock)
        return fresh


class Change(NamedTuple):
    """Change: rows to be stored after the first `since`; the table has them already, so it is to be
    loaded again where they cannot be stored. `clock`: the new one, None where it runs as it did.
    """

    since: int
    rows: Sequence[Row]
    winners: Sequence[int] | None = None  # where the game is over
    ending: Ending = ""
    clock: Clock | None = None

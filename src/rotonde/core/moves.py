"""Moves and phases: what can be decided, each move declared once beside its rule.

A move is a class, a phase lists its moves, and `Moves` gives the actions their numbers:

    class Steal(Move["Wurfel"]):
        \"\"\"WX-STEAL: the rear strip of an opponent's track, once from each.\"\"\"

        def why_not(self, state: "Wurfel", i: int) -> str:  # i: the index among this move's actions
            return "WX-STEAL-1" if i == state.turn or state.robbed >> i & 1 else ""

        def apply(self, state: "Wurfel", i: int) -> None: ...

    steal: Final = Steal("steal", seat=range(MOST_SEATS))  # six actions, "steal 0" to "steal 5"
    MOVES: Final = Moves(
        players=[stop, take, steal],  # numbered in this order
        chance=[rolls],
        phases=[Phase(THROW, "throw", rolls), Phase(TURN, "turn", stop, take, steal), Phase(ENDED, "over")],
    )

`State` derives `legal_actions`, `why_not` and `apply` from them: see `State.legal_actions`. A phase without
moves is the end of the game.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rotonde.core.actions import ActionSpace, Kind, Param, kind

if TYPE_CHECKING:
    from rotonde.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[S], metaclass=ABCMeta):
    """One kind of action: its notation, when it is allowed, and what it does.

    Its actions are numbered from `first` on; its methods are given an index that counts from 0. Moves of the
    same `Kind` are the same actions with another meaning in another phase.
    """

    def __init__(self, kind_or_name: Kind | str, pattern: str = "", **values: Iterable[Param]) -> None:
        self.kind = kind_or_name if isinstance(kind_or_name, Kind) else kind(kind_or_name, pattern, **values)
        self.first = 0  # set by `Moves`
        self.indices = list(range(len(self.kind.rows)))

    def candidates(self, state: S) -> list[int]:
        """The indices that `why_not` need be asked about, in order: too many, never too few."""
        return self.indices

    def why_not(self, state: S, i: int) -> str:
        """The rule that forbids it now, in a phase that lists this move; "": it is legal."""
        return ""

    def not_due(self, state: S) -> str:
        """The rule that forbids it while players decide in another phase; "": `XX-PLAY-1`, as at chance."""
        return ""

    @abstractmethod
    def apply(self, state: S, i: int) -> None:
        """Take it, once found legal."""

    def legal(self, state: S) -> list[int]:
        """The actions that are legal now, in order; an override in a hot place must say the same, faster."""
        return [self.first + i for i in self.candidates(state) if not self.why_not(state, i)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A decision that can be due: its number and name, its moves, and the rules that bear on it in a row."""

    def __init__(self, number: int, name: str, *moves: Move[S], rules: str = "") -> None:
        self.number = number
        self.name = name
        self.moves = list(moves)
        self.rules = rules.split()
        self.by_chance = False  # set by `Moves`, as is the move that each action of the space is here
        self.due: list[Move[Any] | None] = []

    def legal(self, state: S) -> list[int]:
        """The actions that are legal now, in order; an override must say the same, faster."""
        if len(self.moves) == 1:
            return self.moves[0].legal(state)
        found: list[int] = []
        for move in self.moves:
            found += move.legal(state)
        return found


class Moves:
    """The moves of a game: their action space, and the phases in which they come."""

    def __init__(
        self, players: Sequence[Move[Any]], chance: Sequence[Move[Any]], phases: Sequence[Phase[Any]]
    ) -> None:
        self.space = ActionSpace([move.kind for move in players], [move.kind for move in chance])
        self.kinds = {move.kind.name: move.kind for move in [*players, *chance]}
        self.named: list[Move[Any]] = []  # by action, the move that gives it its name
        for move in [*players, *chance]:
            move.first = len(self.named)
            self.named += [move] * len(move.indices)
        self.phases = list(phases)
        self.names = tuple([phase.name for phase in phases])
        for number, phase in enumerate(phases):
            if phase.number != number:
                raise ValueError(f"the phase {phase.name!r} is number {number}, not {phase.number}")
            self._lay_out(phase)

    def _lay_out(self, phase: Phase[Any]) -> None:
        """Fill a phase's table from action to move, and whether it is chance's."""
        phase.due = [None] * len(self.space)
        for move in phase.moves:
            move.first = self.space.first(move.kind.name)
            if self.kinds[move.kind.name] is not move.kind:
                raise ValueError(f"two kinds are named {move.kind.name!r}")
            for i in move.indices:
                phase.due[move.first + i] = move
        phase.moves.sort(key=_number)
        phase.by_chance = any(self.is_chance(move) for move in phase.moves)

    def is_chance(self, move: Move[Any]) -> bool:
        return move.first >= self.space.players_end

    def why_not_due(self, state: "State", phase: Phase[Any], a: int) -> str:
        """The rule that forbids an action in a phase that does not list its move."""
        if not phase.moves:
            return state.game.is_over  # XX-PLAY-3
        move = self.named[a]
        if phase.by_chance or self.is_chance(move):
            return state.game.not_due  # XX-PLAY-1
        return move.not_due(state) or state.game.not_due


def _number(move: Move[Any]) -> int:
    return move.first

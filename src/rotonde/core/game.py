"""The rules of one game, without state."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from rotonde.core.actions import ActionSpace
from rotonde.core.errors import MaterialError, OptionError, SnapshotError
from rotonde.core.options import Options, Schema, complete
from rotonde.core.rules import Rule, Ruling
from rotonde.core.snapshot import TOP, Reader
from rotonde.core.state import State

HEADER = ("game", "version", "seats", "options", "step")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """What is the same for every table of a game; `new` opens one."""

    def __init__(
        self,
        id: str,
        title: dict[str, str],
        version: int,
        seats: tuple[int, ...],
        options: Schema,
        rules: dict[str, Rule],
        sections: dict[str, dict[str, str]],
        words: dict[str, object],
        space: ActionSpace,
        *,
        hidden: bool,
    ) -> None:
        self.id = id
        self.title = title
        self.version = version
        self.seats = seats
        self.options = options
        self.rules = rules
        self.rulings: dict[str, Ruling] = {each.id: each for rule in rules.values() for each in rule.rulings}
        self.sections = sections
        self.words = words
        self.space = space
        self.size = len(space)
        self.hidden = hidden  # whether seats know different things
        self.materials: dict[
            str, dict[str, str]
        ] = {}  # the files that `with_material` takes, and their names
        self.material: dict[str, object] | None = None  # None: what is in the box
        self.layout: dict[str, object] = {}  # for all to see: what a board draws and no move changes
        self.not_due = next(rule for rule in rules if rule.endswith("-PLAY-1"))

    @abstractmethod
    def _new(self, seats: int, options: Options) -> State:
        """A state before anything random, for seats and options that are allowed."""

    @abstractmethod
    def _restore(self, seats: int, options: Options, step: int, position: Reader) -> State:
        """The state that `State._position` described."""

    @abstractmethod
    def _position_keys(self) -> tuple[str, ...]:
        """The keys of `State._position`."""

    def _check_options(self, seats: int, options: Options) -> None:  # noqa: B027  # most games have no such case
        """Raise OptionError where options contradict the seats or each other."""

    def hides(self, options: Options) -> bool:
        """Whether seats know different things at a table with these options."""
        return self.hidden

    def new(self, seats: object, options: object = None) -> State:
        """A state before anything random has happened."""
        count = self.seat_count(seats)
        return self._new(count, self.complete_options(count, options))

    def seat_count(self, seats: object) -> int:
        """`seats` if so many can play."""
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in self.seats:
            return seats
        raise OptionError(option="seats", value=seats, allowed=", ".join(map(str, self.seats)))

    def complete_options(self, seats: object, options: object) -> Options:
        """Every option with its value, once seats and options are found to be allowed."""
        completed = complete(self.options, options)
        self._check_options(self.seat_count(seats), completed)
        return completed

    def restore(self, snapshot: object) -> State:
        """The state that `State.snapshot()` described; a malformed or impossible one is refused."""
        reader = Reader(snapshot, TOP, [*HEADER, *self._position_keys()])
        reader.choice("game", [self.id])
        reader.whole("version", self.version, self.version)
        seats = reader.whole("seats", min(self.seats), max(self.seats))
        try:
            options = self.complete_options(seats, reader.table("options"))
            state = self._restore(seats, options, reader.whole("step", 0, 1 << 53), reader)
            state.check()
        except OptionError as error:
            raise SnapshotError(where="options", problem=str(error)) from error
        except AssertionError as error:
            raise SnapshotError(where="position", problem=str(error)) from error
        return state

    def with_material(self, files: Mapping[str, object]) -> "Game":
        """This game on another map, board or deck, where it has one."""
        raise MaterialError(
            entry=", ".join(files) or "files", problem=f"{self.id} has no exchangeable material"
        )

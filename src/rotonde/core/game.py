"""Game: the rules of one game, without a state."""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from rotonde.core.errors import MaterialError, NoMaterial, OptionError, SnapshotError
from rotonde.core.fields import Fields
from rotonde.core.moves import Moves
from rotonde.core.options import Options, Schema, complete
from rotonde.core.rules import Rule, Ruling
from rotonde.core.snapshot import TOP, choice, mapping, members, whole
from rotonde.core.state import State

HEADER = ("game", "version", "seats", "options", "step")
MOST_STEPS = 1 << 53


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """Rules, options and moves that all tables of a game share; `new` opens one."""

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
        *,
        hidden: bool,
        fields: Fields,  # what a state consists of, and how it is written
        moves: Moves,  # what can be decided, and in which phases
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
        self.moves = moves
        self.space = moves.space
        self.size = len(self.space)
        self.hidden = hidden  # whether seats know different things
        self.fields = fields
        self.materials: dict[
            str, dict[str, str]
        ] = {}  # the files that `with_material` takes, and their names
        self.material: dict[str, object] | None = None  # None: what is in the box
        self.layout: dict[str, object] = {}  # for all to see: what a board draws and no move changes
        # The rules that every game has: another decision is due, the game is over.
        self.not_due = next(rule for rule in rules if rule.endswith("-PLAY-1"))
        self.is_over = next(rule for rule in rules if rule.endswith("-PLAY-3"))

    @abstractmethod
    def _blank(self, seats: int, options: Options) -> State:
        """A state with everything in its first place, for seats and options that are allowed."""

    def _new(self, seats: int, options: Options) -> State:
        """A state before anything random; a game that begins with a decision of its own goes on to it."""
        return self._blank(seats, options)

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
        found = members(snapshot, TOP, [*HEADER, *self.fields.keys])
        choice(found["game"], "game", [self.id])
        whole(found["version"], "version", self.version, self.version)
        seats = whole(found["seats"], "seats", min(self.seats), max(self.seats))
        try:
            state = self._blank(seats, self.complete_options(seats, mapping(found["options"], "options")))
            state.step = whole(found["step"], "step", 0, MOST_STEPS)
            self.fields.read(state, found, TOP)
            state.check()
        except OptionError as error:
            raise SnapshotError(where="options", problem=str(error)) from error
        except AssertionError as error:
            raise SnapshotError(where="position", problem=str(error)) from error
        return state

    def with_material(self, files: Mapping[str, object]) -> "Game":
        """This game on another map, board or deck, where it has one."""
        raise MaterialError(entry=", ".join(files) or "files", problem=NoMaterial(game=self.id))

# rotonde: interpreted
"""A game on paper: what it was, and every action in notation, one a line."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rotonde.core import catalogue
from rotonde.core.chance import Chance, drawn_anew
from rotonde.core.errors import IllegalAction, NotationError, RecordError, RotondeError
from rotonde.core.record_faults import (
    Disordered,
    Missing,
    NoJson,
    NoNumber,
    NoObject,
    NoRecord,
    NoSteps,
    OtherChance,
    OtherVersion,
    SeedClosed,
    TooFew,
)
from rotonde.core.seats import CHANCE

if TYPE_CHECKING:
    from rotonde.core.game import Game
    from rotonde.core.state import State

TITLE = "rotonde record 1"
HEADER = ("game", "version", "seats", "options", "material", "given", "redrawn", "seed")


class Record:
    """Game, rules version, seats, options, actions and, once opened, the seed.

    `given` is the number of actions, chance included, that the game began with: they were taken over from
    another game, and the seed is that of what came after.

    `redrawn` says before which actions chance was begun anew because all had agreed to go back there,
    and for the how manyth time at that table.

    As text: a title, `key: value` lines, a blank line, then an action a line; `parse` is `str`'s inverse.
    """

    def __init__(
        self,
        game: "Game",
        seats: object,
        options: object = None,
        actions: list[str] | None = None,
        seed: int | None = None,
        version: int | None = None,
        redrawn: Mapping[int, int] | None = None,
        given: int = 0,
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        self.seats = game.seat_count(seats)
        self.options = game.complete_options(seats, options)
        self.actions = actions if actions is not None else []
        self.seed = seed
        self.redrawn = dict(redrawn or {})
        self.given = given

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    __hash__ = None  # type: ignore[assignment]  # a record grows while its game runs

    def _header(self) -> list[str]:
        lines = [
            f"game: {self.game.id}",
            f"version: {self.version}",
            f"seats: {self.seats}",
            f"options: {_compact(self.options)}",
        ]
        if self.game.material is not None:
            lines.append(f"material: {_compact(self.game.material)}")
        if self.given:
            lines.append(f"given: {self.given}")
        if self.redrawn:
            lines.append(
                f"redrawn: {' '.join(f'{step}:{self.redrawn[step]}' for step in sorted(self.redrawn))}"
            )
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        return lines

    def __str__(self) -> str:
        return "\n".join([TITLE, *self._header(), "", *self.actions]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record that `text` is; whether it replays is another question."""
        lines = text.splitlines()
        if not lines or lines[0] != TITLE:
            raise RecordError(line=1, problem=NoRecord(title=TITLE))
        end = lines.index("") if "" in lines else len(lines)
        header = _Header(lines[1:end])
        game = header.game()
        version, seats, options = header.whole("version"), header.whole("seats"), header.table("options")
        seed = header.seed() if header.has("seed") else None
        redrawn = header.redrawn() if header.has("redrawn") else {}
        given = header.whole("given") if header.has("given") else 0
        if given > len(lines[end + 1 :]):
            raise header.fault("given", TooFew(given=given, count=len(lines[end + 1 :])))
        with header.faults_at("seats"):
            game.seat_count(seats)
        with header.faults_at("options"):
            return cls(game, seats, options, lines[end + 1 :], seed, version, redrawn, given)

    @property
    def game_id(self) -> str:
        return self.game.id

    def line_of(self, step: int) -> int:
        """The line on which action number `step` stands, counted from 1."""
        return len(self._header()) + 3 + step

    def says(self, step: int, text: str) -> bool:
        """Whether action number `step` is `text`, spaces and case aside."""
        return " ".join(self.actions[step].lower().split()) == text.lower()

    def steps(self) -> Iterator["State"]:
        """The one state of the replay, before the first action and after each; copy what must stay."""
        if self.version != self.game.version:
            other = OtherVersion(version=self.version, here=self.game.version, game=self.game.id)
            raise RecordError(line=3, problem=other)
        state = self.game.new(self.seats, self.options)
        yield state
        for step, text in enumerate(self.actions):
            try:
                state.apply(self.game.space.parse(text))
            except (NotationError, IllegalAction) as error:
                raise RecordError(line=self.line_of(step), problem=error) from error
            yield state

    def replay(self) -> Iterator["State"]:
        """The states of the game: the one before the first action, then the one after each."""
        for state in self.steps():
            moment = state.clone()
            moment.remember(state)
            yield moment

    def last(self) -> "State":
        """The state after the last action."""
        *_, state = self.steps()
        return state

    def verify(self) -> bool:
        """Show that seed and chance agree: True, or RecordError at the first line that differs."""
        if self.seed is None:
            raise RecordError(line=1, problem=SeedClosed())
        chance = Chance(self.seed)
        for step, state in enumerate(self.steps()):
            if step in self.redrawn:
                chance = Chance(drawn_anew(self.seed, self.redrawn[step]))
            if state.to_act == CHANCE and step >= self.given:
                drawn = self.game.space.text(state.sample(chance))
                if step < len(self.actions) and not self.says(step, drawn):
                    other = OtherChance(drawn=drawn, said=self.actions[step])
                    raise RecordError(line=self.line_of(step), problem=other)
        return True


class _Header:
    """The `key: value` lines of a record, each read with its line number at hand."""

    def __init__(self, lines: list[str]) -> None:
        self._values: dict[str, str] = {}
        self._lines: dict[str, int] = {}
        for number, line in enumerate(lines, 2):
            key, colon, value = line.partition(": ")
            behind = HEADER[HEADER.index(key) :] if key in HEADER else ()
            if not colon or not behind or any(later in self._values for later in behind):
                raise RecordError(line=number, problem=Disordered(known=", ".join(HEADER), line=line))
            self._values[key] = value
            self._lines[key] = number

    def has(self, key: str) -> bool:
        return key in self._values

    def _value(self, key: str) -> str:
        if key not in self._values:
            raise RecordError(line=len(self._values) + 2, problem=Missing(key=key))
        return self._values[key]

    def whole(self, key: str) -> int:
        value = self._value(key)
        if not (value.isascii() and value.isdigit() and len(value) <= 39):
            raise self.fault(key, NoNumber(key=key, value=value))
        return int(value)

    def fault(self, key: str, problem: RotondeError) -> RecordError:
        """The refusal of a value, with the number of its line."""
        return RecordError(line=self._lines[key], problem=problem)

    def redrawn(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for pair in self._value("redrawn").split():
            step, _, times = pair.partition(":")
            if not all(each.isascii() and each.isdigit() and len(each) < 10 for each in (step, times)):
                raise self.fault("redrawn", NoSteps(pair=pair))
            found[int(step)] = int(times)
        return found

    def seed(self) -> int:
        seed = self.whole("seed")
        with self.faults_at("seed"):
            return Chance(seed).seed

    def table(self, key: str) -> dict[str, object]:
        value = self._value(key)
        try:
            table = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise self.fault(key, NoJson(key=key, at=getattr(error, "pos", 0) + 1)) from error
        if not isinstance(table, dict):
            raise self.fault(key, NoObject(key=key))
        return table

    def game(self) -> "Game":
        name = self._value("game")
        with self.faults_at("game"):
            found = catalogue.game(name)
        if not self.has("material"):
            return found
        with self.faults_at("material"):
            return found.with_material(self.table("material"))

    @contextmanager
    def faults_at(self, key: str) -> Iterator[None]:
        """Give what a value is refused for the number of its line."""
        try:
            yield
        except RecordError:
            raise
        except RotondeError as error:
            raise self.fault(key, error) from error


def cut(redrawn: Mapping[int, int], step: int) -> dict[int, int]:
    """Where chance was begun anew, once all from action number `step` on is taken back.

    Nothing had been drawn from what is cut, since nobody goes back beyond a draw alone: it is kept at `step`.
    """
    kept = {each: times for each, times in redrawn.items() if each <= step}
    later = [times for each, times in redrawn.items() if each > step]
    return {**kept, step: max(later)} if later else kept


def _compact(table: Mapping[str, object]) -> str:
    return json.dumps(table, ensure_ascii=False, sort_keys=True)

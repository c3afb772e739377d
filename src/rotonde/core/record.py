# rotonde: interpreted
"""Record: a game as text, its facts in a header, then every action in notation, one a line."""

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rotonde.core.errors import IllegalAction, NotationError, RecordError
from rotonde.core.record_faults import (
    FalseOpening,
    NoRecord,
    OtherChance,
    OtherVersion,
    SeedClosed,
    TooFew,
)
from rotonde.core.record_header import Header
from rotonde.core.seats import CHANCE
from rotonde.core.shared_seed import NONE, Seed, SharedSeed, chance_of, commitment_of

if TYPE_CHECKING:
    from rotonde.core.game import Game
    from rotonde.core.state import State

TITLE = "rotonde record 1"
SHARED_TITLE = "rotonde record 2"  # of a game whose seed is shared
FACTS = ("game", "version", "seats", "options", "material", "given", "redrawn")
HEADERS = {TITLE: (*FACTS, "seed"), SHARED_TITLE: (*FACTS, "commitment", "server", "contributions")}


class Record:
    """Game, rules version, seats, options, actions and, once opened, the seed.

    `given` is the number of actions, chance included, that the game began with: they were taken over from
    another game, and the seed is that of what came after.

    `redrawn` says before which actions chance was begun anew because all had agreed to go back there,
    and for the how manyth time at that table.

    A seed that was shared is written as the commitment to the server's part, that part, and the contributions
    of the seats, "-" for none.

    As text: a title, `key: value` lines, a blank line, then an action a line; `parse` is `str`'s inverse.
    """

    def __init__(
        self,
        game: "Game",
        seats: object,
        options: object = None,
        actions: list[str] | None = None,
        seed: Seed | None = None,
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
            lines += _opened(self.seed)
        return lines

    def __str__(self) -> str:
        title = SHARED_TITLE if isinstance(self.seed, SharedSeed) else TITLE
        return "\n".join([title, *self._header(), "", *self.actions]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record that `text` is; whether it replays is another question."""
        lines = text.splitlines()
        if not lines or lines[0] not in HEADERS:
            raise RecordError(line=1, problem=NoRecord(title=TITLE))
        end = lines.index("") if "" in lines else len(lines)
        header = Header(lines[1:end], HEADERS[lines[0]])
        game = header.game()
        version, seats, options = header.whole("version"), header.whole("seats"), header.table("options")
        seed = header.shared_seed(seats) if lines[0] == SHARED_TITLE else header.seed()
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

    def has(self, step: int, text: str) -> bool:
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

    def verify(self, commitment: str = "") -> bool:
        """Show that seed and chance agree: True, or RecordError at the first line that differs.

        With the `commitment` that was published before the game, also that the seed is the one committed to.
        """
        if self.seed is None:
            raise RecordError(line=1, problem=SeedClosed())
        if commitment and commitment_of(self.seed) != commitment:
            raise RecordError(line=1, problem=FalseOpening(commitment=commitment))
        chance = chance_of(self.seed)
        for step, state in enumerate(self.steps()):
            if step in self.redrawn:
                chance = chance_of(self.seed, self.redrawn[step])
            if state.to_act == CHANCE and step >= self.given:
                drawn = self.game.space.text(state.sample(chance))
                if step < len(self.actions) and not self.has(step, drawn):
                    other = OtherChance(drawn=drawn, said=self.actions[step])
                    raise RecordError(line=self.line_of(step), problem=other)
        return True


def _opened(seed: Seed) -> list[str]:
    """The header lines of a seed."""
    if not isinstance(seed, SharedSeed):
        return [f"seed: {seed}"]
    given = " ".join(each or NONE for each in seed.contributions)
    return [f"commitment: {seed.commitment}", f"server: {seed.part}", f"contributions: {given}"]


def cut(redrawn: Mapping[int, int], step: int) -> dict[int, int]:
    """Redraws of chance, once all from action number `step` on is taken back.

    Nothing had been drawn from what is cut, since nobody goes back beyond a draw alone: it moves to `step`.
    """
    before = {each: times for each, times in redrawn.items() if each <= step}
    later = [times for each, times in redrawn.items() if each > step]
    return {**before, step: max(later)} if later else before


def _compact(table: Mapping[str, object]) -> str:
    return json.dumps(table, ensure_ascii=False, sort_keys=True)

"""Random walks through a game: how the checks reach positions."""

import json
from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rotonde.core.chance import Chance
from rotonde.core.errors import OptionError
from rotonde.core.game import Game
from rotonde.core.options import Option
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State

LONGEST = 300
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]  # a whole game may take its time


class Walk(NamedTuple):
    """A table, a seed for everybody at it, and how many actions are taken."""

    seats: int
    options: dict[str, Option]
    seed: int
    length: int


def walks(game: Game, longest: int = LONGEST) -> st.SearchStrategy[Walk]:
    """Walks at every kind of table that the game's rules allow."""
    seeds = st.integers(0, 2**64 - 1)
    tables = st.builds(Walk, st.sampled_from(game.seats), _options(game), seeds, st.integers(0, longest))
    return tables.filter(lambda walk: _is_allowed(game, walk))


def on_walks(game: Game, longest: int = LONGEST) -> Callable[[Callable[[Walk], None]], Callable[[], None]]:
    """Decorator: the check holds on every walk, however slow the machine is."""

    def decorated(check: Callable[[Walk], None]) -> Callable[[], None]:
        patient: Callable[[], None] = settings(deadline=None, suppress_health_check=SLOW)(
            given(walks(game, longest))(check)
        )
        return patient

    return decorated


def _options(game: Game) -> st.SearchStrategy[dict[str, Option]]:
    properties = cast(Mapping[str, Mapping[str, object]], game.options["properties"])
    return st.fixed_dictionaries({name: _values(each) for name, each in properties.items()})


def _values(each: Mapping[str, object]) -> st.SearchStrategy[Option]:
    if "enum" in each:
        return st.sampled_from(cast(list[Option], each["enum"]))
    if each["type"] == "boolean":
        return st.booleans()
    return st.integers(cast(int, each["minimum"]), cast(int, each["maximum"]))


def _is_allowed(game: Game, walk: Walk) -> bool:
    try:
        game.complete_options(walk.seats, walk.options)
    except OptionError:
        return False
    return True


class Walker:
    """Takes one random action after another: chance by its odds, players evenly."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, state: State) -> int:
        if state.to_act == CHANCE:
            return state.sample(self._chance)
        legal = state.legal_actions()
        return legal[self._chance.below(len(legal))]

    def go(self, state: State, length: int) -> list[str]:
        """Walk on; returns the notation of what was done."""
        done: list[str] = []
        while len(done) < length and state.to_act != OVER:
            a = self.choose(state)
            state.apply(a)
            done.append(state.game.space.text(a))
        return done


def walked(game: Game, walk: Walk) -> State:
    """The state at the end of a walk."""
    state = game.new(walk.seats, walk.options)
    Walker(walk.seed).go(state, walk.length)
    return state


def on_paper(value: object) -> str:
    """Any JSON-able value as text, so that equal means equal byte for byte."""
    return json.dumps(value, sort_keys=True)

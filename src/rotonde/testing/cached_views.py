"""Cached views: a view is right whatever was asked for before, and is never changed afterwards.

A game may return an object again. Nobody can tell: a state's view equals that of a clone,
which remembers nothing, and what was handed out is never changed afterwards.
"""

import json
from inspect import isgetsetdescriptor

from rotonde.core.game import Game
from rotonde.core.state import State
from rotonde.testing.random_walks import Walk, Walker, on_walks

ASKED = 8  # actions at the end of a walk after which all views are asked for


def check_cached_views(game: Game) -> None:
    """The second half of property 3: caches of a state do not show."""

    @on_walks(game)
    def holds(walk: Walk) -> None:
        state = game.new(walk.seats, walk.options)
        walker = Walker(walk.seed)
        walker.go(state, walk.length)
        before = state.clone()
        earlier: list[tuple[object, str]] = []
        for _ in range(ASKED):
            views = all_views(state)
            earlier.append((views, _written(views)))
            assert_fresh(state, state.clone())
            walker.go(state, 1)
        for views, then in earlier:
            assert _written(views) == then, "a view was changed afterwards"
        assert_fresh_after_change(state, before)

    holds()


def all_views(state: State) -> object:
    """Views and aids of all seats and a bystander."""
    everyone: list[int | None] = [None, *range(state.seats)]
    return [state.views_of(everyone), state.aids_of(everyone)]


def _written(views: object) -> str:
    """JSON text, with keys in their order."""
    return json.dumps(views)


def assert_fresh(state: State, fresh: State) -> None:
    """The state's views equal those of an equal state without caches."""
    assert _written(all_views(state)) == _written(all_views(fresh)), "a cached view is out of date"


def assert_fresh_after_change(state: State, other: State) -> None:
    """Any one field may be set as in another position: views show its present value."""
    for name in _fields(state):
        mine, theirs = getattr(state, name), getattr(other, name)
        setattr(state, name, theirs)
        fresh = state.clone()
        setattr(fresh, name, theirs)
        if _has_views(fresh):
            assert_fresh(state, fresh)
        setattr(state, name, mine)
        assert_fresh(state, state.clone())


def _fields(state: State) -> list[str]:
    """Names of the number and list fields of a state, in either build."""
    made = vars(state) if hasattr(state, "__dict__") else {}
    compiled = [
        name for kind in type(state).__mro__ for name, each in vars(kind).items() if isgetsetdescriptor(each)
    ]
    public = [name for name in {**made, **dict.fromkeys(compiled)} if not name.startswith("_")]
    return [name for name in public if isinstance(getattr(state, name), int | list)]


def _has_views(state: State) -> bool:
    """Whether all views of the position can be made."""
    try:
        all_views(state)
    except (AssertionError, LookupError, TypeError, ValueError, ZeroDivisionError):
        return False
    return True

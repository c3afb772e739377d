"""What is told is right whatever was told before, and stays as it was told.

A game may hand out again what it has made before. Nobody can tell: a position is told as a copy tells it,
which remembers nothing, and what was handed out is never changed afterwards.
"""

import json
from inspect import isgetsetdescriptor

from hypothesis import given

from rotonde.core.game import Game
from rotonde.core.state import State
from rotonde.testing.walks import Walk, Walker, walks

ASKED = 8  # actions after which everybody is told, at the end of a walk


def check_telling(game: Game) -> None:
    """The second half of property 3: nothing shows what a state remembers."""

    @given(walks(game))
    def holds(walk: Walk) -> None:
        state = game.new(walk.seats, walk.options)
        walker = Walker(walk.seed)
        walker.go(state, walk.length)
        before = state.clone()
        earlier: list[tuple[object, str]] = []
        for _ in range(ASKED):
            told = everything(state)
            earlier.append((told, _written(told)))
            assert_told_anew(state, state.clone())
            walker.go(state, 1)
        for told, then in earlier:
            assert _written(told) == then, "what was told is changed afterwards"
        assert_told_by_hand(state, before)

    holds()


def everything(state: State) -> object:
    """What everybody is told of a position."""
    everyone: list[int | None] = [None, *range(state.seats)]
    return [state.views_of(everyone), state.aids_of(everyone)]


def _written(told: object) -> str:
    """As it is sent, with its keys in their order."""
    return json.dumps(told)


def assert_told_anew(state: State, fresh: State) -> None:
    """What the state tells is what one tells that stands alike and remembers nothing."""
    assert _written(everything(state)) == _written(everything(fresh)), "told as it was, not as it is"


def assert_told_by_hand(state: State, other: State) -> None:
    """Any one thing may be put as in another position: it is told as it is now."""
    for name in _things(state):
        mine, theirs = getattr(state, name), getattr(other, name)
        setattr(state, name, theirs)
        fresh = state.clone()
        setattr(fresh, name, theirs)
        if _can_be_told(fresh):
            assert_told_anew(state, fresh)
        setattr(state, name, mine)
        assert_told_anew(state, state.clone())


def _things(state: State) -> list[str]:
    """The numbers and lists of a position, in either build."""
    made = vars(state) if hasattr(state, "__dict__") else {}
    compiled = [
        name for kind in type(state).__mro__ for name, each in vars(kind).items() if isgetsetdescriptor(each)
    ]
    public = [name for name in {**made, **dict.fromkeys(compiled)} if not name.startswith("_")]
    return [name for name in public if isinstance(getattr(state, name), int | list)]


def _can_be_told(state: State) -> bool:
    """Whether the position makes sense as far as anybody is told of it."""
    try:
        everything(state)
    except (AssertionError, LookupError, TypeError, ValueError, ZeroDivisionError):
        return False
    return True

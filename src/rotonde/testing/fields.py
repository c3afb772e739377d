"""Declared fields: no attribute of a state is left out of the declaration, and a clone forgets none."""

from rotonde.core.fields import Derived, Fields
from rotonde.core.game import Game
from rotonde.core.state import State
from rotonde.testing.random_walks import Walk, on_walks, walked

SHARED = ("game", "seats", "options")  # of every state: the same for all its clones
COPIED = ("step",)
FORGOTTEN = ("_log", "_pending", "_log_writer", "_recap_end", "_last_recap")  # a clone has no events


def check_fields(game: Game) -> None:
    """Every attribute is declared once (`core.fields`), and `clone` treats it as the declaration says."""

    @on_walks(game)
    def holds(walk: Walk) -> None:
        state = walked(game, walk)
        assert_declared(state, game.fields)
        assert_cloned(state, game.fields)

    holds()


def assert_declared(state: State, fields: Fields) -> None:
    """The attributes of the state are those of the declaration, no more and no less."""
    declared = {*fields.attributes, *fields.constants, *fields.caches, *SHARED, *COPIED, *FORGOTTEN}
    missing = sorted(set(attributes(state)) - declared)
    assert not missing, f"not among the declared fields: {', '.join(missing)}"
    unknown = sorted(declared - set(attributes(state)))
    assert not unknown, f"declared, but no attribute of the state: {', '.join(unknown)}"


def assert_cloned(state: State, fields: Fields) -> None:
    """All fields are changed, twice, and seen in a clone; lists are copied, caches are not."""
    derived = [entry for entry in fields.entries if isinstance(entry, Derived)]
    read_only = {entry.attributes[0] for entry in derived if entry.read_only}
    values = {name: getattr(state, name) for name in {*fields.attributes, *COPIED}}
    for by in (1, 2):  # what a clone forgets has its first value, and cannot be equal both times
        for name, value in values.items():
            setattr(state, name, changed(value, by))
        copy = state.clone()
        for name in sorted(values):
            assert plain(getattr(copy, name)) == plain(getattr(state, name)), f"a clone forgets {name}"
        for name in sorted(values.keys() - read_only):
            assert not shares_a_list(getattr(copy, name), getattr(state, name)), f"a clone shares {name}"
    for name, value in values.items():
        setattr(state, name, value)
    for name in (*fields.constants, *SHARED):
        assert getattr(copy, name) is getattr(state, name), f"a clone has another {name}"
    for name in fields.caches:
        assert getattr(copy, name) is None, f"a clone copies {name}"


def attributes(thing: object) -> list[str]:
    """The names of an object's attributes: those in its dict, and those that a compiled class describes.

    A plug-in's state has both: its own class is interpreted, `State` may be compiled.
    """
    described = [
        name
        for each in type(thing).__mro__
        for name, found in vars(each).items()
        if type(found).__name__ == "getset_descriptor" and not name.startswith("__")
    ]
    return [*getattr(thing, "__dict__", {}), *described]


def changed(value: object, by: int) -> object:
    """Another value of the same type; None and objects stay."""
    if isinstance(value, bool):
        return value if by == 1 else not value
    if isinstance(value, int):
        return value + by
    if isinstance(value, list):
        return [changed(each, by) for each in [*value, *(value[:1] or [0])]]
    return value


def plain(value: object) -> object:
    """A value that is compared by its content, objects of classes by their attributes."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    return {name: plain(getattr(value, name)) for name in attributes(value)}


def shares_a_list(one: object, other: object) -> bool:
    """Whether the same list is part of both, or is both."""
    if not isinstance(one, list) or not isinstance(other, list):
        return False
    return one is other or any(shares_a_list(a, b) for a, b in zip(one, other, strict=True))

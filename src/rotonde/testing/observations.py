"""Observations: encode the view, or declare what they leave out, and nothing that the view hides."""

from rotonde.core.game import Game
from rotonde.core.seats import OVER
from rotonde.core.state import Json
from rotonde.learning.containers import Around, Both, First, Given, Last, Row
from rotonde.learning.fields import Field
from rotonde.learning.lookup import observation
from rotonde.testing.non_interference import twins
from rotonde.testing.random_walks import Walk, on_walks

LONGEST = 60
OWN = ("seat", "to_act")  # of every game, so a game does not describe them


def check_observations(game: Game) -> None:
    """Check for every seat: each cell in its bounds, each key of the view described, no secret in it."""

    @on_walks(game, LONGEST)
    def holds(walk: Walk) -> None:
        cells = observation(game, walk.seats, walk.options)
        most = bytes(bound for _, bound in cells.cells())
        seat = walk.seed % walk.seats
        for left, right in twins(game, walk, seat):
            seen = cells.of(left, seat)
            assert len(seen) == len(most), "an observation has a fixed length"
            assert all(map(int.__le__, seen, most)), f"more than the most in {_over(seen, most, game, walk)}"
            assert seen == cells.of(right, seat), f"an observation tells seat {seat} a secret"
            if left.to_act != OVER:
                assert_described(cells.view, _without(OWN, left.view(seat)), "view")

    holds()


def _without(keys: tuple[str, ...], view: Json) -> Json:
    return {key: value for key, value in view.items() if key not in keys}


def _over(seen: bytearray, most: bytes, game: Game, walk: Walk) -> str:
    names = [name for name, _ in observation(game, walk.seats, walk.options).cells()]
    return ", ".join(name for name, cell, bound in zip(names, seen, most, strict=True) if cell > bound)


def assert_described(field: Field, value: object, where: str) -> None:
    """Every key of a view is described, be it as left out."""
    if isinstance(field, Row) and isinstance(value, dict):
        for key, each in value.items():
            assert key in field.fields, f"{where}.{key} is not described"
            assert_described(field.fields[key], each, f"{where}.{key}")
    elif isinstance(field, Around | First | Last) and isinstance(value, list):
        for each in value:
            assert_described(field.field, each, where)
    elif isinstance(field, Given):
        assert_described(field.field, value, where)
    elif isinstance(field, Both):
        assert_described(field.one, value, where)
        assert_described(field.other, value, where)

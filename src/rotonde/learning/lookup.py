# rotonde: interpreted
"""Lookup of a game's observation encoder: `observation.py` in its folder."""

from rotonde.core.catalogue import part
from rotonde.core.game import Game
from rotonde.learning.fields import Field, Hashed
from rotonde.learning.observation import Observation

UNDESCRIBED = 256  # cells for a game without `observation.py`


def observation(game: Game, seats: int, options: object = None) -> Observation:
    """Observation encoder of a table; a game without `observation.py` gets hashed cells."""
    module = part(game.id, "observation")
    if module is None:
        return Observation(seats, Hashed(UNDESCRIBED))
    view = module.described(game, game.seat_count(seats), game.complete_options(seats, options))
    assert isinstance(view, Field), f"{module.__name__}.described gives no Field"
    return Observation(seats, view)

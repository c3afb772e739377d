# rotonde: interpreted
"""Where a game's observations are described: in its folder, in `observation.py`."""

from rotonde.core.catalogue import part
from rotonde.core.cells import Field, Hashed
from rotonde.core.game import Game
from rotonde.core.observation import Observation

UNDESCRIBED = 256  # cells of a view that nobody described


def observation(game: Game, seats: int, options: object = None) -> Observation:
    """How the views of a table become cells; of a game that describes nothing they are scattered."""
    module = part(game.id, "observation")
    if module is None:
        return Observation(seats, Hashed(UNDESCRIBED))
    view = module.described(game, game.seat_count(seats), game.complete_options(seats, options))
    assert isinstance(view, Field), f"{module.__name__}.described gives no Field"
    return Observation(seats, view)

"""Checks of the game contract, which anyone can run on their own game.

    from rotonde.testing import check_game
    def test_my_game():
        check_game(rotonde.game("mine"))

Needs Hypothesis: `pip install "rotonde[testing]"`.
"""

from collections.abc import Callable
from pathlib import Path

from rotonde.bots.levels import bot, levels
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.perspective import Perspective
from rotonde.testing.bots import check_bot, check_ending, check_fairness
from rotonde.testing.cached_views import check_cached_views
from rotonde.testing.chance import check_chance
from rotonde.testing.clones import check_copies
from rotonde.testing.determinize import check_worlds
from rotonde.testing.endings import check_endings
from rotonde.testing.fields import check_fields
from rotonde.testing.legality import check_legality
from rotonde.testing.non_interference import check_secrecy
from rotonde.testing.observations import check_observations
from rotonde.testing.replay import check_replay
from rotonde.testing.rule_trace import check_traces

__all__ = [
    "check_bot",
    "check_cached_views",
    "check_chance",
    "check_copies",
    "check_ending",
    "check_endings",
    "check_fairness",
    "check_fields",
    "check_game",
    "check_legality",
    "check_observations",
    "check_replay",
    "check_secrecy",
    "check_traces",
    "check_worlds",
]


def check_game(
    game: Game, tests: Path | None = None, choose: Callable[[Perspective, int], int] | None = None
) -> None:
    """Checks the seven properties of the contract; AssertionError says which does not hold, and where.

    `tests` is the folder of the game's own tests: with it every rule must be in the code and in a
    test's name. `choose` plays to the end (perspective, seed -> action); without it the game's weakest
    bot does.
    """
    check_legality(game)
    check_replay(game)
    check_copies(game)
    check_fields(game)
    check_cached_views(game)
    check_secrecy(game)
    check_worlds(game)
    check_endings(game, choose or _weakest(game))
    check_chance(game)
    if tests is not None:
        check_traces(game, tests)


def _weakest(game: Game) -> Callable[[Perspective, int], int]:
    player = bot(game.id, levels(game.id)[0])
    return lambda perspective, seed: player.choose(perspective, Chance(seed))

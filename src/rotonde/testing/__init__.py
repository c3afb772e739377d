"""What every game owes, as checks that anyone can run on their own game.

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
from rotonde.testing.chance import check_chance
from rotonde.testing.copies import check_copies
from rotonde.testing.endings import check_endings
from rotonde.testing.legality import check_legality
from rotonde.testing.observing import check_observations
from rotonde.testing.replay import check_replay
from rotonde.testing.secrecy import check_secrecy
from rotonde.testing.telling import check_telling
from rotonde.testing.traces import check_traces
from rotonde.testing.worlds import check_worlds

__all__ = [
    "check_bot",
    "check_chance",
    "check_copies",
    "check_ending",
    "check_endings",
    "check_fairness",
    "check_game",
    "check_legality",
    "check_observations",
    "check_replay",
    "check_secrecy",
    "check_telling",
    "check_traces",
    "check_worlds",
]


def check_game(
    game: Game, tests: Path | None = None, choose: Callable[[Perspective, int], int] | None = None
) -> None:
    """Prove the seven properties of the contract; AssertionError says which does not hold, and where.

    `tests` is the folder of the game's own tests: with it every rule must be in the code and in a
    test's name. `choose` plays to the end (perspective, seed -> action); without it the game's weakest
    bot does.
    """
    check_legality(game)
    check_replay(game)
    check_copies(game)
    check_telling(game)
    check_secrecy(game)
    check_worlds(game)
    check_endings(game, choose or _weakest(game))
    check_chance(game)
    if tests is not None:
        check_traces(game, tests)


def _weakest(game: Game) -> Callable[[Perspective, int], int]:
    player = bot(game.id, levels(game.id)[0])
    return lambda perspective, seed: player.choose(perspective, Chance(seed))

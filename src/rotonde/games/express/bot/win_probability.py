"""Win probability of each side, from its total and what it may expect of the round."""

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from rotonde.games.express.bot.evaluation import load_evaluators
from rotonde.games.express.material import NONE
from rotonde.games.express.phases import DEAL

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

ROUND: Final = 22.0  # points that a good round brings
SPREAD: Final = 13.0  # how much a round can still change

_EVALUATORS: Final = load_evaluators()
ALONE: Final = _EVALUATORS["alone"]
TEAMS: Final = _EVALUATORS["teams"]


def chances(state: "ExpressState") -> list[float]:
    """Win probability by side."""
    sides = state.config.sides
    if state.won_by != NONE:
        return [1.0 if side == state.won_by else 0.0 for side in range(sides)]
    totals = [float(total) for total in state.totals]
    if state.phase > DEAL:
        expected = (TEAMS if state.config.teams else ALONE).of(state)
        totals = [totals[side] + expected[side] for side in range(sides)]
    return shares(totals, state.config.target)


def shares(totals: list[float], target: int) -> list[float]:
    """Each total's chance to be the highest in the end; the further the target, the less a lead counts."""
    most = max(totals)
    left = max(1.0, (target - most) / ROUND)
    spread = SPREAD * sqrt(left)
    weights = [exp((total - most) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]

"""Ratings with uncertainty (Plackett-Luce, by openskill): pure arithmetic."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
START_MU: Final = _MODEL.mu
START_SIGMA: Final = _MODEL.sigma
MIDDLE: Final = 1500
SCALE: Final = 30  # points for one of openskill's: a newcomer is at 1500 ± 500
UNSURE: Final = 5.0  # a sigma above which a rating is provisional


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating: probably within two sigma of mu."""

    mu: float = START_MU
    sigma: float = START_SIGMA

    @property
    def value(self) -> int:
        """The rating in points, as it is shown."""
        return round(MIDDLE + SCALE * (self.mu - START_MU))

    @property
    def spread(self) -> int:
        """Two sigma in points: in 95 of 100 cases the true value is no further away."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > UNSURE


NEWCOMER: Final = Rating()


def rated(
    sides: Sequence[Sequence[str]], ranks: Sequence[int], known: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of all players after a game; one who sat there several times (bots) gets the mean."""
    teams = [[_MODEL.rating(*_numbers(known.get(who, NEWCOMER))) for who in side] for side in sides]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    found: dict[str, list[Rating]] = {}
    for side, team in zip(sides, after, strict=True):
        for who, player in zip(side, team, strict=True):
            found.setdefault(who, []).append(Rating(player.mu, player.sigma))
    return {who: _mean(each) for who, each in found.items()}


def _numbers(rating: Rating) -> tuple[float, float]:
    return rating.mu, rating.sigma


def _mean(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    return Rating(sum(each.mu for each in ratings) / count, sum(each.sigma for each in ratings) / count)

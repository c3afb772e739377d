"""Everybody on one scale: Bradley and Terry's model, where differences of ratings are log-odds of winning.

Ratings are stated as Elo's, 400 to a factor of ten, and one entrant stands at a round number. Everyone has
besides played one game against nobody in particular and won half of it: who lost all games would else be
infinitely weak. Intervals come from drawing the seeds anew: all pairs had the same dice, so a seed that was
kind to somebody is drawn, or left, with all its games.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

ELO = 400 / log(10)
FOUNDATION = 1000.0  # where the one stands to whom ratings refer
NOBODY = 1.0  # games against nobody in particular, half of them won
SWEEPS, CLOSE = 2000, 1e-7
RESAMPLED = 300
TAIL = 0.025  # 95 %

Names = tuple[str, str]
Seeds = Mapping[int, tuple[float, int]]  # by seed: what the first one won, of how many games


class Rating(NamedTuple):
    """Elo points, from low to high."""

    low: float
    value: float
    high: float


def fit(names: Sequence[str], played: Mapping[Names, tuple[float, float]]) -> dict[str, float]:
    """Ratings as log-odds that make the results likeliest: `played` says won and games of the first."""
    rating = dict.fromkeys(names, 0.0)
    for _ in range(SWEEPS):
        moved = 0.0
        for name in names:
            step = _step(name, rating, played)
            rating[name] += step
            moved = max(moved, abs(step))
        if moved < CLOSE:
            break
    return rating


def _step(name: str, rating: Mapping[str, float], played: Mapping[Names, tuple[float, float]]) -> float:
    """Newton's step of one entrant, the others standing still; not more than one at a time."""
    chance = _chance(rating[name])
    slope = NOBODY * (0.5 - chance)
    bend = NOBODY * chance * (1 - chance)
    for (one, other), (won, games) in played.items():
        if name in (one, other):
            mine, rival = (won, other) if name == one else (games - won, one)
            chance = _chance(rating[name] - rating[rival])
            slope += mine - games * chance
            bend += games * chance * (1 - chance)
    return max(-1.0, min(1.0, slope / bend))


def _chance(ahead: float) -> float:
    return 1 / (1 + exp(-ahead))


def ratings(names: Sequence[str], results: Mapping[Names, Seeds], founder: str) -> dict[str, Rating]:
    """Everybody's rating with its interval; the founder's stands fast, so its interval is a point."""
    value = _elo(fit(names, _weighed(results, {})), founder)
    seeds = sorted({seed for each in results.values() for seed in each})
    random = Random(0)
    drawn = [_elo(fit(names, _weighed(results, _draw(seeds, random))), founder) for _ in range(RESAMPLED)]
    found = {}
    for name in names:
        spread = sorted(each[name] for each in drawn)
        found[name] = Rating(
            spread[round(TAIL * RESAMPLED)], value[name], spread[-1 - round(TAIL * RESAMPLED)]
        )
    return found


def _draw(seeds: Sequence[int], random: Random) -> dict[int, int]:
    """How often each seed is drawn when as many are drawn as there are."""
    times = dict.fromkeys(seeds, 0)
    for seed in random.choices(seeds, k=len(seeds)):
        times[seed] += 1
    return times


def _weighed(results: Mapping[Names, Seeds], times: Mapping[int, int]) -> dict[Names, tuple[float, float]]:
    """Won and games of each pair, each seed as often as it was drawn; once where nothing was drawn."""
    return {
        names: (
            sum(won * times.get(seed, 1) for seed, (won, _) in seeds.items()),
            sum(games * times.get(seed, 1) for seed, (_, games) in seeds.items()),
        )
        for names, seeds in results.items()
    }


def _elo(rating: Mapping[str, float], founder: str) -> dict[str, float]:
    return {name: FOUNDATION + ELO * (value - rating[founder]) for name, value in rating.items()}

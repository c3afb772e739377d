"""Statistics: 95 % intervals of shares, means and differences, paired tests, Bradley–Terry ratings."""

from collections.abc import Mapping, Sequence
from math import comb, exp, log, sqrt
from random import Random
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
SETTLED = 3.29  # 99.9 %: when playing stops; wider, because it is looked at after every few games
ELO = 400 / log(10)
FOUNDATION = 1000.0  # rating of the reference player
NOBODY = 1.0  # games against nobody in particular, half of them won
SWEEPS, CLOSE = 2000, 1e-7
RESAMPLED = 300
TAIL = 0.025  # 95 %

Names = tuple[str, str]
Seeds = Mapping[int, tuple[float, int]]  # by seed: what the first one won, of how many games


class Estimate(NamedTuple):
    """A value, and from where to where it may well be."""

    value: float
    low: float
    high: float
    games: int = 0

    def excludes(self, other: float) -> bool:
        return not self.low <= other <= self.high


def share(won: float, games: int, z: float = Z) -> Estimate:
    """Wilson's interval: right also near 0 and 1, and for few games; a shared win counts in part."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    seen = won / games
    scale = 1 + z * z / games
    middle = (seen + z * z / (2 * games)) / scale
    spread = z / scale * sqrt(seen * (1 - seen) / games + z * z / (4 * games * games))
    return Estimate(seen, max(0.0, middle - spread), min(1.0, middle + spread), games)


def verdict(won: float, games: int, claim: float) -> str:
    """Whether at least the claimed share is won: "yes", "no", or "" while that is open."""
    found = share(won, games, SETTLED)
    if found.low >= claim:
        return "yes"
    return "no" if found.high < claim else ""


def mean(values: Sequence[float]) -> Estimate:
    """The mean, and where the true one may well be."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    if count == 1:
        return Estimate(middle, middle, middle, 1)
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    spread = Z * sqrt(variance / count)
    return Estimate(middle, middle - spread, middle + spread, count)


def difference(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """Paired difference: by how much the others are higher; what a pair shares (its seed) falls out."""
    return mean([other - one for one, other in zip(ones, others, strict=True)])


def bins(values: Sequence[float], least: float, most: float, count: int) -> tuple[float, ...]:
    """Histogram between least and most: shares of so many equal bins."""
    found = [0.0] * count
    width = (most - least) / count or 1.0
    for value in values:
        found[min(count - 1, max(0, int((value - least) / width)))] += 1 / len(values)
    return tuple(found)


def sign_test(one: int, other: int) -> float:
    """Sign test: probability that a fair coin falls at least as unevenly, to either side."""
    tosses = one + other
    tail = sum(comb(tosses, i) for i in range(min(one, other) + 1))
    return min(1.0, 2 * tail / (1 << tosses))


def fisher(won: int, games: int, other_won: int, other_games: int) -> float:
    """Fisher's exact test: probability that shares differ by chance as much as these, to either side."""
    all_won = won + other_won
    ways = [comb(games, i) * comb(other_games, all_won - i) for i in range(all_won + 1)]
    seen = comb(games, won) * comb(other_games, other_won)
    return sum(each for each in ways if each <= seen) / sum(ways)


def fit(names: Sequence[str], played: Mapping[Names, tuple[float, float]]) -> dict[str, float]:
    """Bradley–Terry ratings: the log-odds that make the results likeliest (won and games of the first).

    Everyone has besides won half a game against nobody in particular: who lost all would be infinitely weak.
    """
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


def ratings(names: Sequence[str], results: Mapping[Names, Seeds], founder: str) -> dict[str, Estimate]:
    """Ratings in Elo points, 400 to a factor of ten; the founder's stands fast, so its interval is a point.

    Intervals are bootstrapped over seeds: all pairs had the same dice, so a seed is drawn, or left, with
    all its games.
    """
    value = _elo(fit(names, _weighed(results, {})), founder)
    seeds = sorted({seed for each in results.values() for seed in each})
    random = Random(0)
    drawn = [_elo(fit(names, _weighed(results, _draw(seeds, random))), founder) for _ in range(RESAMPLED)]
    found = {}
    for name in names:
        spread = sorted(each[name] for each in drawn)
        found[name] = Estimate(
            value[name], spread[round(TAIL * RESAMPLED)], spread[-1 - round(TAIL * RESAMPLED)]
        )
    return found


def _draw(seeds: Sequence[int], random: Random) -> dict[int, int]:
    """Bootstrap sample: how often each seed is drawn."""
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

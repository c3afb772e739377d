"""Tally of a level's results, game by game, whether played or stored."""

from collections.abc import Iterable, Mapping

Game = tuple[int, int]  # seed, and the seat of the level


class Tally:
    """By seed and seat what was won: 1, 0, or a part of a shared win; and when, with which sources."""

    def __init__(self, won: Mapping[Game, float], played: str = "", sources: str = "") -> None:
        self.each = dict(won)
        self.played = played  # the day of the last game; empty: not played to be kept
        self.sources = sources  # their fingerprint; behind a plus that of somebody else's search

    def has(self, seed: int, seat: int) -> bool:
        return (seed, seat) in self.each

    def by_seed(self) -> dict[int, tuple[float, int]]:
        """Wins with each seed, of how many games."""
        found: dict[int, tuple[float, int]] = {}
        for (seed, _), won in self.each.items():
            total, games = found.get(seed, (0.0, 0))
            found[seed] = total + won, games + 1
        return found

    def won_from(self, seat: int) -> tuple[float, int]:
        """Wins from that seat, of how many games."""
        own = [won for (_, each), won in self.each.items() if each == seat]
        return sum(own), len(own)

    def outcomes(self) -> tuple[int, int, int]:
        """Number of games won, shared and lost."""
        won = sum(each == 1 for each in self.each.values())
        lost = sum(each == 0 for each in self.each.values())
        return won, self.games - won - lost, lost

    @property
    def games(self) -> int:
        return len(self.each)

    @property
    def won(self) -> float:
        return sum(self.each.values())


def days(tallies: Iterable[Tally]) -> str:
    """When these were played, and with how many versions of the sources if it was not one."""
    found = list(tallies)
    dates = sorted({each.played for each in found})
    said = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    versions = len({each.sources.partition("+")[0] for each in found})
    return said if versions == 1 else f"{said}, with {versions} versions of the sources"

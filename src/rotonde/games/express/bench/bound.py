"""Express: no bound is known; the master beside anchors instead, as they were rated last."""

from bench.ratings.duels import Pair
from bench.ratings.entrants import ISMCTS
from bench.ratings.stored_duels import kept
from rotonde.analysis.statistics import share

GAMES = 1  # nothing is played


def section(games: int) -> str:
    """No bound is known; anchors instead."""
    rows = []
    for other in ("greedy", ISMCTS):
        results = kept(Pair("express", 2, "master", other, 0.5))
        if results.games:
            value, low, high, _ = share(results.won, results.games)
            rows.append(f"{value:.0%} of {results.games} games against {other} ({low:.0%} to {high:.0%})")
    said = "; ".join(rows) or "not played yet"
    return (
        "Hands are hidden and a round is long: no bound can be computed. The anchors are a plain"
        " greedy player and OpenSpiel's ISMCTS off the shelf, with random rollouts and the master's time.\n\n"
        f"The master at a table of two: {said}."
    )

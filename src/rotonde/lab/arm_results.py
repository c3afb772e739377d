"""Results of an arm's games, and the statistics of them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rotonde.analysis.statistics import Estimate, difference, share
from rotonde.lab.study import Arm, Study
from rotonde.lab.study_game import Result

Reads = Callable[[Result], float]


@dataclass(frozen=True)
class ArmResults:
    """An arm with the results of its games, by number."""

    arm: Arm
    results: Sequence[Result]

    def share_of(self, wins: Callable[[Result], bool]) -> Estimate:
        return share(sum(map(wins, self.results)), len(self.results))

    def values(self, reads: Reads) -> list[float]:
        return [reads(result) for result in self.results]

    @property
    def sides(self) -> int:
        return self.results[0]["sides"] if self.results else 0


def by_arm(study: Study, results: Sequence[Result]) -> list[ArmResults]:
    """The arms that have results, in the study's order."""
    found = [ArmResults(arm, [each for each in results if each["arm"] == arm.name]) for arm in study.arms]
    return [games for games in found if games.results]


def seat_won(seat: int) -> Callable[[Result], bool]:
    return lambda result: seat in result["winners"]


def player_won(player: int) -> Callable[[Result], bool]:
    return lambda result: result["players"].index(player) in result["winners"]


def nth_won(n: int) -> Callable[[Result], bool]:
    """Whether the seat that plays as n-th from who begins has won."""
    return lambda result: (result["first"] + n) % len(result["scores"]) in result["winners"]


def anyone_won(result: Result) -> bool:
    return bool(result["winners"])


def mean_score(result: Result) -> float:
    return sum(result["scores"]) / len(result["scores"])


def measure(name: str) -> Reads:
    return lambda result: result["measures"].get(name, 0.0)


def decisions(result: Result) -> float:
    return result["decisions"]


def turns(result: Result) -> float:
    return result["turns"]


def lead_changes(result: Result) -> float:
    return result["lead_changes"]


def by_trait(games: ArmResults, trait: str) -> dict[str, Estimate]:
    """The share won by seats with each value of a trait."""
    won: Counter[str] = Counter()
    all_: Counter[str] = Counter()
    for result in games.results:
        for seat, traits in enumerate(result["traits"]):
            if trait in traits:
                all_[traits[trait]] += 1
                won[traits[trait]] += seat in result["winners"]
    return {value: share(won[value], count) for value, count in sorted(all_.items())}


def paired(reference: ArmResults, other: ArmResults, reads: Reads) -> Estimate:
    """Difference of the other arm, over the seeds that both have played."""
    ours = {result["number"]: reads(result) for result in reference.results}
    theirs = {result["number"]: reads(result) for result in other.results}
    both = sorted(ours.keys() & theirs.keys())
    return difference([ours[n] for n in both], [theirs[n] for n in both])


def per_game(results: Sequence[Result], column: str) -> dict[str, float]:
    """The counts of a column, summed up and divided by the games."""
    total: Counter[str] = Counter()
    for result in results:
        counts = result[column]  # type: ignore[literal-required]
        assert isinstance(counts, Mapping)
        total.update(counts)
    return {name: count / len(results) for name, count in total.items()}

# rotonde: interpreted
"""Checks of a map, from which start a random hand's tour is the shortest and how long, and of a deck."""

from collections.abc import Sequence

from rotonde.analysis.checks import Bar, BarChart, Check, Finding, Report
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck_checks import HASARD
from rotonde.games.tee.game import TransEurope
from rotonde.games.tee.material import VIOLET
from rotonde.games.tee.tour import open_tour
from rotonde.i18n.numbers import number, percent

A_COLOUR = 3  # TEE-SETUP-3: three red capitals and three blue ones
FAIR = 0.15  # every start should be the best one for so many hands at least
CLOSE_RACE = 1e-9


class Starts:
    """Sample of hands: counts for how many each start is the best; starts that are level share the hand."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, TransEurope)
        self._board = game.board
        self._roads = game.paths
        self._hands = 0
        self._best = [0.0] * len(self._board.starts)
        self._turns = [0.0] * len(self._board.starts)
        self._shortest = 0.0

    def take(self, chance: Chance) -> None:
        hand = _hand(self._board, chance)
        lengths = [open_tour(self._roads, hand, start).left(start, VIOLET) for start in self._board.starts]
        least = min(lengths)
        winners = [i for i, length in enumerate(lengths) if length <= least + CLOSE_RACE]
        for i in winners:
            self._best[i] += 1 / len(winners)
        self._turns = [sum(pair) for pair in zip(self._turns, lengths, strict=True)]
        self._shortest += least
        self._hands += 1

    def shares(self) -> dict[str, float]:
        """Share of the hands for which each start is the best."""
        starts = [self._board.stations[start] for start in self._board.starts]
        return {start: best / self._hands for start, best in zip(starts, self._best, strict=True)}

    def report(self) -> Report:
        names = [self._board.names[start] for start in self._board.starts]
        shares = list(self.shares().values())
        turns = [each / self._hands for each in self._turns]
        return Report(
            [*map(_fairness, names, shares), self._length(), *_traps(self._board)],
            [_share_chart(names, shares), _turns_chart(names, turns)],
        )

    def _length(self) -> Finding:
        turns = self._shortest / self._hands
        return Finding(
            good=True,
            said={
                "en": f"A tour from the best start takes {turns:.1f} turns on average, HASARD cards aside.",
                "fr": f"Un circuit depuis le meilleur départ prend {number(turns)['fr']} tours en moyenne,"
                " cartes HASARD mises à part.",
            },
        )


def _hand(board: Board, chance: Chance) -> list[int]:
    """TEE-SETUP-3: three capitals of each colour."""
    hand: list[int] = []
    for mask in board.colour_masks:
        capitals = [station for i, station in enumerate(board.capitals) if mask >> i & 1]
        hand += [capitals.pop(chance.below(len(capitals))) for _ in range(A_COLOUR)]
    return hand


def _fairness(name: dict[str, str], share: float) -> Finding:
    return Finding(
        good=share >= FAIR,
        said={
            "en": f"{name['en']} is the best start for {share:.1%} of hands (at least {FAIR:.0%} is fair).",
            "fr": f"{name['fr']} est le meilleur départ pour {percent(share)['fr']} des mains"
            f" (équitable à partir de {FAIR * 100:.0f} %).",
        },
    )


def _share_chart(names: Sequence[dict[str, str]], shares: Sequence[float]) -> BarChart:
    title = {"en": "Best start, share of hands", "fr": "Meilleur départ, part des mains"}
    bars = [Bar(name, share, percent(share)) for name, share in zip(names, shares, strict=True)]
    return BarChart(title, bars, max(shares), FAIR)


def _turns_chart(names: Sequence[dict[str, str]], turns: Sequence[float]) -> BarChart:
    title = {"en": "Turns of the best tour, mean", "fr": "Tours du meilleur circuit, en moyenne"}
    bars = [Bar(name, each, number(each)) for name, each in zip(names, turns, strict=True)]
    return BarChart(title, bars, max(turns))


def _traps(board: Board) -> list[Finding]:
    """A station with one neighbour, or one whose closing cuts the map in two."""
    found = [*map(_shut_in, _shut(board)), *map(_cut, _cuts(board))]
    said = {
        "en": "No station is a trap: two ways at least lead to each, and no single token cuts the map.",
        "fr": "Aucune gare n'est un piège : deux voies au moins mènent à chacune,"
        " et aucun jeton ne coupe seul la carte.",
    }
    return found or [Finding(good=True, said=said)]


def _shut(board: Board) -> list[dict[str, str]]:
    return [board.names[station] for station in range(board.count) if len(_around(board, station)) < 2]


def _cuts(board: Board) -> list[dict[str, str]]:
    return [board.names[station] for station in range(board.count) if not _holds_without(board, station)]


def _around(board: Board, station: int) -> set[int]:
    return {other for joined in board.neighbours for other in joined[station]}


def _holds_without(board: Board, closed: int) -> bool:
    """Whether all other stations can still reach each other, whatever the lines."""
    first = 0 if closed else 1
    seen, waiting = {closed, first}, [first]
    while waiting:
        fresh = _around(board, waiting.pop()) - seen
        seen |= fresh
        waiting += fresh
    return len(seen) == board.count


def _shut_in(name: dict[str, str]) -> Finding:
    return Finding(
        good=False,
        said={
            "en": f"{name['en']} is a trap: a single neighbour leads there.",
            "fr": f"{name['fr']} est un piège : une seule gare voisine y mène.",
        },
    )


def _cut(name: dict[str, str]) -> Finding:
    return Finding(
        good=False,
        said={
            "en": f"{name['en']} is a bottleneck: a token there cuts the map in two.",
            "fr": f"{name['fr']} est un goulot : un jeton y coupe la carte en deux.",
        },
    )


CHECKS = (
    Check(
        file="map",
        title={
            "en": "whether a map of Trans Europe Express is sound, and fair to every start",
            "fr": "si une carte de Trans Europe Express est correcte, et équitable pour chaque départ",
        },
        sample="hands",
        samples={"en": "random hands", "fr": "mains au hasard"},
        usual=2000,
        begin=Starts,
    ),
    HASARD,
)

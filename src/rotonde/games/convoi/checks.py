# rotonde: interpreted
"""Checks of a board or deck: what bots deliver with it, how often they win, what costs them time."""

from collections import Counter
from collections.abc import Mapping

from rotonde.analysis.checks import Bar, BarChart, Check, Finding, Report
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.match import Match
from rotonde.core.state import State
from rotonde.games.convoi.bot import regular
from rotonde.games.convoi.game import ConvoiExpress
from rotonde.i18n.numbers import number, percent
from rotonde.i18n.translations import Translations

SEATS = 4
SEEDS = 1 << 62
FEWEST = 0.02  # a city from which fewer of the goods come is hardly served at all
CAUSES: Mapping[str, Translations] = {
    "red": {"en": "red lights", "fr": "feux rouges"},
    "switch": {"en": "closed switches", "fr": "aiguillages fermés"},
    "train": {"en": "trains ahead", "fr": "trains devant"},
    "collision": {"en": "collisions", "fr": "collisions"},
    "departure": {"en": "entering departure spaces", "fr": "entrées dans un départ"},
    "placement": {"en": "occupied departure spaces", "fr": "départs occupés"},
}
LOST_BY = {"collision": "collision", "departure_entered": "departure", "placement_failed": "placement"}


class Games:
    """Sample of games: four regulars play the default one on each board in turn; everything is counted."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, ConvoiExpress)
        self._game = game
        self._boards = list(game.boards)
        self._games = 0
        self._won = 0
        self._delivered: Counter[int] = Counter()
        self._goods: Counter[str] = Counter()
        self._lost: Counter[str] = Counter()

    def take(self, chance: Chance) -> None:
        board = self._boards[self._games % len(self._boards)]
        match = Match(self._game, SEATS, chance.below(SEEDS), {"board": board})
        bot = regular()
        while match.state.to_act >= 0:
            match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
        self._count(match.state)

    def _count(self, state: State) -> None:
        self._games += 1
        self._won += bool(state.winners())
        self._delivered[state.scores()[0]] += 1
        for event in state.events(0, None):
            kind = str(event["type"])
            if kind == "delivered":
                self._goods[str(event["goods"])] += 1
            elif kind == "stopped":
                self._lost[str(event["reason"])] += int(str(event["paid"]))
            elif kind in LOST_BY:
                self._lost[LOST_BY[kind]] += int(str(event.get("paid", 2)))

    def report(self) -> Report:
        cities = self._cities()
        return Report(
            [self._hardness(), *[self._served(*city) for city in cities.items()]],
            [self._deliveries(), self._served_chart(cities), self._causes()],
        )

    def _hardness(self) -> Finding:
        share = self._won / self._games
        mean = sum(count * times for count, times in self._delivered.items()) / self._games
        won, goods = percent(share, 0), number(mean)
        return Finding(
            good=True,
            said={
                "en": f"Four regulars win {won['en']} of the games and deliver {goods['en']} goods"
                " on average.",
                "fr": f"Quatre habitués gagnent {won['fr']} des parties et livrent {goods['fr']} marchandises"
                " en moyenne.",
            },
        )

    def _cities(self) -> dict[str, tuple[Translations, float]]:
        """Each colour of goods with its city and its part of all deliveries."""
        board = self._game.boards[self._boards[0]]
        total = max(1, self._goods.total())
        colours = ("blue", "yellow", "red", "white")
        return {
            colour: (board.space_names[board.goods_city[i]], self._goods[colour] / total)
            for i, colour in enumerate(colours)
        }

    def _served(self, colour: str, city: tuple[Translations, float]) -> Finding:
        name, share = city
        sent = percent(share, 0)
        return Finding(
            good=share >= FEWEST,
            said={
                "en": f"{name['en']} sends {sent['en']} of the goods that arrive.",
                "fr": f"{name['fr']} envoie {sent['fr']} des marchandises qui arrivent.",
            },
        )

    def _deliveries(self) -> BarChart:
        title = {"en": "Goods delivered, share of games", "fr": "Marchandises livrées, part des parties"}
        most = max(self._delivered)
        shares = {count: self._delivered[count] / self._games for count in range(most + 1)}
        bars = [Bar(_same(str(count)), share, percent(share, 0)) for count, share in shares.items()]
        return BarChart(title, bars, max(shares.values()))

    def _served_chart(self, cities: dict[str, tuple[Translations, float]]) -> BarChart:
        title = {"en": "Where the goods came from", "fr": "D'où venaient les marchandises"}
        bars = [Bar(name, share, percent(share, 0)) for name, share in cities.values()]
        return BarChart(title, bars, max(0.01, *[share for _, share in cities.values()]), FEWEST)

    def _causes(self) -> BarChart:
        title = {"en": "Tokens lost in a game, by cause", "fr": "Jetons perdus par partie, par cause"}
        lost = {cause: self._lost[cause] / self._games for cause in CAUSES}
        bars = [Bar(CAUSES[cause], each, number(each)) for cause, each in lost.items()]
        return BarChart(title, bars, max(0.01, *lost.values()))


def _same(text: str) -> Translations:
    """The same in every language."""
    return {"en": text, "fr": text}


CHECKS = (
    Check(
        file="board",
        title={
            "en": "whether a board of Convoi Express is sound, and how hard it is",
            "fr": "si un plateau de Convoi Express est correct, et sa difficulté",
        },
        sample="games",
        samples={"en": "games of four regulars", "fr": "parties de quatre habitués"},
        usual=40,
        begin=Games,
    ),
    Check(
        file="deck",
        title={
            "en": "whether instruction cards of Convoi Express are sound, and how hard they make it",
            "fr": "si des fiches d'instruction de Convoi Express sont correctes, et leur difficulté",
        },
        sample="games",
        samples={"en": "games of four regulars", "fr": "parties de quatre habitués"},
        usual=40,
        begin=Games,
    ),
)

# rotonde: interpreted
"""Checks of a HASARD deck: how long games last with it, who wins them, what its cards are and do."""

from collections import Counter
from math import sqrt

from rotonde.analysis.checks import Bar, BarChart, Check, Finding, Report
from rotonde.analysis.statistics import Z
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.match import Match
from rotonde.core.state import State
from rotonde.games.tee.bot import regular
from rotonde.games.tee.deck import EFFECTS
from rotonde.games.tee.game import TransEurope
from rotonde.i18n.numbers import number, percent
from rotonde.i18n.translations import Translations

SEATS = 3
SEEDS = 1 << 62
LONGEST = 3000  # decisions: a deck that sends everybody to and fro for ever is found out
WIDTH = 5  # turns of a player in one bar of the lengths


class Plays:
    """Sample of games by three regulars; everything that cards do is counted."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, TransEurope)
        self._game = game
        self._games = 0
        self._ended = 0
        self._drawn: Counter[int] = Counter()  # by effect
        self._turns: list[float] = []
        self._begun_won = 0

    def take(self, chance: Chance) -> None:
        match = Match(self._game, SEATS, chance.below(SEEDS))
        bot = regular()
        while match.state.to_act >= 0 and match.state.step < LONGEST:
            match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
        self._count(match.state)

    def _count(self, state: State) -> None:
        self._games += 1
        self._ended += bool(state.winners())
        turns = 0
        for event in state.events(0, None):
            turns += event["type"] == "turn"
            if event["type"] == "began":
                self._begun_won += event["seat"] in state.winners()
            elif event["type"] == "drew":
                self._drawn[self._game.deck.cards[self._game.deck.ids.index(str(event["card"]))].effect] += 1
        self._turns.append(turns / SEATS)

    def report(self) -> Report:
        return Report(
            [self._ends(), self._length(), self._fairness()],
            [self._lengths(), self._held(), self._drawn_chart()],
        )

    def _ends(self) -> Finding:
        return Finding(
            good=self._ended == self._games,
            said={
                "en": f"{self._ended} of {self._games} games came to their end.",
                "fr": f"{self._ended} parties sur {self._games} sont arrivées à leur terme.",
            },
        )

    def _length(self) -> Finding:
        mean, drawn = number(sum(self._turns) / self._games), number(self._drawn.total() / self._games)
        return Finding(
            good=True,
            said={
                "en": f"A game lasts {mean['en']} turns each on average, with {drawn['en']} cards drawn.",
                "fr": f"Une partie dure en moyenne {mean['fr']} tours chacun, {drawn['fr']} cartes tirées.",
            },
        )

    def _fairness(self) -> Finding:
        """Whether who begins wins more or less than a fair part; within two standard errors it is open."""
        share, fair = self._begun_won / self._games, 1 / SEATS
        margin = Z * sqrt(fair * (1 - fair) / self._games)
        won, even, off = (percent(each, 0) for each in (share, fair, margin))
        return Finding(
            good=abs(share - fair) <= margin,
            said={
                "en": f"Whoever begins wins {won['en']}; {even['en']} ± {off['en']} is fair for so many.",
                "fr": f"Qui commence gagne {won['fr']} ; {even['fr']} ± {off['fr']} est équitable"
                " pour autant de parties.",
            },
        )

    def _lengths(self) -> BarChart:
        counts = Counter(int(turns) // WIDTH for turns in self._turns)
        title = {"en": "Turns of each player, share of games", "fr": "Tours de chacun, part des parties"}
        steps = range(min(counts), max(counts) + 1)
        shares = {f"{WIDTH * step}–{WIDTH * step + WIDTH - 1}": counts[step] / self._games for step in steps}
        bars = [Bar(_same(name), share, percent(share, 0)) for name, share in shares.items()]
        return BarChart(title, bars, max(shares.values()))

    def _held(self) -> BarChart:
        counts = Counter(card.effect for card in self._game.deck.cards)
        title = {"en": "Cards in the deck, by effect", "fr": "Cartes du paquet, par effet"}
        bars = [Bar(_same(EFFECTS[each]), counts[each], _same(str(counts[each]))) for each in sorted(counts)]
        return BarChart(title, bars, max(counts.values(), default=1))

    def _drawn_chart(self) -> BarChart:
        title = {"en": "Drawn in a game, by effect", "fr": "Tirées par partie, par effet"}
        means = {effect: count / self._games for effect, count in sorted(self._drawn.items())}
        bars = [Bar(_same(EFFECTS[each]), mean, number(mean)) for each, mean in means.items()]
        return BarChart(title, bars, max(means.values(), default=1.0))


def _same(text: str) -> Translations:
    """The same in every language."""
    return {"en": text, "fr": text}


HASARD = Check(
    file="hasard",
    title={
        "en": "whether a HASARD deck of Trans Europe Express is sound, and how games go with it",
        "fr": "si un paquet HASARD de Trans Europe Express est correct, et comment on joue avec",
    },
    sample="games",
    samples={"en": "games of three regulars", "fr": "parties de trois habitués"},
    usual=60,
    begin=Plays,
)

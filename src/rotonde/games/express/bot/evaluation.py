"""Evaluation of the round in progress: expected points of a side, a weighted sum of features.

The weights stand in weights.toml; bench/fit_weights.py fits them to rounds that were played.
"""

from typing import TYPE_CHECKING, Final

from rotonde.core.rules import load_table
from rotonde.games.express import scoring
from rotonde.games.express.bot import train_gain
from rotonde.games.express.bot.card_values import TYPES
from rotonde.games.express.laying import accepted_cars
from rotonde.games.express.material import (
    CABOOSE,
    DIESEL,
    KINDS,
    LAID_MAINTENANCE_SCORE,
    MAINTENANCE,
    MAINTENANCE_END,
    PASSENGER,
    REAL_END,
    REPAIRS,
    TURNTABLE,
    TYPE,
    WILD,
    WRECK,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

FAR: Final = 9  # steps from going out that are distinguished
STAGES: Final = (3, 6)  # steps of the nearest rival: the round ends soon, later, or is young

# Features, each weighted by the stage of the round.
FEATURES: Final = (
    "laid",  # points on the table
    "cost",  # points in hand
    "ones",  # trains of one car
    "twos",  # trains of two cars
    "two_values",  # their points, once they count
    "fits",  # points in hand that a train takes
    "fitting",  # cards in hand that a train takes
    "pairs",  # points in pairs that no train takes
    "threes",  # points in three alike or more
    "repairs",  # maintenance cars in hand
    "wilds",
    "turntables",
    "strikes",  # disasters in hand
    "cabooses",
    "diesels",
    "express",  # passenger cars in trains that can still become an express
    "next",  # being the next to draw
)
WIDTH: Final = FAR + 1
STEPS: Final = len(FEATURES) * (len(STAGES) + 1)  # here the table of steps begins: own by rivals'
SIZE: Final = STEPS + WIDTH * WIDTH


def steps_out(state: "ExpressState", side: int) -> int:
    """Cars missing for going out, and cards too many, for the member who is nearest."""
    fewest = 1 << 20
    for seat in range(state.seats):
        if state.config.side_of[seat] == side:
            fewest = min(fewest, max(0, state.sizes[seat] - 1))
    return min(FAR, train_gain.missing(state.trains[side]) + fewest)


class Features:
    """The features of one side, in the order of FEATURES."""

    def __init__(self, state: "ExpressState", side: int) -> None:
        self.laid = LAID_MAINTENANCE_SCORE * sum(state.maintenance[side * REPAIRS : (side + 1) * REPAIRS])
        self.ones = self.twos = self.two_values = self.express = 0
        self.cost = self.fits = self.fitting = self.pairs = self.threes = 0
        self.repairs = self.wilds = self.turntables = self.strikes = self.cabooses = self.diesels = 0
        self.next = 0
        self._trains(state, side)
        accepted = accepted_cars(state.trains[side])
        for seat in range(state.seats):
            if state.config.side_of[seat] == side:
                self._hand(state, seat, accepted)
                if state.turn == seat:
                    self.next = 1

    def _trains(self, state: "ExpressState", side: int) -> None:
        values = state.config.values
        for train in state.trains[side]:
            if train is None:
                continue
            length = train.length()
            if length == 1:
                self.ones += 1
            elif length == 2:
                self.twos += 1
                self.two_values += 2 * values[train.cars[0]]
            else:
                self.laid += scoring.train_score(state.config, train)
            if train.is_passenger() and scoring.is_express(train):
                self.express += length

    def _hand(self, state: "ExpressState", seat: int, accepted: int) -> None:
        hand = seat * KINDS
        held = state.hands
        values = state.config.values
        counts = [0] * TYPES
        for card in range(REAL_END):
            many = held[hand + card]
            if many:
                self.cost += many * state.config.penalties[card]
                if accepted >> card & 1:
                    self.fits += many * values[card]
                    self.fitting += many
                else:
                    counts[TYPE[card]] += many
        for kind in range(PASSENGER + 1):
            if counts[kind] == 2:
                self.pairs += 2 * values[kind]
            elif counts[kind] > 2:
                self.threes += counts[kind] * values[kind]
        self._specials(state, hand)

    def _specials(self, state: "ExpressState", hand: int) -> None:
        held = state.hands
        for card in range(MAINTENANCE, MAINTENANCE_END):
            self.repairs += held[hand + card]
            self.cost += held[hand + card] * state.config.penalties[card]
        for card in range(WRECK, KINDS):
            self.strikes += held[hand + card]
        self.wilds += held[hand + WILD]
        self.turntables += held[hand + TURNTABLE]
        self.cabooses += held[hand + CABOOSE]
        self.diesels += held[hand + DIESEL]

    def listed(self) -> list[int]:
        return [
            self.laid, self.cost, self.ones, self.twos, self.two_values, self.fits, self.fitting, self.pairs,
            self.threes, self.repairs, self.wilds, self.turntables, self.strikes, self.cabooses,
            self.diesels, self.express, self.next,
        ]  # fmt: skip


def stage_of(rivals: int) -> int:
    """Stage by how soon a rival may end the round."""
    return 0 if rivals < STAGES[0] else 1 if rivals < STAGES[1] else 2


def nearest_rival(steps: list[int], side: int) -> int:
    fewest = FAR
    for other in range(len(steps)):
        if other != side:
            fewest = min(fewest, steps[other])
    return fewest


class RoundEvaluator:
    """Expected results of the round, by weights."""

    def __init__(self, weights: list[float]) -> None:
        self._weights = weights

    def of(self, state: "ExpressState") -> list[float]:
        """Expected result of each side."""
        steps = [steps_out(state, side) for side in range(state.config.sides)]
        return [self._result(state, side, steps) for side in range(state.config.sides)]

    def _result(self, state: "ExpressState", side: int, steps: list[int]) -> float:
        rivals = nearest_rival(steps, side)
        weights = self._weights
        found = weights[STEPS + WIDTH * steps[side] + rivals]
        i = len(FEATURES) * stage_of(rivals)
        for fact in Features(state, side).listed():
            found += weights[i] * fact
            i += 1
        return found


def load_evaluators() -> dict[str, RoundEvaluator]:
    """The weights of each way to play: alone and in teams."""
    loaded: dict[str, RoundEvaluator] = {}
    for mode, tables in load_table("rotonde.games.express.bot", "weights.toml").items():
        assert isinstance(tables, dict)
        weights: list[float] = []
        for name in ("soon", "later", "young", "steps"):
            weights += [float(weight) for weight in tables[name]]
        assert len(weights) == SIZE, f"weights.toml: {mode} has not {SIZE} weights"
        loaded[mode] = RoundEvaluator(weights)
    return loaded

"""Scoring: what trains are worth, and the express bonuses."""

from typing import Final

from rotonde.games.express.config import Config
from rotonde.games.express.material import CABOOSE, COACH, FREIGHT_END, REAL_END, TYPE, WILD
from rotonde.games.express.trains import SCORING_LENGTH, Train

ORDER: Final = 1
COMPLETE: Final = 2
MORNING: Final = 4
DIESEL_BONUS: Final = 8
BONUSES: Final = {"order": ORDER, "complete": COMPLETE, "morning": MORNING, "diesel": DIESEL_BONUS}
ALL_TYPES: Final = (1 << (REAL_END - FREIGHT_END)) - 1
SIX: Final = 6


def car_values(config: Config, train: Train) -> list[int]:
    """EX-SCORE-1: what each car counts; a link and a caboose count nothing (EX-CAB-2, EX-WILD-4)."""
    values: list[int] = []
    cars = train.cars
    group = cars[1] if cars[0] == WILD and len(cars) > 1 else cars[0]  # EX-WILD-1: it counts as its car
    for i in range(len(cars)):
        card = cars[i]
        if card < REAL_END:
            group = card
            values.append(config.values[card])
        elif card == CABOOSE or is_link(cars, i, group):
            values.append(0)
        else:
            values.append(config.values[group])
    return values


def is_link(cars: tuple[int, ...], i: int, group: int) -> bool:
    """EX-WILD-2: a wild car links exactly when a real car of another type follows."""
    if i + 1 == len(cars):
        return False
    following = cars[i + 1]
    return following < REAL_END and TYPE[following] != TYPE[group]


def is_express(train: Train) -> bool:
    """EX-SCORE-2, EX-EXP-5, EX-CAB-4: passenger cars and copies, no caboose, no link."""
    return all(card == WILD or FREIGHT_END <= card < REAL_END for card in train.cars)


def bonuses(config: Config, train: Train) -> int:
    """The bonuses that hold, the types of wild cars chosen for the best (EX-WILD-6)."""
    if not is_express(train):
        return 0
    best = _best(config, list(train.cars), 0)
    return best | DIESEL_BONUS if train.up else best  # EX-EXP-4


def _best(config: Config, cars: list[int], start: int) -> int:
    """The best bonuses of these cars, every wild car from `start` on given each type in turn."""
    i = start
    while i < len(cars) and cars[i] != WILD:
        i += 1
    if i == len(cars):
        return _held(config, cars)
    best = 0
    for card in range(FREIGHT_END, REAL_END):
        cars[i] = card
        held = _best(config, cars, i + 1)
        if held.bit_count() > best.bit_count():
            best = held
    cars[i] = WILD
    return best


def _held(config: Config, cars: list[int]) -> int:
    """The bonuses of passenger cars whose types are all known."""
    seen = held = coaches = 0
    ordered = True
    highest = FREIGHT_END
    for card in cars:
        seen |= 1 << (card - FREIGHT_END)
        if card < highest:
            ordered = False
        highest = max(highest, card)
        if card == COACH:
            coaches += 1
    if ordered and seen.bit_count() > 1:
        held |= ORDER  # EX-EXP-1
    if seen == ALL_TYPES:
        held |= COMPLETE  # EX-EXP-2
    if (coaches if config.six_coaches else len(cars)) >= SIX:
        held |= MORNING  # EX-EXP-3
    return held


def train_score(config: Config, train: Train) -> int:
    if train.length() < SCORING_LENGTH:
        return 0  # EX-TRAIN-5
    return sum(car_values(config, train)) << bonuses(config, train).bit_count()


def hand_cost(config: Config, hands: list[int], seat: int) -> int:
    """EX-SCORE-5: the values of the cards left in one hand."""
    kinds = len(config.penalties)
    cost = 0
    for card in range(kinds):
        cost += hands[seat * kinds + card] * config.penalties[card]
    return cost

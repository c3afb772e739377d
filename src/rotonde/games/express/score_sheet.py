"""Score sheet of a finished round, and score of a train."""

from typing import TYPE_CHECKING

from rotonde.games.express import rounds, scoring
from rotonde.games.express.card_names import hand_of, named, number_or_none, repairs_of
from rotonde.games.express.config import Config
from rotonde.games.express.material import CARDS
from rotonde.games.express.trains import Train
from rotonde.games.express.view_types import Sheet, SideSheet, TrainSheet, Worth

if TYPE_CHECKING:
    from rotonde.games.express.rounds import LastRound


def score_sheet(config: Config, last: "LastRound") -> Sheet:
    """The score sheet of a finished round, every line of it."""
    return {
        "out": number_or_none(last.out),
        "sides": [_side_sheet(config, last, side) for side in range(config.sides)],
    }


def _side_sheet(config: Config, last: "LastRound", side: int) -> SideSheet:
    return {
        "trains": [train_sheet(config, train, slot) for slot, train in enumerate(last.trains[side]) if train],
        "maintenance": repairs_of(last.maintenance, side),
        "maintenance_score": rounds.laid_maintenance(last, side),
        "out_bonus": rounds.out_bonus(config, last, side),
        "hands": [
            {
                "seat": seat,
                "cards": hand_of(last.hands, seat),
                "cost": scoring.hand_cost(config, last.hands, seat),
            }
            for seat in config.members(side)
        ],
        "result": rounds.result(config, last, side),
    }


def train_sheet(config: Config, train: Train, slot: int) -> TrainSheet:
    """A train of a finished round with what each car counted."""
    return {"engine": CARDS[train.engine], **worth_of(config, train, slot)}


def worth_of(config: Config, train: Train, slot: int) -> Worth:
    """Score of a train, car by car, and its bonuses; its engine stays out of it unless face up."""
    held = scoring.bonuses(config, train)
    return {
        "train": slot,
        "cars": named(train.cars),
        "up": train.up,
        "values": scoring.car_values(config, train),
        "score": scoring.train_score(config, train),
        "factor": 1 << held.bit_count(),
        "bonuses": [name for name, bit in scoring.BONUSES.items() if held & bit],
    }

"""The score sheet of a finished round, and what a train would score."""

from typing import TYPE_CHECKING

from rotonde.games.express import rounds, scoring
from rotonde.games.express.material import CARDS
from rotonde.games.express.naming import hand_of, named, number_or_none, repairs_of
from rotonde.games.express.tables import Table
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.rounds import LastRound

Json = dict[str, object]


def sheet(table: Table, last: "LastRound") -> Json:
    """The score sheet of a finished round, every line of it."""
    return {
        "out": number_or_none(last.out),
        "sides": [_side_sheet(table, last, side) for side in range(table.sides)],
    }


def _side_sheet(table: Table, last: "LastRound", side: int) -> Json:
    return {
        "trains": [train_sheet(table, train, slot) for slot, train in enumerate(last.trains[side]) if train],
        "maintenance": repairs_of(last.maintenance, side),
        "maintenance_score": rounds.laid_maintenance(last, side),
        "out_bonus": rounds.out_bonus(table, last, side),
        "hands": [
            {
                "seat": seat,
                "cards": hand_of(last.hands, seat),
                "cost": scoring.hand_cost(table, last.hands, seat),
            }
            for seat in table.members(side)
        ],
        "result": rounds.result(table, last, side),
    }


def train_sheet(table: Table, train: Train, slot: int) -> Json:
    """A train of a finished round with what each car counted."""
    return {"engine": CARDS[train.engine], **worth_of(table, train, slot)}


def worth_of(table: Table, train: Train, slot: int) -> Json:
    """What a train would score, car by car, and its bonuses; its engine stays out of it unless face up."""
    held = scoring.bonuses(table, train)
    return {
        "train": slot,
        "cars": named(train.cars),
        "up": train.up,
        "values": scoring.car_values(table, train),
        "score": scoring.train_score(table, train),
        "factor": 1 << held.bit_count(),
        "bonuses": [name for name, bit in scoring.BONUSES.items() if held & bit],
    }

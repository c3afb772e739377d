"""Options: what a table may choose."""

from typing import Final

from rotonde.core.options import schema
from rotonde.core.texts import load_texts
from rotonde.games.tee.material_files import PACKAGE

OPTIONS: Final = schema(
    load_texts(PACKAGE),
    openSouvenirs={
        "type": "boolean",
        "default": False,
    },
    visitCostsTurn={
        "type": "boolean",
        "default": False,
    },
    sixOpens={
        "enum": ["one", "all"],
        "default": "one",
    },
    protectStarts={
        "type": "boolean",
        "default": False,
    },
    rideOn={
        "type": "boolean",
        "default": False,
    },
    planner={
        "type": "boolean",
        "default": False,
        "newcomer": True,
    },
)

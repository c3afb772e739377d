"""Options: what a table may choose."""

from typing import Final

from rotonde.core.options import schema
from rotonde.core.texts import load_texts

PACKAGE: Final = "rotonde.games.express"
OPTIONS: Final = schema(
    load_texts(PACKAGE),
    mode={
        "enum": ["auto", "team", "individual"],
        "default": "auto",
    },
    sixTeams={
        "enum": ["2x3", "3x2"],
        "default": "2x3",
    },
    firstGame={
        "type": "boolean",
        "default": False,
        "newcomer": True,
    },
    deckList={
        "enum": ["rulebook", "collector"],
        "default": "rulebook",
    },
    passengerValue={
        "type": "integer",
        "minimum": 1,
        "maximum": 3,
        "default": 1,
    },
    maintenanceHandPenalty={
        "enum": [5, 0],
        "default": 5,
    },
    morningExpress={
        "enum": ["anySix", "sixCoaches"],
        "default": "anySix",
    },
    stagnation={
        "enum": [6, 0, 4, 5, 7, 8, 9, 10, 11, 12],
        "default": 6,
    },
    target={
        "type": "integer",
        "minimum": 0,
        "maximum": 1000,
        "default": 0,
    },
)

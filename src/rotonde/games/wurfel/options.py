"""Options: what a table may choose."""

from typing import Final

from rotonde.core.options import schema
from rotonde.core.texts import load_texts
from rotonde.games.wurfel.material import MOST_SEATS

RANDOM: Final = "random"

PACKAGE: Final = "rotonde.games.wurfel"
OPTIONS: Final = schema(
    load_texts(PACKAGE),
    firstPlayer={
        "type": ["string", "integer"],
        "enum": [RANDOM, *range(MOST_SEATS)],
        "default": RANDOM,
        "newcomer": 0,
    },
    freeShorter={
        "type": "boolean",
        "default": False,
    },
)

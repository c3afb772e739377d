"""Options: what a table may choose."""

from typing import Final

from rotonde.core.options import schema
from rotonde.games.wurfel.material import MOST_SEATS

RANDOM: Final = "random"

OPTIONS: Final = schema(
    firstPlayer={
        "type": ["string", "integer"],
        "enum": [RANDOM, *range(MOST_SEATS)],
        "default": RANDOM,
        "newcomer": 0,
        "titles": {"en": "Who begins", "fr": "Qui commence"},
        "descriptions": {
            "en": "The rulebook lets the youngest begin; here the host names a seat, or chance decides.",
            "fr": "Selon le livret, le plus jeune commence ; ici, l’hôte choisit, ou le hasard décide.",
        },
        "enumTitles": {RANDOM: {"en": "chance decides", "fr": "le hasard décide"}}
        | {str(seat): {"en": f"seat {seat + 1}", "fr": f"place {seat + 1}"} for seat in range(MOST_SEATS)},
    },
    freeShorter={
        "type": "boolean",
        "default": False,
        "titles": {"en": "Shorter strips at will", "fr": "Bandes plus courtes à volonté"},
        "descriptions": {
            "en": "A shorter strip may be taken even while the one of the right length is in the supply.",
            "fr": "On peut prendre une bande plus courte même si celle de la bonne longueur est disponible.",
        },
    },
)

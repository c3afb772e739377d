# rotonde: interpreted
"""Options: what a table may choose."""

from rotonde.core.options import Schema, schema
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.config import (
    CUSTOM,
    FIRST,
    GO_ON,
    PENALTY,
    PRINTED,
    RANDOM,
    RETURN,
    SAME_COLOUR,
    SHUFFLED,
    TOKENS,
)
from rotonde.games.convoi.material import MOST_SEATS

MOST_REMOVED = 12


def _texts(en: str, fr: str) -> dict[str, str]:
    return {"en": en, "fr": fr}


def _switch(titles: dict[str, str], descriptions: dict[str, str]) -> dict[str, object]:
    return {"type": "boolean", "default": False, "titles": titles, "descriptions": descriptions}


def _choice(
    values: dict[object, dict[str, str]], titles: dict[str, str], descriptions: dict[str, str]
) -> dict[str, object]:
    """One of several values, the first of them the default."""
    return {
        "enum": list(values),
        "default": next(iter(values)),
        "titles": titles,
        "descriptions": descriptions,
        "enumTitles": {str(value): texts for value, texts in values.items()},
    }


def _difficulty(option: dict[str, object]) -> dict[str, object]:
    """An option that makes the table's task harder or easier."""
    return {**option, "difficulty": True}


def _seats() -> dict[object, dict[str, str]]:
    named: dict[object, dict[str, str]] = {RANDOM: _texts("chance decides", "le hasard décide")}
    return named | {seat: _texts(f"seat {seat + 1}", f"place {seat + 1}") for seat in range(MOST_SEATS)}


LAYOUTS: dict[object, dict[str, str]] = {
    FIRST: _texts("as recommended", "disposition conseillée"),
    CUSTOM: _texts("the first player chooses", "le premier joueur choisit"),
    RANDOM: _texts("chance chooses", "le hasard choisit"),
}
DEPARTURES: dict[object, dict[str, str]] = {
    PRINTED: _texts("dice, numbers as printed", "dés, numéros imprimés"),
    SHUFFLED: _texts("dice, numbers shuffled", "dés, numéros mélangés"),
    TOKENS: _texts("tokens instead of dice", "jetons au lieu des dés"),
}


ON_ANY_BOARD = {
    "firstSeat": _choice(
        _seats(),
        _texts("Who begins", "Qui commence"),
        _texts(
            "At a table, whoever last waited at a level crossing; here the host or chance decides.",
            "À table, le dernier arrêté à un passage à niveau ; ici, l’hôte ou le hasard décide.",
        ),
    )
    | {"newcomer": 0},
    "layout": _choice(
        LAYOUTS,
        _texts("Switches and lights at the start", "Aiguillages et feux au départ"),
        _texts(
            "How the discs lie when the game begins; the recommended layout is ours.",
            "Comment les disques sont disposés au début ; la disposition conseillée est de nous.",
        ),
    ),
    "removed": _difficulty(
        {
            "type": "integer",
            "minimum": 0,
            "maximum": MOST_REMOVED,
            "default": 2,
            "titles": _texts("Instruction cards removed", "Fiches d’instruction retirées"),
            "descriptions": _texts(
                "Fewer is easier, more is harder: each card is a turn.",
                "Moins, c’est plus facile ; plus, c’est plus difficile : chaque fiche est un tour.",
            ),
        }
    ),
    "tokens": _difficulty(
        _choice(
            {count: _texts(f"{count}", f"{count}") for count in (7, 8, 9, 10)},
            _texts("Time tokens", "Jetons Temps"),
            _texts(
                "More tokens on the clock make it easier.",
                "Plus de jetons sur l’horloge, c’est plus facile.",
            ),
        )
    ),
    "extraGreen": _difficulty(
        _switch(
            _texts("One more green light", "Un feu vert de plus"),
            _texts(
                "Easier: one more green disc, on any light.",
                "Plus facile : un disque vert de plus, où l’on veut.",
            ),
        )
    ),
    "goods": _difficulty(
        _choice(
            {8: _texts("8", "8"), 10: _texts("10", "10")},
            _texts("Goods to deliver", "Marchandises à livrer"),
            _texts("Ten is harder.", "Dix, c’est plus difficile."),
        )
    ),
    "departures": _choice(
        DEPARTURES,
        _texts("New trains", "Nouveaux trains"),
        _texts("How it is decided where a new train starts.", "Comment on sait d’où part un nouveau train."),
    ),
    "hiddenHands": _switch(
        _texts("Hidden hands", "Mains cachées"),
        _texts("Only the number of cards is shown.", "On ne montre que le nombre de cartes."),
    ),
    "passReversal": _switch(
        _texts("Turn round in cities", "Demi-tour dans les villes"),
        _texts(
            "A train that runs through a city may leave it the way it came.",
            "Un train qui traverse une ville peut repartir par où il est venu.",
        ),
    ),
    "managerIncludesPort": _switch(
        _texts("The manager opens the port", "La gestionnaire ouvre le port"),
        _texts(
            "In the manager's turn an empty train may stop in the port or run through it.",
            "Au tour de la gestionnaire, un train vide peut s’arrêter au port ou le traverser.",
        ),
    ),
    "fullPort": _choice(
        {
            RETURN: _texts("the cube goes home", "le cube rentre chez lui"),
            GO_ON: _texts("the train may go on", "le train peut continuer"),
        },
        _texts("No slot in the port", "Plus de place au port"),
        _texts(
            "What happens to a loaded train in a port without a slot for its cube "
            "(going on only where empty trains may use ports).",
            "Ce qui arrive à un train chargé dans un port sans place pour son cube "
            "(continuer : seulement là où les trains vides peuvent utiliser les ports).",
        ),
    ),
    "twoNewFallback": _choice(
        {
            PENALTY: _texts("two tokens are lost", "on perd deux jetons"),
            SAME_COLOUR: _texts("the same colour again", "la même couleur encore"),
        },
        _texts("Two new trains, one colour left", "Deux trains, une seule couleur"),
        _texts(
            "When the depot has no second colour for the card with two new trains.",
            "Quand le dépôt n’a pas de deuxième couleur pour la fiche à deux nouveaux trains.",
        ),
    ),
}


def options_of(boards: list[Board]) -> Schema:
    """The options of the game on these boards."""
    return schema(
        board=_difficulty(
            _choice(
                {board.id: board.names for board in boards},
                _texts("Board", "Plateau"),
                _texts(
                    "Both boards are our own drawing. Central Europe is advised for a first game.",
                    "Les deux plateaux sont de notre main. L’Europe centrale convient pour débuter.",
                ),
            )
        ),
        **ON_ANY_BOARD,
    )

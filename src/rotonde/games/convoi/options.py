# rotonde: interpreted
"""What a table may agree on."""

from rotonde.core.options import Schema, schema
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.material import MOST_SEATS
from rotonde.games.convoi.table import (
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

MOST_REMOVED = 12


def _said(en: str, fr: str) -> dict[str, str]:
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
        "enumTitles": {str(value): said for value, said in values.items()},
    }


def _bears(option: dict[str, object]) -> dict[str, object]:
    """An option that makes the table's task harder or easier."""
    return {**option, "difficulty": True}


def _seats() -> dict[object, dict[str, str]]:
    named: dict[object, dict[str, str]] = {RANDOM: _said("chance decides", "le hasard décide")}
    return named | {seat: _said(f"seat {seat + 1}", f"place {seat + 1}") for seat in range(MOST_SEATS)}


LAYOUTS: dict[object, dict[str, str]] = {
    FIRST: _said("as recommended", "celle qui est conseillée"),
    CUSTOM: _said("the first player chooses", "le premier joueur choisit"),
    RANDOM: _said("chance chooses", "le hasard choisit"),
}
DEPARTURES: dict[object, dict[str, str]] = {
    PRINTED: _said("dice, numbers as printed", "dés, numéros imprimés"),
    SHUFFLED: _said("dice, numbers shuffled", "dés, numéros mélangés"),
    TOKENS: _said("tokens instead of dice", "jetons au lieu des dés"),
}


def options_of(boards: list[Board]) -> Schema:
    """The options of the game on these boards."""
    return schema(
        board=_bears(
            _choice(
                {board.id: board.names for board in boards},
                _said("Board", "Plateau"),
                _said(
                    "Central Europe is advised for a first game.", "L'Europe centrale convient pour débuter."
                ),
            )
        ),
        firstSeat=_choice(
            _seats(),
            _said("Who begins", "Qui commence"),
            _said(
                "At a table, whoever last waited at a level crossing; here the host or chance decides.",
                "À table, le dernier arrêté à un passage à niveau ; ici, l'hôte ou le hasard décide.",
            ),
        ),
        layout=_choice(
            LAYOUTS,
            _said("Switches and lights at the start", "Aiguillages et feux au départ"),
            _said("How the discs lie when the game begins.", "Comment les disques sont disposés au début."),
        ),
        removed=_bears(
            {
                "type": "integer",
                "minimum": 0,
                "maximum": MOST_REMOVED,
                "default": 2,
                "titles": _said("Instruction cards removed", "Fiches d'instruction retirées"),
                "descriptions": _said(
                    "Fewer is easier, more is harder: each card is a turn.",
                    "Moins, c'est plus facile ; plus, c'est plus difficile : chaque fiche est un tour.",
                ),
            }
        ),
        tokens=_bears(
            _choice(
                {count: _said(f"{count}", f"{count}") for count in (7, 8, 9, 10)},
                _said("Time tokens", "Jetons Temps"),
                _said(
                    "More tokens on the clock make it easier.",
                    "Plus de jetons sur l'horloge, c'est plus facile.",
                ),
            )
        ),
        extraGreen=_bears(
            _switch(
                _said("One more green light", "Un feu vert de plus"),
                _said(
                    "Easier: one more green disc, on any light.",
                    "Plus facile : un disque vert de plus, où l'on veut.",
                ),
            )
        ),
        goods=_bears(
            _choice(
                {8: _said("8", "8"), 10: _said("10", "10")},
                _said("Goods to deliver", "Marchandises à livrer"),
                _said("Ten is harder.", "Dix, c'est plus difficile."),
            )
        ),
        departures=_choice(
            DEPARTURES,
            _said("New trains", "Nouveaux trains"),
            _said(
                "How it is decided where a new train starts.", "Comment on sait d'où part un nouveau train."
            ),
        ),
        hiddenHands=_switch(
            _said("Hidden hands", "Mains cachées"),
            _said("Only the number of cards is shown.", "On ne montre que le nombre de cartes."),
        ),
        passReversal=_switch(
            _said("Turn round in cities", "Demi-tour dans les villes"),
            _said(
                "A train that runs through a city may leave it the way it came.",
                "Un train qui traverse une ville peut repartir par où il est venu.",
            ),
        ),
        managerIncludesPort=_switch(
            _said("The manager opens the port", "La gestionnaire ouvre le port"),
            _said(
                "In the manager's turn an empty train may stop in the port or run through it.",
                "Au tour de la gestionnaire, un train vide peut s'arrêter au port ou le traverser.",
            ),
        ),
        fullPort=_choice(
            {
                RETURN: _said("the cube goes home", "le cube rentre chez lui"),
                GO_ON: _said("the train may go on", "le train peut continuer"),
            },
            _said("No slot in the port", "Plus de place au port"),
            _said(
                "What happens to a loaded train in a port without a slot for its cube "
                "(going on only where empty trains may use ports).",
                "Ce qui arrive à un train chargé dans un port sans place pour son cube "
                "(continuer : seulement là où les trains vides peuvent utiliser les ports).",
            ),
        ),
        twoNewFallback=_choice(
            {
                PENALTY: _said("two tokens are lost", "on perd deux jetons"),
                SAME_COLOUR: _said("the same colour again", "la même couleur encore"),
            },
            _said("Two new trains, one colour left", "Deux trains, une seule couleur"),
            _said(
                "When the depot has no second colour for the card with two new trains.",
                "Quand le dépôt n'a pas de deuxième couleur pour la fiche à deux nouveaux trains.",
            ),
        ),
    )

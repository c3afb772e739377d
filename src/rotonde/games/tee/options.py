"""Options: what a table may choose."""

from typing import Final

from rotonde.core.options import schema

OPTIONS: Final = schema(
    openSouvenirs={
        "type": "boolean",
        "default": False,
        "titles": {"en": "Souvenirs on the table", "fr": "Souvenirs sur table"},
        "descriptions": {
            "en": "Everyone sees which capitals the others still have to visit.",
            "fr": "Chacun voit quelles capitales les autres doivent encore visiter.",
        },
    },
    visitCostsTurn={
        "type": "boolean",
        "default": False,
        "titles": {"en": "A visit costs a turn", "fr": "Une visite coûte un tour"},
        "descriptions": {
            "en": "Whoever visits a capital also loses the next turn.",
            "fr": "Qui visite une capitale passe en plus son tour suivant.",
        },
    },
    sixOpens={
        "enum": ["one", "all"],
        "default": "one",
        "titles": {"en": "What a 6 reopens", "fr": "Ce qu’un 6 rouvre"},
        "descriptions": {
            "en": "A 6 reopens one closed station of the move, or every one it enters.",
            "fr": "Un 6 rouvre une gare fermée du déplacement, ou toutes celles où l’on entre.",
        },
        "enumTitles": {
            "one": {"en": "one station", "fr": "une gare"},
            "all": {"en": "every station entered", "fr": "toutes les gares traversées"},
        },
    },
    protectStarts={
        "type": "boolean",
        "default": False,
        "titles": {"en": "Starts stay open", "fr": "Départs protégés"},
        "descriptions": {
            "en": "The four departure cities can never be closed.",
            "fr": "Les quatre villes de départ ne peuvent jamais être fermées.",
        },
    },
    rideOn={
        "type": "boolean",
        "default": False,
        "titles": {"en": "On from the ferry", "fr": "Du ferry au train"},
        "descriptions": {
            "en": "Off a ferry one may go on by any line with what is left of the die.",
            "fr": "En descendant du ferry, on peut repartir sur toute ligne avec le reste du dé.",
        },
    },
    planner={
        "type": "boolean",
        "default": False,
        "newcomer": True,
        "titles": {"en": "Tour planner", "fr": "Planificateur de circuit"},
        "descriptions": {
            "en": "Shows everyone their own best tour. Planning it yourself is the heart of the game.",
            "fr": "Montre à chacun son meilleur circuit. Le trouver soi-même est le cœur du jeu.",
        },
    },
)

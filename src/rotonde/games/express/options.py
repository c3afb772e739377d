"""Options: what a table may choose."""

from typing import Final

from rotonde.core.options import schema

OPTIONS: Final = schema(
    mode={
        "enum": ["auto", "team", "individual"],
        "default": "auto",
        "titles": {"en": "Teams", "fr": "Équipes"},
        "descriptions": {
            "en": "Four or six may play in teams or alone; two, three and five play alone.",
            "fr": "À quatre ou six, en équipes ou chacun pour soi ; à deux, trois ou cinq, chacun pour soi.",
        },
        "enumTitles": {
            "auto": {"en": "teams with four or six", "fr": "en équipes à quatre ou six"},
            "team": {"en": "in teams", "fr": "en équipes"},
            "individual": {"en": "everyone alone", "fr": "chacun pour soi"},
        },
    },
    sixTeams={
        "enum": ["2x3", "3x2"],
        "default": "2x3",
        "titles": {"en": "Teams of six players", "fr": "Équipes à six joueurs"},
        "descriptions": {
            "en": "Six in teams: two teams of three, or three pairs.",
            "fr": "À six en équipes : deux équipes de trois, ou trois paires.",
        },
        "enumTitles": {
            "2x3": {"en": "two teams of three", "fr": "deux équipes de trois"},
            "3x2": {"en": "three pairs", "fr": "trois paires"},
        },
    },
    firstGame={
        "type": "boolean",
        "default": False,
        "newcomer": True,
        "titles": {"en": "First game", "fr": "Première partie"},
        "descriptions": {
            "en": "Without passenger cars, diesels, maintenance, wild cars, and with only two disasters.",
            "fr": "Sans voitures, Diesels, maintenance ni wagons extravagants, avec deux désastres.",
        },
    },
    deckList={
        "enum": ["rulebook", "collector"],
        "default": "rulebook",
        "titles": {"en": "The pack", "fr": "Le paquet"},
        "descriptions": {
            "en": "The rulebook lists 2 cabooses and 3 transfer tables; collectors count 3 and 2.",
            "fr": "Le livret compte 2 fourgons de queue et 3 transbordeurs ; les collectionneurs, 3 et 2.",
        },
        "enumTitles": {
            "rulebook": {"en": "as in the rulebook", "fr": "selon le livret"},
            "collector": {"en": "as collectors count", "fr": "selon les collectionneurs"},
        },
    },
    passengerValue={
        "type": "integer",
        "minimum": 1,
        "maximum": 3,
        "default": 1,
        "titles": {"en": "Value of a passenger car", "fr": "Valeur d’une voiture"},
        "descriptions": {
            "en": "What every passenger car counts, in a train and in a hand.",
            "fr": "Ce que compte chaque voiture, dans un train ou en main.",
        },
    },
    maintenanceHandPenalty={
        "enum": [5, 0],
        "default": 5,
        "titles": {"en": "Maintenance left in hand", "fr": "Maintenance restée en main"},
        "descriptions": {
            "en": "What a maintenance car costs in a hand when the round is scored.",
            "fr": "Ce que coûte en main un wagon de maintenance quand on compte la manche.",
        },
    },
    morningExpress={
        "enum": ["anySix", "sixCoaches"],
        "default": "anySix",
        "titles": {"en": "Morning express", "fr": "Express du matin"},
        "descriptions": {
            "en": "What the morning express needs.",
            "fr": "Ce qu’il faut pour l’Express du matin.",
        },
        "enumTitles": {
            "anySix": {"en": "any six passenger cars", "fr": "six voitures quelconques"},
            "sixCoaches": {"en": "six coaches", "fr": "six voitures à compartiments"},
        },
    },
    stagnation={
        "enum": [6, 0, 4, 5, 7, 8, 9, 10, 11, 12],
        "default": 6,
        "titles": {"en": "Patience", "fr": "Patience"},
        "descriptions": {
            "en": "After so many turns each in which nothing new is laid the round ends; 0: never.",
            "fr": "Après tant de tours chacun sans rien poser de nouveau, la manche s’arrête ; 0 : jamais.",
        },
    },
    target={
        "type": "integer",
        "minimum": 0,
        "maximum": 1000,
        "default": 0,
        "titles": {"en": "Target", "fr": "But"},
        "descriptions": {
            "en": "Points that win the game; 0: as in the rulebook, 100 in teams, 50 alone.",
            "fr": "Points qui gagnent la partie ; 0 : selon le livret, 100 en équipes, 50 seul.",
        },
    },
)

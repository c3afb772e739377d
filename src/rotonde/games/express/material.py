"""Material: 132 cards of 28 kinds."""

from typing import Final

# (name, how many, value); the order is that of the rulebook's classes.
_CARDS: Final = (
    ("auto-carrier", 8, 5),
    ("commuter-car", 9, 4),
    ("piggyback-car", 9, 4),
    ("steel-coil-car", 10, 3),
    ("gondola", 10, 3),
    ("coal-car", 10, 3),
    ("hopper", 11, 2),
    ("tank-car", 11, 2),
    ("box-car", 12, 1),
    ("baggage-car", 2, 1),
    ("coach", 6, 1),
    ("dome-car", 2, 1),
    ("sleeper", 2, 1),
    ("observation-car", 2, 1),
    ("diesel", 2, 0),
    ("caboose", 2, 0),
    ("wild-car", 2, 0),
    ("turntable", 3, 0),
    ("heavy-crane", 2, 5),
    ("light-crane", 2, 5),
    ("office-car", 2, 5),
    ("tool-car", 2, 5),
    ("transfer-table", 3, 5),
    ("wreck", 1, 0),
    ("derailment", 2, 0),
    ("broken-car", 2, 0),
    ("steal", 2, 0),
    ("engine-swap", 1, 0),
)
CARDS: Final = [name for name, _, _ in _CARDS]
COUNTS: Final = [count for _, count, _ in _CARDS]
VALUES: Final = [value for _, _, value in _CARDS]
KINDS: Final = 28

FREIGHT_END: Final = 9  # freight: 0 to 8
REAL_END: Final = 14  # passenger cars: 9 to 13, in their order from the engine outward
COACH: Final = 10
DIESEL: Final = 14
CABOOSE: Final = 15
WILD: Final = 16
TURNTABLE: Final = 17
MAINTENANCE: Final = 18  # to 22
TRANSFER_TABLE: Final = 22
MAINTENANCE_END: Final = 23
WRECK: Final = 23
DERAILMENT: Final = 24
BROKEN_CAR: Final = 25
STEAL: Final = 26
ENGINE_SWAP: Final = 27

PASSENGER: Final = 9  # the one type of all passenger cars; a freight kind is its own type
TYPE: Final[list[int]] = [*range(FREIGHT_END), *[PASSENGER] * (REAL_END - FREIGHT_END)]

# EX-MNT-2: heavy crane, light crane, office car, tool car, transfer table, by the disaster they stop.
COUNTER: Final = {WRECK: 18, BROKEN_CAR: 19, STEAL: 20, DERAILMENT: 21, ENGINE_SWAP: 22}

REPAIRS: Final = MAINTENANCE_END - MAINTENANCE  # kinds of maintenance car
REPAIR_NAMES: Final = CARDS[MAINTENANCE:MAINTENANCE_END]

MOST_SEATS: Final = 6
MOST_TRAINS: Final = 65
LAID_MAINTENANCE_SCORE: Final = 5
HAND_LIMIT: Final = 5
NONE: Final = -1


def deck(seats: int, deck_list: str, *, first_game: bool) -> list[int]:
    """EX-SETUP-3: how many of each kind are in the pack."""
    pack = list(COUNTS)
    if deck_list == "collector":
        pack[CABOOSE] = 3
        pack[TRANSFER_TABLE] = 2
    if seats <= 3:
        pack[TURNTABLE] = 2  # EX-IND-2
    if first_game:  # EX-FIRST-1
        for card in [*range(FREIGHT_END, CABOOSE), WILD, *range(MAINTENANCE, MAINTENANCE_END)]:
            pack[card] = 0
        for card in (DERAILMENT, BROKEN_CAR, STEAL):
            pack[card] = 0
    return pack

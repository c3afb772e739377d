"""Material besides map and deck: three networks, souvenirs of two colours."""

from typing import Final

from rotonde.games.tee.view_types import Network

NETWORKS: Final[tuple[Network, ...]] = ("violet", "tee", "ferry")
VIOLET: Final = 0
TEE: Final = 1
FERRY: Final = 2

RED: Final = 0
BLUE: Final = 1
COLOURS: Final = ("red", "blue")

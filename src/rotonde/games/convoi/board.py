"""Board as the engine reads it: spaces, ends, lights and junctions by number.

Every space has ends (CV-DEF-4). An end knows the light on its link and what lies beyond: the far end of
another space, or a junction's leg. Lights of cities are numbered before those of the track.
"""

from typing import Final

# CV-DEF-1: what can hold one train; junctions and lights are no spaces.
TRACK: Final = 0
CITY: Final = 1
PORT: Final = 2
DEPARTURE: Final = 3
SPACE_KINDS: Final = ("track", "city", "port", "departure")
NONE: Final = -1


class Board:
    """Board of one file, filled in by `board_reader`; nothing changes it afterwards."""

    def __init__(self, board_id: str, names: dict[str, str]) -> None:
        self.id = board_id
        self.names = names  # en, fr
        self.size = [0.0, 0.0]
        self.places: dict[str, tuple[float, float]] = {}  # by the file's names; for drawing only
        # Spaces
        self.spaces: list[str] = []
        self.space_kind: list[int] = []
        self.space_names: list[dict[str, str]] = []
        self.space_ends: list[list[int]] = []
        # Ends
        self.end_names: list[str] = []
        self.end_space: list[int] = []
        self.end_light: list[int] = []
        self.end_far: list[int] = []  # the far end, where no junction lies between
        self.end_junction: list[int] = []
        self.end_leg: list[int] = []
        self.opposite: list[int] = []  # the other end of a track section
        # Junctions, and the pairs of legs that can be open
        self.junctions: list[str] = []
        self.junction_names: list[dict[str, str]] = []
        self.leg_names: list[list[str]] = []
        self.leg_end: list[list[int]] = []
        self.leg_light: list[list[int]] = []
        self.junction_pairs: list[list[int]] = []
        self.pairs: list[str] = []
        self.pair_junction: list[int] = []
        self.pair_first: list[int] = []
        self.pair_second: list[int] = []
        # Lights
        self.lights: list[str] = []
        self.light_city: list[int] = []  # the space that owns it, or NONE
        self.light_end: list[int] = []  # the city's end on that link, or NONE
        self.city_lights: list[int] = []  # by space: a mask of the lights it owns
        self.track_lights = 0
        # Cities, ports and departure spaces
        self.goods_city: list[int] = []  # by colour of goods
        self.ports: list[int] = []
        self.departures: list[int] = []  # by number, from 2 on
        # Its own rules
        self.passes_cities = False
        self.empty_in_ports = False
        self.green_discs = 0
        self.switch_discs = 0
        self.agents = 0
        self.slots_each: list[int] = [0, 0]  # a colour and port, in the game of 8 and of 10
        self.slots_wild: list[int] = [0, 0]
        self.first_pairs: list[int] = []
        self.first_green = 0
        # Where its actions begin among those of all boards of the game
        self.light_start = 0
        self.exit_start = 0
        self.pair_start = 0

    def is_city(self, space: int) -> bool:
        """CV-DEF-2: a goods city or a port."""
        kind = self.space_kind[space]
        return kind in (CITY, PORT)

    def cities(self) -> list[int]:
        return [space for space in range(len(self.spaces)) if self.is_city(space)]

    def exits(self) -> int:
        """Number of lights of cities: one an exit."""
        return sum([1 for city in self.light_city if city != NONE])

    def can_switch(self) -> bool:
        """Whether any junction can be set in another way."""
        return max([len(pairs) for pairs in self.junction_pairs], default=0) > 1

"""What was told at a table last, each part beside what it was made from; a copy has none."""

from typing import TYPE_CHECKING

from rotonde.core.kept import Kept
from rotonde.games.convoi.material import TRAINS

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


class Known:
    """Parts of the help, then of the view."""

    def __init__(self, seats: int) -> None:
        self.network = Network()
        self.ways = [Kept() for _ in TRAINS]  # by train
        self.all_ways = Kept()
        self.signals = Kept()
        self.targets = Kept()  # of switches
        self.coming = Kept()
        self.trains = Kept()
        self.switches = Kept()
        self.green = Kept()
        self.ports = Kept()
        self.instructions = Kept()
        self.hands = [Kept() for _ in range(seats + 1)]  # by who looks, a bystander last
        self.agents = Kept()


class Network:
    """All that the trains' ways are worked out from, as it lay last; plain, as this is asked often."""

    def __init__(self) -> None:
        self.running = -1
        self.green = -1
        self.where: list[int] = []
        self.heading: list[int] = []
        self.switches: list[int] = []

    def lies(self, state: "Convoi") -> bool:
        """Whether everything lies as it lay."""
        if self.running != state.running or self.green != state.green or self.where != state.where:
            return False
        return self.heading == state.heading and self.switches == state.switches

    def follow(self, state: "Convoi") -> None:
        self.running = state.running
        self.green = state.green
        self.where = state.where.copy()
        self.heading = state.heading.copy()
        self.switches = state.switches.copy()


def known_at(state: "Convoi") -> Known:
    """What the state remembers."""
    found = state.known
    if found is None:
        found = state.known = Known(state.seats)
    return found

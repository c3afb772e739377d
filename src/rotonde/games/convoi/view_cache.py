"""View cache: parts of views and aids, each cached as long as its inputs are equal; a clone starts empty."""

from typing import TYPE_CHECKING

from rotonde.core.memo import Memo
from rotonde.games.convoi.material import TRAINS
from rotonde.games.convoi.view_types import Agent, Coming, Hand, Instructions, Port, Recap, Train, TrainAid

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


class ViewCache:
    """Memo cells of the aids, of the view and of the recap."""

    def __init__(self, seats: int) -> None:
        self.network = Network()
        self.ways: list[Memo[TrainAid]] = [Memo() for _ in TRAINS]  # by train
        self.all_ways: Memo[list[TrainAid]] = Memo()
        self.signals: Memo[dict[str, list[str]]] = Memo()
        self.targets: Memo[dict[str, list[tuple[str, str]]]] = Memo()  # of switches
        self.coming: Memo[Coming] = Memo()
        self.movable: Memo[list[str]] = Memo()  # the lights whose disc could go elsewhere
        self.trains: Memo[list[Train]] = Memo()
        self.switches: Memo[dict[str, list[str]]] = Memo()
        self.green: Memo[list[str]] = Memo()
        self.ports: Memo[list[Port]] = Memo()
        self.instructions: Memo[Instructions] = Memo()
        # by viewer, a bystander last
        self.hands: list[Memo[list[Hand]]] = [Memo() for _ in range(seats + 1)]
        self.agents: Memo[list[Agent]] = Memo()
        self.recap: Memo[Recap] = Memo()


class Network:
    """The inputs of the trains' ways, as they were last; plain comparisons, as this is a hot path."""

    def __init__(self) -> None:
        self.running = -1
        self.green = -1
        self.where: list[int] = []
        self.heading: list[int] = []
        self.switches: list[int] = []

    def lies(self, state: "Convoi") -> bool:
        """Whether the inputs are equal."""
        if self.running != state.running or self.green != state.green or self.where != state.where:
            return False
        return self.heading == state.heading and self.switches == state.switches

    def follow(self, state: "Convoi") -> None:
        self.running = state.running
        self.green = state.green
        self.where = state.where.copy()
        self.heading = state.heading.copy()
        self.switches = state.switches.copy()


def view_cache_of(state: "Convoi") -> ViewCache:
    """The state's cache, made at the first use."""
    found = state.view_cache
    if found is None:
        found = state.view_cache = ViewCache(state.seats)
    return found

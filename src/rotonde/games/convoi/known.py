"""What was worked out for the table last, good as long as what it was worked out from stands."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]


class Known:
    """Parts of the help, each beside what it is made from."""

    def __init__(self) -> None:
        self.network: tuple[int, ...] = ()
        self.trains: list[Json] = []
        self.green = -1
        self.signals: Json = {}
        self.legs: tuple[int, ...] = ()
        self.switches: Json = {}
        self.unseen = -1
        self.coming: Json = {}


def known_at(state: "Convoi") -> Known:
    """What the state remembers; a copy remembers nothing."""
    found = state.known
    if found is None:
        found = state.known = Known()
    return found


def network_of(state: "Convoi") -> tuple[int, ...]:
    """All that the trains' ways are worked out from."""
    return (state.running, state.green, *state.where, *state.heading, *state.switches)

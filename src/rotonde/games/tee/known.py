"""What was worked out for a seat last, good as long as the seat stands as it stood."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

Json = dict[str, object]


class Known:
    """Parts of a seat's help, each made when it is first asked for."""

    def __init__(self, basis: tuple[int, ...]) -> None:
        self.basis = basis
        self.goals: list[Json] | None = None
        self.tour: Json | None = None
        self.reach: list[Json] | None = None  # with whatever throw may come


def known_to(state: "Tee", seat: int) -> Known:
    """What is known of that seat as it stands: others' moves change nothing of it unless they close ways."""
    basis = _basis(state, seat)
    found = state.known.get(seat)
    if found is None or found.basis != basis:
        found = Known(basis)
        state.known[seat] = found
    return found


def _basis(state: "Tee", seat: int) -> tuple[int, ...]:
    """All that the help is worked out from."""
    place = (state.at[seat], state.bound[seat], state.home[seat])
    return (*place, state.open[seat], state.skips[seat], state.kept[seat], *state.closed)

"""The moves of Quai, and the phases in which they come."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move, Moves, Phase
from rotonde.core.seats import CHANCE

if TYPE_CHECKING:
    from rotonde_quai.state import QuaiState

MOST_SEATS = 4
DEAL, DECIDE, DRAW, ENDED = range(4)
DEALT, KEPT, SWAPPED, DREW, LOOKED, SAW, WON = range(7)  # events


class Deals(Move["QuaiState"]):
    """Chance: a wagon for each; counted by seat, then by wagon."""

    def why_not(self, state: "QuaiState", i: int) -> str:
        seat, wagon = divmod(i, len(state.wagons))
        if seat != state.turn:
            return "QU-SETUP-1"  # one each, in seating order
        return "" if state.wagons[wagon] in state.bag() else "QU-PLAY-2"

    def apply(self, state: "QuaiState", i: int) -> None:
        state.held.append(state.wagons[i % len(state.wagons)])
        state.note(DEALT, state.turn)
        state.pass_on(DEAL)


class Keep(Move["QuaiState"]):
    """QU-TURN-1: everyone keeps, swaps or looks, once."""

    def apply(self, state: "QuaiState", i: int) -> None:
        state.note(KEPT, state.turn)
        state.pass_on(DECIDE)


class Swap(Move["QuaiState"]):
    """QU-TURN-2: the wagon is gone, and another is drawn."""

    def apply(self, state: "QuaiState", i: int) -> None:
        state.note(SWAPPED, state.turn, state.held[state.turn])
        state.gone.append(state.held[state.turn])
        state.swapped.append(state.turn)
        state.held[state.turn] = 0
        state.phase, state.to_act = DRAW, CHANCE


class Draws(Move["QuaiState"]):
    """Chance: the wagon in place of one that was swapped."""

    def why_not(self, state: "QuaiState", i: int) -> str:
        return "" if state.wagons[i] in state.bag() else "QU-PLAY-2"

    def apply(self, state: "QuaiState", i: int) -> None:
        state.held[state.turn] = state.wagons[i]
        state.note(DREW, state.turn)
        state.pass_on(DECIDE)


class Look(Move["QuaiState"]):
    """A look at another's wagon."""

    def why_not(self, state: "QuaiState", i: int) -> str:
        if i >= state.seats:
            return "QU-PLAY-2"
        return "QU-TURN-3" if i == state.turn else ""

    def apply(self, state: "QuaiState", i: int) -> None:
        state.looked.append((state.turn, i))
        state.note(LOOKED, state.turn)
        state.note(SAW, state.turn, i)
        state.pass_on(DECIDE)


def moves_with(wagons: tuple[int, ...]) -> Moves:
    """The moves with these wagons on the table."""
    keep, swap, look = Keep("keep"), Swap("swap"), Look("look", seat=range(MOST_SEATS))
    deals = Deals("deals", "deals {wagon} to {seat}", seat=range(MOST_SEATS), wagon=wagons)
    draws = Draws("draws", wagon=wagons)
    return Moves(
        players=[keep, swap, look],
        chance=[deals, draws],
        phases=[
            Phase(DEAL, "deal", deals, rules="QU-SETUP-1"),
            Phase(DECIDE, "decide", keep, swap, look, rules="QU-TURN-1 QU-TURN-3"),
            Phase(DRAW, "draw", draws, rules="QU-TURN-2"),
            Phase(ENDED, "over", rules="QU-WIN-1"),
        ],
    )

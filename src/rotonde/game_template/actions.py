"""The moves of Draisine, and the phases in which they come."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move, Moves, Phase
from rotonde.core.seats import CHANCE, OVER

if TYPE_CHECKING:
    from rotonde.game_template.state import DraisineState

GOAL: Final = 30
FACES: Final = 6
TURN, THROW, ENDED = 0, 1, 2  # phases
PUMPED, SLIPPED, BRAKED, WON = 0, 1, 2, 3  # events


class Pump(Move["DraisineState"]):
    """DR-TURN-1: the die is thrown."""

    def apply(self, state: "DraisineState", i: int) -> None:
        state.phase, state.to_act = THROW, CHANCE


class Rolls(Move["DraisineState"]):
    """Chance: what the die shows; index 0 is a 1."""

    def apply(self, state: "DraisineState", i: int) -> None:
        if i == 0:  # DR-TURN-2: the way of this turn is lost
            state.note(SLIPPED, state.turn, state.way)
            state.pass_on()
            return
        state.way += i + 1
        state.note(PUMPED, state.turn, i + 1)
        state.phase, state.to_act = TURN, state.turn


class Brake(Move["DraisineState"]):
    """DR-TURN-3: the car moves by the way of this turn."""

    def why_not(self, state: "DraisineState", i: int) -> str:
        return "" if state.way else "DR-PLAY-2"  # nothing to keep yet

    def apply(self, state: "DraisineState", i: int) -> None:
        state.cells[state.turn] += state.way
        state.note(BRAKED, state.turn, state.cells[state.turn])
        if state.cells[state.turn] >= GOAL:  # DR-WIN-1
            state.phase, state.to_act = ENDED, OVER
            state.note(WON, state.turn)
        else:
            state.pass_on()


pump: Final = Pump("pump")
brake: Final = Brake("brake")
rolls: Final = Rolls("rolls", die=range(1, FACES + 1))

MOVES: Final = Moves(
    players=[pump, brake],  # numbered in this order; a new move comes last
    chance=[rolls],
    phases=[
        Phase(TURN, "turn", pump, brake, rules="DR-TURN-1 DR-TURN-2 DR-TURN-3"),
        Phase(THROW, "throw", rolls, rules="DR-TURN-2"),
        Phase(ENDED, "over", rules="DR-WIN-1"),
    ],
)

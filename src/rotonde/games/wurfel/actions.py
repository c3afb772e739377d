"""Actions: the moves in the order of their numbers, and the phases of WX-TURN-1 in which they come."""

from typing import Final

from rotonde.core.moves import Moves, Phase
from rotonde.games.wurfel.phases import CHOOSE_DISCARD, ENDED, EVALUATE, REMOVAL, ROLL, START, THROW
from rotonde.games.wurfel.rolling import AfterThrow, discard, reroll, rolls, stop
from rotonde.games.wurfel.setup import begins, removes
from rotonde.games.wurfel.taking import Evaluation, done, steal, take

MOVES: Final = Moves(
    players=[discard, reroll, stop, take, steal, done],
    chance=[removes, begins, rolls],
    phases=[
        Phase(REMOVAL, "removal", removes, rules="WX-SETUP-3 WX-SETUP-4"),
        Phase(START, "start", begins, rules="WX-SETUP-5"),
        Phase(
            CHOOSE_DISCARD, "discard", discard, rules="WX-DISC-1 WX-DISC-2 WX-DISC-3 WX-TAKE-1 WX-LANT-1"
        ),
        Phase(THROW, "throw", rolls, rules="WX-ROLL-1 WX-ROLL-2"),
        AfterThrow(
            ROLL, "roll", reroll, stop,
            rules="WX-ROLL-2 WX-TAKE-1 WX-FAIL-1 WX-FAIL-2 WX-FAIL-3 WX-FAIL-4 WX-LANT-1",
        ),
        Evaluation(
            EVALUATE, "evaluate", take, steal, done,
            rules="WX-TAKE-1 WX-TAKE-2 WX-TAKE-3 WX-TAKE-4 WX-TAKE-5 WX-TAKE-6"
            " WX-STEAL-1 WX-STEAL-2 WX-STEAL-3 WX-STEAL-4 WX-STEAL-5 WX-LANT-1 WX-WIN-1",
        ),
        Phase(ENDED, "over", rules="WX-WIN-1 WX-WIN-2"),
    ],
)  # fmt: skip

# The first number of each kind; the others follow by index.
DISCARD: Final = discard.first
REROLL: Final = reroll.first
STOP: Final = stop.first
TAKE: Final = take.first
STEAL: Final = steal.first
DONE: Final = done.first
ROLLS: Final = rolls.first

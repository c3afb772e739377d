"""Path costs: constants of the shortest-path search, in sevenths of a turn.

A die brings three and a half stations, a change costs its turn and half a throw, a closed station the wait
for a 6.
"""

from typing import Final

TURN: Final = 7
STEP: Final = 2
CROSSING: Final = 7  # a ferry's throw carries nobody on by train
CHANGE: Final = 10
CLOSED: Final = 5 * TURN
UNREACHED: Final = 1 << 20

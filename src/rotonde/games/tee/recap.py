"""Recap: the card that was drawn last."""

from typing import TYPE_CHECKING, cast

from rotonde.core.state import Json
from rotonde.games.tee.events import DREW, TURN
from rotonde.games.tee.view_types import Recap

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def recap_of(state: "Tee", log: list[tuple[int, ...]], end: int) -> Json:
    """From the first `end` entries of the log; a card is old when all have had a turn since."""
    recap: Recap = {"drawn": None}
    turns = 0
    for i in range(end - 1, -1, -1):
        kind = log[i][1]
        if kind == DREW:
            card = state.deck.ids[log[i][3]]
            recap["drawn"] = {"seat": log[i][2], "card": card, "old": turns > state.seats}
            break
        turns += kind == TURN
    return cast(Json, recap)

"""Rounds: at the end of one every side is scored, and the game is won or goes on."""

from typing import TYPE_CHECKING

from rotonde.core.seats import OVER
from rotonde.games.express import events, scoring, setup
from rotonde.games.express.config import Config
from rotonde.games.express.material import LAID_MAINTENANCE_SCORE, NONE, REPAIRS
from rotonde.games.express.phases import ENDED, NOT_ASKED
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


class LastRound:
    """EX-INFO-9: a finished round as it lay on the table, all hands open; never changed."""

    def __init__(
        self, out: int, trains: list[list[Train | None]], maintenance: list[int], hands: list[int]
    ) -> None:
        self.out = out  # who went out, or NONE
        self.trains = trains
        self.maintenance = maintenance
        self.hands = hands


def laid_maintenance(last: LastRound, side: int) -> int:
    """EX-MNT-3, EX-SCORE-3."""
    laid = sum(last.maintenance[side * REPAIRS : (side + 1) * REPAIRS])
    return LAID_MAINTENANCE_SCORE * laid


def out_bonus(config: Config, last: LastRound, side: int) -> int:
    """EX-SCORE-4."""
    return config.bonus if last.out != NONE and config.side_of[last.out] == side else 0


def result(config: Config, last: LastRound, side: int) -> int:
    """EX-SCORE-6: a side's score of the round; it may be negative."""
    total = laid_maintenance(last, side) + out_bonus(config, last, side)
    for train in last.trains[side]:
        if train is not None:
            total += scoring.train_score(config, train)  # EX-ENG-3: engines count nothing
    for seat in config.members(side):
        total -= scoring.hand_cost(config, last.hands, seat)
    return total


def end(state: "ExpressState", out: int) -> None:
    """EX-END-1: a player went out, or nobody will (EX-END-2)."""
    last = LastRound(out, state.trains, state.maintenance, state.hands)
    state.last_round = last
    for side in range(state.config.sides):
        gained = result(state.config, last, side)
        state.totals[side] += gained
        state.note(events.SCORED, side, gained, state.totals[side])
    state.won_by = winner(state)
    state.limit = 0
    state.asked = NOT_ASKED
    state.fresh = []
    state.maintained = NONE
    if state.won_by == NONE:
        _next_round(state)
        return
    state.phase = ENDED
    state.to_act = OVER
    state.note(events.WON, state.won_by)


def winner(state: "ExpressState") -> int:
    """EX-END-3, EX-END-4: the side that has won by the totals and the last round, or NONE."""
    most = max(state.totals)
    last = state.last_round
    if most < state.config.target or last is None:
        return NONE
    leaders = [side for side in range(state.config.sides) if state.totals[side] == most]
    if len(leaders) == 1:
        return leaders[0]
    out = NONE if last.out == NONE else state.config.side_of[last.out]
    return out if out in leaders else NONE


def _next_round(state: "ExpressState") -> None:
    """EX-END-5, EX-DEALER-5: the deal moves one seat clockwise."""
    state.round += 1
    setup.deal_round(state, (state.dealer + 1) % state.seats)

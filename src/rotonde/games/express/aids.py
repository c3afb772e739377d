"""Aids from what a seat knows: what trains would score, the way out, what fits where."""

from typing import TYPE_CHECKING, cast

from rotonde.core.state import Json
from rotonde.games.express import discarding, laying_aids, scoring
from rotonde.games.express.card_names import repairs_of
from rotonde.games.express.material import LAID_MAINTENANCE_SCORE
from rotonde.games.express.phases import ASKED_NO, DEAL, ENDED, LAY, SHOW
from rotonde.games.express.score_sheet import worth_of
from rotonde.games.express.trains import SCORING_LENGTH, Train
from rotonde.games.express.view_cache import ViewCache, Worth, view_cache_of
from rotonde.games.express.view_types import Aids, TrainAid, WayOut

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def aids(state: "ExpressState", seats: list[int | None]) -> list[Json]:
    """Aids: for all the trains; for a seat its way out and, while it lays, its cards."""
    if state.phase in (SHOW, DEAL):
        return [{} for _ in seats]
    cache = view_cache_of(state)
    cache.trains.store(None, [_trains(state, side, cache) for side in range(state.config.sides)])
    for_all: Aids = {
        "values": state.config.named_values,
        "trains": cache.trains.value,
        "standing": cache.standing.copy(),
    }
    found: list[Aids] = [{**for_all, **_own(state, seat, cache)} for seat in seats]
    return cast(list[Json], found)


def _own(state: "ExpressState", seat: int | None, cache: ViewCache) -> Aids:
    if seat is None or state.phase == ENDED:
        return {}
    return {
        "hand_cost": scoring.hand_cost(state.config, state.hands, seat),
        "out": _out(state, seat, cache),
        "lay": laying_aids.lay(state) if seat == state.turn and state.phase == LAY else None,
    }


def _standing(state: "ExpressState", side: int, worth: list[Worth]) -> int:
    """Score of a side's cards on the table: trains and maintenance, hands left aside."""
    laid = len(repairs_of(state.maintenance, side)) * LAID_MAINTENANCE_SCORE  # EX-MNT-3
    trains = state.trains[side]
    return laid + sum([worth[slot].score for slot in range(len(trains)) if trains[slot] is not None])


def _trains(state: "ExpressState", side: int, cache: ViewCache) -> list[TrainAid]:
    """Worth of a side's trains, computed again only where something was laid."""
    memo, times = cache.each_side[side], cache.laid[side].times
    if memo.inputs != times:
        memo.store(times, _weighed(state, side, cache.worth[side]))
        cache.standing[side] = _standing(state, side, cache.worth[side])
    return memo.value


def _weighed(state: "ExpressState", side: int, worth: list[Worth]) -> list[TrainAid]:
    shown: list[TrainAid] = []
    while len(worth) < len(state.trains[side]):
        worth.append(Worth())
    for slot, train in enumerate(state.trains[side]):
        if train is not None:
            if worth[slot].train is not train:
                _weigh(state, slot, train, worth[slot])
            shown.append(worth[slot].value)
    return shown


def _weigh(state: "ExpressState", slot: int, train: Train, worth: Worth) -> None:
    held = scoring.bonuses(state.config, train)
    missing = scoring.is_express(train)
    worth.score = scoring.train_score(state.config, train)
    aid: TrainAid = {
        **worth_of(state.config, train, slot),
        "missing": [name for name, bit in scoring.BONUSES.items() if missing and not held & bit],
        "short": max(0, SCORING_LENGTH - train.length()),
    }
    if worth.value != aid:  # another engine says nothing of what cars are worth
        worth.value = aid
    worth.train = train


def _out(state: "ExpressState", seat: int, cache: ViewCache) -> WayOut:
    """Obstacles to going out for that seat, as far as it knows."""
    memo, is_refused = cache.viewers[seat].out, seat == state.turn and state.asked == ASKED_NO
    inputs = (cache.laid[state.config.side_of[seat]].times, state.turns[seat], state.sizes[seat], is_refused)
    if memo.inputs != inputs:
        memo.store(inputs, _way_out(state, seat, is_refused=is_refused))
    return memo.value


def _way_out(state: "ExpressState", seat: int, *, is_refused: bool) -> WayOut:
    trains = [train for train in state.trains[state.config.side_of[seat]] if train is not None]
    lengths = [*sorted([train.length() for train in trains], reverse=True), 0, 0]
    return {
        "first_turn": state.turns[seat] == 0,
        "refused": is_refused,
        "longest": max(0, discarding.LONG - lengths[0]),
        "second": max(0, discarding.SECOND - lengths[1]),
        "short": [
            slot
            for slot, train in enumerate(state.trains[state.config.side_of[seat]])
            if train is not None and train.length() < SCORING_LENGTH
        ],
        "cards": max(0, state.sizes[seat] - 1),
    }

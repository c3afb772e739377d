"""Help from what a seat knows: what trains would score, the way out, what fits where."""

from typing import TYPE_CHECKING

from rotonde.games.express import discarding, laying_aids, scoring
from rotonde.games.express.known import Known, Worth, known_at
from rotonde.games.express.material import LAID_MAINTENANCE_SCORE
from rotonde.games.express.naming import repairs_of
from rotonde.games.express.phases import ASKED_NO, DEAL, ENDED, LAY, SHOW
from rotonde.games.express.sheet import worth_of
from rotonde.games.express.trains import SCORING_LENGTH, Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

Json = dict[str, object]


def aids(state: "ExpressState", seats: list[int | None]) -> list[Json]:
    """For all: the trains. For a seat: its way out and, while it lays, its cards."""
    if state.phase in (SHOW, DEAL):
        return [{} for _ in seats]
    known = known_at(state)
    known.trains.keep(None, [_trains(state, side, known) for side in range(state.table.sides)])
    for_all: Json = {
        "values": state.table.named_values,
        "trains": known.trains.part,
        "standing": known.standing.copy(),
    }
    return [{**for_all, **_own(state, seat, known)} for seat in seats]


def _own(state: "ExpressState", seat: int | None, known: Known) -> Json:
    if seat is None or state.phase == ENDED:
        return {}
    return {
        "hand_cost": scoring.hand_cost(state.table, state.hands, seat),
        "out": _out(state, seat, known),
        "lay": laying_aids.lay(state) if seat == state.turn and state.phase == LAY else None,
    }


def _standing(state: "ExpressState", side: int, worth: list[Worth]) -> int:
    """What lies on the table would score now: trains and maintenance, hands left aside."""
    laid = len(repairs_of(state.maintenance, side)) * LAID_MAINTENANCE_SCORE  # EX-MNT-3
    trains = state.trains[side]
    return laid + sum([worth[slot].score for slot in range(len(trains)) if trains[slot] is not None])


def _trains(state: "ExpressState", side: int, known: Known) -> object:
    """What they are worth, weighed again only where something is laid otherwise."""
    kept, times = known.each_side[side], known.laid[side].times
    if kept.basis != times:
        kept.keep(times, _weighed(state, side, known.worth[side]))
        known.standing[side] = _standing(state, side, known.worth[side])
    return kept.part


def _weighed(state: "ExpressState", side: int, worth: list[Worth]) -> list[object]:
    shown: list[object] = []
    while len(worth) < len(state.trains[side]):
        worth.append(Worth())
    for slot, train in enumerate(state.trains[side]):
        if train is not None:
            if worth[slot].train is not train:
                _weigh(state, slot, train, worth[slot])
            shown.append(worth[slot].part)
    return shown


def _weigh(state: "ExpressState", slot: int, train: Train, worth: Worth) -> None:
    held = scoring.bonuses(state.table, train)
    missing = scoring.is_express(train)
    worth.score = scoring.train_score(state.table, train)
    told: Json = {
        **worth_of(state.table, train, slot),
        "missing": [name for name, bit in scoring.BONUSES.items() if missing and not held & bit],
        "short": max(0, SCORING_LENGTH - train.length()),
    }
    if worth.part != told:  # another engine says nothing of what cars are worth
        worth.part = told
    worth.train = train


def _out(state: "ExpressState", seat: int, known: Known) -> object:
    """What still keeps that seat from going out, as far as it knows."""
    kept, is_refused = known.looked[seat].out, seat == state.turn and state.asked == ASKED_NO
    basis = (known.laid[state.table.side_of[seat]].times, state.turns[seat], state.sizes[seat], is_refused)
    if kept.basis != basis:
        kept.keep(basis, _way_out(state, seat, is_refused=is_refused))
    return kept.part


def _way_out(state: "ExpressState", seat: int, *, is_refused: bool) -> Json:
    trains = [train for train in state.trains[state.table.side_of[seat]] if train is not None]
    lengths = [*sorted([train.length() for train in trains], reverse=True), 0, 0]
    return {
        "first_turn": state.turns[seat] == 0,
        "refused": is_refused,
        "longest": max(0, discarding.LONG - lengths[0]),
        "second": max(0, discarding.SECOND - lengths[1]),
        "short": [
            slot
            for slot, train in enumerate(state.trains[state.table.side_of[seat]])
            if train is not None and train.length() < SCORING_LENGTH
        ],
        "cards": max(0, state.sizes[seat] - 1),
    }

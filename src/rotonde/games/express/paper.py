"""The position on paper; the draw pile is what is nowhere else."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import memory
from rotonde.games.express.material import CARDS, KINDS, MOST_SEATS, NONE
from rotonde.games.express.naming import hand_of, name_or_none, named, number_or_none, repairs_of, seats_in
from rotonde.games.express.phases import ASKED, PHASES, SHOW
from rotonde.games.express.trains import Train
from rotonde.games.express.view import fresh

if TYPE_CHECKING:
    from rotonde.games.express.rounds import LastRound
    from rotonde.games.express.state import ExpressState

Json = dict[str, object]

POSITION: Final = (
    "phase", "round", "dealer", "turn", "totals", "shown", "contenders", "best", "hands", "sides", "discard",
    "slot", "wrecked", "wrecked_side", "wrecked_seen_by", "memory", "pooled", "direction", "skips", "turns",
    "idle", "to_draw", "limit", "maintained", "asked", "card", "asking", "aim", "aimed_seat", "aimed_train",
    "own_train", "swapped", "swapped_theirs", "last_round",
)  # fmt: skip
TRAIN_KEYS: Final = ("train", "cars", "fresh", "engine", "face", "seen_by")
FACES: Final = ("down", "up")
SHOWN: Final = [f"{card} to {seat}" for seat in range(MOST_SEATS) for card in CARDS]
REMEMBERED: Final = [f"{card} in hand {seat}" for seat in range(MOST_SEATS) for card in CARDS] + [
    f"{card} with side {side}" for side in range(MOST_SEATS) for card in CARDS
]


def position(state: "ExpressState") -> Json:
    return {**_game(state), **_round(state), **_turn(state)}


def _game(state: "ExpressState") -> Json:
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "dealer": number_or_none(state.dealer),
        "turn": None if state.phase == SHOW else state.turn,
        "totals": list(state.totals),
        "shown": [SHOWN[each] for each in state.shown],
        "contenders": list(state.contenders),
        "best": list(state.best),
        "last_round": [] if state.last_round is None else [_last_round(state, state.last_round)],
    }


def _round(state: "ExpressState") -> Json:
    return {
        "hands": [hand_of(state.hands, seat) for seat in range(state.seats)],
        "sides": [
            {
                "trains": [
                    on_paper(train, slot, fresh(state, side, slot))
                    for slot, train in enumerate(state.trains[side])
                    if train is not None
                ],
                "maintenance": repairs_of(state.maintenance, side),
            }
            for side in range(state.table.sides)
        ],
        "discard": named(state.discards),
        "slot": named(state.slot),
        "wrecked": name_or_none(state.wrecked),
        "wrecked_side": number_or_none(state.wrecked_side),
        "wrecked_seen_by": seats_in(state.wrecked_seen_by),
        "memory": [
            [REMEMBERED[each // memory.PLACE * KINDS + each % memory.PLACE] for each in entries]
            for entries in state.memory
        ],
        "pooled": seats_in(state.pooled),
        "direction": state.direction,
        "skips": list(state.skips),
        "turns": list(state.turns),
        "idle": state.idle,
    }


def _turn(state: "ExpressState") -> Json:
    return {
        "to_draw": state.to_draw,
        "limit": state.limit if state.in_lay() else None,
        "maintained": name_or_none(state.maintained),
        "asked": ASKED[state.asked],
        "card": name_or_none(state.card),
        "asking": number_or_none(state.asking),
        "aim": number_or_none(state.aim),
        "aimed_seat": number_or_none(state.aimed_seat),
        "aimed_train": number_or_none(state.aimed_train),
        "own_train": number_or_none(state.own_train),
        "swapped": seats_in(state.swapped),
        "swapped_theirs": seats_in(state.swapped_theirs),
    }


def on_paper(train: Train, slot: int, fresh: int) -> Json:
    return {
        "train": slot,
        "cars": named(train.cars),
        "fresh": fresh,
        "engine": name_or_none(train.engine),
        "face": FACES[1 if train.up else 0],
        "seen_by": seats_in(train.seen_by),
    }


def _last_round(state: "ExpressState", last: "LastRound") -> Json:
    return {
        "out": None if last.out == NONE else last.out,
        "sides": [
            {
                "trains": [
                    on_paper(train, slot, 0) for slot, train in enumerate(trains) if train is not None
                ],
                "maintenance": repairs_of(last.maintenance, side),
            }
            for side, trains in enumerate(last.trains)
        ],
        "hands": [hand_of(last.hands, seat) for seat in range(state.seats)],
    }

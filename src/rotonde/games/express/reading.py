"""How a position is read from paper."""

from typing import TYPE_CHECKING

from rotonde.core.seats import CHANCE, OVER
from rotonde.core.snapshot import Reader
from rotonde.games.express import drawing, rounds
from rotonde.games.express.actions import REPAIR_NAMES
from rotonde.games.express.invariants import elsewhere
from rotonde.games.express.material import CARDS, KINDS, MOST_TRAINS, NONE, REPAIRS
from rotonde.games.express.memory import PLACE
from rotonde.games.express.paper import FACES, REMEMBERED, SHOWN, TRAIN_KEYS
from rotonde.games.express.phases import ASKED, BY_CHANCE, BY_OTHERS, ENDED, PHASES, among
from rotonde.games.express.trains import Train, built

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

MOST: int = 1 << 30


def read(state: "ExpressState", position: Reader) -> None:
    """Fill the state; what could not be is refused by place, or later by an invariant."""
    _read_game(state, position)
    _read_cards(state, position)
    _read_round(state, position)
    _read_turn(state, position)
    _fill_bag(state)
    if state.in_lay() and position.empty("limit"):
        state.limit = drawing.discard_limit(state)
    if state.phase == ENDED:
        state.won_by = rounds.winner(state)
    state.to_act = _to_act(state)


def _number(position: Reader, key: str, high: int) -> int:
    return NONE if position.empty(key) else position.whole(key, 0, high)


def _card(position: Reader, key: str) -> int:
    return NONE if position.empty(key) else position.choice(key, CARDS)


def _mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _read_game(state: "ExpressState", position: Reader) -> None:
    last = state.seats - 1
    state.phase = position.choice("phase", PHASES)
    state.round = position.whole("round", 0, MOST)
    state.dealer = _number(position, "dealer", last)
    state.turn = _number(position, "turn", last)
    state.totals = _exactly(position, "totals", -MOST, MOST, state.table.sides)
    state.shown = position.choices("shown", SHOWN[: state.seats * KINDS])
    state.contenders = position.wholes("contenders", 0, last, state.seats)
    state.best = position.wholes("best", 0, last, state.seats)
    for each in position.objects("last_round", ["out", "sides", "hands"], 0, 1):
        trains, maintenance, _ = _read_sides(state, each)
        state.last_round = rounds.LastRound(
            _number(each, "out", last), trains, maintenance, _hands(state, each)
        )


def _exactly(position: Reader, key: str, low: int, high: int, count: int) -> list[int]:
    position.items(key, count, count)
    return position.wholes(key, low, high, count)


def _hands(state: "ExpressState", position: Reader) -> list[int]:
    hands = [0] * (state.seats * KINDS)
    for seat, held in enumerate(position.items("hands", state.seats, state.seats)):
        for card in Reader({"hand": held}, position.place(f"hands[{seat}]"), ["hand"]).choices("hand", CARDS):
            hands[seat * KINDS + card] += 1
    return hands


def _read_cards(state: "ExpressState", position: Reader) -> None:
    state.hands = _hands(state, position)
    state.sizes = [sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(state.seats)]
    state.trains, state.maintenance, fresh = _read_sides(state, position)
    if state.turn != NONE:
        side = state.side()
        state.fresh = fresh[side]
        state.bare = sum(1 for train in state.trains[side] if train is not None and train.is_bare())
    state.discards = position.choices("discard", CARDS)
    state.slot = position.choices("slot", CARDS)
    state.wrecked = _card(position, "wrecked")
    state.wrecked_side = _number(position, "wrecked_side", state.table.sides - 1)
    state.wrecked_seen_by = _mask(position.wholes("wrecked_seen_by", 0, state.seats - 1))


def _read_sides(
    state: "ExpressState", position: Reader
) -> tuple[list[list[Train | None]], list[int], list[list[int]]]:
    """Trains by side and slot, maintenance, and how many cars of each train are fresh."""
    sides = state.table.sides
    trains: list[list[Train | None]] = [[] for _ in range(sides)]
    fresh: list[list[int]] = [[] for _ in range(sides)]
    maintenance = [0] * (sides * REPAIRS)
    for side, each in enumerate(position.objects("sides", ["trains", "maintenance"], sides, sides)):
        for card in each.choices("maintenance", REPAIR_NAMES):
            maintenance[side * REPAIRS + card] += 1
        for reader in each.objects("trains", TRAIN_KEYS, 0, MOST_TRAINS):
            slot = reader.whole("train", len(trains[side]), MOST_TRAINS - 1)
            while len(trains[side]) < slot:
                trains[side].append(None)
                fresh[side].append(0)
            trains[side].append(_read_train(state, reader))
            fresh[side].append(reader.whole("fresh", 0, MOST))
    return trains, maintenance, fresh


def _read_train(state: "ExpressState", reader: Reader) -> Train:
    train = built(reader.choices("cars", CARDS))
    if train is None:
        raise reader.fault("cars", "no such train can be laid")
    up = reader.choice("face", FACES) == 1
    seen_by = _mask(reader.wholes("seen_by", 0, state.seats - 1))
    return train.hitched(_card(reader, "engine"), seen_by, up=up)


def _read_round(state: "ExpressState", position: Reader) -> None:
    seats = state.seats
    viewers = position.items("memory", seats + 1, seats + 1)
    state.memory = []
    for viewer, remembered in enumerate(viewers):
        reader = Reader({"all": remembered}, position.place(f"memory[{viewer}]"), ["all"])
        entries = [each // KINDS * PLACE + each % KINDS for each in reader.choices("all", REMEMBERED)]
        state.memory.append(sorted(entries))
    state.pooled = _mask(position.wholes("pooled", 0, state.table.sides - 1))
    state.direction = position.whole("direction", -1, 1)
    state.skips = _exactly(position, "skips", 0, MOST, seats)
    state.turns = _exactly(position, "turns", 0, MOST, seats)
    state.idle = position.whole("idle", 0, MOST)


def _read_turn(state: "ExpressState", position: Reader) -> None:
    last = state.seats - 1
    state.to_draw = position.whole("to_draw", 0, 2)
    state.limit = 0 if position.empty("limit") else position.whole("limit", 0, MOST)
    state.maintained = _card(position, "maintained")
    state.asked = position.choice("asked", ASKED)
    state.card = _card(position, "card")
    state.asking = _number(position, "asking", last)
    state.aim = _number(position, "aim", state.table.sides - 1)
    state.aimed_seat = _number(position, "aimed_seat", last)
    state.aimed_train = _number(position, "aimed_train", MOST_TRAINS - 1)
    state.own_train = _number(position, "own_train", MOST_TRAINS - 1)
    state.swapped = _mask(position.wholes("swapped", 0, MOST_TRAINS - 1))
    state.swapped_theirs = _mask(position.wholes("swapped_theirs", 0, MOST_TRAINS - 1))


def _fill_bag(state: "ExpressState") -> None:
    """The draw pile is what is nowhere else."""
    found = elsewhere(state)
    state.bag = [pack - count for pack, count in zip(state.table.pack, found, strict=True)]
    state.bag_size = sum(state.bag)


def _to_act(state: "ExpressState") -> int:
    if state.phase == ENDED:
        return OVER
    if among(state.phase, BY_CHANCE):
        return CHANCE
    return state.asking if among(state.phase, BY_OTHERS) else state.turn

"""Codecs of Express: hands, sides, the last round, memories and the turn as a snapshot writes them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rotonde.core.codecs import Choice, Codec, ListOf, Mask, OrNull, Record, Seat, Whole
from rotonde.core.errors import SnapshotError
from rotonde.core.fields import Entry
from rotonde.core.snapshot import items, members, place, whole
from rotonde.core.state import Json
from rotonde.games.express.material import (
    CARDS,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    MOST_SEATS,
    MOST_TRAINS,
    NONE,
    REPAIRS,
)
from rotonde.games.express.memory import PLACE
from rotonde.games.express.phases import SHOW
from rotonde.games.express.rounds import LastRound
from rotonde.games.express.trains import Train, built
from rotonde.games.express.view import fresh

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

MOST: Final = 1 << 30
FACES: Final = ("down", "up")
CARD: Final = OrNull(Choice(CARDS), NONE)
SEAT: Final = OrNull(Seat(), NONE)
SEATS: Final = Mask(Seat())
REMEMBERED: Final = [f"{card} in hand {seat}" for seat in range(MOST_SEATS) for card in CARDS] + [
    f"{card} with side {side}" for side in range(MOST_SEATS) for card in CARDS
]


def sides(state: "ExpressState") -> int:
    return state.config.sides


class Counts(Codec[list[int]]):
    """Counts of these cards, written as a list with each as often."""

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._cards = ListOf(Choice(names))

    def write(self, state: Any, value: list[int]) -> object:
        return [self._names[card] for card, count in enumerate(value) for _ in range(count)]

    def read(self, state: Any, value: object, where: str) -> list[int]:
        counts = [0] * len(self._names)
        for card in self._cards.read(state, value, where):
            counts[card] += 1
        return counts


class Hands(Codec[list[int]]):
    """KINDS counts for each seat, one after the other; written as a list of cards for each seat."""

    def __init__(self) -> None:
        self._hand = Counts(CARDS)

    def write(self, state: "ExpressState", value: list[int]) -> object:
        hands = [value[seat * KINDS : (seat + 1) * KINDS] for seat in range(state.seats)]
        return [self._hand.write(state, hand) for hand in hands]

    def read(self, state: "ExpressState", value: object, where: str) -> list[int]:
        hands: list[int] = []
        for seat, each in enumerate(items(value, where, state.seats, state.seats)):
            hands += self._hand.read(state, each, f"{where}[{seat}]")
        return hands


class WrittenTrain:
    """A train as it is written: in which slot, its cars, how many of them were laid this turn, its engine."""

    def __init__(self, train: int, cars: list[int], fresh: int, engine: int, face: int, seen_by: int) -> None:
        self.train = train
        self.cars = cars
        self.fresh = fresh
        self.engine = engine
        self.face = face
        self.seen_by = seen_by


class WrittenSide:
    """A side as it is written."""

    def __init__(self, trains: list[WrittenTrain], maintenance: list[int]) -> None:
        self.trains = trains
        self.maintenance = maintenance


TRAIN: Final = Record(
    WrittenTrain,
    train=Whole(0, MOST_TRAINS - 1),
    cars=ListOf(Choice(CARDS)),
    fresh=Whole(0, MOST),
    engine=CARD,
    face=Choice(FACES),
    seen_by=SEATS,
)
SIDES: Final = ListOf(
    Record(
        WrittenSide,
        trains=ListOf(TRAIN, 0, MOST_TRAINS),
        maintenance=Counts(CARDS[MAINTENANCE:MAINTENANCE_END]),
    ),
    sides,
    sides,
)


def _side(trains: list[Train | None], maintenance: list[int], side: int, fresh: list[int]) -> WrittenSide:
    laid = [
        WrittenTrain(slot, list(train.cars), fresh[slot], train.engine, 1 if train.up else 0, train.seen_by)
        for slot, train in enumerate(trains)
        if train is not None
    ]
    return WrittenSide(laid, maintenance[side * REPAIRS : (side + 1) * REPAIRS])


def _train(laid: WrittenTrain, where: str) -> Train:
    train = built(laid.cars)
    if train is None:
        raise SnapshotError(where=f"{where}.cars", problem="no such train can be laid")
    return train.hitched(laid.engine, laid.seen_by, up=laid.face == 1)


class ReadSides:
    """Trains by side and slot, how many cars of each are fresh, and maintenance, as they were read."""

    def __init__(self, found: list[WrittenSide], where: str) -> None:
        self.trains: list[list[Train | None]] = []
        self.fresh: list[list[int]] = []
        self.maintenance: list[int] = []
        for side, each in enumerate(found):
            self.maintenance += each.maintenance
            self._lay(each.trains, f"{where}[{side}].trains")

    def _lay(self, found: list[WrittenTrain], where: str) -> None:
        trains: list[Train | None] = []
        fresh: list[int] = []
        for i, laid in enumerate(found):
            slot = whole(laid.train, f"{where}[{i}].train", len(trains), MOST_TRAINS - 1)
            while len(trains) < slot:
                trains.append(None)
                fresh.append(0)
            trains.append(_train(laid, f"{where}[{i}]"))
            fresh.append(laid.fresh)
        self.trains.append(trains)
        self.fresh.append(fresh)


class Sides(Entry):
    """Sides: trains, maintenance, and the fresh cars of the side whose turn it is."""

    def __init__(self, key: str) -> None:
        super().__init__(key, "trains", "maintenance", "fresh")

    def write(self, state: "ExpressState", into: Json) -> None:
        found: list[WrittenSide] = []
        for side, trains in enumerate(state.trains):
            laid = [fresh(state, side, slot) for slot in range(len(trains))]
            found.append(_side(trains, state.maintenance, side, laid))
        into[self.key] = SIDES.write(state, found)

    def read(self, state: "ExpressState", found: Mapping[str, object], where: str) -> None:
        at = place(where, self.key)
        read = ReadSides(SIDES.read(state, found[self.key], at), at)
        state.trains = read.trains
        state.maintenance = read.maintenance
        state.fresh = [] if state.turn == NONE else read.fresh[state.side()]


class LastRoundCodec(Codec[LastRound | None]):
    """The last finished round, written as a list of at most one."""

    def __init__(self) -> None:
        self._hands = Hands()

    def write(self, state: Any, value: LastRound | None) -> object:
        if value is None:
            return []
        found = [
            _side(trains, value.maintenance, side, [0] * len(trains))
            for side, trains in enumerate(value.trains)
        ]
        return [
            {
                "out": SEAT.write(state, value.out),
                "sides": SIDES.write(state, found),
                "hands": self._hands.write(state, value.hands),
            }
        ]

    def read(self, state: Any, value: object, where: str) -> LastRound | None:
        for each in items(value, where, 0, 1):
            found = members(each, f"{where}[0]", ("out", "sides", "hands"))
            read = ReadSides(SIDES.read(state, found["sides"], f"{where}[0].sides"), f"{where}[0].sides")
            out = SEAT.read(state, found["out"], f"{where}[0].out")
            hands = self._hands.read(state, found["hands"], f"{where}[0].hands")
            return LastRound(out, read.trains, read.maintenance, hands)
        return None


class TurnSeat(Codec[int]):
    """Seat whose turn it is; none while the dealer is found out."""

    def write(self, state: "ExpressState", value: int) -> object:
        return None if state.phase == SHOW else value

    def read(self, state: Any, value: object, where: str) -> int:
        return SEAT.read(state, value, where)


class Memory(Codec[list[int]]):
    """The sorted entries of one viewer, each written as a card and where it is."""

    def __init__(self) -> None:
        self._entries = ListOf(Choice(REMEMBERED))

    def write(self, state: Any, value: list[int]) -> object:
        return [REMEMBERED[each // PLACE * KINDS + each % PLACE] for each in value]

    def read(self, state: Any, value: object, where: str) -> list[int]:
        found = self._entries.read(state, value, where)
        return sorted([each // KINDS * PLACE + each % KINDS for each in found])


class Limit(Codec[int]):
    """Hand limit, written in the lay phase only; null, there, is worked out again (`_limit`)."""

    def __init__(self) -> None:
        self._limit = OrNull(Whole(0, MOST), NONE)

    def write(self, state: "ExpressState", value: int) -> object:
        return value if state.in_lay() else None

    def read(self, state: Any, value: object, where: str) -> int:
        return self._limit.read(state, value, where)

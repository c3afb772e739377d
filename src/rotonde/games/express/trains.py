"""Trains: cars from the engine outward (EX-ENG-5), and an engine, usually face down."""

from typing import Final

from rotonde.games.express.material import CABOOSE, FREIGHT_END, NONE, PASSENGER, REAL_END, TYPE, WILD

SCORING_LENGTH: Final = 3

_ENDS: Final = 1 << CABOOSE | 1 << WILD
_REAL: Final = (1 << REAL_END) - 1
_PASSENGERS: Final = _REAL & ~((1 << FREIGHT_END) - 1)
_OF_TYPE: Final = [1 << card for card in range(FREIGHT_END)] + [_PASSENGERS]


class Train:
    """Train, never changed: one that changes is replaced, so that copies of a state may share it.

    `engine` is a card or NONE; `seen_by` is the mask of seats that know its face. `group` is the type of
    the tail group (NONE: a wild car alone), `grouped` its size; `accepts` is the mask of what may follow.
    """

    def __init__(
        self, cars: tuple[int, ...], engine: int, seen_by: int, group: int, grouped: int, *, up: bool
    ) -> None:
        self.cars = cars
        self.engine = engine
        self.up = up
        self.seen_by = seen_by
        self.group = group
        self.grouped = grouped
        last = cars[len(cars) - 1]
        if last == CABOOSE:
            self.accepts = 0  # EX-TRAIN-4, EX-CAB-1: the last car for good
        elif group == NONE:  # EX-WILD-1: a wild car at the head waits for a real one
            self.accepts = _PASSENGERS if up else _REAL
        else:
            self.accepts = _ENDS | _OF_TYPE[group]  # EX-TRAIN-2, EX-WILD-1
            if last == WILD and grouped > 2:
                self.accepts |= _REAL  # EX-TRAIN-3, EX-WILD-3: two others before it, so it can link

    def hitched(self, engine: int, seen_by: int, *, up: bool = False) -> "Train":
        """This train with that engine; NONE takes it away."""
        return Train(self.cars, engine, seen_by, self.group, self.grouped, up=up)

    def followed_by(self, card: int) -> "Train":
        """This train with one more car that it accepts."""
        group, grouped = self.group, self.grouped
        if group == NONE:
            group, grouped = TYPE[card], 2  # EX-WILD-1: the wild car at the head counts as this one
        elif card < REAL_END and TYPE[card] != group:
            group, grouped = TYPE[card], 1  # EX-WILD-4: after a link a new group begins
        elif card != CABOOSE:
            grouped += 1  # EX-WILD-2: a wild car copies the group it follows
        return Train((*self.cars, card), self.engine, self.seen_by, group, grouped, up=self.up)

    def shortened(self) -> "Train":
        """This train, of two cars at least, without its last one (EX-WILD-5: links may be copies again)."""
        shorter = started(self.cars[0])
        for card in self.cars[1 : len(self.cars) - 1]:
            shorter = shorter.followed_by(card)
        return shorter.hitched(self.engine, self.seen_by, up=self.up)

    def takes(self, card: int) -> bool:
        return self.accepts >> card & 1 == 1

    def last(self) -> int:
        return self.cars[len(self.cars) - 1]

    def length(self) -> int:
        """EX-TRAIN-5: cars of every kind, the engine not among them."""
        return len(self.cars)

    def is_bare(self) -> bool:
        """Whether it lacks its engine."""
        return self.engine == NONE

    def is_closed(self) -> bool:
        return self.last() == CABOOSE

    def is_alone(self) -> bool:
        """Whether it is a wild car that no real car has joined."""
        return self.group == NONE

    def is_passenger(self) -> bool:
        """Whether its first real car is a passenger car."""
        if self.cars[0] == WILD:
            return len(self.cars) > 1 and TYPE[self.cars[1]] == PASSENGER
        return TYPE[self.cars[0]] == PASSENGER

    def may_be_headed(self) -> bool:
        """EX-ENG-4: whether a diesel could be put at its head, an engine that lies there taken back."""
        return not self.up and self.is_passenger()

    def is_dark(self) -> bool:
        """Whether its engine lies face down."""
        return self.engine != NONE and not self.up


def started(card: int) -> Train:
    """EX-TRAIN-1: a train begins with one car, real or wild, still without engine."""
    return Train((card,), NONE, 0, TYPE[card] if card < REAL_END else NONE, 1, up=False)


def built(cars: list[int]) -> "Train | None":
    """The train of these cars if the rules allow it."""
    if not cars or (cars[0] >= REAL_END and cars[0] != WILD):
        return None
    train = started(cars[0])
    for card in cars[1:]:
        if not train.takes(card):
            return None
        train = train.followed_by(card)
    return train

"""State of a game of Würfel Express; what happens in it is in a file for each part of the rulebook."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.core.options import Options
from rotonde.core.state import Json, State
from rotonde.games.wurfel import aids, events, invariants, view
from rotonde.games.wurfel.dice import FIRST, ODDS, SUMS, size, thrown_at
from rotonde.games.wurfel.material import ALL_STRIPS, DICE, GOAL
from rotonde.games.wurfel.phases import ENDED, NOBODY, REMOVAL, THROW
from rotonde.games.wurfel.rolling import rolls
from rotonde.games.wurfel.track import Track
from rotonde.games.wurfel.view_cache import ViewCache

if TYPE_CHECKING:
    from rotonde.core.game import Game


class Wurfel(State):
    """State: sets of strips and of seats are masks; `dice` are those that lie on the table, packed."""

    def __init__(self, game: "Game", seats: int, options: Options, tracks: list[Track]) -> None:
        super().__init__(game, seats, options)
        self.phase = REMOVAL
        self.turn = NOBODY
        self.tracks = tracks
        self.supply = ALL_STRIPS
        self.removed = 0
        self.given_up = 0
        self.dice = 0
        self.throws = 0
        self.lanterns = 0
        self.robbed = 0
        self.gained = 0  # strips laid this turn: the foremost ones of the track
        self.choices: list[int] = []  # while strips are taken: what is legal, for reading only
        self.free_shorter = bool(options["freeShorter"])
        self.view_cache: ViewCache | None = None  # a cache: never copied

    def clone(self) -> "Wurfel":
        copy = Wurfel(self.game, self.seats, self.options, [track.clone() for track in self.tracks])
        copy.forget()
        copy.to_act = self.to_act
        copy.step = self.step
        copy.phase = self.phase
        copy.turn = self.turn
        copy.supply = self.supply
        copy.removed = self.removed
        copy.given_up = self.given_up
        copy.dice = self.dice
        copy.throws = self.throws
        copy.lanterns = self.lanterns
        copy.robbed = self.robbed
        copy.gained = self.gained
        copy.choices = self.choices
        return copy

    def determinize(self, seat: int | None, chance: Chance) -> "Wurfel":
        return self.clone()  # nothing is hidden

    # Questions

    def front(self, seat: int) -> int:
        return self.tracks[seat].front()

    def is_lantern(self, seat: int) -> bool:
        """Whether that seat was last when the turn began."""
        return self.lanterns >> seat & 1 == 1

    def last_ones(self) -> int:
        """WX-LANT-2: all who are level at the rear."""
        least = GOAL
        seats = 0
        for seat in range(self.seats):
            front = self.front(seat)
            if front < least:
                least = front
                seats = 0
            if front == least:
                seats |= 1 << seat
        return seats

    def in_supply(self, strip: int) -> bool:
        return self.supply >> strip & 1 == 1

    def dice_count(self) -> int:
        """WX-DISC-3: one die less for each strip given up this turn."""
        return DICE - self.given_up

    def in_hand(self) -> int:
        """Number of dice not on the table."""
        return self.dice_count() - size(self.dice)

    def ranks(self) -> list[int]:
        """WX-WIN-2: who is further ranks higher, equals share their rank."""
        fronts = self.scores()
        return [1 + sum([1 for other in fronts if other > front]) for front in fronts]

    # Chance

    def odds(self) -> list[int]:
        if self.phase == THROW:
            return ODDS[self.in_hand()]
        return super().odds()

    def sample(self, chance: Chance) -> int:
        if self.phase == THROW:
            count = self.in_hand()
            return rolls.first + FIRST[count] + thrown_at(count, chance.below(SUMS[count][-1]))
        alike = self.legal_actions()
        return alike[chance.below(len(alike))]

    # What is known

    def view(self, seat: int | None) -> Json:
        return view.seen(self)

    def views_of(self, seats: list[int | None]) -> list[Json]:
        return [view.seen(self)] * len(seats)

    def aids(self, seat: int | None) -> Json:
        return aids.aids(self)

    def aids_of(self, seats: list[int | None]) -> list[Json]:
        return [aids.aids(self)] * len(seats)

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        return events.event_of(entry)

    def events_of(self, since: int, seats: list[int | None]) -> list[list[Json]]:
        return [self.events(since, None)] * len(seats)

    def _recap(self, log: list[tuple[int, ...]], end: int) -> Json:
        return events.recap_of(log, end)

    def whose_turn(self) -> int:
        return self.turn

    def scores(self) -> list[int]:
        return [self.front(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [self.turn] if self.phase == ENDED else []

    def _check(self) -> None:
        invariants.check(self)

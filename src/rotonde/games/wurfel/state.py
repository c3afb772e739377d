"""The state of a game of Würfel Express; what happens in it is in setting_up, rolling and taking."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.core.options import Options
from rotonde.core.seats import CHANCE
from rotonde.core.state import Json, State
from rotonde.games.wurfel import aids, events, invariants, rolling, setting_up, taking, view
from rotonde.games.wurfel.actions import (
    BEGINNERS,
    BEGINS,
    DISCARD,
    DISCARDS,
    DONE,
    REMOVES,
    REROLL,
    ROLLS,
    STEAL,
    STOP,
    TAKE,
    THROWS_OF,
    after_throw,
)
from rotonde.games.wurfel.dice import FIRST, MULTISETS, ODDS, SIZES, SUMS, size, thrown_at
from rotonde.games.wurfel.known import Known
from rotonde.games.wurfel.material import ALL_STRIPS, DICE, GOAL
from rotonde.games.wurfel.phases import (
    CHOOSE_DISCARD,
    ENDED,
    EVALUATE,
    NOBODY,
    PHASES,
    REMOVAL,
    ROLL,
    START,
    THROW,
)
from rotonde.games.wurfel.track import Track

if TYPE_CHECKING:
    from rotonde.core.game import Game


class Wurfel(State):
    """Sets of strips and of seats are masks; `dice` are those that lie on the table, packed."""

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
        self.known: Known | None = None  # remembered only, never copied

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
        """How many dice do not lie on the table."""
        return self.dice_count() - size(self.dice)

    def ranks(self) -> list[int]:
        """WX-WIN-2: who is further ranks higher, equals share their rank."""
        fronts = self.scores()
        return [1 + sum([1 for other in fronts if other > front]) for front in fronts]

    # What is allowed

    def legal_actions(self) -> list[int]:
        if self.phase == ROLL:
            return after_throw(self.dice)
        if self.phase == THROW:
            return THROWS_OF[self.in_hand()]
        if self.phase == EVALUATE:
            return self.choices
        if self.phase == CHOOSE_DISCARD:
            return DISCARDS[len(self.tracks[self.turn].strips)]
        if self.phase == START:
            return BEGINNERS[self.seats]
        if self.phase == REMOVAL:
            return setting_up.removals(self)
        return []

    def _why_not(self, a: int) -> str:
        if self.phase == ENDED:
            return "WX-PLAY-3"
        if a >= REMOVES or self.to_act == CHANCE:
            return self._why_not_chance(a)
        if a < REROLL:
            return rolling.why_not_discard(self, a - DISCARD)
        if a <= STOP:
            return rolling.why_not_throw(self, a)
        if self.phase != EVALUATE:
            return "WX-TURN-1"  # first give strips up, then throw, then take
        if a < STEAL:
            return taking.why_not_take(self, a - TAKE)
        if a < DONE:
            return taking.why_not_steal(self, a - STEAL)
        return ""

    def _why_not_chance(self, a: int) -> str:
        if self.phase == REMOVAL and REMOVES <= a < BEGINS:
            return setting_up.why_not_remove(self, a - REMOVES)
        if self.phase == START and BEGINS <= a < ROLLS:
            return "" if a - BEGINS < self.seats else "WX-SETUP-1"  # one of those who play
        if self.phase == THROW and a >= ROLLS:
            if SIZES[a - ROLLS] == self.in_hand():
                return ""
            return "WX-ROLL-2" if self.throws else "WX-ROLL-1"  # all the dice in the hand, no others
        return "WX-PLAY-1"

    # What happens

    def odds(self) -> list[int]:
        if self.phase == THROW:
            return ODDS[self.in_hand()]
        return super().odds()

    def sample(self, chance: Chance) -> int:
        if self.phase == THROW:
            count = self.in_hand()
            return ROLLS + FIRST[count] + thrown_at(count, chance.below(SUMS[count][-1]))
        alike = self.legal_actions()
        return alike[chance.below(len(alike))]

    def _apply(self, a: int) -> None:
        if a >= ROLLS:
            rolling.fall(self, MULTISETS[a - ROLLS])
        elif a < REROLL:
            rolling.discard(self, a - DISCARD)
        elif a < STOP:
            rolling.rethrow(self, MULTISETS[a - REROLL])
        elif a == STOP:
            rolling.stop(self)
        elif a < STEAL:
            taking.take(self, a - TAKE)
        elif a < DONE:
            taking.steal(self, a - STEAL)
        elif a == DONE:
            taking.done(self)
        elif a >= BEGINS:
            setting_up.begin(self, a - BEGINS)
        else:
            setting_up.remove(self, a - REMOVES)

    # What is known

    def view(self, seat: int | None) -> Json:
        return view.seen(self)

    def views_of(self, seats: list[int | None]) -> list[Json]:
        return [view.seen(self)] * len(seats)

    def aids(self, seat: int | None) -> Json:
        return aids.aids(self)

    def aids_of(self, seats: list[int | None]) -> list[Json]:
        return [aids.aids(self)] * len(seats)

    def asks(self) -> str:
        return "" if self.phase == ENDED else PHASES[self.phase]

    def rules_now(self) -> list[str]:
        return view.RULES_NOW[self.phase]

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        return events.told(entry)

    def whose_turn(self) -> int:
        return self.turn

    def scores(self) -> list[int]:
        return [self.front(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [self.turn] if self.phase == ENDED else []

    def _position(self) -> Json:
        return view.position(self)

    def _check(self) -> None:
        invariants.check(self)

"""One game in progress: what every state offers, and what each game has to say."""

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rotonde.core.chance import Chance
from rotonde.core.errors import IllegalAction, outside
from rotonde.core.options import Options
from rotonde.core.perspective import Perspective
from rotonde.core.seats import CHANCE, OVER

if TYPE_CHECKING:
    from rotonde.core.game import Game

Json = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """Mutable and self-contained; `apply` checks at the door and trusts inside.

    A game writes the methods that begin with an underscore and the abstract ones; the rest follows.
    """

    def __init__(self, game: "Game", seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.to_act = CHANCE
        self.step = 0
        # What happened, as (step, kind, …) in the game's own numbers; None in a state that writes nothing.
        self._log: list[tuple[int, ...]] | None = []
        self._untold: list[int] | None = []  # actions not yet written up; None where nobody waits for them
        self._teller: State | None = None  # the copy that writes them up

    # What is allowed

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What may be done now, sorted; for reading only."""

    @abstractmethod
    def _why_not(self, a: int) -> str:
        """The rule that forbids an action of the space now, or ""."""

    def why_not(self, a: int) -> str:
        """The rule that forbids `a` now, or "": it is legal."""
        if not isinstance(a, int):
            raise TypeError(
                f"an action is a whole number; {a!r} is not"
            )  # as the compiled build says by itself
        if not 0 <= a < self.game.size:
            raise outside("action", a, self.game.size)
        return self._why_not(a)

    # What happens

    @abstractmethod
    def _apply(self, a: int) -> None:
        """Take an action that is known to be legal."""

    def apply(self, a: int) -> None:
        """Take an action; an illegal one raises `IllegalAction` with its rule and changes nothing."""
        rule = self.why_not(a)
        if rule:
            raise self.refusal(a, rule)
        self.carry_out(a)

    def carry_out(self, a: int) -> None:
        """Take an action that has just been found legal, or was drawn from `sample`."""
        if self._untold is not None:
            self._keep(a, self._untold)
        self._apply(a)
        self.step += 1

    def refusal(self, a: int, rule: str) -> IllegalAction:
        text = self.game.rules[rule]
        return IllegalAction(action=self.game.space.text(a), rule=rule, reason_en=text.en, reason_fr=text.fr)

    # Chance

    def odds(self) -> list[int]:
        """At chance: positive weights, in step with `legal_actions()`; all alike unless a game says more."""
        return [1] * len(self.legal_actions())

    def sample(self, chance: Chance) -> int:
        """At chance: one outcome, by one draw below the sum of the odds."""
        odds = self.odds()
        drawn = chance.below(sum(odds))
        i = 0
        while drawn >= odds[i]:
            drawn -= odds[i]
            i += 1
        return self.legal_actions()[i]

    # What is known

    @abstractmethod
    def view(self, seat: int | None) -> Json:
        """All that this seat knows now and nothing else; None is a bystander. For reading only.

        A part that has not changed may be the same object again (`core.kept`).
        """

    @abstractmethod
    def aids(self, seat: int | None) -> Json:
        """Help derived from what that seat knows; likewise for reading only."""

    def views_of(self, seats: list[int | None]) -> list[Json]:
        """The views of several at once; what they have in common need be made only once."""
        return [self.view(seat) for seat in seats]

    def aids_of(self, seats: list[int | None]) -> list[Json]:
        """The help of several at once, likewise."""
        return [self.aids(seat) for seat in seats]

    @abstractmethod
    def asks(self) -> str:
        """The name of the decision that is due, as in the game's words; "" when the game is over."""

    def goes_on(self) -> bool:
        """Whether the decision that is due completes a play that the last one began."""
        return False

    @abstractmethod
    def rules_now(self) -> list[str]:
        """The rules that bear on the decision that is due, as everyone can see."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The winning seats; empty while the game runs."""

    @abstractmethod
    def scores(self) -> list[int]:
        """One number a seat from public facts, higher is better."""

    def sides(self) -> list[list[int]]:
        """Who plays with whom: the seats of each side, everyone alone unless the game has teams."""
        return [[seat] for seat in range(self.seats)]

    def ahead(self, sides: list[list[int]]) -> list[int]:
        """Who of these sides has won if the game is broken off now: who has the best score.

        Nobody where all of them are level, nor where there is one side only: all would win or lose together.
        """
        scores = self.scores()
        best = max([scores[side[0]] for side in sides])
        leading = [side for side in sides if scores[side[0]] == best]
        if len(leading) == len(sides):
            return []
        return sorted([seat for side in leading for seat in side])

    def whose_turn(self) -> int:
        """Whose turn it is, also while another is asked something; the decider unless the game says more."""
        return self.to_act

    def rounds_over(self) -> int:
        """How many rounds are over, for a game that counts them; -1: a round is a turn for each."""
        return -1

    def reveals(self, a: int) -> bool:
        """Whether a legal `a` would show the one who takes it something hidden, beyond what chance brings."""
        return False

    def perspective(self, seat: int) -> Perspective:
        """The game as that seat may know it: what a bot is handed."""
        return Perspective(self, seat)

    # What happened. Few ever ask, and writing costs a fifth of a random game: so actions are only kept,
    # and written up by a copy once somebody asks. Who asks will ask again: from then on the state writes.

    def _keep(self, a: int, untold: list[int]) -> None:
        if self._teller is None:
            self._teller = self.clone()
            self._teller._log = self._log
            self._log = None
        untold.append(a)

    def _told(self) -> list[tuple[int, ...]]:
        """Everything that happened up to now."""
        teller = self._teller
        if teller is None or self._untold is None:
            return self._log or []
        for a in self._untold:
            teller._apply(a)
            teller.step += 1
        self._log = teller._log
        self._untold = None
        self._teller = None
        return self._log or []

    def note(self, kind: int, x: int = 0, y: int = 0, z: int = 0, w: int = 0) -> None:
        """Write down what happened, for `events`."""
        if self._log is not None:
            self._log.append((self.step, kind, x, y, z, w))

    @abstractmethod
    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        """A log entry as that seat saw it, or None where it saw nothing."""

    def events(self, since: int, seat: int | None) -> list[Json]:
        """What happened from action number `since` on, as that seat saw it, in order."""
        told = self._told()
        first = len(told)
        while first and told[first - 1][0] >= since:
            first -= 1
        seen: list[Json] = []
        for entry in told[first:]:
            event = self._event(entry, seat)
            if event is not None:
                event["step"] = entry[0]
                seen.append(event)
        return seen

    def chronicle(self) -> list[Json]:
        """All that happened with nothing held back: each event as whoever saw most of it saw it.

        For whoever looks at many games from above; no seat and no bot is ever shown it.
        """
        seen: list[Json] = []
        onlookers: list[int | None] = [None, *range(self.seats)]
        for entry in self._told():
            views = [self._event(entry, seat) for seat in onlookers]
            fullest = max([event for event in views if event is not None], key=len)
            fullest["step"] = entry[0]
            seen.append(fullest)
        return seen

    def forget(self) -> None:
        """Have no events, now and later: nobody will ask a copy for them."""
        self._log = None
        self._untold = None
        self._teller = None

    def remember(self, other: "State") -> None:
        """Carry the events of another state, of which this one is a copy."""
        self.forget()
        if other._untold is not None or other._log is not None:
            self._log = other._told().copy()
            self._untold = []

    # Copies

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy without events."""

    @abstractmethod
    def determinize(self, seat: int | None, chance: Chance) -> "State":
        """A copy in which all that the seat does not know is drawn anew."""

    @abstractmethod
    def _position(self) -> Json:
        """The game's part of the snapshot."""

    def snapshot(self) -> Json:
        """Everything, readable and editable by hand; `Game.restore` is its inverse."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "step": self.step,
            **self._position(),
        }

    @abstractmethod
    def _check(self) -> None:
        """Assert the game's invariants, each with its name."""

    def check(self) -> None:
        """Raise AssertionError naming the broken invariant."""
        assert OVER <= self.to_act < self.seats, f"to_act is no seat: {self.to_act}"
        assert (self.to_act == OVER) == (not self.legal_actions()), "something can be done until the end"
        self._check()

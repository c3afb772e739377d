"""State: one game in progress, what every state offers and what each game defines."""

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
    """Game in progress, mutable and self-contained; `apply` checks at the door and trusts inside.

    A game declares its moves and phases (`core.moves`) and writes the abstract methods; the rest follows.
    """

    def __init__(self, game: "Game", seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.phase = 0  # the number of the phase that the game is in
        self.to_act = CHANCE
        self.step = 0
        # What happened, as (step, kind, …) in the game's own numbers; None in a state that writes nothing.
        self._log: list[tuple[int, ...]] | None = []
        self._pending: list[int] | None = []  # queued actions; None where the log is written at once
        self._log_writer: State | None = None  # the clone that writes the log of queued actions
        self._recap_end = -1  # of which entries the last recap was, and that recap
        self._last_recap: Json = {}

    # What is allowed

    def legal_actions(self) -> list[int]:
        """Legal actions, sorted; for reading only."""
        return self.game.moves.phases[self.phase].legal(self)

    def why_not(self, a: int) -> str:
        """The rule that forbids `a` now, or "": it is legal."""
        if not isinstance(a, int):
            raise TypeError(
                f"an action is a whole number; {a!r} is not"
            )  # as the compiled build says by itself
        if not 0 <= a < self.game.size:
            raise outside("action", a, self.game.size)
        moves = self.game.moves
        phase = moves.phases[self.phase]
        move = phase.due[a]
        if move is None:
            return moves.why_not_due(self, phase, a)
        return move.why_not(self, a - move.first)

    # What happens

    def _apply(self, a: int) -> None:
        """Take an action that is known to be legal."""
        move = self.game.moves.phases[self.phase].due[a]
        assert move is not None, "a legal action is due"
        move.apply(self, a - move.first)

    def apply(self, a: int) -> None:
        """Take an action; an illegal one raises `IllegalAction` with its rule and changes nothing."""
        rule = self.why_not(a)
        if rule:
            raise self.refusal(a, rule)
        self.carry_out(a)

    def carry_out(self, a: int) -> None:
        """Take an action that has just been found legal, or was drawn from `sample`."""
        if self._pending is not None:
            self._queue(a, self._pending)
        self._apply(a)
        self.step += 1

    def refusal(self, a: int, rule: str) -> IllegalAction:
        text = self.game.rules[rule]
        return IllegalAction(action=self.game.space.text(a), rule=rule, reason=text)

    # Chance

    def odds(self) -> list[int]:
        """Odds at chance: positive weights, in step with `legal_actions()`; alike unless a game says more."""
        return [1] * len(self.legal_actions())

    def sample(self, chance: Chance) -> int:
        """Outcome at chance, by one draw below the sum of the odds."""
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

        A part that has not changed may be the same object again (`core.memo`).
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

    def phase_name(self) -> str:
        """The name of the phase, the last one's included, as in views and snapshots."""
        return self.game.moves.names[self.phase]

    def asks(self) -> str:
        """The name of the decision that is due, as in the game's words; "" when the game is over."""
        return "" if self.to_act == OVER else self.phase_name()

    def goes_on(self) -> bool:
        """Whether the decision that is due completes a play that the last one began."""
        return False

    def rules_now(self) -> list[str]:
        """The rules that bear on the decision that is due, as everyone can see."""
        return self.game.moves.phases[self.phase].rules

    @abstractmethod
    def winners(self) -> list[int]:
        """The winning seats; empty while the game runs."""

    @abstractmethod
    def scores(self) -> list[int]:
        """One number a seat from public facts, higher is better."""

    def sides(self) -> list[list[int]]:
        """Sides: the seats of each, everyone alone unless the game has teams."""
        return [[seat] for seat in range(self.seats)]

    def ahead(self, sides: list[list[int]]) -> list[int]:
        """Winners among these sides if the game is broken off now: those with the best score.

        Nobody where all of them are level, nor where there is one side only: all would win or lose together.
        """
        scores = self.scores()
        best = max([scores[side[0]] for side in sides])
        leading = [side for side in sides if scores[side[0]] == best]
        if len(leading) == len(sides):
            return []
        return sorted([seat for side in leading for seat in side])

    def whose_turn(self) -> int:
        """Seat whose turn it is, also while another is asked; the decider unless the game says more."""
        return self.to_act

    def rounds_over(self) -> int:
        """Number of rounds over, in a game that counts them; -1: a round is a turn for each."""
        return -1

    def reveals(self, a: int) -> bool:
        """Whether a legal `a` would show the one who takes it something hidden, chance's draws aside."""
        return False

    def perspective(self, seat: int) -> Perspective:
        """The game as that seat may know it: what a bot is handed."""
        return Perspective(self, seat)

    # Events. The log is written lazily, as writing it costs a fifth of a random game: actions are queued, and
    # a clone of the state before them writes the log when events are asked for; from then on the state does.

    def _queue(self, a: int, pending: list[int]) -> None:
        """Queue an action whose events are not in the log yet."""
        if self._log_writer is None:
            self._log_writer = self.clone()
            self._log_writer._log = self._log
            self._log = None
        pending.append(a)

    def _whole_log(self) -> list[tuple[int, ...]]:
        """The log with the events of all actions up to now."""
        if self._pending is not None:
            self.write_up(len(self._pending))
        return self._log or []

    def write_up(self, most: int) -> bool:
        """Write the events of at most so many queued actions into the log; whether none is left.

        For a server with a long game, which does other things in between.
        """
        writer, pending = self._log_writer, self._pending
        if writer is None or pending is None:
            return True
        for a in pending[:most]:
            writer._apply(a)
            writer.step += 1
        del pending[:most]
        if pending:
            return False
        self._log = writer._log
        self._pending = None
        self._log_writer = None
        return True

    def note(self, kind: int, x: int = 0, y: int = 0, z: int = 0, w: int = 0) -> None:
        """Write down what happened, for `events`."""
        if self._log is not None:
            self._log.append((self.step, kind, x, y, z, w))

    @abstractmethod
    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        """A log entry as that seat saw it, or None where it saw nothing; the same whenever it is asked."""

    def events(self, since: int, seat: int | None, until: int = -1) -> list[Json]:
        """Events from action number `since` on, as that seat saw them, in order; `until` is the first
        action that is left out, where there is one.
        """
        log = self._whole_log()
        last = len(log) if until < 0 else _first(log, until)
        seen: list[Json] = []
        for entry in log[_first(log, since) : last]:
            event = self._event(entry, seat)
            if event is not None:
                event["step"] = entry[0]
                seen.append(event)
        return seen

    def events_of(self, since: int, seats: list[int | None]) -> list[list[Json]]:
        """The events of several at once; those who saw the same may be given the same list."""
        return [self.events(since, seat) for seat in seats]

    def recap(self, until: int = -1) -> Json:
        """Recap for a board: what happened lately, the same for all; from the events before
        action `until`, or all.
        """
        log = self._whole_log()
        end = len(log) if until < 0 else _first(log, until)
        if end != self._recap_end:
            self._last_recap = self._recap(log, end)
            self._recap_end = end
        return self._last_recap

    def _recap(self, log: list[tuple[int, ...]], end: int) -> Json:
        """The recap of the first `end` entries; nothing unless the game says more."""
        return {}

    def chronicle(self) -> list[Json]:
        """All events with nothing hidden: each as the seat that saw most of it saw it.

        For analysis of many games; no seat and no bot is ever shown it.
        """
        seen: list[Json] = []
        onlookers: list[int | None] = [None, *range(self.seats)]
        for entry in self._whole_log():
            views = [self._event(entry, seat) for seat in onlookers]
            fullest = max([event for event in views if event is not None], key=len)
            fullest["step"] = entry[0]
            seen.append(fullest)
        return seen

    def forget(self) -> None:
        """Have no events, now and later: a copy is never asked for them."""
        self._recap_end = -1
        self._log = None
        self._pending = None
        self._log_writer = None

    def remember(self, other: "State") -> None:
        """Carry the events of another state, of which this one is a copy."""
        self.forget()
        if other._pending is not None or other._log is not None:
            self._log = other._whole_log().copy()
            self._pending = []

    # Copies

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy without events."""

    @abstractmethod
    def determinize(self, seat: int | None, chance: Chance) -> "State":
        """A copy in which all that the seat does not know is drawn anew."""

    def snapshot(self) -> Json:
        """Everything, readable and editable by hand; `Game.restore` is its inverse."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "step": self.step,
            **self.game.fields.write(self),
        }

    @abstractmethod
    def _check(self) -> None:
        """Assert the game's invariants, each with its name."""

    def check(self) -> None:
        """Raise AssertionError naming the broken invariant."""
        assert OVER <= self.to_act < self.seats, f"to_act is no seat: {self.to_act}"
        self._check()
        assert (self.to_act == OVER) == (not self.legal_actions()), "something can be done until the end"


def _first(log: list[tuple[int, ...]], step: int) -> int:
    """Index in a log of the first entry of that action, or of a later one."""
    low, high = 0, len(log)
    while low < high:
        middle = (low + high) // 2
        if log[middle][0] < step:
            low = middle + 1
        else:
            high = middle
    return low

"""Match: a state, a generator and a record, joined; chance is drawn up to the next decision."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rotonde.core.errors import IllegalAction, NotationError, RecordError, TakeBackError
from rotonde.core.record import Record, cut
from rotonde.core.record_faults import ChanceHere
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.shared_seed import chance_of, checked_seed
from rotonde.core.state import State

if TYPE_CHECKING:
    from rotonde.core.game import Game

Observer = Callable[[State], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played from a seed; the record opens the seed when the game is over.

    A seed is a number, or a `SharedSeed`.
    """

    def __init__(
        self,
        game: "Game",
        seats: object,
        seed: object,
        options: Mapping[str, object] | None = None,
        given: list[str] | None = None,
    ) -> None:
        """A new game, or one that begins after the `given` actions of another, chance included."""
        self.seed = checked_seed(seed)
        self._chance = chance_of(self.seed)
        self.game = game
        self.state = game.new(seats, options)
        self.record = Record(game, self.state.seats, options, given=len(given or []))
        self.deciders: list[int] = []  # who took each action
        self._decider = OVER  # who decided last
        self._open: list[int] = []  # the steps that the decider may go back to
        self._take_over(given or [])
        self._draw()

    def _take_over(self, given: list[str]) -> None:
        for step, text in enumerate(given):
            self.deciders.append(self.state.to_act)
            try:
                self.state.apply(self.game.space.parse(text))
            except (IllegalAction, NotationError) as error:
                raise RecordError(line=self.record.line_of(step), problem=error) from error
            self.record.actions.append(text)

    def apply(self, a: int, before_step: Observer | None = None) -> list[int]:
        """Take an action and draw what chance owes; returns all actions that were applied.

        `before_step` is called with the state before each of them.
        """
        text = self.game.space.text(a)
        decider = self.state.to_act
        rule = self.state.why_not(a)
        if rule:
            raise self.state.refusal(a, rule)
        reveals = self.state.reveals(a)
        if before_step is not None:
            before_step(self.state)
        self.state.carry_out(a)
        self._count_open(decider)
        self.record.actions.append(text)
        self.deciders.append(decider)
        drawn = self._draw(before_step)
        if reveals or drawn or self.state.to_act == OVER:
            self._open = []
        return [a, *drawn]

    def _count_open(self, decider: int) -> None:
        if decider != self._decider:
            self._decider = decider
            self._open = []
        self._open.append(len(self.record.actions))

    def open_steps(self, seat: int) -> list[int]:
        """The steps that a seat may go back to, by what it did last: earliest first.

        What chance drew, what the seat was shown and what another decided is never taken back.
        """
        return self._open.copy() if seat == self._decider else []

    def last_of(self, seat: int) -> int | None:
        """The last step that a seat decided on, but for what was given."""
        for step in range(len(self.deciders) - 1, self.record.given - 1, -1):
            if self.deciders[step] == seat:
                return step
        return None

    def take_back(self, seat: int, step: int) -> None:
        """Go back to where `seat` decided on action number `step`; nothing happens unless it is open."""
        if step not in self.open_steps(seat):
            raise TakeBackError(seat=seat, step=step)
        self._return(step, cut(self.record.redrawn, step))

    def go_back(self, seat: int, step: int) -> None:
        """Go back to any decision of `seat` in this game; chance is drawn anew from there.

        All must have agreed to it, and what was given is not gone back into.

        Nobody knows beforehand what they will draw, and the seed still proves that it was drawn fairly.
        """
        is_own = self.record.given <= step < len(self.deciders) and self.deciders[step] == seat
        if not is_own or self.state.to_act == OVER:
            raise TakeBackError(seat=seat, step=step)
        times = max(self.record.redrawn.values(), default=0) + 1
        self._return(step, {**cut(self.record.redrawn, step), step: times})

    def _return(self, step: int, redrawn: dict[int, int]) -> None:
        record = self.record
        actions, given = record.actions[:step], record.given
        before = Record(self.game, record.seats, record.options, actions, redrawn=redrawn, given=given)
        earlier = Match.resume(before, self.seed)
        self._chance = earlier._chance
        self._open = earlier._open
        self._decider = earlier._decider
        self.state = earlier.state
        record.redrawn = redrawn
        del record.actions[step:]
        del self.deciders[step:]

    def _draw(self, before_step: Observer | None = None) -> list[int]:
        drawn: list[int] = []
        while self.state.to_act == CHANCE:
            if before_step is not None:
                before_step(self.state)
            a = self.state.sample(self._chance)
            self.state.carry_out(a)
            self.record.actions.append(self.game.space.text(a))
            self.deciders.append(CHANCE)
            drawn.append(a)
        if self.state.to_act == OVER:
            self.record.seed = self.seed
        return drawn

    @classmethod
    def resume(cls, record: Record, seed: object) -> "Match":
        """The match that a record and its seed describe, ready to go on."""
        match = cls.reopen(record, seed)
        match.catch_up(record, len(record.actions))
        return match

    @classmethod
    def reopen(cls, record: Record, seed: object) -> "Match":
        """The same at its beginning, for `catch_up`."""
        given = record.actions[: record.given]
        match = cls(record.game, record.seats, seed, record.options, given)
        match.record.redrawn = record.redrawn.copy()
        match._agree(record, record.given)
        match._draw_anew()
        return match

    def catch_up(self, record: Record, most: int) -> bool:
        """Take at most so many of the record's decisions that are still to come; whether that was all."""
        actions = self.record.actions
        while len(actions) < len(record.actions) and most > 0:
            n = len(actions)
            try:
                self.apply(record.game.space.parse(record.actions[n]))
            except (IllegalAction, NotationError) as error:
                raise RecordError(line=record.line_of(n), problem=error) from error
            self._agree(record, n)
            self._draw_anew()
            most -= 1
        return len(actions) == len(record.actions)

    def _draw_anew(self) -> None:
        """Begin chance anew where people went back to this decision."""
        times = self.record.redrawn.get(len(self.record.actions), 0)
        if times:
            self._chance = chance_of(self.seed, times)

    def _agree(self, record: Record, since: int) -> None:
        for step in range(since, len(self.record.actions)):
            text = self.record.actions[step]
            if step >= len(record.actions) or not record.has(step, text):
                raise RecordError(line=record.line_of(step), problem=ChanceHere(drawn=text))

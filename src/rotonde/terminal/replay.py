"""`rotonde replay`: a recorded game, printed as sentences and boards, or stepped through."""

import sys
from dataclasses import dataclass
from pathlib import Path

from rotonde.core.record import Record
from rotonde.core.seats import OVER
from rotonde.core.shared_seed import SharedSeed
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.styled_text import StyledLine
from rotonde.i18n.translations import text_in
from rotonde.terminal.arguments import options_text, whole
from rotonde.terminal.drawing import draw
from rotonde.terminal.files import read
from rotonde.terminal.pager import step_through
from rotonde.terminal.record_steps import NOBODY, RecordStep, index_of, steps_of, turn_starts
from rotonde.terminal.screen import Screen


@dataclass
class ReplayOptions:
    """Arguments of `rotonde replay`."""

    file: Path
    seat: str | None
    at: str | None
    plain: bool


def replay(options: ReplayOptions, screen: Screen) -> int:
    """Show the record; returns the exit status."""
    messages = screen.messages
    record = Record.parse(read(options.file))
    seat = None if options.seat is None else whole("--seat", options.seat, 0, record.seats - 1)
    at = None if options.at is None else whole("--at", options.at, 0, len(record.actions))
    game = RecordPages(record, seat, screen)
    if sys.stdin.isatty() and sys.stdout.isatty() and not options.plain:
        step_through(game.page, game.starts(), game.count(), game.index_at(at or 0), messages("keys"))
    elif at is not None:
        screen.print(game.page(game.index_at(at)))
    else:
        game.print()
    return 0


class RecordPages:
    """A record with its steps, and how they are shown."""

    def __init__(self, record: Record, seat: int | None, screen: Screen) -> None:
        self._record = record
        self._seat = seat
        self._screen = screen
        self._steps = steps_of(record, seat)
        self._starts = turn_starts(self._steps)
        messages = screen.messages
        self._names = [messages("seat", seat=seat) for seat in range(record.seats)]
        sides = record.game.new(record.seats, record.options).sides()
        self._say = Speaker(record.game.words, messages.language, self._names, sides)
        self._heading = self._described()

    def _described(self) -> list[str]:
        record, messages = self._record, self._screen.messages
        facts = messages(
            "record",
            title=text_in(record.game.title, messages.language),
            seats=record.seats,
            actions=len(record.actions),
            version=record.version,
            options=options_text(record.options),
        )
        if record.seed is None:
            return [facts, messages("sealed")]
        record.verify()
        name = "verified-from" if record.given else "verified"
        if not isinstance(record.seed, SharedSeed):
            return [facts, messages(name, seed=record.seed, given=record.given)]
        count = sum(1 for each in record.seed.contributions if each)
        data = {"commitment": record.seed.commitment, "count": count, "given": record.given}
        return [facts, messages(f"{name}-shared", **data)]

    def starts(self) -> list[int]:
        return self._starts

    def index_at(self, at: int) -> int:
        return index_of(self._steps, at)

    def print(self) -> None:
        """The whole game, a board at the beginning of each turn and at the end."""
        screen = self._screen
        screen.print("\n".join(self._heading), "bold")
        for i, step in enumerate(self._steps):
            for sentence in self._sentences(step):
                screen.print(sentence)
            if i in self._starts or i == len(self._steps) - 1:
                screen.print(f"\n{self._title(i)}", "accent")
                screen.draw(self._board(step))
                screen.print()
        screen.print(self._outcome(), "bold")

    def count(self) -> int:
        return len(self._steps)

    def page(self, i: int) -> str:
        """One step on a screen: where we are, the board, what just happened, what is asked."""
        step = self._steps[i]
        paint, messages = self._screen.paint, self._screen.messages
        place = messages("position", at=step.at, of=len(self._record.actions))
        last = [self._outcome()] if i == len(self._steps) - 1 else [self._asked(step)]
        lines = [
            paint("bold", self._heading[0]),
            self._heading[1],
            "",
            paint("accent", f"{self._title(i)}  ({place})"),
            paint.lines(self._board(step)),
            "",
            *self._sentences(step),
            *(paint("bold", line) for line in last),
        ]
        return "\n".join(lines)

    def _board(self, step: RecordStep) -> list[StyledLine]:
        view = step.state.view(self._seat)
        return draw(self._record.game.id, view, self._say, self._screen.width)

    def _sentences(self, step: RecordStep) -> list[str]:
        return [f"  {sentence}." for sentence in self._say.log(step.events)]

    def _title(self, i: int) -> str:
        turn = self._steps[i].turn
        if turn == NOBODY:
            return self._screen.messages("start")
        begun = [start for start in self._starts if start <= i and self._steps[start].turn != NOBODY]
        return self._screen.messages("turn", turn=len(begun), name=self._names[turn])

    def _asked(self, step: RecordStep) -> str:
        state = step.state
        return f"  {self._say.asks(state.asks(), max(state.to_act, 0), you=False)}."

    def _outcome(self) -> str:
        state = self._steps[-1].state
        if state.to_act != OVER:
            return self._screen.messages("unfinished")
        winners = ", ".join(self._names[seat] for seat in state.winners())
        scores = ", ".join(
            f"{name} {score:g}" for name, score in zip(self._names, state.scores(), strict=True)
        )
        return self._screen.messages("won" if winners else "lost-by-all", names=winners, scores=scores)

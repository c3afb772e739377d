"""`rotonde play`: a table in the terminal, one person against bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rotonde.bots.level_names import level_name
from rotonde.bots.levels import levels
from rotonde.core.match import Match
from rotonde.core.seats import OVER
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.translations import text_in
from rotonde.terminal.arguments import bots_of, game_on, options_of, seats_of, seed_of, whole
from rotonde.terminal.decision_prompt import DecisionPrompt, LeftTable
from rotonde.terminal.drawing import short
from rotonde.terminal.files import must_be_writable, write
from rotonde.terminal.keyboard import keyboard
from rotonde.terminal.notation import Reader
from rotonde.terminal.players import TRAINS, chance_for, player
from rotonde.terminal.screen import Screen


@dataclass
class PlayOptions:
    """Arguments of `rotonde play`."""

    game: str
    seats: str | None
    bots: str | None
    me: str
    name: str | None
    seed: str | None
    option: Sequence[str]
    material: Sequence[str]
    save: Path | None


def play(options: PlayOptions, screen: Screen) -> int:
    """Play one game; returns the exit status. The record is written however it ends."""
    table = TerminalTable(options, screen)
    if options.save:
        must_be_writable(options.save)
    try:
        table.run()
    except (LeftTable, EOFError, KeyboardInterrupt):
        screen.print()
        screen.say("left")
    if options.save:
        write(options.save, str(table.match.record))
        screen.say("saved", file=options.save)
    return 0


class TerminalTable:
    """A match, the person, the bots, and the screen on which they meet."""

    def __init__(self, options: PlayOptions, screen: Screen) -> None:
        self._screen = screen
        messages = screen.messages
        game = game_on(options.game, options.material)
        seats = seats_of(game, options.seats)
        self._me = whole("--me", options.me, 0, seats - 1)
        usual = levels(game.id)[len(levels(game.id)) // 2]
        self._levels = bots_of(game, options.bots, seats - 1, usual)
        seed = seed_of(options.seed)
        self.match = Match(game, seats, seed, options_of(game, options.option, seats))
        self._names = self._seat_names(options.name or messages("me"))
        self._chance = chance_for(seed, "bots")
        self._say = Speaker(game.words, messages.language, self._names, self.match.state.sides())
        reader = Reader(game.space, short(game.id), self._names)
        self._asking = DecisionPrompt(screen, keyboard(), self.match, self._me, self._names, reader)

    def _seat_names(self, mine: str) -> list[str]:
        names = list(TRAINS[: len(self._levels)])
        names.insert(self._me, mine)
        return names

    def run(self) -> None:
        """Play to the end."""
        self._welcome()
        state = self.match.state
        seats = [seat for seat in range(state.seats) if seat != self._me]
        bots = {
            seat: player(self.match.game.id, level) for seat, level in zip(seats, self._levels, strict=True)
        }
        shown = self._tell(0)
        while state.to_act != OVER:
            seat = state.to_act
            if seat == self._me:
                self._asking.decide()
            else:
                self.match.apply(bots[seat].choose(state.perspective(seat), self._chance))
            shown = self._tell(shown)
        self._end()

    def _welcome(self) -> None:
        messages = self._screen.messages
        title = text_in(self.match.game.title, messages.language)
        self._screen.say("welcome", "bold", title=title)
        levels = iter(self._levels)
        for seat, name in enumerate(self._names):
            who = messages("you") if seat == self._me else level_name(next(levels), messages.language)
            self._screen.print(f"  {seat} {name} ({who})")
        self._screen.print()

    def _tell(self, since: int) -> int:
        """Prints the events from that action on; returns the number of the next one."""
        for sentence in self._say.log(self.match.state.events(since, self._me)):
            self._screen.print(f"  {sentence}.")
        return self.match.state.step

    def _end(self) -> None:
        self._asking.board()
        self._screen.print()
        self._screen.say("over", "accent")
        state = self.match.state
        scores = ", ".join(
            f"{name} {score:g}" for name, score in zip(self._names, state.scores(), strict=True)
        )
        winners = ", ".join(self._names[seat] for seat in state.winners())
        self._screen.say("won" if winners else "lost-by-all", "bold", names=winners, scores=scores)

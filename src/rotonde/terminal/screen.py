"""Screen: prints sentences, boards and rules."""

import shutil
import textwrap
from collections.abc import Iterable
from typing import TextIO

from rotonde import compiled
from rotonde.core.game import Game
from rotonde.core.rules import Rule, Ruling
from rotonde.i18n.styled_text import StyledLine
from rotonde.i18n.translations import text_in
from rotonde.terminal.ansi_colours import Paint, wants_colour
from rotonde.terminal.messages import Messages

NARROWEST = 40
READABLE = 100  # columns of running text


class Screen:
    """A stream with its width, its colours and its language."""

    def __init__(self, stream: TextIO, messages: Messages) -> None:
        self._stream = stream
        self.messages = messages
        self.paint = Paint(colour=wants_colour(stream))

    @property
    def width(self) -> int:
        return max(NARROWEST, shutil.get_terminal_size((100, 40)).columns)

    def print(self, text: str = "", style: str = "") -> None:
        """One line or several, in a style."""
        print(self.paint(style, text), file=self._stream, flush=True)

    def say(self, name: str, style: str = "", /, **data: object) -> None:
        """A message of the terminal's own."""
        self.print(self.messages(name, **data), style)

    def say_engine(self) -> None:
        """Prints a line, before many games, if the engine is not compiled."""
        if not compiled:
            self.paragraph(self.messages("runs-interpreted"))

    def paragraph(self, text: str, style: str = "") -> None:
        """Running text, wrapped at words."""
        self.print(textwrap.fill(text, min(self.width, READABLE), break_on_hyphens=False), style)

    def draw(self, drawing: Iterable[StyledLine]) -> None:
        self.print(self.paint.lines(drawing))

    def rule(self, rule: Rule | Ruling) -> None:
        """A rule in full, or how we read one, wrapped, its number in front."""
        text = rule.text(self.messages.language)
        wrapped = textwrap.fill(
            text, min(self.width, READABLE), initial_indent=" " * 13, subsequent_indent=" " * 13
        )
        self.print(self.paint("bold", f"{rule.id:<12} ") + wrapped[13:])

    def rules(self, game: Game, ids: Iterable[str]) -> None:
        """Rules by section, in the order of the rulebook, each with how we read it."""
        wanted = set(ids)
        section = ""
        for rule in game.rules.values():
            if rule.id in wanted:
                if rule.section != section:
                    self.print(f"\n{text_in(game.sections[rule.section], self.messages.language)}", "accent")
                section = rule.section
                self.rule(rule)
                for ruling in rule.rulings:
                    self.rule(ruling)


def found(game: Game, word: str, language: str) -> list[str]:
    """The rules that have the word in number or text, their own or a ruling's, case aside."""
    wanted = word.casefold()
    return [rule.id for rule in game.rules.values() if wanted in _read(rule, language).casefold()]


def _read(rule: Rule, language: str) -> str:
    entries: list[Rule | Ruling] = [rule, *rule.rulings]
    return "\n".join(f"{each.id} {each.text(language)}" for each in entries)

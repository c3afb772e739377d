"""Pager: pages on a terminal, turned with the arrow keys."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import HSplit, Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl


class PagerPosition:
    """The open page."""

    def __init__(self, last: int, starts: Sequence[int], first: int) -> None:
        self._last = last
        self._starts = starts
        self.page = first

    def go(self, page: int) -> None:
        self.page = min(max(page, 0), self._last)

    def next_turn(self) -> None:
        later = bisect_right(self._starts, self.page)
        self.go(self._starts[later] if later < len(self._starts) else self._last)

    def turn_before(self) -> None:
        earlier = bisect_left(self._starts, self.page) - 1
        self.go(self._starts[max(earlier, 0)])


def step_through(
    page_at: Callable[[int], str], starts: Sequence[int], count: int, first: int, keys: str
) -> None:
    """Show the pages one at a time until the person leaves."""
    position = PagerPosition(count - 1, starts, first)
    page = Window(FormattedTextControl(lambda: ANSI(page_at(position.page))), wrap_lines=True)
    footer = Window(FormattedTextControl(keys), height=1, style="reverse")
    application: Application[None] = Application(
        Layout(HSplit([page, footer])), key_bindings=_bindings(position, count - 1), full_screen=True
    )
    application.run()


def _bindings(position: PagerPosition, last: int) -> KeyBindings:
    bindings = KeyBindings()

    def bind(keys: Sequence[str], move: Callable[[], None]) -> None:
        for key in keys:
            bindings.add(key)(lambda event: move())

    bind(["right", "l", " "], lambda: position.go(position.page + 1))
    bind(["left", "h"], lambda: position.go(position.page - 1))
    bind(["down", "j", "pagedown"], position.next_turn)
    bind(["up", "k", "pageup"], position.turn_before)
    bind(["home", "g"], lambda: position.go(0))
    bind(["end", "G"], lambda: position.go(last))

    @bindings.add("q")
    @bindings.add("escape", eager=True)
    @bindings.add("c-c")
    @bindings.add("c-d")
    def _leave(event: KeyPressEvent) -> None:
        event.app.exit()

    return bindings

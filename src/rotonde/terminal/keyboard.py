"""Input lines: a prompt with completion on a terminal, else plain standard input."""

import sys
from collections.abc import Callable, Iterable
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

PROMPT = "> "

Offer = Callable[[str], Iterable[tuple[str, str]]]  # a line so far -> next words, each with what it means


class Keyboard(Protocol):
    """Gives the next line; EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""

    def line(self, offer: Offer) -> str: ...


class Pipe:
    """Standard input that is no terminal: a script, or a test."""

    def line(self, offer: Offer) -> str:
        print(PROMPT, end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        print(typed.rstrip("\n"), flush=True)  # so that what was typed stands in the output
        return typed


class Prompt:
    """A line editor that completes what is legal, word by word."""

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession()

    def line(self, offer: Offer) -> str:
        return self._session.prompt(PROMPT, completer=_Words(offer), complete_while_typing=True)


class _Words(Completer):
    def __init__(self, offer: Offer) -> None:
        self._offer = offer

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        line = document.text_before_cursor
        typed = len(line) - line.rfind(" ") - 1
        for word, meaning in self._offer(line):
            yield Completion(word, start_position=-typed, display_meta=meaning)


def keyboard() -> Keyboard:
    """A prompt with completion on a terminal, else standard input."""
    return Prompt() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe()

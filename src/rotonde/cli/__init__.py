"""Command line `rotonde`: `grammar` has commands and options, `parser` reads them, `commands` runs them."""

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from rotonde import __version__, compiled
from rotonde.cli.commands import COMMANDS, check
from rotonde.cli.parser import joined, language_in, make_parser
from rotonde.core.errors import RotondeError
from rotonde.terminal.material_check import known_checks
from rotonde.terminal.messages import Messages

REFUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # as a shell counts a process that a closed pipe ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    given = joined(sys.argv[1:] if arguments is None else list(arguments))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _be_lenient(stream)
    messages = Messages(language_in(given))
    try:
        # Games are searched for their checks only where none of the usual commands is meant.
        checks = {} if COMMANDS.keys() & given else known_checks()
        asked = make_parser(messages, _version(messages), checks).read(given)
        command = COMMANDS.get(asked.command)
        status = command(asked, messages) if command else check(checks[asked.command], asked, messages)
        sys.stdout.flush()
        return status
    except RotondeError as error:
        print(f"rotonde: {error.text(messages.language)}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads what is still buffered
        return PIPE_CLOSED


def _be_lenient(stream: TextIO) -> None:
    """A character that a stream cannot carry becomes a question mark, and does not end the game."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def _version(messages: Messages) -> str:
    return messages(
        "version", version=__version__, engine=messages("compiled" if compiled else "interpreted")
    )

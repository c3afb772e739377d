"""The command `rotonde`: reads what was asked and hands it on."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import TextIO

from rotonde import __version__
from rotonde.core import chance
from rotonde.core.errors import RotondeError
from rotonde.terminal.check import Known, known_checks
from rotonde.terminal.messages import Messages
from rotonde.terminal.parser import language_in, make_parser
from rotonde.terminal.screen import Screen

REFUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # as a shell counts a process that a closed pipe ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    given = _joined(sys.argv[1:] if arguments is None else list(arguments))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _be_lenient(stream)
    messages = Messages(language_in(given))
    try:
        # Games are looked into for their checks only where none of the usual commands is meant.
        checks = {} if COMMANDS.keys() & given else known_checks()
        asked = make_parser(messages, _version(messages), checks).parse_args(given)
        command = COMMANDS.get(asked.command)
        status = command(asked, messages) if command else _check(checks[asked.command], asked, messages)
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


def _joined(given: list[str]) -> list[str]:
    """`check map FILE` is `check-map FILE`."""
    if given[:1] == ["check"] and given[1:2] and not given[1].startswith("-"):
        return [f"check-{given[1]}", *given[2:]]
    return given


def _be_lenient(stream: TextIO) -> None:
    """A character that a stream cannot carry becomes a question mark, and does not end the game."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def _version(messages: Messages) -> str:
    compiled = not str(chance.__file__).endswith(".py")
    return messages(
        "version", version=__version__, engine=messages("compiled" if compiled else "interpreted")
    )


# Each command imports what it needs when it is called: `rotonde games` does not wait for a server.


def _serve(asked: Namespace, messages: Messages) -> int:
    from rotonde.server.run import serve
    from rotonde.terminal.choices import whole

    port = None if asked.port is None else whole("--port", asked.port, 0, 65535, messages)
    given = {"host": asked.host, "port": port, "data": asked.data, "database": asked.database}
    flags = {name: value for name, value in given.items() if value is not None}
    return serve(flags, asked.config, open_browser=asked.open, language=messages.language)


def _config(asked: Namespace, messages: Messages) -> int:
    from rotonde.server.configuration import commented

    sys.stdout.write(commented(messages.language))
    return 0


def _admin(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.admin import run

    return run(asked, Screen(sys.stdout, messages))


def _verify(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.verify import run

    return run(asked, Screen(sys.stdout, messages))


def _games(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.listing import list_games

    return list_games(Screen(sys.stdout, messages))


def _rules(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.listing import list_rules

    return list_rules(asked.game, asked.search or "", Screen(sys.stdout, messages))


def _play(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.play import Wishes, play

    wishes = Wishes(
        *(asked.game, asked.seats, asked.bots, asked.me, asked.name, asked.seed),
        *(asked.option, asked.material, asked.save),
    )
    return play(wishes, Screen(sys.stdout, messages))


def _replay(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.replay import Wishes, replay

    return replay(Wishes(asked.file, asked.seat, asked.at, asked.plain), Screen(sys.stdout, messages))


def _simulate(asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.simulate import Wishes, simulate

    wishes = Wishes(
        *(asked.game, asked.games, asked.seats, asked.bots, asked.seed),
        *(asked.option, asked.material, asked.jobs, asked.horizon, asked.out),
    )
    return simulate(wishes, Screen(sys.stdout, messages))


def _lab(asked: Namespace, messages: Messages) -> int:
    from rotonde.cli.lab import run

    return run(asked, Screen(sys.stdout, messages))


def _check(known: Known, asked: Namespace, messages: Messages) -> int:
    from rotonde.terminal.check import Wishes, check

    wishes = Wishes(asked.file, asked.game, asked.samples, asked.seed, asked.svg, asked.material)
    return check(known, wishes, Screen(sys.stdout, messages))


COMMANDS = {
    "serve": _serve,
    "config": _config,
    "admin": _admin,
    "verify": _verify,
    "games": _games,
    "rules": _rules,
    "play": _play,
    "replay": _replay,
    "simulate": _simulate,
    "lab": _lab,
}

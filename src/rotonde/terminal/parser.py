"""The command line's grammar, in the person's language."""

import argparse
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from rotonde.core.catalogue import games
from rotonde.core.checks import Check
from rotonde.core.rules import LANGUAGES
from rotonde.terminal.messages import Messages

# Each command with its arguments; `help-<name>` in messages.toml says what it is for.
COMMANDS = {
    "serve": ("--host", "--port", "--data", "--open"),
    "games": (),
    "rules": ("game", "--search"),
    "play": ("game", "--seats", "--bots", "--me", "--name", "--seed", "--option", "--material", "--save"),
    "replay": ("file", "--seat", "--at", "--plain"),
    "simulate": (
        *("game", "--games", "--seats", "--bots", "--seed"),
        *("--option", "--material", "--jobs", "--horizon", "--out"),
    ),
}
CHECK = ("--game", "--seed", "--svg")  # and a file, and how many samples
SWITCHES = {"--open", "--plain"}
SEVERAL = {"--option", "--material"}
PATHS = {"file", "--data", "--save", "--out", "--svg"}
DEFAULTS = {"--host": "127.0.0.1", "--me": "0", "--games": "1000", "--horizon": "5000"}
METAVARS = {
    "--option": "NAME=VALUE",
    "--material": "NAME=FILE",
    "--bots": "LEVEL,…",
    "--host": "ADDRESS",
    "--data": "FOLDER",
}

# What argparse says, and under which name we say it.
SENTENCES = (
    (r"the following arguments are required: (?P<what>.*)", "missing"),
    (r"unrecognized arguments: (?P<what>.*)", "unknown-argument"),
    (
        r"argument (?P<argument>.*): invalid choice: (?P<value>.*) \(choose from (?P<allowed>.*)\)",
        "unknown-choice",
    ),
    (r"argument (?P<argument>.*): expected one argument", "needs-value"),
    (r"argument (?P<argument>.*): ignored explicit argument .*", "takes-no-value"),
)


class Parser(argparse.ArgumentParser):
    """argparse with our sentences; an option is written in full, so that a new one breaks no script."""

    def __init__(self, messages: Messages, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog, description=description, epilog=epilog, add_help=False, allow_abbrev=False
        )
        self._messages = messages
        self.arguments = self.add_argument_group(messages("arguments"))
        self.choices = self.add_argument_group(messages("options"))
        self.choices.add_argument("-h", "--help", action="help", help=messages("help-help"))

    def error(self, message: str) -> NoReturn:
        hint = self._messages("try-help", command=self.prog)
        self.exit(2, f"rotonde: {self._in_our_words(message)}\n{hint}\n")

    def _in_our_words(self, message: str) -> str:
        for pattern, name in SENTENCES:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                return self._messages(name, **found.groupdict())
        return message


def language_in(arguments: Sequence[str]) -> str:
    """The language that `--language` asks for, read before the rest so that all is said in it."""
    for i, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        asked = value if equals else "".join(arguments[i + 1 : i + 2])
        if name == "--language" and asked in LANGUAGES:
            return asked
    return ""


Checks = Mapping[str, Sequence[tuple[str, Check]]]  # by command, each with its game


def make_parser(messages: Messages, version: str, checks: Checks) -> Parser:
    """The parser of `rotonde`: the command's name is in `command`, its arguments under their own."""
    main = Parser(messages, "rotonde", messages("about"), messages("epilogue"))
    main.choices.add_argument("--version", action="version", version=version, help=messages("help-version"))
    _add_language(main, messages)
    commands = main.add_subparsers(
        dest="command", required=True, metavar="COMMAND", title=messages("help-commands")
    )
    for name, arguments in COMMANDS.items():
        summary = messages(f"help-{name}")
        parser = commands.add_parser(
            name, help=summary, messages=messages, description=summary, prog=f"rotonde {name}"
        )
        for argument in arguments:
            _add(parser, argument, messages)
        _add_language(parser, messages)
    for name, known in checks.items():
        summary = known[0][1].title[messages.language]
        parser = commands.add_parser(
            name, help=summary, messages=messages, description=summary, prog=f"rotonde {name}"
        )
        _add_check(parser, [check for _, check in known], messages)
        _add_language(parser, messages)
    return main


def _add_check(parser: Parser, checks: Sequence[Check], messages: Messages) -> None:
    """A file, how many samples by the name that the game gives them, and what is common to all checks."""
    parser.arguments.add_argument("file", type=Path, metavar="FILE", help=messages("help-material-file"))
    for check in {check.sample: check for check in checks}.values():
        facts = {"samples": check.samples[messages.language], "default": check.usual}
        flag = f"--{check.sample}"
        parser.choices.add_argument(flag, dest="samples", metavar="N", help=messages("help-samples", **facts))
    for argument in CHECK:
        _add(parser, argument, messages)


def _add_language(parser: Parser, messages: Messages) -> None:
    parser.choices.add_argument(
        "--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=messages("help-language")
    )


def _add(parser: Parser, name: str, messages: Messages) -> None:
    """One argument; whatever a game has a say in stays text, to be held against the game later."""
    said = messages(_help_of(name), games=", ".join(games()), default=DEFAULTS.get(name, ""))
    if name in SWITCHES:
        parser.choices.add_argument(name, action="store_true", help=said)
        return
    group = parser.choices if name.startswith("--") else parser.arguments
    group.add_argument(
        name,
        action="append" if name in SEVERAL else "store",
        type=Path if name in PATHS else str,
        metavar=METAVARS.get(name, name.removeprefix("--").upper()),
        help=said.replace("%", "%%"),
        default=[] if name in SEVERAL else DEFAULTS.get(name),
    )


def _help_of(name: str) -> str:
    return "help-number" if name == "--games" else f"help-{name.removeprefix('--')}"

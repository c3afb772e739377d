"""Parser of the command line: argparse over `grammar`, in the person's language."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from rotonde.analysis.checks import Check
from rotonde.cli.grammar import (
    ALLOWED,
    CHECK,
    COMMANDS,
    DEFAULTS,
    GROUPS,
    METAVARS,
    PATHS,
    SEVERAL,
    SWITCHES,
    UNSET,
)
from rotonde.core.catalogue import games
from rotonde.core.errors import RotondeError
from rotonde.core.message import Message
from rotonde.i18n.catalogue import languages
from rotonde.i18n.translations import text_in
from rotonde.terminal.messages import Messages


class UsageError(RotondeError):
    """Arguments that cannot be read; `command` has the help about them."""

    sentence = "error-usage"


class Parser(argparse.ArgumentParser):
    """argparse with our sentences; an option is written in full, so that a new one breaks no script.

    What is wrong is found out here or told by argparse as data: its own sentences are never read.
    """

    def __init__(self, messages: Messages, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._needed: dict[str, str] = {}  # names of arguments, as the help has them
        self.arguments = self.add_argument_group(messages("arguments"))
        self.choices = self.add_argument_group(messages("options"))
        self.choices.add_argument("-h", "--help", action="help", help=messages("help-help"))

    def need(self, action: argparse.Action) -> None:
        """From now on this argument must be given."""
        action.required = False  # argparse would refuse in words of its own
        self._needed[action.dest] = str(action.metavar or action.dest)

    def parse_known_args(  # type: ignore[override]  # overloaded there
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """As argparse does, then looks for what is missing; a command's parser comes before its parent."""
        try:
            found, rest = super().parse_known_args(args, namespace)
        except argparse.ArgumentError as error:
            raise self.fault(self._problem(error)) from error
        missing = [shown for name, shown in self._needed.items() if getattr(found, name, None) is None]
        if missing:
            raise self.fault(Message("missing", what=", ".join(missing)))
        return found, rest

    def read(self, given: Sequence[str]) -> argparse.Namespace:
        """All arguments; one that nobody knows is refused."""
        found, rest = self.parse_known_args(given)
        if rest:
            raise self.fault(Message("unknown-argument", what=" ".join(rest)))
        return cast(argparse.Namespace, found)

    def fault(self, problem: Message) -> UsageError:
        return UsageError(problem=problem, command=self.prog)

    def _problem(self, error: argparse.ArgumentError) -> Message:
        """An option that got no value, or a switch that got one: argparse has no other refusal left."""
        name = str(error.argument_name)
        switches = {"/".join(each.option_strings) for each in self._actions if each.nargs == 0}
        return Message("takes-no-value" if name in switches else "needs-value", argument=name)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """A value that is none of the allowed."""
        if action.choices is not None and value not in action.choices:
            allowed = ", ".join(map(str, action.choices))
            named = "/".join(action.option_strings) or str(action.metavar or action.dest)
            raise self.fault(Message("unknown-choice", argument=named, value=value, allowed=allowed))


def language_in(arguments: Sequence[str]) -> str:
    """The language of `--language`, read before the rest so that all messages are in it."""
    for i, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        asked = value if equals else "".join(arguments[i + 1 : i + 2])
        if name in ("--language", "--lang") and asked in languages():
            return asked
    return ""


def joined(given: list[str]) -> list[str]:
    """`check map FILE` is `check-map FILE`."""
    if given[:1] == ["check"] and given[1:2] and not given[1].startswith("-"):
        return [f"check-{given[1]}", *given[2:]]
    return given


Checks = Mapping[str, Sequence[tuple[str, Check]]]  # by command, each with its game


def make_parser(messages: Messages, version: str, checks: Checks) -> Parser:
    """The parser of `rotonde`: the command's name is in `command`, its arguments under their own."""
    main = Parser(messages, "rotonde", messages("about"), messages("epilogue"))
    main.choices.add_argument("--version", action="version", version=version, help=messages("help-version"))
    _add_language(main, messages)
    commands = _Commands(main, "rotonde", "command", messages)
    for name, arguments in COMMANDS.items():
        commands.add(name, messages(f"help-{name}"), arguments)
    for group, members in GROUPS.items():
        summary = messages(f"help-{group}")
        inner = _Commands(commands.add(group, summary, ()), f"rotonde {group}", "task", messages)
        for name, arguments in members.items():
            inner.add(name, messages(f"help-{group}-{name}"), arguments)
    for name, known in checks.items():
        parser = commands.add(name, text_in(known[0][1].title, messages.language), ())
        _add_check(parser, [check for _, check in known], messages)
    return main


class _Commands:
    """The commands below a parser; the chosen one is stored under `dest`."""

    def __init__(self, parent: Parser, prog: str, dest: str, messages: Messages) -> None:
        self._prog = prog
        self._messages = messages
        self._parsers = parent.add_subparsers(dest=dest, metavar="COMMAND", title=messages("help-commands"))
        parent.need(self._parsers)

    def add(self, name: str, summary: str, arguments: Sequence[str]) -> Parser:
        parser = self._parsers.add_parser(
            name, help=summary, messages=self._messages, description=summary, prog=f"{self._prog} {name}"
        )
        for argument in arguments:
            _add(parser, argument, self._messages)
        _add_language(parser, self._messages)
        return parser


def _add_check(parser: Parser, checks: Sequence[Check], messages: Messages) -> None:
    """A file, how many samples by the name that the game gives them, and what is common to all checks."""
    file_help = messages("help-material-file")
    parser.need(parser.arguments.add_argument("file", type=Path, metavar="FILE", help=file_help))
    for check in {check.sample: check for check in checks}.values():
        facts = {"samples": text_in(check.samples, messages.language), "default": check.usual}
        flag = f"--{check.sample}"
        parser.choices.add_argument(flag, dest="samples", metavar="N", help=messages("help-samples", **facts))
    for argument in CHECK:
        _add(parser, argument, messages)


def _add_language(parser: Parser, messages: Messages) -> None:
    help_text = messages("help-language", languages=", ".join(languages()))
    parser.choices.add_argument("--language", choices=languages(), default=argparse.SUPPRESS, help=help_text)
    parser.choices.add_argument(
        "--lang", dest="language", choices=languages(), default=argparse.SUPPRESS, help=argparse.SUPPRESS
    )


def _add(parser: Parser, name: str, messages: Messages) -> None:
    """One argument; whatever a game has a say in stays text, to be held against the game later.

    `name@about` is an argument that means something else here: its help is `help-about`, it has no default.
    """
    name, _, about = name.partition("@")
    default = None if about or name in UNSET else DEFAULTS.get(name)
    help_text = messages(_help_of(name, about), games=", ".join(games()), default=DEFAULTS.get(name, ""))
    if name in SWITCHES:
        parser.choices.add_argument(name, action="store_true", help=help_text)
        return
    if name in ALLOWED:
        allowed = ALLOWED[name]
        parser.arguments.add_argument(name, nargs="?", choices=allowed, default=allowed[0], help=help_text)
        return
    group = parser.choices if name.startswith("--") else parser.arguments
    added = group.add_argument(
        name,
        action="append" if name in SEVERAL else "store",
        type=Path if name in PATHS else str,
        metavar=METAVARS.get(name, name.removeprefix("--").upper()),
        help=help_text.replace("%", "%%"),
        default=[] if name in SEVERAL else default,
    )
    if not name.startswith("--"):
        parser.need(added)


def _help_of(name: str, about: str) -> str:
    """Name of an argument's help; another one where a command is called so."""
    if about:
        return f"help-{about}"
    other = {"--games": "help-number", "--config": "help-config-file"}
    return other.get(name, f"help-{name.removeprefix('--')}")

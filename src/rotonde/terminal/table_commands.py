"""Commands at a table in the terminal. An action always wins over a command of the same name."""

from collections.abc import Collection

PREFIX = "/"  # a command may always be typed with it: no notation begins so
OTHER_NAMES = {"rules": "?", "q": "quit", "exit": "quit"}
COMMANDS = ("?", "list", "board", "hint", "help", "quit")
NAMES = (*COMMANDS, *OTHER_NAMES)


def command(typed: str, first_words: Collection[str]) -> tuple[str, str] | None:
    """The command that is meant and what stands behind it; None where an action is meant.

    `first_words` are those of the game's notations: a line that begins with one of them is an action.
    """
    first, *rest = typed.lower().split(maxsplit=1) or [""]
    if first in first_words:
        return None
    name = first.removeprefix(PREFIX)
    name = OTHER_NAMES.get(name, name)
    return (name, "".join(rest)) if name in COMMANDS else None


def offered(line: str, first_words: Collection[str]) -> list[str]:
    """Commands that a line may become, each as it has to be typed in this game."""
    written = [name if name not in first_words else PREFIX + name for name in COMMANDS]
    written += [PREFIX + name for name in COMMANDS if line.startswith(PREFIX)]
    return [name for name in dict.fromkeys(written) if line and name.startswith(line.lower())]

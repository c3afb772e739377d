"""The command as a person has it: through a pipe, or on a terminal whose screen can be read."""

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pyte
import pytest

from rotonde.cli import main

COMMAND = [sys.executable, "-m", "rotonde"]
ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "src" / "rotonde" / "games" / "wurfel" / "records"
PATIENCE = 120  # seconds until a screen that never comes fails its test
COLUMNS, LINES = 110, 50

KEYS = {
    "right": "\x1b[C",
    "left": "\x1b[D",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "tab": "\t",
    "enter": "\r",
    "ctrl-c": "\x03",
    "ctrl-d": "\x04",
}


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """This environment, in English and with a plain terminal unless a test says otherwise."""
    paths = filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "build" / "plugin")])
    stored = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    ours = {"LANG": "en_GB.UTF-8", "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    return {**stored, **ours, "PYTHONPATH": os.pathsep.join(paths), **more}


def run(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with what is typed already in its pipe."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=PATIENCE * 3,
        env=environment(more),
    )


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The command in this process: status, what it printed, what it complained."""
    try:
        status = main(arguments)
    except SystemExit as left:
        status = int(str(left.code))
    output = capsys.readouterr()
    return status, output.out, output.err


class _Answering(pyte.Screen):
    """A screen that answers when it is asked where its cursor is."""

    answer: Callable[[str], None]

    def write_process_input(self, data: str) -> None:
        self.answer(data)


def _take_over(terminal: int) -> None:
    """The command owns its terminal and hears Ctrl-C, also where the tests run in the background."""
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command on a terminal of its own."""

    def __init__(self, *arguments: str, **more: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(more),
            start_new_session=True,
            preexec_fn=lambda: _take_over(slave),
        )
        os.close(slave)
        self._screen = _Answering(COLUMNS, LINES)
        self._screen.answer = self.type
        self._stream = pyte.ByteStream(self._screen)
        self.raw = b""

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def press(self, *keys: str) -> None:
        for key in keys:
            self.type(KEYS.get(key, key))

    @property
    def text(self) -> str:
        """Text of the screen."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    def shows(self, *wanted: str) -> str:
        """Wait until all of that stands on the screen; returns the screen."""
        self._until(lambda: all(each in self.text for each in wanted), f"{wanted} did not come")
        return self.text

    def is_again(self, screen: str) -> None:
        """Wait until the screen is as it was, all of it: a terminal draws in pieces."""
        self._until(lambda: self.text == screen, f"the screen is not again\n{screen}")

    def waits_at(self, last: str) -> str:
        """Wait until the screen ends so: a key pressed before its prompt is there may be lost."""
        self._until(lambda: self.text.rstrip().endswith(last), f"{last!r} did not come last")
        return self.text

    def ends(self) -> int:
        """Wait until the command is over; returns its exit status."""
        self._until(lambda: self.process.poll() is not None, "it did not end")
        return self.process.wait()

    def _until(self, holds: Callable[[], bool], complaint: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > deadline:
                raise AssertionError(f"{complaint}; the screen is\n{self.text}")
            self._read()

    def _read(self) -> None:
        ready, _, _ = select.select([self._master], [], [], 0.1)
        if ready:
            with contextlib.suppress(OSError):  # the other side was closed
                fresh = os.read(self._master, 65536)
                self.raw += fresh
                self._stream.feed(fresh)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self._master)


@contextlib.contextmanager
def terminal(*arguments: str, **more: str) -> Iterator[Terminal]:
    opened = Terminal(*arguments, **more)
    try:
        yield opened
    finally:
        opened.close()

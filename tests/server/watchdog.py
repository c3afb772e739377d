"""Ends a PostgreSQL whose tests were killed, and clears up after it: `python watchdog.py FOLDER`.

It waits for the end of its standard input, a pipe that only the tests hold: however they end, it closes.
Where they ended well nothing is left to do.
"""

import os
import select
import shutil
import signal
import sys
from contextlib import suppress
from pathlib import Path

PATIENCE = 60  # seconds


def end(folder: Path) -> None:
    """Ends the server that its own note names, and removes the folder."""
    note = folder / "data" / "postmaster.pid"
    with suppress(OSError, ValueError, IndexError):  # it has ended, or never began
        server = int(note.read_text().splitlines()[0])
        process = os.pidfd_open(server)
        signal.pidfd_send_signal(process, signal.SIGQUIT)
        select.select([process], [], [], PATIENCE)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests; the pipe says when they end
    sys.stdin.read()
    end(Path(sys.argv[1]))

"""Starting servers: free ports, and what is said when a start is refused."""

import os
import random
import socket
import subprocess
import sys

from tests.server.harness import PATIENCE

UNASSIGNED = (20_000, 32_000)  # below the ports that Linux gives to whoever asks for any


def refused_start(*arguments: str, **settings: str) -> str:
    """Error text of a server that cannot start; no traceback."""
    command = [sys.executable, "-m", "rotonde", "serve", *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **settings}, check=False
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr + done.stdout
    assert done.stderr.startswith("rotonde: ")
    return done.stderr


def free_port() -> int:
    """A port for a program that cannot choose one itself; no port that the system hands out meanwhile."""
    while True:
        try:
            with socket.create_server(("127.0.0.1", random.SystemRandom().randrange(*UNASSIGNED))) as tried:
                return int(tried.getsockname()[1])
        except OSError:
            continue

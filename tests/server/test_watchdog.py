"""No PostgreSQL outlives its tests, however they end."""

import os
import select
import subprocess
import sys
from pathlib import Path

from tests.server.postgres import PATIENCE

ROOT = Path(__file__).parents[2]
KILLED = """
import os, signal
from tests.server.postgres import postgres
with postgres() as server:
    print(server.process.pid, server.folder, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_server_ends_with_tests_that_are_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KILLED], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as tests:
        assert tests.stdout is not None
        pid, folder = tests.stdout.readline().split()
        try:
            server = os.pidfd_open(int(pid))
        except ProcessLookupError:
            return  # already
        ended, _, _ = select.select([server], [], [], PATIENCE)
        os.close(server)
        assert ended, f"{folder} is still served"

"""Real Ray nodes on this machine, each a session of processes of its own, so that one can die whole.

`ray stop` would end every cluster of the machine, and `ray.cluster_utils` gives a node thirty seconds and no
second chance; here a start that took too long is tried again, by when all that it reads is in memory.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.server_start import free_port

ATTEMPTS = 5
STORE = 80_000_000  # bytes; Ray asks for 75 MB at least
SMALL = (
    "--num-cpus=1",
    "--num-gpus=0",
    f"--object-store-memory={STORE}",
    "--min-worker-port=0",  # any that is free
    "--max-worker-port=0",
    "--dashboard-agent-listen-port=0",
    "--include-log-monitor=false",
    "--disable-usage-stats",
)
PATIENT = {
    "RAY_gcs_server_port_wait_time_s": "120",
    "RAY_gcs_server_request_timeout_seconds": "120",
    "RAY_health_check_timeout_ms": "60000",  # a busy node answers late, a dead one not at all
    "RAY_health_check_period_ms": "1000",
    "RAY_worker_register_timeout_seconds": "240",
    "RAY_worker_niceness": "0",  # Ray's workers stand back by 15, and on a busy machine never get a turn
    "RAY_enable_metrics_collection": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS": "0",
}


class NoNode(Exception):
    """A node did not start; the text is what Ray said at the last attempt."""


class Nodes:
    """A head, and those that join it; what a node is called is the number of its session."""

    def __init__(self, folder: Path) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        self._folder = folder
        self.sessions: list[int] = []

    def add(self) -> int:
        """Another node, which the cluster knows by now; the first one is the head."""
        head = ("--head", f"--port={self.address.partition(':')[2]}", f"--temp-dir={self._folder}")
        quiet = ("--include-dashboard=false", "--no-monitor")
        joins = (f"--address={self.address}",)
        session = _started(joins if self.sessions else (*head, *quiet))
        self.sessions.append(session)
        return session

    def kill(self, session: int) -> None:
        """The node is gone at once, with all that it was doing."""
        while members := _members(session):
            for pid in members:
                _kill(pid)


@contextmanager
def nodes(count: int) -> Iterator[Nodes]:
    """A cluster of so many nodes with a core each, in a folder with a short name: sockets lie in it."""
    folder = Path(tempfile.mkdtemp(prefix="ray", dir="/tmp"))
    cluster = Nodes(folder)
    try:
        for _ in range(count):
            cluster.add()
        yield cluster
    finally:
        for session in reversed(cluster.sessions):
            cluster.kill(session)
        shutil.rmtree(folder, ignore_errors=True)


def is_at_work(session: int) -> bool:
    """Whether a task is being played on that node: Ray names a process after what it does."""
    return any("ray::play_some" in command for command in _members(session).values())


def _started(place: tuple[str, ...]) -> int:
    """The session of a node that has registered; `ray start` returns when it has."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", *place, *SMALL]
    said = ""
    for _ in range(ATTEMPTS):
        with tempfile.TemporaryFile("w+") as output:  # a pipe would stay open as long as the node lives
            begun = subprocess.Popen(
                command, env={**os.environ, **PATIENT}, stdout=output, stderr=output, start_new_session=True
            )
            if begun.wait() == 0:
                return begun.pid
            output.seek(0)
            said = output.read()
        for pid in _members(begun.pid):
            _kill(pid)
    raise NoNode(f"Ray started no node in {ATTEMPTS} attempts; at the last it said:\n{said[-2000:]}")


def _members(session: int) -> dict[int, str]:
    """The processes of a session that still run, with their commands."""
    listed = subprocess.run(
        ["ps", "-s", str(session), "-o", "pid=,stat=,args="], capture_output=True, text=True
    ).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()]
    return {int(pid): "".join(command) for pid, stat, *command in rows if not stat.startswith("Z")}


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):  # it may be quicker
        os.kill(pid, signal.SIGKILL)

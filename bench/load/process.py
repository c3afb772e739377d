"""Process of a measured server: its CPU time and memory, as the system counts them."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

SCHEDULED = 2  # of the clocks that Linux keeps for a process: its time on the processor, in nanoseconds


class Process:
    """A command that runs inside `with`; what it says first is its greeting."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], cwd: Path) -> None:
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=cwd, env={**os.environ, **environment}
        )
        assert self._process.stdout is not None
        self.greeting = self._process.stdout.readline()
        assert self.greeting, f"{' '.join(command)} ended at once"

    def cpu_seconds(self) -> float:
        """CPU time of its threads, user and system."""
        return time.clock_gettime(~self._process.pid << 3 | SCHEDULED)

    def memory(self) -> int:
        """Bytes that it alone holds in memory."""
        lines = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text().splitlines()
        own = [line for line in lines if line.startswith("Private_")]
        return 1024 * sum(int(line.split()[1]) for line in own if "Hugetlb" not in line)

    def __enter__(self) -> "Process":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

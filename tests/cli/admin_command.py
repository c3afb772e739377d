"""The command `rotonde admin`, called on a server or a data folder."""

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from rotonde.cli import main
from tests.server.harness import Server


def admin(server: Server | Path, *task: str, status: int = 0) -> str:
    """Output of `rotonde admin`."""
    folder = server.data if isinstance(server, Server) else server
    with redirect_stdout(StringIO()) as output, redirect_stderr(StringIO()) as complained:
        found = main(["admin", *task, "--data", str(folder)])
    assert found == status, complained.getvalue()
    return output.getvalue() if status == 0 else complained.getvalue()

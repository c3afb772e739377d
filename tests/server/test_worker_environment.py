"""A bot's process knows nothing of the host's secrets."""

from contextlib import suppress
from pathlib import Path

from rotonde.server.bots.worker_environment import worker_environment
from tests.server.harness import BOT, ME, Person, Server, eager

SECRETS = {
    "ROTONDE_MAIL_PASSWORD": "hidden-1",
    "PGPASSWORD": "hidden-2",
    "PGPASSFILE": "hidden-3",
    "AWS_SECRET_ACCESS_KEY": "hidden-4",
    "CREDENTIALS_DIRECTORY": "hidden-5",
}


def test_only_what_is_needed_is_passed_on() -> None:
    needed = {"PATH": "/bin", "PYTHONPATH": "x", "LC_ALL": "C", "OMP_NUM_THREADS": "1", "ROTONDE_BOT_X": "y"}
    address = {"ROTONDE_DATABASE": "postgresql://rotonde:hidden@db/rotonde"}
    assert worker_environment({**needed, **SECRETS, **address}) == needed


def test_a_bots_process_inherits_no_secret_and_no_open_file(tmp_path: Path) -> None:
    with Server(tmp_path / "data", SECRETS) as server, Person(server) as person:
        table = person.open_table(ME, BOT)["table"]["id"]
        while not (there := children(server.process.pid)):
            state = person.state(table)
            if state["legal"]:
                person.act(table, 0, state["n"], eager(state))
        for each in there:
            assert b"hidden-" not in (each / "environ").read_bytes()
            opened = {str(file.readlink()) for file in (each / "fd").iterdir()}
            assert [file for file in opened if f"{server.data}/" in file] == []
            assert len([file for file in opened if file.startswith("socket:")]) <= 2, "its own two"


def children(process: int) -> list[Path]:
    """The processes that one has started, and that are bots."""
    found = list[Path]()
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):  # a thread that has ended meanwhile
            found += [Path("/proc", each) for each in (task / "children").read_text().split()]
    return [each for each in found if b"rotonde.server.bots.worker" in (each / "cmdline").read_bytes()]

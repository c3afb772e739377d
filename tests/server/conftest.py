from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Person, Server
from tests.server.postgres import Postgres, postgres

BOTH = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def databases() -> Iterator[Postgres]:
    """One PostgreSQL server for all tests that need one."""
    with postgres() as running:
        yield running


@pytest.fixture(params=BOTH)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store may be: a file, and a database of its own."""
    if request.param == "sqlite":
        return tmp_path / "store.sqlite"
    databases: Postgres = request.getfixturevalue("databases")
    return databases.database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    limits = ("HTTP_RATE", "SIGN_IN_RATE", "UPLOAD_BURST", "COSTLY_BURST")
    unlimited = {f"ROTONDE_{each}": "100000" for each in limits}
    patient = {"ROTONDE_BOT_SECONDS": "50"}  # on a machine with much else to do no bot is taken for hung
    with Server(tmp_path_factory.mktemp("server") / "data", unlimited | patient) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person

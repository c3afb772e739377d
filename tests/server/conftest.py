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
    """Place of a store: a file, and a database of its own."""
    if request.param == "sqlite":
        return tmp_path / "store.sqlite"
    databases: Postgres = request.getfixturevalue("databases")
    return databases.database()


LIMITS = ("HTTP_RATE", "SIGN_IN_RATE", "UPLOAD_BURST", "COSTLY_BURST")
UNLIMITED = {f"ROTONDE_{each}": "100000" for each in LIMITS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    with Server(tmp_path_factory.mktemp("server") / "data", UNLIMITED) as running:
        yield running


@pytest.fixture(scope="session")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same with uvicorn's own protocols."""
    plain = {"ROTONDE_PROTOCOLS": "plain"}
    with Server(tmp_path_factory.mktemp("plain") / "data", UNLIMITED | plain) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person

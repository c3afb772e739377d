from collections.abc import Iterator

import pytest

from tests.server.harness import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    limits = ("HTTP_RATE", "SIGN_IN_RATE", "UPLOAD_BURST", "COSTLY_BURST")
    unlimited = {f"ROTONDE_{each}": "100000" for each in limits}
    with Server(tmp_path_factory.mktemp("server") / "data", unlimited) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person

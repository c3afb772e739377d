from collections.abc import Iterator

import pytest

from tests.server.harness import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it as it was."""
    unlimited = dict.fromkeys(("ROTONDE_HTTP_RATE", "ROTONDE_SIGN_IN_RATE", "ROTONDE_UPLOAD_BURST"), "100000")
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

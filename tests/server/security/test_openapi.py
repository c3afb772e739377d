"""The API's description holds: whatever it allows, and much that it does not, is answered as it says.

schemathesis makes the calls from /api/openapi.json; nothing is a server's error, and every answer has a
status, a type and a body that are described. `make soak` tries a hundred times as much.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import BOT, ME, Person, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LIVE = "/api/tables/{table_id}/live"  # a WebSocket: test_fuzz speaks to it
SHORT = 2  # examples of each call; soak's profile has its own
MANY = 100  # times as much in soak, whose profile has SOAKING examples or more
SOAKING = 500


class Visitor:
    """Visitor who sits at a table, and whose calls may name it."""

    def __init__(self, server: Server, person: Person) -> None:
        self.url = server.url
        self._cookies = {"rotonde": person.cookie}
        self._tables = [str(person.open_table(*seats)["table"]["id"]) for seats in ((ME, ME), (ME, BOT))]
        self._games = ["wurfel", "tee"]
        answer = person.http.get("/api/openapi.json")
        self.api = schemathesis.openapi.from_dict(answer.json())

    def call(self, case: Any, number: int) -> None:
        """One call; each third names what is not there."""
        names = {"table_id": self._tables, "game": self._games, "game_id": self._games}
        for name, known in names.items():
            if name in case.path_parameters and number % 3:
                case.path_parameters[name] = known[number % len(known)]
        cookies = self._cookies if number % 2 else {}
        case.call_and_validate(base_url=self.url, checks=CHECKS, cookies=cookies)


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    limits = ("HTTP_RATE", "HTTP_BURST", "SIGN_IN_BURST", "UPLOAD_BURST", "COSTLY_BURST", "CHAT_BURST")
    unlimited = {f"ROTONDE_{each}": "1000000" for each in limits}
    with ExitStack() as stack:
        data = tmp_path_factory.mktemp("described") / "data"
        server = stack.enter_context(Server(data, {**unlimited, "ROTONDE_HOOKS": "off"}))
        yield Visitor(server, stack.enter_context(Person(server)))


def test_every_call_is_answered_as_described(visitor: Visitor) -> None:
    usual = settings().max_examples < SOAKING
    most = SHORT if usual else SHORT * MANY
    operations = [found.ok() for found in visitor.api.get_all_operations() if isinstance(found, Ok)]
    for operation in operations:
        if operation.path != LIVE:
            _try(visitor, operation, most)
    assert len(operations) > 60


def _try(visitor: Visitor, operation: Any, most: int) -> None:
    @settings(max_examples=most, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), number=st.integers(0, 11))
    def attempt(case: Any, number: int) -> None:
        visitor.call(case, number)

    attempt()

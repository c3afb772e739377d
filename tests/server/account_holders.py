"""People with accounts, for tests."""

import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

from tests.server.harness import Message, Person, Server

PASSWORD = "a train at noon"
_numbers = count(1)


def fresh_name(name: str = "Anna") -> str:
    """A name that no other test has used on this server."""
    return f"{name} {next(_numbers)}"


def make_account(person: Person, name: str = "", password: str = PASSWORD) -> Message:
    body = {"name": name or fresh_name(), "password": password}
    return person.post("/api/account", body)


def sign_in(person: Person, name: str, password: str = PASSWORD, status: int = 200, **more: Any) -> Message:
    body = {"name": name, "password": password, **more}
    return person.post("/api/account/sign-in", body, status)


def call(person: Person, method: str, path: str, body: object = None, status: int = 200) -> Message:
    answer = person.http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def in_store(server: Server, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Reads the server's database, or makes a change there that only time would make."""
    with sqlite3.connect(Path(server.data) / "rotonde.sqlite", timeout=30) as db:
        found = db.execute(sql, values).fetchall()
    db.close()
    return found


def guest_of(person: Person) -> str:
    return person.cookie.rpartition(".")[0].partition(":")[0]

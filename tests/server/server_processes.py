"""Several servers on one database."""

from pathlib import Path

from tests.server.harness import ME, OPEN, Person, Server

SETTINGS = {"ROTONDE_HTTP_RATE": "100000", "ROTONDE_LEASE_SECONDS": "2", "ROTONDE_LOG": "info"}


def serving(address: str, folder: Path, name: str) -> Server:
    return Server(folder / name, {**SETTINGS, "ROTONDE_DATABASE": address})


def hurried(people: list[Person], seconds: int) -> str:
    """A table of them all, lost by the one who does not move in time."""
    host, *others = people
    pace = {"kind": "turn", "seconds": seconds, "zero": "forfeit"}
    seats, options = [ME, *[OPEN] * len(others)], {"firstPlayer": 0}
    body = {"game": "wurfel", "seats": seats, "options": options, "access": "public", "pace": pace}
    table = str(host.post("/api/tables", body, 201)["table"]["id"])
    for each in others:
        each.post(f"/api/tables/{table}/join", {})
    return table

"""An invitation that others can follow: the address of this machine on its network, and a QR code."""

import re

import pytest
import segno

from rotonde.server.lobby import invitations
from rotonde.server.lobby.invitations import drawn, is_here, outside
from rotonde.server.ops.settings import Settings
from tests.server.harness import ME, OPEN, Person
from tests.server.refusals import is_shape


def test_who_sits_there_is_told_the_link_and_its_code(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN)["table"]
    path = f"/api/tables/{opened['id']}/invitation"
    answer = anna.get(path)
    assert answer["link"] == f"{anna.server.url}/t/{opened['id']}?invitation={opened['invitation']}"
    assert answer["elsewhere"] is False  # the server of the tests is on this machine only
    assert squares(answer["path"]) == dark(answer["link"])
    assert is_shape(ben.get(path, 403), "not_yours")
    ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})
    assert ben.get(path)["link"] == answer["link"]


def squares(path: str) -> set[tuple[int, int]]:
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path)
    assert "".join(f"M{x} {y}h{n}v1h-{n}z" for x, y, n in runs) == path
    return {(int(x) + i, int(y)) for x, y, n in runs for i in range(int(n))}


def dark(link: str) -> set[tuple[int, int]]:
    code = segno.make(link, micro=False)
    return {(x, y) for y, row in enumerate(code.matrix) for x, bit in enumerate(row) if bit}


def test_rows_are_drawn_in_runs() -> None:
    assert drawn([[1, 1, 0, 1], [0, 0, 0, 0]]) == "M0 0h2v1h-2zM3 0h1v1h-1z"


@pytest.mark.parametrize(
    "address", ["http://localhost:8000", "http://127.0.0.1", "http://[::1]:80", "http://a.localhost"]
)
def test_addresses_of_this_machine(address: str) -> None:
    assert is_here(address)


@pytest.mark.parametrize(
    "address", ["http://192.0.2.7:8000", "https://rotonde.example", "http://laptop.local"]
)
def test_addresses_of_others(address: str) -> None:
    assert not is_here(address)


@pytest.mark.parametrize(
    ("came_by", "host", "site", "network", "found"),
    [
        ("http://localhost:8000", "0.0.0.0", "", "192.0.2.7", "http://192.0.2.7:8000"),
        ("http://localhost", "::", "", "192.0.2.7", "http://192.0.2.7"),
        ("http://localhost:8000", "0.0.0.0", "", "", "http://localhost:8000"),
        ("http://localhost:8000", "127.0.0.1", "", "192.0.2.7", "http://localhost:8000"),
        ("http://laptop.local:8000", "0.0.0.0", "", "192.0.2.7", "http://laptop.local:8000"),
        ("http://localhost:8000", "127.0.0.1", "https://r.example/", "", "https://r.example"),
    ],
)
def test_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch, came_by: str, host: str, site: str, network: str, found: str
) -> None:
    monkeypatch.setattr(invitations, "network_address", lambda: network)
    assert outside(came_by, Settings(host=host, site=site)) == found

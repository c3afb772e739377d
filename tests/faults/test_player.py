"""Player of the fault tests: patient with a server, but not with one that is silent for good."""

from random import Random
from typing import Any, cast

import httpx
import pytest

from tests.faults import player
from tests.faults.player import Diary, Player


class Somewhere:
    """An address, and nobody to start there."""

    def url(self, chance: Random) -> str:
        return "http://house.example"

    def state(self) -> str:
        return "nobody is in"


def asking_one(monkeypatch: pytest.MonkeyPatch, answers: list[httpx.Response | None], took: float) -> Player:
    """Each try takes so long; None: nothing comes."""
    now = 0.0

    def answer(request: httpx.Request) -> httpx.Response:
        nonlocal now
        now += took
        found = answers.pop(0) if answers else None
        if found is None:
            raise httpx.ReadTimeout("nothing came")
        return found

    found = Player(cast("Any", Somewhere()), "cookie", Diary("t1"), 1)
    found._http = httpx.Client(transport=httpx.MockTransport(answer))
    monkeypatch.setattr(player, "monotonic", lambda: now)
    monkeypatch.setattr(found, "_pause", lambda: None)
    return found


def test_a_run_that_was_stopped_for_an_hour_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asking = asking_one(monkeypatch, [None, httpx.Response(200, json={"n": 7})], took=3600)
    assert asking.state() == {"n": 7}
    assert asking.diary.troubles == 1


def test_a_house_that_is_silent_for_good_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    asking = asking_one(monkeypatch, [], took=20)
    with pytest.raises(AssertionError, match=r"last heard: ReadTimeout.*\nnobody is in"):
        asking.state()
    assert asking.diary.troubles == 15


def test_other_trouble_than_disk_and_closing_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asking = asking_one(monkeypatch, [httpx.Response(500, json={"error": "internal"})], took=1)
    with pytest.raises(AssertionError, match="internal"):
        asking.state()

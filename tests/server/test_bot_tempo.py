"""Bots wait as long as those who watch them wish, and for nobody else."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rotonde.server.bots import service as bots
from rotonde.server.bots.pool import BotPool
from rotonde.server.bots.service import BotService
from rotonde.server.http.messages import Tempo
from rotonde.server.live.broadcast import PAUSES, Subscriber
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.registry import Slot
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from tests.server.harness import BOT, ME, Message, Person


class Hands:
    """A clock that only sleeping moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 0.0
        self.while_asleep: Callable[[], None] = lambda: None
        monkeypatch.setattr(bots, "monotonic", lambda: self.at)
        monkeypatch.setattr(asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        self.while_asleep()


def subscriber(slot: Slot, tempo: Tempo, *seats: int) -> Subscriber:
    found = Subscriber(Caller("anna"))
    found.tempo, found.seats = tempo, seats
    slot.broadcast._subscribers.append(found)
    return found


class Waiting:
    """A table's place, a clock, and a bot that is about to act there."""

    def __init__(self, tables: Tables, hands: Hands) -> None:
        self.slot = Slot("t", lambda: 0)
        self.hands = hands
        self.registry = tables.registry
        self.registry._slots["t"] = self.slot
        self._bots = BotService(tables, BotPool(1), 1)

    def wait(self) -> float:
        """Time the bot waits."""
        begun = self.hands.at
        asyncio.run(self._bots._wait("t", begun))
        return self.hands.at - begun


@pytest.fixture
def waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Waiting]:
    store = SqlStore(tmp_path / "store.sqlite")
    yield Waiting(Tables(store), Hands(monkeypatch))
    asyncio.run(store.close())


def test_nobody_waits_unless_somebody_wishes_it(waiting: Waiting) -> None:
    subscriber(waiting.slot, "at_once", 0)
    subscriber(waiting.slot, "calm")  # a bystander
    assert waiting.wait() == 0


def test_the_calmest_who_sits_there_counts(waiting: Waiting) -> None:
    subscriber(waiting.slot, "brisk", 0)
    assert waiting.wait() == pytest.approx(PAUSES["brisk"])
    subscriber(waiting.slot, "calm", 1)
    assert waiting.wait() == pytest.approx(PAUSES["calm"])


def test_a_change_counts_at_once(waiting: Waiting) -> None:
    anna = subscriber(waiting.slot, "calm", 0)

    def lose_patience() -> None:
        anna.tempo = "at_once"

    waiting.hands.while_asleep = lose_patience
    assert waiting.wait() == bots.GLANCE


def test_who_looks_by_another_process_counts_too(waiting: Waiting) -> None:
    subscriber(waiting.slot, "brisk", 0)
    waiting.registry.pause_elsewhere = lambda table_id: 1.5
    assert waiting.wait() == pytest.approx(1.5)


def test_a_wish_is_told_over_the_line_and_the_game_goes_on(anna: Person) -> None:
    table = anna.open_table(ME, BOT, firstPlayer=1)["table"]["id"]
    with anna.live(table) as live:
        live.say(type="tempo", tempo="brisk")
        live.say(type="tempo", tempo="never")
        heard: dict[str, Message] = {}  # the bot may have been quicker than either wish
        while not heard.keys() >= {"refused", "state"} or heard["state"]["to_act"] != 0:
            message = live.hear()
            heard[message["type"]] = message
        assert heard["refused"]["error"] == "malformed"

"""Bots hang, crash and cheat; the game goes on."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rotonde
from rotonde.server.bots import service as bots
from rotonde.server.bots.fair_queue import NOBODY, Client
from rotonde.server.bots.pool import BotPool, NoAnswer
from rotonde.server.bots.service import BotService
from rotonde.server.bots.worker import answer
from rotonde.server.http.messages import Accepted, SeatChoice, TableChoice
from rotonde.server.identity.signing import new_table
from rotonde.server.lobby.commitments import new_part
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables
from rotonde.table.bot_questions import BotQuestion, bot_of
from rotonde.table.bot_tasks import owed
from rotonde.table.game.resume import begun
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, SeatRow, TableRow
from rotonde.table.seating import Guest
from tests.server.bot_questions import command, question
from tests.server.harness import PATIENCE
from tests.server.stores import FullDisk

READY = "import sys, threading\nprint('ready', flush=True)\n"
HANGS = READY + "for line in sys.stdin: threading.Event().wait()"  # which nobody sets
DIES = READY + "for line in sys.stdin: sys.exit(3)"
BABBLES = READY + "for line in sys.stdin: print('I think red', flush=True)"
CHEATS = READY + 'for line in sys.stdin: print(\'{"action": "begins 0"}\', flush=True)'
FAILS = READY + 'for line in sys.stdin: print(\'{"error": "out of ideas"}\', flush=True)'
DIES_ONCE = """
import os, sys
from rotonde.server.bots.worker import main
if not os.path.exists({flag!r}):
    open({flag!r}, "w").close()
    print("ready", flush=True)
    sys.stdin.readline()
    sys.exit(1)
main()
"""


def ask(pool: BotPool, asked: BotQuestion, seconds: float = 30) -> str:
    async def run() -> str:
        try:
            return await pool.ask(asked, seconds)
        finally:
            await pool.close()

    return asyncio.run(run())


def test_a_process_of_its_own_chooses_a_legal_action() -> None:
    match = rotonde.Match(rotonde.game("wurfel"), 2, 7)
    legal = [match.game.space.text(a) for a in match.state.legal_actions()]
    assert ask(BotPool(1), question()) in legal


def test_the_same_question_has_the_same_answer() -> None:
    assert ask(BotPool(1), question("5")) == ask(BotPool(1), question("5"))


@pytest.mark.parametrize(
    ("script", "reason"),
    [(HANGS, "within"), (DIES, "ended"), (BABBLES, "ended"), (FAILS, "out of ideas")],
)
def test_what_gives_no_answer_says_why(script: str, reason: str) -> None:
    with pytest.raises(NoAnswer, match=reason):
        ask(BotPool(1, command(script)), question(), 0.5 if script == HANGS else 30)


def test_a_hung_process_is_replaced() -> None:
    async def run() -> None:
        pool = BotPool(1, command(HANGS))
        for _ in range(3):
            with pytest.raises(NoAnswer):
                await pool.ask(question(), 0.2)
        assert not pool._all
        await pool.close()

    asyncio.run(run())


def test_who_waits_for_a_process_is_counted_and_who_gives_up_no_longer() -> None:
    async def run() -> None:
        pool = BotPool(1, command(HANGS))
        asking = [asyncio.ensure_future(pool.ask(question(), 60)) for _ in range(3)]
        await asyncio.sleep(0)  # so that each has asked
        assert (pool.asked, pool.waiting) == (3, 2)
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert (pool.asked, pool.waiting) == (0, 0)
        await pool.close()

    asyncio.run(run())


def test_the_bot_of_a_seat_is_asked_again_and_that_of_a_hint_is_new() -> None:
    seated = replace(question(), table="t1")
    assert bot_of(seated) is bot_of(replace(seated, seed="1"))
    others = [replace(seated, **other) for other in ({"table": "t2"}, {"seat": 5})]
    assert all(bot_of(other) is not bot_of(seated) for other in others)
    assert bot_of(question()) is not bot_of(question())


def test_a_worker_answers_nonsense_with_an_error() -> None:
    assert answer(b"not json").error
    unknown = replace(question(), level="wizard")
    assert "wizard" in answer(msgspec.json.encode(unknown)).error


# Nobody can open such a table, but while bots play among themselves nobody else has to be waited for.
BOTS_ALONE = TableRow(
    id="",
    game="wurfel",
    version=rotonde.game("wurfel").version,
    options={},
    seed="",
    host="anna",
    invitation="come",
    status="running",
    seats=tuple(SeatRow(seat, "bot", "Ada", level="novice") for seat in range(2)),
)


async def play(
    tmp_path: Path,
    pool: BotPool,
    decisions: int,
    seconds: float = 30,
    kind: type[SqlStore] = SqlStore,
    door: Callable[[Tables], Any] = lambda tables: tables,
) -> list[str]:
    """A table of two bots, watched until so many decisions are on disk; gives the notations."""
    store = kind(tmp_path / "store.sqlite")
    tables = Tables(store)
    drivers = BotService(door(tables), pool, seconds)
    enough = asyncio.Event()
    table = replace(BOTS_ALONE, id=new_table(), seed=new_part())

    def changed(table_id: str) -> None:
        nonlocal decisions
        decisions -= 1
        if decisions < 0:
            enough.set()
        drivers.wake(table_id)

    tables.bot_is_due = changed
    try:
        match = begun(table)
        first = [Row(n, rotonde.CHANCE, action) for n, action in enumerate(match.record.actions)]
        await store.create(table, first, most=1)
        changed(table.id)
        await asyncio.wait_for(enough.wait(), PATIENCE)
    finally:
        await drivers.close()
        rows = await store.rows(table.id)
        await store.close()
    return [row.action for row in rows]


def is_legal(actions: list[str]) -> bool:
    return bool(list(rotonde.Record(rotonde.game("wurfel"), 2, None, actions).replay()))


@pytest.mark.parametrize("script", [HANGS, DIES, BABBLES, CHEATS, FAILS])
def test_a_game_never_waits_for_a_broken_bot(tmp_path: Path, script: str) -> None:
    actions = asyncio.run(play(tmp_path, BotPool(2, command(script)), 2, 0.2 if script == HANGS else 30))
    assert is_legal(actions), "what was played instead is legal"


def test_a_game_never_waits_for_a_machine_that_starts_no_process(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert is_legal(asyncio.run(play(tmp_path, BotPool(1, (str(tmp_path / "nothing"),)), 2)))
    reasons = [str(vars(each)["reason"]) for each in caplog.records if each.message == "a bot failed"]
    assert len(reasons) >= 3
    assert "no process can be started" in reasons[0]


class Puzzled(BotPool):
    """Fails three times in a way that nobody thought of."""

    failures = 3

    async def ask(self, question: BotQuestion, seconds: float, client: Client = NOBODY) -> str:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("what nobody thought of")
        return await super().ask(question, seconds, client)


def test_whatever_fails_is_tried_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "FIRST_WAIT", 0.001)
    assert is_legal(asyncio.run(play(tmp_path, Puzzled(1), 2)))
    output = [each for each in caplog.records if each.message == "a bot cannot move, it tries again later"]
    assert len(output) == 3
    assert all(each.exc_info for each in output)


class Stubborn:
    """Tables that refuse a bot's first moves."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._refusals = 3

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tables, name)

    async def act_as_bot(self, table_id: str, seat: int, n: int, action: str) -> Accepted:
        if self._refusals:
            self._refusals -= 1
            raise Refusal("illegal")
        return await self._tables.act_as_bot(table_id, seat, n, action)


def test_between_two_refused_moves_a_bot_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(play(tmp_path, BotPool(1), 2, door=Stubborn))
    assert waits == [bots.FIRST_WAIT, 2 * bots.FIRST_WAIT, 4 * bots.FIRST_WAIT]


def test_a_crashed_bot_is_asked_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    script = DIES_ONCE.format(flag=str(tmp_path / "died"))
    asyncio.run(play(tmp_path, BotPool(1, command(script)), 1))
    failures = [each for each in caplog.records if each.message == "a bot failed"]
    assert len(failures) == 1, "after the crash a fresh process answers"


class FullForAWhile(FullDisk):
    refusals = 3


def test_a_bot_waits_for_room_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "FIRST_WAIT", 0.001)
    actions = asyncio.run(play(tmp_path, BotPool(1), 2, kind=FullForAWhile))
    assert is_legal(actions)
    assert [each.message for each in caplog.records].count("a bot's move cannot be stored") == 3


def test_a_bot_owes_nothing_on_a_persons_turn(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqlStore(tmp_path / "store.sqlite")
        tables = Tables(store)
        seats = [SeatChoice("me"), SeatChoice("me")]
        seated = await Lobby(tables).create(TableChoice("wurfel", seats), Guest("anna", "Anna"))
        async with tables.registry.use(seated.table.id) as slot:
            assert owed(slot.table) is None
        await store.close()

    asyncio.run(run())


class Counting(SqlStore):
    """Knows how many tables were fetched at the same time."""

    now = most = 0

    async def whole(self, table: str, since: int = 0) -> tuple[TableRow, list[Row]] | None:
        self.now += 1
        self.most = max(self.most, self.now)
        found = await super().whole(table, since)
        self.now -= 1
        return found


def test_after_a_start_only_those_are_woken_who_owe_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store = Counting(tmp_path / "store.sqlite")
        seats = [SeatChoice("me"), SeatChoice("bot")]
        expected = set()
        for first in (0, 1, 0, 1, 0):
            choice = TableChoice("wurfel", seats, {"firstPlayer": first})
            table = (await Lobby(Tables(store)).create(choice, Guest("anna", "Anna"))).table.id
            if first == 1:
                expected.add(table)
        tables = Tables(store)
        drivers = BotService(tables, BotPool(1), 10)
        woken: set[str] = set()
        monkeypatch.setattr(drivers, "wake", woken.add)
        await drivers.wake_all()
        assert drivers._waking is not None
        await drivers._waking
        assert woken == expected
        assert store.most == 1, "one after another"
        assert len(tables.registry) == len(expected), "the others are not kept in memory"
        await drivers.close()
        await store.close()

    asyncio.run(run())

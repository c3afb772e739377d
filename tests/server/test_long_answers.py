"""Long answers are charged by their rows, made in pieces between which others are answered, and cached; what
waits for a client that does not read is bounded in bytes.
"""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import rotonde
from rotonde.server.archive.replay import Replay
from rotonde.server.archive.service import Archive
from rotonde.server.http.long_answers import REPLAYED, LongAnswers, price
from rotonde.server.http.token_bucket import Bucket
from rotonde.server.live.broadcast import BACKLOG_BYTES, Subscriber
from rotonde.server.live.event_text import PIECE, EventCache, EventCaches, at_once, written
from rotonde.server.live.frames import ROUND_BYTES, WriteBuffer
from rotonde.server.lobby.service import Lobby
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.registry import LONG
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.game.material import known_game
from rotonde.table.history import History
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row
from rotonde.table.seating import Guest
from tests.server.harness import PATIENCE, Person, Server
from tests.server.records import WHOLE, upload
from tests.server.websocket_wire import opened
from tests.table.tables import EVERYONE, table_of

ROWS = len(WHOLE.record.actions)
ANNA, BEN = Caller("anna", address="192.0.2.1"), Caller("ben", address="192.0.2.2")


class Archived:
    """A server's tables, one of which is a long game that is over."""

    def __init__(self, folder: Path, long_answers: LongAnswers | None = None) -> None:
        self.store = SqlStore(folder / "store.sqlite")
        self.tables = Tables(self.store, long_answers=long_answers)
        self.table = ""

    async def __aenter__(self) -> "Archived":
        archive = Archive(self.tables, Lobby(self.tables), Settings())
        info = await archive.upload(str(WHOLE.record), Guest("anna", "Anna"), "192.0.2.1")
        self.table = info.id
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()

    async def ask(self, caller: Caller = ANNA, bucket: Bucket | None = None, since: int = 0) -> bytes:
        return await self.tables.state_text(self.table, caller, None, since, bucket)


def run(
    folder: Path, test: Callable[[Archived], Awaitable[None]], answers: LongAnswers | None = None
) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE), Archived(folder, answers) as archived:
            await test(archived)

    asyncio.run(bounded())


def test_the_game_here_is_long() -> None:
    assert ROWS > 4 * PIECE
    assert ROWS > LONG


@pytest.mark.parametrize("game", rotonde.games())
def test_events_in_pieces_are_the_events(game: str) -> None:
    state, cache = table_of(game, 3 * PIECE + 5).running().state, EventCache()
    for since in (0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, state.step - 1, state.step):
        for seat in EVERYONE:
            told = at_once(written(state, seat, since, cache))
            assert json.loads(bytes(told)) == json.loads(msgspec.json.encode(state.events(since, seat)))


def test_a_piece_is_made_once_and_again_where_it_was_taken_back() -> None:
    state, cache = table_of("wurfel", 3 * PIECE + 5).running().state, EventCache()
    history = History([Row(n, 0, "roll") for n in range(state.step)])

    def pieces_made() -> int:
        cache.follow(history)
        return sum(1 for _ in written(state, 0, 0, cache))

    pieces_made()  # the first time the state also writes up what happened
    assert pieces_made() == 0
    history.add(Row(len(history.rows), 0, str(2 * PIECE), "undo"))
    for _ in range(2 * PIECE, state.step):
        history.add(Row(len(history.rows), 0, "roll"))
    assert pieces_made() == state.step // PIECE - 2
    assert pieces_made() == 0


def test_caches_not_used_for_long_make_room() -> None:
    rows = [Row(n, 0, "roll") for n in range(PIECE)]
    caches, histories = EventCaches(most=150), [History(rows) for _ in range(3)]
    for history in histories:
        caches.of(history).put(None, 0, bytes(60))
    caches.of(histories[0])
    caches.sweep()
    assert [caches.of(history).size for history in histories] == [60, 0, 60]


def test_others_are_answered_while_a_long_answer_is_made(tmp_path: Path) -> None:
    async def test(archived: Archived) -> None:
        await archived.ask(since=ROWS)  # it is in memory now
        order: list[str] = []

        async def long() -> None:
            await archived.ask()
            order.append("long")

        async def short() -> None:
            for _ in range(ROWS // PIECE - 1):
                await asyncio.sleep(0)
            order.append("short")

        await asyncio.gather(long(), short())
        assert order == ["short", "long"], "it began first, and gave way after every piece"

    run(tmp_path, test)


def test_one_answer_is_made_in_a_round_of_the_loop(tmp_path: Path) -> None:
    async def test(archived: Archived) -> None:
        await archived.ask()
        rounds, made, is_over = 0, list[int](), False

        async def ask() -> None:
            await archived.tables.written_state(table, None, 0)
            made.append(rounds)

        async def count() -> None:
            nonlocal rounds
            while not is_over:
                rounds += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        async with archived.tables.registry.use(archived.table) as slot:
            table = slot.table
            await asyncio.gather(*(ask() for _ in range(20)))
        is_over = True
        await counting
        assert len(set(made)) == 20, "none in the same round as another"

    run(tmp_path, test)


def test_a_connection_and_an_address_pay_by_rows(tmp_path: Path) -> None:
    cost = price(ROWS)
    assert cost > 5

    async def test(archived: Archived) -> None:
        one, other = Bucket(0, cost), Bucket(0, cost)
        await archived.ask(ANNA, one)
        with pytest.raises(Refusal, match="busy"):
            await archived.ask(ANNA, one)
        await archived.ask(ANNA, one, since=ROWS)  # what is short costs no more than its message
        with pytest.raises(Refusal, match="busy"):
            await archived.ask(ANNA, other)
        await archived.ask(BEN, other)

    run(tmp_path, test, LongAnswers(rate=0, burst=2 * cost + 1))


def test_a_game_longer_than_any_bucket_can_still_be_had(tmp_path: Path) -> None:
    async def test(archived: Archived) -> None:
        await archived.ask(ANNA, Bucket(0, 3))

    run(tmp_path, test, LongAnswers(rate=0, burst=3))


def test_the_past_and_records_are_charged_too(tmp_path: Path) -> None:
    async def test(archived: Archived) -> None:
        past = Replay(archived.tables)
        await past.state(archived.table, ANNA, ROWS, None)
        with pytest.raises(Refusal, match="busy"):
            await past.moments(archived.table, ANNA)
        with pytest.raises(Refusal, match="busy"):
            await past.state(archived.table, ANNA, ROWS, None)
        with pytest.raises(Refusal, match="busy"):
            await archived.tables.record(archived.table, ANNA)
        assert (await past.moments(archived.table, BEN)).at[-1] == ROWS

    run(tmp_path, test, LongAnswers(rate=0, burst=price(ROWS, REPLAYED)))


def test_a_long_game_is_replayed_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[bool] = []

    def spy(game: str, material: str) -> rotonde.Game:
        where.append(threading.current_thread() is threading.main_thread())
        return known_game(game, material)

    monkeypatch.setattr("rotonde.table.game.resume.known_game", spy)

    async def test(archived: Archived) -> None:
        await archived.ask()
        assert where == [False]

    run(tmp_path, test)


def test_over_http_and_on_a_socket(tmp_path: Path) -> None:
    cost = price(ROWS)
    strict = {"ROTONDE_LIVE_RATE": "0.001", "ROTONDE_LIVE_BURST": str(cost)}  # five times that by address
    with Server(tmp_path / "data", strict) as server, Person(server) as anna:
        table = str(upload(anna, str(WHOLE.record))["id"])
        statuses = [anna.http.get(f"/api/tables/{table}/state?since=0").status_code for _ in range(3)]
        with anna.live(table) as live:
            live.hear_type("state")
            live.say(type="state", since=0)
            assert len(live.hear_type("state")["events"]) > PIECE
            live.say(type="state", since=0)
            assert live.hear_type("refused")["error"] == "busy"
        statuses += [anna.http.get(f"/api/tables/{table}/state?since=0").status_code for _ in range(3)]
        assert statuses == [200] * 4 + [429] * 2


# Readers that do not read


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes() -> None:
    async def test() -> None:
        subscriber, text = Subscriber(ANNA, lambda _: False), bytes(BACKLOG_BYTES // 4)
        for _ in range(4):
            subscriber.tell(text)
        assert not subscriber.lost.is_set()
        subscriber.tell(b"one too many")
        subscriber.tell(b"and after it")
        assert subscriber.lost.is_set()
        assert subscriber.outbox.qsize() == 4

    asyncio.run(test())


def test_one_message_may_be_longer_than_that() -> None:
    async def test() -> None:
        subscriber, text = Subscriber(ANNA, lambda _: False), bytes(BACKLOG_BYTES + 1)
        subscriber.tell(text)
        assert not subscriber.lost.is_set()
        subscriber.sent(subscriber.outbox.get_nowait())
        subscriber.tell(text)
        assert not subscriber.lost.is_set()

    asyncio.run(test())


def test_a_line_takes_so_many_bytes_in_one_round() -> None:
    async def test() -> None:
        sent: list[int] = []
        write_buffer = WriteBuffer(asyncio.get_running_loop(), lambda data: sent.append(len(data)))
        write_buffer.is_shut = False
        text = bytes(ROUND_BYTES // 2)
        assert [write_buffer.write(text) for _ in range(5)] == [True, True, True, False, False]
        await asyncio.sleep(0)
        assert len(sent) == 1
        assert write_buffer.write(text)

    asyncio.run(test())


def test_a_reader_that_does_not_read_is_hung_up_on_without_waiting() -> None:
    async def test() -> None:
        line, wire, _ = await opened()
        assert not line.let_go(1013), "it reads: it is told properly"
        aborted = asyncio.Event()
        wire.abort = aborted.set  # type: ignore[method-assign]
        line.close_timeout = 0
        line.pause_writing()
        assert line.let_go(1013)
        assert wire.is_closed
        assert wire.client.close_rcvd is not None
        assert wire.client.close_rcvd.code == 1013
        async with asyncio.timeout(PATIENCE):
            await aborted.wait()
        line.connection_lost(None)

    asyncio.run(test())

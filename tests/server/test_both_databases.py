"""Every part of the store does the same in a SQLite file and in a PostgreSQL database."""

import dataclasses
from dataclasses import replace
from pathlib import Path

import pytest

from rotonde.server.accounts.store import AccountRow, PasskeyRow, SessionRow, TokenRow
from rotonde.server.admin.store import Ban
from rotonde.server.notifications.store import Channel, Notice, Preferences
from rotonde.server.ratings.rated_game import RatedGame
from rotonde.server.storage.contract import ChatRow, Conflict, TooMany
from rotonde.server.storage.store import SqlStore
from rotonde.table.rows import HintRule, Row, SeatRow, TableRow
from rotonde.table.seating import GameStart
from tests.server.postgres import Postgres
from tests.server.stores import BEN, TABLE, with_store

OTHERS = "pid <> pg_backend_pid() AND application_name = 'rotonde'"
BIG = 10**15  # milliseconds of a far year: more than 32 bits
RUNNING: TableRow = replace(TABLE, status="running", seats=(TABLE.seats[0], BEN), access="public")


def test_tables_lists_and_rematches(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(TABLE, access="public"), [], 9)
        await store.create(replace(RUNNING, id="t2", hints=HintRule.ON), [Row(0, -1, "begins 1")], 9)
        assert [each.id for each in await store.public(9)] == ["t1", "t2"]
        with pytest.raises(TooMany):
            await store.create(replace(TABLE, id="t3"), [], 2)
        await store.append("t2", [Row(1, 0, "late", "late")], [0], "resigned")
        with pytest.raises(Conflict):
            await store.append("t2", [Row(2, 0, "stop")], None)
        await store.create(replace(TABLE, id="t4"), [], 9, after="t2")
        with pytest.raises(Conflict):
            await store.create(replace(TABLE, id="t5"), [], 9, after="t2")
        found = await store.table("t2")
        assert found is not None
        assert (found.next, found.hints, found.ending) == ("t4", HintRule.ON, "resigned")
        assert (found.winners, found.n) == ((0,), 2)
        await store.sit("t1", [replace(BEN, contribution="7" * 32)])
        sat = await store.table("t1")
        assert sat is not None
        assert [each.contribution for each in sat.seats] == ["", "7" * 32]
        await store.vacate("t1", 1, "")
        await store.vacate("t1", 0, "anna")
        await store.begin("t4", GameStart([replace(BEN, kind="bot", level="novice")], [], 1))
        assert await store.running_with_bots() == ["t4"]
        gone = await store.table("t1")
        assert gone is not None
        assert (gone.removed, gone.seats) == (("anna",), (SeatRow(0, "open"), SeatRow(1, "open")))

    with_store(place, work)


def test_what_people_say(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(RUNNING, [], 9)
        line = ChatRow(0, 0, "Anna", "100 % — l'été", "k", 1_700_000_000, "anna")
        await store.say("t1", line)
        for taken in (line, dataclasses.replace(line, number=1)):
            with pytest.raises(Conflict):
                await store.say("t1", taken)
        assert await store.chat("t1") == [line]
        for muted in (True, True, False):
            await store.mute("t1", "ben", 0, muted=muted)
            assert await store.muted("t1", "ben") == [0] * muted
        for reason in ("rude", "again"):
            await store.report("t1", 0, "ben", reason)
        (complaint,) = await store.complaints()
        assert (complaint.text, complaint.reasons) == (line.text, ("rude",))
        assert await store.settle("t1", 0, "hidden")
        assert not await store.settle("t1", 7, "hidden")
        assert await store.complaints() == []
        assert [each.text for each in await store.chat("t1")] == [""]

    with_store(place, work)


def test_accounts_and_what_opens_them(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        anna, key = AccountRow("anna", "Anna É.", "argon", 1), PasskeyRow("p", "anna", "key", 0, "phone", 2)
        await store.add_account(anna, ["c1", "c2"], key)
        with pytest.raises(Conflict):
            await store.add_account(dataclasses.replace(anna, guest="eve", name="anna é."), [], None)
        assert await store.account_named("ANNA É.") == await store.account_of("anna") == anna
        await store.set_password("anna", "other")
        session = SessionRow("s", "anna", "Firefox", 1, 2, 3, "before")
        await store.add_session(session)
        await store.touch_session("s", seen=9)
        await store.touch_session("s", seen=10, proved=11)
        assert await store.sessions_of("anna") == [dataclasses.replace(session, seen=10, proved=11)]
        await store.use_passkey("p", 0, 5)
        with pytest.raises(Conflict):
            await store.use_passkey("p", 0, 6)
        assert [each.counter for each in await store.passkeys_of("anna")] == [5]
        await store.use_code("anna", "c1")
        assert await store.codes_left("anna") == 1
        await store.add_pass("x", "reset", "anna", 100, 0)
        assert await store.use_pass("x", "reset", 50) == "anna"
        with pytest.raises(Conflict):
            await store.use_pass("x", "reset", 50)
        token = TokenRow("h", "anna", "Bot", 1, 2)
        await store.add_token(token)
        await store.touch_token("h", 9)
        assert await store.token("h") == dataclasses.replace(token, seen=9)
        assert [each.id for each in await store.tokens_of("anna")] == ["h"]
        await store.end_tokens("ben", ["h"])
        await store.end_tokens("anna", ["g"])
        assert await store.token("h") is not None, "neither somebody else's nor another one"
        await store.end_tokens("anna", ["h"])
        assert await store.token("h") is None
        await store.end_sessions("anna", ["s"])
        assert await store.session("s") is None

    with_store(place, work)


def test_guests_move_and_go(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(RUNNING, [], 9)
        await store.rename("ben", "Ben")
        await store.say("t1", ChatRow(0, 1, "Ben", "hello", "k", 1, "ben"))
        await store.mute("t1", "ben", 0, muted=True)
        await store.move_guest("ben", "ada")
        assert [each.id for each in await store.tables_of("ada", 9)] == ["t1"]
        assert [each.text for each in await store.said_by("ada")] == ["hello"]
        assert await store.muted("t1", "ada") == [0]
        await store.erase_guest("ada")
        table = await store.table("t1")
        assert table is not None
        assert (table.seats[1].name, table.seats[1].guest) == ("", "gone:t1")
        assert await store.said_by("ada") == []

    with_store(place, work)


def test_what_the_host_does(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(RUNNING, [Row(0, -1, "begins 0")], 9)
        await store.create(replace(TABLE, id="t2"), [], 9)
        await store.say("t1", ChatRow(0, 0, "Anna", "hello", "k", 1, "anna"))
        await store.report("t1", 0, "ben", "")
        known = await store.last_change()
        await store.ban(Ban("ben", "guest", "noise", 5))
        assert [each.who for each in await store.bans()] == ["ben"]
        assert [each.banned for each in await store.all_people()] == [False, True]
        assert [table for _, table in await store.changes(known)] == ["t1", ""]
        assert await store.unban("ben")
        assert not await store.unban("ben")
        counted = await store.statistics()
        assert (counted.people, counted.rows, counted.lines) == (2, 1, 1)
        assert counted.bytes > 0
        assert [each.id for each in await store.all_tables()] == ["t2", "t1"]
        assert [await store.close_table(each) for each in ("t1", "t2", "t1")] == [True, True, False]
        assert [await store.remove_table(each) for each in ("t1", "t1")] == [True, False]
        assert await store.all_tables() == []

    with_store(place, work)


def test_results_are_counted_once(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.add_account(AccountRow("anna", "Anna", "", 1), [], None)
        for table in ("t1", "t2"):
            await store.create(replace(RUNNING, id=table, invitation=table), [], 9)
            await store.append(table, [Row(0, 0, "stop")], [0])
        assert await store.unjudged(9) == ["t1", "t2"]
        case = RatedGame("t1", "wurfel", 2, None, "", [[0], [1]], (0, 1), (0,))
        together = dataclasses.replace(
            case, table="t2", game="convoi", difficulty="{}", sides=[[0, 1]], ranks=(0,)
        )
        for each in (case, case, together):
            await store.judge(each, 7)
        assert await store.unjudged(9) == []
        (leader,) = await store.leaders("wurfel", 2, 9)
        assert (leader.name, leader.games, leader.won) == ("Anna", 1, 1)
        (share,) = await store.shares("convoi", 2, 9)
        assert (share.games, share.won, share.rating) == (1, 1, None)
        assert [each.table for each in await store.results_of("anna", 9)] == ["t2", "t1"]
        assert list(await store.ratings_of("anna")) == [("wurfel", 2)]
        assert list(await store.counts()) == [("convoi", 2, 1), ("wurfel", 2, 1)]

    with_store(place, work)


def test_channels_and_notices(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        channel = Channel("c", "anna", "mail", "a@example.org", "", "s", is_confirmed=False)
        notice = Notice("n", "c", "", "confirm", "{}", BIG, BIG + 9)
        await store.add_channel(channel, notice, 1)
        with pytest.raises(TooMany):
            await store.add_channel(dataclasses.replace(channel, id="d", address="b@example.org"), None, 1)
        assert await store.outbox(BIG, 9) == [notice]
        assert [await store.claim(notice, BIG + 5, 1) for _ in range(2)] == [True, False]
        assert await store.confirm("s")
        assert (await store.channels("anna"))[0].is_confirmed
        await store.set_preferences("anna", Preferences("UTC", 1, 2, "fr"))
        assert await store.preferences("anna") == Preferences("UTC", 1, 2, "fr")
        await store.postpone("n", BIG)
        await store.done("n")
        assert await store.outbox(BIG, 9) == []
        assert [await store.drop_channel("c", who) for who in ("eve", "anna", None)] == [False, True, False]

    with_store(place, work)


def test_a_lost_connection_is_made_again(databases: Postgres) -> None:
    """PostgreSQL ends all connections of the store, as it does when it restarts."""

    async def work(store: SqlStore) -> None:
        await store.create(RUNNING, [], 9)
        for n in range(3):
            databases.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS}")
            await store.append("t1", [Row(n, 0, "stop")], None)
            assert len(await store.rows("t1")) == n + 1

    with_store(databases.database(), work)

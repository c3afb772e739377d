"""Lending the seat of a person who is away: when others may, and at which level."""

from pathlib import Path

import pytest

from rotonde.server.http.messages import Join, SeatChoice, TableChoice
from rotonde.server.identity.signing import hashed
from rotonde.server.live.presence_store import LastSeen
from rotonde.server.storage import processes
from rotonde.server.storage.processes.peers import Peers
from rotonde.server.tables.clocks.messages import Pace
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from rotonde.table.seating import Guest
from tests.server.postgres import Postgres
from tests.server.presence_table import ANNA, BEGUN, BEN, DAY, EVE, GRACE, PresenceTable, run_table


def test_a_seat_is_lent_by_others_after_the_grace_period_only(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace())
        await evening.refused("too_soon", evening.lend(), time="2 min")
        await evening.wait(GRACE - 1)
        assert (await evening.info()).seats[1].lend_in == 1000
        await evening.refused("too_soon", evening.lend(), time="1 s")
        assert await evening.kinds() == []
        await evening.wait(1)
        assert (await evening.info()).seats[1].lend_in == 0
        assert await evening.lend(level="master") == "regular", "its level is not for who lends it"
        info = (await evening.info()).seats
        assert (info[1].replaced, info[1].lend_in) == (True, None)
        assert (await evening.store.rows(evening.table))[-1].action == f"regular by 0 at {evening.at}"

    run_table(place, work)


def test_the_level_is_set_with_the_table_and_in_the_rematch_too(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        choice = TableChoice("wurfel", [SeatChoice("me"), SeatChoice("open")], stand_in="novice")
        opened = (await evening.lobby.create(choice, Guest("anna", "Anna"))).table
        evening.table = opened.id
        await evening.lobby.join(opened.id, Join(opened.invitation or ""), Guest("ben", "Ben"))
        await evening.wait(GRACE)
        assert await evening.lend() == "novice"
        assert await evening.lend(level="strong", caller=BEN) == "strong", "one's own seat, as one likes"
        assert not (await evening.info()).seats[1].replaced, "now it is Ben's own wish"
        await evening.requests.resign(evening.table, ANNA, 0)
        assert (await evening.lobby.rematch(evening.table, ANNA)).table.stand_in == "novice"
        with pytest.raises(Refusal, match="bad_option"):
            await evening.lobby.create(
                TableChoice("wurfel", [SeatChoice("me"), SeatChoice("bot")], stand_in="wizard"),
                Guest("anna", "Anna"),
            )

    run_table(place, work)


def test_absence_begins_when_the_last_connection_ends(place: Path | str) -> None:
    """By cookie and by the seat's secret; a call without a connection is a sign of life too."""

    async def work(evening: PresenceTable) -> None:
        choice = TableChoice("wurfel", [SeatChoice("me"), SeatChoice("open")], {"firstPlayer": 0})
        opened = (await evening.lobby.create(choice, Guest("anna", "Anna"))).table
        evening.table = opened.id
        joined = await evening.lobby.join(opened.id, Join(opened.invitation or ""), Guest("ben", "Ben"))
        key = Caller(secret_hash=hashed(joined.secrets["1"]))
        for device in (BEN, key):
            async with evening.connected(key), evening.connected(device):
                await evening.wait(DAY)
                await evening.refused("present", evening.lend())
            await evening.wait(GRACE - 1)
            await evening.refused("too_soon", evening.lend(), time="1 s")
            await evening.tables.state(evening.table, device, None, None)
            await evening.wait(GRACE - 1)
            await evening.refused("too_soon", evening.lend(), time="1 s")

    run_table(place, work)


def test_nobody_is_absent_before_the_game_begins(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        choice = TableChoice("wurfel", [SeatChoice("me"), SeatChoice("open")])
        opened = (await evening.lobby.create(choice, Guest("anna", "Anna"))).table
        evening.table = opened.id
        async with evening.connected(ANNA):
            pass
        await evening.wait(DAY)
        await evening.lobby.join(opened.id, Join(opened.invitation or ""), Guest("ben", "Ben"))
        await evening.refused("too_soon", evening.lend(0, caller=BEN), time="2 min")
        await evening.refused("not_abandoned", evening.ask("abandon", BEN, 1), after="24 h", limits=3)

    run_table(place, work)


def test_who_is_out_of_time_has_no_grace(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace("live", 60))
        await evening.wait(60)
        assert await evening.lend(0, caller=BEN) == "regular"

    run_table(place, work)


def test_at_a_slow_table_nobody_need_be_there_before_the_time_is_out(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace("turn", DAY))
        await evening.wait(DAY // 2)
        await evening.refused("too_soon", evening.lend(0, caller=BEN), time="12 h")
        await evening.refused("too_soon", evening.lend(1), time="24 h")
        await evening.wait(DAY // 2)
        assert await evening.lend(0, caller=BEN) == "regular"

    run_table(place, work)


def test_a_restart_shortens_no_grace_and_forgets_no_absence(place: Path | str) -> None:
    """Ben had gone and Eve was connected when the server was killed."""
    table = ""

    async def before(evening: PresenceTable) -> None:
        nonlocal table
        await evening.sit(Pace(), people=3)
        table = evening.table
        async with evening.connected(BEN):
            pass
        watching = evening.connected(EVE)
        await watching.__aenter__()
        await evening.wait(DAY - GRACE)

    async def after(evening: PresenceTable) -> None:
        evening.table = table
        for seat in (1, 2):
            await evening.refused("too_soon", evening.lend(seat), time="2 min")
        await evening.wait(GRACE)
        info = (await evening.info()).seats
        assert (info[1].abandon_in, info[2].abandon_in) == (0, (DAY - GRACE) * 1000)
        assert await evening.lend(2) == "regular"

    run_table(place, before)
    run_table(place, after, BEGUN + (DAY - GRACE) * 1000)


def test_who_was_at_a_process_that_died_was_there_until_another_noticed(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace())
        peers = Peers(evening.tables)
        evening.tables.registry.seats_elsewhere = peers._seats
        news = f'["{evening.table}",[1],[],0]'
        await peers._came_or_went("another process", news)
        await evening.wait(DAY)
        monkeypatch.setattr(processes.peers, "monotonic", lambda: 1e12)
        peers._forget()
        await evening.presence_writer.close()
        assert (await evening.store.last_seen(evening.table))[1] == LastSeen(evening.at, connected=False)
        evening.tables.registry.forget(evening.table)
        await evening.refused("too_soon", evening.lend(), time="2 min")

    run_table(place, work)


def test_who_is_stored_as_connected_elsewhere_is_not_lent_at_once(databases: Postgres) -> None:
    """Another process has stored that Ben came, and we have not heard of it yet."""

    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace())
        await evening.wait(GRACE)
        await evening.store.keep_seen(evening.table, [1], LastSeen(evening.at - GRACE * 1000, connected=True))
        await evening.refused("too_soon", evening.lend(), time="2 min")
        await evening.wait(GRACE)
        assert await evening.lend() == "regular"

    run_table(databases.database(), work)

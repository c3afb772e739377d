"""Time in which no server ran is nobody's loss, however short it was; time in which one ran is."""

from pathlib import Path

import pytest

from rotonde.server.tables.clocks.heartbeat import BEAT, GRACE
from rotonde.server.tables.clocks.messages import Pace
from rotonde.table.caller import Caller
from tests.server.clocks.simulated_time import Evening, spent

DAY = 24 * 3600
SHORT = Pace("live", 300, 0, "forfeit")


@pytest.fixture
def file(place: Path | str) -> Path | str:
    return place


def begun(file: Path | str, lived: int = 100) -> str:
    """A table at which Anna has 200 s left when its server is killed."""
    table = ""

    async def before(evening: Evening) -> None:
        nonlocal table
        await evening.sit(SHORT)
        await evening.wait(lived)
        table = evening.table

    spent(file, before)
    return table


@pytest.mark.parametrize("down", [1, 3, 8, 11, 20, 7 * DAY])
def test_nobody_loses_time_while_no_server_runs(file: Path | str, down: int) -> None:
    table = begun(file)

    async def after(evening: Evening) -> None:
        evening.table = table
        evening.at += (100 + down) * 1000
        await evening.deadline_worker.heartbeat.start()
        await evening.deadline_worker.round()
        assert await evening.kinds() == []
        assert (await evening.info()).clock.left[0] == 200_000 + GRACE, "and time to come back"
        await evening.wait(GRACE / 1000 + 199)
        assert await evening.kinds() == []
        await evening.wait(1)
        assert await evening.kinds() == ["late", "resign"]

    spent(file, after)


def test_a_clock_that_began_after_the_last_heartbeat_gets_its_own_time(file: Path | str) -> None:
    table = ""

    async def before(evening: Evening) -> None:
        nonlocal table
        await evening.wait(DAY)
        await evening.sit(SHORT)
        await evening.store.beat(evening.at - DAY * 1000)
        table = evening.table

    async def after(evening: Evening) -> None:
        evening.table = table
        evening.at += (DAY + 8) * 1000
        await evening.deadline_worker.round()
        assert await evening.store.next_deadline(0) == evening.at + 300_000 + GRACE

    spent(file, before)
    spent(file, after)


@pytest.mark.parametrize(("stopped", "grace"), [(3, 0), (60, GRACE), (DAY, GRACE)])
def test_a_process_that_was_stopped_and_woken_gives_the_time_back(
    file: Path | str, stopped: int, grace: int
) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 20, 0, "forfeit"))
        for _ in range(10):
            await evening.sleep(BEAT / 1000)
        await evening.sleep(stopped)
        assert await evening.kinds() == []
        assert (await evening.info()).clock.left[0] == 10_000 + grace

    spent(file, work)


def test_a_move_that_waited_while_the_process_was_stopped_is_in_time(file: Path | str) -> None:
    """It is read before the keeper wakes: the clocks are right before anyone uses a table."""

    async def work(evening: Evening) -> None:
        await evening.sit(SHORT)
        await evening.deadline_worker.heartbeat.start()
        evening.at += 400_000
        now = await evening.tables.state(evening.table, Caller("anna"), None, None)
        assert now.clock is not None
        assert now.clock.left[0] == 300_000
        await evening.pass_on(0)
        await evening.deadline_worker.round()
        assert await evening.kinds() == []

    spent(file, work)


def test_where_another_process_ran_nothing_is_given_back(place: Path | str) -> None:
    if isinstance(place, Path):
        return  # one process serves a file

    async def work(evening: Evening) -> None:
        await evening.sit(SHORT)
        heartbeat = evening.deadline_worker.heartbeat
        evening.at += 60_000
        await evening.store.beat(evening.at - 500)

        async def meanwhile(_: float) -> None:
            await evening.store.beat(evening.at + 500)

        heartbeat._pause = meanwhile
        await evening.deadline_worker.round()
        assert (await evening.info()).clock.left[0] == 240_000

    spent(place, work)


def test_of_two_that_start_after_an_outage_one_gives_it_back(place: Path | str) -> None:
    table = begun(place)

    async def after(evening: Evening) -> None:
        evening.table = table
        evening.at += 108_000
        received = await evening.store.heard()
        for moved in (1, 0):
            assert await evening.store.make_good(evening.at, received, GRACE) == moved
        assert (await evening.info()).clock.left[0] == 200_000 + GRACE

    spent(place, after)


def test_an_idle_server_writes_nothing_and_one_with_clocks_every_second(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.deadline_worker.heartbeat.start()
        for _ in range(3):
            await evening.sleep(1)
        assert await evening.store.heard() == 0
        await evening.sit(SHORT)
        assert await evening.store.heard() == evening.at
        began = evening.at
        await evening.sleep(0.9)
        assert await evening.store.heard() == began
        await evening.sleep(0.1)
        assert await evening.store.heard() == evening.at == began + BEAT

    spent(file, work)


def test_a_server_that_closes_strikes_nothing(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 2, 0, "forfeit"))
        received = await evening.store.heard()
        evening.tables.shutdown.is_on = True
        await evening.sleep(2)
        assert (await evening.kinds(), await evening.store.heard()) == ([], received)

    spent(file, work)

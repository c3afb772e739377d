"""What happens at zero, and whose time runs until then."""

from pathlib import Path

import pytest

from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker
from rotonde.server.messages import Answer, Ask
from rotonde.server.pace.clock import Pace
from rotonde.server.pace.keeper import BEAT, GRACE
from rotonde.server.store import Row, TableRow
from tests.server.pace.evening import Evening, spent

DAY = 24 * 3600


@pytest.fixture
def file(place: Path | str) -> Path | str:
    return place


def test_a_bot_plays_the_rest_of_the_turn_and_no_more(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", DAY, 0, "bot"))
        await evening.wait(DAY - 1)
        assert await evening.kinds() == []
        await evening.wait(1)
        assert await evening.kinds() == ["late"]
        assert evening.due == [evening.table]
        told = await evening.info()
        assert (told.seats[0].stand_in, told.seats[0].late, told.clock.seat) == ("regular", True, None)
        assert (await evening.state()).legal == []
        while (await evening.state()).to_act == 0:
            await evening.bot_moves()
        told = await evening.info()
        assert (told.seats[0].stand_in, told.clock.seat, told.clock.left[1]) == (None, 1, DAY * 1000)
        await evening.pass_on(1)
        assert (await evening.info()).clock.seat == 0, "it is Anna's own turn again"
        await evening.pass_on(0)

    spent(file, work)


def test_two_who_stay_away_are_helped_out_in_turn(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60, 0, "bot"), bots=1)
        for seat in (0, 1):
            await evening.wait(60)
            while (await evening.state()).to_act == seat:
                await evening.bot_moves()
        assert await evening.kinds() == ["late", "late"]
        await evening.bot_moves()

    spent(file, work)


def test_who_comes_in_time_to_help_themselves_has_a_minute(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", DAY, 0, "bot"))
        await evening.wait(DAY)
        with pytest.raises(Refusal, match="lent"):
            await evening.tables.act(evening.table, Asker("anna"), 0, 99, "stop")
        told = await evening.accord.take_back(evening.table, Asker("anna"), 0)
        assert (told.seats[0].stand_in, told.clock.left[0]) == (None, 60_000)
        await evening.move(0)

    spent(file, work)


def test_at_a_live_table_the_bot_stands_in_until_the_person_is_back(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 300, 5, "bot", "novice"))
        await evening.wait(300)
        assert await evening.kinds() == ["late", "lend"]
        while (await evening.state()).to_act == 0:
            await evening.bot_moves()
        await evening.pass_on(1)
        assert (await evening.info()).seats[0].stand_in == "novice"
        told = await evening.accord.take_back(evening.table, Asker("anna"), 0)
        assert (told.clock.seat, told.clock.left[0]) == (0, 60_000)

    spent(file, work)


def test_alone_with_bots_one_is_helped_out_for_the_turn(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 10, 0, "bot"), people=1, bots=1)
        await evening.wait(10)
        assert await evening.kinds() == ["late"]
        while (await evening.state()).to_act == 0:
            await evening.bot_moves()
        await evening.bot_moves()

    spent(file, work)


def test_who_forfeits_has_resigned(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 60, 0, "forfeit"))
        await evening.wait(60)
        told = await evening.info()
        assert (told.status, told.winners, told.ending) == ("over", [1], "resigned")
        assert (told.seats[0].late, told.seats[0].resigned) == (True, True)
        assert (told.clock.seat, await evening.store.next_deadline(0)) == (None, None)

    spent(file, work)


def test_where_nothing_follows_the_overrun_is_shown(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60))
        await evening.wait(90)
        await evening.wait(10)
        assert await evening.kinds() == ["late"]
        told = await evening.state()
        assert told.clock is not None
        assert told.clock.left[0] == -40_000
        await evening.pass_on(0)
        assert (await evening.info()).clock.left[1] == 60_000

    spent(file, work)


def test_a_move_before_zero_is_in_time(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 60, 5, "forfeit"))
        await evening.wait(59)
        await evening.pass_on(0)
        await evening.wait(59)
        assert await evening.kinds() == []
        told = await evening.info()
        assert told.clock.left[1] == 1000
        assert told.clock.left[0] > 0

    spent(file, work)


def test_a_table_moves_between_live_and_a_move_a_day_when_all_agree(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 60, 0, "forfeit"))
        slow = Pace("turn", DAY, 0, "bot", "novice")
        ask = Ask(0, "pace", pace=slow)
        await evening.accord.ask(evening.table, Asker("anna"), ask)
        await evening.accord.ask(evening.table, Asker("anna"), ask)
        asking = (await evening.state()).asking
        assert asking is not None
        assert (asking.what, asking.pace, asking.waiting) == ("pace", slow, [1])
        await evening.wait(30)
        told = await evening.accord.answer(evening.table, Asker("ben"), Answer(1, yes=True))
        assert (told.clock.pace, told.clock.left) == (slow, [DAY * 1000] * 2)
        await evening.wait(60)
        assert await evening.kinds() == ["ask", "answer", "pace"]
        await evening.accord.ask(evening.table, Asker("ben"), Ask(1, "pace", pace=Pace("none", 7)))
        with pytest.raises(Refusal, match="asked_already"):
            await evening.accord.ask(evening.table, Asker("anna"), Ask(0, "pace", pace=slow))
        told = await evening.accord.answer(evening.table, Asker("anna"), Answer(0, yes=True))
        assert (told.clock.pace, told.clock.left, told.clock.seat) == (Pace(), [], 0)

    spent(file, work)


def test_what_is_asked_meanwhile_takes_no_time_away_and_gives_none(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60, 0, "forfeit"))
        await evening.wait(50)
        await evening.accord.ask(evening.table, Asker("ben"), Ask(1, "end"))
        assert (await evening.info()).clock.left[0] == 10_000

    spent(file, work)


def test_who_lends_their_seat_has_no_clock(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60, 0, "forfeit"))
        await evening.accord.lend(evening.table, Asker("anna"), 0, None)
        await evening.wait(600)
        assert await evening.kinds() == ["lend"]
        told = await evening.accord.take_back(evening.table, Asker("anna"), 0)
        assert told.clock.left[0] == 60_000

    spent(file, work)


@pytest.mark.parametrize("down", [20, 7 * DAY])
def test_nobody_loses_time_while_no_server_is_there(file: Path, down: int) -> None:
    table = ""

    async def before(evening: Evening) -> None:
        nonlocal table
        await evening.sit(Pace("live", 300, 0, "forfeit"))
        await evening.wait(100)
        table = evening.table

    async def after(evening: Evening) -> None:
        evening.table = table
        evening.at += (100 + down) * 1000
        await evening.keeper.round()
        assert await evening.kinds() == []
        assert (await evening.info()).clock.left[0] == 200_000 + GRACE, "and time to come back"
        evening.at += GRACE
        assert (await evening.info()).clock.left[0] == 200_000
        await evening.wait(199)
        assert await evening.kinds() == []
        await evening.wait(1)
        assert await evening.kinds() == ["late", "resign"]

    spent(file, before)
    spent(file, after)


def test_a_machine_that_slept_gives_the_time_back(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 300, 0, "forfeit"))
        for _ in range(10):
            await evening.sleep(BEAT / 1000)
        await evening.sleep(DAY)
        evening.at += GRACE
        assert (await evening.info()).clock.left[0] == 250_000

    spent(file, work)


def test_a_short_silence_is_none(file: Path | str) -> None:
    table = ""

    async def before(evening: Evening) -> None:
        nonlocal table
        await evening.sit(Pace("live", 300, 0, "forfeit"))
        table = evening.table

    async def after(evening: Evening) -> None:
        evening.table = table
        evening.at += 2000
        await evening.keeper.round()
        assert (await evening.info()).clock.left[0] == 298_000

    spent(file, before)
    spent(file, after)


def test_a_table_that_cannot_be_had_does_not_stop_the_others(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60, 0, "forfeit"))
        broken = evening.table
        await evening.sit(Pace("turn", 60, 0, "forfeit"))
        fetch = evening.store.whole

        async def refuse(table: str, since: int = 0) -> tuple[TableRow, list[Row]] | None:
            if table == broken:
                raise Refusal("other_rules", version=1, now=2)
            return await fetch(table, since)

        monkeypatch.setattr(evening.store, "whole", refuse)
        evening.tables.registry.forget(broken)
        await evening.wait(60)
        assert await evening.kinds() == ["late", "resign"]
        assert await evening.store.due(evening.at, 10) == []

    spent(file, work)


@pytest.mark.parametrize(
    ("pace", "code"),
    [
        (Pace("live", 0), "malformed"),
        (Pace("turn", 60, 0, "bot", "wizard"), "bad_option"),
    ],
)
def test_a_pace_that_cannot_be_is_refused(file: Path, pace: Pace, code: str) -> None:
    async def work(evening: Evening) -> None:
        with pytest.raises(Refusal, match=code):
            await evening.sit(pace)

    spent(file, work)

"""Deadlines: what follows at zero, and whose time runs."""

from pathlib import Path

import pytest

from rotonde.server.http.messages import Answer, Ask
from rotonde.server.tables.clocks.messages import Pace
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, TableRow
from tests.server.clocks.simulated_time import Evening, spent

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
        info = await evening.info()
        assert (info.seats[0].stand_in, info.seats[0].late, info.clock.seat) == ("regular", True, None)
        assert (await evening.state()).legal == []
        while (await evening.state()).to_act == 0:
            await evening.bot_moves()
        info = await evening.info()
        assert (info.seats[0].stand_in, info.clock.seat, info.clock.left[1]) == (None, 1, DAY * 1000)
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
            await evening.tables.act(evening.table, Caller("anna"), 0, 99, "stop")
        info = await evening.requests.take_back(evening.table, Caller("anna"), 0)
        assert (info.seats[0].stand_in, info.clock.left[0]) == (None, 60_000)
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
        info = await evening.requests.take_back(evening.table, Caller("anna"), 0)
        assert (info.clock.seat, info.clock.left[0]) == (0, 60_000)

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
        info = await evening.info()
        assert (info.status, info.winners, info.ending) == ("over", [1], "resigned")
        assert (info.seats[0].late, info.seats[0].resigned) == (True, True)
        assert (info.clock.seat, await evening.store.next_deadline(0)) == (None, None)

    spent(file, work)


def test_where_nothing_follows_the_overrun_is_shown(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60))
        await evening.wait(90)
        await evening.wait(10)
        assert await evening.kinds() == ["late"]
        state_message = await evening.state()
        assert state_message.clock is not None
        assert state_message.clock.left[0] == -40_000
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
        info = await evening.info()
        assert info.clock.left[1] == 1000
        assert info.clock.left[0] > 0

    spent(file, work)


def test_a_table_moves_between_live_and_a_move_a_day_when_all_agree(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("live", 60, 0, "forfeit"))
        slow = Pace("turn", DAY, 0, "bot", "novice")
        ask = Ask(0, "pace", pace=slow)
        await evening.requests.ask(evening.table, Caller("anna"), ask)
        await evening.requests.ask(evening.table, Caller("anna"), ask)
        asking = (await evening.state()).asking
        assert asking is not None
        assert (asking.what, asking.pace, asking.waiting) == ("pace", slow, [1])
        await evening.wait(30)
        answer = await evening.requests.answer(evening.table, Caller("ben"), Answer(1, yes=True))
        assert (answer.clock.pace, answer.clock.left) == (slow, [DAY * 1000] * 2)
        await evening.wait(60)
        assert await evening.kinds() == ["ask", "answer", "pace"]
        await evening.requests.ask(evening.table, Caller("ben"), Ask(1, "pace", pace=Pace("none", 7)))
        with pytest.raises(Refusal, match="asked_already"):
            await evening.requests.ask(evening.table, Caller("anna"), Ask(0, "pace", pace=slow))
        answer = await evening.requests.answer(evening.table, Caller("anna"), Answer(0, yes=True))
        assert (answer.clock.pace, answer.clock.left, answer.clock.seat) == (Pace(), [], 0)

    spent(file, work)


def test_what_is_asked_meanwhile_takes_no_time_away_and_gives_none(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60, 0, "forfeit"))
        await evening.wait(50)
        await evening.requests.ask(evening.table, Caller("ben"), Ask(1, "end"))
        assert (await evening.info()).clock.left[0] == 10_000

    spent(file, work)


def test_who_lends_their_seat_has_no_clock(file: Path | str) -> None:
    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 60, 0, "forfeit"))
        await evening.requests.lend(evening.table, Caller("anna"), 0, None)
        await evening.wait(600)
        assert await evening.kinds() == ["lend"]
        info = await evening.requests.take_back(evening.table, Caller("anna"), 0)
        assert info.clock.left[0] == 60_000

    spent(file, work)


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

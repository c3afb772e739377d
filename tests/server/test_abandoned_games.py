"""Abandoned games: when the others may end a game without a person who is gone."""

from dataclasses import replace as struct_replace
from pathlib import Path

import pytest

from rotonde.server.ratings.eligibility import rated_game_of
from rotonde.server.tables.clocks.messages import Pace
from tests.server.presence_table import ANNA, BEN, DAY, EVE, GRACE, PresenceTable, run_table


def test_after_a_day_the_others_end_the_game_without_a_winner(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace())
        await evening.wait(GRACE)
        await evening.lend()
        await evening.wait(DAY - GRACE - 1)
        await evening.refused("not_abandoned", evening.ask("abandon"), after="24 h", limits=3)
        await evening.wait(1)
        await evening.ask("abandon")
        info = await evening.info()
        assert (info.status, info.ending, info.winners) == ("over", "abandoned", [])
        stored = await evening.store.table(evening.table)
        assert stored is not None
        assert not rated_game_of(stored, set()).counts

    run_table(place, work)


def test_all_who_are_not_gone_must_agree_to_abandon(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace(), people=3)
        async with evening.connected(ANNA):
            await evening.wait(DAY // 2)
            async with evening.connected(EVE):
                await evening.wait(DAY // 2)
            await evening.ask("abandon")
        asking = (await evening.state()).asking
        assert asking is not None
        assert (asking.waiting, asking.gone) == ([2], [1])
        await evening.answer(1, yes=False)
        assert await evening.waiting() is None, "who was gone may still say no"

    run_table(place, work)


@pytest.mark.parametrize("answered", [True, False], ids=["answered", "asked otherwise"])
def test_a_person_who_is_back_ends_the_question_to_abandon(place: Path | str, *, answered: bool) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace(), people=3)
        async with evening.connected(ANNA):
            await evening.wait(DAY // 2)
            async with evening.connected(EVE):
                await evening.wait(DAY // 2)
            await evening.ask("abandon")
        async with evening.connected(BEN):
            if answered:
                await evening.answer(2)
                assert await evening.waiting() is None
            else:
                await evening.ask("end", EVE, 2)
                assert await evening.waiting() == [0, 1]
        stored = await evening.store.table(evening.table)
        assert stored is not None
        assert stored.status == "running"

    run_table(place, work)


def test_at_a_slow_table_after_three_time_limits(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace("turn", DAY, 0, "bot"))
        for missed in range(3):
            await evening.refused("not_abandoned", evening.ask("abandon", BEN, 1), after="24 h", limits=3)
            assert (await evening.kinds()).count("late") == missed
            await evening.wait(DAY)
            while (await evening.state(1)).to_act == 0:
                await evening.bot_moves()
            if missed < 2:
                await evening.pass_on(1)
        await evening.ask("abandon", BEN, 1)
        assert (await evening.info()).ending == "abandoned"

    run_table(place, work)


@pytest.mark.parametrize("pace", [Pace(), Pace("turn", DAY, 0, "bot")], ids=["lent", "late"])
def test_a_win_that_a_bot_played_for_a_person_is_not_rated(place: Path | str, pace: Pace) -> None:
    """By a seat that one lends oneself, or a time limit at which a bot plays: also after a restart."""

    async def work(evening: PresenceTable) -> None:
        await evening.sit(pace)
        assert (await evening.info()).rated
        if pace.kind == "turn":
            await evening.wait(DAY)
        else:
            await evening.lend(0)
        info = await evening.info()
        assert (info.rated, info.unrated_reason) == (False, "stand_in")
        stored = await evening.store.table(evening.table)
        assert stored is not None
        assert stored.stood_in == 1
        over = struct_replace(stored, status="over", ending="", winners=(0,))
        assert not rated_game_of(over, set()).counts
        assert rated_game_of(struct_replace(over, winners=(1,)), set()).counts

    run_table(place, work)


def test_who_plays_again_has_missed_nothing(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace("turn", DAY, 0, "bot"))
        for _ in range(2):
            await evening.wait(DAY)
            while (await evening.state(1)).to_act == 0:
                await evening.bot_moves()
            await evening.pass_on(1)
        await evening.pass_on(0)
        await evening.wait(DAY - 1)
        await evening.pass_on(1)
        await evening.wait(DAY - 1)
        await evening.pass_on(0)
        await evening.wait(DAY - 1)
        await evening.pass_on(1)
        await evening.wait(DAY)
        assert (await evening.kinds()).count("late") == 3
        await evening.refused("not_abandoned", evening.ask("abandon", BEN, 1), after="24 h", limits=3)

    run_table(place, work)


def test_where_nothing_follows_the_overrun_counts_as_limits(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace("turn", DAY))
        await evening.wait(3 * DAY - 1)
        await evening.refused("not_abandoned", evening.ask("abandon", BEN, 1), after="24 h", limits=3)
        await evening.wait(1)
        await evening.ask("abandon", BEN, 1)
        assert (await evening.info()).ending == "abandoned"

    run_table(place, work)


def test_limits_count_on_while_a_bot_plays_that_another_put_there(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace("turn", DAY))
        await evening.wait(DAY)
        await evening.lend(0, caller=BEN)
        await evening.wait(2 * DAY - 1)
        await evening.refused("not_abandoned", evening.ask("abandon", BEN, 1), after="24 h", limits=3)
        await evening.wait(1)
        await evening.ask("abandon", BEN, 1)
        assert (await evening.info()).ending == "abandoned"

    run_table(place, work)

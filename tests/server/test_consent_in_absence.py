"""Consent to requests while a person is away, replaced or resigned."""

from pathlib import Path

import pytest

from rotonde.server.http.messages import Answer, Ask, SeatChoice, TableChoice
from rotonde.server.identity.signing import hashed
from rotonde.server.tables.clocks.messages import Pace
from rotonde.table.caller import Caller
from rotonde.table.history import History
from rotonde.table.rows import Row
from rotonde.table.seating import Guest
from tests.server.presence_table import ANNA, BEN, GRACE, PresenceTable, run_table


def test_who_lent_their_seat_is_asked_and_answers_without_taking_it_back(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace(), people=3)
        assert await evening.lend(1, caller=BEN) == "regular"
        await evening.ask("end")
        assert await evening.waiting() == [1, 2]
        await evening.answer(2)
        assert await evening.waiting() == [1], "the bot has no say"
        await evening.answer(1)
        info = await evening.info()
        assert (info.ending, info.seats[1].stand_in) == ("agreed", "regular")

    run_table(place, work)


def test_who_resigned_is_not_asked(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace(), people=3)
        await evening.requests.resign(evening.table, BEN, 1)
        await evening.ask("end")
        assert await evening.waiting() == [2]
        await evening.refused("resigned", evening.answer(1))

    run_table(place, work)


def test_a_secret_speaks_for_its_own_seat(place: Path | str) -> None:
    """Where one guest has two seats, the secret of one of them asks the other; the guest asks nobody."""

    async def work(evening: PresenceTable) -> None:
        seats = [SeatChoice("me"), SeatChoice("me")]
        opened = await evening.lobby.create(TableChoice("wurfel", seats), Guest("anna", "Anna"))
        evening.table = opened.table.id
        key = Caller(secret_hash=hashed(opened.secrets["1"]))
        await evening.ask("end", key, 1)
        assert await evening.waiting() == [0]
        await evening.requests.answer(evening.table, key, Answer(1, yes=False))
        await evening.ask("end")
        assert (await evening.info()).ending == "agreed"

    run_table(place, work)


@pytest.mark.parametrize("what", ["end", "back", "pace"])
def test_nothing_is_agreed_while_a_person_is_replaced(place: Path | str, what: str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace(), people=3)
        await evening.wait(GRACE)
        await evening.lend()
        await evening.refused("replaced", evening.ask(what), names=["Ben"])
        await evening.requests.take_back(evening.table, BEN, 1)
        if what == "back":
            await evening.pass_on(0)
            to = (await evening.state()).last_own
            assert to is not None
            await evening.requests.ask(evening.table, ANNA, Ask(0, "back", to))
        else:
            await evening.ask(what)
        assert await evening.waiting() == [1, 2]

    run_table(place, work)


def test_a_question_waits_for_a_person_who_was_replaced_since(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace(), people=3)
        await evening.ask("end")
        await evening.wait(GRACE)
        await evening.lend()
        await evening.refused("replaced", evening.answer(2), names=["Ben"])
        await evening.answer(1)
        info = await evening.info()
        assert (info.status, info.seats[1].stand_in) == ("running", None), "who answers is back"
        await evening.answer(2)
        assert (await evening.info()).ending == "agreed"

    run_table(place, work)


def test_who_is_replaced_because_time_ran_out_is_waited_for(place: Path | str) -> None:
    async def work(evening: PresenceTable) -> None:
        await evening.sit(Pace("live", 60, 0, "bot"), people=3)
        await evening.wait(60)
        assert (await evening.info()).seats[0].replaced
        await evening.refused("replaced", evening.ask("end", BEN, 1), names=["Anna"])

    run_table(place, work)


def test_rows_of_earlier_releases_read_as_the_owners_own() -> None:
    own = History([Row(0, 1, "regular", "lend")])
    assert (own.stand_ins, own.replaced) == ({1: "regular"}, set())
    lent = History([Row(0, 1, "regular by 0 at 5", "lend")])
    assert (lent.stand_ins, lent.replaced) == ({1: "regular"}, {1})
    late = History([Row(0, 1, "", "late"), Row(1, 1, "novice", "lend")])
    assert (late.stand_ins, late.replaced, late.missed) == ({1: "novice"}, {1}, {1: 1})
    late.add(Row(2, 1, "", "return"))
    assert (late.stand_ins, late.replaced, late.missed) == ({}, set(), {})

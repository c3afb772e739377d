"""A finished game looked at again over the wire: all choices, once, the same as from Python."""

import asyncio

import pytest

import rotonde
from rotonde.server.bots.fair_queue import NOBODY, Client, FairQueue
from rotonde.server.bots.pool import BotPool
from rotonde.server.review import job as jobs
from rotonde.server.review.job import Job
from rotonde.table.bot_questions import BotAnswer, BotQuestion
from tests.server.bot_questions import command
from tests.server.harness import ME, Message, Person
from tests.server.records import short, upload
from tests.server.refusals import is_shape


def look(person: Person, table: str, known: int = 0) -> Message:
    return person.get(f"/api/tables/{table}/review?known={known}")


def reviewed(person: Person, table: str) -> tuple[list[Message], list[int]]:
    """All decisions, and how many were known after each call."""
    found: list[Message] = []
    steps = [0]
    while True:
        told = look(person, table, len(found))
        assert told["known"] == len(found)
        found += told["decisions"]
        steps.append(len(found))
        if told["complete"]:
            assert len(found) == told["total"]
            return found, steps


def test_every_choice_is_judged_as_from_python(anna: Person) -> None:
    record = short()
    found, steps = reviewed(anna, upload(anna, str(record))["id"])
    assert steps == sorted(steps), "none takes anything back, and on a busy machine one may bring nothing"
    space = record.game.space
    assert [(each["at"], each["seat"], each["taken"]["action"]) for each in found] == [
        (each.step, each.seat, space.text(each.taken)) for each in rotonde.review(record)
    ]
    for told, known in zip(found, rotonde.review(record), strict=True):
        assert told["worth"] == pytest.approx(known.verdict.worth, abs=1e-4)
        assert told["loss"] == pytest.approx(known.verdict.loss, abs=1e-4)
        costly = known.verdict.loss >= 0.03
        assert (told["better"] or {}).get("action") == (space.text(known.verdict.best) if costly else None)
        assert set(told["reasons"]) == ({"en", "fr"} if costly else set())
    assert any(each["better"] for each in found), "at random one errs"


def test_what_is_known_is_told_at_once_and_to_everyone(anna: Person, ben: Person) -> None:
    table = upload(anna, str(short()))["id"]
    found, _ = reviewed(anna, table)
    assert look(ben, table)["decisions"] == found
    assert look(anna, table, len(found))["decisions"] == []


def test_only_of_a_game_that_is_over(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    assert is_shape(anna.get(f"/api/tables/{table}/review", 409), "not_over")
    assert is_shape(anna.get("/api/tables/nowhere/review", 404), "unknown_table")
    assert is_shape(anna.get(f"/api/tables/{table}/review?known=-1", 400), "malformed")


class Sure(BotPool):
    """Knows all answers at once."""

    async def answer(self, question: BotQuestion, seconds: float, client: Client = NOBODY) -> BotAnswer:
        return BotAnswer(question.taken, {}, 0.5, 0.0)


def test_a_bot_that_dies_is_told_and_the_next_try_goes_on() -> None:
    async def work() -> None:
        job = Job(short(), "")
        dead = BotPool(1, command("raise SystemExit(1)"))
        await job.run(dead, 30, FairQueue(1))
        assert job.failed
        assert not job.decisions
        await dead.close()
        await job.run(Sure(1), 30, FairQueue(1))
        assert job.is_complete
        assert not job.failed

    asyncio.run(work())


def test_it_rests_while_nobody_asks_and_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        job = Job(short(), "")
        monkeypatch.setattr(jobs, "PATIENCE", -1.0)
        await job.run(Sure(1), 30, FairQueue(1))
        assert not job.decisions
        monkeypatch.setattr(jobs, "PATIENCE", 60.0)
        await job.run(Sure(1), 30, FairQueue(1))
        assert [each.taken.action for each in job.decisions] == [
            short().game.space.text(each.taken) for each in rotonde.review(short())
        ]

    asyncio.run(work())


def test_who_waits_is_told_as_soon_as_there_is_something() -> None:
    async def work() -> None:
        job = Job(short(), "")
        waiting = asyncio.create_task(job.wait(0, 60))
        await asyncio.sleep(0)
        assert not waiting.done()
        await job.run(Sure(1), 30, FairQueue(1))
        await waiting
        await job.wait(job.total - 1, 0)
        await Job(short(), "").wait(0, 0)  # nobody works on it, and the time is over

    asyncio.run(work())

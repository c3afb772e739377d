"""Fair queue: nobody's bots wait for all of another's."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from rotonde.server.bots.fair_queue import Client, FairQueue
from rotonde.server.bots.hints import Hints
from rotonde.server.bots.pool import BotPool
from rotonde.server.bots.service import BotService
from rotonde.server.http.messages import SeatChoice, TableChoice
from rotonde.server.lobby.service import Lobby
from rotonde.server.review.job import Job
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables
from rotonde.table.bot_questions import BotAnswer, BotQuestion
from rotonde.table.caller import Caller
from rotonde.table.seating import Guest
from tests.server.bot_questions import question
from tests.server.records import short


class Course:
    """Tasks that wait in a queue and note the order in which they get their turn."""

    def __init__(self, size: int, most: int = 0) -> None:
        self.queue = FairQueue(size, most)
        self.order: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def task(self, client: Client, name: str) -> None:
        async with self.queue.turn(client):
            self.order.append(name)
            await self.go_on.acquire()

    def begin(self, client: Client, names: Sequence[str]) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.task(client, each)) for each in names]

    async def run(self, *tasks: asyncio.Task[None]) -> list[str]:
        for _ in range(len(tasks)):
            self.go_on.release()
        await asyncio.gather(*tasks)
        return self.order


async def pass_by() -> None:
    """Lets each task go as far as it can."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_comes_after_sixty_of_another_is_among_the_next() -> None:
    async def work() -> None:
        course = Course(1)
        many = course.begin(("home", "eve"), ["eve"] * 60)
        await pass_by()
        one = course.begin(("elsewhere", "anna"), ["anna"])
        await pass_by()
        order = await course.run(*many, *one)
        assert order.index("anna") <= 2
        assert order.count("eve") == 60, "nobody starves"

    asyncio.run(work())


def test_many_guests_of_one_household_have_one_turn_together() -> None:
    async def work() -> None:
        course = Course(1)
        first = course.begin(("home", "eve"), ["eve"])
        await pass_by()
        tasks = [
            *first,
            *(each for number in range(20) for each in course.begin(("home", f"eve{number}"), ["eve"] * 2)),
            *course.begin(("elsewhere", "anna"), ["anna"] * 3),
            *course.begin(("third", "ben"), ["ben"] * 3),
        ]
        await pass_by()
        order = await course.run(*tasks)
        assert order[1:10] == ["eve", "anna", "ben"] * 3
        assert order[10:] == ["eve"] * 37

    asyncio.run(work())


def test_within_a_household_guests_take_turns_and_each_is_served_in_order() -> None:
    async def work() -> None:
        course = Course(1)
        tasks = course.begin(("home", "eve"), ["e1", "e2", "e3"])
        await pass_by()
        tasks += course.begin(("home", "zoe"), ["z1", "z2"])
        await pass_by()
        assert await course.run(*tasks) == ["e1", "e2", "z1", "e3", "z2"]

    asyncio.run(work())


def test_one_client_never_has_all_slots() -> None:
    async def work() -> None:
        course = Course(4, most=2)
        many = course.begin(("home", "eve"), ["eve"] * 9)
        await pass_by()
        assert course.order == ["eve"] * 2
        one = course.begin(("elsewhere", "anna"), ["anna"])
        await pass_by()
        assert course.order == ["eve", "eve", "anna"], "it waits for nobody"
        await course.run(*many, *one)

    asyncio.run(work())


def test_who_gives_up_takes_no_slot() -> None:
    async def work() -> None:
        course = Course(1)
        tasks = course.begin(("home", "eve"), ["e1", "e2", "e3"])
        await pass_by()
        assert course.queue.waiting == 2
        tasks[1].cancel()
        course.go_on.release()  # e1 ends while e2 is being cancelled
        await pass_by()
        assert course.order == ["e1", "e3"]
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert course.queue.waiting == 0
        await course.run(*course.begin(("elsewhere", "anna"), ["anna"]))
        assert course.order[-1] == "anna"

    asyncio.run(work())


def test_a_turn_that_comes_while_one_gives_up_is_passed_on() -> None:
    async def work() -> None:
        course = Course(1)
        tasks = course.begin(("home", "eve"), ["e1", "e2", "e3"])
        await pass_by()
        course.go_on.release()
        while not tasks[0].done():
            await asyncio.sleep(0)
        tasks[1].cancel()  # it has the slot, and perhaps does not know yet
        await pass_by()
        course.go_on.release()
        await tasks[2]
        assert course.order[-1] == "e3"

    asyncio.run(work())


class Noted(BotPool):
    """Notes for whom it is asked, and has no answer but one."""

    def __init__(self) -> None:
        super().__init__(1)
        self.clients: asyncio.Queue[Client] = asyncio.Queue()

    async def answer(self, question: BotQuestion, seconds: float, client: Client = ("?", "?")) -> BotAnswer:
        self.clients.put_nowait(client)
        await asyncio.sleep(0)
        return BotAnswer(question.taken or "stop")


def test_a_novice_waits_for_no_master() -> None:
    async def work() -> None:
        pool = BotPool(1)
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def long() -> None:
            async with pool._queue.turn(("home", "eve")):
                begun.set()
                await may_end.wait()

        master = asyncio.create_task(long())
        await begun.wait()
        assert await pool.ask(question(), 30, ("home", "eve"))
        may_end.set()
        await master
        await pool.close()

    asyncio.run(work())


def test_bots_and_hints_wait_in_the_turn_of_who_wants_them(tmp_path: Path) -> None:
    async def work() -> None:
        store, pool = SqlStore(tmp_path / "store.sqlite"), Noted()
        tables = Tables(store)
        tables.households.note("anna", "192.0.2.1")
        bots = BotService(tables, pool, 5)
        tables.bot_is_due = bots.wake
        seats = [SeatChoice("me"), SeatChoice("bot")]
        for first in (1, 0):
            choice = TableChoice("wurfel", seats, {"firstPlayer": first})
            seated = await Lobby(tables).create(choice, Guest("anna", "Anna"))
            if first == 0:
                state = await tables.state(seated.table.id, Caller("anna"), 0, None)
                await Hints(tables, pool, 5).give(seated.table.id, Caller("anna"), 0, state.n)
            assert await pool.clients.get() == ("192.0.2.1", "anna")
            await bots.close()
        await store.close()

    asyncio.run(work())


def test_reviews_take_turns_question_by_question() -> None:
    async def work() -> None:
        pool, queue = Noted(), FairQueue(1)
        jobs = [Job(short(), "", (home, "")) for home in ("one", "two")]
        ahead = []

        async def watch(job: Job, other: Job) -> None:
            await job.run(pool, 5, queue)
            ahead.append(len(other.decisions))

        await asyncio.gather(watch(*jobs), watch(*reversed(jobs)))
        assert ahead[0] >= jobs[0].total - 1, "neither waits for the whole of the other"

    asyncio.run(work())

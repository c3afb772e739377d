"""Where all play together, a bot proposes to a person who hesitates; it never plays for them."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import rotonde
from rotonde.server.bots.fair_queue import NOBODY, Client
from rotonde.server.bots.pool import BotPool, NoAnswer
from rotonde.server.bots.proposals import Proposals
from rotonde.server.http.messages import Proposed, SeatChoice, TableChoice
from rotonde.server.live.broadcast import Subscriber
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.processes.peers import Peers
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables
from rotonde.table.bot_questions import BotAnswer, BotQuestion
from rotonde.table.bot_tasks import partner_at
from rotonde.table.caller import Caller
from rotonde.table.seating import Guest
from tests.server.harness import BOT, ME, Message, Person, Server

MINE_FIRST: Message = {"firstSeat": 0, "removed": 12}


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that proposes at once, without a delay."""
    at_once = {"ROTONDE_PROPOSAL_SECONDS": "0"}
    with Server(tmp_path_factory.mktemp("prompt") / "data", at_once) as running:
        yield running


def sit_with_bots(anna: Person, *bots: Message) -> str:
    return str(anna.open_table(ME, *bots, game="convoi", **MINE_FIRST)["table"]["id"])


def test_a_partner_proposes_a_legal_line_and_says_why_in_both_languages(prompt: Server) -> None:
    with Person(prompt) as anna:
        table = sit_with_bots(anna, BOT, {"kind": "bot", "level": "regular"})
        with anna.live(table) as live:
            state = live.hear_type("state")
            message = live.hear_type("proposed")
        assert (message["seat"], message["to"], message["n"]) == (1, 0, state["n"]), (
            "the next round the table speaks"
        )
        assert message["actions"][0] in state["legal"]
        assert message["reasons"]["en"]
        assert message["reasons"]["en"] != message["reasons"]["fr"]
        assert anna.state(table)["n"] == state["n"], "nothing was done"
        for each in message["actions"]:
            anna.act(table, 0, anna.state(table)["n"], each["action"])


def test_every_decision_has_its_own_proposal_and_one_is_enough(prompt: Server) -> None:
    with Person(prompt) as anna:
        table = sit_with_bots(anna, BOT)
        with anna.live(table) as live:
            for _ in range(3):
                message = live.hear_type("proposed")
                live.act(anna.state(table), message["actions"][0]["action"])
                state = live.hear_type("state")
                assert state["n"] > message["n"]
                assert state["to_act"] == 0
            assert live.hear_type("proposed")["n"] == state["n"]
            live.say(type="ping")
            assert live.hear()["type"] == "pong", "nobody says it twice"


WITHOUT = {
    "hints are off": {"hints": False},
    "hands are hidden": {"options": {"hiddenHands": True, **MINE_FIRST}},
    "no bot plays": {"seats": [ME, ME]},
    "everyone plays for themselves": {"game": "wurfel", "options": {"firstPlayer": 0}},
}


@pytest.mark.parametrize("change", WITHOUT.values(), ids=WITHOUT)
def test_nobody_proposes_where(change: Message, tmp_path: Path) -> None:
    async def work() -> None:
        body = {"game": "convoi", "seats": [ME, BOT], "options": MINE_FIRST, **change}
        house = House(tmp_path)
        table = await house.open(**body)
        async with house.tables.registry.use(table) as slot:
            assert partner_at(slot.table) is None
            house.proposals.wake(slot.table)
        assert not house.proposals._tasks
        await house.close()

    asyncio.run(work())


class Slow(BotPool):
    """Lets the test do something while it thinks."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked_for: list[BotQuestion] = []
        self.thinks = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.fails = False

    async def answer(self, question: BotQuestion, seconds: float, client: Client = NOBODY) -> BotAnswer:
        self.asked_for.append(question)
        self.thinks.set()
        await self.may_answer.wait()
        if self.fails:
            raise NoAnswer("out of ideas")
        state = rotonde.game(question.game).restore(question.snapshot)
        text = state.game.space.text(state.legal_actions()[-1])
        return BotAnswer(text, {"en": "why", "fr": "pourquoi"}, line=[text])


class House:
    """A table with one person who is there, and one bot whose thoughts the test controls."""

    def __init__(self, folder: Path) -> None:
        self.store = SqlStore(folder / "rotonde.sqlite")
        self.tables = Tables(self.store)
        self.bot_pool = Slow()
        self.proposals = Proposals(self.tables, self.bot_pool, 30, 0)
        self.subscriber = Subscriber(Caller("anna"))

    async def open(self, *, game: str, seats: list[Message], options: Message, hints: bool = True) -> str:
        chairs = [SeatChoice(each["kind"]) for each in seats]
        choice = TableChoice(game, chairs, options, hints=hints)
        return (await Lobby(self.tables).create(choice, Guest("anna", "Anna"))).table.id

    async def sit_down(self) -> str:
        self.tables.person_is_due = self.proposals.wake
        table = await self.open(game="convoi", seats=[ME, BOT], options=MINE_FIRST)
        async with self.tables.registry.use(table) as slot:
            slot.broadcast.admit(self.subscriber, slot.table)
            self.proposals.wake(slot.table)
        return table

    async def act(self, table: str) -> None:
        state = await self.tables.state(table, Caller("anna"), 0, None)
        await self.tables.act(table, Caller("anna"), 0, state.n, state.legal[0].action)

    async def rest(self) -> None:
        """Waits until nobody thinks any more."""
        await asyncio.gather(*self.proposals._tasks.values())

    def heard(self) -> list[str]:
        outbox = self.subscriber.outbox
        told = [outbox.get_nowait().decode() for _ in range(outbox.qsize())]
        return [each for each in told if '"type":"proposed"' in each]

    async def close(self) -> None:
        await self.proposals.close()
        await self.bot_pool.close()
        await self.store.close()


def test_what_comes_too_late_is_not_told_and_the_next_decision_is_thought_about(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        table = await house.sit_down()
        await house.bot_pool.thinks.wait()
        await house.act(table)  # nobody waits for a bot's thoughts
        house.bot_pool.may_answer.set()
        await house.rest()
        first, second = house.bot_pool.asked_for
        assert first.snapshot != second.snapshot
        assert len(house.heard()) == 1
        await house.close()

    asyncio.run(work())


def test_people_who_look_by_another_process_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = House(tmp_path)
        here, there, news = Peers(house.tables), Peers(house.tables), list[str]()
        monkeypatch.setattr(here, "tell", news.append)  # what the database would carry
        table = await house.sit_down()
        here._pass_on(table, Proposed(1, 0, 7, [], {"en": "why", "fr": "pourquoi"}))
        there._hear("another", news[0])
        assert [json.loads(each)["n"] for each in house.heard()] == [7]
        await house.close()

    asyncio.run(work())


def test_who_is_not_there_is_told_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        table = await house.open(game="convoi", seats=[ME, BOT], options=MINE_FIRST)
        async with house.tables.registry.use(table) as slot:
            house.proposals.wake(slot.table)
        await house.rest()
        assert not house.bot_pool.asked_for
        await house.close()

    asyncio.run(work())


def test_a_partner_that_fails_is_silent_and_speaks_up_the_next_time(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(tmp_path)
        house.bot_pool.fails = True
        house.bot_pool.may_answer.set()
        table = await house.sit_down()
        await house.rest()
        assert house.heard() == []
        house.bot_pool.fails = False
        await house.act(table)
        await house.rest()
        assert len(house.heard()) == 1
        await house.close()

    asyncio.run(work())

"""Bots cannot peek: in a bot's process nothing is true that its seat does not know."""

import asyncio
import json
import sys
from dataclasses import replace

import msgspec
import pytest

import rotonde
from rotonde.core.chance import Chance
from rotonde.server.bots.pool import BotPool
from rotonde.server.bots.worker import answer
from rotonde.table import bot_tasks
from rotonde.table.bot_questions import BotQuestion
from rotonde.table.bot_tasks import owed
from rotonde.table.rows import SeatRow
from rotonde.table.table import Table
from rotonde.testing.random_walks import Walker
from tests.server.security.paired_servers import row_of

SPY = """
import gc, json, rotonde
from rotonde.server.bots import worker

class Spy:
    def choose(self, perspective, chance):
        return perspective.legal_actions()[0]

    def explain(self, perspective, a, language):
        everything = gc.get_objects()
        states = [each.snapshot() for each in everything if isinstance(each, rotonde.State)]
        read = [each for each in everything if isinstance(each, dict) and "hands" in each]
        hands = [each["hands"] for each in states + read if isinstance(each.get("version"), int)]
        return json.dumps(hands)

rotonde.bot = lambda game, level: Spy()
worker.main()
"""
Hands = list[list[str]]  # by seat, the cards' names


def decisions(game: str, seats: int, seed: int, count: int) -> list[rotonde.State]:
    """States of a random game in which a seat decides."""
    state, walker, found = rotonde.game(game).new(seats), Walker(seed), list[rotonde.State]()
    while state.to_act != rotonde.OVER and len(found) < count:
        if state.to_act >= 0:
            found.append(state.clone())
        state.apply(walker.choose(state))
    return found


def hands_of(snapshot: dict[str, object]) -> Hands:
    hands = snapshot["hands"]
    assert isinstance(hands, list)
    return hands


def is_seen(state: rotonde.State, found: list[Hands]) -> bool:
    """Whether what was found shows a whole hand of another seat, as it is."""
    truth = hands_of(state.snapshot())
    others = [seat for seat in range(state.seats) if seat != state.to_act and truth[seat]]
    return any(hands[seat] == truth[seat] for hands in found for seat in others)


def spied(questions: list[BotQuestion]) -> list[list[Hands]]:
    """Hands that a bot finds in its process, for each question."""

    async def run() -> list[list[Hands]]:
        pool = BotPool(1, (sys.executable, "-c", SPY))
        try:
            return [json.loads((await pool.answer(each, 60)).reasons["en"]) for each in questions]
        finally:
            await pool.close()

    return asyncio.run(run())


def test_a_bot_that_reads_all_memory_of_its_process_finds_no_hand() -> None:
    states = [state for seed in range(5) for state in decisions("express", 3, seed, 200)[::15]]
    asked = [BotQuestion.about(state.perspective(state.to_act), "novice", "7", why=True) for state in states]
    found = spied(asked)
    assert all(found), "it looks for hands, and finds those of an imagined world"
    seen = [state for state, hands in zip(states, found, strict=True) if is_seen(state, hands)]
    by_luck = [state for state in states if is_seen(state, [hands_of(imagined(state))])]
    assert len(seen) <= len(by_luck) + 2 < len(states) // 4


def imagined(state: rotonde.State) -> dict[str, object]:
    return state.determinize(state.to_act, Chance(1_000_000 + state.step)).snapshot()


def test_it_would_find_every_hand_in_the_true_state() -> None:
    states = decisions("express", 3, 1, 3)
    asked = [BotQuestion("express", "novice", each.to_act, "7", each.snapshot(), why=True) for each in states]
    assert all(is_seen(state, hands) for state, hands in zip(states, spied(asked), strict=True))


@pytest.mark.parametrize("game", rotonde.games())
def test_a_bot_decides_as_it_would_beside_the_true_state(game: str) -> None:
    level = rotonde.levels(game)[0]
    for state in decisions(game, rotonde.game(game).seats[-1], 3, 15):
        perspective = state.perspective(state.to_act)
        chosen = rotonde.bot(game, level).choose(perspective, Chance(7))
        reply = answer(msgspec.json.encode(BotQuestion.about(perspective, level, "7")))
        assert (reply.error, reply.action) == ("", state.game.space.text(chosen))


def test_a_review_asks_by_what_each_seat_knew() -> None:
    match, walker = rotonde.Match(rotonde.game("express"), 2, 5), Walker(5)
    states = list[rotonde.State]()
    while len(states) < 12:
        if len(match.state.legal_actions()) > 1:
            states.append(match.state.clone())
        match.apply(walker.choose(match.state))
    asked = list(bot_tasks.review_questions(match.record, ""))[: len(states)]
    known = [state.perspective(state.to_act).snapshot() for state in states]
    assert [each.snapshot for each in asked] == known
    assert known != [state.snapshot() for state in states]


def table_of(match: rotonde.Match) -> Table:
    """A running table of bots that stands as the match does."""
    seats = tuple(SeatRow(seat, "bot", "Ada", level="novice") for seat in range(match.state.seats))
    stored = replace(row_of("a table", "5e" * 32, match.state), seats=seats, n=match.state.step)
    return Table(stored, [], match)


def test_moves_and_hints_are_asked_by_what_the_seat_knows() -> None:
    match = rotonde.Match(rotonde.game("express"), 3, 5)
    table, state = table_of(match), match.state
    owing = owed(table)
    assert owing is not None
    hint = bot_tasks.hint_question(table, state.to_act, table.n)
    known = state.perspective(state.to_act).snapshot()
    assert [owing.question.snapshot, hint.snapshot] == [known, known]
    assert known != state.snapshot()


NAMES_ITSELF = """
import json, os, sys
print("ready", flush=True)
for line in sys.stdin: print(json.dumps({"action": str(os.getpid())}), flush=True)
"""


def test_a_plugin_bot_has_a_process_of_its_own_for_each_seat() -> None:
    state = rotonde.Match(rotonde.game("express"), 3, 5).state
    ours = BotQuestion.about(state.perspective(state.to_act), "master", "7", table="t")
    asked = [ours, *(replace(ours, level="spy", seat=seat) for seat in (0, 1, 1, 0)), ours]

    async def run() -> list[str]:
        pool = BotPool(3, (sys.executable, "-c", NAMES_ITSELF))
        try:
            return [await pool.ask(each, 60) for each in asked]
        finally:
            await pool.close()

    first, at_0, at_1, *again = asyncio.run(run())
    assert len({first, at_0, at_1}) == 3
    assert again == [at_1, at_0, first]


def test_seats_of_plugin_bots_beyond_the_pool_replace_idle_processes() -> None:
    state = rotonde.Match(rotonde.game("express"), 3, 5).state
    asked = BotQuestion.about(state.perspective(state.to_act), "spy", "7", table="t")

    async def run() -> None:
        pool = BotPool(1, (sys.executable, "-c", NAMES_ITSELF))
        try:
            names = {await pool.ask(replace(asked, seat=seat), 60) for seat in range(5)}
            assert (len(names), len(pool._all)) == (5, 2)
        finally:
            await pool.close()

    asyncio.run(run())

"""In every game the time runs for the decider, interrupts included."""

import random
from pathlib import Path

import pytest

import rotonde
from rotonde.server.lobby import commitments
from rotonde.server.tables.clocks.messages import Pace
from rotonde.table.caller import Caller
from tests.server.clocks.simulated_time import NAMES, Evening, spent

MOVES = {"convoi": 80, "express": 300, "tee": 60, "wurfel": 80}


@pytest.mark.parametrize("game", MOVES)
def test_the_one_who_must_answer_is_charged(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the same deal and the same choices each time; in Express disasters ask the others meanwhile."""
    monkeypatch.setattr(commitments, "new_part", lambda: "7" * 32)

    async def work(evening: Evening) -> None:
        chance, charged, asked = random.Random(10), [0, 0, 0], set[str]()
        await evening.sit(Pace("live", 7 * 24 * 3600, 0, "nothing"), people=3, game=game)
        state = await evening.state()
        for _ in range(MOVES[game]):
            seat = state.to_act
            if seat == rotonde.OVER:
                break
            assert state.clock is not None
            assert state.clock.seat == seat
            evening.at += 1000
            charged[seat] += 1000
            asked.add(state.asks)
            mine = await evening.state(seat)
            action = chance.choice(mine.legal).action
            await evening.tables.act(evening.table, Caller(NAMES[seat]), seat, mine.n, action)
            state = await evening.state()
        left = (await evening.info()).clock.left
        assert [7 * 24 * 3600 * 1000 - each for each in left] == charged
        assert all(charged)
        assert game != "express" or "respond" in asked, "the deal has a disaster to answer"

    spent(tmp_path / "store.sqlite", work)

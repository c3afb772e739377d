"""One at a time, in the order in which they came, whoever leaves meanwhile."""

import asyncio

import pytest

from rotonde.server.turn import Turn


async def used_by(name: str, turn: Turn, heard: list[str]) -> None:
    if not turn.take():
        await turn.wait()
    heard.append(name)


async def settled() -> None:
    """Until all that could go on has."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_they_come_in_their_order() -> None:
    asyncio.run(_in_their_order())


async def _in_their_order() -> None:
    turn, heard = Turn(), list[str]()
    tasks = [asyncio.create_task(used_by(name, turn, heard)) for name in "abc"]
    for so_far in (["a"], ["a", "b"], ["a", "b", "c"]):
        await settled()
        assert heard == so_far
        turn.pass_on()
    await asyncio.gather(*tasks)
    assert turn.take()
    assert not turn.take()


def test_who_leaves_while_they_wait_is_passed_over() -> None:
    asyncio.run(_leaving_while_waiting())


async def _leaving_while_waiting() -> None:
    turn, heard = Turn(), list[str]()
    tasks = [asyncio.create_task(used_by(name, turn, heard)) for name in "abc"]
    await settled()
    tasks[1].cancel()
    await settled()
    turn.pass_on()
    await settled()
    assert heard == ["a", "c"]


def test_who_leaves_when_it_has_just_become_theirs_passes_it_on() -> None:
    asyncio.run(_leaving_just_then())


async def _leaving_just_then() -> None:
    turn, heard = Turn(), list[str]()
    tasks = [asyncio.create_task(used_by(name, turn, heard)) for name in "abc"]
    await settled()
    turn.pass_on()
    tasks[1].cancel()
    with pytest.raises(asyncio.CancelledError):
        await tasks[1]
    await settled()
    assert heard == ["a", "c"]
    turn.pass_on()
    assert turn.take()

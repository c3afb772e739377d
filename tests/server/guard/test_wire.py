"""What is sent to a seat does not depend on what the seat may not know, not even in its length.

Two worlds that the seat cannot tell apart are played in lock step; whatever its watcher hears live or can
have by a call is the same text, byte for byte. Nothing of it is compressed, so that its length on the wire is
the length of the text.
"""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest
from websockets.sync.client import connect

import rotonde
from rotonde.server.worker import Question, choose
from tests.server.guard.worlds import World, steps
from tests.server.harness import ME, Person

LENGTH = 60  # steps of a game in the short run; the long one plays to the end
HIDING = [each for each in rotonde.games() if rotonde.game(each).hidden]


class LockStep:
    """Both worlds, and what has happened in them."""

    def __init__(self, folder: Path, game: rotonde.Game, seat: int | None) -> None:
        self._folder = folder
        self._seat = seat
        self._game = game
        self._seats = game.seats[min(1, len(game.seats) - 1)]
        self._options = hiding_options(game, self._seats)
        self._worlds: list[World] = []
        self._opened = 0
        self.done: tuple[list[int], list[int]] = ([], [])
        self.differences = 0

    def new(self) -> rotonde.State:
        return self._game.new(self._seats, self._options)

    async def play(self, seed: int, longest: int) -> None:
        """Compares after every decision."""
        left, group = self.new(), list[tuple[int, int | None]]()
        for count, step in enumerate(steps(left, self.new(), self._seat, seed)):
            group.append(step)
            if left.to_act != rotonde.CHANCE:
                await self._happen(group)
                await self._compare()
                group = []
            if count >= longest:
                break
        await self._close()

    async def _happen(self, group: list[tuple[int, int | None]]) -> None:
        """Where the second world cannot follow it becomes the first, and both are opened again."""
        mine, theirs = [a for a, _ in group], [b for _, b in group if b is not None]
        self.done[0].extend(mine)
        self.done[1].extend(theirs)
        if len(theirs) < len(mine):
            self.done[1][:] = self.done[0]
            await self._close()
        if not self._worlds:
            self._worlds = [await self._open(actions) for actions in self.done]
            return
        first, second = self._worlds
        await first.act(mine[0], mine[1:])
        await second.act(theirs[0], theirs[1:])
        assert first.heard() == second.heard() != []

    async def _close(self) -> None:
        for world in self._worlds:
            await world.close()
        self._worlds = []

    async def _open(self, actions: list[int]) -> World:
        self._opened += 1
        world = World(self._folder / f"{self._opened}.sqlite", self.new(), actions, self._seat)
        await world.open()
        return world

    async def _compare(self) -> None:
        first, second = self._worlds
        assert await first.asked() == await second.asked()
        snapshots = [world.match.state.snapshot() for world in self._worlds]
        self.differences += snapshots[0] != snapshots[1]
        if self._seat is not None and first.match.state.to_act == self._seat:
            weakest = rotonde.levels(self._game.id)[0]
            hints = [
                choose(Question(self._game.id, weakest, self._seat, "7", each, why=True))
                for each in snapshots
            ]
            assert hints[0] == hints[1]


def hiding_options(game: rotonde.Game, seats: int) -> dict[str, object]:
    """Options under which seats know different things: the usual ones, or those with one switch turned."""
    properties = cast(Mapping[str, Mapping[str, object]], game.options["properties"])
    switches = [name for name, each in properties.items() if each.get("type") == "boolean"]
    for chosen in ({}, *({name: True} for name in switches)):
        complete = game.new(seats, chosen).options
        if game.hides(complete):
            return dict(complete)
    raise AssertionError(f"{game.id} says that it hides something, and never does")


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("game", HIDING)
def test_the_bytes_are_the_same(tmp_path: Path, game: str, seat: int | None) -> None:
    found = 0
    for seed in (1, 2):
        (tmp_path / str(seed)).mkdir()
        pair = LockStep(tmp_path / str(seed), rotonde.game(game), seat)
        asyncio.run(pair.play(seed, LENGTH))
        found += pair.differences
    assert found >= 3, "the worlds were different, or nothing is shown"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", HIDING)
def test_the_bytes_are_the_same_to_the_end(tmp_path: Path, game: str, seat: int | None, seed: int) -> None:
    asyncio.run(LockStep(tmp_path, rotonde.game(game), seat).play(seed, 1500))


def test_nothing_that_is_said_at_a_table_is_compressed(anna: Person) -> None:
    """Compressed, a secret beside what a client chose would show in the length."""
    table = anna.open_table(ME, ME)["table"]["id"]
    url = f"{anna.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(
        url, compression="deflate", additional_headers={"Cookie": f"rotonde={anna.cookie}"}
    ) as socket:
        assert socket.response is not None
        assert "sec-websocket-extensions" not in socket.response.headers
    answer = anna.http.get(
        f"/api/tables/{table}/state", headers={"Accept-Encoding": "gzip, br, deflate, zstd"}
    )
    assert "content-encoding" not in answer.headers
    assert int(answer.headers["content-length"]) == len(answer.content)

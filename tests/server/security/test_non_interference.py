"""Non-interference: a seat's messages are independent of what it may not know, even in their length.

Two worlds that the seat cannot tell apart are played in lock step on two real servers; whatever its watcher
hears live or is answered to a call are the same bytes: frames, their number and order, status, headers and
texts. What is drawn at random for every call or table (the seed's commitment is one) and the time of day are
compared by their length.
"""

import asyncio
import os
from collections.abc import Iterator, Mapping
from itertools import count
from typing import cast

import msgspec
import pytest
from websockets.sync.client import connect

import rotonde
from rotonde.table.bot_questions import BotQuestion
from tests.server.harness import ME, PATIENCE, Person
from tests.server.security.paired_servers import World, steps
from tests.server.security.recorded_connection import Station, comparable

LENGTH = 40  # steps of a game in the short run; the long one plays to the end
SPACING = 8  # decisions from one round of calls to the next; the live line is always compared
SOAK_EXAMPLES = int(os.environ.get("ROTONDE_SOAK_EXAMPLES", "5000"))
SEEDS = ("5" * 32, "6" * 32)  # chance to come is a secret in every game
Play = tuple[asyncio.Runner, list[Station]]
_numbers = count(1)
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class LockStep:
    """Both worlds, and what has happened in them."""

    def __init__(self, stations: list[Station], game: rotonde.Game, seat: int | None, spacing: int) -> None:
        self._stations = stations
        self._seat = seat
        self._game = game
        self._spacing = spacing
        self._seats = game.seats[min(1, len(game.seats) - 1)]
        self._options = hiding_options(game, self._seats) if game.hidden else {}
        self._worlds: list[World] = []
        self.done: tuple[list[int], list[int]] = ([], [])
        self.differences = self.decisions = 0

    def new(self) -> rotonde.State:
        return self._game.new(self._seats, self._options)

    async def play(self, seed: int, longest: int) -> None:
        """Compares after every decision."""
        try:
            await self._play(seed, longest)
        finally:
            await self._close()

    async def _play(self, seed: int, longest: int) -> None:
        left, group = self.new(), list[tuple[int, int | None]]()
        for number, step in enumerate(steps(left, self.new(), self._seat, seed)):
            group.append(step)
            if left.to_act != rotonde.CHANCE:
                await self._happen(group)
                await self._compare()
                group = []
            if number >= longest:
                break

    async def _happen(self, group: list[tuple[int, int | None]]) -> None:
        """Where the second world cannot follow it becomes the first, and both are opened again."""
        mine, theirs = [a for a, _ in group], [b for _, b in group if b is not None]
        self.done[0].extend(mine)
        self.done[1].extend(theirs)
        if len(theirs) < len(mine):
            self.done[1][:] = self.done[0]
            await self._close()
        if not self._worlds:
            await self._open()
            return
        first, second = self._worlds
        await first.act(mine[0], mine[1:])
        await second.act(theirs[0], theirs[1:])

    async def _close(self) -> None:
        for world in self._worlds:
            await world.close()
        self._worlds = []

    async def _open(self) -> None:
        table = f"{next(_numbers):012x}"
        for station, seed in zip(self._stations, SEEDS, strict=True):
            self._worlds.append(World(station, table, seed, self.new(), self._seat))
        opened = [await each.open(actions) for each, actions in zip(self._worlds, self.done, strict=True)]
        assert comparable(opened[0]) == comparable(opened[1])
        assert b"extensions" not in opened[0].lower()

    async def _compare(self) -> None:
        first, second = self._worlds
        assert await first.heard() == await second.heard()
        if self.decisions % self._spacing == 0:
            assert await first.asked() == await second.asked()
        self.decisions += 1
        states = [world.match.state for world in self._worlds]
        self.differences += states[0].snapshot() != states[1].snapshot()
        if self._seat is not None and states[0].to_act == self._seat:
            weakest = rotonde.levels(self._game.id)[0]
            asked = [BotQuestion.about(each.perspective(self._seat), weakest, "7") for each in states]
            assert msgspec.json.encode(asked[0]) == msgspec.json.encode(asked[1]), "a bot is told a secret"


def hiding_options(game: rotonde.Game, seats: int) -> dict[str, object]:
    """Options under which seats know different things: the usual ones, or those with one switch turned."""
    properties = cast(Mapping[str, Mapping[str, object]], game.options["properties"])
    switches = [name for name, each in properties.items() if each.get("type") == "boolean"]
    for chosen in ({}, *({name: True} for name in switches)):
        complete = game.new(seats, chosen).options
        if game.hides(complete):
            return dict(complete)
    raise AssertionError(f"{game.id} says that it hides something, and never does")


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Play]:
    """Two servers, and the loop in which they run."""
    folder = tmp_path_factory.mktemp("wire")
    with asyncio.Runner() as runner:
        stations = [Station(folder / name) for name in ("first", "second")]
        for each in stations:
            runner.run(each.open())
        yield runner, stations
        for each in stations:
            runner.run(each.close())


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("game", rotonde.games())
def test_the_bytes_are_the_same(play: Play, game: str, seat: int | None) -> None:
    runner, stations = play
    found, hides = 0, rotonde.game(game).hidden
    for seed in (1, 2) if hides else (1,):
        pair = LockStep(stations, rotonde.game(game), seat, SPACING)
        runner.run(pair.play(seed, LENGTH if hides else LENGTH // 2))
        found += pair.differences
    assert found >= 3 or not hides, "the worlds were different, or nothing is shown"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(max(1, SOAK_EXAMPLES // 500)))
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", rotonde.games())
def test_the_bytes_are_the_same_to_the_end(play: Play, game: str, seat: int | None, seed: int) -> None:
    runner, stations = play
    runner.run(LockStep(stations, rotonde.game(game), seat, SPACING).play(seed, 1500))


def test_nothing_that_is_said_at_a_table_is_compressed(anna: Person) -> None:
    """Compressed, a secret beside what a client chose would show in the length."""
    table = anna.open_table(ME, ME)["table"]["id"]
    url = f"{anna.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(
        url,
        compression="deflate",
        additional_headers={"Cookie": f"rotonde={anna.cookie}"},
        open_timeout=PATIENCE,
    ) as socket:
        assert socket.response is not None
        assert "sec-websocket-extensions" not in socket.response.headers
    answer = anna.http.get(
        f"/api/tables/{table}/state", headers={"Accept-Encoding": "gzip, br, deflate, zstd"}
    )
    assert "content-encoding" not in answer.headers
    assert int(answer.headers["content-length"]) == len(answer.content)

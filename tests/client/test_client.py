"""Playing at a real server through `rotonde.client`, as a bot from outside does."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import join_a_table
import pytest

import rotonde
from rotonde.client import (
    BOT,
    ME,
    OPEN,
    Client,
    ClientError,
    Link,
    OtherCommitment,
    Refused,
    Unreachable,
    bot_of,
    play,
)
from rotonde.client.http_calls import HttpCalls, T
from rotonde.server.http.messages import Seated
from tests.client.relay import Relay
from tests.server.harness import PATIENCE, Person, Server
from tests.server.server_start import free_port


def test_the_example_plays_a_whole_game(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    won = asyncio.run(join_a_table.main(server.url))
    output = capsys.readouterr().out
    assert f"{server.url}/t/" in output
    assert output.endswith("won\n" if won else "lost\n")


async def play_on(client: Client, table: str) -> int:
    """Plays to the end; the number of our decisions."""
    count = 0
    async with client.at(table) as player:
        async for turn in player.turns():
            await turn.act(join_a_table.choose(turn))
            count += 1
    return count


def test_two_of_us_meet_at_a_table_and_the_record_is_whole(server: Server) -> None:
    async def game() -> None:
        async with Client(server.url) as anna, Client(server.url) as ben:
            await anna.call_me("A bot of mine")
            seated = await anna.open_table("wurfel", [ME, OPEN], access="public")
            table = seated.table.id
            assert table in [each.id for each in await ben.public_tables()]
            await ben.join(table, name="Another")
            counts = await asyncio.gather(play_on(anna, table), play_on(ben, table))
            info = await ben.table(table)
            record = rotonde.Record.parse(await ben.record(table))
            assert [each.name for each in info.seats] == ["A bot of mine", "Another"]
            assert [each.id for each in await ben.tables()] == [table]
            assert record.verify(seated.table.commitment)
            assert isinstance(record.seed, rotonde.SharedSeed)
            assert all(len(each) == 32 for each in record.seed.contributions), "both of us contributed"
            assert record.last().winners() == info.winners
            assert list(counts) == [decisions_of(record, seat) for seat in (0, 1)]

    asyncio.run(game())


class Liar(HttpCalls):
    """A server that changes what it says of a table where we sit down."""

    lie: Callable[[Seated], None]

    async def call(self, method: str, path: str, answer: type[T], body: object = None) -> T:
        output = await super().call(method, path, answer, body)
        if isinstance(output, Seated):
            self.lie(output)
        return output


def test_a_server_that_changes_its_part_or_leaves_ours_out_is_found_out(server: Server) -> None:
    async def game() -> None:
        async with Client(server.url) as anna, Client(server.url) as ben:
            table = (await anna.open_table("wurfel", [ME, OPEN, OPEN], access="public")).table.id
            for lie in (other_commitment, other_contribution):
                ben._wire = liar = Liar(server.url, guest=ben.guest)
                liar.lie = lie
                with pytest.raises(OtherCommitment):
                    await ben.join(table)
                with pytest.raises(OtherCommitment, match="distrust"):
                    await ben.open_table("wurfel", [ME, OPEN])

    asyncio.run(game())


def other_commitment(told: Seated) -> None:
    told.table.commitment = "0" * 64


def other_contribution(told: Seated) -> None:
    for seat in told.table.seats:
        seat.contribution = "0" * 32


def test_a_line_that_is_cut_costs_no_move_and_makes_none_twice(server: Server) -> None:
    async def game() -> None:
        async with Relay(server.url).open() as relay, Client(relay.url) as client:
            seated = await client.open_table("wurfel", [ME, BOT])
            answers = 0
            async with client.at(seated.table.id) as player:
                async for turn in player.turns():
                    relay.armed = turn.n % 3 != 0
                    await turn.act(join_a_table.choose(turn))
                    answers += 1
                events = player.events
            record = rotonde.Record.parse(await client.record(seated.table.id))
            assert relay.cuts > 3
            assert answers == decisions_of(record, 0)
            assert events == record.last().events(0, 0), "what was missed meanwhile was told later"

    asyncio.run(game())


def decisions_of(record: rotonde.Record, seat: int) -> int:
    states = list(record.replay())
    return sum(state.to_act == seat for state in states)


def test_a_server_that_dies_is_waited_for(tmp_path: Path) -> None:
    port = ("--port", str(free_port()))

    async def game() -> None:
        server = Server(tmp_path / "data", arguments=port)
        client = Client(server.url, patience=PATIENCE)
        seated = await client.open_table("wurfel", [ME, BOT])
        async with client.at(seated.table.id) as player:
            turns = player.turns()
            turn = await anext(turns)
            server.kill()
            answering = asyncio.create_task(turn.act(turn.actions[0]))
            with await asyncio.to_thread(Server, tmp_path / "data", None, port):
                await answering
                assert (await anext(turns)).n > turn.n

    asyncio.run(game())


def test_a_function_is_enough(server: Server) -> None:
    with Person(server) as host:
        seated = host.open_table({"kind": "open"}, {"kind": "bot"})
        link = f"{server.url}/t/{seated['table']['id']}?invitation={seated['table']['invitation']}"
        last = play(link, join_a_table.choose, name="Function")
        assert host.get(f"/api/tables/{seated['table']['id']}")["seats"][0]["name"] == "Function"
    assert (last.to_act, len(last.winners)) == (rotonde.OVER, 1)


def test_what_is_forbidden_has_its_rule_and_the_turn_goes_on(server: Server) -> None:
    async def game() -> None:
        async with Client(server.url) as client:
            seated = await client.open_table("wurfel", [ME, bot_of("novice")])
            async with client.at(seated.table.id) as player:
                turn = await anext(player.turns())
                with pytest.raises(Refused, match="WX-") as refused:
                    await turn.act("steal 0")
                assert (refused.value.code, refused.value.rule[:3]) == ("illegal", "WX-")
                assert "(illegal" in refused.value.text("fr")
                with pytest.raises(Refused, match="bad_notation"):
                    await turn.act("fly")
                again = await anext(player.turns())
                assert again.n == turn.n
                await again.act(again.actions[0])
            left = await client.leave(seated.table.id, 0)
            assert (left.status, left.ending) == ("over", "resigned")

    asyncio.run(game())


def test_two_lines_of_one_guest_do_not_stumble(server: Server) -> None:
    """The second connection gets the new state, and goes on from there."""

    async def game() -> None:
        async with Client(server.url) as client, Client(server.url, guest=client.guest) as same:
            table = (await client.open_table("wurfel", [ME, ME])).table.id
            async with client.at(table) as first, same.at(table) as second:
                one, two = await anext(first.turns()), await anext(second.turns())
                await one.act(one.actions[0])
                await two.act(two.actions[-1])
                assert (await anext(second.turns())).n > two.n

    asyncio.run(game())


def test_before_the_start_one_stands_up(server: Server) -> None:
    async def stand_up() -> None:
        async with Client(server.url) as client:
            seated = await client.open_table("wurfel", [ME, OPEN])
            assert (await client.leave(seated.table.id, 0)).seats[0].kind == "open"
            assert await client.material(seated.table.id) == {}
            assert "wurfel" in [each.id for each in await client.games()]
            with pytest.raises(Refused, match="not_over"):
                await client.record(seated.table.id)

    asyncio.run(stand_up())


def test_links_and_addresses_that_are_none() -> None:
    link = Link.parse("https://club.example/games/t/0a1b?invitation=key")
    assert link == Link("https://club.example/games", "0a1b", "key")
    for wrong in ("club.example/t/1", "http://club.example/", "http://club.example/t/1/2"):
        with pytest.raises(ClientError, match="link of a table"):
            Link.parse(wrong)
    with pytest.raises(ClientError, match="address of a server"):
        Client("club.example")


def test_nobody_is_there(server: Server) -> None:
    async def knock(url: str, table: str) -> None:
        async with Client(url, patience=0).at(table):
            pass

    with pytest.raises(Unreachable, match="does not answer"):
        asyncio.run(knock("http://127.0.0.1:1", "x"))
    with pytest.raises(Unreachable, match="does not answer"):
        asyncio.run(Client("http://127.0.0.1:1").me())
    with pytest.raises(Refused, match="unknown_table"):
        asyncio.run(knock(server.url, "x"))
    with pytest.raises(ClientError, match="no Rotonde server"):
        asyncio.run(knock(f"{server.url}/elsewhere", "x"))

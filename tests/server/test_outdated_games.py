"""A table that was stored under another version of the rules goes on only if it comes out the same."""

import json
from pathlib import Path

import pytest

import rotonde
from rotonde.cli import main
from rotonde.server.archive.outdated_service import OutdatedService
from rotonde.server.bots.pool import BotPool
from rotonde.server.bots.service import BotService
from rotonde.server.http.errors import texts_of
from rotonde.server.http.messages import Start
from rotonde.server.lobby.service import Lobby
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.game.resume import BrokenTable
from rotonde.table.refusal import Refusal
from tests.server.harness import ME, Person, Server, eager
from tests.server.outdated_games import ANNA, NOW, OLDER, change, evening, make_moves, opened, rows, waiting


def test_what_replays_equally_goes_on_and_says_its_version(tmp_path: Path) -> None:
    table = opened(tmp_path, "me", "me")
    change(tmp_path, "UPDATE game_table SET version = ?", OLDER)

    async def work(tables: Tables) -> None:
        before = await tables.state(table, ANNA, None, 0)
        assert (await make_moves(tables, table, 1)).n > before.n
        assert (await tables.info(table, ANNA)).version == OLDER
        await make_moves(tables, table, 10_000)
        record = rotonde.Record.parse(await tables.record(table, ANNA))
        assert record.version == NOW, "the rules under which it can be checked here"
        assert record.verify()

    evening(tmp_path, work)


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE action SET notation = 'fly' WHERE n = 1",
        "UPDATE game_table SET options = '{\"wings\": true}'",
        "UPDATE game_table SET status = 'over', winners = '[1]'",
    ],
)
def test_what_comes_out_otherwise_is_refused_and_kept(tmp_path: Path, spoil: str) -> None:
    table = opened(tmp_path, "me", "me")
    change(tmp_path, "UPDATE game_table SET version = ?", OLDER)
    change(tmp_path, spoil)
    before = rows(tmp_path)

    async def work(tables: Tables) -> None:
        info = (await tables.info(table, ANNA)).held
        assert info is not None, "the table is shown, its game is not"
        assert (info.version, info.now) == (OLDER, NOW)
        for ask in (
            tables.act(table, ANNA, 0, 3, "stop"),
            tables.record(table, ANNA),
        ):
            with pytest.raises(Refusal, match="other_rules") as refused:
                await ask
            assert str(OLDER) in texts_of(refused.value)["fr"]
            assert str(NOW) in texts_of(refused.value)["en"]
        assert [each.id for each in await tables.mine("anna")] == [table], "it is still in the list"

    evening(tmp_path, work)
    assert rows(tmp_path) == before


def test_other_winners_are_another_game(tmp_path: Path) -> None:
    table = opened(tmp_path, "me", "me", moves=10_000)
    change(tmp_path, "UPDATE game_table SET version = ?, winners = '[7]'", OLDER)

    async def work(tables: Tables) -> None:
        with pytest.raises(Refusal, match="other_rules"):
            await tables.record(table, ANNA)

    evening(tmp_path, work)


def test_under_the_same_rules_it_is_our_own_fault(tmp_path: Path) -> None:
    table = opened(tmp_path, "me", "me")
    change(tmp_path, "UPDATE action SET notation = 'fly' WHERE n = 1")

    async def work(tables: Tables) -> None:
        with pytest.raises(BrokenTable, match=table):
            await tables.info(table, ANNA)

    evening(tmp_path, work)


def test_an_open_table_begins_under_the_present_rules(tmp_path: Path) -> None:
    table = opened(tmp_path, "me", "open")
    change(tmp_path, "UPDATE game_table SET version = ?", OLDER)

    async def work(tables: Tables) -> None:
        assert (await tables.info(table, ANNA)).version == OLDER
        assert (await Lobby(tables).start(table, ANNA, Start())).version == NOW
        assert (await Tables(tables.store).info(table, ANNA)).version == NOW

    evening(tmp_path, work)


def test_an_open_table_whose_options_are_no_more_is_refused(tmp_path: Path) -> None:
    table = opened(tmp_path, "me", "open")
    change(tmp_path, "UPDATE game_table SET version = ?, options = '{\"wings\": true}'", OLDER)

    async def work(tables: Tables) -> None:
        with pytest.raises(Refusal, match="other_rules"):
            await Lobby(tables).start(table, ANNA, Start())
        assert (await tables.info(table, ANNA)).status == "open"

    evening(tmp_path, work)


def test_a_game_that_is_no_longer_installed_is_named(tmp_path: Path) -> None:
    table = opened(tmp_path, "me", "me")
    change(tmp_path, "UPDATE game_table SET game = 'mallet'")

    async def work(tables: Tables) -> None:
        with pytest.raises(Refusal, match="unknown_game"):
            await tables.info(table, ANNA)

    evening(tmp_path, work)


def test_bots_leave_such_a_table_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = opened(tmp_path, "me", "me")
    change(tmp_path, "UPDATE seat SET kind = 'bot', level = 'novice' WHERE seat = 1")
    change(tmp_path, "UPDATE game_table SET version = ?", OLDER)
    change(tmp_path, "UPDATE action SET notation = 'fly' WHERE n = 1")

    async def work(tables: Tables) -> None:
        bots = BotService(tables, BotPool(1), 10)
        bots.wake(table)
        await bots._tasks[table]
        await bots.close()

    evening(tmp_path, work)
    assert [vars(each)["reason"] for each in caplog.records if each.message == "a bot was refused"] == [
        "other_rules"
    ]


def test_it_is_told_over_http(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as person:
        table, cookie = person.open_table(ME, ME)["table"]["id"], person.cookie
        server.stop()
    change(tmp_path / "data", "UPDATE game_table SET version = ?", OLDER)
    change(tmp_path / "data", "UPDATE action SET notation = 'fly' WHERE n = 0")
    with Server(tmp_path / "data") as server, Person(server, cookie=cookie) as person:
        assert person.get(f"/api/tables/{table}/state", 409)["error"] == "other_rules"
        assert person.http.get("/api/tables").json()[0]["version"] == OLDER


def test_at_its_hosts_word_it_goes_on_as_far_as_it_replays(tmp_path: Path) -> None:
    table, at, of = waiting(tmp_path)

    async def work(tables: Tables) -> None:
        details = (await tables.info(table, ANNA)).held
        assert details is not None
        assert (details.at, details.of) == (at, of)
        for stranger in (Caller("eve"), Caller()):
            with pytest.raises(Refusal, match="not_host"):
                await OutdatedService(tables).go_on(table, stranger)
        info = await OutdatedService(tables).go_on(table, ANNA)
        assert (info.held, info.version, info.n) == (None, NOW, of + 1)
        with pytest.raises(Refusal, match="nothing_held"):
            await OutdatedService(tables).close(table, ANNA)
        assert (await make_moves(tables, table, 10_000)).to_act == rotonde.OVER
        assert rotonde.Record.parse(await tables.record(table, ANNA)).verify()

    evening(tmp_path, work)


def test_or_it_is_closed_and_kept(tmp_path: Path) -> None:
    table, _, of = waiting(tmp_path)

    async def work(tables: Tables) -> None:
        info = await OutdatedService(tables).close(table, ANNA)
        assert (info.status, info.ending, info.winners, info.n) == ("over", "closed", [], of)
        with pytest.raises(Refusal, match="nothing_held"):
            await OutdatedService(tables).go_on(table, ANNA)

    evening(tmp_path, work)


def test_where_not_even_the_start_replays_it_can_only_be_closed(tmp_path: Path) -> None:
    table, *_ = waiting(tmp_path)
    change(tmp_path, "UPDATE game_table SET options = '{\"wings\": true}'")

    async def work(tables: Tables) -> None:
        with pytest.raises(Refusal, match="no_way_on"):
            await OutdatedService(tables).go_on(table, ANNA)
        assert (await OutdatedService(tables).close(table, ANNA)).status == "over"

    evening(tmp_path, work)


def test_its_host_says_so_over_http_and_who_watches_hears_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as person:
        table, cookie = str(person.open_table(ME, ME)["table"]["id"]), person.cookie
        state = person.state(table)
        person.act(table, state["seat"], state["n"], eager(state))
        server.stop()
    change(tmp_path / "data", "UPDATE game_table SET version = ?", OLDER)
    change(tmp_path / "data", "UPDATE action SET notation = 'fly' WHERE n = ?", state["n"])
    with (
        Server(tmp_path / "data") as server,
        Person(server, cookie=cookie) as person,
        person.live(table) as live,
    ):
        assert live.hear_type("table")["table"]["held"]["at"] == state["n"]
        person.post(f"/api/tables/{table}/held", {"word": "go_on"})
        assert live.hear_type("state")["legal"] == state["legal"]


def test_all_stored_games_are_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = opened(tmp_path, "me", "me", moves=10_000)
    other, at, of = waiting(tmp_path)
    change(tmp_path, "UPDATE game_table SET version = ? WHERE id = ?", NOW, same)
    assert main(["verify", "--data", str(tmp_path)]) == 1
    output = capsys.readouterr().out
    assert f"{at}/{of}" in output
    assert other in output
    assert same not in output
    assert main(["verify", "--data", str(tmp_path), "--json"]) == 1
    assert sorted(each["problem"] for each in json.loads(capsys.readouterr().out)) == ["", "other_rules"]
    change(tmp_path, "UPDATE game_table SET version = ? WHERE id = ?", NOW, other)
    assert main(["verify", "--data", str(tmp_path), "--language", "fr"]) == 1
    assert "ne peut pas être rejouée" in capsys.readouterr().out
    change(tmp_path, "DELETE FROM action WHERE table_id = ? AND n >= ?", other, at)
    assert main(["verify", "--data", str(tmp_path)]) == 0

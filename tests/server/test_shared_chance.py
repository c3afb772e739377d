"""The chance of a table: the server commits first, each person contributes, and the record proves it."""

import hmac
import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

import rotonde
from rotonde.server.http.messages import Join, Rematch, SeatChoice, Start, TableChoice
from rotonde.server.lobby.commitments import LIFE, Commitments
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables, opened
from rotonde.table.caller import Caller
from rotonde.table.game.resume import BrokenTable
from rotonde.table.game.seeds import commitment, seed_of
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, TableRow
from rotonde.table.seating import Guest
from rotonde.table.table import Table
from tests.server.harness import BOT, ME, OPEN, OVER, Message, Person, eager
from tests.server.stores import TABLE, with_store

ANNAS, BENS = "a" * 32, "0123456789abcdef" * 4
SEATS = [SeatChoice("me"), SeatChoice("open"), SeatChoice("bot")]
ANNA, BEN = Guest("anna", "Anna"), Guest("ben", "Ben")


# An implementation of its own, from docs/protocol.md alone


def independently_verified(text: str) -> int:
    """Recomputes every draw of a record from its header; how many there were."""
    head, _, body = text.partition("\n\n")
    facts = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    assert sha256(facts["server"].encode()).hexdigest() == facts["commitment"]
    lines = ["rotonde shared seed 1", facts["server"], *facts["contributions"].split(" ")]
    key = sha256("".join(f"{line}\n" for line in lines).encode()).digest()
    blocks = (hmac.digest(key, b"rotonde chance 2" + k.to_bytes(8, "big"), "sha256") for k in range(1 << 32))
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    state, draws = rotonde.game(facts["game"]).new(int(facts["seats"]), json.loads(facts["options"])), 0
    for action in body.splitlines():
        if state.to_act == rotonde.CHANCE:
            total, draws = sum(state.odds()), draws + 1
            drawn = next(word for word in words if word < 2**32 - 2**32 % total) % total
            sums = [sum(state.odds()[: i + 1]) for i in range(len(state.odds()))]
            outcome = next(a for a, s in zip(state.legal_actions(), sums, strict=True) if s > drawn)
            assert state.game.space.text(outcome) == action
        state.apply(state.game.space.parse(action))
    return draws


# At a real server


def open_with(person: Person, contribution: str, *seats: Message) -> tuple[Message, Message]:
    """The server's commitment, and the table that was opened with it."""
    offered = person.post("/api/commitments")
    body = {"game": "wurfel", "seats": list(seats), "contribution": contribution, "ticket": offered["ticket"]}
    return offered, person.post("/api/tables", body, 201)["table"]


def contributions(table: Message) -> list[str]:
    return [seat["contribution"] for seat in table["seats"]]


def finish(people: list[Person], table: str) -> str:
    """Plays to the end; the record."""
    while (states := [each.state(table) for each in people])[0]["to_act"] != OVER:
        for each, state in zip(people, states, strict=True):
            if state["legal"]:
                each.act(table, state["seat"], state["n"], eager(state))
    return people[0].http.get(f"/api/tables/{table}/record").text


def test_a_whole_game_is_verified_by_a_few_lines_of_anybodys(anna: Person, ben: Person) -> None:
    offered, table = open_with(anna, ANNAS, ME, OPEN)
    assert (table["commitment"], table["seed"], contributions(table)) == (
        offered["commitment"],
        None,
        [ANNAS, ""],
    )
    body = {"invitation": table["invitation"], "contribution": BENS}
    joined = ben.post(f"/api/tables/{table['id']}/join", body)["table"]
    assert (joined["status"], joined["seed"]) == ("running", None)
    assert contributions(joined) == [ANNAS, BENS]
    assert not {"contribution", "seed", "commitment"} & set(ben.state(table["id"])), "not with each move"
    text = finish([anna, ben], table["id"])
    over = ben.get(f"/api/tables/{table['id']}")
    assert commitment(over["seed"]) == over["commitment"] == offered["commitment"]
    assert f"contributions: {ANNAS} {BENS}\n" in text
    assert independently_verified(text) > 20
    assert rotonde.Record.parse(text).verify(offered["commitment"])
    with pytest.raises(AssertionError):
        independently_verified(text.replace(ANNAS, "b" * 32))


def test_a_contribution_to_a_new_table_needs_a_commitment_used_once(anna: Person) -> None:
    body = {"game": "wurfel", "seats": [ME, OPEN], "contribution": ANNAS}
    assert anna.post("/api/tables", body, 409)["error"] == "bad_ticket"
    body["ticket"] = anna.post("/api/commitments")["ticket"]
    anna.post("/api/tables", body, 201)
    assert anna.post("/api/tables", body, 409)["error"] == "bad_ticket"
    for wrong in ("A" * 32, "a" * 31, "a" * 65, "a" * 32 + "\n"):
        assert anna.post("/api/tables", {**body, "contribution": wrong}, 400)["error"] == "malformed"


def test_a_client_that_sends_none_contributes_nothing(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]
    assert contributions(table) == ["", ""]
    assert "contributions: - -\n" in finish([anna], table["id"])


def test_a_record_that_is_brought_comes_back_as_it_was(anna: Person) -> None:
    _, table = open_with(anna, ANNAS, ME, ME)
    text = finish([anna], table["id"])
    answer = anna.post("/api/records", {"record": text}, 201)
    assert answer["origin"]["verified"]
    assert anna.http.get(f"/api/tables/{answer['id']}/record").text == text
    false = text.replace(table["commitment"], "0" * 64)
    refused = anna.post("/api/records", {"record": false}, 422)
    assert refused["error"] == "bad_record"
    assert "does not match the commitment" in refused["message"]["en"]


def test_a_branch_has_chance_of_its_own_and_contributions(anna: Person) -> None:
    _, table = open_with(anna, ANNAS, ME, ME)
    finish([anna], table["id"])
    at = anna.get(f"/api/tables/{table['id']}/moments")["at"][3]
    offered = anna.post("/api/commitments")
    body = {"at": at, "seats": [ME, BOT], "contribution": BENS, "ticket": offered["ticket"]}
    branch = anna.post(f"/api/tables/{table['id']}/branch", body, 201)["table"]
    assert (contributions(branch), branch["commitment"]) == ([BENS, ""], offered["commitment"])
    anna.post(f"/api/tables/{branch['id']}/ask", {"seat": 0, "what": "end"})
    record = rotonde.Record.parse(anna.http.get(f"/api/tables/{branch['id']}/record").text)
    assert (record.given, record.verify(offered["commitment"])) == (at, True)


def test_what_is_drawn_anew_after_going_back_is_verified_too(anna: Person) -> None:
    _, table = open_with(anna, ANNAS, ME, BOT)
    with anna.live(table["id"]) as live:
        state = live.hear_type("state")
        while state["last_own"] is None or not state["legal"]:
            if state["legal"]:
                live.act(state, eager(state))
            state = live.hear_type("state")
    back = {"seat": 0, "what": "back", "to": state["last_own"]}
    anna.post(f"/api/tables/{table['id']}/ask", back)
    anna.post(f"/api/tables/{table['id']}/resign", {"seat": 0})
    text = anna.http.get(f"/api/tables/{table['id']}/record").text
    assert "redrawn: " in text
    assert rotonde.Record.parse(text).verify(table["commitment"])


# Tickets


def test_the_servers_part_is_fixed_before_it_sees_a_contribution() -> None:
    one, other = Commitments(b"key" * 11), Commitments(b"key" * 11)  # as of two processes
    offered = one.offer()
    first, second = one.take(offered.ticket, ANNAS), other.take(offered.ticket, BENS)
    assert first == second
    assert commitment(first[1]) == offered.commitment
    assert one.offer().commitment != offered.commitment
    assert first[1] not in offered.ticket


def test_tickets_of_others_altered_or_too_old_are_refused() -> None:
    now = 1_000_000
    commitments = Commitments(b"key" * 11, lambda: now)
    ticket = commitments.offer().ticket
    table, until, signature = ticket.split(".")
    later, elsewhere = f"{table}.{int(until) + 1}.{signature}", f"{'0' * 12}.{until}.{signature}"
    other = Commitments(b"other" * 9).offer().ticket
    for each in (later, elsewhere, other, f"{table}.{until}.", "x", ".", "é.1.é"):
        with pytest.raises(Refusal, match="bad_ticket"):
            commitments.take(each, ANNAS)
    now += LIFE
    assert commitments.take(ticket, "")[0] == table
    now += 1
    with pytest.raises(Refusal):
        commitments.take(ticket, ANNAS)


# Over a store


def over(store: SqlStore) -> Lobby:
    return Lobby(Tables(store))


async def stored(store: SqlStore, table: str) -> TableRow:
    found = await store.table(table)
    assert found is not None
    return found


def test_who_leaves_takes_their_contribution_away(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        lobby = over(store)
        seats = [SeatChoice("me"), SeatChoice("open"), SeatChoice("open"), SeatChoice("bot")]
        told = (await lobby.create(TableChoice("wurfel", seats, access="public"), ANNA)).table
        await lobby.join(told.id, Join(seat=1, contribution=BENS), BEN)
        assert [each.contribution for each in (await stored(store, told.id)).seats] == ["", BENS, "", ""]
        await lobby.vacate(told.id, Caller("ben"), 1)
        assert [each.contribution for each in (await stored(store, told.id)).seats] == ["", "", "", ""]
        await lobby.join(told.id, Join(seat=2, contribution=ANNAS), BEN)
        await lobby.start(told.id, Caller("anna"), Start())
        row, rows = await store.whole(told.id) or (None, [])
        assert row is not None
        seed = seed_of(row)
        assert seed == rotonde.SharedSeed(row.seed, ["", "", ANNAS, ""])
        fresh = rotonde.Match(rotonde.game("wurfel"), 4, seed, row.options)
        assert [each.action for each in rows] == fresh.record.actions
        Table(row, rows)  # it goes on after a restart
        other = replace(row, seats=(*row.seats[:2], replace(row.seats[2], contribution=BENS), row.seats[3]))
        with pytest.raises(BrokenTable, match="the seed gives"):
            Table(other, rows)

    with_store(place, work)


def test_everybody_contributes_to_a_rematch_after_its_commitment(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        lobby = over(store)
        told = (await lobby.create(TableChoice("wurfel", SEATS[:2], access="public"), ANNA)).table
        await lobby.join(told.id, Join(contribution=BENS), BEN)
        await store.append(told.id, [Row(999, 0, "", "end")], [], "agreed")
        lobby = over(store)
        with pytest.raises(Refusal, match="bad_ticket"):
            await lobby.rematch(told.id, Caller("anna"), Rematch(ANNAS))
        offered, late = lobby.commitments.offer(), lobby.commitments.offer()
        fresh = (await lobby.rematch(told.id, Caller("anna"), Rematch(ANNAS, offered.ticket))).table
        assert fresh.commitment == offered.commitment
        assert [each.contribution for each in fresh.seats] == ["", ANNAS], "the old one is not kept"
        with pytest.raises(Refusal, match="rematch_opened"):
            await lobby.rematch(told.id, Caller("ben"), Rematch(BENS, late.ticket))
        along = (await lobby.rematch(told.id, Caller("ben"), Rematch(BENS))).table
        assert (along.id, along.status, along.commitment) == (fresh.id, "running", offered.commitment)
        assert [each.contribution for each in along.seats] == [BENS, ANNAS]

    with_store(tmp_path / "store.sqlite", work)


def test_a_table_of_an_earlier_release_goes_on_as_it_began(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        old = f"{2026:032x}"
        match = rotonde.Match(rotonde.game("wurfel"), 2, 2026, {"firstPlayer": 0})
        match.apply(match.state.legal_actions()[0])
        rows = [Row(n, match.deciders[n], action) for n, action in enumerate(match.record.actions)]
        await store.create(replace(TABLE, seed=old, status="running", options={"firstPlayer": 0}), rows, 9)
        found, remaining = await store.whole(TABLE.id) or (None, [])
        assert found is not None
        table = Table(found, remaining)
        a = table.running().state.legal_actions()[0]
        match.apply(a)
        table.running().apply(a)
        assert table.running().record == match.record
        record = opened(table)
        assert (record.seed, record.verify(commitment(old))) == (2026, True)
        assert str(record).startswith("rotonde record 1\n")

    with_store(tmp_path / "store.sqlite", work)


def test_a_table_that_an_earlier_release_opened_takes_no_contributions(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(TABLE, access="public"), [], 9)
        told = (await over(store).join(TABLE.id, Join(contribution=BENS), BEN)).table
        assert (told.status, told.shared, told.seats[1].contribution) == ("running", False, "")
        assert seed_of(await stored(store, TABLE.id)) == 0

    with_store(tmp_path / "store.sqlite", work)
